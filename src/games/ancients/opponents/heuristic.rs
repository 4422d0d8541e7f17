//! The heuristic of the opponents `easy` and `normal`: the first class of orders that has a good one, and simple reactions.
use super::plans::{Action, Plan, plans};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::chapters::equipment::{USE_ITEM, bears_item};
use crate::games::ancients::chapters::modifiers::{Manner, difference, win_ties};
use crate::games::ancients::chapters::movement::Motion;
use crate::games::ancients::chapters::retreat;
use crate::games::ancients::chapters::retreat::{FirstStep, first_step_of, provoking};
use crate::games::ancients::chapters::shock::imposed;
use crate::games::ancients::chapters::shooting::shot;
use crate::games::ancients::chapters::victory::is_burnable;
use crate::games::ancients::data::files::{Loss, MisjudgmentData, UpgradeEffect};
use crate::games::ancients::map::RetreatClass;
use crate::games::ancients::odds::{FightOdds, Spread, of_shot};
use crate::games::ancients::state::{BattleProgress, Fight};
use crate::table::prelude::{Kind, Order, PieceId, Place, Seat, tie_break};
use std::cmp::Reverse;

/// The class of moves.
const MOVING: u8 = 7;
/// The class of holding, an order that is always possible.
pub const HOLDING: u8 = 8;

/// How an opponent misjudges what it sees: by up to so much, either way, and nothing for one that judges well.
#[derive(Clone, Copy)]
pub struct Misjudgment {
    pub most: MisjudgmentData,
    /// Decides by how much, another number for each decision.
    pub chance: u64,
}

impl Misjudgment {
    /// Whether one of several things is overlooked.
    fn overlooks(&self, number: u64) -> bool {
        self.most.overlooks > 0 && tie_break(self.chance.rotate_left(43), number) % 100 < self.most.overlooks as u64
    }

    /// What something looks worth, of which the true value is known; `number` is that of the thing among those that are compared.
    fn seen(&self, value: i32, most: i32, number: u64) -> i32 {
        if most == 0 {
            return value;
        }
        // Two dice: great errors are rare.
        let bits = tie_break(self.chance.rotate_left(17), number);
        let faces = [bits as u32, (bits >> 32) as u32].map(|die| (u64::from(die) * (u64::from(most as u32) + 1)) >> 32);
        value + faces[0] as i32 - faces[1] as i32
    }
}

/// By hex, its distance to the nearest unburnt hex of the enemy camp, for a side; 0 if none is left.
pub fn distance_to_fire(board: &Board, progress: &BattleProgress, side: Seat) -> Vec<u8> {
    let aims: Vec<Place> = board.map.camp(enemy(side)).filter(|p| !progress.burnt.contains(p)).collect();
    let nearest = |p: Place| aims.iter().map(|aim| board.map.hexes.distance(p, *aim)).min().unwrap_or(0);
    board.map.hexes.places().map(nearest).collect()
}

/// Whether two available enemies are near enough to attack a unit together.
pub fn threatened(board: &Board, id: PieceId) -> bool {
    let unit = board.unit(id);
    let weights = &board.rules.data.opponents.value;
    let near = |e: &PieceId| {
        let other = board.unit(*e);
        let reach = if other.mounted { weights.near_cavalry } else { weights.near };
        !other.spent && board.map.hexes.distance(unit.at, other.at) <= reach
    };
    board.enemies(unit.side).filter(near).nth(1).is_some()
}

/// How often attackers win a fight where they stand, in percent, rounded down.
pub fn win_percent(
    board: &Board,
    spread: &Spread,
    attackers: impl Iterator<Item = PieceId> + Clone,
    target: PieceId,
    manner: &Manner,
) -> i32 {
    let least = i32::from(!win_ties(board, attackers.clone()));
    let d = difference(board, attackers, target, manner);
    100 * spread.count(d, |n| n >= least) as i32 / spread.total.max(1) as i32
}

