//! The rule scripts of Tactique, and that source, scripts and rule books name the same rules and reasons.
use super::*;
use mesnie::table::rulepages::RulePages;
use mesnie::tactique::data::Loaded;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What stands in the files of a folder with this extension.
fn texts_in(folder: &str, extension: &str) -> Vec<String> {
    let mut paths: Vec<_> = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    paths.sort();
    assert!(!paths.is_empty(), "{folder}");
    paths.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn every_rule_script_passes() {
    let output = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "script", "tests/scripts/tactique"])
        .current_dir(root())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
}

/// Every rule of these books, and no other, is named by a test or a script; what the source names is in both books.
#[test]
fn every_rule_is_tested_and_in_both_books() {
    let mut tests = texts_in("tests/scripts/tactique", "ron");
    tests.extend(texts_in("tests/tactique", "rs"));
    let numbers = |texts: &[String]| -> BTreeSet<String> {
        let parts = texts.iter().flat_map(|text| text.split(|c: char| c == '"' || c.is_whitespace()));
        let number = |part: &&str| part.len() == 6 && part.starts_with("T-") && part.as_bytes()[3] == b'.';
        parts.filter(number).map(str::to_owned).collect()
    };
    let (tested, named) = (numbers(&tests), numbers(&texts_in("src/tactique", "rs")));
    for lang in Lang::ALL {
        let book = RulePages::read(&Reader::new(Source::built_in()), "tactique", lang).unwrap();
        let known: BTreeSet<String> = book.rules().map(|(number, _)| number.to_owned()).collect();
        assert_eq!(known.len(), 72, "{lang}");
        assert_eq!(known.difference(&tested).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}: not tested");
        assert_eq!(tested.union(&named).filter(|number| !known.contains(*number)).count(), 0, "{lang}");
    }
}

/// Every reason for which Tactique refuses an order has a script in which it does.
#[test]
fn every_reason_is_given_by_a_script() {
    let source = texts_in("src/tactique", "rs").join("\n");
    let pairs = |text: &str| -> BTreeSet<(String, String)> {
        let found = text.split("Refusal::new(\"").skip(1).filter_map(|rest| {
            let mut parts = rest.split('"');
            Some((parts.next()?.to_owned(), parts.nth(1)?.to_owned()))
        });
        found.collect()
    };
    let reasons: BTreeSet<String> = pairs(&source).into_iter().map(|(reason, _)| reason).collect();
    let scripts = texts_in("tests/scripts/tactique", "ron").join("\n");
    let refused = scripts.lines().filter_map(|line| line.trim_start().strip_prefix("No(\""));
    let given: BTreeSet<String> = refused.filter_map(|rest| rest.split('"').nth(2)).map(str::to_owned).collect();
    assert!(reasons.len() > 14);
    let missing: Vec<_> = reasons.difference(&given).collect();
    assert!(missing.is_empty(), "no script is refused with {missing:?}");
}

/// The numbers of the books are those of the data: the table of the troops, and the faces of the battle die.
#[test]
fn the_books_have_the_numbers_of_the_data() {
    let data = Tactique.load(&Reader::new(Source::built_in())).unwrap();
    let data = &data.downcast_ref::<Loaded>().unwrap().data;
    let numbers = |text: &str| -> Vec<i32> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
    };
    for lang in Lang::ALL {
        let book = fs::read_to_string(root().join(format!("rules/tactique/RULES.{lang}.md"))).unwrap();
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
