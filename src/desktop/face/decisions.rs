//! What a game tells about orders before they are given: how they are marked, where they lead, what they would bring.
use super::scenery::PieceLook;
use super::shapes::{Point, Tincture};
use crate::table::prelude::{Order, Place, Span};
use serde::Serialize;

/// How an offered order is marked on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Tone {
    /// Take this one in hand.
    Choose,
    Go,
    /// Go farther: the place is reached by several orders in a row.
    GoOn,
    Strike,
    /// Strike at what is out of reach of hands: shoot, throw.
    StrikeFromAfar,
    /// For good.
    Leave,
}

/// A place that several orders in a row lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub place: Place,
    pub orders: Vec<Order>,
}

/// The number that a slider shows for a range on offer.
pub type Chosen<'c> = &'c dyn Fn(&Span) -> i32;

/// Who goes along with an order on the board, by what the sliders show.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Company {
    /// The orders that take them along, to be given before the order itself.
    pub orders: Vec<Order>,
    /// Who they are, in words; empty: nobody.
    pub words: String,
    /// What is given up by taking so many along, in words; empty: nothing.
    pub warning: String,
}

/// A kind of those who may go along with the piece in hand: how many of them do is chosen beside its counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Contingent {
    /// What one of them is called.
    pub name: String,
    /// The outlines of their sign, in a square from -1 to 1.
    pub symbol: Vec<Vec<Point>>,
    pub tincture: Tincture,
    /// How many of them go along already.
    pub going: i32,
    /// The range that takes more of them along, and the one that leaves some behind.
    pub joins: Option<Span>,
    pub leaves: Option<Span>,
}

impl Contingent {
    /// How few of them can go along.
    pub fn least(&self) -> i32 {
        self.going - self.leaves.map_or(0, |span| span.most)
    }
    /// How many of them can go along.
    pub fn most(&self) -> i32 {
        self.going + self.joins.map_or(0, |span| span.most)
    }
    /// How many go along while these numbers are chosen for the two ranges.
    pub fn number(&self, chosen: Chosen) -> i32 {
        self.going + self.joins.as_ref().map_or(0, chosen) - self.leaves.as_ref().map_or(0, chosen)
    }
    /// The numbers of the two ranges for which so many go along.
    pub fn numbers_for(&self, n: i32) -> impl Iterator<Item = (Span, i32)> + use<> {
        let n = n.clamp(self.least(), self.most());
        let (more, fewer) = ((n - self.going).max(0), (self.going - n).max(0));
        self.joins.map(|span| (span, more)).into_iter().chain(self.leaves.map(|span| (span, fewer)))
    }
}

/// A line of a forecast: what may come of it and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chance {
    pub label: String,
    pub consequence: String,
    /// Out of [`Forecast::out_of`].
    pub count: u32,
    /// Whom it favours.
    pub favours: Option<Tincture>,
}

/// One of those who take part in what is forecast.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ForecastSide {
    pub tincture: Tincture,
    /// Its total before the dice.
    pub total: String,
    /// What the total is made of; the same words as the total if it has no parts.
    pub parts: String,
}

/// What an attack or a shot would bring, exactly.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forecast {
    pub title: String,
    /// What has to follow the order for any of it to come about, as the beginning of a sentence; none: it follows by itself.
    pub condition: Option<String>,
    /// Those who take part, in the order in which they are shown.
    pub sides: Vec<ForecastSide>,
    /// What changes the totals: words, value, rule.
    pub modifiers: Vec<(String, i32, String)>,
    pub out_of: u32,
    pub chances: Vec<Chance>,
    pub notes: Vec<String>,
}

/// A line of what can be bought or recruited.
#[derive(Clone, Debug, PartialEq)]
pub struct ShopItem {
    pub name: String,
    pub symbol: Vec<Vec<Point>>,
    /// One text for each column.
    pub cells: Vec<String>,
    pub taken: u32,
    pub stock: u32,
    pub add: Order,
    pub remove: Order,
}

/// Recruiting and buying: what there is, what was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct ArmyShop {
    pub title: String,
    pub tincture: Tincture,
    pub columns: Vec<String>,
    pub items: Vec<ShopItem>,
    /// What was taken so far.
    pub army: Vec<PieceLook>,
    pub spent: i32,
    pub budget: i32,
    /// Ready-made choices, each with what it consists of; empty where the game does not say that before.
    pub ready_made: Vec<(Order, Vec<PieceLook>)>,
    /// Other orders below the list.
    pub further: Vec<Order>,
    pub confirm: Order,
}