/// What the attackers of a plan use of what they bear: whatever raises the chances to win by enough. First the lead's, then the support's.
pub fn items(board: &Board, spread: &Spread, plan: &Plan) -> [Vec<Order>; 2] {
    let mut used = [vec![], vec![]];
    let Some(attack) = plan.attack(board).filter(|attack| attack.attackers.iter().any(|id| bears_item(board, *id)))
    else {
        return used;
    };
    let mut there = board.clone();
    for (unit, path) in attack.attackers.iter().zip(plan.paths()) {
        if let Some(end) = path.last() {
            there.shift(*unit, *end);
        }
    }
    let attackers = || attack.attackers.iter().copied();
    let win = |manner: &Manner| win_percent(&there, spread, attackers(), attack.target, manner);
    let mut manner = attack.manner;
    let gain = board.rules.data.opponents.heuristic.item_gain;
    for (i, unit) in attackers().enumerate() {
        for effect in [UpgradeEffect::Javelins, UpgradeEffect::Wedge] {
            let wedge = effect == UpgradeEffect::Wedge;
            let idle = if wedge { i == 0 && attack.attackers.len() == 2 } else { !manner.javelins };
            let with = if wedge { Manner { wedge, ..manner } } else { Manner { javelins: true, ..manner } };
            let known = |kind: &Kind| {
                let upgrade = board.rules.upgrade_of(*kind);
                upgrade.is_some_and(|u| u.effect == effect && u.line == board.unit(unit).kind as usize)
            };
            let kind = (0..board.rules.upgrades.len()).map(|at| board.rules.upgrade_kind(at)).find(known);
            if let Some(kind) = kind.filter(|_| idle && board.unit(unit).effects.has(effect))
                && win(&with) >= win(&manner) + gain
            {
                manner = with;
                used[i].push(USE_ITEM.on(kind));
            }
        }
    }
    used
}

/// The best order of the first class that has one, and the number of the class: 1 to 7, or 8 for holding, as it looks to
/// somebody who may misjudge. Its chance settles ties, too, so that the order in which hexes and units are numbered favours
/// neither side.
pub fn best(
    board: &Board,
    progress: &BattleProgress,
    spread: &Spread,
    side: Seat,
    units: &[PieceId],
    eye: &Misjudgment,
) -> (u8, Plan) {
    let limits = &board.rules.data.opponents.heuristic;
    let far = distance_to_fire(board, progress, side);
    let percent = |cases: u32, total: u32| (1000 * cases / total.max(1)) as i32;
    let mut best: Option<(Reverse<u8>, i32, u64, Plan)> = None;
    let mut number = 0;
    plans(board, progress, side, units, |there, plan| {
        number += 1;
        let from = board.unit(plan.unit).at;
        let (class, score) = match &plan.action {
            Action::Attack(_) | Action::Double { .. } | Action::Assault { .. } => {
                let attack = plan.attack(board).expect("an attack");
                let target = attack.target;
                let attackers = || attack.attackers.iter().copied();
                let d = difference(there, attackers(), target, &attack.manner);
                let least = i32::from(!win_ties(there, attackers()));
                let win = percent(spread.count(d, |n| n >= least), spread.total);
                let win = eye.seen(win, 10 * eye.most.chances, number);
                let aim = there.unit(target).at;
                let intruder = there.map.base(aim) == Some(side) && !progress.burnt.contains(&aim);
                let lead = attack.attackers[0];
                let double = attack.attackers.get(1).copied();
                let imposes = imposed(there, [Some(lead), double], target, &attack.manner).is_err();
                // An assault costs the general's order, too: it must be worth it. Of a class those that cannot be refused come first.
                let score = match (attack.manner.assault, imposes) {
                    (true, _) => win - 10 * limits.assault_gain,
                    (false, true) => win + 1000,
                    (false, false) => win,
                };
                let stands = [there.unit(lead).at];
                if intruder && win >= 10 * limits.attack_intruder {
                    (1, score)
                } else if double.is_some() {
                    if win < 10 * limits.double_attack {
                        return;
                    }
                    (2, score)
                } else if win >= 10 * limits.cornered_attack && retreat::hexes(there, target, &stands).next().is_none()
                {
                    (3, score)
                } else if win >= 10 * limits.other_attack {
                    (6, score)
                } else {
                    return;
                }
            }
            Action::Shoot(target) => {
                let modifiers = shot(there, &Motion::start(there, plan.unit), *target).expect("planned");
                let odds = of_shot(there, spread, plan.unit, *target, modifiers);
                let hit = eye.seen(percent(odds.hit + odds.destroyed, odds.total), 10 * eye.most.chances, number);
                if hit < 10 * limits.shot {
                    return;
                }
                (5, hit * there.unit(*target).strength())
            }
            Action::MoveOnly => {
                let unit = there.unit(plan.unit);
                // Never leave a hex that is about to burn.
                let leaves = board.unit(plan.unit);
                if is_burnable(board, progress, plan.unit) && !leaves.no_burn && !board.in_contact(from, side) {
                    return;
                }
                if is_burnable(there, progress, plan.unit) && !there.in_contact(unit.at, side) {
                    (4, -i32::from(unit.no_burn))
                } else {
                    let gain = i32::from(far[from.index()]) - i32::from(far[unit.at.index()]);
                    // Who shoots from the saddle ends out of contact, and out of reach of two available enemies.
                    let shoots = unit.mounted && board.rules.pool[unit.kind as usize].shoot.is_some();
                    if shoots && (there.in_contact(unit.at, side) || threatened(there, plan.unit)) {
                        return;
                    }
                    let friend = there.beside(unit.at, side).next().is_some();
                    let score = limits.move_gain * gain
                        + if friend { limits.move_beside_friend } else { 0 }
                        + limits.move_rear_first * i32::from(far[from.index()]);
                    (7, eye.seen(score, eye.most.moves, number))
                }
            }
            // Stakes are restored while no enemy is near.
            Action::Restore => {
                let near =
                    |e: PieceId| i32::from(board.map.hexes.distance(from, board.unit(e).at)) <= limits.restore_beyond;
                if board.enemies(side).any(near) {
                    return;
                }
                (7, limits.move_rear_first * 100)
            }
            Action::Hold => (HOLDING, -there.unit(plan.unit).strength()),
        };
        if class < MOVING && eye.overlooks(number) {
            return;
        }
        let rank = (Reverse(class), score, tie_break(eye.chance, number));
        if best.as_ref().is_none_or(|(class, score, tie, _)| rank > (*class, *score, *tie)) {
            best = Some((rank.0, rank.1, rank.2, plan.clone()));
        }
    });
    best.map_or_else(|| (HOLDING, Plan::hold(units[0])), |(class, _, _, plan)| (class.0, plan))
}

