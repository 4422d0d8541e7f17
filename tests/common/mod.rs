//! What is tested of every game. A game supplies one value, a [`Case`](case::Case); `tests_of_rules!` makes the tests of
//! its rules from it, and `tests_of_programs!` those of what it brings to the program: files, books, lessons, saves.
pub mod advice;
pub mod books;
pub mod case;
pub mod chance;
pub mod damage;
pub mod data;
pub mod files;
pub mod headers;
pub mod killed;
pub mod lessons;
pub mod lookback;
pub mod mutants;
pub mod offers;
pub mod opponents;
pub mod play;
pub mod saves;
pub mod secrecy;
pub mod undo;

/// The tests of the rules of some cases, `tests_of_rules! { rules_of_every_game: a, b }`: in a module of that name one for
/// each module beside it that has a `CASE`.
macro_rules! tests_of_rules {
    ($every:ident: $($name:ident),+ $(,)?) => {
        $crate::common::tests_of! { $every: $($name),+ => [
            advice::advice_leaves_the_match_as_it_is,
            advice::advice_tells_nothing_that_is_hidden,
            advice::advice_can_be_forbidden,
            headers::what_no_match_can_begin_with_is_refused,
            headers::whatever_is_on_offer_begins_a_match,
            headers::a_table_can_be_used_again,
            play::matches_keep_the_invariants,
            play::positions_keep_the_invariants_and_everything_comes_up,
            offers::offers_refusals_and_probes_agree,
            secrecy::a_seat_sees_nothing_of_what_others_keep_from_it,
            secrecy::scripts_see_no_more_than_their_seat,
            undo::every_order_is_taken_back_and_played_again,
            undo::leaps_back_and_forth_lead_to_the_same_positions,
            undo::a_journal_that_is_replayed_gives_the_same_positions,
            undo::dice_secrets_and_other_seats_stop_undo,
            lookback::looking_back_shows_what_was_there_to_every_seat,
            saves::a_saved_match_is_the_same_match,
            saves::what_was_taken_back_and_played_again_is_saved_too,
            damage::a_truncated_file_gives_all_whole_lines,
            damage::a_flipped_bit_is_found_on_its_line,
            damage::lines_that_were_moved_lost_or_doubled_are_found,
            damage::lines_that_do_not_fit_the_match_are_told_with_the_last_good_order,
            damage::mutated_saves_are_told_or_the_same_match,
            damage::a_save_of_another_version_goes_on_without_its_hashes,
            opponents::levels_differ_and_are_repeatable,
            opponents::thoughts_are_told_in_every_language,
            opponents::every_choice_of_a_script_has_a_reason,
            opponents::better_levels_win,
        ] }
    };
}

/// The tests of what some games bring to the program, made as `tests_of_rules!` makes its own.
macro_rules! tests_of_programs {
    ($every:ident: $($name:ident),+ $(,)?) => {
        $crate::common::tests_of! { $every: $($name),+ => [
            books::every_rule_script_passes,
            books::every_rule_is_tested_and_in_both_books,
            books::every_reason_is_given_by_a_script,
            data::rule_files_are_told_or_played,
            data::every_row_of_the_shipped_files_leads_back_to_its_line,
            killed::a_killed_program_loses_at_most_the_order_being_written,
            lessons::every_lesson_can_be_taken,
            mutants::mutated_scripts_pass_or_fail,
            saves::a_save_that_lacks_a_rule_file_is_refused,
        ] }
    };
}

macro_rules! tests_of {
    ($every:ident: $first:ident $(, $more:ident)* => $tests:tt) => {
        mod $every {
            $crate::common::tests_of! { @case $first $tests }
            $($crate::common::tests_of! { @case $more $tests })*
        }
    };
    (@case $name:ident [$($room:ident::$test:ident),+ $(,)?]) => {
        mod $name {
            use super::super::$name::CASE;
            $(#[test]
            fn $test() {
                $crate::common::$room::$test(&CASE);
            })+
        }
    };
}

pub(crate) use {tests_of, tests_of_programs, tests_of_rules};
