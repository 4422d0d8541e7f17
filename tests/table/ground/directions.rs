use super::places::{anywhere, carry, close, common};
use super::{FOOT, MOUNTED, at, plain};
use mesnie::table::ground::directions::{Axis, Direction, along, half_chord, half_chord_up, local, rnd, spot};
use mesnie::table::ground::spots::{LIMIT, Spot, WIDE, distance, square};
use proptest::prelude::*;

/// VX-29, V-1.09: 6000 u from the origin.
#[test]
fn points_along_a_direction() {
    let origin = at(0, 0);
    for (toward, expected) in [
        (at(1, 1), at(4243, 4243)),
        (at(-1, 1), at(-4243, 4243)),
        (at(1, 2), at(2683, 5367)),
        (at(-1, -2), at(-2683, -5367)),
    ] {
        assert_eq!(along(origin, toward, 6000), Some(expected));
    }
    assert_eq!(along(at(5, 5), at(5, 5), 6000), None);
    assert_eq!(along(at(18_000, 18_000), at(18_001, 18_000), 14_500), Some(at(32_500, 18_000)));
}

#[test]
fn halves_are_rounded_away_from_zero() {
    let cases =
        [(1, 2, 1), (-1, 2, -1), (3, 2, 2), (-3, 2, -2), (1, 3, 0), (-2, 3, -1), (0, 7, 0), (5, 10, 1), (4, 10, 0)];
    for (n, d, expected) in cases {
        assert_eq!(rnd(n, d), expected, "{n}/{d}");
    }
    let large = 1i128 << 120;
    assert_eq!(rnd(large + 1, 2), (large >> 1) + 1);
    assert_eq!(rnd(-large - 1, 2), -(large >> 1) - 1);
}

/// VX-30: the points of contact on a foot base at (10000, 0), asked from the origin, and those of the lattice round it.
#[test]
fn slots_of_contact_and_of_the_lattice() {
    let (vassal, foe) = (at(0, 0), at(10_000, 0));
    let toward = Direction::toward(foe, vassal).unwrap();
    let slots: Vec<Spot> = [0, -1, 1, -2, 2].map(|k| spot(foe, toward.turned(k), 2 * FOOT, 0)).to_vec();
    assert_eq!(slots, [at(7500, 0), at(7585, 647), at(7585, -647), at(7835, 1250), at(7835, -1250)]);
    let (pitch, height) = (2 * i64::from(FOOT) + 120, rnd(8660 * (2 * i128::from(FOOT) + 120), 10_000) as i32);
    assert_eq!((pitch, height), (2620, 2269));
    let mounted = 2 * i128::from(MOUNTED) + 120;
    assert_eq!((mounted, rnd(8660 * mounted, 10_000)), (3870, 3351));
    let lattice = |i: i32, j: i32| spot(vassal, Direction::EAST, i * 2620 + j * 1310, j * 2269);
    assert_eq!(lattice(1, 0), at(2620, 0));
    assert_eq!(lattice(0, 1), at(1310, 2269));
    assert_eq!(lattice(0, 2), at(2620, 4538));
}

#[test]
fn a_turn_goes_round_in_24_steps() {
    let steps = [10000, 9659, 8660, 7071, 5000, 2588, 0, -2588, -5000, -7071, -8660, -9659, -10000];
    for (k, cosine) in steps.iter().enumerate() {
        let k = k as i32;
        assert_eq!(Direction::EAST.turned(k).x(), *cosine, "{k}");
        assert_eq!(Direction::EAST.turned(-k).x(), *cosine, "-{k}");
        assert_eq!(Direction::EAST.turned(k + 6).y(), *cosine, "the sine a quarter later, {k}");
        assert_eq!(Direction::EAST.turned(k - 240), Direction::EAST.turned(k));
    }
    assert_eq!(Direction::EAST.turned(6), Direction::new(0, 10_000).unwrap());
    assert_eq!(Direction::NORTH.turned(6), Direction::new(-10_000, 0).unwrap());
}

