//! What happened in a match, in order and as data: for the log, the animations and the balance report. Each entry is
//! shown as one Fluent message.
use crate::table::protocol::prompt::{Word, Words};
use crate::table::protocol::targets::{Seat, Seats};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// One die rolled or card drawn: what it was for and what it showed.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// Who rolled or drew.
    pub seat: Seat,
    /// Fluent key of what it was for.
    pub purpose: &'static str,
    /// What it showed.
    pub face: i32,
    /// All faces that it could have shown, for the statistics. Those of a die are equally likely.
    pub faces: Vec<i32>,
    /// True for a card from a deck: its chances depend on the cards drawn before.
    pub drawn: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Fluent key of its message.
    pub event: &'static str,
    /// The seat that did it, or that it happened to.
    pub seat: Option<Seat>,
    /// The arguments of the message.
    pub words: Words,
    /// The dice rolled and cards drawn for it.
    pub rolls: Vec<Roll>,
    /// The number of the rule that made it happen.
    pub rule: &'static str,
    /// The seats that may know of it.
    pub seen_by: Seats,
}

impl Entry {
    /// An entry that everybody may know of, without seat, words and rolls.
    pub fn new(event: &'static str, rule: &'static str) -> Self {
        Self { event, seat: None, words: Words::new(), rolls: vec![], rule, seen_by: Seats::ALL }
    }
    /// Sets the seat.
    pub fn by(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }
    /// Adds an argument of the message.
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
    /// Adds a die or a card drawn.
    pub fn roll(mut self, roll: Roll) -> Self {
        self.rolls.push(roll);
        self
    }
    /// Lets only these seats know of it.
    pub fn secret(mut self, seen_by: Seats) -> Self {
        self.seen_by = seen_by;
        self
    }
}

/// The chronicle of a match. A batch of matches without a window keeps no entries, and counts rules if it is told to.
#[derive(Resource, Default)]
pub struct Chronicle {
    /// Every entry, the oldest first.
    pub entries: Vec<Entry>,
    keeping: bool,
    uses: Option<HashMap<&'static str, u64>>,
}

impl Chronicle {
    /// Whether entries are kept from now on.
    pub fn keep(&mut self, keeping: bool) {
        self.keeping = keeping;
    }
    /// Counts from now on how often each rule is noted.
    pub fn count_rules(&mut self) {
        self.uses.get_or_insert_default();
    }
    /// How often each rule was noted, by rule number; nothing if they are not counted.
    pub fn rule_uses(&self) -> Option<&HashMap<&'static str, u64>> {
        self.uses.as_ref()
    }

    /// Notes that `rule` was applied. `entry` is called only if entries are kept.
    pub fn note(&mut self, rule: &'static str, entry: impl FnOnce() -> Entry) {
        if let Some(uses) = &mut self.uses {
            *uses.entry(rule).or_default() += 1;
        }
        if self.keeping {
            self.entries.push(entry());
        }
    }

    pub(in crate::table) fn clear(&mut self) {
        self.entries.clear();
    }
}
