//! 1 Army and set-up, 2 Board: what the options of a match make of them.
use super::*;
use mesnie::games::ancients::map::Terrain;
use std::collections::BTreeSet;

// ---------------------------------------------------------------- 1 Army and set-up, 2 Board

// N-1.06, N-1.12, NX-01
#[test]
fn the_budget_sets_the_target() {
    let on_offer = Ancients.options(empty_table().data()).into_iter().find(|option| option.name == "budget").unwrap();
    assert_eq!(on_offer.choice, OptionChoice::OneNumber(vec![37, 40, 45, 50, 55, 60, 65, 70, 75, 80]));
    assert_eq!(on_offer.default, Setting::Number(50));
    for (budget, target) in [(37, 4), (40, 5), (45, 6), (50, 7), (55, 8), (60, 9), (65, 10), (80, 13)] {
        let rules = rules_with(&[("budget", Setting::Number(budget))]);
        assert_eq!((rules.budget, rules.targets), ([budget; 2], [2 * target; 2]), "{budget}");
    }
    let refused = started(&[("budget", Setting::Number(41))]).err().unwrap();
    assert_eq!((refused.key.as_str(), refused.rule), ("refusal-option_not_available", "N-1.12"));
}

// N-1.12, N-1.13
#[test]
fn an_agreed_target_and_a_handicap_leave_the_rest_alone() {
    let rules = rules_with(&[("target_override", Setting::Number(3))]);
    assert_eq!((rules.budget, rules.targets), ([50; 2], [6; 2]));
    let rules = rules_with(&[("budget", Setting::Number(45)), ("handicap_blue", Setting::Number(115))]);
    assert_eq!((rules.budget, rules.targets), ([45, 51], [12; 2]));
}

// N-1.16
#[test]
fn ready_made_armies_need_a_budget_of_50() {
    let lists = ("army_lists", Setting::Switch(true));
    assert!(started(std::slice::from_ref(&lists)).is_ok());
    for budget in [45, 55] {
        let refused = started(&[lists.clone(), ("budget", Setting::Number(budget))]).err().unwrap();
        assert_eq!((refused.key.as_str(), refused.rule), ("refusal-options_incompatible", "N-1.16"));
    }
}

#[test]
fn without_modules_there_are_the_base_units_and_no_option_is_locked() {
    let all = Ancients.options(empty_table().data());
    assert!(!all.iter().any(|option| option.locked));
    let rules = rules_with(&[]);
    let kinds: BTreeSet<&str> = rules.pool.iter().map(|line| line.kind.as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["archers", "cavalry", "elite", "heavy"]));
}

// N-17.13, N-18.15, N-20.08, N-20.14, NX-95
#[test]
fn what_does_not_go_together_is_refused() {
    let on = |name| (name, Setting::Switch(true));
    let maquis = ("maquis_markers", word("Option2"));
    let refused = |options: &[(&str, Setting)]| started(options).err().map(|why| (why.key, why.rule));
    let because = |rule| Some(("refusal-options_incompatible".to_owned(), rule));
    assert_eq!(refused(&[maquis.clone(), on("return_of_routed")]), because("N-17.13"));
    assert_eq!(refused(&[on("asymmetric_cards"), maquis.clone()]), because("N-20.08"));
    for module in ["general", "shock", "horse_archers", "light", "survivors", "stakes", "terrain", "rampart_defence"] {
        assert_eq!(refused(&[on("asymmetric_cards"), on(module)]), because("N-20.14"), "{module}");
    }
    assert_eq!(refused(&[on("ambush")]), because("N-18.15"));
    // A board with forests in each half, or markers, will do.
    let wood = ("board", word("whispering_wood"));
    for good in [&[maquis][..], &[on("ambush"), on("terrain")], &[on("ambush"), wood], &[on("asymmetric_cards")]] {
        assert_eq!(refused(good), None, "{good:?}");
    }
}

// N-15.06, N-16.01: what a module brings, and that it is not mounted.
#[test]
fn modules_bring_their_units() {
    let on = |names: &[&'static str]| -> Vec<(&str, Setting)> {
        names.iter().map(|name| (*name, Setting::Switch(true))).collect()
    };
    let brought = |names: &[&'static str]| -> Vec<(String, i8, u8, bool)> {
        let pool = rules_with(&on(names)).pool;
        let of_module = pool.iter().filter(|line| line.module.is_some());
        of_module.map(|line| (line.kind.clone(), line.fresh, line.count, line.mounted)).collect()
    };
    let (light, survivors) = (("light".to_owned(), 4, 2, false), ("survivors".to_owned(), 2, 2, false));
    assert_eq!(brought(&[]), []);
    assert_eq!(brought(&["light"]), std::slice::from_ref(&light));
    assert_eq!(brought(&["survivors"]), std::slice::from_ref(&survivors));
    assert_eq!(brought(&["light", "survivors"]), [light, survivors]);
}

// N-2.08
#[test]
fn the_board_goes_with_the_budget() {
    let board = |options: &[(&str, Setting)]| rules_with(options).map.name.clone();
    assert_eq!(board(&[("budget", Setting::Number(50))]), "standard");
    assert_eq!(board(&[("budget", Setting::Number(55))]), "large");
    let large = ("board", Setting::Word("large".into()));
    assert_eq!(board(&[("budget", Setting::Number(37)), large]), "large");
    assert_eq!(
        (rules_with(&[]).map.hexes.len(), rules_with(&[("budget", Setting::Number(60))]).map.hexes.len()),
        (94, 138)
    );
}

/// Both boards are as section 4 of the rules has checked them (N-2.08).
#[test]
fn the_boards_are_symmetric_and_of_the_size_told() {
    for (budget, hexes, counts) in [(50, 94, [64, 12, 6, 3]), (55, 138, [100, 12, 8, 5])] {
        let mut game = empty_table();
        let mut header = header(&[], 1, Player::Random);
        header.options.insert("budget".into(), Setting::Number(budget));
        game.start(header).unwrap();
        let board = game.world().resource::<Rules>().map.clone();
        assert_eq!(board.hexes.len(), hexes);
        let count =
            |wanted: &dyn Fn(Terrain) -> bool| board.hexes.places().filter(|p| wanted(board.terrain(*p))).count();
        assert_eq!(count(&|t| t == Terrain::Plain), counts[0]);
        assert_eq!(count(&|t| t == Terrain::Maquis), counts[1]);
        for side in [RED, BLUE] {
            assert_eq!(count(&|t| t == Terrain::Rampart(side)), counts[2]);
            assert_eq!(count(&|t| t == Terrain::Inner(side)), counts[3]);
        }
        for place in board.hexes.places() {
            let opposite = Place(hexes as u16 - 1 - place.0);
            let swapped = match board.terrain(place) {
                Terrain::Rampart(side) => Terrain::Rampart(Seat(1 - side.0)),
                Terrain::Inner(side) => Terrain::Inner(Seat(1 - side.0)),
                other => other,
            };
            assert_eq!(board.terrain(opposite), swapped);
            assert!(board.hexes.neighbours(place).iter().all(|n| board.hexes.neighbours(*n).contains(&place)));
        }
        let apart = board.camp(RED).flat_map(|a| board.camp(BLUE).map(move |b| (a, b)));
        assert_eq!(apart.map(|(a, b)| board.hexes.distance(a, b)).min(), Some(8));
    }
}
