//! Work that takes turns and can be interrupted: who does what, and how much of it is left. When it counts and what interrupts it
//! is a matter of the game.
use crate::table::protocol::targets::{PieceId, Seat};
use serde::{Deserialize, Serialize};

/// A piece of work under way; `K` is what is done, and to what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Work<K> {
    /// What is done, and to what.
    pub kind: K,
    /// The seat whose turns count.
    pub owner: Seat,
    /// Who does it, the one who began it first.
    pub hands: Vec<PieceId>,
    /// How many more times it is counted until it is done.
    pub left: u8,
}

/// All work under way, in the order in which it was begun.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Works<K>(Vec<Work<K>>);

impl<K> Default for Works<K> {
    fn default() -> Self {
        Self(vec![])
    }
}

impl<K> Works<K> {
    /// Work begins. Whoever does it has stopped any other.
    pub fn begin(&mut self, work: Work<K>) {
        for hand in &work.hands {
            self.interrupt(*hand);
        }
        self.0.push(work);
    }
    /// The work of a piece is lost, for all who do it together; gives back what it was.
    pub fn interrupt(&mut self, hand: PieceId) -> Option<Work<K>> {
        let at = self.0.iter().position(|work| work.hands.contains(&hand))?;
        Some(self.0.remove(at))
    }
    /// Counts the work of a seat once, and gives back what is done, in the order in which it was begun.
    pub fn tick(&mut self, owner: Seat) -> Vec<Work<K>> {
        let (done, under_way) =
            std::mem::take(&mut self.0).into_iter().partition(|work| work.owner == owner && work.left <= 1);
        self.0 = under_way;
        for work in self.0.iter_mut().filter(|work| work.owner == owner) {
            work.left -= 1;
        }
        done
    }
    /// The work that a piece does.
    pub fn of(&self, hand: PieceId) -> Option<&Work<K>> {
        self.0.iter().find(|work| work.hands.contains(&hand))
    }
    /// All of it.
    pub fn iter(&self) -> impl Iterator<Item = &Work<K>> {
        self.0.iter()
    }
    /// Gives up the work that is not worth going on with.
    pub fn retain(&mut self, keep: impl FnMut(&Work<K>) -> bool) {
        self.0.retain(keep);
    }
}
