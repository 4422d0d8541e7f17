//! What the pieces of the battle have beside the table's own components, and the state of a match.
use crate::table::prelude::{Fact, Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What has become of a unit (invariant 1).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Fate {
    /// In the pool, not recruited.
    #[default]
    Pool,
    /// Recruited, not deployed yet.
    Recruited,
    OnBoard,
    /// Left the battle, no victory points (N-8.16).
    Fled,
    Destroyed,
}
impl Fact for Fate {
    const NAME: &'static str = "fate";
    fn show(&self, _: &Names) -> Value {
        match self {
            Fate::Pool => "pool",
            Fate::Recruited => "recruited",
            Fate::OnBoard => "on_board",
            Fate::Fled => "fled",
            Fate::Destroyed => "destroyed",
        }
        .into()
    }
}

/// Carries the hidden-flame marker: may not burn this turn (N-10.04).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoBurn(pub bool);
impl Fact for NoBurn {
    const NAME: &'static str = "no_burn";
    fn show(&self, _: &Names) -> Value {
        self.0.into()
    }
}

/// Where the match stands.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// 0 before the first turn.
    pub turn: u8,
    /// Who began turn 1 and who begins the current turn.
    pub winner_of_initiative: Seat,
    pub starter: Seat,
    /// Victory points in halves.
    pub half_points: [i16; 2],
    /// Burnt hexes, in the order of burning (N-10.02, N-2.05).
    pub burnt: Vec<Place>,
    /// How many hexes each side has burnt.
    pub fires: [u8; 2],
    /// Whether a unit of the side has ever stood in the enemy's base.
    pub entered: [bool; 2],
    /// The armies are revealed (N-1.08).
    pub revealed: bool,
}
impl State for Progress {
    const NAME: &'static str = "battle";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |s: Seat| names.label(Target::Seat(s));
        let points = |s: usize| json!(f64::from(self.half_points[s]) / 2.0);
        json!({
            "turn": self.turn,
            "starter": seat(self.starter),
            "points": { "red": points(0), "blue": points(1) },
            "fires": { "red": self.fires[0], "blue": self.fires[1] },
            "burnt": self.burnt.iter().map(|p| names.label(Target::Place(*p))).collect::<Vec<_>>(),
            "revealed": self.revealed,
        })
    }
}

/// The order that is being carried out.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Underway {
    /// The unit activated: the shooter, the attacker, the lead of a double attack.
    pub unit: Option<PieceId>,
    pub support: Option<PieceId>,
    /// The target of the double attack declared.
    pub target: Option<PieceId>,
    /// Where the unit that moves now began, and how many hexes it has gone.
    pub origin: Option<Place>,
    pub steps: u8,
    pub fight: Option<Fight>,
    /// The shooter, while its shot is carried out.
    pub shooter: Option<PieceId>,
    /// The unit whose owner is asked where it goes.
    pub subject: Option<PieceId>,
}

/// What sort of attack a fight is (invariant 12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Attack {
    Ordered,
    /// After a refusal (N-6.17).
    SecondChallenge,
    /// After an advance (N-9.07).
    Pursuit,
}

/// A fight hand to hand, from the challenge to the pursuit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub attack: Attack,
    pub lead: PieceId,
    pub support: Option<PieceId>,
    pub target: PieceId,
    /// Where lead, support and target stood when the target was challenged.
    pub from: [Place; 3],
    /// Whether the attackers have won, once the dice have said so; `None` before and after a tie.
    pub attackers_won: Option<bool>,
    /// What the losers suffer: lead or target, then support.
    pub losses: [super::data::files::Loss; 2],
    /// Where the loser's first step ended.
    pub first_step: Option<Place>,
    /// The second hex proposed, and whether the adversary has denied it (N-8.09, N-8.10).
    pub proposed: Option<Place>,
    pub denied: bool,
    /// The winner that advanced.
    pub advanced: Option<PieceId>,
}

impl Fight {
    pub fn attackers(&self) -> impl Iterator<Item = PieceId> + use<> {
        [Some(self.lead), self.support].into_iter().flatten()
    }
    pub fn is_double(&self) -> bool {
        self.support.is_some()
    }
    /// Whether the piece attacks in this fight.
    pub fn attacks(&self, id: PieceId) -> bool {
        self.lead == id || self.support == Some(id)
    }
    /// Where a unit of this fight stood when it began.
    pub fn place_of(&self, id: PieceId) -> Place {
        if id == self.lead {
            self.from[0]
        } else if Some(id) == self.support {
            self.from[1]
        } else {
            self.from[2]
        }
    }
}

impl State for Underway {
    const NAME: &'static str = "order";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let piece = |p: Option<PieceId>| p.map(|p| names.label(Target::Piece(p)));
        if self.unit.is_none() {
            return Value::Null;
        }
        json!({
            "unit": piece(self.unit), "support": piece(self.support), "steps": self.steps,
            "target": piece(self.fight.as_ref().map(|f| f.target).or(self.target)),
        })
    }
}

/// Composition and deployment while they last (chapter 1).
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Muster {
    /// The unit that the player who deploys has in hand.
    pub in_hand: [Option<PieceId>; 2],
    /// The ready-made army taken, with the option for them.
    pub list: [Option<u16>; 2],
}
impl State for Muster {
    const NAME: &'static str = "muster";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let hand = |s: u8| match self.in_hand[s as usize] {
            Some(piece) if viewer.is_none_or(|v| v.0 == s) => names.label(Target::Piece(piece)).into(),
            _ => Value::Null,
        };
        let (red, blue) = (hand(0), hand(1));
        if red.is_null() && blue.is_null() { Value::Null } else { json!({ "red": red, "blue": blue }) }
    }
}

/// The decks of faces that stand in for the special die with the dice mode `Deck` (N-7.13, N-20.01). Nobody sees them.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct FaceDecks(pub [Vec<i32>; 2]);
impl State for FaceDecks {
    const NAME: &'static str = "decks";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        Value::Null
    }
}
