//! How the scripts aim their mangonels: where walls that have to fall are most likely to break, and enemies to die, with no friend
//! near.
use super::Intent;
use super::judgement::Judge;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::chapters::tactical::mangonels::aim::{comes_down_at, may_bombard, targets};
use crate::games::anarchy::chapters::tactical::mangonels::stones::{
    Structure, aim_beside, beside, breaks, hardness, killed,
};
use crate::games::anarchy::chapters::tactical::mangonels::{BATTERY, BOMBARD, MAN_MANGONEL, may_man};
use crate::games::anarchy::data::scenarios::{ConditionData, DecidesData};
use crate::games::anarchy::odds::of_hit;
use crate::games::anarchy::state::{Mangonel, Phase};
use crate::table::prelude::{Order, Place, Prompt, Seat};

/// How many of the hundred throws of two dice give each sum, from 2.
fn throws(sum: i32) -> i64 {
    i64::from(10 - (sum - 11).abs())
}

/// The areas whose walls a side has to damage, and by how many degrees.
fn wanted<'c>(condition: &'c ConditionData, found: &mut Vec<(&'c [String], u8)>) {
    match condition {
        ConditionData::Damaged { areas, least } => found.push((areas, *least)),
        ConditionData::All(all) | ConditionData::Any(all) => all.iter().for_each(|one| wanted(one, found)),
        _ => {}
    }
}

/// What a degree of damage of a wall is worth to a side.
fn degree_value(judge: &Judge, side: Seat, hex: Place) -> i64 {
    let mut lines = vec![];
    for line in &judge.board.rules.scenario.victory {
        if matches!(line.decides, DecidesData::Wins(wins) | DecidesData::Marginally(wins) if wins.seat() == side) {
            wanted(&line.holds, &mut lines);
        }
    }
    let counts = |areas: &[String]| areas.iter().any(|area| judge.board.map.area(area).contains(&hex));
    let worth = lines.into_iter().filter(|(areas, _)| counts(areas)).map(|(_, least)| i64::from(least.max(1)));
    worth.map(|least| judge.weights.goal / least).max().unwrap_or(0)
}

/// An engine that breaks, in hundredths of a point.
const ENGINE: i64 = 2000;

/// What a stone is worth to the script's side that comes down in a hex.
fn value_of(judge: &Judge, mangonel: &Mangonel, struck: Place) -> i64 {
    let board = judge.board;
    let side = mangonel.side;
    let sign = |whose: Seat| if whose == side { -1 } else { 1 };
    let faces = i64::from(board.rules.limits.die);
    let mut value = 0;
    for id in killed(board, struck) {
        value += sign(board.side(id)) * judge.worth(id) * judge.weights.harm.killed / 100;
    }
    for (id, place) in beside(board, struck) {
        let aim = aim_beside(board, mangonel, struck, place);
        value += sign(board.side(id)) * judge.shot_worth(&of_hit(board, &aim, id), id);
    }
    for (structure, points) in breaks(board, mangonel, struck) {
        let (material, die) = hardness(board, structure);
        let table = &board.rules.data.bombardment;
        let hits = (1..=board.rules.limits.die).filter(|face| table.blow(material, points, face + die).damages());
        let worth = match structure {
            Structure::Wall(hex) => degree_value(judge, side, hex),
            Structure::Engine(number) => sign(board.engines.all[number].side) * judge.weights.goal,
            Structure::Artillery(hex) => {
                let whose = board.ballista(hex).map(|one| one.side).or(board.mangonel(hex).map(|one| one.side));
                whose.map_or(0, |whose| sign(whose) * ENGINE)
            }
            Structure::Floor(_) | Structure::Mantlet(_) => 0,
        };
        value += worth * hits.count() as i64 / faces;
    }
    value
}

/// What a shot at a hex is worth, by where it may come down.
fn value(judge: &Judge, board: &Board, mangonel: &Mangonel, target: Place) -> i64 {
    let sums = 2..=20;
    let each = sums.map(|sum| {
        comes_down_at(board, mangonel, target, sum).map_or(0, |struck| throws(sum) * value_of(judge, mangonel, struck))
    });
    each.sum::<i64>() / 100
}

/// The next order for a mangonel in the script's own fire; nothing if none of them has a shot worth it.
pub fn shot(judge: &Judge, phase: Phase, prompt: &Prompt, intent: &mut Intent) -> Option<Order> {
    let board = judge.board;
    if phase != Phase::OffensiveFire || board.mangonels.all.is_empty() {
        return None;
    }
    for (number, mangonel) in board.mangonels.all.iter().enumerate() {
        if may_man(board, phase, judge.side, mangonel).is_err() {
            continue;
        }
        let takes = match mangonel.hex() {
            Some(hex) => MAN_MANGONEL.on(hex),
            None => BATTERY.on(()),
        };
        let is_aimed = board.mangonels.in_hand == Some(number as u8);
        if !is_aimed && !prompt.takes(takes) {
            continue;
        }
        let open = targets(board, mangonel).into_iter().filter(|hex| may_bombard(board, mangonel, *hex).is_ok());
        let worth = |hex: Place| judge.about(value(judge, board, mangonel, hex), u64::from(hex.0));
        let best = open.map(|hex| (worth(hex), hex)).max_by_key(|(worth, hex)| (*worth, std::cmp::Reverse(*hex)));
        let Some((_, target)) = best.filter(|(worth, _)| *worth > 0) else { continue };
        let aims = BOMBARD.on(target);
        if is_aimed {
            return prompt.takes(aims).then_some(aims);
        }
        intent.orders.push_back(aims);
        return Some(takes);
    }
    None
}
