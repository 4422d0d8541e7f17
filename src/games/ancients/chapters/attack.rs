//! Chapter 6, attack, group, refusal: single and double attacks, and what their target answers.
use super::combat::FIGHT;
use super::movement::{Motion, STEP};
use super::pursuit::{ADVANCE, may_advance_to};
use super::retreat;
use super::retreat::{RETREAT, STAY, may_retreat};
use super::turn::{ALREADY_ACTIVATED, NOT_YOUR_UNIT, OFF_BOARD, concede};
use crate::games::ancients::access::{Battle, piece};
use crate::games::ancients::board::owner_of;
use crate::games::ancients::board::{Field, Watch, enemy};
use crate::games::ancients::data::files::{Isolation, Loss};
use crate::games::ancients::state::{Attack, Fight, Underway};
use crate::table::prelude::*;
use bevy::prelude::*;
use smallvec::SmallVec;

/// Attacks an enemy in contact (N-6.01).
pub const ATTACK: Verb<PieceId> = Verb::new("ancients.attack");
/// Declares a double attack on an isolated enemy, with the unit under way as its lead (N-6.03).
pub const DOUBLE: Verb<PieceId> = Verb::new("ancients.double");
/// Chooses the support of a double attack.
pub const JOIN: Verb<PieceId> = Verb::new("ancients.join");
/// The support stays where it is: it touches the target already (N-6.05).
pub const STAND: Verb<()> = Verb::new("ancients.stand");
/// Which unit supports.
pub const SUPPORT: Step<PieceId> = Step::new("ancients.support");
/// The support moves up to the target.
pub const APPROACH: Step<PieceId> = Step::new("ancients.approach");
/// The double attack that was declared is made.
pub const ASSAIL: Step<PieceId> = Step::new("ancients.assail");
/// The target's owner answers (N-6.08).
pub const REACT: Step<PieceId> = Step::new("ancients.react");
pub const ACCEPT: Verb<()> = Verb::new("ancients.accept");
pub const REFUSE: Verb<()> = Verb::new("ancients.refuse");
/// Where the refusing unit steps back to (N-6.13).
pub const REFUSAL_HEX: Step<PieceId> = Step::new("ancients.refusal_hex");
/// What the attacker does about it (N-6.16, N-6.17).
pub const AFTER_REFUSAL: Step<PieceId> = Step::new("ancients.after_refusal");
/// Attacks another enemy in contact instead (N-6.17).
pub const CHALLENGE: Verb<PieceId> = Verb::new("ancients.challenge");

pub const TARGET_IS_FRIEND: Refusal = Refusal::new("target_is_friend", "N-6.01");
pub const NOT_IN_CONTACT: Refusal = Refusal::new("target_not_in_contact", "N-6.01");
pub const NOT_ISOLATED: Refusal = Refusal::new("target_not_isolated", "N-6.03");
pub const DOUBLE_NEEDS_TWO: Refusal = Refusal::new("double_needs_two_units", "N-6.03");
pub const SUPPORT_NOT_IN_CONTACT: Refusal = Refusal::new("support_not_in_contact", "N-6.05");
pub const NO_RETREAT_HEX: Refusal = Refusal::new("no_retreat_hex", "N-6.09");
pub const NO_SECOND_CHALLENGE: Refusal = Refusal::new("second_challenge_not_allowed", "N-6.17");

/// Whether `attacker` may attack `target` from where it stands (N-6.01).
pub fn may_attack(field: &Field, attacker: PieceId, target: PieceId) -> Allowed {
    let (unit, aim) = (field.unit(attacker), field.unit(target));
    if !aim.on_board {
        return Err(OFF_BOARD);
    }
    if !field.board.hexes.adjacent(unit.at, aim.at) {
        return Err(NOT_IN_CONTACT);
    }
    if aim.side == unit.side {
        return Err(TARGET_IS_FRIEND);
    }
    Ok(())
}

