//! How the scripts move: those who have something to reach first, each once to the hex that is worth most.
use super::Intent;
use super::judgement::Judge;
use super::{ballistae, belfries, engines, escorts, mantlets, walls, works};
use crate::games::anarchy::access::Read;
use crate::games::anarchy::board::enemy;
use crate::games::anarchy::chapters::tactical::fire::is_in_fire;
use crate::games::anarchy::chapters::tactical::movement::{EXIT, GO, TAKE};
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::chapters::tactical::turn::DONE;
use crate::games::anarchy::state::Post;
use crate::table::prelude::{Order, PieceId, Place, Prompt};

/// The next order of a movement.
pub fn next(judge: &Judge, read: &Read, prompt: &Prompt, intent: &mut Intent) -> Order {
    let board = judge.board;
    if let Some(order) = escorts::next(judge, prompt, read.clock.moving) {
        return order;
    }
    if let Some(order) = engines::next(judge, prompt, intent, read.clock.moving) {
        return order;
    }
    if let Some(order) = belfries::next(judge, prompt, intent, read.clock.moving) {
        return order;
    }
    if let Some(order) = walls::next(judge, prompt, intent, read.clock.moving) {
        return order;
    }
    if let Some(order) = ballistae::next(judge, prompt, intent, read.clock.moving) {
        return order;
    }
    // Who leaves the map by an edge where that is wanted does so.
    if prompt.takes(EXIT.on(()))
        && let Some(id) = read.clock.moving
        && judge.goals.leaves(id)
    {
        return EXIT.on(());
    }
    if let Some(id) = read.clock.moving
        && let Some(order) = mantlets::next(judge, prompt, intent, id)
    {
        return order;
    }
    if let Some(id) = read.clock.moving
        && let Some(order) = works::next(judge, prompt, intent, id)
    {
        return order;
    }
    if let Some(id) = read.clock.moving.filter(|id| !intent.handled.contains(*id) && !engines::is_aboard(board, *id))
        && prompt.offered.iter().any(|order| GO.of(*order).is_some())
    {
        intent.handled.add(id);
        if let Some(to) = best_hex(judge, id) {
            return GO.on(to);
        }
    }
    let movers = prompt.offered.iter().filter_map(|order| TAKE.of(*order));
    // Who works goes on with it, unless it burns where he stands.
    let busy = |id: PieceId| {
        board.tasks.works.of(id).is_some() && !is_in_fire(board, id)
            || engines::is_aboard(board, id)
            || engines::is_for_engine(judge, id)
    };
    let free = movers.filter(|id| board.side(*id) == judge.side && !intent.handled.contains(*id) && !busy(*id));
    let next = free.min_by_key(|id| {
        // Fighters go first, to clear the way; then those who have to arrive; animals follow those who lead them.
        let waits = board.man(*id).post == Post::Waiting;
        let far = if waits { 0 } else { judge.goals.distance(board, *id, board.front(*id)) };
        (board.is_animal(*id), far, *id)
    });
    match next {
        Some(id) => TAKE.on(id),
        None => DONE.on(()),
    }
}

/// The hex to which somebody should go; nothing if he should stay. How far off the judgement may be is a part of what he gains by going
/// there, not of how far away his goal is.
fn best_hex(judge: &Judge, id: PieceId) -> Option<Place> {
    let board = judge.board;
    let reach = Reach::of(board, id);
    let waits = board.man(id).post == Post::Waiting;
    let ends = reach.ends(board, id);
    let worth: Vec<i64> = ends.iter().map(|(place, cost)| value_at(judge, id, *place, Some(*cost))).collect();
    let stay = if waits { worth.first().copied()? } else { value_at(judge, id, board.front(id), None) };
    let mut best = (!waits).then_some((0, None));
    for (number, ((place, cost), value)) in ends.into_iter().zip(worth).enumerate() {
        let gain = judge.about(value - stay, number as u64) - i64::from(cost);
        if best.as_ref().is_none_or(|(most, _)| gain > *most) {
            best = Some((gain, Some(place)));
        }
    }
    best.and_then(|(_, place)| place)
}

/// What it is worth to somebody to end his movement on a hex: the hex itself, whom he can attack from there, whom he can shoot.
fn value_at(judge: &Judge, id: PieceId, place: Place, cost: Option<i32>) -> i64 {
    let board = judge.board;
    let mut value = judge.place_value(id, place);
    // Nobody stands in the way of an engine of his side.
    if engines::is_in_the_way(board, judge.side, place) {
        value -= judge.weights.goal;
    }
    let side = judge.side;
    // Nor where the bridge of an enemy's belfry falls.
    if belfries::falls_there(board, side, place) {
        value -= judge.weights.goal / 10;
    }
    let mut attacks = false;
    let fights = !board.is_animal(id) && !board.man(id).captive && !board.man(id).disarmed;
    if fights {
        let near = board.map.neighbours(place);
        let beside = near.iter().filter_map(|hex| board.at(*hex)).filter(|other| board.side(*other) != side);
        let targets: Vec<PieceId> =
            beside.filter(|other| !board.man(*other).captive && !board.man(*other).target).collect();
        if !targets.is_empty() {
            let mut moved = board.clone();
            // Where the rear of a horse comes to stand makes no difference to what its front reaches.
            moved.shift(id, place, None);
            let then = judge.over(&moved);
            value += match &judge.foresight {
                Some(foresight) => foresight.attack_gain(judge, &then, id, &targets),
                None => targets.iter().map(|target| attack_beside(&then, id, *target)).max().unwrap_or(0),
            };
            attacks = true;
        }
    }
    if !attacks && let Some(weapon) = board.rules.shooter(id) {
        let moved = i32::from(board.man(id).moved) + cost.unwrap_or(0);
        let most = if board.man(id).shot_in_defence { weapon.both } else { weapon.own };
        if most.is_some_and(|most| moved <= most) {
            let mut then_board = board.clone();
            then_board.shift(id, place, None);
            let then = judge.over(&then_board);
            let shots = then_board.on_field(enemy(side));
            let best = shots.filter_map(|target| then.shot_value(id, target)).max();
            value += best.unwrap_or(0) * 2;
        }
    }
    value
}

/// What an attack at an enemy brings in which somebody takes part with every friend who stands beside that enemy.
fn attack_beside(judge: &Judge, id: PieceId, target: PieceId) -> i64 {
    let board = judge.board;
    let joins = |friend: &PieceId| {
        *friend != id && board.man(*friend).is_ready() && !board.is_animal(*friend) && !board.man(*friend).guards
    };
    let friends = board.beside(board.front(target), judge.side).filter(joins);
    let band: Vec<PieceId> = std::iter::once(id).chain(friends).collect();
    judge.combat_value(&band, target) + judge.worth(target) / 20
}
