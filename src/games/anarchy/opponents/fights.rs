//! How the scripts shoot and attack: the best first, as long as it is worth anything.
use super::Intent;
use super::judgement::Judge;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN, STRIKE, may_join, odds};
use crate::games::anarchy::chapters::tactical::shooting::{SHOOT_AT, SHOOT_WITH, may_shoot};
use crate::games::anarchy::chapters::tactical::turn::DONE;
use crate::games::anarchy::state::Phase;
use crate::table::prelude::*;

/// The next order of a fire phase: the shot that is worth most.
pub fn shot(judge: &Judge, phase: Phase, prompt: &Prompt, intent: &mut Intent) -> Order {
    let board = judge.board;
    let mut best: Option<(i64, PieceId, PieceId)> = None;
    let aiming = prompt.offered.iter().any(|order| SHOOT_AT.of(*order).is_some());
    for id in board.on_field(judge.side) {
        if may_shoot(board, phase, judge.side, id).is_err() {
            continue;
        }
        for target in board.on_field(crate::games::anarchy::board::enemy(judge.side)) {
            let Some(value) = judge.shot_value(id, target) else { continue };
            let value = judge.about(value, u64::from(id.0) << 32 | u64::from(target.0));
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, id, target));
            }
        }
    }
    let Some((_, id, target)) = best.filter(|(value, ..)| *value >= judge.weights.least_shot) else {
        return DONE.on(());
    };
    if aiming && prompt.takes(SHOOT_AT.on(target)) && !prompt.takes(SHOOT_WITH.on(id)) {
        return SHOOT_AT.on(target);
    }
    intent.orders.push_back(SHOOT_AT.on(target));
    SHOOT_WITH.on(id)
}

/// The next attack of a combat phase, with those who take part in it.
pub fn attack(judge: &Judge, prompt: &Prompt, intent: &mut Intent) -> Order {
    let board = judge.board;
    let mut best: Option<(i64, PieceId, Vec<PieceId>)> = None;
    for order in &prompt.offered {
        let Some(target) = ATTACK.of(*order) else { continue };
        for (number, with) in bands(judge, board, target).into_iter().enumerate() {
            let value = judge.combat_value(&with, target);
            let value = judge.about(value, u64::from(target.0) << 8 | number as u64);
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, target, with));
            }
        }
    }
    match best {
        Some((value, target, with)) if value >= judge.weights.least_attack => {
            intent.orders.extend(with.iter().map(|id| JOIN.on(*id)));
            intent.orders.push_back(STRIKE.on(()));
            ATTACK.on(target)
        }
        _ => DONE.on(()),
    }
}

/// Bands of attackers worth a thought: the strongest alone, then one more at a time until the column is good enough; where a man
/// may yield, everybody.
fn bands(judge: &Judge, board: &Board, target: PieceId) -> Vec<Vec<PieceId>> {
    let side = judge.side;
    let mut men: Vec<PieceId> =
        board.on_field(side).filter(|id| may_join(board, side, *id, target, &[]).is_ok()).collect();
    men.sort_by_key(|id| (-board.values(*id).0, *id));
    let mut all: Vec<Vec<PieceId>> = vec![];
    for count in 1..=men.len() {
        let band = men[..count].to_vec();
        let enough = odds(board, &band, target).column + 1 >= judge.weights.enough_columns;
        all.push(band);
        if enough && !board.rules.class(target).commands {
            break;
        }
    }
    all
}
