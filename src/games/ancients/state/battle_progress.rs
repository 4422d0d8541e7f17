//! Turn, victory points and fires.
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Where the match stands.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct BattleProgress {
    /// The turn that is played, from 1; 0 during the set-up.
    pub turn: u8,
    /// The side that began turn 1 (N-1.11).
    pub winner_of_initiative: Seat,
    /// The side that began the current turn.
    pub starter: Seat,
    /// Victory points of Red and Blue, in halves.
    pub half_points: [i16; 2],
    /// Burnt hexes, in the order of burning (N-10.02).
    pub burnt: Vec<Place>,
    /// How many hexes Red and Blue have burnt.
    pub fires: [u8; 2],
    /// Whether a unit of Red, of Blue, has ever stood in the enemy's camp.
    pub entered: [bool; 2],
    /// Whether the armies have been revealed (N-1.08).
    pub revealed: bool,
}
impl State for BattleProgress {
    const NAME: &'static str = "battle";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |s: Seat| names.label(Target::Seat(s));
        let points = |s: usize| json!(f64::from(self.half_points[s]) / 2.0);
        json!({
            "turn": self.turn,
            "starter": seat(self.starter),
            "points": { "red": points(0), "blue": points(1) },
            "fires": { "red": self.fires[0], "blue": self.fires[1] },
            "burnt": self.burnt.iter().map(|p| names.label(Target::Place(*p))).collect::<Vec<_>>(),
            "revealed": self.revealed,
        })
    }
}
