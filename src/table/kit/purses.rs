//! Purses and the bank: money changes hands only here, each time with a line in the chronicle, and none is lost.
use crate::table::protocol::prompt::{Word, Words};
use crate::table::protocol::targets::{Seat, Seats, Target};
use crate::table::state::chronicle::{Chronicle, Entry};
use crate::table::state::names::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// Who has money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    Bank,
    Purse(Seat),
    /// Money set aside under a number of the game's own, which everybody sees.
    Aside(u16),
}

/// A payment, and what the chronicle says of it.
#[derive(Clone, Debug)]
pub struct Payment {
    pub from: Account,
    pub to: Account,
    /// 0 or more.
    pub amount: i32,
    /// Fluent key of the line, with `$amount`; the seat is the one that gains, or else the one that pays.
    pub event: &'static str,
    pub rule: &'static str,
    /// More words of the line: what was bought, from whom.
    pub words: Words,
    /// Who may know of it.
    pub seen_by: Seats,
}

impl Payment {
    /// A payment that everybody sees.
    pub fn new(from: Account, to: Account, amount: i32, event: &'static str, rule: &'static str) -> Self {
        Self { from, to, amount, event, rule, words: Words::default(), seen_by: Seats::ALL }
    }
    /// One more word of the line.
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
    pub fn seen_by(mut self, seats: Seats) -> Self {
        self.seen_by = seats;
        self
    }
}

/// The purses of a match, the money set aside, and what the bank has paid out more than it took in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Purses {
    purses: Vec<i32>,
    aside: Vec<i32>,
    /// What the bank has left; without an end where it has none at all.
    stock: Option<i32>,
    /// The ledger: all that the bank ever paid and took.
    paid: i64,
    taken: i64,
    /// What lies in a purse is seen by its seat alone.
    secret: bool,
}

impl Purses {
    /// Empty purses and accounts beside them. `stock`: all the money that there is, if the bank may run dry.
    pub fn new(seats: usize, aside: usize, stock: Option<i32>, secret: bool) -> Self {
        Self { purses: vec![0; seats], aside: vec![0; aside], stock, secret, ..Self::default() }
    }

    /// What a seat has.
    pub fn of(&self, seat: Seat) -> i32 {
        self.purses.get(seat.0 as usize).copied().unwrap_or(0)
    }
    /// What is set aside under a number.
    pub fn aside(&self, number: u16) -> i32 {
        self.aside.get(number as usize).copied().unwrap_or(0)
    }
    /// The most that the bank can pay now.
    pub fn bank_can_pay(&self) -> i32 {
        self.stock.unwrap_or(i32::MAX)
    }
    pub fn is_secret(&self) -> bool {
        self.secret
    }

    /// Moves money and notes it; gives what was moved. A bank that has less than that pays what it has.
    ///
    /// # Panics
    /// If a purse has less than it is to pay, or the amount is negative: the rules ask before.
    pub fn pay(&mut self, chronicle: &mut Chronicle, payment: Payment) -> i32 {
        let Payment { from, to, amount, event, rule, words, seen_by } = payment;
        let amount = if from == Account::Bank { amount.min(self.bank_can_pay()) } else { amount };
        assert!(amount >= 0, "{amount} is no payment ({event})");
        self.change(from, -amount);
        self.change(to, amount);
        chronicle.note(rule, || {
            let entry = Entry::new(event, rule).with("amount", Word::Number(amount)).secret(seen_by);
            let entry = words.into_iter().fold(entry, |entry, (name, word)| entry.with(name, word));
            match (from, to) {
                (_, Account::Purse(seat)) | (Account::Purse(seat), _) => entry.by(seat),
                _ => entry,
            }
        });
        amount
    }

    fn change(&mut self, account: Account, by: i32) {
        let sum = match account {
            Account::Bank => {
                *(if by < 0 { &mut self.paid } else { &mut self.taken }) += i64::from(by.abs());
                let Some(stock) = &mut self.stock else { return };
                stock
            }
            Account::Purse(seat) => &mut self.purses[seat.0 as usize],
            Account::Aside(number) => &mut self.aside[number as usize],
        };
        *sum += by;
        assert!(*sum >= 0, "{account:?} is short of {}", -*sum);
    }

