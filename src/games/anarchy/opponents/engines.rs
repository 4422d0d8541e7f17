//! How the scripts bring an engine off the map: men fill it and push, until its oxen stand before it and draw.
mod oxen;

use super::Intent;
use super::judgement::Judge;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::engines::oxen::oxen as oxen_of;
use crate::games::anarchy::chapters::tactical::engines::{DRAW, OVER_EDGE, PUSH, crew, place_of, pushers};
use crate::games::anarchy::chapters::tactical::fire::is_in_fire;
use crate::games::anarchy::chapters::tactical::movement::{GO, TAKE};
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::state::{Berth, Engine, Post};
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// The engines of the script's side that can still be used.
fn own<'b>(judge: &Judge<'b, '_>) -> impl Iterator<Item = &'b Engine> {
    let (board, side) = (judge.board, judge.side);
    board
        .engines
        .on_field()
        .map(|(_, engine)| engine)
        .filter(move |engine| engine.side == side && engine.is_of_use(board.rules.data.engines.of(engine.kind)))
}

/// The next order that mans an engine, harnesses its oxen or moves it; nothing if there is none for now.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, moving: Option<PieceId>) -> Option<Order> {
    if prompt.takes(OVER_EDGE.on(())) {
        return Some(OVER_EDGE.on(()));
    }
    let board = judge.board;
    let farthest = |lead: &dyn Fn(Order) -> Option<Place>| {
        let far = |order: &&Order| {
            let to = lead(**order).map(|to| board.map.hexes.hex(to));
            own(judge).filter_map(|engine| Some(engine.lead.unsigned_distance_to(to?))).min()
        };
        prompt.offered.iter().filter(|order| lead(**order).is_some()).max_by_key(far).copied()
    };
    for engine in own(judge) {
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
            && board.berth(board.front(*id)).is_none()
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
            && engine.is_of_use(board.rules.data.engines.of(engine.kind))
            && crew(board, engine).iter().any(|(other, _)| *other == id)
    };
    board.has_engines()
        && board.man(id).post == Post::OnField
        && !is_in_fire(board, id)
        && board.engines.on_field().any(|(_, engine)| aboard(engine))
}

/// Whether somebody is an ox that an engine of the script's side still wants: it goes nowhere else.
pub fn is_for_engine(judge: &Judge, id: PieceId) -> bool {
    judge.board.is_ox(id) && own(judge).next().is_some()
}

/// Whether a place lies on the way of an engine of a side, where a friend would stop it.
pub fn is_in_the_way(board: &Board, side: Seat, place: Place) -> bool {
    /// So many hexes ahead are kept free.
    const AHEAD: i32 = 4;
    let hex = board.map.hexes.hex(board.map.hex_of(place));
    board.has_engines()
        && board.berth(place).is_none()
        && board.engines.on_field().filter(|(_, engine)| engine.side == side).any(|(_, engine)| {
            let cells = engine.cells(board.rules.data.engines.of(engine.kind));
            (1..=AHEAD).any(|far| {
                let back = hex - engine.heading.step() * far;
                cells.iter().any(|cell| cell.hex == back)
            })
        })
}
