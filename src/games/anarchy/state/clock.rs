//! Turn and phase.
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Where a turn stands (3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    SetUp,
    Movement,
    DefensiveFire,
    OffensiveFire,
    Combat,
}
impl Phase {
    /// Its name in positions.
    pub fn name(self) -> &'static str {
        match self {
            Phase::SetUp => "set_up",
            Phase::Movement => "movement",
            Phase::DefensiveFire => "defensive_fire",
            Phase::OffensiveFire => "offensive_fire",
            Phase::Combat => "combat",
        }
    }
}

/// Where the match stands.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    /// From 1; 0 during the set-up.
    pub turn: u8,
    pub phase: Phase,
    /// The side whose phase it is.
    pub active: Seat,
    /// The side that is asked has said that it is done with this step.
    pub done: bool,
    /// During the set-up: who is placed next, if a player has picked him.
    pub in_hand: Option<PieceId>,
    /// Who is moving, or the captive who is led.
    pub moving: Option<PieceId>,
    /// The rider who has been placed and is still to be turned.
    pub placed: Option<(PieceId, Place)>,
}
impl State for Clock {
    const NAME: &'static str = "clock";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        json!({
            "turn": self.turn,
            "phase": self.phase.name(),
            "active": names.label(Target::Seat(self.active)),
            "moving": self.moving.map(|id| names.label(Target::Piece(id))),
            "in_hand": self.in_hand.map(|id| names.label(Target::Piece(id))),
        })
    }
}
