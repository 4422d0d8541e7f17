//! How soldiers are counted: as points, as counters, or as pieces of kinds.
use crate::games::fief::state::posts::Party;
use crate::table::kit::counters::Counters;
use crate::table::prelude::Place;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How soldiers are counted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum SoldierModel {
    /// Points, shown by counters that are changed freely.
    #[default]
    Points,
    /// Counters that lie as they were laid, and are changed for losses only (`counter_model: Literal`).
    Literal,
    /// Pieces of kinds that are never changed into one another, as an expansion may have them.
    Kinds(Kinds),
}

/// What is known of soldiers only where they are pieces of kinds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Kinds {
    /// The first kind of troops among the kinds of the match; the others follow in their order.
    pub first: u16,
    /// Who comes along on the march under way, by villages gone; the points of each stand in the march itself.
    pub marching: Vec<(u8, Counters)>,
    pub auxiliaries: Vec<Auxiliary>,
}

/// Troops that stand beside a party in the battle under way; they hold nothing and belong to no group.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Auxiliary {
    pub at: Place,
    pub party: Party,
    pub points: u16,
    /// They fight; those who do not any more only wait for the battle to be over.
    pub stands: bool,
}
