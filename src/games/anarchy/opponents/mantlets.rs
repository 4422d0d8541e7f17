//! How the scripts use mantlets: shooters bring them up to short range, and stand behind them.
use super::Intent;
use super::judgement::Judge;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::siegeworks::mantlets::{FACE, TAKE_MANTLET, WHEEL};
use crate::games::anarchy::chapters::tactical::works::LEAVE_IT;
use crate::games::anarchy::state::Post;
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// Takes the mantlet at hand, if a shooter who is moving is farther from the enemy than he wants to be.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, id: PieceId) -> Option<Order> {
    let board = judge.board;
    let wanted = short_range(board, id)?;
    let waits = board.man(id).post == Post::Waiting;
    let is_far = waits || nearest(board, judge.side, board.front(id)).is_some_and(|(far, _)| far > wanted);
    if intent.handled.contains(id) || !is_far || !prompt.takes(TAKE_MANTLET.on(())) {
        return None;
    }
    intent.handled.add(id);
    Some(TAKE_MANTLET.on(()))
}

/// The short range of somebody's weapon; nothing if he does not shoot.
fn short_range(board: &Board, id: PieceId) -> Option<u8> {
    board.rules.shooter(id).and_then(|weapon| weapon.ranges.first().copied())
}

/// The nearest enemy of a side from a place, and how far he is.
fn nearest(board: &Board, side: Seat, from: Place) -> Option<(u8, Place)> {
    let others = board.on_field(enemy(side)).filter(|id| !board.man(*id).captive && !board.is_animal(*id));
    others.map(|id| (board.map.distance(from, board.front(id)), board.front(id))).min()
}

/// The answer to where a mantlet goes: from where the man who moves it has the best shot, else to just within short range of the
/// nearest enemy, or as near to that as one comes.
pub fn goes(judge: &Judge, prompt: &Prompt, id: Option<PieceId>) -> Order {
    let board = judge.board;
    let Some(id) = id else { return LEAVE_IT.on(()) };
    let wanted = i32::from(short_range(board, id).unwrap_or_default());
    let off = |to: Place| nearest(board, judge.side, to).map_or(0, |(far, _)| (i32::from(far) - wanted).abs());
    let shot = |to: Place| {
        let mut moved = board.clone();
        moved.shift(id, to, None);
        let then = judge.over(&moved);
        moved.on_field(enemy(judge.side)).filter_map(|target| then.shot_value(id, target)).max().unwrap_or(0)
    };
    let hexes = prompt.offered.iter().filter_map(|order| WHEEL.of(*order));
    let best = hexes.map(|to| (-shot(to), off(to), middle_out(board, to), to)).min();
    best.map_or(LEAVE_IT.on(()), |(.., to)| WHEEL.on(to))
}

/// How far a hex lies from the middle column, so that of hexes as good nobody takes one in a corner.
fn middle_out(board: &Board, place: Place) -> u8 {
    board.map.hexes.col(place).abs_diff(board.map.hexes.cols() / 2)
}

/// The answer to which way it faces: towards the nearest enemy.
pub fn faces(judge: &Judge, prompt: &Prompt, id: Option<PieceId>) -> Order {
    let board = judge.board;
    let target = id.and_then(|id| nearest(board, judge.side, board.front(id))).map(|(_, at)| at);
    let sides = prompt.offered.iter().filter_map(|order| FACE.of(*order).map(|towards| (*order, towards)));
    let far = |towards: Place| target.map_or(0, |target| board.map.distance(towards, target));
    sides.min_by_key(|(_, towards)| (far(*towards), *towards)).map_or(LEAVE_IT.on(()), |(order, _)| order)
}
