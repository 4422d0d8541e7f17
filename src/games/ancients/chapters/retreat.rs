//! Chapter 8, retreat, flight, destruction.
use super::attack::attackers_hexes;
use super::turn::concede;
use crate::games::ancients::access::{Battle, hex, piece};
use crate::games::ancients::board::{Field, Watch, enemy};
use crate::games::ancients::map::Class;
use crate::games::ancients::state::{Fight, Underway};
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
pub const ALLOW: Verb<()> = Verb::new("ancients.allow");
pub const DENY: Verb<()> = Verb::new("ancients.deny");
/// Stays where it is; also: does not follow.
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

/// Whether a unit may step back to a hex, away from the enemies that provoke it (N-8.01, N-8.02, N-8.15, N-8.23).
pub fn may_retreat(field: &Field, id: PieceId, to: Place, provoking: &[Place]) -> Allowed {
    let unit = field.unit(id);
    let board = field.board;
    if !board.hexes.adjacent(unit.at, to) {
        return Err(NOT_ADJACENT);
    }
    if !field.is_free(to) {
        return Err(RETREAT_HEX_OCCUPIED);
    }
    if field.in_contact(to, unit.side) {
        return Err(RETREAT_IN_ZOC);
    }
    if provoking.iter().any(|p| board.hexes.distance(*p, to) <= board.hexes.distance(*p, unit.at)) {
        return Err(RETREAT_NOT_AWAY);
    }
    if board.class(to) != board.class(unit.at) {
        let enemy_base = board.class(to) == Class::Base(enemy(unit.side));
        return Err(if enemy_base { RETREAT_INTO_BASE } else { RETREAT_CLASS });
    }
    Ok(())
}

/// The hexes to which a unit may step back.
pub fn hexes<'f>(field: &'f Field, id: PieceId, provoking: &'f [Place]) -> impl Iterator<Item = Place> + 'f {
    let near = field.board.hexes.neighbours(field.unit(id).at).iter().copied();
    near.filter(move |to| may_retreat(field, id, *to, provoking).is_ok())
}

/// Whether a unit may take refuge on a hex, out of play (N-8.07, N-8.21, N-8.26).
pub fn may_escape(field: &Field, id: PieceId, to: Place) -> Allowed {
    let unit = field.unit(id);
    let board = field.board;
    if !board.hexes.adjacent(unit.at, to) {
        return Err(NOT_ADJACENT);
    }
    if !field.is_free(to) {
        return Err(RETREAT_HEX_OCCUPIED);
    }
    if board.base(unit.at).is_some() {
        return Err(Refusal::new("flight_not_allowed", "N-8.21"));
    }
    if field.rules.switches.refuge_outside_zoc && field.in_contact(to, unit.side) {
        return Err(Refusal::new("retreat_in_enemy_zoc", "N-8.07"));
    }
    if !matches!(board.class(to), Class::Refuge) && board.class(to) != Class::Base(unit.side) {
        return Err(FLIGHT_NOT_ALLOWED);
    }
    Ok(())
}

/// The refuges beside a unit (N-8.07).
pub fn refuges<'f>(field: &'f Field, id: PieceId) -> impl Iterator<Item = Place> + 'f {
    let near = field.board.hexes.neighbours(field.unit(id).at).iter().copied();
    near.filter(move |to| may_escape(field, id, *to).is_ok())
}

/// The hexes of the enemies that have provoked a loser's retreat: all attackers, or the defender (N-8.03).
pub fn provoking(field: &Field, fight: &Fight, loser: PieceId) -> SmallVec<[Place; 2]> {
    if fight.attacks(loser) { smallvec![field.unit(fight.target).at] } else { attackers_hexes(field, fight) }
}

/// What becomes of a unit that must make its first step back after a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstStep {
    Retreats,
    /// Out of play by flight (N-8.06).
    Flees,
    /// N-8.06, or the fall from the rampart (N-8.14).
    Destroyed(&'static str),
}

/// N-8.06, N-8.14, N-8.21, N-8.22.
pub fn first_step_of(field: &Field, id: PieceId, provoking: &[Place]) -> FirstStep {
    if hexes(field, id, provoking).next().is_some() {
        FirstStep::Retreats
    } else if field.board.base(field.unit(id).at).is_some() {
        FirstStep::Destroyed("N-8.14")
    } else if refuges(field, id).next().is_some() {
        FirstStep::Flees
    } else {
        FirstStep::Destroyed("N-8.06")
    }
}

pub(in crate::games::ancients) fn first_step(In(id): In<PieceId>, mut battle: Battle) -> Flow {
    let fight = battle.underway.fight.clone().expect("a fight is under way");
    let fate = {
        let field = battle.field();
        first_step_of(&field, id, &provoking(&field, &fight, id))
    };
    match fate {
        FirstStep::Retreats => {
            // N-8.20
            battle.forbid_burning(id);
            battle.underway.subject = Some(id);
            return Flow::then([FIRST_HEX.on(id)]);
        }
        FirstStep::Flees => battle.flees(id, "N-8.06"),
        FirstStep::Destroyed(rule) => battle.destroyed(id, rule),
    }
    Flow::done()
}

