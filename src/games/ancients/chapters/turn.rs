//! Chapter 3, turn and activation: one order at a time, each unit once a turn.
use super::ambush::{AMBUSH_NOT_ADJACENT, TOKEN_ORDER, offer_token_orders, show_tokens};
use super::attack::{ATTACK, DOUBLE, NOT_IN_CONTACT, attack_order, double_order};
use super::cards::RETURNS;
use super::equipment::{Use, offer_items};
use super::general::{ASSAULT, GENERAL_ACTIVATED, may_lead_assault};
use super::movement::{FLEE, LEAVE, Motion, STEP, STOP};
use super::shooting::{SHOOT, shot};
use super::terrain::{REMOVE, RESTORE, may_work_on_stakes};
use super::victory::{END_TURN, winner_when_emptied};
use crate::games::ancients::access::{Read, Write, piece};
use crate::games::ancients::board::{Board, enemy, owner_of};
use crate::games::ancients::data::files::{BLUE, RED};
use crate::games::ancients::state::{BattleProgress, Command, OrderUnderway};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A turn begins.
pub const TURN: Step<()> = Step::new("ancients.turn");
/// It is this side's turn to give an order, if it can (N-3.01).
pub const ACTIVATION: Step<Seat> = Step::new("ancients.activation");
/// A side chooses the unit that it orders (N-3.03).
pub const ORDER: Step<Seat> = Step::new("ancients.order");
/// The unit chosen carries out one of the five orders (N-3.02), or one of those of modules (N-3.17), click by click.
pub const ACT: Step<PieceId> = Step::new("ancients.act");
/// An order is carried out to its end (N-3.05).
pub const END_ORDER: Step<PieceId> = Step::new("ancients.end_order");

/// Chooses the unit to be ordered.
pub const ACTIVATE: Verb<PieceId> = Verb::new("ancients.activate");
/// Activates the unit without doing anything else (N-3.10).
pub const HOLD: Verb<()> = Verb::new("ancients.hold");
/// Never allowed: there is no pass (N-3.10).
pub const PASS: Verb<()> = Verb::new("ancients.pass");
/// Gives the battle up (N-10.10).
pub const CONCEDE: Verb<()> = Verb::new("ancients.concede");

pub const NOT_YOUR_UNIT: Refusal = Refusal::new("not_your_unit", "N-3.03");
pub const ALREADY_ACTIVATED: Refusal = Refusal::new("unit_already_activated", "N-3.04");
pub const OFF_BOARD: Refusal = Refusal::new("unit_off_board", "N-2.06");
pub const NO_PASS: Refusal = Refusal::new("pass_not_allowed", "N-3.10");

/// A player may concede whenever a decision is asked of that player (N-10.13).
pub(in crate::games::ancients) fn concede(prompt: &mut Prompt) {
    prompt.stand(&CONCEDE, [()], |()| Ok(()));
}

/// Whether a side may order a unit: only an available one (N-3.03), which acts once a turn (N-3.04). A unit that was activated
/// as a target has lost its order; one that has only refused keeps it (N-3.15).
pub fn may_order(board: &Board, side: Seat, id: PieceId) -> Allowed {
    let unit = board.unit(id);
    if owner_of(id) != side {
        return Err(NOT_YOUR_UNIT);
    }
    if unit.on_board && unit.spent {
        return Err(ALREADY_ACTIVATED);
    }
    if !unit.on_board {
        return Err(OFF_BOARD);
    }
    Ok(())
}

/// Begins the next turn with its starter's first activation (N-3.01), after the returns of routed units: first the starter's, then the
/// other side's (N-19.06).
pub(in crate::games::ancients) fn turn(In(()): In<()>, mut battle: Write) -> Flow {
    battle.progress.turn += 1;
    if battle.modules.ambush.declined != [false; 2] {
        battle.modules.ambush.declined = [false; 2];
    }
    let (turn, starter) = (battle.progress.turn, battle.progress.starter);
    battle.chronicle.note("N-3.01", || {
        Entry::new("ancients-log-turn", "N-3.01").by(starter).with("turn", Word::Number(turn.into()))
    });
    let returns = (!battle.routed.0.is_empty()).then_some([RETURNS.on(starter), RETURNS.on(enemy(starter))]);
    Flow::then(returns.into_iter().flatten().chain([ACTIVATION.on(starter)]))
}

