//! The King and the Queen whose guard has been settled (T-3.02, T-3.03).
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// King and Queen whose guard has been settled.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Royals {
    pub king: Option<PieceId>,
    pub queen: Option<PieceId>,
    /// Coronations so far: a King who came without a new one has inherited the crown.
    pub coronations: u16,
    /// Whose guard is being chosen.
    pub asked: Option<PieceId>,
}
impl State for Royals {
    const NAME: &'static str = "guarded";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        Value::Null
    }
}
