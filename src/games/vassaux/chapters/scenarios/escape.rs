//! The chase (V-23.13, V-23.14, V-23.15): the crusaders look for the way out, the Turks for them.
use super::evacuation::is_at;
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::data::scenarios::{Edge, VictoryData};
use crate::games::vassaux::state::fighters::Fate;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::prelude::{Ask, Entry, Flow, Prompt, Refusal, Roll, RuleApp, Seat, Step, Target, Verb, Word};
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

/// Whether the unit that acts stands at the edge with its leader.
fn is_there(board: &Board, read: &Read) -> bool {
    let edge = read.objectives.edge.and_then(|edge| edges(board).get(usize::from(edge)).copied());
    let leader = read.frames.top().filter(|frame| board.unit(frame.unit).host == FLEEING);
    let leader = leader.and_then(|frame| board.field.leader(frame.unit));
    edge.zip(leader).is_some_and(|(edge, leader)| is_at(board, &leader.disc, edge, None))
}

/// V-23.27: at the end of a march, tactical move or run, never of a charge or a reorganising.
fn departure(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(FLEEING, "vassaux-ask-departure");
    if !is_there(&board, &read) {
        return prompt;
    }
    let order = read.frames.top().and_then(|frame| frame.order());
    let moves = matches!(order, Some(OrderKind::March | OrderKind::TacticalMove | OrderKind::Run));
    prompt.offer(&LEAVE, [()], |()| if moves { Ok(()) } else { Err(BY_CHARGE) });
    if moves {
        prompt.offer(&STAY, [()], |()| Ok(()));
    }
    prompt
}

/// V-23.14, V-23.28: all who are in cohesion leave; who was left behind stays as a disordered group. What else the unit was ordered
/// lapses.
fn leave(In((_, ())): In<(Seat, ())>, mut write: Write) -> Flow {
    let board = write.board();
    let Some(unit) = write.frames.top().map(|frame| frame.unit) else { return Flow::done() };
    let men: Vec<_> = board.members(unit).filter(|fighter| fighter.fate == Fate::OnTable).map(|f| f.id).collect();
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
    Flow::done()
}
fn stay(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// V-23.15, V-23.23: the share that has left wins; when nobody is left and it has not, the hunters have won.
pub fn judge(write: &mut Write) {
    let board = write.board();
    let mut left = 0;
    let mut on_table = false;
    for fighter in &board.fighters {
        if board.rules.roster.unit_of_fighter(fighter.id).is_some_and(|unit| unit.host == FLEEING) {
            left += if fighter.fate == Fate::Escaped { board.rules.value(fighter.id) } else { 0 };
            on_table |= fighter.fate == Fate::OnTable;
        }
    }
    let (_, all) = eliminated(&board, FLEEING);
    if left * 100 >= all * board.rules.switches.escape_pct {
        write.outcome.end([FLEEING], "vassaux-end-escaped");
    } else if !on_table {
        write.outcome.end([HUNTERS], "vassaux-end-destroyed");
    }
}

/// Registers the steps, decisions and verbs of this scenario.
pub fn plugin(app: &mut App) {
    app.step(&EXIT_EDGE, exit_edge).decision(&DEPARTURE, departure).verb(&LEAVE, leave).verb(&STAY, stay);
}
