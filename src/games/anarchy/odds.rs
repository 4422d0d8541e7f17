//! What attacks and shots may bring, counted over the faces of the die: for players before they order, and for the scripts.
use super::board::Board;
use super::chapters::tactical::combat::Odds;
use super::chapters::tactical::retreat;
use super::chapters::tactical::shooting::{Aim, Hit, hit};
use super::data::files::{CombatResult, ShooterData};
use crate::table::prelude::PieceId;

/// How many of the faces of the die bring which result of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CombatChances {
    /// Faces of the die.
    pub faces: i32,
    pub attackers_retreat: i32,
    pub attacker_stunned: i32,
    pub attacker_wounded: i32,
    pub nothing: i32,
    pub retreat: i32,
    pub stunned: i32,
    pub unhorsed: i32,
    pub wounded: i32,
    pub killed: i32,
}

/// The chances of a combat with these odds: results as the table has them, before what they mean for who is hurt already.
pub fn table_chances(board: &Board, odds: &Odds) -> CombatChances {
    let mut chances = CombatChances { faces: board.rules.limits.die, ..Default::default() };
    for face in 1..=chances.faces {
        let count = match board.rules.result(odds.mounted, odds.column, face + odds.die) {
            CombatResult::AR => &mut chances.attackers_retreat,
            CombatResult::AS => &mut chances.attacker_stunned,
            CombatResult::AW => &mut chances.attacker_wounded,
            CombatResult::No => &mut chances.nothing,
            CombatResult::DR => &mut chances.retreat,
            CombatResult::DS => &mut chances.stunned,
            CombatResult::DU => &mut chances.unhorsed,
            CombatResult::DW => &mut chances.wounded,
            CombatResult::DK => &mut chances.killed,
        };
        *count += 1;
    }
    chances
}

/// The chances of a combat for its defender as he is: who is stunned or wounded dies of the next, who is stunned dies of a
/// retreat, who cannot retreat is wounded.
pub fn of_combat(board: &Board, odds: &Odds, attackers: &[PieceId], target: PieceId) -> CombatChances {
    let mut chances = table_chances(board, odds);
    let man = board.man(target);
    if chances.retreat > 0 && man.stunned == 0 {
        let stuck =
            retreat::hexes(board, target, attackers).is_empty() && retreat::may_retreat_off(board, target).is_err();
        if stuck {
            chances.wounded += std::mem::take(&mut chances.retreat);
        }
    }
    if man.stunned > 0 {
        chances.killed += std::mem::take(&mut chances.retreat);
    }
    if man.stunned > 0 || man.wounded {
        for harm in [&mut chances.stunned, &mut chances.unhorsed, &mut chances.wounded] {
            chances.killed += std::mem::take(harm);
        }
    }
    chances
}

/// How many of the faces of the die bring which result of a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShotChances {
    pub faces: i32,
    pub miss: i32,
    pub retreat: i32,
    /// Of a rider: thrown from his horse.
    pub stunned: i32,
    pub wounded: i32,
    pub killed: i32,
}

/// The chances of a shot at somebody as he is.
pub fn of_shot(board: &Board, weapon: &ShooterData, aim: &Aim, target: PieceId) -> ShotChances {
    let man = board.man(target);
    let mut chances = ShotChances { faces: board.rules.limits.die, ..Default::default() };
    for face in 1..=chances.faces {
        let count = match hit(weapon, man.is_mounted(), aim.cover, face + aim.sum()) {
            Hit::Miss => &mut chances.miss,
            Hit::Retreat if man.stunned > 0 => &mut chances.killed,
            Hit::Retreat => &mut chances.retreat,
            Hit::Stun | Hit::Wound if man.stunned > 0 || man.wounded => &mut chances.killed,
            Hit::Stun => &mut chances.stunned,
            Hit::Wound => &mut chances.wounded,
            Hit::Kill => &mut chances.killed,
        };
        *count += 1;
    }
    chances
}
