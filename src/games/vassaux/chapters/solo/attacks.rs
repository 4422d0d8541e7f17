//! Chapter 24: whom the automaton attacks and charges.
use super::deeds::{Deed, WhyNot};
use crate::games::vassaux::access::Board;
use crate::games::vassaux::chapters::attack::Manner;
use crate::games::vassaux::chapters::{charge, melee, removal, shooting};
use crate::games::vassaux::field::charge::may_start;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::field::sight;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::prelude::PieceId;

const NOBODY: WhyNot = WhyNot::new("nobody-to-attack", "V-17.01");
const NO_CHARGE: WhyNot = WhyNot::new("no-charge", "V-13.03");
const PINNED: WhyNot = WhyNot::new("pinned", "V-13.11");
const DIFFICULT: WhyNot = WhyNot::new("difficult", "V-11.04");

/// An attack on the unit it touches whose fighter is nearest, the lowest defence first where several are equally near; else a shot
/// at the nearest legal target (AC).
///
/// # Errors
/// Why there is nobody to attack.
pub fn attack(board: &Board, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let field = &board.field;
    let leader = field.leader(unit).ok_or(NOBODY)?;
    let near = |group: &PieceId| {
        let gap = field.members(*group).map(|enemy| field.gap(&leader.disc, &enemy.disc)).min();
        (gap, removal::defence(board, *group, Manner::Melee, false).df, *group)
    };
    if let Some(target) = melee::touched(board, unit).into_iter().min_by_key(near) {
        return Ok(Deed::Strike(target));
    }
    let frame = Frame::new(unit, [order]);
    let seen = sight::seen_groups(field, leader).into_iter().map(|seen| seen.group);
    let legal = |target: &PieceId| shooting::may_shoot_by(board, &frame, order, *target).is_ok();
    if board.rules.shot(unit).is_none() {
        return Err(NOBODY);
    }
    seen.into_iter().find(legal).map(Deed::Shoot).ok_or(NOBODY)
}

/// A charge at the nearest unit that can be charged (CH).
///
/// # Errors
/// Why none can.
pub fn charge(board: &Board, unit: PieceId, order: OrderKind) -> Result<Deed, WhyNot> {
    let field = &board.field;
    let company = Company::of(field, unit).ok_or(NO_CHARGE)?;
    may_start(field, &company).map_err(|refusal| if refusal.rule == "V-13.11" { PINNED } else { DIFFICULT })?;
    let leader = field.leader(unit).ok_or(NO_CHARGE)?;
    let frame = Frame::new(unit, [order]);
    let all = sight::all_groups(field, leader).into_iter().map(|seen| seen.group);
    let legal = |target: &PieceId| charge::may_charge(board, &company, &frame, order, *target).is_ok();
    all.into_iter().find(legal).map(Deed::Charge).ok_or(NO_CHARGE)
}
