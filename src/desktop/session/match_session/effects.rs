//! What happens on the board and is over in a moment: found in the chronicle, shown when the dice that go before it lie.
use super::Session;
use crate::desktop::face::{Effect, Sight};
use crate::table::prelude::Entry;

/// The effects that are shown, and those that wait for dice.
#[derive(Default)]
pub(super) struct Effects {
    /// How many series of them have been shown.
    series: u64,
    shown: Vec<Effect>,
    waiting: Vec<Effect>,
}

impl Session {
    /// The effects that were shown last, and the number of their series. What was taken back has none.
    pub fn effects(&self) -> (u64, &[Effect]) {
        (self.effects.series, &self.effects.shown)
    }
    /// Looks for effects in what everybody at the screen has seen happen since the first `known` entries of the chronicle.
    pub(super) fn find_effects(&mut self, known: usize) {
        let sight = Sight::new(&self.game, self.audience.holder);
        let seen = |entry: &&Entry| self.audience.persons.iter().all(|seat| entry.seen_by.contains(*seat));
        let new = self.game.chronicle(None).take(known).filter(seen).count();
        let entries: Vec<&Entry> = self.game.chronicle(None).filter(seen).collect();
        self.effects.waiting = match new < entries.len() && self.curtain.is_none() {
            true => self.face.effects(&sight, &entries, new, &self.view.scene),
            false => vec![],
        };
    }
    /// The dice lie: what they have brought about is seen.
    pub(super) fn show_effects(&mut self) {
        let waiting = std::mem::take(&mut self.effects.waiting);
        if !waiting.is_empty() {
            self.effects.series += 1;
            self.effects.shown = waiting;
        }
    }
    /// Nothing happens any more: the board is shown as it stands.
    pub(super) fn forget_effects(&mut self) {
        self.effects.waiting.clear();
        if !self.effects.shown.is_empty() {
            self.effects.series += 1;
            self.effects.shown.clear();
        }
    }
}
