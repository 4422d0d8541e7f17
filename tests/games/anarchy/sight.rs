//! Lines of fire, beside a slow version that is written from the rule book: corners of hexes, fractions, one height after the other.
use super::CASE;
use mesnie::games::anarchy::board::Board;
use mesnie::games::anarchy::chapters::tactical::sight::{End, Line, line};
use mesnie::games::anarchy::data::files::{Cover, Terrain};
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::games::anarchy::state::{Ground, Man, Post};
use mesnie::table::prelude::{Place, Settings};

fn rules(scenario: &str) -> Rules {
    let data = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    Rules::new(data, scenario, &Settings::new()).expect("the scenario")
}

/// An eye or a target in a hex, on foot or on horseback.
fn end(board: &Board, hex: Place, mounted: bool) -> End {
    let level = board.map.level(hex);
    End { hex, height: level + if mounted { 2 } else { 1 }, level }
}

/// Twice the way from west to east and from north to south of the middle of a hex, in units in which corners are whole: a hex is 4
/// units wide between its corners and 2 high; heights are to be taken times the root of three.
fn middle(board: &Board, hex: Place) -> (i64, i64) {
    let (col, row) = (i64::from(board.map.hexes.col(hex)), i64::from(board.map.hexes.row(hex)));
    (6 * col, 4 * row + 2 * (col & 1))
}
fn corners(board: &Board, hex: Place) -> [(i64, i64); 6] {
    let (x, y) = middle(board, hex);
    [(4, 0), (2, 2), (-2, 2), (-4, 0), (-2, -2), (2, -2)].map(|(dx, dy)| (x + dx, y + dy))
}

/// What the line does in a hex: goes through its inside, along a side of it with the hex on the left or the right, or passes by;
/// and how far along the line that is, for putting hexes in order.
fn passes(board: &Board, from: Place, to: Place, hex: Place) -> Option<(i64, i64)> {
    let (a, b) = (middle(board, from), middle(board, to));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let side = |(x, y): (i64, i64)| (dx * (y - a.1) - dy * (x - a.0)).signum();
    let sides = corners(board, hex).map(side);
    // South is down: what lies to the right of the line is on its positive side.
    let through = sides.contains(&1) && sides.contains(&-1);
    let along = sides.iter().filter(|side| **side == 0).count() == 2 && !through;
    let (x, y) = middle(board, hex);
    // The root of three squared is three.
    let far = dx * (x - a.0) + 3 * dy * (y - a.1);
    let whole = dx * dx + 3 * dy * dy;
    if !(0..=whole).contains(&far) || !(through || along) {
        return None;
    }
    let hand = if through { 0 } else { *sides.iter().find(|side| **side != 0).expect("a corner off the line") };
    Some((far, hand))
}

/// Whether the line is clear, and the cover at its end, by the words of the rule book.
fn slowly(board: &Board, from: End, to: End) -> Option<Cover> {
    let hexes = &board.map.hexes;
    let mut crossed: Vec<(i64, i64, Place)> = (hexes.places())
        .filter(|hex| *hex != from.hex && *hex != to.hex)
        .filter_map(|hex| passes(board, from.hex, to.hex, hex).map(|(far, hand)| (far, hand, hex)))
        .collect();
    crossed.sort();
    let distance = i64::from(hexes.distance(from.hex, to.hex));
    let mut best: Option<Cover> = None;
    for hand in [-1, 1] {
        let seen: Vec<Place> =
            crossed.iter().filter(|(_, side, _)| *side == 0 || *side == hand).map(|(_, _, hex)| *hex).collect();
        let is_clear = seen.iter().all(|hex| {
            let away = i64::from(hexes.distance(from.hex, *hex));
            // The height of the line there, times the distance.
            let height = i64::from(from.height) * distance + i64::from(to.height - from.height) * away;
            let below = |top: i32| i64::from(top) * distance < height;
            let ground = board.map.features(*hex).top.is_none_or(below);
            let man = board.at(*hex).is_none_or(|id| {
                let man = board.man(id);
                let low = away == 1 && board.map.level(*hex) == from.level - 2;
                let tall = if man.is_mounted() || board.is_animal(id) { 2 } else { 1 };
                man.stunned > 0 || low || below(board.map.level(*hex) + tall)
            });
            ground && man
        });
        if !is_clear {
            continue;
        }
        let last = seen.last().copied().unwrap_or(from.hex);
        let own = board.map.features(to.hex).cover;
        let cover = match board.map.terrain(to.hex) {
            Terrain::Embankment | Terrain::OuterCorner => {
                let side = hexes.heading(to.hex, last);
                if side.is_some_and(|side| board.map.covered(to.hex).contains(side)) { own } else { Cover::None }
            }
            Terrain::River if board.map.is_waterside(from.hex) => Cover::None,
            _ => own,
        };
        if best.is_none_or(|known| (cover as u8) < known as u8) {
            best = Some(cover);
        }
    }
    best
}

