//! `mesnie simulate`: plays a batch of matches on several threads and reports on them.
use super::arguments;
use super::console::{Console, Exit, JobError, JobResult};
use super::panics::CapturedPanics;
use super::report::{MatchResult, Report, UseCounts};
use crate::table::game::{Header, SeatSetup, UndoLimit, options_of};
use crate::table::prelude::{Chronicle, Game, Match, Player, Problem, Record, Recorded, RuleData, RuleSet, Settings};
use crate::table::saves::format::EXTENSION;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use xxhash_rust::xxh3::xxh3_64_with_seed;

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
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    rules_used: bool,
    #[arg(long)]
    verify: bool,
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    most_orders: u32,
    #[arg(long, value_name = "DIR", default_value = ".")]
    failures: PathBuf,
}

/// What all matches of a batch have in common.
pub(super) struct Plan {
    pub game: &'static dyn Game,
    pub scenario: String,
    /// The values of all options.
    pub options: Settings,
    /// The options that differ from their defaults.
    pub changed: Settings,
    /// The players. Player `p` has seat `p` in the first match.
    pub players: Vec<Player>,
    /// False if the players move on by one seat from match to match.
    pub fixed_seats: bool,
    /// The number of matches, at most.
    pub games: u64,
    /// After this time no further match begins; those that are being played go on to their end.
    time_limit: Option<Duration>,
    pub seed: u64,
    pub threads: usize,
    count_rules: bool,
    /// Checks invariants after every order.
    verify: bool,
    /// A match with more orders fails.
    most_orders: u32,
}

impl Plan {
    /// The seed of a match of the batch, the same on whichever thread it is played.
    fn seed_of(&self, number: u64) -> u64 {
        xxh3_64_with_seed(&number.to_le_bytes(), self.seed)
    }
    /// The index of the player who has a seat in a match.
    pub fn player_on(&self, seat: usize, number: u64) -> usize {
        let seats = self.players.len();
        if self.fixed_seats { seat } else { (seat + seats - (number % seats as u64) as usize) % seats }
    }
    fn header(&self, number: u64) -> Header {
        let player = |seat| self.players[self.player_on(seat, number)].clone();
        Header {
            game: self.game.id().to_owned(),
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            seed: self.seed_of(number),
            seats: (0..self.players.len()).map(|seat| SeatSetup::of(player(seat))).collect(),
            undo: UndoLimit::Usual,
            data: Default::default(),
        }
    }
}

pub(super) fn run(args: &Args, console: &Console) -> JobResult {
    let game = arguments::game(&args.game)?;
    let rules = arguments::rules(game, console)?;
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
        changed: Settings::new(),
        players,
        fixed_seats: args.fixed_seats,
        games: args.games,
        time_limit: args.seconds.map(Duration::from_secs),
        seed: args.seed,
        threads: threads.min(args.games as usize),
        count_rules: args.rules_used || args.json,
        verify: args.verify,
        most_orders: args.most_orders,
    };
    // A first match shows whether one can begin at all, and has the values of all options for the report.
    table.start(plan.header(0)).map_err(JobError::usage)?;
    plan.options.clone_from(&table.header().options);
    plan.changed.clone_from(&plan.options);
    plan.changed.retain(|name, setting| specs.iter().any(|spec| spec.name == *name && spec.default != *setting));

    let _kept = CapturedPanics::capture();
    let batch = play_all(&plan, data, console);
    let report = Report::of(&plan, &batch.played, &batch.tally, batch.time);
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

/// The results of a batch.
struct Batch {
    /// By the number of the match.
    played: Vec<MatchResult>,
    tally: UseCounts,
    time: Duration,
}

