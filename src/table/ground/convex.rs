//! Convex figures given by their corners, and exact comparisons of their distances.
//!
//! A figure is a list of corners: one is a point, two a segment (which may have no length), three or more a convex
//! polygon with an area, its corners counter-clockwise. A figure is closed: its edge belongs to it.
use super::bounds::Bounds;
use super::spots::{Spot, cross, dot, square};
use serde::{Deserialize, Serialize};

/// A straight stroke between two spots, both included. It may have no length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// One end.
    pub from: Spot,
    /// The other end.
    pub to: Spot,
}

impl Segment {
    /// The segment between two spots.
    pub const fn new(from: Spot, to: Spot) -> Self {
        Self { from, to }
    }
    /// Its two ends, a figure.
    pub const fn corners(&self) -> [Spot; 2] {
        [self.from, self.to]
    }
    /// Whether two segments share a point; touching counts. Their bounds overlap, and the line through each has the ends of
    /// the other on both its sides, or on itself. Cross products fit `i64`.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        let (a, b, c, d) = (self.from, self.to, other.from, other.to);
        let apart = |p: i32, q: i32, r: i32, s: i32| p.max(q) < r.min(s) || r.max(s) < p.min(q);
        let parts = |p: i64, q: i64| p.signum() * q.signum() <= 0;
        !apart(a.x, b.x, c.x, d.x)
            && !apart(a.y, b.y, c.y, d.y)
            && parts(cross(a, b, c), cross(a, b, d))
            && parts(cross(c, d, a), cross(c, d, b))
    }
}

/// What a distance is compared with, in u, up to 4·[`WIDE`](super::spots::WIDE). A negative limit is never kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Near {
    /// At most so far: touching counts.
    Within(i64),
    /// Nearer than that: touching does not count. Nothing is nearer than 0.
    Nearer(i64),
}

impl Near {
    /// The limit, of either kind.
    #[inline]
    pub const fn limit(self) -> i64 {
        match self {
            Self::Within(limit) | Self::Nearer(limit) => limit,
        }
    }
    /// The same comparison with a limit that is `by` u longer.
    #[inline]
    pub const fn plus(self, by: i64) -> Self {
        match self {
            Self::Within(limit) => Self::Within(limit + by),
            Self::Nearer(limit) => Self::Nearer(limit + by),
        }
    }
    /// Whether any distance keeps it at all.
    #[inline]
    pub const fn is_possible(self) -> bool {
        match self {
            Self::Within(limit) => limit >= 0,
            Self::Nearer(limit) => limit > 0,
        }
    }
    /// Whether a distance with this square keeps it; the limit's square is below 2⁴⁹ (`i64`).
    #[inline]
    pub const fn holds(self, square: i64) -> bool {
        match self {
            Self::Within(limit) => limit >= 0 && square <= limit * limit,
            Self::Nearer(limit) => limit > 0 && square < limit * limit,
        }
    }
    /// Whether the distance √(`square` / `scale`) keeps it; `scale` is positive, both sides stay below 2⁹⁷ (`i128`).
    #[inline]
    const fn holds_scaled(self, square: i128, scale: i64) -> bool {
        let limit = self.limit() as i128;
        match self {
            Self::Within(_) => limit >= 0 && square <= limit * limit * scale as i128,
            Self::Nearer(_) => limit > 0 && square < limit * limit * scale as i128,
        }
    }
}

/// The edges of a figure: of a point the point itself, of a segment one.
fn edges(figure: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> + '_ {
    let count = if figure.len() == 2 { 1 } else { figure.len() };
    (0..count).map(move |at| (figure[at], figure[if at + 1 == figure.len() { 0 } else { at + 1 }]))
}

/// Whether a point lies in a polygon or on its edge. A figure of fewer than three corners has no inside.
#[inline]
pub fn contains(figure: &[Spot], point: Spot) -> bool {
    figure.len() > 2 && edges(figure).all(|(a, b)| cross(a, b, point) >= 0)
}

/// Whether a point lies in a polygon and not on its edge.
pub fn surrounds(figure: &[Spot], point: Spot) -> bool {
    figure.len() > 2 && edges(figure).all(|(a, b)| cross(a, b, point) > 0)
}

/// Whether the distance of a point to a segment keeps the limit.
#[inline]
pub fn segment_near(a: Spot, b: Spot, point: Spot, near: Near) -> bool {
    let (length, ahead) = (square(a, b), dot(a, b, point));
    if ahead <= 0 {
        near.holds(square(a, point))
    } else if ahead >= length {
        near.holds(square(b, point))
    } else {
        let aside = i128::from(cross(a, b, point));
        near.holds_scaled(aside * aside, length)
    }
}

/// Whether the distance of a point to a figure keeps the limit; it is 0 inside.
#[inline]
pub fn point_near(figure: &[Spot], point: Spot, near: Near) -> bool {
    near.is_possible() && (contains(figure, point) || edges(figure).any(|(a, b)| segment_near(a, b, point, near)))
}

/// Whether the distance of two figures keeps the limit; it is 0 where they share a point.
///
/// Two convex figures that share no point come nearest to each other at a corner of one of them; where they share one,
/// a corner of one lies in the other or two edges cross.
pub fn near(one: &[Spot], other: &[Spot], near: Near) -> bool {
    match (one, other) {
        ([point], figure) | (figure, [point]) => return point_near(figure, *point, near),
        _ => {}
    }
    near.is_possible()
        && Bounds::of(one).is_some_and(|bounds| !are_apart(&bounds, other, near.limit()))
        && (one.iter().any(|corner| point_near(other, *corner, near))
            || other.iter().any(|corner| point_near(one, *corner, near))
            || edges(one).any(|(a, b)| edges(other).any(|(c, d)| crossing(a, b, c, d))))
}

/// Whether a figure lies farther from what is in these bounds than `limit` u along an axis: a quick test before the exact one.
pub fn are_apart(bounds: &Bounds, figure: &[Spot], limit: i64) -> bool {
    let limit = i32::try_from(limit).unwrap_or(i32::MAX / 2);
    Bounds::of(figure).is_none_or(|figure| !bounds.grown(limit).meets(&figure))
}

/// Whether two polygons share no point inside both: then the line through some edge of one of them has all of the other
/// on its outer side. They may touch.
pub fn is_parted(one: &[Spot], other: &[Spot]) -> bool {
    let parts =
        |of: &[Spot], from: &[Spot]| edges(of).any(|(a, b)| from.iter().all(|corner| cross(a, b, *corner) <= 0));
    parts(one, other) || parts(other, one)
}

/// Whether two segments cross at a point inside both.
fn crossing(a: Spot, b: Spot, c: Spot, d: Spot) -> bool {
    let apart = |p: i64, q: i64| (p < 0 && q > 0) || (p > 0 && q < 0);
    apart(cross(a, b, c), cross(a, b, d)) && apart(cross(c, d, a), cross(c, d, b))
}
