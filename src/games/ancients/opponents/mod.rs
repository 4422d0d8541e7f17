//! The scripted opponents (section 11 of the rules): `easy` and `normal` follow the heuristic, `hard` the expected
//! value of every order.
mod ahead;
mod heuristic;
mod plans;
mod setup;

use super::board::{Field, Watch, enemy};
use super::chapters::attack::{ACCEPT, CHALLENGE, REFUSE};
use super::chapters::movement::STOP;
use super::chapters::pursuit::{ADVANCE, ADVANCE_INTO, PRESS, PURSUE, vacated};
use super::chapters::retreat::{ALLOW, DENY, ESCAPE, PROPOSE, RETREAT, STAY};
use super::chapters::turn::ACTIVATE;
use super::odds::{Spread, of_fight};
use super::state::{FaceDecks, Muster, Progress, Underway};
use crate::table::prelude::*;
use ahead::Ahead;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use plans::{Plan, plans};
use std::collections::VecDeque;

/// How well a script plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The heuristic, with some orders at random.
    Easy,
    /// The heuristic.
    Normal,
    /// The expected value of every order.
    Hard,
}

/// What a script means to do with the unit that it has activated. It is no part of the position: if it is lost, the
/// script thinks again.
#[derive(Resource, Default, Clone, Debug)]
pub struct Intent {
    unit: Option<PieceId>,
    turn: u8,
    orders: VecDeque<Order>,
    /// The easy opponent gives this order without thinking.
    thoughtless: bool,
}

/// What a script sees: the board as its seat does, and the question.
#[derive(SystemParam)]
pub(super) struct Eyes<'w, 's> {
    watch: Watch<'w, 's>,
    waiting: Res<'w, Waiting>,
    progress: Res<'w, Progress>,
    underway: Res<'w, Underway>,
    decks: Res<'w, FaceDecks>,
    muster: Res<'w, Muster>,
}

pub(super) fn easy(In(turn): In<Turn>, eyes: Eyes, intent: ResMut<Intent>, thought: ResMut<Thought>) -> Order {
    choose(Level::Easy, turn, &eyes, intent.into_inner(), thought.into_inner())
}
pub(super) fn normal(In(turn): In<Turn>, eyes: Eyes, intent: ResMut<Intent>, thought: ResMut<Thought>) -> Order {
    choose(Level::Normal, turn, &eyes, intent.into_inner(), thought.into_inner())
}
pub(super) fn hard(In(turn): In<Turn>, eyes: Eyes, intent: ResMut<Intent>, thought: ResMut<Thought>) -> Order {
    choose(Level::Hard, turn, &eyes, intent.into_inner(), thought.into_inner())
}

fn choose(level: Level, turn: Turn, eyes: &Eyes, intent: &mut Intent, thought: &mut Thought) -> Order {
    let prompt = eyes.waiting.0.as_ref().expect("a script is asked only when a question waits");
    let order = decide(level, turn, eyes, prompt, intent, thought);
    // A script must never stop a match: should its choice not be on offer, any order that is will do.
    if prompt.takes(order) { order } else { crate::table::play::matches::random_order(prompt, turn.chance) }
}

fn decide(level: Level, turn: Turn, eyes: &Eyes, prompt: &Prompt, intent: &mut Intent, thought: &mut Thought) -> Order {
    match prompt.text {
        "ancients-ask-compose" => setup::compose(eyes, prompt, turn),
        "ancients-ask-deploy" | "ancients-ask-deployed" => setup::deploy(prompt),
        "ancients-ask-order" => {
            *intent = Intent { turn: eyes.progress.turn, ..default() };
            let percent = eyes.watch.rules.data.opponents.easy_random_percent;
            if level == Level::Easy && turn.chance % 100 < percent {
                intent.thoughtless = true;
                thought.0 = Some(("ancients-thought-none", Words::new()));
                return crate::table::play::matches::random_order(prompt, turn.chance.rotate_left(32));
            }
            let field = eyes.watch.field_for(turn.seat);
            let (why, plan) = best_plan(level, &field, eyes, turn, field.available(turn.seat).collect());
            thought.0 = Some((why, Words::new()));
            intent.unit = Some(plan.unit);
            intent.orders = plan.orders();
            ACTIVATE.on(plan.unit)
        }
        "ancients-ask-act" | "ancients-ask-act-on" | "ancients-ask-support" | "ancients-ask-approach" => {
            go_on(level, turn, eyes, prompt, intent)
        }
        _ => answer(level, turn, eyes, prompt),
    }
}

