//! How the scripts hold a wall from above: two men keep each basin of oil at hand, set it when enemies come near, and tip it over
//! those who climb; men near a heap throw stones.
use super::judgement::Judge;
use super::{Intent, works};
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::movement::{GO, TAKE};
use crate::games::anarchy::chapters::tactical::paths::may_stand;
use crate::games::anarchy::chapters::tactical::reach::Reach;
use crate::games::anarchy::chapters::tactical::siegeworks::oil::{
    BASIN_TO, LIFT_BASIN, POUR, SET_BASIN, are_opposite, below, may_pour, tippers,
};
use crate::games::anarchy::chapters::tactical::siegeworks::spread::{splashed, under};
use crate::games::anarchy::chapters::tactical::siegeworks::stones::{THROW_AT, may_throw, may_throw_at, stone};
use crate::games::anarchy::chapters::tactical::works::{LEAVE_IT, WITH};
use crate::games::anarchy::odds::{of_oil, of_shot};
use crate::games::anarchy::state::{Basin, Phase};
use crate::table::prelude::{Order, PieceId, Place, Prompt, Seat};

/// From how far on enemies are waited for with a basin, are near enough for it to be set, and to carry it along the wall to them.
const AWAITED: u8 = 14;
const NEAR: u8 = 4;
const CARRIED_TO: std::ops::RangeInclusive<u8> = 2..=6;

/// A basin, and the two men who have to be at it, with where each of them has to stand.
struct Crew {
    basin: Place,
    men: [(PieceId, Place); 2],
}

/// How far the nearest enemy who could climb is from a hex.
fn nearest_enemy(board: &Board, side: Seat, hex: Place) -> Option<u8> {
    let against = board.on_field(enemy(side)).filter(|id| !board.man(*id).captive && !board.is_animal(*id));
    against.map(|id| board.map.distance(board.front(id), hex)).min()
}

/// About how far it is from a hex to another one: who has to change the level needs so many hexes more.
fn far(board: &Board, from: Place, to: Place) -> u8 {
    const TO_THE_STAIRS: u8 = 8;
    let climbs = board.level(from) != board.level(to);
    board.map.distance(from, to) + if climbs { TO_THE_STAIRS } else { 0 }
}

/// Who is to be at which basin: those who have one in hand, else of the men who are free the two with the shortest ways, the weaker
/// of those as near; for the basins nearest to the enemy first.
fn crews(judge: &Judge) -> Vec<Crew> {
    let (board, side) = (judge.board, judge.side);
    let mut basins: Vec<(u8, &Basin)> = (board.siegeworks.basins.iter())
        .filter_map(|basin| Some((nearest_enemy(board, side, basin.hex)?, basin)))
        .filter(|(far, _)| *far <= AWAITED)
        .collect();
    basins.sort_by_key(|(far, basin)| (*far, basin.hex));
    let mut crews: Vec<Crew> = vec![];
    for (_, basin) in basins {
        let taken = |id: PieceId| crews.iter().any(|crew| crew.men.iter().any(|(man, _)| *man == id));
        let is_able = |id: &PieceId| {
            let man = board.man(*id);
            man.is_ready() && !man.is_mounted() && !man.guards && !board.is_animal(*id) && !taken(*id)
        };
        if let Some(bearers) = basin.bearers.filter(|bearers| board.side(bearers[0]) == side) {
            if bearers.iter().all(is_able) {
                crews.push(Crew { basin: basin.hex, men: bearers.map(|id| (id, board.front(id))) });
            }
            continue;
        }
        let able: Vec<PieceId> = board.on_field(side).filter(is_able).collect();
        let cost = |id: PieceId, to: Place| i64::from(far(board, board.front(id), to)) * 100 + judge.worth(id) / 20;
        let best_for = |to: Place, but: Option<PieceId>| {
            let others = able.iter().copied().filter(|id| Some(*id) != but);
            others.map(|id| (cost(id, to), id)).min()
        };
        let can_stand = |hex: &Place| {
            able.first().is_some_and(|id| may_stand(board, *id, *hex).is_ok())
                && board.at(*hex).is_none_or(|there| board.side(there) == side)
        };
        let near: Vec<Place> = board.map.neighbours(basin.hex).iter().copied().filter(can_stand).collect();
        // Where one man alone has room beside it, the other stands behind him.
        let behind = near.iter().flat_map(|hex| board.map.neighbours(*hex)).copied();
        let mut posts: Vec<Place> =
            near.iter().copied().chain(behind.filter(|hex| *hex != basin.hex && can_stand(hex))).collect();
        posts.sort_unstable();
        posts.dedup();
        let pairs = near
            .iter()
            .flat_map(|one| posts.iter().filter(move |other| *other != one).map(move |other| [*one, *other]));
        let best = pairs
            .filter(|pair| are_opposite(board, basin.hex, *pair))
            .filter_map(|[one, other]| {
                let (first_cost, first) = best_for(one, None)?;
                let (second_cost, second) = best_for(other, Some(first))?;
                Some((first_cost + second_cost, [(first, one), (second, other)]))
            })
            .min();
        if let Some((_, men)) = best {
            crews.push(Crew { basin: basin.hex, men });
        }
    }
    crews
}

