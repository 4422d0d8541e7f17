//! Mistakes as designers make them, one at a time: each is told with its file, its line, what is wrong, and what would be
//! right. They stand in `tests/fixtures/planted.ron`. The folder is checked as a designer does it, by `mesnie check`.
use crate::common::files::copy_rules;
use mesnie::table::data::{Reader, Source};
use rayon::prelude::*;
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::process::Command;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Planted {
    mistakes: Vec<Mistake>,
    unread: Vec<Unread>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mistake {
    file: String,
    from: String,
    to: String,
    told: String,
    #[serde(default)]
    at: Option<String>,
}

/// A file that has another name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unread {
    file: String,
    name: String,
    told: String,
}

fn planted() -> Planted {
    const FILE: &str = "planted.ron";
    let text = include_str!("../fixtures/planted.ron");
    let reader = Reader::new(Source::memory([(FILE.to_owned(), text.to_owned())].into()));
    reader.parse(FILE).unwrap_or_else(|| panic!("{:#?}", reader.finish()))
}

/// What `mesnie check` says in English about a folder.
pub fn check(folder: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    let output = command.args(["--lang", "en", "check"]).arg(folder).output().unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn line_of(text: &str, byte: usize) -> usize {
    1 + text[..byte].matches('\n').count()
}

/// What is missed of a planted mistake; nothing if it is told in full.
fn missed(Mistake { file, from, to, told, at }: &Mistake) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    copy_rules(folder.path());
    let path = folder.path().join(file);
    let text = fs::read_to_string(&path).unwrap();
    let Some(start) = text.find(from) else { return Some(format!("{file} has no {from}")) };
    let planted = text.replacen(from, to, 1);
    fs::write(&path, &planted).unwrap();
    let line = match at {
        Some(at) => line_of(&planted, planted.find(at).expect(at)),
        None => {
            let same = from.bytes().zip(to.bytes()).take_while(|(a, b)| a == b).count();
            line_of(&text, start + same.min(to.len() - 1))
        }
    };
    let all = check(folder.path());
    let place = format!("{file}:{line}:");
    let once = all.lines().filter(|line| line.contains(&place) && line.contains(told)).count();
    (once != 1).then(|| format!("{file}: `{from}` -> `{to}`: wanted once `{place}` with `{told}`, found\n{all}"))
}

#[test]
fn planted_mistakes_are_told_in_full() {
    let Planted { mistakes, unread } = planted();
    assert!(mistakes.len() + unread.len() >= 160, "{}", mistakes.len());
    let missed: Vec<String> = mistakes.par_iter().filter_map(missed).collect();
    assert!(missed.is_empty(), "{} of {}\n{}", missed.len(), mistakes.len(), missed.join("\n"));
}

#[test]
fn files_that_nobody_reads_are_warned_of() {
    for Unread { file, name, told } in planted().unread {
        let folder = tempfile::tempdir().unwrap();
        copy_rules(folder.path());
        fs::create_dir_all(folder.path().join(&name).parent().unwrap()).unwrap();
        fs::rename(folder.path().join(&file), folder.path().join(&name)).unwrap();
        let all = check(folder.path());
        // Of a folder that nobody reads the folder itself is told.
        let place = name.split_once('/').filter(|(of, _)| *of == "tactics").map_or(name.as_str(), |(of, _)| of);
        let fits =
            |line: &&str| line.contains(&format!("/{place}")) && line.contains("warning") && line.contains(&told);
        assert_eq!(all.lines().filter(fits).count(), 1, "{file} -> {name}: wanted `{told}`, found\n{all}");
    }
}

#[test]
fn sound_rules_are_told_to_be_sound() {
    let folder = tempfile::tempdir().unwrap();
    copy_rules(folder.path());
    assert_eq!(check(folder.path()).trim(), "All is well: ancients, fief, tactique, vassaux, anarchy.");
}
