//! The state that modules add to a match.
use super::{Ambush, Cards, Command, Field, Upgrades};
use crate::table::prelude::{Names, Seat, State};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What modules add to the state of a match; empty without them. It is one resource because nearly every system reads it: each further
/// one costs a look-up in each of them.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ModuleState {
    pub upgrades: Upgrades,
    pub field: Field,
    pub command: Command,
    pub cards: Cards,
    pub ambush: Ambush,
}

impl State for ModuleState {
    const NAME: &'static str = "modules";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let parts = [
            ("upgrades", self.upgrades.show(names, viewer, &self.ambush)),
            ("field", self.field.show(names, viewer)),
            ("command", self.command.show(names)),
            ("cards", self.cards.show(names, viewer)),
            ("ambush", self.ambush.show(names, viewer)),
        ];
        let told: Map<_, _> =
            parts.into_iter().filter(|(_, part)| !part.is_null()).map(|(name, part)| (name.to_owned(), part)).collect();
        if told.is_empty() { Value::Null } else { told.into() }
    }
}
