//! What is known of a unit, beside its fighters. A unit is a piece that never stands on the table itself; so are the strays of a
//! unit, which come into being with the first confused fighter (V-7.09).
use super::orders::{DieState, OrderDie, OrderKind, Sort};
use crate::table::prelude::{Fact, Names, PieceId, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Who leads a unit: its vassal, or the lord himself (V-3.01, V-3.02). Nobody: it is disordered (V-7.02). Strays have no such
/// component.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leader(pub Option<PieceId>);

/// The order dice beside a unit (V-8.08), in the order in which they were declared.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Given(pub Vec<OrderDie>);

impl Given {
    /// How many of them come from the reserve.
    pub fn composite(&self) -> usize {
        self.0.iter().filter(|die| die.order.sort() == Sort::Composite).count()
    }
    /// Whether an order was given and resolved, and lies there still.
    pub fn has_resolved(&self, order: OrderKind) -> bool {
        self.0.iter().any(|die| die.order == order && die.state != DieState::Declared)
    }
    /// On alert: the die lies there and has not been used (V-18.08).
    pub fn is_on_alert(&self) -> bool {
        self.0.iter().any(|die| die.order == OrderKind::Alert && die.state == DieState::Resolved)
    }
    /// Fortified until the dice leave the table (V-9.17, V-6.05).
    pub fn is_fortified(&self) -> bool {
        self.has_resolved(OrderKind::Fortify)
    }
}

/// What a unit has done and suffered, as far as rules ask for it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deeds {
    /// It has reacted this turn, or failed to (V-18.09).
    pub reacted: bool,
    /// Shots of this turn (V-17.07).
    pub shots: u8,
    /// Fighters killed this turn (V-21.06).
    pub killed: u8,
    /// Fighters killed last turn.
    pub killed_before: u8,
    /// Fighters killed in the match, out of the size at the start.
    pub killed_in_all: u8,
}

impl Fact for Leader {
    const NAME: &'static str = "leader";
    fn show(&self, names: &Names) -> Value {
        self.0.map(|leader| names.label(Target::Piece(leader))).into()
    }
}
impl Fact for Given {
    const NAME: &'static str = "orders";
    fn show(&self, _: &Names) -> Value {
        let told = |die: &OrderDie| match die.state {
            DieState::Declared => format!("{} declared", die.order.id()),
            DieState::Resolved => die.order.id().to_owned(),
            DieState::SpentAlert => format!("{} spent", die.order.id()),
        };
        self.0.iter().map(told).collect::<Vec<_>>().into()
    }
}
impl Fact for Deeds {
    const NAME: &'static str = "deeds";
    fn show(&self, _: &Names) -> Value {
        json!({ "reacted": self.reacted, "shots": self.shots, "killed": self.killed_in_all })
    }
}
