//! Reads rule scripts, runs them and reports the failures.
use super::steps::{ScriptRun, ScriptStep};
use crate::cli::arguments;
use crate::cli::console::{Console, Exit, JobError, JobResult};
use crate::table::data::{Reader, Source, find_value, read_file};
use crate::table::game::{Header, SeatSetup, UndoLimit};
use crate::table::play::batch::CapturedPanics;
use crate::table::prelude::{Game, Match, Player, Problem, RuleData, Settings};
use ron::value::RawValue;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(in crate::cli) struct Args {
    #[arg(value_name = "FILE|DIR", required = true)]
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
    /// Ends with the first script that fails.
    #[arg(long)]
    fail_fast: bool,
}

/// A rule script as it stands in its file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    title: String,
    /// The numbers of the rules that it tests.
    #[serde(default)]
    rules: Vec<String>,
    game: String,
    #[serde(default)]
    scenario: String,
    #[serde(default)]
    options: Settings,
    /// The player of each seat: `person`, `random`, `script:LEVEL`. Without any, persons play, in the smallest number.
    #[serde(default)]
    seats: Vec<String>,
    #[serde(default = "first_seed")]
    seed: u64,
    /// The position at the start, in the form of the game; without it the match begins as usual.
    #[serde(default)]
    position: Option<Box<RawValue>>,
    /// What the dice show; without it they fall by the seed.
    #[serde(default)]
    dice: Option<Vec<i32>>,
    #[serde(default)]
    play: Vec<ScriptStep>,
}

fn first_seed() -> u64 {
    1
}

/// A step or field of a script that failed.
#[derive(Clone, Debug, Serialize)]
struct FailedStep {
    /// Its line in the file, from 1; 0 for the whole file.
    line: usize,
    /// The text of that line.
    step: String,
    /// What is wrong, for people.
    message: String,
}

/// The result of a script.
#[derive(Debug, Default, Serialize)]
struct ScriptResult {
    file: String,
    title: String,
    /// The numbers of the rules that it tests.
    rules: Vec<String>,
    failures: Vec<FailedStep>,
    #[serde(skip)]
    position: Value,
}

pub(in crate::cli) fn run(args: &Args, console: &Console) -> JobResult {
    let mut files = vec![];
    for path in &args.paths {
        if path.is_dir() {
            find_scripts(path, &mut files);
        } else {
            files.push(path.clone());
        }
    }
    if files.is_empty() {
        let paths: Vec<_> = args.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(JobError::usage(Problem::new("script-none").with("paths", paths.join(", "))));
    }
    let mut games = GameCache { console, games: BTreeMap::new() };
    let _kept = CapturedPanics::capture();
    let mut outcomes: Vec<ScriptResult> = vec![];
    for file in &files {
        let outcome = games.run_file(file);
        let stop = args.fail_fast && !outcome.failures.is_empty();
        outcomes.push(outcome);
        if stop {
            break;
        }
    }
    let failed = outcomes.iter().filter(|outcome| !outcome.failures.is_empty()).count();
    for outcome in outcomes.iter().filter(|outcome| !outcome.failures.is_empty()) {
        let mut told = format!("{}: {}", outcome.file, outcome.title).trim_end_matches([':', ' ']).to_owned();
        if !outcome.rules.is_empty() {
            told += &format!(" ({})", outcome.rules.join(", "));
        }
        for failure in &outcome.failures {
            told += &match failure.line {
                0 => format!("\n{}", failure.message),
                line => format!("\n  {}:{line}: {}\n    {}", outcome.file, failure.step, failure.message),
            };
        }
        if args.json {
            eprintln!("{told}");
        } else {
            console.print(&told);
        }
    }
    let passed = outcomes.len() - failed;
    if !args.json {
        console.print(&console.text("script-count", &[("passed", passed.into()), ("failed", failed.into())]));
    } else if let [only] = outcomes.as_slice() {
        console.print_json(&only.position);
    } else {
        console.print_json(&json!({ "passed": passed, "failed": failed, "scripts": outcomes }));
    }
    Ok(if failed == 0 { Exit::Success } else { Exit::Failure })
}

