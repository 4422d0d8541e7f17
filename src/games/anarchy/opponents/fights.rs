//! How the scripts shoot and attack: the best first, as long as it is worth anything.
use super::foresight::{Strike, best_attack};
use super::judgement::Judge;
use super::{Intent, ballistae, engines, mangonels, walls, works};
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::combat::{ATTACK, JOIN, STRIKE, may_join, odds};
use crate::games::anarchy::chapters::tactical::engines::gallery::DIG;
use crate::games::anarchy::chapters::tactical::engines::ram::RAM;
use crate::games::anarchy::chapters::tactical::fire::{FLAMING, TORCH, TORCH_BY, fuel, fuels, may_flame};
use crate::games::anarchy::chapters::tactical::ladders::TOPPLE;
use crate::games::anarchy::chapters::tactical::shooting::{SHOOT_AT, SHOOT_WITH, may_shoot};
use crate::games::anarchy::chapters::tactical::siegeworks::oil::TIP;
use crate::games::anarchy::chapters::tactical::turn::DONE;
use crate::games::anarchy::chapters::tactical::works::LEAVE_IT;
use crate::games::anarchy::data::files::Kindle;
use crate::games::anarchy::data::scenarios::ExtraData;
use crate::games::anarchy::state::{Engine, Phase};
use crate::table::prelude::*;

/// The next order of a fire phase: the shot that is worth most.
pub fn shot(judge: &Judge, phase: Phase, prompt: &Prompt, intent: &mut Intent) -> Order {
    let board = judge.board;
    if let Some(order) = mangonels::shot(judge, phase, prompt, intent) {
        return order;
    }
    if let Some(order) = ballistae::shot(judge, phase, prompt, intent) {
        return order;
    }
    let mut best: Option<(i64, PieceId, PieceId)> = None;
    let aiming = prompt.text == "anarchy-ask-aim";
    for id in board.on_field(judge.side) {
        let may = may_shoot(board, phase, judge.side, id).is_ok();
        if !may || works::is_busy(board, id) || walls::is_to_tip(judge, phase, id) {
            continue;
        }
        for target in board.on_field(crate::games::anarchy::board::enemy(judge.side)) {
            let Some(value) = judge.shot_value(id, target) else { continue };
            let value = judge.about(value, u64::from(id.0) << 32 | u64::from(target.0));
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, id, target));
            }
        }
    }
    if let Some((value, id, throw)) = walls::best_throw(judge, phase)
        && value > best.map_or(0, |(most, ..)| most)
        && value >= judge.weights.least_shot
    {
        if prompt.takes(throw) && !prompt.takes(SHOOT_WITH.on(id)) {
            return throw;
        }
        intent.orders.push_back(throw);
        return SHOOT_WITH.on(id);
    }
    if let Some(order) = flaming(judge, phase, prompt, intent, best.map_or(0, |(value, ..)| value)) {
        return order;
    }
    let Some((_, id, target)) = best.filter(|(value, ..)| *value >= judge.weights.least_shot) else {
        return DONE.on(());
    };
    if aiming && prompt.takes(SHOOT_AT.on(target)) && !prompt.takes(SHOOT_WITH.on(id)) {
        return SHOOT_AT.on(target);
    }
    intent.orders.push_back(SHOOT_AT.on(target));
    SHOOT_WITH.on(id)
}

/// As many hexes as have to burn before a ram is of no use, with those to which the fire may spread, share what it is worth.
const BURNT_HEXES: i64 = 20;

/// What an enemy ballista is worth that burns, at least, in hundredths of a point.
const BALLISTA: i64 = 1500;

/// What a fire is worth to the script's side, before the die: what the scenario credits it with for what burns.
fn fire_value(judge: &Judge, hex: Place, needed: i32) -> i64 {
    let scenario = &judge.board.rules.scenario;
    let faces = judge.board.rules.limits.die;
    let chance = i64::from((faces + 1 - needed).max(0));
    let own = |line: &&ExtraData| matches!(line, ExtraData::BurntScaffolds { side, .. } if side.seat() == judge.side);
    let points = scenario.extra_points.iter().filter(own).map(|line| match line {
        ExtraData::BurntScaffolds { points, .. } => *points,
        ExtraData::LostBallistae { .. } => 0,
    });
    let points: i32 = points.sum();
    // A ballista that burns is paid for by the scenario, and shoots no more.
    let burns_ballista = judge.board.ballista(hex).filter(|ballista| ballista.side != judge.side);
    // A ram that burns breaks no wall.
    let rams =
        |engine: &Engine| engine.side != judge.side && !judge.board.rules.data.engines.of(engine.kind).blows.is_empty();
    let worth = if judge.board.is_scaffold(hex) {
        i64::from(points) * 100
    } else if let Some(ballista) = burns_ballista {
        ballistae::points_each(judge, ballista.side).max(BALLISTA)
    } else if judge.board.roof(hex).is_some_and(|(_, engine)| rams(engine)) {
        judge.weights.goal / BURNT_HEXES
    } else {
        0
    };
    worth * chance / i64::from(faces)
}

