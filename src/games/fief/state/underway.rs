//! Orders that take several clicks, and the plague, while they are under way.
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What an order that takes several clicks has come to.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Underway {
    /// The purchase whose place is still to be named (F-7.02, F-7.05).
    pub buying: Option<Kind>,
    /// The region of the fief that is being created or of the title that is being moved, and its capital.
    pub region: Option<Place>,
    pub capital: Option<Place>,
    /// The assassin's seat while the window for justice is open (F-16.18).
    pub assassin: Option<Seat>,
    /// The lord being laid is the Prince (F-15.02).
    pub prince: bool,
    /// A parent has said no in this go.
    pub prince_denied: bool,
    /// The lord laid last, while titles may go to him (F-10.10).
    pub newcomer: Option<PieceId>,
    /// The village that a freed lord asks to be let into, and those that have said no (F-9.35).
    pub asks: Option<Place>,
    pub turned_away: Vec<Place>,
    /// Lords freed and not placed yet.
    pub freed: Vec<PieceId>,
    /// Prisoners sold, with their buyers, who have still to say where they keep them.
    pub sold: Vec<(PieceId, Seat)>,
    /// The plague that strikes a region.
    pub plague: Option<crate::games::fief::state::underway::Plague>,
}
impl State for Underway {
    const NAME: &'static str = "underway";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        Value::Null
    }
}

/// The plague that strikes a region.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plague {
    /// Who laid the card.
    pub by: Seat,
    pub village: Option<Place>,
    /// Up to which number of the die a lord dies in the village.
    pub dies_to: i32,
    /// Families that choose what they lose in the village, with the points.
    pub choosing: Vec<(Seat, u16)>,
    /// How many points of guards a family loses, while it is asked of which guard.
    pub guards_lost: u16,
    pub dead: Vec<PieceId>,
}
