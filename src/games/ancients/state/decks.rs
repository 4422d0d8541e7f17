//! The special die, thrown or drawn from a deck.
use crate::games::ancients::data::files::DiceMode;
use crate::games::ancients::rules::Rules;
use crate::table::prelude::{Dice, Names, Roll, Seat, State};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Red's and Blue's deck of faces, which replace the special die in the dice mode `Deck` (N-7.13, N-20.01), everywhere, the initiative included (N-20.09). A deck is shuffled anew by the draw that finds it empty (N-20.13). No seat sees their order.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct FaceDecks(pub [Vec<i32>; 2]);
impl State for FaceDecks {
    const NAME: &'static str = "decks";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        Value::Null
    }
}

impl FaceDecks {
    /// Throws the special die for a side, or draws from its deck (N-7.01, N-7.13). Returns the roll that counts, and how many
    /// logos were rolled again before it.
    pub fn special_die(&mut self, rules: &Rules, dice: &mut Dice, side: Seat, purpose: &'static str) -> (Roll, i32) {
        let mut logos = 0;
        let face = match rules.switches.dice_mode {
            DiceMode::Plain => dice.face(&rules.faces),
            DiceMode::RerollLogo => loop {
                let face = dice.face(&rules.data.dice.faces);
                if face != rules.data.dice.logo || dice.has_run_dry() {
                    break face;
                }
                logos += 1;
            },
            DiceMode::Deck => {
                let deck = &mut self.0[side.0 as usize];
                if deck.is_empty() {
                    deck.clone_from(&rules.faces);
                    dice.shuffle(deck);
                }
                match dice.forced_face(&rules.faces) {
                    Some(face) => face,
                    None => deck.pop().expect("a deck of at least one face"),
                }
            }
        };
        let drawn = rules.switches.dice_mode == DiceMode::Deck;
        (Roll { seat: side, purpose, face, faces: rules.faces.clone(), drawn }, logos)
    }
}
