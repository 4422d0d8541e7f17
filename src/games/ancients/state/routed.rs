//! The units that may return from their flight.
use crate::table::prelude::{Names, PieceId, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A unit that has fled and may return (N-19.02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoutedUnit {
    pub unit: PieceId,
    /// The last turn in which a die was thrown for it; 0: none yet.
    pub rolled: u8,
}

/// The units of both sides that may return, in the order of their flight (N-19.06); empty without the module.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Routed(pub Vec<RoutedUnit>);
impl State for Routed {
    const NAME: &'static str = "routed";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        if self.0.is_empty() {
            return Value::Null;
        }
        self.0.iter().map(|routed| names.label(Target::Piece(routed.unit))).collect()
    }
}
