//! A batch of matches without people, played on several threads: the same on any number of them.
mod panics;

pub use panics::CapturedPanics;

use super::matches::{Match, Record};
use crate::table::game::{Game, Header, Player, RuleData, SeatSetup, UndoLimit};
use crate::table::options::Settings;
use crate::table::protocol::sequence::Ended;
use crate::table::state::chronicle::Chronicle;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// What all matches of a batch have in common.
pub struct Plan {
    /// The game.
    pub game: &'static dyn Game,
    /// The scenario.
    pub scenario: String,
    /// The values of all options.
    pub options: Settings,
    /// The players. Player `p` has seat `p` in the first match.
    pub players: Vec<Player>,
    /// False if the players move on by one seat from match to match.
    pub fixed_seats: bool,
    /// The number of matches, at most.
    pub games: u64,
    /// After this time no further match begins; those that are being played go on to their end.
    pub time_limit: Option<Duration>,
    /// The seed of the batch.
    pub seed: u64,
    /// On how many threads the matches are played.
    pub threads: usize,
    /// Counts how often each rule did something.
    pub count_rules: bool,
    /// Checks invariants after every order.
    pub verify: bool,
    /// A match with more orders fails.
    pub most_orders: u32,
}

impl Plan {
    /// The seed of a match of the batch, the same on whichever thread it is played.
    pub fn seed_of(&self, number: u64) -> u64 {
        xxh3_64_with_seed(&number.to_le_bytes(), self.seed)
    }
    /// The index of the player who has a seat in a match.
    pub fn player_on(&self, seat: usize, number: u64) -> usize {
        let seats = self.players.len();
        if self.fixed_seats { seat } else { (seat + seats - (number % seats as u64) as usize) % seats }
    }
    /// The header of a match of the batch, without the rule data.
    pub fn header(&self, number: u64) -> Header {
        let player = |seat| self.players[self.player_on(seat, number)].clone();
        Header {
            game: self.game.id().to_owned(),
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            seed: self.seed_of(number),
            seats: (0..self.players.len()).map(|seat| SeatSetup::of(player(seat))).collect(),
            undo: UndoLimit::Usual,
            advice: true,
            data: Default::default(),
        }
    }
}

/// The result of one match of a batch.
#[derive(Clone, Debug, Default)]
pub struct MatchResult {
    /// Its number in the batch, from 0.
    pub number: u64,
    /// The seed of the match.
    pub seed: u64,
    /// The number of orders.
    pub orders: u32,
    /// How often each verb was ordered.
    pub verbs: BTreeMap<&'static str, u32>,
    /// How it ended; `None` if it failed.
    pub outcome: Option<Ended>,
    /// What the game counts at the end: names and values.
    pub figures: Vec<(&'static str, f64)>,
    /// Why it failed, if it did.
    pub failure: Option<Box<Failure>>,
}

/// How often each verb was ordered and each rule was applied.
#[derive(Default)]
pub struct UseCounts {
    /// By the name of the verb.
    pub verbs: BTreeMap<&'static str, u64>,
    /// By the number of the rule; empty unless they were counted.
    pub rules: BTreeMap<&'static str, u64>,
}

impl UseCounts {
    /// Adds the verbs of a match.
    fn add_verbs(&mut self, verbs: &BTreeMap<&'static str, u32>) {
        for (verb, times) in verbs {
            *self.verbs.entry(verb).or_default() += u64::from(*times);
        }
    }
    /// Adds the rules that a table has counted since it was made.
    fn add_rules(&mut self, table: &Match) {
        let Some(chronicle) = table.world().get_resource::<Chronicle>() else { return };
        for (rule, times) in chronicle.rule_uses().into_iter().flatten() {
            *self.rules.entry(rule).or_default() += times;
        }
    }
    /// Adds other counts.
    fn add(&mut self, other: UseCounts) {
        for (verb, times) in other.verbs {
            *self.verbs.entry(verb).or_default() += times;
        }
        for (rule, times) in other.rules {
            *self.rules.entry(rule).or_default() += times;
        }
    }
}

/// The results of a batch.
pub struct Batch {
    /// By the number of the match.
    pub played: Vec<MatchResult>,
    /// How often each verb and rule was used in all matches together.
    pub tally: UseCounts,
    /// How long it took.
    pub time: Duration,
}

/// Plays all matches of a plan. `next` is the number of the match that begins next, for whoever watches; set beyond the
/// number of matches, it ends the batch.
pub fn play_all(plan: &Plan, data: &RuleData, next: &AtomicU64) -> Batch {
    let _kept = CapturedPanics::capture();
    let tables: Vec<Mutex<Match>> = (0..plan.threads).map(|_| Mutex::new(table(plan, data))).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build().expect("threads to play on");
    let begin = Instant::now();
    let parts = {
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
    };
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
pub struct Failure {
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
            for record in table.journal() {
                *played.verbs.entry(record.order.verb.name).or_default() += 1;
            }
            tally.add_verbs(&played.verbs);
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
