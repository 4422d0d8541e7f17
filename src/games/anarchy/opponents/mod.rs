//! The scripted opponents: they judge hexes, attacks and shots by what men are worth. `easy` and `normal` differ by how far off their
//! judgement may be; `hard` looks at all attacks of a phase together, and at what the enemy could answer.
mod ballistae;
mod belfries;
mod engines;
mod escorts;
mod fights;
mod foresight;
mod galleries;
mod goals;
mod judgement;
mod mangonels;
mod mantlets;
mod moves;
mod reasons;
mod strikers;
mod walls;
mod works;

use super::access::Read;
use super::chapters::tactical::advance::{ADVANCE_INTO, ADVANCE_WITH, STAY};
use super::chapters::tactical::combat::{JOIN, STRIKE, SUFFER};
use super::chapters::tactical::deployment::{READY, REAR_IN, USUAL_DEPLOYMENT};
use super::chapters::tactical::engines::manning::USUAL_CREW;
use super::chapters::tactical::harm::FALL_IN;
use super::chapters::tactical::retreat::{RETREAT, RETREAT_OFF};
use super::chapters::tactical::siegeworks::laying::{
    SCREEN, USUAL_BALLISTAE, USUAL_BASINS, USUAL_FASCINES, USUAL_HEAPS, USUAL_MANTLETS, USUAL_RUBBLE,
};
use super::chapters::tactical::turn::DONE;
use super::chapters::tactical::works::LEAVE_IT;
use super::state::Plan;
use crate::table::kit::piece_set::PieceSet;
use crate::table::prelude::*;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use judgement::Judge;
use std::collections::VecDeque;

/// How well a script plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    Easy,
    Normal,
    Hard,
}

/// What a script has done with in this phase, and the orders that it has in mind. It is no part of the position: after a save is
/// loaded, the script decides again.
#[derive(Resource, Default, Clone, Debug)]
pub struct Intent {
    /// Turn and side that it was made for.
    made: (u8, Seat),
    /// Orders given in this movement.
    given: u32,
    /// Those who stay where they are for the rest of this movement.
    handled: PieceSet,
    orders: VecDeque<Order>,
    /// Ladders that have been carried in this movement, by the hexes where they lay and lie.
    carried: Vec<Place>,
    ways: goals::WaysToGround,
    strikers: strikers::KnownStrikers,
}

/// More orders than this no script gives in a movement: a phase ends within 500.
const MOST_MOVES: u32 = 250;

/// Whoever plays a side by script: what he sees, what he has in mind, and why he orders what he orders.
#[derive(SystemParam)]
pub(super) struct Captain<'w, 's> {
    read: Read<'w, 's>,
    waiting: Res<'w, Waiting>,
    intent: ResMut<'w, Intent>,
    thought: ResMut<'w, Thought>,
}

/// The script of a level.
fn script(level: Level) -> impl Fn(In<Turn>, Captain) -> Order {
    move |In(turn), captain| {
        let Captain { read, waiting, mut intent, mut thought } = captain;
        let prompt = waiting.0.as_ref().expect("a script is asked only when a question waits");
        let (order, why) = choose(level, turn, &read, prompt, &mut intent);
        thought.0 = why.map(|why| (why, Words::new()));
        order
    }
}

/// What a script of this level orders, and the key of the words that say why.
fn choose(
    level: Level,
    turn: Turn,
    read: &Read,
    prompt: &Prompt,
    intent: &mut Intent,
) -> (Order, Option<&'static str>) {
    let board = read.board();
    let judge = Judge::new(&board, level, turn, &mut intent.ways, &mut intent.strikers);
    while let Some(next) = intent.orders.pop_front() {
        if prompt.takes(next) {
            return (next, reasons::of(next));
        }
        intent.orders.clear();
    }
    let easily = level == Level::Easy && turn.chance % 100 < judge.weights.easy_random_percent;
    if easily && prompt.offered.len() > 1 {
        let order = crate::table::play::matches::random_order(prompt, turn.chance.rotate_left(32));
        return (order, Some("anarchy-thought-none"));
    }
    let order = decide(&judge, read, prompt, intent);
    // A script must never stop a match: should its choice not be on offer, any order that is will do.
    if prompt.takes(order) {
        return (order, reasons::of(order));
    }
    (crate::table::play::matches::random_order(prompt, turn.chance), None)
}

