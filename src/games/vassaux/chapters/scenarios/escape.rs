//! The chase (V-23.13, V-23.14, V-23.15): the crusaders look for the way out, the Turks for them.
use super::evacuation::is_at;
use crate::games::vassaux::access::{Board, Fighter, Read, Write};
use crate::games::vassaux::chapters::movement::{Gait, gait};
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::data::scenarios::{Edge, VictoryData};
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::frames::{Frame, Frames};
use crate::games::vassaux::state::objectives::Objectives;
use crate::table::ground::discs::Disc;
use crate::table::ground::spots::Spot;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, Roll, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// By which edge the first host may leave (V-23.13).
pub const EXIT_EDGE: Step<()> = Step::new("vassaux.exit_edge");
/// Whether the unit that has moved to that edge leaves the table (D21).
pub const DEPARTURE: Step<()> = Step::new("vassaux.departure");
/// It leaves.
pub const LEAVE: Verb<()> = Verb::new("vassaux.leave");
/// It stays.
pub const STAY: Verb<()> = Verb::new("vassaux.stay");

const BY_CHARGE: Refusal = Refusal::new("cannot_leave_by_charge", "V-23.27");
const HELD: Refusal = Refusal::new("pinned_units_cannot_march", "V-23.28");
const LEADER_HELD: Refusal = Refusal::new("vassal_in_contact_cannot_leave", "V-23.28");
const FLEEING: Seat = Seat(0);
const HUNTERS: Seat = Seat(1);

/// The edges of the scenario.
fn edges(board: &Board) -> &[Edge] {
    match &board.rules.scenario().victory {
        VictoryData::Escape { edges } => edges,
        _ => &[],
    }
}

/// V-23.13: after deployment the edge is drawn.
fn exit_edge(In(()): In<()>, mut write: Write) -> Flow {
    let board = write.board();
    let count = edges(&board).len() as i32;
    if count == 0 {
        return Flow::done();
    }
    let face = write.dice.die(count);
    write.objectives.edge = Some((face - 1) as u8);
    let roll = Roll { seat: FLEEING, purpose: "vassaux-roll-edge", face, faces: (1..=count).collect(), drawn: false };
    let edge = match edges(&board)[(face - 1) as usize] {
        Edge::North => "vassaux-edge-north",
        Edge::East => "vassaux-edge-east",
        Edge::South => "vassaux-edge-south",
        Edge::West => "vassaux-edge-west",
    };
    write.chronicle.note("V-23.13", || {
        Entry::new("vassaux-log-edge", "V-23.13").by(FLEEING).roll(roll).with("edge", Word::Key(edge))
    });
    Flow::done()
}

/// Whether a unit whose leader stands like this is one that leaves by the edge where he stands.
fn is_there(board: &Board, objectives: &Objectives, unit: PieceId, leader: &Disc) -> bool {
    let edge = objectives.edge.and_then(|edge| edges(board).get(usize::from(edge)).copied());
    board.unit(unit).host == FLEEING && edge.is_some_and(|edge| is_at(board, leader, edge, None))
}

/// V-23.27: a charge that ends at the edge leads nobody off the table.
pub fn stay_after_charge(prompt: &mut Prompt, board: &Board, objectives: &Objectives, unit: PieceId, at: Spot) {
    let leader = board.field.leader(unit).map(|leader| leader.standing_at(at).disc);
    if leader.is_some_and(|leader| is_there(board, objectives, unit, &leader)) {
        prompt.closed(&LEAVE, BY_CHARGE);
    }
}

/// Whether the unit that has moved to the edge may leave by it: an enemy who holds it by now lets it go by a tactical move only,
/// and its leader not at all if he touches one (V-23.28, V-9.08).
fn may_leave(board: &Board, frame: &Frame) -> Allowed {
    match frame.order().and_then(|order| gait(board, frame.unit, order)) {
        Some(Gait::Tactical) if board.field.left_behind(frame.unit).is_none() => Err(LEADER_HELD),
        Some(Gait::March | Gait::Run) if board.field.is_pinned(frame.unit) => Err(HELD),
        _ => Ok(()),
    }
}

