//! The ends of the range: nothing overflows, and spots that somebody wrote are judged wherever they lie.
use super::scene::{FOOT, MOUNTED, R, at, base, circle, company, house, id, marsh, rect, scene, wood};
use mesnie::games::vassaux::field::areas::{bends, halts};
use mesnie::games::vassaux::field::charge::{self, Charge};
use mesnie::games::vassaux::field::dragging::may_stand_at;
use mesnie::games::vassaux::field::formation::{facing, place};
use mesnie::games::vassaux::field::paths::{Limits, Path, farthest_straight, halt, may_bend, may_go, regroup};
use mesnie::games::vassaux::field::sight::{look, seen_groups};
use mesnie::games::vassaux::field::slots::{Contacts, Hand, Mode};
use mesnie::games::vassaux::field::stages::{freeze, stages};
use mesnie::games::vassaux::field::stand::Field;
use mesnie::table::ground::spots::{LIMIT, Spot};

/// The widest table, units in its corners, terrain from one side to the other, Auras of 10 R.
fn widest() -> Field {
    let (low, high) = (1300, LIMIT - 2000);
    let mut scene = scene()
        .piece(house(rect(LIMIT / 2, 3000, LIMIT / 2 + 10, LIMIT - 3000)))
        .piece(wood(circle(LIMIT / 2, LIMIT / 2, LIMIT / 2)))
        .piece(marsh(rect(0, 0, LIMIT, 1)))
        .unit(0, 10, 10 * R, FOOT, &[at(low, low), at(low, 4000), at(4000, low)])
        .unit(1, 20, 10 * R, MOUNTED, &[at(high, high), at(high - 4000, high)])
        .unit(1, 30, 10 * R, FOOT, &[at(high, low)])
        .strays(0, 40, FOOT, &[at(low, high)]);
    scene.size = (LIMIT, LIMIT);
    scene.field()
}

fn spots() -> Vec<Spot> {
    let ends = [i32::MIN, -LIMIT - 1, -LIMIT, -1, 0, 1, 1300, 1301, LIMIT - 2000, LIMIT, LIMIT + 1, i32::MAX];
    ends.iter().flat_map(|x| ends.iter().map(|y| at(*x, *y))).collect()
}

#[test]
fn any_spot_may_be_asked() {
    let field = widest();
    let company = company(&field, 10);
    let start = company.from().expect("on the table");
    let formation = place(&field, &company, start, facing(&field, company.host(), start), Mode::Move, Hand::Left)
        .expect("as it stands");
    // Up to a whole table away.
    let march = Limits::march(100, 99);
    for spot in spots() {
        for other in [start, spot, at(i32::MAX, i32::MIN)] {
            let path = Path { start, joints: vec![other], end: spot };
            let bent = may_go(&field, &company, &march, &path).is_ok();
            assert!(!bent || (other.in_range() && spot.in_range()));
            assert!(may_bend(&field, &company, &march, &path).is_err() || spot.in_range());
        }
        let path = Path::straight(start, spot);
        let found = halt(&field, &company, &march, &path, Hand::Left);
        assert!(found.is_err() || halts(&field, &company, &march, &path).contains(spot));
        for mode in [Mode::Move, Mode::Regroup(Contacts::New)] {
            for man in [11, 12, 21] {
                let _ = may_stand_at(&field, &company, &formation, mode, id(man), spot);
            }
        }
        let _ = regroup(&field, &company, &Limits::regroup(1), spot, Contacts::Old, Hand::Left);
        for charge in [Charge::Simple, Charge::Coordinated] {
            let _ = charge::pointed_at(&field, &company, charge, 100, id(20), spot);
        }
    }
}

#[test]
fn everything_is_reckoned_from_corner_to_corner() {
    let field = widest();
    for group in [10, 20, 30] {
        let company = company(&field, group);
        let start = company.from().expect("on the table");
        let march = Limits::march(170, 169);
        for goal in field.bases() {
            let _ = look(&field, &base(&field, group + 1), goal);
            let Some(most) = farthest_straight(&field, &company, &march, goal.centre()) else { continue };
            let end = mesnie::table::ground::directions::along(start, goal.centre(), most).expect("elsewhere");
            let path = Path::straight(start, end);
            let found = stages(&field, company.radius(), &path);
            assert_eq!(found.last().map(|stage| stage.at), Some(end));
            for stage in &found {
                let _ = freeze(&field, &company, stage, Hand::Left);
            }
            assert!(bends(&field, &company, &march, &Path::straight(start, start)).bounds().is_some());
        }
        for target in field.groups().iter().filter(|target| target.host != company.host()) {
            let _ = charge::possible(&field, &company, Charge::Coordinated, 170, target.id);
        }
        assert!(!seen_groups(&field, &base(&field, group + 1)).is_empty());
    }
}
