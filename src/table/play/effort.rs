//! How much a level looks ahead, as designers write it in the rule data of a game.
use crate::table::data::Check;
use crate::table::protocol::registry::{Effort, TrialRound};
use serde::Deserialize;

/// A round of trials: how many orders are in it, and how often each has been tried at its end.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundData {
    /// How many orders are still in it.
    pub orders: i32,
    /// How often each of them has been tried when it is over.
    pub samples: i32,
}

/// How a level looks ahead. Without rounds it plays as the level does that it plays on by.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookaheadData {
    /// The rounds, one after the other.
    pub rounds: Vec<RoundData>,
    /// After how many turns a trial is judged.
    pub turns: i32,
    /// After how many orders at the latest.
    pub orders: i32,
    /// What an order is thought to be worth, beside what trials show, in percent.
    pub prior: i32,
    /// By how many standard errors an order must have been better than the usual one, in hundredths.
    pub doubt: i32,
}

impl LookaheadData {
    /// Each round has fewer orders and more samples than the one before; without orders nothing would be tried.
    pub fn check(&self, at: &Check) {
        let (mut orders, mut samples) = (20, 0);
        for (number, round) in self.rounds.iter().enumerate() {
            let at = at.field("rounds").index(number);
            at.field("orders").within(round.orders, 2..=orders);
            at.field("samples").within(round.samples, samples + 1..=1000);
            (orders, samples) = (round.orders, round.samples);
        }
        at.field("turns").within(self.turns, 0..=20);
        if !self.rounds.is_empty() {
            at.field("orders").within(self.orders, 1..=10_000);
        }
        at.field("prior").within(self.prior, 0..=1000);
        at.field("doubt").within(self.doubt, 0..=1000);
    }

    /// The same for the table.
    pub fn effort(&self) -> Effort {
        let count = |number: i32| number.max(0) as usize;
        let round = |round: &RoundData| TrialRound { orders: count(round.orders), samples: count(round.samples) };
        Effort {
            rounds: self.rounds.iter().map(round).collect(),
            turns: count(self.turns) as u32,
            orders: count(self.orders) as u32,
            prior: self.prior,
            doubt: self.doubt,
        }
    }
}
