//! Whether there is a way from some places to another, however long. Who asks about one place gets the answer soon; who asks about many
//! of them lets the whole map be looked over, once.
use crate::games::anarchy::board::Board;
use crate::table::prelude::Place;
use std::cell::{Cell, OnceCell};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// So many places are looked for one by one, before the whole map is.
const ONE_BY_ONE: u32 = 4;

/// The places to which there is a way.
#[derive(Default)]
pub struct Flood {
    asked: Cell<u32>,
    all: OnceCell<Vec<bool>>,
}

impl Flood {
    /// Whether there is a way to a place from one of some, by steps that are open. Those are the same whenever this is asked.
    pub fn reaches(
        &self,
        board: &Board,
        from: impl Fn() -> Vec<Place>,
        to: Place,
        open: impl Fn(Place, Place) -> bool,
    ) -> bool {
        let asked = self.asked.replace(self.asked.get() + 1);
        match self.all.get() {
            Some(all) => all[to.index()],
            None if asked < ONE_BY_ONE => leads_to(board, from(), to, open),
            None => self.all.get_or_init(|| every(board, from(), open))[to.index()],
        }
    }
}

/// Every place to which there is a way.
fn every(board: &Board, from: Vec<Place>, open: impl Fn(Place, Place) -> bool) -> Vec<bool> {
    let mut all = vec![false; board.map.places()];
    from.iter().for_each(|place| all[place.index()] = true);
    let mut stack = from;
    while let Some(here) = stack.pop() {
        for to in board.near(here) {
            if !all[to.index()] && open(here, to) {
                all[to.index()] = true;
                stack.push(to);
            }
        }
    }
    all
}

/// Whether there is a way to one place; the nearest to it are looked at first.
fn leads_to(board: &Board, from: Vec<Place>, goal: Place, open: impl Fn(Place, Place) -> bool) -> bool {
    let mut seen = vec![false; board.map.places()];
    let far = |place: Place| board.map.distance(place, goal);
    let mut next = BinaryHeap::new();
    for place in from {
        seen[place.index()] = true;
        next.push((Reverse(far(place)), place));
    }
    while let Some((_, here)) = next.pop() {
        if here == goal {
            return true;
        }
        for to in board.near(here) {
            if !seen[to.index()] && open(here, to) {
                seen[to.index()] = true;
                next.push((Reverse(far(to)), to));
            }
        }
    }
    false
}
