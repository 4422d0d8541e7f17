//! Chapter 3.12, the end of an attack: when its last noble or knight has fallen the survivors go by the way they came
//!
use super::movement::leave;
use super::reach::Reach;
use super::ways::{FAR, Ways};
use crate::games::anarchy::access::{Write, hex, piece};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::state::Post;
use crate::table::prelude::*;
use bevy::prelude::*;

/// The men of a side without leaders go, before anybody else of it could move.
pub const ROUT: Step<Seat> = Step::new("anarchy.rout");

pub const LEADERLESS: Refusal = Refusal::new("leaderless", "A-3.6.08");

/// Where a man who flees goes in one movement: to the hex from which it is least far to the side by which he came; and whether he
/// leaves the map from there.
fn flight(board: &Board, ways: &Ways, edge: &[Place], id: PieceId) -> (Option<Place>, bool) {
    let reach = Reach::of(board, id);
    let left = board.points_left(id);
    let stays = (board.front(id), 0);
    let ends = reach.ends(board, id).into_iter().chain([stays]);
    let best = ends
        .filter(|(place, _)| ways.from(*place) != FAR)
        .min_by_key(|(place, cost)| (ways.from(*place), *cost, *place));
    let Some((to, cost)) = best else { return (None, false) };
    let out = edge.contains(&to) && left - cost >= board.rules.limits.exit_mp;
    ((to != board.front(id)).then_some(to), out)
}

/// Each survivor goes by the shortest way to the side by which he came, the nearest first, and leaves the map there.
pub(in crate::games::anarchy) fn rout(In(side): In<Seat>, mut battle: Write) -> Flow {
    if !battle.board().is_leaderless(side) {
        return Flow::done();
    }
    battle.chronicle.note("A-3.6.07", || Entry::new("anarchy-log-leaderless", "A-3.6.07").by(side));
    let edge: Vec<Place> = match &battle.rules.entries[side.0 as usize] {
        Some((hexes, _)) => hexes.clone(),
        None => battle.rules.border.clone(),
    };
    let board = battle.board();
    let ways = Ways::to(&board, edge.iter().copied(), None);
    let mut men: Vec<PieceId> = board.on_field(side).filter(|id| board.man(*id).is_ready()).collect();
    men.retain(|id| board.rules.character(*id).rider.is_none());
    men.sort_by_key(|id| (ways.from(board.front(*id)), *id));
    // Who has not come yet stays away, and who serves mangonels beyond the edge goes.
    let is_away = |id: &PieceId| matches!(board.man(*id).post, Post::Waiting | Post::Battery | Post::Astride);
    let waiting: Vec<PieceId> = board.pieces(side).filter(is_away).collect();
    for id in waiting {
        battle.take_off(id, Post::Exited);
    }
    // So does whoever is with an engine out there.
    for engine in battle.engines.all.iter_mut().filter(|engine| engine.side == side && !engine.beyond.is_empty()) {
        engine.beyond.clear();
    }
    for id in men {
        let board = battle.board();
        let (to, out) = flight(&board, &ways, &edge, id);
        if let Some(to) = to {
            let way = Reach::of(&board, id).way(&board, id, to).expect("a hex that he reaches");
            battle.place(id, to, way.rear);
            battle.change(id).moved += way.cost as u8;
            battle.chronicle.note("A-3.6.08", || {
                Entry::new("anarchy-log-flees", "A-3.6.08").by(side).with("unit", piece(id)).with("hex", hex(to))
            });
        }
        if out {
            let from = battle.front(id);
            leave(&mut battle, side, id, from);
        }
    }
    Flow::done()
}

/// Registers the step of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&ROUT, rout);
}
