//! How far a base can go along a line before something stops it.
use super::bounds::Bounds;
use super::convex::Segment;
use super::directions::Axis;
use super::discs::Disc;
use super::legs::{Leg, Sweep};
use super::shapes::Shape;
use super::spots::Spot;

/// Something that stops a base on its way.
#[derive(Clone, Copy, Debug)]
pub enum Hindrance<'a> {
    /// Another base, which may not be overlapped.
    Base(Disc),
    /// A shape, which may not be overlapped.
    Piece(&'a Shape),
    /// A segment, which the centre may not meet.
    Barrier(Segment),
    /// The table, which the base may not leave.
    Table(Bounds),
}

impl Hindrance<'_> {
    /// Whether it stops the base anywhere in a sweep.
    #[inline]
    pub fn stops(&self, sweep: &Sweep, tolerance: i32) -> bool {
        match self {
            Self::Base(disc) => sweep.overlaps_disc(disc, tolerance),
            Self::Piece(shape) => sweep.overlaps(shape, tolerance),
            Self::Barrier(segment) => sweep.crosses(segment),
            Self::Table(table) => !sweep.stays_on(table),
        }
    }
}

/// A base about to move along a straight line: from a spot toward another one, at most so far. The leg of t u ends at
/// the rounded spot `Axis::at(t, 0)`.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    axis: Axis,
    radius: i32,
    limit: i32,
}

impl Course {
    /// The course of a base of `radius` u from a spot toward `aim` and beyond it, at most `limit` u; `None` toward
    /// itself. A negative limit allows no leg at all.
    pub fn new(from: Spot, aim: Spot, radius: i32, limit: i32) -> Option<Self> {
        Some(Self { axis: Axis::between(from, aim)?, radius, limit })
    }
    /// The line.
    pub const fn axis(&self) -> &Axis {
        &self.axis
    }
    /// The leg of `length` u.
    pub fn leg(&self, length: i32) -> Leg {
        Leg::new(self.axis.from(), self.axis.at(length, 0), self.radius)
    }