/// The sides alternate (N-3.01); one without an available unit is skipped (N-3.11); the turn ends when no unit on the board is
/// available (N-3.12), and whoever holds tokens has declined to order one since the last order (N-18.14, N-18.21).
pub(in crate::games::ancients) fn activation(
    In(side): In<Seat>,
    battle: Read,
    mut chronicle: ResMut<Chronicle>,
) -> Flow {
    let board = battle.board();
    let ambush = &battle.modules.ambush;
    let can = |side| board.available(side).next().is_some();
    let asked = |side: Seat| ambush.of(side).next().is_some() && !ambush.declined[side.0 as usize];
    if can(side) {
        Flow::then([ORDER.on(side), ACTIVATION.on(enemy(side))])
    } else if asked(side) {
        Flow::then([TOKEN_ORDER.on(side), ACTIVATION.on(enemy(side))])
    } else if asked(enemy(side)) && !can(enemy(side)) {
        Flow::then([ACTIVATION.on(enemy(side))])
    } else if can(enemy(side)) {
        chronicle.note("N-3.11", || Entry::new("ancients-log-skipped", "N-3.11").by(side));
        Flow::then([ORDER.on(enemy(side)), ACTIVATION.on(side)])
    } else {
        Flow::then([END_TURN.on(())])
    }
}

/// A side chooses one of its available units (N-3.03).
pub(in crate::games::ancients) fn order(
    In(side): In<Seat>,
    battle: Read,
    progress: Res<BattleProgress>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let mut prompt = ask.prompt(side, "ancients-ask-order").with("turn", Word::Number(progress.turn.into()));
    prompt.offer(&ACTIVATE, board.side(side), |id| may_order(&board, side, id));
    if battle.rules.switches.modules.ambush {
        if battle.modules.ambush.of(side).next().is_some() {
            // Which of its tokens can be ordered is nobody else's business (N-18.22).
            prompt = prompt.secret();
        }
        offer_token_orders(&mut prompt, &battle, side);
    }
    if board.general(side).is_some_and(|general| board.unit(general).spent) {
        // Only an available general gives an order (N-12.03).
        prompt.closed(&ASSAULT, GENERAL_ACTIVATED);
    }
    prompt.closed(&PASS, NO_PASS);
    concede(&mut prompt);
    prompt
}

/// The order of the unit chosen begins; its end follows (N-3.05).
pub(in crate::games::ancients) fn activate(In((_, unit)): In<(Seat, PieceId)>, mut battle: Write) -> Flow {
    *battle.underway = OrderUnderway { unit: Some(unit), ..default() };
    battle.underway.origin = Some(battle.place_of(unit));
    Flow::then([ACT.on(unit), END_ORDER.on(unit)])
}

