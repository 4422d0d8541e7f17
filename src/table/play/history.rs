//! The history of a match: what stood before each of its orders, the way back to it, and a look at it on another table.
//!
//! A long match does not keep every position. The last ones are all there, so that taking an order back is a matter of
//! moments; of the older ones only some are, the fewer the longer the match. One that is not kept is rebuilt: the
//! nearest earlier one is put back and the orders since then are carried out again, which leads to the very same position.
use super::matches::{Match, Record, UndoStop};
use crate::table::game::{RuleData, UndoLimit};
use crate::table::protocol::prompt::{Inquiry, Word, Words};
use crate::table::protocol::registry::Thought;
use crate::table::protocol::sequence;
use crate::table::protocol::targets::Seat;
use crate::table::state::chronicle::{Chronicle, Entry, Roll};
use crate::table::state::dice::Dice;
use crate::table::state::names::{Names, name_landmarks};
use crate::table::state::snapshot::{Snapshot, restore, snapshot, snapshot_after};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// How many positions a match keeps, so that one of any length stays small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinning {
    /// So many of the last positions are all kept, and taking back any of these orders needs no replay; 1 or more.
    pub recent: usize,
    /// Of those before, at most so many are kept, at equal distances; 1 or more.
    pub older: usize,
}

impl Default for Thinning {
    fn default() -> Self {
        Self { recent: 256, older: 512 }
    }
}

/// What is known of every order that was given, apart from the position before it.
#[derive(Clone)]
pub(in crate::table) struct Moment {
    /// How many entries the whole chronicle had before the order.
    pub entries: usize,
    /// Why the order cannot be taken back.
    pub stop: Option<UndoStop>,
    /// Why a script gave the order.
    pub thought: Option<Arc<(&'static str, Words)>>,
}

impl Moment {
    pub fn new(entries: usize, stop: Option<UndoStop>, thought: Thought) -> Self {
        Self { entries, stop, thought: thought.0.map(Arc::new) }
    }
}

/// Why a script gave an order.
#[derive(Clone, Copy, Debug)]
pub struct ToldThought<'m> {
    /// The number of the order, from 0.
    pub order: usize,
    /// The entry of the whole chronicle that it explains: one that came of this order and tells of nobody else. None: the
    /// order has told nothing of the kind, for it was secret or did something to others only.
    pub entry: Option<usize>,
    /// The Fluent key of the thought, and its words.
    pub told: &'m (&'static str, Words),
}

/// A position before an order.
#[derive(Clone)]
pub(in crate::table) struct Before {
    pub position: Snapshot,
    /// The position did not come of the orders before it alone, so that it cannot be rebuilt from them and stays: the
    /// first one, and where the world was changed from outside ([`Match::world_mut`]).
    pub given: bool,
}

/// What stood before each order of a match.
#[derive(Clone)]
pub(in crate::table) struct History {
    moments: Vec<Moment>,
    /// The positions that are kept, by the number of the order after them.
    kept: BTreeMap<usize, Before>,
    /// Among the older positions those are kept whose number is a multiple of this.
    spacing: usize,
    thinning: Thinning,
}

impl History {
    pub fn new(thinning: Thinning) -> Self {
        let thinning = Thinning { recent: thinning.recent.max(1), older: thinning.older.max(1) };
        Self { moments: vec![], kept: BTreeMap::new(), spacing: 1, thinning }
    }

    pub fn clear(&mut self) {
        *self = Self::new(self.thinning);
    }
    pub fn len(&self) -> usize {
        self.moments.len()
    }
    pub fn last_mut(&mut self) -> Option<&mut Moment> {
        self.moments.last_mut()
    }
    /// The last position that is kept.
    pub fn last_position(&self) -> Option<&Snapshot> {
        self.kept.last_key_value().map(|(_, before)| &before.position)
    }

    /// An order was given.
    pub fn push(&mut self, before: Before, moment: Moment) {
        let number = self.moments.len();
        self.moments.push(moment);
        self.kept.insert(number, Before { given: before.given || number == 0, ..before });
        if let Some(older) = number.checked_sub(self.thinning.recent) {
            self.thin(older, older);
        }
        while number / self.spacing > self.thinning.older {
            self.spacing *= 2;
            self.thin(0, number.saturating_sub(self.thinning.recent));
        }
    }

