//! Offers between seats: in turn, each seat may put together an offer to another seat, which accepts it, refuses it or
//! answers with an offer of its own. The round is over when all have passed in a row. The game says what can be
//! offered, as the type `I` of an item.
use crate::table::protocol::targets::{Seat, Seats, Target};
use crate::table::state::names::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An offer of one seat to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal<I> {
    /// The seat that makes the offer.
    pub from: Seat,
    /// The seat that it is made to.
    pub to: Seat,
    /// What `from` gives.
    pub gives: Vec<I>,
    /// What `from` asks for.
    pub asks: Vec<I>,
    /// Only the two seats may know of it.
    pub private: bool,
    /// It has been put to the other seat. Before that only `from` knows of it.
    pub made: bool,
    /// How many offers went before that this one answers, directly or through others.
    pub counters: u8,
}

impl<I> Deal<I> {
    /// An empty offer.
    pub fn new(from: Seat, to: Seat) -> Self {
        Self { from, to, gives: vec![], asks: vec![], private: false, made: false, counters: 0 }
    }
    /// An empty offer that answers this one.
    pub fn counter(&self) -> Self {
        Self { counters: self.counters.saturating_add(1), ..Self::new(self.to, self.from) }
    }
    /// Whether nothing is given and nothing asked for.
    pub fn is_empty(&self) -> bool {
        self.gives.is_empty() && self.asks.is_empty()
    }
    /// Every item of the offer, those given first.
    pub fn items(&self) -> impl Iterator<Item = &I> {
        self.gives.iter().chain(&self.asks)
    }
    /// What one of the two seats would give.
    pub fn given_by(&self, seat: Seat) -> &[I] {
        if seat == self.from { &self.gives } else { &self.asks }
    }
    /// The two seats.
    pub fn parties(&self) -> Seats {
        Seats::only(self.from).and(self.to)
    }
    /// Who may know of it.
    pub fn seen_by(&self) -> Seats {
        match (self.made, self.private) {
            (false, _) => Seats::only(self.from),
            (true, true) => self.parties(),
            (true, false) => Seats::ALL,
        }
    }
}

/// A round of offers, with the offer that is being made or answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Market<I> {
    order: Vec<Seat>,
    next: usize,
    passes: usize,
    /// How many offers each seat of `order` has made.
    offers: Vec<u8>,
    /// How many offers a seat may make, so that the round ends in any case.
    most: u8,
    /// The offer that is being made or answered, if there is one.
    pub deal: Option<Deal<I>>,
}

impl<I> Default for Market<I> {
    fn default() -> Self {
        Self { order: vec![], next: 0, passes: 0, offers: vec![], most: 0, deal: None }
    }
}

impl<I> Market<I> {
    /// Opens a round of these seats in this order. Each may make at most `most` offers.
    pub fn open(order: impl IntoIterator<Item = Seat>, most: u8) -> Self {
        let order: Vec<Seat> = order.into_iter().collect();
        let mut market = Self { offers: vec![0; order.len()], order, next: 0, passes: 0, most, deal: None };
        market.skip();
        market
    }
    /// The seat whose turn it is; nobody when all have passed in a row.
    pub fn turn(&self) -> Option<Seat> {
        (self.passes < self.order.len()).then(|| self.order[self.next])
    }
    /// How many offers the seat whose turn it is may still make.
    pub fn left(&self) -> u8 {
        self.offers.get(self.next).map_or(0, |made| self.most - made)
    }
    /// The seat whose turn it is makes no offer.
    pub fn pass(&mut self) {
        self.passes += 1;
        self.advance();
    }
    /// The seat whose turn it is has made an offer, whatever became of it.
    pub fn offered(&mut self) {
        self.offers[self.next] += 1;
        self.passes = 0;
        self.advance();
    }
    fn advance(&mut self) {
        if !self.order.is_empty() {
            self.next = (self.next + 1) % self.order.len();
        }
        self.skip();
    }
    /// Seats that have no offer left pass.
    fn skip(&mut self) {
        while self.turn().is_some() && self.offers[self.next] >= self.most {
            self.passes += 1;
            self.next = (self.next + 1) % self.order.len();
        }
    }

    /// The offer in progress as `viewer` may see it, as JSON; the viewer `None` sees everything. `show` shows one item;
    /// its second argument says whether the viewer is one of the two seats, or `None`.
    pub fn show(&self, names: &Names, viewer: Option<Seat>, show: impl Fn(&I, bool) -> Value) -> Value {
        let Some(deal) = &self.deal else { return Value::Null };
        if viewer.is_some_and(|seat| !deal.seen_by().contains(seat)) {
            return Value::Null;
        }
        let party = viewer.is_none_or(|seat| deal.parties().contains(seat));
        let all = |items: &[I]| items.iter().map(|item| show(item, party)).collect::<Vec<_>>();
        json!({
            "from": names.label(Target::Seat(deal.from)),
            "to": names.label(Target::Seat(deal.to)),
            "gives": all(&deal.gives),
            "asks": all(&deal.asks),
            "private": deal.private,
        })
    }
}
