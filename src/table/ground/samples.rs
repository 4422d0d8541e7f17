//! Spots of a shape by chance, for players who choose at random and for tests. The same seed gives the same spots.
use super::bounds::Bounds;
use super::directions::{Axis, Direction, rnd, spot};
use super::polygons::Poly;
use super::shapes::{Line, Ring, Shape};
use super::spots::{Spot, cross, distance};

/// A number that looks like chance, from any number: one step of SplitMix64.
pub const fn mixed(seed: u64) -> u64 {
    let a = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    c ^ (c >> 31)
}

/// Numbers that look like chance, in a sequence that a seed fixes. No dice of a match are touched.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(mixed(seed))
    }
    /// The next number below `below`, which is positive.
    fn below(&mut self, below: u64) -> u64 {
        self.0 = mixed(self.0);
        ((u128::from(self.0) * u128::from(below)) >> 64) as u64
    }
    /// The next number from `low` to `high`, both included.
    fn between(&mut self, low: i32, high: i32) -> i32 {
        let count = (i64::from(high) - i64::from(low) + 1).max(1) as u64;
        (i64::from(low) + self.below(count) as i64) as i32
    }
    fn within(&mut self, bounds: &Bounds) -> Spot {
        Spot::new(self.between(bounds.min.x, bounds.max.x), self.between(bounds.min.y, bounds.max.y))
    }
    /// An index, each as likely as its weight says; a weight of 0 counts as 1. `None` without weights. Their sum stays
    /// below 2⁶⁴.
    pub fn weighted(&mut self, weights: &[u64]) -> Option<usize> {
        let total: u64 = weights.iter().map(|weight| weight.max(&1)).sum();
        let mut left = if weights.is_empty() { return None } else { self.below(total) };
        weights.iter().position(|weight| match left.checked_sub(*weight.max(&1)) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        })
    }
}

/// About the area of a circle, in u².
const fn round_area(radius: i32) -> u64 {
    (radius as i64 * radius as i64) as u64 * 355 / 113
}

/// The four strips of a border; they share no more than edges.
fn strips(table: &Bounds, free: &Bounds) -> [Bounds; 4] {
    [
        Bounds { min: table.min, max: Spot::new(table.max.x, free.min.y) },
        Bounds { min: Spot::new(table.min.x, free.max.y), max: table.max },
        Bounds { min: Spot::new(table.min.x, free.min.y), max: Spot::new(free.min.x, free.max.y) },
        Bounds { min: Spot::new(free.max.x, free.min.y), max: Spot::new(table.max.x, free.max.y) },
    ]
}

const fn box_area(bounds: &Bounds) -> u64 {
    (bounds.max.x as i64 - bounds.min.x as i64).unsigned_abs()
        * (bounds.max.y as i64 - bounds.min.y as i64).unsigned_abs()
}

/// Twice the area of the triangles from the first corner of a polygon to each edge away from it.
fn triangles(poly: &Poly) -> Vec<u64> {
    poly.corners()[1..].windows(2).map(|edge| cross(poly.corners()[0], edge[0], edge[1]).unsigned_abs()).collect()
}

impl Shape {
    /// About the area of the shape, in u²: good enough to spread samples over several shapes. Below 2⁵⁰.
    pub fn area(&self) -> u64 {
        match self {
            Self::Disc(disc) => round_area(disc.radius),
            Self::Poly(poly) => triangles(poly).iter().sum::<u64>() / 2,
            Self::Ring(ring) => round_area(ring.outer).saturating_sub(round_area(ring.inner)),
            Self::Line(line) => {
                let length = distance(line.segment.from, line.segment.to) as u64;
                length * (2 * line.tolerance as u64 + 1) + round_area(line.tolerance)
            }
            Self::Border(border) => box_area(&border.table) - border.free().map_or(0, |free| box_area(&free)),
        }
    }

    /// A spot by chance, spread over the shape; `None` or a spot just outside of it are possible, and then one tries
    /// again.
    pub fn sample(&self, chance: &mut Chance) -> Option<Spot> {
        match self {
            Self::Disc(disc) => Some(chance.within(&disc_bounds(disc.centre, disc.radius))),
            Self::Poly(poly) => {
                let first = chance.weighted(&triangles(poly))?;
                let corners = poly.corners();
                Some(in_triangle(corners[0], corners[first + 1], corners[first + 2], chance))
            }
            Self::Ring(ring) => in_ring(ring, chance),
            Self::Line(line) => Some(in_line(line, chance)),
            Self::Border(border) => match border.free() {
                None => Some(chance.within(&border.table)),
                Some(free) => {
                    let strips = strips(&border.table, &free);
                    let strip = chance.weighted(&strips.map(|strip| box_area(&strip)))?;
                    Some(chance.within(&strips[strip]))
                }
            },
        }
    }
}

fn disc_bounds(centre: Spot, radius: i32) -> Bounds {
    Bounds { min: centre, max: centre }.grown(radius)
}

fn in_triangle(a: Spot, b: Spot, c: Spot, chance: &mut Chance) -> Spot {
    const PARTS: i32 = 1 << 16;
    let (mut right, mut left) = (chance.between(0, PARTS), chance.between(0, PARTS));
    if right + left > PARTS {
        (right, left) = (PARTS - right, PARTS - left);
    }
    let mix = |a: i32, b: i32, c: i32| {
        let (a, b, c) = (i128::from(a), i128::from(b), i128::from(c));
        (a + rnd((b - a) * i128::from(right) + (c - a) * i128::from(left), i128::from(PARTS))) as i32
    };
    Spot::new(mix(a.x, b.x, c.x), mix(a.y, b.y, c.y))
}

fn in_ring(ring: &Ring, chance: &mut Chance) -> Option<Spot> {
    let way = chance.within(&disc_bounds(Spot::default(), 1000));
    let toward = Direction::toward(Spot::default(), way).filter(|way| way.x().pow(2) + way.y().pow(2) <= 1_000_000)?;
    let (inner, outer) = (i64::from(ring.inner).pow(2), i64::from(ring.outer).pow(2));
    // By the square of the distance, so that the outer parts get their share.
    let away = (inner + chance.below((outer - inner).max(0) as u64 + 1) as i64).isqrt() as i32;
    Some(spot(ring.centre, toward, away, 0))
}

fn in_line(line: &Line, chance: &mut Chance) -> Spot {
    let (from, to, tolerance) = (line.segment.from, line.segment.to, line.tolerance);
    let Some(axis) = Axis::between(from, to) else { return chance.within(&disc_bounds(from, tolerance)) };
    let ahead = chance.between(-tolerance, distance(from, to) + tolerance);
    axis.at(ahead, chance.between(-tolerance, tolerance))
}
