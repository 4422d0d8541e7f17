//! The opponent `hard`: the expected value of an order, over every difference of the dice and both results of a rally. Both
//! sides are expected to answer with whatever is best for them at once.
use super::heuristic::{denies, distance_to_fire, retreat_score, threatened};
use super::plans::{Action, Plan, PlannedAttack, plans};
use crate::games::ancients::board::{Board, enemy};
use crate::games::ancients::chapters::modifiers::{difference, win_ties};
use crate::games::ancients::chapters::movement::Motion;
use crate::games::ancients::chapters::pursuit::may_advance_to;
use crate::games::ancients::chapters::retreat;
use crate::games::ancients::chapters::retreat::{FirstStep, first_step_of};
use crate::games::ancients::chapters::shock::imposed;
use crate::games::ancients::chapters::shooting::shot;
use crate::games::ancients::data::files::{BLUE, Loss, RED, ShotResult};
use crate::games::ancients::odds::Spread;
use crate::games::ancients::state::{BattleProgress, FightSide};
use crate::table::prelude::{PieceId, Place, Seat};
use smallvec::{SmallVec, smallvec};

/// Looks ahead from a position, for one side.
pub struct Lookahead {
    me: Seat,
    /// Distance to the nearest unburnt hex of the enemy camp, by side and hex.
    far: [Vec<u8>; 2],
    burnt: Vec<Place>,
    half_points: [i32; 2],
    replies: Option<Replies>,
}

/// What the enemy's reply is reckoned from.
struct Replies {
    progress: BattleProgress,
    /// Of the enemy's dice.
    spread: Spread,
}

/// A position that may come, with the victory points of Red and Blue in it, in halves.
#[derive(Clone)]
struct FuturePosition<'a> {
    board: Board<'a>,
    half_points: [i32; 2],
}

impl Lookahead {
    pub fn new(board: &Board, progress: &BattleProgress, me: Seat) -> Self {
        Self {
            me,
            far: [RED, BLUE].map(|side| distance_to_fire(board, progress, side)),
            burnt: progress.burnt.clone(),
            half_points: progress.half_points.map(i32::from),
            replies: None,
        }
    }

    /// Each position that may come is worth what it is after the enemy's best order in it; `spread` is that of the enemy's dice.
    pub fn with_replies(self, progress: &BattleProgress, spread: Spread) -> Self {
        Self { replies: Some(Replies { progress: progress.clone(), spread }), ..self }
    }

    /// The value of a position that an order comes to: after the enemy's best reply, if that is looked at and the enemy has a unit
    /// for it.
    fn settled(&self, board: &Board, half_points: [i32; 2]) -> i64 {
        let Some(Replies { progress, spread }) = &self.replies else { return self.value_of(board, half_points) };
        let enemy = enemy(self.me);
        let units: Vec<PieceId> = board.available(enemy).collect();
        let reply = Self { me: enemy, far: self.far.clone(), burnt: self.burnt.clone(), half_points, replies: None };
        let mut best = None;
        plans(board, progress, enemy, &units, |there, plan| {
            best = best.max(Some(reply.plan_value(board, there, spread, plan)));
        });
        best.map_or_else(|| self.value_of(board, half_points), |value| -value)
    }

    /// The value of a position for the side that looks, in hundredths of a victory point; after the enemy's best reply, if that is
    /// looked at.
    pub fn value(&self, board: &Board) -> i64 {
        self.settled(board, self.half_points)
    }

    fn value_of(&self, board: &Board, half_points: [i32; 2]) -> i64 {
        let weights = &board.rules.data.opponents.value;
        let mut sides = [0_i64; 2];
        for id in board.all() {
            sides[board.unit(id).side.0 as usize] += i64::from(self.unit_value(board, id));
        }
        for side in 0..2 {
            sides[side] += i64::from(weights.victory_point * half_points[side] / 2);
        }
        let me = self.me.0 as usize;
        sides[me] - sides[1 - me]
    }

