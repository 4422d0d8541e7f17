//! The only source of chance in a match: one ChaCha12 stream, seeded in the header of the match.
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::ops::RangeInclusive;

/// What may stand on a face of a special die. A script may force one that the die does not have, for a result that no throw
/// brings about; beyond these figures sums would overflow.
const FIGURES: RangeInclusive<i32> = -99..=99;

/// The dice of a match.
#[derive(Resource, Clone, Debug)]
pub struct Dice {
    stream: ChaCha12Rng,
    seed: u64,
    /// The faces that a rule script forces, the next one first; nothing while the dice fall by the seed.
    forced: Option<VecDeque<i32>>,
    /// A forced face was wanted and none was left.
    ran_dry: bool,
    /// A forced face that the die to be rolled cannot have; it showed its first one instead.
    unfit: Option<i32>,
    /// How many results were drawn.
    rolls: u32,
}

/// The state of the dice in a snapshot. The seed is not part of it: it stands in the header of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::table) struct DiceState {
    /// The position in the random stream.
    pub word: u64,
    pub rolls: u32,
    pub forced: Option<VecDeque<i32>>,
}

impl Default for Dice {
    fn default() -> Self {
        Self::seeded(0)
    }
}

impl Dice {
    /// Dice at the start of the random stream of this seed.
    pub fn seeded(seed: u64) -> Self {
        Self { stream: ChaCha12Rng::seed_from_u64(seed), seed, forced: None, ran_dry: false, unfit: None, rolls: 0 }
    }

    /// Adds faces that the dice show from now on, in this order, whatever their seed (for rule scripts).
    pub fn force(&mut self, faces: impl IntoIterator<Item = i32>) {
        self.forced.get_or_insert_default().extend(faces);
    }

    /// Whether a roll found no forced face left. Clears the mark.
    pub fn take_ran_dry(&mut self) -> bool {
        std::mem::take(&mut self.ran_dry)
    }
    /// Whether a roll found no forced face left since the mark was last cleared.
    pub fn has_run_dry(&self) -> bool {
        self.ran_dry
    }
    /// A forced face that the die to be rolled cannot have. Clears the mark.
    pub fn take_unfit(&mut self) -> Option<i32> {
        self.unfit.take()
    }
    /// How many forced faces are still to be shown.
    pub fn forced_left(&self) -> usize {
        self.forced.as_ref().map_or(0, VecDeque::len)
    }

    /// Rolls a die with these faces, which may repeat; each is equally likely.
    ///
    /// # Panics
    /// If there are no faces: the rule data are checked for that when they are read.
    pub fn face(&mut self, faces: &[i32]) -> i32 {
        self.rolls += 1;
        match self.next_forced(faces[0], |face| FIGURES.contains(&face)) {
            Some(face) => face,
            None => faces[self.stream.random_range(0..faces.len() as u32) as usize],
        }
    }

    /// Rolls an ordinary die: 1 to `sides`.
    pub fn die(&mut self, sides: i32) -> i32 {
        self.rolls += 1;
        match self.next_forced(1, |face| (1..=sides).contains(&face)) {
            Some(face) => face,
            None => self.stream.random_range(1..=sides),
        }
    }

    /// Counts as a draw and takes the next forced face, for what is drawn from a deck of these faces; `None` when no faces
    /// are forced.
    pub fn forced_face(&mut self, faces: &[i32]) -> Option<i32> {
        self.rolls += 1;
        self.next_forced(faces[0], |face| FIGURES.contains(&face))
    }

    /// The next forced face, if faces are forced: `first` when none is left or the die can have no such face.
    fn next_forced(&mut self, first: i32, fits: impl Fn(i32) -> bool) -> Option<i32> {
        let next = self.forced.as_mut()?.pop_front();
        self.ran_dry |= next.is_none();
        self.unfit = self.unfit.or(next.filter(|face| !fits(*face)));
        Some(next.filter(|face| fits(*face)).unwrap_or(first))
    }

    /// Shuffles a list, for instance a deck. With forced dice the list keeps its order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        self.rolls += 1;
        if self.forced.is_some() {
            return;
        }
        for i in (1..list.len()).rev() {
            list.swap(i, self.stream.random_range(0..=i as u32) as usize);
        }
    }

    /// Notes that a card was drawn from a deck that had been shuffled before.
    pub fn drew(&mut self) {
        self.rolls += 1;
    }

    /// How many results were drawn since the match began. Undo stops at an order that raised this number.
    pub fn rolls(&self) -> u32 {
        self.rolls
    }

    pub(in crate::table) fn state(&self) -> DiceState {
        DiceState { word: self.stream.get_word_pos() as u64, rolls: self.rolls, forced: self.forced.clone() }
    }
    pub(in crate::table) fn restore(&mut self, state: DiceState) {
        self.stream = ChaCha12Rng::seed_from_u64(self.seed);
        self.stream.set_word_pos(u128::from(state.word));
        self.rolls = state.rolls;
        self.forced = state.forced;
        self.ran_dry = false;
        self.unfit = None;
    }
}
