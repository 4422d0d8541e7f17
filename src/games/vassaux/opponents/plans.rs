//! What a unit could be ordered, and what each of it is worth.
use super::forces::{Force, Forces};
use super::positions::Positions;
use crate::games::vassaux::access::Board;
use crate::games::vassaux::candidates::questions::Asked;
use crate::games::vassaux::candidates::reasons::Why;
use crate::games::vassaux::candidates::{moves, questions};
use crate::games::vassaux::chapters::movement::HALT;
use crate::games::vassaux::chapters::{charge, orders, shooting};
use crate::games::vassaux::data::magic::Spell;
use crate::games::vassaux::field::charge as charges;
use crate::games::vassaux::field::company::Company;
use crate::games::vassaux::state::frames::{Frame, Frames};
use crate::games::vassaux::state::orders::{OrderKind, Sort};
use crate::table::ground::spots::Spot;
use crate::table::prelude::{PieceId, Seat};

/// What is meant by a series of orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idea {
    Wait,
    Move(Why),
    Strike(PieceId),
    Shoot(PieceId),
    Charge(PieceId),
    Fortify,
    Alert,
    /// At this unit, where it is cast at somebody else.
    Cast(Spell, Option<PieceId>),
}

/// Orders of one activation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub orders: Vec<OrderKind>,
    /// In tenths of a point.
    pub worth: i64,
    pub idea: Idea,
}

/// What a script knows when it decides for a seat.
pub struct Mind<'a, 'f> {
    pub seat: Seat,
    pub asked: Asked<'a>,
    pub forces: &'f Forces<'a>,
    pub positions: Positions<'a, 'f>,
    /// Composite dice in the reserve, and what one of them is worth now, in tenths of a point.
    pub reserve: u8,
    pub die: i64,
}

/// How many enemies are thought of for charges, the most rewarding first: whether one is possible takes long to find out.
const MOST_CHARGES: usize = 2;

