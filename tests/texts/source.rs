//! The strings in the source: keys of messages, and words for people that should be messages.
use super::messages::messages;
use crate::common::files::{files_under, root};
use mesnie::table::text::locales::Lang;
use std::collections::BTreeSet;
use std::fs;

/// Words in the source that look like keys and are none, and what they are.
const NOT_KEYS: [(&str, &str); 1] = [("save-as", "the name of a dialog for egui")];

/// Calls whose first argument is a key, with or without a language to look it up in.
const CALLS: [&str; 6] = ["texts.get(", "texts.has(", "texts.format(", "texts.format_with(", "Arg::key(", "Word::Key("];

/// A string in the source: where it stands, the source before it, and what it says.
pub struct Literal {
    pub place: String,
    pub before: String,
    pub text: String,
}

/// The strings of the program, without its comments.
pub fn literals() -> Vec<Literal> {
    let mut literals = vec![];
    for path in files_under(&root().join("src"), "rs") {
        let source = fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        literals_of(&name, &source, &mut literals);
    }
    literals
}

fn literals_of(file: &str, source: &str, literals: &mut Vec<Literal>) {
    let mut at = 0;
    while let Some(c) = source[at..].chars().next() {
        let rest = &source[at..];
        let raw = rest.strip_prefix('r').map(|raw| raw.trim_start_matches('#')).filter(|raw| raw.starts_with('"'));
        let inside_word = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let (text, length) = if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, rest.find("*/").map_or(rest.len(), |end| end + 2))
        } else if let Some(raw) = raw.filter(|_| !inside_word) {
            let hashes = rest.len() - 1 - raw.len();
            let end = format!("\"{}", "#".repeat(hashes));
            let length = raw[1..].find(&end).unwrap_or(raw.len() - 1);
            (Some(&raw[1..1 + length]), hashes + length + 2 + end.len())
        } else if c == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let length = end.unwrap_or(rest.len() - 1);
            (Some(&rest[1..1 + length]), length + 2)
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            (None, rest[1..].find('\'').map_or(1, |end| end + 2))
        } else {
            (None, c.len_utf8())
        };
        if let Some(text) = text {
            let line = 1 + source[..at].matches('\n').count();
            let before = source[..at].trim_end().to_owned();
            literals.push(Literal { place: format!("{file}:{line}"), before, text: text.to_owned() });
        }
        at = (at + length).min(source.len());
    }
}

/// Small letters and numbers with at least one hyphen between them, and perhaps an attribute.
fn looks_like_a_key(text: &str) -> bool {
    let (key, attribute) = text.split_once('.').unwrap_or((text, "x"));
    let words = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.split('-').all(|w| !w.is_empty() && w.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
    };
    key.contains('-') && words(key) && words(attribute)
}

#[test]
fn every_message_in_use_exists() {
    let messages = messages(Lang::En);
    let first_words: BTreeSet<&str> =
        messages.keys().filter_map(|key| key.split_once('-')).map(|(word, _)| word).collect();
    let mut missing = vec![];
    for Literal { place, before, text } in literals() {
        let called = CALLS.iter().any(|call| before.ends_with(call)) && !text.is_empty() && !text.contains('{');
        let named = looks_like_a_key(&text) && text.split_once('-').is_some_and(|(word, _)| first_words.contains(word));
        let excused = NOT_KEYS.iter().any(|(word, _)| *word == text);
        if (called || named) && !excused && !messages.contains_key(&text) {
            missing.push(format!("{place}: `{text}`"));
        }
    }
    assert!(missing.is_empty(), "messages that are used and not there:\n{}", missing.join("\n"));
}

