//! The module cards that the sides hold.
use crate::games::ancients::data::cards::{CardsData, Module};
use crate::table::prelude::{Names, Seat, Target};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A card in a side's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeldCard {
    /// Its number in the rule data.
    pub card: u8,
    /// Which of its modules was taken, of a card that gives one of them (N-20.03).
    pub taken: Option<u8>,
    /// Whether the other side knows it (N-20.11).
    pub shown: bool,
}

/// The cards of Red and Blue, from the draw on (N-20.02); empty without the option.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub [Option<HeldCard>; 2]);

impl Cards {
    /// Whether a side's card gives it a module; a card serves its holder only (N-20.07).
    pub fn gives(&self, data: &CardsData, side: Seat, module: Module) -> bool {
        let Some(held) = self.0[side.0 as usize] else { return false };
        let card = &data.cards[held.card as usize];
        match held.taken {
            Some(taken) => card.modules[taken as usize] == module,
            None => !card.one_of && card.modules.contains(&module),
        }
    }
    /// As a viewer may see them; null: nothing. The modules by their number in the rule data.
    pub fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let sees = |side: Seat, held: &HeldCard| held.shown || viewer.is_none_or(|viewer| viewer == side);
        let seen: Map<_, _> = [Seat(0), Seat(1)]
            .into_iter()
            .filter_map(|side| Some((side, self.0[side.0 as usize].filter(|held| sees(side, held))?)))
            .map(|(side, held)| (names.label(Target::Seat(side)), json!({ "card": held.card, "taken": held.taken })))
            .collect();
        if seen.is_empty() { Value::Null } else { seen.into() }
    }
}
