//! The rule scripts, and that source, scripts and rule books name the same rules and reasons.
use super::case::Case;
use super::files::{root, scripts_of, source_of, tests_of};
use mesnie::table::data::rules_text;
use mesnie::table::data::rules_text::RulePages;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;
use std::collections::BTreeSet;
use std::process::Command;

pub fn every_rule_script_passes(case: &Case) {
    let output = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "script", &format!("tests/scripts/{}", case.game.id())])
        .current_dir(root())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
}

/// The numbers of rules with this letter in these texts.
fn rule_numbers<'t>(letter: &str, texts: impl IntoIterator<Item = &'t str>) -> BTreeSet<String> {
    let apart = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    // Chapter and rule, or chapter, section and rule.
    let is_number = |text: &&str| {
        let rest = text.strip_prefix(letter).unwrap_or_default();
        rest.contains('.') && rest.split('.').count() <= 3 && rest.split('.').all(digits)
    };
    let parts = texts.into_iter().flat_map(|text| text.split(apart)).map(|part| part.trim_end_matches('.'));
    parts.filter(is_number).map(str::to_owned).collect()
}

/// The rules that a rule script tests: those that it says, and those by which orders are refused in it.
fn rules_of(script: &str) -> String {
    let from = script.split_once("rules:").map_or("", |(_, rest)| rest);
    let said = from.split_once(']').map_or(from, |(rules, _)| rules);
    let refused = script.lines().filter(|line| line.trim_start().starts_with("No("));
    [said].into_iter().chain(refused).collect::<Vec<_>>().join("\n")
}

/// Every rule of these books, and no other, is named by a test or a script; what the source names is in both books. The
/// books have the same rules in the same order.
pub fn every_rule_is_tested_and_in_both_books(case: &Case) {
    let (id, books) = (case.game.id(), &case.books);
    let (tests, scripts, source) = (tests_of(id), scripts_of(id), source_of(id));
    let tested: Vec<String> = tests.into_iter().chain(scripts.iter().map(|script| rules_of(script))).collect();
    let tested = rule_numbers(books.letter, tested.iter().map(String::as_str));
    let mentioned = rule_numbers(books.letter, scripts.iter().chain(&source).map(String::as_str));
    let reader = Reader::new(Source::built_in());
    rules_text::check(&reader, id);
    let [english, french] = Lang::ALL.map(|lang| RulePages::read(&reader, id, lang).unwrap());
    assert_eq!(reader.finish().render(&Texts::new(Lang::En)), "");
    for book in [&english, &french] {
        assert!(!book.title().is_empty() && book.chapters().len() > 2);
    }
    let numbers = |book: &RulePages| book.rules().map(|(number, _)| number.to_owned()).collect::<Vec<_>>();
    assert_eq!(numbers(&english), numbers(&french));
    let known: BTreeSet<String> = numbers(&english).into_iter().collect();
    assert_eq!(known.len(), books.rules);
    assert_eq!(known.difference(&tested).collect::<Vec<_>>(), Vec::<&String>::new(), "not tested");
    // Modules that are not in this edition have rules that are in no book yet.
    let locked = case.game.options(&case.rules().data).into_iter().filter(|option| option.locked);
    let locked: BTreeSet<&str> = locked.map(|option| option.rule).collect();
    let in_no_book = |number: &&String| {
        !known.contains(*number) && !locked.contains(number.as_str()) && !books.in_no_book.contains(&number.as_str())
    };
    let unknown: Vec<&String> = tested.union(&mentioned).filter(in_no_book).collect();
    assert_eq!(unknown, Vec::<&String>::new(), "not in the book");
}

/// Every reason for which this game refuses an order has a script in which it does, by the rule that says so. Those that
/// no order can meet are named by the game, and no others.
pub fn every_reason_is_given_by_a_script(case: &Case) {
    let (id, books) = (case.game.id(), &case.books);
    let source = source_of(id).join("\n");
    let refusals: BTreeSet<(&str, &str)> = source.split("Refusal::new(\"").skip(1).filter_map(quoted).collect();
    let reasons: BTreeSet<&str> = refusals.iter().map(|(reason, _)| *reason).collect();
    assert!(reasons.len() > books.reasons, "{}", reasons.len());
    let scripts = scripts_of(id).join("\n");
    let given: BTreeSet<(&str, &str)> = refused(&scripts).filter_map(quoted).collect();
    let missing: BTreeSet<_> = refusals.difference(&given).copied().collect();
    assert_eq!(missing, books.given_by_no_script.iter().copied().collect(), "without a script, and those known for it");
}

/// The first two of the quoted words in a text that begins within the first.
fn quoted(text: &str) -> Option<(&str, &str)> {
    let mut parts = text.split('"');
    Some((parts.next()?, parts.nth(1)?))
}

/// Of every order that is refused in these scripts, what follows it: the reason, and the rule if it is named.
fn refused(scripts: &str) -> impl Iterator<Item = &str> {
    let steps = scripts.split("No(\"").skip(1).filter_map(|step| step.split(')').next());
    steps.filter_map(|step| step.split_once("\", \"")).map(|(_, reason)| reason)
}

/// The reasons for which orders are refused in the scripts of a game.
pub fn reasons_given(game: &str) -> BTreeSet<String> {
    let scripts = scripts_of(game).join("\n");
    refused(&scripts).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}
