//! Distances of points, segments and pieces, as exact fractions.
use super::numbers::{P, cross, dot, minus, point, square};
use mesnie::table::ground::shapes::Shape;
use std::cmp::Ordering;

/// A square of a distance: numerator and positive denominator.
#[derive(Clone, Copy, Debug)]
pub struct Square(pub i128, pub i128);

impl Square {
    pub fn to(self, length: i128) -> Ordering {
        self.0.cmp(&(length * length * self.1))
    }
    pub fn least(self, other: Self) -> Self {
        if self.0 * other.1 <= other.0 * self.1 { self } else { other }
    }
}

pub fn point_to_segment(p: P, a: P, b: P) -> Square {
    let (to, ahead) = (minus(b, a), dot(minus(p, a), minus(b, a)));
    let length = dot(to, to);
    if ahead <= 0 {
        Square(square(p, a), 1)
    } else if ahead >= length {
        Square(square(p, b), 1)
    } else {
        let aside = cross(to, minus(p, a));
        Square(aside * aside, length)
    }
}

pub fn segments_meet(a: P, b: P, c: P, d: P) -> bool {
    let side = |p: P, q: P, x: P| cross(minus(q, p), minus(x, p)).signum();
    let on = |p: P, q: P, x: P| side(p, q, x) == 0 && dot(minus(x, p), minus(x, q)) <= 0;
    let apart = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    apart || on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}

pub fn segment_to_segment(a: P, b: P, c: P, d: P) -> Square {
    if segments_meet(a, b, c, d) {
        return Square(0, 1);
    }
    let ends =
        [point_to_segment(a, c, d), point_to_segment(b, c, d), point_to_segment(c, a, b), point_to_segment(d, a, b)];
    ends.into_iter().reduce(Square::least).expect("four distances")
}

pub fn sides(corners: &[P]) -> Vec<(P, P)> {
    (0..corners.len()).map(|at| (corners[at], corners[(at + 1) % corners.len()])).collect()
}

pub fn corners(shape: &Shape) -> Option<Vec<P>> {
    match shape {
        Shape::Poly(poly) => Some(poly.corners().iter().map(|corner| point(*corner)).collect()),
        _ => None,
    }
}

/// Whether a centre lies in a piece or on its outline.
pub fn holds(shape: &Shape, p: P) -> bool {
    match (shape, corners(shape)) {
        (Shape::Disc(disc), _) => square(point(disc.centre), p) <= i128::from(disc.radius).pow(2),
        (_, Some(corners)) => {
            let turns: Vec<i128> = sides(&corners).iter().map(|(a, b)| cross(minus(*b, *a), minus(p, *a))).collect();
            turns.iter().all(|turn| *turn >= 0) || turns.iter().all(|turn| *turn <= 0)
        }
        _ => panic!("a piece is a disc or a polygon"),
    }
}

/// Whether the distance from a segment to a piece's area is less than `near`, or for `closed` at most that.
pub fn comes_near(shape: &Shape, a: P, b: P, near: i128, closed: bool) -> bool {
    let keeps = |square: Square, length: i128| match square.to(length) {
        Ordering::Less => length > 0,
        Ordering::Equal => closed && length >= 0,
        Ordering::Greater => false,
    };
    match (shape, corners(shape)) {
        (Shape::Disc(disc), _) => keeps(point_to_segment(point(disc.centre), a, b), near + i128::from(disc.radius)),
        (_, Some(corners)) => {
            if holds(shape, a) || holds(shape, b) {
                return closed || near > 0;
            }
            sides(&corners).into_iter().any(|(c, d)| keeps(segment_to_segment(a, b, c, d), near))
        }
        _ => panic!("a piece is a disc or a polygon"),
    }
}

/// §4.8: whether a base at p lies wholly inside a plateau.
pub fn is_inside(shape: &Shape, p: P, radius: i128, tolerance: i128) -> bool {
    match (shape, corners(shape)) {
        (Shape::Disc(disc), _) => {
            let most = i128::from(disc.radius) - radius + tolerance;
            most >= 0 && square(point(disc.centre), p) <= most * most
        }
        (_, Some(corners)) => sides(&corners).into_iter().all(|(a, b)| {
            let (depth, turn) = (radius - tolerance, cross(minus(b, a), minus(p, a)));
            depth <= 0 || (turn >= 0 && turn * turn >= depth * depth * square(a, b))
        }),
        _ => panic!("a piece is a disc or a polygon"),
    }
}
