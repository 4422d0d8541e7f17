//! Fief: seating, the price of a bishopric, and the chances of battles.
mod setup {
    use mesnie::games::fief::chapters::setup::clockwise;

    // F-3.06
    #[test]
    fn directions_run_clockwise() {
        let mut around = [(-5, 0), (3, -4), (0, 5), (5, 1), (-4, -4), (4, 4)];
        around.sort_by(|a, b| clockwise(*a, *b));
        assert_eq!(around, [(5, 1), (4, 4), (0, 5), (-5, 0), (-4, -4), (3, -4)]);
    }
}

mod bishopric_sale {
    use mesnie::games::fief::chapters::bishopric_sale::shares;

    // FX-21, F-14.06
    #[test]
    fn the_cardinals_third_is_rounded_up() {
        assert_eq!(shares(400, (1, 3), 100), (200, 200));
        assert_eq!(shares(300, (1, 3), 100), (100, 200));
        assert_eq!(shares(500, (1, 3), 100), (200, 300));
        assert_eq!(shares(100, (1, 1), 100), (100, 0));
    }
}

mod forecast {
    use mesnie::games::fief::Fief;
    use mesnie::games::fief::chapters::battle::combat_results::{self, Column, Front, dice, removed, strike};
    use mesnie::games::fief::chapters::battle::forecast::course::OfTheBox;
    use mesnie::games::fief::chapters::battle::forecast::hosts::{Contingent, Host};
    use mesnie::games::fief::chapters::battle::forecast::sampled::sampled;
    use mesnie::games::fief::chapters::battle::forecast::{
        Encounter, Lines, Odds, Precision, Ways, forecast, forecast_with,
    };
    use mesnie::games::fief::data::files::Over18;
    use mesnie::games::fief::rules::{FiefRuleData, Rules};
    use mesnie::table::data::{Reader, Source};
    use mesnie::table::prelude::Game;

    fn rules() -> Rules {
        let data = Fief.load(&Reader::new(Source::built_in())).expect("sound rule data");
        let loaded = FiefRuleData::of(&data);
        Rules::new(&loaded.data, &loaded.map, &Default::default(), 4)
    }
    fn front(troops: u16, column: Column) -> Front {
        Front { troops, column, ..Default::default() }
    }

    // F-9.08, FX-10
    #[test]
    fn dice_grow_with_strength() {
        assert_eq!([0, 1, 6, 7, 12, 13, 60].map(|strength| dice(&rules(), strength)), [0, 1, 1, 2, 2, 3, 3]);
    }

    // F-9.09, FX-07, FX-08, FX-09, FX-39
    #[test]
    fn totals_remove_points_by_column() {
        let mut rules = rules();
        let of = |rules: &Rules, total| [Column::City, Column::Castle, Column::Open].map(|c| removed(rules, total, c));
        assert_eq!(of(&rules, 3), [0, 1, 1]);
        assert_eq!((of(&rules, 9)[1], of(&rules, 7)[2]), (3, 3));
        assert_eq!(of(&rules, 24), [6, 8, 12]);
        rules.switches.over_18 = Over18::Clamp;
        assert_eq!(of(&rules, 24), [4, 6, 9]);
        let darc = Front { darc: true, ..front(1, Column::Open) };
        let total = combat_results::total;
        // The d'Arc woman alone rolls 1; with no die for losses she adds nothing (F-16.04).
        assert_eq!((total(&rules, &[1], darc), total(&rules, &[], darc)), (7, 0));
    }

    // F-9.15
    #[test]
    fn nobody_loses_more_than_he_has() {
        assert_eq!(strike(&rules(), front(20, Column::Open), &[6, 6, 6], front(4, Column::Open)), 4);
    }

    /// So many points and lords on each side; the attackers in one front or several.
    fn battle(attackers: &[(u16, u16)], defenders: (u16, u16), walls: Column) -> Encounter {
        let host = |(points, lords): (u16, u16), column| {
            Host::of(column, Contingent { piles: [points].into_iter().collect(), lords, ..Default::default() })
        };
        let fronts: Vec<Host> = attackers.iter().map(|front| host(*front, Column::Open)).collect();
        let first = fronts[0].clone();
        Encounter { attackers: fronts.into(), ..Encounter::ahead(&rules(), first, host(defenders, walls)) }
    }
    fn odds(encounter: &Encounter) -> Odds {
        forecast(&rules(), &OfTheBox, encounter)
    }

    /// One against one in the open: five faces of six kill.
    #[test]
    fn small_battles_are_exact() {
        let even = odds(&battle(&[(1, 0)], (1, 0), Column::Open));
        assert_eq!((even.attackers, even.defenders, even.undecided), (142_857, 142_857, 0));
        assert_eq!(even.losses, [857, 857]);
        assert_eq!(odds(&battle(&[(3, 0)], (0, 0), Column::Castle)).attackers, 1_000_000);
        let walls = odds(&battle(&[(8, 0)], (8, 0), Column::City));
        assert!(walls.attackers < 100_000 && walls.defenders > 850_000, "{walls:?}");
    }