impl<'a> Mind<'a, '_> {
    fn board(&self) -> &'a Board {
        self.asked.board
    }
    /// What it is worth to a unit to do nothing.
    pub fn here(&self, force: &Force) -> i64 {
        self.positions.worth(force, force.at, Why::Stay)
    }

    /// What the unit could be ordered, the best first; waiting is always among it.
    pub fn plans(&self, unit: PieceId) -> Vec<Plan> {
        let Some(force) = self.forces.of(unit) else { return vec![] };
        let here = self.here(force);
        let commanded = self.reserve > 0 && orders::is_commanded(self.board(), unit).is_ok();
        let mut plans = vec![Plan { orders: vec![OrderKind::Wait], worth: here, idea: Idea::Wait }];
        if force.engaged {
            self.strikes(force, here, commanded, &mut plans);
        } else {
            self.shots(force, here, commanded, &mut plans);
            self.charges(force, commanded, &mut plans);
        }
        self.marches(force, commanded, &mut plans);
        if commanded {
            let danger = self.positions.dangers(force, force.at, false);
            let saved = danger * i64::from(self.forces.weights().orders.fortify) / 100;
            plans.push(Plan { orders: vec![OrderKind::Fortify], worth: here + saved - self.die, idea: Idea::Fortify });
            self.alert(force, here, &mut plans);
            self.casts(force, here, &mut plans);
        }
        plans.sort_by_key(|plan| (-plan.worth, plan.orders.len(), plan.orders.first().copied()));
        plans
    }

    /// Blows against whom the unit touches.
    fn strikes(&self, force: &Force, here: i64, commanded: bool, plans: &mut Vec<Plan>) {
        for target in self.forces.touched(force) {
            let Some(enemy) = self.forces.of(target) else { continue };
            let idea = Idea::Strike(target);
            let worth = here + self.forces.melee(force, enemy, false, false);
            plans.push(Plan { orders: vec![OrderKind::Attack], worth, idea });
            if commanded {
                let worth = here + self.forces.melee(force, enemy, false, true) - self.die;
                plans.push(Plan { orders: vec![OrderKind::CoordinatedAttack], worth, idea });
            }
        }
    }

    /// Shots from where the unit stands.
    fn shots(&self, force: &Force, here: i64, commanded: bool, plans: &mut Vec<Plan>) {
        let board = self.board();
        for enemy in self.forces.enemies(force.host) {
            let near =
                self.forces.shot_gap(force, force.at, enemy, enemy.at).is_some_and(|gap| gap <= force.radius * 2);
            if !near || shooting::may_shoot(board, force.group, enemy.group).is_err() {
                continue;
            }
            let covered = self.covers(force, enemy);
            let idea = Idea::Shoot(enemy.group);
            let frame = Frame::new(force.group, [OrderKind::Attack]);
            if shooting::may_shoot_by(board, &frame, OrderKind::Attack, enemy.group).is_ok() {
                let worth = here + self.forces.shots(force, enemy, false, covered);
                plans.push(Plan { orders: vec![OrderKind::Attack], worth, idea });
            }
            if commanded {
                let worth = here + self.forces.shots(force, enemy, true, covered) - self.die;
                plans.push(Plan { orders: vec![OrderKind::CoordinatedAttack], worth, idea });
            }
        }
    }
    /// Whether a target is covered, as far as its leader tells.
    fn covers(&self, force: &Force, enemy: &Force) -> bool {
        let field = &self.board().field;
        let of = |force: &Force| force.leader.and_then(|leader| field.base(leader));
        let pair = of(force).zip(of(enemy));
        let view = |(one, other)| crate::games::vassaux::field::sight::view(field, one, other);
        pair.is_some_and(|pair| view(pair).counts_as_covered())
    }

    /// Charges from where the unit stands.
    fn charges(&self, force: &Force, commanded: bool, plans: &mut Vec<Plan>) {
        let board = self.board();
        let Some(company) = Company::of(&board.field, force.group) else { return };
        if charges::may_start(&board.field, &company).is_err() {
            return;
        }
        let mut found: Vec<(i64, &Force)> = vec![];
        for enemy in self.forces.enemies(force.host) {
            if self.forces.charge_gap(force, force.at, enemy, enemy.at) <= 0 {
                found.push((self.forces.charge(force, enemy), enemy));
            }
        }
        found.sort_by_key(|(gain, enemy)| (-gain, enemy.group));
        for (gain, enemy) in found.into_iter().filter(|(gain, _)| *gain > 0).take(MOST_CHARGES) {
            let may = |order: OrderKind| {
                charge::may_charge(board, &company, &Frame::new(force.group, [order]), order, enemy.group).is_ok()
            };
            let idea = Idea::Charge(enemy.group);
            let there = self.positions.worth_in_melee(force, enemy.at);
            let simple = may(OrderKind::Charge);
            if simple {
                plans.push(Plan { orders: vec![OrderKind::Charge], worth: there + gain, idea });
            }
            if commanded && (simple || may(OrderKind::CoordinatedCharge)) {
                let more = if board.rules.switches.charge_bonus_dice {
                    self.forces.melee(force, enemy, true, true)
                } else {
                    gain
                };
                let worth = there + more - self.die;
                plans.push(Plan { orders: vec![OrderKind::CoordinatedCharge], worth, idea });
            }
        }
    }

    /// Moves, and what could follow them at once with another die.
    fn marches(&self, force: &Force, commanded: bool, plans: &mut Vec<Plan>) {
        let board = self.board();
        let field = &board.field;
        let pinned = force.engaged && field.is_pinned(force.group);
        let mut gaits: Vec<OrderKind> = vec![];
        if !pinned || board.rules.is_mounted(force.group) {
            gaits.push(OrderKind::March);
        }
        if commanded {
            gaits.push(OrderKind::TacticalMove);
            if !pinned && !board.rules.forbids_running(force.group) && !field.is_in_difficult(force.group) {
                gaits.push(OrderKind::Run);
            }
        }
        for order in gaits {
            let held = pinned && field.left_behind(force.group).is_none();
            if held {
                continue;
            }
            let Some((worth, why, at)) = self.best_spot(force, order) else { continue };
            // Who is left behind is lost.
            let lost =
                if pinned { field.left_behind(force.group).map_or(0, |men| men.len() as i64 * force.man) } else { 0 };
            let worth = worth - lost - if order.sort() == Sort::Composite { self.die } else { 0 };
            plans.push(Plan { orders: vec![order], worth, idea: Idea::Move(why) });
            if order == OrderKind::TacticalMove && self.reserve > 1 && board.rules.figures(force.group).cmd > 1 {
                plans.extend(self.followed(force, at, worth));
            }
        }
    }
    /// A tactical move to a place with a shot or a charge after it.
    fn followed(&self, force: &Force, at: Spot, worth: i64) -> Option<Plan> {
        let after = i64::from(self.forces.weights().orders.after_move);
        let mut best: Option<Plan> = None;
        for enemy in self.forces.enemies(force.host) {
            let shot = self.forces.shot_gap(force, at, enemy, enemy.at).filter(|gap| *gap <= 0 && !enemy.engaged);
            let (gain, order, idea) = match shot {
                Some(_) => {
                    let gain = self.forces.shots(force, enemy, true, false);
                    (gain, OrderKind::CoordinatedAttack, Idea::Shoot(enemy.group))
                }
                None if self.forces.charge_gap(force, at, enemy, enemy.at) <= 0 => {
                    let gain = self.forces.melee(force, enemy, true, true);
                    (gain, OrderKind::CoordinatedCharge, Idea::Charge(enemy.group))
                }
                None => continue,
            };
            let worth = worth + gain * after / 100 - self.die;
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Plan { orders: vec![OrderKind::TacticalMove, order], worth, idea });
            }
        }
        best
    }
    /// The best place that a move by this order may lead to, before the rule has been asked.
    fn best_spot(&self, force: &Force, order: OrderKind) -> Option<(i64, Why, Spot)> {
        let frames = Frames { stack: vec![Frame::new(force.group, [order])], ..Frames::default() };
        let asked = Asked { frames: &frames, ..self.asked };
        let mut best: Option<(i64, Why, Spot)> = None;
        for proposal in moves::halts(&asked) {
            let Some(at) = proposal.spots.first() else { continue };
            let worth = self.positions.worth(force, *at, proposal.why);
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, proposal.why, *at));
            }
        }
        best
    }

    /// Readiness to shoot at whoever comes.
    fn alert(&self, force: &Force, here: i64, plans: &mut Vec<Plan>) {
        if force.engaged || force.shot.is_none() {
            return;
        }
        let ruler = self.board().field.measures().ruler;
        let near = |enemy: &&Force| {
            enemy.leader.is_some()
                && self.forces.shot_gap(force, force.at, enemy, enemy.at).is_some_and(|gap| gap <= 2 * ruler)
        };
        let best = self.forces.enemies(force.host).filter(near).map(|enemy| self.forces.volley(force, enemy)).max();
        if let Some(best) = best {
            let worth = here + best * i64::from(self.forces.weights().orders.alert) / 100 - self.die;
            plans.push(Plan { orders: vec![OrderKind::Alert], worth, idea: Idea::Alert });
        }
    }

    /// The places that the move under way may lead to, the most rewarding first; the rule has not been asked yet.
    pub fn spots(&self, force: &Force) -> Vec<(i64, Why, Spot)> {
        self.worth_of(force, questions::proposals(&self.asked, HALT.key))
    }
    /// What the points of proposals are worth, the most rewarding first.
    pub fn worth_of(
        &self,
        force: &Force,
        proposals: Vec<crate::games::vassaux::candidates::reasons::Proposal>,
    ) -> Vec<(i64, Why, Spot)> {
        let mut found: Vec<(i64, Why, Spot)> = vec![];
        for proposal in proposals {
            let of = |at: Spot| (self.positions.worth(force, at, proposal.why), proposal.why, at);
            found.extend(proposal.spots.iter().map(|at| of(*at)));
        }
        found.sort_by_key(|(worth, _, at)| (-worth, *at));
        found
    }
}
