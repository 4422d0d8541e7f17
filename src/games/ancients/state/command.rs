//! What the orders of modules add to the order under way.
use crate::table::prelude::{Names, PieceId, Place, Target};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What the modules need to know of the order that is being carried out; empty between orders, and without modules.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Command {
    /// The general who has ordered the assault under way (N-12.04).
    pub assault_by: Option<PieceId>,
    /// Units that have gone one hex in this order, each with the hex that it came from (N-13.01).
    pub one_hex: Vec<(PieceId, Place)>,
    /// The general who has given a stand order (N-12.06). No second combat of an order follows one: who stands is not pursued.
    pub stand_by: Option<PieceId>,
    /// The losers that stand (N-12.06).
    pub stand: Vec<PieceId>,
    /// The hex whose stakes have counted in the combat under way, and will be turned over (N-17.27).
    pub stakes: Option<Place>,
}

impl Command {
    /// As everybody may see it; null: nothing.
    pub fn show(&self, names: &Names) -> Value {
        let piece = |id: PieceId| names.label(Target::Piece(id));
        if *self == Self::default() {
            return Value::Null;
        }
        json!({
            "assault_by": self.assault_by.map(piece),
            "one_hex": self.one_hex.iter().map(|(id, from)| [piece(*id), names.label(Target::Place(*from))]).collect::<Vec<_>>(),
            "stakes": self.stakes.map(|at| names.label(Target::Place(at))),
            "stand_by": self.stand_by.map(piece),
            "stand": self.stand.iter().copied().map(piece).collect::<Vec<_>>(),
        })
    }
}
