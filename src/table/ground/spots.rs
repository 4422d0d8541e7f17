//! Points of the table.
use serde::{Deserialize, Serialize};

/// The greatest coordinate of a point of a table, in u, to either side of the origin.
pub const LIMIT: i32 = 1 << 20;

/// The greatest coordinate or length that this room reckons with, in u: points laid off from the table may lie outside
/// of it.
pub const WIDE: i32 = 4 * LIMIT;

/// A point of the ground, in u. The x axis points east, the y axis north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// Units east of the origin.
    pub x: i32,
    /// Units north of the origin.
    pub y: i32,
}

impl Spot {
    /// The spot with these coordinates.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
    /// Whether both coordinates lie within ±[`LIMIT`]; holds for any `i32`. A spot that somebody wrote is asked this
    /// before anything else.
    pub fn in_range(self) -> bool {
        self.x.unsigned_abs() <= LIMIT as u32 && self.y.unsigned_abs() <= LIMIT as u32
    }
    /// The spot `by.x` east and `by.y` north of this one.
    pub const fn moved(self, by: Spot) -> Self {
        Self::new(self.x + by.x, self.y + by.y)
    }
    /// The spot a quarter turn anticlockwise about the origin.
    pub const fn quarter_turned(self) -> Self {
        Self::new(-self.y, self.x)
    }
    /// The spot on the other side of the y axis: east and west exchanged.
    pub const fn mirrored(self) -> Self {
        Self::new(-self.x, self.y)
    }
}

/// The square of the distance of two spots, in u². Within ±[`WIDE`] it stays below 2⁴⁷.
#[inline]
pub const fn square(a: Spot, b: Spot) -> i64 {
    let (x, y) = (a.x as i64 - b.x as i64, a.y as i64 - b.y as i64);
    x * x + y * y
}

/// The distance of two spots in whole u, rounded down. For telling and sorting only: a rule compares squares.
pub const fn distance(a: Spot, b: Spot) -> i32 {
    square(a, b).isqrt() as i32
}

/// The scalar product of the ways from `origin` to `a` and to `b`: positive where they point the same way. Within
/// ±[`WIDE`] it stays below 2⁴⁷.
#[inline]
pub const fn dot(origin: Spot, a: Spot, b: Spot) -> i64 {
    (a.x as i64 - origin.x as i64) * (b.x as i64 - origin.x as i64)
        + (a.y as i64 - origin.y as i64) * (b.y as i64 - origin.y as i64)
}

/// The cross product of the ways from `origin` to `a` and to `b`: positive where `b` lies to the left of the way to
/// `a`, zero where the three stand in line. Within ±[`WIDE`] it stays below 2⁴⁷.
#[inline]
pub const fn cross(origin: Spot, a: Spot, b: Spot) -> i64 {
    (a.x as i64 - origin.x as i64) * (b.y as i64 - origin.y as i64)
        - (a.y as i64 - origin.y as i64) * (b.x as i64 - origin.x as i64)
}
