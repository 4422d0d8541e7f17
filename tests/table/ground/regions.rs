use super::at;
use super::places::{carry, close, close_shape, common};
use mesnie::table::ground::bounds::Bounds;
use mesnie::table::ground::regions::Region;
use mesnie::table::ground::shapes::Shape;
use mesnie::table::ground::spots::{Spot, square};
use proptest::prelude::*;
use std::collections::BTreeSet;

#[test]
fn a_region_without_shapes_is_empty() {
    let empty = Region::default();
    assert!(!empty.contains(at(0, 0)) && empty.bounds().is_none() && empty.outlines().is_empty());
    assert!(empty.nearest(at(3, 4)).is_none() && empty.sample(7).is_none());
    let covered = Region::of([Shape::disc(at(0, 0), 100)]).less(Shape::disc(at(0, 0), 200));
    assert!(covered.sample(7).is_none() && covered.nearest(at(500, 0)).is_none());
}

#[test]
fn what_is_taken_away_leaves_its_edge() {
    let region = Region::of([Shape::rect(at(0, 0), at(100, 100)).unwrap()]).less(Shape::disc(at(50, 50), 10));
    for (x, y, inside) in [(0, 0, true), (60, 50, true), (59, 50, false), (50, 50, false), (101, 50, false)] {
        assert_eq!(region.contains(at(x, y)), inside, "{x},{y}");
    }
    assert_eq!(region.nearest(at(55, 50)), Some(at(60, 50)));
    assert_eq!(region.nearest(at(200, 50)), Some(at(100, 50)));
    assert_eq!(region.bounds(), Some(Bounds::table(100, 100)));
    assert_eq!(region.outlines().len(), 2);
}

/// Samples fall into every quarter of each kind of shape, into thin ones too, and the same seed gives the same.
#[test]
fn samples_are_spread_over_the_shape() {
    let centre = at(5000, -3000);
    let shapes = [
        Shape::disc(centre, 4000),
        Shape::rect(at(1000, -9000), at(9000, 3000)).unwrap(),
        Shape::poly(&[at(1000, -3000), at(5000, -7000), at(9000, -3000), at(5000, 2000)]).unwrap(),
        Shape::ring(centre, 3999, 4001),
        Shape::ring(centre, 1000, 4000),
        Shape::line(at(1000, -7000), at(9000, 1000), 1),
        Shape::border(Bounds::between(at(0, -8000), at(10_000, 2000)), 300),
    ];
    for shape in shapes {
        let region = Region::of([shape.clone()]);
        let spots: Vec<Spot> = region.samples(42).take(400).collect();
        assert!(spots.len() == 400 && spots.iter().all(|spot| shape.contains(*spot)), "{shape:?}");
        assert!(region.samples(42).take(9).eq(spots[..9].iter().copied()));
        assert_ne!(region.sample(1), region.sample(2));
        let quarter = |spot: &Spot| (spot.x > centre.x, spot.y > centre.y);
        let quarters: BTreeSet<_> = spots.iter().map(quarter).collect();
        let expected = if matches!(shape, Shape::Line(_)) { 2 } else { 4 };
        assert_eq!(quarters.len(), expected, "{shape:?}");
        for own in quarters {
            let share = spots.iter().filter(|spot| quarter(spot) == own).count();
            assert!(share * expected > 200, "{share} of 400 in a quarter of {shape:?}");
        }
    }
    let two = Region::of([Shape::disc(at(0, 0), 300), Shape::disc(at(9000, 0), 300)]);
    let west = two.samples(3).take(200).filter(|spot| spot.x < 4000).count();
    assert!((60..=140).contains(&west), "{west} of 200 in one of two equal shapes");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_region_is_some_shapes_less_others(
        within in prop::collection::vec(close_shape(), 0..4), without in prop::collection::vec(close_shape(), 0..3),
        spot in close(), seed in any::<u64>(), carry in carry()
    ) {
        let region = Region { within: within.clone(), without: without.clone() };
        let inside = within.iter().any(|s| s.contains(spot)) && without.iter().all(|s| !s.surrounds(spot));
        prop_assert_eq!(region.contains(spot), inside);
        let held = |spot| region.contains(spot) && region.bounds().unwrap().contains(spot);
        prop_assert!(region.samples(seed).take(5).all(held));
        let nearest = region.nearest(spot);
        prop_assert!(nearest.is_none_or(|found| region.contains(found)));
        prop_assert!(!inside || nearest == Some(spot));
        let carry_all = |shapes: &[Shape]| shapes.iter().map(|shape| carry.shape(shape)).collect();
        let carried = Region { within: carry_all(&within), without: carry_all(&without) };
        prop_assert_eq!(region.contains(spot), carried.contains(carry.spot(spot)));
        let text = serde_json::to_string(&region).unwrap();
        prop_assert_eq!(serde_json::from_str::<Region>(&text).unwrap(), region);
    }

    /// A disc with shadows, as a seat is offered it: what is near is found.
    #[test]
    fn the_nearest_spot_of_a_disc_with_shadows(
        centre in common(), bases in prop::collection::vec((-8000..8000, -8000..8000), 0..6), goal in common()
    ) {
        let shadows = bases.iter().map(|(x, y)| Shape::disc(centre.moved(at(*x, *y)), 2498)).collect();
        let region = Region { within: vec![Shape::disc(centre, 10_000)], without: shadows };
        let found = region.nearest(goal);
        if let Some(found) = found {
            prop_assert!(region.contains(found));
            let best = region.samples(1).take(200).map(|spot| square(spot, goal)).min();
            prop_assert!(best.is_some_and(|best| square(found, goal) <= best + 100_000_000));
        }
    }
}
