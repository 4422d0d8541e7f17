//! Spots and shapes by chance: crowded ones, where things touch and stand in line, and ones as far apart as the range
//! allows.
use super::at;
use mesnie::table::ground::bounds::Bounds;
use mesnie::table::ground::discs::Disc;
use mesnie::table::ground::polygons::Poly;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::{LIMIT, Spot, cross};
use proptest::prelude::*;

/// Spots so close together that many stand in line.
pub fn close() -> impl Strategy<Value = Spot> {
    (-12..=12, -12..=12).prop_map(|(x, y)| at(x, y))
}

/// Spots of a common table.
pub fn common() -> impl Strategy<Value = Spot> {
    (-20_000..=20_000, -20_000..=20_000).prop_map(|(x, y)| at(x, y))
}

/// Spots anywhere in the range, its edge included.
pub fn anywhere() -> impl Strategy<Value = Spot> {
    let coordinate = || prop_oneof![3 => -LIMIT..=LIMIT, 1 => Just(LIMIT), 1 => Just(-LIMIT), 1 => -2..=2];
    (coordinate(), coordinate()).prop_map(|(x, y)| at(x, y))
}

/// Discs among [`close`] spots.
pub fn close_disc() -> impl Strategy<Value = Disc> {
    (close(), 0..=9).prop_map(|(centre, radius)| Disc::new(centre, radius))
}

/// The corners of the convex hull, by walking round it; none where all spots lie on a line.
pub fn hull(spots: &[Spot]) -> Option<Poly> {
    let start = *spots.iter().min()?;
    let (mut corners, mut here) = (vec![], start);
    loop {
        corners.push(here);
        let mut next = *spots.iter().find(|spot| **spot != here)?;
        for spot in spots {
            let side = cross(here, next, *spot);
            let farther = |a: Spot, b: Spot| {
                (a.x - here.x).abs() + (a.y - here.y).abs() > (b.x - here.x).abs() + (b.y - here.y).abs()
            };
            if side < 0 || (side == 0 && farther(*spot, next)) {
                next = *spot;
            }
        }
        if next == start || corners.len() > spots.len() {
            return Poly::new(&corners).ok();
        }
        here = next;
    }
}

/// Convex polygons of such spots.
pub fn poly(spots: impl Strategy<Value = Spot>) -> impl Strategy<Value = Poly> {
    prop::collection::vec(spots, 3..8).prop_filter_map("flat", |spots| hull(&spots))
}

/// Every kind of shape among [`close`] spots.
pub fn close_shape() -> impl Strategy<Value = Shape> {
    prop_oneof![
        close_disc().prop_map(Shape::Disc),
        poly(close()).prop_map(Shape::Poly),
        (close(), 0..=6, 0..=6).prop_map(|(centre, inner, more)| Shape::ring(centre, inner, inner + more)),
        (close(), close(), 0..=4).prop_map(|(from, to, tolerance)| Shape::line(from, to, tolerance)),
        (close(), close(), 0..=9).prop_map(|(a, b, depth)| Shape::border(Bounds::between(a, b), depth)),
    ]
}

/// Every kind of shape, as large as the range allows.
pub fn wide_shape() -> impl Strategy<Value = Shape> {
    prop_oneof![
        (anywhere(), 0..=LIMIT).prop_map(|(centre, radius)| Shape::disc(centre, radius)),
        poly(anywhere()).prop_map(Shape::Poly),
        (anywhere(), 0..=LIMIT / 2, 0..=LIMIT / 2).prop_map(|(centre, inner, more)| Shape::ring(
            centre,
            inner,
            inner + more
        )),
        (anywhere(), anywhere(), 0..=LIMIT).prop_map(|(from, to, tolerance)| Shape::line(from, to, tolerance)),
        (anywhere(), anywhere(), 0..=LIMIT).prop_map(|(a, b, depth)| Shape::border(Bounds::between(a, b), depth)),
    ]
}

/// A turn of the table by quarters, or the mirror image of one, and then a shift.
#[derive(Clone, Copy, Debug)]
pub struct Carry {
    pub quarters: u8,
    pub mirrored: bool,
    pub by: Spot,
}

impl Carry {
    pub fn spot(self, spot: Spot) -> Spot {
        let turned = (0..self.quarters).fold(spot, |spot, _| spot.quarter_turned());
        let spot = if self.mirrored { turned.mirrored() } else { turned };
        spot.moved(self.by)
    }
    pub fn disc(self, disc: Disc) -> Disc {
        Disc::new(self.spot(disc.centre), disc.radius)
    }
    pub fn shape(self, shape: &Shape) -> Shape {
        let turned = (0..self.quarters).fold(shape.clone(), |shape, _| shape.quarter_turned());
        let shape = if self.mirrored { turned.mirrored() } else { turned };
        shape.moved(self.by)
    }
}

pub fn carry() -> impl Strategy<Value = Carry> {
    (0..4u8, any::<bool>(), common()).prop_map(|(quarters, mirrored, by)| Carry { quarters, mirrored, by })
}
