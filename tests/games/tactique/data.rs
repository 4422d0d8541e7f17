//! The rule data of Tactique: what the document says, and what is refused of it.
use super::*;
use mesnie::games::tactique::rules::TactiqueRuleData;
use mesnie::table::prelude::RuleSet;
use mesnie::table::text::locales::Texts;

// T-5.01, T-2.08, T-3.01, T-4.01: the table of 3.9.
#[test]
fn the_troops_are_as_the_document_says() {
    let data = Tactique.load(&Reader::new(Source::built_in())).unwrap();
    let data = &data.downcast_ref::<TactiqueRuleData>().unwrap().data;
    let kinds = data.troops.kinds().map(|(name, kind)| (name, kind.price, kind.strength, kind.supply));
    let wanted = [("sergeant", 100, 1, 12), ("knight", 300, 3, 11), ("archer", 200, 1, 3), ("bombard", 400, 0, 3)];
    assert_eq!(kinds, wanted);
    assert_eq!((data.troops.guard.stock.knights, data.troops.guard.stock.sergeants), (3, 4));
    assert_eq!((data.troops.mercenaries.number, data.troops.mercenaries.upkeep), (5, 100));
    assert_eq!(data.combat.battle_die, [0, 1, 1, 2, 2, 3]);
}

/// What is wrong with these data, in the words of the program.
fn told(file: &str, from: &str, to: &str) -> String {
    let (rules, _) = RuleSet::read(&Tactique, Source::built_in());
    let mut files = rules.unwrap().files;
    let text = files.get_mut(file).unwrap();
    assert!(text.contains(from), "{file}: {from}");
    *text = text.replace(from, to);
    let (rules, findings) = RuleSet::read(&Tactique, Source::memory(files));
    assert_eq!(rules.is_none(), findings.has_errors());
    findings.render(&Texts::new(Lang::En))
}

#[test]
fn broken_values_are_told_with_their_place() {
    for (file, from, to, place) in [
        ("tactique/troops.ron", "price: 300", "price: 350", "knight.price"),
        (
            "tactique/troops.ron",
            "bombard: (price: 400, strength: 0",
            "bombard: (price: 400, strength: 2",
            "bombard.strength",
        ),
        ("tactique/troops.ron", "start: (sergeants: 5", "start: (sergeants: 50", "start.sergeants"),
        (
            "tactique/troops.ron",
            "king: (sergeants: 2, knights: 2)",
            "king: (sergeants: 4, knights: 2)",
            "guard.king.sergeants",
        ),
        (
            "tactique/troops.ron",
            "queen: (sergeants: 2, knights: 1)",
            "queen: (sergeants: 2, knights: 4)",
            "guard.queen.knights",
        ),
        (
            "tactique/troops.ron",
            "knight: (price: 300, strength: 3",
            "knight: (price: 300, strength: 1",
            "knight.strength",
        ),
        ("tactique/troops.ron", "number: 5", "number: 500", "mercenaries.number"),
        ("tactique/troops.ron", "plague_lost: (1, 2)", "plague_lost: (3, 2)", "mercenaries.plague_lost[0]"),
        ("tactique/troops.ron", "plague_lost: (1, 2)", "plague_lost: (0, 0)", "mercenaries.plague_lost[1]"),
        ("tactique/switches.ron", "min_bid: (0, 10000)", "min_bid: (0, 2000000000)", "bounds.min_bid[1]"),
        ("fief/cards.ron", "label: \"arnaud\"", "label: \"archer\"", "lords[0].label"),
        ("tactique/combat.ron", "[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2]", "battle_die"),
        ("tactique/combat.ron", "archers: (open: 1", "archers: (open: 0", "archers.open"),
        ("tactique/switches.ron", "min_bid: 100", "min_bid: -1", "min_bid"),
        ("tactique/opponents.ron", "archer_per: 6", "archer_per: 0", "archer_per"),
        ("fief/money.ron", "press: 200,", "press: 250,", "prices.press"),
    ] {
        let told = told(file, from, to);
        assert!(told.contains(file) && told.contains(place), "{file} {to}: {told}");
    }
}

/// The same board and cards as Fief, other troops, and no counters that are changed.
#[test]
fn options_are_fiefs_and_its_own() {
    let data = Tactique.load(&Reader::new(Source::built_in())).unwrap();
    let names: Vec<String> = Tactique.options(&data).into_iter().map(|option| option.name).collect();
    for name in [
        "engine",
        "knight_partial",
        "guard_bonus",
        "royal_guard",
        "min_bid",
        "camp_revolt_needs_famine",
        "lordless_may_attack",
        "fog",
        "mode",
    ] {
        assert!(names.iter().any(|known| known == name), "{name}");
    }
    assert!(!names.iter().any(|name| name == "counter_model"));
}
