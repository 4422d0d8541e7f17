//! Chapter 6, attack, group, refusal: single and double attacks, and what their target answers.
use super::ambush::AMBUSH_ALONE;
use super::combat::FIGHT;
use super::equipment::{Use, bears_item, offer_items};
use super::general::{GENERAL_ACTIVATED, OUT_OF_COMMAND, in_command};
use super::modifiers::Manner;
use super::movement::{Motion, STEP};
use super::pursuit::{ADVANCE, may_advance_to};
use super::retreat;
use super::retreat::{RETREAT, STAY};
use super::shock::imposed;
use super::turn::{ALREADY_ACTIVATED, NOT_YOUR_UNIT, OFF_BOARD, concede};
use crate::games::ancients::access::{Read, Write, hex, piece};
use crate::games::ancients::board::{Board, enemy, owner_of};
use crate::games::ancients::data::files::{Isolation, Loss};
use crate::games::ancients::state::{AttackKind, Command, Fight, OrderUnderway};
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
/// Its side chooses the support (N-6.03).
pub const SUPPORT: Step<PieceId> = Step::new("ancients.support");
/// The support moves into contact with the target (N-6.05).
pub const APPROACH: Step<PieceId> = Step::new("ancients.approach");
/// The double attack that was declared is made.
pub const ASSAIL: Step<PieceId> = Step::new("ancients.assail");
/// The target's owner answers (N-6.08).
pub const REACT: Step<PieceId> = Step::new("ancients.react");
/// Accepts the combat (N-6.08).
pub const ACCEPT: Verb<()> = Verb::new("ancients.accept");
/// Refuses the combat (N-6.08).
pub const REFUSE: Verb<()> = Verb::new("ancients.refuse");
/// Where the refusing unit steps back to (N-6.13).
pub const REFUSAL_HEX: Step<PieceId> = Step::new("ancients.refusal_hex");
/// The attacker advances (N-6.16), challenges another enemy (N-6.17), or stays.
pub const AFTER_REFUSAL: Step<PieceId> = Step::new("ancients.after_refusal");
/// Attacks another enemy in contact instead (N-6.17).
pub const CHALLENGE: Verb<PieceId> = Verb::new("ancients.challenge");

pub const TARGET_IS_FRIEND: Refusal = Refusal::new("target_is_friend", "N-6.01");
pub const NOT_IN_CONTACT: Refusal = Refusal::new("target_not_in_contact", "N-6.01");
pub const NOT_ISOLATED: Refusal = Refusal::new("target_not_isolated", "N-6.03");
pub const DOUBLE_NEEDS_TWO: Refusal = Refusal::new("double_needs_two_units", "N-6.03");
pub const SUPPORT_NOT_IN_CONTACT: Refusal = Refusal::new("support_not_in_contact", "N-6.05");
pub const NO_ATTACK_RIGHT: Refusal = Refusal::new("attack_right_missing", "N-14.02");
pub const LEAD_NOT_ALLOWED: Refusal = Refusal::new("lead_not_allowed", "N-16.05");
pub const NO_RETREAT_HEX: Refusal = Refusal::new("no_retreat_hex", "N-6.09");
pub const NO_SECOND_CHALLENGE: Refusal = Refusal::new("second_challenge_not_allowed", "N-6.17");

/// Whether `attacker` may attack `target` from where it stands (N-6.01).
pub fn may_attack(board: &Board, attacker: PieceId, target: PieceId) -> Allowed {
    let (unit, aim) = (board.unit(attacker), board.unit(target));
    if !aim.on_board {
        return Err(OFF_BOARD);
    }
    if !board.map.hexes.adjacent(unit.at, aim.at) {
        return Err(NOT_IN_CONTACT);
    }
    if aim.side == unit.side {
        return Err(TARGET_IS_FRIEND);
    }
    Ok(())
}

