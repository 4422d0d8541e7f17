//! What runs without a window: lists, rule data and checks of them, batches of matches, rule scripts, replays.
mod check;
mod choices;
mod console;
mod list;
mod panics;
mod record;
mod replay;
mod report;
mod rules;
mod script;
mod simulate;
mod words;

use crate::table::prelude::Lang;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use console::{Console, Done};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

// The help of everything below stands in `locales/*/jobs.ftl`: see `words`.
#[derive(Parser)]
#[command(name = "mesnie", version, disable_help_subcommand = true)]
struct CommandLine {
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    #[arg(long, global = true, value_name = "DIR")]
    rules: Option<PathBuf>,
    #[command(subcommand)]
    job: Option<Job>,
}

#[derive(Subcommand)]
enum Job {
    List(list::Args),
    Check(check::Args),
    Rules(rules::Args),
    Simulate(simulate::Args),
    Script(script::Args),
    Replay(replay::Args),
    #[command(hide = true)]
    Record(record::Args),
}

/// Runs the program with these arguments, the first of which is its own name. Without a job it opens the window.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let texts = crate::table::prelude::Texts::new(words::language(&args));
    let command = words::in_words(CommandLine::command(), &texts);
    let parsed = command.try_get_matches_from(args).and_then(|matches| CommandLine::from_arg_matches(&matches));
    let line = match parsed {
        Ok(line) => line,
        Err(error) => return words::report(&error, &texts),
    };
    let asked = line.lang;
    let lang = asked.unwrap_or(texts.lang());
    let console = match Console::new(lang, line.rules) {
        Ok(console) => console,
        Err(stop) => return stop.report(&texts),
    };
    let done = match line.job {
        None => window(&console, asked),
        Some(Job::List(args)) => list::run(&args, &console),
        Some(Job::Check(args)) => check::run(&args, &console),
        Some(Job::Rules(args)) => rules::run(&args, &console),
        Some(Job::Simulate(args)) => simulate::run(&args, &console),
        Some(Job::Script(args)) => script::run(&args, &console),
        Some(Job::Replay(args)) => replay::run(&args, &console),
        Some(Job::Record(args)) => record::run(&args, &console),
    };
    match done {
        Ok(exit) => exit.into(),
        Err(stop) => stop.report(&console.texts),
    }
}

#[cfg(feature = "desktop")]
fn window(console: &Console, lang: Option<Lang>) -> Done {
    match crate::desktop::run(&console.source, lang) {
        bevy::app::AppExit::Success => Ok(console::Exit::Fine),
        bevy::app::AppExit::Error(_) => Ok(console::Exit::Wrong),
    }
}
#[cfg(not(feature = "desktop"))]
fn window(_: &Console, _: Option<Lang>) -> Done {
    Err(console::Stop::usage(crate::table::prelude::Problem::new("cli-no-window")))
}
