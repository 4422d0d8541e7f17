//! What spells are worth to a script: what each would bring if it succeeded, times the chance that it does, less its dice.
use super::forces::Force;
use super::plans::{Idea, Mind, Plan};
use crate::games::vassaux::chapters::attack::{Fumbles, Pick, SIDES};
use crate::games::vassaux::chapters::magic::{casting, green, red};
use crate::games::vassaux::data::magic::{Power, Spell, SpellTarget, Threshold};
use crate::games::vassaux::field::sight;
use crate::games::vassaux::odds::of_spell;
use crate::games::vassaux::state::magic::Casting;
use crate::games::vassaux::state::orders::OrderKind;
use crate::table::prelude::PieceId;

/// A spell as it could be cast, with what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sorcery {
    pub spell: Spell,
    pub target: Option<PieceId>,
    /// The M of a meteor; else 0.
    pub power: i32,
    /// Dice of the reserve and invocation dice that are added.
    pub extra: i32,
    pub summoned: i32,
    /// In tenths of a point, its dice paid.
    pub worth: i64,
}

/// What an invocation die is worth, against a die of the reserve, in percent: it serves spells alone.
const INVOCATION: i64 = 40;
/// No more dice than these are thought of for one spell.
const MOST_DICE: i32 = 6;

impl Mind<'_, '_> {
    /// The spells that a unit's leader could cast now, the best first.
    pub fn spells(&self, force: &Force) -> Vec<Sorcery> {
        let board = self.asked.board;
        if board.rules.school(force.host).is_none() {
            return vec![];
        }
        let castable = Spell::ALL.into_iter().filter(|spell| casting::may_cast(board, force.group, *spell).is_ok());
        let mut found: Vec<Sorcery> = castable.filter_map(|spell| self.spell(force, spell)).collect();
        found.sort_by_key(|sorcery| (-sorcery.worth, sorcery.spell));
        found
    }

    /// The best use of one spell.
    pub fn spell(&self, force: &Force, spell: Spell) -> Option<Sorcery> {
        let board = self.asked.board;
        let data = board.rules.spell_data(spell);
        let aimed = [SpellTarget::VisibleUnit, SpellTarget::VisibleUnitWithoutOrder, SpellTarget::ShotTarget];
        let targets: Vec<Option<PieceId>> = if aimed.contains(&data.target) {
            let may = |group: &PieceId| casting::may_aim(board, force.group, spell, *group).is_ok();
            board.field.groups().iter().map(|group| group.id).filter(may).map(Some).collect()
        } else {
            vec![None]
        };
        let powers: Vec<i32> = match data.threshold {
            Threshold::Fixed(_) => vec![0],
            Threshold::Chosen => (1..=casting::most_extra(board, force.group) + 1).map(|dice| 7 * dice / 2).collect(),
        };
        let mut best: Option<Sorcery> = None;
        for target in targets {
            for power in &powers {
                let gain = self.gain(force, spell, target, *power);
                let Some(sorcery) = self.staked(force, spell, target, *power, gain) else { continue };
                if best.is_none_or(|best| sorcery.worth > best.worth) {
                    best = Some(sorcery);
                }
            }
        }
        best
    }

    /// The number of dice that is worth most for a spell that would bring so much.
    fn staked(&self, force: &Force, spell: Spell, target: Option<PieceId>, power: i32, gain: i64) -> Option<Sorcery> {
        let board = self.asked.board;
        let casting = Casting {
            caster: force.group,
            spell,
            target,
            power,
            extra: 0,
            summoned: 0,
            dispeller: None,
            verdict: None,
        };
        let threshold = casting::threshold(board, &casting);
        let fumbles = Fumbles::of(board.rules.has(force.group, Power::Fierce), false, board.rules.switches.ones);
        let (extra, summoned) = (casting::most_extra(board, force.group), casting::most_summoned(board, &casting));
        let mut best: Option<Sorcery> = None;
        for more in 0..=extra.min(MOST_DICE - 1) {
            for called in 0..=summoned.min(MOST_DICE - 1 - more) {
                let dice = 1 + more + called;
                if dice * SIDES < threshold {
                    continue;
                }
                let chance = i64::from(of_spell(dice as u32, threshold, fumbles).percent());
                let cost = self.die * i64::from(more) + self.die * i64::from(called) * INVOCATION / 100;
                let worth = gain * chance / 100 - cost;
                if best.is_none_or(|best| worth > best.worth) {
                    best = Some(Sorcery { spell, target, power, extra: more, summoned: called, worth });
                }
            }
        }
        best
    }

