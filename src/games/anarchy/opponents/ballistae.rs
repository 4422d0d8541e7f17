//! How the scripts serve their ballistae: an engineer and another man stay beside each, and shoot at where most is won; the others set
//! those of the enemy on fire.
use super::judgement::Judge;
use super::{Intent, walls};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::artillery::{
    LOOSE, LOOSE_AT, is_beside, is_engineer, may_loose, may_loose_at, targets,
};
use crate::games::anarchy::chapters::tactical::movement::TAKE;
use crate::games::anarchy::chapters::tactical::paths::may_stand;
use crate::games::anarchy::chapters::tactical::works::PUT_OUT;
use crate::games::anarchy::data::scenarios::ExtraData;
use crate::games::anarchy::odds::of_bolt;
use crate::games::anarchy::state::{Ballista, Phase};
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// The ballistae of a side.
fn own<'b>(board: &'b Board, side: Seat) -> impl Iterator<Item = &'b Ballista> {
    board.artillery.ballistae.iter().filter(move |ballista| ballista.side == side)
}

/// A man, and where he stands to serve a ballista.
type Server = (PieceId, Place);

/// Who serves the ballistae of the script's side: those who stand there, else whoever is nearest; the least worth of those as near.
fn servers(judge: &Judge) -> Vec<Server> {
    let (board, side) = (judge.board, judge.side);
    let seconds = board.rules.data.artillery.ballista_crew.saturating_sub(1);
    let mut all: Vec<Server> = vec![];
    for ballista in own(board, side) {
        let has_engineer =
            |all: &[Server]| all.iter().any(|(id, at)| is_engineer(board, *id) && is_beside(board, ballista.hex, *at));
        // Every other man serves one alone.
        for wants_engineer in std::iter::once(true).chain(std::iter::repeat_n(false, seconds)) {
            if wants_engineer && has_engineer(&all) {
                continue;
            }
            let able = |id: &PieceId| {
                let man = board.man(*id);
                man.is_ready()
                    && !man.is_mounted()
                    && !man.guards
                    && !board.is_animal(*id)
                    && is_engineer(board, *id) == wants_engineer
                    && all.iter().all(|(other, _)| other != id)
            };
            let open = |id: PieceId, hex: Place| {
                is_beside(board, ballista.hex, hex)
                    && may_stand(board, id, hex).is_ok()
                    && !board.burns(hex)
                    && board.at(hex).is_none_or(|other| other == id || board.side(other) == side)
                    && all.iter().all(|(_, at)| *at != hex)
            };
            let near = board.map.neighbours(ballista.hex);
            let pairs = board
                .on_field(side)
                .filter(able)
                .flat_map(|id| near.iter().copied().filter(move |hex| open(id, *hex)).map(move |hex| (id, hex)));
            let best = pairs.min_by_key(|(id, hex)| {
                let away = board.map.distance(board.front(*id), *hex);
                let shoots = board.rules.shooter(*id).is_some();
                (away, shoots, judge.worth(*id), *id, *hex)
            });
            all.extend(best);
        }
    }
    all
}

/// What those who serve the ballistae do in their movement; nothing if all stand there.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, moving: Option<PieceId>) -> Option<Order> {
    let (board, side) = (judge.board, judge.side);
    own(board, side).next()?;
    if let Some(order) = puts_out(judge, prompt, intent, moving) {
        return Some(order);
    }
    for (id, at) in servers(judge) {
        if board.front(id) == at {
            intent.handled.add(id);
        }
        if let Some(order) = walls::sends(board, prompt, intent, moving, id, at) {
            return Some(order);
        }
    }
    None
}