#[test]
fn strings_are_found_in_source() {
    let source = "f(\"a-b\"); // \"no\"\n/* \"no\" */ g('\"', '\\\"', r#\"c\"d\"#, b\"e\\\"f\", r\"x\", 'x'); for\"y\"";
    let mut found = vec![];
    literals_of("x.rs", source, &mut found);
    let texts: Vec<&str> = found.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(texts, ["a-b", "c\"d", "e\\\"f", "x", "y"]);
    assert_eq!((found[0].before.as_str(), found[1].place.as_str()), ("f(", "x.rs:2"));
    assert!(looks_like_a_key("data-gap.hint") && looks_like_a_key("fief-2") && !looks_like_a_key("data-"));
    assert!(!looks_like_a_key("gap") && !looks_like_a_key("--games") && !looks_like_a_key("Not-this"));
}

/// Words that stand in the source all the same, by a part of their place or by themselves, and why.
const NO_TRANSLATION: [(&str, &str); 25] = [
    ("/invariants.rs:", "for the authors of the program, when it is wrong"),
    ("/notation.rs:", "for the authors of rule scripts, whose own words are English"),
    ("/notation/", "for the authors of rule scripts, whose own words are English"),
    ("src/table/saves/format.rs:", "the words of the form of saves"),
    ("src/cli/check.rs:", "for the authors of the program, when it is wrong"),
    ("src/table/ground/polygons.rs:", "for serde; who reads a file tells of the fault in a message"),
    ("src/table/kit/auctions.rs:", "for the authors of the program, when it is wrong"),
    ("src/table/kit/purses.rs:", "for the authors of the program, when it is wrong"),
    ("src/table/protocol/prompt.rs:", "for the authors of the program, when it is wrong"),
    ("src/desktop/face/sight.rs:", "for the authors of the program, when it is wrong"),
    ("gules crescent", "arms in the form of settings and saves"),
    ("azure cross", "arms in the form of settings and saves"),
    ("Cpu", "a name of the renderer's"),
    ("src/table/data/syntax.rs:", "the words of another library, to be recognised"),
    ("src/table/data/draft/", "the words of RON"),
    ("src/table/data/unread.rs:", "the names of files"),
    ("src/table/play/lesson", "the words of the form of lessons"),
    ("src/desktop/input/keys.rs:", "names for egui"),
    ("src/desktop/platform/key_strokes.rs:", "the words of the settings file"),
    ("src/desktop/theme/look.rs:", "a name for egui"),
    ("Mesnie", "the name of the program"),
    ("Registers", "a word of the settings file"),
    ("not a regular file", "stands for what the system says, which is in the system's words"),
    ("true, false", "what is to be typed"),
    ("src/table/text/locales.rs:", "the names of the languages, and what is wrong with one before it is known"),
];

/// Whether a string has words of a language in it: two beside each other, or one with a capital.
fn has_words(text: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let words: Vec<&str> = plain.split(' ').collect();
    let word = |w: &&str| !w.is_empty() && w.chars().all(|c| c.is_alphabetic() || "’',.!?".contains(c));
    let capital = plain.starts_with(|c: char| c.is_uppercase()) && word(&&*plain) && plain.contains(char::is_lowercase);
    capital || words.windows(2).any(|pair| pair.iter().all(word) && pair.iter().any(|w| w.chars().count() > 2))
}

#[test]
fn no_words_for_people_stand_outside_fluent() {
    let of_authors = ["expect(", "panic!(", "unreachable!(", "assert!(", "debug_assert!(", "reason =", "expected("];
    let found: Vec<String> = (literals().iter())
        .filter(|literal| has_words(&literal.text))
        .filter(|literal| {
            let excused = |(what, _): &(&str, &str)| literal.place.contains(what) || literal.text == *what;
            !NO_TRANSLATION.iter().any(excused)
        })
        .filter(|literal| !of_authors.iter().any(|call| literal.before.ends_with(call)))
        .map(|literal| format!("{}: {:?}", literal.place, literal.text))
        .collect();
    assert!(found.is_empty(), "words that are in no language's file: {found:#?}");
    assert!(has_words("Load a match") && has_words("Quit") && has_words("{n} orders given"));
    assert!(!has_words("save-as") && !has_words("{label} {value}") && !has_words("MESNIE"));
}