/// Whether the unit under way may attack: an enemy in contact, after its move (N-4.16) or without one (N-4.17). Of several
/// enemies the order names one (N-4.19). Some units do not attack alone (N-14.02).
pub fn attack_order(board: &Board, motion: &Motion, target: PieceId) -> Allowed {
    may_attack_alone(board, motion.unit, target)
}

/// Whether a unit may attack a target without a partner. Horse archers need a right to it (N-14.02), also after an advance and for a
/// second challenge (N-6.20, N-14.09).
pub fn may_attack_alone(board: &Board, attacker: PieceId, target: PieceId) -> Allowed {
    may_attack(board, attacker, target)?;
    if board.unit(attacker).may_attack_alone(board.rules) { Ok(()) } else { Err(NO_ATTACK_RIGHT) }
}

/// Whether the target is isolated (N-6.02): no friend, survivors included (N-16.03), protects it against attackers on these hexes.
pub fn is_isolated(board: &Board, target: PieceId, attackers: &[Place]) -> bool {
    was_isolated(board, target, attackers, &[])
}

/// As [`is_isolated`], without the units that this order has revealed: isolation stays as it was read when the order was given (N-6.04,
/// N-18.17).
fn was_isolated(board: &Board, target: PieceId, attackers: &[Place], revealed: &[PieceId]) -> bool {
    let aim = board.unit(target);
    let map = &board.map.hexes;
    let friends = || board.beside(aim.at, aim.side).filter(|friend| !revealed.contains(friend));
    match board.rules.switches.isolation {
        Isolation::AnyAdjacent => friends().next().is_none(),
        Isolation::Flanks => !friends().any(|f| attackers.iter().any(|a| map.adjacent(board.unit(f).at, *a))),
    }
}

/// Whether the unit under way may lead a double attack on the target: it is isolated, as read when the order is given (N-6.04),
/// and another available unit (N-6.03) is in contact with it or can move there (N-6.05). Some kinds never lead (N-16.02, N-14.02). In
/// an assault the support is one that the general commands (N-12.14).
pub fn double_order(board: &Board, motion: &Motion, target: PieceId, command: &Command) -> Allowed {
    may_attack(board, motion.unit, target)?;
    let lead = board.unit(motion.unit);
    if command.ambusher == Some(motion.unit) {
        return Err(AMBUSH_ALONE);
    }
    if !was_isolated(board, target, &[lead.at], &command.revealed) {
        return Err(NOT_ISOLATED);
    }
    if !board.available(lead.side).any(|u| u != motion.unit && Some(u) != command.assault_by) {
        return Err(DOUBLE_NEEDS_TWO);
    }
    if !board.available(lead.side).any(|u| may_join(board, motion.unit, u, target, command).is_ok()) {
        return Err(SUPPORT_NOT_IN_CONTACT);
    }
    if board.rules.pool[lead.kind as usize].supports_only {
        return Err(LEAD_NOT_ALLOWED);
    }
    if !lead.may_attack_alone(board.rules) {
        return Err(NO_ATTACK_RIGHT);
    }
    Ok(())
}

/// Whether a hex serves the support of a double attack by `lead` (N-6.02 with the setting `Flanks`).
fn serves(board: &Board, lead: PieceId, target: PieceId, place: Place, command: &Command) -> bool {
    was_isolated(board, target, &[board.unit(lead).at, place], &command.revealed)
}

