//! What stands and lies about at a siege: mantlets, fascines and rubble of the besiegers, heaps of stones and basins of oil of those
//! on the walls.
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A mantlet on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mantlet {
    pub hex: Place,
    /// The hexside behind which it stands.
    pub facing: Heading,
}
impl Mantlet {
    /// Whether it covers who is in its hex against a shot that enters over this side: its front or one of the two sides beside
    /// that.
    pub fn screens(&self, side: Heading) -> bool {
        (-1..=1).any(|turn| self.facing.turned(turn) == side)
    }
}

/// A basin of boiling oil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Basin {
    pub hex: Place,
    /// The two men who have it in their hands; nobody has one that just stands there.
    pub bearers: Option<[PieceId; 2]>,
    /// It is set at a crenel, over which its bearers can tip it.
    pub set: bool,
    /// One of the bearers has been stunned or killed or has retreated: it falls.
    pub falls: bool,
}
impl Basin {
    /// One that stands in a hex.
    pub fn standing(hex: Place) -> Self {
        Self { hex, bearers: None, set: false, falls: false }
    }
    /// Whether somebody bears it.
    pub fn is_borne_by(&self, id: PieceId) -> bool {
        self.bearers.is_some_and(|bearers| bearers.contains(&id))
    }
}

/// Mantlets, fascines, rubble, heaps of stones and basins of oil, on the map and beside it.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Siegeworks {
    /// Mantlets on the map, in the order in which they came onto it.
    pub mantlets: Vec<Mantlet>,
    /// How many mantlets each side still has beside the map.
    pub mantlets_left: [u8; 2],
    /// Who has moved a mantlet in this phase, and has fewer movement points for it.
    pub movers: Vec<PieceId>,
    /// How many fascines each side still has to lay.
    pub fascines_left: [u8; 2],
    /// The same of rubble.
    pub rubble_left: [u8; 2],
    /// The hexes with a heap of stones, in the order in which they were made.
    pub heaps: Vec<Place>,
    /// How many heaps each side still has to place before the battle.
    pub heaps_left: [u8; 2],
    /// Basins of oil, in the order in which they were placed.
    pub basins: Vec<Basin>,
    /// How many basins each side still has to place before the battle.
    pub basins_left: [u8; 2],
    /// Who has carried a basin in this phase, and has fewer movement points for it.
    pub carriers: Vec<PieceId>,
}

impl Siegeworks {
    /// The mantlet in a hex.
    #[inline]
    pub fn mantlet(&self, hex: Place) -> Option<Mantlet> {
        self.mantlets.iter().copied().find(|mantlet| mantlet.hex == hex)
    }
    pub fn mantlet_mut(&mut self, hex: Place) -> Option<&mut Mantlet> {
        self.mantlets.iter_mut().find(|mantlet| mantlet.hex == hex)
    }
    /// The mantlet in a hex is gone.
    pub fn lose_mantlet(&mut self, hex: Place) {
        self.mantlets.retain(|mantlet| mantlet.hex != hex);
    }
    /// The basin in a hex.
    #[inline]
    pub fn basin(&self, hex: Place) -> Option<&Basin> {
        self.basins.iter().find(|basin| basin.hex == hex)
    }
    pub fn basin_mut(&mut self, hex: Place) -> Option<&mut Basin> {
        self.basins.iter_mut().find(|basin| basin.hex == hex)
    }
    /// The basin in a hex is gone.
    pub fn lose_basin(&mut self, hex: Place) {
        self.basins.retain(|basin| basin.hex != hex);
    }
    /// Somebody goes where he likes: a basin that he bears stands there, and is set no more.
    pub fn puts_down(&mut self, id: PieceId) {
        for basin in self.basins.iter_mut().filter(|basin| basin.is_borne_by(id) && !basin.falls) {
            (basin.bearers, basin.set) = (None, false);
        }
    }
    /// Somebody is stunned or killed or retreats: a basin that he bears falls.
    pub fn drops(&mut self, id: PieceId) {
        self.basins.iter_mut().filter(|basin| basin.is_borne_by(id)).for_each(|basin| basin.falls = true);
    }
    /// The heap in a hex has been shifted to another one.
    pub fn shift_heap(&mut self, from: Place, to: Place) {
        self.heaps.iter_mut().filter(|heap| **heap == from).for_each(|heap| *heap = to);
    }
}

impl State for Siegeworks {
    const NAME: &'static str = "siegeworks";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let place = |place: Place| names.label(Target::Place(place));
        let pieces = |all: &[PieceId]| all.iter().map(|id| names.label(Target::Piece(*id))).collect::<Vec<_>>();
        let mantlets = self
            .mantlets
            .iter()
            .map(|mantlet| (place(mantlet.hex).to_string(), Heading::NAMES[mantlet.facing.index()].into()));
        let basins = self.basins.iter().map(|basin| {
            let shown = json!({
                "bearers": basin.bearers.map(|bearers| pieces(&bearers)),
                "set": basin.set,
                "falls": basin.falls,
            });
            (place(basin.hex).to_string(), shown)
        });
        json!({
            "mantlets": Value::Object(mantlets.collect()),
            "mantlets_left": self.mantlets_left,
            "movers": pieces(&self.movers),
            "fascines_left": self.fascines_left,
            "rubble_left": self.rubble_left,
            "heaps": self.heaps.iter().map(|hex| place(*hex)).collect::<Vec<_>>(),
            "heaps_left": self.heaps_left,
            "basins": Value::Object(basins.collect()),
            "basins_left": self.basins_left,
            "carriers": pieces(&self.carriers),
        })
    }
}