    /// What a spell brings that succeeds, in tenths of a point.
    fn gain(&self, force: &Force, spell: Spell, target: Option<PieceId>, power: i32) -> i64 {
        let board = self.asked.board;
        let forces = self.forces;
        let on = target.and_then(|target| forces.of(target));
        let own = on.filter(|on| on.host == force.host);
        let enemy = on.filter(|on| on.host != force.host);
        let lies = |on: &Force| board.magic.lies_on(spell, on.group);
        match spell {
            Spell::Meteor | Spell::RainOfFire => enemy.map_or(0, |enemy| {
                let dice = red::spell_dice(board, force.group, spell, power);
                let covered = red::counts_cover(board, spell) && self.is_covered(force, enemy);
                forces.spell_shot(force, enemy, dice, covered)
            }),
            Spell::FireAura => {
                let burns = red::in_fire(board, force.group);
                burns.into_iter().filter_map(|group| forces.of(group)).map(|enemy| forces.burns(enemy)).sum()
            }
            Spell::DefenceAura | Spell::ThornAura | Spell::Resurrection => {
                own.filter(|own| !lies(own)).map_or(0, |own| self.shelter(own, spell))
            }
            Spell::Necrosis => enemy.filter(|enemy| !lies(enemy)).map_or(0, |enemy| {
                let mut weak = enemy.clone();
                weak.defence.pick = Pick::Worst;
                self.openings(enemy, &weak)
            }),
            Spell::Corruption => enemy.map_or(0, |enemy| self.threat_of(enemy)),
            Spell::Possession => 2 * self.die,
            Spell::EternalNight if board.magic.night => 0,
            Spell::EternalNight => {
                let of = |own: bool| -> i64 {
                    let shooters =
                        forces.all.iter().filter(|one| one.shot.is_some() && (one.host == force.host) == own);
                    shooters.map(|one| self.best_shot(one, i32::MAX / 4)).sum()
                };
                of(false) - of(true)
            }
            Spell::VeiledMoon => {
                let hidden = green::in_aura(board, spell, force.group);
                let units = hidden.into_iter().filter_map(|unit| forces.of(unit)).filter(|unit| !lies(unit));
                units.map(|unit| self.shots_at(unit)).sum()
            }
            Spell::DeathHowl => {
                let most = forces.touched(force).into_iter().filter_map(|group| forces.of(group));
                most.map(|enemy| forces.melee(force, enemy, false, false) / 3).max().unwrap_or(0).max(0)
            }
            Spell::PackHowl | Spell::HuntCall => {
                let hear = green::in_aura(board, spell, force.group);
                let open = hear.iter().filter(|unit| !board.unit(**unit).activated).count() as i64;
                open * self.die / 6
            }
        }
    }

    /// What the enemies who could strike or shoot at a unit next would cost it less under a spell that shelters it.
    fn shelter(&self, own: &Force, spell: Spell) -> i64 {
        let mut sheltered = own.clone();
        match spell {
            Spell::Resurrection => {
                sheltered.defence.resurrected = Some(self.asked.board.rules.data.magic.resurrection_hp)
            }
            _ => sheltered.defence.flat += 1,
        }
        let forces = self.forces;
        let near = |enemy: &&Force| {
            enemy.engaged && forces.touched(enemy).contains(&own.group)
                || forces.charge_gap(enemy, enemy.at, own, own.at) <= 0
        };
        let saved = |enemy: &Force| {
            let charges = !enemy.engaged;
            let lost = |of: &Force| forces.melee(enemy, of, charges, false);
            let saved = lost(own) - lost(&sheltered);
            // Thorns strike back with half of the hits.
            if spell == Spell::ThornAura { lost(own) / 3 } else { saved }
        };
        let blows = forces.enemies(own.host).filter(near).map(saved).max().unwrap_or(0);
        let shots = if spell == Spell::Resurrection { self.shots_at(own) / 2 } else { 0 };
        blows.max(shots).max(0)
    }

