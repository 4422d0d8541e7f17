//! The rebels of a revolt (chapter 16).
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The revolt under way (F-16.27, F-16.28): the rebels' village, their points, and who controls them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Uprising {
    pub at: Place,
    pub points: u16,
    pub controller: Seat,
    /// Villages gone this turn (F-16.35).
    pub steps: u8,
}
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Revolt(pub Option<Uprising>);
impl State for Revolt {
    const NAME: &'static str = "revolt";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        self.0.map_or(Value::Null, |u| {
            let (at, controller) = (names.label(Target::Place(u.at)), names.label(Target::Seat(u.controller)));
            json!({ "at": at, "points": u.points, "controller": controller })
        })
    }
}
