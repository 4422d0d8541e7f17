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

/// Mercenaries who were engaged at the same opportunity, in however many portions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Together {
    pub party: Party,
    pub at: Place,
    pub round: u16,
    pub men: u8,
    /// How many of them the plague has taken.
    pub dead: u8,
}

/// Sealed bids for the lot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lot {
    pub bids: Sealed,
    /// What those who were tied bid first; nobody: it is the first round.
    pub tied: Vec<(Seat, i32)>,
}

/// Where the mercenaries are: in the reserve, in camps, or on the spot of a battle.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hired {
    pub reserve: u8,
    /// By family, those on the spot apart.
    pub camps: Vec<u8>,
    pub field: Vec<OnTheSpot>,
    pub lot: Option<Lot>,
    /// Regions that the plague has struck in this turn.
    pub struck: Vec<Place>,
    /// Who was engaged last at one opportunity: those who come together into the plague (T-4.14).
    pub together: Option<Together>,
    /// How many were ever hired in an auction, for whoever weighs the rules.
    pub hired: u16,
}
impl Hired {
    pub fn new(tactics: &Tactics, seats: usize) -> Self {
        Self { reserve: tactics.data.troops.mercenaries.number as u8, camps: vec![0; seats], ..default() }
    }
    pub fn camp(&self, seat: Seat) -> u8 {
        self.camps.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
    /// Those of a family who have joined a battle in this turn.
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
    /// Camps are public (T-4); bids are not before all are there.
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
