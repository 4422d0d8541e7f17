//! Rules taken out one by one: each number and each switch of the rule data is changed by itself, and the rule scripts of the
//! game must notice. `unnoticed.ron` names the lines of rule data with a value that they cannot notice, and why; a line that is
//! missing there, or that is noticed after all, fails.
use rayon::prelude::*;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// A value in a file of rule data.
struct Value {
    game: &'static str,
    file: String,
    /// Where it stands in the file, in bytes.
    at: Range<usize>,
    text: String,
}

/// A line of rule data with values that scripts do not notice.
#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Unnoticed {
    file: String,
    line: String,
    why: String,
}

/// The numbers and switches of a RON text, outside of comments and strings.
fn values(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let (mut found, mut at) = (vec![], 0);
    while at < bytes.len() {
        let rest = &text[at..];
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        at += match bytes[at] {
            b'/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            b'"' => 2 + rest[1..].find('"').expect("a string ends"),
            _ if word > 0 => {
                let named = &rest[..word];
                if named == "true" || named == "false" || named.bytes().all(|byte| byte.is_ascii_digit()) {
                    found.push(at..at + word);
                }
                word
            }
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
    }
    found
}

/// Files of rule data without rules that scripts could show: scripted opponents, maps, coats of arms, choices before a match;
/// magic and the automaton of `vassaux`, which are not in this edition; set battles, whose figures a test of their own holds.
const WITHOUT_RULES: [&str; 7] =
    ["opponents.ron", "map.ron", "families.ron", "presets.ron", "magic.ron", "solo.ron", "battles.ron"];

/// The rule data of a game, apart from what no script can show.
fn rule_data(game: &'static str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules").join(game);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    (files.into_iter())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap()))
        .filter(|(name, _)| !WITHOUT_RULES.contains(&name.as_str()))
        .collect()
}

/// The scripts that noticed something in each file, the latest first. What stands beside a value is mostly noticed by the same
/// script: with these played first, most values need a script or two and not half of the folder.
#[derive(Default)]
struct Witnesses(Mutex<BTreeMap<(&'static str, String), Vec<PathBuf>>>);

impl Witnesses {
    /// As many as are worth a try before the whole folder.
    const MOST: usize = 12;
    /// As many of the likely ones.
    const MOST_LIKELY: usize = 60;

    fn of(&self, value: &Value) -> Vec<PathBuf> {
        self.0.lock().unwrap().get(&(value.game, value.file.clone())).cloned().unwrap_or_default()
    }
    /// The scripts that share most with the line of a value: words that few scripts have count most.
    fn likely(scripts: &[(PathBuf, String)], line: &str) -> Vec<PathBuf> {
        let words: BTreeSet<&str> =
            line.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| word.len() > 3).collect();
        let having = |word: &str| scripts.iter().filter(|(_, text)| text.contains(word)).count();
        let weights: Vec<(&str, usize)> = words.iter().map(|word| (*word, 100_000 / having(word).max(1))).collect();
        let shared =
            |text: &str| weights.iter().filter(|(word, _)| text.contains(word)).map(|(_, weight)| weight).sum();
        let mut ranked: Vec<(usize, &PathBuf)> =
            scripts.iter().map(|(path, text)| (shared(text), path)).filter(|(shared, _)| *shared > 0).collect();
        ranked.sort_by_key(|(shared, path)| (std::cmp::Reverse(*shared), *path));
        ranked.into_iter().take(Self::MOST_LIKELY).map(|(_, path)| path.clone()).collect()
    }
    fn remember(&self, value: &Value, script: PathBuf) {
        let mut all = self.0.lock().unwrap();
        let known = all.entry((value.game, value.file.clone())).or_default();
        known.retain(|other| *other != script);
        known.insert(0, script);
        known.truncate(Self::MOST);
    }
}

/// The rule scripts of a game, with their texts.
fn scripts_of(game: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts").join(game);
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<_> = paths.filter_map(|path| Some((path.clone(), fs::read_to_string(path).ok()?))).collect();
    all.sort();
    all
}

/// Which scripts are played with a value changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Played {
    /// Those that will most likely notice, then all of them until one does.
    UntilNoticed,
    /// The likely ones alone: for a value of which it is listed that none of them notices, where all would be played each time.
    Likely,
}

/// Whether a rule script of the game fails when this value is another: the next number, or the other of on and off.
fn is_noticed(value: &Value, scripts: &[(PathBuf, String)], witnesses: &Witnesses, played: Played) -> bool {
    let text = &value.text;
    let other = match &text[value.at.clone()] {
        "true" => "false".to_owned(),
        "false" => "true".to_owned(),
        number => (number.parse::<i64>().unwrap() + 1).to_string(),
    };
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join(value.game)).unwrap();
    let changed = format!("{}{other}{}", &text[..value.at.start], &text[value.at.end..]);
    fs::write(folder.path().join(value.game).join(&value.file), changed).unwrap();
    let every = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts").join(value.game);
    let likely = Witnesses::likely(scripts, line_at(text, value.at.start));
    let mut program = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    program.arg("--rules").arg(folder.path()).args(["script", "--fail-fast"]);
    let mut folders_and_files = witnesses.of(value);
    folders_and_files.extend(likely);
    folders_and_files.extend((played == Played::UntilNoticed).then_some(every));
    if folders_and_files.is_empty() {
        return false;
    }
    program.args(folders_and_files);
    let report = program.output().unwrap();
    // What fails is told as `FILE: title`; rule data that are refused name no script.
    let said = String::from_utf8_lossy(&report.stdout);
    if let Some((script, _)) = said.split_once(".ron: ") {
        witnesses.remember(value, PathBuf::from(format!("{script}.ron")));
    }
    !report.status.success()
}

