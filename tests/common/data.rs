//! Rule files as a designer may leave them: a line too few, a number beyond reason, a wrong word, an empty file. They are told
//! or they load, and what loads is played; nothing brings the program down.
use super::case::{Case, script};
use super::chance::Chance;
use super::mutants::{self, spans};
use mesnie::table::data::{Findings, Inventory, Origin, RuleFile, Source, find_value};
use mesnie::table::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// Orders of a match with rule data that have loaded: some turns.
const ORDERS: usize = 150;

type Files = BTreeMap<String, String>;

/// Changes one file in one way; gives what was done.
fn mutate(files: &mut Files, rng: &mut ChaCha12Rng) -> String {
    let names: Vec<String> = files.keys().cloned().collect();
    let name = &names[rng.random_range(0..names.len())];
    let text = files.get_mut(name).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let line = rng.random_range(0..lines.len());
    let other = rng.random_range(0..lines.len());
    let what = match rng.random_range(0..16) {
        0 => {
            text.clear();
            "emptied".into()
        }
        1 => {
            files.remove(name);
            "taken away".into()
        }
        2..=4 => {
            let gone = lines.remove(line).to_owned();
            *text = lines.join("\n");
            format!("without line {}: {gone}", line + 1)
        }
        5 => {
            lines.insert(other, lines[line]);
            *text = lines.join("\n");
            format!("line {} again at {}", line + 1, other + 1)
        }
        6 => {
            lines.swap(line, other);
            *text = lines.join("\n");
            format!("lines {} and {} exchanged", line + 1, other + 1)
        }
        kind => {
            let numbers = kind < 13;
            let found = spans(text, numbers);
            let Some((from, to)) = (!found.is_empty()).then(|| found[rng.random_range(0..found.len())]) else {
                return String::new();
            };
            let new = if numbers {
                let n: i64 = text[from..to].parse().unwrap();
                let near =
                    [n + 1, n - 1, n * 2, n * 10, -n, 0, 1, 100, 255, 256, 65_536, 1_000_000_000, i64::from(i32::MAX)];
                near[rng.random_range(0..near.len())].to_string()
            } else {
                let words = spans(text, false);
                let (from, to) = words[rng.random_range(0..words.len())];
                ["", "x", "true", &text[from..to]][rng.random_range(0..4)].to_owned()
            };
            let line = text[..from].lines().count();
            let what = format!("line {line}: `{}` becomes `{new}`", &text[from..to]);
            text.replace_range(from..to, &new);
            what
        }
    };
    format!("{name} {what}")
}

/// Changes the bytes of one file; gives which.
fn mutate_bytes(files: &mut Files, seed: u64) -> String {
    let mut chance = Chance(seed);
    let names: Vec<String> = files.keys().cloned().collect();
    let name = chance.one_of(&names);
    let mut bytes = std::mem::take(files.get_mut(name).unwrap()).into_bytes();
    mutants::mutate(&mut bytes, &mut chance);
    files.insert(name.clone(), String::from_utf8_lossy(&bytes).into_owned());
    format!("{name}, its bytes")
}

/// Plays with these rules for a while.
fn play(case: &Case, rules: &RuleSet, seed: u64) -> Result<(), String> {
    // Any of the options too: what the rule data say is used in some of them only.
    let mut chance = Chance(seed);
    let mut options = case.cut_short(Settings::new(), 4);
    for option in case.game.options(&rules.data) {
        let setting = chance.setting(&option.choice);
        if !options.contains_key(&option.name) && option.allows(&setting) && seed.is_multiple_of(3) {
            options.insert(option.name, setting);
        }
    }
    let mut table = Match::new(case.game, rules.data.clone());
    let level = *table.levels().last().expect("a script");
    let player = if seed.is_multiple_of(2) { Player::Random } else { script(level) };
    let header = |options| case.header(options, case.fewest_seats(), seed, player.clone());
    // Options that do not go together are refused; then the match has the usual ones.
    if table.start(header(options)).is_err() {
        table.start(header(Settings::new())).map_err(|problem| problem.to_string())?;
    }
    for _ in 0..ORDERS {
        let Some(record) = table.automatic_order() else { break };
        let written = table.write_order(record);
        table.submit(record.seat, record.order).map_err(|why| format!("{written}: {why:?}"))?;
        if table.journal().len().is_multiple_of(10) {
            let broken = table.broken_invariants();
            if !broken.is_empty() {
                return Err(format!("after {written}: {broken:?}"));
            }
        }
    }
    let ended = table.outcome().is_some();
    if ended || table.prompt().is_some() { Ok(()) } else { Err("nobody is asked, and nobody has won".into()) }
}

