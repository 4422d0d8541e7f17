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
    use mesnie::games::fief::chapters::battle::forecast::{forecast, sampled};
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

    /// One against one in the open: five faces of six kill.
    #[test]
    fn small_battles_are_exact() {
        let odds = forecast(&rules(), front(1, Column::Open), front(1, Column::Open));
        assert_eq!((odds.attackers, odds.defenders), (142_857, 142_857));
        assert_eq!(odds.losses, [857, 857]);
        assert_eq!(forecast(&rules(), front(3, Column::Open), front(0, Column::Castle)).attackers, 1_000_000);
        let walls = forecast(&rules(), front(8, Column::Open), front(8, Column::City));
        assert!(walls.attackers < 100_000 && walls.defenders > 850_000, "{walls:?}");
    }

    /// The sample agrees with the exact chances where both apply.
    #[test]
    fn the_sample_agrees() {
        let (a, b) = (front(9, Column::Open), Front { lords: 2, ..front(5, Column::Castle) });
        let (exact, sample) = (forecast(&rules(), a, b), sampled(&rules(), &[a], b, 20_000, 7));
        assert!(exact.attackers.abs_diff(sample.attackers) < 15_000, "{exact:?} {sample:?}");
        assert!(exact.losses[0].abs_diff(sample.losses[0]) < 150, "{exact:?} {sample:?}");
        let two = sampled(&rules(), &[front(7, Column::Open); 2], b, 2000, 1);
        assert!(two.attackers > exact.attackers && two.sample == 2000);
    }
}

mod odds {
    use mesnie::games::fief::Fief;
    use mesnie::games::fief::chapters::battle::combat_results::Column;
    use mesnie::games::fief::opponents::odds::{Army, OddsTable};
    use mesnie::games::fief::rules::{FiefRuleData, Rules};
    use mesnie::table::data::{Reader, Source};
    use mesnie::table::prelude::Game;

    fn odds() -> OddsTable {
        let data = Fief.load(&Reader::new(Source::built_in())).unwrap();
        let loaded = FiefRuleData::of(&data);
        let mut odds = OddsTable::default();
        odds.learn(&Rules::new(&loaded.data, &loaded.map, &Default::default(), 4));
        odds
    }

    #[test]
    fn walls_and_numbers_count() {
        let odds = odds();
        let even = odds.of(8, 8, Column::Open);
        assert!((400..500).contains(&even), "both may be gone at once: {even}");
        assert!(odds.of(8, 8, Column::Castle) < even && odds.of(8, 8, Column::City) < odds.of(8, 8, Column::Castle));
        for walls in [Column::Open, Column::Castle, Column::City] {
            let rising: Vec<i32> = (1..40).map(|a| odds.of(a, 7, walls)).collect();
            assert!(rising.windows(2).all(|pair| pair[0] <= pair[1]), "{rising:?}");
        }
        assert_eq!(
            (odds.of(3, 0, Column::City), odds.of(0, 3, Column::Open), odds.of(200, 200, Column::Open)),
            (1000, 0, odds.of(64, 64, Column::Open))
        );
    }

    /// One against one in the open: each strikes on 2 and more; what both leave standing is thrown again.
    #[test]
    fn the_smallest_battle_is_exact() {
        // Alone the attacker hits with 5/6 · 1/6, both are gone with 25/36, nothing happens with 1/36.
        assert_eq!(odds().of(1, 1, Column::Open), 1000 * 5 / 35);
    }

    /// F-16.04: she is worth several soldiers, on either side.
    #[test]
    fn the_darc_woman_counts() {
        let odds = odds();
        let (with, without) = (|strength| Army { darc: true, ..Army::of(strength) }, Army::of);
        let even = odds.between(without(8), without(8), Column::Castle);
        assert_eq!(even, odds.of(8, 8, Column::Castle));
        assert!(odds.between(with(8), without(8), Column::Castle) > even + 200);
        assert!(odds.between(without(8), with(8), Column::Castle) < even);
    }
}
