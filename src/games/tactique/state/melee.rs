//! What Tactique remembers of the battle under way.
use crate::games::fief::state::posts::Party;
use crate::games::fief::state::war::{Side, Sides};
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What the archers of a side do.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Bows {
    #[default]
    Rest,
    Shoot,
    Aim(PieceId),
}

/// What Tactique remembers of the battle under way.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Melee {
    pub bows: Sides<Bows>,
    /// Which of several attackers who fight one by one is shot at (D-30).
    pub target: Option<Party>,
    /// What the dice of both sides show, from 1 to 6; 0 before they are thrown.
    pub dice: Sides<i32>,
    /// Which throw of a round, or which side's special attack, bombards may have thrown again now (T-2.03, T-2.04).
    pub asked: u8,
    /// How many dice the one who is asked has thrown again.
    pub again: u8,
    /// Damage that could not remove anything yet (T-5.05).
    pub carry: Vec<(Party, u16)>,
    /// The attackers have no lord left, and stop (T-1.16).
    pub stopped: bool,
}

impl Melee {
    /// The side whose special attack bombards may have thrown again now.
    pub fn asked_side(&self) -> Side {
        if self.asked == 0 { Side::Attack } else { Side::Defence }
    }
}

impl State for Melee {
    const NAME: &'static str = "melee";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        if *self == Self::default() {
            return Value::Null;
        }
        let bows = self.bows.both().map(|bows| match bows {
            Bows::Rest => json!("rest"),
            Bows::Shoot => json!("shoot"),
            Bows::Aim(id) => json!(names.label(Target::Piece(*id))),
        });
        let mut carry = serde_json::Map::new();
        for (party, points) in &self.carry {
            carry.insert(names.label(Target::Seat(party.seat)), (*points).into());
        }
        let target = self.target.map(|party| names.label(Target::Seat(party.seat)));
        json!({ "bows": bows, "target": target, "dice": self.dice.both(), "carried": carry })
    }
}
