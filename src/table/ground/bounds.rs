//! Rectangles along the axes: what encloses a shape, and the table itself.
use super::spots::Spot;
use serde::{Deserialize, Serialize};

/// All points between two corners, edges included; empty where a coordinate of `min` is greater than that of `max`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bounds {
    /// The south-western corner.
    pub min: Spot,
    /// The north-eastern corner.
    pub max: Spot,
}

impl Bounds {
    /// Between two opposite corners, whichever they are.
    pub fn between(a: Spot, b: Spot) -> Self {
        Self { min: Spot::new(a.x.min(b.x), a.y.min(b.y)), max: Spot::new(a.x.max(b.x), a.y.max(b.y)) }
    }
    /// A table from the origin to `width` and `height`.
    pub const fn table(width: i32, height: i32) -> Self {
        Self { min: Spot::new(0, 0), max: Spot::new(width, height) }
    }
    /// The least bounds that hold all spots; `None` without any.
    pub fn of(spots: &[Spot]) -> Option<Self> {
        let (first, rest) = spots.split_first()?;
        Some(rest.iter().fold(Self { min: *first, max: *first }, |all, spot| all.with(Self { min: *spot, max: *spot })))
    }
    /// The least bounds that hold both.
    pub fn with(self, other: Self) -> Self {
        Self {
            min: Spot::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Spot::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }
    /// Each side `by` u farther out, or farther in where `by` is negative.
    #[inline]
    pub const fn grown(self, by: i32) -> Self {
        Self { min: Spot::new(self.min.x - by, self.min.y - by), max: Spot::new(self.max.x + by, self.max.y + by) }
    }
    /// The spot in the middle; of two as near to it the south-western one.
    pub const fn middle(&self) -> Spot {
        Spot::new(self.min.x.midpoint(self.max.x), self.min.y.midpoint(self.max.y))
    }
    /// Whether no point lies in it.
    pub const fn is_empty(&self) -> bool {
        self.min.x > self.max.x || self.min.y > self.max.y
    }
    /// Whether a spot lies in it or on its edge.
    #[inline]
    pub const fn contains(&self, spot: Spot) -> bool {
        self.min.x <= spot.x && spot.x <= self.max.x && self.min.y <= spot.y && spot.y <= self.max.y
    }
    /// Whether a spot lies in it and not on its edge.
    pub const fn surrounds(&self, spot: Spot) -> bool {
        self.min.x < spot.x && spot.x < self.max.x && self.min.y < spot.y && spot.y < self.max.y
    }
    /// Whether the two share a point, touching included.
    #[inline]
    pub const fn meets(&self, other: &Self) -> bool {
        self.min.x <= other.max.x && other.min.x <= self.max.x && self.min.y <= other.max.y && other.min.y <= self.max.y
    }
    /// The spot of the bounds nearest to a spot. The bounds are not empty.
    pub fn nearest(&self, spot: Spot) -> Spot {
        Spot::new(spot.x.clamp(self.min.x, self.max.x), spot.y.clamp(self.min.y, self.max.y))
    }
    /// The four corners, anticlockwise from the south-western one.
    pub const fn corners(&self) -> [Spot; 4] {
        [self.min, Spot::new(self.max.x, self.min.y), self.max, Spot::new(self.min.x, self.max.y)]
    }
}