    /// Lets go of what need not be kept from one position to another, both included.
    fn thin(&mut self, first: usize, last: usize) {
        let spacing = self.spacing;
        let needless =
            |(number, before): (&usize, &Before)| (!before.given && !number.is_multiple_of(spacing)).then_some(*number);
        let needless: Vec<usize> = self.kept.range(first..=last).filter_map(needless).collect();
        needless.iter().for_each(|number| drop(self.kept.remove(number)));
    }

    /// Forgets all but the first orders.
    pub fn truncate(&mut self, orders: usize) {
        self.moments.truncate(orders);
        self.kept.split_off(&orders);
    }

    /// What is known of the first orders, with the position after them.
    fn first(&self, orders: usize) -> Self {
        let kept = self.kept.range(..=orders).map(|(number, before)| (*number, before.clone())).collect();
        Self { moments: self.moments[..orders].to_vec(), kept, ..*self }
    }

    /// Puts the position before order `number` back into `world`, and gives it. `orders` are all that the history knows.
    /// Positions rebuilt on the way are kept, as far as they are among the last ones then. The question that waits is
    /// not asked again, and the chronicle stays.
    ///
    /// # Panics
    /// If there are not so many orders.
    pub fn put_back(&mut self, number: usize, orders: &[Record], world: &mut World) -> Before {
        let (&from, before) = self.kept.range(..=number).next_back().expect("the first position is always kept");
        let mut before = before.clone();
        restore(world, &before.position);
        if from == number {
            return before;
        }
        sequence::ask_again(world);
        // What is carried out again was told and counted when it happened.
        let chronicle = std::mem::take(&mut *world.resource_mut::<Chronicle>());
        for (after, record) in (from + 1..).zip(&orders[from..number]) {
            sequence::carry_out(world, record.seat, record.order);
            if after + self.thinning.recent > number {
                before = Before { position: snapshot_after(world, &before.position), given: false };
                self.kept.insert(after, before.clone());
            }
        }
        *world.resource_mut::<Chronicle>() = chronicle;
        name_landmarks(world);
        world.resource_mut::<Dice>().take_ran_dry();
        before
    }
}

/// How much memory a match takes up, in bytes, as far as it grows with every order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The positions that are kept to take orders back and to look back; what they share counts once.
    pub positions: usize,
    /// The orders, why scripts gave them, and what stops undo.
    pub orders: usize,
    /// The chronicle.
    pub chronicle: usize,
}

impl Memory {
    /// All of it.
    pub fn total(self) -> usize {
        self.positions + self.orders + self.chronicle
    }
}

