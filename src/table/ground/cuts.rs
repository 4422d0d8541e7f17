//! Rays of sight, cut to the part where they are lower than a piece, and the exact question whether that part meets it.
use super::bounds::Bounds;
use super::convex::{self, Near, Segment};
use super::discs::Disc;
use super::shapes::{Border, Line, Ring, Shape};
use super::spots::{Spot, cross, dot, square};

/// The greatest height of a sight line or a piece, to either side of 0.
pub const HIGHEST: i32 = 1 << 12;

/// A part of a way between two spots, as a fraction of it: `up` / `down`, at least 0 and less than 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Start {
    up: i64,
    down: i64,
}

/// A ray, or the part of it beyond a point that does not itself belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    from: Spot,
    to: Spot,
    /// Only what lies farther along than this; `None`: all of the ray, both ends included.
    after: Option<Start>,
}

/// Which part of a ray is lower than a piece, the same for all rays between two heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lower {
    /// No point of it.
    Nowhere,
    /// Every point of it.
    Everywhere,
    /// What lies farther from the start than this part of the way (`up` of `down`).
    Toward {
        /// Numerator.
        up: i32,
        /// Denominator, greater than the numerator.
        down: i32,
    },
    /// What lies farther from the end than this part of the way back.
    Back {
        /// Numerator.
        up: i32,
        /// Denominator, greater than the numerator.
        down: i32,
    },
}

impl Lower {
    /// Where a ray that runs from height `from` to height `to` lies lower than `top`. Heights lie within ±[`HIGHEST`].
    pub const fn than(top: i32, from: i32, to: i32) -> Self {
        match (from < top, to < top) {
            (false, false) => Self::Nowhere,
            (true, true) => Self::Everywhere,
            (false, true) => Self::Toward { up: from - top, down: from - to },
            (true, false) => Self::Back { up: to - top, down: to - from },
        }
    }
    /// That part of a ray; `None` where there is none.
    pub fn cut(self, ray: &Segment) -> Option<Cut> {
        let part = |from: Spot, to: Spot, up: i32, down: i32| {
            Some(Cut { from, to, after: Some(Start { up: i64::from(up), down: i64::from(down) }) })
        };
        match self {
            Self::Nowhere => None,
            Self::Everywhere => Some(Cut { from: ray.from, to: ray.to, after: None }),
            Self::Toward { up, down } => part(ray.from, ray.to, up, down),
            Self::Back { up, down } => part(ray.to, ray.from, up, down),
        }
    }
}

impl Cut {
    /// Whether the cut and a shape share a point; touching counts. Exact, without a root or a division; products stay
    /// below 2¹²⁴ (`i128`).
    pub fn meets(&self, shape: &Shape) -> bool {
        match shape {
            Shape::Disc(Disc { centre, radius }) => self.comes_near(*centre, *radius),
            Shape::Poly(poly) => self.passes(
                poly.edges().map(|edge| (cross(edge.from, edge.to, self.from), cross(edge.from, edge.to, self.to))),
            ),
            // The distance from the centre is continuous: where both hold somewhere, both hold at one point.
            Shape::Ring(Ring { centre, inner, outer }) => {
                self.comes_near(*centre, *outer) && self.goes_far(*centre, *inner)
            }
            Shape::Line(line) => self.meets_line(line),
            Shape::Border(border) => self.meets_border(border),
        }
    }

    /// Whether some point of the cut keeps every condition. A condition is linear along the ray and given by its values
    /// at both ends; it is kept where it is not negative. Values stay below 2⁴⁸.
    fn passes(&self, conditions: impl Iterator<Item = (i64, i64)>) -> bool {
        // The part that is left, as fractions: from `low` to `high`, both included.
        let (mut low, mut high) = ((0, 1), (1, 1));
        let less = |a: (i64, i64), b: (i64, i64)| i128::from(a.0) * i128::from(b.1) < i128::from(b.0) * i128::from(a.1);
        for (start, end) in conditions {
            match (start < 0, end < 0) {
                (true, true) => return false,
                (true, false) if less(low, (-start, end - start)) => low = (-start, end - start),
                (false, true) if less((start, start - end), high) => high = (start, start - end),
                _ => {}
            }
        }
        !less(high, low) && self.after.is_none_or(|after| less((after.up, after.down), high))
    }

