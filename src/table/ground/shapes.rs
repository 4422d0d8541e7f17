//! Shapes of the ground: terrain, zones, rings of equal distance. Every shape is closed: its edge belongs to it.
use super::bounds::Bounds;
use super::convex::{self, Near, Segment};
use super::discs::Disc;
use super::polygons::{Poly, PolyFault};
use super::spots::{Spot, square};
use serde::{Deserialize, Serialize};

/// All points from `inner` to `outer` u away from a spot, both included. With an inner radius of 0 it is a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ring {
    /// The middle, which lies in the hole.
    pub centre: Spot,
    /// The radius of the hole in u, 0 or more.
    pub inner: i32,
    /// The outer radius in u, no less than the inner one.
    pub outer: i32,
}

/// All points at most `tolerance` u away from a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// The segment.
    pub segment: Segment,
    /// How far away a point may be, in u, 0 or more.
    pub tolerance: i32,
}

/// All points of a table at most `depth` u away from its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Border {
    /// The table, not empty.
    pub table: Bounds,
    /// The width of the strip in u, 0 or more.
    pub depth: i32,
}

impl Border {
    /// The part of the table that is left free, whose edge belongs to the strip; `None` where the strip covers
    /// everything.
    pub const fn free(&self) -> Option<Bounds> {
        let free = self.table.grown(-self.depth);
        if free.min.x < free.max.x && free.min.y < free.max.y { Some(free) } else { None }
    }
}

/// A shape of the ground.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// A disc.
    Disc(Disc),
    /// A convex polygon.
    Poly(Poly),
    /// A disc with a hole, such as the points that lie at one distance from a spot, give or take a tolerance.
    Ring(Ring),
    /// The points of a segment, give or take a tolerance.
    Line(Line),
    /// A strip along the edge of a table.
    Border(Border),
}

impl Shape {
    /// The disc of a radius round a spot.
    pub const fn disc(centre: Spot, radius: i32) -> Self {
        Self::Disc(Disc::new(centre, radius))
    }
    /// The convex polygon with these corners, in order either way.
    pub fn poly(corners: &[Spot]) -> Result<Self, PolyFault> {
        Poly::new(corners).map(Self::Poly)
    }
    /// The rectangle between two opposite corners.
    pub fn rect(a: Spot, b: Spot) -> Result<Self, PolyFault> {
        Poly::rect(a, b).map(Self::Poly)
    }
    /// The points from `inner` to `outer` u away from a spot.
    pub const fn ring(centre: Spot, inner: i32, outer: i32) -> Self {
        Self::Ring(Ring { centre, inner, outer })
    }
    /// The points at most `tolerance` u away from a segment.
    pub const fn line(from: Spot, to: Spot, tolerance: i32) -> Self {
        Self::Line(Line { segment: Segment::new(from, to), tolerance })
    }
    /// The points of a table at most `depth` u away from its edge.
    pub const fn border(table: Bounds, depth: i32) -> Self {
        Self::Border(Border { table, depth })
    }

    /// Least bounds that hold the shape.
    #[inline]
    pub fn bounds(&self) -> Bounds {
        let round = |centre: Spot, radius: i32| Bounds { min: centre, max: centre }.grown(radius);
        match self {
            Self::Disc(disc) => round(disc.centre, disc.radius),
            Self::Poly(poly) => poly.bounds(),
            Self::Ring(ring) => round(ring.centre, ring.outer),
            Self::Line(line) => Bounds::between(line.segment.from, line.segment.to).grown(line.tolerance),
            Self::Border(border) => border.table,
        }
    }

    /// Whether a spot lies in the shape or on its edge. Fits `i64`; a line needs `i128`.
    pub fn contains(&self, spot: Spot) -> bool {
        match self {
            Self::Disc(disc) => Near::Within(i64::from(disc.radius)).holds(square(disc.centre, spot)),
            Self::Poly(poly) => poly.contains(spot),
            Self::Ring(ring) => {
                let (away, inner, outer) = (square(ring.centre, spot), i64::from(ring.inner), i64::from(ring.outer));
                inner * inner <= away && away <= outer * outer
            }
            Self::Line(line) => self.near(&[spot], Near::Within(0)) && line.tolerance >= 0,
            Self::Border(border) => {
                border.table.contains(spot) && !border.free().is_some_and(|free| free.surrounds(spot))
            }
        }
    }

    /// Whether a spot lies in the shape and not on its edge. A line without tolerance is all edge.
    pub fn surrounds(&self, spot: Spot) -> bool {
        match self {
            Self::Disc(disc) => Near::Nearer(i64::from(disc.radius)).holds(square(disc.centre, spot)),
            Self::Poly(poly) => poly.surrounds(spot),
            Self::Ring(ring) => {
                let (away, inner, outer) = (square(ring.centre, spot), i64::from(ring.inner), i64::from(ring.outer));
                (inner == 0 || inner * inner < away) && away < outer * outer
            }
            Self::Line(line) => {
                let Segment { from, to } = line.segment;
                convex::segment_near(from, to, spot, Near::Nearer(i64::from(line.tolerance)))
            }
            Self::Border(border) => {
                border.table.surrounds(spot) && !border.free().is_some_and(|free| free.contains(spot))
            }
        }
    }

