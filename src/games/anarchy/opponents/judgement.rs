//! What the scripts think of men, attacks, shots and hexes, in hundredths of a point of worth.
use super::Level;
use super::belfries;
use super::foresight::Foresight;
use super::goals::{Goals, WaysToGround};
use super::strikers::KnownStrikers;
use crate::games::anarchy::board::{Board, enemy};
use crate::games::anarchy::chapters::tactical::combat::{Odds, odds};
use crate::games::anarchy::chapters::tactical::shooting::may_aim;
use crate::games::anarchy::chapters::tactical::sight::{end, line};
use crate::games::anarchy::data::opponents::OpponentsData;
use crate::games::anarchy::odds::{CombatChances, ShotChances, of_combat, of_shot};
use crate::table::prelude::{PieceId, Place, Seat, Turn, tie_break};

/// So much less do those mind danger who guard an engine.
const GUARDS_MIND: i64 = 4;

/// A script that looks at a position.
pub struct Judge<'b, 'a> {
    pub board: &'b Board<'a>,
    pub side: Seat,
    pub weights: OpponentsData,
    pub goals: Goals,
    /// What the level hard looks at besides.
    pub foresight: Option<Foresight>,
    noise: i64,
    chance: u64,
}

impl<'b, 'a> Judge<'b, 'a> {
    pub fn new(
        board: &'b Board<'a>,
        level: Level,
        turn: Turn,
        ways: &mut WaysToGround,
        strikers: &mut KnownStrikers,
    ) -> Self {
        let weights = board.rules.data.opponents;
        let (weights, noise, foresight) = match level {
            Level::Easy => (weights, weights.noise.0, None),
            Level::Normal => (weights, weights.noise.1, None),
            Level::Hard => (weights.hard(), 0, Some(Foresight::of(board, turn.seat, strikers))),
        };
        Self { board, side: turn.seat, weights, goals: Goals::of(board, ways), foresight, noise, chance: turn.chance }
    }

