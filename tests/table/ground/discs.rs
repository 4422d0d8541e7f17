use super::places::{anywhere, carry, close_disc};
use super::{FOOT, MOUNTED, at};
use mesnie::table::ground::discs::{Disc, contact, gap, meets, overlap, within};
use mesnie::table::ground::spots::{LIMIT, Spot, WIDE};
use proptest::prelude::*;

fn foot(x: i32, y: i32) -> Disc {
    Disc::new(at(x, y), FOOT)
}

/// VX-04, VX-42: an edge-to-edge distance of 12000 u with a tolerance of 6, contact with a tolerance of 30.
#[test]
fn distances_run_from_edge_to_edge() {
    let lord = foot(0, 0);
    assert_eq!(gap(&lord, &foot(14_500, 0)), 12_000);
    assert!(within(&lord, &foot(14_506, 0), 12_000, 6) && !within(&lord, &foot(14_507, 0), 12_000, 6));
    let marker = Disc::new(at(0, 0), 1250);
    assert!(contact(&marker, &foot(2530, 0), 30) && !contact(&marker, &foot(0, 2531), 30));
    let rider = |x| Disc::new(at(x, 0), MOUNTED);
    assert!(contact(&marker, &rider(3155), 30) && !contact(&marker, &rider(-3156), 30));
}

#[test]
fn touching_meets_and_does_not_overlap() {
    let (a, b) = (foot(0, 0), foot(2500, 0));
    assert!(meets(&a, &b) && !overlap(&a, &b, 0) && gap(&a, &b) == 0);
    assert!(overlap(&a, &foot(2499, 0), 0) && !overlap(&a, &foot(2498, 0), 2) && overlap(&a, &foot(2497, 0), 2));
    let point = Disc::new(at(1250, 0), 0);
    assert!(meets(&a, &point) && !overlap(&a, &point, 0) && gap(&a, &foot(1, 1)) == 0);
    assert!(!within(&point, &point, -1, 0) && !overlap(&point, &point, 1));
}

#[test]
fn only_spots_of_the_table_are_in_range() {
    for (x, y, ok) in
        [(LIMIT, -LIMIT, true), (LIMIT + 1, 0, false), (0, -LIMIT - 1, false), (i32::MIN, i32::MAX, false)]
    {
        assert_eq!(Spot::new(x, y).in_range(), ok, "{x},{y}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn neither_disc_is_the_first(
        a in close_disc(), b in close_disc(), x in -3..12, tolerance in -2..4, carry in carry()
    ) {
        let answers = |a: &Disc, b: &Disc| {
            (within(a, b, x, tolerance), contact(a, b, tolerance), overlap(a, b, tolerance), meets(a, b), gap(a, b))
        };
        prop_assert_eq!(answers(&a, &b), answers(&b, &a));
        prop_assert_eq!(answers(&a, &b), answers(&carry.disc(a), &carry.disc(b)));
        let square = (a.centre.x - b.centre.x).pow(2) + (a.centre.y - b.centre.y).pow(2);
        let (reach, deep) = (x + a.radius + b.radius + tolerance, a.radius + b.radius - tolerance);
        prop_assert_eq!(within(&a, &b, x, tolerance), (0..=reach).any(|d| square <= d * d));
        prop_assert_eq!(overlap(&a, &b, tolerance), (0..=deep).any(|d| square < d * d));
        prop_assert!(!overlap(&a, &b, 0) || meets(&a, &b));
    }

    #[test]
    fn the_ends_of_the_range_do_not_overflow(a in anywhere(), b in anywhere(), r in 0..=WIDE) {
        let (a, b) = (Disc::new(at(4 * a.x, 4 * a.y), r), Disc::new(at(4 * b.x, 4 * b.y), WIDE));
        prop_assert_eq!(within(&a, &b, WIDE, WIDE), within(&b, &a, WIDE, WIDE));
        prop_assert!(!overlap(&a, &b, 0) || meets(&a, &b));
        prop_assert!(gap(&a, &b) >= 0);
    }
}
