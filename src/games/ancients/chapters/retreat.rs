//! Chapter 8, retreat, flight, destruction. Every retreat is made in steps of one hex, by mounted units too (N-8.19).
use super::attack::attackers_hexes;
use super::general::{GENERAL_ACTIVATED, LET_STAND, OUT_OF_STAND, may_stand};
use super::movement::{LEAVE, NO_EXIT};
use super::turn::concede;
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::map::RetreatClass;
use crate::games::ancients::state::{Fight, OrderUnderway};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::{SmallVec, smallvec};

/// The first step back (N-7.03).
pub const FIRST_STEP: Step<PieceId> = Step::new("ancients.first_step");
/// Its owner chooses the hex (N-8.05).
pub const FIRST_HEX: Step<PieceId> = Step::new("ancients.retreat_hex");
/// The second step back (N-7.04).
pub const SECOND_STEP: Step<PieceId> = Step::new("ancients.second_step");
/// Its owner proposes a hex (N-8.09).
pub const SECOND_HEX: Step<PieceId> = Step::new("ancients.second_hex");
/// The adversary allows or denies it (N-8.09).
pub const SECOND_PERMIT: Step<PieceId> = Step::new("ancients.second_permit");
/// Without a legal second hex its owner chooses between staying and flight (N-8.11).
pub const CORNERED: Step<PieceId> = Step::new("ancients.cornered_second");

/// Steps back to a hex.
pub const RETREAT: Verb<Place> = Verb::new("ancients.retreat");
/// Proposes the hex of the second step (N-8.09).
pub const PROPOSE: Verb<Place> = Verb::new("ancients.propose");
/// Allows the proposed hex (N-8.09).
pub const ALLOW: Verb<()> = Verb::new("ancients.allow");
/// Denies the proposed hex (N-8.10).
pub const DENY: Verb<()> = Verb::new("ancients.deny");
/// A unit that may leave stays where it is, or a winner does not advance.
pub const STAY: Verb<()> = Verb::new("ancients.stay");
/// Leaves play to a refuge (N-8.11).
pub const ESCAPE: Verb<Place> = Verb::new("ancients.escape");

pub const NOT_ADJACENT: Refusal = Refusal::new("not_adjacent", "N-8.01");
pub const RETREAT_HEX_OCCUPIED: Refusal = Refusal::new("retreat_hex_occupied", "N-8.01");
pub const RETREAT_IN_ZOC: Refusal = Refusal::new("retreat_in_enemy_zoc", "N-8.01");
pub const RETREAT_NOT_AWAY: Refusal = Refusal::new("retreat_not_away", "N-8.01");
pub const RETREAT_INTO_BASE: Refusal = Refusal::new("retreat_into_enemy_base", "N-8.15");
pub const RETREAT_CLASS: Refusal = Refusal::new("retreat_class_mismatch", "N-8.02");
pub const RETREAT_MANDATORY: Refusal = Refusal::new("retreat_mandatory", "N-7.03");
pub const SECOND_MANDATORY: Refusal = Refusal::new("retreat_mandatory", "N-8.24");
pub const SECOND_PROPOSAL: Refusal = Refusal::new("second_proposal_forbidden", "N-8.10");
pub const FLIGHT_NOT_ALLOWED: Refusal = Refusal::new("flight_not_allowed", "N-8.07");

