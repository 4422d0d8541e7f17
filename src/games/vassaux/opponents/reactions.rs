//! Whether a unit reacts, when and with what.
use super::forces::Force;
use super::plans::Mind;
use crate::games::vassaux::chapters::movement;
use crate::games::vassaux::chapters::reaction::{AT_STAGE, LET_PASS, REACT, REACT_BY};
use crate::games::vassaux::odds::of_contest;
use crate::games::vassaux::state::frames::Frame;
use crate::games::vassaux::state::orders::OrderKind;
use crate::games::vassaux::state::progress::Progress;
use crate::table::ground::spots::Spot;
use crate::table::kit::contests::Throw;
use crate::table::prelude::{Order, PieceId, Prompt};

/// What a unit could do to the one that is interrupted, when that stands somewhere.
struct Chance {
    order: OrderKind,
    gain: i64,
}

/// Whether some unit reacts: what that brings, should the contest be won, is worth more than the order given up for it.
pub fn react(mind: &Mind, progress: &Progress, prompt: &Prompt) -> (Order, Option<PieceId>) {
    let mut best: Option<(i64, PieceId)> = None;
    for (better, unit) in weighed(mind, progress, prompt) {
        if better > 0 && best.is_none_or(|(most, _)| better > most) {
            best = Some((better, unit));
        }
    }
    best.map_or((LET_PASS.on(()), None), |(_, unit)| (REACT.on(unit), Some(unit)))
}

/// By how much each unit that gains something by reacting gains more than by the order that it gives up for it.
pub fn weighed(mind: &Mind, progress: &Progress, prompt: &Prompt) -> Vec<(i64, PieceId)> {
    let Some(frame) = mind.asked.frames.top() else { return vec![] };
    let Some(mover) = mind.forces.of(frame.unit) else { return vec![] };
    let weights = &mind.forces.weights().reactions;
    let places = places(mind, frame, mover);
    let dice = mind.asked.board.rules.data.constants.reaction;
    let throw = Throw { dice: dice.dice as u8, sides: dice.sides };
    let other = crate::table::prelude::Seat(1 - mind.seat.0);
    let won = || {
        let targets = [other, mind.seat].map(|seat| progress.reactivity_of(seat));
        100 - i64::from(of_contest(targets, throw).percent())
    };
    let mut found = vec![];
    for unit in prompt.offered.iter().filter_map(|order| REACT.of(*order)) {
        let Some(force) = mind.forces.of(unit) else { continue };
        let gain = places.iter().filter_map(|at| chance(mind, force, mover, *at)).map(|chance| chance.gain).max();
        let Some(gain) = gain.filter(|gain| *gain > 0) else { continue };
        let alert = mind.asked.board.unit(unit).given.is_on_alert();
        let charged = frame.target == Some(unit)
            && matches!(frame.order(), Some(OrderKind::Charge | OrderKind::CoordinatedCharge));
        // Whoever is struck first strikes back with fewer.
        let spared = if charged { mind.forces.charge(mover, force).max(0) * 3 / 10 } else { 0 };
        let usual = if alert { 0 } else { usual(mind, force) };
        let given_up = if charged { usual * i64::from(weights.charged) / 100 } else { usual };
        let hoped = (gain + spared) * if alert { 100 } else { won() } / 100;
        found.push((hoped - given_up - if alert { 0 } else { i64::from(weights.margin) }, unit));
    }
    found
}

/// At which stage: the first at which what is hoped of it can be done.
pub fn when(mind: &Mind, prompt: &Prompt) -> Option<Order> {
    let frame = mind.asked.frames.top()?;
    let (mover, force) = (mind.forces.of(frame.unit)?, mind.forces.of(mind.asked.frames.reacting?.unit)?);
    let stages = movement::stages_of(mind.asked.board, frame);
    let mut best: Option<(i64, Order)> = None;
    for order in &prompt.offered {
        let Some(stage) = AT_STAGE.of(*order).and_then(|number| stages.get(number as usize)) else { continue };
        let gain = chance(mind, force, mover, stage.at).map_or(0, |chance| chance.gain);
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, *order));
        }
    }
    best.map(|(_, order)| order)
}

/// With which order.
pub fn with(mind: &Mind, prompt: &Prompt) -> Option<Order> {
    let frame = mind.asked.frames.top()?;
    let reacting = mind.asked.frames.reacting?;
    let (mover, force) = (mind.forces.of(frame.unit)?, mind.forces.of(reacting.unit)?);
    let stages = movement::stages_of(mind.asked.board, frame);
    let at = reacting.stage.and_then(|stage| stages.get(usize::from(stage))).map_or(mover.at, |stage| stage.at);
    let wanted = [
        (OrderKind::Attack, shot(mind, force, mover, at).unwrap_or(0).max(touching(mind, force, mover))),
        (OrderKind::Charge, mind.forces.charge(force, mover)),
        (OrderKind::Wait, 0),
    ];
    let offered = |order: OrderKind| prompt.takes(REACT_BY.on(order.kind()));
    let best = wanted.into_iter().filter(|(order, _)| offered(*order)).max_by_key(|(order, gain)| (*gain, *order))?;
    Some(REACT_BY.on(best.0.kind()))
}

/// Where the mover could be met: where it stands, or at the stages of its path.
fn places(mind: &Mind, frame: &Frame, mover: &Force) -> Vec<Spot> {
    let stages = movement::stages_of(mind.asked.board, frame);
    if stages.is_empty() { vec![mover.at] } else { stages.iter().map(|stage| stage.at).collect() }
}

fn chance(mind: &Mind, force: &Force, mover: &Force, at: Spot) -> Option<Chance> {
    let shot = shot(mind, force, mover, at).map(|gain| Chance { order: OrderKind::Attack, gain });
    let can = !force.engaged && !force.lord && mind.forces.charge_gap(force, force.at, mover, at) <= 0;
    let charge = can.then(|| Chance { order: OrderKind::Charge, gain: mind.forces.charge(force, mover) });
    let blows = touching(mind, force, mover);
    let blows = (blows > 0).then_some(Chance { order: OrderKind::Attack, gain: blows });
    [shot, charge, blows].into_iter().flatten().max_by_key(|chance| (chance.gain, chance.order))
}

fn shot(mind: &Mind, force: &Force, mover: &Force, at: Spot) -> Option<i64> {
    let left = i32::from(mind.asked.board.unit(force.group).deeds.shots) < force.shot?.shots as i32;
    let near = mind.forces.shot_gap(force, force.at, mover, at)? <= 0;
    (left && near && !force.engaged && !mover.engaged).then(|| mind.forces.volley(force, mover))
}

fn touching(mind: &Mind, force: &Force, mover: &Force) -> i64 {
    let touches = force.engaged && mover.engaged && mind.forces.touched(force).contains(&mover.group);
    if touches { mind.forces.melee(force, mover, false, false) } else { 0 }
}

/// What the unit's own order of this turn is worth beyond waiting, roughly.
fn usual(mind: &Mind, force: &Force) -> i64 {
    let best = mind.forces.enemies(force.host).map(|enemy| {
        let shot = mind.forces.shot_gap(force, force.at, enemy, enemy.at).filter(|gap| *gap <= 0 && !enemy.engaged);
        let shot = shot.map_or(0, |_| mind.forces.volley(force, enemy));
        let near = !force.engaged && mind.forces.charge_gap(force, force.at, enemy, enemy.at) <= 0;
        let charge = if near { mind.forces.charge(force, enemy) } else { 0 };
        shot.max(charge)
    });
    best.max().unwrap_or(0).max(0)
}
