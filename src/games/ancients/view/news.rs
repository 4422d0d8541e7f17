//! What has happened in the battle, by its weight for a side, and what of it is proclaimed.
use super::{AncientsFace, number, units};
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

/// How a combat or a shot has come out, told where its target stood before it.
pub(super) fn outcome(face: &AncientsFace, entry: &Entry, before: &Scene, tell: &Narrator) -> Option<Outcome> {
    let attacker = entry.seat?;
    let defender = if attacker == RED { BLUE } else { RED };
    let (message, winner) = match entry.event {
        "ancients-log-fight-won" => ("ancients-view-outcome-won", Some(attacker)),
        "ancients-log-fight-lost" => ("ancients-view-outcome-lost", Some(defender)),
        "ancients-log-fight-tie" => ("ancients-view-outcome-tie", None),
        "ancients-log-shot-miss" => ("ancients-view-outcome-miss", None),
        "ancients-log-shot-hit" => ("ancients-view-outcome-hit", Some(attacker)),
        "ancients-log-shot-destroys" => ("ancients-view-outcome-hard-hit", Some(attacker)),
        _ => return None,
    };
    let target = piece(entry, "target")?;
    Some(Outcome {
        at: before.pieces.iter().find(|seen| seen.piece == target)?.at,
        sum: format!("{} : {}", number(entry, "total")?, number(entry, "against")?),
        words: tell.line(message, &entry.words),
        tincture: winner.map(|seat| face.tincture(seat)),
    })
}
