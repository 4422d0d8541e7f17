//! The table of the automaton (chapter 24).
use super::magic::School;
use serde::{Deserialize, Serialize};

/// The morale factor of a unit (V-24.03): where it starts, its bounds, and what is added at each command phase.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoraleData {
    pub start: i32,
    pub bounds: (i32, i32),
    pub in_aura: i32,
    pub out_of_aura: i32,
    /// A fighter of the unit died last turn.
    pub death: i32,
    /// More than `dead_percent` of the unit are dead (V-24.19).
    pub mostly_dead: i32,
    pub dead_percent: i32,
    /// For each unit that the host lost last turn.
    pub unit_lost: i32,
}

/// The situation factor of a unit (V-24.17): where it starts each turn, its bounds, and what is added.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SituationData {
    pub start: i32,
    pub bounds: (i32, i32),
    pub visible: i32,
    pub in_shooting_range: i32,
    pub in_charge_reach: i32,
    /// It has lost a fighter this turn.
    pub has_lost: i32,
    /// It is in difficult ground.
    pub difficult: i32,
}

/// What the automaton tries (chapter 24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Run to cover.
    RC,
    /// Tactical move to cover.
    TC,
    /// Tactical move away from the enemy.
    TA,
    /// Tactical move toward the enemy.
    TT,
    /// Run toward the enemy.
    RT,
    /// Coordinated attack.
    AC,
    /// Coordinated charge.
    CH,
    /// Fortify.
    FO,
    /// Offensive magic with so many dice.
    OM(i32),
    /// Defensive magic with so many dice.
    DM(i32),
}

impl Action {
    /// As the table prints it.
    pub fn code(self) -> String {
        match self {
            Self::OM(dice) => format!("OM{dice}"),
            Self::DM(dice) => format!("DM{dice}"),
            _ => format!("{self:?}"),
        }
    }
}

/// A line of the table (V-24.05): from which sum of both factors to which, and what is tried for each face of a die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloRowData {
    pub from: i32,
    pub to: i32,
    pub cells: Vec<Vec<Action>>,
}

/// The spells of a school in the order in which they are tried.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloSpellsData {
    pub school: School,
    pub offensive: Vec<String>,
    pub defensive: Vec<String>,
}

/// When initiative is given away for a die (V-20.01).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PresumptuousData {
    pub turn: i32,
    pub reactivity: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloData {
    pub morale: MoraleData,
    pub situation: SituationData,
    pub table: Vec<SoloRowData>,
    /// In R (V-24.08).
    pub proximity_bucket: i32,
    /// Turns of 15 degrees to either side.
    pub fan_turns: i32,
    /// Units left between bases at the end of a move toward the enemy.
    pub stop_short: i32,
    pub cover_directions: i32,
    pub spells: Vec<SoloSpellsData>,
    /// The mean of a die, in tenths.
    pub die_tenths: i32,
    pub presumptuous: PresumptuousData,
}
