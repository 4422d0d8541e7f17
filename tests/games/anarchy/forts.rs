//! Ways through forts, beside the slow version of them: men alone, and men among friends and enemies, in many states of the place.
use super::ground::{is_closed, places, takes_horses};
use super::paths::{slowly, step};
use super::sight::{At, check, rules, sites};
use super::{NO_ENGINES, NO_SIEGEWORKS};
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::reach::Reach;
use mesnie::games::anarchy::rules::Rules;
use mesnie::games::anarchy::state::{Ground, Man, Post, Site, Tasks};
use mesnie::table::prelude::{PieceId, Place};
use std::collections::BTreeMap;

/// Where and for how much a man can go, by the program and slowly: how many ends there are, and what is not the same.
fn compare(board: &Board, id: PieceId, what: &str, apart: &mut Vec<String>) -> usize {
    let quick: BTreeMap<Place, i32> = Reach::of(board, id).ends(board, id).into_iter().collect();
    let slow = slowly(board, id);
    let from = board.front(id);
    let here = if from == Place::NOWHERE { "beside the map".into() } else { board.map.label(from) };
    for place in quick.keys().chain(slow.keys().filter(|place| !quick.contains_key(*place))) {
        let (found, wanted) = (quick.get(place), slow.get(place));
        if found != wanted {
            let there = board.map.label(*place);
            apart.push(format!("{what}: {id:?} from {here} to {there}: {found:?}, should be {wanted:?}"));
        }
    }
    assert_eq!(Reach::has_end(board, id), !quick.is_empty(), "{what}: {id:?} from {here}");
    quick.len()
}
/// The states of a fort in which men are moved: as lines of fire are looked at, then with fire in it and many bodies on its ways.
fn states(rules: &Rules) -> Vec<(Site, Ground)> {
    let at = |(col, row): At| rules.map.hexes.at(row, col).expect("a hex of the map");
    let [closed, open, burnt] = sites(rules);
    let (mut burning, mut bodies) = (open.clone(), Ground::default());
    let (alight, slow): (&[At], &[At]) = if rules.map.name == "priory" {
        (&[(3, 5), (6, 2), (8, 2), (12, 14)], &[(5, 2), (8, 3), (6, 6), (7, 2), (10, 14), (2, 6)])
    } else {
        (&[(16, 12), (14, 14)], &[(10, 3), (10, 4), (17, 12), (14, 9), (14, 15), (9, 3)])
    };
    alight.iter().for_each(|hex| burning.light(at(*hex), 3));
    // This one is lit in the turn that runs, and does not burn yet.
    burning.light(at((13, 12)), 5);
    slow.iter().for_each(|hex| bodies.add_bodies(at(*hex), 4, 4));
    bodies.add_bodies(at((13, 10)), 3, 3);
    vec![(closed, Ground::default()), (open, Ground::default()), (burnt, bodies.clone()), (burning, bodies)]
}

/// Everybody of a battle round one hex, pell-mell, some stunned, some captive, some on horseback, some still to come.
fn muster(board: &mut Board, middle: Place, seed: usize) {
    let mut all = places(board);
    all.retain(|place| board.map.distance(*place, middle) <= 4);
    let everybody: Vec<PieceId> = board.all().collect();
    for (i, id) in everybody.into_iter().enumerate() {
        let chance = (seed * 7919 + i * 104_729 + seed * i * 31) % 1000;
        let at = all[(chance * 37 + i * 13) % all.len()];
        if chance.is_multiple_of(11) || !board.is_free(at) {
            board.put(id, Man::default(), Place::NOWHERE);
            continue;
        }
        let rides = board.rules.character(id).mounted.is_some() && chance.is_multiple_of(3);
        let ridden = |hex: &Place| {
            !board.map.is_upper(*hex)
                && takes_horses(board.terrain(*hex))
                && board.is_free(*hex)
                && !is_closed(board, *hex)
        };
        let beside =
            board.map.neighbours(at).iter().copied().find(|near| ridden(near) && step(board, *near, at).is_some());
        let man = Man {
            post: Post::OnField,
            rear: beside.filter(|_| rides && ridden(&at)),
            stunned: if chance % 7 == 1 { 2 } else { 0 },
            captive: chance % 13 == 2,
            wounded: chance % 5 == 3,
            ..Man::default()
        };
        board.put(id, man, at);
    }
}

