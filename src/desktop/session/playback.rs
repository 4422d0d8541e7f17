//! Playback: the position after any line of the log on the board, step by step or line after line like a film.
use super::dice_throw::Throw;
use super::log_lines::{LogLine, LogLines};
use super::view_model::TableView;
use crate::table::prelude::Match;

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackStep {
    /// The moment of this entry of the whole chronicle.
    To(usize),
    First,
    Back,
    On,
    /// From where one stands, or from the first line, to now.
    Play,
    Pause,
    /// What happened since the seat at the screen last ordered something, as a film.
    SinceMyTurn,
    /// Back to the match.
    Now,
}

/// A playback through what has happened.
pub struct Playback {
    /// The table on which the past is laid out.
    pub(in crate::desktop) shadow: Match,
    pub(super) at: usize,
    /// Seconds until the film goes on; nothing while it stands still.
    pub(super) playing: Option<f32>,
    /// What the screen shows when the playback is over.
    pub(super) now: TableView,
    pub(super) throw_now: Option<Throw>,
}

impl Playback {
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }
}

/// The lines that a step stops at: the last one of each order.
pub fn stops(game: &Match, log: &LogLines) -> Vec<usize> {
    let orders = |line: &LogLine| orders_until(game, line.entry);
    let last_of_order = |i: &usize| log.get(i + 1).is_none_or(|next| orders(next) != orders(&log[*i]));
    (0..log.len()).filter(last_of_order).map(|i| log[i].entry).collect()
}

/// How many orders had been given when an entry had come about.
fn orders_until(game: &Match, entry: usize) -> usize {
    if entry < game.entries_after(0) { 0 } else { game.orders_before_entry(entry) + 1 }
}

/// How many orders had been given when the next line was about to come about: the moment of an entry holds everything
/// that followed it without a line of its own.
pub(super) fn orders_shown(game: &Match, log: &LogLines, entry: usize) -> usize {
    let here = orders_until(game, entry);
    let next = log.iter().map(|line| orders_until(game, line.entry)).find(|orders| *orders > here);
    next.map_or(game.journal().len(), |orders| orders - 1)
}
