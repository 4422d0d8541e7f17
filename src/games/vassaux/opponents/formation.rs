//! How a unit is set down: as it was placed by itself, but men who are to leave stand at the exit, and others between their leader
//! and whoever may shoot at him.
use super::answers::{Answer, area};
use super::forces::{Force, is_villagers};
use super::plans::Mind;
use super::thoughts;
use crate::games::vassaux::candidates::posts::at_exit;
use crate::games::vassaux::chapters::formation::{FORMED, STAND_AT, TAKE};
use crate::games::vassaux::chapters::scenarios::evacuation::is_at;
use crate::games::vassaux::data::scenarios::Edge;
use crate::games::vassaux::field::slots::lattice;
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::deployment::{Occasion, SetDown};
use crate::table::ground::directions::{Axis, Direction};
use crate::table::ground::discs::Disc;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::{Area, PieceId, Prompt};

/// How the unit in hand is set down.
pub fn form_up(mind: &Mind, prompt: &Prompt) -> Option<Answer> {
    let formed = Some((FORMED.on(()), None));
    let (board, down) = (mind.asked.board, mind.asked.hand.0.as_ref()?);
    if is_villagers(board, down.unit) && down.occasion != Occasion::Deployment {
        return to_the_exit(mind, down, prompt).or(formed);
    }
    if down.occasion == Occasion::Charge { formed } else { before_the_leader(mind, down, prompt).or(formed) }
}

/// Whether a base may stand there, but for one man of the unit in hand: neither the leader nor others are in the way.
fn is_free(mind: &Mind, down: &SetDown, radius: i32, at: Spot, but: Option<PieceId>) -> bool {
    let overlaps = |other: Spot| mind.asked.board.field.overlap(&Disc::new(at, radius), &Disc::new(other, radius));
    !overlaps(down.at) && !down.men.iter().any(|(man, other, _)| Some(*man) != but && overlaps(*other))
}

/// Of villagers at the exit as many are put to the edge as may leave in a turn (V-23.04).
fn to_the_exit(mind: &Mind, down: &SetDown, prompt: &Prompt) -> Option<Answer> {
    let board = mind.asked.board;
    let Goal::Exit { edge, from, to } = board.rules.map.goal else { return None };
    let radius = board.rules.radius(board.unit(down.unit).leader?);
    let leaves = |at: Spot| is_at(board, &Disc::new(at, radius), edge, Some((from, to)));
    // Between those who stand at the edge already there may be room.
    let step = radius / 2;
    let beside = |at: Spot, by: i32| match edge {
        Edge::North | Edge::South => Spot::new(at.x + by, at.y),
        Edge::East | Edge::West => Spot::new(at.x, at.y + by),
    };
    let near: Vec<Spot> = at_exit(&mind.asked, radius).collect();
    let places = [0, 1, -1, 2, -2].into_iter().flat_map(|by| near.iter().map(move |at| beside(*at, by * step)));
    let places: Vec<Spot> = places.filter(|at| leaves(*at)).collect();
    if let Some(area) = area(prompt, &STAND_AT) {
        return Some(stands(area, &places, "vassaux-thought-exit"));
    }
    let there = down.men.iter().filter(|(_, at, _)| leaves(*at)).count();
    if there >= board.rules.switches.escapes_per_turn.max(0) as usize {
        return None;
    }
    let inside = |man: &PieceId| down.men.iter().any(|(id, at, _)| id == man && !leaves(*at));
    let fits = |man: &PieceId| places.iter().any(|at| is_free(mind, down, radius, *at, Some(*man)));
    let man = prompt.offered.iter().filter_map(|order| TAKE.of(*order)).find(|man| inside(man) && fits(man))?;
    Some((TAKE.on(man), thoughts::why("vassaux-thought-exit")))
}

/// Where a man is put, and why: the first of these places that is open to him, or the usual one.
fn stands(area: &Area, places: &[Spot], why: &'static str) -> Answer {
    let place = places.iter().copied().find(|at| area.allows(*at).is_ok());
    let why = if place.is_some() { why } else { "vassaux-thought-usual" };
    (STAND_AT.on(place.unwrap_or(area.usual)), thoughts::why(why))
}

/// How many places before the leader are thought of, the nearest to him first.
const MOST_PLACES: usize = 12;

/// Shots fell those first who stand nearest to the shooting leader (V-17.11): men are put before their own one, as many as one
/// turn's shots are expected to cost and another.
fn before_the_leader(mind: &Mind, down: &SetDown, prompt: &Prompt) -> Option<Answer> {
    let board = mind.asked.board;
    let leader = board.unit(down.unit).leader?;
    let force = mind.forces.of(down.unit).cloned().or_else(|| mind.forces.arriving(down.unit))?;
    let (shooter, falls) = shooter(mind, &force, down.at)?;
    let (radius, own) = (board.rules.radius(leader), square(down.at, shooter.at));
    let ahead = |at: Spot| square(at, shooter.at) < own;
    let field = &board.field;
    let axis = Axis::new(down.at, Direction::toward(down.at, shooter.at)?);
    let aura = board.rules.in_units(board.figures(down.unit).aura);
    let mut offsets = lattice(field.measures(), radius, aura);
    offsets.retain(|(a, _)| *a > 0);
    offsets.sort_by_key(|(a, b)| (a * a / 1000 + b * b / 1000, b.abs(), -b));
    let places: Vec<Spot> =
        offsets.into_iter().take(MOST_PLACES).map(|(a, b)| axis.at(a, b)).filter(|at| ahead(*at)).collect();
    if let Some(area) = area(prompt, &STAND_AT) {
        return Some(stands(area, &places, "vassaux-thought-before-leader"));
    }
    let before = down.men.iter().filter(|(_, at, _)| ahead(*at)).count() as i64;
    if before > falls / 100 || !places.iter().any(|at| is_free(mind, down, radius, *at, None)) {
        return None;
    }
    let behind = |man: &PieceId| {
        let at = down.men.iter().find(|(id, ..)| id == man).map(|(_, at, _)| *at);
        at.filter(|at| !ahead(*at)).map(|at| (square(at, shooter.at), *man))
    };
    let men = prompt.offered.iter().filter_map(|order| TAKE.of(*order));
    let (_, man) = men.filter_map(|man| behind(&man)).max()?;
    Some((TAKE.on(man), thoughts::why("vassaux-thought-before-leader")))
}

/// The enemy whose shots may cost the unit most when its leader stands there, within a move of them; how much, in hundredths of a
/// fighter.
fn shooter<'m>(mind: &'m Mind, force: &Force, at: Spot) -> Option<(&'m Force, i64)> {
    let near = |enemy: &&Force| {
        let gap = mind.forces.shot_gap(enemy, enemy.at, force, at);
        !enemy.engaged && gap.is_some_and(|gap| gap <= enemy.charge)
    };
    let costs = |enemy: &'m Force| (enemy, mind.forces.fall_to_shots(enemy, force, false, false));
    mind.forces.enemies(force.host).filter(near).map(costs).max_by_key(|(enemy, falls)| (*falls, enemy.group))
}
