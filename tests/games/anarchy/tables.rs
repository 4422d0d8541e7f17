//! The tables of combat and shooting, and maps that are turned, as a whole.
use super::CASE;
use mesnie::games::anarchy::data::files::{CombatResult, Terrain};
use mesnie::games::anarchy::map::Map;
use mesnie::games::anarchy::rules::{AnarchyRuleData, Rules};
use mesnie::table::kit::hex_map::Heading;
use mesnie::table::prelude::{Place, Settings};

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

// AX-84, C-15.24
#[test]
fn a_map_is_turned_with_all_its_features() {
    let built_in = CASE.rules().data.downcast_ref::<AnarchyRuleData>().expect("the data of the game");
    for map in &built_in.data.maps {
        assert!(map.turned().turned() == *map, "{} turned twice", map.name);
    }
    let castle = built_in.data.maps.iter().find(|map| map.name == "norman_castle").expect("the castle");
    let read = |map| Map::new(map, &built_in.data.terrain).expect("a sound map");
    let (printed, turned) = (read(castle), read(&castle.turned()));
    let at = |col, row| turned.hexes.at(row, col).expect("a hex");
    assert_eq!(turned.terrain(at(13, 4)), Terrain::Gate);
    let up: Vec<&str> = turned.ways(at(13, 14)).iter().map(|side| Heading::NAMES[side.index()]).collect();
    assert_eq!((turned.terrain(at(13, 14)), &up[..]), (Terrain::Stairs, &["SE", "S", "SW"][..]));
    // Every hex, its inner sides and every area lie where the exchange brings them.
    for hex in printed.hexes.places() {
        let there = printed.hexes.turned(hex);
        assert_eq!(printed.terrain(hex), turned.terrain(there));
        let inside: Vec<usize> = printed.inside(hex).iter().map(|side| (side.index() + 3) % 6).collect();
        assert!(inside.iter().all(|side| turned.inside(there).contains(Heading::ALL[*side])));
    }
    for area in &castle.areas {
        let mut hexes: Vec<Place> = printed.area(&area.name).iter().map(|hex| printed.hexes.turned(*hex)).collect();
        hexes.sort_unstable();
        assert_eq!(hexes, turned.area(&area.name), "{}", area.name);
    }
}