#[test]
fn half_chords_round_both_ways() {
    assert_eq!((half_chord(5, 3), half_chord_up(5, -3)), (Some(4), Some(4)));
    assert_eq!((half_chord(5, 2), half_chord_up(5, 2)), (Some(4), Some(5)));
    assert_eq!((half_chord(5, 5), half_chord(5, 6), half_chord(-1, 0)), (Some(0), None, None));
    assert_eq!(half_chord(WIDE, -WIDE), Some(0));
}

fn toward() -> impl Strategy<Value = (i64, i64)> {
    prop_oneof![close(), common(), anywhere()]
        .prop_filter("a direction", |way| *way != at(0, 0))
        .prop_map(|way| (2 * i64::from(way.x), 2 * i64::from(way.y)))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn spots_are_those_of_the_formula(
        from in anywhere(), e in toward(), k in 0..24, a in -2 * LIMIT..=2 * LIMIT, b in -2 * LIMIT..=2 * LIMIT
    ) {
        let direction = Direction::new(e.0, e.1).unwrap();
        prop_assert_eq!(spot(from, direction, a, b), plain::spot(from, e, a, b));
        let turned = direction.turned(k);
        prop_assert_eq!(spot(from, turned, a, b), plain::spot(from, (turned.x(), turned.y()), a, b));
    }

    #[test]
    fn a_spot_is_as_far_away_as_asked(from in common(), e in toward(), k in 0..24, a in 0..30_000) {
        let found = spot(from, Direction::new(e.0, e.1).unwrap().turned(k), a, 0);
        prop_assert!((distance(from, found) - a).abs() <= 2, "{} instead of {}", distance(from, found), a);
    }

    #[test]
    fn measuring_undoes_laying_off(from in common(), e in toward(), a in -30_000..30_000, b in -30_000..30_000) {
        let axis = Axis::new(from, Direction::new(1000 * e.0, 1000 * e.1).unwrap());
        let (ahead, left) = axis.local(axis.at(a, b));
        prop_assert!((ahead - a).abs() <= 1 && (left - b).abs() <= 1, "{ahead},{left}");
        prop_assert_eq!(axis.at(a, b), spot(from, axis.direction(), a, b));
        prop_assert_eq!(local(from, axis.direction(), from), (0, 0));
    }

    /// Invariant 20: a table carried elsewhere gives the spot carried along; in a mirror left is right.
    #[test]
    fn spots_go_with_the_table(
        from in common(), aim in common(), a in -30_000..30_000, b in -30_000..30_000, k in 0..24, carry in carry()
    ) {
        prop_assume!(from != aim);
        let side = if carry.mirrored { -1 } else { 1 };
        let axis = Axis::between(from, aim).unwrap();
        let other = Axis::between(carry.spot(from), carry.spot(aim)).unwrap();
        prop_assert_eq!(carry.spot(axis.at(a, b)), other.at(a, side * b));
        let (one, two) = (axis.direction().turned(k), other.direction().turned(side * k));
        prop_assert_eq!(carry.spot(spot(from, one, a, b)), spot(carry.spot(from), two, a, side * b));
        let (ahead, left) = axis.local(at(b, a));
        prop_assert_eq!((ahead, side * left), other.local(carry.spot(at(b, a))));
    }

    #[test]
    fn half_chords_enclose_the_root(reach in 0..=WIDE, aside in -WIDE..=WIDE) {
        match (half_chord(reach, aside), half_chord_up(reach, aside)) {
            (Some(down), Some(up)) => {
                let chord = square(at(0, 0), at(reach, 0)) - square(at(0, 0), at(aside, 0));
                prop_assert!(i64::from(down).pow(2) <= chord && chord <= i64::from(up).pow(2) && up - down <= 1);
            }
            none => prop_assert!(none == (None, None) && aside.abs() > reach),
        }
    }
}
