//! Opponent (b) of section 11: the expected value of an order, over every difference of the dice and both results of a
//! rally, with greedy reactions of both sides.
use super::heuristic::{denies, distance_to_fire, retreat_score};
use super::plans::{Deed, Plan};
use crate::games::ancients::board::{Field, enemy};
use crate::games::ancients::chapters::movement::Motion;
use crate::games::ancients::chapters::retreat;
use crate::games::ancients::chapters::retreat::{FirstStep, first_step_of};
use crate::games::ancients::chapters::shooting::shot;
use crate::games::ancients::data::files::{Loss, ShotResult};
use crate::games::ancients::odds::Spread;
use crate::games::ancients::state::{Attack, Progress};
use crate::table::prelude::{PieceId, Place, Seat};
use smallvec::{SmallVec, smallvec};

/// Looks ahead from a position, for one side.
pub struct Ahead {
    me: Seat,
    /// Distance to the nearest unburnt hex of the enemy's base, by side and hex.
    far: [Vec<u8>; 2],
    burnt: Vec<Place>,
    half_points: [i32; 2],
}

/// A position that may come, with the points it has brought.
#[derive(Clone)]
struct Future<'a> {
    field: Field<'a>,
    half_points: [i32; 2],
}

impl Ahead {
    pub fn new(field: &Field, progress: &Progress, me: Seat) -> Self {
        Self {
            me,
            far: [Seat(0), Seat(1)].map(|side| distance_to_fire(field, progress, side)),
            burnt: progress.burnt.clone(),
            half_points: progress.half_points.map(i32::from),
        }
    }

    /// The value of a position for the side that looks, in hundredths of a victory point.
    pub fn value(&self, field: &Field) -> i64 {
        self.value_of(field, self.half_points)
    }

    fn value_of(&self, field: &Field, half_points: [i32; 2]) -> i64 {
        let weights = &field.rules.data.opponents.value;
        let mut sides = [0_i64; 2];
        for id in field.all() {
            let unit = field.unit(id);
            let side = unit.side.0 as usize;
            let mut value = weights.unit + weights.strength * i32::from(unit.fresh);
            if unit.spent {
                value += weights.activated;
            }
            value += weights.distance * i32::from(self.far[side][unit.at.index()]);
            if field.board.base(unit.at) == Some(enemy(unit.side)) && !self.burnt.contains(&unit.at) && !unit.no_burn {
                let contact = field.in_contact(unit.at, unit.side);
                value += if contact { weights.burnable_in_contact } else { weights.burnable };
            }
            if field.beside(unit.at, unit.side).next().is_some() {
                value += weights.beside_friend;
            } else if self.threatened(field, id) {
                value += weights.isolated_near_two;
            }
            sides[side] += i64::from(value);
        }
        for side in 0..2 {
            sides[side] += i64::from(weights.victory_point * half_points[side] / 2);
        }
        let me = self.me.0 as usize;
        sides[me] - sides[1 - me]
    }

    /// Two available enemies near enough to attack together.
    fn threatened(&self, field: &Field, id: PieceId) -> bool {
        let unit = field.unit(id);
        let weights = &field.rules.data.opponents.value;
        let near = |e: &PieceId| {
            let other = field.unit(*e);
            let reach = if other.mounted { weights.near_cavalry } else { weights.near };
            !other.spent && field.board.hexes.distance(unit.at, other.at) <= reach
        };
        field.enemies(unit.side).filter(near).nth(1).is_some()
    }

    /// The expected value of a whole order, with the units already moved on the field. In cases of the dice times
    /// sides of the rally die, so that all orders compare.
    pub fn plan_value(&self, there: &Field, spread: &Spread, plan: &Plan) -> i64 {
        match &plan.deed {
            Deed::Hold | Deed::Rest => {
                let mut after = there.clone();
                after.set_spent(plan.unit);
                self.value(&after)
            }
            Deed::Shoot(target) => self.shot_value(there, spread, plan.unit, *target),
            Deed::Attack(target) => self.attack_value(there, spread, &[plan.unit], *target),
            Deed::Double { target, support, .. } => self.attack_value(there, spread, &[plan.unit, *support], *target),
        }
    }

