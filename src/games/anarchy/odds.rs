//! What attacks and shots may bring, counted over the faces of the die: for players before they order, and for the scripts.
use super::board::Board;
use super::chapters::tactical::artillery::{aim_at, ballista_row, comes_down_at};
use super::chapters::tactical::combat::Odds;
use super::chapters::tactical::shooting::{Aim, Hit, hit};
use super::chapters::tactical::{ladders, retreat};
use super::data::files::{CombatResult, ShooterData};
use crate::table::prelude::{PieceId, Place};

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

/// Whether somebody who has to retreat is wounded instead: he has nowhere to go, or falls from a ladder whose foot is taken
///
pub fn is_stuck(board: &Board, target: PieceId, from: &[PieceId]) -> bool {
    if ladders::is_at_head(board, target) {
        return !ladders::can_climb_down(board, target);
    }
    retreat::hexes(board, target, from).is_empty() && retreat::may_retreat_off(board, target).is_err()
}

/// The chances of a combat for its defender as he is: who is stunned or wounded dies of the next, who is stunned dies of a
/// retreat, who cannot retreat is wounded.
pub fn of_combat(board: &Board, odds: &Odds, attackers: &[PieceId], target: PieceId) -> CombatChances {
    let mut chances = table_chances(board, odds);
    let man = board.man(target);
    if chances.retreat > 0 && man.stunned == 0 && is_stuck(board, target, attackers) {
        chances.wounded += std::mem::take(&mut chances.retreat);
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

/// The chances of somebody under boiling oil, or beside it, as he is: what the table does to attackers does not count, and
/// under it whoever survives retreats before he is stunned.
pub fn of_oil(board: &Board, bearers: &[PieceId], target: PieceId, is_under: bool) -> CombatChances {
    let (rules, man) = (board.rules, board.man(target));
    let defence = &rules.data.defence;
    let column = if is_under { defence.oil_target_column } else { defence.oil_splash_column };
    let mut chances = CombatChances { faces: rules.limits.die, ..Default::default() };
    let stuck = is_stuck(board, target, bearers);
    for face in 1..=chances.faces {
        let result = rules.result(false, column - 1, face);
        let retreats = is_under || result == CombatResult::DR;
        // A retreat that he cannot make is a wound; a stunned man dies of it.
        let wounds = i32::from(result == CombatResult::DW) + i32::from(retreats && stuck) + i32::from(man.wounded);
        let stuns = matches!(result, CombatResult::DS | CombatResult::DU);
        let dies = result == CombatResult::DK
            || man.stunned > 0 && (retreats || stuns || result == CombatResult::DW)
            || wounds > 1
            || wounds > 0 && stuns;
        let count = if dies {
            &mut chances.killed
        } else if stuns && man.is_mounted() {
            &mut chances.unhorsed
        } else if stuns {
            &mut chances.stunned
        } else if result == CombatResult::DW || retreats && stuck {
            &mut chances.wounded
        } else if retreats {
            &mut chances.retreat
        } else {
            &mut chances.nothing
        };
        *count += 1;
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

/// The chances of a shot of somebody at another as he is.
pub fn of_shot(board: &Board, shooter: PieceId, weapon: &ShooterData, aim: &Aim, target: PieceId) -> ShotChances {
    let mut chances = of_row(board, weapon, aim, target);
    if chances.retreat > 0 && is_stuck(board, target, &[shooter]) {
        let stuck = std::mem::take(&mut chances.retreat);
        *(if board.man(target).wounded { &mut chances.killed } else { &mut chances.wounded }) += stuck;
    }
    chances
}
/// The chances of somebody beside the hex that a stone of a mangonel strikes, before it is known whether he could get away.
pub fn of_hit(board: &Board, aim: &Aim, target: PieceId) -> ShotChances {
    of_row(board, ballista_row(board), aim, target)
}

fn of_row(board: &Board, weapon: &ShooterData, aim: &Aim, target: PieceId) -> ShotChances {
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

/// What a shot of a ballista does to somebody, if it comes down where he is.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    pub who: PieceId,
    /// How many faces of the impact die bring it down on him.
    pub faces: i32,
    pub chances: ShotChances,
}

/// Whom a shot of a ballista at a place may strike, each once.
pub fn of_bolt(board: &Board, at: Place, gunner: PieceId, target: Place) -> Vec<Strike> {
    let weapon = ballista_row(board);
    let mut all: Vec<Strike> = vec![];
    for die in 1..=board.rules.limits.die {
        let Some(place) = comes_down_at(board, at, target, die) else { continue };
        let Some(who) = board.at(place) else { continue };
        match all.iter_mut().find(|strike| strike.who == who) {
            Some(strike) => strike.faces += 1,
            None => {
                let aim = aim_at(board, at, gunner, target, who, place);
                all.push(Strike { who, faces: 1, chances: of_shot(board, gunner, weapon, &aim, who) });
            }
        }
    }
    all
}
