//! The order that is being carried out, with its fight.
use crate::games::ancients::data::files::Loss;
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The order that is being carried out; empty between orders.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct OrderUnderway {
    /// The unit that was ordered: it moves, shoots, attacks, or leads a double attack.
    pub unit: Option<PieceId>,
    /// The second unit of a double attack.
    pub support: Option<PieceId>,
    /// The target of the double attack that was declared.
    pub target: Option<PieceId>,
    /// Where the unit that is moving began its move.
    pub origin: Option<Place>,
    /// How many hexes it has gone.
    pub steps: u8,
    pub fight: Option<Fight>,
    /// The shooter, while its shot is carried out.
    pub shooter: Option<PieceId>,
    /// The unit whose owner is asked where it goes.
    pub subject: Option<PieceId>,
}

/// The reason for an attack: what may follow it depends on that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AttackKind {
    /// The attack that the order named, with one unit or two.
    Ordered,
    /// Against another enemy after a refusal (N-6.17).
    SecondChallenge,
    /// After an advance (N-9.07).
    Pursuit,
}

/// A side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FightSide {
    Target,
    Attackers,
}

/// A fight hand to hand, from the challenge to the pursuit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub attack: AttackKind,
    pub lead: PieceId,
    pub support: Option<PieceId>,
    pub target: PieceId,
    /// Where lead, support and target stood when the target was challenged.
    pub from: [Place; 3],
    /// Who has won; `None` before the dice, and after a tie or a refusal.
    pub winner: Option<FightSide>,
    /// What the losers suffer: first the lead or the target, then the support.
    pub losses: [Loss; 2],
    /// Where the loser's first step ended.
    pub first_step: Option<Place>,
    /// The hex proposed for the second step (N-8.09).
    pub proposed: Option<Place>,
    /// Whether the adversary has denied the proposal (N-8.10).
    pub denied: bool,
    /// The winner that advanced.
    pub advanced: Option<PieceId>,
}

impl Fight {
    /// Lead and support.
    pub fn attackers(&self) -> impl Iterator<Item = PieceId> + Clone + use<> {
        [Some(self.lead), self.support].into_iter().flatten()
    }
    pub fn is_double(&self) -> bool {
        self.support.is_some()
    }
    /// Whether the piece attacks in this fight.
    pub fn attacks(&self, id: PieceId) -> bool {
        self.lead == id || self.support == Some(id)
    }
    /// Where a unit of this fight stood when the target was challenged.
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

impl State for OrderUnderway {
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
