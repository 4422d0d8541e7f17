//! Sight against its second version, and what must hold of it whatever stands where.
use super::random::{Draw, position};
use super::scene::{FOOT, Scene, id};
use super::slow;
use mesnie::games::vassaux::field::groups::Base;
use mesnie::games::vassaux::field::measures::OwnMen;
use mesnie::games::vassaux::field::sight::{View, closest_seen, nearest, nearest_seen, seen_groups, sees, view};
use mesnie::games::vassaux::field::stand::Field;
use mesnie::table::prelude::PieceId;
use proptest::prelude::*;

fn pairs(field: &Field) -> Vec<(Base, Base)> {
    let bases = field.bases();
    let pairs = bases.iter().flat_map(|viewer| bases.iter().map(move |target| (*viewer, *target)));
    pairs.filter(|(viewer, target)| viewer.id != target.id).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_view_is_that_of_the_slow_version(seed: u64, own_men: bool) {
        let mut scene = position(seed);
        scene.measures.own_men = if own_men { OwnMen::Cover } else { OwnMen::Clear };
        let field = scene.field();
        for (viewer, target) in pairs(&field) {
            let expected = slow::sight::view(&scene, &viewer, &target);
            prop_assert_eq!(view(&field, &viewer, &target), expected, "{:?} to {:?}", viewer, target);
            prop_assert_eq!(sees(&field, &viewer, &target), expected.is_visible());
        }
    }

    #[test]
    fn a_friend_more_never_makes_clear_of_covered(seed: u64) {
        let scene = position(seed);
        let mut draw = Draw(seed ^ 1);
        let near = draw.of(&scene.bases).centre();
        let spot = draw.round(near, 2500, 9000);
        let more: Scene = scene.clone().unit(draw.between(0, 1) as u8, 700, 6000, FOOT, &[spot]);
        let (fewer, more) = (scene.field(), more.field());
        for (viewer, target) in pairs(&fewer) {
            let (before, after) = (view(&fewer, &viewer, &target), view(&more, &viewer, &target));
            prop_assert!(after >= before, "{:?} to {:?}: {:?}, then {:?}", viewer, target, before, after);
            prop_assert_eq!(before == View::Blocked, after == View::Blocked, "friends never block");
        }
    }

    #[test]
    fn the_nearest_is_the_least_gap_of_those_seen(seed: u64) {
        let scene = position(seed);
        let field = scene.field();
        for viewer in field.bases() {
            let mut least: Option<i32> = None;
            for enemy in field.enemies(viewer.host).filter(|enemy| slow::sight::view(&scene, viewer, enemy).is_visible()) {
                let gap = field.gap(&viewer.disc, &enemy.disc);
                least = Some(least.map_or(gap, |least| least.min(gap)));
            }
            let found = nearest(&field, seen_groups(&field, viewer));
            prop_assert_eq!(&nearest_seen(&field, viewer), &found);
            prop_assert_eq!(found.first().map(|seen| seen.gap), least);
            prop_assert!(found.iter().all(|seen| seen.gap <= least.unwrap_or(0) + 6));
            for seen in found {
                prop_assert_eq!(closest_seen(&field, viewer, seen.group), Some(seen));
            }
        }
    }

    /// V-17.03: a shot is in range by `within`; whoever is farther off in the same direction is so in no more cases.
    #[test]
    fn more_distance_never_makes_a_shot_legal(seed: u64, range in 0..4_i32, by in 0..30000_i32) {
        let mut draw = Draw(seed);
        let field = position(seed).field();
        let shooter = draw.of(field.bases());
        let toward = draw.direction();
        let away = draw.between(2500, 40000);
        let at = |away| mesnie::table::ground::directions::spot(shooter.centre(), toward, away, 0);
        let target = |away| shooter.standing_at(at(away)).disc;
        let in_range = |away| field.within(&shooter.disc, &target(away), range * 6000);
        // Rounding moves a point by less than a unit.
        prop_assert!(in_range(away) || !in_range(away + by + 2));
    }
}

#[test]
fn the_positions_see_all_sorts_of_things() {
    let mut counts = [0; 3];
    for seed in 0..100 {
        let field = position(seed).field();
        for (viewer, target) in pairs(&field) {
            counts[view(&field, &viewer, &target) as usize] += 1;
        }
    }
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
    assert_eq!(PieceId(3), id(3));
}
