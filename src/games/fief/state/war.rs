//! The attacks and battles of a turn (chapters 9 and 17).
use crate::games::fief::state::posts::{Band, Party, Stand};
use crate::table::prelude::State;
use crate::table::prelude::*;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use smallvec::SmallVec;
use std::ops::{Index, IndexMut};

/// Why a family fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purpose {
    Attack,
    /// Guests are to be taken within the walls (F-8.21).
    Arrest,
}

/// How a family offers not to fight at a gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Truce {
    /// Its pieces come in as guests.
    AsGuests,
    /// They go back where they came from.
    Retreat,
}

/// An attack that is still to be fought (D-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub by: Party,
    pub at: Place,
    pub on: Party,
    pub purpose: Purpose,
}

/// Points that parties have to lose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    pub parties: Band,
    pub points: u16,
}

/// A side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    Attack,
    Defence,
}
impl Side {
    /// In the order in which they speak, throw and are asked.
    pub const BOTH: [Self; 2] = [Self::Attack, Self::Defence];

    pub fn other(self) -> Self {
        match self {
            Self::Attack => Self::Defence,
            Self::Defence => Self::Attack,
        }
    }
}
/// In tasks a side travels as a number.
impl Numbered for Side {
    fn number(self) -> i32 {
        self as i32
    }
    fn numbered(number: i32) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.number() == number)
    }
}

/// What belongs to each side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sides<T> {
    pub attack: T,
    pub defence: T,
}
impl<T> Sides<T> {
    /// Of the attackers, then of the defenders.
    pub fn both(&self) -> [&T; 2] {
        [&self.attack, &self.defence]
    }
}
impl<T> Index<Side> for Sides<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Attack => &self.attack,
            Side::Defence => &self.defence,
        }
    }
}
impl<T> IndexMut<Side> for Sides<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Attack => &mut self.attack,
            Side::Defence => &mut self.defence,
        }
    }
}

/// The battle under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub village: Place,
    /// Whoever speaks for a side comes first in it.
    pub sides: Sides<Band>,
    /// Whom the attack was on.
    pub target: Party,
    /// Who occupied the village before the battle, and who owned it.
    pub occupant: Option<Seat>,
    pub owner: Option<Seat>,
    /// The attackers fight one by one (F-17.02).
    pub separate: bool,
    /// The defenders have come out (F-17.04).
    pub sortie: bool,
    pub purpose: Purpose,
    /// Who asks to be taken on a side.
    pub joining: Option<(Party, Side)>,
    pub round: u16,
    /// Dice that aim: which front rolls them, at whom (F-9.21).
    pub aims: Vec<(u8, PieceId)>,
    /// The attacker whom the defender strikes (D-30).
    pub struck: Option<Party>,
    /// Which party is being asked.
    pub speaking: Option<Party>,
    /// Who asked for grace in this round, and whether somebody has said no.
    pub pleading: Option<Party>,
    pub pleaded: Band,
    pub denied: bool,
    /// What is to be shared among parties, and what each has to lose.
    pub blows: Vec<Blow>,
    pub dues: Vec<(Party, u16)>,
    /// A share proposed that others have to bear the rest of (F-17.01).
    pub share: Option<u16>,
    /// How many points of guards are lost, while it is asked of which guard.
    pub guards_lost: u16,
    /// Lords taken in this battle.
    pub captured: Vec<PieceId>,
    /// Who takes the village (F-17.08).
    pub heir: Option<Seat>,
    /// The winner stays outside (F-9.42).
    pub outside: bool,
}
impl Battle {
    /// Nobody has chosen a side yet.
    pub fn new(village: Place) -> Self {
        Self {
            village,
            sides: Default::default(),
            target: Party::default(),
            occupant: None,
            owner: None,
            separate: false,
            sortie: false,
            purpose: Purpose::Attack,
            joining: None,
            round: 0,
            aims: vec![],
            struck: None,
            speaking: None,
            pleading: None,
            pleaded: vec![],
            denied: false,
            blows: vec![],
            dues: vec![],
            share: None,
            guards_lost: 0,
            captured: vec![],
            heir: None,
            outside: false,
        }
    }
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.sides[*side].iter().any(|party| party.seat == seat && !party.is_rebels()))
    }
    /// Everybody who fights, the attackers first.
    pub fn parties(&self) -> impl Iterator<Item = Party> + '_ {
        self.sides.both().into_iter().flatten().copied()
    }
    /// A side has nobody, or nobody any more.
    pub fn is_one_sided(&self) -> bool {
        self.sides.both().iter().any(|side| side.is_empty())
    }
    pub fn has_rebels(&self) -> bool {
        self.parties().any(Party::is_rebels)
    }
    /// Who fights as one: the attackers together or one by one, then the defenders.
    pub fn fronts(&self) -> SmallVec<[(Side, Band); 4]> {
        let mut fronts = SmallVec::new();
        if self.separate {
            fronts.extend(self.sides.attack.iter().map(|party| (Side::Attack, vec![*party])));
        } else {
            fronts.push((Side::Attack, self.sides.attack.clone()));
        }
        fronts.push((Side::Defence, self.sides.defence.clone()));
        fronts
    }
}