/// Whether a unit may support a double attack by `lead` on `target`: another available unit of the side (N-6.03), in contact
/// with the target or able to move there (N-6.05). There is one support, for no attack has more than two units (N-6.07). In an assault
/// it is neither the general nor out of his reach, as he and it stand before the order (N-12.10, N-12.14).
pub fn may_join(board: &Board, lead: PieceId, support: PieceId, target: PieceId, command: &Command) -> Allowed {
    let unit = board.unit(support);
    if owner_of(support) != board.unit(lead).side {
        return Err(NOT_YOUR_UNIT);
    }
    if support == lead {
        return Err(DOUBLE_NEEDS_TWO);
    }
    if let Some(general) = command.assault_by {
        if support == general {
            return Err(GENERAL_ACTIVATED);
        }
        if unit.on_board && !in_command(board, general, support) {
            return Err(OUT_OF_COMMAND);
        }
    }
    if unit.on_board && unit.spent {
        return Err(ALREADY_ACTIVATED);
    }
    if !unit.on_board {
        return Err(OFF_BOARD);
    }
    let aim = board.unit(target).at;
    if board.map.hexes.adjacent(unit.at, aim) && serves(board, lead, target, unit.at, command) {
        return Ok(());
    }
    // Nothing farther away than its move can arrive.
    let moves = board.rules.pool[unit.kind as usize].moves;
    let near = board.map.hexes.distance(unit.at, aim) <= moves + 1;
    let motion = Motion::start(board, support);
    let arrives = |place: Place| serves(board, lead, target, place, command);
    let neighbours = board.map.hexes.neighbours(unit.at);
    if near && neighbours.iter().any(|p| motion.approach(board, *p, target, arrives).is_ok()) {
        return Ok(());
    }
    Err(SUPPORT_NOT_IN_CONTACT)
}

/// A single attack (N-6.01).
pub(in crate::games::ancients) fn attack(In((_, target)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let lead = battle.underway.unit.expect("a unit under way");
    challenge_with(&mut battle, AttackKind::Ordered, lead, None, target)
}

/// Declares an attack: ordered (N-6.01), double (N-6.03), a second challenge (N-6.17), or in pursuit (N-9.07). Each asks the
/// target's owner anew, however often the unit has refused this turn (N-6.21), before any die is rolled (N-6.08).
pub(in crate::games::ancients) fn challenge_with(
    battle: &mut Write,
    attack: AttackKind,
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
        winner: None,
        losses: [Loss::Nothing; 2],
        first_step: None,
        proposed: None,
        denied: false,
        advanced: None,
    });
    let side = battle.side_of(lead);
    let rule = match attack {
        AttackKind::Ordered if support.is_some() => "N-6.03",
        AttackKind::Ordered => "N-6.01",
        AttackKind::SecondChallenge => "N-6.17",
        AttackKind::Pursuit => "N-9.07",
    };
    battle.chronicle.note(rule, || {
        let event = match attack {
            AttackKind::Ordered if support.is_some() => "ancients-log-double",
            AttackKind::Ordered => "ancients-log-attack",
            AttackKind::SecondChallenge => "ancients-log-challenge",
            AttackKind::Pursuit => "ancients-log-pursuit-attack",
        };
        Entry::new(event, rule)
            .by(side)
            .with("unit", piece(lead))
            .with("support", piece(support.unwrap_or(lead)))
            .with("target", piece(target))
    });
    Flow::then([REACT.on(target)])
}

/// Declares a double attack: the support is chosen and moves after the lead (N-6.05), then both attack.
pub(in crate::games::ancients) fn double(
    In((_, target)): In<(Seat, PieceId)>,
    mut underway: ResMut<OrderUnderway>,
) -> Flow {
    underway.target = Some(target);
    Flow::then([SUPPORT.on(target), ASSAIL.on(target)])
}

/// The side chooses which unit supports (N-6.03).
pub(in crate::games::ancients) fn choose_support(
    In(target): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let lead = underway.unit.expect("a double attack has a lead");
    let side = board.unit(lead).side;
    let mut prompt = ask.prompt(side, "ancients-ask-support").with("unit", piece(lead)).with("target", piece(target));
    prompt.offer(&JOIN, board.side(side), |id| may_join(&board, lead, id, target, &battle.modules.command));
    concede(&mut prompt);
    prompt
}

