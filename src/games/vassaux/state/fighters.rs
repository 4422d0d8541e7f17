//! What is known of one fighter. Where he stands is the table's own component, which only those on the table have.
use crate::table::prelude::{Fact, Names, PieceId, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The group that a fighter belongs to (invariant 2): his unit, or the strays of the unit that last led him (V-7.09, V-7.14). A
/// fighter is confused exactly while it is a group of strays, or a unit without a leader (V-7.02).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Under(pub PieceId);

/// What has become of a fighter.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fate {
    /// Not on the table yet: undeployed, or waiting as an infiltrator.
    #[default]
    Aside,
    /// On the table.
    OnTable,
    /// Killed in a fight, by a shot or a spell (V-3.05).
    Killed,
    /// Removed as confused (V-7.06): eliminated, but not killed (V-7.07).
    Removed,
    /// Off the table by the way that the scenario opens (V-23.05, V-23.14): neither eliminated nor in play.
    Escaped,
}

impl Fate {
    /// Whether he counts as eliminated: killed, or removed as confused (V-7.07).
    pub fn is_eliminated(self) -> bool {
        matches!(self, Fate::Killed | Fate::Removed)
    }
    /// As it stands in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Fate::Aside => "aside",
            Fate::OnTable => "on_table",
            Fate::Killed => "killed",
            Fate::Removed => "removed",
            Fate::Escaped => "escaped",
        }
    }
}

impl Fact for Under {
    const NAME: &'static str = "under";
    fn show(&self, names: &Names) -> Value {
        names.label(Target::Piece(self.0)).into()
    }
}
impl Fact for Fate {
    const NAME: &'static str = "fate";
    fn show(&self, _: &Names) -> Value {
        self.name().into()
    }
}