/// The attacks of the turn and the battle under way.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct War {
    pub attacks: Vec<Attack>,
    /// The occupants of villages to which others had come to help, before the battles: they had their permission
    ///
    pub hosts: Vec<(Place, Seat)>,
    /// The attack whose target is being named.
    pub naming: Option<(Place, Purpose)>,
    /// A family's offer not to fight at this gate, and those that were not accepted.
    pub truce: Option<(Seat, Place, Truce)>,
    pub no_truce: Vec<(Seat, Place)>,
    /// The battle to be fought next.
    pub next: Option<Place>,
    /// The bishop who may calm the revolt.
    pub calmer: Option<PieceId>,
    pub battle: Option<Battle>,
}

impl State for War {
    const NAME: &'static str = "war";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let party = |party: &Party| match party.stand {
            Stand::Rebels => "rebels".to_owned(),
            _ => names.label(Target::Seat(party.seat)),
        };
        let village = |village: Place| names.label(Target::Place(village));
        let attacks: Vec<Value> = (self.attacks.iter())
            .map(|a| json!({ "by": party(&a.by), "at": village(a.at), "on": party(&a.on), "arrest": a.purpose == Purpose::Arrest }))
            .collect();
        let battle = self.battle.as_ref().map(|battle| {
            let side = |side: Side| battle.sides[side].iter().map(party).collect::<Vec<_>>();
            json!({
                "at": village(battle.village), "attackers": side(Side::Attack), "defenders": side(Side::Defence),
                "round": battle.round, "separate": battle.separate, "sortie": battle.sortie,
            })
        });
        if attacks.is_empty() && battle.is_none() {
            Value::Null
        } else {
            json!({ "attacks": attacks, "battle": battle })
        }
    }
}

/// The dice of all fronts, thrown and not yet applied. The rules of the box apply them at once.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Thrown(pub Vec<Cast>);

impl State for Thrown {
    const NAME: &'static str = "thrown";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let cast = |cast: &Cast| {
            let seat = cast.dice.first().map(|(seat, _)| *seat).or(cast.aims.first().map(|(_, seat, _)| *seat));
            json!({
                "by": seat.map(|seat| names.label(Target::Seat(seat))),
                "dice": cast.dice.iter().map(|(_, face)| *face).collect::<Vec<_>>(),
                "aims": cast.aims.iter().map(|(_, _, face)| *face).collect::<Vec<_>>(),
            })
        };
        if self.0.is_empty() { Value::Null } else { self.0.iter().map(cast).collect::<Vec<_>>().into() }
    }
}

/// The dice that a front has thrown in a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cast {
    /// Which front of the battle threw them, and at which.
    pub front: u8,
    pub at: u8,
    /// Dice that aimed, at whom, and what they show.
    pub aims: Vec<(PieceId, Seat, i32)>,
    /// Dice for losses: who threw each, and what it shows.
    pub dice: Vec<(Seat, i32)>,
}
