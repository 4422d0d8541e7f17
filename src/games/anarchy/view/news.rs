//! What has happened in the battle, by its weight for a side, what of it is proclaimed, and how fights have come out.
use super::drawing::tincture;
use super::seen::piece_in;
use crate::desktop::face::{News, Outcome, Scene, Seal, Sight};
use crate::games::anarchy::chapters::tactical::combat::result_key;
use crate::games::anarchy::chapters::tactical::shooting::{Hit, hit_key};
use crate::games::anarchy::data::files::CombatResult;
use crate::games::anarchy::rules::{Character, Rules};
use crate::table::prelude::{Entry, Narrator, PieceId, Roll, Seat, Word};

fn number(entry: &Entry, name: &str) -> Option<i32> {
    entry.words.iter().find_map(|(known, word)| match word {
        Word::Number(value) if *known == name => Some(*value),
        _ => None,
    })
}

pub(super) fn key(entry: &Entry, name: &str) -> Option<&'static str> {
    entry.words.iter().find_map(|(known, word)| match word {
        Word::Key(value) if *known == name => Some(*value),
        _ => None,
    })
}

/// Whom an entry is about.
fn subject<'r>(sight: &Sight<'r>, entry: &Entry) -> Option<(PieceId, &'r Character)> {
    let rules: &'r Rules = sight.rules();
    let id = piece_in(&entry.words, "unit")?;
    rules.characters.get(id.index()).map(|character| (id, character))
}

/// Whether it matters to the battle that somebody has left the map: a noble or an animal.
fn matters(sight: &Sight, character: &Character) -> bool {
    let class = &sight.rules::<Rules>().data.classes[character.class];
    character.rider.is_none() && (class.animal || class.name == "noble")
}

/// Work that changes the place that is fought for.
const WORKS: [&str; 7] = [
    "anarchy-log-over-edge",
    "anarchy-log-bridge-down",
    "anarchy-log-burst",
    "anarchy-log-bridge-broken",
    "anarchy-log-gangway-laid",
    "anarchy-log-ladder-raised",
    "anarchy-log-topples",
];

/// Whether sappers have mined a wall.
fn props(entry: &Entry) -> bool {
    entry.event == "anarchy-log-digs" && key(entry, "result") == Some("anarchy-dig-props")
}

/// What an entry means to a side.
pub(super) fn weight(before: &Sight, viewer: Seat, entry: &Entry) -> News {
    if WORKS.contains(&entry.event) || props(entry) {
        return if entry.seat == Some(viewer) { News::Great } else { News::Threat };
    }
    let Some((_, character)) = subject(before, entry) else {
        return match entry.event {
            "anarchy-log-leaderless" | "anarchy-log-belfry-collapses" | "anarchy-log-engine-wrecked"
                if entry.seat == Some(viewer) =>
            {
                News::MyLoss
            }
            "anarchy-log-conceded"
            | "anarchy-log-leaderless"
            | "anarchy-log-belfry-collapses"
            | "anarchy-log-engine-wrecked" => News::Great,
            _ => News::Ordinary,
        };
    };
    let own = character.side == viewer;
    match entry.event {
        // A loose horse counts for nothing.
        "anarchy-log-killed" if character.rider.is_some() => News::Ordinary,
        "anarchy-log-killed" | "anarchy-log-yields" | "anarchy-log-led-off" if own => News::MyLoss,
        "anarchy-log-killed" | "anarchy-log-yields" | "anarchy-log-led-off" | "anarchy-log-escapes" => News::Great,
        "anarchy-log-exits" if matters(before, character) => News::Great,
        "anarchy-log-wounded" | "anarchy-log-unhorsed" | "anarchy-log-stunned" if own => News::Threat,
        _ => News::Ordinary,
    }
}

/// The seal under which an entry is proclaimed.
pub(super) fn seal(sight: &Sight, entry: &Entry) -> Option<Seal> {
    if entry.event == "anarchy-log-over-edge" {
        return Some(Seal::Road);
    }
    const TOWER: [&str; 5] = [
        "anarchy-log-burst",
        "anarchy-log-bridge-broken",
        "anarchy-log-bridge-down",
        "anarchy-log-belfry-collapses",
        "anarchy-log-engine-wrecked",
    ];
    if TOWER.contains(&entry.event) || props(entry) {
        return Some(Seal::Tower);
    }
    let (_, character) = subject(sight, entry)?;
    match entry.event {
        "anarchy-log-killed" if character.rider.is_none() => Some(Seal::Grave),
        "anarchy-log-yields" | "anarchy-log-led-off" => Some(Seal::Shackles),
        "anarchy-log-exits" if matters(sight, character) => Some(Seal::Road),
        _ => None,
    }
}

/// All that is added to the die of a shot: for the range, for armour, for a wounded shooter, for want of food, for a belfry that has
/// moved; to that of a stone, for the keep; to that of a ram, for a tower; to that of an attack for want of food, and to that of men at a
/// fire for those who help.
fn added(entry: &Entry) -> i32 {
    ["range", "armour", "hurt", "hunger", "moving", "keep", "tower", "added"]
        .into_iter()
        .filter_map(|name| number(entry, name))
        .sum()
}

