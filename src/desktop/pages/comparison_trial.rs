//! Matches that the window plays beside its own work: the same ones with the program's rule data and with those of the
//! designer's folder.
use crate::table::data::{Findings, Source};
use crate::table::game::{Header, Player, RuleSet, SeatSetup, UndoLimit};
use crate::table::play::batch::{Plan, play_all};
use crate::table::play::comparison::Comparison;
use crate::table::prelude::{Game, Match, Settings};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// Two batches that are being played. Dropped, it ends them.
pub struct Trial {
    games: u64,
    /// The numbers of the matches that begin next, with the program's rule data and with the designer's.
    next: Arc<[AtomicU64; 2]>,
    done: Mutex<Receiver<Comparison>>,
}

/// How far a trial has come.
pub enum TrialState {
    /// The share of all matches that have begun, from 0 to 1.
    Playing(f32),
    Done(Comparison),
    /// The thread that played has ended without a result.
    Failed,
}

impl Trial {
    /// Begins to play so many matches of scripted opponents with both rule data, on all processors but one.
    ///
    /// # Errors
    /// What is wrong with the rule data.
    pub fn begin(game: &'static dyn Game, source: &Source, seats: usize, games: u64) -> Result<Self, Findings> {
        let read = |source: Source| {
            let (rules, findings) = RuleSet::read(game, source);
            rules.ok_or(findings)
        };
        let (usual, own) = (read(Source::built_in())?, read(source.clone())?);
        let levels = Match::new(game, usual.data.clone()).levels();
        let player = if levels.contains(&"normal") { Player::Script("normal".to_owned()) } else { Player::Random };
        let threads = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
        let mut plan = Plan {
            game,
            scenario: game.scenarios(&usual.data).into_iter().next().unwrap_or_default(),
            options: Settings::new(),
            players: vec![player; seats],
            fixed_seats: false,
            games,
            time_limit: None,
            seed: 1,
            threads: threads.min(games as usize),
            count_rules: false,
            verify: false,
            most_orders: 100_000,
        };
        plan.options = usual_options(game, &usual, &plan);
        let next: Arc<[AtomicU64; 2]> = Arc::default();
        let (sender, done) = channel();
        let counters = next.clone();
        std::thread::spawn(move || {
            let first = play_all(&plan, &usual.data, &counters[0]);
            let second = play_all(&plan, &own.data, &counters[1]);
            // If nobody waits for it any more, it is not needed.
            let _ = sender.send(Comparison::of(&plan, &first.played, &second.played));
        });
        Ok(Self { games, next, done: Mutex::new(done) })
    }

    /// How far it is.
    pub fn state(&self) -> TrialState {
        match self.done.lock().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(comparison) => TrialState::Done(comparison),
            Err(TryRecvError::Disconnected) => TrialState::Failed,
            Err(TryRecvError::Empty) => {
                let begun: u64 = self.next.iter().map(|next| next.load(Ordering::Relaxed).min(self.games)).sum();
                TrialState::Playing(begun as f32 / (2 * self.games).max(1) as f32)
            }
        }
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        // No match has such a number, so none begins.
        self.next.iter().for_each(|next| next.store(self.games, Ordering::Relaxed));
    }
}

/// The values that the options have if nobody chooses others: of the program's rule data, for both batches.
fn usual_options(game: &'static dyn Game, rules: &RuleSet, plan: &Plan) -> Settings {
    let mut table = Match::new(game, rules.data.clone());
    let header = Header {
        game: game.id().to_owned(),
        scenario: plan.scenario.clone(),
        options: Settings::new(),
        seed: plan.seed,
        seats: plan.players.iter().cloned().map(SeatSetup::of).collect(),
        undo: UndoLimit::Usual,
        advice: true,
        data: Default::default(),
    };
    match table.start(header) {
        Ok(()) => table.header().options.clone(),
        Err(_) => Settings::new(),
    }
}
