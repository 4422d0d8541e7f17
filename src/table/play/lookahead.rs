//! Levels that look ahead: each order worth trying is tried on a private table, from where a simpler level plays every seat on,
//! and what comes of it is judged. The order that fares best on average is given.
//!
//! The private table knows neither the dice to come nor what the seat may not see: its dice are seeded from the chance of the
//! decision, and secrets are redrawn from it. Every order is tried with the same dice and the same secrets, so that luck tells them
//! apart as little as possible. Clocks decide nothing: the same match asks for the same order again, whether all trials are made at
//! once or a few at a time.
use super::history::same;
use super::matches::Match;
use crate::table::protocol::prompt::{Inquiry, Order, Words};
use crate::table::protocol::registry::{Choice, Effort, Judgement, LookaheadEntry, Thought, Turn, forget, tie_break};
use crate::table::protocol::sequence::{self, Outcome, Waiting};
use crate::table::state::dice::Dice;
use crate::table::state::names::Names;
use crate::table::state::snapshot::{Snapshot, restore};
use std::cmp::Reverse;

/// A decision under way.
pub(in crate::table) struct Deliberation {
    position: Snapshot,
    turn: Turn,
    /// The usual order, from which nothing deviates without good reason, then the others.
    choices: Vec<Choice>,
    effort: Effort,
    /// What the trials of each of them have shown, sample by sample.
    shown: Vec<Vec<Judgement>>,
    /// Those that are still in the rounds, by their places.
    left: Vec<usize>,
    /// How many rounds have begun.
    begun: usize,
}

/// An order that is to be tried, by its place, and with which dice and secrets.
#[derive(Clone, Copy)]
struct Wanted {
    choice: usize,
    sample: usize,
}

impl Deliberation {
    /// The next trial; nothing when all have been made.
    fn wanted(&mut self) -> Option<Wanted> {
        loop {
            if let Some(round) = self.begun.checked_sub(1).and_then(|at| self.effort.rounds.get(at)) {
                let owes = |choice: &usize| self.shown[*choice].len() < round.samples;
                if self.left.len() > 1
                    && let Some(choice) = self.left.iter().copied().find(owes)
                {
                    return Some(Wanted { choice, sample: self.shown[choice].len() });
                }
            }
            let round = self.effort.rounds.get(self.begun)?;
            let mut ranked = self.left.clone();
            ranked.sort_by_key(|at| Reverse(if *at == 0 { i128::MAX } else { self.lead(*at).0 }));
            ranked.truncate(round.orders.max(1));
            self.left = ranked;
            self.begun += 1;
        }
    }

    fn note(&mut self, Wanted { choice, .. }: Wanted, judged: Option<Judgement>) {
        match (judged, choice) {
            (Some(judgement), _) => self.shown[choice].push(judgement),
            // Without the usual order there is nothing to compare with.
            (None, 0) => self.left.clear(),
            (None, _) => self.left.retain(|at| *at != choice),
        }
    }

    /// By how much an order has been better than the usual one, in hundredths, and whether that is more than doubt allows.
    fn lead(&self, at: usize) -> (i128, bool) {
        let Self { choices, effort, shown, .. } = self;
        let prior = i128::from(choices[at].worth - choices[0].worth) * i128::from(effort.prior);
        let differences =
            shown[at].iter().zip(&shown[0]).map(|(own, usual)| i128::from(own.worth - usual.worth) * 100 + prior);
        let (mut count, mut sum, mut squares) = (0, 0, 0);
        for difference in differences {
            (count, sum, squares) = (count + 1, sum + difference, squares + difference * difference);
        }
        if count == 0 {
            return (prior, false);
        }
        // The mean against its standard error: both squared, and multiplied by what they are divided by.
        let doubt = i128::from(effort.doubt);
        let sure = sum * sum * (count - 1) * 10_000 >= doubt * doubt * (count * squares - sum * sum);
        (sum / count, sure)
    }

    /// The order that fares best.
    fn settled(self) -> Choice {
        let others = self.left.iter().filter(|at| **at > 0).map(|at| (self.lead(*at), *at));
        let better = others.filter(|((mean, sure), _)| *mean > 0 && *sure);
        let best = better.max_by_key(|((mean, _), at)| (*mean, Reverse(*at))).map_or(0, |(_, at)| at);
        let gain = (best > 0).then(|| self.gain(best)).flatten();
        let mut choice = self.choices.into_iter().nth(best).expect("a level names at least the usual order");
        choice.told = choice.told.or(gain.map(|reason| (reason, Words::new())));
        choice
    }

