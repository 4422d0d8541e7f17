//! The spot of a shape that lies nearest to another spot, to keep a pointer inside.
use super::convex::Segment;
use super::directions::{Axis, Direction, rnd};
use super::shapes::{Border, Ring, Shape};
use super::spots::{Spot, dot, square};

impl Shape {
    /// A spot of the shape next to a spot: itself if the shape contains it, else no point of the shape is nearer by
    /// more than 2 u. Where a polygon, a ring or a line is too thin to hold whole points there, it is the nearest one
    /// that it surely holds: a corner, an end, a point straight east, north, west or south of the centre.
    /// [`contains`](Self::contains) accepts it. Products of a projection stay below 2⁷¹ (`i128`).
    pub fn nearest(&self, spot: Spot) -> Spot {
        if self.contains(spot) {
            return spot;
        }
        match self {
            Self::Disc(disc) => {
                let rim = Axis::between(disc.centre, spot).map_or(disc.centre, |axis| axis.at(disc.radius, 0));
                self.best(spot, &[rim], &[disc.centre])
            }
            Self::Poly(poly) => {
                let feet: Vec<Spot> = poly.edges().map(|edge| foot(&edge, spot)).collect();
                self.best(spot, &feet, poly.corners())
            }
            Self::Ring(ring) => self.nearest_of_ring(ring, spot),
            Self::Line(line) => {
                let foot = foot(&line.segment, spot);
                let rim = Axis::between(foot, spot).map_or(foot, |axis| axis.at(line.tolerance, 0));
                self.best(spot, &[foot, rim], &line.segment.corners())
            }
            Self::Border(border) => nearest_of_border(border, spot),
        }
    }

    fn nearest_of_ring(&self, ring: &Ring, spot: Spot) -> Spot {
        let axis = Axis::new(ring.centre, Direction::toward(ring.centre, spot).unwrap_or(Direction::EAST));
        let inside = square(ring.centre, spot) < i64::from(ring.inner) * i64::from(ring.inner);
        let rim = axis.at(if inside { ring.inner } else { ring.outer }, 0);
        let east = Spot::new(ring.outer, 0);
        let north = east.quarter_turned();
        let sure = [east, north, north.quarter_turned(), north.mirrored().quarter_turned().quarter_turned()];
        self.best(spot, &[rim], &sure.map(|way| ring.centre.moved(way)))
    }

    /// Of the spots at most 2 u from `guesses` that lie in the shape, and of those that surely do, the one nearest to a
    /// spot; of equally near ones the least.
    fn best(&self, spot: Spot, guesses: &[Spot], sure: &[Spot]) -> Spot {
        let steps = || (-2..=2).flat_map(|x| (-2..=2).map(move |y| Spot::new(x, y)));
        let around = guesses.iter().flat_map(|guess| steps().map(|step| guess.moved(step)));
        let held = around.filter(|found| self.contains(*found)).chain(sure.iter().copied());
        held.min_by_key(|found| (square(*found, spot), *found)).unwrap_or(spot)
    }
}

/// The point of a segment nearest to a spot, each coordinate rounded once.
fn foot(segment: &Segment, spot: Spot) -> Spot {
    let Segment { from, to } = *segment;
    let (ahead, length) = (dot(from, to, spot), square(from, to));
    if ahead <= 0 {
        return from;
    }
    if ahead >= length {
        return to;
    }
    let part = |from: i32, to: i32| {
        from + rnd((i128::from(to) - i128::from(from)) * i128::from(ahead), i128::from(length)) as i32
    };
    Spot::new(part(from.x, to.x), part(from.y, to.y))
}

fn nearest_of_border(border: &Border, spot: Spot) -> Spot {
    let Some(free) = border.free().filter(|free| free.surrounds(spot)) else {
        return border.table.nearest(spot);
    };
    let sides = [
        Spot::new(free.min.x, spot.y),
        Spot::new(free.max.x, spot.y),
        Spot::new(spot.x, free.min.y),
        Spot::new(spot.x, free.max.y),
    ];
    sides.into_iter().min_by_key(|side| (square(*side, spot), *side)).unwrap_or(spot)
}