/// What those who have to be at a basin do in their movement; nothing if all is done.
pub fn next(judge: &Judge, prompt: &Prompt, intent: &mut Intent, moving: Option<PieceId>) -> Option<Order> {
    let (board, side) = (judge.board, judge.side);
    if board.siegeworks.basins.is_empty() {
        return None;
    }
    for crew in crews(judge) {
        let [first, second] = crew.men;
        if crew.men.iter().all(|(id, at)| board.front(*id) == *at) {
            let basin = board.siegeworks.basin(crew.basin).expect("a crew has one");
            let far = nearest_enemy(board, side, crew.basin)?;
            let begin = if !basin.set && far <= NEAR && is_climbed_to(board, side, crew.basin) {
                Some(SET_BASIN.on(crew.basin))
            } else if !basin.set && CARRIED_TO.contains(&far) {
                Some(LIFT_BASIN.on(crew.basin))
            } else {
                None
            };
            let tried = intent.handled.contains(first.0);
            intent.handled.add(first.0);
            intent.handled.add(second.0);
            let Some(begin) = begin.filter(|_| !tried) else { continue };
            if moving == Some(first.0) && prompt.takes(begin) {
                intent.orders.push_back(WITH.on(second.0));
                return Some(begin);
            }
            if prompt.takes(TAKE.on(first.0)) {
                intent.orders.push_back(begin);
                intent.orders.push_back(WITH.on(second.0));
                return Some(TAKE.on(first.0));
            }
            continue;
        }
        for (id, at) in crew.men {
            if let Some(order) = sends(board, prompt, intent, moving, id, at) {
                return Some(order);
            }
        }
    }
    None
}

/// What brings a man nearer to his post; nothing if he stands there, has been seen to, works, or gets no nearer.
pub fn sends(
    board: &Board,
    prompt: &Prompt,
    intent: &mut Intent,
    moving: Option<PieceId>,
    id: PieceId,
    at: Place,
) -> Option<Order> {
    if board.front(id) == at || intent.handled.contains(id) || works::is_busy(board, id) {
        return None;
    }
    if moving != Some(id) {
        return Some(TAKE.on(id)).filter(|order| prompt.takes(*order));
    }
    intent.handled.add(id);
    towards(board, id, at).map(|to| GO.on(to))
}

/// Whether an enemy stands below a basin, or could come there in a movement.
fn is_climbed_to(board: &Board, side: Seat, basin: Place) -> bool {
    let below = |hex: &Place| board.level(*hex) < board.level(basin) && board.is_outside(*hex);
    let feet = board.map.neighbours(basin).iter().copied().filter(below);
    feet.into_iter().any(|foot| nearest_enemy(board, side, foot).is_some_and(|far| far < NEAR))
}

/// The hex nearest to a place that a man can reach; nothing if he stands as near.
fn towards(board: &Board, id: PieceId, to: Place) -> Option<Place> {
    let reach = Reach::of(board, id);
    let ends = reach.ends(board, id).into_iter();
    let best = ends.map(|(hex, cost)| (far(board, hex, to), cost, hex)).min()?;
    (best.0 < far(board, board.front(id), to)).then_some(best.2)
}