/// The unit under way attacks, after its move or on the spot (N-4.16, N-4.17).
pub fn attack_order(field: &Field, motion: &Motion, target: PieceId) -> Allowed {
    may_attack(field, motion.unit, target)
}

/// Whether no friend protects the target against attackers on these hexes (N-6.02).
pub fn is_isolated(field: &Field, target: PieceId, attackers: &[Place]) -> bool {
    let aim = field.unit(target);
    let board = &field.board.hexes;
    match field.rules.switches.isolation {
        Isolation::AnyAdjacent => field.beside(aim.at, aim.side).next().is_none(),
        Isolation::Flanks => {
            !field.beside(aim.at, aim.side).any(|f| attackers.iter().any(|a| board.adjacent(field.unit(f).at, *a)))
        }
    }
}

/// Whether the unit under way may lead a double attack on the target (N-6.03 to N-6.05).
pub fn double_order(field: &Field, motion: &Motion, target: PieceId) -> Allowed {
    may_attack(field, motion.unit, target)?;
    let lead = field.unit(motion.unit);
    if !is_isolated(field, target, &[lead.at]) {
        return Err(NOT_ISOLATED);
    }
    if !field.available(lead.side).any(|u| u != motion.unit) {
        return Err(DOUBLE_NEEDS_TWO);
    }
    if !field.available(lead.side).any(|u| may_join(field, motion.unit, u, target).is_ok()) {
        return Err(SUPPORT_NOT_IN_CONTACT);
    }
    Ok(())
}

/// Whether a hex serves the support of a double attack by `lead` (N-6.02 with the setting `Flanks`).
fn serves(field: &Field, lead: PieceId, target: PieceId, place: Place) -> bool {
    is_isolated(field, target, &[field.unit(lead).at, place])
}

/// Whether a unit may support a double attack by `lead` on `target` (N-6.03, N-6.05).
pub fn may_join(field: &Field, lead: PieceId, support: PieceId, target: PieceId) -> Allowed {
    let unit = field.unit(support);
    if owner_of(support) != field.unit(lead).side {
        return Err(NOT_YOUR_UNIT);
    }
    if support == lead {
        return Err(DOUBLE_NEEDS_TWO);
    }
    if unit.on_board && unit.spent {
        return Err(ALREADY_ACTIVATED);
    }
    if !unit.on_board {
        return Err(OFF_BOARD);
    }
    let aim = field.unit(target).at;
    if field.board.hexes.adjacent(unit.at, aim) && serves(field, lead, target, unit.at) {
        return Ok(());
    }
    // Nothing farther away than its move can arrive.
    let moves = field.rules.pool[unit.kind as usize].moves;
    let near = field.board.hexes.distance(unit.at, aim) <= moves + 1;
    let motion = Motion::start(field, support);
    let arrives = |place: Place| serves(field, lead, target, place);
    let neighbours = field.board.hexes.neighbours(unit.at);
    if near && neighbours.iter().any(|p| motion.approach(field, *p, target, arrives).is_ok()) {
        return Ok(());
    }
    Err(SUPPORT_NOT_IN_CONTACT)
}

pub(in crate::games::ancients) fn attack(In((_, target)): In<(Seat, PieceId)>, mut battle: Battle) -> Flow {
    let lead = battle.underway.unit.expect("a unit under way");
    challenge_with(&mut battle, Attack::Ordered, lead, None, target)
}

/// Puts the question to the target's owner, and what follows on the agenda.
pub(in crate::games::ancients) fn challenge_with(
    battle: &mut Battle,
    attack: Attack,
    lead: PieceId,
    support: Option<PieceId>,
    target: PieceId,
) -> Flow {
    let from = [lead, support.unwrap_or(lead), target].map(|id| battle.place_of(id));
    battle.underway.fight = Some(Fight {
        attack,
        lead,
        support,
        target,
        from,
        attackers_won: None,
        losses: [Loss::Nothing; 2],
        first_step: None,
        proposed: None,
        denied: false,
        advanced: None,
    });
    let side = battle.side_of(lead);
    let rule = match attack {
        Attack::Ordered if support.is_some() => "N-6.03",
        Attack::Ordered => "N-6.01",
        Attack::SecondChallenge => "N-6.17",
        Attack::Pursuit => "N-9.07",
    };
    battle.chronicle.note(rule, || {
        let event = if support.is_some() { "ancients-log-double" } else { "ancients-log-attack" };
        Entry::new(event, rule)
            .by(side)
            .with("unit", piece(lead))
            .with("support", piece(support.unwrap_or(lead)))
            .with("target", piece(target))
    });
    Flow::then([REACT.on(target)])
}