/// The line of a text around a place, without the blanks at its ends.
fn line_at(text: &str, at: usize) -> &str {
    let begin = text[..at].rfind('\n').map_or(0, |before| before + 1);
    let end = text[at..].find('\n').map_or(text.len(), |behind| at + behind);
    text[begin..end].trim()
}

#[test]
fn every_value_of_the_rule_data_is_noticed_by_a_script() {
    let listed = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/unnoticed.ron")).unwrap();
    let listed: Vec<Unnoticed> = ron::from_str(&listed).unwrap();
    assert!(listed.iter().all(|line| !line.why.is_empty()));
    // By line: one value that nobody notices settles it.
    let mut all: BTreeMap<(String, String), Vec<Value>> = BTreeMap::new();
    for game in mesnie::games::all() {
        for (file, text) in rule_data(game.id()) {
            for at in values(&text) {
                let line = (format!("{}/{file}", game.id()), line_at(&text, at.start).to_owned());
                let value = Value { game: game.id(), file: file.clone(), text: text.clone(), at };
                all.entry(line).or_default().push(value);
            }
        }
    }
    assert!(all.len() > 300, "{}", all.len());
    let witnesses = Witnesses::default();
    let scripts: BTreeMap<&str, Vec<(PathBuf, String)>> =
        mesnie::games::all().iter().map(|game| (game.id(), scripts_of(game.id()))).collect();
    let listed: BTreeSet<(String, String)> = listed.into_iter().map(|line| (line.file, line.line)).collect();
    let is_unnoticed = |line: &(String, String), values: &[Value]| {
        let played = if listed.contains(line) { Played::Likely } else { Played::UntilNoticed };
        values.iter().any(|value| !is_noticed(value, &scripts[value.game], &witnesses, played))
    };
    let unnoticed: BTreeSet<(String, String)> =
        all.par_iter().filter(|(line, values)| is_unnoticed(line, values)).map(|(line, _)| line.clone()).collect();
    let missing: Vec<_> = unnoticed.difference(&listed).collect();
    assert!(missing.is_empty(), "no script notices another value here:\n{missing:#?}");
    let noticed: Vec<_> = listed.difference(&unnoticed).collect();
    assert!(noticed.is_empty(), "these are noticed and need no entry:\n{noticed:#?}");
}

#[test]
fn values_are_found_outside_of_comments_and_strings() {
    let text = "// 7 lines\n(a1: 12, \"label 3\", é: [true, -4], b_2: Some(0)) // false\n";
    let found: Vec<&str> = values(text).into_iter().map(|at| &text[at]).collect();
    assert_eq!(found, ["12", "true", "4", "0"]);
}
