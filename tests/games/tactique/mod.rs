//! Fief Tactique: what the kit needs to know of it, and what cannot be told in a rule script.
mod books;
mod data;
mod forecasts;
mod lessons;
mod opponents;
mod play;
mod positions;
mod secrets;
mod usual;

use super::fief::secrets::{self as of_base, DECK, HANDS, OFFER, PURSES, STACKS};
use crate::common::case::{self, Books, Case, Rung, script, settings, usual_when_asked, word};
use crate::common::secrecy::Secrecy;
use mesnie::games::tactique::Tactique;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;

pub static CASE: Case = Case {
    turn_cap: Some("turn_cap"),
    think_long: &[("hard", 3)],
    matches: 24,
    never_at_random: &["tactique.shoot_at"],
    options: play::options,
    options_from_set_up: play::options_from_set_up,
    fixed: &["mode", "turn_cap", "points_turns"],
    reconcile: |options, _| drop(options.insert("mode".into(), word("Normal"))),
    openings: positions::OPENINGS,
    seats: 4,
    watch: || Box::new(play::Melees::default()),
    usual: usual::USUAL,
    stem: play::stem,
    secrecy: Secrecy {
        secrets: &[HANDS, DECK, PURSES, secrets::BIDS, OFFER, STACKS],
        options: |seed| of_base::options(&CASE, seed),
        script_options: of_base::script_options,
        paid_out: of_base::PAID_OUT,
        questions: 31,
        ..Secrecy::NOTHING
    },
    // Sealed bids are laid open; where armies are, dice are thrown as well.
    stops: &["undo-stop-reveal"],
    ladder: &[
        Rung { better: "easy", worse: "", matches: 8, percent: 80 },
        Rung { better: "normal", worse: "easy", matches: 12, percent: 50 },
        Rung { better: "hard", worse: "normal", matches: 12, percent: 60 },
    ],
    thoughts: 16,
    says_why: true,
    books: Books {
        letter: "T-",
        rules: 72,
        in_no_book: &[],
        reasons: 14,
        // The card that would be laid is refused before, for the same want of a famine (F-16.27).
        given_by_no_script: &[("no_famine", "T-4.20")],
    },
    ..Case::of(&Tactique)
};

fn empty_table() -> Match {
    CASE.empty_table()
}

fn header(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Header {
    CASE.header(settings(options), seats, seed, player)
}

fn asked(options: &[(&str, Setting)], position: &str, faces: &[i32], orders: &[&str]) -> Match {
    CASE.asked(options, position, faces, orders)
}