/// Whether a unit may step back to a hex: adjacent, free, outside every enemy zone of control, farther from each enemy that
/// provokes the retreat than the hex it leaves (N-8.01), and of the same class (N-8.02), so never into a camp (N-8.15). From a marker a
/// unit retreats to the same terrain or to plain (N-17.03), from plain never to a marker (N-17.04); from active stakes to such stakes,
/// whosever they are (N-17.29), or to plain (N-17.31). What is closed to it is no hex for it.
///
/// It is measured afresh from where the unit stands: the same for the first step and the second (N-8.23). The hex need not
/// lead toward the unit's own edge (N-8.04); slide and slip are not checked (N-4.21). A mounted unit that came over maquis
/// stands on plain when it retreats, so it goes to plain like any other (N-8.18).
pub fn may_retreat(board: &Board, id: PieceId, to: Place, provoking: &[Place]) -> Allowed {
    let unit = board.unit(id);
    let map = board.map;
    if !map.hexes.adjacent(unit.at, to) {
        return Err(NOT_ADJACENT);
    }
    if !board.is_free(to) {
        return Err(RETREAT_HEX_OCCUPIED);
    }
    if board.in_contact(to, unit.side) {
        return Err(RETREAT_IN_ZOC);
    }
    if provoking.iter().any(|p| map.hexes.distance(*p, to) <= map.hexes.distance(*p, unit.at)) {
        return Err(RETREAT_NOT_AWAY);
    }
    let (from, class) = (board.class(unit.at), board.class(to));
    if !from.leads_to(class) {
        let rule = match (from, class) {
            (RetreatClass::Plain, RetreatClass::Ground(_) | RetreatClass::Stakes) => "N-17.04",
            (RetreatClass::Ground(_) | RetreatClass::Stakes, _) => "N-17.03",
            _ => RETREAT_CLASS.rule,
        };
        let enemy_base = class == RetreatClass::Base(enemy(unit.side));
        return Err(if enemy_base { RETREAT_INTO_BASE } else { Refusal { rule, ..RETREAT_CLASS } });
    }
    board.open_to(unit.kind as usize, to)
}

/// The hexes to which a unit may step back.
pub fn hexes<'f>(board: &'f Board, id: PieceId, provoking: &'f [Place]) -> impl Iterator<Item = Place> + 'f {
    let near = board.map.hexes.neighbours(board.unit(id).at).iter().copied();
    near.filter(move |to| may_retreat(board, id, *to, provoking).is_ok())
}

/// Whether a unit may take refuge on a hex, out of play: an adjacent free hex of maquis or of its own camp, outside every
/// enemy zone of control (N-8.07), from where it stands outside the camps (N-8.21). The refuge need not lie farther from the
/// enemy; it must be open to the unit (N-8.26).
pub fn may_escape(board: &Board, id: PieceId, to: Place) -> Allowed {
    let unit = board.unit(id);
    let map = board.map;
    if !map.hexes.adjacent(unit.at, to) {
        return Err(NOT_ADJACENT);
    }
    if !board.is_free(to) {
        return Err(RETREAT_HEX_OCCUPIED);
    }
    if map.base(unit.at).is_some() {
        return Err(Refusal::new("flight_not_allowed", "N-8.21"));
    }
    if board.rules.switches.refuge_outside_zoc && board.in_contact(to, unit.side) {
        return Err(Refusal::new("retreat_in_enemy_zoc", "N-8.07"));
    }
    let class = board.class(to);
    if class != RetreatClass::Refuge && class != RetreatClass::Base(unit.side) {
        return Err(FLIGHT_NOT_ALLOWED);
    }
    board.open_to(unit.kind as usize, to)
}

/// The refuges beside a unit (N-8.07).
pub fn refuges<'f>(board: &'f Board, id: PieceId) -> impl Iterator<Item = Place> + 'f {
    let here = board.unit(id).at;
    let near = board.map.hexes.neighbours(here).iter().copied();
    // The side of the board, for which the unit's own hex stands, lies outside every zone of control (N-17.22).
    near.filter(move |to| may_escape(board, id, *to).is_ok()).chain(board.has_exit(here).then_some(here))
}

/// The hexes of the enemies that have provoked the retreat of a loser: all attackers, or the defender that won (N-8.03).
pub fn provoking(board: &Board, fight: &Fight, loser: PieceId) -> SmallVec<[Place; 2]> {
    if fight.attacks(loser) { smallvec![board.unit(fight.target).at] } else { attackers_hexes(board, fight) }
}

