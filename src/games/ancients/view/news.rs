//! What has happened in the battle, by its weight for a side, and what of it is proclaimed.
use super::units;
use crate::desktop::face::{News, Seal, Sight};
use crate::table::prelude::{Entry, PieceId, Seat, Target, Word};

fn unit(entry: &Entry) -> Option<PieceId> {
    entry.words.iter().find_map(|(name, word)| match (name, word) {
        (&"unit", Word::On(Target::Piece(piece))) => Some(*piece),
        _ => None,
    })
}

/// What an entry means to a side, seen from how the battle stood before.
pub(super) fn weight(before: &Sight, viewer: Seat, entry: &Entry) -> News {
    let own_unit = || {
        let known = units(before).into_iter().find(|seen| Some(seen.id) == unit(entry));
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
