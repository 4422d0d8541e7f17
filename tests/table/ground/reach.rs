use super::places::{anywhere, carry, close, close_shape, common};
use super::{FOOT, TOLERANCE, at};
use mesnie::table::ground::bounds::Bounds;
use mesnie::table::ground::convex::Segment;
use mesnie::table::ground::directions::{Axis, Direction, along, half_chord, half_chord_up, spot};
use mesnie::table::ground::discs::{Disc, contact};
use mesnie::table::ground::legs::Sweep;
use mesnie::table::ground::reach::{Course, Hindrance};
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::{LIMIT, Spot, cross};
use proptest::prelude::*;

fn foot(x: i32, y: i32) -> Disc {
    Disc::new(at(x, y), FOOT)
}
fn free(_: &Sweep) -> bool {
    false
}
fn reach(from: Spot, aim: Spot, limit: i32, hindrances: &[Hindrance]) -> Option<i32> {
    Course::new(from, aim, FOOT, limit).unwrap().farthest(hindrances, TOLERANCE, free)
}

/// VX-31: the reach of a charge and its stops.
#[test]
fn stops_of_a_charge() {
    let (start, a, b) = (at(0, 0), foot(16_000, 0), foot(15_000, 4000));
    assert_eq!(reach(start, a.centre, 14_500, &[Hindrance::Base(a), Hindrance::Base(b)]), Some(13_502));
    let axis = Axis::between(start, a.centre).unwrap();
    // Touch at two radii; with an aura of 6000 u his men reach as far as a base and two radii more.
    let touch = |foe: &Disc| {
        let (ahead, left) = axis.local(foe.centre);
        half_chord_up(2 * FOOT, left).map(|root| ahead - root)
    };
    let within_reach = |foe: &Disc| {
        let (ahead, left) = axis.local(foe.centre);
        half_chord(6000 + 4 * FOOT, left).map(|root| ahead - root)
    };
    assert_eq!((touch(&a), touch(&b)), (Some(13_500), None));
    assert_eq!((within_reach(&a), within_reach(&b)), (Some(5000), Some(4754)));
    assert_eq!(along(b.centre, axis.at(4754, 0), 2 * FOOT), Some(at(12_671, 3091)));
    let slot = spot(a.centre, Direction::toward(a.centre, axis.at(5000, 0)).unwrap(), 2 * FOOT, 0);
    assert_eq!(slot, at(13_500, 0));
    assert!(contact(&Disc::new(axis.at(13_502, 0), FOOT), &a, 30));
}

/// VX-32: who is met first need not be the nearest to the line.
#[test]
fn the_first_met_stops() {
    let (a, b) = (foot(12_000, 2400), foot(14_500, 0));
    assert_eq!(reach(at(0, 0), b.centre, 14_500, &[Hindrance::Base(b), Hindrance::Base(a)]), Some(11_307));
    assert_eq!(half_chord_up(2500, 2400).map(|root| 12_000 - root), Some(11_300));
}

/// VX-33: gaps of 2495, 2496, 2500 and 2501 u between two defenders, with the front line that links the narrow ones.
#[test]
fn narrow_gaps() {
    for (gap, linked, bases, all) in [
        (2495, true, None, None),
        (2496, true, Some(9000), Some(4999)),
        (2500, true, Some(9000), Some(4999)),
        (2501, false, Some(9000), Some(9000)),
    ] {
        let (left, right) = (foot(0, 0), foot(gap + 2 * FOOT, 0));
        let start = at((gap + 2 * FOOT) / 2, -5000);
        let discs = [Hindrance::Base(left), Hindrance::Base(right)];
        let found = reach(start, at(start.x, 0), 9000, &discs);
        let link = Hindrance::Barrier(Segment::new(left.centre, right.centre));
        let line = [discs[0], discs[1], link];
        let with_line = reach(start, at(start.x, 0), 9000, if linked { &line } else { &discs });
        match bases {
            None => assert!(found.unwrap() < 5000 && with_line == found, "{gap}"),
            Some(_) => assert_eq!((found, with_line), (bases, all), "{gap}"),
        }
    }
}