/// The orders of a unit, each offered only if it can be completed (N-3.14). The order names one target (N-4.19).
pub(in crate::games::ancients) fn act(
    In(id): In<PieceId>,
    battle: Read,
    underway: Res<OrderUnderway>,
    progress: Res<BattleProgress>,
    ask: Ask,
) -> Prompt {
    let board = battle.board();
    let unit = *board.unit(id);
    let motion = Motion::of(&underway, &board, id);
    let text = if motion.steps == 0 { "ancients-ask-act" } else { "ancients-ask-act-on" };
    let mut prompt = ask.prompt(unit.side, text).with("unit", piece(id));
    let neighbours = || board.map.hexes.neighbours(unit.at).iter().copied();
    let beside = || board.beside(unit.at, enemy(unit.side));
    prompt.offer(&STEP, neighbours(), |to| motion.step(&board, to));
    let surprises = battle.modules.command.surprise;
    prompt.offer(&ATTACK, beside(), |target| match attack_order(&board, &motion, target) {
        Err(NOT_IN_CONTACT) if surprises => Err(AMBUSH_NOT_ADJACENT),
        allowed => allowed,
    });
    prompt.offer(&DOUBLE, beside(), |target| double_order(&board, &motion, target, &battle.modules.command));
    if board.rules.pool[unit.kind as usize].shoot.is_some() {
        prompt.offer(&SHOOT, board.enemies(unit.side), |target| shot(&board, &motion, target).map(|_| ()));
    } else {
        prompt.offer(&SHOOT, [], |target| shot(&board, &motion, target).map(|_| ()));
    }
    if board.rules.pool[unit.kind as usize].commands.is_some() {
        prompt.offer(&ASSAULT, board.side(unit.side), |lead| may_lead_assault(&board, &motion, lead));
    }
    let command = &battle.modules.command;
    offer_items(&mut prompt, &board, id, command, || Use::of_lead(&board, &motion, command));
    if board.rules.switches.modules.stakes {
        for (verb, restores) in [(RESTORE, true), (REMOVE, false)] {
            let near = board.field.stakes_at(unit.at).map(|_| ());
            prompt.offer(&verb, near, |()| may_work_on_stakes(&board, &progress, id, motion.steps, restores));
        }
    }
    prompt.offer(&FLEE, neighbours(), |to| motion.flight(&board, to));
    if board.open_maquis {
        prompt.offer(&LEAVE, board.has_exit(unit.at).then_some(()), |()| motion.leave(&board));
    }
    prompt.offer(&HOLD, [()], |()| motion.hold());
    prompt.offer(&STOP, [()], |()| motion.stop(&board));
    prompt.closed(&PASS, NO_PASS);
    concede(&mut prompt);
    prompt
}

/// The unit does nothing (N-3.10).
pub(in crate::games::ancients) fn hold(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    let unit = battle.underway.unit;
    battle.chronicle.note("N-3.10", || {
        Entry::new("ancients-log-hold", "N-3.10").by(side).with("unit", piece(unit.expect("a unit holds")))
    });
    Flow::done()
}

/// Every unit that carried out the order is activated (N-3.05), after a refused attack too (N-6.22). A side without a unit on the
/// board has lost (N-10.09): this is checked now, before anything burns, whatever the victory points (N-10.12).
pub(in crate::games::ancients) fn end_order(In(_): In<PieceId>, mut battle: Write) -> Flow {
    let done = std::mem::take(&mut *battle.underway);
    if battle.modules.command != Command::default() {
        battle.modules.command = Command::default();
    }
    if battle.modules.ambush.declined != [false; 2] {
        battle.modules.ambush.declined = [false; 2];
    }
    for id in [done.unit, done.support].into_iter().flatten() {
        if battle.is_on_board(id) {
            battle.activate(id);
        }
    }
    let board = battle.board();
    // What really lies in ambush counts.
    let hides = |side: Seat| battle.modules.ambush.of(side).any(|token| token.unit.is_some());
    let emptied = [RED, BLUE].map(|s| board.side(s).is_empty() && !hides(s));
    if emptied != [false, false] {
        let (winners, reason, rule) = winner_when_emptied(emptied, &battle.progress, battle.rules.switches.tiebreak);
        for side in [RED, BLUE].into_iter().filter(|side| emptied[side.0 as usize]) {
            battle.chronicle.note(rule, || Entry::new("ancients-log-emptied", rule).by(side));
        }
        show_tokens(&mut battle);
        battle.outcome.end(winners, reason);
    }
    Flow::done()
}

/// A player concedes (N-10.10); the adversary wins whatever the victory points (N-10.13).
pub(in crate::games::ancients) fn give_up(In((side, ())): In<(Seat, ())>, mut battle: Write) -> Flow {
    battle.chronicle.note("N-10.10", || Entry::new("ancients-log-conceded", "N-10.10").by(side));
    show_tokens(&mut battle);
    battle.outcome.end([enemy(side)], "ancients-end-conceded");
    Flow::done()
}

/// Registers the steps, decisions and verbs of this chapter.
pub fn plugin(app: &mut App) {
    app.step(&TURN, turn)
        .step(&ACTIVATION, activation)
        .decision(&ORDER, order)
        .verb(&ACTIVATE, activate)
        .verb(&PASS, |In(_): In<(Seat, ())>| Flow::again())
        .verb(&CONCEDE, give_up)
        .decision(&ACT, act)
        .verb(&HOLD, hold)
        .step(&END_ORDER, end_order);
}
