//! The Anarchy: what the kit needs to know of it, and what cannot be told in a rule script.
mod artillery;
mod belfries;
mod chances;
mod engines;
mod figures;
mod forts;
mod galleries;
mod ground;
mod hourds;
mod levels;
mod mangonels;
mod oil;
mod paths;
mod siegeworks;
mod sight;
mod supply;
mod tables;

use crate::common::case::{Books, Case, Rung};
use mesnie::games::anarchy::Anarchy;
use mesnie::games::anarchy::state::{Engines, Siegeworks};

/// For battles in which there are no engines.
static NO_ENGINES: Engines = Engines { all: Vec::new(), went_along: Vec::new(), engaged: Vec::new() };
/// For battles in which nobody brings mantlets or fascines, or lays rubble.
static NO_SIEGEWORKS: Siegeworks = Siegeworks {
    mantlets: Vec::new(),
    mantlets_left: [0; 2],
    movers: Vec::new(),
    fascines_left: [0; 2],
    rubble_left: [0; 2],
    heaps: vec![],
    heaps_left: [0; 2],
    basins: vec![],
    basins_left: [0; 2],
    carriers: vec![],
};

pub static CASE: Case = Case {
    matches: 60,
    usual: USUAL,
    never_at_random: NEVER_AT_RANDOM,
    rarely_asked: &[
        "anarchy-ask-ballista",
        "anarchy-ask-ballista-goes",
        "anarchy-ask-basin-goes",
        "anarchy-ask-mangonel",
    ],
    thoughts: 6,
    says_why: true,
    ladder: &[
        Rung { better: "easy", worse: "", matches: 60, percent: 60 },
        Rung { better: "normal", worse: "easy", matches: 60, percent: 50 },
        Rung { better: "hard", worse: "normal", matches: 60, percent: 50 },
    ],
    books: Books { letter: "A-", rules: 361, reasons: 160, in_no_book: &[], given_by_no_script: ELSEWHERE },
    ..Case::of(&Anarchy)
};

/// Nothing in these scenarios gives them: nobody carries javelins, the side that may be left without leaders
/// has nobody who shoots, nobody chooses where rubble lies; with hourds there are bows and crossbows only, and all hourds
/// are at one level (`tests/fixtures/hourds` has others), and none hangs before a belfry (`tests/fixtures/belfries` has some).
const ELSEWHERE: &[(&str, &str)] = &[
    ("ballista_place", "A-3.3.22"),
    ("hourd_blocks_bridge", "A-3.3.07"),
    ("hourd_blocks_bridge", "A-3.3.37"),
    ("hourd_vs_bridge", "A-3.3.33"),
    ("hourd_vs_bridge", "A-3.3.37"),
    ("hourd_weapon", "A-3.3.15"),
    ("hourd_weapon", "A-3.3.19"),
    ("leaderless", "A-3.6.08"),
    ("level_gap", "A-3.3.03"),
    ("no_ammo", "A-0.38"),
    ("rubble_place", "A-6.4.01"),
];

/// Verbs that a hundred matches at random do without: they stand beside the question, come up after a rare turn of a fight, take men who
/// stand at the right place, as at the exits or with ladders, or need what no scenario gives.
const NEVER_AT_RANDOM: &[&str] = &[
    "anarchy.ballista_to",
    "anarchy.basin_to",
    "anarchy.breach",
    "anarchy.bring_ladder",
    "anarchy.carry",
    "anarchy.concede",
    "anarchy.draw",
    "anarchy.face",
    "anarchy.free",
    "anarchy.heap_to",
    "anarchy.laid",
    "anarchy.lay_gangway",
    "anarchy.lead",
    "anarchy.lead_off",
    "anarchy.lift",
    "anarchy.lift_ballista",
    "anarchy.lift_basin",
    "anarchy.loose",
    "anarchy.loose_at",
    "anarchy.lower",
    "anarchy.lower_bridge",
    "anarchy.man_mangonel",
    "anarchy.mount",
    "anarchy.over_edge",
    "anarchy.pour",
    "anarchy.raise",
    "anarchy.ram",
    "anarchy.retreat_off",
    "anarchy.set_basin",
    "anarchy.shift_heap",
    "anarchy.take_in_hand",
    "anarchy.take_mantlet",
    "anarchy.tether",
    "anarchy.tip",
    "anarchy.topple",
    "anarchy.usual_ballistae",
    "anarchy.usual_crew",
    "anarchy.usual_deployment",
    "anarchy.usual_heaps",
    "anarchy.usual_mantlets",
    "anarchy.usual_rubble",
    "anarchy.wheel",
];

/// Every question, and the verbs of its usual answers.
const USUAL: &[(&str, &[&str])] = &[
    ("anarchy-ask-advance", &["anarchy.stay"]),
    ("anarchy-ask-ballista", &["anarchy.done"]),
    ("anarchy-ask-ballista-goes", &["anarchy.leave_it"]),
    ("anarchy-ask-ballistae", &[]),
    ("anarchy-ask-man", &[]),
    ("anarchy-ask-mangonel", &["anarchy.done"]),
    ("anarchy-ask-mantlets", &[]),
    ("anarchy-ask-screen", &[]),
    ("anarchy-ask-carry", &["anarchy.leave_it"]),
    ("anarchy-ask-hands", &["anarchy.begin", "anarchy.leave_it"]),
    ("anarchy-ask-torch", &["anarchy.leave_it"]),
    ("anarchy-ask-heaps", &["anarchy.laid"]),
    ("anarchy-ask-basins", &["anarchy.laid"]),
    ("anarchy-ask-fascines", &["anarchy.laid"]),
    ("anarchy-ask-heap-goes", &["anarchy.leave_it"]),
    ("anarchy-ask-basin-goes", &["anarchy.leave_it"]),
    ("anarchy-ask-tip-over", &["anarchy.leave_it"]),
    ("anarchy-ask-advance-hex", &[]),
    ("anarchy-ask-aim", &["anarchy.done"]),
    ("anarchy-ask-combat", &["anarchy.done"]),
    ("anarchy-ask-defensive-fire", &["anarchy.done"]),
    ("anarchy-ask-deploy", &[]),
    ("anarchy-ask-deployed", &["anarchy.ready"]),
    ("anarchy-ask-escort", &["anarchy.done"]),
    ("anarchy-ask-face", &[]),
    ("anarchy-ask-move", &["anarchy.done"]),
    // An attack needs somebody who makes it.
    ("anarchy-ask-muster", &["", "anarchy.strike"]),
    ("anarchy-ask-offensive-fire", &["anarchy.done"]),
    ("anarchy-ask-rear", &[]),
    ("anarchy-ask-retreat", &[]),
    ("anarchy-ask-walk", &["anarchy.done"]),
    ("anarchy-ask-wheel", &["anarchy.leave_it"]),
    ("anarchy-ask-which-hex", &[]),
    ("anarchy-ask-who-is-stunned", &[]),
    ("anarchy-ask-who-is-wounded", &[]),
];