/// What becomes of a unit that must make its first step back after a fight; the same for attackers and defenders (N-7.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstStep {
    Retreats,
    /// Out of play by flight (N-8.06).
    Flees,
    /// By this rule: without a refuge (N-8.06), or by the fall from the rampart (N-8.14).
    Destroyed(&'static str),
}

/// A unit with a legal hex retreats. Without one it is destroyed if it stands in a camp (N-8.14), where it has no refuge
/// (N-8.21); elsewhere it flees if it can, without a choice (N-8.22), and is destroyed if it cannot (N-8.06). The support of a
/// double attack is treated alike, though its result is limited (N-7.19).
pub fn first_step_of(board: &Board, id: PieceId, provoking: &[Place]) -> FirstStep {
    if hexes(board, id, provoking).next().is_some() {
        FirstStep::Retreats
    } else if board.map.base(board.unit(id).at).is_some() {
        FirstStep::Destroyed("N-8.14")
    } else if refuges(board, id).next().is_some() {
        FirstStep::Flees
    } else {
        FirstStep::Destroyed("N-8.06")
    }
}

/// The first step of a loser. A retreat sets a hidden-flame marker (N-8.20); a unit that makes none gets no marker (N-8.27).
pub(in crate::games::ancients) fn first_step(In(id): In<PieceId>, mut battle: Write) -> Flow {
    let fight = battle.underway.fight.clone().expect("a fight is under way");
    let fate = {
        let board = battle.board();
        first_step_of(&board, id, &provoking(&board, &fight, id))
    };
    match fate {
        FirstStep::Retreats => {
            battle.forbid_burning(id);
            battle.underway.subject = Some(id);
            return Flow::then([FIRST_HEX.on(id)]);
        }
        FirstStep::Flees => battle.flees(id, "N-8.06"),
        FirstStep::Destroyed(rule) => battle.destroyed(id, rule),
    }
    Flow::done()
}

/// Asks the owner of a unit that must step back for the hex (N-8.05). `verb` is how the hex is chosen: taken, or proposed.
pub(in crate::games::ancients) fn ask_for_hex(
    ask: &Ask,
    text: &'static str,
    board: &Board,
    id: PieceId,
    provoking: &[Place],
    verb: &Verb<Place>,
) -> Prompt {
    let unit = board.unit(id);
    let mut prompt = ask.prompt(unit.side, text).with("unit", piece(id));
    let near = board.map.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(verb, near, |to| may_retreat(board, id, to, provoking));
    prompt
}

/// The two steps that a lost combat may bring.
#[derive(Clone, Copy)]
enum LoserStep {
    First,
    Second,
}

/// Asks for the hex of a loser's step. As long as there is one, its owner may neither decline the step nor flee instead: the
/// first by N-7.03, the second by N-8.24.
fn ask_for_step(step: LoserStep, id: PieceId, battle: &Read, underway: &OrderUnderway, ask: &Ask) -> Prompt {
    let (text, verb, mandatory) = match step {
        LoserStep::First => ("ancients-ask-retreat", RETREAT, RETREAT_MANDATORY),
        LoserStep::Second => ("ancients-ask-second-hex", PROPOSE, SECOND_MANDATORY),
    };
    let board = battle.board();
    let provoking = provoking(&board, underway.fight.as_ref().expect("a fight is under way"), id);
    let mut prompt = ask_for_hex(ask, text, &board, id, &provoking, &verb);
    prompt.closed(&STAY, mandatory);
    prompt.closed(&ESCAPE, mandatory);
    if let Some(general) = board.general(board.unit(id).side) {
        let fight = underway.fight.as_ref().expect("a fight is under way");
        let why = match may_stand(&board, fight, &battle.modules.command, id) {
            // He could have let it stand, and its owner would not have it.
            Ok(()) => Refusal::new("wrong_phase", "N-12.11"),
            Err(reason) if reason.reason == OUT_OF_STAND.reason => OUT_OF_STAND,
            Err(_) if board.unit(general).spent => GENERAL_ACTIVATED,
            Err(reason) => reason,
        };
        prompt.closed(&LET_STAND, why);
    }
    concede(&mut prompt);
    prompt
}

