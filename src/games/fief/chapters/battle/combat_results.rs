//! Chapter 9, one round of a battle as numbers alone, for battles and for the chances of one (F-9.05, F-9.08, F-9.09,
//! F-9.10, F-9.15, F-9.22).
use crate::games::fief::data::files::Over18;
use crate::games::fief::rules::{Engine, Rules};
use serde::{Deserialize, Serialize};

/// Where those stand who are struck: the column of the table of losses (F-9.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
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
    /// Guards are among them.
    pub guarded: bool,
}
impl Front {
    /// Points of soldiers and guards, and 1 for each fighting lord (F-9.05).
    pub fn strength(self) -> u16 {
        self.troops + self.lords
    }
}

/// How many dice a strength throws at those in a column.
pub fn dice_at(rules: &Rules, strength: u16, column: Column) -> i32 {
    let dice = dice(rules, strength);
    let fewer = match (&rules.engine, column) {
        (Engine::Table, _) | (_, Column::Open) => 0,
        (Engine::Faces { castle, .. }, Column::Castle) => *castle,
        (Engine::Faces { city, .. }, Column::City) => *city,
    };
    (dice - fewer).max(0)
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

/// What the d'Arc woman and guards add to the total of a front's dice for losses (F-16.04, R-10); `dice` tells
/// how many such dice were thrown.
fn extra(rules: &Rules, by: Front, dice: usize) -> i32 {
    let counts = by.darc && (dice > 0 || !rules.switches.darc_needs_loss_die);
    let darc = match (&rules.engine, counts) {
        (_, false) => 0,
        (Engine::Table, true) => rules.data.combat.darc_bonus,
        // Where dice count points at once, the bonus is worth what the table of losses gives for it in the open.
        (Engine::Faces { .. }, true) => removed(rules, rules.data.combat.darc_bonus, Column::Open).into(),
    };
    darc + if by.guarded && dice > 0 { rules.guard_bonus.total } else { 0 }
}

/// The total of the dice that a front has thrown for losses, with what is added to it.
pub fn total(rules: &Rules, faces: &[i32], by: Front) -> i32 {
    faces.iter().map(|face| worth(rules, *face)).sum::<i32>() + extra(rules, by, faces.len())
}

/// Whether an aim die kills (F-9.22).
pub fn kills(rules: &Rules, face: i32) -> bool {
    face >= rules.data.combat.aim_from
}

/// What loss dice remove from those in a column: `sum` is what their faces count, `dice` how many were thrown.
pub fn damage(rules: &Rules, by: Front, dice: usize, sum: i32, column: Column) -> u16 {
    let total = sum + extra(rules, by, dice);
    let points = match &rules.engine {
        Engine::Table => i32::from(removed(rules, total, column)),
        Engine::Faces { .. } => total,
    };
    let guards = if by.guarded && dice > 0 { rules.guard_bonus.damage } else { 0 };
    (points + guards) as u16
}

/// What a face of a loss die counts.
pub fn worth(rules: &Rules, face: i32) -> i32 {
    match &rules.engine {
        Engine::Table => face,
        Engine::Faces { damage, .. } => damage.get(face as usize - 1).copied().unwrap_or(0),
    }
}

/// The points that a front removes from the one that it strikes, never more than are there (F-9.15).
pub fn strike(rules: &Rules, by: Front, faces: &[i32], on: Front) -> u16 {
    let sum = faces.iter().map(|face| worth(rules, *face)).sum();
    damage(rules, by, faces.len(), sum, on.column).min(on.strength())
}
