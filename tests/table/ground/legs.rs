use super::places::{anywhere, carry, close, close_disc, close_shape, wide_shape};
use super::{FOOT, TOLERANCE, at, plain};
use mesnie::table::ground::bounds::Bounds;
use mesnie::table::ground::convex::{Near, Segment};
use mesnie::table::ground::discs::{Disc, meets, overlap};
use mesnie::table::ground::legs::Leg;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::{LIMIT, WIDE};
use proptest::prelude::*;

/// VX-24: the front of two defenders 4800 u apart, seen from a charge that comes from the south.
#[test]
fn a_front_line_stops_what_crosses_it() {
    let own = |x: i32| Segment::new(at(x - FOOT, 0), at(x + FOOT, 0));
    let crosses =
        |front: &[Segment], slot| front.iter().any(|part| Leg::new(at(2400, -3600), slot, FOOT).crosses(part));
    let linked = [own(0), own(4800), Segment::new(at(0, 0), at(4800, 0))];
    assert!(crosses(&linked, at(2400, 3600)) && crosses(&linked, at(2400, 0)));
    assert!(!crosses(&linked, at(2400, -1)) && !crosses(&linked, at(-2500, 0)), "the flank is free");
    assert!(!crosses(&[own(0), own(5400)], at(2700, 3600)), "a wider gap is none");
}

#[test]
fn a_piece_that_holds_the_leg_is_met() {
    let house = Shape::rect(at(0, 0), at(100, 100)).unwrap();
    let (leg, ray) = (Leg::new(at(40, 40), at(60, 60), 5), Leg::new(at(40, 40), at(60, 60), 0));
    assert!(leg.meets(&house) && leg.overlaps(&house, TOLERANCE) && ray.meets(&house));
    assert!(!ray.overlaps(&house, 0), "a base without extent lies on nothing");
    assert!(leg.stays_in(&house, 0) && !Leg::new(at(40, 40), at(96, 40), 5).stays_in(&house, 0));
    assert!(Leg::new(at(40, 40), at(97, 40), 5).stays_in(&house, 2));
}

/// V-1.08: a base may touch the edge of the table.
#[test]
fn the_edge_of_the_table_may_be_touched() {
    let table = Bounds::table(90_000, 60_000);
    assert!(Leg::new(at(1250, 1250), at(88_750, 58_750), FOOT).stays_on(&table));
    assert!(!Leg::new(at(1250, 1250), at(88_751, 58_750), FOOT).stays_on(&table));
    assert!(!Leg::new(at(1249, 1250), at(5000, 5000), FOOT).stays_on(&table));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn legs_meet_and_overlap_as_the_plain_version_says(
        a in close(), b in close(), radius in 0..6, tolerance in 0..4, shape in close_shape(), disc in close_disc()
    ) {
        let leg = Leg::new(a, b, radius);
        let (r, t) = (i64::from(radius), i64::from(tolerance));
        prop_assert_eq!(leg.meets(&shape), plain::near(&shape, &[a, b], Near::Within(r)));
        prop_assert_eq!(leg.overlaps(&shape, tolerance), plain::near(&shape, &[a, b], Near::Nearer(r - t)));
        prop_assert_eq!(leg.meets_disc(&disc), leg.meets(&Shape::Disc(disc)));
        let both = r + i64::from(disc.radius) - t;
        let deep = plain::between(&[a, b], &[disc.centre]).keeps(Near::Nearer(both));
        prop_assert_eq!(leg.overlaps_disc(&disc, tolerance), deep);
        prop_assert_eq!(shape.meets_segment(&Segment::new(a, b)), plain::near(&shape, &[a, b], Near::Within(0)));
        prop_assert_eq!(Segment::new(a, b).meets(&Segment::new(b, disc.centre)), true);
    }

    #[test]
    fn segments_meet_both_ways(a in close(), b in close(), c in close(), d in close()) {
        let (one, other) = (Segment::new(a, b), Segment::new(c, d));
        prop_assert_eq!(one.meets(&other), plain::between(&[a, b], &[c, d]).keeps(Near::Within(0)));
        prop_assert_eq!(one.meets(&other), other.meets(&one));
        prop_assert_eq!(one.meets(&other), Segment::new(b, a).meets(&other));
    }

    #[test]
    fn legs_go_with_the_table(
        a in close(), b in close(), radius in 0..6, tolerance in 0..3, shape in close_shape(), disc in close_disc(),
        carry in carry()
    ) {
        let (leg, other) = (Leg::new(a, b, radius), Leg::new(carry.spot(b), carry.spot(a), radius));
        let carried = carry.shape(&shape);
        prop_assert_eq!(leg.meets(&shape), other.meets(&carried));
        prop_assert_eq!(leg.overlaps(&shape, tolerance), other.overlaps(&carried, tolerance));
        prop_assert_eq!(leg.stays_in(&shape, tolerance), other.stays_in(&carried, tolerance));
        prop_assert_eq!(leg.overlaps_disc(&disc, tolerance), other.overlaps_disc(&carry.disc(disc), tolerance));
    }

    #[test]
    fn a_leg_is_never_better_than_its_parts(
        a in close(), step in (-3..=3, -3..=3), n in 1..6, radius in 0..6, shape in close_shape(), disc in close_disc()
    ) {
        let end = at(a.x + n * step.0, a.y + n * step.1);
        let whole = Leg::new(a, end, radius);
        for k in 0..n {
            let point = |k: i32| at(a.x + k * step.0, a.y + k * step.1);
            let part = Leg::new(point(k), point(k + 1), radius);
            prop_assert!(whole.overlaps(&shape, TOLERANCE) || !part.overlaps(&shape, TOLERANCE));
            prop_assert!(whole.meets(&shape) || !part.meets(&shape));
            prop_assert!(whole.overlaps_disc(&disc, 1) || !part.overlaps_disc(&disc, 1));
            prop_assert!(part.stays_in(&shape, 1) || !whole.stays_in(&shape, 1));
        }
    }

    #[test]
    fn a_leg_without_length_is_its_base(
        a in close(), radius in 0..6, tolerance in 0..4, disc in close_disc(), shape in close_shape()
    ) {
        let (leg, base) = (Leg::new(a, a, radius), Disc::new(a, radius));
        prop_assert_eq!(leg.overlaps_disc(&disc, tolerance), overlap(&base, &disc, tolerance));
        prop_assert_eq!(leg.meets_disc(&disc), meets(&base, &disc));
        prop_assert_eq!(leg.overlaps(&shape, tolerance), shape.overlaps_disc(&base, tolerance));
        prop_assert_eq!(leg.stays_in(&shape, tolerance), shape.contains_disc(&base, tolerance));
    }

    #[test]
    fn the_ends_of_the_range_do_not_overflow(
        a in anywhere(), b in anywhere(), radius in 0..=LIMIT, tolerance in 0..=LIMIT, shape in wide_shape()
    ) {
        let (a, b) = (at(4 * a.x, 4 * a.y), at(4 * b.x, 4 * b.y));
        for leg in [Leg::new(a, b, radius), Leg::new(b, a, WIDE)] {
            prop_assert!(leg.meets(&shape) || !leg.overlaps(&shape, tolerance));
            prop_assert_eq!(leg.meets(&shape), Leg::new(b, a, leg.radius).meets(&shape) );
            leg.stays_in(&shape, tolerance);
        }
    }
}
