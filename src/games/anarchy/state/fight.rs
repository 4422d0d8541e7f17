//! The combat and the shot under way.
use crate::games::anarchy::data::files::CombatResult;
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A combat, from the moment its target is named until somebody has advanced or not.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    pub target: Option<PieceId>,
    /// In the order in which they joined.
    pub attackers: Vec<PieceId>,
    pub result: Option<CombatResult>,
    /// Who is asked where he retreats to.
    pub subject: Option<PieceId>,
    /// From whom the retreats lead away.
    pub away_from: Vec<PieceId>,
    /// The hexes that a killed or beaten defender has left.
    pub emptied: Vec<Place>,
    /// The attacker who goes into one of several of them.
    pub advancing: Option<PieceId>,
}
impl State for Fight {
    const NAME: &'static str = "fight";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let Some(target) = self.target else { return Value::Null };
        let piece = |id: PieceId| names.label(Target::Piece(id));
        json!({
            "target": piece(target),
            "attackers": self.attackers.iter().map(|id| piece(*id)).collect::<Vec<_>>(),
        })
    }
}

/// A shot.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Shot {
    pub shooter: Option<PieceId>,
}
impl State for Shot {
    const NAME: &'static str = "shot";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        match self.shooter {
            Some(shooter) => json!({ "shooter": names.label(Target::Piece(shooter)) }),
            None => Value::Null,
        }
    }
}