    /// As `viewer` may know them: secret purses of others, and what the bank has, are empty.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if let Some(viewer) = viewer.filter(|_| self.secret) {
            let others = (0..).zip(&mut seen.purses).filter(|(number, _)| *number != viewer.0);
            others.for_each(|(_, sum)| *sum = 0);
            seen.stock = seen.stock.map(|_| 0);
        }
        seen
    }

    /// What is wrong with the books: what was paid out must be in the purses or set aside, every sum a multiple of
    /// `step`. Nothing: they are in order.
    pub fn audit(&self, step: i32) -> Option<String> {
        let held: i64 = self.purses.iter().chain(&self.aside).map(|n| i64::from(*n)).sum();
        if held != self.paid - self.taken {
            return Some(format!("the bank paid {} and took {}, but {held} are held", self.paid, self.taken));
        }
        let odd = self.purses.iter().chain(&self.aside).find(|n| **n < 0 || *n % step != 0);
        odd.map(|n| format!("{n} is not a sum of money"))
    }

    /// The purses by seat and what is set aside by `name_aside`, as `viewer` may see them; what is hidden is null.
    pub fn show(&self, names: &Names, viewer: Option<Seat>, name_aside: impl Fn(u16) -> String) -> Value {
        let purses: Map<String, Value> = (0..self.purses.len() as u8)
            .map(|i| {
                let open = !self.secret || viewer.is_none_or(|seat| seat.0 == i);
                let sum = if open { self.of(Seat(i)).into() } else { Value::Null };
                (names.label(Target::Seat(Seat(i))), sum)
            })
            .collect();
        let aside = self.aside.iter().enumerate().filter(|(_, sum)| **sum > 0);
        let aside: Map<String, Value> = aside.map(|(i, sum)| (name_aside(i as u16), (*sum).into())).collect();
        // What the bank has is no secret of the players, but tells what they hold together: with few of them, too much.
        let bank = self.stock.filter(|_| !self.secret || viewer.is_none());
        json!({ "purses": purses, "aside": aside, "bank": bank })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::state::names::Name;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);

    fn pay(purses: &mut Purses, chronicle: &mut Chronicle, from: Account, to: Account, amount: i32) -> i32 {
        purses.pay(chronicle, Payment::new(from, to, amount, "paid", "P-1"))
    }

    #[test]
    fn no_money_is_lost() {
        let (mut purses, mut chronicle) = (Purses::new(2, 1, None, false), Chronicle::default());
        chronicle.keep(true);
        pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 500);
        pay(&mut purses, &mut chronicle, Account::Purse(RED), Account::Purse(BLUE), 200);
        pay(&mut purses, &mut chronicle, Account::Bank, Account::Aside(0), 300);
        pay(&mut purses, &mut chronicle, Account::Purse(BLUE), Account::Bank, 100);
        assert_eq!((purses.of(RED), purses.of(BLUE), purses.aside(0)), (300, 100, 300));
        assert_eq!(purses.audit(100), None);
        assert!(purses.audit(200).is_some());
        let by: Vec<_> = chronicle.entries.iter().map(|e| e.seat).collect();
        assert_eq!(by, [Some(RED), Some(BLUE), None, Some(BLUE)]);
        assert_eq!(chronicle.entries[1].words[0], ("amount", Word::Number(200)));
        purses.purses[0] += 100;
        assert!(purses.audit(100).unwrap().contains("800 are held"));
    }

    #[test]
    fn a_bank_of_notes_runs_dry() {
        let (mut purses, mut chronicle) = (Purses::new(1, 0, Some(400), false), Chronicle::default());
        assert_eq!(pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 300), 300);
        assert_eq!(pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 300), 100);
        assert_eq!((purses.of(RED), purses.bank_can_pay(), purses.audit(100)), (400, 0, None));
    }

    #[test]
    #[should_panic(expected = "short of 100")]
    fn nobody_pays_what_he_has_not() {
        let mut purses = Purses::new(1, 0, None, false);
        pay(&mut purses, &mut Chronicle::default(), Account::Purse(RED), Account::Bank, 100);
    }

    #[test]
    fn a_secret_purse_is_seen_by_its_seat_and_the_table() {
        let mut names = Names::default();
        names.add_seat(Name::plain("red"));
        names.add_seat(Name::plain("blue"));
        let (mut purses, mut chronicle) = (Purses::new(2, 1, Some(900), true), Chronicle::default());
        pay(&mut purses, &mut chronicle, Account::Bank, Account::Purse(RED), 500);
        pay(&mut purses, &mut chronicle, Account::Bank, Account::Aside(0), 100);
        let seen = |viewer| purses.show(&names, viewer, |_| "held".into());
        assert_eq!(seen(Some(RED))["purses"], json!({ "red": 500, "blue": null }));
        assert_eq!(seen(Some(BLUE))["purses"], json!({ "red": null, "blue": 0 }));
        assert_eq!(seen(None), json!({ "purses": { "red": 500, "blue": 0 }, "aside": { "held": 100 }, "bank": 300 }));
        assert_eq!(seen(Some(RED))["bank"], Value::Null);
    }
}
