//! Setting down a unit against its second version, over all slots.
use super::random::{Draw, position};
use super::scene::{Scene, company, id};
use super::slow::figures::segments_meet;
use super::slow::numbers::{P, point, spot_of};
use super::slow::place::{Kind, Order, front_line as slow_front_line};
use mesnie::games::vassaux::field::dragging::may_stand_at;
use mesnie::games::vassaux::field::formation::{Formation, Posting, place};
use mesnie::games::vassaux::field::front_line::front_line;
use mesnie::games::vassaux::field::slots::{Assault, Contacts, Hand, Mode};
use mesnie::games::vassaux::field::stand::Field;
use mesnie::table::ground::convex::Segment;
use mesnie::table::ground::directions::{Axis, Direction};
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::PieceId;
use proptest::prelude::*;

fn posts(formation: &Formation) -> Vec<(PieceId, Spot, bool)> {
    formation.men.iter().map(|man| (man.id, man.at, man.posting != Posting::Stays)).collect()
}

struct Case {
    scene: Scene,
    field: Field,
    draw: Draw,
}

fn case(seed: u64) -> Case {
    let scene = position(seed);
    Case { field: scene.field(), scene, draw: Draw(seed ^ 11) }
}

impl Case {
    fn compare(&mut self, v: Spot, toward: Direction, kind: Kind<'_>, mode: Mode<'_>) -> Result<(), TestCaseError> {
        let hand = self.draw.of(&[Hand::Left, Hand::Right]);
        let company = company(&self.field, 100);
        let ids: Vec<PieceId> = company.men().iter().map(|man| man.id).collect();
        let behind: Vec<PieceId> = match kind {
            Kind::Move if self.draw.one_in(4) => ids.into_iter().filter(|_| self.draw.one_in(3)).collect(),
            _ => vec![],
        };
        let company = company.leaving(&behind);
        let e: P = (i128::from(toward.x()), i128::from(toward.y()));
        let (scene, unit) = (&self.scene, id(100));
        let expected = Order { scene, unit, v: point(v), e, kind, hand, left_behind: &behind }.place();
        let expected: Option<Vec<_>> =
            expected.map(|placed| placed.into_iter().map(|(id, at, slot)| (id, spot_of(at), slot)).collect());
        let found = place(&self.field, &company, v, toward, mode, hand);
        prop_assert_eq!(found.as_ref().ok().map(posts), expected, "at {:?} toward {:?} by {:?}", v, toward, hand);
        // What the program sets down by itself may also be put there by hand.
        if let Ok(formation) = &found {
            for man in formation.men.iter().filter(|man| man.posting != Posting::Stays) {
                let by_hand = may_stand_at(&self.field, &company, formation, mode, man.id, man.at);
                prop_assert_eq!(by_hand, Ok(()), "{:?}", man);
            }
        }
        Ok(())
    }
}

fn same_lines(found: &[Segment], expected: &[(P, P)]) -> bool {
    let sorted = |(a, b): (P, P)| if a <= b { (a, b) } else { (b, a) };
    let mut found: Vec<(P, P)> = found.iter().map(|s| sorted((point(s.from), point(s.to)))).collect();
    let mut expected: Vec<(P, P)> = expected.iter().copied().map(sorted).collect();
    found.sort();
    expected.sort();
    found == expected
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn moves_and_reorganising(seed: u64) {
        let mut case = case(seed);
        let start = company(&case.field, 100).from().expect("on the table");
        for _ in 0..3 {
            let v = if case.draw.one_in(4) { start } else { case.draw.round(start, 0, 9000) };
            let near = case.draw.of(&case.scene.bases).centre();
            let v = if case.draw.one_in(3) { case.draw.round(near, 2500, 3000) } else { v };
            let toward = case.draw.direction();
            match case.draw.between(0, 2) {
                0 => case.compare(v, toward, Kind::Regroup { new_contacts: true }, Mode::Regroup(Contacts::New))?,
                1 => case.compare(v, toward, Kind::Regroup { new_contacts: false }, Mode::Regroup(Contacts::Old))?,
                _ => case.compare(v, toward, Kind::Move, Mode::Move)?,
            }
        }
    }

    #[test]
    fn charges(seed: u64) {
        let mut case = case(seed);
        let company = company(&case.field, 100);
        let start = company.from().expect("on the table");
        let enemies: Vec<_> = case.field.enemies(company.host()).copied().collect();
        if enemies.is_empty() {
            return Ok(());
        }
        for _ in 0..3 {
            let enemy = case.draw.of(&enemies);
            let v = case.draw.round(enemy.centre(), 2500, 9000);
            let Some(line) = Axis::between(start, v) else { continue };
            let front = front_line(&case.field, company.host(), &line, 2 * company.radius());
            let e = (i128::from(line.direction().x()), i128::from(line.direction().y()));
            let slow_front = slow_front_line(&case.scene, id(100), e);
            prop_assert!(same_lines(&front, &slow_front), "{:?} and {:?}", front, slow_front);
            // Any fighter of the target may be the one who must be touched first.
            let fellows: Vec<PieceId> = case.field.members(enemy.group).map(|base| base.id).collect();
            let first = Some(case.draw.of(&fellows)).filter(|_| case.draw.one_in(2));
            let kind = Kind::Charge { target: enemy.group, first, front: &slow_front };
            let mode = Mode::Charge(Assault { target: enemy.group, first, front: &front });
            case.compare(v, line.direction(), kind, mode)?;
        }
    }
}

#[test]
fn the_positions_use_every_way_of_posting() {
    let mut counts = std::collections::BTreeMap::new();
    let mut crossed = 0;
    for seed in 0..400 {
        let mut case = case(seed);
        let company = company(&case.field, 100);
        let start = company.from().expect("on the table");
        for enemy in case.field.enemies(company.host()).take(2) {
            let v = case.draw.round(enemy.centre(), 2500, 9000);
            let Some(line) = Axis::between(start, v) else { continue };
            let front = front_line(&case.field, company.host(), &line, 2 * company.radius());
            crossed += usize::from(
                front
                    .iter()
                    .any(|segment| segments_meet(point(start), point(v), point(segment.from), point(segment.to))),
            );
            let mode = Mode::Charge(Assault { target: enemy.group, first: None, front: &front });
            let Ok(formation) = place(&case.field, &company, v, line.direction(), mode, Hand::Left) else { continue };
            for man in formation.men {
                *counts.entry(format!("{:?}", man.posting)).or_insert(0) += 1;
            }
        }
    }
    assert!(crossed > 20, "{crossed}");
    assert_eq!(counts.len(), 4, "{counts:?}");
    assert!(counts.values().all(|count| *count > 20), "{counts:?}");
}
