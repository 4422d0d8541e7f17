//! How the scripts fetch the oxen of an engine, tether them and drive them.
use super::is_aboard;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::engines::oxen::driver;
use crate::games::anarchy::chapters::tactical::engines::place_of;
use crate::games::anarchy::chapters::tactical::movement::{GO, TAKE};
use crate::games::anarchy::chapters::tactical::paths::may_stand_as;
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::chapters::tactical::works::TETHER;
use crate::games::anarchy::opponents::Intent;
use crate::games::anarchy::opponents::judgement::Judge;
use crate::games::anarchy::state::{Berth, Engine, Job, Post};
use crate::table::prelude::{Order, PieceId, Place, Prompt};
use std::collections::VecDeque;

/// Hexes farther than anything on a map.
const FAR: u16 = u16::MAX;

/// The loose oxen of an engine's side that can still be fetched.
fn loose(board: &Board, engine: &Engine) -> Vec<PieceId> {
    let able = |id: &PieceId| board.is_ox(*id) && board.man(*id).stunned == 0;
    let side = board.on_field(engine.side).filter(able);
    side.filter(|id| !board.engines.is_tethered(*id)).collect()
}
/// The places of its team that have no ox yet.
fn yokes(board: &Board, engine: &Engine) -> Vec<Place> {
    let free = (0..2_u8).filter(|which| engine.team[usize::from(*which)].is_none());
    free.filter_map(|which| place_of(board, engine, Berth::Ox(which))).collect()
}

/// Whether an engine should wait for its oxen: one of them is tethered or stands in its place, and the other can be fetched.
pub fn are_harnessed(board: &Board, engine: &Engine) -> bool {
    let yokes = yokes(board, engine);
    let loose = loose(board, engine);
    let there = engine.team.iter().flatten().count();
    let in_place = loose.iter().filter(|ox| yokes.contains(&board.front(**ox))).count();
    there + in_place > 0 && there + loose.len() >= board.rules.data.engines.oxen
}

/// Each loose ox with the free place that it should come to: the shorter ways of the two that there are.
fn paired(board: &Board, engine: &Engine) -> Vec<(PieceId, Place)> {
    let (oxen, yokes) = (loose(board, engine), yokes(board, engine));
    let far = |ox: PieceId, yoke: Place| u32::from(board.map.distance(board.front(ox), yoke));
    match (&oxen[..], &yokes[..]) {
        ([a, b, ..], [first, second]) => {
            let straight = far(*a, *first) + far(*b, *second);
            let crossed = far(*a, *second) + far(*b, *first);
            if straight <= crossed { vec![(*a, *first), (*b, *second)] } else { vec![(*a, *second), (*b, *first)] }
        }
        _ => oxen.into_iter().zip(yokes).collect(),
    }
}

/// How many steps every hex is from a place for an ox, over whoever stands between.
fn steps_to(board: &Board, ox: PieceId, to: Place) -> Vec<u16> {
    let mut all = vec![FAR; board.map.hexes.len()];
    let mut queue = VecDeque::from([to]);
    all[to.index()] = 0;
    while let Some(here) = queue.pop_front() {
        for near in board.map.neighbours(here) {
            if all[near.index()] == FAR && may_stand_as(board, ox, *near, false).is_ok() {
                all[near.index()] = all[here.index()] + 1;
                queue.push_back(*near);
            }
        }
    }
    all
}

/// Men who are free to lead and to tether: on foot, ready, and not in an engine.
fn helpers(judge: &Judge) -> Vec<PieceId> {
    let board = judge.board;
    let free = |id: &PieceId| {
        board.man(*id).is_ready()
            && !board.is_animal(*id)
            && !board.man(*id).is_mounted()
            && !board.engines.went_along.contains(id)
            && board.tasks.works.of(*id).is_none()
            && !is_aboard(board, *id)
    };
    board.on_field(judge.side).filter(free).collect()
}

