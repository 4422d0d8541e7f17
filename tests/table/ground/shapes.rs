use super::places::{anywhere, carry, close, close_shape, common, wide_shape};
use super::{at, plain};
use mesnie::table::ground::bounds::Bounds;
use mesnie::table::ground::convex::{Near, Segment};
use mesnie::table::ground::discs::Disc;
use mesnie::table::ground::polygons::Poly;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::{LIMIT, Spot, square};
use proptest::prelude::*;

/// V-11.08: a base stands inside a round plateau up to radius − base + tolerance from its middle, in an angular one
/// from base − tolerance inside each side.
#[test]
fn a_base_inside_a_plateau() {
    let base = |x, y| Disc::new(at(x, y), 1250);
    let round = Shape::disc(at(0, 0), 6000);
    assert!(round.contains_disc(&base(4752, 0), 2) && !round.contains_disc(&base(4753, 0), 2));
    let square = Shape::rect(at(0, 0), at(9000, 9000)).unwrap();
    assert!(square.contains_disc(&base(1248, 7752), 2) && !square.contains_disc(&base(1247, 5000), 2));
    let slope = Shape::ring(at(0, 0), 6000, 10_500);
    assert!(!slope.overlaps_disc(&base(4752, 0), 2) && slope.overlaps_disc(&base(4753, 0), 2));
    assert!(slope.overlaps_disc(&base(11_747, 0), 2) && !slope.overlaps_disc(&base(11_748, 0), 2));
    let strip = Shape::border(Bounds::table(90_000, 90_000), 12_000);
    assert!(strip.contains_disc(&base(1250, 45_000), 0) && !strip.contains_disc(&base(10_751, 45_000), 0));
    assert!(strip.contains_disc(&base(11_000, 11_000), 0), "in the corner of the strip there is more room");
}

#[test]
fn the_edge_belongs_to_the_shape() {
    let ring = Shape::ring(at(0, 0), 5, 10);
    let inside = |shape: &Shape, x, y| (shape.contains(at(x, y)), shape.surrounds(at(x, y)));
    assert_eq!(
        [inside(&ring, 3, 4), inside(&ring, 6, 8), inside(&ring, 0, 7), inside(&ring, 4, 2)],
        [(true, false), (true, false), (true, true), (false, false)]
    );
    assert_eq!(inside(&Shape::ring(at(0, 0), 0, 10), 0, 0), (true, true), "without a hole it is a disc");
    let middle = [at(0, 0)];
    assert!(
        ring.near(&middle, Near::Within(5))
            && !ring.near(&middle, Near::Nearer(5))
            && !ring.near(&middle, Near::Within(4))
    );
    let line = Shape::line(at(0, 0), at(4, 2), 0);
    assert_eq!([inside(&line, 2, 1), inside(&line, 1, 1)], [(true, false), (false, false)]);
    let border = Shape::border(Bounds::table(100, 60), 10);
    assert_eq!(
        [inside(&border, 10, 30), inside(&border, 9, 30), inside(&border, 0, 0), inside(&border, 11, 30)],
        [(true, false), (true, true), (true, false), (false, false)]
    );
    assert!(Shape::border(Bounds::table(100, 60), 30).surrounds(at(50, 30)), "a strip that covers everything");
}

#[test]
fn outlines_go_round() {
    let circle = Shape::disc(at(0, 0), 9000).outlines();
    assert_eq!((circle.len(), circle[0].len(), circle[0][0], circle[0][24]), (1, 96, at(9000, 0), at(0, 9000)));
    assert!(circle[0].iter().all(|spot| (square(at(0, 0), *spot).isqrt() - 9000).abs() <= 1));
    assert_eq!(Shape::ring(at(0, 0), 10, 20).outlines().len(), 2);
    let capsule = Shape::line(at(0, 0), at(1000, 0), 100).outlines();
    assert_eq!(Bounds::of(&capsule[0]), Some(Bounds { min: at(-100, -100), max: at(1100, 100) }));
    let border = Shape::border(Bounds::table(90, 90), 10).outlines();
    assert_eq!((border[0][0], border[1][0]), (at(0, 0), at(10, 80)));
}

#[test]
fn shapes_are_written_and_read_again() {
    for shape in [
        Shape::disc(at(1, 2), 3),
        Shape::rect(at(0, 0), at(5, 6)).unwrap(),
        Shape::ring(at(1, 2), 3, 4),
        Shape::line(at(1, 2), at(3, 4), 5),
        Shape::border(Bounds::table(9, 8), 2),
    ] {
        let text = serde_json::to_string(&shape).unwrap();
        assert_eq!(serde_json::from_str::<Shape>(&text).unwrap(), shape, "{text}");
    }
}

/// The spots round a shape of close spots.
fn all_spots() -> impl Iterator<Item = Spot> {
    (-30..=30).flat_map(|x| (-30..=30).map(move |y| at(x, y)))
}

