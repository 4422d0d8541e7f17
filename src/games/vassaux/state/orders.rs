//! The orders that a unit can be given, and their dice.
use crate::table::prelude::Kind;
use serde::{Deserialize, Serialize};

/// Who gives an order, and what it costs (V-9.03, V-9.05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sort {
    /// By the lord, with a die of the reserve.
    Composite,
    /// By the vassal himself, for nothing.
    Simple,
}

/// An order of section 3.4. Its number is the place of its line in `orders.ron`, and that of its [`Kind`] in a match: the
/// numbers stand in positions and journals and never change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum OrderKind {
    /// A move that tears loose from enemies (V-9.07).
    TacticalMove,
    /// A move farther than usual, as the only order (V-9.10).
    Run,
    /// An attack on any unit, with a die of the order (V-9.11).
    CoordinatedAttack,
    /// A spell (V-19.02).
    Cast,
    /// A charge at any unit, with a die of the order (V-9.13).
    CoordinatedCharge,
    /// To be ready for a reaction without a contest (V-9.16).
    Alert,
    /// To defend with doubled dice and do nothing more (V-9.17).
    Fortify,
    /// A move (V-9.06).
    March,
    /// An attack on the nearest or a touching enemy (V-9.12).
    Attack,
    /// A charge at the nearest enemy (V-13.02).
    Charge,
    /// Nothing (V-9.18).
    Wait,
    /// A tactical move as a simple order, after a call to the hunt (V-21.08, V-21.10). It has no kind of its own: people call it
    /// a tactical move.
    HuntMove,
}

impl OrderKind {
    /// All that have kinds of their own, in the order of their numbers.
    pub const ALL: [Self; 11] = [
        Self::TacticalMove,
        Self::Run,
        Self::CoordinatedAttack,
        Self::Cast,
        Self::CoordinatedCharge,
        Self::Alert,
        Self::Fortify,
        Self::March,
        Self::Attack,
        Self::Charge,
        Self::Wait,
    ];
    /// The simple ones (V-9.05).
    pub const SIMPLE: [Self; 4] = [Self::March, Self::Attack, Self::Charge, Self::Wait];

    /// Its name in rule data, journals and scripts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TacticalMove => "tactical_move",
            Self::Run => "run",
            Self::CoordinatedAttack => "coordinated_attack",
            Self::Cast => "cast",
            Self::CoordinatedCharge => "coordinated_charge",
            Self::Alert => "alert",
            Self::Fortify => "fortify",
            Self::March => "march",
            Self::Attack => "attack",
            Self::Charge => "charge",
            Self::Wait => "wait",
            Self::HuntMove => "hunt_move",
        }
    }
    /// The order of a kind of the match, if it is one.
    pub fn of(kind: Kind) -> Option<Self> {
        Self::ALL.get(kind.index()).copied()
    }
    /// The simple order of a kind of the match, as it is given in reaction and by a corruption: a tactical move is the one that a
    /// call to the hunt allows (V-21.10).
    pub fn simple_of(kind: Kind) -> Option<Self> {
        Self::of(kind).map(|order| if order == Self::TacticalMove { Self::HuntMove } else { order })
    }
    /// Its kind in a match.
    pub const fn kind(self) -> Kind {
        match self {
            Self::HuntMove => Kind(Self::TacticalMove as u16),
            _ => Kind(self as u16),
        }
    }
    /// Who gives it, and what it costs.
    pub const fn sort(self) -> Sort {
        if (self as u8) < Self::March as u8 { Sort::Composite } else { Sort::Simple }
    }
}

/// What is to become of an order die that lies beside a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DieState {
    /// Its order has not been resolved yet.
    Declared,
    /// Its order has been resolved; it lies there until the next command phase (V-8.08).
    Resolved,
    /// An alert that has been used for a reaction (V-18.09).
    SpentAlert,
}

/// An order die beside a unit (V-8.08).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderDie {
    /// The order on its upper face.
    pub order: OrderKind,
    /// What is to become of it.
    pub state: DieState,
}