/// Who stands beside a ballista of his side that burns puts the fire out, an engineer last.
fn puts_out(judge: &Judge, prompt: &Prompt, intent: &mut Intent, moving: Option<PieceId>) -> Option<Order> {
    let (board, side) = (judge.board, judge.side);
    let burning = own(board, side).filter(|ballista| board.burns(ballista.hex)).map(|ballista| ballista.hex);
    for hex in burning {
        let fights = |id: PieceId| board.tasks.works.of(id).is_some_and(|work| work.kind.hex == hex);
        let free = |id: &PieceId| {
            board.map.adjacent(board.front(*id), hex) && board.man(*id).is_ready() && !intent.handled.contains(*id)
        };
        if board.on_field(side).any(fights) {
            continue;
        }
        let Some(id) = board.on_field(side).filter(free).min_by_key(|id| (is_engineer(board, *id), *id)) else {
            continue;
        };
        let order = PUT_OUT.on(hex);
        if moving == Some(id) {
            intent.handled.add(id);
            if prompt.takes(order) {
                return Some(order);
            }
        } else if prompt.takes(TAKE.on(id)) {
            return Some(TAKE.on(id));
        }
    }
    None
}

/// What a shot of a ballista at a place is worth: the harm to enemies, less that to friends, by where it may come down.
fn value(judge: &Judge, at: Place, gunner: PieceId, target: Place) -> i64 {
    let board = judge.board;
    let strikes = of_bolt(board, at, gunner, target);
    let faces: i64 = i64::from(board.rules.limits.die);
    let harm = strikes.into_iter().map(|strike| {
        let worth = judge.shot_worth(&strike.chances, strike.who)
            + crew_value(judge, strike.who) * i64::from(strike.chances.killed) / faces;
        i64::from(strike.faces) * if board.side(strike.who) == judge.side { -worth } else { worth }
    });
    harm.sum::<i64>() / faces
}

/// What the scenario pays beside his own worth for an engineer without whom no ballista of his side shoots.
fn crew_value(judge: &Judge, id: PieceId) -> i64 {
    let board = judge.board;
    if !is_engineer(board, id) {
        return 0;
    }
    let side = board.side(id);
    let others = board.pieces(side).filter(|other| is_engineer(board, *other) && board.man(*other).is_active()).count();
    if others > 1 { 0 } else { points_each(judge, side) * own(board, side).count() as i64 }
}

/// What the scenario pays the enemy of a side for each of its ballistae, in the scripts' hundredths of a point.
pub fn points_each(judge: &Judge, side: Seat) -> i64 {
    let lines = &judge.board.rules.scenario.extra_points;
    let paid = lines.iter().find_map(|line| match line {
        ExtraData::LostBallistae { side: whose, points } if whose.seat() != side => Some(i64::from(*points)),
        _ => None,
    });
    paid.unwrap_or(0) * 100
}

/// The shot of a ballista that is worth most, with what it is worth.
pub fn best_shot(judge: &Judge, phase: Phase) -> Option<(i64, Place, Place)> {
    let (board, side) = (judge.board, judge.side);
    let mut best: Option<(i64, Place, Place)> = None;
    for ballista in own(board, side) {
        let Ok(gunner) = may_loose(board, phase, side, ballista.hex) else { continue };
        // Who puts out a fire goes on with it.
        if board.tasks.works.of(gunner).is_some() {
            continue;
        }
        for target in targets(board, side) {
            if may_loose_at(board, side, ballista.hex, target).is_err() {
                continue;
            }
            let worth = value(judge, ballista.hex, gunner, target);
            let worth = judge.about(worth, u64::from(ballista.hex.0) << 32 | u64::from(target.0));
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, ballista.hex, target));
            }
        }
    }
    best.filter(|(worth, ..)| *worth >= judge.weights.least_shot)
}

/// The next order for a ballista in the script's own fire; nothing if none of them has a shot worth it.
pub fn shot(judge: &Judge, phase: Phase, prompt: &Prompt, intent: &mut Intent) -> Option<Order> {
    if phase != Phase::OffensiveFire || judge.board.artillery.ballistae.is_empty() {
        return None;
    }
    let (_, at, target) = best_shot(judge, phase)?;
    let aims = LOOSE_AT.on(target);
    if judge.board.artillery.in_hand == Some(at) && prompt.takes(aims) {
        return Some(aims);
    }
    prompt.takes(LOOSE.on(at)).then(|| {
        intent.orders.push_back(aims);
        LOOSE.on(at)
    })
}
