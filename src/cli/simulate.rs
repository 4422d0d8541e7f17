//! `mesnie simulate`: plays a batch of matches on several threads and reports on them.
use super::arguments;
use super::console::{Console, Exit, JobError, JobResult};
use super::report::Report;
use crate::table::data::Source;
use crate::table::game::options_of;
use crate::table::play::batch::{Batch, Failure, MatchResult, Plan, play_all};
use crate::table::play::comparison::Comparison;
use crate::table::prelude::{Game, Header, Match, Player, Problem, Recorded, RuleData, RuleSet, Settings};
use crate::table::saves::format::EXTENSION;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    #[arg(long, value_name = "NAME=VALUE,…", value_delimiter = ',')]
    options: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    seconds: Option<u64>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "PLAYER,…")]
    seats: Option<String>,
    #[arg(long)]
    fixed_seats: bool,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    #[arg(long, value_name = "DIR")]
    compare: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "compare")]
    csv: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with = "compare")]
    rules_used: bool,
    #[arg(long)]
    verify: bool,
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    most_orders: u32,
    #[arg(long, value_name = "DIR", default_value = ".")]
    failures: PathBuf,
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let game = arguments::game(&args.game)?;
    let rules = arguments::rules_for(game, &args.options, console)?;
    let data = &rules.data;
    let mut table = Match::new(game, data.clone());
    let players = arguments::players(args.seats.as_deref(), game.seat_counts(), &table.levels())?;
    if players.contains(&Player::Person) {
        return Err(JobError::usage(Problem::new("simulate-person")));
    }
    let threads = match args.threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => usize::from(n),
    };
    let scenario = arguments::scenario(args.scenario.as_deref(), &game.scenarios(data))?;
    let specs = options_of(game, data, &scenario);
    let mut plan = Plan {
        game,
        scenario,
        options: arguments::options(&specs, &args.options)?,
        players,
        fixed_seats: args.fixed_seats,
        games: args.games,
        time_limit: args.seconds.map(Duration::from_secs),
        seed: args.seed,
        threads: threads.min(args.games as usize),
        count_rules: args.compare.is_none() && (args.rules_used || args.json),
        verify: args.verify,
        most_orders: args.most_orders,
    };
    // A first match shows whether one can begin at all, and has the values of all options for the report.
    table.start(plan.header(0)).map_err(JobError::usage)?;
    plan.options.clone_from(&table.header().options);
    let mut changed = plan.options.clone();
    changed.retain(|name, setting| specs.iter().any(|spec| spec.name == *name && spec.default != *setting));
    if let Some(folder) = &args.compare {
        let own = others(game, folder, console)?;
        let mut table = Match::new(game, own.data.clone());
        table.start(plan.header(0)).map_err(JobError::usage)?;
        return Ok(compare(args, &mut plan, [&rules, &own], &changed, folder, console));
    }
    let batch = play_watched(&plan, data, console);
    let report = Report::of(&plan, &changed, &batch.played, &batch.tally, batch.time);
    if let Some(file) = &args.csv {
        let csv = super::report::csv(&plan, &batch.played);
        crate::table::saves::journal::write_whole(file, csv.as_bytes()).map_err(JobError::failed)?;
    }
    if args.json {
        console.print_json(&report);
    } else {
        report.print(console, plan.count_rules);
    }
    let told = tell_failures(&plan, &rules, &batch.played, &args.failures, console);
    Ok(if told == 0 { Exit::Success } else { Exit::Failure })
}

/// The rule data of another folder.
fn others(game: &'static dyn Game, folder: &Path, console: &Console) -> Result<RuleSet, JobError> {
    if !folder.is_dir() {
        return Err(JobError::usage(Problem::new("cli-no-folder").with("folder", folder.display())));
    }
    arguments::rules_of(game, Source::folder(folder), console)
}

/// Plays the batch with the rule data of the console and with others, and prints both side by side.
fn compare(
    args: &Args,
    plan: &mut Plan,
    rules: [&RuleSet; 2],
    changed: &Settings,
    folder: &Path,
    console: &Console,
) -> Exit {
    // Both sides have half of the time, and the second plays what the first has played.
    plan.time_limit = plan.time_limit.map(|limit| limit / 2);
    let usual = play_watched(plan, &rules[0].data, console);
    if plan.time_limit.take().is_some() {
        plan.games = usual.played.len() as u64;
    }
    let own = play_watched(plan, &rules[1].data, console);
    let comparison = Comparison::of(plan, &usual.played, &own.played);
    if args.json {
        super::compare::print_json(&comparison, plan, changed, folder, console);
    } else {
        super::compare::print(&comparison, plan, folder, console);
    }
    let told = tell_failures(plan, rules[0], &usual.played, &args.failures, console)
        + tell_failures(plan, rules[1], &own.played, &args.failures, console);
    if told == 0 { Exit::Success } else { Exit::Failure }
}

