//! The fight under way: who strikes whom, what was lost, who reorganises (M1 to M10).
use super::losses::Losses;
use crate::table::prelude::{Names, PieceId, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A unit in the fight.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighting {
    /// The unit, or the strays of one.
    pub unit: PieceId,
    /// Losses suffered in this fight (V-15.07).
    pub losses: u8,
    /// It has struck, or has nothing to strike with any more.
    pub struck: bool,
}

/// Losses that a unit is taking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Due {
    /// The unit, or the strays of one.
    pub unit: PieceId,
    /// What is still to fall, and who may.
    pub losses: Losses,
    /// How many have fallen to this attack.
    pub fallen: u8,
}

/// How far a fight has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// The unit that began it strikes (V-15.02).
    #[default]
    Attack,
    /// Those that were struck strike back (V-15.05).
    StrikeBack,
    /// The contest, and then who has won reorganises (V-15.08, V-15.09).
    Reorganising,
}

/// A melee under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Melee {
    /// The unit whose order it is.
    pub attacker: Fighting,
    /// The units that are attacked; those that have been struck stand in the order in which they were (V-16.03).
    pub defenders: Vec<Fighting>,
    /// How far it has come.
    pub phase: Phase,
    /// The die of the order goes to the first strike (V-16.04).
    pub order_die: bool,
    /// It follows from a charge order, against which siege armour counts twice (V-4.14, V-15.11).
    pub by_charge: bool,
    /// Which unit each fighter of the attacker strikes who touches several (V-16.02).
    pub aims: Vec<(PieceId, PieceId)>,
    /// Who still has to reorganise, the next one first (V-16.05).
    pub reorganise: Vec<PieceId>,
}

impl Melee {
    /// Counts losses that a unit has suffered in this fight.
    pub fn suffer(&mut self, unit: PieceId, losses: u8) {
        let all = std::iter::once(&mut self.attacker).chain(&mut self.defenders);
        if let Some(fighting) = all.into_iter().find(|fighting| fighting.unit == unit) {
            fighting.losses = fighting.losses.saturating_add(losses);
        }
    }

    /// A unit in it is led no more: it fights on as confused men, together with those who were confused before (V-7.08, V-7.09).
    fn disorder(&mut self, unit: PieceId, strays: PieceId) {
        if self.attacker.unit == unit {
            self.attacker.unit = strays;
        }
        let Some(at) = self.defenders.iter().position(|defender| defender.unit == unit) else { return };
        if self.defenders.iter().any(|defender| defender.unit == strays) {
            let losses = self.defenders.remove(at).losses;
            self.suffer(strays, losses);
        } else {
            self.defenders[at].unit = strays;
        }
    }
}

/// The fight under way, and the losses being taken.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Combat {
    /// Melees; a reaction may begin one inside another's order, the innermost last.
    pub melees: Vec<Melee>,
    /// Losses being taken.
    pub due: Option<Due>,
}

impl Combat {
    /// A unit has lost its leader: whatever is under way goes on with its fighters as confused men (V-7.02, V-7.08).
    pub fn disorder(&mut self, unit: PieceId, strays: PieceId) {
        self.melees.iter_mut().for_each(|melee| melee.disorder(unit, strays));
        if let Some(due) = self.due.as_mut().filter(|due| due.unit == unit) {
            due.unit = strays;
        }
    }
}

impl State for Combat {
    const NAME: &'static str = "combat";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let fighting = |f: &Fighting| json!({ "unit": piece(f.unit), "losses": f.losses, "struck": f.struck });
        let melee = |melee: &Melee| {
            let defenders: Vec<_> = melee.defenders.iter().map(fighting).collect();
            let reorganise: Vec<_> = melee.reorganise.iter().map(|unit| piece(*unit)).collect();
            json!({ "attacker": fighting(&melee.attacker), "defenders": defenders, "reorganise": reorganise })
        };
        let due = self.due.as_ref().map(|due| json!({ "unit": piece(due.unit), "left": due.losses.left() }));
        if self.melees.is_empty() && due.is_none() {
            return Value::Null;
        }
        json!({ "melees": self.melees.iter().map(melee).collect::<Vec<_>>(), "due": due })
    }
}
