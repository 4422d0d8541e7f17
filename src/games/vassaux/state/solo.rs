//! The automaton (chapter 24): which units it leads, how their spirits are, and what it has just done.
use super::orders::OrderKind;
use crate::games::vassaux::data::solo::Action;
use crate::table::prelude::{Names, PieceId, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A unit that the automaton leads (V-24.01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Automated {
    /// The unit.
    pub unit: PieceId,
    /// Its morale factor (V-24.03).
    pub morale: i32,
}

/// What a unit of the automaton carries out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Doing {
    /// An action of the table (V-24.06).
    Action(Action),
    /// It goes for what its side's victory asks for (V-24.21).
    Goal(OrderKind),
    /// What something stronger than the table demands: a corruption, its impulse, its arrival (V-8.15, V-24.20).
    Bound(OrderKind),
}

impl Doing {
    /// The order by which it is done (V-24.07).
    pub const fn order(self) -> OrderKind {
        match self {
            Self::Goal(order) | Self::Bound(order) => order,
            Self::Action(action) => match action {
                Action::RC | Action::RT => OrderKind::Run,
                Action::TC | Action::TA | Action::TT => OrderKind::TacticalMove,
                Action::AC => OrderKind::CoordinatedAttack,
                Action::CH => OrderKind::CoordinatedCharge,
                Action::FO => OrderKind::Fortify,
                Action::OM(_) | Action::DM(_) => OrderKind::Cast,
            },
        }
    }
}

/// The units of the automaton, in the order of their numbers; blank in a match without it.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solo {
    /// The units that it leads.
    pub units: Vec<Automated>,
    /// Units that were lost since spirits were reckoned last (V-24.19).
    pub lost: Vec<PieceId>,
    /// The unit that it leads into action now, and what that unit does.
    pub acting: Option<(PieceId, Doing)>,
}

impl Solo {
    /// Whether the automaton leads any unit.
    pub fn leads_any(&self) -> bool {
        !self.units.is_empty()
    }
    /// Whether a unit is led by the automaton (V-24.01).
    pub fn leads(&self, unit: PieceId) -> bool {
        self.units.binary_search_by_key(&unit, |one| one.unit).is_ok()
    }
    /// The morale factor of a unit that it leads.
    pub fn morale_of(&self, unit: PieceId) -> Option<i32> {
        self.units.binary_search_by_key(&unit, |one| one.unit).ok().map(|at| self.units[at].morale)
    }
    /// The automaton leads a unit from now on, with this morale.
    pub fn take(&mut self, unit: PieceId, morale: i32) {
        match self.units.binary_search_by_key(&unit, |one| one.unit) {
            Ok(at) => self.units[at].morale = morale,
            Err(at) => self.units.insert(at, Automated { unit, morale }),
        }
    }
    /// What a unit of the automaton does that acts now.
    pub fn doing(&self, unit: PieceId) -> Option<Doing> {
        self.acting.filter(|(acts, _)| *acts == unit).map(|(_, doing)| doing)
    }
}

/// Why the automaton does not do a thing: a Fluent key, and the number of the rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// What it tried.
    pub action: Action,
    /// Why it could not, as the end of a Fluent key, and the rule; nothing where it could.
    pub why_not: Option<(String, String)>,
}

/// The last activation of a unit by the automaton, for people who want to know why.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Account {
    /// The unit; nobody before the first.
    pub unit: Option<PieceId>,
    /// Its morale factor and its situation factor (V-24.02).
    pub factors: (i32, i32),
    /// The die that chose the column; nothing where no die was rolled (V-24.05).
    pub die: Option<i32>,
    /// What was tried, in this order: the last of them is what was done, if it could be.
    pub tried: Vec<Tried>,
    /// What the unit does.
    pub doing: Option<Doing>,
}

impl State for Solo {
    const NAME: &'static str = "solo";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        if *self == Self::default() {
            return Value::Null;
        }
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let units: serde_json::Map<String, Value> =
            self.units.iter().map(|one| (piece(one.unit), json!(one.morale))).collect();
        let lost: Vec<String> = self.lost.iter().map(|unit| piece(*unit)).collect();
        json!({ "units": units, "lost": lost, "acting": self.acting.map(|(unit, _)| piece(unit)) })
    }
}
impl State for Account {
    const NAME: &'static str = "solo_account";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let Some(unit) = self.unit else { return Value::Null };
        let tried = |one: &Tried| {
            let why = one.why_not.as_ref().map(|(why, rule)| format!("{why} {rule}"));
            json!([one.action.code(), why])
        };
        let done = match self.doing {
            Some(Doing::Action(action)) => action.code(),
            Some(Doing::Goal(order)) => format!("goal {}", order.id()),
            Some(Doing::Bound(order)) => format!("bound {}", order.id()),
            None => "wait".to_owned(),
        };
        json!({
            "unit": names.label(Target::Piece(unit)), "morale": self.factors.0, "situation": self.factors.1,
            "die": self.die, "tried": self.tried.iter().map(tried).collect::<Vec<_>>(), "done": done,
        })
    }
}
