//! Opponent (a) of section 11: the first class of orders that has a good one, and simple reactions.
use super::plans::{Deed, Plan, plans};
use crate::games::ancients::board::{Field, enemy};
use crate::games::ancients::chapters::movement::Motion;
use crate::games::ancients::chapters::retreat;
use crate::games::ancients::chapters::shooting::shot;
use crate::games::ancients::chapters::victory::is_burnable;
use crate::games::ancients::map::Class;
use crate::games::ancients::odds::{FightOdds, Spread, of_shot};
use crate::games::ancients::state::Progress;
use crate::table::prelude::{PieceId, Place, Seat};
use std::cmp::Reverse;

/// The class of the order that is always there.
pub const HOLDING: u8 = 8;

/// A number from 0 to 499 that settles the ties of one decision: the same for the same `chance` and place in the list.
pub fn jitter(chance: u64, number: u64) -> i64 {
    (chance.wrapping_add(number).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as i64 % 500
}

/// Distance from a hex to the nearest unburnt hex of the enemy's base, for a side; 0 if none is left.
pub fn distance_to_fire(field: &Field, progress: &Progress, side: Seat) -> Vec<u8> {
    let aims: Vec<Place> = field.board.camp(enemy(side)).filter(|p| !progress.burnt.contains(p)).collect();
    let nearest = |p: Place| aims.iter().map(|aim| field.board.hexes.distance(p, *aim)).min().unwrap_or(0);
    field.board.hexes.places().map(nearest).collect()
}

/// The best order of the first class that has one, and the number of the class: 1 to 7, or 8 for holding. `chance` settles
/// ties, so that neither side's order of hexes and units counts.
pub fn best(
    field: &Field,
    progress: &Progress,
    spread: &Spread,
    side: Seat,
    units: &[PieceId],
    chance: u64,
) -> (u8, Plan) {
    let limits = &field.rules.data.opponents.heuristic;
    let far = distance_to_fire(field, progress, side);
    let percent = |cases: u32, total: u32| (1000 * cases / total.max(1)) as i32;
    let mut best: Option<(Reverse<u8>, i32, i64, Plan)> = None;
    let mut number = 0;
    plans(field, side, units, |there, plan| {
        let from = field.unit(plan.unit).at;
        let (class, score) = match &plan.deed {
            Deed::Attack(target) | Deed::Double { target, .. } => {
                let support = match &plan.deed {
                    Deed::Double { support, .. } => Some(*support),
                    _ => None,
                };
                let strength = there.unit(plan.unit).strength() + support.map_or(0, |s| there.unit(s).strength());
                let d = strength - there.unit(*target).strength();
                let w = percent(spread.count(d, |n| n > 0), spread.total);
                let aim = there.unit(*target).at;
                let intruder = there.board.base(aim) == Some(side) && !progress.burnt.contains(&aim);
                let lead = [there.unit(plan.unit).at];
                if intruder && w >= 10 * limits.attack_intruder {
                    (1, w)
                } else if support.is_some() {
                    if w < 10 * limits.double_attack {
                        return;
                    }
                    (2, w)
                } else if w >= 10 * limits.cornered_attack && retreat::hexes(there, *target, &lead).next().is_none() {
                    (3, w)
                } else if w >= 10 * limits.other_attack {
                    (6, w)
                } else {
                    return;
                }
            }
            Deed::Shoot(target) => {
                let modifiers = shot(there, &Motion::start(there, plan.unit), *target).expect("planned");
                let odds = of_shot(there, spread, plan.unit, *target, modifiers);
                let hit = percent(odds.hit + odds.destroyed, odds.total);
                if hit < 10 * limits.shot {
                    return;
                }
                (5, hit * there.unit(*target).strength())
            }
            Deed::Rest => {
                let unit = there.unit(plan.unit);
                // Never leave a hex about to burn.
                let leaves = field.unit(plan.unit);
                if is_burnable(field, progress, plan.unit) && !leaves.no_burn && !field.in_contact(from, side) {
                    return;
                }
                if is_burnable(there, progress, plan.unit) && !there.in_contact(unit.at, side) {
                    (4, -i32::from(unit.no_burn))
                } else {
                    let gain = i32::from(far[from.index()]) - i32::from(far[unit.at.index()]);
                    let friend = there.beside(unit.at, side).next().is_some();
                    let score = limits.move_gain * gain
                        + if friend { limits.move_beside_friend } else { 0 }
                        + limits.move_rear_first * i32::from(far[from.index()]);
                    (7, score)
                }
            }
            Deed::Hold => (HOLDING, -there.unit(plan.unit).strength()),
        };
        number += 1;
        let rank = (Reverse(class), score, jitter(chance, number));
        if best.as_ref().is_none_or(|(class, score, tie, _)| rank > (*class, *score, *tie)) {
            best = Some((rank.0, rank.1, rank.2, plan.clone()));
        }
    });
    best.map_or_else(|| (HOLDING, Plan::hold(units[0])), |(class, _, _, plan)| (class.0, plan))
}

/// Refuse if w exceeds half of what is not a tie by the margin, more in a base.
pub fn refuses(field: &Field, odds: &FightOdds, target: PieceId) -> bool {
    let reactions = &field.rules.data.opponents.reactions;
    let total = odds.total as i32;
    let mut margin = reactions.refuse_margin;
    if field.board.base(field.unit(target).at).is_some() {
        margin += reactions.refuse_margin_in_base;
    }
    200 * odds.attackers_win() as i32 > 100 * (total - odds.tie as i32) + 2 * margin * total
}

/// Sum of the distances to enemies up to a cap, friends beside, room beside.
pub fn retreat_score(field: &Field, id: PieceId, to: Place) -> i32 {
    let unit = field.unit(id);
    let reactions = &field.rules.data.opponents.reactions;
    let cap = reactions.retreat_distance_cap;
    let enemies: i32 =
        field.enemies(unit.side).map(|e| i32::from(field.board.hexes.distance(to, field.unit(e).at).min(cap))).sum();
    let friends = field.beside(to, unit.side).filter(|f| *f != id).count() as i32;
    let class = field.board.class(to);
    let room = (field.board.hexes.neighbours(to).iter())
        .filter(|p| field.is_free(**p) && field.board.class(**p) == class && class != Class::Refuge)
        .count() as i32;
    reactions.retreat_distance * enemies + reactions.retreat_friend * friends + reactions.retreat_room * room
}

/// Deny a second hex that joins a friend when the first does not.
pub fn denies(field: &Field, id: PieceId, to: Place) -> bool {
    let unit = field.unit(id);
    let joins = |place: Place| field.beside(place, unit.side).any(|f| f != id);
    joins(to) && !joins(unit.at)
}
