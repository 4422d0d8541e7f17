//! The composite dice of both hosts (V-3.07).
use crate::table::prelude::{Names, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// The composite dice of one host. Those on the table lie beside the units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dicebag {
    /// How many it had at the start (V-3.07).
    pub initial: u8,
    /// Those that can still be given.
    pub reserve: u8,
    /// Those that have been used (V-6.04).
    pub discard: u8,
    /// Dice for invocations that are left; their number never grows (invariant 5).
    pub invocation: u8,
    /// Dice that the enemy has taken away.
    pub lost: u8,
    /// Dice that were taken from the enemy.
    pub stolen: u8,
}

impl Dicebag {
    /// A bag with so many dice in the reserve.
    pub fn new(dice: u8) -> Self {
        Self { initial: dice, reserve: dice, ..default() }
    }
    /// Puts so many dice of the reserve onto the table (V-9.03).
    ///
    /// # Panics
    /// If there are not so many: that was refused when the order was offered.
    pub fn give(&mut self, dice: u8) {
        self.reserve = self.reserve.checked_sub(dice).expect("the reserve was checked");
    }
    /// Whether the dice add up, with so many on the table (invariant 4).
    pub fn adds_up(&self, on_table: u8) -> bool {
        let there = u32::from(self.reserve) + u32::from(on_table) + u32::from(self.discard) + u32::from(self.lost);
        there == u32::from(self.initial) + u32::from(self.stolen)
    }
}

/// The composite dice of each seat.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reserves(pub [Dicebag; 2]);

impl Reserves {
    /// The dice of a host.
    pub fn of(&self, host: Seat) -> &Dicebag {
        &self.0[usize::from(host.0)]
    }
    /// The dice of a host, to change them.
    pub fn of_mut(&mut self, host: Seat) -> &mut Dicebag {
        &mut self.0[usize::from(host.0)]
    }
}

impl State for Reserves {
    const NAME: &'static str = "reserves";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let bag =
            |bag: &Dicebag| json!({ "reserve": bag.reserve, "discard": bag.discard, "invocation": bag.invocation });
        let all = (0..).zip(&self.0).map(|(seat, dice)| (names.label(Target::Seat(Seat(seat))), bag(dice)));
        Value::Object(all.collect::<JsonMap<_, _>>())
    }
}