    /// What a unit is worth to its side where it stands.
    fn unit_value(&self, board: &Board, id: PieceId) -> i32 {
        let weights = &board.rules.data.opponents.value;
        let unit = board.unit(id);
        let half_points = i32::from(board.rules.pool[unit.kind as usize].half_points);
        let mut value = weights.unit * half_points / 2 + weights.strength * i32::from(unit.fresh);
        if unit.spent {
            value += weights.activated;
        }
        value += weights.distance * i32::from(self.far[unit.side.0 as usize][unit.at.index()]);
        if board.map.base(unit.at) == Some(enemy(unit.side)) && !self.burnt.contains(&unit.at) && !unit.no_burn {
            let contact = board.in_contact(unit.at, unit.side);
            value += if contact { weights.burnable_in_contact } else { weights.burnable };
        }
        if board.beside(unit.at, unit.side).next().is_some() {
            value += weights.beside_friend;
        } else if threatened(board, id) {
            value += weights.isolated_near_two;
        }
        value
    }

    /// What a unit that could appear is worth while it lies in ambush; `board` is the one on which it has appeared.
    pub fn ambusher_value(&self, board: &Board, id: PieceId) -> i64 {
        let percent = board.rules.data.opponents.value.in_ambush_percent;
        i64::from(percent * self.unit_value(board, id)) / 100
    }

    /// The expected value of a whole order; `there` is the board with its units moved, `before` the one on which it is given.
    pub fn plan_value(&self, before: &Board, there: &Board, spread: &Spread, plan: &Plan) -> i64 {
        match &plan.action {
            // Stakes that stand again are worth a little more than nothing.
            Action::Restore => {
                let mut after = there.clone();
                after.set_spent(plan.unit);
                self.settled(&after, self.half_points) + i64::from(before.rules.data.opponents.value.beside_friend)
            }
            Action::Hold | Action::MoveOnly => {
                let mut after = there.clone();
                after.set_spent(plan.unit);
                self.settled(&after, self.half_points)
            }
            Action::Shoot(target) => self.shot_value(there, spread, plan.unit, *target),
            Action::Attack(_) | Action::Double { .. } | Action::Assault { .. } => {
                let attack = plan.attack(before).expect("an attack");
                self.attack_value(there, spread, &attack)
            }
        }
    }

    /// The value of an attack if the target's owner gives the better answer.
    pub fn attack_value(&self, board: &Board, spread: &Spread, attack: &PlannedAttack) -> i64 {
        let PlannedAttack { attackers, target, manner } = attack;
        let target = *target;
        let fought = self.fight_value(board, spread, attack);
        if imposed(board, [attackers.first().copied(), attackers.get(1).copied()], target, manner).is_err() {
            return fought;
        }
        match self.refusal_value(board, attackers, target) {
            // Values are those of the side that looks ahead: the target's owner maximises its own and minimises the enemy's.
            Some(refused) if board.unit(target).side == self.me => fought.max(refused),
            Some(refused) => fought.min(refused),
            None => fought,
        }
    }

    /// The value once the target has refused and an attacker has advanced or not; `None` if the target may not refuse.
    pub fn refusal_value(&self, board: &Board, attackers: &[PieceId], target: PieceId) -> Option<i64> {
        let provoking: SmallVec<[Place; 2]> = attackers.iter().map(|a| board.unit(*a).at).collect();
        let to = retreat::hexes(board, target, &provoking).max_by_key(|to| retreat_score(board, target, *to))?;
        let left = board.unit(target).at;
        let mut future = FuturePosition { board: board.clone(), half_points: self.half_points };
        future.board.shift(target, to);
        if board.rules.switches.refusal_blocks_burn {
            future.board.set_no_burn(target);
        }
        if board.rules.switches.refusal_activates {
            future.board.set_spent(target);
        }
        attackers.iter().for_each(|a| future.board.set_spent(*a));
        Some(self.after_follow(&future, attackers, &[left]))
    }