/// Every `.ron` file in a folder and the folders in it, in the order of their names.
fn find_scripts(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut paths: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        // A link to a folder may lead in a circle.
        if path.is_dir() && !path.is_symlink() {
            find_scripts(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
}

/// The games of the scripts with their rule data, each read once.
struct GameCache<'c> {
    console: &'c Console,
    games: BTreeMap<String, Result<(&'static dyn Game, RuleData), String>>,
}

impl GameCache<'_> {
    fn game(&mut self, name: &str) -> Result<(&'static dyn Game, RuleData), String> {
        if let Some(known) = self.games.get(name) {
            return known.clone();
        }
        let found = arguments::game(name)
            .and_then(|game| Ok((game, arguments::rules(game, self.console)?.data)))
            .map_err(|stop| stop.tell(&self.console.texts));
        self.games.insert(name.to_owned(), found.clone());
        found
    }

    fn run_file(&mut self, path: &Path) -> ScriptResult {
        let file = path.display().to_string();
        let mut outcome = ScriptResult { file: file.clone(), ..ScriptResult::default() };
        let whole = |message: String| FailedStep { line: 0, step: String::new(), message };
        let text = match read_file(path)
            .map_err(|error| error.to_string())
            .and_then(|bytes| String::from_utf8(bytes).map_err(|error| error.to_string()))
        {
            Ok(text) => text,
            Err(detail) => {
                let problem = Problem::new("script-unreadable").with("file", file).with("detail", detail);
                outcome.failures.push(whole(problem.tell(&self.console.texts)));
                return outcome;
            }
        };
        let reader = Reader::new(Source::memory([(file.clone(), text.clone())].into()));
        let Some(script) = reader.parse::<Script>(&file) else {
            outcome.failures.push(whole(reader.finish().render(&self.console.texts)));
            return outcome;
        };
        outcome.title.clone_from(&script.title);
        outcome.rules.clone_from(&script.rules);
        let place = |path: &str| ScriptPlace { text: &text, path: path.to_owned() };
        match self.begin(&script) {
            Err((path, message)) => outcome.failures.push(place(path).failure(message)),
            Ok(mut table) => {
                let mut run = ScriptRun::new(&mut table, self.console, script.dice.is_some());
                let done = catch_unwind(AssertUnwindSafe(|| {
                    for (i, step) in script.play.iter().enumerate() {
                        let going_on = run.take(step);
                        let messages = run.take_messages();
                        let place = place(&format!("play[{i}]"));
                        outcome.failures.extend(messages.into_iter().map(|message| place.failure(message)));
                        if !going_on {
                            return;
                        }
                    }
                    if let Some(message) = run.left_over() {
                        outcome.failures.push(place("dice").failure(message));
                    }
                    outcome.position = run.position();
                }));
                if done.is_err() {
                    let args = [("detail", CapturedPanics::last().into())];
                    let at = place(&format!("play[{}]", run.step()));
                    outcome.failures.push(at.failure(self.console.text("script-panic", &args)));
                } else if outcome.position.is_null() {
                    outcome.position = run.position();
                }
            }
        }
        outcome
    }

    /// The match of a script before its first step.
    ///
    /// # Errors
    /// The field of the script that is wrong, and what is wrong with it.
    fn begin(&mut self, script: &Script) -> Result<Match, (&'static str, String)> {
        let texts = &self.console.texts;
        let (game, data) = self.game(&script.game).map_err(|message| ("game", message))?;
        let mut table = Match::new(game, data);
        let levels = table.levels();
        let mut players = vec![];
        for text in &script.seats {
            players.push(arguments::player(text, &levels).map_err(|problem| ("seats", problem.tell(texts)))?);
        }
        if players.is_empty() {
            players = vec![Player::Person; *game.seat_counts().start()];
        }
        let header = Header {
            game: script.game.clone(),
            scenario: script.scenario.clone(),
            options: script.options.clone(),
            seed: script.seed,
            seats: players.into_iter().map(SeatSetup::of).collect(),
            undo: UndoLimit::Usual,
            advice: true,
            data: BTreeMap::new(),
        };
        let position = script.position.as_ref().map(|position| position.get_ron());
        let begun = catch_unwind(AssertUnwindSafe(|| table.start_with(header, position, script.dice.as_deref())));
        match begun {
            Ok(Ok(())) => Ok(table),
            Ok(Err(problem)) => {
                let field = match problem.key.as_str() {
                    "position-bad" => "position",
                    "scenario-unknown" => "scenario",
                    "seats-wrong-number" | "seats-out-of-range" => "seats",
                    _ => "options",
                };
                Err((field, problem.tell(texts)))
            }
            Err(_) => {
                Err(("position", self.console.text("script-panic", &[("detail", CapturedPanics::last().into())])))
            }
        }
    }
}

/// A value in the text of a script.
struct ScriptPlace<'t> {
    text: &'t str,
    path: String,
}
impl ScriptPlace<'_> {
    fn failure(&self, message: String) -> FailedStep {
        let line = find_value(self.text, &self.path).map_or(1, |place| place.line);
        let step = self.text.lines().nth(line - 1).unwrap_or_default().trim().trim_end_matches(',').to_owned();
        FailedStep { line, step, message }
    }
}
