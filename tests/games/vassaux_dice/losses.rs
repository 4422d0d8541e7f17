//! Who falls: the worked example, the switch, and any position against a slow second version.
use mesnie::games::vassaux::state::losses::{Danger, Exposed, Losses, MayNotFall, MeleeOverflow, Next};
use mesnie::table::prelude::PieceId;
use proptest::prelude::*;

fn in_melee(fighter: u32, of_striker: u32, of_others: u32) -> Exposed {
    let to = Danger::Blows { enemies: of_striker + of_others, touches_striker: of_striker > 0 };
    Exposed { fighter: PieceId(fighter), leads: false, from_vassal: 0, to }
}

fn under_fire(fighter: u32, distance: i64) -> Exposed {
    Exposed { fighter: PieceId(fighter), leads: false, from_vassal: 0, to: Danger::Shot { distance } }
}

fn ids(ids: &[u32]) -> Vec<PieceId> {
    ids.iter().map(|id| PieceId(*id)).collect()
}

/// VX-40
#[test]
fn vx_40_a_mingled_fight() {
    let (a, b, c) = (in_melee(1, 1, 2), in_melee(2, 2, 0), in_melee(3, 0, 2));
    let mut losses = Losses::new([c, b, a], 3, MeleeOverflow::Lost);
    assert_eq!(losses.left(), 2, "the third one is ignored");
    assert_eq!(losses.next(), Next::Fall(ids(&[1])));
    assert_eq!(losses.fall(PieceId(2)), Err(MayNotFall::WrongPriority));
    assert_eq!(losses.fall(PieceId(3)), Err(MayNotFall::NotInContact));
    losses.fall(PieceId(1)).unwrap();
    losses.fall(PieceId(2)).unwrap();
    assert_eq!((losses.next(), losses.usual()), (Next::Done, None));
    assert_eq!(Losses::new([c, b, a], 3, MeleeOverflow::Spill).all_usual(), ids(&[1, 2, 3]));
    let d = in_melee(4, 0, 3);
    assert_eq!(Losses::new([c, d, b, a], 3, MeleeOverflow::Spill).all_usual(), ids(&[1, 2, 4]));
}

#[test]
fn the_owner_chooses_among_those_who_touch_as_many() {
    let unit = [in_melee(1, 1, 0), in_melee(2, 2, 0), in_melee(3, 1, 0), in_melee(4, 0, 0)];
    let mut losses = Losses::new(unit, 2, MeleeOverflow::Lost);
    losses.fall(PieceId(2)).unwrap();
    assert_eq!(losses.next(), Next::Choose(ids(&[1, 3])));
    losses.fall(PieceId(3)).unwrap();
    assert_eq!(losses.next(), Next::Done);
    assert_eq!(Losses::new(unit, 3, MeleeOverflow::Lost).all_usual(), ids(&[2, 1, 3]));
}

#[test]
fn by_default_no_vassal_falls_then_the_farthest_then_the_lowest_number() {
    let vassal = Exposed { leads: true, ..in_melee(1, 1, 0) };
    let at = |id, from_vassal| Exposed { from_vassal, ..in_melee(id, 1, 0) };
    let unit = [vassal, at(2, 100), at(3, 400), at(4, 400)];
    assert_eq!(Losses::new(unit, 4, MeleeOverflow::Lost).all_usual(), ids(&[3, 4, 2, 1]));
    // Who must fall first falls, vassal or not.
    let exposed = Exposed { leads: true, ..in_melee(1, 2, 0) };
    assert_eq!(Losses::new([exposed, at(2, 100)], 1, MeleeOverflow::Lost).all_usual(), ids(&[1]));
}

#[test]
fn a_shot_takes_the_nearest_and_lets_choose_among_equal_squares_only() {
    let unit = [under_fire(1, 901), under_fire(2, 900), under_fire(3, 900), under_fire(4, 2000)];
    let mut losses = Losses::new(unit, 1, MeleeOverflow::Lost);
    assert_eq!(losses.next(), Next::Choose(ids(&[2, 3])));
    assert_eq!(losses.fall(PieceId(1)), Err(MayNotFall::WrongPriority));
    assert!(losses.fall(PieceId(3)).is_ok());
    assert_eq!(Losses::new(unit, 3, MeleeOverflow::Lost).next(), Next::Fall(ids(&[2, 3])));
    assert_eq!(Losses::new(unit, 9, MeleeOverflow::Lost).all_usual(), ids(&[2, 3, 1, 4]));
}

