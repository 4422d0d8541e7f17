//! The rule scripts, and that source, scripts and rule books name the same rules and reasons.
use super::*;
use crate::{REASONS, RULES};
use mesnie::table::text::rules_text::RulePages;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What stands in the files of a folder with this extension, deeper down too.
fn texts_in(folder: &str, extension: &str) -> Vec<String> {
    let mut files: Vec<PathBuf> = vec![];
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty(), "{folder}");
    files.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}
fn sources() -> Vec<String> {
    texts_in(&format!("src/games/{}", GAME.id()), "rs")
}
fn scripts() -> Vec<String> {
    texts_in(&format!("tests/scripts/{}", GAME.id()), "ron")
}

#[test]
fn every_rule_script_passes() {
    let output = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "script", &format!("tests/scripts/{}", GAME.id())])
        .current_dir(root())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
}

/// The numbers of rules of this game in these texts.
fn rule_numbers(texts: &[String]) -> BTreeSet<String> {
    let apart = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let is_number = |text: &&str| {
        text.strip_prefix(RULES.0).and_then(|rest| rest.split_once('.')).is_some_and(|(a, b)| digits(a) && digits(b))
    };
    let parts = texts.iter().flat_map(|text| text.split(apart)).map(|part| part.trim_end_matches('.'));
    parts.filter(is_number).map(str::to_owned).collect()
}

/// Every rule of these books, and no other, is named by a test or a script; what the source names is in both books.
#[test]
fn every_rule_is_tested_and_in_both_books() {
    let mut tests = scripts();
    tests.extend(texts_in(&format!("tests/{}", GAME.id()), "rs"));
    tests.extend(texts_in("tests/kingdom", "rs"));
    let (tested, named) = (rule_numbers(&tests), rule_numbers(&sources()));
    for lang in Lang::ALL {
        let book = RulePages::read(&Reader::new(Source::built_in()), GAME.id(), lang).unwrap();
        let known: BTreeSet<String> = book.rules().map(|(number, _)| number.to_owned()).collect();
        assert_eq!(known.len(), RULES.1, "{lang}");
        assert_eq!(known.difference(&tested).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}: not tested");
        let unknown: Vec<_> = tested.union(&named).filter(|number| !known.contains(*number)).collect();
        assert_eq!(unknown, Vec::<&String>::new(), "{lang}: not in the book");
    }
}

/// Every reason for which this game refuses an order has a script in which it does.
#[test]
fn every_reason_is_given_by_a_script() {
    let source = sources().join("\n");
    let reasons: BTreeSet<&str> =
        source.split("Refusal::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let scripts = scripts().join("\n");
    let refused = scripts.lines().filter_map(|line| line.trim_start().strip_prefix("No(\""));
    let given: BTreeSet<&str> = refused.filter_map(|rest| rest.split('"').nth(2)).collect();
    assert!(reasons.len() > REASONS);
    let missing: Vec<_> = reasons.difference(&given).collect();
    assert!(missing.is_empty(), "no script is refused with {missing:?}");
}
