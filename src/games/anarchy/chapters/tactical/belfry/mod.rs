//! Chapter 4.2, belfries: who may be on which floor, who climbs, and what moves them.
pub mod bridge;
pub mod burning;
pub mod openings;

use super::paths::{ENGINE_CLOSED, ENGINE_HEX_BURNT};
use crate::games::anarchy::access::Write;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, OnFloor, Tower};
use crate::games::anarchy::board::joins::Join;
use crate::games::anarchy::state::Engine;
use crate::table::prelude::*;
use bevy::prelude::*;

pub const LEVEL_FULL: Refusal = Refusal::new("belfry_level_full", "A-4.2.21");
pub const BELFRY_MOVING: Refusal = Refusal::new("belfry_moving", "A-4.2.06");
pub const BRIDGE_IS_DOWN: Refusal = Refusal::new("bridge_is_down", "A-4.2.20");
pub const OPEN_AT_REAR: Refusal = Refusal::new("engine_closed", "A-4.2.36");
pub const AXLE: Refusal = Refusal::new("engine_closed", "A-4.2.49");
pub const LEVEL_BURNT: Refusal = Refusal::new("engine_closed", "A-4.2.39");

/// The belfry that an engine is.
pub fn tower_of<'b, 'a>(board: &'b Board<'a>, engine: &Engine) -> Option<&'b Tower<'a>> {
    board.towers.iter().find(|tower| board.engines.all[tower.engine] == *engine)
}

/// Whether a piece may be on a floor of a belfry: on foot, no animal, where it has not burnt out, and on a level that is of use still
/// who is on it already may go about on it.
pub fn may_be_on(board: &Board, id: PieceId, at: OnFloor, mounted: bool) -> Allowed {
    if mounted || board.is_animal(id) {
        return Err(ENGINE_CLOSED);
    }
    if at.is_burnt() {
        return Err(ENGINE_HEX_BURNT);
    }
    if at.tower.is_dead(at.floor) && floor_of(board, id, at.tower.engine) != Some(at.floor) {
        return Err(LEVEL_BURNT);
    }
    Ok(())
}

/// The floor of a belfry on which somebody is.
fn floor_of(board: &Board, id: PieceId, engine: usize) -> Option<u8> {
    let front = board.front(id);
    if front == Place::NOWHERE {
        return None;
    }
    board.in_tower(front).filter(|at| at.tower.engine == engine).map(|at| at.floor)
}

/// Whether there is room for one man more on a floor of a belfry.
pub fn has_room(board: &Board, id: PieceId, at: OnFloor) -> bool {
    let others = board.men_on(at.tower, at.floor).filter(|other| *other != id).count();
    others < at.tower.data.capacity[usize::from(at.floor) - 1]
}

/// Whether a step is one of the ladder to the lowest floor of a belfry, or down from it, and of which belfry.
pub fn climbs_low(board: &Board, from: Place, to: Place) -> Option<usize> {
    let (one, other) = (board.in_tower(from)?, board.in_tower(to)?);
    let lowest = one.tower.floors().next()?;
    let low = one.floor == lowest || other.floor == lowest;
    (low && board.join(from, to) == Join::BelfryLadder).then_some(one.tower.engine)
}

/// Whether a step inside belfries is allowed: nobody of its side climbs to the lowest floor or down from it while it moves,
/// and no floor takes more men than it holds.
pub fn may_step_in(board: &Board, id: PieceId, from: Place, to: Place) -> Allowed {
    if let Some(number) = climbs_low(board, from, to) {
        let engine = &board.engines.all[number];
        if engine.moved > 0 && engine.side == board.side(id) {
            return Err(BELFRY_MOVING);
        }
    }
    if let Some(at) = board.on_floor(to) {
        let stays = board.on_floor(from).is_some_and(|here| here.floor == at.floor);
        if !stays && !has_room(board, id, at) {
            return Err(LEVEL_FULL);
        }
    }
    Ok(())
}

