//! The fortified house (V-23.04, V-23.05, V-23.06): villagers flee by the road, the besiegers want most of the host.
use crate::games::vassaux::access::{Board, Read, Write};
use crate::games::vassaux::chapters::cohesion;
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::data::scenarios::{Demand, Edge, VictoryData};
use crate::games::vassaux::data::switches::{EscapeGoal, Neither};
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::ground::discs::Disc;
use crate::table::prelude::{
    Allowed, Ask, Entry, Flow, PieceId, Prompt, Refusal, RuleApp, Seat, Step, Target, Verb, Word,
};
use bevy::prelude::*;

/// Who leaves at the end of the turn (D19).
pub const EXITS: Step<()> = Step::new("vassaux.exits");
/// This villager leaves.
pub const EVACUATE: Verb<PieceId> = Verb::new("vassaux.evacuate");
/// Nobody else leaves in this turn.
pub const NO_MORE: Verb<()> = Verb::new("vassaux.no_more");

const NOT_ON_ROAD: Refusal = Refusal::new("villager_not_on_road", "V-23.04");
const TOO_MANY: Refusal = Refusal::new("exit_limit_reached", "V-23.04");

/// The besiegers, and those who flee.
const BESIEGERS: Seat = Seat(0);
const BESIEGED: Seat = Seat(1);

/// Whether a base touches a part of an edge with its centre between two points of it (V-1.08).
pub fn is_at(board: &Board, base: &Disc, edge: Edge, part: Option<(i32, i32)>) -> bool {
    let (away, along) = board.rules.map.from_edge(edge, base.centre);
    let touches = away <= base.radius + board.rules.measures.eps_contact;
    touches && part.is_none_or(|(from, to)| (from..=to).contains(&along))
}

/// The villagers of the scenario, as far as they are on the table.
fn villagers(board: &Board) -> Vec<PieceId> {
    let hosts = &board.rules.scenario().hosts;
    let wanted = hosts[usize::from(BESIEGED.0)].demands.iter().find_map(|demand| match demand {
        Demand::Villagers { prebuilt, .. } => Some(prebuilt),
        _ => None,
    });
    let is_one = |fighter: PieceId| {
        let build = &board.rules.figures_of(fighter).build;
        let name = build.prebuilt.map(|index| &board.rules.data.prebuilt[index].id);
        wanted.is_some() && name == wanted
    };
    let of_host =
        |fighter: PieceId| board.rules.roster.unit_of_fighter(fighter).is_some_and(|unit| unit.host == BESIEGED);
    let leads = |fighter: &PieceId| board.units.iter().any(|unit| unit.leader == Some(*fighter));
    let all = board.fighters.iter().map(|fighter| fighter.id).filter(|id| of_host(*id) && is_one(*id));
    // Who leads the others goes last, if nobody chooses (D19).
    let (leaders, others): (Vec<PieceId>, Vec<PieceId>) = all.partition(leads);
    others.into_iter().chain(leaders).collect()
}

/// Whether one of the [`villagers`] may leave: on the road, at the edge, and not more than so many in a turn (V-23.04).
fn may_leave(board: &Board, exits: u8, villagers: &[PieceId], fighter: PieceId) -> Allowed {
    let Goal::Exit { edge, from, to } = board.rules.map.goal else { return Err(NOT_ON_ROAD) };
    let Some(base) = board.field.base(fighter).filter(|_| villagers.contains(&fighter)) else {
        return Err(NOT_ON_ROAD);
    };
    match base {
        _ if !is_at(board, &base.disc, edge, Some((from, to))) => Err(NOT_ON_ROAD),
        _ if i32::from(exits) >= board.rules.switches.escapes_per_turn => Err(TOO_MANY),
        _ => Ok(()),
    }
}

/// How many must get away (V-23.25; R-90).
pub fn goal(board: &Board, limit: i32) -> i32 {
    let VictoryData::Evacuate { most, lost_turns, .. } = board.rules.scenario().victory else { return i32::MAX };
    match board.rules.switches.s1_goal {
        EscapeGoal::Fixed => most,
        EscapeGoal::Scaled => most.min(board.rules.switches.escapes_per_turn * (limit - lost_turns).max(0)),
    }
}

fn escaped(board: &Board) -> i32 {
    board.fighters.iter().filter(|fighter| fighter.fate == Fate::Escaped).count() as i32
}

fn exits(In(()): In<()>, ask: Ask, read: Read) -> Prompt {
    let board = read.board();
    let mut prompt = ask.prompt(BESIEGED, "vassaux-ask-exits");
    let villagers = villagers(&board);
    let may = |fighter: PieceId| may_leave(&board, read.objectives.exits, &villagers, fighter);
    prompt.offer(&EVACUATE, villagers.iter().copied(), may);
    if villagers.iter().any(|fighter| may(*fighter).is_ok()) {
        prompt.offer(&NO_MORE, [()], |()| Ok(()));
        prompt.closing = Some(NO_MORE.on(()));
    }
    prompt
}