    /// The square of the distance from a spot to the point where the open part begins, times `down`²; below 2⁷⁶.
    fn start_square(&self, after: Start, spot: Spot) -> i128 {
        let part = |from: i32, to: i32, at: i32| {
            let (from, to, at) = (i128::from(from), i128::from(to), i128::from(at));
            (from - at) * i128::from(after.down) + (to - from) * i128::from(after.up)
        };
        let (x, y) = (part(self.from.x, self.to.x, spot.x), part(self.from.y, self.to.y, spot.y));
        x * x + y * y
    }

    /// Whether some point of the cut is at most `radius` u away from a spot.
    fn comes_near(&self, spot: Spot, radius: i32) -> bool {
        let near = Near::Within(i64::from(radius));
        let (length, ahead) = (square(self.from, self.to), dot(self.from, self.to, spot));
        let Some(after) = self.after else { return convex::segment_near(self.from, self.to, spot, near) };
        if ahead >= length {
            near.holds(square(self.to, spot))
        } else if i128::from(ahead) * i128::from(after.down) > i128::from(length) * i128::from(after.up) {
            convex::segment_near(self.from, self.to, spot, near)
        } else {
            // From the open end on it only goes away.
            let reach = i128::from(radius) * i128::from(after.down);
            radius > 0 && self.start_square(after, spot) < reach * reach
        }
    }

    /// Whether some point of the cut is at least `radius` u away from a spot. The farthest points are the ends.
    fn goes_far(&self, spot: Spot, radius: i32) -> bool {
        let least = i64::from(radius) * i64::from(radius);
        square(self.to, spot) >= least
            || match self.after {
                None => square(self.from, spot) >= least,
                Some(after) => {
                    let reach = i128::from(radius) * i128::from(after.down);
                    self.start_square(after, spot) > reach * reach
                }
            }
    }

    /// A line with a tolerance is two discs at its ends and the strip between them. Where the cut enters the strip over
    /// one of its ends, it does so in the disc there; otherwise it crosses the middle line or ends in the strip.
    fn meets_line(&self, line: &Line) -> bool {
        let (Segment { from, to }, tolerance) = (line.segment, line.tolerance);
        let length = square(from, to);
        let ahead = [dot(from, to, self.from), dot(from, to, self.to)];
        let aside = [cross(from, to, self.from), cross(from, to, self.to)];
        let across = || {
            let between = [(ahead[0], ahead[1]), (length - ahead[0], length - ahead[1])];
            length > 0 && self.passes(between.into_iter().chain([(aside[0], aside[1]), (-aside[0], -aside[1])]))
        };
        let starts = || match self.after {
            None => convex::segment_near(from, to, self.from, Near::Within(i64::from(tolerance))),
            Some(after) => {
                let at = |values: [i64; 2]| {
                    i128::from(values[0]) * i128::from(after.down - after.up)
                        + i128::from(values[1]) * i128::from(after.up)
                };
                let (ahead, aside, down) = (at(ahead), at(aside), i128::from(after.down));
                let reach = i128::from(tolerance) * down;
                (0..=i128::from(length) * down).contains(&ahead) && aside * aside < reach * reach * i128::from(length)
            }
        };
        self.comes_near(from, tolerance)
            || self.comes_near(to, tolerance)
            || convex::segment_near(from, to, self.to, Near::Within(i64::from(tolerance)))
            || starts()
            || across()
    }

    /// A border strip is the four rectangles round what it leaves free.
    fn meets_border(&self, border: &Border) -> bool {
        let Bounds { min, max } = border.table;
        let Some(free) = border.free() else { return self.meets_bounds(&border.table) };
        [
            Bounds { min, max: Spot::new(max.x, free.min.y) },
            Bounds { min: Spot::new(min.x, free.max.y), max },
            Bounds { min, max: Spot::new(free.min.x, max.y) },
            Bounds { min: Spot::new(free.max.x, min.y), max },
        ]
        .iter()
        .any(|strip| self.meets_bounds(strip))
    }

    fn meets_bounds(&self, bounds: &Bounds) -> bool {
        let Bounds { min, max } = *bounds;
        let more = |low: i32, high: i32| i64::from(high) - i64::from(low);
        let conditions = [
            (more(min.x, self.from.x), more(min.x, self.to.x)),
            (more(self.from.x, max.x), more(self.to.x, max.x)),
            (more(min.y, self.from.y), more(min.y, self.to.y)),
            (more(self.from.y, max.y), more(self.to.y, max.y)),
        ];
        self.passes(conditions.into_iter())
    }
}
