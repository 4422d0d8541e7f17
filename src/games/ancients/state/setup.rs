//! Choices of the set-up.
use crate::table::prelude::{Names, PieceId, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What Red and Blue have chosen during composition and deployment; empty once the armies are revealed.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ArmySetup {
    /// The unit that the player will deploy next, if one was picked by hand.
    pub in_hand: [Option<PieceId>; 2],
    /// The ready-made army that was taken, by its number in the rule data (N-1.16).
    pub list: [Option<u16>; 2],
}
impl State for ArmySetup {
    const NAME: &'static str = "muster";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let hand = |s: u8| match self.in_hand[s as usize] {
            Some(piece) if viewer.is_none_or(|v| v.0 == s) => names.label(Target::Piece(piece)).into(),
            _ => Value::Null,
        };
        let (red, blue) = (hand(0), hand(1));
        if red.is_null() && blue.is_null() { Value::Null } else { json!({ "red": red, "blue": blue }) }
    }
}