/// Taking orders back, and playing them again.
impl Match {
    /// Whether the last order can be taken back.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<(), UndoStop> {
        if self.looking_back {
            return Err(UndoStop::LookingBack);
        }
        let last = self.history.moments.last().ok_or(UndoStop::Beginning)?;
        match last.stop {
            Some(stop) if self.header.undo == UndoLimit::Usual => Err(stop),
            _ => Ok(()),
        }
    }

    /// Takes the last order back.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn undo(&mut self) -> Result<(), UndoStop> {
        self.can_undo()?;
        self.go_back(self.journal.len() - 1);
        Ok(())
    }

    /// Puts back what stood after the first `orders` orders, of which the history must know.
    pub(super) fn go_back(&mut self, orders: usize) {
        let unknown = self.unknown();
        let number = orders - unknown;
        let entries = self.history.moments[number].entries;
        let back = self.history.put_back(number, &self.journal[unknown..], &mut self.world);
        self.history.truncate(number);
        self.world.resource_mut::<Chronicle>().entries.truncate(entries);
        sequence::ask_again(&mut self.world);
        self.undone.extend(self.journal.drain(orders..).rev());
        (self.now, self.touched) = (Some(back.position), back.given);
    }

    /// How many orders at the beginning the history does not know, for they were not [remembered](Match::remember).
    fn unknown(&self) -> usize {
        self.journal.len() - self.history.len()
    }

    /// Whether nothing in the orders after the first `orders` stops undo, whatever the players have agreed.
    pub(super) fn is_reversible_from(&self, orders: usize) -> bool {
        let number = orders.saturating_sub(self.unknown());
        self.history.moments.iter().skip(number).all(|moment| moment.stop.is_none())
    }

    /// What stops taking orders back on the way to the first `orders`, and after which order that is.
    fn stop_before(&self, orders: usize) -> Option<(usize, UndoStop)> {
        let unknown = self.unknown();
        let beginning = (orders < unknown).then_some((unknown, UndoStop::Beginning));
        if self.header.undo == UndoLimit::Agreed {
            return beginning;
        }
        let moments = self.history.moments.iter().enumerate().skip(orders.saturating_sub(unknown)).rev();
        let stop = { moments }.find_map(|(number, moment)| Some((unknown + number + 1, moment.stop?)));
        stop.or(beginning)
    }

    /// Whether orders can be taken back until only the first `orders` are left.
    ///
    /// # Errors
    /// What would stop it on the way.
    pub fn can_undo_to(&self, orders: usize) -> Result<(), UndoStop> {
        if self.looking_back {
            return Err(UndoStop::LookingBack);
        }
        self.stop_before(orders).map_or(Ok(()), |(_, stop)| Err(stop))
    }

    /// Takes orders back until only the first `orders` are left.
    ///
    /// # Errors
    /// Why it stopped on the way; what could be taken back is.
    pub fn undo_to(&mut self, orders: usize) -> Result<(), UndoStop> {
        let now = self.journal.len();
        if orders >= now {
            return Ok(());
        }
        let stop = if self.looking_back { Some((now, UndoStop::LookingBack)) } else { self.stop_before(orders) };
        let left = stop.map_or(orders, |(order, _)| order);
        if left < now {
            self.go_back(left);
        }
        stop.map_or(Ok(()), |(_, stop)| Err(stop))
    }

    /// How many orders came before the one that brought about this entry of the whole chronicle.
    pub fn orders_before_entry(&self, entry: usize) -> usize {
        self.history.moments.partition_point(|m| m.entries <= entry).saturating_sub(1)
    }

    /// How many entries of the whole chronicle there were when `orders` orders had been given.
    pub fn entries_after(&self, orders: usize) -> usize {
        let all = self.world.resource::<Chronicle>().entries.len();
        self.history.moments.get(orders).map_or(all, |moment| moment.entries)
    }

    /// Why scripts gave their orders, where they told.
    pub fn thoughts(&self) -> impl Iterator<Item = ToldThought<'_>> {
        let moments = &self.history.moments;
        // Of the orders before these the table has kept nothing.
        let first = self.journal.len() - moments.len();
        moments.iter().enumerate().filter_map(move |(i, moment)| {
            let told = moment.thought.as_deref()?;
            let entry = self.entry_of(first + i, moment.entries..self.entries_after(i + 1));
            Some(ToldThought { order: first + i, entry, told })
        })
    }

    /// The first of these entries, which came of this order, that tells something of the seat that gave it, or else of none.
    fn entry_of(&self, order: usize, came: Range<usize>) -> Option<usize> {
        let entries = &self.world.resource::<Chronicle>().entries;
        let of = |seat| came.clone().find(|entry| entries[*entry].seat == seat);
        of(Some(self.journal[order].seat)).or_else(|| of(None))
    }

    /// How many orders can be played again.
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// The order that [`Match::redo`] would play.
    pub fn next_redo(&self) -> Option<Record> {
        self.undone.last().copied()
    }
    /// Forgets the orders that could be played again.
    pub(in crate::table) fn forget_redo(&mut self) {
        self.undone.clear();
    }
    /// The players agree how far orders may be taken back from now on.
    pub fn limit_undo(&mut self, limit: UndoLimit) {
        self.header.undo = limit;
    }

    /// Plays the order that was last taken back again. False: there is none.
    pub fn redo(&mut self) -> bool {
        let Some(record) = self.undone.pop() else { return false };
        self.carry_out(record.seat, record.order);
        true
    }
}

/// How much is kept, and looking back.
impl Match {
    /// Keeps more or fewer positions from now on; what is kept now stays until it becomes old.
    pub fn thin(&mut self, thinning: Thinning) {
        self.history.thinning = History::new(thinning).thinning;
    }