/// Why nobody comes from a place to another one in a belfry, or from its bridge, for a reason that lies between the two: it has moved
/// a floor on the way is of no use any more, or full.
pub fn why_not_up(board: &Board, id: PieceId, from: Place, to: Place) -> Option<Refusal> {
    let there = board.in_tower(to)?;
    let tower = there.tower;
    let here = match board.in_tower(from) {
        Some(here) if here.tower.engine == tower.engine => Some(here.floor),
        Some(_) => None,
        None => board.bridge(from).filter(|other| other.engine == tower.engine).map(|_| BRIDGE_FLOOR),
    }?;
    let on_bridge = board.in_tower(from).is_none();
    let between = |floor: &u8| (here.min(there.floor)..=here.max(there.floor)).contains(floor);
    let lowest = tower.floors().next()?;
    let engine = &board.engines.all[tower.engine];
    let climbs_low = here != there.floor && here.min(there.floor) <= lowest;
    if climbs_low && engine.moved > 0 && engine.side == board.side(id) {
        return Some(BELFRY_MOVING);
    }
    let entered = |floor: &u8| *floor != here || on_bridge;
    let floors: Vec<u8> = [0].into_iter().chain(tower.floors()).filter(between).filter(entered).collect();
    if floors.iter().any(|floor| tower.is_dead(*floor)) {
        return Some(LEVEL_BURNT);
    }
    let is_full = |floor: &u8| *floor > 0 && !has_room(board, id, OnFloor { tower, floor: *floor, cell: 0 });
    floors.iter().any(is_full).then_some(LEVEL_FULL)
}

/// What a step inside a belfry costs: a level of the ladder, up to the bridge of a high wall the levels that it covers
/// along a floor, onto the bridge or from it to the wall. Nothing if a step is none of these.
pub fn step_mp(board: &Board, from: Place, to: Place) -> Option<i32> {
    if !board.has_belfries() {
        return None;
    }
    if let (Some(here), Some(there)) = (board.in_tower(from), board.in_tower(to))
        && here.tower.engine == there.tower.engine
    {
        let data = here.tower.data;
        if here.floor != there.floor {
            let levels = (here.tower.level(here.floor) - here.tower.level(there.floor)).abs() / 2;
            return Some(data.ladder_mp * levels.max(1));
        }
        // On the ground one goes along in it as on its floors.
        return (here.floor == 0).then_some(data.along_mp);
    }
    let (here, there) = (board.bridge(from), board.bridge(to));
    let wall = |place: Place| !board.map.is_upper(place) && board.terrain(place).is_on_wall();
    match (here, there) {
        (Some(tower), None) if wall(to) => Some(tower.data.bridge_mp),
        (None, Some(tower)) if wall(from) => Some(tower.data.bridge_mp),
        _ => None,
    }
}

/// Whether a belfry may move at all: not with its bridge down, nor in a turn in which somebody has climbed to its lowest
/// floor or down from it.
pub fn may_move(board: &Board, engine: &Engine) -> Allowed {
    let Some(tower) = tower_of(board, engine) else { return Ok(()) };
    if tower.is_lowered() {
        return Err(BRIDGE_IS_DOWN);
    }
    if tower.has_climbed() { Err(BELFRY_MOVING) } else { Ok(()) }
}

/// Before a side moves nobody has climbed in its belfries yet.
pub(super) fn upkeep(battle: &mut Write, side: Seat) {
    let engines = &battle.engines;
    battle.belfries.rest(|number| engines.all[number].side == side);
}

/// Somebody has gone a way: whether that was to the lowest floor of a belfry of his side or down from it.
pub(super) fn note_climb(battle: &mut Write, id: PieceId, from: Place, path: &[Place]) {
    let board = battle.board();
    if !board.has_belfries() || from == Place::NOWHERE {
        return;
    }
    let side = board.side(id);
    let steps = [from].into_iter().chain(path.iter().copied()).zip(path.iter().copied());
    let climbed: Vec<usize> = steps.filter_map(|(from, to)| climbs_low(&board, from, to)).collect();
    for number in climbed {
        if battle.engines.all[number].side == side {
            battle.belfries.change(number).climbed = true;
        }
    }
}

/// Whether a place is in a belfry or on its bridge at a different level from another one there, over which nobody fights but by the
/// ladder.
pub fn are_levels_apart(board: &Board, a: Place, b: Place) -> bool {
    let both = board.in_tower(a).zip(board.in_tower(b));
    both.is_some_and(|(one, other)| one.tower.engine == other.tower.engine && one.floor != other.floor)
}

/// Registers the steps and verbs of this chapter.
pub fn plugin(app: &mut App) {
    bridge::plugin(app);
}
