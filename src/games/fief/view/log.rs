//! How the log of the kingdom is divided and folded: headings for turns and phases, runs of entries of one kind.
use crate::desktop::face::{Heading, Run};
use crate::table::prelude::{Entry, Narrator, Word};

/// Entries with which a phase begins, or that there are in it alone, by the label of the phase.
const OF_PHASES: [(&str, &[&str]); 5] = [
    (
        "revenues",
        &[
            "fief-log-tithe",
            "fief-log-walls",
            "fief-log-production",
            "fief-log-frozen",
            "fief-log-pension",
            "fief-log-taille",
            "fief-log-tax-over",
        ],
    ),
    ("purchases", &["fief-log-bought", "fief-log-bought-for", "fief-log-cardinal", "fief-log-fief"]),
    (
        "moves",
        &[
            "fief-log-marched",
            "fief-log-stormed",
            "fief-log-marched-with",
            "fief-log-stormed-with",
            "fief-log-rebels-marched",
            "fief-log-let-out",
            "fief-log-held",
            "fief-log-admitted",
            "fief-log-entry-refused",
        ],
    ),
    ("battles", &["fief-log-calmed", "fief-log-not-calmed", "fief-log-declared", "fief-log-arrest"]),
    ("negotiations", &["fief-log-estate", "fief-log-offer", "fief-log-nominated", "fief-log-voted"]),
];

/// Entries of any battle: of the phase of battles, but for a revolt that breaks out in the phase of cards (F-16.27).
const OF_BATTLES: [&str; 6] = [
    "fief-log-battle",
    "fief-log-truce",
    "fief-log-no-truce",
    "fief-log-yielded",
    "fief-log-resisted",
    "fief-log-aside",
];

/// Entries of the time before the first turn.
const SETTING_UP: [&str; 3] = ["fief-log-start-roll", "fief-log-settled", "fief-log-start-money"];

pub(super) fn heading(entry: &Entry, under: &str, tell: &Narrator) -> Option<Heading> {
    let phase = |label: &str| tell.texts.get(&format!("fief-view-phase-{label}"));
    if entry.event == "fief-log-turn" {
        let turn = entry.words.iter().filter(|(name, word)| *name == "turn" && matches!(word, Word::Number(_)));
        let words: Vec<_> = turn.copied().collect();
        return Some(Heading::turn(tell.line("fief-players-turn", &words), phase("cards")));
    }
    if SETTING_UP.contains(&entry.event) {
        return Some(Heading::turn(tell.texts.get("fief-players-set-up"), String::new()));
    }
    if entry.event == "fief-log-points" {
        return Some(Heading::phase(tell.texts.get("fief-players-turn-end")));
    }
    if OF_BATTLES.contains(&entry.event) {
        return (under != phase("cards")).then(|| Heading::phase(phase("battles")));
    }
    let of = OF_PHASES.iter().find(|(_, events)| events.contains(&entry.event));
    of.map(|(label, _)| Heading::phase(phase(label)))
}

pub(super) fn run(entry: &Entry) -> Option<Run> {
    let (key, alike): (_, &[_]) = match entry.event {
        "fief-log-dealt" => ("fief-players-run-dealt", &[]),
        "fief-log-start-money" => ("fief-players-run-start-money", &[]),
        "fief-log-discarded" => ("fief-players-run-discarded", &["seat"]),
        "fief-log-bought" => ("fief-players-run-bought", &["seat"]),
        "fief-log-bought-for" => ("fief-players-run-bought-for", &["seat", "village"]),
        "fief-log-marched" => ("fief-players-run-marched", &["lord"]),
        "fief-log-marched-with" => ("fief-players-run-marched", &["lord"]),
        "fief-log-tax-over" => ("fief-players-run-tax-over", &["card"]),
        _ => return None,
    };
    Some(Run { key, alike, each: None })
}
