//! The program as it is called from a shell: exit codes, JSON, did-you-mean, both languages, real rule data.
//!
//! What is true of every game is tried with every game of `mesnie list`. What needs the files, labels or options of one
//! game takes them from `example`.
mod advise;
mod compare;
mod example;
mod replay;
mod roster;
mod rules;
mod scripts;
mod simulate;
mod usage;

use crate::common::files::copy_rules;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs `mesnie` in a folder, in English.
fn mesnie(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
    command.current_dir(folder).args(["--lang", "en"]).args(args).env("MESNIE_SAVES", folder.join("saves"));
    command.output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn exits(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}\n{}", out(output), err(output));
}

#[track_caller]
fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}{}", out(output), err(output)))
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// A game as `mesnie list --json` tells it.
struct Listed(Value);

impl Listed {
    fn id(&self) -> &str {
        self.0["game"].as_str().unwrap()
    }
    fn scenarios(&self) -> Vec<&str> {
        self.0["scenarios"].as_array().unwrap().iter().map(|scenario| scenario.as_str().unwrap()).collect()
    }
    /// The least and the greatest number of seats.
    fn seat_counts(&self) -> [usize; 2] {
        [0, 1].map(|i| self.0["seat_counts"][i].as_u64().unwrap() as usize)
    }
    /// A scenario that has this option.
    fn scenario_of<'a>(&'a self, option: &'a Value) -> &'a str {
        let own = option["scenarios"].as_array().and_then(|scenarios| scenarios.first()?.as_str());
        own.unwrap_or_else(|| self.scenarios()[0])
    }
    fn options(&self) -> &[Value] {
        self.0["options"].as_array().unwrap()
    }
    /// The `mesnie` job with this game and these arguments.
    fn call<'a>(&'a self, job: &'a str, args: &[&'a str]) -> Vec<&'a str> {
        [&[job, self.id()], args].concat()
    }
}

fn every_game() -> Vec<Listed> {
    let list = json(&mesnie(Path::new("."), &["list", "--json"]));
    let games: Vec<Listed> = list["games"].as_array().unwrap().iter().cloned().map(Listed).collect();
    assert_eq!(games.len(), mesnie::games::all().len());
    games
}

/// The game of the list whose files and labels `example` knows.
fn example() -> Listed {
    every_game().into_iter().find(|game| game.id() == example::GAME).expect("the game of the examples")
}

#[track_caller]
fn edit(folder: &Path, (file, from, to): (&str, &str, &str)) {
    let path = folder.join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{file} has no {from}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}
