//! Bases on their way: a straight leg, and the wider figure that holds many legs at once.
use super::bounds::Bounds;
use super::convex::{self, Near, Segment};
use super::discs::Disc;
use super::shapes::Shape;
use super::spots::Spot;

/// A base of `radius` u on its straight way between two spots: a capsule. A leg may have no length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// Where the centre starts.
    pub from: Spot,
    /// Where the centre ends.
    pub to: Spot,
    /// The radius of the base, 0 or more.
    pub radius: i32,
}

impl Leg {
    /// A base of a radius on its way between two spots.
    pub const fn new(from: Spot, to: Spot, radius: i32) -> Self {
        Self { from, to, radius }
    }
    /// The way of the centre.
    pub const fn segment(&self) -> Segment {
        Segment::new(self.from, self.to)
    }
    /// The leg as a figure swept by its base.
    #[inline]
    pub fn sweep(&self) -> Sweep {
        Sweep::of([self.from, self.to, self.to, self.to], 2, self.radius)
    }
    /// Whether the leg and a disc share a point; touching counts.
    pub fn meets_disc(&self, disc: &Disc) -> bool {
        self.meets(&Shape::Disc(*disc))
    }
    /// Whether the leg and a shape share a point; touching counts, and so does a shape that holds the leg.
    pub fn meets(&self, shape: &Shape) -> bool {
        shape.near(&[self.from, self.to], Near::Within(i64::from(self.radius)))
    }
    /// Whether the leg cuts deeper into another base than the tolerance; touching does not count.
    pub fn overlaps_disc(&self, disc: &Disc, tolerance: i32) -> bool {
        self.sweep().overlaps_disc(disc, tolerance)
    }
    /// Whether the leg comes nearer to a shape than its radius less the tolerance; touching does not count.
    pub fn overlaps(&self, shape: &Shape, tolerance: i32) -> bool {
        self.sweep().overlaps(shape, tolerance)
    }
    /// Whether the way of the centre and a segment share a point; touching counts.
    pub fn crosses(&self, segment: &Segment) -> bool {
        self.segment().meets(segment)
    }
    /// Whether the base lies wholly on the table all the way; touching the edge is allowed.
    pub fn stays_on(&self, table: &Bounds) -> bool {
        self.sweep().stays_on(table)
    }
    /// Whether the base lies wholly inside a disc or a polygon all the way, give or take the tolerance. A base inside
    /// another shape at both ends may leave it in between, so there the answer is no, unless the leg has no length.
    pub fn stays_in(&self, shape: &Shape, tolerance: i32) -> bool {
        self.sweep().stays_in(shape, tolerance)
    }
}

/// A base of `radius` u whose centre may be anywhere in a small convex figure: a leg, or a figure that holds many legs.
///
/// What stops a sweep stops every sweep that holds it; [`Course::farthest`](super::reach::Course::farthest) rests on
/// this.
#[derive(Clone, Copy, Debug)]
pub struct Sweep {
    corners: [Spot; 4],
    count: usize,
    bounds: Bounds,
    radius: i32,
}

impl Sweep {
    /// The first `count` (1 to 4) of these corners are a figure as in [`convex`].
    #[inline]
    pub(super) fn of(corners: [Spot; 4], count: usize, radius: i32) -> Self {
        let mut bounds = Bounds { min: corners[0], max: corners[0] };
        for corner in &corners[1..count] {
            bounds = bounds.with(Bounds { min: *corner, max: *corner });
        }
        Self { corners, count, bounds, radius }
    }
    /// The figure of the centres, as in [`convex`].
    #[inline]
    pub fn figure(&self) -> &[Spot] {
        &self.corners[..self.count]
    }
    /// The radius of the base.
    pub const fn radius(&self) -> i32 {
        self.radius
    }
    /// Whether the base, somewhere in the figure, cuts deeper into another base than the tolerance.
    #[inline]
    pub fn overlaps_disc(&self, disc: &Disc, tolerance: i32) -> bool {
        let near = i64::from(self.radius) + i64::from(disc.radius) - i64::from(tolerance);
        self.bounds.grown(near as i32).contains(disc.centre)
            && convex::point_near(self.figure(), disc.centre, Near::Nearer(near))
    }
    /// Whether the base, somewhere in the figure, comes nearer to a shape than its radius less the tolerance.
    #[inline]
    pub fn overlaps(&self, shape: &Shape, tolerance: i32) -> bool {
        let near = self.radius - tolerance;
        self.bounds.grown(near).meets(&shape.bounds()) && shape.near(self.figure(), Near::Nearer(i64::from(near)))
    }
    /// Whether a segment shares a point with the figure of the centres; touching counts, the radius does not matter.
    pub fn crosses(&self, segment: &Segment) -> bool {
        convex::near(self.figure(), &segment.corners(), Near::Within(0))
    }
    /// Whether the base lies wholly on the table, wherever in the figure it is.
    pub fn stays_on(&self, table: &Bounds) -> bool {
        let free = table.grown(-self.radius);
        self.figure().iter().all(|corner| free.contains(*corner))
    }
    /// As [`Leg::stays_in`].
    pub fn stays_in(&self, shape: &Shape, tolerance: i32) -> bool {
        let convex = matches!(shape, Shape::Disc(_) | Shape::Poly(_) | Shape::Line(_));
        let still = self.bounds.min == self.bounds.max;
        let inside = |corner: &Spot| shape.contains_disc(&Disc::new(*corner, self.radius), tolerance);
        (convex || still) && self.figure().iter().all(inside)
    }
}
