//! Decks of cards: a stock that is drawn from the top, a discard pile that is shuffled into a new stock, and hands that
//! only their seats see. A card is any small value; a deck may have several equal cards.
use crate::table::protocol::registry::pick;
use crate::table::protocol::targets::{Kind, Seat, Target};
use crate::table::state::dice::Dice;
use crate::table::state::names::Names;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A stock and its discard pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deck<C> {
    /// The top card is the last.
    stock: Vec<C>,
    discard: Vec<C>,
}
impl<C> Default for Deck<C> {
    fn default() -> Self {
        Self { stock: vec![], discard: vec![] }
    }
}

impl<C: Copy + PartialEq> Deck<C> {
    /// A shuffled deck of these cards. With forced dice (rule scripts) they keep their order, the first on top.
    pub fn shuffled(cards: impl IntoIterator<Item = C>, dice: &mut Dice) -> Self {
        let mut deck = Self { stock: cards.into_iter().collect(), discard: vec![] };
        dice.shuffle(&mut deck.stock);
        deck.stock.reverse();
        deck
    }
    /// A deck with this stock, the first card on top, and this discard pile, the last card on top.
    pub fn arranged(stock: impl IntoIterator<Item = C>, discard: impl IntoIterator<Item = C>) -> Self {
        let mut stock: Vec<C> = stock.into_iter().collect();
        stock.reverse();
        Self { stock, discard: discard.into_iter().collect() }
    }

    /// Draws the top card, if there is one. Nobody knew it before, so undo stops here.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<C> {
        let card = self.stock.pop()?;
        dice.drew();
        Some(card)
    }
    /// Shuffles the discard pile and puts it under what is left of the stock. With forced dice the card that was
    /// discarded first lies on top of it.
    pub fn reshuffle(&mut self, dice: &mut Dice) {
        let mut cards = std::mem::take(&mut self.discard);
        dice.shuffle(&mut cards);
        cards.reverse();
        cards.append(&mut self.stock);
        self.stock = cards;
    }
    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: C) {
        self.discard.push(card);
    }
    /// Takes a card out of the discard pile; of several equal cards, the one discarded last. False if there is none.
    pub fn take_back(&mut self, card: C) -> bool {
        let found = self.discard.iter().rposition(|c| *c == card);
        found.map(|i| self.discard.remove(i)).is_some()
    }

    /// The cards still to be drawn, the top one last. No seat sees them.
    pub fn stock(&self) -> &[C] {
        &self.stock
    }
    /// The cards discarded, the top one last. Every seat sees them.
    pub fn discarded(&self) -> &[C] {
        &self.discard
    }
}

/// The hands of all seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hands<C>(Vec<Vec<C>>);
impl<C> Default for Hands<C> {
    fn default() -> Self {
        Self(vec![])
    }
}

impl<C: Copy + Ord> Hands<C> {
    /// Empty hands for this many seats.
    pub fn new(seats: usize) -> Self {
        Self((0..seats).map(|_| vec![]).collect())
    }
    /// The cards of a seat, sorted.
    pub fn of(&self, seat: Seat) -> &[C] {
        self.0.get(seat.0 as usize).map_or(&[], |hand| hand)
    }
    /// Whether a seat holds a card.
    pub fn has(&self, seat: Seat, card: C) -> bool {
        self.of(seat).binary_search(&card).is_ok()
    }
    /// The different cards of a seat, each once, sorted.
    pub fn sorts(&self, seat: Seat) -> impl Iterator<Item = C> + '_ {
        self.of(seat).chunk_by(|a, b| a == b).map(|alike| alike[0])
    }
    /// Every hand with its seat.
    pub fn all(&self) -> impl Iterator<Item = (Seat, &[C])> {
        self.0.iter().enumerate().map(|(i, hand)| (Seat(i as u8), hand.as_slice()))
    }
    /// Adds a card to a hand.
    pub fn give(&mut self, seat: Seat, card: C) {
        let hand = &mut self.0[seat.0 as usize];
        hand.insert(hand.partition_point(|c| *c <= card), card);
    }
    /// Takes a card out of a hand. False if the seat does not hold it.
    pub fn take(&mut self, seat: Seat, card: C) -> bool {
        let hand = &mut self.0[seat.0 as usize];
        hand.binary_search(&card).map(|i| hand.remove(i)).is_ok()
    }
}

/// Supposes other cards in what a seat cannot see, for a copy of the match on which somebody thinks: the stock and the hands of all
/// others are mixed and dealt again, as many cards as there were to each. The seat knows of some cards in whose hand they are: those
/// are dealt there. `chance` gives a random number for each card.
pub fn suppose_unseen<C: Copy + Ord>(
    deck: &mut Deck<C>,
    hands: &mut Hands<C>,
    seat: Seat,
    known: &[(Seat, C)],
    mut chance: impl FnMut() -> u64,
) {
    let mut unseen: Vec<C> = std::mem::take(&mut deck.stock);
    let others: Vec<usize> = (0..hands.0.len()).filter(|hand| *hand != usize::from(seat.0)).collect();
    let sizes: Vec<usize> = others.iter().map(|hand| hands.0[*hand].len()).collect();
    others.iter().for_each(|hand| unseen.append(&mut hands.0[*hand]));
    // Where they lay before must not tell.
    unseen.sort_unstable();
    for (of, card) in known {
        let hand = usize::from(of.0);
        let room = others.iter().zip(&sizes).any(|(other, size)| *other == hand && hands.0[hand].len() < *size);
        if let Some(at) = unseen.iter().position(|other| other == card).filter(|_| room) {
            hands.0[hand].push(unseen.remove(at));
        }
    }
    for last in (1..unseen.len()).rev() {
        unseen.swap(last, pick(chance(), last + 1));
    }
    for (hand, size) in others.into_iter().zip(sizes) {
        let hand = &mut hands.0[hand];
        let dealt = unseen.split_off(unseen.len() - (size - hand.len()));
        hand.extend(dealt);
        hand.sort_unstable();
    }
    deck.stock = unseen;
}

impl Hands<Kind> {
    /// The hands by seat, as JSON: the cards of the viewer, the number of cards of the others. The viewer `None` sees
    /// all cards.
    pub fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let hands = self.all().map(|(seat, hand)| {
            let cards = match viewer.is_none_or(|v| v == seat) {
                true => labels(names, hand),
                false => hand.len().into(),
            };
            (names.label(Target::Seat(seat)), cards)
        });
        hands.collect::<Map<_, _>>().into()
    }
}

impl Deck<Kind> {
    /// The discard pile and the number of cards left in the stock, as JSON. The viewer `None` sees those cards too.
    pub fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let from_the_top: Vec<Kind> = self.stock.iter().rev().copied().collect();
        let stock = if viewer.is_none() { labels(names, &from_the_top) } else { from_the_top.len().into() };
        serde_json::json!({ "stock": stock, "discard": labels(names, &self.discard) })
    }
}

fn labels(names: &Names, cards: &[Kind]) -> Value {
    cards.iter().map(|card| names.label(Target::Kind(*card))).collect::<Vec<_>>().into()
}
