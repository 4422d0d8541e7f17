//! Playback: the position after any line of the log on the board, step by step or continuously.
use super::dice_throw::Throw;
use super::log_lines::{LogLine, LogLines};
use super::view_model::TableView;
use crate::table::prelude::Match;

/// What playback is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackStep {
    /// To the position after this entry of the whole chronicle.
    To(usize),
    First,
    Back,
    On,
    /// Continuously, from the position that is shown or from the first line, to the present.
    Play,
    Pause,
    /// Continuously through what happened since the seat at the screen last ordered something.
    SinceMyTurn,
    /// Back to the match.
    Now,
}

/// Playback under way.
pub struct Playback {
    /// The match in the position that is shown.
    pub(in crate::desktop) shadow: Match,
    pub(super) at: usize,
    /// Seconds until the next step of continuous playback; nothing while it is paused.
    pub(super) playing: Option<f32>,
    /// What the screen shows when playback is over.
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

/// How many orders had been given when the next line was about to come about: the position of an entry includes
/// everything that followed it without a line of its own.
pub(super) fn orders_shown(game: &Match, log: &LogLines, entry: usize) -> usize {
    let here = orders_until(game, entry);
    let next = log.iter().map(|line| orders_until(game, line.entry)).find(|orders| *orders > here);
    next.map_or(game.journal().len(), |orders| orders - 1)
}
