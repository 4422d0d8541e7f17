//! Lines of sight: parallel rays over the width of a base, and which of them a shape affects.
use super::bounds::Bounds;
use super::convex::{Near, Segment};
use super::cuts::Lower;
use super::directions::{Axis, Direction, rnd};
use super::shapes::Shape;
use super::spots::Spot;
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// The most rays of a corridor.
pub const MOST_RAYS: usize = 64;

/// A set of rays of one corridor, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rays(u64);

impl Rays {
    /// No ray.
    pub const NONE: Self = Self(0);
    /// The first `count` rays, at most [`MOST_RAYS`].
    pub const fn first(count: usize) -> Self {
        if count >= MOST_RAYS { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }
    /// How many rays are in it.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Whether no ray is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Whether the ray with this number is in it.
    pub const fn contains(self, ray: usize) -> bool {
        ray < MOST_RAYS && self.0 >> ray & 1 == 1
    }
}

impl BitOr for Rays {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
impl BitOrAssign for Rays {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
impl BitAnd for Rays {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// How high a piece stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// It affects a ray at any height.
    Boundless,
    /// It affects a ray where the ray is lower than this, within ±[`HIGHEST`](super::cuts::HIGHEST).
    At(i32),
}

/// Parallel rays from a viewer to a target, evenly spread over the width of a base, the outermost ones along its sides.
/// The height of the line of sight changes evenly between its ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corridor {
    /// From right to left, seen from the viewer.
    rays: Vec<Segment>,
    bounds: Bounds,
    /// The height at the viewer and at the target.
    heights: (i32, i32),
}

impl Corridor {
    /// `count` rays (1 to [`MOST_RAYS`]) from `viewer` to `target` over a base of `radius` u, all at height 0; `None`
    /// where the two stand on one spot. Both ends of ray k are shifted alike, by a spot (2k − count + 1) · radius /
    /// (count − 1) u, rounded once, to the left; a single ray is not shifted.
    ///
    /// # Panics
    /// Where `count` is out of its range.
    pub fn new(viewer: Spot, target: Spot, radius: i32, count: usize) -> Option<Self> {
        assert!((1..=MOST_RAYS).contains(&count));
        let toward = Direction::toward(viewer, target)?;
        let (last, across) = (count as i128 - 1, Axis::new(Spot::default(), toward));
        let shifted = |ray: usize| {
            let offset = rnd((2 * ray as i128 - last) * i128::from(radius), last.max(1)) as i32;
            let by = across.at(0, offset);
            Segment::new(viewer.moved(by), target.moved(by))
        };
        let rays: Vec<Segment> = (0..count).map(shifted).collect();
        let mut bounds = Bounds::between(viewer, target);
        for ray in &rays {
            bounds = bounds.with(Bounds::between(ray.from, ray.to));
        }
        Some(Self { rays, bounds, heights: (0, 0) })
    }
    /// The same rays between two heights, each within ±[`HIGHEST`](super::cuts::HIGHEST).
    pub fn between_heights(self, viewer: i32, target: i32) -> Self {
        Self { heights: (viewer, target), ..self }
    }
    /// The rays by number, from right to left.
    pub fn rays(&self) -> &[Segment] {
        &self.rays
    }
    /// Every ray of the corridor.
    pub fn all(&self) -> Rays {
        Rays::first(self.rays.len())
    }
    /// The rays that a shape affects: those that share a point with it where they are lower than its top. Touching it
    /// counts; being exactly as high as its top does not.
    pub fn affected(&self, shape: &Shape, top: Top) -> Rays {
        let lower = match top {
            Top::Boundless => Lower::Everywhere,
            Top::At(top) => Lower::than(top, self.heights.0, self.heights.1),
        };
        if lower == Lower::Nowhere || !self.bounds.meets(&shape.bounds()) {
            return Rays::NONE;
        }
        // All rays lie between the outermost ones, but for the rounding of their ends, which is less than 2 u.
        let (right, left) = (self.rays[0], self.rays[self.rays.len() - 1]);
        if !shape.near(&[right.from, right.to, left.to, left.from], Near::Within(2)) {
            return Rays::NONE;
        }
        let met = |ray: &Segment| lower.cut(ray).is_some_and(|cut| cut.meets(shape));
        Rays(self.rays.iter().enumerate().fold(0, |set, (at, ray)| set | u64::from(met(ray)) << at))
    }
}