/// The next click of what was decided; after a loaded save, decided again.
fn go_on(level: Level, turn: Turn, eyes: &Eyes, prompt: &Prompt, intent: &mut Intent) -> Order {
    if intent.thoughtless && intent.turn == eyes.progress.turn {
        return crate::table::play::matches::random_order(prompt, turn.chance);
    }
    let known = intent.unit == eyes.underway.unit && intent.turn == eyes.progress.turn;
    while known && let Some(next) = intent.orders.pop_front() {
        if prompt.takes(next) {
            return next;
        }
    }
    if prompt.takes(STOP.on(())) {
        return STOP.on(());
    }
    // Thinking again halfway: the unit stands where it has got to, and only what is on offer counts.
    let field = eyes.watch.field_for(turn.seat);
    if let Some(unit) = eyes.underway.unit.filter(|_| eyes.underway.support.is_none() && eyes.underway.steps == 0) {
        let (_, plan) = best_plan(level, &field, eyes, turn, vec![unit]);
        if let Some(order) = plan.orders().into_iter().find(|o| prompt.takes(*o)) {
            return order;
        }
    }
    prompt.offered[0]
}

/// The best order of a side with one of these units, and why.
fn best_plan(level: Level, field: &Field, eyes: &Eyes, turn: Turn, units: Vec<PieceId>) -> (&'static str, Plan) {
    let spread = Spread::of_match(field.rules, &eyes.decks, turn.seat);
    match level {
        Level::Easy | Level::Normal => {
            let (class, plan) = heuristic::best(field, &eyes.progress, &spread, turn.seat, &units, turn.chance);
            (class_thought(class), plan)
        }
        Level::Hard => {
            let ahead = Ahead::new(field, &eyes.progress, turn.seat);
            let mut best: Option<(i64, Plan)> = None;
            let mut number = 0_u64;
            plans(field, turn.seat, &units, |there, plan| {
                number += 1;
                // Below half of the smallest weight: it only settles ties.
                let value = ahead.plan_value(there, &spread, plan) * 1000 + heuristic::jitter(turn.chance, number);
                if best.as_ref().is_none_or(|(score, _)| value > *score) {
                    best = Some((value, plan.clone()));
                }
            });
            ("ancients-thought-value", best.map_or_else(|| Plan::hold(units[0]), |(_, plan)| plan))
        }
    }
}

/// What a class of the heuristic is, in words.
fn class_thought(class: u8) -> &'static str {
    match class {
        1 => "ancients-thought-1",
        2 => "ancients-thought-2",
        3 => "ancients-thought-3",
        4 => "ancients-thought-4",
        5 => "ancients-thought-5",
        6 => "ancients-thought-6",
        7 => "ancients-thought-7",
        _ => "ancients-thought-hold",
    }
}

