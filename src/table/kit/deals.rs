//! Offers between seats: one seat after the other may put together an offer to another, who takes it, refuses it or answers
//! with one of its own; it is over when all have passed in a row. What changes hands is the game's own affair.
use crate::table::protocol::targets::{Seat, Seats, Target};
use crate::table::state::names::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An offer of one seat to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal<I> {
    pub from: Seat,
    pub to: Seat,
    /// What `from` gives, and what it asks for.
    pub gives: Vec<I>,
    pub asks: Vec<I>,
    /// Only the two know of it.
    pub private: bool,
    /// It lies before the other seat; until then only its maker knows it.
    pub made: bool,
    /// How many offers it answers, one after the other.
    pub counters: u8,
}

impl<I> Deal<I> {
    /// An offer with nothing in it yet.
    pub fn new(from: Seat, to: Seat) -> Self {
        Self { from, to, gives: vec![], asks: vec![], private: false, made: false, counters: 0 }
    }
    /// An offer with nothing in it that answers this one.
    pub fn counter(&self) -> Self {
        Self { counters: self.counters.saturating_add(1), ..Self::new(self.to, self.from) }
    }
    pub fn is_empty(&self) -> bool {
        self.gives.is_empty() && self.asks.is_empty()
    }
    /// Everything in it, what is given first.
    pub fn items(&self) -> impl Iterator<Item = &I> {
        self.gives.iter().chain(&self.asks)
    }
    /// What this seat, one of the two, would give.
    pub fn given_by(&self, seat: Seat) -> &[I] {
        if seat == self.from { &self.gives } else { &self.asks }
    }
    /// The two.
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

/// The round of offers, and the one that is being made or answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Market<I> {
    order: Vec<Seat>,
    next: usize,
    passes: usize,
    /// Offers that each has made, in the order of the seats, and how many are allowed: so it ends in any case.
    offers: Vec<u8>,
    most: u8,
    pub deal: Option<Deal<I>>,
}

impl<I> Default for Market<I> {
    fn default() -> Self {
        Self { order: vec![], next: 0, passes: 0, offers: vec![], most: 0, deal: None }
    }
}

impl<I> Market<I> {
    /// A round of these seats in this order, each with at most so many offers.
    pub fn open(order: impl IntoIterator<Item = Seat>, most: u8) -> Self {
        let order: Vec<Seat> = order.into_iter().collect();
        let mut market = Self { offers: vec![0; order.len()], order, next: 0, passes: 0, most, deal: None };
        market.skip();
        market
    }
    /// Whose turn it is; nobody's when all have passed in a row.
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
    /// It has made one, whatever came of it.
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
    /// Whoever has no offer left passes.
    fn skip(&mut self) {
        while self.turn().is_some() && self.offers[self.next] >= self.most {
            self.passes += 1;
            self.next = (self.next + 1) % self.order.len();
        }
    }

    /// The offer on the table as `viewer` may see it; `show` shows one thing in it, and is told whether the viewer is one of
    /// the two.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::state::names::Name;

    const RED: Seat = Seat(0);
    const BLUE: Seat = Seat(1);
    const GREEN: Seat = Seat(2);

    #[test]
    fn it_is_over_when_all_have_passed_in_a_row() {
        let mut market = Market::<i32>::open([BLUE, GREEN, RED], 2);
        assert_eq!((market.turn(), market.left()), (Some(BLUE), 2));
        market.pass();
        market.pass();
        assert_eq!(market.turn(), Some(RED));
        // An offer begins the count of passes anew.
        market.offered();
        for seat in [BLUE, GREEN, RED] {
            assert_eq!(market.turn(), Some(seat));
            market.pass();
        }
        assert_eq!(market.turn(), None);
        assert_eq!(Market::<i32>::open([], 3).turn(), None);
        assert_eq!(Market::<i32>::open([RED], 0).turn(), None);
    }

    #[test]
    fn offers_are_counted_so_that_it_ends() {
        let mut market = Market::<i32>::open([RED, BLUE], 2);
        let mut made = vec![];
        while let Some(seat) = market.turn() {
            made.push(seat);
            market.offered();
        }
        assert_eq!(made, [RED, BLUE, RED, BLUE]);
        // Whoever has none left is passed over.
        let mut market = Market::<i32>::open([RED, BLUE], 1);
        market.offered();
        market.pass();
        assert_eq!(market.turn(), None);
    }

    #[test]
    fn an_offer_is_seen_by_its_maker_then_by_the_two_or_by_all() {
        let mut names = Names::default();
        ["red", "blue", "green"].into_iter().for_each(|seat| names.add_seat(Name::plain(seat)));
        let mut market = Market::open([RED], 1);
        market.deal = Some(Deal { gives: vec![7], ..Deal::new(RED, BLUE) });
        let seen = |market: &Market<i32>| {
            [Some(RED), Some(BLUE), Some(GREEN), None]
                .map(|viewer| !market.show(&names, viewer, |n, _| (*n).into()).is_null())
        };
        assert_eq!(seen(&market), [true, false, false, true]);
        let deal = market.deal.as_mut().unwrap();
        (deal.made, deal.private) = (true, true);
        assert_eq!(seen(&market), [true, true, false, true]);
        market.deal.as_mut().unwrap().private = false;
        assert_eq!(seen(&market), [true, true, true, true]);
        let parties =
            [BLUE, GREEN].map(|seat| market.show(&names, Some(seat), |_, party| party.into())["gives"][0].clone());
        assert_eq!(parties, [json!(true), json!(false)]);
    }

    #[test]
    fn an_answer_with_an_offer_turns_the_sides() {
        let mut deal = Deal::<i32>::new(RED, BLUE);
        assert!(deal.is_empty());
        deal.gives.push(1);
        deal.asks.push(2);
        assert_eq!((deal.given_by(RED), deal.given_by(BLUE)), (&[1][..], &[2][..]));
        assert_eq!(deal.items().copied().collect::<Vec<_>>(), [1, 2]);
        let answer = deal.counter();
        assert_eq!((answer.from, answer.to, answer.counters, answer.made), (BLUE, RED, 1, false));
        assert!(answer.is_empty() && answer.counter().counters == 2);
    }
}