    /// That part of the judgement by which an order has been better than the usual one more than by any other.
    fn gain(&self, at: usize) -> Option<&'static str> {
        let mut gains: Vec<(&'static str, i64)> = vec![];
        let mut add = |(key, worth): (&'static str, i64)| match gains.iter_mut().find(|(known, _)| *known == key) {
            Some((_, sum)) => *sum += worth,
            None => gains.push((key, worth)),
        };
        for (own, usual) in self.shown[at].iter().zip(&self.shown[0]) {
            own.parts.iter().copied().for_each(&mut add);
            usual.parts.iter().map(|(key, worth)| (*key, -worth)).for_each(&mut add);
        }
        gains.into_iter().filter(|(_, sum)| *sum > 0).max_by_key(|(_, sum)| *sum).map(|(key, _)| key)
    }
}

impl Match {
    /// Goes on with the decision of a level that looks ahead, by so many trials at most; the order once it is settled. The match
    /// is left as it is, but for the reason of the order.
    pub(super) fn deliberate(&mut self, ahead: &LookaheadEntry, turn: Turn, trials: usize) -> Option<Order> {
        let position = self.position_now();
        // A person may have taken an order back meanwhile.
        let kept = self.deliberation.take().filter(|kept| kept.turn == turn && kept.position == position);
        let mut deliberation = kept.unwrap_or_else(|| {
            let choices = self.world.run_system_with(ahead.choices, turn).expect("a registered system");
            let effort = (ahead.level.effort)(&self.world);
            let (shown, left) = (vec![vec![]; choices.len()], (0..choices.len()).collect());
            Box::new(Deliberation { position, turn, choices, effort, shown, left, begun: 0 })
        });
        let mut table = None;
        for _ in 0..trials {
            let Some(wanted) = deliberation.wanted() else {
                self.trials = table.or(self.trials.take());
                let choice = deliberation.settled();
                self.world.resource_mut::<Thought>().0.clone_from(&choice.told);
                (ahead.level.adopt)(&mut self.world, turn, &choice);
                return Some(choice.order);
            };
            let table = table.get_or_insert_with(|| self.table_for_trials());
            let judged = table.trial(&deliberation, ahead, wanted);
            deliberation.note(wanted, judged);
        }
        self.trials = table.or(self.trials.take());
        self.deliberation = Some(deliberation);
        None
    }

    /// The private table, set up for this match: at the first decision, and again after a new match has begun.
    fn table_for_trials(&mut self) -> Box<Match> {
        let mut table = self.trials.take().unwrap_or_else(|| {
            let mut table = self.shadow();
            table.remember(false);
            Box::new(table)
        });
        if !(same(&table.data, &self.data) && table.header == self.header) {
            table.data = self.data.clone();
            table.clear(self.header.clone(), None).expect("a match of this header is under way");
        }
        // What the position came with may have named more than the set-up did.
        table.world.insert_resource(self.world.resource::<Names>().clone());
        table.world.resource_mut::<Inquiry>().universe = self.world.resource::<Inquiry>().universe.clone();
        table
    }

    /// What comes of an order, by the judgement of the level; nothing if it cannot be given once what the seat may not know is
    /// something else.
    fn trial(&mut self, of: &Deliberation, ahead: &LookaheadEntry, wanted: Wanted) -> Option<Judgement> {
        let (seat, order) = (of.turn.seat, of.choices[wanted.choice].order);
        let chance = tie_break(of.turn.chance, wanted.sample as u64);
        let world = &mut self.world;
        restore(world, &of.position);
        forget(world);
        // Neither the stream of the match nor faces that a rule script forces.
        world.insert_resource(Dice::seeded(tie_break(chance, 0)));
        if (ahead.level.veil)(world, Turn { seat, chance: tie_break(chance, 1) }) {
            sequence::ask_again(world);
            if !world.resource::<Waiting>().0.as_ref().is_some_and(|prompt| prompt.takes(order)) {
                return None;
            }
        }
        let begun = (ahead.level.turn)(world);
        sequence::carry_out(world, seat, order);
        let policy = self.registry().scripts[ahead.level.policy];
        (ahead.level.adopt)(&mut self.world, of.turn, &of.choices[wanted.choice]);
        for number in 1..of.effort.orders {
            let world = &mut self.world;
            let turns = of.effort.turns as i32;
            let over = turns > 0 && (ahead.level.turn)(world) >= begun + turns;
            if over || world.resource::<Outcome>().0.is_some() {
                break;
            }
            let Some(asked) = world.resource::<Waiting>().0.as_ref().map(|prompt| prompt.seat) else { break };
            let turn = Turn { seat: asked, chance: tie_break(chance, 1 + u64::from(number)) };
            let order = world.run_system_with(policy, turn).expect("a registered script");
            sequence::carry_out(world, asked, order);
        }
        Some(self.world.run_system_with(ahead.judge, seat).expect("a registered system"))
    }
}