    /// How much memory this match takes up, as far as it grows with every order.
    pub fn memory(&self) -> Memory {
        let History { moments, kept, .. } = &self.history;
        // A shared section is counted where it is first met; beside its bytes it has two counters and a pointer.
        let mut met = HashSet::new();
        let mut positions = kept.len() * size_of::<(usize, Before)>();
        for section in kept.values().flat_map(|before| before.position.sections()) {
            let bytes = if met.insert(section.as_ptr()) { section.len() + 2 * size_of::<usize>() } else { 0 };
            positions += bytes + size_of_val(section);
        }
        let words = |words: &Words| if words.spilled() { words.capacity() * size_of::<(&str, Word)>() } else { 0 };
        let thought = |(_, told): &(&str, Words)| size_of::<(&str, Words)>() + words(told);
        let thoughts: usize = moments.iter().filter_map(|moment| moment.thought.as_deref()).map(thought).sum();
        let orders = thoughts
            + moments.capacity() * size_of::<Moment>()
            + (self.journal.capacity() + self.undone.capacity()) * size_of::<Record>();
        let entries = &self.world.resource::<Chronicle>().entries;
        let rolls = |rolls: &Vec<Roll>| {
            let faces: usize = rolls.iter().map(|roll| roll.faces.capacity() * size_of::<i32>()).sum();
            rolls.capacity() * size_of::<Roll>() + faces
        };
        let told: usize = entries.iter().map(|entry| words(&entry.words) + rolls(&entry.rolls)).sum();
        Memory { positions, orders, chronicle: entries.capacity() * size_of::<Entry>() + told }
    }

    /// An empty table on which this match can be looked back at: see [`Match::look_back`].
    pub fn shadow(&self) -> Match {
        Match::new(self.game, self.data.clone())
    }

    /// Shows on `onto` how this match stood when its first `orders` orders had been given (0: at the beginning,
    /// [`journal`](Match::journal)`().len()`: now): position, question, chronicle and journal, as the table itself and as
    /// every seat saw them. `onto` may be any table of the same game, one used before too, and is best kept from one look
    /// to the next: only the first sets it up.
    ///
    /// What it shows cannot be played: orders are refused, nothing is taken back or played again, no seat orders by
    /// itself. A new [`start`](Match::start) makes an ordinary table of it again.
    ///
    /// False, and `onto` as before: there were not so many orders, or the match does not
    /// [remember](Match::remember) that moment.
    pub fn look_back(&self, orders: usize, onto: &mut Match) -> bool {
        let now = self.journal.len();
        if orders > now || self.history.len() < now && orders < now {
            return false;
        }
        if onto.game.id() != self.game.id() {
            *onto = self.shadow();
        }
        if !(onto.looking_back && same(&onto.data, &self.data) && onto.header == self.header) {
            onto.data = self.data.clone();
            let ready = onto.clear(self.header.clone(), None);
            ready.expect("a match of this header is under way");
        }
        onto.looking_back = true;
        // What the position came with may have named more than the set-up did.
        onto.world.insert_resource(self.world.resource::<Names>().clone());
        onto.world.resource_mut::<Inquiry>().universe = self.world.resource::<Inquiry>().universe.clone();
        onto.history = self.history.first(orders.min(self.history.len()));
        let entries = &self.world.resource::<Chronicle>().entries;
        let (position, then) = match self.history.moments.get(orders) {
            Some(moment) => (onto.history.put_back(orders, &self.journal, &mut onto.world).position, moment.entries),
            None => {
                let position = self.now.clone().unwrap_or_else(|| snapshot(&self.world));
                restore(&mut onto.world, &position);
                (position, entries.len())
            }
        };
        onto.history.truncate(orders);
        onto.now = Some(position);
        onto.world.resource_mut::<Chronicle>().entries = entries[..then].to_vec();
        onto.journal = self.journal[..orders].to_vec();
        sequence::ask_again(&mut onto.world);
        true
    }

    /// Whether this table shows how another match stood ([`Match::look_back`]).
    pub fn is_looking_back(&self) -> bool {
        self.looking_back
    }

    /// How many orders had been given when `seat` had last ordered something, its own order counted: what happened since
    /// then is new to its player. Nothing if the seat has not ordered anything yet.
    pub fn last_decision_of(&self, seat: Seat) -> Option<usize> {
        self.journal.iter().rposition(|record| record.seat == seat).map(|last| last + 1)
    }
}

pub(super) fn same(a: &RuleData, b: &RuleData) -> bool {
    Arc::ptr_eq(a, b)
}
