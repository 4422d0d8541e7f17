//! The blue cards: deck, hands, taxes laid (chapter 5).
use crate::table::kit::decks::{Deck, Hands};
use crate::table::prelude::{Kind, Names, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// A tax card that waits for Revenues (F-5.13): where it lies and who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tax {
    pub on: Place,
    pub by: Seat,
}

/// The blue cards, but for those that lie with lords and on regions.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Cards {
    pub deck: Deck<Kind>,
    pub hands: Hands<Kind>,
    /// The card that the active seat has taken up to play.
    pub in_play: Option<(Seat, Kind)>,
    pub tithes: Vec<Tax>,
    pub tailles: Vec<Tax>,
}
impl State for Cards {
    const NAME: &'static str = "cards";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let taxes = |taxes: &[Tax]| {
            let seat = |tax: &Tax| Value::from(names.label(Target::Seat(tax.by)));
            taxes.iter().map(|tax| (names.label(Target::Place(tax.on)), seat(tax))).collect::<JsonMap<_, _>>()
        };
        let in_play = self.in_play.filter(|(seat, _)| viewer.is_none_or(|v| v == *seat));
        let mut hands = self.hands.show(names, viewer);
        // A card taken up and not laid yet is still in the hand, as far as the others know.
        if let (Some((seat, _)), None, Value::Object(hands)) = (self.in_play, in_play, &mut hands) {
            hands.insert(names.label(Target::Seat(seat)), (self.hands.of(seat).len() + 1).into());
        }
        json!({
            "hands": hands,
            "deck": self.deck.show(names, viewer),
            "in_play": in_play.map(|(_, card)| names.label(Target::Kind(card))),
            "tithes": taxes(&self.tithes),
            "tailles": taxes(&self.tailles),
        })
    }
}
