//! How the scripts work: they burst doors that are in their way, open and close doors, carry and raise ladders, put out fires.
use super::Intent;
use super::judgement::Judge;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::ladders::{BRING_LADDER, CARRY, LIFT, can_lean};
use crate::games::anarchy::chapters::tactical::works::{
    BEGIN_WORK, BURST, CLOSE_DOOR, LEAVE_IT, OPEN_DOOR, RAISE, WITH,
};
use crate::games::anarchy::state::{Job, Post};
use crate::table::prelude::{Order, PieceId, Place, Prompt};

/// The work that somebody who is moving should begin where he is; nothing if there is none.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, id: PieceId) -> Option<Order> {
    let board = judge.board;
    if board.man(id).post == Post::Waiting {
        let ladder = prompt.takes(BRING_LADDER.on(())) && carries_ladders(board, id);
        return (ladder && wants_ladders(judge)).then_some(BRING_LADDER.on(()));
    }
    let front = board.front(id);
    let wants = |door: Place| judge.goals.wants_closed(judge.side, door);
    if prompt.takes(CLOSE_DOOR.on(())) && wants(front) {
        intent.handled.add(id);
        return Some(CLOSE_DOOR.on(()));
    }
    if prompt.takes(OPEN_DOOR.on(())) && !wants(front) && is_awaited(judge, front) {
        intent.handled.add(id);
        return Some(OPEN_DOOR.on(()));
    }
    for order in &prompt.offered {
        if let Some(lean) = RAISE.of(*order)
            && leads_on(judge, front, lean)
        {
            intent.handled.add(id);
            return Some(*order);
        }
        if let Some(door) = BURST.of(*order)
            && !wants(door)
            && leads_on(judge, front, door)
        {
            intent.handled.add(id);
            return Some(*order);
        }
    }
    // A ladder that lies about is carried to where it can be raised.
    let lifts = prompt.offered.iter().copied().filter(|order| LIFT.of(*order).is_some()).find(|order| {
        let at = LIFT.of(*order).expect("filtered");
        let is_wanted = carries_ladders(board, id) && wants_ladders(judge) && !judge.goals.feet().contains(&at);
        is_wanted && !intent.carried.contains(&at)
    });
    if let Some(order) = lifts {
        intent.carried.extend(LIFT.of(order));
        return Some(order);
    }
    None
}

/// Whether a man should carry ladders: a noble leaves that to others, and a shooter has something better to do.
fn carries_ladders(board: &Board, id: PieceId) -> bool {
    let spared = |id: PieceId| board.rules.class(id).commands || board.rules.shooter(id).is_some();
    let others = || board.pieces(board.side(id)).filter(|other| *other != id && board.man(*other).is_active());
    !spared(id) || others().all(spared)
}

/// Whether a place leads on to the ground that is fought for, seen from another.
pub fn leads_on(judge: &Judge, from: Place, to: Place) -> bool {
    match (judge.goals.to_ground(from), judge.goals.to_ground(to)) {
        (Some(here), Some(there)) => there < here,
        _ => false,
    }
}

/// Whether more friends than enemies stand right outside a door that somebody can open.
fn is_awaited(judge: &Judge, door: Place) -> bool {
    let board = judge.board;
    let outside = |id: &PieceId| {
        let side = board.map.heading(door, board.front(*id));
        // Who stands on the wall beside a gate does not wait before it.
        let on_wall = board.terrain(board.front(*id)).is_crenelled();
        !on_wall && side.is_some_and(|side| !board.map.inside(door).contains(side))
    };
    let friends = board.on_field(judge.side).filter(outside).count();
    friends > board.on_field(enemy(judge.side)).filter(outside).count()
}

/// Whether the script's side has any use for ladders: there is ground to be won, and it has to climb for it.
fn wants_ladders(judge: &Judge) -> bool {
    judge.board.rules.scenario.side(judge.side).ladders > 0 && judge.goals.has_ground()
}

/// What it costs to bring a ladder from a hex to the best foot for it that nobody uses yet: the way, and those who wait above.
fn to_foot(judge: &Judge, place: Place) -> i32 {
    let board = judge.board;
    let unused = |foot: &Place| board.site.ladder(*foot).is_none() || *foot == place;
    let above = |foot: Place| {
        let leans = board.map.neighbours(foot).iter().filter(|lean| can_lean(board, foot, **lean).is_ok());
        leans.map(|lean| waiting_above(judge, *lean)).min().unwrap_or(0)
    };
    let feet = judge.goals.feet().iter().copied().filter(unused);
    feet.map(|foot| 2 * i32::from(board.map.distance(foot, place)) + above(foot)).min().unwrap_or(0)
}

/// How hard it is to come over a wall at a hex: the enemies there and beside it, and its height.
fn waiting_above(judge: &Judge, lean: Place) -> i32 {
    let board = judge.board;
    let there = |hex: Place| board.at(hex).is_some_and(|id| board.side(id) != judge.side);
    let beside = board.map.neighbours(lean).iter().filter(|hex| there(**hex)).count() as i32;
    2 * i32::from(there(lean)) + beside + board.wall_level(lean)
}

/// The answer to who helps, and to where a ladder is carried.
pub fn answer(judge: &Judge, prompt: &Prompt, intent: &mut Intent) -> Order {
    if prompt.takes(BEGIN_WORK.on(())) {
        return BEGIN_WORK.on(());
    }
    let helpers = prompt.offered.iter().copied().filter(|order| WITH.of(*order).is_some());
    let spared = |id: PieceId| (!carries_ladders(judge.board, id), judge.worth(id));
    if let Some(order) = helpers.min_by_key(|order| spared(WITH.of(*order).expect("filtered"))) {
        if let Some(helper) = WITH.of(order) {
            intent.handled.add(helper);
        }
        return order;
    }
    let places = prompt.offered.iter().filter_map(|order| CARRY.of(*order));
    match places.min_by_key(|place| (to_foot(judge, *place), *place)) {
        Some(place) => {
            intent.carried.push(place);
            CARRY.on(place)
        }
        None => LEAVE_IT.on(()),
    }
}

/// Whether a man works at something that is worth more than a fight: anything but putting out a fire.
pub fn is_busy(board: &Board, id: PieceId) -> bool {
    board.tasks.works.of(id).is_some_and(|work| work.kind.job != Job::PutOut)
}