/// The support moves into contact if it can; if it cannot, it is in contact already and stays (N-6.05).
pub(in crate::games::ancients) fn join(In((_, support)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let lead = battle.underway.unit.expect("a double attack has a lead");
    let target = battle.underway.target.expect("a double attack has a target");
    battle.underway.support = Some(support);
    battle.underway.origin = Some(battle.place_of(support));
    battle.underway.steps = 0;
    let board = battle.board();
    let motion = Motion::start(&board, support);
    let unit = board.unit(support);
    let arrives = |place: Place| serves(&board, lead, target, place, &battle.modules.command);
    let moves =
        board.map.hexes.neighbours(unit.at).iter().any(|p| motion.approach(&board, *p, target, arrives).is_ok());
    // Whoever bears something to use is asked, too (N-21.09).
    if moves || bears_item(&board, support) { Flow::then([APPROACH.on(support)]) } else { Flow::done() }
}

/// The support moves by the rules of movement, or stays where it is in contact already (N-6.05).
pub(in crate::games::ancients) fn approach(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let unit = *board.unit(id);
    let lead = underway.unit.expect("a double attack has a lead");
    let target = underway.target.expect("a double attack has a target");
    let motion = Motion::of(&underway, &board, id);
    let arrives = |place: Place| serves(&board, lead, target, place, &battle.modules.command);
    let mut prompt =
        ask.prompt(unit.side, "ancients-ask-approach").with("unit", piece(id)).with("target", piece(target));
    let near = board.map.hexes.neighbours(unit.at).iter().copied();
    prompt.offer(&STEP, near, |to| motion.approach(&board, to, target, arrives));
    prompt.offer(&STAND, [()], |()| {
        let stands = motion.steps == 0 && board.touch(id, target) && arrives(unit.at);
        if stands { Ok(()) } else { Err(SUPPORT_NOT_IN_CONTACT) }
    });
    offer_items(&mut prompt, &board, id, &battle.modules.command, || Use::Support);
    concede(&mut prompt);
    prompt
}

/// The support stays where it is (N-6.05).
pub(in crate::games::ancients) fn stand(In(_): In<(Seat, ())>) -> Flow {
    Flow::done()
}

/// Both units have moved: the double attack is declared (N-6.03). If what an ambush has revealed keeps the support away, the lead attacks
/// alone, or stops if it may not (N-18.11).
pub(in crate::games::ancients) fn assail(In(target): In<PieceId>, mut battle: Write) -> Flow {
    let lead = battle.underway.unit.expect("a double attack has a lead");
    let support = battle.underway.support;
    if support.is_none() && may_attack_alone(&battle.board(), lead, target).is_err() {
        return Flow::done();
    }
    challenge_with(&mut battle, AttackKind::Ordered, lead, support, target)
}

/// The hexes from which the fight under way provokes a retreat of its target: those of all attackers (N-8.03).
pub fn attackers_hexes(board: &Board, fight: &Fight) -> SmallVec<[Place; 2]> {
    fight.attackers().map(|a| board.unit(a).at).collect()
}

/// Whether the target of the fight may refuse it: it needs a legal retreat hex (N-6.09), and a refuge is not enough (N-6.14).
/// Nothing else counts: available or activated (N-6.10), attacked by cavalry or elite (N-6.11) or by archers (N-6.12). Modules impose
/// some combats; without a hex the target answers as ever (N-13.10).
pub fn may_refuse(board: &Board, fight: &Fight, command: &Command) -> Allowed {
    let provoking = attackers_hexes(board, fight);
    if retreat::hexes(board, fight.target, &provoking).next().is_none() {
        return Err(NO_RETREAT_HEX);
    }
    imposed(board, [Some(fight.lead), fight.support], fight.target, &Manner::of(fight, command))
}

/// The owner of the target accepts or refuses (N-6.08).
pub(in crate::games::ancients) fn react(
    In(target): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let mut prompt = ask
        .prompt(board.unit(target).side, "ancients-ask-react")
        .with("unit", piece(target))
        .with("attacker", piece(fight.lead))
        .with("support", piece(fight.support.unwrap_or(fight.lead)))
        .with("double", Word::Number(fight.support.is_some().into()));
    prompt.offer(&ACCEPT, [()], |()| Ok(()));
    prompt.offer(&REFUSE, [()], |()| may_refuse(&board, fight, &battle.modules.command));
    concede(&mut prompt);
    prompt
}

/// The combat is fought (N-6.08).
pub(in crate::games::ancients) fn accept(In(_): In<(Seat, ())>, underway: Res<OrderUnderway>) -> Flow {
    Flow::then([FIGHT.on(underway.fight.as_ref().expect("a fight is under way").target)])
}

/// The target refuses (N-6.08): it gets a hidden-flame marker (N-6.15), is not activated unless an option says so (N-3.09), and
/// retreats one hex (N-6.13).
pub(in crate::games::ancients) fn refuse(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
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

/// The unit that refuses retreats exactly one hex, chosen by its owner (N-6.13); flight does not replace it (N-6.14).
pub(in crate::games::ancients) fn choose_refusal_hex(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let provoking = attackers_hexes(&board, underway.fight.as_ref().expect("a fight is under way"));
    let mut prompt = retreat::ask_for_hex(&ask, "ancients-ask-refusal-hex", &board, id, &provoking, &RETREAT);
    prompt.closed(&retreat::ESCAPE, Refusal::new("flight_not_allowed", "N-6.14"));
    concede(&mut prompt);
    prompt
}

/// Whether the lead may attack another enemy after a refusal: once, after a single attack that was ordered (N-6.17). There is
/// no third challenge (N-6.18): after a second one that was refused the attacker may only advance (N-6.19). Nor is there a
/// second challenge in a pursuit (N-9.08). Who may not attack alone has none (N-6.20).
pub fn may_challenge(board: &Board, fight: &Fight, target: PieceId) -> Allowed {
    let possible = board.rules.switches.second_challenge
        && fight.attack == AttackKind::Ordered
        && !fight.is_double()
        && target != fight.target;
    if !possible {
        return Err(match fight.attack {
            AttackKind::Ordered => NO_SECOND_CHALLENGE,
            AttackKind::SecondChallenge => Refusal { rule: "N-6.18", ..NO_SECOND_CHALLENGE },
            AttackKind::Pursuit => Refusal { rule: "N-9.08", ..NO_SECOND_CHALLENGE },
        });
    }
    may_attack_alone(board, fight.lead, target)
}

/// After a refusal one attacker may advance into the hex that was left (N-6.16), or a single attacker may challenge another
/// enemy (N-6.17).
pub(in crate::games::ancients) fn after_refusal(
    In(lead): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let fight = underway.fight.as_ref().expect("a fight is under way");
    let unit = board.unit(lead);
    let mut prompt = ask
        .prompt(unit.side, "ancients-ask-after-refusal")
        .with("unit", piece(fight.target))
        .with("hex", hex(fight.from[2]));
    prompt.offer(&ADVANCE, fight.attackers(), |id| {
        if fight.attacks(id) {
            may_advance_to(&board, id, fight.from[2])
        } else {
            Err(super::pursuit::ADVANCE_NOT_ALLOWED)
        }
    });
    prompt.offer(&CHALLENGE, board.beside(unit.at, enemy(unit.side)), |id| may_challenge(&board, fight, id));
    let challenges = prompt.offered.iter().filter(|order| CHALLENGE.of(**order).is_some()).count();
    let mut prompt = prompt.with("challenges", Word::Number(challenges as i32));
    prompt.offer(&STAY, [()], |()| Ok(()));
    concede(&mut prompt);
    prompt
}

/// The second challenge; the attacker has not been activated since the first, so its strength is the same (N-6.19).
pub(in crate::games::ancients) fn challenge(In((_, target)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    let lead = battle.underway.unit.expect("a unit under way");
    challenge_with(&mut battle, AttackKind::SecondChallenge, lead, None, target)
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
