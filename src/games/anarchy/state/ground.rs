//! What lies on the map and was not there at the beginning.
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Bodies, by hex.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Ground {
    /// Hexes with bodies, how many, and how many of them are men, by the numbers of the hexes.
    bodies: Vec<(Place, u8, u8)>,
}

impl Ground {
    /// How many bodies lie in a hex.
    pub fn bodies(&self, place: Place) -> u8 {
        self.bodies.binary_search_by_key(&place, |(at, ..)| *at).map_or(0, |i| self.bodies[i].1)
    }
    /// Whether a dead man lies in a hex, whose weapon can be taken.
    pub fn has_dead_man(&self, place: Place) -> bool {
        self.bodies.binary_search_by_key(&place, |(at, ..)| *at).is_ok_and(|i| self.bodies[i].2 > 0)
    }
    /// How many bodies lie in a place, and how many of them are men's; nothing if none does.
    pub fn all_bodies(&self, place: Place) -> Option<(u8, u8)> {
        let found = self.bodies.binary_search_by_key(&place, |(at, ..)| *at).ok()?;
        Some((self.bodies[found].1, self.bodies[found].2))
    }
    /// The bodies in a place are somewhere else now.
    pub fn clear_bodies(&mut self, place: Place) {
        self.bodies.retain(|(at, ..)| *at != place);
    }
    /// More bodies fall into a hex, so many of them those of men.
    pub fn add_bodies(&mut self, place: Place, count: u8, men: u8) {
        match self.bodies.binary_search_by_key(&place, |(at, ..)| *at) {
            Ok(i) => {
                self.bodies[i].1 = self.bodies[i].1.saturating_add(count);
                self.bodies[i].2 = self.bodies[i].2.saturating_add(men);
            }
            Err(i) => self.bodies.insert(i, (place, count, men)),
        }
    }
}
impl State for Ground {
    const NAME: &'static str = "ground";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let bodies = self.bodies.iter().map(|(place, count, _)| (names.label(Target::Place(*place)), (*count).into()));
        serde_json::json!({ "bodies": Value::Object(bodies.collect()) })
    }
}
