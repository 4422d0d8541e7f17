//! One round as numbers alone (F-9.05 to F-9.11): for battles, for chances, for whoever simulates.
use crate::fief::data::Over18;
use crate::fief::rules::Rules;
use serde::{Deserialize, Serialize};

/// Where those stand who are struck: the column of the table of losses (F-9.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Column {
    #[default]
    Open,
    Castle,
    City,
}

/// A front: what fights as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Front {
    /// Points of soldiers and guards, and lords who fight.
    pub troops: u16,
    pub lords: u16,
    /// The d'Arc woman is among them.
    pub darc: bool,
    pub column: Column,
}
impl Front {
    /// F-9.05
    pub fn strength(self) -> u16 {
        self.troops + self.lords
    }
}

/// How many dice a strength throws (F-9.08).
pub fn dice(rules: &Rules, strength: u16) -> i32 {
    let line = rules.data.combat.dice.iter().rfind(|line| line.from <= i32::from(strength));
    line.map_or(0, |line| line.dice)
}

/// The points that a total removes in a column (F-9.09, R-10).
pub fn removed(rules: &Rules, total: i32, column: Column) -> u16 {
    let losses = &rules.data.combat.losses;
    let (table, divisor) = match column {
        Column::Open => (&losses.open, losses.beyond.open),
        Column::Castle => (&losses.castle, losses.beyond.castle),
        Column::City => (&losses.city, losses.beyond.city),
    };
    let last = table.len() as i32;
    let points = match total {
        ..=0 => 0,
        total if total <= last => table[total as usize - 1],
        total if rules.switches.over_18 == Over18::Extend => total / divisor,
        _ => table.last().copied().unwrap_or(0),
    };
    points as u16
}

/// The total of the dice that were thrown for losses, with what the d'Arc woman adds (F-16.04, R-10).
pub fn total(rules: &Rules, faces: &[i32], darc: bool) -> i32 {
    let counts = darc && (!faces.is_empty() || !rules.switches.darc_needs_loss_die);
    faces.iter().sum::<i32>() + if counts { rules.data.combat.darc_bonus } else { 0 }
}

/// Whether an aim die kills (F-9.22).
pub fn kills(rules: &Rules, face: i32) -> bool {
    face >= rules.data.combat.aim_from
}

/// What a front removes from the one that it strikes.
pub fn strike(rules: &Rules, by: Front, faces: &[i32], on: Front) -> u16 {
    removed(rules, total(rules, faces, by.darc), on.column).min(on.strength())
}
