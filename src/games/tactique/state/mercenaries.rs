//! Where the mercenaries are: in the reserve, in camps, or on the spot of a battle (T-4.02, T-4.13).
use crate::games::fief::state::posts::Party;
use crate::games::tactique::rules::Tactics;
use crate::table::kit::auctions::Sealed;
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// Mercenaries on the spot of a battle of this turn (T-4.13).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct OnTheSpot {
    pub seat: Seat,
    pub at: Place,
    pub men: u8,
}

/// Mercenaries whom a party has engaged before the same round, in however many portions (T-4.14).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Together {
    pub party: Party,
    pub at: Place,
    pub round: u16,
    pub men: u8,
    /// How many of them the plague has taken.
    pub dead: u8,
}

/// Sealed bids for all mercenaries of the reserve (T-4.02, T-4.03).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lot {
    pub bids: Sealed,
    /// Who was tied in the first round of bids, and at what sum (T-4.04); empty while the first round lasts.
    pub tied: Vec<(Seat, i32)>,
}

/// Where the mercenaries are: in the reserve, in camps, or on the spot of a battle. They are none of the base's
/// soldiers, so they hold no village, guard no prisoner and keep no family in the game (T-4.21).
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hired {
    pub reserve: u8,
    /// The camp of each family, by seat, without those on the spot; several may have mercenaries at the same time
    /// (T-4.18).
    pub camps: Vec<u8>,
    pub field: Vec<OnTheSpot>,
    pub lot: Option<Lot>,
    /// Regions that the plague has struck in this turn.
    pub struck: Vec<Place>,
    /// Whom a party has engaged last before one round: the plague takes a share of all of them together (T-4.14).
    pub together: Option<Together>,
    /// How many have been hired in auctions, for the statistics of matches.
    pub hired: u16,
}
impl Hired {
    /// At the beginning all are in the reserve (T-4.01).
    pub fn new(tactics: &Tactics, seats: usize) -> Self {
        Self { reserve: tactics.data.troops.mercenaries.number as u8, camps: vec![0; seats], ..default() }
    }
    pub fn camp(&self, seat: Seat) -> u8 {
        self.camps.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
    /// How many of a family have joined a battle in this turn.
    pub fn used(&self, seat: Seat) -> u8 {
        self.field.iter().filter(|spot| spot.seat == seat).map(|spot| spot.men).sum()
    }
    /// So many who stand on the spot are eliminated, and go to the reserve (T-4.15).
    pub fn fall(&mut self, seat: Seat, at: Place, men: u8) {
        let mut still = men;
        for spot in self.field.iter_mut().filter(|spot| (spot.seat, spot.at) == (seat, at)) {
            let gone = spot.men.min(still);
            spot.men -= gone;
            still -= gone;
            self.reserve += gone;
        }
        self.field.retain(|spot| spot.men > 0);
    }
}

impl State for Hired {
    const NAME: &'static str = "mercenaries";
    /// Everybody sees the camps; bids stay secret until all are there (T-4.03).
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let label = |seat: Seat| names.label(Target::Seat(seat));
        let camps: JsonMap<String, Value> =
            (0..).zip(&self.camps).map(|(seat, men)| (label(Seat(seat)), (*men).into())).collect();
        let field: Vec<Value> = (self.field.iter())
            .map(|s| json!({ "of": label(s.seat), "at": names.label(Target::Place(s.at)), "men": s.men }))
            .collect();
        let lot = self.lot.as_ref().map(|lot| {
            let tied: Vec<String> = lot.tied.iter().map(|(seat, _)| label(*seat)).collect();
            json!({ "bids": lot.bids.show(names, viewer), "tied": tied })
        });
        let struck: Vec<String> = self.struck.iter().map(|area| names.label(Target::Place(*area))).collect();
        json!({ "reserve": self.reserve, "camps": camps, "field": field, "lot": lot, "plagued": struck })
    }
}
