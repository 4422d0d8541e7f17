//! Lords and vassals: its rule data, its armies and its words.
mod areas;
mod armies;
mod candidates;
mod cohesion;
mod contests;
mod data;
mod faults;
mod invariants;
mod lessons;
mod magic;
mod opponents;
mod play;
mod positions;
mod rosters;
mod secrets;
mod solo;
mod tables;
mod watch;
mod words;

use crate::common::case::{Books, Case, Rung};
use crate::common::secrecy::Secrecy;
use mesnie::games::vassaux::Vassaux;
use mesnie::games::vassaux::rules::VassauxRuleData;
use mesnie::table::data::{Findings, Reader, Source};
use mesnie::table::prelude::{Setting, Settings};
use mesnie::table::text::locales::{Lang, Texts};
use std::collections::BTreeMap;

pub static CASE: Case = Case {
    turn_cap: Some("turn_limit"),
    try_all_every: 150,
    // The armies must keep to the points.
    fixed: &["points"],
    options: hosts,
    usual: USUAL,
    rarely_asked: &RARELY_ASKED,
    secrecy: Secrecy { secrets: &[secrets::DUEL], matches: 13, ..Secrecy::NOTHING },
    never_at_random: NEVER_AT_RANDOM,
    ladder: &[
        Rung { better: "easy", worse: "", matches: 40, percent: 55 },
        Rung { better: "normal", worse: "easy", matches: 40, percent: 50 },
    ],
    think_long: &[("hard", 1)],
    thoughts: 8,
    says_why: true,
    watch: || Box::new(watch::Watcher::default()),
    // Lists are judged by the settings of the match: with fewer modifications, or at the printed prices, some may not be taken.
    reconcile: |options, _| {
        ["max_mods", "prebuilt_source"].iter().for_each(|name| drop(options.remove(*name)));
        let schooled = |name: &&str| match options.get(*name) {
            Some(Setting::Word(list)) => LISTS_OF_MAGIC.contains(&list.as_str()),
            _ => false,
        };
        if ["army_1", "army_2"].iter().any(schooled) {
            options.insert("magic".into(), Setting::Switch(true));
        }
    },
    books: Books { letter: "V-", rules: 370, in_no_book: &[], reasons: 80, given_by_no_script: NO_SCRIPT },
    ..Case::of(&Vassaux)
};

/// Reasons that no order of a script can meet.
const NO_SCRIPT: &[(&str, &str)] = &[
    // With an empty discard there is nothing to choose, and nobody is asked.
    ("discard_empty", "V-20.01"),
    // The armies of scripts have no magic in the scenario with the duel: a test plays it with lists of its own.
    ("duel_units_locked", "V-22.13"),
    // Who has used up the exits of a turn is not asked who leaves any more, and an order out of turn is refused as such.
    ("exit_limit_reached", "V-23.04"),
    // Where nobody may counter a spell nobody is asked, and an order out of turn is refused as such.
    ("howl_cannot_be_countered", "V-21.01"),
    ("no_school", "V-19.11"),
    ("reserve_empty", "V-19.12"),
    // A unit whose leader falls while it acts is asked nothing more.
    ("not_a_caster", "V-19.01"),
    // Where nobody may react nobody is asked, and an order out of turn is refused as such.
    ("no_window_open", "V-18.02"),
    // Lists are judged before a match: tests of armies give it.
    ("unit_exceeds_aura", "V-4.24"),
];

/// Lists that have a school, and so need magic (V-5.01).
const LISTS_OF_MAGIC: [&str; 5] = ["brume", "embuscade", "etoile_rouge", "meute", "nuit"];

