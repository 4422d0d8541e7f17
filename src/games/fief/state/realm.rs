//! The state of the villages and regions, of money, cards and revolt.
use crate::games::fief::data::items::Building;
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// A village and what stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Village {
    /// Outside fiefs, whose it is: the last occupant, even while it stands empty.
    pub owner: Option<Seat>,
    /// Who sits in it; others inside are guests.
    pub occupant: Option<Seat>,
    /// Who has won it and stays at its gate while it is empty (F-9.42).
    pub left_open: Option<Seat>,
    pub castle: bool,
    pub city: bool,
    pub mills: u8,
    pub presses: u8,
}
impl Village {
    pub fn has_walls(&self) -> bool {
        self.castle || self.city
    }
    /// How many of a building there are.
    pub fn count(&self, building: Building) -> u8 {
        match building {
            Building::Castle => self.castle.into(),
            Building::City => self.city.into(),
            Building::Mill => self.mills,
            Building::Press => self.presses,
        }
    }
    pub fn build(&mut self, building: Building) {
        match building {
            Building::Castle => self.castle = true,
            Building::City => self.city = true,
            Building::Mill => self.mills += 1,
            Building::Press => self.presses += 1,
        }
    }
}

/// The cards that lie on a region (F-16.26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Region {
    pub bad_weather: bool,
    pub famine: bool,
}

/// All villages and regions, by their numbers.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Realm {
    pub villages: Vec<Village>,
    pub regions: Vec<Region>,
}

impl Realm {
    #[inline]
    pub fn village(&self, village: Place) -> &Village {
        &self.villages[village.index()]
    }
    pub fn village_mut(&mut self, village: Place) -> &mut Village {
        &mut self.villages[village.index()]
    }
    /// How many of a building stand on the board.
    pub fn built(&self, building: Building) -> u8 {
        self.villages.iter().map(|v| v.count(building)).sum()
    }
}

impl State for Realm {
    const NAME: &'static str = "realm";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |seat: Option<Seat>| seat.map(|s| names.label(Target::Seat(s)));
        let mut all = JsonMap::new();
        for (i, v) in self.villages.iter().enumerate().filter(|(_, v)| **v != Village::default()) {
            let village = json!({
                "owner": seat(v.owner), "occupant": seat(v.occupant), "castle": v.castle, "city": v.city,
                "mills": v.mills, "presses": v.presses,
            });
            all.insert(names.label(Target::Place(Place(i as u16))), village);
        }
        for (i, r) in self.regions.iter().enumerate().filter(|(_, r)| **r != Region::default()) {
            let label = names.label(Target::Place(Place((self.villages.len() + i) as u16)));
            all.insert(label, json!({ "bad_weather": r.bad_weather, "famine": r.famine }));
        }
        all.into()
    }
}
