//! Putting hosts and formations on the table.
use crate::table::prelude::{Names, PieceId, Seat, Spot, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// The set-up, as far as the pieces do not tell it.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deployment {
    /// The side that deploys first (V-23.01); nobody before it is drawn.
    pub first: Option<Seat>,
    /// The unit that its owner has taken up to deploy it.
    pub taken: Option<PieceId>,
    /// Every unit is down, or waits for its order as an infiltrator.
    pub over: bool,
}

/// Why a unit is set down; it decides where its men may stand (§4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Occasion {
    /// At deployment: in the zone (V-23.02).
    Deployment,
    /// After a move: without new contact (V-9.21).
    Move,
    /// After a charge at the target of the unit's order: the first met must be touched (V-13.07).
    Charge,
    /// When reorganising, where new contact may be made (V-16.12).
    Reorganising,
    /// When reorganising without new contact (V-16.12).
    QuietReorganising,
    /// On an infiltrator's marker, by march: without contact (V-20.18).
    Arrival,
    /// On an infiltrator's marker, against the target of the unit's order (V-20.18).
    ChargingArrival,
}

/// A unit that is being set down: how it was placed, while its owner may still change it man by man (D09). Until he confirms it
/// everybody stands where he stood before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetDown {
    /// The unit.
    pub unit: PieceId,
    /// Why it is set down.
    pub occasion: Occasion,
    /// Where its leader will stand.
    pub at: Spot,
    /// The men in hand and where each will stand, by id; [`Placed::Stays`] for those without a place.
    pub men: Vec<(PieceId, Spot, Placed)>,
    /// The same as it was placed at first.
    pub automatic: Vec<(PieceId, Spot, Placed)>,
    /// The man who has been taken up.
    pub taken: Option<PieceId>,
}

/// Whether a man found a place in the formation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Placed {
    /// He stands in cohesion.
    InCohesion,
    /// He found no place and stays where he stood (V-10.07).
    Stays,
    /// His owner has put him there, and may take him up again.
    ByHand,
}

/// The unit in hand.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand(pub Option<SetDown>);

impl State for Deployment {
    const NAME: &'static str = "deployment";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let first = self.first.map(|seat| names.label(Target::Seat(seat)));
        let taken = self.taken.map(|unit| names.label(Target::Piece(unit)));
        if self.over { Value::Null } else { json!({ "first": first, "taken": taken }) }
    }
}

impl State for Hand {
    const NAME: &'static str = "hand";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let Some(down) = &self.0 else { return Value::Null };
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let man = |(id, at, _): &(PieceId, Spot, Placed)| (piece(*id), json!([at.x, at.y]));
        let men: JsonMap<String, Value> = down.men.iter().map(man).collect();
        json!({
            "unit": piece(down.unit), "at": [down.at.x, down.at.y], "men": men, "taken": down.taken.map(piece),
        })
    }
}
