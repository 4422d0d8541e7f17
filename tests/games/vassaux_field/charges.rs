//! Charges against their second version: every canonical stop of every canonical line.
use super::random::position;
use super::scene::{company, id};
use super::slow;
use super::slow::numbers::{point, spot_of};
use mesnie::games::vassaux::field::charge::{self, Charge};
use mesnie::games::vassaux::field::lines::{Line, canonical_aims, full_reach};
use mesnie::games::vassaux::field::slots::Hand;
use mesnie::table::ground::spots::Spot;
use mesnie::table::prelude::PieceId;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lines_stops_and_contacts(seed: u64) {
        let scene = position(seed);
        let field = scene.field();
        let company = company(&field, 100);
        let targets: Vec<PieceId> =
            field.groups().iter().filter(|group| group.host != company.host()).map(|group| group.id).collect();
        for target in targets {
            let aims: Vec<Spot> = slow::charge::aims(&scene, id(100), target).into_iter().map(spot_of).collect();
            prop_assert_eq!(canonical_aims(&field, &company, target), aims.clone());
            let limit = full_reach(&field, &company, 2);
            let mut most: Option<(std::cmp::Reverse<usize>, usize, i32)> = None;
            let mut first = None;
            // A few lines are enough where a unit is large.
            for aim in aims.iter().copied().take(9) {
                let expected = slow::charge::line(&scene, id(100), target, point(aim), i128::from(limit));
                let line = Line::new(&field, &company, target, aim, limit).expect("an aim elsewhere");
                prop_assert_eq!(line.reach().map_or(-1, i128::from), expected.reach);
                prop_assert_eq!(line.first, expected.first);
                let stops = line.stops(&field, &company);
                let slow_stops: Vec<i32> = expected.stops.iter().map(|t| *t as i32).collect();
                prop_assert_eq!(&stops, &slow_stops);
                for stop in stops {
                    let contacts = slow::charge::contacts(&scene, id(100), target, &expected, i128::from(stop));
                    let contacts = contacts.filter(|contacts| *contacts > 0);
                    let found = charge::end(&field, &company, &line, stop, Hand::Left);
                    let found = found.map(|formation| formation.contacts(&field, &company, target)).ok();
                    prop_assert_eq!(found, contacts, "{} toward {:?} at {}", target.0, aim, stop);
                    if let Some(contacts) = contacts {
                        first = first.or(Some((aim, stop)));
                        let at = company.base(line.at(stop));
                        let exposure = field.touching(company.host(), &at).count();
                        let worth = (std::cmp::Reverse(contacts), exposure, stop);
                        most = Some(most.map_or(worth, |most| most.min(worth)));
                    }
                }
            }
            if aims.len() > 9 {
                continue;
            }
            let may_start = charge::may_start(&field, &company).is_ok();
            let found = charge::possible(&field, &company, Charge::Coordinated, 2, target);
            let found = found.ok().map(|stop| (stop.aim, stop.length));
            prop_assert_eq!(found, first.filter(|_| may_start));
            let best = charge::best(&field, &company, Charge::Coordinated, 2, target);
            let best = best.map(|(stop, formation)| {
                let exposure = field.touching(company.host(), &company.base(stop.at)).count();
                (std::cmp::Reverse(formation.contacts(&field, &company, target)), exposure, stop.length)
            });
            prop_assert_eq!(best, most.filter(|_| may_start));
        }
    }
}

/// How often a grid of stops every 50 u finds a contact where no canonical stop does; V-13.15 accepts it.
#[test]
fn a_fine_grid_of_stops_seldom_finds_more() {
    let (mut lines, mut missed) = (0, 0);
    for seed in 0..60 {
        let field = position(seed).field();
        let company = company(&field, 100);
        let groups = field.groups().iter().filter(|group| group.host != company.host());
        for target in groups.map(|group| group.id) {
            for aim in canonical_aims(&field, &company, target).into_iter().take(3) {
                let line = Line::new(&field, &company, target, aim, full_reach(&field, &company, 2)).expect("an aim");
                let reaches = |stop| charge::end(&field, &company, &line, stop, Hand::Left).is_ok();
                let canonical = line.stops(&field, &company).into_iter().any(reaches);
                let fine = (0..=line.reach().unwrap_or(-1)).step_by(50).any(reaches);
                lines += 1;
                missed += usize::from(fine && !canonical);
            }
        }
    }
    assert!(lines > 100, "{lines}");
    assert!(missed * 20 <= lines, "{missed} of {lines} lines");
}