/// Whether whole points lie everywhere along the edges of a polygon: it is at least 4 u wide, and no angle is under 30 degrees.
fn is_thick(poly: &Poly) -> bool {
    let corners = poly.corners();
    let count = corners.len();
    let way = |from: usize, to: usize| {
        let (from, to) = (corners[from % count], corners[to % count]);
        (i128::from(to.x) - i128::from(from.x), i128::from(to.y) - i128::from(from.y))
    };
    let cross = |a: (i128, i128), b: (i128, i128)| a.0 * b.1 - a.1 * b.0;
    let dot = |a: (i128, i128), b: (i128, i128)| a.0 * b.0 + a.1 * b.1;
    let twice_area: i128 = (1..count).map(|i| cross(way(0, i), way(0, i + 1))).sum::<i128>().abs();
    let pairs = (0..count).flat_map(|i| (0..count).map(move |j| way(i, j)));
    let farthest = pairs.map(|pair| dot(pair, pair)).max().unwrap_or(0);
    let blunt = |i: usize| {
        let (a, b) = (way(i, i + 1), way(i, i + count - 1));
        dot(a, b) <= 0 || 4 * cross(a, b) * cross(a, b) >= dot(a, a) * dot(b, b)
    };
    twice_area * twice_area >= 64 * farthest && (0..count).all(blunt)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn distances_are_those_of_the_plain_version(
        shape in close_shape(), a in close(), b in close(), c in close(), limit in -2i64..9, spot in close()
    ) {
        for near in [Near::Within(limit), Near::Nearer(limit)] {
            for figure in [&[a][..], &[a, b][..]] {
                prop_assert_eq!(shape.near(figure, near), plain::near(&shape, figure, near));
            }
            if let Some(poly) = super::places::hull(&[a, b, c]) {
                prop_assert_eq!(shape.near(poly.corners(), near), plain::near(&shape, poly.corners(), near));
            }
        }
        prop_assert_eq!(shape.contains(spot), plain::near(&shape, &[spot], Near::Within(0)));
        prop_assert!(shape.contains(spot) || !shape.surrounds(spot));
        prop_assert!(shape.bounds().contains(spot) || !shape.contains(spot));
    }

    #[test]
    fn shapes_go_with_the_table(
        shape in close_shape(), spot in close(), other in close(), radius in 0..6, tolerance in -1..4, carry in carry()
    ) {
        let carried = carry.shape(&shape);
        let (base, moved) = (Disc::new(spot, radius), Disc::new(carry.spot(spot), radius));
        prop_assert_eq!(shape.contains(spot), carried.contains(moved.centre));
        prop_assert_eq!(shape.surrounds(spot), carried.surrounds(moved.centre));
        prop_assert_eq!(shape.contains_disc(&base, tolerance), carried.contains_disc(&moved, tolerance));
        prop_assert_eq!(shape.overlaps_disc(&base, tolerance), carried.overlaps_disc(&moved, tolerance));
        let segment = |a, b| Segment::new(a, b);
        let met = carried.meets_segment(&segment(carry.spot(spot), carry.spot(other)));
        prop_assert_eq!(shape.meets_segment(&segment(spot, other)), met);
        let bounds = shape.bounds();
        prop_assert_eq!(carried.bounds(), Bounds::between(carry.spot(bounds.min), carry.spot(bounds.max)));
    }

    /// What lies nearer than its radius to the outside is not inside, and what lies deep in the shape is.
    #[test]
    fn a_base_is_inside_where_no_point_near_it_is_outside(shape in close_shape(), spot in close(), radius in 1..5) {
        let base = Disc::new(spot, radius);
        let near = |limit: i32| move |other: &Spot| square(spot, *other) <= i64::from(limit).pow(2);
        let holds = |limit: i32| all_spots().filter(near(limit)).all(|other| shape.contains(other));
        if shape.contains_disc(&base, 0) {
            prop_assert!(holds(radius), "whole spots of the base lie outside");
            prop_assert!(shape.contains_disc(&base, 1) && shape.contains(spot));
        }
        prop_assert!(!shape.contains_disc(&base, 0) || shape.overlaps_disc(&base, 0));
        prop_assert_eq!(shape.contains_disc(&Disc::new(spot, 0), 0), shape.contains(spot));
    }

    #[test]
    fn the_nearest_spot_is_one_of_the_shape(shape in close_shape(), spot in (-30..=30, -30..=30)) {
        let spot = at(spot.0, spot.1);
        let found = shape.nearest(spot);
        prop_assert!(shape.contains(found), "{found:?}");
        let least = all_spots().filter(|other| shape.contains(*other)).map(|other| square(other, spot)).min().unwrap();
        // Nearer by at most 2 u than the best whole spot, but for thin shapes.
        let thick = match &shape {
            Shape::Ring(ring) => ring.outer >= ring.inner + 2,
            Shape::Line(line) => line.tolerance >= 1,
            Shape::Poly(_) => false,
            Shape::Disc(_) | Shape::Border(_) => true,
        };
        if thick {
            prop_assert!(square(found, spot).isqrt() <= least.isqrt() + 2, "{found:?}, {least}");
        }
    }

    #[test]
    fn the_nearest_spot_of_a_large_shape_is_near(shape in wide_shape(), spot in anywhere(), goal in common()) {
        for spot in [spot, goal] {
            let found = shape.nearest(spot);
            prop_assert!(shape.contains(found));
            let away = square(found, spot).isqrt();
            let thick = match &shape {
                Shape::Ring(ring) => ring.outer > ring.inner + 2,
                Shape::Poly(poly) => is_thick(poly) && poly.corners().iter().all(|corner| *corner != found),
                Shape::Line(line) => line.tolerance > 1,
                _ => true,
            };
            prop_assert!(!thick || !shape.near(&[spot], Near::Within(away - 4)), "{found:?} of {shape:?}, {away}");
        }
    }

    #[test]
    fn the_ends_of_the_range_do_not_overflow(
        shape in wide_shape(), spot in anywhere(), to in anywhere(), radius in 0..=LIMIT, tolerance in 0..=LIMIT
    ) {
        let base = Disc::new(spot, radius);
        prop_assert!(shape.contains(spot) || !shape.surrounds(spot));
        prop_assert!(!shape.contains_disc(&base, 0) || shape.contains(spot));
        prop_assert!(!shape.overlaps_disc(&base, tolerance) || shape.near(&[spot], Near::Within(radius.into())));
        prop_assert_eq!(shape.meets_segment(&Segment::new(spot, to)), shape.meets_segment(&Segment::new(to, spot)));
        shape.outlines();
        shape.area();
    }
}