fn decide(judge: &Judge, read: &Read, prompt: &Prompt, intent: &mut Intent) -> Order {
    match prompt.text {
        "anarchy-ask-deploy" => USUAL_DEPLOYMENT.on(()),
        "anarchy-ask-deployed" => READY.on(()),
        "anarchy-ask-man" => USUAL_CREW.on(()),
        "anarchy-ask-ballistae" => USUAL_BALLISTAE.on(()),
        "anarchy-ask-mantlets" => USUAL_MANTLETS.on(()),
        "anarchy-ask-screen" => prompt.offered.iter().copied().find(|o| SCREEN.of(*o).is_some()).unwrap_or(DONE.on(())),
        "anarchy-ask-heaps" => USUAL_HEAPS.on(()),
        "anarchy-ask-basins" => USUAL_BASINS.on(()),
        "anarchy-ask-basin-goes" => {
            let Some(Plan::Basin(at, ..)) = read.tasks.plan else { return walls::carries(judge, prompt, None) };
            walls::carries(judge, prompt, Some(at))
        }
        "anarchy-ask-tip-over" => {
            let Some(Plan::Tip(at)) = read.tasks.plan else { return walls::tips(judge, None) };
            walls::tips(judge, Some(at))
        }
        "anarchy-ask-wheel" => mantlets::goes(judge, prompt, read.clock.moving),
        "anarchy-ask-face" => mantlets::faces(judge, prompt, read.clock.moving),
        "anarchy-ask-heap-goes" | "anarchy-ask-ballista-goes" => LEAVE_IT.on(()),
        "anarchy-ask-fascines" => USUAL_FASCINES.on(()),
        "anarchy-ask-rubble" => USUAL_RUBBLE.on(()),
        "anarchy-ask-rear" => prompt.offered.iter().copied().find(|o| REAR_IN.of(*o).is_some()).unwrap_or(DONE.on(())),
        "anarchy-ask-move" | "anarchy-ask-walk" | "anarchy-ask-escort" => {
            let now = (read.clock.turn, judge.side);
            if intent.made != now {
                let (ways, strikers) = (std::mem::take(&mut intent.ways), std::mem::take(&mut intent.strikers));
                *intent = Intent { made: now, ways, strikers, ..default() };
            }
            // A movement comes to an end, whatever men and captives stand in each other's way.
            intent.given += 1;
            if intent.given > MOST_MOVES { DONE.on(()) } else { moves::next(judge, read, prompt, intent) }
        }
        "anarchy-ask-defensive-fire"
        | "anarchy-ask-offensive-fire"
        | "anarchy-ask-aim"
        | "anarchy-ask-ballista"
        | "anarchy-ask-mangonel" => fights::shot(judge, read.clock.phase, prompt, intent),
        "anarchy-ask-hands" | "anarchy-ask-carry" => works::answer(judge, prompt, intent),
        "anarchy-ask-torch" => fights::torch(prompt),
        "anarchy-ask-combat" => fights::attack(judge, prompt, intent),
        "anarchy-ask-muster" => {
            let joins = prompt.offered.iter().copied().find(|order| JOIN.of(*order).is_some());
            if prompt.takes(STRIKE.on(())) { STRIKE.on(()) } else { joins.unwrap_or(STRIKE.on(())) }
        }
        _ => answer(judge, read, prompt),
    }
}

/// The answer to a question that the dice have raised: who suffers, where to, who advances.
fn answer(judge: &Judge, read: &Read, prompt: &Prompt) -> Order {
    let board = judge.board;
    let mut best: Option<(i64, Order)> = None;
    for order in &prompt.offered {
        let value = if let Some(id) = SUFFER.of(*order) {
            judge.worth(id)
        } else if let Some(to) = RETREAT.of(*order) {
            let id = read.fight.subject.expect("somebody retreats");
            judge.place_value(id, to)
        } else if RETREAT_OFF.of(*order).is_some() {
            let id = read.fight.subject.expect("somebody retreats");
            if judge.goals.leaves(id) { i64::MAX / 2 } else { i64::MIN / 2 }
        } else if let Some(to) = FALL_IN.of(*order) {
            board.at(to).map_or(0, |id| judge.place_value(id, to))
        } else if let Some(id) = ADVANCE_WITH.of(*order) {
            let into = read.fight.emptied.first().copied().unwrap_or(board.front(id));
            let gain = judge.place_value(id, into) - judge.place_value(id, board.front(id));
            // Whoever storms a place goes on when a hex on his way is won.
            if judge.goals.storms(board, judge.side) && works::leads_on(judge, board.front(id), into) {
                gain.max(1)
            } else {
                gain
            }
        } else if let Some(to) = ADVANCE_INTO.of(*order) {
            read.fight.subject.map_or(0, |id| judge.place_value(id, to))
        } else if STAY.of(*order).is_some() {
            0
        } else {
            i64::MIN / 4
        };
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, *order));
        }
    }
    best.map_or(DONE.on(()), |(_, order)| order)
}

/// The scripts of the game, for its plugin.
pub fn plugin(app: &mut App) {
    app.memory::<Intent>();
    app.script("easy", script(Level::Easy)).script("normal", script(Level::Normal)).script("hard", script(Level::Hard));
}