/// The next order with which the oxen come to their places and are tethered.
pub fn bring(
    judge: &Judge,
    prompt: &Prompt,
    intent: &mut Intent,
    engine: &Engine,
    moving: Option<PieceId>,
) -> Option<Order> {
    let board = judge.board;
    let pairs = paired(board, engine);
    // Each ox has the nearest man for itself.
    let mut men = helpers(judge);
    for (ox, yoke) in pairs {
        let here = board.front(ox);
        if board.man(ox).post != Post::OnField {
            continue;
        }
        men.sort_by_key(|id| (board.map.distance(board.front(*id), here), *id));
        if men.is_empty() {
            return None;
        }
        let leader = men.remove(0);
        // He stays with it.
        intent.handled.add(leader);
        let tethered = |kind: Job| board.tasks.works.iter().any(|work| work.kind.job == kind && work.kind.hex == here);
        let order = if here == yoke {
            if tethered(Job::Tether) { None } else { tether(judge, prompt, leader, here, moving) }
        } else {
            lead(judge, prompt, (ox, yoke), leader, moving)
        };
        if order.is_some() {
            return order;
        }
    }
    None
}

/// A man goes to a hex, or is taken to go there next.
fn go(prompt: &Prompt, id: PieceId, to: Place, moving: Option<PieceId>) -> Option<Order> {
    let order = if moving == Some(id) { GO.on(to) } else { TAKE.on(id) };
    prompt.takes(order).then_some(order)
}

/// A man tethers the ox in a hex, or goes beside it first.
fn tether(judge: &Judge, prompt: &Prompt, id: PieceId, ox: Place, moving: Option<PieceId>) -> Option<Order> {
    let board = judge.board;
    if board.map.adjacent(board.front(id), ox) {
        let order = if moving == Some(id) { TETHER.on(ox) } else { TAKE.on(id) };
        return prompt.takes(order).then_some(order);
    }
    let reach = Reach::of(board, id);
    let beside = board.map.neighbours(ox).iter().copied();
    let to = beside.filter(|hex| board.berth(*hex).is_none() && reach.way(board, id, *hex).is_ok()).min()?;
    go(prompt, id, to, moving)
}

/// An ox goes as near to its place as it is led; then the man who leads it goes on beside it.
fn lead(
    judge: &Judge,
    prompt: &Prompt,
    (ox, yoke): (PieceId, Place),
    leader: PieceId,
    moving: Option<PieceId>,
) -> Option<Order> {
    let board = judge.board;
    let steps = steps_to(board, ox, yoke);
    let here = board.front(ox);
    if board.points_left(ox) > 0 {
        let ends = Reach::of(board, ox).ends(board, ox).into_iter().map(|(place, _)| place);
        let nearest = ends.filter(|to| to.index() < steps.len()).min_by_key(|to| (steps[to.index()], *to));
        if let Some(to) = nearest.filter(|to| steps[to.index()] < steps[here.index()]) {
            return go(prompt, ox, to, moving);
        }
    }
    let mut ahead: Vec<Place> = board.map.neighbours(here).iter().copied().collect();
    ahead.retain(|hex| steps[hex.index()] < steps[here.index()]);
    let reach = Reach::of(board, leader);
    let now = board.front(leader);
    for next in ahead {
        let beside = |hex: &&Place| board.map.adjacent(**hex, next) && **hex != now;
        let stands = board.map.neighbours(here).iter().filter(beside);
        let open = stands.filter(|hex| board.berth(**hex).is_none() && reach.way(board, leader, **hex).is_ok());
        if let Some(to) = open.min_by_key(|hex| (steps[hex.index()], **hex)) {
            return go(prompt, leader, *to, moving);
        }
    }
    // He is not beside the ox yet.
    if board.map.adjacent(now, here) {
        return None;
    }
    // Where the ox has to go he would be in its way.
    let beside = board.map.neighbours(here).iter().copied().filter(|hex| *hex != yoke);
    let reached = beside.filter(|hex| reach.way(board, leader, *hex).is_ok());
    go(prompt, leader, reached.min_by_key(|hex| (steps[hex.index()], *hex))?, moving)
}

/// Somebody goes to the driver's place, if nobody is there.
pub fn drive(judge: &Judge, prompt: &Prompt, engine: &Engine, moving: Option<PieceId>) -> Option<Order> {
    let board = judge.board;
    if driver(board, engine).is_some() {
        return None;
    }
    let to = place_of(board, engine, Berth::Driver)?;
    let mut men = helpers(judge);
    men.sort_by_key(|id| (board.map.distance(board.front(*id), to), board.values(*id).0, *id));
    let free = men.into_iter().find(|id| Reach::of(board, *id).way(board, *id, to).is_ok())?;
    go(prompt, free, to, moving)
}
