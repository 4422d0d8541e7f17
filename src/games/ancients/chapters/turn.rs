//! Chapter 3, turn and activation: one order at a time, each unit once a turn.
use super::attack::{ATTACK, DOUBLE, attack_order, double_order};
use super::movement::{FLEE, Motion, STEP, STOP};
use super::shooting::{SHOOT, shot};
use super::victory::{END_TURN, winner_when_emptied};
use crate::games::ancients::access::{Battle, piece};
use crate::games::ancients::board::{Field, Watch, enemy};
use crate::games::ancients::state::{Progress, Underway};
use crate::table::prelude::*;
use bevy::prelude::*;

/// A turn begins.
pub const TURN: Step<()> = Step::new("ancients.turn");
/// It would be this side's activation (N-3.01).
pub const ACTIVATION: Step<Seat> = Step::new("ancients.activation");
/// A side chooses the unit that it orders (N-3.03).
pub const ORDER: Step<Seat> = Step::new("ancients.order");
/// The unit chosen does something, click by click (N-3.02).
pub const ACT: Step<PieceId> = Step::new("ancients.act");
/// An order is carried out to its end (N-3.05).
pub const END_ORDER: Step<PieceId> = Step::new("ancients.end_order");

/// Chooses the unit to be ordered.
pub const ACTIVATE: Verb<PieceId> = Verb::new("ancients.activate");
/// Does nothing with it (N-3.10).
pub const HOLD: Verb<()> = Verb::new("ancients.hold");
/// There is no pass (N-3.10).
pub const PASS: Verb<()> = Verb::new("ancients.pass");
/// Gives the battle up (N-10.10).
pub const CONCEDE: Verb<()> = Verb::new("ancients.concede");

pub const NOT_YOUR_UNIT: Refusal = Refusal::new("not_your_unit", "N-3.03");
pub const ALREADY_ACTIVATED: Refusal = Refusal::new("unit_already_activated", "N-3.04");
pub const OFF_BOARD: Refusal = Refusal::new("unit_off_board", "N-2.06");
pub const NO_PASS: Refusal = Refusal::new("pass_not_allowed", "N-3.10");

/// A player may concede whenever he is asked (N-10.13).
pub(in crate::games::ancients) fn concede(prompt: &mut Prompt) {
    prompt.stand(&CONCEDE, [()], |()| Ok(()));
}

/// Whether a side may order a unit (N-3.03, N-3.04).
pub fn may_order(field: &Field, side: Seat, id: PieceId) -> Allowed {
    let unit = field.unit(id);
    if crate::games::ancients::board::owner_of(id) != side {
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

pub(in crate::games::ancients) fn turn(In(()): In<()>, mut battle: Battle) -> Flow {
    battle.progress.turn += 1;
    let (turn, starter) = (battle.progress.turn, battle.progress.starter);
    battle.chronicle.note("N-3.01", || {
        Entry::new("ancients-log-turn", "N-3.01").by(starter).with("turn", Word::Number(turn.into()))
    });
    Flow::then([ACTIVATION.on(starter)])
}

/// Sides alternate; one without an available unit is skipped; with none on either side the turn ends
/// (N-3.01, N-3.11, N-3.12).
pub(in crate::games::ancients) fn activation(
    In(side): In<Seat>,
    watch: Watch,
    mut chronicle: ResMut<Chronicle>,
) -> Flow {
    let field = watch.field();
    let can = |side| field.available(side).next().is_some();
    if can(side) {
        Flow::then([ORDER.on(side), ACTIVATION.on(enemy(side))])
    } else if can(enemy(side)) {
        chronicle.note("N-3.11", || Entry::new("ancients-log-skipped", "N-3.11").by(side));
        Flow::then([ORDER.on(enemy(side)), ACTIVATION.on(side)])
    } else {
        Flow::then([END_TURN.on(())])
    }
}

pub(in crate::games::ancients) fn order(In(side): In<Seat>, watch: Watch, progress: Res<Progress>, ask: Ask) -> Prompt {
    let field = watch.field();
    let mut prompt = ask.prompt(side, "ancients-ask-order").with("turn", Word::Number(progress.turn.into()));
    prompt.offer(&ACTIVATE, field.side(side), |id| may_order(&field, side, id));
    prompt.closed(&PASS, NO_PASS);
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn activate(In((_, unit)): In<(Seat, PieceId)>, mut battle: Battle) -> Flow {
    *battle.underway = Underway { unit: Some(unit), ..default() };
    battle.underway.origin = Some(battle.place_of(unit));
    Flow::then([ACT.on(unit), END_ORDER.on(unit)])
}

pub(in crate::games::ancients) fn act(In(id): In<PieceId>, watch: Watch, underway: Res<Underway>, ask: Ask) -> Prompt {
    let field = watch.field();
    let unit = *field.unit(id);
    let motion = Motion::of(&underway, &field, id);
    let text = if motion.steps == 0 { "ancients-ask-act" } else { "ancients-ask-act-on" };
    let mut prompt = ask.prompt(unit.side, text).with("unit", piece(id));
    let neighbours = || field.board.hexes.neighbours(unit.at).iter().copied();
    let beside = || field.beside(unit.at, enemy(unit.side));
    prompt.offer(&STEP, neighbours(), |to| motion.step(&field, to));
    prompt.offer(&ATTACK, beside(), |target| attack_order(&field, &motion, target));
    prompt.offer(&DOUBLE, beside(), |target| double_order(&field, &motion, target));
    if field.rules.pool[unit.kind as usize].shoot.is_some() {
        prompt.offer(&SHOOT, field.enemies(unit.side), |target| shot(&field, &motion, target).map(|_| ()));
    } else {
        prompt.offer(&SHOOT, [], |target| shot(&field, &motion, target).map(|_| ()));
    }
    prompt.offer(&FLEE, neighbours(), |to| motion.flight(&field, to));
    prompt.offer(&HOLD, [()], |()| motion.hold());
    prompt.offer(&STOP, [()], |()| motion.stop(&field));
    prompt.closed(&PASS, NO_PASS);
    concede(&mut prompt);
    prompt
}

pub(in crate::games::ancients) fn hold(In((side, ())): In<(Seat, ())>, mut battle: Battle) -> Flow {
    let unit = battle.underway.unit;
    battle.chronicle.note("N-3.10", || {
        Entry::new("ancients-log-hold", "N-3.10").by(side).with("unit", piece(unit.expect("a unit holds")))
    });
    Flow::done()
}

/// The ordered units are activated; a side without units has lost (N-3.05, N-10.09, N-10.12).
pub(in crate::games::ancients) fn end_order(In(_): In<PieceId>, mut battle: Battle) -> Flow {
    let done = std::mem::take(&mut *battle.underway);
    for id in [done.unit, done.support].into_iter().flatten() {
        if battle.is_on_board(id) {
            battle.activate(id);
        }
    }
    let field = battle.field();
    let emptied = [Seat(0), Seat(1)].map(|s| field.side(s).is_empty());
    if emptied != [false, false] {
        let (winners, reason, rule) = winner_when_emptied(emptied, &battle.progress, battle.rules.switches.tiebreak);
        battle.chronicle.note(rule, || Entry::new("ancients-log-emptied", rule));
        battle.outcome.end(winners, reason);
    }
    Flow::done()
}

pub(in crate::games::ancients) fn give_up(In((side, ())): In<(Seat, ())>, mut battle: Battle) -> Flow {
    battle.chronicle.note("N-10.10", || Entry::new("ancients-log-conceded", "N-10.10").by(side));
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