    /// The same script, looking at what would be; it looks no further than that.
    pub fn over<'c>(&self, board: &'c Board<'a>) -> Judge<'c, 'a> {
        let goals = self.goals.clone();
        Judge {
            board,
            side: self.side,
            weights: self.weights,
            goals,
            foresight: None,
            noise: self.noise,
            chance: self.chance,
        }
    }

    /// A judgement as far off as the level allows; `number` tells apart what is judged.
    pub fn about(&self, value: i64, number: u64) -> i64 {
        if self.noise == 0 {
            return value;
        }
        let span = 2 * self.noise + 1;
        let off = (tie_break(self.chance, number) % span as u64) as i64 - self.noise;
        value + value * off / 100
    }

    /// What somebody is worth: his values as they are; animals by what the scenario has them for.
    pub fn worth(&self, id: PieceId) -> i64 {
        let board = self.board;
        let (attack, defence, _) = board.values(id);
        let own = i64::from(attack + defence) * 100;
        let noble = board.rules.class(id).commands && board.rules.class(id).name == "noble";
        let worth = if noble { own * self.weights.noble / 100 } else { own };
        worth + self.weights.goal * self.goals.share(id) / 100
    }

    /// What a combat brings to the attackers, less what it costs them.
    pub fn combat_value(&self, attackers: &[PieceId], target: PieceId) -> i64 {
        let odds = odds(self.board, attackers, target);
        let chances = of_combat(self.board, &odds, attackers, target);
        self.gain(&chances, target) - self.cost(&chances, attackers) + self.capture_value(attackers, target, &odds)
    }

    /// What the harm that somebody may take is worth to those who do it.
    pub fn gain(&self, chances: &CombatChances, target: PieceId) -> i64 {
        let harm = &self.weights.harm;
        let parts = i64::from(chances.killed) * harm.killed
            + i64::from(chances.wounded) * harm.wounded
            + i64::from(chances.stunned) * harm.stunned
            + i64::from(chances.unhorsed) * harm.unhorsed
            + i64::from(chances.retreat) * harm.retreat;
        self.worth(target) * parts / (100 * i64::from(chances.faces))
    }
    /// What an attack is expected to cost those who make it.
    pub fn cost(&self, chances: &CombatChances, attackers: &[PieceId]) -> i64 {
        let harm = &self.weights.harm;
        let sum: i64 = attackers.iter().map(|id| self.worth(*id)).sum();
        let best = attackers.iter().map(|id| self.worth(*id)).max().unwrap_or(0);
        let one =
            i64::from(chances.attacker_wounded) * harm.wounded + i64::from(chances.attacker_stunned) * harm.stunned;
        let all = i64::from(chances.attackers_retreat) * harm.retreat;
        (best * one + sum * all) / (100 * i64::from(chances.faces))
    }
    /// What it is worth that a surrounded knight may yield.
    fn capture_value(&self, attackers: &[PieceId], target: PieceId, odds: &Odds) -> i64 {
        use crate::games::anarchy::chapters::tactical::capture::may_yield;
        if !may_yield(self.board, attackers, target, odds.differential()) {
            return 0;
        }
        let yields = i64::from(self.board.rules.limits.capture_yields_max);
        let prize = if self.goals.to_capture(target) { self.weights.goal } else { 0 };
        (self.worth(target) * self.weights.captive / 100 + prize) * yields / i64::from(self.board.rules.limits.die)
    }

    /// What a shot is worth.
    pub fn shot_value(&self, id: PieceId, target: PieceId) -> Option<i64> {
        let board = self.board;
        let weapon = board.rules.shooter(id)?;
        let aim = may_aim(board, id, target).ok()?;
        Some(self.shot_worth(&of_shot(board, id, weapon, &aim, target), target))
    }
    /// What a shot with these chances is worth.
    pub fn shot_worth(&self, chances: &ShotChances, target: PieceId) -> i64 {
        let harm = &self.weights.harm;
        let thrown = if self.board.man(target).is_mounted() { harm.unhorsed } else { harm.stunned };
        let parts = i64::from(chances.killed) * harm.killed
            + i64::from(chances.wounded) * harm.wounded
            + i64::from(chances.stunned) * thrown
            + i64::from(chances.retreat) * harm.retreat;
        self.worth(target) * parts / (100 * i64::from(chances.faces))
    }

    /// What enemies could do to somebody in a place, as a part of his worth.
    pub fn danger(&self, id: PieceId, place: Place) -> i64 {
        let harm = match &self.foresight {
            Some(foresight) if self.board.side(id) == self.side => foresight.reply(self, id, place),
            _ => self.threat(id, place),
        };
        let harm = harm * self.weights.threat;
        // Whoever decides the battle takes more care.
        let care = 100 + (self.weights.care - 100) * self.goals.share(id) / 100;
        (harm + self.under_fire(id, place) * self.weights.fire) / 100 * care / 100
    }

    /// What the strongest enemies who can come near a hex could do there to somebody.
    fn threat(&self, id: PieceId, place: Place) -> i64 {
        let board = self.board;
        let side = board.side(id);
        let mut strongest = [0_i32; 3];
        for other in board.on_field(enemy(side)) {
            if board.is_animal(other) || board.man(other).captive || board.man(other).stunned > 1 {
                continue;
            }
            let (attack, _, moves) = board.values(other);
            let away = i32::from(board.map.distance(board.front(other), place));
            if away > moves + 1 {
                continue;
            }
            let weakest = strongest.iter().position(|known| attack > *known);
            if let Some(at) = weakest {
                strongest[at..].rotate_right(1);
                strongest[at] = attack;
            }
        }
        let sum: i32 = strongest.iter().sum();
        let defence = board.defence(id);
        let ground = board.features(place).defence;
        let column = board.rules.column(sum - defence) + ground;
        // A tenth of his worth a column beyond the one in which nothing much happens.
        if sum == 0 { 0 } else { i64::from((column - 2).clamp(0, 8)) * self.worth(id) / 16 }
    }

    /// What enemies who see a hex could do there to somebody with a shot each, as a part of his worth.
    fn under_fire(&self, id: PieceId, place: Place) -> i64 {
        let board = self.board;
        let (side, man) = (board.side(id), board.man(id));
        let shooting = &board.rules.data.shooting;
        let harm = &self.weights.harm;
        let mut sum = 0;
        for other in board.on_field(enemy(side)) {
            let Some(weapon) = board.rules.shooter(other).filter(|_| board.man(other).is_ready()) else { continue };
            let front = board.front(other);
            let away = board.map.distance(front, place);
            let Some(band) = weapon.ranges.iter().position(|most| away <= *most).filter(|_| away > 0) else { continue };
            let Ok(line) = line(board, end(board, other, front), end(board, id, place)) else { continue };
            let rows = if man.is_mounted() { &weapon.mounted } else { &weapon.foot };
            let Some((kill, wound, stun, _)) = rows.get(line.cover as usize).copied() else { continue };
            let mail = board.rules.class(id).armoured && weapon.armour[band];
            let added = shooting.range[band] + if mail { shooting.armour } else { 0 };
            let chance = |up_to: i32| i64::from((up_to - added).max(0));
            let thrown = if man.is_mounted() { harm.unhorsed } else { harm.stunned };
            sum += if man.wounded || man.stunned > 0 {
                chance(stun) * harm.killed
            } else {
                let [kill, wound, stun] = [kill, wound, stun].map(chance);
                kill * harm.killed + (wound - kill) * harm.wounded + (stun - wound) * thrown
            };
        }
        self.worth(id) * sum / (100 * i64::from(board.rules.limits.die))
    }

    /// What it is worth to somebody to stand on a hex: the way to his goal, the ground, danger.
    pub fn place_value(&self, id: PieceId, place: Place) -> i64 {
        let features = self.board.features(place);
        let ground = i64::from(-features.defence) * self.weights.column;
        let far = i64::from(self.goals.distance(self.board, id, place));
        // Who guards an engine of his side stands his ground.
        // So does who goes over a bridge onto a wall.
        let side = self.board.side(id);
        let steadfast = self.goals.guards_engine(self.board, id) || belfries::storms(self.board, side);
        let danger = self.danger(id, place) / if steadfast { GUARDS_MIND } else { 1 };
        ground - far * self.weights.step - danger
    }
}