    /// An attack that the target's owner answers as suits him best.
    pub fn attack_value(&self, field: &Field, spread: &Spread, attackers: &[PieceId], target: PieceId) -> i64 {
        let fought = self.fight_value(field, spread, attackers, target, None);
        match self.refusal_value(field, spread, attackers, target) {
            // The value is the attacker's when it is he who looks, and the defender's when it is.
            Some(refused) if field.unit(target).side == self.me => fought.max(refused),
            Some(refused) => fought.min(refused),
            None => fought,
        }
    }

    /// The value after the target has refused and an attacker has followed or not; `None` if it may not refuse.
    pub fn refusal_value(&self, field: &Field, _: &Spread, attackers: &[PieceId], target: PieceId) -> Option<i64> {
        let provoking: SmallVec<[Place; 2]> = attackers.iter().map(|a| field.unit(*a).at).collect();
        let to = retreat::hexes(field, target, &provoking).max_by_key(|to| retreat_score(field, target, *to))?;
        let left = field.unit(target).at;
        let mut future = Future { field: field.clone(), half_points: self.half_points };
        future.field.shift(target, to);
        if field.rules.switches.refusal_blocks_burn {
            future.field.set_no_burn(target);
        }
        if field.rules.switches.refusal_activates {
            future.field.set_spent(target);
        }
        attackers.iter().for_each(|a| future.field.set_spent(*a));
        Some(self.after_follow(&future, attackers, &[left]))
    }

    /// A fight to its end, over all dice.
    pub fn fight_value(
        &self,
        field: &Field,
        spread: &Spread,
        attackers: &[PieceId],
        target: PieceId,
        _: Option<Attack>,
    ) -> i64 {
        let rules = field.rules;
        let d = attackers.iter().map(|a| field.unit(*a).strength()).sum::<i32>() - field.unit(target).strength();
        let mut start = Future { field: field.clone(), half_points: self.half_points };
        attackers.iter().for_each(|a| start.field.set_spent(*a));
        start.field.set_spent(target);
        let sides = i64::from(rules.data.dice.rally_sides);
        let saves = sides - i64::from(rules.switches.rally_success_from - 1).clamp(0, sides);
        let mut sum = 0;
        let mut known: SmallVec<[(bool, Loss, i64); 8]> = SmallVec::new();
        for (difference, cases) in &spread.cases {
            let margin = difference + d;
            let cases = i64::from(*cases);
            if margin == 0 {
                sum += cases * sides * self.value_of(&start.field, start.half_points);
                continue;
            }
            let won = margin > 0;
            let loser = if won { target } else { attackers[0] };
            let loss = rules.loss(margin.abs());
            let rallies = field.unit(loser).rallies && margin.abs() >= rules.switches.rally_from_difference;
            let mut value = |loss: Loss| {
                if let Some(found) = known.iter().find(|k| k.0 == won && k.1 == loss) {
                    return found.2;
                }
                let value = self.after_loss(&start, attackers, target, won, loss);
                known.push((won, loss, value));
                value
            };
            let straight = if rallies { sides - saves } else { sides };
            sum += cases * straight * value(loss);
            if rallies {
                sum += cases * saves * value(loss.min(rules.data.combat.rallied));
            }
        }
        sum / (i64::from(spread.total) * sides)
    }

    fn after_loss(&self, start: &Future, attackers: &[PieceId], target: PieceId, won: bool, loss: Loss) -> i64 {
        let mut future = start.clone();
        let at = |id: PieceId| start.field.unit(id).at;
        if won {
            let provoking: SmallVec<[Place; 2]> = attackers.iter().map(|a| at(*a)).collect();
            future.suffer(target, loss, &provoking);
            self.after_follow(&future, attackers, &future.left(&[(target, at(target))]))
        } else {
            let cap = start.field.rules.data.combat.support_at_most;
            for (i, loser) in attackers.iter().enumerate() {
                future.suffer(*loser, if i == 0 { loss } else { loss.min(cap) }, &[at(target)]);
            }
            let from: SmallVec<[(PieceId, Place); 2]> = attackers.iter().map(|a| (*a, at(*a))).collect();
            let follows = start.field.rules.switches.defender_may_advance;
            let left = if follows { future.left(&from) } else { smallvec![] };
            self.after_follow(&future, &[target], &left)
        }
    }

