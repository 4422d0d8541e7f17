//! Advice: what the best script of the game would order in the place of the seat that is asked, and why.
//!
//! It is thought out on a table of its own, on which the match is looked back at: the match, its dice and what its scripted players
//! have in mind stay as they are, and they play on as if nobody had asked. The same question of the same match is always advised on
//! alike. The script sees what its seat may see, as any other.
use super::matches::{Match, Record};
use crate::table::protocol::prompt::{Order, Words};
use crate::table::protocol::registry::Thought;
use crate::table::protocol::targets::Seat;

/// The levels that may advise, the best one first.
const LEVELS: [&str; 2] = ["hard", "normal"];

/// A script may have an order in mind that takes several clicks. It is asked again for as many of the orders before the question, to
/// have in mind what it would have then.
const REACH: usize = 32;

/// What a script would do in the place of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The seat that is asked.
    pub seat: Seat,
    /// What the script would order.
    pub order: Order,
    /// Why: a Fluent key, and the arguments of the message; nothing if the script has not told.
    pub told: Option<(&'static str, Words)>,
}

/// A script that thinks about the question of a match, to advise on it.
pub struct Adviser {
    /// Where it thinks.
    table: Match,
    level: &'static str,
    seat: Seat,
    /// How many orders had been given when the question was asked that it thinks about next.
    next: usize,
    /// How many orders had been given when its advice was wanted.
    now: usize,
}

impl Match {
    /// The level that may advise on the question that waits.
    fn advising_level(&self) -> Option<&'static str> {
        let levels = self.levels();
        let asks = self.header.advice && !self.looking_back && self.prompt().is_some();
        LEVELS.into_iter().find(|level| asks && levels.contains(level))
    }

    /// Whether advice may be asked for: something is asked, the header allows it, and the game has a script good enough.
    pub fn may_advise(&self) -> bool {
        self.advising_level().is_some()
    }

    /// Somebody who thinks about the question that waits, in the place of the seat that is asked; nobody where advice may not be
    /// asked for.
    pub fn adviser(&self) -> Option<Adviser> {
        let (level, seat) = (self.advising_level()?, self.prompt()?.seat);
        let now = self.journal.len();
        // What a level that looks ahead has in mind lasts for one decision.
        let ahead = self.registry().lookaheads.contains_key(level);
        let next = if ahead { now } else { self.next_question_of(seat, now.saturating_sub(REACH)) };
        Some(Adviser { table: self.shadow(), level, seat, next, now })
    }

    /// How many orders had been given when this seat was asked, at the earliest after so many orders.
    fn next_question_of(&self, seat: Seat, from: usize) -> usize {
        let asked = self.journal.iter().skip(from).position(|record| record.seat == seat);
        asked.map_or(self.journal.len(), |after| from + after)
    }
}

impl Adviser {
    /// Goes on thinking about the match, for so many trials or earlier questions at most; the advice once it is settled, the same in
    /// one part as in many.
    ///
    /// # Panics
    /// If the match has gone on since its advice was wanted.
    pub fn think(&mut self, of: &Match, trials: usize) -> Option<Advice> {
        assert_eq!(of.journal.len(), self.now);
        for _ in 0..trials {
            if self.next == self.now {
                break;
            }
            let Record { order, .. } = of.journal[self.next];
            // Whoever has done something else than advised is advised from there.
            if !of.look_back(self.next, &mut self.table) || self.order(1) != Some(order) {
                self.table = of.shadow();
            }
            self.next = of.next_question_of(self.seat, self.next + 1);
        }
        if self.next < self.now {
            return None;
        }
        of.look_back(self.now, &mut self.table);
        let order = self.order(trials)?;
        let told = self.table.world.resource_mut::<Thought>().0.take();
        // Who ends a series of choices has found nothing better.
        let closes = self.table.prompt().is_some_and(|prompt| prompt.closing == Some(order));
        let told = told.or_else(|| closes.then(|| ("advice-nothing-better", Words::new())));
        Some(Advice { seat: self.seat, order, told })
    }

    fn order(&mut self, trials: usize) -> Option<Order> {
        let turn = self.table.turn_of(self.seat);
        self.table.scripted_order(self.level, turn, trials)
    }
}
