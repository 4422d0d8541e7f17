//! The money of a game: the purses of the seats, the bank, and money set aside. Each payment is noted in the chronicle,
//! and no money is created or lost between the accounts.
use crate::table::protocol::prompt::{Word, Words};
use crate::table::protocol::targets::{Seat, Seats, Target};
use crate::table::state::chronicle::{Chronicle, Entry};
use crate::table::state::names::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// Where money lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    /// The bank.
    Bank,
    /// The purse of a seat.
    Purse(Seat),
    /// Money set aside, by an index of the game's own. Everybody sees it.
    Aside(u16),
}

/// A payment, and its entry in the chronicle.
#[derive(Clone, Debug)]
pub struct Payment {
    /// The account that pays.
    pub from: Account,
    /// The account that is paid.
    pub to: Account,
    /// 0 or more, in the money of the game.
    pub amount: i32,
    /// Fluent key of the message, which takes `$amount`. The seat of the entry is the one that is paid, or else the one
    /// that pays.
    pub event: &'static str,
    /// The number of the rule.
    pub rule: &'static str,
    /// Further arguments of the message: what was bought, from whom.
    pub words: Words,
    /// The seats that may know of it.
    pub seen_by: Seats,
}

impl Payment {
    /// A payment that everybody sees.
    pub fn new(from: Account, to: Account, amount: i32, event: &'static str, rule: &'static str) -> Self {
        Self { from, to, amount, event, rule, words: Words::default(), seen_by: Seats::ALL }
    }
    /// Adds an argument of the message.
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
    /// Lets only these seats know of it.
    pub fn seen_by(mut self, seats: Seats) -> Self {
        self.seen_by = seats;
        self
    }
}

/// The purses of a match, the money set aside, and the account of the bank.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Purses {
    purses: Vec<i32>,
    aside: Vec<i32>,
    /// What the bank has left; `None` for a bank that never runs dry.
    stock: Option<i32>,
    /// All that the bank has ever paid, and all that it has been paid.
    paid: i64,
    taken: i64,
    /// Each seat sees only its own purse.
    secret: bool,
}

impl Purses {
    /// `seats` empty purses and `aside` empty accounts for money set aside. `stock` is the money of a bank that can run
    /// dry. With `secret` each seat sees only its own purse.
    pub fn new(seats: usize, aside: usize, stock: Option<i32>, secret: bool) -> Self {
        Self { purses: vec![0; seats], aside: vec![0; aside], stock, secret, ..Self::default() }
    }

    /// The money in the purse of a seat.
    pub fn of(&self, seat: Seat) -> i32 {
        self.purses.get(seat.0 as usize).copied().unwrap_or(0)
    }
    /// The money set aside under an index.
    pub fn aside(&self, number: u16) -> i32 {
        self.aside.get(number as usize).copied().unwrap_or(0)
    }
    /// The most that the bank can pay now; `i32::MAX` if it never runs dry.
    pub fn bank_can_pay(&self) -> i32 {
        self.stock.unwrap_or(i32::MAX)
    }
    /// Whether each seat sees only its own purse.
    pub fn is_secret(&self) -> bool {
        self.secret
    }

    /// Moves money, notes it in the chronicle and returns the amount moved. A bank that has less than the amount pays
    /// what it has.
    ///
    /// # Panics
    /// If an account has less than it is to pay, or the amount is negative: the rules check both first.
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

    /// Supposes that a secret purse holds another sum, for a copy of the match on which somebody thinks. The books of the bank are made
    /// to agree with it; a bank that can run dry gives no more than it has.
    pub fn suppose(&mut self, seat: Seat, sum: i32) {
        let Some(purse) = self.purses.get_mut(usize::from(seat.0)) else { return };
        let more = (sum - *purse).min(self.stock.unwrap_or(i32::MAX));
        *purse += more;
        self.stock = self.stock.map(|stock| stock - more);
        self.paid += i64::from(more);
    }

    /// The accounts as `viewer` may know them: secret purses of others, and the stock of the bank, are empty.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if let Some(viewer) = viewer.filter(|_| self.secret) {
            let others = (0..).zip(&mut seen.purses).filter(|(number, _)| *number != viewer.0);
            others.for_each(|(_, sum)| *sum = 0);
            seen.stock = seen.stock.map(|_| 0);
        }
        seen
    }

    /// Checks the accounts and returns what is wrong, in English: the money that the bank has paid must lie in the
    /// purses or be set aside, in multiples of `step`. `None` if all is well.
    pub fn audit(&self, step: i32) -> Option<String> {
        let held: i64 = self.purses.iter().chain(&self.aside).map(|n| i64::from(*n)).sum();
        if held != self.paid - self.taken {
            return Some(format!("the bank paid {} and took {}, but {held} are held", self.paid, self.taken));
        }
        let odd = self.purses.iter().chain(&self.aside).find(|n| **n < 0 || *n % step != 0);
        odd.map(|n| format!("{n} is not a sum of money"))
    }

    /// The purses by seat and the money set aside by `name_aside`, as `viewer` may see them, as JSON; what is hidden is
    /// null. The viewer `None` sees everything.
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
        // What is left in the bank would tell a seat how much the others hold together.
        let bank = self.stock.filter(|_| !self.secret || viewer.is_none());
        json!({ "purses": purses, "aside": aside, "bank": bank })
    }
}
