//! Activations under way: an order may be interrupted by a reaction, which is an activation of its own, and so on (V-18.11).
use super::orders::OrderKind;
use crate::table::prelude::{Names, PieceId, Seat, Spot, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A path that a unit has chosen and walks (V-10.03): the points at which its leader's base stood, bent and will stop.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Walk {
    /// From the start over the joints to the end; empty while no path is chosen.
    pub points: Vec<Spot>,
    /// Men for whom there was no place where the unit stopped, and who stay where they stood (V-23.28).
    pub without_place: Vec<PieceId>,
    /// Where the line of a charge aims, and how far along it the charge is to go in u (§4.5).
    pub line: Option<(Spot, i32)>,
    /// The stage of the last reaction that was tried on it; stages only grow (V-18.18).
    pub stage: u16,
    /// The stage at which the unit stands, frozen by a reaction; 0 where it began (V-18.14).
    pub stood: u16,
    /// A reaction has ended it where the unit stands (V-18.13).
    pub ended: bool,
    /// An enemy held the unit when the path was chosen, as a tactical move allows (V-9.08): being held is nothing new then.
    pub began_pinned: bool,
    /// Whom the unit's fighters touched when the path was chosen: own fighter and enemy, sorted (V-9.21). Whoever is touched by
    /// a reaction on the way is nobody whom they may touch at its end.
    pub touched: Vec<(PieceId, PieceId)>,
    /// Those who have been left behind on it, by id: they are strays now, but still do not bar their unit's way (V-10.06).
    pub behind: Vec<PieceId>,
}

/// A unit that carries out orders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// The unit.
    pub unit: PieceId,
    /// What it has been ordered, in sequence (V-8.05).
    pub orders: Vec<OrderKind>,
    /// How many of them are over.
    pub over: u8,
    /// The path of the move under way.
    pub walk: Walk,
    /// The unit that the order under way is against.
    pub target: Option<PieceId>,
    /// Shots that the unit had made this turn when the order under way began (V-17.08).
    pub shots_before: u8,
    /// The unit that is interrupted by this one, if this is a reaction (V-18.01).
    pub interrupts: Option<PieceId>,
    /// Enemy units that the unit has torn loose from by a tactical move in this activation (V-9.13).
    pub left: Vec<PieceId>,
}

impl Frame {
    /// A unit that has been given these orders.
    pub fn new(unit: PieceId, orders: impl IntoIterator<Item = OrderKind>) -> Self {
        Self {
            unit,
            orders: orders.into_iter().collect(),
            over: 0,
            walk: Walk::default(),
            target: None,
            shots_before: 0,
            interrupts: None,
            left: vec![],
        }
    }
    /// The order that is due, or under way.
    pub fn order(&self) -> Option<OrderKind> {
        self.orders.get(usize::from(self.over)).copied()
    }
}

/// A reaction that is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reacting {
    /// The unit that reacts.
    pub unit: PieceId,
    /// The stage of the path at which it does; nothing before an order, or while it is not chosen.
    pub stage: Option<u16>,
    /// The simple order that it is given.
    pub order: Option<OrderKind>,
}

/// The activations under way, the innermost last. Empty between activations (invariant 13).
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Frames {
    /// Each interrupts the one before it.
    pub stack: Vec<Frame>,
    /// The sides that let everything pass until the outermost activation is over.
    pub lets_all_pass: [bool; 2],
    /// The reaction that is being decided.
    pub reacting: Option<Reacting>,
}

impl Frames {
    /// The unit that acts now.
    pub fn top(&self) -> Option<&Frame> {
        self.stack.last()
    }
    /// The unit that acts now.
    ///
    /// # Panics
    /// If none does.
    pub fn top_mut(&mut self) -> &mut Frame {
        self.stack.last_mut().expect("a unit acts")
    }
    /// A unit has lost its leader: whoever acts against it acts against its confused men (V-7.02, V-7.09).
    pub fn disorder(&mut self, unit: PieceId, strays: PieceId) {
        for frame in &mut self.stack {
            let against = frame.target.iter_mut().chain(&mut frame.left);
            against.filter(|group| **group == unit).for_each(|group| *group = strays);
        }
    }
}

impl State for Frames {
    const NAME: &'static str = "frames";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let frame = |frame: &Frame| {
            let points: Vec<_> = frame.walk.points.iter().map(|spot| [spot.x, spot.y]).collect();
            let orders: Vec<_> = frame.orders.iter().map(|order| order.id()).collect();
            json!({
                "unit": piece(frame.unit), "orders": orders, "over": frame.over, "path": points,
                "stage": frame.walk.stage, "target": frame.target.map(piece),
                "interrupts": frame.interrupts.map(piece),
            })
        };
        if self.stack.is_empty() { Value::Null } else { self.stack.iter().map(frame).collect::<Vec<_>>().into() }
    }
}