    /// The greatest length up to which every leg is sound, the shortest unsound one less 1; the limit where every leg
    /// up to it is sound, and `None` where not even standing still is. A leg is sound if no hindrance stops it and
    /// `stopped` is false for it. `stopped` gets sweeps that hold many legs; it must be true of a sweep if it is true
    /// of any part.
    ///
    /// # Why no shorter unsound leg is overlooked
    /// Whether the leg of t u is unsound is not monotone in t: its end is rounded, and a long leg may graze what a
    /// shorter one passed by. So nothing is concluded from single legs about others. Ranges of lengths are passed over
    /// only where one figure that holds all their legs is not stopped; what is left is halved until single legs are
    /// tried, the shorter ones first. That is quick, but for a wall that slants along the whole way and lies less than
    /// 2 u beyond what would stop the base: there every length may be tried, some milliseconds for 15000 u.
    pub fn farthest(
        &self,
        hindrances: &[Hindrance<'_>],
        tolerance: i32,
        stopped: impl Fn(&Sweep) -> bool,
    ) -> Option<i32> {
        if self.limit < 0 {
            return None;
        }
        let (mut reach, mut all) = (self.limit, self.legs_to(self.limit));
        for hindrance in hindrances {
            let stops = |sweep: &Sweep| hindrance.stops(sweep, tolerance);
            let first = match hindrance {
                Hindrance::Table(table) => self.first_off(table, reach),
                _ if stops(&all) => self.first_stopped(reach, &stops),
                _ => None,
            };
            if let Some(first) = first {
                if first == 0 {
                    return None;
                }
                reach = first - 1;
                all = self.legs_to(reach);
            }
        }
        match stopped(&all).then(|| self.first_stopped(reach, &stopped)).flatten() {
            Some(0) => None,
            Some(first) => Some(first - 1),
            None => Some(reach),
        }
    }

    /// The least length up to `most` whose leg leaves the table. Each coordinate of the end moves one way only, so this
    /// is monotone.
    fn first_off(&self, table: &Bounds, most: i32) -> Option<i32> {
        let off = |length: i32| !self.leg(length).stays_on(table);
        if off(0) {
            return Some(0);
        }
        let (mut on, mut out) = (0, most);
        if !off(out) {
            return None;
        }
        while out - on > 1 {
            let middle = on + (out - on) / 2;
            if off(middle) { out = middle } else { on = middle }
        }
        Some(out)
    }

    /// The least length up to `most`, at least 0, whose leg is stopped.
    fn first_stopped(&self, most: i32, stops: &impl Fn(&Sweep) -> bool) -> Option<i32> {
        if stops(&self.leg(0).sweep()) {
            return Some(0);
        }
        // The longest range from 0 on that can be passed over in one piece; `clear` is passed over, `rest` cannot be.
        let (mut clear, mut rest) = (0, most + 1);
        while rest - clear > 1 {
            let middle = clear + (rest - clear) / 2;
            if stops(&self.legs_to(middle)) { rest = middle } else { clear = middle }
        }
        let (mut next, mut width) = (clear + 1, 1);
        while next <= most {
            let last = (next + width - 1).min(most);
            let found = self.first_between(next, last, stops);
            if found.is_some() {
                return found;
            }
            (next, width) = (last + 1, 2 * width);
        }
        None
    }

    /// The least length from `first` to `last` whose leg is stopped.
    fn first_between(&self, first: i32, last: i32, stops: &impl Fn(&Sweep) -> bool) -> Option<i32> {
        if first == last {
            return stops(&self.leg(first).sweep()).then_some(first);
        }
        if self.legs_between(first, last).is_some_and(|fan| !stops(&fan)) {
            return None;
        }
        let middle = first + (last - first) / 2;
        self.first_between(first, middle, stops).or_else(|| self.first_between(middle + 1, last, stops))
    }

    /// Whether no rounding turns the ends aside from the line: along the axes and the diagonals.
    fn is_straight(&self) -> bool {
        let (x, y) = (self.axis.direction().x().abs(), self.axis.direction().y().abs());
        x == 0 || y == 0 || x == y
    }

    /// The unit step to the left of the greater component of the direction.
    fn aside(&self) -> Spot {
        let (x, y) = (self.axis.direction().x(), self.axis.direction().y());
        if x.abs() >= y.abs() { Spot::new(0, x.signum() as i32) } else { Spot::new(-y.signum() as i32, 0) }
    }

    /// How far the end of a leg has come in the greater component of the direction.
    fn headway(&self, end: Spot) -> i32 {
        let (start, direction) = (self.axis.from(), self.axis.direction());
        let east = direction.x().abs() >= direction.y().abs();
        if east { (end.x - start.x).abs() } else { (end.y - start.y).abs() }
    }

    /// A figure that holds every leg from 0 to `length` u.
    ///
    /// Say the direction's greater component is x, the line has the slope m, |m| ≤ 1, and the end E of the longest leg
    /// lies (X, Y) from the start. Each end (x, y) is rounded from a point of the line, so |y − m·x| ≤ ½ + ½·|m| ≤ 1,
    /// also for (X, Y), and 0 ≤ x ≤ X. Hence |y − x·Y/X| ≤ 1 + x/X ≤ 2: a parallelogram 2 u to either side of the start
    /// and of E holds all ends and the start, and as it is convex, all legs.
    fn legs_to(&self, length: i32) -> Sweep {
        let end = self.axis.at(length.max(0), 0);
        self.slab(self.axis.from(), end)
    }

    fn slab(&self, start: Spot, end: Spot) -> Sweep {
        if self.is_straight() || start == end {
            return Leg::new(start, end, self.radius).sweep();
        }
        let side = self.aside();
        let (left, right) = (Spot::new(2 * side.x, 2 * side.y), Spot::new(-2 * side.x, -2 * side.y));
        Sweep::of([start.moved(right), end.moved(right), end.moved(left), start.moved(left)], 4, self.radius)
    }

    /// A figure that holds every leg from `first` to `last` u, `None` where the shorter ones are too short for that.
    ///
    /// As for [`legs_to`](Self::legs_to): a leg with its end at (x, y), prolonged to X, arrives at y·X/x, at most X/x
    /// from m·X and so at most 1 + X/x from Y. Where the shortest leg comes at least half as far as the longest, that
    /// is at most 3: the triangle from the start to the points 3 u to either side of the longest leg's end holds them
    /// all.
    fn legs_between(&self, first: i32, last: i32) -> Option<Sweep> {
        let (start, near, end) = (self.axis.from(), self.axis.at(first, 0), self.axis.at(last, 0));
        if self.is_straight() {
            return Some(Leg::new(start, end, self.radius).sweep());
        }
        let (least, most) = (self.headway(near), self.headway(end));
        if least == 0 || most > 2 * least {
            return None;
        }
        let side = self.aside();
        let (left, right) = (Spot::new(3 * side.x, 3 * side.y), Spot::new(-3 * side.x, -3 * side.y));
        Some(Sweep::of([start, end.moved(right), end.moved(left), start], 3, self.radius))
    }
}
