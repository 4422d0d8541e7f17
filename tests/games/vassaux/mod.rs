//! Lords and vassals: its rule data, its armies and its words.
mod areas;
mod armies;
mod candidates;
mod cohesion;
mod contests;
mod data;
mod faults;
mod invariants;
mod opponents;
mod play;
mod positions;
mod rosters;
mod secrets;
mod tables;
mod words;

use crate::common::case::{Books, Case, Rung};
use crate::common::secrecy::Secrecy;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::rules::VassauxRuleData;
use mesnie::table::data::{Findings, Reader, Source};
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeMap;

pub static CASE: Case = Case {
    turn_cap: Some("turn_limit"),
    try_all_every: 150,
    // The armies must keep to the points.
    fixed: &["points"],
    usual: USUAL,
    secrecy: Secrecy { secrets: &[secrets::DUEL], matches: 13, ..Secrecy::NOTHING },
    never_at_random: NEVER_AT_RANDOM,
    ladder: &[
        Rung { better: "easy", worse: "", matches: 40, percent: 55 },
        Rung { better: "normal", worse: "easy", matches: 40, percent: 50 },
    ],
    thoughts: 8,
    // Lists are judged by the settings of the match: with fewer modifications, or at the printed prices, some may not be taken.
    reconcile: |options, _| ["max_mods", "prebuilt_source"].iter().for_each(|name| drop(options.remove(*name))),
    books: Books { letter: "V-", rules: 272, in_no_book: LATER_CHAPTERS, reasons: 80, given_by_no_script: NO_SCRIPT },
    ..Case::of(&Vassaux)
};

/// Reasons that no order of a script meets: the question about exits ends with the second of them, a window that is closed
/// is not asked, nobody flies yet, lists are judged before a match; and one needs a table that players have filled.
const NO_SCRIPT: &[(&str, &str)] = &[
    ("exit_limit_reached", "V-23.04"),
    ("no_place_for_piece", "V-23.32"),
    ("no_stop_on_obstacle", "V-5.05"),
    ("no_window_open", "V-18.02"),
    ("unit_exceeds_aura", "V-4.24"),
];

/// Rules of magic and of the automaton, whose chapters are not in the book yet, that figures, dice and lists know already.
const LATER_CHAPTERS: &[&str] = &[
    "V-5.02", "V-5.05", "V-5.06", "V-5.07", "V-19.01", "V-19.02", "V-19.04", "V-19.06", "V-19.08", "V-19.12",
    "V-19.13", "V-20.01", "V-20.03", "V-20.04", "V-20.06", "V-20.09", "V-20.10", "V-20.14", "V-20.18", "V-21.01",
    "V-21.06", "V-22.02", "V-22.04", "V-22.06", "V-22.09", "V-22.11", "V-22.15", "V-24.05", "V-24.08", "V-24.17",
    "V-24.19",
];

/// Verbs that a hundred matches at random do without: one must have walked far, stand between two units of one sort, touch two
/// of them, or have chosen to lay the table; and one stands beside the question.
const NEVER_AT_RANDOM: &[&str] = &[
    "vassaux.evacuate",
    "vassaux.join",
    "vassaux.lay",
    "vassaux.leave",
    "vassaux.no_more",
    "vassaux.stay",
    "vassaux.strike_at",
    "vassaux.table_laid",
    "vassaux.take_again",
    "vassaux.take_piece",
    "vassaux.turn_piece",
];

/// Every question, and the verbs of its usual answers.
const USUAL: &[(&str, &[&str])] = &[
    ("vassaux-ask-again", &[]),
    ("vassaux-ask-allot", &["vassaux.strike_target"]),
    ("vassaux-ask-attack", &[]),
    ("vassaux-ask-charge", &[]),
    ("vassaux-ask-charge-line", &[]),
    // Nothing is declared yet, or something is.
    ("vassaux-ask-declare", &["", "vassaux.declared"]),
    ("vassaux-ask-departure", &[]),
    ("vassaux-ask-deploy", &[]),
    ("vassaux-ask-exits", &["vassaux.no_more"]),
    ("vassaux-ask-first", &[]),
    ("vassaux-ask-first-back", &[]),
    ("vassaux-ask-form-up", &["vassaux.formed"]),
    ("vassaux-ask-lay-terrain", &["", "vassaux.table_laid"]),
    ("vassaux-ask-lose", &["vassaux.lose_usual"]),
    ("vassaux-ask-move", &[]),
    ("vassaux-ask-pick", &[]),
    ("vassaux-ask-poi", &[]),
    ("vassaux-ask-poi-near-edge", &[]),
    ("vassaux-ask-react", &["vassaux.let_pass"]),
    ("vassaux-ask-react-path", &["vassaux.let_pass"]),
    ("vassaux-ask-react-with", &[]),
    ("vassaux-ask-rejoin", &[]),
    ("vassaux-ask-reorganise", &[]),
    ("vassaux-ask-secret", &[]),
    ("vassaux-ask-stage", &[]),
];

fn shipped() -> VassauxRuleData {
    let reader = Reader::new(Source::built_in());
    let loaded = VassauxRuleData::load(&reader);
    assert_eq!(reader.finish().render(&Texts::new(Lang::En)), "");
    loaded.expect("sound rule data")
}

/// The text of every file.
fn files() -> BTreeMap<String, String> {
    let reader = Reader::new(Source::built_in());
    VassauxRuleData::load(&reader);
    reader.files()
}

/// What is found in these files.
fn findings(files: BTreeMap<String, String>) -> Findings {
    let reader = Reader::new(Source::memory(files));
    let loaded = VassauxRuleData::load(&reader);
    let findings = reader.finish();
    assert_eq!(loaded.is_none(), findings.has_errors(), "{}", findings.render(&Texts::new(Lang::En)));
    findings
}