/// The owner takes the hex of the first step.
pub(in crate::games::ancients) fn choose_first_hex(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    ask_for_step(LoserStep::First, id, &battle, &underway, &ask)
}

/// The owner proposes the hex of the second step (N-8.09).
pub(in crate::games::ancients) fn choose_second_hex(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    ask_for_step(LoserStep::Second, id, &battle, &underway, &ask)
}

/// A unit steps back: hit by a shot (N-5.16), refusing a combat (N-6.13), or as the loser of one (N-7.03).
pub(in crate::games::ancients) fn retreat(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    let rule = match &battle.underway.fight {
        None => "N-5.16",
        Some(fight) if fight.winner.is_none() => "N-6.13",
        Some(_) => "N-7.03",
    };
    step_back(&mut battle, side, id, to, rule);
    Flow::done()
}

fn step_back(battle: &mut Write, side: Seat, id: PieceId, to: Place, rule: &'static str) {
    battle.place(id, to);
    battle
        .chronicle
        .note(rule, || Entry::new("ancients-log-retreat", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
}

/// The second step is compulsory if there is a legal hex (N-8.08). Without one the unit ignores it: in a camp (N-8.13), and
/// outside if it has no refuge, be it cornered against the enemy camp (N-8.12) or elsewhere. With a refuge its owner chooses
/// between staying and flight (N-8.11), even beside the enemy camp (N-8.25).
pub(in crate::games::ancients) fn second_step(In(id): In<PieceId>, mut battle: Write) -> Flow {
    if !battle.is_on_board(id) {
        return Flow::done();
    }
    let here = battle.place_of(id);
    let side = battle.side_of(id);
    let fight = battle.underway.fight.as_mut().expect("a fight is under way");
    fight.first_step = Some(here);
    fight.proposed = None;
    let fight = fight.clone();
    battle.underway.subject = Some(id);
    let board = battle.board();
    if hexes(&board, id, &provoking(&board, &fight, id)).next().is_some() {
        return Flow::then([SECOND_HEX.on(id)]);
    }
    if refuges(&board, id).next().is_some() {
        return Flow::then([CORNERED.on(id)]);
    }
    let beside_enemy_base = || board.map.hexes.neighbours(here).iter().any(|p| board.map.base(*p) == Some(enemy(side)));
    let rule = match board.map.base(here) {
        Some(_) => "N-8.13",
        None if beside_enemy_base() => "N-8.12",
        None => "N-8.11",
    };
    battle.chronicle.note(rule, || Entry::new("ancients-log-stays", rule).by(side).with("unit", piece(id)));
    Flow::done()
}

/// The adversary is asked about the proposed hex (N-8.09).
pub(in crate::games::ancients) fn propose(In((side, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    battle.underway.fight.as_mut().expect("a fight is under way").proposed = Some(to);
    battle.chronicle.note("N-8.09", || {
        Entry::new("ancients-log-proposes", "N-8.09").by(side).with("unit", piece(id)).with("hex", hex(to))
    });
    Flow::then([SECOND_PERMIT.on(id)])
}

/// The adversary allows or denies the proposed hex; there is no second proposal (N-8.10).
pub(in crate::games::ancients) fn permit(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let proposed = underway.fight.as_ref().and_then(|f| f.proposed).expect("a hex is proposed");
    let mut prompt = ask
        .prompt(enemy(board.unit(id).side), "ancients-ask-permit")
        .with("unit", piece(id))
        .with("hex", hex(proposed));
    prompt.offer(&ALLOW, [()], |()| Ok(()));
    prompt.offer(&DENY, [()], |()| Ok(()));
    prompt.closed_to(board.unit(id).side, &PROPOSE, SECOND_PROPOSAL);
    concede(&mut prompt);
    prompt
}

/// The unit makes its second step (N-8.08).
pub(in crate::games::ancients) fn allow(In(_): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    let to = battle.underway.fight.as_ref().and_then(|f| f.proposed).expect("a hex is proposed");
    let side = battle.side_of(id);
    step_back(&mut battle, side, id, to, "N-8.08");
    Flow::done()
}

/// The unit stays where its first step ended (N-8.10).
pub(in crate::games::ancients) fn deny(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    battle.underway.fight.as_mut().expect("a fight is under way").denied = true;
    battle.chronicle.note("N-8.10", || Entry::new("ancients-log-denied", "N-8.10").by(side).with("unit", piece(id)));
    Flow::done()
}

/// Asks the owner of a unit without a legal retreat hex whether it stays or flees to a refuge.
pub(in crate::games::ancients) fn ask_cornered(ask: &Ask, board: &Board, id: PieceId) -> Prompt {
    let unit = board.unit(id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-cornered").with("unit", piece(id)).with("hex", hex(unit.at));
    prompt.offer(&STAY, [()], |()| Ok(()));
    let near = board.map.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&ESCAPE, near, |to| may_escape(board, id, to));
    if board.open_maquis {
        let leaves = |()| if board.has_exit(unit.at) { Ok(()) } else { Err(NO_EXIT) };
        prompt.offer(&LEAVE, board.has_exit(unit.at).then_some(()), leaves);
    }
    prompt
}

/// Cornered at the second step: stay or flee (N-8.11).
pub(in crate::games::ancients) fn choose_when_cornered(In(id): In<PieceId>, battle: Read, ask: Ask) -> Prompt {
    let mut prompt = ask_cornered(&ask, &battle.board(), id);
    concede(&mut prompt);
    prompt
}

/// The unit flees to a refuge, at its second step (N-8.11) or hit by a shot (N-5.17).
pub(in crate::games::ancients) fn escape(In((_, to)): In<(Seat, Place)>, mut battle: Write) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    let rule = if battle.underway.fight.is_some() { "N-8.11" } else { "N-5.17" };
    battle.place(id, to);
    battle.flees(id, rule);
    Flow::done()
}

/// A unit that may leave stays (N-8.11, N-5.17), or a unit that may advance does not (N-6.16, N-9.01, N-9.06).
pub(in crate::games::ancients) fn stay(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let fight = battle.underway.fight.as_ref();
    let cornered = battle.underway.subject.filter(|id| battle.side_of(*id) == side);
    let rule = match (cornered, fight) {
        (Some(_), Some(_)) => "N-8.11",
        (Some(_), None) => "N-5.17",
        (None, Some(fight)) if fight.advanced.is_some() => "N-9.06",
        (None, Some(fight)) if fight.winner.is_none() => "N-6.16",
        (None, _) => "N-9.01",
    };
    battle.chronicle.note(rule, || match cornered {
        Some(id) => Entry::new("ancients-log-stays", rule).by(side).with("unit", piece(id)),
        None => Entry::new("ancients-log-stay-put", rule).by(side),
    });
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&FIRST_STEP, first_step)
        .decision(&FIRST_HEX, choose_first_hex)
        .verb(&RETREAT, retreat)
        .step(&SECOND_STEP, second_step)
        .decision(&SECOND_HEX, choose_second_hex)
        .verb(&PROPOSE, propose)
        .decision(&SECOND_PERMIT, permit)
        .verb(&ALLOW, allow)
        .verb(&DENY, deny)
        .decision(&CORNERED, choose_when_cornered)
        .verb(&STAY, stay)
        .verb(&ESCAPE, escape);
}
