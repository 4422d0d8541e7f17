//! Rule files as a designer may leave them: a line too few, a number beyond reason, a wrong word, an empty file. They are told
//! or they load, and what loads is played; nothing brings the program down.
use mesnie::table::data::{Findings, Source};
use mesnie::table::game::{Game, RuleSet};
use mesnie::table::prelude::{Header, Match, OptionChoice, Player, SeatSetup, Setting, Settings, UndoLimit};
use mesnie::table::text::locales::{Lang, Texts};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

const ROUNDS: u64 = 100;
/// Orders of a match with rule data that have loaded: some turns.
const ORDERS: usize = 150;

type Files = BTreeMap<String, String>;

/// The spans of a text that are numbers, or else words.
fn spans(text: &str, numbers: bool) -> Vec<(usize, usize)> {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let mut spans = vec![];
    let mut begin = None;
    for (i, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (begin, part(c)) {
            (None, true) => begin = Some(i),
            (Some(from), false) => {
                spans.push((from, i));
                begin = None;
            }
            _ => {}
        }
    }
    spans.retain(|(from, to)| text[*from..*to].parse::<i64>().is_ok() == numbers);
    spans
}

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

/// Plays with these rules for a while.
fn play(game: &'static dyn Game, rules: &RuleSet, seed: u64) -> Result<(), String> {
    let options = game.options(&rules.data);
    // Any of the options too: what the rule data say is used in some of them only.
    let mut rng = ChaCha12Rng::seed_from_u64(seed);
    let mut settings = Settings::default();
    for option in &options {
        let setting = match &option.choice {
            _ if option.name == "turn_cap" => Setting::Number(4),
            OptionChoice::Switch => Setting::Switch(rng.random()),
            OptionChoice::OneOf(words) => Setting::Word(words[rng.random_range(0..words.len())].clone()),
            OptionChoice::OneNumber(numbers) => Setting::Number(numbers[rng.random_range(0..numbers.len())]),
            OptionChoice::Number { least, most } => Setting::Number(rng.random_range(*least..=*most)),
        };
        if option.allows(&setting) && (seed.is_multiple_of(3) || option.name == "turn_cap") {
            settings.insert(option.name.clone(), setting);
        }
    }
    let options = settings;
    let mut table = Match::new(game, rules.data.clone());
    let player = if seed.is_multiple_of(2) { Player::Random } else { Player::Script("normal".into()) };
    let seats = vec![SeatSetup::of(player); *game.seat_counts().start()];
    let header = |options| {
        let (id, scenario) = (game.id().into(), String::new());
        Header { game: id, scenario, options, seed, seats: seats.clone(), undo: UndoLimit::Usual, data: Files::new() }
    };
    // Options that do not go together are refused; then the match has the usual ones.
    if table.start(header(options)).is_err() {
        table.start(header(Settings::default())).map_err(|problem| problem.to_string())?;
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

#[test]
fn rule_files_of_every_game_are_told_or_played() {
    for game in mesnie::games::all() {
        let sound = RuleSet::read(*game, Source::built_in()).0.expect("sound rule data");
        let known: BTreeSet<String> = sound.files.keys().cloned().collect();
        let failures: Vec<(Option<String>, bool)> = (0..ROUNDS)
            .into_par_iter()
            .map(|seed| {
                let mut rng = ChaCha12Rng::seed_from_u64(seed);
                let mut files = sound.files.clone();
                let what = mutate(&mut files, &mut rng);
                let tried = catch_unwind(AssertUnwindSafe(|| {
                    let (rules, findings) = RuleSet::read(*game, Source::memory(files));
                    assert_eq!(rules.is_none(), findings.has_errors());
                    if !findings.is_empty() && seed.is_multiple_of(4) {
                        told(&findings, &known);
                    }
                    let played = rules.as_ref().map_or(Ok(()), |rules| play(*game, rules, seed));
                    (played, rules.is_some())
                }));
                match tried {
                    Ok((Ok(()), loaded)) => (None, loaded),
                    Ok((Err(why), loaded)) => (Some(format!("{seed}: {what}: {why}")), loaded),
                    Err(_) => (Some(format!("{seed}: {what}: panic")), true),
                }
            })
            .collect();
        let loaded = failures.iter().filter(|(_, loaded)| *loaded).count() as u64;
        let failures: Vec<String> = failures.into_iter().filter_map(|(failure, _)| failure).collect();
        assert!(failures.is_empty(), "{}: {}\n{}", game.id(), failures.len(), failures.join("\n"));
        // Most mistakes are found, and some make another game.
        assert!((ROUNDS / 20..ROUNDS * 4 / 5).contains(&loaded), "{}: {loaded} of {ROUNDS} loaded", game.id());
    }
}