/// Of those left, who may fall now: V-15.03, V-15.04, V-15.14, V-17.11 and R-14, word for word.
fn slow_choice(left: &[Exposed], overflow: MeleeOverflow) -> Vec<PieceId> {
    let touching = |one: &&Exposed| !matches!(one.to, Danger::Blows { touches_striker: false, .. });
    let mut may: Vec<&Exposed> = left.iter().filter(touching).collect();
    if may.is_empty() && overflow == MeleeOverflow::Spill {
        may = left.iter().collect();
    }
    let worse = |a: &Exposed, b: &Exposed| match (a.to, b.to) {
        (Danger::Blows { enemies: a, .. }, Danger::Blows { enemies: b, .. }) => a > b,
        (Danger::Shot { distance: a }, Danger::Shot { distance: b }) => a < b,
        _ => false,
    };
    let mut first: Vec<PieceId> =
        (may.iter()).filter(|one| !may.iter().any(|other| worse(other, one))).map(|one| one.fighter).collect();
    first.sort();
    first
}

fn units() -> impl Strategy<Value = Vec<Exposed>> {
    let melee = (0..4_u32, any::<bool>()).prop_map(|(enemies, striker)| Danger::Blows {
        enemies: enemies.max(striker.into()),
        touches_striker: striker,
    });
    let shot = (0..6_i64).prop_map(|distance| Danger::Shot { distance });
    let unit = |danger: BoxedStrategy<Danger>| prop::collection::vec((danger, 0..4_i64), 0..12);
    prop_oneof![unit(melee.boxed()), unit(shot.boxed())].prop_map(|unit| {
        let one = |(i, (to, from_vassal)): (usize, (Danger, i64))| Exposed {
            fighter: PieceId(20 - i as u32),
            leads: i == 0,
            from_vassal: if i == 0 { 0 } else { from_vassal },
            to,
        };
        unit.into_iter().enumerate().map(one).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whoever_chooses_falls_as_the_rules_say(
        unit in units(),
        wanted in 0..14_u32,
        spill in any::<bool>(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 14),
    ) {
        let overflow = if spill { MeleeOverflow::Spill } else { MeleeOverflow::Lost };
        let mut losses = Losses::new(unit.iter().copied(), wanted, overflow);
        let mut left = unit.clone();
        let mut fallen = 0;
        loop {
            let may = if fallen < wanted { slow_choice(&left, overflow) } else { vec![] };
            let offered = match losses.next() {
                Next::Done => vec![],
                Next::Fall(all) => {
                    prop_assert!(all.len() as u32 <= losses.left());
                    all
                }
                Next::Choose(some) => {
                    prop_assert!(some.len() as u32 > losses.left());
                    some
                }
            };
            prop_assert_eq!(&offered, &may);
            let by_default = (left.iter())
                .filter(|one| may.contains(&one.fighter))
                .min_by_key(|one| (one.leads, -one.from_vassal, one.fighter));
            prop_assert_eq!(losses.usual(), by_default.map(|one| one.fighter));
            for one in &left {
                if !may.contains(&one.fighter) {
                    let before = losses.clone();
                    prop_assert!(losses.fall(one.fighter).is_err());
                    prop_assert_eq!(&before, &losses);
                }
            }
            if may.is_empty() {
                break;
            }
            let victim = may[choices[fallen as usize].index(may.len())];
            prop_assert!(losses.fall(victim).is_ok());
            left.retain(|one| one.fighter != victim);
            fallen += 1;
        }
        // Never more than there are losses, or fighters who may fall.
        prop_assert!(fallen <= wanted);
        let touching = unit.iter().filter(|one| !matches!(one.to, Danger::Blows { touches_striker: false, .. })).count();
        prop_assert!(spill || fallen as usize <= touching);
        prop_assert_eq!(losses.left(), 0);
    }
}
