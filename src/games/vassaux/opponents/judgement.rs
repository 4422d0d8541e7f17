//! What a position is worth to a host: its chance to win, as far as it can be told from what stands on the table.
use super::aims::Aims;
use super::forces::Forces;
use super::losses::KnownLosses;
use super::positions::Positions;
use crate::games::vassaux::access::{Board, Read};
use crate::games::vassaux::chapters::outcome::eliminated;
use crate::games::vassaux::chapters::scenarios::{evacuation, fires, objectives};
use crate::games::vassaux::data::opponents::OddsWeights;
use crate::games::vassaux::data::scenarios::VictoryData;
use crate::games::vassaux::state::fighters::Fate;
use crate::table::prelude::{Judgement, Outcome, PieceId, Seat};
use bevy::prelude::*;

/// What a match that is won is worth; one that is lost is worth nothing.
const WON: i64 = 10_000;

/// The chance of a seat to win, from 0 to [`WON`].
pub fn judge(In(seat): In<Seat>, read: Read, outcome: Res<Outcome>, mut known: ResMut<KnownLosses>) -> Judgement {
    if let Some(ended) = &outcome.0 {
        let chance = if ended.winners.is_empty() {
            WON / 2
        } else if ended.winners.contains(&seat) {
            WON
        } else {
            0
        };
        return chance.into();
    }
    let judgement = &read.rules.0.data.opponents.judgement;
    let weights: &OddsWeights = match &read.rules.0.scenario().victory {
        VictoryData::Evacuate { .. } => &judgement.evacuate,
        VictoryData::Fires { .. } => &judgement.fires,
        VictoryData::Duel { .. } => &judgement.duel,
        VictoryData::Escape { .. } => &judgement.escape,
        VictoryData::Objectives { .. } => &judgement.objectives,
    };
    let factors = factors(&read, &mut known);
    let sum: i64 = factors.iter().zip(weights.all()).map(|(factor, (_, weight))| factor * i64::from(weight)).sum();
    let first = chance(sum / 1000);
    if seat == Seat(0) { first } else { WON - first }.into()
}

/// The chance to win of who has such odds, in thousandths of a natural logarithm.
fn chance(odds: i64) -> i64 {
    // 10000 / (1 + e^-x) at x = 0, 0.5, 1 ... 6.
    const CURVE: [i64; 13] = [5000, 6225, 7311, 8176, 8808, 9241, 9526, 9707, 9820, 9890, 9933, 9959, 9975];
    let away = odds.abs().min(5999);
    let (at, part) = ((away / 500) as usize, away % 500);
    let above = CURVE[at] + (CURVE[at + 1] - CURVE[at]) * part / 500;
    if odds < 0 { WON - above } else { above }
}

/// What can be told of the position, in the order of the weights ([`OddsWeights::all`]).
fn factors(read: &Read, known: &mut KnownLosses) -> [i64; 19] {
    let board = read.board();
    let hosts = [Seat(0), Seat(1)];
    let reserves = hosts.map(|host| read.reserves.of(host).reserve);
    let forces = Forces::new(&board, &board.rules.data.opponents, known, reserves);
    let left = i64::from(read.progress.limit - read.progress.turn + 1).clamp(0, 10);
    let lost = hosts.map(|host| {
        let (gone, all) = eliminated(&board, host);
        i64::from(gone) * 1000 / i64::from(all).max(1)
    });
    let dice = reserves.map(|dice| i64::from(dice) * 100);
    let reached = hosts.map(|host| reached(&board, read, host));
    let (mut near, mut outlook, mut lord) = ([0; 2], [0; 2], [0; 2]);
    for host in hosts {
        let at = usize::from(host.0);
        let aims = Aims::new(&forces, &read.objectives, host, None);
        let positions = Positions { forces: &forces, aims: &aims, dice: reserves[at] > 0 };
        for force in forces.friends(host) {
            near[at] += aims.worth(force, force.at, board.field.measures().ruler);
            let danger = positions.dangers(force, force.at, false);
            outlook[at] += positions.chances(force, force.at) - danger;
            lord[at] += if force.lord { danger } else { 0 };
        }
    }
    let strays = hosts.map(|host| {
        let strays = forces.all.iter().filter(|force| force.host == host && force.leader.is_none());
        strays.map(|force| force.man * i64::from(force.size)).sum::<i64>()
    });
    let early = |of: i64| of * left / 4;
    [
        1000,
        left * 100,
        lost[0],
        lost[1],
        dice[0],
        dice[1],
        reached[0],
        reached[1],
        early(reached[0]),
        early(reached[1]),
        near[0],
        near[1],
        early(near[0] - near[1]),
        outlook[0],
        outlook[1],
        lord[0],
        lord[1],
        strays[0],
        strays[1],
    ]
}

/// How much of what the scenario asks of a host it has reached, in thousandths.
fn reached(board: &Board, read: &Read, host: Seat) -> i64 {
    let share = |of: i32, whole: i32| i64::from(of) * 1000 / i64::from(whole).max(1);
    let gone = |fate: Fate| board.fighters.iter().filter(move |fighter| fighter.fate == fate);
    match (&board.rules.scenario().victory, host) {
        (VictoryData::Evacuate { .. }, Seat(0)) => {
            let (gone, all) = eliminated(board, Seat(1));
            share(gone * 100, all * board.rules.data.constants.destroy_percent)
        }
        (VictoryData::Evacuate { .. }, _) => {
            share(gone(Fate::Escaped).count() as i32, evacuation::goal(board, read.progress.limit))
        }
        (VictoryData::Fires { fires_to_win, .. }, Seat(0)) => {
            share(read.objectives.fires.iter().filter(|lit| **lit).count() as i32, *fires_to_win)
        }
        (VictoryData::Fires { retreat_kills, .. }, _) => share(fires::knights_killed(board), *retreat_kills),
        (VictoryData::Escape { .. }, Seat(0)) => {
            let value = |id: PieceId| board.rules.value(id);
            let left: i32 = gone(Fate::Escaped).map(|fighter| value(fighter.id)).sum();
            share(left * 100, eliminated(board, Seat(0)).1 * board.rules.switches.escape_pct)
        }
        (VictoryData::Objectives { points, .. }, _) => {
            share(objectives::victory_points(board, &read.objectives, host), points.objective)
        }
        (VictoryData::Duel { .. } | VictoryData::Escape { .. }, _) => 0,
    }
}
