//! What happens on the board and is over in a moment: found in the chronicle, shown when the dice that go before it lie.
use super::Session;
use crate::desktop::face::{Effect, Outcome, PlayedCard, Proclamation, Seal, Sight};
use crate::desktop::session::view_model::{TableView, teller};
use crate::table::prelude::{Entry, Seat};
use crate::table::text::locales::Texts;

/// What is shown of one kind, and what waits for dice.
struct Series<T> {
    /// How many times something new was shown.
    number: u64,
    shown: Vec<T>,
    waiting: Vec<T>,
}

impl<T> Default for Series<T> {
    fn default() -> Self {
        Self { number: 0, shown: vec![], waiting: vec![] }
    }
}

impl<T> Series<T> {
    fn seen(&self) -> (u64, &[T]) {
        (self.number, &self.shown)
    }
    /// What has waited is seen.
    fn show(&mut self) {
        if !self.waiting.is_empty() {
            self.number += 1;
            self.shown = std::mem::take(&mut self.waiting);
        }
    }
    /// Nothing of it is seen any more.
    fn forget(&mut self) {
        self.waiting.clear();
        if !self.shown.is_empty() {
            self.number += 1;
            self.shown.clear();
        }
    }
}

/// Everything that is over in a moment.
#[derive(Default)]
pub(super) struct Effects {
    effects: Series<Effect>,
    proclamations: Series<Proclamation>,
    cards: Series<PlayedCard>,
    outcomes: Series<Outcome>,
}

/// Of what comes about at the same time no more than this is proclaimed: the rest is in the log.
const PROCLAIMED: usize = 3;

impl Session {
    /// The effects that were shown last, and the number of their series. What was taken back has none.
    pub fn effects(&self) -> (u64, &[Effect]) {
        self.effects.effects.seen()
    }
    /// The cards that were laid open last, and the number of their series.
    pub fn played_cards(&self) -> (u64, &[PlayedCard]) {
        self.effects.cards.seen()
    }
    /// How fights have come out that were seen last, and the number of their series.
    pub fn outcomes(&self) -> (u64, &[Outcome]) {
        self.effects.outcomes.seen()
    }
    /// Looks for effects in what everybody at the screen has seen happen since the first `known` entries of the chronicle.
    pub(super) fn find_effects(&mut self, known: usize, texts: &Texts) {
        let sight = Sight::new(&self.game, self.audience.holder);
        let seen = |entry: &&Entry| self.audience.persons.iter().all(|seat| entry.seen_by.contains(*seat));
        let new = self.game.chronicle(None).take(known).filter(seen).count();
        let entries: Vec<&Entry> = self.game.chronicle(None).filter(seen).collect();
        self.effects.effects.waiting.clear();
        self.effects.outcomes.waiting.clear();
        if self.curtain.is_some() {
            self.effects.cards.waiting.clear();
        } else if new < entries.len() {
            let (before, tell) = (&self.view.scene, teller(&self.game, texts));
            self.effects.effects.waiting = self.face.effects(&sight, &entries, new, before);
            self.effects.outcomes.waiting = self.face.outcomes(&sight, &entries, new, before, &tell);
            // Cards may wait already for dice that still roll.
            self.effects.cards.waiting.extend(self.face.played(&sight, &entries, new, &tell));
        }
    }
    /// What was proclaimed last, and the number of its series. What was taken back is proclaimed no more.
    pub fn proclamations(&self) -> (u64, &[Proclamation]) {
        self.effects.proclamations.seen()
    }
    /// Looks for what is to be proclaimed of what everybody at the screen has seen happen since the first `known` entries of
    /// the chronicle, and whether the match or the lesson has come to its end in `view`.
    pub(super) fn find_proclamations(&mut self, known: usize, view: &TableView, texts: &Texts) {
        let (sight, tell) = (Sight::new(&self.game, self.audience.holder), teller(&self.game, texts));
        let proclaimed = |entry: &Entry| {
            let tincture = entry.seat.map(|seat| self.face.tincture(seat));
            Some(Proclamation { seal: self.face.seal(&sight, entry)?, tincture, text: tell.entry(entry) })
        };
        let mut found: Vec<Proclamation> = match self.curtain {
            Some(_) => vec![],
            None => self.seen_by_all(known).filter_map(proclaimed).collect(),
        };
        // What two lines tell of is proclaimed once.
        found.dedup_by(|later, first| (later.seal, later.tincture) == (first.seal, first.tincture));
        found.drain(..found.len().saturating_sub(PROCLAIMED));
        let is_done = |view: &TableView| view.lesson.as_ref().is_some_and(|lesson| lesson.is_done);
        if let Some(ending) = view.ended.as_ref().filter(|_| self.view.ended.is_none()) {
            let (tincture, text) = (ending.tinctures.first().copied(), ending.headline.clone());
            found.push(Proclamation { seal: Seal::Laurel, tincture, text });
        } else if is_done(view) && !is_done(&self.view) {
            found.push(Proclamation { seal: Seal::Laurel, tincture: None, text: texts.get("happened-lesson-done") });
        }
        self.effects.proclamations.waiting = found;
    }
    /// The dice lie: what they have brought about is seen.
    pub(super) fn show_effects(&mut self) {
        self.end_battle();
        self.effects.proclamations.show();
        self.effects.effects.show();
        self.effects.cards.show();
        self.effects.outcomes.show();
    }
    /// Whoever has sat down sees the cards that others have laid open since their own last decision.
    pub(super) fn show_cards_since(&mut self, seat: Seat, texts: &Texts) {
        let since = self.last_decision_of(seat).map_or(0, |orders| self.game.entries_after(orders));
        let persons = &self.audience.persons;
        let seen = |entry: &&Entry| persons.iter().all(|seat| entry.seen_by.contains(*seat));
        let entries: Vec<&Entry> =
            self.game.chronicle(None).skip(since).filter(seen).filter(|entry| entry.seat != Some(seat)).collect();
        let sight = Sight::new(&self.game, self.audience.holder);
        let cards = self.face.played(&sight, &entries, 0, &teller(&self.game, texts));
        if !cards.is_empty() {
            self.effects.cards.number += 1;
            self.effects.cards.shown = cards;
        }
    }
    /// Nothing happens any more: the board is shown as it stands.
    pub(super) fn forget_effects(&mut self) {
        self.forget_battle();
        self.effects.effects.forget();
        self.effects.proclamations.forget();
        self.effects.cards.forget();
        self.effects.outcomes.forget();
    }
}