/// Answers to what the other side, or the dice, have brought about.
fn answer(level: Level, turn: Turn, eyes: &Eyes, prompt: &Prompt) -> Order {
    let field = eyes.watch.field_for(turn.seat);
    let seat = turn.seat;
    let ahead = Ahead::new(&field, &eyes.progress, seat);
    let fight = eyes.underway.fight.as_ref();
    let offered = |wanted: Key| prompt.offered.iter().copied().filter(move |o| o.verb == wanted);
    if prompt.takes(ACCEPT.on(()))
        && let Some(fight) = fight
    {
        if !prompt.takes(REFUSE.on(())) {
            return ACCEPT.on(());
        }
        let spread = Spread::of_match(field.rules, &eyes.decks, enemy(seat));
        let refuses = match level {
            Level::Easy | Level::Normal => {
                let odds = of_fight(&field, &spread, fight.lead, fight.support, fight.target);
                heuristic::refuses(&field, &odds, fight.target)
            }
            Level::Hard => {
                let attackers: Vec<PieceId> = fight.attackers().collect();
                let fought = ahead.fight_value(&field, &spread, &attackers, fight.target, Some(fight.attack));
                let refused = ahead.refusal_value(&field, &spread, &attackers, fight.target);
                refused.is_some_and(|value| value > fought)
            }
        };
        return if refuses { REFUSE.on(()) } else { ACCEPT.on(()) };
    }
    if prompt.takes(ALLOW.on(())) {
        let (Some(fight), Some(unit)) = (fight, eyes.underway.subject) else { return ALLOW.on(()) };
        let denies = fight.proposed.is_some_and(|to| heuristic::denies(&field, unit, to));
        return if denies { DENY.on(()) } else { ALLOW.on(()) };
    }
    // Where to step back: the hex with the best score.
    for verb in [RETREAT, PROPOSE] {
        let best = offered(verb.key).max_by_key(|o| {
            let to = verb.of(*o).expect("a hex");
            let score = eyes.underway.subject.map(|unit| heuristic::retreat_score(&field, unit, to));
            (score, heuristic::jitter(turn.chance, to.index() as u64))
        });
        if let Some(best) = best {
            return best;
        }
    }
    if let Some(fight) = fight
        && let Some(order) = follow(level, turn, eyes, prompt, &field, &ahead, fight)
    {
        return order;
    }
    // Cornered: flight gives no points, but a unit that stays may still serve.
    if offered(ESCAPE.key).next().is_some() && prompt.takes(STAY.on(())) {
        return STAY.on(());
    }
    if prompt.takes(STAY.on(())) { STAY.on(()) } else { prompt.offered[0] }
}

/// Advance, pursuit, second challenge: whatever raises the value of the position.
fn follow(
    level: Level,
    turn: Turn,
    eyes: &Eyes,
    prompt: &Prompt,
    field: &Field,
    ahead: &Ahead,
    fight: &super::state::Fight,
) -> Option<Order> {
    let spread = Spread::of_match(field.rules, &eyes.decks, turn.seat);
    let stays = ahead.value(field) * 1000;
    let mut best = (stays, STAY.on(()));
    for order in &prompt.offered {
        let moved = |id: PieceId, to: Place| {
            let mut there = field.clone();
            there.shift(id, to);
            ahead.value(&there) * 1000
        };
        let attack = |target: PieceId| {
            let odds = of_fight(field, &spread, fight.advanced.unwrap_or(fight.lead), None, target);
            match level {
                Level::Easy | Level::Normal => {
                    let wanted = field.rules.data.opponents.heuristic.other_attack as u32;
                    (odds.percent(odds.attackers_win()) >= wanted).then_some(i64::MAX)
                }
                Level::Hard => {
                    let lead = fight.advanced.unwrap_or(fight.lead);
                    Some(ahead.attack_value(field, &spread, &[lead], target) * 1000)
                }
            }
        };
        let value = if let Some(id) = ADVANCE.of(*order) {
            let to = if fight.attackers_won.is_none() { fight.from[2] } else { *vacated(field, fight).first()? };
            moved(id, to)
        } else if let Some(to) = ADVANCE_INTO.of(*order) {
            moved(fight.target, to)
        } else if let Some(to) = PURSUE.of(*order) {
            moved(fight.advanced?, to)
        } else if let Some(target) = CHALLENGE.of(*order).or_else(|| PRESS.of(*order)) {
            let Some(value) = attack(target) else { continue };
            value
        } else {
            continue;
        };
        if value > best.0 {
            best = (value, *order);
        }
    }
    prompt.takes(best.1).then_some(best.1)
}

/// The scripts of the game, for its plugin.
pub fn plugin(app: &mut App) {
    app.init_resource::<Intent>().script("easy", easy).script("normal", normal).script("hard", hard);
}
