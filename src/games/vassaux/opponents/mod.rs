//! The scripted opponents: `normal` weighs what each order is expected to bring, `easy` does so for little more than half of its
//! orders; `hard` tries the orders that `normal` thinks best, and judges what comes of them.
mod aims;
mod answers;
mod choices;
mod forces;
mod formation;
mod judgement;
mod losses;
mod plans;
mod positions;
mod reactions;
mod sorcery;
mod spells;
mod thoughts;

use super::access::{InForce, Read};
use super::candidates::questions::Asked;
use super::state::objectives::Objectives;
use super::state::progress::Progress;
use crate::table::play::matches::random_order;
use crate::table::prelude::*;
use aims::Aims;
use answers::Answer;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use forces::Forces;
use losses::KnownLosses;
use plans::Mind;
use positions::Positions;

/// What a script reads: the match, from which it takes what its seat may see, and the question.
#[derive(SystemParam)]
struct ScriptRead<'w, 's> {
    game: Read<'w, 's>,
    waiting: Res<'w, Waiting>,
}

fn easy(In(turn): In<Turn>, read: ScriptRead, mut known: ResMut<KnownLosses>, mut thought: ResMut<Thought>) -> Order {
    let percent = read.game.rules.0.data.opponents.easy_random_percent.max(0) as u64;
    if turn.chance % 100 < percent {
        let prompt = read.waiting.0.as_ref().expect("a script is asked only when a question waits");
        thought.0 = Some(("vassaux-thought-none", Words::new()));
        return random_order(prompt, turn.chance.rotate_left(32));
    }
    choose(turn, &read, &mut known, &mut thought)
}
fn normal(In(turn): In<Turn>, read: ScriptRead, mut known: ResMut<KnownLosses>, mut thought: ResMut<Thought>) -> Order {
    choose(turn, &read, &mut known, &mut thought)
}

/// The order that weighs most.
fn choose(turn: Turn, read: &ScriptRead, known: &mut KnownLosses, thought: &mut Thought) -> Order {
    let prompt = read.waiting.0.as_ref().expect("a script is asked only when a question waits");
    if let Some(only) = only(prompt) {
        return only;
    }
    let answer = with_mind(turn, read, known, |mind| usual(mind, &read.game.progress, prompt));
    thought.0 = answer.as_ref().and_then(|(_, told)| told.clone());
    // A script must never stop a match: should its choice not be on offer, any order that is will do.
    answer.map_or_else(|| random_order(prompt, turn.chance), |(order, _)| order)
}

/// The orders that are worth trying, the one that weighs most first.
fn choices(In(turn): In<Turn>, read: ScriptRead, mut known: ResMut<KnownLosses>) -> Vec<Choice> {
    let prompt = read.waiting.0.as_ref().expect("a script is asked only when a question waits");
    let one = |order: Order| vec![Choice { order, plan: vec![], worth: 0, told: None }];
    if let Some(only) = only(prompt) {
        return one(only);
    }
    let found = with_mind(turn, &read, &mut known, |mind| {
        let answer = usual(mind, &read.game.progress, prompt)?;
        Some(choices::of(mind, &read.game.progress, prompt, answer))
    });
    found.unwrap_or_else(|| one(random_order(prompt, turn.chance)))
}

/// The only order on offer: nothing to think about.
fn only(prompt: &Prompt) -> Option<Order> {
    match (&prompt.offered[..], prompt.areas.is_empty(), prompt.spans.is_empty()) {
        ([only], true, true) => Some(*only),
        _ => None,
    }
}

/// What weighs most, or else what the question itself thinks usual.
fn usual(mind: &Mind, progress: &Progress, prompt: &Prompt) -> Option<Answer> {
    let closing = || prompt.closing.map(|order| (order, None));
    let in_area = || {
        let why =
            if prompt.text == "vassaux-ask-charge-line" { "vassaux-thought-line" } else { "vassaux-thought-usual" };
        prompt.areas.first().map(|area| (area.order(area.usual), thoughts::why(why)))
    };
    let answer = answers::answer(mind, progress, prompt).or_else(closing).or_else(in_area);
    answer.filter(|(order, _)| prompt.takes(*order))
}

/// Thinks with what a seat knows of the match.
fn with_mind<T>(turn: Turn, read: &ScriptRead, known: &mut KnownLosses, think: impl FnOnce(&Mind) -> T) -> T {
    let game = &read.game;
    let mut board = game.board();
    let host = turn.seat;
    // The turn that the enemy has written down is his secret (V-23.10).
    board.locked_until[usize::from(1 - host.0)] = None;
    let asked = Asked::of(game, &board);
    let weights = &board.rules.data.opponents;
    let reserves = [Seat(0), Seat(1)].map(|seat| game.reserves.of(seat).reserve);
    let forces = Forces::new(&board, weights, known, reserves);
    let arriving = asked.deployment.taken.and_then(|unit| forces.arriving(unit));
    let aims = Aims::new(&forces, &game.objectives, host, arriving.as_ref());
    let reserve = reserves[usize::from(host.0)];
    let positions = Positions { forces: &forces, aims: &aims, dice: reserve > 0 };
    let die = worth_of_die(&forces, reserve, game.progress.limit - game.progress.turn + 1);
    think(&Mind { seat: host, asked, forces: &forces, positions, reserve, die })
}

/// What a composite die is worth, in tenths of a point: the scarcer they are for the turns that are left, the more.
fn worth_of_die(forces: &Forces, reserve: u8, turns: i32) -> i64 {
    let weights = &forces.weights().orders;
    let scarcity = 50 * turns.max(1) / i32::from(reserve).max(1);
    let scarcity = scarcity.clamp(weights.die_least, weights.die_most.max(weights.die_least));
    i64::from(weights.die) * i64::from(scarcity) / 100
}

/// How much `hard` looks ahead.
fn effort(world: &World) -> Effort {
    world.resource::<InForce>().0.data.opponents.hard.effort()
}

/// V-23.10: the turn that the enemy has written down is any that is still to come, unless it has come.
fn veil(world: &mut World, turn: Turn) -> bool {
    let now = world.resource::<Progress>().turn;
    let sides = world.resource::<InForce>().0.switches.duel_die;
    let other = usize::from(1 - turn.seat.0);
    let Some(number) = world.resource::<Objectives>().duel[other] else { return false };
    let drawn = if number <= now || now >= sides { now } else { now + 1 + (turn.chance % (sides - now) as u64) as i32 };
    world.resource_mut::<Objectives>().duel[other] = Some(drawn);
    true
}

/// The scripts of the game, for its plugin.
pub fn plugin(app: &mut App) {
    app.init_resource::<KnownLosses>().script("easy", easy).script("normal", normal);
    let turn = |world: &World| world.resource::<Progress>().turn;
    app.lookahead(
        "hard",
        Lookahead { policy: "normal", turn, effort, veil, adopt: |_, _, _| {} },
        choices,
        judgement::judge,
    );
}