//
//
#[test]
fn a_man_alone_goes_through_a_fort_as_the_rule_book_has_it() {
    for scenario in ["sc05", "sc06", "sc07", "sc08"] {
        let rules = rules(scenario);
        let tasks = Tasks::default();
        let (mut ends, mut apart) = (0, vec![]);
        for (number, (site, ground)) in states(&rules).iter().enumerate() {
            let mut board = Board::new(&rules, ground, site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, 5);
            // An archer, who goes farther, and a knight or a sergeant in mail.
            let of_class =
                |class: &str| board.all().find(|id| rules.class(*id).name == class).expect("one of this class");
            for id in [of_class("archer"), of_class("sergeant")] {
                for place in places(&board) {
                    board.put(id, Man { post: Post::OnField, ..Man::default() }, place);
                    ends += compare(&board, id, &format!("{scenario} {number}"), &mut apart);
                    board.take_off(id);
                }
            }
        }
        check(&apart);
        assert!(ends > 30_000, "{scenario}: {ends}");
    }
}

//
#[test]
fn men_among_enemies_go_through_a_fort_as_the_rule_book_has_it() {
    // Doors, windows, scaffolds and stairs; gate and bridge, keep, stairs, towers and ladders.
    let priory: &[At] =
        &[(3, 5), (5, 2), (8, 2), (8, 5), (8, 8), (12, 3), (13, 5), (19, 8), (12, 12), (21, 10), (3, 1)];
    let castle: &[At] = &[
        (14, 15),
        (16, 12),
        (14, 9),
        (14, 5),
        (8, 4),
        (22, 8),
        (9, 14),
        (16, 15),
        (10, 3),
        (6, 9),
        (11, 16),
        (17, 16),
    ];
    for scenario in ["sc05", "sc06", "sc07", "sc08"] {
        let rules = rules(scenario);
        let tasks = Tasks::default();
        let (mut on_foot, mut mounted, mut waiting, mut up) = (0, 0, 0, 0);
        let mut apart = vec![];
        for (number, (site, ground)) in states(&rules).iter().enumerate() {
            for (col, row) in if rules.map.name == "priory" { priory } else { castle } {
                let middle = rules.map.hexes.at(*row, *col).expect("a hex of the map");
                for seed in 0..6 {
                    let turn = if seed % 3 == 0 { 3 } else { 5 }; // While a side has to stay where it is, or later.
                    let mut board = Board::new(&rules, ground, site, &tasks, &NO_ENGINES, &NO_SIEGEWORKS, turn);
                    muster(&mut board, middle, seed + 6 * number);
                    for id in board.all().filter(|id| !board.man(*id).captive) {
                        let man = board.man(id);
                        let tried =
                            compare(&board, id, &format!("{scenario} {number} {col},{row} {seed}"), &mut apart) > 0;
                        let storey = tried && man.post == Post::OnField && board.map.is_upper(board.front(id));
                        on_foot += u32::from(tried && man.rear.is_none() && man.post == Post::OnField);
                        mounted += u32::from(tried && man.rear.is_some());
                        waiting += u32::from(tried && man.post == Post::Waiting);
                        up += u32::from(storey);
                    }
                }
            }
        }
        check(&apart);
        let what = format!("{scenario}: {on_foot} {mounted} {waiting} {up}");
        assert!(on_foot > 1000 && mounted > 20 && waiting > 5 && up > 10, "{what}");
    }
}
