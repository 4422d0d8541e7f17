//! The Anarchy: what the kit needs to know of it, and what cannot be told in a rule script.
mod paths;
mod sight;
mod supply;
mod tables;

use crate::common::case::{Books, Case, Rung};
use mesnie::games::anarchy::Anarchy;

pub static CASE: Case = Case {
    matches: 60,
    usual: USUAL,
    never_at_random: NEVER_AT_RANDOM,
    ladder: &[
        Rung { better: "easy", worse: "", matches: 60, percent: 60 },
        Rung { better: "normal", worse: "easy", matches: 60, percent: 50 },
    ],
    books: Books { letter: "A-", rules: 86, reasons: 30, in_no_book: BUILDINGS, given_by_no_script: ELSEWHERE },
    ..Case::of(&Anarchy)
};

/// Rules of buildings and castles, whose maps are read and which are not played yet.
const BUILDINGS: &[&str] = &["A-2.1.06", "A-2.1.07", "A-2.1.10", "A-3.1.08"];

/// Nothing in these scenarios gives them: there is one step of height and nothing that is closed to all, nobody carries javelins,
/// and nothing covers altogether.
const ELSEWHERE: &[(&str, &str)] = &[
    ("combat_level_gap", "A-0.37"),
    ("level_gap", "A-0.07"),
    ("no_ammo", "A-0.38"),
    ("terrain_impassable", "A-1.1.01"),
    ("total_cover", "A-0.43"),
];

/// Verbs that a hundred matches at random do without: they stand beside the question, or come up after a rare turn of a fight.
const NEVER_AT_RANDOM: &[&str] = &[
    "anarchy.concede",
    "anarchy.lead",
    "anarchy.lead_off",
    "anarchy.mount",
    "anarchy.retreat_off",
    "anarchy.take_in_hand",
    "anarchy.usual_deployment",
];

/// Every question, and the verbs of its usual answers.
const USUAL: &[(&str, &[&str])] = &[
    ("anarchy-ask-advance", &["anarchy.stay"]),
    ("anarchy-ask-advance-hex", &[]),
    ("anarchy-ask-aim", &["anarchy.done"]),
    ("anarchy-ask-combat", &["anarchy.done"]),
    ("anarchy-ask-defensive-fire", &["anarchy.done"]),
    ("anarchy-ask-deploy", &[]),
    ("anarchy-ask-deployed", &["anarchy.ready"]),
    ("anarchy-ask-escort", &["anarchy.done"]),
    ("anarchy-ask-move", &["anarchy.done"]),
    // An attack needs somebody who makes it.
    ("anarchy-ask-muster", &["", "anarchy.strike"]),
    ("anarchy-ask-offensive-fire", &["anarchy.done"]),
    ("anarchy-ask-rear", &[]),
    ("anarchy-ask-retreat", &[]),
    ("anarchy-ask-walk", &["anarchy.done"]),
    ("anarchy-ask-which-hex", &[]),
    ("anarchy-ask-who-is-stunned", &[]),
    ("anarchy-ask-who-is-wounded", &[]),
];
