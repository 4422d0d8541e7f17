//! Convex polygons, checked when they are made.
use super::bounds::Bounds;
use super::convex::{Segment, contains, surrounds};
use super::spots::{Spot, WIDE, cross, square};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt;

/// A convex polygon with an area. Its corners stand counter-clockwise from the least one (by x, then y), none on the
/// straight line between its neighbours: two polygons are equal where they cover the same points.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Spot>", into = "Vec<Spot>")]
pub struct Poly {
    corners: SmallVec<[Spot; 6]>,
    bounds: Bounds,
}

/// Why corners make no [`Poly`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolyFault {
    /// Fewer than three corners.
    TooFew,
    /// This corner lies outside ±[`WIDE`].
    OutOfRange(Spot),
    /// This corner stands there twice.
    Repeated(Spot),
    /// All corners lie on one straight line.
    Flat,
    /// The outline turns inward at or near this corner, or crosses itself.
    NotConvex(Spot),
}

impl fmt::Display for PolyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew => write!(f, "fewer than three corners"),
            Self::OutOfRange(at) => write!(f, "the corner {},{} is out of range", at.x, at.y),
            Self::Repeated(at) => write!(f, "the corner {},{} stands there twice", at.x, at.y),
            Self::Flat => write!(f, "all corners lie on one line"),
            Self::NotConvex(at) => write!(f, "not convex at {},{}", at.x, at.y),
        }
    }
}

impl std::error::Error for PolyFault {}

impl Poly {
    /// The polygon with these corners, in order round it either way; corners on the line between their neighbours are
    /// left out. Cross products fit `i64`.
    pub fn new(corners: &[Spot]) -> Result<Self, PolyFault> {
        if corners.len() < 3 {
            return Err(PolyFault::TooFew);
        }
        let wide = |spot: &&Spot| spot.x.unsigned_abs().max(spot.y.unsigned_abs()) > WIDE as u32;
        if let Some(spot) = corners.iter().find(wide) {
            return Err(PolyFault::OutOfRange(*spot));
        }
        let twice = corners.iter().enumerate().find(|(at, spot)| corners[..*at].contains(spot));
        if let Some((_, spot)) = twice {
            return Err(PolyFault::Repeated(*spot));
        }
        // The corner least by x, then y, is one of the hull, and the way round turns there as it does on the whole.
        let least = (0..corners.len()).min_by_key(|at| corners[*at]).unwrap_or(0);
        let mut round: SmallVec<[Spot; 6]> = corners[least..].iter().chain(&corners[..least]).copied().collect();
        match cross(round[0], round[1], round[round.len() - 1]) {
            ..0 => round[1..].reverse(),
            0 if round.iter().all(|spot| cross(round[0], round[1], *spot) == 0) => return Err(PolyFault::Flat),
            _ => {}
        }
        let count = round.len();
        for at in 0..count {
            let (a, b) = (round[at], round[(at + 1) % count]);
            if round.iter().any(|spot| cross(a, b, *spot) < 0) {
                return Err(PolyFault::NotConvex(b));
            }
        }
        let bent = |at: usize| cross(round[(at + count - 1) % count], round[at], round[(at + 1) % count]) != 0;
        let corners: SmallVec<[Spot; 6]> = (0..count).filter(|at| bent(*at)).map(|at| round[at]).collect();
        let bounds = Bounds::of(&corners).ok_or(PolyFault::TooFew)?;
        Ok(Self { corners, bounds })
    }
    /// The rectangle between two opposite corners; a fault where it has no area.
    pub fn rect(a: Spot, b: Spot) -> Result<Self, PolyFault> {
        if a.x == b.x || a.y == b.y {
            return Err(PolyFault::Flat);
        }
        Self::new(&Bounds::between(a, b).corners())
    }
    /// The corners, counter-clockwise from the least one.
    pub fn corners(&self) -> &[Spot] {
        &self.corners
    }
    /// The edges, counter-clockwise from the least corner.
    pub fn edges(&self) -> impl Iterator<Item = Segment> + '_ {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().zip(next).map(|(from, to)| Segment::new(*from, *to))
    }
    /// The least bounds that hold it.
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }
    /// Whether a spot lies in it or on its edge.
    pub fn contains(&self, spot: Spot) -> bool {
        self.bounds.contains(spot) && contains(&self.corners, spot)
    }
    /// Whether a spot lies in it and not on its edge.
    pub fn surrounds(&self, spot: Spot) -> bool {
        surrounds(&self.corners, spot)
    }
    /// Whether a spot lies at least `depth` u inside the line of every side; a negative depth allows so much outside
    /// it. Squares of cross products need `i128`.
    pub fn contains_deep(&self, spot: Spot, depth: i32) -> bool {
        self.edges().all(|edge| {
            let inside = cross(edge.from, edge.to, spot);
            let (own, least) = (i128::from(inside), i128::from(depth));
            let needed = least * least * i128::from(square(edge.from, edge.to));
            if depth >= 0 { inside >= 0 && own * own >= needed } else { inside >= 0 || own * own <= needed }
        })
    }
    /// The polygon with every corner carried elsewhere by a move, a turn or a mirror: what keeps it convex.
    pub(super) fn carried(&self, to: impl Fn(Spot) -> Spot) -> Self {
        let corners: SmallVec<[Spot; 6]> = self.corners.iter().map(|corner| to(*corner)).collect();
        match Self::new(&corners) {
            Ok(poly) => poly,
            Err(fault) => panic!("a convex polygon carried out of range: {fault}"),
        }
    }
}

impl TryFrom<Vec<Spot>> for Poly {
    type Error = PolyFault;
    fn try_from(corners: Vec<Spot>) -> Result<Self, PolyFault> {
        Self::new(&corners)
    }
}

impl From<Poly> for Vec<Spot> {
    fn from(poly: Poly) -> Self {
        poly.corners.into_vec()
    }
}
