//! Round bases and what lies between them.
use super::spots::{Spot, square};
use serde::{Deserialize, Serialize};

/// A disc: a round base, a marker, or with radius 0 a point. Its edge belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Disc {
    /// The middle.
    pub centre: Spot,
    /// The radius in u, 0 or more.
    pub radius: i32,
}

impl Disc {
    /// The disc of a radius round a spot.
    pub const fn new(centre: Spot, radius: i32) -> Self {
        Self { centre, radius }
    }
}

/// The distance between the edges of two discs in whole u, the distance of the centres rounded down; 0 where they
/// overlap. For telling and sorting only.
pub fn gap(a: &Disc, b: &Disc) -> i32 {
    (square(a.centre, b.centre).isqrt() - i64::from(a.radius) - i64::from(b.radius)).max(0) as i32
}

/// Whether the centres are at most `reach` apart; never for a negative reach. Fits `i64`: below 2⁴⁹.
#[inline]
fn at_most(a: &Disc, b: &Disc, reach: i64) -> bool {
    reach >= 0 && square(a.centre, b.centre) <= reach * reach
}

/// Whether at most `length` u, give or take the tolerance, lie between the edges of two discs. Neither is the first:
/// the answer is the same both ways.
pub fn within(a: &Disc, b: &Disc, length: i32, tolerance: i32) -> bool {
    at_most(a, b, i64::from(length) + i64::from(a.radius) + i64::from(b.radius) + i64::from(tolerance))
}

/// Whether two discs touch, give or take the tolerance.
pub fn contact(a: &Disc, b: &Disc, tolerance: i32) -> bool {
    within(a, b, 0, tolerance)
}

/// Whether two discs share a point; touching counts.
pub fn meets(a: &Disc, b: &Disc) -> bool {
    within(a, b, 0, 0)
}

/// Whether two discs lie deeper in each other than the tolerance; touching does not count.
pub fn overlap(a: &Disc, b: &Disc, tolerance: i32) -> bool {
    let least = i64::from(a.radius) + i64::from(b.radius) - i64::from(tolerance);
    least > 0 && square(a.centre, b.centre) < least * least
}
