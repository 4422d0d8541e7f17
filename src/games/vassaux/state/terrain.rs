//! The terrain of a table that the players lay themselves (V-23.32).
use crate::games::vassaux::map::palette::Laid;
use crate::table::prelude::{Kind, Names, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What lies on a table that the players lay themselves; nothing on the table of a scenario.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OwnTable {
    /// In the order in which the pieces were laid.
    pub laid: Vec<Laid>,
    /// The form that a player has taken up, and by how many quarters he has turned it.
    pub taken: Option<(Kind, u8)>,
}

impl State for OwnTable {
    const NAME: &'static str = "own_table";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let form = |form: Kind| names.label(Target::Kind(form));
        if *self == Self::default() {
            return Value::Null;
        }
        let laid: Vec<Value> = self
            .laid
            .iter()
            .map(|one| json!({ "form": form(one.form), "turns": one.turns, "at": [one.at.x, one.at.y] }))
            .collect();
        let taken = self.taken.map(|(kind, turns)| json!({ "form": form(kind), "turns": turns }));
        json!({ "laid": laid, "taken": taken })
    }
}
