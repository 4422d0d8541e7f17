//! The reasons that scripts give, for people to learn from.
use super::plans::Idea;
use crate::games::vassaux::candidates::reasons::Why;
use crate::table::prelude::{PieceId, Target, Word, Words};

/// A key of the words and their arguments.
pub type Told = (&'static str, Words);

/// A reason, with the piece that it is about.
pub fn of(key: &'static str, piece: Option<PieceId>) -> Told {
    (key, piece.map(|piece| ("unit", Word::On(Target::Piece(piece)))).into_iter().collect())
}

/// The same without a piece.
pub fn why(key: &'static str) -> Option<Told> {
    Some(of(key, None))
}

/// Why a unit is ordered what it is.
pub fn idea(idea: Idea) -> Told {
    match idea {
        Idea::Wait => of("vassaux-thought-wait", None),
        Idea::Move(why) => place(why),
        Idea::Strike(target) => of("vassaux-thought-strike", Some(target)),
        Idea::Shoot(target) => of("vassaux-thought-shoot", Some(target)),
        Idea::Charge(target) => of("vassaux-thought-charge", Some(target)),
        Idea::Fortify => of("vassaux-thought-fortify", None),
        Idea::Alert => of("vassaux-thought-alert", None),
        Idea::Cast(_, Some(target)) => of("vassaux-thought-cast-at", Some(target)),
        Idea::Cast(_, None) => of("vassaux-thought-cast", None),
    }
}

/// Why a leader goes where he goes.
pub fn place(why: Why) -> Told {
    let key = match why {
        Why::Toward(_) => "vassaux-thought-toward",
        Why::Away(_) => "vassaux-thought-away",
        Why::IntoAura(_) | Why::BesideLord(_) => "vassaux-thought-aura",
        Why::ShootingDistance(_) => "vassaux-thought-range",
        Why::OutOfCharge(_) => "vassaux-thought-out-of-charge",
        Why::ChargingDistance(_) => "vassaux-thought-charging-distance",
        Why::Cover(_) => "vassaux-thought-cover",
        Why::Exit => "vassaux-thought-exit",
        Why::Marker(_) => "vassaux-thought-fire",
        Why::Edge(_) => "vassaux-thought-edge",
        Why::Interest(_) | Why::Line => "vassaux-thought-objective",
        Why::Stay => "vassaux-thought-wait",
        _ => "vassaux-thought-place",
    };
    of(key, None)
}