/// Where a basin is carried to: nearer to the nearest enemy, hex by hex.
pub fn carries(judge: &Judge, prompt: &Prompt, at: Option<Place>) -> Order {
    let (board, side) = (judge.board, judge.side);
    let far = |hex: Place| nearest_enemy(board, side, hex).unwrap_or(u8::MAX);
    let ends = prompt.offered.iter().filter_map(|order| BASIN_TO.of(*order));
    let stays_up = ends.filter(|to| board.terrain(*to).is_crenelled());
    match stays_up.min_by_key(|to| (far(*to), *to)) {
        Some(to) if at.is_some_and(|at| far(to) < far(at)) => BASIN_TO.on(to),
        _ => LEAVE_IT.on(()),
    }
}

/// What it is worth to pour the oil of a basin over a hex: the harm to enemies there and beside it, less that to friends. It is kept
/// for two of them, or for one who climbs.
pub fn pour_value(judge: &Judge, at: Place, to: Place) -> Option<i64> {
    let (board, side) = (judge.board, judge.side);
    may_pour(board, side, at, to).ok()?;
    let bearers = tippers(board, side, at).ok()?;
    let targets: Vec<PieceId> = under(board, to).collect();
    let beside = splashed(board, to, false);
    let harm = |id: &PieceId, is_under: bool| {
        let value = judge.gain(&of_oil(board, &bearers, *id, is_under), *id);
        if board.side(*id) == side { -value } else { value }
    };
    let value =
        targets.iter().map(|id| harm(id, true)).sum::<i64>() + beside.iter().map(|id| harm(id, false)).sum::<i64>();
    let enemies = targets.iter().chain(&beside).filter(|id| board.side(**id) != side).count();
    let climbs = targets.iter().any(|id| board.map.is_upper(board.front(*id)));
    let is_roofed = board.roof(to).is_some();
    (enemies > 1 || climbs || is_roofed).then_some(value)
}

/// The best hex over which a basin can be tipped, with what that is worth.
pub fn best_pour(judge: &Judge, at: Place) -> Option<(i64, Place)> {
    below(judge.board, at).into_iter().filter_map(|to| Some((pour_value(judge, at, to)?, to))).max()
}

/// The answer to over which hex a basin is tipped.
pub fn tips(judge: &Judge, at: Option<Place>) -> Order {
    let best = at.and_then(|at| best_pour(judge, at));
    best.map_or(LEAVE_IT.on(()), |(_, to)| POUR.on(to))
}

/// Whether a man is needed at a basin that can be tipped in this phase, and does not shoot before.
pub fn is_to_tip(judge: &Judge, phase: Phase, id: PieceId) -> bool {
    let board = judge.board;
    phase == Phase::OffensiveFire
        && board.siegeworks.basins.iter().any(|basin| {
            tippers(board, judge.side, basin.hex).is_ok_and(|pair| pair.contains(&id))
                && best_pour(judge, basin.hex).is_some()
        })
}

/// The stone that is worth most, of those that men of the side can throw now.
pub fn best_throw(judge: &Judge, phase: Phase) -> Option<(i64, PieceId, Order)> {
    let (board, side) = (judge.board, judge.side);
    if board.siegeworks.heaps.is_empty() {
        return None;
    }
    let mut best: Option<(i64, PieceId, Order)> = None;
    for id in board.on_field(side) {
        if may_throw(board, phase, side, id).is_err() || works::is_busy(board, id) || is_to_tip(judge, phase, id) {
            continue;
        }
        for target in board.near(board.front(id)).filter_map(|place| board.at(place)) {
            let Ok(aim) = may_throw_at(board, id, target) else { continue };
            let value = judge.shot_worth(&of_shot(board, id, stone(board), &aim, target), target);
            let value = judge.about(value, u64::from(id.0) << 32 | u64::from(target.0));
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, id, THROW_AT.on(target)));
            }
        }
    }
    best
}
