//! Pieces of terrain: what they do to bases on their way, to sight, and to the height of who stands on them.
use crate::table::ground::legs::Sweep;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::Spot;

/// What a piece of terrain does to who walks on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// Nothing.
    Free,
    /// It shortens marches and forbids running and charging (V-11.04, V-11.05).
    Difficult,
    /// Nobody but the flying and the immaterial crosses it, and nobody stands on it (V-5.05, V-11.02).
    Impassable,
}

/// What a piece of terrain does to a line of sight that runs below its top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veil {
    /// Nothing.
    None,
    /// It covers what lies behind it.
    Cover,
    /// It hides what lies behind it.
    Block,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its area, edge included.
    pub shape: Shape,
    /// What it does to walkers.
    pub passage: Passage,
    /// What it does to sight.
    pub veil: Veil,
    /// The height of its top in half-levels, 0 or more.
    pub top: i32,
    /// The level of who stands on it, 0 or more; an eye is at 2 · level + 1 half-levels.
    pub level: i32,
    /// The plateaus inside it: who is wholly inside one of them is not on this piece, which thus is a ring (V-11.08).
    pub plateaus: Vec<Shape>,
}

impl Piece {
    /// Whether a base on its way comes onto difficult ground here, give or take the tolerance (V-11.04, V-11.07): its
    /// sweep overlaps the piece and is not wholly inside a plateau of it (V-11.08).
    pub fn hampers(&self, sweep: &Sweep, tolerance: i32) -> bool {
        self.passage == Passage::Difficult
            && sweep.overlaps(&self.shape, tolerance)
            && !self.plateaus.iter().any(|plateau| sweep.stays_in(plateau, tolerance))
    }
    /// Whether a base on its way is stopped here: the piece is impassable and overlapped (V-10.05, V-11.02).
    pub fn bars(&self, sweep: &Sweep, tolerance: i32) -> bool {
        self.passage == Passage::Impassable && sweep.overlaps(&self.shape, tolerance)
    }
    /// Whether a centre lies in the piece or on its edge.
    pub fn holds(&self, centre: Spot) -> bool {
        self.shape.contains(centre)
    }
}
