//! The scripted opponents: `normal` weighs what each order is expected to bring, `easy` does so for two orders of three.
mod aims;
mod answers;
mod forces;
mod formation;
mod losses;
mod plans;
mod positions;
mod reactions;
mod sorcery;
mod spells;
mod thoughts;

use super::access::Read;
use super::candidates::questions::Asked;
use crate::table::play::matches::random_order;
use crate::table::prelude::*;
use aims::Aims;
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

fn choose(turn: Turn, read: &ScriptRead, known: &mut KnownLosses, thought: &mut Thought) -> Order {
    let prompt = read.waiting.0.as_ref().expect("a script is asked only when a question waits");
    // Nothing to think about.
    if let ([only], true, true) = (&prompt.offered[..], prompt.areas.is_empty(), prompt.spans.is_empty()) {
        return *only;
    }
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
    let mind = Mind { seat: host, asked, forces: &forces, positions, reserve, die };
    let (order, told) = match answers::answer(&mind, &game.progress, prompt) {
        Some((order, told)) => (Some(order), told),
        None => (prompt.closing.or_else(|| prompt.areas.first().map(|area| area.order(area.usual))), None),
    };
    // A script must never stop a match: should its choice not be on offer, any order that is will do.
    let order = order.filter(|order| prompt.takes(*order));
    thought.0 = told.filter(|_| order.is_some());
    order.unwrap_or_else(|| random_order(prompt, turn.chance))
}

/// What a composite die is worth, in tenths of a point: the scarcer they are for the turns that are left, the more.
fn worth_of_die(forces: &Forces, reserve: u8, turns: i32) -> i64 {
    let weights = &forces.weights().orders;
    let scarcity = 50 * turns.max(1) / i32::from(reserve).max(1);
    let scarcity = scarcity.clamp(weights.die_least, weights.die_most.max(weights.die_least));
    i64::from(weights.die) * i64::from(scarcity) / 100
}

/// The scripts of the game, for its plugin.
pub fn plugin(app: &mut App) {
    app.init_resource::<KnownLosses>().script("easy", easy).script("normal", normal);
}