pub(in crate::games::ancients) fn double(In((_, target)): In<(Seat, PieceId)>, mut underway: ResMut<Underway>) -> Flow {
    underway.target = Some(target);
    Flow::then([SUPPORT.on(target), ASSAIL.on(target)])
}

pub(in crate::games::ancients) fn choose_support(
    In(target): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let lead = underway.unit.expect("a double attack has a lead");
    let side = field.unit(lead).side;
    let mut prompt = ask.prompt(side, "ancients-ask-support").with("unit", piece(lead)).with("target", piece(target));
    prompt.offer(&JOIN, field.side(side), |id| may_join(&field, lead, id, target));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn join(In((_, support)): In<(Seat, PieceId)>, mut battle: Battle) -> Flow {
    let lead = battle.underway.unit.expect("a double attack has a lead");
    let target = battle.underway.target.expect("a double attack has a target");
    battle.underway.support = Some(support);
    battle.underway.origin = Some(battle.place_of(support));
    battle.underway.steps = 0;
    let field = battle.field();
    let motion = Motion::start(&field, support);
    let unit = field.unit(support);
    let arrives = |place: Place| serves(&field, lead, target, place);
    let moves =
        field.board.hexes.neighbours(unit.at).iter().any(|p| motion.approach(&field, *p, target, arrives).is_ok());
    if moves { Flow::then([APPROACH.on(support)]) } else { Flow::done() }
}

pub(in crate::games::ancients) fn approach(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let unit = *field.unit(id);
    let lead = underway.unit.expect("a double attack has a lead");
    let target = underway.target.expect("a double attack has a target");
    let motion = Motion::of(&underway, &field, id);
    let arrives = |place: Place| serves(&field, lead, target, place);
    let mut prompt =
        ask.prompt(unit.side, "ancients-ask-approach").with("unit", piece(id)).with("target", piece(target));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&STEP, near, |to| motion.approach(&field, to, target, arrives));
    prompt.offer(&STAND, [()], |()| {
        let stands = motion.steps == 0 && field.touch(id, target) && arrives(unit.at);
        if stands { Ok(()) } else { Err(SUPPORT_NOT_IN_CONTACT) }
    });
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn stand(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

pub(in crate::games::ancients) fn assail(In(target): In<PieceId>, mut battle: Battle) -> Flow {
    let lead = battle.underway.unit.expect("a double attack has a lead");
    let support = battle.underway.support;
    challenge_with(&mut battle, Attack::Ordered, lead, support, target)
}

/// The hexes from which the fight under way provokes a retreat of its target: those of all attackers (N-8.03).
pub fn attackers_hexes(field: &Field, fight: &Fight) -> SmallVec<[Place; 2]> {
    fight.attackers().map(|a| field.unit(a).at).collect()
}

/// Whether the target of the fight may refuse it (N-6.09 to N-6.12).
pub fn may_refuse(field: &Field, fight: &Fight) -> Allowed {
    let provoking = attackers_hexes(field, fight);
    let any = retreat::hexes(field, fight.target, &provoking).next().is_some();
    if any { Ok(()) } else { Err(NO_RETREAT_HEX) }
}

pub(in crate::games::ancients) fn react(
    In(target): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let mut prompt = ask
        .prompt(field.unit(target).side, "ancients-ask-react")
        .with("unit", piece(target))
        .with("attacker", piece(fight.lead));
    prompt.offer(&ACCEPT, [()], |()| Ok(()));
    prompt.offer(&REFUSE, [()], |()| may_refuse(&field, fight));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn accept(In(_): In<(Seat, ())>, underway: Res<Underway>) -> Flow {
    Flow::then([FIGHT.on(underway.fight.as_ref().expect("a fight is under way").target)])
}

pub(in crate::games::ancients) fn refuse(In((side, ())): In<(Seat, ())>, mut battle: Battle) -> Flow {
    let fight = battle.underway.fight.clone().expect("a fight is under way");
    battle.underway.subject = Some(fight.target);
    battle
        .chronicle
        .note("N-6.08", || Entry::new("ancients-log-refused", "N-6.08").by(side).with("unit", piece(fight.target)));
    if battle.rules.switches.refusal_blocks_burn {
        battle.forbid_burning(fight.target);
    }
    if battle.rules.switches.refusal_activates {
        battle.activate(fight.target);
    }
    Flow::then([REFUSAL_HEX.on(fight.target), AFTER_REFUSAL.on(fight.lead)])
}

pub(in crate::games::ancients) fn choose_refusal_hex(
    In(id): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let unit = field.unit(id);
    let provoking = attackers_hexes(&field, underway.fight.as_ref().expect("a fight is under way"));
    let mut prompt = ask.prompt(unit.side, "ancients-ask-refusal-hex").with("unit", piece(id));
    let near = field.board.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&RETREAT, near, |to| may_retreat(&field, id, to, &provoking));
    prompt.closed(&retreat::ESCAPE, Refusal::new("flight_not_allowed", "N-6.14"));
    concede(&mut prompt);
    prompt
}

/// Whether the lead may turn on another enemy after a refusal (N-6.17 to N-6.20).
pub fn may_challenge(field: &Field, fight: &Fight, target: PieceId) -> Allowed {
    let possible = field.rules.switches.second_challenge
        && fight.attack == Attack::Ordered
        && !fight.is_double()
        && target != fight.target;
    if !possible {
        let third = fight.attack == Attack::SecondChallenge;
        return Err(if third { Refusal { rule: "N-6.18", ..NO_SECOND_CHALLENGE } } else { NO_SECOND_CHALLENGE });
    }
    may_attack(field, fight.lead, target)
}

/// After a refusal one attacker may follow, or a single attacker may challenge another enemy.
pub(in crate::games::ancients) fn after_refusal(
    In(lead): In<PieceId>,
    watch: Watch,
    underway: Res<Underway>,
    ask: Ask,
) -> Prompt {
    let field = watch.field();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let unit = field.unit(lead);
    let mut prompt = ask.prompt(unit.side, "ancients-ask-after-refusal").with("unit", piece(fight.target));
    prompt.offer(&ADVANCE, fight.attackers(), |id| {
        if fight.attacks(id) {
            may_advance_to(&field, id, fight.from[2])
        } else {
            Err(super::pursuit::ADVANCE_NOT_ALLOWED)
        }
    });
    prompt.offer(&CHALLENGE, field.beside(unit.at, enemy(unit.side)), |id| may_challenge(&field, fight, id));
    prompt.offer(&STAY, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn challenge(In((_, target)): In<(Seat, PieceId)>, mut battle: Battle) -> Flow {
    let lead = battle.underway.unit.expect("a unit under way");
    challenge_with(&mut battle, Attack::SecondChallenge, lead, None, target)
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.verb(&ATTACK, attack)
        .verb(&DOUBLE, double)
        .decision(&SUPPORT, choose_support)
        .verb(&JOIN, join)
        .decision(&APPROACH, approach)
        .verb(&STAND, stand)
        .step(&ASSAIL, assail)
        .decision(&REACT, react)
        .verb(&ACCEPT, accept)
        .verb(&REFUSE, refuse)
        .decision(&REFUSAL_HEX, choose_refusal_hex)
        .decision(&AFTER_REFUSAL, after_refusal)
        .verb(&CHALLENGE, challenge);
}