/// Whether to refuse: the attackers win more than half of the cases that are no tie, by a margin in percent; it is larger in a
/// camp.
pub fn refuses(board: &Board, odds: &FightOdds, target: PieceId, eye: &Misjudgment) -> bool {
    let reactions = &board.rules.data.opponents.reactions;
    let total = odds.total as i32;
    let mut margin = reactions.refuse_margin;
    if board.map.base(board.unit(target).at).is_some() {
        margin += reactions.refuse_margin_in_base;
    }
    margin = eye.seen(margin, eye.most.chances, 0);
    200 * odds.attackers_win() as i32 > 100 * (total - odds.tie as i32) + 2 * margin * total
}

/// How good a hex is to retreat to: far from enemies (each distance counted up to a limit), beside friends, with free hexes
/// around it.
pub fn retreat_score(board: &Board, id: PieceId, to: Place) -> i32 {
    let unit = board.unit(id);
    let reactions = &board.rules.data.opponents.reactions;
    let cap = reactions.retreat_distance_cap;
    let enemies: i32 =
        board.enemies(unit.side).map(|e| i32::from(board.map.hexes.distance(to, board.unit(e).at).min(cap))).sum();
    let friends = board.beside(to, unit.side).filter(|f| *f != id).count() as i32;
    let class = board.class(to);
    let room = (board.map.hexes.neighbours(to).iter())
        .filter(|p| board.is_free(**p) && board.class(**p) == class && class != RetreatClass::Refuge)
        .count() as i32;
    reactions.retreat_distance * enemies + reactions.retreat_friend * friends + reactions.retreat_room * room
}

/// Whether to deny the adversary a second hex: it is beside a friend of the loser, and the first is not.
pub fn denies(board: &Board, id: PieceId, to: Place) -> bool {
    let unit = board.unit(id);
    let joins = |place: Place| board.beside(place, unit.side).any(|f| f != id);
    joins(to) && !joins(unit.at)
}

/// Whether a general lets a loser stand: it would flee or be destroyed, leave a hex that it could burn, or retreat by result 2 or 3
/// though it is strong.
pub fn lets_stand(board: &Board, progress: &BattleProgress, fight: &Fight, loser: PieceId) -> bool {
    let gone = first_step_of(board, loser, &provoking(board, fight, loser)) != FirstStep::Retreats;
    let unit = board.unit(loser);
    let burns = is_burnable(board, progress, loser) && !unit.no_burn;
    let loss = fight.losses[usize::from(fight.support == Some(loser))];
    let strong = i32::from(unit.fresh) >= board.rules.data.opponents.heuristic.stand_from_strength;
    gone || burns || (loss >= Loss::Retreat2 && strong)
}