/// Plays all matches of a plan; if that takes long, a bar shows how far it is.
fn play_watched(plan: &Plan, data: &RuleData, console: &Console) -> Batch {
    let next = AtomicU64::new(0);
    show_progress(plan, &next, console, || play_all(plan, data, &next))
}

/// Reports the matches that failed and writes journals of the first ones; returns the number of failures.
fn tell_failures(plan: &Plan, rules: &RuleSet, played: &[MatchResult], folder: &Path, console: &Console) -> usize {
    const MOST_TOLD: usize = 10;
    let failed: Vec<_> = played.iter().filter_map(|p| Some((p, p.failure.as_deref()?))).collect();
    for (played, failure) in failed.iter().take(MOST_TOLD) {
        let args = [("number", (played.number + 1).into()), ("seed", played.seed.to_string().into())];
        eprintln!("{}", console.text("simulate-failed", &args));
        eprintln!("  {}", console.text(failure.key, &[("detail", failure.detail.as_str().into())]));
        let name = format!("failure-{}-{:016x}.{EXTENSION}", plan.game.id(), played.seed);
        match leave_journal(plan, rules, played.number, failure, folder.join(name)) {
            Ok((path, last)) => {
                if let Some(order) = last {
                    eprintln!("  {}", console.text("simulate-failed-order", &[("order", order.into())]));
                }
                let args = [("file", path.display().to_string().into()), ("orders", failure.orders.len().into())];
                eprintln!("  {}", console.text("simulate-failed-journal", &args));
            }
            Err(problem) => eprintln!("  {}", problem.tell(&console.texts)),
        }
    }
    if failed.len() > MOST_TOLD {
        eprintln!("{}", console.text("simulate-failed-more", &[("more", (failed.len() - MOST_TOLD).into())]));
    }
    failed.len()
}

/// Replays a failed match into a journal; returns its path and the order that failed. An order that panics is not in
/// the journal.
pub fn leave_journal(
    plan: &Plan,
    rules: &RuleSet,
    number: u64,
    failure: &Failure,
    path: PathBuf,
) -> Result<(PathBuf, Option<String>), Problem> {
    let header = Header { data: rules.files.clone(), ..plan.header(number) };
    let unplayable = || Problem::new("simulate-journal-failed");
    let again = catch_unwind(AssertUnwindSafe(|| {
        let mut recorded = Recorded::start(Match::new(plan.game, rules.data.clone()), header, &path)?;
        let mut last = None;
        for record in &failure.orders {
            last = Some(recorded.write_order(*record));
            let done = catch_unwind(AssertUnwindSafe(|| recorded.submit(record.seat, record.order).is_ok()));
            if !matches!(done, Ok(true)) {
                break;
            }
        }
        recorded.problem().cloned().map_or(Ok(last), Err)
    }));
    again.unwrap_or_else(|_| Err(unplayable())).map(|last| (path, last))
}

/// Shows a progress bar during `work`, if that takes longer than two seconds and the error output is a terminal.
fn show_progress<R>(plan: &Plan, next: &AtomicU64, console: &Console, work: impl FnOnce() -> R) -> R {
    const LONG: Duration = Duration::from_secs(2);
    if !std::io::stderr().is_terminal() {
        return work();
    }
    let done = AtomicBool::new(false);
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}, {eta}").expect("a sound template");
    std::thread::scope(|scope| {
        let watch = scope.spawn(|| {
            let begin = Instant::now();
            let bar = ProgressBar::with_draw_target(Some(plan.games), ProgressDrawTarget::hidden());
            bar.set_style(style);
            bar.set_message(console.text("simulate-matches", &[]));
            while !done.load(Ordering::Relaxed) {
                std::thread::park_timeout(Duration::from_millis(100));
                // It counts from the start, so that it can estimate the rest, but is shown later.
                bar.set_position(next.load(Ordering::Relaxed).min(plan.games));
                if bar.is_hidden() && begin.elapsed() >= LONG {
                    bar.set_draw_target(ProgressDrawTarget::stderr());
                }
            }
            bar.finish_and_clear();
        });
        let result = work();
        done.store(true, Ordering::Relaxed);
        watch.thread().unpark();
        result
    })
}
