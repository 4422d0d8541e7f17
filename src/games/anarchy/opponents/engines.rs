//! How the scripts bring an engine off the map: men fill it and push, until its oxen stand before it and draw.
mod oxen;

use super::goals::breach_ahead;
use super::judgement::Judge;
use super::{Intent, belfries};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::engines::oxen::oxen as oxen_of;
use crate::games::anarchy::chapters::tactical::engines::ram::{NO_RAM_HERE, may_ram, struck_by};
use crate::games::anarchy::chapters::tactical::engines::{DRAW, OVER_EDGE, PUSH, along_axis, crew, place_of, pushers};
use crate::games::anarchy::chapters::tactical::fire::is_in_fire;
use crate::games::anarchy::chapters::tactical::movement::{GO, TAKE};
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::state::{Berth, Engine, Post};
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// The engines of the script's side that are still to be used.
fn own<'b>(judge: &Judge<'b, '_>) -> impl Iterator<Item = &'b Engine> {
    let (board, side) = (judge.board, judge.side);
    board
        .engines
        .on_field()
        .map(|(_, engine)| engine)
        .filter(move |engine| engine.side == side && is_wanted(board, engine))
}

/// Whether an engine can be used, and has still to do something: a ram has to clear the breach that it has made.
fn is_wanted(board: &Board, engine: &Engine) -> bool {
    let data = board.rules.data.engines.of(engine.kind);
    if data.tower.is_some() {
        return belfries::is_on_its_way(board, engine);
    }
    engine.is_of_use(data) && breach_ahead(board, engine).is_none_or(|far| far == 1)
}

/// Whether an engine goes back from the breach that it has made, and so out of the way.
fn goes_back(board: &Board, engine: &Engine) -> bool {
    breach_ahead(board, engine) == Some(1)
}

/// The next order that mans an engine, harnesses its oxen or moves it; nothing if there is none for now.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, moving: Option<PieceId>) -> Option<Order> {
    if prompt.takes(OVER_EDGE.on(())) {
        return Some(OVER_EDGE.on(()));
    }
    let board = judge.board;
    for engine in own(judge) {
        // Straight on as far as it goes, or back from a breach.
        let farthest = |lead: &dyn Fn(Order) -> Option<Place>| {
            let far = |order: &Order| along_axis(board, engine, lead(*order)?);
            let goes = |order: &&Order| far(order).is_some_and(|far| (far < 0) == goes_back(board, engine));
            prompt.offered.iter().filter(goes).max_by_key(|order| far(order).map(i32::abs)).copied()
        };
        let drawn = oxen_of(board, engine).len() >= board.rules.data.engines.oxen;
        let order = if drawn {
            oxen::drive(judge, prompt, engine, moving).or_else(|| farthest(&|order| DRAW.of(order)))
        } else if oxen::are_harnessed(board, engine) {
            // It waits for them.
            oxen::bring(judge, prompt, intent, engine, moving)
        } else {
            let manned = if engine.moved == 0 { man(judge, prompt, intent, engine, moving) } else { None };
            manned
                .or_else(|| farthest(&|order| PUSH.of(order)))
                .or_else(|| oxen::bring(judge, prompt, intent, engine, moving))
        };
        if order.is_some() {
            return order;
        }
    }
    None
}

/// Somebody who goes into an engine that lacks men: the nearest who can, and has not fought.
fn man(judge: &Judge, prompt: &Prompt, intent: &mut Intent, engine: &Engine, moving: Option<PieceId>) -> Option<Order> {
    let board = judge.board;
    let data = board.rules.data.engines.of(engine.kind);
    if pushers(board, engine) >= data.speed.first().map_or(0, |line| line.men) {
        return None;
    }
    let cells = engine.cells(data);
    let open = |number: &usize| cells[*number].men && !engine.is_burnt(*number as u8);
    let places = (0..cells.len()).filter(open).filter_map(|n| place_of(board, engine, Berth::Cell(n as u8)));
    let empty: Vec<Place> = places.filter(|place| board.is_free(*place)).collect();
    let free = |id: &PieceId| {
        board.man(*id).is_ready()
            && !board.is_animal(*id)
            && !board.man(*id).is_mounted()
            && !board.engines.engaged.contains(id)
            && !intent.handled.contains(*id)
            && board.engine_in(board.front(*id)).is_none()
    };
    let mut men: Vec<PieceId> = board.on_field(judge.side).filter(free).collect();
    let far = |id: &PieceId| empty.iter().map(|to| board.map.distance(board.front(*id), *to)).min();
    men.sort_by_key(|id| (far(id), board.values(*id).0, *id));
    for id in men.into_iter().take(4) {
        let reach = Reach::of(board, id);
        let Some(to) = empty.iter().copied().find(|to| reach.way(board, id, *to).is_ok()) else { continue };
        if moving == Some(id) && prompt.takes(GO.on(to)) {
            intent.handled.add(id);
            return Some(GO.on(to));
        }
        if moving != Some(id) && prompt.takes(TAKE.on(id)) {
            return Some(TAKE.on(id));
        }
        intent.handled.add(id);
    }
    None
}

/// Whether somebody works in an engine of his side and should stay there.
pub fn is_aboard(board: &Board, id: PieceId) -> bool {
    let aboard = |engine: &Engine| {
        engine.side == board.side(id)
            && is_wanted(board, engine)
            && crew(board, engine).iter().any(|(other, _)| *other == id)
    };
    let crewed = || board.engines.on_field().any(|(_, engine)| aboard(engine));
    board.has_engines()
        && board.man(id).post == Post::OnField
        && !is_in_fire(board, id)
        && (crewed() || belfries::waits_aboard(board, id))
}

/// Whether somebody is an ox that an engine of the script's side still wants: it goes nowhere else.
pub fn is_for_engine(judge: &Judge, id: PieceId) -> bool {
    judge.board.is_ox(id) && own(judge).next().is_some()
}

/// Whether an engine moves still: a belfry only until its bridge is down.
fn still_moves(board: &Board, engine: &Engine) -> bool {
    board.rules.data.engines.of(engine.kind).tower.is_none() || belfries::is_on_its_way(board, engine)
}

/// Whether a place lies on the way of an engine of a side, where a friend would stop it.
pub fn is_in_the_way(board: &Board, side: Seat, place: Place) -> bool {
    /// So many hexes ahead are kept free.
    const AHEAD: i32 = 4;
    let hex = board.map.hexes.hex(board.map.hex_of(place));
    board.has_engines()
        && board.engine_in(place).is_none()
        && board.engines.on_field().filter(|(_, e)| e.side == side && still_moves(board, e)).any(|(_, engine)| {
            let cells = engine.cells(board.rules.data.engines.of(engine.kind));
            let ahead = if goes_back(board, engine) { -1 } else { 1 };
            (1..=AHEAD).any(|far| {
                let back = hex - engine.heading.step() * far * ahead;
                cells.iter().any(|cell| cell.hex == back)
            })
        })
}

/// Whether somebody serves a ram that works at a wall, and does nothing else there.
pub fn serves_ram(board: &Board, id: PieceId) -> bool {
    is_aboard(board, id)
        && board.berth(board.front(id)).is_some_and(|berth| {
            let engine = &board.engines.all[berth.engine];
            struck_by(board, engine).is_some_and(|at| may_ram(board, engine.side, at) != Err(NO_RAM_HERE))
        })
}
