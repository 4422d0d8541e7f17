//! Where the match stands: turn, phase, the order of the seats, who is out (chapter 4).
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A phase of the turn (F-4.01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    Setup,
    Cards,
    Revenues,
    Purchases,
    Moves,
    Battles,
    Negotiations,
    TurnEnd,
}
impl Phase {
    pub const ALL: [Phase; 6] =
        [Phase::Cards, Phase::Revenues, Phase::Purchases, Phase::Moves, Phase::Battles, Phase::Negotiations];
    /// Its label in positions.
    pub fn label(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Cards => "cards",
            Phase::Revenues => "revenues",
            Phase::Purchases => "purchases",
            Phase::Moves => "moves",
            Phase::Battles => "battles",
            Phase::Negotiations => "negotiations",
            Phase::TurnEnd => "turn_end",
        }
    }
}

/// How often the great events have happened, for the statistics of matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Events {
    /// Kings elected and crowned.
    pub coronations: u16,
    pub weddings: u16,
    pub battles: u16,
}

/// Where the match stands.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TurnProgress {
    /// 0 before the first turn.
    pub turn: u16,
    pub phase: Phase,
    /// The seat with the first-player card (F-4.03).
    pub first: Seat,
    /// The seats clockwise, each the left neighbour of the one before (F-3.06).
    pub seating: Vec<Seat>,
    /// Eliminated families (F-13.01).
    pub out: Vec<bool>,
    /// Seats that have had their go in the phase of cards (F-5.03).
    pub went: Vec<bool>,
    /// Points noted so far, in the points game (F-2.06), and in the last count.
    pub points: Vec<i32>,
    pub last_points: Vec<i32>,
    pub events: Events,
}

impl TurnProgress {
    pub fn is_in(&self, seat: Seat) -> bool {
        !self.out.get(seat.0 as usize).copied().unwrap_or(false)
    }
    /// The living seats in turn order (F-3.06, F-4.02).
    pub fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order_from(self.first)
    }
    /// The living seats clockwise, beginning with this one.
    pub fn order_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let start = self.seating.iter().position(|s| *s == seat).unwrap_or(0);
        let count = self.seating.len();
        (0..count).map(move |i| self.seating[(start + i) % count]).filter(|seat| self.is_in(*seat))
    }
    /// The next living seat on the left of this one, which may itself be out.
    pub fn left_of(&self, seat: Seat) -> Option<Seat> {
        self.order_from(seat).find(|other| *other != seat)
    }
}

impl State for TurnProgress {
    const NAME: &'static str = "turn";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |seat: Seat| names.label(Target::Seat(seat));
        json!({
            "number": self.turn,
            "phase": self.phase.label(),
            "first": seat(self.first),
            "order": self.order().map(seat).collect::<Vec<_>>(),
            "points": self.points,
        })
    }
}