/// Every finding has its file, and is told in every language.
fn told(findings: &Findings, files: &BTreeSet<String>) {
    assert!(findings.iter().all(|finding| files.contains(&finding.file)), "{findings:?}");
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        assert!(!findings.render(&texts).is_empty());
        assert_eq!(texts.faults(), BTreeMap::new());
    }
}

pub fn rule_files_are_told_or_played(case: &Case) {
    let sound = case.rules();
    let known: BTreeSet<String> = sound.files.keys().cloned().collect();
    let rounds = mutants::count(100);
    let failures: Vec<(Option<String>, bool)> = (0..rounds)
        .into_par_iter()
        .map(|seed| {
            let mut rng = ChaCha12Rng::seed_from_u64(seed);
            let mut files = sound.files.clone();
            // Rows and words that a designer may confuse; and anything that can become of a file on a disk.
            let what = match seed % 4 {
                3 => mutate_bytes(&mut files, seed),
                _ => mutate(&mut files, &mut rng),
            };
            let begun = Instant::now();
            let broken = files.values().any(|text| !mutants::is_ron(text.as_bytes()));
            let tried = catch_unwind(AssertUnwindSafe(|| {
                let (rules, findings) = RuleSet::read(case.game, Source::memory(files));
                assert_eq!(rules.is_none(), findings.has_errors());
                assert!(!broken || rules.is_none(), "broken, and called sound");
                if !findings.is_empty() && seed.is_multiple_of(4) {
                    told(&findings, &known);
                }
                let played = rules.as_ref().map_or(Ok(()), |rules| play(case, rules, seed));
                (played, rules.is_some())
            }));
            assert!(begun.elapsed() < mutants::PATIENCE, "{seed}: {what}: it takes {:?}", begun.elapsed());
            match tried {
                Ok((Ok(()), loaded)) => (None, loaded),
                Ok((Err(why), loaded)) => (Some(format!("{seed}: {what}: {why}")), loaded),
                Err(_) => (Some(format!("{seed}: {what}: panic")), true),
            }
        })
        .collect();
    let loaded = failures.iter().filter(|(_, loaded)| *loaded).count() as u64;
    let failures: Vec<String> = failures.into_iter().filter_map(|(failure, _)| failure).collect();
    assert!(failures.is_empty(), "{}\n{}", failures.len(), failures.join("\n"));
    // Most mistakes are found, and some make another game.
    assert!((rounds / 20..rounds * 4 / 5).contains(&loaded), "{loaded} of {rounds} loaded");
}

pub fn every_row_of_the_shipped_files_leads_back_to_its_line(case: &Case) {
    let source = Source::built_in();
    let inventory = Inventory::of(&source, &format!("{}/", case.game.id()));
    assert!(!inventory.files.is_empty());
    for file in &inventory.files {
        assert_eq!(file.origin, Origin::Program);
        assert!(file.name.ends_with(".ron") && !file.name.contains("lessons"), "{}", file.name);
        assert!(!file.rows.is_empty() && !file.is_changed() && file.problem.is_none(), "{}", file.name);
        let text = source.read(&file.name).unwrap();
        assert_leads_back(file, &text);
        // No value is lost: each text in quotes is a row, part of one, or the key that leads to one.
        let code = |text: &str| text.lines().map(|l| l.split("//").next().unwrap().to_owned()).collect::<Vec<_>>();
        let quotes = code(&text).iter().map(|line| line.matches('"').count()).sum::<usize>();
        let keys = code(&text).iter().flat_map(|line| keys_of(line)).collect::<Vec<_>>();
        let in_rows = file.rows.iter().map(|row| row.value.matches('"').count()).sum::<usize>();
        let keys_in_rows = file.rows.iter().flat_map(|row| keys_of(&row.value)).count();
        assert_eq!(in_rows + 2 * (keys.len() - keys_in_rows), quotes, "{}", file.name);
        for key in keys {
            let led = file.rows.iter().any(|row| row.path.contains(&key) || row.value.contains(&key));
            assert!(led, "{}: {key}", file.name);
        }
    }
}

/// The texts in quotes of a line that are keys of a map: a colon follows them.
fn keys_of(line: &str) -> Vec<String> {
    let parts = line.split('"').collect::<Vec<_>>();
    let keys = (1..parts.len().saturating_sub(1)).step_by(2).filter(|&at| parts[at + 1].trim_start().starts_with(':'));
    keys.map(|at| parts[at].to_owned()).collect()
}

/// Every row has a path of its own, and it leads to the row's line.
pub fn assert_leads_back(file: &RuleFile, text: &str) {
    for row in &file.rows {
        let line = find_value(text, &row.path).map(|place| place.line);
        assert_eq!(line, Some(row.line), "{}: {}", file.name, row.path);
    }
    let paths: HashSet<&str> = file.rows.iter().map(|row| row.path.as_str()).collect();
    assert_eq!(paths.len(), file.rows.len(), "{}: a path for each row", file.name);
}
