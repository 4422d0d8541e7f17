//! Sets of pieces by their numbers, for matches of up to 512 pieces.
use crate::table::protocol::targets::PieceId;
use serde::{Deserialize, Serialize};

/// Most pieces that a set can tell apart: their numbers are below this.
pub const MOST_PIECES: usize = 512;

/// A set of pieces, run through in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PieceSet([u64; MOST_PIECES / 64]);

impl PieceSet {
    /// No pieces.
    pub const EMPTY: Self = Self([0; MOST_PIECES / 64]);

    /// Adds a piece.
    pub fn add(&mut self, id: PieceId) {
        self.0[id.index() / 64] |= 1 << (id.index() % 64);
    }
    /// Takes a piece out.
    pub fn remove(&mut self, id: PieceId) {
        self.0[id.index() / 64] &= !(1 << (id.index() % 64));
    }
    /// Whether a piece is in it; false for any number beyond [`MOST_PIECES`].
    pub fn contains(&self, id: PieceId) -> bool {
        self.0.get(id.index() / 64).is_some_and(|word| word & (1 << (id.index() % 64)) != 0)
    }
    /// Whether no piece is in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
    /// How many pieces are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    /// The pieces in it, by their numbers.
    pub fn iter(&self) -> impl Iterator<Item = PieceId> + use<> {
        self.0.into_iter().enumerate().flat_map(|(i, word)| {
            std::iter::successors((word != 0).then_some(word), |word| Some(word & (word - 1)).filter(|word| *word != 0))
                .map(move |word| PieceId(64 * i as u32 + word.trailing_zeros()))
        })
    }
}

impl FromIterator<PieceId> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> Self {
        let mut set = Self::EMPTY;
        pieces.into_iter().for_each(|id| set.add(id));
        set
    }
}
