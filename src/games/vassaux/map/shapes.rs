//! Shapes on the table in whole units, and the exact comparisons that the checks of the rule data need.
use serde::{Deserialize, Serialize};

/// A point of the table, in units: east and north of its south-western corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
}

/// The square of a distance, in units². Points lie within ±2²⁰.
fn square(a: Point, b: Point) -> i64 {
    let (x, y) = (i64::from(a.x) - i64::from(b.x), i64::from(a.y) - i64::from(b.y));
    x * x + y * y
}

/// Positive where `p` lies to the left of the way from `a` to `b`.
pub fn cross(a: Point, b: Point, p: Point) -> i64 {
    let (bx, by) = (i64::from(b.x) - i64::from(a.x), i64::from(b.y) - i64::from(a.y));
    let (px, py) = (i64::from(p.x) - i64::from(a.x), i64::from(p.y) - i64::from(a.y));
    bx * py - by * px
}

/// The outline of a piece of terrain or of a zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    Circle {
        centre: Point,
        radius: i32,
    },
    /// A convex polygon, its corners anticlockwise.
    Poly(Vec<Point>),
}

impl Shape {
    /// A rectangle between two opposite corners.
    pub fn rect(a: Point, b: Point) -> Self {
        let (west, east) = (a.x.min(b.x), a.x.max(b.x));
        let (south, north) = (a.y.min(b.y), a.y.max(b.y));
        Self::Poly(vec![
            Point::new(west, south),
            Point::new(east, south),
            Point::new(east, north),
            Point::new(west, north),
        ])
    }

    /// A polygon with these corners, turned anticlockwise if it is not; `None` if it is not convex, has no area, or has
    /// corners that are none.
    pub fn convex(mut corners: Vec<Point>) -> Option<Self> {
        let n = corners.len();
        if n < 3 {
            return None;
        }
        let turn = |corners: &[Point], i: usize| cross(corners[i], corners[(i + 1) % n], corners[(i + 2) % n]);
        if (0..n).all(|i| turn(&corners, i) < 0) {
            corners.reverse();
        }
        // Every corner turns left, and no edge has a corner to its right: else it would go round twice.
        let edges = (0..n).map(|i| (corners[i], corners[(i + 1) % n]));
        let sound = (0..n).all(|i| turn(&corners, i) > 0)
            && edges.into_iter().all(|(a, b)| corners.iter().all(|p| cross(a, b, *p) >= 0));
        sound.then_some(Self::Poly(corners))
    }

    fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
        (0..corners.len()).map(|i| (corners[i], corners[(i + 1) % corners.len()]))
    }

    /// The least and the greatest coordinates: south-west and north-east.
    pub fn bounds(&self) -> (Point, Point) {
        match self {
            Self::Circle { centre, radius } => {
                (Point::new(centre.x - radius, centre.y - radius), Point::new(centre.x + radius, centre.y + radius))
            }
            Self::Poly(corners) => {
                let xs = || corners.iter().map(|p| p.x);
                let ys = || corners.iter().map(|p| p.y);
                let least = Point::new(xs().min().unwrap_or(0), ys().min().unwrap_or(0));
                (least, Point::new(xs().max().unwrap_or(0), ys().max().unwrap_or(0)))
            }
        }
    }

    /// Whether a point comes nearer to the shape than `distance`; inside the distance is 0.
    pub fn is_nearer(&self, p: Point, distance: i32) -> bool {
        let limit = i64::from(distance);
        if limit <= 0 {
            return false;
        }
        match self {
            Self::Circle { centre, radius } => {
                let limit = limit + i64::from(*radius);
                square(p, *centre) < limit * limit
            }
            Self::Poly(corners) => {
                Self::edges(corners).all(|(a, b)| cross(a, b, p) >= 0)
                    || Self::edges(corners).any(|(a, b)| is_edge_nearer(a, b, p, limit))
            }
        }
    }

    /// Whether a disc lies wholly inside; touching the outline from inside is inside.
    pub fn holds(&self, p: Point, radius: i32) -> bool {
        match self {
            Self::Circle { centre, radius: own } => {
                let room = i64::from(*own) - i64::from(radius);
                room >= 0 && square(p, *centre) <= room * room
            }
            Self::Poly(corners) => Self::edges(corners).all(|(a, b)| {
                let (left, r) = (i128::from(cross(a, b, p)), i128::from(radius));
                left >= 0 && left * left >= r * r * i128::from(square(a, b))
            }),
        }
    }

    /// Whether another shape lies wholly inside; outlines may touch.
    pub fn encloses(&self, inner: &Shape) -> bool {
        match inner {
            Self::Circle { centre, radius } => self.holds(*centre, *radius),
            Self::Poly(corners) => corners.iter().all(|corner| self.holds(*corner, 0)),
        }
    }
}

/// Whether a point comes nearer to a segment than `limit`, which is positive.
fn is_edge_nearer(a: Point, b: Point, p: Point, limit: i64) -> bool {
    let length = square(a, b);
    let ahead = (i64::from(b.x) - i64::from(a.x)) * (i64::from(p.x) - i64::from(a.x))
        + (i64::from(b.y) - i64::from(a.y)) * (i64::from(p.y) - i64::from(a.y));
    if ahead <= 0 {
        square(a, p) < limit * limit
    } else if ahead >= length {
        square(b, p) < limit * limit
    } else {
        let aside = i128::from(cross(a, b, p));
        aside * aside < i128::from(limit) * i128::from(limit) * i128::from(length)
    }
}
