//! The rule book of an expansion.
use super::*;
use mesnie::games::tactique::rules::TactiqueRuleData;
use mesnie::table::data::rules_text::RulePages;
use std::fs;
use std::path::Path;

/// The numbers of the books are those of the data: the table of the troops, and the faces of the battle die.
#[test]
fn the_books_have_the_numbers_of_the_data() {
    let data = Tactique.load(&Reader::new(Source::built_in())).unwrap();
    let data = &data.downcast_ref::<TactiqueRuleData>().unwrap().data;
    let numbers = |text: &str| -> Vec<i32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
    };
    for lang in Lang::ALL {
        let book =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/tactique/RULES.{lang}.md")))
                .unwrap();
        let rows: Vec<Vec<i32>> = book.lines().filter(|line| line.starts_with("| ")).map(numbers).collect();
        let wanted = data.troops.kinds().map(|(_, kind)| {
            let removed_by = (kind.strength > 0).then_some(kind.strength);
            [kind.price, kind.strength].into_iter().chain(removed_by).chain([kind.supply]).collect::<Vec<_>>()
        });
        assert_eq!(rows[1..5], wanted, "{lang}");
        let m = &data.troops.mercenaries;
        assert_eq!(rows[5], [m.upkeep, m.strength, m.strength, m.number], "{lang}");
        let die = book.lines().find(|line| numbers(line) == data.combat.battle_die);
        assert!(die.is_some(), "{lang}");
        let bid = book.lines().find(|line| line.contains("**T-4.03**")).map(numbers).unwrap();
        assert!(bid.ends_with(&[data.switches.min_bid]), "{lang}: {bid:?}");
    }
}

/// The book of an expansion goes on with that of its base, so that every number that is named can be opened.
#[test]
fn the_book_goes_on_with_fiefs() {
    for lang in Lang::ALL {
        let book = RulePages::read_with(&Reader::new(Source::built_in()), "tactique", Tactique.base(), lang).unwrap();
        for number in ["T-1.14", "T-5.10", "F-7.06", "F-17.09"] {
            assert!(book.find(number).is_some(), "{lang} {number}");
        }
        assert!(book.title().contains("Tactique"));
    }
}
