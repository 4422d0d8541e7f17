//! The tables of combat and shooting, as a whole.
use super::CASE;
use mesnie::games::anarchy::data::files::CombatResult;
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::table::prelude::Settings;

fn rules() -> Rules {
    let data = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    Rules::new(data, "sc01", &Settings::new()).expect("the scenario")
}

//
#[test]
fn both_tables_have_the_narrow_columns() {
    let rules = rules();
    for (first, last) in [(1, 4), (5, 8), (9, 12), (13, 20), (21, 30), (31, 50), (51, 70)] {
        assert_eq!(rules.column(first), rules.column(last), "{first}..{last}");
        assert_eq!(rules.column(last) + 1, rules.column(last + 1), "{last}");
        assert_eq!(rules.column(first - 1) + 1, rules.column(first), "{first}");
    }
    assert_eq!([-99, -13, -12, 71, 999].map(|differential| rules.column(differential)), [0, 0, 1, 10, 10]);
}

//
#[test]
fn the_columns_from_nine_to_twenty_spare_the_attackers() {
    let rules = rules();
    let worst = |mounted, differential| {
        let all = (1..=10).map(|die| rules.result(mounted, rules.column(differential), die));
        all.min().expect("ten results")
    };
    for mounted in [false, true] {
        assert_eq!(worst(mounted, 1), CombatResult::AS);
        assert_eq!(worst(mounted, 9), CombatResult::AR);
        assert_eq!(worst(mounted, 13), CombatResult::No);
        let kills = |differential| {
            (1..=10).filter(|die| rules.result(mounted, rules.column(differential), *die) == CombatResult::DK).count()
        };
        assert!(kills(71) > kills(31) && kills(31) > kills(13), "{mounted}");
    }
}
