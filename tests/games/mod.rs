//! The games. Each has a folder with its `CASE`, from which the kit makes its tests, and with what is tested of it alone.
//! A new game adds its module and its name in the three lists.
mod anarchy;
mod ancients;
mod fief;
mod tactique;
mod vassaux;
mod vassaux_dice;
mod vassaux_field;

use crate::common::case::Case;
use crate::common::{tests_of_programs, tests_of_rules};

pub const CASES: [&Case; 5] = [&ancients::CASE, &fief::CASE, &tactique::CASE, &vassaux::CASE, &anarchy::CASE];
tests_of_rules! { rules_of_every_game: ancients, fief, tactique, vassaux, anarchy }
tests_of_programs! { program_of_every_game: ancients, fief, tactique, vassaux, anarchy }

#[test]
fn every_game_of_the_program_has_a_case() {
    let cases = CASES.map(|case| case.game.id());
    let games: Vec<&str> = mesnie::games::all().iter().map(|game| game.id()).collect();
    assert_eq!(cases.as_slice(), games);
}

#[test]
#[ignore = "takes minutes"]
fn many_matches_keep_the_invariants() {
    CASES.into_iter().for_each(crate::common::play::many_matches_keep_the_invariants);
}
