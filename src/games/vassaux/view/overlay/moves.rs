//! The path of a unit ruler by ruler, where it may bend, who watches it, and how the unit would stand at its end.
use super::canvas::Canvas;
use crate::desktop::face::{Aim, Meaning};
use crate::games::vassaux::chapters::movement::{self, BEND, Going, HALT, LEAD_TO, Regrouping};
use crate::games::vassaux::chapters::reaction;
use crate::games::vassaux::field::paths::Path;
use crate::games::vassaux::field::stages::Stage;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::view::seen::Seen;
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::distance;
use crate::table::prelude::{PieceId, Seat, Spot};

/// How large a stage is drawn, in u.
const STAGE: i32 = 360;

/// A stage of a path at which enemies may react, and their units.
pub struct Watched {
    pub stage: Stage,
    pub by: Vec<PieceId>,
}

/// The move of the unit that acts.
pub fn going(seen: &Seen) -> Option<(&Frame, Going)> {
    let frame = seen.frames.top()?;
    let gait = movement::gait(&seen.board, frame.unit, frame.order()?)?;
    Some((frame, Going::of(&seen.board, frame, gait)?))
}

/// The path with its rulers laid end to end (§4.3; V-10.02, V-10.04). The base stands beyond the end of the last one.
pub fn rulers(canvas: &mut Canvas, path: &Path, radius: i32, halts: bool) {
    let ruler = canvas.seen.board.field.measures().ruler;
    let last = path.joints.len();
    for (number, (from, to)) in path.parts().enumerate() {
        let Some(axis) = Axis::between(from, to) else { continue };
        let whole = distance(from, to);
        let end = if number == last && halts { whole - radius } else { whole };
        let begin = if number == 0 { radius } else { 0 };
        let mut at = begin;
        while at < end {
            let next = (at + ruler).min(end);
            // The last ruler tells how many lie there.
            let text = if next == end { canvas.tell.length(end - begin) } else { String::new() };
            canvas.tape(axis.at(at, 0), axis.at(next, 0), text);
            at = next;
        }
    }
}

/// How far from the last bend the next one may lie, in u (V-10.03).
pub fn joints(seen: &Seen, going: &Going) -> impl Iterator<Item = i32> + use<> {
    let ruler = seen.board.field.measures().ruler;
    let before = if going.laid.joints.is_empty() { going.company.radius() } else { 0 };
    let left = going.longest() - going.company.radius() - before;
    (1..left.div_euclid(ruler).max(1)).map(move |rulers| before + rulers * ruler)
}

/// The stages of the path that the unit that acts would have chosen with its end there, and the enemy units that may react at each
/// (V-18.08, V-18.20, V-18.21).
pub fn watched(seen: &Seen, frame: &Frame, end: Spot) -> Vec<Watched> {
    let board = &seen.board;
    let Some(leader) = board.field.leader(frame.unit) else { return vec![] };
    let mut frame = frame.clone();
    if frame.walk.points.is_empty() {
        frame.walk.points.push(leader.centre());
    }
    frame.walk.points.push(end);
    watched_on(seen, &frame)
}

/// The same for a path that has been chosen.
pub fn watched_on(seen: &Seen, frame: &Frame) -> Vec<Watched> {
    let board = &seen.board;
    let other = Seat(1 - board.unit(frame.unit).host.0);
    let free: Vec<PieceId> =
        board.of_host(other).map(|unit| unit.id).filter(|unit| reaction::is_free(board, *unit).is_ok()).collect();
    let stages = movement::stages_of(board, frame).into_iter().skip(usize::from(frame.walk.stage));
    let watched = stages.filter_map(|stage| {
        let sees = |unit: &PieceId| reaction::sees_at(board, *unit, frame, &stage);
        let by: Vec<PieceId> = free.iter().copied().filter(sees).collect();
        let usable = !by.is_empty() && reaction::frozen(board, frame, &stage).is_some();
        usable.then_some(Watched { stage, by })
    });
    watched.collect()
}

/// Marks the stages at which somebody may react, and from where he sees the mover first.
pub fn mark_watched(canvas: &mut Canvas, watched: &[Watched]) {
    let mut known: Vec<PieceId> = vec![];
    for Watched { stage, by } in watched {
        canvas.ring(stage.at, STAGE, Meaning::Cover, false);
        for unit in by {
            if let Some(leader) = canvas.seen.board.field.leader(*unit).filter(|_| !known.contains(unit)) {
                known.push(*unit);
                let from = leader.centre();
                canvas.line(from, stage.at, Meaning::Cover);
            }
        }
    }
}

/// Where does the unit go?
pub fn draw(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some((frame, going)) = going(seen) else { return };
    let (radius, from) = (going.company.radius(), going.laid.last_bend());
    for joint in joints(seen, &going) {
        canvas.ring(from, joint, Meaning::Slot, true);
    }
    for joint in &going.laid.joints {
        canvas.ring(*joint, radius, Meaning::Slot, false);
    }
    let halt = aim.orders.iter().find_map(|(order, answer)| HALT.of(*order).map(|spot| (spot, answer.is_ok())));
    let bend = aim.orders.iter().find_map(|(order, answer)| BEND.of(*order).filter(|_| answer.is_ok()));
    if let Some(joint) = bend {
        canvas.ring(joint, radius, Meaning::Slot, false);
    }
    match halt {
        Some((spot, true)) => {
            rulers(canvas, &going.laid.ending(spot), radius, true);
            if let Ok(formation) = going.halt(spot) {
                canvas.formation(&going.company, &formation);
            }
            mark_watched(canvas, &watched(seen, frame, spot));
        }
        Some((spot, false)) => {
            let path = going.laid.ending(spot);
            if aim.piece.is_none() {
                canvas.line(from, spot, Meaning::Blocked);
                canvas.ring(spot, radius, Meaning::Blocked, true);
            }
            rulers(canvas, &Path { end: from, ..path }, radius, false);
        }
        None => {}
    }
}

/// Where does the leader go while his unit reorganises?
pub fn reorganising(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some(going) = Regrouping::of(seen.board.clone(), &seen.frames, &seen.combat) else { return };
    let Some(from) = going.company.from() else { return };
    let Some(spot) = aim.allowed().and_then(|order| LEAD_TO.of(order)) else {
        if aim.piece.is_none() {
            canvas.ring(aim.spot, going.company.radius(), Meaning::Blocked, true);
        }
        return;
    };
    rulers(canvas, &Path::straight(from, spot), going.company.radius(), true);
    if let Ok(formation) = going.set_down(spot) {
        canvas.formation(&going.company, &formation);
    }
}

/// The path that the unit that acts has chosen, with those who watch it.
pub fn chosen(canvas: &mut Canvas) {
    let seen = canvas.seen;
    let Some(frame) = seen.frames.top() else { return };
    let (Some(path), Some(leader)) = (movement::chosen(frame), seen.board.field.leader(frame.unit)) else { return };
    rulers(canvas, &path, leader.disc.radius, true);
    canvas.ring(path.end, leader.disc.radius, Meaning::Slot, true);
    mark_watched(canvas, &watched_on(seen, frame));
}
