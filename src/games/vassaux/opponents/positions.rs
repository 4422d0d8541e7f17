//! What it is worth to a unit that its leader stands somewhere.
use super::aims::Aims;
use super::forces::{Force, Forces};
use crate::games::vassaux::candidates::reasons::Why;
use crate::games::vassaux::field::sight;
use crate::games::vassaux::field::terrain::{Passage, Piece};
use crate::table::ground::bounds::Bounds;
use crate::table::ground::convex::Segment;
use crate::table::ground::spots::{Spot, distance};
use crate::table::prelude::Seat;

/// A share in percent.
fn share(of: i64, percent: i32) -> i64 {
    of * i64::from(percent) / 100
}

/// Reckons what places are worth to the units of one host, in tenths of a point.
pub struct Positions<'a, 'f> {
    pub forces: &'f Forces<'a>,
    pub aims: &'f Aims,
    /// Whether the host has composite dice left.
    pub dice: bool,
}

impl Positions<'_, '_> {
    fn ruler(&self) -> i32 {
        self.forces.board.field.measures().ruler
    }

    /// What a place is worth: what could be struck from there next, what could strike, the goals of the scenario, the lord's Aura.
    /// `why` is the reason for which it was proposed.
    pub fn worth(&self, force: &Force, at: Spot, why: Why) -> i64 {
        let covered = matches!(why, Why::Cover(_));
        self.chances(force, at) - self.dangers(force, at, covered)
            + self.aims.worth(force, at, self.ruler())
            + self.company(force, at)
    }

    /// The best of the charges and shots that could come next.
    pub fn chances(&self, force: &Force, at: Spot) -> i64 {
        let (forces, weights) = (self.forces, &self.forces.weights().positions);
        let mut best = 0;
        let mut nearest = i32::MAX;
        for enemy in forces.enemies(force.host) {
            let away = distance(at, enemy.at);
            nearest = nearest.min(away);
            let missing = |gap: i32| 100 - weights.missing * (gap.max(0) / self.ruler() + i32::from(gap > 0));
            if !force.lord || enemy.lord {
                let gap = forces.charge_gap(force, at, enemy, enemy.at);
                let gain = forces.charge(force, enemy);
                let mut gain = share(share(gain, force.temper.charge_next), missing(gap).max(0));
                if gain > best && self.is_barred(at, enemy.at) {
                    gain = share(gain, weights.barred);
                }
                best = best.max(gain);
            }
            let Some(gap) = forces.shot_gap(force, at, enemy, enemy.at).filter(|_| !enemy.engaged) else { continue };
            let mut gain = share(share(forces.volley(force, enemy), weights.shot_next), missing(gap).max(0));
            if gain > best && gap <= 0 && !self.sees(force, at, enemy) {
                gain /= 4;
            }
            best = best.max(gain);
        }
        let fights = force.shot.is_none() && !force.lord && best > 0;
        let near = if fights && nearest < i32::MAX { i64::from(nearest) * i64::from(force.temper.approach) } else { 0 };
        best - near / i64::from(self.ruler())
    }
    /// Whether a piece of terrain that nobody crosses lies between two spots.
    fn is_barred(&self, from: Spot, to: Spot) -> bool {
        let way = Segment::new(from, to);
        let around = Bounds::between(from, to);
        let bars = |piece: &Piece| {
            piece.passage == Passage::Impassable
                && piece.shape.bounds().meets(&around)
                && piece.shape.meets_segment(&way)
        };
        self.forces.board.field.terrain().iter().any(bars)
    }
    fn sees(&self, force: &Force, at: Spot, enemy: &Force) -> bool {
        let field = &self.forces.board.field;
        let leader = force.leader.and_then(|leader| field.base(leader));
        let target = enemy.leader.and_then(|leader| field.base(leader));
        leader.zip(target).is_none_or(|(leader, target)| sight::sees(field, &leader.standing_at(at), target))
    }

