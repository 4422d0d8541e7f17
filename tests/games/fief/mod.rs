//! Fief: what the kit needs to know of it, and what cannot be told in a rule script.
mod danger;
mod data;
pub mod forecasts;
mod lessons;
mod opponents;
mod play;
mod positions;
pub mod secrets;
mod usual;
mod war;

use crate::common::case::{Books, Case, Rung, script, settings, usual_when_asked, word};
use crate::common::secrecy::Secrecy;
use mesnie::games::fief::Fief;
use mesnie::table::prelude::*;
use secrets::{DECK, HANDS, OFFER, PURSES, STACKS};

pub static CASE: Case = Case {
    turn_cap: Some("turn_cap"),
    think_long: &[("hard", 3)],
    matches: 24,
    options: play::options,
    options_from_set_up: play::options_from_set_up,
    // A battle that nobody can win would last for ever between players of chance.
    fixed: &["max_rounds", "turn_cap"],
    reconcile: |options, _| drop(options.insert("max_rounds".into(), Setting::Number(30))),
    openings: positions::OPENINGS,
    seats: 4,
    watch: || Box::new(play::Told(0)),
    usual: usual::USUAL,
    // A set-up alone asks for some; customs stand beside the question, and nobody who plays at random changes them.
    never_at_random: &[
        "fief.bar",
        "fief.hear",
        "fief.note",
        "fief.note_accept",
        "fief.note_alliance",
        "fief.note_broken",
        "fief.note_decline",
        "fief.note_drop",
        "fief.note_forgiven",
        "fief.note_kept",
        "fief.note_offer",
        "fief.note_offer_in_private",
        "fief.note_other",
        "fief.note_owed_by",
        "fief.note_passage",
        "fief.note_peace",
        "fief.note_sum",
        "fief.note_until",
        "fief.note_votes",
        "fief.settle",
        "fief.take_lord",
        "fief.welcome",
    ],
    secrecy: Secrecy {
        secrets: &[HANDS, DECK, PURSES, OFFER, STACKS],
        options: |seed| secrets::options(&CASE, seed),
        script_options: secrets::script_options,
        paid_out: secrets::PAID_OUT,
        questions: 31,
        ..Secrecy::NOTHING
    },
    ladder: &[
        Rung { better: "easy", worse: "", matches: 8, percent: 80 },
        Rung { better: "normal", worse: "easy", matches: 12, percent: 50 },
        Rung { better: "hard", worse: "normal", matches: 6, percent: 60 },
    ],
    thoughts: 16,
    says_why: true,
    books: Books { letter: "F-", rules: 305, in_no_book: &[], reasons: 35, given_by_no_script: &[] },
    ..Case::of(&Fief)
};

fn empty_table() -> Match {
    CASE.empty_table()
}

fn header(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Header {
    CASE.header(settings(options), seats, seed, player)
}

fn started(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Match {
    CASE.started(options, seats, seed, player)
}

fn asked(options: &[(&str, Setting)], position: &str, faces: &[i32], orders: &[&str]) -> Match {
    CASE.asked(options, position, faces, orders)
}