    /// How much more the best attack of the own units that are still to act would cost an enemy who defends himself worse.
    fn openings(&self, enemy: &Force, weak: &Force) -> i64 {
        let forces = self.forces;
        let open = forces.friends(self.seat).filter(|own| !own.acted);
        let more = open.filter_map(|own| {
            let charge = !own.engaged && forces.charge_gap(own, own.at, enemy, enemy.at) <= 0;
            let touches = forces.touched(own).contains(&enemy.group);
            let shoots = forces.shot_gap(own, own.at, enemy, enemy.at).is_some_and(|gap| gap <= 0) && !enemy.engaged;
            match (charge || touches, shoots) {
                (true, _) => Some(forces.melee(own, weak, charge, false) - forces.melee(own, enemy, charge, false)),
                (false, true) => Some(forces.shots(own, weak, false, false) - forces.shots(own, enemy, false, false)),
                (false, false) => None,
            }
        });
        more.max().unwrap_or(0).max(0)
    }

    /// What an enemy who is still to act could do to the own host, which a wait of his would spare it.
    fn threat_of(&self, enemy: &Force) -> i64 {
        let forces = self.forces;
        let against = |own: &Force| {
            let charge = !enemy.engaged && forces.charge_gap(enemy, enemy.at, own, own.at) <= 0;
            let touches = forces.touched(enemy).contains(&own.group);
            if charge || touches { forces.melee(enemy, own, charge, false) } else { 0 }
        };
        let blows = forces.friends(self.seat).map(against).max().unwrap_or(0);
        blows.max(self.best_shot(enemy, 0)).max(0)
    }

    /// The most that the shots of a group could cost anybody at most so far out of range, in u.
    fn best_shot(&self, by: &Force, farther: i32) -> i64 {
        let forces = self.forces;
        let near = |at: &&Force| {
            forces.shot_gap(by, by.at, at, at.at).is_some_and(|gap| gap <= farther) && !at.engaged && !by.engaged
        };
        forces.enemies(by.host).filter(near).map(|at| forces.volley(by, at)).max().unwrap_or(0)
    }

    /// The most that the shots of an enemy who is still to act could cost a unit.
    fn shots_at(&self, own: &Force) -> i64 {
        let forces = self.forces;
        let near = |enemy: &&Force| {
            !enemy.acted && !own.engaged && forces.shot_gap(enemy, enemy.at, own, own.at).is_some_and(|gap| gap <= 0)
        };
        forces.enemies(own.host).filter(near).map(|enemy| forces.volley(enemy, own)).max().unwrap_or(0)
    }

    /// Whether more than half of a target count as covered from a caster.
    fn is_covered(&self, force: &Force, enemy: &Force) -> bool {
        let field = &self.asked.board.field;
        let Some(caster) = field.leader(force.group) else { return false };
        let (covered, all) = sight::covered_share(field, caster, enemy.group);
        covered * 2 > all
    }

    /// Plans of casting: the best spell, and with a power for it the two best.
    pub fn casts(&self, force: &Force, here: i64, plans: &mut Vec<Plan>) {
        let board = self.asked.board;
        let spells = self.spells(force);
        let Some(first) = spells.first().filter(|first| first.worth > 0) else { return };
        let idea = Idea::Cast(first.spell, first.target.filter(|target| *target != force.group));
        let worth = here + first.worth - self.die;
        plans.push(Plan { orders: vec![OrderKind::Cast], worth, idea });
        let again = casting::allowance(board, force.group) > 1 + board.magic.casts_of(force.group);
        if again && self.reserve > 1 && board.figures(force.group).cmd > 1 {
            let second = spells.get(1).map_or(0, |second| second.worth) - self.die;
            if second > 0 {
                plans.push(Plan { orders: vec![OrderKind::Cast; 2], worth: worth + second, idea });
            }
        }
    }
}