/// VX-36, V-11.08: from the middle of a plateau to its slope, a ring. VX-37: up to a marsh.
#[test]
fn ground_of_another_kind() {
    let slope = Shape::ring(at(24_000, 51_000), 6000, 10_500);
    for aim in [at(90_000, 51_000), at(24_000, 0), at(90_000, 51_000 + 66_000)] {
        assert_eq!(reach(at(24_000, 51_000), aim, 8500, &[Hindrance::Piece(&slope)]), Some(4752), "{aim:?}");
    }
    let marsh = Shape::rect(at(72_000, 22_500), at(84_000, 31_500)).unwrap();
    let east = at(90_000, 27_000);
    assert_eq!(reach(at(60_000, 27_000), east, 14_500, &[Hindrance::Piece(&marsh)]), Some(10_752));
    assert_eq!(reach(at(66_000, 27_000), east, 14_500, &[Hindrance::Piece(&marsh)]), Some(4752));
    let table = Hindrance::Table(Bounds::table(90_000, 90_000));
    assert_eq!(reach(at(80_000, 30_000), east, 14_500, &[table]), Some(9135), "east by south");
    assert_eq!(reach(at(80_000, 27_000), east, 14_500, &[table]), Some(8750));
}

#[test]
fn who_cannot_stand_cannot_go() {
    let wall = Shape::rect(at(1000, -1000), at(2000, 1000)).unwrap();
    let (from, aim) = (at(0, 0), at(0, 9000));
    assert_eq!(reach(from, aim, 9000, &[Hindrance::Piece(&wall)]), None);
    assert_eq!(reach(from, aim, -1, &[]), None);
    assert_eq!(reach(from, aim, 0, &[]), Some(0));
    assert!(Course::new(from, from, FOOT, 9000).is_none());
    let course = Course::new(from, aim, FOOT, 9000).unwrap();
    assert_eq!(course.farthest(&[], TOLERANCE, |sweep| sweep.figure().iter().any(|spot| spot.y > 4000)), Some(4000));
    assert_eq!(course.leg(12).to, at(0, 12));
}

/// A table of hindrances of every kind, made of what chance gives.
fn hindrances<'a>(discs: &[Disc], shapes: &'a [Shape], lines: &[(Spot, Spot)], table: Bounds) -> Vec<Hindrance<'a>> {
    let discs = discs.iter().map(|disc| Hindrance::Base(*disc));
    let lines = lines.iter().map(|(from, to)| Hindrance::Barrier(Segment::new(*from, *to)));
    discs.chain(shapes.iter().map(Hindrance::Piece)).chain(lines).chain([Hindrance::Table(table)]).collect()
}

/// Step by step, 1 u each.
fn stepped(course: &Course, limit: i32, hindrances: &[Hindrance], tolerance: i32) -> Option<i32> {
    let unsound = |length: &i32| {
        let leg = course.leg(*length);
        hindrances.iter().any(|hindrance| match hindrance {
            Hindrance::Base(disc) => leg.overlaps_disc(disc, tolerance),
            Hindrance::Piece(shape) => leg.overlaps(shape, tolerance),
            Hindrance::Barrier(segment) => leg.crosses(segment),
            Hindrance::Table(table) => !leg.stays_on(table),
        })
    };
    let last = (0..=limit).find(unsound).map_or(limit, |first| first - 1);
    (last >= 0).then_some(last)
}

/// A disc that grazes a course within about 2 u, somewhere on its way.
fn grazing(axis: &Axis, ahead: i32, beside: i32, radius: i32) -> Disc {
    let side = if beside < 0 { -1 } else { 1 };
    Disc::new(axis.at(ahead, beside + side * (radius + FOOT - TOLERANCE)), radius)
}

