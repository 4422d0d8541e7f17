//! The levels of the scripts against each other, in pairs of matches of one seed in which they change sides: where one side has it
//! easier, only pairs in which one of both wins twice, or once while the other match is a draw, tell who plays better.
use super::CASE;
use crate::common::case::script;
use mesnie::table::prelude::*;
use rayon::prelude::*;
use std::cmp::Ordering;

/// Scenarios of every kind: two in the open, a gate, a wall with stones and oil, and a ram.
const SCENARIOS: [&str; 5] = ["sc01", "sc05", "sc07", "sc10", "sc12"];
const PAIRS_EACH: u64 = 20;

/// What a match brings the level that plays a seat: 1 if it wins, -1 if the other one does.
fn score(scenario: &str, seed: u64, (better, worse): (&str, &str), seat: usize) -> i32 {
    let mut header = CASE.header(Settings::new(), 2, seed, script(worse));
    scenario.clone_into(&mut header.scenario);
    header.seats[seat].player = script(better);
    let mut table = CASE.empty_table();
    table.remember(false);
    table.start(header).unwrap();
    table.play_on();
    match table.outcome().expect("an end").winners.as_slice() {
        [winner] if usize::from(winner.0) == seat => 1,
        [_] => -1,
        _ => 0,
    }
}

/// How many pairs each of two levels wins.
fn pairs(better: &str, worse: &str) -> (usize, usize) {
    let all: Vec<(&str, u64)> =
        SCENARIOS.iter().flat_map(|scenario| (1..=PAIRS_EACH).map(|n| (*scenario, n))).collect();
    let scores: Vec<i32> = all
        .into_par_iter()
        .map(|(scenario, seed)| (0..2).map(|seat| score(scenario, seed, (better, worse), seat)).sum())
        .collect();
    let count = |wanted: Ordering| scores.iter().filter(|score| score.cmp(&&0) == wanted).count();
    (count(Ordering::Greater), count(Ordering::Less))
}

fn wins_most(better: &str, worse: &str) {
    let (won, lost) = pairs(better, worse);
    println!("{better} wins {won} pairs, {worse} {lost}");
    assert!(won + lost >= 20, "{better} {won}, {worse} {lost}");
    assert!(100 * won >= 65 * (won + lost), "{better} {won}, {worse} {lost}");
}

#[test]
fn hard_beats_normal_from_either_side() {
    wins_most("hard", "normal");
}

#[test]
fn normal_beats_easy_from_either_side() {
    wins_most("normal", "easy");
}
