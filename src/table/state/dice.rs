//! The only source of chance in a match: one ChaCha12 stream, seeded in the header of the match.
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// The dice of a match.
#[derive(Resource, Clone, Debug)]
pub struct Dice {
    stream: ChaCha12Rng,
    seed: u64,
    forced: Option<VecDeque<i32>>,
    ran_dry: bool,
    /// How many times a result was drawn.
    rolls: u32,
}

/// All that has to be kept of the dice: the seed stands in the header.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::table) struct DiceState {
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
    pub fn seeded(seed: u64) -> Self {
        Self { stream: ChaCha12Rng::seed_from_u64(seed), seed, forced: None, ran_dry: false, rolls: 0 }
    }

    /// From now on the dice show these faces, in this order (rule scripts).
    pub fn force(&mut self, faces: impl IntoIterator<Item = i32>) {
        self.forced.get_or_insert_default().extend(faces);
    }

    /// Whether a script's forced faces were all used and one more was wanted. Clears the mark.
    pub fn take_ran_dry(&mut self) -> bool {
        std::mem::take(&mut self.ran_dry)
    }
    /// Whether that has happened since the mark was last cleared.
    pub fn has_run_dry(&self) -> bool {
        self.ran_dry
    }
    /// How many forced faces are left.
    pub fn forced_left(&self) -> usize {
        self.forced.as_ref().map_or(0, VecDeque::len)
    }

    /// One die: one of `faces`, each as likely. Faces may repeat.
    ///
    /// # Panics
    /// If there are no faces; the rule data are checked for that.
    pub fn face(&mut self, faces: &[i32]) -> i32 {
        self.rolls += 1;
        match &mut self.forced {
            Some(forced) => forced.pop_front().unwrap_or_else(|| {
                self.ran_dry = true;
                faces[0]
            }),
            None => faces[self.stream.random_range(0..faces.len() as u32) as usize],
        }
    }

    /// One ordinary die with `sides` sides: 1 to `sides`.
    pub fn die(&mut self, sides: i32) -> i32 {
        self.rolls += 1;
        match &mut self.forced {
            Some(forced) => forced.pop_front().unwrap_or_else(|| {
                self.ran_dry = true;
                1
            }),
            None => self.stream.random_range(1..=sides),
        }
    }

    /// The next forced face, for what is drawn from a deck; `None` when nothing is forced.
    pub fn forced_face(&mut self) -> Option<i32> {
        self.rolls += 1;
        let forced = self.forced.as_mut()?;
        let face = forced.pop_front();
        self.ran_dry |= face.is_none();
        Some(face.unwrap_or(1))
    }

    /// Puts a list into a random order (a deck). Forced dice leave it as it is.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        self.rolls += 1;
        if self.forced.is_some() {
            return;
        }
        for i in (1..list.len()).rev() {
            list.swap(i, self.stream.random_range(0..=i as u32) as usize);
        }
    }

    /// A card was drawn from a deck that chance has ordered before.
    pub fn drew(&mut self) {
        self.rolls += 1;
    }

    /// How many results were drawn so far: undo stops where this changes.
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
    }
}