    /// The expected value of a fight, over all dice.
    pub fn fight_value(&self, board: &Board, spread: &Spread, attack: &PlannedAttack) -> i64 {
        let PlannedAttack { attackers, target, manner } = attack;
        let target = *target;
        let rules = board.rules;
        let d = difference(board, attackers.iter().copied(), target, manner);
        let wins_ties = win_ties(board, attackers.iter().copied());
        let mut start = FuturePosition { board: board.clone(), half_points: self.half_points };
        attackers.iter().for_each(|a| start.board.set_spent(*a));
        start.board.set_spent(target);
        let sides = i64::from(rules.data.dice.rally_sides);
        let mut sum = 0;
        let mut tied = None;
        let mut known: SmallVec<[(FightSide, Loss, i64); 8]> = SmallVec::new();
        for (difference, cases) in &spread.cases {
            let margin = match difference + d {
                0 if wins_ties => 1,
                margin => margin,
            };
            let cases = i64::from(*cases);
            if margin == 0 {
                let even = *tied.get_or_insert_with(|| self.settled(&start.board, start.half_points));
                sum += cases * sides * even;
                continue;
            }
            let (winner, loser) =
                if margin > 0 { (FightSide::Attackers, target) } else { (FightSide::Target, attackers[0]) };
            let loss = rules.loss_of(board.unit(loser).kind.into(), margin.abs());
            let saves = sides - i64::from(board.rallies_from(loser) - 1).clamp(0, sides);
            let rallies = board.unit(loser).rallies && margin.abs() >= rules.switches.rally_from_difference;
            let mut value = |loss: Loss| {
                if let Some(found) = known.iter().find(|k| k.0 == winner && k.1 == loss) {
                    return found.2;
                }
                let value = self.after_loss(&start, attackers, target, winner, loss);
                known.push((winner, loss, value));
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

    /// The value once the losers have suffered and a winner has advanced or not.
    fn after_loss(
        &self,
        start: &FuturePosition,
        attackers: &[PieceId],
        target: PieceId,
        winner: FightSide,
        loss: Loss,
    ) -> i64 {
        let mut future = start.clone();
        let at = |id: PieceId| start.board.unit(id).at;
        if winner == FightSide::Attackers {
            let provoking: SmallVec<[Place; 2]> = attackers.iter().map(|a| at(*a)).collect();
            future.suffer(target, loss, &provoking);
            self.after_follow(&future, attackers, &future.left(&[(target, at(target))]))
        } else {
            let cap = start.board.rules.data.combat.support_at_most;
            for (i, loser) in attackers.iter().enumerate() {
                future.suffer(*loser, if i == 0 { loss } else { loss.min(cap) }, &[at(target)]);
            }
            let from: SmallVec<[(PieceId, Place); 2]> = attackers.iter().map(|a| (*a, at(*a))).collect();
            let follows = start.board.rules.switches.defender_may_advance;
            let left = if follows { future.left(&from) } else { smallvec![] };
            self.after_follow(&future, &[target], &left)
        }
    }

    /// The value once the winner has advanced into a hex that was left, or stayed: whichever is better for it.
    fn after_follow(&self, future: &FuturePosition, winners: &[PieceId], left: &[Place]) -> i64 {
        let stays = self.value_of(&future.board, future.half_points);
        let mine = winners.first().is_some_and(|w| future.board.unit(*w).side == self.me);
        let mut best = (stays, None);
        for winner in winners {
            for to in left {
                if may_advance_to(&future.board, *winner, *to).is_err() {
                    continue;
                }
                let mut after = future.board.clone();
                after.shift(*winner, *to);
                let value = self.value_of(&after, future.half_points);
                let is_better = if mine { value > best.0 } else { value < best.0 };
                if is_better {
                    best = (value, Some(after));
                }
            }
        }
        if self.replies.is_none() {
            return best.0;
        }
        self.settled(best.1.as_ref().unwrap_or(&future.board), future.half_points)
    }

    /// The expected value of a shot, over all dice.
    fn shot_value(&self, board: &Board, spread: &Spread, shooter: PieceId, target: PieceId) -> i64 {
        let rules = board.rules;
        let modifiers = shot(board, &Motion::start(board, shooter), target).map_or(0, |m| m.sum());
        let d = board.unit(shooter).strength() + modifiers - board.unit(target).strength();
        let mut missed = FuturePosition { board: board.clone(), half_points: self.half_points };
        missed.board.set_spent(shooter);
        let mut hit = missed.clone();
        hit.board.set_spent(target);
        hit.board.set_no_burn(target);
        let provoking = [board.unit(shooter).at];
        let to = retreat::hexes(board, target, &provoking).max_by_key(|to| retreat_score(board, target, *to));
        if let Some(to) = to {
            hit.board.shift(target, to);
        }
        let mut destroyed = missed.clone();
        destroyed.lose(target);
        let value = |future: &FuturePosition| self.settled(&future.board, future.half_points);
        let (missed, hit, destroyed) = (value(&missed), value(&hit), value(&destroyed));
        let sides = i64::from(rules.data.dice.rally_sides);
        let saves = sides - i64::from(board.rallies_from(target) - 1).clamp(0, sides);
        let mut sum = 0;
        for (difference, cases) in &spread.cases {
            let cases = i64::from(*cases);
            sum += match rules.shot(difference + d) {
                ShotResult::Miss => cases * sides * missed,
                ShotResult::Hit => cases * sides * hit,
                ShotResult::Destroyed if board.unit(target).rallies => {
                    cases * ((sides - saves) * destroyed + saves * hit)
                }
                ShotResult::Destroyed => cases * sides * destroyed,
            };
        }
        sum / (i64::from(spread.total) * sides)
    }
}

impl FuturePosition<'_> {
    /// Those of the hexes from which their units are gone.
    fn left(&self, from: &[(PieceId, Place)]) -> SmallVec<[Place; 2]> {
        let gone = |id: PieceId, place: Place| !self.board.unit(id).on_board || self.board.unit(id).at != place;
        from.iter().filter(|(id, place)| gone(*id, *place)).map(|(_, place)| *place).collect()
    }

    /// A unit is destroyed (N-8.17).
    fn lose(&mut self, id: PieceId) {
        let unit = *self.board.unit(id);
        self.half_points[enemy(unit.side).0 as usize] +=
            i32::from(self.board.rules.pool[unit.kind as usize].half_points);
        self.board.take_off(id);
    }

    /// What a loser suffers, with the retreats that its owner and the adversary would choose.
    fn suffer(&mut self, id: PieceId, loss: Loss, provoking: &[Place]) {
        match loss {
            Loss::Nothing => return,
            Loss::Destroyed => {
                let saved = self.board.rules.switches.refuge_saves_from_four
                    && retreat::refuges(&self.board, id).next().is_some();
                return if saved { self.board.take_off(id) } else { self.lose(id) };
            }
            Loss::Retreat1 | Loss::Retreat2 | Loss::Retreat2Pursuit => {}
        }
        match first_step_of(&self.board, id, provoking) {
            FirstStep::Flees => return self.board.take_off(id),
            FirstStep::Destroyed(_) => return self.lose(id),
            FirstStep::Retreats => {}
        }
        self.board.set_no_burn(id);
        let best = |board: &Board| retreat::hexes(board, id, provoking).max_by_key(|to| retreat_score(board, id, *to));
        if let Some(to) = best(&self.board) {
            self.board.shift(id, to);
        }
        if loss == Loss::Retreat1 {
            return;
        }
        if let Some(to) = best(&self.board)
            && !denies(&self.board, id, to)
        {
            self.board.shift(id, to);
        }
    }
}
