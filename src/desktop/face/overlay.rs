//! What is drawn over an open table while somebody points at it: the board draws it and knows no rule.
use super::scenery::PieceLook;
use super::shapes::Point;
use crate::table::prelude::{Allowed, Order, PieceId, Spot};

/// The spot that the pointer or the keys are at, and what the rules say of it. It is made anew when the spot changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    pub spot: Spot,
    /// The piece there, if one stands there.
    pub piece: Option<PieceId>,
    /// The order to this spot of each area on offer, and whether it is allowed.
    pub orders: Vec<(Order, Allowed)>,
}

impl Aim {
    /// The first order that is allowed here.
    pub fn allowed(&self) -> Option<Order> {
        self.orders.iter().find(|(_, answer)| answer.is_ok()).map(|(order, _)| *order)
    }
}

/// What a shape on the ground means. Each has a colour and a hatching of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Nothing is in the way.
    Free,
    /// Something gives cover.
    Cover,
    /// Something blocks the way or the sight.
    Blocked,
    /// A line that is fought along, or must not be crossed.
    Front,
    /// A place for a base.
    Slot,
}

/// A tape laid from one point to another, with a length on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tape {
    pub from: Point,
    pub to: Point,
    pub text: String,
}

/// Words on a plate, which say what a line is. They are as large on the screen however near the table is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    pub text: String,
    /// The plate stands above this point.
    pub at: Point,
}

/// A ring around a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    pub centre: Point,
    pub radius: f32,
    pub meaning: Meaning,
    /// Its line is broken.
    pub broken: bool,
}

/// What is drawn over an open table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overlay {
    /// Bases as they would stand, drawn faintly.
    pub ghosts: Vec<PieceLook>,
    pub tapes: Vec<Tape>,
    pub rings: Vec<Ring>,
    /// Areas, or lines where the outline has two corners.
    pub shapes: Vec<(Meaning, Vec<Point>)>,
    pub captions: Vec<Caption>,
}

impl Overlay {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
    /// With all that another one draws.
    pub fn extend(&mut self, other: &Self) {
        self.ghosts.extend(other.ghosts.iter().cloned());
        self.tapes.extend(other.tapes.iter().cloned());
        self.rings.extend(other.rings.iter().cloned());
        self.shapes.extend(other.shapes.iter().cloned());
        // What is said already is not said twice.
        let new = other.captions.iter().filter(|caption| self.captions.iter().all(|own| own.text != caption.text));
        let new: Vec<Caption> = new.cloned().collect();
        self.captions.extend(new);
    }
}
