//! Walls that are damaged, and the rams that beat on them.
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// When a ram strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Strikes {
    /// The number of the engine.
    pub engine: u8,
    /// The turn from which on it strikes again; 0 if it has not struck yet.
    pub from: u8,
    /// The last turn in which it has struck, and in which one of its servants has fought or begun to put out a fire; 0 if
    /// there is none.
    pub struck: u8,
    pub halted: u8,
}

/// Damaged walls, and who beats on them.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Walls {
    /// Degrees of damage of walls that still stand, by the numbers of their hexes.
    damage: Vec<(Place, u8)>,
    /// The rams that have struck or stood still.
    rams: Vec<Strikes>,
    /// Who has attacked or been attacked in this turn: he does not count among the servants of a ram.
    pub fought: Vec<PieceId>,
}

impl Walls {
    /// No wall is damaged, and no ram has struck.
    pub const WHOLE: Self = Self { damage: Vec::new(), rams: Vec::new(), fought: Vec::new() };

    /// By how many degrees a wall is damaged that still stands.
    pub fn damage(&self, hex: Place) -> u8 {
        self.damage.binary_search_by_key(&hex, |(at, _)| *at).map_or(0, |i| self.damage[i].1)
    }
    /// The walls that are damaged and still stand, by the numbers of their hexes.
    pub fn damaged(&self) -> impl Iterator<Item = (Place, u8)> + '_ {
        self.damage.iter().copied()
    }
    /// A wall is damaged by so many degrees from now on; 0: there is none any more.
    pub fn set_damage(&mut self, hex: Place, degrees: u8) {
        self.damage.retain(|(at, _)| *at != hex);
        if degrees > 0 {
            let at = self.damage.partition_point(|(at, _)| *at < hex);
            self.damage.insert(at, (hex, degrees));
        }
    }
    /// When an engine strikes.
    pub fn strikes(&self, engine: usize) -> Strikes {
        let known = self.rams.iter().copied().find(|ram| usize::from(ram.engine) == engine);
        known.unwrap_or(Strikes { engine: engine as u8, ..Strikes::default() })
    }
    /// Notes when an engine strikes.
    pub fn set_strikes(&mut self, strikes: Strikes) {
        match self.rams.iter_mut().find(|ram| ram.engine == strikes.engine) {
            Some(ram) => *ram = strikes,
            None => self.rams.push(strikes),
        }
    }
    /// A servant of an engine fights or puts out a fire: it stands still for a turn.
    pub fn halt(&mut self, engine: usize, turn: u8) {
        let now = self.strikes(engine);
        if now.halted != turn {
            self.set_strikes(Strikes { halted: turn, from: now.from.max(turn).saturating_add(1), ..now });
        }
    }
}

impl State for Walls {
    const NAME: &'static str = "walls";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let damage = self
            .damage
            .iter()
            .map(|(hex, degrees)| (names.label(Target::Place(*hex)).to_string(), Value::from(*degrees)));
        let rams = self
            .rams
            .iter()
            .map(|ram| json!({ "engine": ram.engine, "from": ram.from, "struck": ram.struck, "halted": ram.halted }));
        json!({
            "damage": Value::Object(damage.collect()),
            "rams": rams.collect::<Vec<_>>(),
            "fought": self.fought.iter().map(|id| names.label(Target::Piece(*id))).collect::<Vec<_>>(),
        })
    }
}