/// V-23.27: at the end of a march, tactical move or run, never of a charge or a reorganising.
fn departure(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(FLEEING, "vassaux-ask-departure");
    let Some(frame) = read.frames.top() else { return prompt };
    let leader = board.field.leader(frame.unit);
    if leader.is_some_and(|leader| is_there(&board, &read.objectives, frame.unit, &leader.disc)) {
        prompt.offer(&LEAVE, [()], |()| may_leave(&board, frame));
        prompt.offer(&STAY, [()], |()| Ok(()));
    }
    prompt
}

/// The edge by which a unit may leave, if its host is the one that flees (V-23.13).
pub fn way_out(board: &Board, objectives: &Objectives, unit: PieceId) -> Option<Edge> {
    let edge = objectives.edge.and_then(|edge| edges(board).get(usize::from(edge)).copied());
    edge.filter(|_| board.unit(unit).host == FLEEING)
}
/// Whether the unit that acts stands at the edge and may leave (V-23.27, V-23.28).
pub fn may_depart(board: &Board, objectives: &Objectives, frames: &Frames) -> bool {
    let Some(frame) = frames.top() else { return false };
    let there = board.field.leader(frame.unit).is_some_and(|of| is_there(board, objectives, frame.unit, &of.disc));
    there && may_leave(board, frame).is_ok()
}

/// V-23.14, V-23.28: all leave who have been set down in cohesion; who touches an enemy of a unit that is held, or found no place,
/// stays as a disordered group. What else the unit was ordered lapses.
pub fn depart(write: &mut Write) {
    let board = write.board();
    let Some(frame) = write.frames.top() else { return };
    let unit = frame.unit;
    let mut stay = board.field.left_behind(unit).unwrap_or_default();
    stay.extend(&frame.walk.without_place);
    let goes = |fighter: &&Fighter| fighter.fate == Fate::OnTable && !stay.contains(&fighter.id);
    let men: Vec<_> = board.members(unit).filter(goes).map(|fighter| fighter.id).collect();
    write.chronicle.note("V-23.14", || {
        Entry::new("vassaux-log-left", "V-23.14")
            .by(FLEEING)
            .with("unit", Word::On(Target::Piece(unit)))
            .with("men", Word::Number(men.len() as i32))
    });
    for man in men {
        write.take_off(man, Fate::Escaped);
    }
    write.leave_leaderless(unit);
}
fn leave(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    depart(&mut write);
    Flow::done()
}
fn stay(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Those who flee, wherever they are.
fn fleeing(board: &Board) -> impl Iterator<Item = &Fighter> {
    let flees =
        |fighter: &&Fighter| board.rules.roster.unit_of_fighter(fighter.id).is_some_and(|unit| unit.host == FLEEING);
    board.fighters.iter().filter(flees)
}

/// Whether the share of their points that has left is enough (V-23.15).
fn has_escaped(board: &Board) -> bool {
    let left = fleeing(board).filter(|fighter| fighter.fate == Fate::Escaped);
    let left: i32 = left.map(|fighter| board.rules.value(fighter.id)).sum();
    let (_, all) = eliminated(board, FLEEING);
    left * 100 >= all * board.rules.switches.escape_pct
}

/// V-23.15, V-23.23: at the end of a turn it is counted who has left.
pub fn count(write: &mut Write) {
    let board = write.board();
    if !edges(&board).is_empty() && has_escaped(&board) {
        write.outcome.end([FLEEING], "vassaux-end-escaped");
    }
}

/// V-23.12, V-23.23: when nobody of them is left on the table, and too few have left it, the hunters win at once.
pub fn judge(write: &mut Write) {
    let board = write.board();
    if !fleeing(&board).any(|fighter| fighter.fate == Fate::OnTable) && !has_escaped(&board) {
        write.outcome.end([HUNTERS], "vassaux-end-destroyed");
    }
}

/// Registers the steps, decisions and verbs of this scenario.
pub fn plugin(app: &mut App) {
    app.step(&EXIT_EDGE, exit_edge).decision(&DEPARTURE, departure).verb(&LEAVE, leave).verb(&STAY, stay);
}
