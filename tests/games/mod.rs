//! The games. Each has a folder with its `CASE`, from which the kit makes its tests, and with what is tested of it alone.
//! A new game adds its module and its name in the three lists.
mod ancients;
mod fief;
mod tactique;
mod vassaux;
mod vassaux_dice;
mod vassaux_field;

use crate::common::case::Case;
use crate::common::{tests_of, tests_of_programs, tests_of_rules};

const CASES: [&Case; 3] = [&ancients::CASE, &fief::CASE, &tactique::CASE];
tests_of_rules! { rules_of_every_game: ancients, fief, tactique }
tests_of_programs! { program_of_every_game: ancients, fief, tactique }
// Not in the list of the games yet: what is true of it already.
tests_of! { rules_of_games_to_come: vassaux => [
    headers::a_table_can_be_used_again,
    undo::leaps_back_and_forth_lead_to_the_same_positions,
    saves::a_saved_match_is_the_same_match,
    saves::what_was_taken_back_and_played_again_is_saved_too,
    damage::a_truncated_file_gives_all_whole_lines,
    damage::a_flipped_bit_is_found_on_its_line,
    damage::lines_that_were_moved_lost_or_doubled_are_found,
] }

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
