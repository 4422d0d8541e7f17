//! The rule scripts of Fief, and that source, scripts and rule books name the same rules and reasons.
use super::*;
use mesnie::table::rulepages::RulePages;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

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

#[test]
fn every_rule_script_passes() {
    let output = Command::new(env!("CARGO_BIN_EXE_mesnie"))
        .args(["--lang", "en", "script", "tests/scripts/fief"])
        .current_dir(root())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
}

/// The strings in these texts that look like the number of a rule.
fn rule_numbers(texts: &[String]) -> BTreeSet<String> {
    let is_number = |text: &&str| {
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        text.strip_prefix("F-").and_then(|rest| rest.split_once('.')).is_some_and(|(a, b)| digits(a) && digits(b))
    };
    texts.iter().flat_map(|text| text.split('"')).filter(is_number).map(str::to_owned).collect()
}

#[test]
fn every_rule_that_is_named_is_in_both_rule_books() {
    let mut texts = texts_in("src/fief", "rs");
    texts.extend(texts_in("tests/scripts/fief", "ron"));
    let named = rule_numbers(&texts);
    assert!(named.len() > 100);
    for lang in Lang::ALL {
        let book = RulePages::read(&Reader::new(Source::built_in()), "fief", lang).unwrap();
        let known: BTreeSet<String> = book.rules().map(|(number, _)| number.to_owned()).collect();
        let unknown: Vec<&String> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{lang}: {unknown:?}");
    }
}

/// Every reason for which this game refuses an order has a script in which it does.
#[test]
fn every_reason_is_given_by_a_script() {
    let source = texts_in("src/fief", "rs").join("\n");
    let reasons: BTreeSet<&str> =
        source.split("Refusal::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let scripts = texts_in("tests/scripts/fief", "ron").join("\n");
    let refused = scripts.lines().filter_map(|line| line.trim_start().strip_prefix("No(\""));
    let given: BTreeSet<&str> = refused.filter_map(|rest| rest.split('"').nth(2)).collect();
    assert!(reasons.len() > 35);
    let missing: Vec<_> = reasons.difference(&given).collect();
    assert!(missing.is_empty(), "no script is refused with {missing:?}");
}

/// What the base game enforces so far has a script or a test; the list grows with the chapters.
#[test]
fn the_chapters_that_are_built_are_tested() {
    let mut texts = texts_in("tests/scripts/fief", "ron");
    texts.extend(texts_in("tests/fief", "rs"));
    texts.extend(texts_in("src/fief", "rs"));
    let tested = texts.join("\n");
    let chapter = |number: usize, rules: &[usize]| -> Vec<String> {
        rules.iter().map(|rule| format!("F-{number}.{rule:02}")).collect()
    };
    let all = |last: usize| (1..=last).collect::<Vec<_>>();
    let built = [
        chapter(1, &all(3)),
        chapter(2, &all(9)),
        chapter(3, &all(6)),
        chapter(4, &all(3)),
        chapter(5, &all(16)),
        chapter(6, &all(14)),
        chapter(7, &all(13)),
        chapter(10, &all(11)[..8]),
        chapter(10, &[9, 10, 11]),
        chapter(10, &[19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32]),
        chapter(11, &all(35)),
        chapter(12, &[1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
        chapter(13, &all(5)),
        chapter(14, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 18, 19, 20, 21]),
        chapter(15, &all(7)),
        chapter(16, &[1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26]),
        chapter(7, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]),
        chapter(8, &all(30)),
        chapter(9, &all(44)),
        chapter(10, &all(14)),
        chapter(10, &all(20)[15..]),
        chapter(14, &[9, 10, 11, 12, 13, 14, 15, 16, 17, 19]),
        chapter(16, &all(5)),
        chapter(16, &all(45)[6..]),
        chapter(17, &all(9)),
    ];
    let missing: Vec<String> = built.into_iter().flatten().filter(|rule| !tested.contains(rule.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
