//! Who comes down from a ladder, falls from it, or with it.
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::chapters::tactical::paths::may_stand_as;
use crate::games::anarchy::chapters::tactical::retreat::vacate;
use crate::games::anarchy::data::files::Terrain;
use crate::table::prelude::*;
use std::collections::VecDeque;

/// Whether somebody at the head of a ladder who has to retreat comes down to its foot unhurt.
pub fn can_climb_down(board: &Board, id: PieceId) -> bool {
    let foot = board.map.hex_of(board.front(id));
    free_ground(board, id, foot) == Some(foot)
}

/// The nearest hex on which somebody could lie who falls to the ground: the foot, or the first one around it that is free.
pub(super) fn free_ground(board: &Board, id: PieceId, foot: Place) -> Option<Place> {
    let mut seen = vec![false; board.map.hexes.len()];
    let mut queue = VecDeque::from([foot]);
    seen[foot.index()] = true;
    while let Some(place) = queue.pop_front() {
        if board.is_free(place) && !board.burns(place) && may_stand_as(board, id, place, false).is_ok() {
            return Some(place);
        }
        for near in board.map.neighbours(place) {
            let join = board.join(place, *near);
            let open = board.features(*near).foot.is_some() && (join.threatens() || join == Join::MantletFront);
            if open && !std::mem::replace(&mut seen[near.index()], true) {
                queue.push_back(*near);
            }
        }
    }
    None
}

/// A climber who has to retreat goes down to the foot of his ladder; if somebody is there he falls beside it and is wounded
///
pub(in crate::games::anarchy::chapters::tactical) fn driven_down(battle: &mut Write, id: PieceId) {
    vacate(battle, id);
    let board = battle.board();
    let foot = board.map.hex_of(board.front(id));
    let Some(to) = free_ground(&board, id, foot) else { return battle.wound(id) };
    if to == foot {
        battle.place(id, to, None);
        let side = battle.side(id);
        battle.chronicle.note("A-3.6.05", || {
            Entry::new("anarchy-log-climbs-down", "A-3.6.05").by(side).with("unit", piece(id)).with("hex", hex(to))
        });
    } else {
        falls(battle, id, to, "A-3.6.05");
    }
}

/// Somebody falls into a hex and is wounded.
pub(in crate::games::anarchy::chapters::tactical) fn falls(
    battle: &mut Write,
    id: PieceId,
    to: Place,
    rule: &'static str,
) {
    battle.place(id, to, None);
    let side = battle.side(id);
    battle
        .chronicle
        .note(rule, || Entry::new("anarchy-log-falls", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
    battle.wound(id);
}

/// A ladder falls and lies in the hex of its foot.
pub(in crate::games::anarchy::chapters::tactical) fn lay_down(battle: &mut Write, foot: Place) {
    if let Some(ladder) = battle.site.ladder_mut(foot) {
        ladder.lean = None;
    }
}

/// The scaffold on which ladders lean is gone: they fall, and who is at their heads with them.
pub(in crate::games::anarchy::chapters::tactical) fn lose_hold(battle: &mut Write, lean: Place) {
    let feet: Vec<Place> = battle.site.ladders.iter().filter(|l| l.lean == Some(lean)).map(|l| l.foot).collect();
    for foot in feet {
        knock_over(battle, foot, "A-2.2.08");
    }
}

/// The ladder whose foot stands in a hex is knocked over, and who is at its head falls with it.
pub(in crate::games::anarchy::chapters::tactical) fn knock_over(battle: &mut Write, foot: Place, rule: &'static str) {
    let board = battle.board();
    if board.site.ladder(foot).is_none_or(|ladder| ladder.lean.is_none()) {
        return;
    }
    let thrown = board.at(board.map.upper(foot)).and_then(|who| Some((who, free_ground(&board, who, foot)?)));
    lay_down(battle, foot);
    if let Some((who, to)) = thrown {
        falls(battle, who, to, rule);
    }
}

/// The bridge is gone on which a ladder stood or lay: it falls into the ditch, and who was at its head with it.
pub(in crate::games::anarchy::chapters::tactical) fn lose_footing(battle: &mut Write, foot: Place) {
    let board = battle.board();
    if board.site.ladder(foot).is_none() {
        return;
    }
    let thrown = board.at(board.map.upper(foot));
    let ditch = |place: &Place| board.terrain(*place) == Terrain::Ditch && board.is_free(*place);
    let near = board.map.hexes.places().filter(ditch).min_by_key(|place| (board.map.distance(*place, foot), *place));
    battle.site.ladders.retain(|ladder| ladder.foot != foot);
    if let (Some(who), Some(to)) = (thrown, near) {
        falls(battle, who, to, "A-3.6.09");
    }
}
