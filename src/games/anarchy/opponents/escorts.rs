//! How the scripts lead captives to the edge: two men go beside the hex in front of him, then he is led into it.
use super::judgement::Judge;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::capture::{LEAD, LEAD_OFF, may_lead};
use crate::games::anarchy::chapters::tactical::movement::{GO, TAKE};
use crate::games::anarchy::chapters::tactical::paths::may_step;
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use std::collections::VecDeque;

/// The next order with which a captive comes nearer to the edge; nothing if there is none, or nothing can be done for now.
pub fn next(judge: &Judge, prompt: &Prompt, moving: Option<PieceId>) -> Option<Order> {
    let board = judge.board;
    let captives = board.on_field(enemy(judge.side)).filter(|id| board.man(*id).captive);
    for captive in captives {
        if prompt.takes(LEAD_OFF.on(())) && moving == Some(captive) {
            return Some(LEAD_OFF.on(()));
        }
        let Some(way) = way_out(board, captive) else { continue };
        if moving == Some(captive) && prompt.takes(LEAD.on(way)) {
            return Some(LEAD.on(way));
        }
        if moving != Some(captive) && prompt.takes(TAKE.on(captive)) && may_lead(board, judge.side, captive).is_ok() {
            let ready = guard_hexes(board, captive, way).iter().all(|hex| guard_at(board, captive, *hex));
            if ready || board.rules.border.contains(&board.front(captive)) {
                return Some(TAKE.on(captive));
            }
        }
        if let Some(order) = bring_guard(board, prompt, captive, way, moving) {
            return Some(order);
        }
    }
    None
}

/// The hex beside a captive that lies nearest to the edge, going round whatever is in the way.
fn way_out(board: &Board, captive: PieceId) -> Option<Place> {
    let here = board.front(captive);
    let mut far: Vec<u16> = vec![u16::MAX; board.map.hexes.len()];
    let mut queue: VecDeque<Place> = VecDeque::new();
    for edge in &board.rules.border {
        far[edge.index()] = 0;
        queue.push_back(*edge);
    }
    while let Some(place) = queue.pop_front() {
        for near in board.map.neighbours(place) {
            let open = far[near.index()] == u16::MAX && may_step(board, captive, *near, place).is_ok();
            // His captors will make room; their enemies will not.
            if open && board.at(place).is_none_or(|other| board.side(other) != board.side(captive) || other == captive)
            {
                far[near.index()] = far[place.index()] + 1;
                queue.push_back(*near);
            }
        }
    }
    let near = board.map.neighbours(here).iter().copied();
    let open = near.filter(|to| far[to.index()] != u16::MAX && may_step(board, captive, here, *to).is_ok());
    open.filter(|to| board.is_free(*to)).min_by_key(|to| (far[to.index()], *to))
}

/// The hexes beside both the captive's and the one to which he is led: there his guards have to stand.
fn guard_hexes(board: &Board, captive: PieceId, way: Place) -> Vec<Place> {
    let here = board.front(captive);
    let both = |hex: &Place| board.map.adjacent(*hex, way);
    board.map.neighbours(here).iter().copied().filter(both).collect()
}

fn guard_at(board: &Board, captive: PieceId, hex: Place) -> bool {
    let guards = |id: PieceId| {
        board.side(id) != board.side(captive)
            && board.man(id).is_ready()
            && !board.is_animal(id)
            && !board.man(id).attacked
    };
    board.at(hex).is_some_and(guards)
}

/// Brings a man to one of the hexes where guards are wanted: the nearest who can reach it and guards at no other.
fn bring_guard(board: &Board, prompt: &Prompt, captive: PieceId, way: Place, moving: Option<PieceId>) -> Option<Order> {
    let wanted = guard_hexes(board, captive, way);
    let side = enemy(board.side(captive));
    let empty: Vec<Place> = wanted.iter().copied().filter(|hex| board.is_free(*hex)).collect();
    for hex in empty {
        let free = |id: &PieceId| {
            board.man(*id).post == Post::OnField
                && board.man(*id).is_ready()
                && !board.is_animal(*id)
                && !wanted.iter().any(|other| board.at(*other) == Some(*id))
        };
        let mut men: Vec<PieceId> = board.on_field(side).filter(free).collect();
        men.sort_by_key(|id| (board.map.distance(board.front(*id), hex), *id));
        for id in men.into_iter().take(4) {
            let reach = Reach::of(board, id);
            if reach.way(board, id, hex).is_err() {
                continue;
            }
            if moving == Some(id) && prompt.takes(GO.on(hex)) {
                return Some(GO.on(hex));
            }
            if prompt.takes(TAKE.on(id)) {
                return Some(TAKE.on(id));
            }
        }
    }
    None
}
