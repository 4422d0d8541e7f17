//! Money: purses, the bank, and what is set aside.
use crate::table::kit::purses::Purses;
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The purses, the bank, and the revenue of captive lords set aside by region (F-9.37).
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Treasury {
    pub purses: Purses,
    /// The number of the first region among the places.
    pub first_region: u16,
}
impl State for Treasury {
    const NAME: &'static str = "treasury";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let region = |i| names.label(Target::Place(Place(self.first_region + i)));
        self.purses.show(names, viewer, region)
    }
}
