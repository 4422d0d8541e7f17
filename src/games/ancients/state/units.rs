//! What a unit has beside the table's own components.
use crate::games::ancients::data::files::MOST_UNITS;
use crate::table::prelude::{Fact, Names, PieceId, Seat};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Whose a piece is, on the board or not: the pieces of each side have numbers of their own.
pub fn owner_of(id: PieceId) -> Seat {
    Seat((id.index() / MOST_UNITS) as u8)
}

/// What has become of a unit.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fate {
    /// In the pool, not recruited.
    #[default]
    Pool,
    /// Recruited, not deployed yet.
    Recruited,
    OnBoard,
    /// Left the battle by flight; gives no victory points (N-8.16).
    Fled,
    /// Gave its victory points to the adversary (N-8.17).
    Destroyed,
    /// Lies in ambush under a token (N-18.01).
    InAmbush,
}
impl Fact for Fate {
    const NAME: &'static str = "fate";
    fn show(&self, _: &Names) -> Value {
        match self {
            Fate::Pool => "pool",
            Fate::Recruited => "recruited",
            Fate::OnBoard => "on_board",
            Fate::Fled => "fled",
            Fate::Destroyed => "destroyed",
            Fate::InAmbush => "in_ambush",
        }
        .into()
    }
}

/// Whether the unit carries the hidden-flame marker: if so, it may not burn a hex this turn (N-10.04).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoBurn(pub bool);
impl Fact for NoBurn {
    const NAME: &'static str = "no_burn";
    fn show(&self, _: &Names) -> Value {
        self.0.into()
    }
}
