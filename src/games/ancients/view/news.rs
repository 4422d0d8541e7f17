//! What has happened in the battle, by its weight for a side, and what of it is proclaimed.
use super::AncientsFace;
use super::seen::{number, units};
use crate::desktop::face::{Draw, News, Outcome, Scene, Seal, Sight};
use crate::games::ancients::data::files::{BLUE, RED};
use crate::table::prelude::{Entry, Narrator, PieceId, Seat, Target, Word};

/// The piece that an entry names so.
fn piece(entry: &Entry, name: &str) -> Option<PieceId> {
    entry.words.iter().find_map(|(n, word)| match word {
        Word::On(Target::Piece(piece)) if *n == name => Some(*piece),
        _ => None,
    })
}

/// What an entry means to a side, seen from how the battle stood before.
pub(super) fn weight(before: &Sight, viewer: Seat, entry: &Entry) -> News {
    let own_unit = || {
        let known = units(before).into_iter().find(|seen| Some(seen.id) == piece(entry, "unit"));
        known.is_some_and(|seen| seen.side == viewer)
    };
    match entry.event {
        "ancients-log-destroyed" | "ancients-log-fled" if own_unit() => News::MyLoss,
        // The points are the enemy's: it is the own camp that burns.
        "ancients-log-burnt" if entry.seat != Some(viewer) => News::MyLoss,
        "ancients-log-destroyed" | "ancients-log-burnt" | "ancients-log-emptied" => News::Great,
        "ancients-log-conceded" | "ancients-log-over" => News::Great,
        _ => News::Ordinary,
    }
}

/// The seal under which an entry is proclaimed.
pub(super) fn seal(entry: &Entry) -> Option<Seal> {
    (entry.event == "ancients-log-burnt").then_some(Seal::Tower)
}

/// What may have come of a unit in the end, by the entry that tells it.
const FATES: [(&str, &str); 3] = [
    ("ancients-log-destroyed", "ancients-view-outcome-destroyed"),
    ("ancients-log-fled", "ancients-view-outcome-fled"),
    ("ancients-log-rallied", "ancients-view-outcome-rallied"),
];

/// How a combat or a shot has come out, told where its target stood before it. `entries` begin with it and go on with what has
/// come of it: whoever was to step back may have had no way back, or have rallied.
pub(super) fn outcome(face: &AncientsFace, entries: &[&Entry], before: &Scene, tell: &Narrator) -> Option<Outcome> {
    let (entry, later) = entries.split_first()?;
    let attacker = entry.seat?;
    let defender = if attacker == RED { BLUE } else { RED };
    // Who may have to suffer something: the target, or the unit that has led the attack.
    let (message, winner, loser) = match entry.event {
        "ancients-log-fight-won" => ("ancients-view-outcome-won", Some(attacker), "target"),
        "ancients-log-fight-lost" => ("ancients-view-outcome-lost", Some(defender), "unit"),
        "ancients-log-fight-tie" => ("ancients-view-outcome-tie", None, "target"),
        "ancients-log-shot-miss" => ("ancients-view-outcome-miss", None, "target"),
        "ancients-log-shot-hit" => ("ancients-view-outcome-hit", Some(attacker), "target"),
        "ancients-log-shot-destroys" => ("ancients-view-outcome-hard-hit", Some(attacker), "target"),
        _ => return None,
    };
    let loser = piece(entry, loser);
    let is_told = |unit: PieceId, event: &str| {
        later.iter().any(|entry| entry.event == event && piece(entry, "unit") == Some(unit))
    };
    let fate_of = |unit: PieceId| {
        let fate = FATES.into_iter().find(|(event, _)| is_told(unit, event));
        fate.map(|(_, fate)| tell.line(fate, &[("unit", Word::On(Target::Piece(unit)))]))
    };
    // Where the loss itself is destruction the sentence says so already.
    let tried = loser.is_some_and(|loser| is_told(loser, "ancients-log-not-rallied"));
    let mut words = entry.words.clone();
    words.iter_mut().filter(|(name, _)| *name == "rally" && tried).for_each(|(_, word)| *word = Word::Number(0));
    let mut words = loser.and_then(fate_of).unwrap_or_else(|| tell.line(message, &words));
    // In a double attack that is lost the support may suffer something else.
    if entry.event == "ancients-log-fight-lost"
        && number(entry, "double") == Some(1)
        && let Some(support) = piece(entry, "support")
    {
        let of_support = || tell.line("ancients-view-outcome-support", &entry.words);
        words = format!("{words}\n{}", fate_of(support).unwrap_or_else(of_support));
    }
    Some(Outcome {
        at: before.pieces.iter().find(|seen| Some(seen.piece) == piece(entry, "target"))?.at,
        totals: [(attacker, "total"), (defender, "against")].map(|(seat, total)| {
            (face.tincture(seat), number(entry, total).map(|n| n.to_string()).unwrap_or_default())
        }),
        winner: winner.map(|seat| usize::from(seat != attacker)),
        words,
    })
}
