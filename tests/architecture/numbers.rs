//! Every number of a game's rule book stands in the source, in full, where it is enforced. Numbers that only describe are
//! listed in `descriptive.ron`, each with the reason.
use super::{files, none, root, rust_files, short};
use mesnie::table::data::rules_text::RulePages;
use mesnie::table::data::{Reader, Source};
use mesnie::table::text::locales::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// The source of a game, without its opponents and its view: they play by the rules and do not enforce them.
fn source_of(game: &str) -> String {
    let folder = root().join("src/games").join(game);
    let files = rust_files(&folder);
    let rules = files.iter().filter(|path| {
        let inside = path.strip_prefix(&folder).expect("below the folder");
        !inside.starts_with("opponents") && !inside.starts_with("opponents.rs") && !inside.starts_with("view")
    });
    rules.map(|path| fs::read_to_string(path).expect("a readable file")).collect()
}

/// Whether a rule number stands in a text by itself, not as the beginning or the end of another one.
fn stands_in(text: &str, number: &str) -> bool {
    text.match_indices(number).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let mut after = text[at + number.len()..].chars();
        let next = after.next();
        let longer = match next {
            Some('.') => after.next().is_some_and(|c| c.is_ascii_digit()),
            Some(c) => c.is_ascii_digit(),
            None => false,
        };
        !before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-') && !longer
    })
}

/// Game, number, and why nothing enforces it.
fn descriptive() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = fs::read_to_string(root().join("tests/architecture/descriptive.ron")).expect("the list of such numbers");
    ron::from_str(&text).expect("game, number, reason")
}

/// The numbers of a game's own rule book.
fn numbers_of(game: &str) -> BTreeSet<String> {
    let reader = Reader::new(Source::built_in());
    let pages = RulePages::read(&reader, game, Lang::En).expect("an English rule book");
    pages.rules().map(|(number, _)| number.to_owned()).collect()
}

#[test]
fn every_rule_number_stands_in_the_source_where_it_is_enforced() {
    let descriptive = descriptive();
    let mut findings = vec![];
    for game in mesnie::games::all() {
        let (numbers, source) = (numbers_of(game.id()), source_of(game.id()));
        assert!(numbers.len() > 10, "the rule book of {} has numbers", game.id());
        let none = BTreeMap::new();
        let excused = descriptive.get(game.id()).unwrap_or(&none);
        for number in &numbers {
            match (stands_in(&source, number), excused.contains_key(number)) {
                (false, false) => findings.push(format!("{}: {number} stands nowhere", game.id())),
                (true, true) => findings.push(format!("{}: {number} is listed and stands in the source", game.id())),
                _ => {}
            }
        }
        let strays = excused.iter().filter(|(number, reason)| !numbers.contains(*number) || reason.len() < 10);
        findings.extend(strays.map(|(number, _)| format!("{}: {number} is listed without need or reason", game.id())));
    }
    let ids: Vec<_> = mesnie::games::all().iter().map(|game| game.id()).collect();
    findings.extend(descriptive.keys().filter(|id| !ids.contains(&id.as_str())).map(|id| format!("{id} is no game")));
    none("numbers of the rule books", &findings);
}

/// Where a text shortens rule numbers to a range: `F-9.31 to 9.35`, `N-4.07/08`, `R-40 to R-44`.
fn ranges(text: &str) -> Vec<String> {
    let mut found = vec![];
    for (at, _) in text.match_indices('-') {
        let letters = text[..at].chars().rev().take_while(char::is_ascii_uppercase).count();
        let start = at - letters;
        if !(1..=2).contains(&letters) || text[..start].chars().next_back().is_some_and(char::is_alphanumeric) {
            continue;
        }
        let digits = |s: &str| s.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(s.len());
        let length = digits(&text[at + 1..]);
        let number = text[at + 1..at + 1 + length].trim_end_matches('.');
        if number.is_empty() {
            continue;
        }
        let rest = &text[at + 1 + number.len()..];
        let joined = [" to ", "/", "–", " – ", "..", "..="].into_iter().find_map(|by| rest.strip_prefix(by));
        let Some(second) = joined else { continue };
        let second = second.trim_start_matches(|c: char| c.is_ascii_uppercase()).trim_start_matches('-');
        if second.starts_with(|c: char| c.is_ascii_digit()) {
            found.push(text[start..].chars().take(number.len() + 14).take_while(|c| *c != '\n').collect());
        }
    }
    found
}

