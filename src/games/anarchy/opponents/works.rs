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
        let ladder = prompt.takes(BRING_LADDER.on(()));
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
        !intent.carried.contains(&at) && wants_ladders(judge) && to_foot(judge, at) > 0
    });
    if let Some(order) = lifts {
        intent.carried.extend(LIFT.of(order));
        return Some(order);
    }
    None
}

/// Whether a place leads on to the ground that is fought for, seen from another.
fn leads_on(judge: &Judge, from: Place, to: Place) -> bool {
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

/// Whether a ladder with its foot in a hex could lean on anything that leads to the ground that is fought for.
fn is_foot(judge: &Judge, foot: Place) -> bool {
    let board = judge.board;
    let far = judge.goals.to_ground(foot).unwrap_or(0);
    let leads = |lean: &&Place| {
        let top = if board.scaffold_over(**lean) { board.map.upper(**lean) } else { **lean };
        can_lean(board, foot, **lean).is_ok() && judge.goals.to_ground(top).is_some_and(|there| there + 3 < far)
    };
    board.map.neighbours(foot).iter().any(|lean| leads(&lean))
}

/// How far a hex is from the nearest foot for a ladder that nobody uses yet.
fn to_foot(judge: &Judge, place: Place) -> i32 {
    let board = judge.board;
    let unused = |foot: &Place| board.site.ladder(*foot).is_none() || *foot == place;
    let feet = board.map.hexes.places().filter(|foot| is_foot(judge, *foot)).filter(unused);
    feet.map(|foot| i32::from(board.map.distance(foot, place))).min().unwrap_or(0)
}

/// The answer to who helps, and to where a ladder is carried.
pub fn answer(judge: &Judge, prompt: &Prompt, intent: &mut Intent) -> Order {
    if prompt.takes(BEGIN_WORK.on(())) {
        return BEGIN_WORK.on(());
    }
    let helpers = prompt.offered.iter().copied().filter(|order| WITH.of(*order).is_some());
    if let Some(order) = helpers.min_by_key(|order| judge.worth(WITH.of(*order).expect("filtered"))) {
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