pub(in crate::games::ancients) fn choose_first_hex(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let unit = field.unit(id);
    let provoking = provoking(&field, underway.fight.as_ref().expect("a fight is under way"), id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-retreat").with("unit", piece(id));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&RETREAT, near, |to| may_retreat(&field, id, to, &provoking));
    prompt.closed(&STAY, RETREAT_MANDATORY);
    prompt.closed(&ESCAPE, RETREAT_MANDATORY);
    concede(&mut prompt);
    prompt
}

/// A unit steps back, out of every enemy's contact (invariant 10).
pub(in crate::games::ancients) fn retreat(In((side, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    let rule = match &battle.underway.fight {
        None => "N-5.16",
        Some(fight) if fight.attackers_won.is_none() => "N-6.13",
        Some(_) => "N-7.03",
    };
    step_back(&mut battle, side, id, to, rule);
    Flow::done()
}

fn step_back(battle: &mut Battle, side: Seat, id: PieceId, to: Place, rule: &'static str) {
    battle.place(id, to);
    battle
        .chronicle
        .note(rule, || Entry::new("ancients-log-retreat", rule).by(side).with("unit", piece(id)).with("hex", hex(to)));
}

/// The second step is mandatory while there is a hex; else the unit stays, or its owner chooses flight (N-8.08 to N-8.13).
pub(in crate::games::ancients) fn second_step(In(id): In<PieceId>, mut battle: Battle) -> Flow {
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
    let field = battle.field();
    if hexes(&field, id, &provoking(&field, &fight, id)).next().is_some() {
        return Flow::then([SECOND_HEX.on(id)]);
    }
    if refuges(&field, id).next().is_some() {
        return Flow::then([CORNERED.on(id)]);
    }
    let beside_enemy_base =
        || field.board.hexes.neighbours(here).iter().any(|p| field.board.base(*p) == Some(enemy(side)));
    let rule = match field.board.base(here) {
        Some(_) => "N-8.13",
        None if beside_enemy_base() => "N-8.12",
        None => "N-8.11",
    };
    battle.chronicle.note(rule, || Entry::new("ancients-log-stays", rule).by(side).with("unit", piece(id)));
    Flow::done()
}

pub(in crate::games::ancients) fn choose_second_hex(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let unit = field.unit(id);
    let provoking = provoking(&field, underway.fight.as_ref().expect("a fight is under way"), id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-second-hex").with("unit", piece(id));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&PROPOSE, near, |to| may_retreat(&field, id, to, &provoking));
    prompt.closed(&STAY, SECOND_MANDATORY);
    prompt.closed(&ESCAPE, SECOND_MANDATORY);
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn propose(In((side, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    battle.underway.fight.as_mut().expect("a fight is under way").proposed = Some(to);
    battle.chronicle.note("N-8.09", || {
        Entry::new("ancients-log-proposes", "N-8.09").by(side).with("unit", piece(id)).with("hex", hex(to))
    });
    Flow::then([SECOND_PERMIT.on(id)])
}

pub(in crate::games::ancients) fn permit(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let proposed = underway.fight.as_ref().and_then(|f| f.proposed).expect("a hex is proposed");
    let mut prompt = ask
        .prompt(enemy(field.unit(id).side), "ancients-ask-permit")
        .with("unit", piece(id))
        .with("hex", hex(proposed));
    prompt.offer(&ALLOW, [()], |()| Ok(()));
    prompt.offer(&DENY, [()], |()| Ok(()));
    prompt.closed_to(field.unit(id).side, &PROPOSE, SECOND_PROPOSAL);
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn allow(In(_): In<(Seat, ())>, mut battle: Battle) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    let to = battle.underway.fight.as_ref().and_then(|f| f.proposed).expect("a hex is proposed");
    let side = battle.side_of(id);
    step_back(&mut battle, side, id, to, "N-8.08");
    Flow::done()
}

pub(in crate::games::ancients) fn deny(In((side, ())): In<(Seat, ())>, mut battle: Battle) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    battle.underway.fight.as_mut().expect("a fight is under way").denied = true;
    battle.chronicle.note("N-8.10", || Entry::new("ancients-log-denied", "N-8.10").by(side).with("unit", piece(id)));
    Flow::done()
}

pub(in crate::games::ancients) fn choose_when_cornered(In(id): In<PieceId>, watch: Watch, ask: Ask) -> Prompt {
    let field = watch.field();
    let unit = field.unit(id);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-cornered").with("unit", piece(id)).with("hex", hex(unit.at));
    prompt.offer(&STAY, [()], |()| Ok(()));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&ESCAPE, near, |to| may_escape(&field, id, to));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn escape(In((_, to)): In<(Seat, Place)>, mut battle: Battle) -> Flow {
    let id = battle.underway.subject.expect("the prompt is about a unit");
    let rule = if battle.underway.fight.is_some() { "N-8.11" } else { "N-5.17" };
    battle.place(id, to);
    battle.flees(id, rule);
    Flow::done()
}

/// A unit that may leave stays, or a winner does not follow.
pub(in crate::games::ancients) fn stay(In((side, ())): In<(Seat, ())>, mut battle: Battle) -> Flow {
    let fight = battle.underway.fight.as_ref();
    let cornered = battle.underway.subject.filter(|id| battle.side_of(*id) == side);
    let rule = match (cornered, fight) {
        (Some(_), Some(_)) => "N-8.11",
        (Some(_), None) => "N-5.17",
        (None, Some(fight)) if fight.advanced.is_some() => "N-9.06",
        (None, Some(fight)) if fight.attackers_won.is_none() => "N-6.16",
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
