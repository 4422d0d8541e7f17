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
    /// Units that have gone two hexes in this order, while chariots make a difference of it (N-21.05).
    pub two_hexes: Vec<PieceId>,
    /// Units whose javelins have been declared for this order (N-21.03).
    pub javelins: Vec<PieceId>,
    /// The lead whose wedge has been declared (N-21.09).
    pub wedge: Option<PieceId>,
    /// Units that this order has revealed (N-18.16).
    pub revealed: Vec<PieceId>,
    /// The unit that has appeared from an ambush to carry out this order (N-18.06).
    pub ambusher: Option<PieceId>,
    /// Whether it still stands where it lay: its attack is a surprise (N-18.20).
    pub surprise: bool,
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
        let pieces = |all: &[PieceId]| all.iter().copied().map(piece).collect::<Vec<_>>();
        json!({
            "two_hexes": pieces(&self.two_hexes),
            "javelins": pieces(&self.javelins),
            "wedge": self.wedge.map(piece),
            "revealed": pieces(&self.revealed),
            "ambusher": self.ambusher.map(piece),
            "surprise": self.surprise,
            "assault_by": self.assault_by.map(piece),
            "one_hex": self.one_hex.iter().map(|(id, from)| [piece(*id), names.label(Target::Place(*from))]).collect::<Vec<_>>(),
            "stakes": self.stakes.map(|at| names.label(Target::Place(at))),
            "stand_by": self.stand_by.map(piece),
            "stand": pieces(&self.stand),
        })
    }
}