/// What a roll adds up to.
pub(super) fn sums(entry: &Entry, roll: &Roll) -> String {
    const ADDED_UP: [&str; 8] = [
        "anarchy-log-shot",
        "anarchy-log-struck-beside",
        "anarchy-log-bombards",
        "anarchy-log-rams",
        "anarchy-log-combat",
        "anarchy-log-crushed",
        "anarchy-log-put-out",
        "anarchy-log-still-burns",
    ];
    match added(entry) {
        added if added != 0 && ADDED_UP.contains(&entry.event) => {
            let sign = if added < 0 { "−" } else { "+" };
            format!("{} {sign} {} = {}", roll.face, added.abs(), roll.face + added)
        }
        _ => String::new(),
    }
}

/// How a combat has come out: what is told of it, and whom it favours; by its result.
const COMBATS: [(CombatResult, &str, Option<bool>); 9] = [
    (CombatResult::AW, "anarchy-view-outcome-attacker-wounded", Some(false)),
    (CombatResult::AS, "anarchy-view-outcome-attacker-stunned", Some(false)),
    (CombatResult::AR, "anarchy-view-outcome-attackers-retreat", Some(false)),
    (CombatResult::No, "anarchy-view-outcome-nothing", None),
    (CombatResult::DR, "anarchy-view-outcome-retreat", Some(true)),
    (CombatResult::DS, "anarchy-view-outcome-stunned", Some(true)),
    (CombatResult::DU, "anarchy-view-outcome-unhorsed", Some(true)),
    (CombatResult::DW, "anarchy-view-outcome-wounded", Some(true)),
    (CombatResult::DK, "anarchy-view-outcome-killed", Some(true)),
];

/// How a shot has come out, at a man on foot or at a rider.
pub(super) const SHOTS: [(Hit, &str); 5] = [
    (Hit::Miss, "anarchy-view-outcome-miss"),
    (Hit::Retreat, "anarchy-view-outcome-retreat"),
    (Hit::Stun, "anarchy-view-outcome-stunned"),
    (Hit::Wound, "anarchy-view-outcome-wounded"),
    (Hit::Kill, "anarchy-view-outcome-killed"),
];

/// What a shot at a rider who is thrown brings.
const THROWN: &str = "anarchy-view-outcome-unhorsed";

/// What is told of a shot by its result.
pub(super) fn shot_message(result: &str) -> Option<&'static str> {
    let plain = SHOTS.into_iter().find(|(of, _)| hit_key(*of, false) == result).map(|(_, message)| message);
    plain.or_else(|| (hit_key(Hit::Stun, true) == result).then_some(THROWN))
}

/// How a combat or a shot has come out, told where its target stood before it. `entries` begin with it and go on with what has
/// come of it.
pub(super) fn outcome(entries: &[&Entry], before: &Scene, tell: &Narrator) -> Option<Outcome> {
    let (entry, later) = entries.split_first()?;
    let side = entry.seat?;
    let target = piece_in(&entry.words, "target")?;
    let result = key(entry, "result")?;
    let die = entry.rolls.first().map(|roll| roll.face).unwrap_or_default();
    let (message, favours, totals) = match entry.event {
        "anarchy-log-combat" => {
            let (_, message, favours) = COMBATS.into_iter().find(|(of, ..)| result_key(*of) == result)?;
            let total = |name: &str| number(entry, name).map(|n| n.to_string()).unwrap_or_default();
            (message, favours, [total("attack"), total("defence")])
        }
        "anarchy-log-oil" => {
            let (_, message, favours) = COMBATS.into_iter().find(|(of, ..)| result_key(*of) == result)?;
            (message, favours, [die.to_string(), String::new()])
        }
        "anarchy-log-shot" => {
            let message = shot_message(result)?;
            let total = die + added(entry);
            let cover = key(entry, "cover").map(|cover| tell.texts.get(cover)).unwrap_or_default();
            (message, (message != SHOTS[0].1).then_some(true), [total.to_string(), cover])
        }
        _ => return None,
    };
    // Whoever is hurt already, or cannot fall back, may have died of less.
    let dies =
        later.iter().any(|told| told.event == "anarchy-log-killed" && piece_in(&told.words, "unit") == Some(target));
    let message = if dies && favours == Some(true) { "anarchy-view-outcome-killed" } else { message };
    let mut words = tell.line(message, &entry.words);
    if entry.event == "anarchy-log-combat" {
        let rolled = tell.texts.format("anarchy-view-outcome-rolled", &[("die", die.into())]);
        words = format!("{words}\n{rolled}");
    }
    let [own, other] = totals;
    // A stone may have struck a friend.
    let look = before.pieces.iter().find(|look| look.piece == target)?;
    Some(Outcome {
        at: look.at,
        totals: [(tincture(side), own), (look.tincture, other)],
        winner: favours.map(|attacker| usize::from(!attacker)),
        words,
    })
}
