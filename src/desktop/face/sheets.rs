//! What a game tells in words and figures: the header, sheets on pieces and places, cards, what is being decided.
use super::pictures::Picture;
use super::shapes::Tincture;
use crate::table::prelude::{Key, Narrator, Order, Refusal};
use serde::Serialize;

/// An item of the line above the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HeaderItem {
    pub tincture: Option<Tincture>,
    pub label: String,
    pub value: String,
    pub hint: String,
}

/// Where the play stands on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TrackProgress {
    Over,
    Now,
    ToCome,
}

/// A space of the turn track: a turn, or a step of one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TrackSpace {
    /// A number or a short name.
    pub label: String,
    pub progress: TrackProgress,
    /// Whose it is.
    pub tincture: Option<Tincture>,
    pub hint: String,
}

/// What is known of a piece or a place, for the side panel.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Sheet {
    pub title: String,
    pub tincture: Option<Tincture>,
    /// A portrait or a seal, in a disc of radius 1.
    pub picture: Option<Picture>,
    pub lines: Vec<(String, String)>,
    /// Sentences, each with its rule number.
    pub notes: Vec<(String, String)>,
}

/// A side of what is being decided: of a battle, an election, a bargain.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatterSide {
    pub tincture: Option<Tincture>,
    pub title: String,
    pub lines: Vec<(String, String)>,
}

/// What is being decided, when it is more than a question: a battle, an election, a bargain, an auction.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Matter {
    pub title: String,
    /// Side by side, if there are two of them; below each other, if there are more.
    pub sides: Vec<MatterSide>,
    /// Sentences, each with its rule number.
    pub notes: Vec<(String, String)>,
}

/// A page of what everybody may look up at any time: families and what they hold, titles, the bank.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReferencePage {
    pub title: String,
    pub sheets: Vec<Sheet>,
}

/// A card as the seat that holds it sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardLook {
    pub title: String,
    /// What it does.
    pub text: String,
    pub rule: &'static str,
    /// In which phase or moment it may be played, and by whom, in a sentence.
    pub when: String,
    pub picture: Picture,
    /// The colour of its deck.
    pub tincture: Tincture,
    /// How many of them lie in the hand as one.
    pub count: u32,
    /// What can be done with it now, each in words; nothing: it only lies there.
    #[serde(skip)]
    pub orders: Vec<(Order, String)>,
    /// What might be done with it at some time, first what it is for. While that is not possible, the question says why.
    #[serde(skip)]
    pub uses: Vec<Order>,
    /// Why that cannot be done now which it is for.
    pub why_not: Option<String>,
}

/// What a seat holds that the others do not see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holding {
    /// The name of the seat.
    pub whose: String,
    pub cards: Vec<CardLook>,
    /// Money and the like: label, value, hint.
    pub purse: Vec<(String, String, String)>,
    /// How many coins the first of these is, if it is money.
    pub coins: Option<i64>,
    /// Verbs whose orders tell what is in the hand: with several persons at the screen they are given from the drawer
    /// alone, and stand in no list.
    #[serde(skip)]
    pub verbs: Vec<Key>,
}

impl Holding {
    /// Cards say why that cannot be done which they are for, if the question to their holder refuses it.
    pub fn say_why_not(&mut self, refused: &[(Order, Refusal)], tell: &Narrator) {
        for card in self.cards.iter_mut().filter(|card| card.why_not.is_none()) {
            let Some(first) = card.uses.first() else { continue };
            card.why_not = refused.iter().find(|(order, _)| order == first).map(|(_, why)| tell.refusal(*why));
        }
    }
}

/// A row of the summary at the end of a match: a value for each seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SummaryRow {
    pub label: String,
    pub values: Vec<String>,
}