    /// The sample agrees with the exact chances where both apply.
    /// What is kept of earlier battles changes no chance, whether they were worked out or played.
    #[test]
    fn what_is_kept_of_fronts_changes_nothing() {
        let rules = rules();
        let mut lines = Lines::default();
        for (attackers, defenders) in [(9, 5), (9, 7), (4, 5), (9, 5), (14, 7)] {
            for fronts in [&[(attackers, 0)][..], &[(attackers, 0), (4, 1)]] {
                let battle = battle(fronts, (defenders, 2), Column::Castle);
                assert_eq!(
                    forecast_with(&mut lines, &rules, &OfTheBox, &battle, Precision::Full),
                    odds(&battle),
                    "{fronts:?}"
                );
                let weighed = forecast_with(&mut lines, &rules, &OfTheBox, &battle, Precision::Weighed);
                assert!(weighed.attackers.abs_diff(odds(&battle).attackers) < 300, "{fronts:?}: {weighed:?}");
            }
        }
    }
    #[test]
    fn the_sample_agrees() {
        let alone = battle(&[(9, 0)], (5, 2), Column::Castle);
        let (exact, sample) =
            (odds(&alone), sampled(Ways { rules: &rules(), course: &OfTheBox }, &mut Lines::default(), &alone, 20_000));
        assert_eq!((exact.sample, sample.sample), (0, 20_000));
        assert!(exact.attackers.abs_diff(sample.attackers) < 15_000, "{exact:?} {sample:?}");
        assert!(exact.losses[0].abs_diff(sample.losses[0]) < 150, "{exact:?} {sample:?}");
        let two = odds(&battle(&[(7, 0), (7, 0)], (5, 2), Column::Castle));
        assert!(two.attackers > exact.attackers && two.sample == 2000);
    }
}

mod odds {
    use mesnie::games::fief::Fief;
    use mesnie::games::fief::chapters::battle::combat_results::Column;
    use mesnie::games::fief::chapters::battle::forecast::course::{Course, OfTheBox};
    use mesnie::games::fief::opponents::odds::{Army, OddsTable};
    use mesnie::games::fief::rules::{FiefRuleData, Rules};
    use mesnie::table::data::{Reader, Source};
    use mesnie::table::prelude::Game;
    use std::sync::Arc;

    fn odds() -> OddsTable {
        let data = Fief.load(&Reader::new(Source::built_in())).unwrap();
        let loaded = FiefRuleData::of(&data);
        let mut odds = OddsTable::default();
        let course: Arc<dyn Course> = Arc::new(OfTheBox);
        odds.learn(&Rules::new(&loaded.data, &loaded.map, &Default::default(), 4), &course);
        odds
    }
    fn of(odds: &OddsTable, attackers: u16, defenders: u16, walls: Column) -> i32 {
        odds.between(Army::of(attackers), Army::of(defenders), walls)
    }

    #[test]
    fn walls_and_numbers_count() {
        let odds = odds();
        let even = of(&odds, 8, 8, Column::Open);
        assert!((400..500).contains(&even), "both may be gone at once: {even}");
        assert!(
            of(&odds, 8, 8, Column::Castle) < even && of(&odds, 8, 8, Column::City) < of(&odds, 8, 8, Column::Castle)
        );
        for walls in [Column::Open, Column::Castle, Column::City] {
            let rising: Vec<i32> = (1..40).map(|a| of(&odds, a, 7, walls)).collect();
            assert!(rising.windows(2).all(|pair| pair[0] <= pair[1]), "{rising:?}");
        }
        assert_eq!(
            (of(&odds, 3, 0, Column::City), of(&odds, 0, 3, Column::Open), of(&odds, 200, 200, Column::Open)),
            (1000, 0, of(&odds, 64, 64, Column::Open))
        );
    }

    /// One against one in the open: each strikes on 2 and more; what both leave standing is thrown again.
    #[test]
    fn the_smallest_battle_is_exact() {
        // Alone the attacker hits with 5/6 · 1/6, both are gone with 25/36, nothing happens with 1/36.
        assert_eq!(of(&odds(), 1, 1, Column::Open), 1000 * 5 / 35);
    }

    /// F-16.04: she is worth several soldiers, on either side.
    #[test]
    fn the_darc_woman_counts() {
        let odds = odds();
        let (with, without) = (|strength| Army { darc: true, ..Army::of(strength) }, Army::of);
        let even = odds.between(without(8), without(8), Column::Castle);
        assert_eq!(even, of(&odds, 8, 8, Column::Castle));
        assert!(odds.between(with(8), without(8), Column::Castle) > even + 200);
        assert!(odds.between(without(8), with(8), Column::Castle) < even);
    }
}
