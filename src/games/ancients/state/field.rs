//! What lies on the board beside the units: terrain markers and stakes.
use crate::table::prelude::{Names, Place, Seat, Target};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// Stakes on a hex (N-17.06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stakes {
    pub at: Place,
    pub side: Seat,
    /// Turned over, they have no effect (N-17.10).
    pub active: bool,
    /// The turn in which they were turned over (N-17.09).
    pub turned: u8,
}

/// Terrain markers (N-17.01) and stakes (N-17.06); empty without these modules.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Field {
    /// By hex the number of the terrain whose marker lies there; empty as long as there is none.
    ground: Vec<Option<u8>>,
    /// How many markers Red and Blue have placed.
    pub placed: [u8; 2],
    /// The terrain that is placed next, if it was picked by hand.
    pub in_hand: Option<u8>,
    /// How many stakes Red and Blue have bought.
    pub bought: [u8; 2],
    pub stakes: Vec<Stakes>,
    /// Whether both sides know of all stakes.
    pub revealed: bool,
}

impl Field {
    /// The terrain whose marker lies on a hex.
    #[inline]
    pub fn ground(&self, place: Place) -> Option<u8> {
        self.ground.get(place.index()).copied().flatten()
    }
    pub fn has_markers(&self) -> bool {
        !self.ground.is_empty()
    }
    /// Every marker, with its hex.
    pub fn markers(&self) -> impl Iterator<Item = (Place, u8)> + '_ {
        self.ground.iter().enumerate().filter_map(|(i, ground)| Some((Place(i as u16), (*ground)?)))
    }
    /// Lays a marker on a hex.
    pub fn lay(&mut self, place: Place, ground: u8) {
        if self.ground.len() <= place.index() {
            self.ground.resize(place.index() + 1, None);
        }
        self.ground[place.index()] = Some(ground);
    }
    /// The stakes on a hex.
    pub fn stakes_at(&self, place: Place) -> Option<&Stakes> {
        self.stakes.iter().find(|stakes| stakes.at == place)
    }
    /// Whether active stakes stand on a hex.
    #[inline]
    pub fn active_stakes(&self, place: Place) -> Option<&Stakes> {
        self.stakes_at(place).filter(|stakes| stakes.active)
    }
}

impl Field {
    /// As a viewer may see it; null: nothing.
    pub fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let sees = |side: Seat| self.revealed || viewer.is_none_or(|viewer| viewer == side);
        let label = |place: Place| names.label(Target::Place(place));
        let markers: Map<_, _> = self.markers().map(|(place, ground)| (label(place), ground.into())).collect();
        let stakes: Map<_, _> = (self.stakes.iter())
            .filter(|stakes| sees(stakes.side))
            .map(|stakes| {
                let side = names.label(Target::Seat(stakes.side));
                (label(stakes.at), json!({ "side": side, "active": stakes.active, "turned": stakes.turned }))
            })
            .collect();
        let bought = |side: u8| if sees(Seat(side)) { json!(self.bought[side as usize]) } else { Value::Null };
        // Whether the other side has bought any must not be told by the section itself.
        let known = [0, 1].into_iter().filter(|side| sees(Seat(*side))).any(|side| self.bought[side as usize] > 0);
        if markers.is_empty() && stakes.is_empty() && !known {
            return Value::Null;
        }
        json!({ "markers": markers, "stakes": stakes, "bought": { "red": bought(0), "blue": bought(1) } })
    }
}
