//! Ways against their second version: legs judged one by one, lengths tried unit by unit.
use super::random::{Draw, position};
use super::scene::{R, company, id};
use super::slow::legs::{On, may_go as slow_may_go, reach};
use super::slow::numbers::{P, point};
use mesnie::games::vassaux::field::areas::{bends, halts};
use mesnie::games::vassaux::field::paths::{Ground, Limits, Path, farthest, farthest_straight, halt, may_bend, may_go};
use mesnie::games::vassaux::field::slots::Hand;
use mesnie::games::vassaux::field::stages::stages;
use mesnie::table::ground::directions::{Axis, spot};
use mesnie::table::ground::spots::Spot;
use proptest::prelude::*;

/// A way with up to two bends, each near a joint, and its end anywhere within reach or just beyond.
fn way(draw: &mut Draw, start: Spot, radius: i32, rulers: i32) -> Path {
    let slip = |draw: &mut Draw| draw.of(&[0, 0, 0, 0, -1, 1, -2, 2]);
    let (mut joints, mut at, mut left) = (vec![], start, rulers);
    while joints.len() < 2 && draw.one_in(2) {
        let laid = draw.between(1, left.max(1));
        let before = if joints.is_empty() { radius } else { 0 };
        let length = before + laid * R + slip(draw);
        at = spot(at, draw.direction(), length, 0);
        joints.push(at);
        left -= laid;
    }
    let before = if joints.is_empty() { radius } else { 0 };
    let most = before + left.max(0) * R + radius;
    let length = if draw.one_in(3) { most + slip(draw) } else { draw.between(0, most) };
    Path { start, joints, end: spot(at, draw.direction(), length, 0) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_line_reaches_as_far_as_unit_by_unit(seed: u64) {
        let scene = position(seed);
        let field = scene.field();
        let company = company(&field, 100);
        let start = company.from().expect("on the table");
        let mut draw = Draw(seed ^ 3);
        for _ in 0..4 {
            let aim = if draw.one_in(2) { draw.of(&scene.bases).centre() } else { draw.round(start, 0, 20000) };
            if aim == start {
                continue;
            }
            let limit = draw.between(0, 20000);
            for (ground, on) in [(Ground::Any, On::AnyGround), (Ground::Open, On::OpenGround)] {
                let expected = reach(&scene, id(100), point(aim), i128::from(limit), &on);
                let found = farthest(&field, &company, aim, limit, &[], ground);
                prop_assert_eq!(found.map_or(-1, i128::from), expected, "toward {:?} on {:?}", aim, ground);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_way_is_legal_in_both_versions_or_in_none(seed: u64) {
        let scene = position(seed);
        let field = scene.field();
        let company = company(&field, 100);
        let start = company.from().expect("on the table");
        let mut draw = Draw(seed ^ 5);
        for _ in 0..12 {
            let rulers = draw.between(1, 4);
            let path = way(&mut draw, start, company.radius(), rulers);
            let joints: Vec<P> = path.joints.iter().map(|joint| point(*joint)).collect();
            let slow = |difficult| slow_may_go(&scene, id(100), &joints, point(path.end), i128::from(rulers), difficult);
            let march = Limits::march(rulers, (rulers - 1).max(1));
            let least = Some(i128::from((rulers - 1).max(1)));
            prop_assert_eq!(may_go(&field, &company, &march, &path).is_ok(), slow(least), "march {:?}", path);
            let run = Limits::run(rulers);
            prop_assert_eq!(may_go(&field, &company, &run, &path).is_ok(), slow(None), "run {:?}", path);
            // What is allowed lies in the area that is drawn.
            for limits in [&march, &run] {
                if halt(&field, &company, limits, &path, Hand::Left).is_ok() {
                    prop_assert!(halts(&field, &company, limits, &path).contains(path.end), "{:?}", path);
                }
                if may_bend(&field, &company, limits, &path).is_ok() {
                    prop_assert!(bends(&field, &company, limits, &path).contains(path.end), "{:?}", path);
                }
            }
        }
    }

    #[test]
    fn straight_on_as_far_as_two_limits_allow(seed: u64) {
        let scene = position(seed);
        let field = scene.field();
        let company = company(&field, 100);
        let start = company.from().expect("on the table");
        let mut draw = Draw(seed ^ 7);
        let aim = draw.round(start, 1, 20000);
        let Some(line) = Axis::between(start, aim) else { return Ok(()) };
        for limits in [Limits::march(3, 2), Limits::run(3), Limits::regroup(1)] {
            let Some(most) = farthest_straight(&field, &company, &limits, aim) else { continue };
            for length in [0, most / 2, most - 1, most].into_iter().filter(|length| *length >= 0) {
                let path = Path::straight(start, line.at(length, 0));
                prop_assert_eq!(may_go(&field, &company, &limits, &path), Ok(()), "{} of {}", length, most);
            }
        }
    }

    /// §4.3: stage k lies k samples down the way; no two stages lie farther apart than that, rounding aside.
    #[test]
    fn stages_lie_one_sample_apart(seed: u64) {
        let field = position(seed).field();
        let company = company(&field, 100);
        let start = company.from().expect("on the table");
        let mut draw = Draw(seed ^ 9);
        let rulers = draw.between(1, 5);
        let path = way(&mut draw, start, company.radius(), rulers);
        let found = stages(&field, company.radius(), &path);
        prop_assert_eq!((found[0].at, found[found.len() - 1].at), (path.start, path.end));
        for pair in found.windows(2) {
            prop_assert!(mesnie::table::ground::spots::distance(pair[0].at, pair[1].at) <= 1502, "{:?}", pair);
            prop_assert!(pair[0].number + 1 == pair[1].number && pair[0].bends <= pair[1].bends);
        }
    }
}
