//! What a match is about beside the fighters: fires, exits, secrets, points of interest (chapter 23).
use crate::table::prelude::{Names, Seat, Spot, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A marker that hosts fight about (V-23.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interest {
    /// Its centre.
    pub at: Spot,
    /// Whose it is to reach, where it belongs to one side's objective alone (V-23.30).
    pub of: Option<Seat>,
}

/// How the objectives stand.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Objectives {
    /// Fighters who have left by the exit in this turn (V-23.04).
    pub exits: u8,
    /// Which markers burn, in the order of the scenario (V-23.07).
    pub fires: Vec<bool>,
    /// The turn from which each host's units may act beside its lord; its own secret (V-23.10).
    pub duel: [Option<i32>; 2],
    /// Who has attacked with others than the lord in the duel: a badge without a penalty (V-23.11).
    pub dishonour: [bool; 2],
    /// The edge by which the first host may leave, as its place among those of the scenario (V-23.13).
    pub edge: Option<u8>,
    /// Who attacks (V-23.16).
    pub attacker: Option<Seat>,
    /// The face that each side has rolled for its objective (V-23.16).
    pub rolled: [Option<u8>; 2],
    /// What each side has met for good (V-23.18).
    pub met: [bool; 2],
    /// The points of interest on the table.
    pub interests: Vec<Interest>,
}

impl State for Objectives {
    const NAME: &'static str = "objectives";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let seat = |seat: Seat| names.label(Target::Seat(seat));
        let own = |side: usize| viewer.is_none_or(|viewer| usize::from(viewer.0) == side);
        let duel = [0, 1].map(|side: usize| self.duel[side].filter(|_| own(side)));
        let interests: Vec<_> = self.interests.iter().map(|one| json!([one.at.x, one.at.y])).collect();
        json!({
            "exits": self.exits, "fires": self.fires, "duel": duel, "dishonour": self.dishonour, "edge": self.edge,
            "attacker": self.attacker.map(seat), "rolled": self.rolled, "met": self.met, "interests": interests,
        })
    }
}
