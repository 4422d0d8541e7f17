//! Lines of sight: who sees whom, what covers him, and how far the word of a leader reaches.
use super::canvas::Canvas;
use crate::desktop::face::{Aim, Meaning};
use crate::games::vassaux::chapters::shooting::measured;
use crate::games::vassaux::chapters::{movement, reaction};
use crate::games::vassaux::field::groups::Base;
use crate::games::vassaux::field::sight::{self, Look, View};
use crate::table::prelude::{PieceId, Span, Spot};

/// The corridor between two bases: what is free of it, what is covered, what is blocked (V-12.01, V-12.02, V-12.03).
fn corridor(canvas: &mut Canvas, look: &Look) {
    let Some(corridor) = &look.corridor else { return };
    let rays = corridor.rays();
    let meaning = |ray: usize| match ray {
        _ if look.blocked.contains(ray) => Meaning::Blocked,
        _ if look.covered.contains(ray) => Meaning::Cover,
        _ => Meaning::Free,
    };
    let mut first = 0;
    while first < rays.len() {
        let same = (first..rays.len()).take_while(|ray| meaning(*ray) == meaning(first)).last().unwrap_or(first);
        // Up to the next ray, so that no gap is left between two meanings.
        let (one, other) = (rays[first], rays[(same + 1).min(rays.len() - 1)]);
        canvas.area(&[one.from, one.to, other.to, other.from], meaning(first));
        first = same + 1;
    }
}

/// How one fighter sees another.
fn between(canvas: &mut Canvas, viewer: &Base, target: &Base) {
    let look = sight::look(&canvas.seen.board.field, viewer, target);
    corridor(canvas, &look);
}

/// The group of the piece that is pointed at.
pub fn pointed_group(canvas: &Canvas, aim: &Aim) -> Option<PieceId> {
    aim.piece.and_then(|piece| canvas.seen.board.fighter(piece)).map(|fighter| fighter.under)
}

/// Whom does the unit attack? Over an enemy group: the corridor to it, and which of its fighters are covered (V-17.04, V-17.09).
pub fn attack(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let board = &seen.board;
    let Some(frame) = seen.frames.top() else { return };
    let target = pointed_group(canvas, aim).or(frame.target);
    let (Some(target), Some(weapon), Some(shooter)) =
        (target, board.rules.shot(frame.unit), board.field.leader(frame.unit))
    else {
        return;
    };
    let enemy = board.field.group(target).is_some_and(|group| group.host != shooter.host);
    canvas.ring(shooter.centre(), shooter.disc.radius + board.rules.in_units(weapon.range), Meaning::Free, true);
    let Some(at) = measured(board, shooter, target).filter(|_| enemy) else { return };
    between(canvas, shooter, at);
    let text = canvas.tell.length(board.field.gap(&shooter.disc, &at.disc));
    canvas.tape(shooter.centre(), at.centre(), text);
    for member in board.field.members(target) {
        let meaning = match sight::view(&board.field, shooter, member) {
            View::Clear => Meaning::Free,
            View::Covered => Meaning::Cover,
            View::Blocked => Meaning::Blocked,
        };
        canvas.round(&member.disc, meaning, meaning != Meaning::Free);
    }
}

/// Does anybody react? Over an own unit: what its leader sees of the mover.
pub fn window(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some(frame) = seen.frames.top() else { return };
    let reacting = seen.frames.reacting.map(|reacting| reacting.unit);
    let unit = reacting.or_else(|| pointed_group(canvas, aim));
    let own = unit.filter(|unit| seen.rules().roster.is_unit(*unit) && *unit != frame.unit);
    let Some(viewer) = own.and_then(|unit| seen.board.field.leader(unit)) else { return };
    let mover = seen.board.field.leader(frame.unit).filter(|mover| mover.host != viewer.host);
    if let Some(mover) = mover {
        let chosen = seen.frames.reacting.and_then(|reacting| reacting.stage);
        let stage = match chosen {
            Some(number) => movement::stages_of(&seen.board, frame).into_iter().nth(usize::from(number)),
            None => own.and_then(|unit| reaction::stages_for(&seen.board, frame, unit).into_iter().next()),
        };
        between(canvas, viewer, &stage.map_or(*mover, |stage| mover.standing_at(stage.at)));
    }
}

/// At which stage? The mover as he would be frozen there, and how the reacting leader sees him (V-18.20, V-18.22).
pub fn stage(canvas: &mut Canvas, number: i32) {
    let seen = canvas.seen;
    let (Some(frame), Some(reacting)) = (seen.frames.top(), seen.frames.reacting) else { return };
    let stages = movement::stages_of(&seen.board, frame);
    let Some(stage) = usize::try_from(number).ok().and_then(|number| stages.get(number)) else { return };
    let (Some(mover), Some(viewer)) = (seen.board.field.leader(frame.unit), seen.board.field.leader(reacting.unit))
    else {
        return;
    };
    between(canvas, viewer, &mover.standing_at(stage.at));
    match reaction::frozen(&seen.board, frame, stage) {
        Some((formation, _)) => {
            canvas.ghost(mover.id, formation.at);
            for man in &formation.men {
                canvas.ghost(man.id, man.at);
            }
        }
        None => canvas.ring(stage.at, mover.disc.radius, Meaning::Blocked, true),
    }
}

/// Where the mover is at each stage of his path.
pub fn moments(seen: &crate::games::vassaux::view::seen::Seen, _: &Span) -> Vec<(i32, Spot)> {
    let Some(frame) = seen.frames.top().filter(|_| seen.frames.reacting.is_some()) else { return vec![] };
    movement::stages_of(&seen.board, frame).iter().map(|stage| (stage.number as i32, stage.at)).collect()
}

/// The unit that is activated, or pointed at: how far its leader's Aura reaches, and the lord's, and whether he sees him (V-9.01).
pub fn command(canvas: &mut Canvas, unit: PieceId) {
    let seen = canvas.seen;
    let board = &seen.board;
    let Some(vassal) = board.field.leader(unit) else { return };
    canvas.aura(vassal.id, board.field.confused(unit).is_empty());
    let lord = board.lord_on_table(vassal.host).filter(|lord| *lord != vassal.id);
    if let Some(lord) = lord.and_then(|lord| board.field.base(lord)) {
        canvas.aura(lord.id, board.field.leads_in_aura(lord.id, vassal.id));
        between(canvas, vassal, lord);
    }
}
