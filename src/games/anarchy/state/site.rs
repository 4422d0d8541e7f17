//! What has become of the place that is fought over: doors, bridges, ladders, fire.
use crate::games::anarchy::data::files::Terrain;
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How a door stands that can be closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Door {
    Closed,
    Open,
    /// Open for good.
    Burst,
}
impl Door {
    const ALL: [Self; 3] = [Door::Closed, Door::Open, Door::Burst];
    /// Its name in positions.
    pub fn name(self) -> &'static str {
        match self {
            Door::Closed => "closed",
            Door::Open => "open",
            Door::Burst => "burst",
        }
    }
    /// The one that is called so in positions.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|door| door.name() == name)
    }
}

/// A ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// The hex where it lies, or where its foot stands.
    pub foot: Place,
    /// The hex that it leans on; nothing while it lies.
    pub lean: Option<Place>,
}

/// A hex on fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fire {
    pub hex: Place,
    /// The turn at whose end it was lit, or will be if this is the turn.
    pub lit: u8,
}

/// Doors, bridges, ladders and fire, where they are not as the map has them at the start.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Site {
    /// What hexes have become, by their numbers.
    terrain: Vec<(Place, Terrain)>,
    /// How the doors stand, by the numbers of their hexes.
    doors: Vec<(Place, Door)>,
    /// Ladders on the map, in the order in which they came onto it.
    pub ladders: Vec<Ladder>,
    /// How many ladders each side still has beside the map.
    pub ladders_left: [u8; 2],
    /// Hexes that are lit or burn, by their numbers.
    pub fires: Vec<Fire>,
    /// Hexes whose scaffold has burnt, by their numbers.
    pub burnt: Vec<Place>,
}

impl Site {
    /// What a hex has become; nothing if it is as on the map.
    #[inline]
    pub fn terrain(&self, hex: Place) -> Option<Terrain> {
        if self.terrain.is_empty() {
            return None;
        }
        self.terrain.binary_search_by_key(&hex, |(at, _)| *at).ok().map(|i| self.terrain[i].1)
    }
    /// The hexes that have become something else than on the map, by their numbers.
    pub fn changed(&self) -> impl Iterator<Item = Place> + '_ {
        self.terrain.iter().map(|(hex, _)| *hex)
    }
    /// A hex becomes something else.
    pub fn becomes(&mut self, hex: Place, terrain: Terrain) {
        match self.terrain.binary_search_by_key(&hex, |(at, _)| *at) {
            Ok(i) => self.terrain[i].1 = terrain,
            Err(i) => self.terrain.insert(i, (hex, terrain)),
        }
    }
    /// How the door in a hex stands.
    #[inline]
    pub fn door(&self, hex: Place) -> Option<Door> {
        self.doors.binary_search_by_key(&hex, |(at, _)| *at).ok().map(|i| self.doors[i].1)
    }
    pub fn set_door(&mut self, hex: Place, door: Door) {
        match self.doors.binary_search_by_key(&hex, |(at, _)| *at) {
            Ok(i) => self.doors[i].1 = door,
            Err(i) => self.doors.insert(i, (hex, door)),
        }
    }
    /// The ladder in a hex, raised or not.
    pub fn ladder(&self, foot: Place) -> Option<&Ladder> {
        self.ladders.iter().find(|ladder| ladder.foot == foot)
    }
    pub fn ladder_mut(&mut self, foot: Place) -> Option<&mut Ladder> {
        self.ladders.iter_mut().find(|ladder| ladder.foot == foot)
    }
    /// The fire in a hex.
    #[inline]
    pub fn fire(&self, hex: Place) -> Option<Fire> {
        self.fires.iter().copied().find(|fire| fire.hex == hex)
    }
    /// A hex is lit, unless it is already.
    pub fn light(&mut self, hex: Place, turn: u8) {
        if let Err(i) = self.fires.binary_search_by_key(&hex, |fire| fire.hex) {
            self.fires.insert(i, Fire { hex, lit: turn });
        }
    }
    /// The fire in a hex goes out.
    pub fn quench(&mut self, hex: Place) {
        self.fires.retain(|fire| fire.hex != hex);
    }
    /// The scaffold in a hex has burnt.
    pub fn burn(&mut self, hex: Place) {
        if let Err(i) = self.burnt.binary_search(&hex) {
            self.burnt.insert(i, hex);
        }
    }
}

impl State for Site {
    const NAME: &'static str = "site";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let label = |place: Place| names.label(Target::Place(place));
        let by_hex = |all: Vec<(Place, Value)>| {
            Value::Object(all.into_iter().map(|(place, value)| (label(place).to_string(), value)).collect())
        };
        json!({
            "terrain": by_hex(self.terrain.iter().map(|(place, terrain)| (*place, terrain.name().into())).collect()),
            "doors": by_hex(self.doors.iter().map(|(place, door)| (*place, door.name().into())).collect()),
            "ladders": self.ladders.iter().map(|ladder| json!({
                "foot": label(ladder.foot),
                "lean": ladder.lean.map(label),
            })).collect::<Vec<_>>(),
            "ladders_left": self.ladders_left,
            "fires": by_hex(self.fires.iter().map(|fire| (fire.hex, fire.lit.into())).collect()),
            "burnt": self.burnt.iter().map(|place| label(*place)).collect::<Vec<_>>(),
        })
    }
}
