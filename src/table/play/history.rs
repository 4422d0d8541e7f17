//! Looking back: a match as it stood after its first orders, shown on another table without disturbing the match itself.
use super::matches::Match;
use crate::table::game::RuleData;
use crate::table::protocol::prompt::Known;
use crate::table::protocol::sequence;
use crate::table::protocol::targets::Seat;
use crate::table::state::chronicle::Chronicle;
use crate::table::state::names::Names;
use crate::table::state::snapshot::{restore, snapshot};
use std::sync::Arc;

impl Match {
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
        if orders > now || self.moments.len() < now && orders < now {
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
        let moment = self.moments.get(orders);
        // What the position came with may have named more than the set-up did.
        onto.world.insert_resource(self.world.resource::<Names>().clone());
        onto.world.insert_resource(Known(self.world.resource::<Known>().0.clone()));
        match moment {
            Some(moment) => restore(&mut onto.world, &moment.before),
            None => restore(&mut onto.world, &snapshot(&self.world)),
        }
        let entries = &self.world.resource::<Chronicle>().entries;
        let then = moment.map_or(entries.len(), |moment| moment.entries);
        onto.world.resource_mut::<Chronicle>().entries = entries[..then].to_vec();
        onto.journal = self.journal[..orders].to_vec();
        onto.moments = self.moments[..orders.min(self.moments.len())].to_vec();
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

fn same(a: &RuleData, b: &RuleData) -> bool {
    Arc::ptr_eq(a, b)
}