/// A battle with everybody somewhere: men of both sides on every so manieth hex, some stunned, some mounted.
fn crowded(rules: &Rules, ground: &Ground, seed: usize) -> Board<'static> {
    let rules: &'static Rules = Box::leak(Box::new(rules.clone()));
    let ground: &'static Ground = Box::leak(Box::new(ground.clone()));
    let mut board = Board::new(rules, ground);
    let hexes: Vec<Place> = board.map.hexes.places().collect();
    for (i, (id, character)) in rules.pieces().filter(|(_, c)| c.rider.is_none()).enumerate() {
        let at = hexes[(seed * 131 + i * 47) % hexes.len()];
        let rear = board.map.hexes.neighbours(at)[i % 2];
        let rides = character.rides && board.is_free(rear) && rear != at;
        if !board.is_free(at) {
            continue;
        }
        let man = Man {
            post: Post::OnField,
            rear: rides.then_some(rear),
            stunned: if i % 5 == 0 { 2 } else { 0 },
            ..Man::default()
        };
        board.put(id, man, at);
    }
    board
}

//
#[test]
fn lines_of_fire_are_those_of_the_rule_book() {
    let mut met = [0_u32; 6];
    for (number, scenario) in ["sc01", "sc02", "sc03"].into_iter().enumerate() {
        let rules = rules(scenario);
        for seed in 0..2 {
            let board = crowded(&rules, &Ground::default(), seed + 3 * number);
            let all: Vec<Place> = board.map.hexes.places().collect();
            for (i, from) in all.iter().enumerate().step_by(13) {
                for to in all.iter().skip((i * 7 + seed) % 11).step_by(11).filter(|to| *to != from) {
                    let (a, b) = (end(&board, *from, i % 3 == 0), end(&board, *to, i % 4 == 0));
                    let quick = line(&board, a, b).ok().map(|line| line.cover);
                    assert_eq!(quick, slowly(&board, a, b), "{scenario} {seed}: {a:?} to {b:?}");
                    met[quick.map_or(5, |cover| cover as usize)] += 1;
                }
            }
        }
    }
    assert!(met[0] > 100 && met[1] > 20 && met[2] > 0 && met[5] > 1000, "{met:?}");
}

// what is true of a line is true of it from the other end.
#[test]
fn lines_of_fire_are_clear_both_ways_or_not_at_all() {
    for scenario in ["sc01", "sc02", "sc03"] {
        let rules = rules(scenario);
        let ground = Ground::default();
        let board = Board::new(&rules, &ground);
        let all: Vec<Place> = board.map.hexes.places().collect();
        for from in &all {
            for to in all.iter().filter(|to| *to > from) {
                let (a, b) = (end(&board, *from, false), end(&board, *to, false));
                let (there, back): (Result<Line, Place>, _) = (line(&board, a, b), line(&board, b, a));
                assert_eq!(there.is_ok(), back.is_ok(), "{scenario}: {a:?} and {b:?}");
            }
        }
    }
}
