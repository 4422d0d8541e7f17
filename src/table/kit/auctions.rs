//! Auctions: open ones with rising bids, and sealed bids that are revealed together.
use crate::table::protocol::targets::{Seat, Target};
use crate::table::state::names::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An open auction: in turn, each bidder raises the bid or drops out for good, until only the highest bidder is left,
/// or nobody.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rising {
    /// The seats that have not dropped out, in the order in which they bid.
    bidders: Vec<Seat>,
    next: usize,
    high: Option<(Seat, i32)>,
    least: i32,
    by: i32,
}

impl Rising {
    /// Opens an auction among these seats, in this order. The first bid is at least `least`, each further one at least
    /// `by` more than the last.
    pub fn open(bidders: impl IntoIterator<Item = Seat>, least: i32, by: i32) -> Self {
        Self { bidders: bidders.into_iter().collect(), next: 0, high: None, least, by }
    }
    /// The seat that bids next; nobody when the auction is over.
    pub fn turn(&self) -> Option<Seat> {
        let over = self.high.is_some() && self.bidders.len() == 1;
        if over { None } else { self.bidders.get(self.next).copied() }
    }
    /// The lowest bid that is accepted now.
    pub fn least(&self) -> i32 {
        self.high.map_or(self.least, |(_, sum)| sum + self.by)
    }
    /// The highest bid and its seat.
    pub fn high(&self) -> Option<(Seat, i32)> {
        self.high
    }
    /// The seat whose turn it is bids `sum`.
    ///
    /// # Panics
    /// If that is less than [`Rising::least`]: the rules check it first.
    pub fn bid(&mut self, sum: i32) {
        assert!(sum >= self.least());
        self.high = Some((self.bidders[self.next], sum));
        self.next = (self.next + 1) % self.bidders.len();
    }
    /// The seat whose turn it is drops out.
    pub fn drop_out(&mut self) {
        self.bidders.remove(self.next);
        if self.next >= self.bidders.len() {
            self.next = 0;
        }
    }
}

/// Sealed bids, made one after the other and revealed together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sealed {
    bids: Vec<(Seat, Option<i32>)>,
}

impl Sealed {
    /// Opens an auction among these seats, which bid in this order.
    pub fn open(bidders: impl IntoIterator<Item = Seat>) -> Self {
        Self { bids: bidders.into_iter().map(|seat| (seat, None)).collect() }
    }
    /// The seat that bids next; nobody when all have bid.
    pub fn turn(&self) -> Option<Seat> {
        self.bids.iter().find(|(_, bid)| bid.is_none()).map(|(seat, _)| *seat)
    }
    /// The seat whose turn it is bids `sum`.
    pub fn bid(&mut self, sum: i32) {
        if let Some((_, bid)) = self.bids.iter_mut().find(|(_, bid)| bid.is_none()) {
            *bid = Some(sum);
        }
    }
    /// The bid of a seat, if it has made one.
    pub fn of(&self, seat: Seat) -> Option<i32> {
        self.bids.iter().find(|(bidder, _)| *bidder == seat).and_then(|(_, bid)| *bid)
    }
    /// Until all have bid, the bids that a seat cannot see become what they are supposed to be.
    pub fn suppose(&mut self, me: Seat, mut bid: impl FnMut(Seat) -> i32) {
        if self.turn().is_some() {
            let unseen = self.bids.iter_mut().filter(|(seat, bid)| *seat != me && bid.is_some());
            unseen.for_each(|(seat, made)| *made = Some(bid(*seat)));
        }
    }
    /// The highest bid with its seat, if it is at least `least`; several in a tie. Empty before all have bid.
    pub fn best(&self, least: i32) -> Vec<(Seat, i32)> {
        if self.turn().is_some() {
            return vec![];
        }
        let bids =
            || self.bids.iter().filter_map(|(seat, bid)| Some((*seat, (*bid)?))).filter(|(_, bid)| *bid >= least);
        let most = bids().map(|(_, bid)| bid).max();
        bids().filter(|(_, bid)| Some(*bid) == most).collect()
    }
    /// The bids by seat, as JSON. Before all have bid, a seat sees only its own; the viewer `None` sees all.
    pub fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let open = self.turn().is_none();
        let bids = self.bids.iter().map(|(seat, bid)| {
            let seen = open || viewer.is_none_or(|viewer| viewer == *seat);
            (names.label(Target::Seat(*seat)), bid.filter(|_| seen).map_or(Value::Null, Value::from))
        });
        bids.collect::<Map<_, _>>().into()
    }
}