/// Whether a unit is one of those who are to get away (V-23.04).
pub fn leaves(board: &Board, unit: PieceId) -> bool {
    villagers(board).iter().any(|fighter| board.fighter(*fighter).is_some_and(|fighter| fighter.under == unit))
}
/// Whether the automaton says who leaves: it leads those who flee (V-24.15).
pub fn are_automated(board: &Board) -> bool {
    let led = |fighter: &PieceId| board.fighter(*fighter).is_some_and(|fighter| board.is_automated(fighter.under));
    villagers(board).first().is_some_and(led)
}
/// Who leaves next, if nobody chooses: no vassal before the others (D19).
pub fn next_to_leave(board: &Board, exits: u8) -> Option<PieceId> {
    let villagers = villagers(board);
    villagers.iter().copied().find(|fighter| may_leave(board, exits, &villagers, *fighter).is_ok())
}

fn evacuate(In((_, fighter)): In<(Seat, PieceId)>, mut write: Write) -> Flow {
    leave(&mut write, fighter);
    Flow::again()
}

/// V-23.05: he is neither eliminated nor confused; if it was the vassal, the rest is disordered.
pub fn leave(write: &mut Write, fighter: PieceId) {
    let board = write.board();
    write.objectives.exits += 1;
    write.take_off(fighter, Fate::Escaped);
    write.chronicle.note("V-23.04", || {
        Entry::new("vassaux-log-escaped", "V-23.04").by(BESIEGED).with("fighter", Word::On(Target::Piece(fighter)))
    });
    if let Some(unit) = board.units.iter().find(|unit| unit.leader == Some(fighter)) {
        write.leave_leaderless(unit.id);
    }
    cohesion::test(write);
}
fn no_more(In((_, ())): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Whether the besiegers have eliminated enough of the other host's points (V-23.06; R-41).
fn is_broken(board: &Board) -> bool {
    let (gone, all) = eliminated(board, BESIEGED);
    gone * 100 >= all * board.rules.data.constants.destroy_percent
}

/// V-23.06: who reaches his goal first wins; asked after every activation and at the end of a turn.
pub fn judge(write: &mut Write) {
    let board = write.board();
    if is_broken(&board) {
        tell_survivors(write, &board);
        write.outcome.end([BESIEGERS], "vassaux-end-broken");
    } else if write.progress.limit > 0 && escaped(&board) >= goal(&board, write.progress.limit) {
        tell_survivors(write, &board);
        write.outcome.end([BESIEGED], "vassaux-end-evacuated");
    }
}

/// V-23.06: how many of the besieged have survived, as a score beside the victory.
fn tell_survivors(write: &mut Write, board: &Board) {
    let of_host = |fighter: PieceId| board.rules.roster.unit_of_fighter(fighter).is_some_and(|of| of.host == BESIEGED);
    let alive = board.fighters.iter().filter(|fighter| of_host(fighter.id) && !fighter.fate.is_eliminated()).count();
    write.chronicle.note("V-23.06", || {
        Entry::new("vassaux-log-survivors", "V-23.06").by(BESIEGED).with("men", Word::Number(alive as i32))
    });
}

/// V-23.06, R-22: at the limit neither has reached his goal: whose share of it is larger wins.
pub fn close(write: &mut Write) {
    let board = write.board();
    tell_survivors(write, &board);
    if board.rules.switches.neither == Neither::Draw {
        write.outcome.end([], "vassaux-end-neither");
        return;
    }
    let (gone, all) = eliminated(&board, BESIEGED);
    let (escaped, goal) = (i64::from(escaped(&board)), i64::from(goal(&board, write.progress.limit)));
    // escaped / goal against (gone / all) / percent.
    let percent = i64::from(board.rules.data.constants.destroy_percent);
    let (fled, broken) = (escaped * i64::from(all) * percent, i64::from(gone) * 100 * goal);
    let winners = match fled.cmp(&broken) {
        std::cmp::Ordering::Greater => vec![BESIEGED],
        std::cmp::Ordering::Less => vec![BESIEGERS],
        std::cmp::Ordering::Equal => vec![],
    };
    write.outcome.end(winners, "vassaux-end-neither");
}

/// Registers the decision and verbs of this scenario.
pub fn plugin(app: &mut App) {
    app.decision(&EXITS, exits).verb(&EVACUATE, evacuate).verb(&NO_MORE, no_more);
}