    /// The value once the winner has advanced or stayed, as suits him best.
    fn after_follow(&self, future: &Future, winners: &[PieceId], left: &[Place]) -> i64 {
        let stays = self.value_of(&future.field, future.half_points);
        let mine = winners.first().is_some_and(|w| future.field.unit(*w).side == self.me);
        let mut best = stays;
        for winner in winners {
            let unit = *future.field.unit(*winner);
            for to in left {
                if !unit.on_board || !future.field.is_free(*to) || !future.field.board.hexes.adjacent(unit.at, *to) {
                    continue;
                }
                let mut after = future.field.clone();
                after.shift(*winner, *to);
                let value = self.value_of(&after, future.half_points);
                best = if mine { best.max(value) } else { best.min(value) };
            }
        }
        best
    }

    fn shot_value(&self, field: &Field, spread: &Spread, shooter: PieceId, target: PieceId) -> i64 {
        let rules = field.rules;
        let modifiers = shot(field, &Motion::start(field, shooter), target).map_or(0, |m| m.sum());
        let d = field.unit(shooter).strength() + modifiers - field.unit(target).strength();
        let mut missed = Future { field: field.clone(), half_points: self.half_points };
        missed.field.set_spent(shooter);
        let mut hit = missed.clone();
        hit.field.set_spent(target);
        hit.field.set_no_burn(target);
        let provoking = [field.unit(shooter).at];
        let to = retreat::hexes(field, target, &provoking).max_by_key(|to| retreat_score(field, target, *to));
        if let Some(to) = to {
            hit.field.shift(target, to);
        }
        let mut destroyed = missed.clone();
        destroyed.lose(target);
        let value = |future: &Future| self.value_of(&future.field, future.half_points);
        let (missed, hit, destroyed) = (value(&missed), value(&hit), value(&destroyed));
        let sides = i64::from(rules.data.dice.rally_sides);
        let saves = sides - i64::from(rules.switches.rally_success_from - 1).clamp(0, sides);
        let mut sum = 0;
        for (difference, cases) in &spread.cases {
            let cases = i64::from(*cases);
            sum += match rules.shot(difference + d) {
                ShotResult::Miss => cases * sides * missed,
                ShotResult::Hit => cases * sides * hit,
                ShotResult::Destroyed if field.unit(target).rallies => {
                    cases * ((sides - saves) * destroyed + saves * hit)
                }
                ShotResult::Destroyed => cases * sides * destroyed,
            };
        }
        sum / (i64::from(spread.total) * sides)
    }
}

impl Future<'_> {
    /// The hexes that units which stood there have left.
    fn left(&self, from: &[(PieceId, Place)]) -> SmallVec<[Place; 2]> {
        let gone = |id: PieceId, place: Place| !self.field.unit(id).on_board || self.field.unit(id).at != place;
        from.iter().filter(|(id, place)| gone(*id, *place)).map(|(_, place)| *place).collect()
    }

    fn lose(&mut self, id: PieceId) {
        let unit = *self.field.unit(id);
        self.half_points[enemy(unit.side).0 as usize] +=
            i32::from(self.field.rules.pool[unit.kind as usize].half_points);
        self.field.take_off(id);
    }

    /// What a loser suffers, with the retreats that its owner and the adversary would choose.
    fn suffer(&mut self, id: PieceId, loss: Loss, provoking: &[Place]) {
        match loss {
            Loss::Nothing => return,
            Loss::Destroyed => {
                let saved = self.field.rules.switches.refuge_saves_from_four
                    && retreat::refuges(&self.field, id).next().is_some();
                return if saved { self.field.take_off(id) } else { self.lose(id) };
            }
            Loss::Retreat1 | Loss::Retreat2 | Loss::Retreat2Pursuit => {}
        }
        match first_step_of(&self.field, id, provoking) {
            FirstStep::Flees => return self.field.take_off(id),
            FirstStep::Destroyed(_) => return self.lose(id),
            FirstStep::Retreats => {}
        }
        self.field.set_no_burn(id);
        let best = |field: &Field| retreat::hexes(field, id, provoking).max_by_key(|to| retreat_score(field, id, *to));
        if let Some(to) = best(&self.field) {
            self.field.shift(id, to);
        }
        if loss == Loss::Retreat1 {
            return;
        }
        if let Some(to) = best(&self.field)
            && !denies(&self.field, id, to)
        {
            self.field.shift(id, to);
        }
    }
}