/// A house whose southern or northern wall runs along a course at about the radius of its base.
fn wall_beside(axis: &Axis, from: i32, to: i32, beside: i32) -> Option<Shape> {
    let near = FOOT - TOLERANCE + beside;
    Shape::poly(&[axis.at(from, near), axis.at(to, near), axis.at(to, near + 900), axis.at(from, near + 900)]).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_reach_is_that_of_single_steps(
        from in close(), aim in close(), radius in 0..5, limit in 0..60, tolerance in 0..3,
        discs in prop::collection::vec((common(), 0..6), 0..4), shapes in prop::collection::vec(close_shape(), 0..2),
        lines in prop::collection::vec((close(), close()), 0..2)
    ) {
        prop_assume!(from != aim);
        let course = Course::new(from, aim, radius, limit).unwrap();
        let discs: Vec<Disc> = discs.iter().map(|(spot, r)| Disc::new(at(spot.x / 500, spot.y / 500), *r)).collect();
        let all = hindrances(&discs, &shapes, &lines, Bounds::between(at(-40, -40), at(40, 40)));
        prop_assert_eq!(course.farthest(&all, tolerance, free), stepped(&course, limit, &all, tolerance));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// What a rounded leg just grazes is where a guess would go wrong.
    #[test]
    fn grazed_bases_and_walls_stop_as_single_steps_say(
        from in common(), aim in common(), beside in prop::collection::vec((0..6000, -3..=3, 100..2000), 0..3),
        wall in (-2000..2000, 2000..5000, -1..=3), others in prop::collection::vec(common(), 0..6)
    ) {
        prop_assume!(from != aim);
        let course = Course::new(from, aim, FOOT, 5000).unwrap();
        let graze = |(ahead, off, r): &(i32, i32, i32)| grazing(course.axis(), *ahead, *off, *r);
        let mut discs: Vec<Disc> = beside.iter().map(graze).collect();
        discs.extend(others.iter().map(|centre| Disc::new(*centre, FOOT)));
        let shapes: Vec<Shape> = wall_beside(course.axis(), wall.0, wall.1, wall.2).into_iter().collect();
        let all = hindrances(&discs, &shapes, &[], Bounds::between(at(-30_000, -30_000), at(30_000, 30_000)));
        let found = course.farthest(&all, TOLERANCE, free);
        prop_assert_eq!(found, stepped(&course, 5000, &all, TOLERANCE));
        let by_closure = course.farthest(&[], 0, |sweep| all.iter().any(|one| one.stops(sweep, TOLERANCE)));
        prop_assert_eq!(found, by_closure);
    }

    /// Invariant 20, and no hindrance added makes a way longer.
    #[test]
    fn the_reach_goes_with_the_table(
        from in common(), aim in common(), centres in prop::collection::vec(common(), 0..9), a in common(),
        b in common(), carry in carry()
    ) {
        prop_assume!(from != aim);
        let discs: Vec<Disc> = centres.iter().map(|centre| Disc::new(*centre, FOOT)).collect();
        let shapes: Vec<Shape> = Shape::rect(a, b).into_iter().collect();
        let carried: Vec<Shape> = shapes.iter().map(|shape| carry.shape(shape)).collect();
        let others: Vec<Disc> = discs.iter().map(|disc| carry.disc(*disc)).collect();
        let ground = Bounds::between(at(-22_000, -22_000), at(22_000, 22_000));
        let other_ground = Bounds::between(carry.spot(ground.min), carry.spot(ground.max));
        let one = hindrances(&discs, &shapes, &[(a, b)], ground);
        let two = hindrances(&others, &carried, &[(carry.spot(a), carry.spot(b))], other_ground);
        let go = |from, aim, all: &[Hindrance]| reach(from, aim, 14_500, all);
        let found = go(from, aim, &one);
        prop_assert_eq!(found, go(carry.spot(from), carry.spot(aim), &two));
        prop_assert!(go(from, aim, &one[..one.len() / 2]) >= found);
    }

    #[test]
    fn the_ends_of_the_range_do_not_overflow(
        from in anywhere(), aim in anywhere(), disc in anywhere(), limit in 0..=LIMIT
    ) {
        prop_assume!(from != aim);
        let course = Course::new(from, aim, FOOT, limit).unwrap();
        let disc = Disc::new(disc, LIMIT / 4);
        let table = Bounds::between(at(-LIMIT, -LIMIT), at(LIMIT, LIMIT));
        let found = course.farthest(&[Hindrance::Base(disc), Hindrance::Table(table)], TOLERANCE, free);
        prop_assert!(found.is_none_or(|found| !course.leg(found).overlaps_disc(&disc, TOLERANCE)));
        prop_assert!(found.is_none_or(|found| cross(from, aim, course.leg(found).to).abs() < 1 << 42));
    }
}