    /// Whether a base lies wholly inside, give or take the tolerance: a disc holds it up to radius − base + tolerance
    /// from the centre, a polygon from base − tolerance inside the line of each side. Squares of cross products need
    /// `i128`.
    pub fn contains_disc(&self, base: &Disc, tolerance: i32) -> bool {
        let depth = base.radius - tolerance;
        let away = |most: i32| Near::Within(i64::from(most)).holds(square(self.middle(), base.centre));
        match self {
            Self::Disc(disc) => away(disc.radius - depth),
            Self::Poly(poly) => poly.contains_deep(base.centre, depth),
            Self::Ring(ring) => {
                let least = i64::from(ring.inner + depth);
                away(ring.outer - depth)
                    && (ring.inner == 0 || least <= 0 || square(ring.centre, base.centre) >= least * least)
            }
            Self::Line(line) => {
                let Segment { from, to } = line.segment;
                convex::segment_near(from, to, base.centre, Near::Within(i64::from(line.tolerance - depth)))
            }
            Self::Border(border) => {
                let clear = |free: Bounds| match depth {
                    ..=0 => !free.grown(depth).surrounds(base.centre),
                    1.. => square(free.nearest(base.centre), base.centre) >= i64::from(depth) * i64::from(depth),
                };
                border.table.grown(-depth).contains(base.centre) && border.free().is_none_or(clear)
            }
        }
    }

    /// The centre of a round shape; of others a spot that nobody asks for.
    fn middle(&self) -> Spot {
        match self {
            Self::Disc(disc) => disc.centre,
            Self::Ring(ring) => ring.centre,
            _ => self.bounds().min,
        }
    }

    /// Whether the distance from the shape's area to a convex figure (see [`convex`]) keeps a limit; it is 0 where they
    /// share a point. Needs `i128` where a corner faces an edge.
    pub fn near(&self, figure: &[Spot], near: Near) -> bool {
        if !near.is_possible() {
            return false;
        }
        match self {
            Self::Disc(disc) => convex::point_near(figure, disc.centre, near.plus(i64::from(disc.radius))),
            // Most figures lie far from the polygon: its bounds tell so without a look at its edges.
            Self::Poly(poly) => {
                !convex::are_apart(&poly.bounds(), figure, near.limit()) && convex::near(poly.corners(), figure, near)
            }
            Self::Ring(ring) => {
                // What lies wholly in the hole, far enough from its edge, is not near; the farthest point is a corner.
                let hole = i64::from(ring.inner) - near.limit();
                let out = |corner: &Spot| match near {
                    Near::Within(_) => hole <= 0 || square(ring.centre, *corner) >= hole * hole,
                    Near::Nearer(_) => hole < 0 || square(ring.centre, *corner) > hole * hole,
                };
                figure.iter().any(out) && convex::point_near(figure, ring.centre, near.plus(i64::from(ring.outer)))
            }
            Self::Line(line) => convex::near(&line.segment.corners(), figure, near.plus(i64::from(line.tolerance))),
            Self::Border(border) => {
                let far = border.free().map(|free| free.grown(-(near.limit() as i32)));
                let out = |corner: &Spot| match near {
                    Near::Within(_) => !far.is_some_and(|far| far.surrounds(*corner)),
                    Near::Nearer(_) => !far.is_some_and(|far| far.contains(*corner)),
                };
                let (corners, flat) = (border.table.corners(), [border.table.min, border.table.max]);
                // A rectangle without area is a segment.
                let has_area = border.table.min.x < border.table.max.x && border.table.min.y < border.table.max.y;
                let table = if has_area { &corners[..] } else { &flat[..] };
                figure.iter().any(out) && convex::near(table, figure, near)
            }
        }
    }

    /// Whether a base comes nearer to the shape than its radius less the tolerance: it stands on it. Touching does not
    /// count, and a base no larger than the tolerance stands on nothing.
    pub fn overlaps_disc(&self, base: &Disc, tolerance: i32) -> bool {
        self.near(&[base.centre], Near::Nearer(i64::from(base.radius) - i64::from(tolerance)))
    }

    /// Whether two discs or convex polygons share more than their edges: touching does not count. Of other shapes their
    /// bounds are asked.
    pub fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Disc(disc), solid @ (Self::Disc(_) | Self::Poly(_))) => solid.overlaps_disc(disc, 0),
            (solid @ Self::Poly(_), Self::Disc(disc)) => solid.overlaps_disc(disc, 0),
            (Self::Poly(one), Self::Poly(other)) => !convex::is_parted(one.corners(), other.corners()),
            _ => {
                let (one, other) = (self.bounds().corners(), other.bounds().corners());
                !convex::is_parted(&one, &other)
            }
        }
    }
    /// Whether a segment and the shape share a point; touching counts, and so does lying inside.
    pub fn meets_segment(&self, segment: &Segment) -> bool {
        self.near(&segment.corners(), Near::Within(0))
    }

    /// The shape `by.x` farther east and `by.y` farther north.
    ///
    /// # Panics
    /// Where a polygon leaves the range of the ground.
    pub fn moved(&self, by: Spot) -> Self {
        self.carried(|spot| spot.moved(by))
    }
    /// The shape a quarter turn anticlockwise about the origin.
    pub fn quarter_turned(&self) -> Self {
        self.carried(Spot::quarter_turned)
    }
    /// The shape with east and west exchanged.
    pub fn mirrored(&self) -> Self {
        self.carried(Spot::mirrored)
    }

    fn carried(&self, to: impl Fn(Spot) -> Spot) -> Self {
        match self {
            Self::Disc(disc) => Self::disc(to(disc.centre), disc.radius),
            Self::Poly(poly) => Self::Poly(poly.carried(to)),
            Self::Ring(ring) => Self::ring(to(ring.centre), ring.inner, ring.outer),
            Self::Line(line) => Self::line(to(line.segment.from), to(line.segment.to), line.tolerance),
            Self::Border(border) => {
                Self::border(Bounds::between(to(border.table.min), to(border.table.max)), border.depth)
            }
        }
    }
}
