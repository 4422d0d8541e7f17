//! What happened, in order, as data: for the log, the animations and the balance report. A Fluent line each.
use crate::table::protocol::prompt::{Word, Words};
use crate::table::protocol::targets::{Seat, Seats};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// One die or card drawn: what it was for and what it showed.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    pub seat: Seat,
    /// Fluent key: what it was for.
    pub purpose: &'static str,
    pub face: i32,
    /// All faces it could have shown, for the statistics; each as likely, unless it was drawn.
    pub faces: Vec<i32>,
    /// A card from a deck, not a die: what it can be depends on those drawn before.
    pub drawn: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Fluent key of its line.
    pub event: &'static str,
    /// Who did it or to whom it happened.
    pub seat: Option<Seat>,
    pub words: Words,
    pub rolls: Vec<Roll>,
    /// The rule that made it happen.
    pub rule: &'static str,
    /// Who may know of it.
    pub seen_by: Seats,
}

impl Entry {
    pub fn new(event: &'static str, rule: &'static str) -> Self {
        Self { event, seat: None, words: Words::new(), rolls: vec![], rule, seen_by: Seats::ALL }
    }
    pub fn by(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
    pub fn roll(mut self, roll: Roll) -> Self {
        self.rolls.push(roll);
        self
    }
    pub fn secret(mut self, seen_by: Seats) -> Self {
        self.seen_by = seen_by;
        self
    }
}

/// The chronicle of the match. Batches keep only the tally of rules, or nothing.
#[derive(Resource, Default)]
pub struct Chronicle {
    pub entries: Vec<Entry>,
    keeping: bool,
    tally: Option<HashMap<&'static str, u64>>,
}

impl Chronicle {
    /// Whether entries are kept.
    pub fn keep(&mut self, keeping: bool) {
        self.keeping = keeping;
    }
    /// Counts how often each rule did something, from now on.
    pub fn count_rules(&mut self) {
        self.tally.get_or_insert_default();
    }
    /// How often each rule did something, by rule number.
    pub fn tally(&self) -> Option<&HashMap<&'static str, u64>> {
        self.tally.as_ref()
    }

    /// Notes that `rule` did something; the entry is only made when somebody reads it.
    pub fn note(&mut self, rule: &'static str, entry: impl FnOnce() -> Entry) {
        if let Some(tally) = &mut self.tally {
            *tally.entry(rule).or_default() += 1;
        }
        if self.keeping {
            self.entries.push(entry());
        }
    }

    pub(in crate::table) fn clear(&mut self) {
        self.entries.clear();
    }
}