/// Plays all matches of a plan.
fn play_all(plan: &Plan, data: &RuleData, console: &Console) -> Batch {
    let tables: Vec<Mutex<Match>> = (0..plan.threads).map(|_| Mutex::new(table(plan, data))).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build().expect("threads to play on");
    let next = AtomicU64::new(0);
    let begin = Instant::now();
    let parts = show_progress(plan, &next, console, || {
        pool.broadcast(|thread| {
            let mut table = tables[thread.index()].lock().unwrap_or_else(PoisonError::into_inner);
            let (mut played, mut tally) = (vec![], UseCounts::default());
            // The time is looked at before a number is taken: the numbers played have no gap.
            while plan.time_limit.is_none_or(|limit| begin.elapsed() < limit) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= plan.games {
                    break;
                }
                played.push(play(plan, &mut table, number, &mut tally));
                if played.last().is_some_and(|match_played| match_played.failure.is_some()) {
                    // After a failure the table may be in any state.
                    tally.add_rules(&table);
                    *table = self::table(plan, data);
                }
            }
            tally.add_rules(&table);
            (played, tally)
        })
    });
    let time = begin.elapsed();
    let mut batch = Batch { played: vec![], tally: UseCounts::default(), time };
    for (played, tally) in parts {
        batch.played.extend(played);
        batch.tally.add(tally);
    }
    batch.played.sort_unstable_by_key(|played| played.number);
    batch
}

/// A table for matches of the batch, without undo and chronicle.
fn table(plan: &Plan, data: &RuleData) -> Match {
    let mut table = Match::new(plan.game, data.clone());
    table.remember(false);
    if plan.count_rules {
        table.world_mut().resource_mut::<Chronicle>().count_rules();
    }
    table
}

/// Why a match of the batch failed.
#[derive(Clone, Debug)]
pub(super) struct Failure {
    /// Fluent key of the message.
    pub key: &'static str,
    /// The argument `$detail` of the message.
    pub detail: String,
    /// The orders, of which the last one failed.
    pub orders: Vec<Record>,
}

/// Plays one match of the batch; a panic becomes a failure.
fn play(plan: &Plan, table: &mut Match, number: u64, tally: &mut UseCounts) -> MatchResult {
    let header = plan.header(number);
    let mut played = MatchResult { number, seed: header.seed, ..MatchResult::default() };
    let mut ordered = None;
    let done = catch_unwind(AssertUnwindSafe(|| -> Result<(), (&'static str, String)> {
        table.start(header).map_err(|problem| ("simulate-cannot-begin", problem.to_string()))?;
        if plan.verify {
            verify(table)?;
        }
        let mut orders = 0;
        while let Some(record) = table.automatic_order() {
            ordered = Some(record);
            (table.submit(record.seat, record.order))
                .map_err(|why| ("simulate-refused", format!("{} {}", why.reason, why.rule)))?;
            ordered = None;
            orders += 1;
            if orders > plan.most_orders {
                return Err(("simulate-endless", plan.most_orders.to_string()));
            }
            if plan.verify {
                verify(table)?;
            }
        }
        if table.outcome().is_none() {
            return Err(("simulate-no-end", String::new()));
        }
        Ok(())
    }));
    match done {
        Ok(Ok(())) => {
            played.figures = plan.game.figures(table.world());
            played.outcome = table.outcome().cloned();
            played.orders = table.journal().len() as u32;
            tally.add_verbs(table.journal());
        }
        Ok(Err((key, detail))) => played.failure = Some(failure(table, key, detail, ordered)),
        Err(_) => played.failure = Some(failure(table, "simulate-panic", CapturedPanics::last(), ordered)),
    }
    played
}

fn failure(table: &Match, key: &'static str, detail: String, ordered: Option<Record>) -> Box<Failure> {
    Box::new(Failure { key, detail, orders: table.journal().iter().copied().chain(ordered).collect() })
}

/// Checks what must hold after every order. An error is the key of a message and its detail.
fn verify(table: &mut Match) -> Result<(), (&'static str, String)> {
    let broken = table.broken_invariants();
    if !broken.is_empty() {
        return Err(("simulate-invariant", broken.join("; ")));
    }
    match table.prompt() {
        Some(prompt) if prompt.is_empty() => Err(("simulate-nothing-offered", prompt.text.to_owned())),
        None if table.outcome().is_none() => Err(("simulate-no-end", String::new())),
        _ => Ok(()),
    }
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
fn leave_journal(
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

#[cfg(test)]
mod tests;