    /// What charges and shots of the enemy could cost next: the worst two of them.
    pub fn dangers(&self, force: &Force, at: Spot, covered: bool) -> i64 {
        let (forces, weights) = (self.forces, &self.forces.weights().positions);
        let mut worst = [0_i64; 2];
        for enemy in forces.enemies(force.host).filter(|enemy| enemy.leader.is_some()) {
            let mut danger = 0;
            if !enemy.lord || force.lord || enemy.engaged {
                // Who is held where he stands strikes nobody else.
                let held = if enemy.engaged { enemy.charge } else { 0 };
                let gap =
                    forces.charge_gap(enemy, enemy.at, force, at) + held + if held > 0 { self.ruler() } else { 0 };
                let near = self.near(gap, enemy);
                if near > 0 {
                    danger = share(share(forces.charge(enemy, force).max(0), force.temper.threat), near);
                }
            }
            if let Some(gap) = forces.shot_gap(enemy, enemy.at, force, at)
                && !enemy.engaged
            {
                let cost = share(share(forces.volley(enemy, force), weights.shot_at), self.near(gap, enemy));
                danger = danger.max(if covered { share(cost, weights.covered) } else { cost });
            }
            // Before this one's next order others may have acted, or fallen.
            if enemy.acted {
                danger = share(danger, weights.acted);
            }
            if danger > worst[0] {
                worst = [danger, worst[0]];
            } else if danger > worst[1] {
                worst[1] = danger;
            }
        }
        worst[0] + worst[1] / 2
    }

    /// What could strike there of the enemies who are still to be deployed, each where its zone is nearest.
    pub fn threats_to_come(&self, coming: &[(Force, [i64; 2])], force: &Force, at: Spot) -> i64 {
        let (forces, weights) = (self.forces, &self.forces.weights().positions);
        let zone = forces.board.zone_of(Seat(1 - force.host.0)).bounds();
        let nearest = Spot::new(at.x.clamp(zone.min.x, zone.max.x), at.y.clamp(zone.min.y, zone.max.y));
        // A zone all round tells nothing.
        if nearest == at {
            return 0;
        }
        let danger = |(enemy, costs): &(Force, [i64; 2])| {
            let charge = self.near(forces.charge_gap(enemy, nearest, force, at), enemy);
            let charge = share(share(costs[0].max(0), force.temper.threat), charge);
            let shot = forces.shot_gap(enemy, nearest, force, at).map_or(0, |gap| self.near(gap, enemy));
            charge.max(share(share(costs[1], weights.shot_at), shot))
        };
        share(coming.iter().map(danger).max().unwrap_or(0), weights.coming)
    }

    /// How much of an enemy's blow counts that lacks so many u, in percent: whole in reach, less after a move or a little out of it.
    fn near(&self, gap: i32, enemy: &Force) -> i32 {
        match gap {
            ..=0 => 100,
            _ if gap <= enemy.before => self.forces.weights().positions.combined,
            _ if gap < self.ruler() => 50,
            _ => 0,
        }
    }

    /// What a place is worth where a charge ends: nothing can be done from there but to fight on.
    pub fn worth_in_melee(&self, force: &Force, at: Spot) -> i64 {
        self.aims.worth(force, at, self.ruler()) - self.dangers(force, at, false) / 2 + self.company(force, at)
    }

    /// The lord's Aura, and not standing in each other's way.
    fn company(&self, force: &Force, at: Spot) -> i64 {
        let (board, weights) = (self.forces.board, &self.forces.weights().positions);
        let ruler = self.ruler();
        let mut worth = 0;
        for friend in self.forces.friends(force.host).filter(|friend| friend.group != force.group) {
            let away = distance(at, friend.at);
            if (friend.lord || force.lord) && self.dice {
                let lord = if friend.lord { friend } else { force };
                let aura = board.rules.in_units(board.figures(lord.group).aura) + friend.radius + force.radius;
                worth += if away <= aura { i64::from(weights.aura) } else { 0 };
            }
            if force.lord {
                let far = i64::from(away) * i64::from(weights.lord_near);
                worth -= far / i64::from(ruler) / 2;
            }
            if away < weights.apart * ruler + force.spread.min(friend.spread) {
                worth -= i64::from(weights.crowd);
            }
        }
        worth
    }
}
