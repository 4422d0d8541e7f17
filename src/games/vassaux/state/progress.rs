//! How far the match has come.
use crate::table::prelude::{Names, PieceId, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Turn, initiative, reactivity.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// The turn that is played, from 1; 0 during the set-up.
    pub turn: i32,
    /// The last turn (V-23.03); 0 until it is rolled.
    pub limit: i32,
    /// The side that has the initiative in this turn (V-6.08); before it is rolled that of last turn (V-1.07).
    pub initiative: Seat,
    /// The side that activates a unit next, or has one activated (V-8.01).
    pub active: Seat,
    /// The reactivity of both hosts, frozen for the turn (V-6.07); low is good.
    pub reactivity: [i32; 2],
    /// Confused fighters whose owner is still to say which unit each joins, the next one first (V-7.05).
    pub rejoining: Vec<PieceId>,
}

impl Progress {
    /// The reactivity of a host (V-6.06).
    pub fn reactivity_of(&self, host: Seat) -> i32 {
        self.reactivity[usize::from(host.0)]
    }
}

impl State for Progress {
    const NAME: &'static str = "progress";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |seat: Seat| names.label(Target::Seat(seat));
        json!({
            "turn": self.turn,
            "limit": self.limit,
            "initiative": seat(self.initiative),
            "active": seat(self.active),
            "rejoining": self.rejoining.iter().map(|id| names.label(Target::Piece(*id))).collect::<Vec<_>>(),
            "reactivity": { (seat(Seat(0))): self.reactivity[0], (seat(Seat(1))): self.reactivity[1] },
        })
    }
}
