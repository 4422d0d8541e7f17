//! The tokens of units in ambush.
use crate::table::prelude::{Names, PieceId, Place, Seat, Target};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A token on a forest hex (N-18.01). It is no unit: it has no zone of control, gives no group and cannot be shot at (N-18.03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AmbushToken {
    pub at: Place,
    pub side: Seat,
    /// The unit that lies in ambush; none: a decoy.
    pub unit: Option<PieceId>,
}

/// Tokens of both sides, in the order of their hexes; empty without the module.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Ambush {
    pub tokens: Vec<AmbushToken>,
    /// Whether both sides see where tokens lie: from the reveal of the armies on (N-18.22).
    pub revealed: bool,
    /// Whether both sides see what tokens hold, too: the battle is over (N-18.22).
    pub over: bool,
    /// Whether Red and Blue have declined to order a token since the last order (N-18.21).
    pub declined: [bool; 2],
}

impl Ambush {
    /// A side's tokens.
    pub fn of(&self, side: Seat) -> impl Iterator<Item = &AmbushToken> {
        self.tokens.iter().filter(move |token| token.side == side)
    }
    /// The token on a hex.
    pub fn at(&self, place: Place) -> Option<&AmbushToken> {
        self.tokens.iter().find(|token| token.at == place)
    }
    /// Whether a unit lies in ambush.
    pub fn hides(&self, unit: PieceId) -> bool {
        self.tokens.iter().any(|token| token.unit == Some(unit))
    }
    /// Puts a token on its hex.
    pub fn lay(&mut self, token: AmbushToken) {
        let at = self.tokens.partition_point(|other| other.at < token.at);
        self.tokens.insert(at, token);
    }
    /// As a viewer may see them; null: nothing. What lies in ambush its own side sees, and who sees everything (N-18.22).
    pub fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let own = |token: &AmbushToken| self.over || viewer.is_none_or(|viewer| viewer == token.side);
        let told = |token: &AmbushToken| {
            let side = names.label(Target::Seat(token.side));
            let unit = token.unit.filter(|_| own(token)).map(|unit| names.label(Target::Piece(unit)));
            let holds = own(token).then(|| unit.unwrap_or_else(|| "decoy".into()));
            json!({ "side": side, "holds": holds })
        };
        let seen = self.tokens.iter().filter(|token| self.revealed || own(token));
        let all: serde_json::Map<_, _> =
            seen.map(|token| (names.label(Target::Place(token.at)), told(token))).collect();
        if all.is_empty() { Value::Null } else { all.into() }
    }
}