/// A flaming arrow that is worth more than the best shot at a man.
fn flaming(judge: &Judge, phase: Phase, prompt: &Prompt, intent: &mut Intent, best: i64) -> Option<Order> {
    let board = judge.board;
    if phase != Phase::OffensiveFire {
        return None;
    }
    let mut found: Option<(i64, PieceId, Place)> = None;
    for id in board.on_field(judge.side).filter(|id| board.rules.has_bow(*id)) {
        if may_shoot(board, phase, judge.side, id).is_err() || works::is_busy(board, id) {
            continue;
        }
        for hex in fuels(board).into_iter().filter(|hex| may_flame(board, id, *hex).is_ok()) {
            let needed = fuel(board, hex).and_then(|terrain| board.rules.kindles_from(terrain, Kindle::Arrow))?;
            let value = fire_value(judge, hex, needed);
            if value > best.max(judge.weights.least_shot) && found.is_none_or(|(most, ..)| value > most) {
                found = Some((value, id, hex));
            }
        }
    }
    let (_, id, hex) = found?;
    if prompt.takes(SHOOT_WITH.on(id)) {
        intent.orders.push_back(FLAMING.on(hex));
        return Some(SHOOT_WITH.on(id));
    }
    prompt.takes(FLAMING.on(hex)).then(|| FLAMING.on(hex))
}

/// Who holds the torch: whoever can.
pub fn torch(prompt: &Prompt) -> Order {
    let bearers = prompt.offered.iter().copied().find(|order| TORCH_BY.of(*order).is_some());
    bearers.unwrap_or(LEAVE_IT.on(()))
}

/// A ladder that is pushed away, or a torch, where that is worth more than the best attack.
fn other_than_attack(judge: &Judge, prompt: &Prompt, best: i64) -> Option<Order> {
    let board = judge.board;
    let mut found: Option<(i64, Order)> = None;
    for order in &prompt.offered {
        let value = if let Some(head) = TOPPLE.of(*order) {
            let thrown = board.at(head).map_or(200, |id| judge.worth(id) * judge.weights.harm.wounded / 100);
            thrown * i64::from(board.rules.limits.die + 1 - board.rules.data.works.ladder_topple_min) / 10
        } else if let Some(basin) = TIP.of(*order) {
            let Some((value, _)) = walls::best_pour(judge, basin) else { continue };
            value
        } else if let Some(hex) = TORCH.of(*order) {
            let terrain = fuel(board, hex)?;
            fire_value(judge, hex, board.rules.kindles_from(terrain, Kindle::Torch)?)
        } else {
            continue;
        };
        if value > best.max(judge.weights.least_attack) && found.is_none_or(|(most, _)| value > most) {
            found = Some((value, *order));
        }
    }
    found.map(|(_, order)| order)
}

/// The next attack of a combat phase, with those who take part in it.
pub fn attack(judge: &Judge, prompt: &Prompt, intent: &mut Intent) -> Order {
    // The beam costs nothing, nor does the mine.
    let works = |order: &&Order| RAM.of(**order).is_some() || DIG.of(**order).is_some();
    if let Some(order) = prompt.offered.iter().find(works) {
        return *order;
    }
    let best = if judge.foresight.is_some() { best_attack(judge, prompt) } else { best_band(judge, prompt) };
    if let Some(order) = other_than_attack(judge, prompt, best.as_ref().map_or(0, |strike| strike.value)) {
        return order;
    }
    match best {
        Some(strike) if strike.value >= judge.weights.least_attack => {
            intent.orders.extend(strike.men.iter().map(|id| JOIN.on(*id)));
            intent.orders.push_back(STRIKE.on(()));
            ATTACK.on(strike.target)
        }
        _ => DONE.on(()),
    }
}

/// The attack that is worth most by itself.
fn best_band(judge: &Judge, prompt: &Prompt) -> Option<Strike> {
    let mut best: Option<Strike> = None;
    for target in prompt.offered.iter().filter_map(|order| ATTACK.of(*order)) {
        for (number, men) in bands(judge, judge.board, target).into_iter().enumerate() {
            let value = judge.combat_value(&men, target);
            let value = judge.about(value, u64::from(target.0) << 8 | number as u64);
            if best.as_ref().is_none_or(|known| value > known.value) {
                best = Some(Strike { value, target, men: men.into() });
            }
        }
    }
    best
}

/// Bands of attackers worth a thought: the strongest alone, then one more at a time until the column is good enough; where a man
/// may yield, everybody.
fn bands(judge: &Judge, board: &Board, target: PieceId) -> Vec<Vec<PieceId>> {
    let side = judge.side;
    let mut men: Vec<PieceId> = board
        .on_field(side)
        .filter(|id| may_join(board, side, *id, target, &[]).is_ok() && !works::is_busy(board, *id))
        .filter(|id| !engines::serves_ram(board, *id))
        .collect();
    men.sort_by_key(|id| (-board.values(*id).0, *id));
    let mut all: Vec<Vec<PieceId>> = vec![];
    for count in 1..=men.len() {
        let band = men[..count].to_vec();
        let enough = odds(board, &band, target).column + 1 >= judge.weights.enough_columns;
        all.push(band);
        if enough && !board.rules.class(target).commands {
            break;
        }
    }
    all
}