/// Verbs that a hundred matches at random do without: one must have walked far, stand between two units of one sort, touch two
/// of them, have chosen to lay the table, or have cast a spell with luck; and two stand beside the question.
const NEVER_AT_RANDOM: &[&str] = &[
    "vassaux.announce",
    "vassaux.apply",
    "vassaux.automate",
    "vassaux.cancel",
    "vassaux.dispel",
    "vassaux.doom_to",
    "vassaux.evacuate",
    "vassaux.fall_upon",
    "vassaux.hunt",
    "vassaux.join",
    "vassaux.lay",
    "vassaux.leave",
    "vassaux.let_cast",
    "vassaux.no_more",
    "vassaux.sacrifice",
    "vassaux.set_free",
    "vassaux.spare",
    "vassaux.stay",
    "vassaux.strike_at",
    "vassaux.table_laid",
    "vassaux.take_again",
    "vassaux.take_piece",
    "vassaux.turn_piece",
];

/// Spells have to be cast, to succeed, and somebody to stand near; martyrs and harassers to be in a fight.
const RARELY_ASKED: [&str; 7] = [
    "vassaux-ask-counter",
    "vassaux-ask-disengage",
    "vassaux-ask-doom",
    "vassaux-ask-fall-upon",
    "vassaux-ask-martyrs",
    "vassaux-ask-power",
    "vassaux-ask-verdict",
];

/// Every question, and the verbs of its usual answers.
const USUAL: &[(&str, &[&str])] = &[
    ("vassaux-ask-again", &[]),
    ("vassaux-ask-aim", &[]),
    ("vassaux-ask-allot", &["vassaux.strike_target"]),
    ("vassaux-ask-attack", &[]),
    ("vassaux-ask-charge", &[]),
    ("vassaux-ask-charge-line", &[]),
    ("vassaux-ask-counter", &["vassaux.let_cast"]),
    // Nothing is declared yet, or something is.
    ("vassaux-ask-declare", &["", "vassaux.declared"]),
    ("vassaux-ask-departure", &[]),
    ("vassaux-ask-deploy", &[]),
    ("vassaux-ask-disengage", &[]),
    ("vassaux-ask-doom", &[]),
    ("vassaux-ask-exits", &["vassaux.no_more"]),
    ("vassaux-ask-fall-upon", &[]),
    ("vassaux-ask-first", &[]),
    ("vassaux-ask-first-back", &[]),
    ("vassaux-ask-form-up", &["vassaux.formed"]),
    ("vassaux-ask-lay-terrain", &["", "vassaux.table_laid"]),
    ("vassaux-ask-lose", &["vassaux.lose_usual"]),
    ("vassaux-ask-marker", &[]),
    ("vassaux-ask-martyrs", &["vassaux.spare"]),
    ("vassaux-ask-move", &[]),
    ("vassaux-ask-pick", &[]),
    ("vassaux-ask-poi", &[]),
    ("vassaux-ask-poi-near-edge", &[]),
    ("vassaux-ask-power", &[]),
    ("vassaux-ask-presume", &["vassaux.hold_initiative"]),
    ("vassaux-ask-react", &["vassaux.let_pass"]),
    ("vassaux-ask-react-path", &["vassaux.let_pass"]),
    ("vassaux-ask-react-with", &[]),
    ("vassaux-ask-rejoin", &[]),
    ("vassaux-ask-reorganise", &[]),
    ("vassaux-ask-secret", &[]),
    ("vassaux-ask-spell", &[]),
    ("vassaux-ask-stage", &[]),
    ("vassaux-ask-stake", &[]),
    ("vassaux-ask-summon", &[]),
    ("vassaux-ask-verdict", &["vassaux.apply", "vassaux.cancel"]),
];

/// In the scenario whose hosts may have schools: two with magic, every fourth time one of them led by the automaton.
fn hosts(seed: u64) -> Settings {
    if seed % 5 != 4 {
        return Settings::new();
    }
    let list = |at: u64| Setting::Word(LISTS_OF_MAGIC[at as usize % LISTS_OF_MAGIC.len()].to_owned());
    let turn = seed / 5;
    let mut hosts = Settings::from([
        ("magic".to_owned(), Setting::Switch(true)),
        ("army_1".to_owned(), list(turn)),
        ("army_2".to_owned(), list(turn / 5 + 3 * turn + 1)),
    ]);
    if turn % 4 == 3 {
        hosts.insert("automaton_2".to_owned(), Setting::Word("Host".to_owned()));
    }
    hosts
}

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