#[test]
fn no_comment_shortens_rule_numbers_to_a_range() {
    let mut findings = vec![];
    for path in rust_files(&root().join("src")) {
        let text = fs::read_to_string(&path).expect("a readable file");
        findings.extend(ranges(&text).into_iter().map(|range| format!("{}: {range}", short(&path))));
    }
    none("ranges of rule numbers", &findings);
}

/// The numbers of chapters and rules with this letter in a text: `N-5.04`.
fn numbers_in<'t>(letter: &'t str, text: &'t str) -> impl Iterator<Item = &'t str> {
    let apart = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let words = text.split(apart).map(|word| word.trim_end_matches(['.', '-']));
    words.filter(move |word| {
        let number = word.strip_prefix(letter).and_then(|rest| rest.split_once('.'));
        number.is_some_and(|(chapter, rest)| {
            digits(chapter)
                && rest.split('.').all(|part| digits(part.trim_end_matches(|c: char| c.is_ascii_lowercase())))
        })
    })
}

/// Who makes a number up for a test gives it a letter that no game has: readers take the others for rules.
#[test]
fn every_number_with_the_letter_of_a_game_is_a_rule_of_it() {
    let mut findings = vec![];
    let texts = ["src", "tests", "docs", "rules"].into_iter().flat_map(|folder| files(&root().join(folder)));
    let read = |path: PathBuf| {
        let is_text = path.extension().is_some_and(|end| end == "rs" || end == "ron" || end == "md");
        is_text.then(|| (short(&path), fs::read_to_string(&path).expect("a readable file")))
    };
    let texts: Vec<(String, String)> = texts.filter_map(read).collect();
    for case in crate::games::CASES {
        let (books, known) = (&case.books, numbers_of(case.game.id()));
        // Modules that are not in this edition have rules that are in no book yet.
        let locked = case.game.options(&case.rules().data).into_iter().filter(|option| option.locked);
        let locked: BTreeSet<&str> = locked.map(|option| option.rule).collect();
        for (path, text) in &texts {
            let unknown = numbers_in(books.letter, text).filter(|number| {
                !known.contains(*number) && !locked.contains(number) && !books.in_no_book.contains(number)
            });
            findings.extend(unknown.map(|number| format!("{path}: {number}")));
        }
    }
    none("rules that no book has", &findings);
}

#[test]
fn numbers_are_found_in_a_text() {
    let found = |text: &'static str| numbers_in("Q-", text).collect::<Vec<_>>();
    assert_eq!(found("(Q-9.31, `Q-9.311`). Q-1.05.2 Q-7.06b"), ["Q-9.31", "Q-9.311", "Q-1.05.2", "Q-7.06b"]);
    assert_eq!(found("see Q-9.31."), ["Q-9.31"]);
    assert_eq!(found("XQ-9.31 QX-9.31 Q-9 q-9.31 Q-9.x"), [""; 0]);
}

#[test]
fn a_number_and_a_range_are_known_when_they_are_seen() {
    assert!(stands_in("(Q-9.31, R-40)", "Q-9.31") && stands_in("(Q-9.31, R-40).", "R-40"));
    assert!(stands_in("see Q-9.3.", "Q-9.3"));
    for text in ["Q-9.311", "XQ-9.31", "Q-9.3", "NQ-9.31"] {
        assert!(!stands_in(text, "Q-9.31"), "{text}");
    }
    assert!(!stands_in("Q-1.05.2", "Q-1.05"));
    for text in ["Q-9.31 to 9.35", "Q-9.31 to Q-9.35", "Q-4.07/08", "QX-31–44", "R-40 to R-44"] {
        assert_eq!(ranges(text).len(), 1, "{text}");
    }
    for text in ["Q-9.31, Q-9.32", "moved Q-9.31 to the gate", "x-1 to 2", "CC0-1.0/2"] {
        assert_eq!(ranges(text), [""; 0], "{text}");
    }
}
