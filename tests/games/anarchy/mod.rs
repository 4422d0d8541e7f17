//! The Anarchy: what the kit needs to know of it, and what cannot be told in a rule script.
mod engines;
mod figures;
mod forts;
mod paths;
mod sight;
mod supply;
mod tables;

use crate::common::case::{Books, Case, Rung};
use mesnie::games::anarchy::Anarchy;
use mesnie::games::anarchy::state::Engines;

/// For battles in which there are no engines.
static NO_ENGINES: Engines = Engines { all: Vec::new(), went_along: Vec::new(), engaged: Vec::new() };

pub static CASE: Case = Case {
    matches: 60,
    usual: USUAL,
    never_at_random: NEVER_AT_RANDOM,
    ladder: &[
        Rung { better: "easy", worse: "", matches: 60, percent: 60 },
        Rung { better: "normal", worse: "easy", matches: 60, percent: 50 },
    ],
    books: Books { letter: "A-", rules: 185, reasons: 76, in_no_book: &[], given_by_no_script: ELSEWHERE },
    ..Case::of(&Anarchy)
};

/// Nothing in these scenarios gives them: nobody carries javelins, the side that may be left without leaders
/// has nobody who shoots, and the one engine may leave the map.
const ELSEWHERE: &[(&str, &str)] =
    &[("leaderless", "A-3.6.08"), ("no_ammo", "A-0.38"), ("engine_keeps_to_map", "A-0.59")];

/// Verbs that a hundred matches at random do without: they stand beside the question, come up after a rare turn of a fight, or take
/// men who stand at the right place together, as with ladders and bridges.
const NEVER_AT_RANDOM: &[&str] = &[
    "anarchy.begin",
    "anarchy.break_bridge",
    "anarchy.concede",
    "anarchy.draw",
    "anarchy.free",
    "anarchy.lay_gangway",
    "anarchy.lead",
    "anarchy.lead_off",
    "anarchy.lift",
    "anarchy.lower",
    "anarchy.mount",
    "anarchy.over_edge",
    "anarchy.raise",
    "anarchy.retreat_off",
    "anarchy.take_in_hand",
    "anarchy.tether",
    "anarchy.topple",
    "anarchy.usual_deployment",
];

/// Every question, and the verbs of its usual answers.
const USUAL: &[(&str, &[&str])] = &[
    ("anarchy-ask-advance", &["anarchy.stay"]),
    ("anarchy-ask-carry", &["anarchy.leave_it"]),
    ("anarchy-ask-hands", &["anarchy.begin", "anarchy.leave_it"]),
    ("anarchy-ask-torch", &["anarchy.leave_it"]),
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
