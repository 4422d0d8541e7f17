//! The arguments of the program, and the job that they ask for.
use super::console::{Console, JobResult};
use super::{advise, check, console, help, list, record, replay, roster, rules, script, simulate};
use crate::table::prelude::{Lang, Problem, Texts};
use clap::{Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

// The texts of the help are Fluent messages: see `help`.
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
    Roster(roster::Args),
    Simulate(simulate::Args),
    Script(script::Args),
    Replay(replay::Args),
    Advise(advise::Args),
    #[command(hide = true)]
    Record(record::Args),
}

/// What the program takes: every job with its arguments, and their help in the language of the texts.
pub fn declaration(texts: &Texts) -> Command {
    help::translated(CommandLine::command(), texts)
}

/// Runs the program with these arguments, the first of which is its own name. Without a job it opens the window.
/// Returns 0 if all is well, 1 if something is wrong, 2 if the arguments are.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let texts = Texts::new(help::language(&args));
    let parsed =
        declaration(&texts).try_get_matches_from(args).and_then(|matches| CommandLine::from_arg_matches(&matches));
    let line = match parsed {
        Ok(line) => line,
        Err(error) => return help::report(&error, &texts),
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
        Some(Job::Roster(args)) => roster::run(&args, &console),
        Some(Job::Simulate(args)) => simulate::run(&args, &console),
        Some(Job::Script(args)) => script::run(&args, &console),
        Some(Job::Replay(args)) => replay::run(&args, &console),
        Some(Job::Advise(args)) => advise::run(&args, &console),
        Some(Job::Record(args)) => record::run(&args, &console),
    };
    match done {
        Ok(exit) => exit.into(),
        Err(stop) => stop.report(&console.texts),
    }
}

#[cfg(feature = "desktop")]
fn window(console: &Console, lang: Option<Lang>) -> JobResult {
    use crate::table::play::batch::CapturedPanics;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    crate::desktop::platform::heap::give_large_blocks_back();
    // Without a display, or without a driver that can draw on it, the libraries of the window panic while they are set up.
    let captured = CapturedPanics::capture();
    let app = catch_unwind(AssertUnwindSafe(|| crate::desktop::app::app(&console.source, lang)));
    drop(captured);
    let Ok(mut app) = app else {
        let said = CapturedPanics::last();
        let detail = said.lines().next().unwrap_or_default();
        let key = if detail.contains("winit") { "cli-no-display" } else { "cli-window-failed" };
        return Err(console::JobError::usage(Problem::new(key).with("detail", detail)));
    };
    match app.run() {
        bevy::app::AppExit::Success => Ok(console::Exit::Success),
        bevy::app::AppExit::Error(_) => Ok(console::Exit::Failure),
    }
}
#[cfg(not(feature = "desktop"))]
fn window(_: &Console, _: Option<Lang>) -> JobResult {
    Err(console::JobError::usage(Problem::new("cli-no-window")))
}
