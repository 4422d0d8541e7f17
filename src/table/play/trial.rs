//! Orders tried out: what would come of them, without a trace in the match.
use super::matches::Match;
use crate::table::protocol::prompt::{Order, Refusal};
use crate::table::protocol::targets::Seat;

/// What would come of some orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// Nothing in them stops undo: no roll, no secret laid open, no secret question settled. What the players have agreed
    /// about undo does not count.
    pub reversible: bool,
    /// Who is asked afterwards; nobody once the match has ended.
    pub asked: Option<Seat>,
}

impl Match {
    /// Gives orders one after the other and takes them back again, whatever would stop undo. The match, its journal, the
    /// dice to come, and what can be played again are as before.
    ///
    /// # Errors
    /// Why one of them is refused.
    ///
    /// # Panics
    /// If the match does not [remember](Match::remember) its orders: it could not go back.
    pub fn try_out(&mut self, seat: Seat, orders: &[Order]) -> Result<Trial, Refusal> {
        let before = self.journal.len();
        let undone = std::mem::take(&mut self.undone);
        let stop = self.history.last_mut().and_then(|moment| moment.stop);
        let mut tried = Ok(());
        for order in orders {
            tried = self.check(seat, *order);
            if tried.is_err() {
                break;
            }
            self.carry_out(seat, *order);
        }
        let trial =
            Trial { reversible: self.is_reversible_from(before), asked: self.prompt().map(|prompt| prompt.seat) };
        if self.journal.len() > before {
            self.go_back(before);
        }
        // An order of another seat stops undo of the one before it.
        if let Some(last) = self.history.last_mut() {
            last.stop = stop;
        }
        self.undone = undone;
        tried.map(|()| trial)
    }
}
