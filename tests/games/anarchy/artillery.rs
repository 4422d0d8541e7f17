//! Ballistae (4.4): where their shots come down by a slow and obvious reckoning, and whole battles full of them.
use super::oil::{Handled, started_at};
use crate::common::case::script;
use mesnie::games::anarchy::access::Read;
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::shooting::slings::struck;
use mesnie::games::anarchy::rules::Rules;
use mesnie::games::anarchy::state::{Engines, Ground, Site, Tasks};
use mesnie::table::prelude::*;
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeSet;

/// The middle of a hex on the plan: columns are 1.5 apart, rows √3, odd columns half a row lower.
fn middle(col: i32, row: i32) -> (f64, f64) {
    let rows = f64::from(row) + if col % 2 == 0 { 0.0 } else { 0.5 };
    (1.5 * f64::from(col), 3.0_f64.sqrt() * rows)
}

/// The hex struck, by angles: the line's bearing in degrees clockwise from north, the nearest of the six directions, of two as near the
/// next one clockwise; then the neighbour whose middle lies that way, turned by so many sixths as the table says.
fn struck_by_angle(from: (i32, i32), aimed: (i32, i32), die: i32) -> (i32, i32) {
    let sixths = match die {
        1..=4 => return aimed,
        5 => 0.0,
        6 => 3.0,
        7 => 1.0,
        8 => 2.0,
        9 => 5.0,
        _ => 4.0,
    };
    let ((ax, ay), (bx, by)) = (middle(from.0, from.1), middle(aimed.0, aimed.1));
    let degrees = (bx - ax).atan2(ay - by).to_degrees().rem_euclid(360.0);
    let best = |ahead: f64| (degrees - ahead + 540.0).rem_euclid(360.0) - 180.0;
    let nearest = (0..6).map(|n| f64::from(n) * 60.0).min_by(|a, b| {
        let (one, other) = (best(*a).abs(), best(*b).abs());
        // As near as makes no difference: the clockwise one, which the line has not reached yet.
        if (one - other).abs() < 1e-6 { best(*a).total_cmp(&best(*b)) } else { one.total_cmp(&other) }
    });
    let way = (nearest.expect("six directions") + 60.0 * sixths).rem_euclid(360.0).to_radians();
    let (tx, ty) = (bx + 3.0_f64.sqrt() * way.sin(), by - 3.0_f64.sqrt() * way.cos());
    let near = (aimed.0 - 1..=aimed.0 + 1).flat_map(|col| (aimed.1 - 1..=aimed.1 + 1).map(move |row| (col, row)));
    let off = |hex: &(i32, i32)| {
        let (x, y) = middle(hex.0.rem_euclid(2) + hex.0 - hex.0.rem_euclid(2), hex.1);
        (x - tx).hypot(y - ty)
    };
    near.min_by(|a, b| off(a).total_cmp(&off(b))).expect("nine hexes")
}

//
#[test]
fn shots_come_down_where_angles_say() {
    let table = started_at("sc11", 1, [script("normal"), script("normal")]);
    let rules: Rules = table.world().resource::<Rules>().clone();
    let (ground, site, tasks, engines) = (Ground::default(), Site::default(), Tasks::default(), Engines::default());
    let board = Board::new(&rules, &ground, &site, &tasks, &engines, &super::NO_SIEGEWORKS, 1);
    let hexes = &rules.map.hexes;
    let (cols, rows) = (28_i32, 40_i32);
    proptest!(ProptestConfig::with_cases(4000), |(a: Index, b: Index, die in 1..=10)| {
        let at = |index: &Index| { let i = index.index((cols * rows) as usize) as i32; (i % cols, i / cols) };
        let (from, aimed) = (at(&a), at(&b));
        prop_assume!(from != aimed);
        let place = |(col, row): (i32, i32)| hexes.at(u8::try_from(row).ok()?, u8::try_from(col).ok()?);
        let expected = struck_by_angle(from, aimed, die);
        let (start, goal) = (place(from).expect("on the board"), place(aimed).expect("on the board"));
        let there = struck(&board, start, goal, die);
        prop_assert_eq!(there, place(expected), "from {:?} at {:?}, die {}: {:?}", from, aimed, die, expected);
    });
}

//
#[test]
fn ballistae_of_scripts_have_their_crews_from_the_first_turn_and_shoot() {
    let mut shots = 0;
    for seed in 0..8 {
        let mut table = started_at("sc11", seed, [script("normal"), script("normal")]);
        let mut looked = false;
        while let Some(record) = table.automatic_order() {
            shots += usize::from(record.order.verb.name == "anarchy.loose_at");
            if !looked && table.prompt().is_some_and(|prompt| prompt.text == "anarchy-ask-move") {
                looked = true;
                let unserved = |battle: Read| {
                    let board = battle.board();
                    let engineer = |id: &PieceId| board.rules.class(*id).name == "engineer";
                    let beside = |at: Place| {
                        let all = board.on_field(board.ballista(at).expect("it stands there").side);
                        all.filter(|id| board.map.adjacent(board.front(*id), at)).collect::<Vec<_>>()
                    };
                    let hexes = board.artillery.ballistae.iter().map(|ballista| ballista.hex);
                    let crews = hexes.map(beside).collect::<Vec<_>>();
                    assert_eq!(crews.len(), 4);
                    crews.iter().filter(|men| men.len() < 2 || !men.iter().any(engineer)).count()
                };
                assert_eq!(read(&mut table, unserved), 0, "seed {seed}");
            }
            table.submit(record.seat, record.order).unwrap();
        }
    }
    assert!(shots > 20, "{shots} shots");
}

//
#[test]
fn matches_full_of_ballistae_keep_the_invariants() {
    const HANDLED: [&str; 6] = [
        "anarchy.lift_ballista",
        "anarchy.with",
        "anarchy.ballista_to",
        "anarchy.loose",
        "anarchy.loose_at",
        "anarchy.place_mantlet",
    ];
    let mut verbs = BTreeSet::new();
    for seed in 0..12 {
        let normal = script("normal");
        let players = match seed % 3 {
            0 => [Player::Random, normal],
            1 => [normal.clone(), normal],
            _ => [Player::Random, Player::Random],
        };
        let mut table = started_at("sc11", seed, players);
        Handled { verbs: &HANDLED, most: 200 }.plays(&mut table, seed, &mut verbs);
    }
    for verb in HANDLED {
        assert!(verbs.contains(verb), "{verb} never comes up");
    }
}

/// What a question about the battle answers.
fn read<T: 'static>(table: &mut Match, question: impl FnMut(Read) -> T + Send + Sync + 'static) -> T {
    bevy::ecs::system::RunSystemOnce::run_system_once(table.world_mut(), question).expect("it is read")
}
