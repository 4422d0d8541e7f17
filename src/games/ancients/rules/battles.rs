//! Chapter 22, set battles: their rules and the armies that they name, made of the rule data.
use super::{AncientsRuleData, EffectSet, Rules, Terms, UpgradeLine};
use crate::games::ancients::data::battles::{
    BattleData, FirstTurn, ForcesData, LimitVerdict, check_battles, read_unit,
};
use crate::games::ancients::data::files::SIDES;
use crate::games::ancients::data::options;
use crate::table::data::Reader;
use crate::table::prelude::{Place, Problem, Seat, Settings};
use crate::table::text::locales::Arg;
use std::sync::Arc;

/// The army that a battle names (N-22.02).
#[derive(Clone, Debug, Default)]
pub struct NamedArmy {
    /// Line of the pool and upgrades of each unit.
    pub units: Vec<(usize, EffectSet)>,
    pub stakes: Vec<Place>,
}

/// What a set battle fixes beside the rules.
#[derive(Clone, Debug)]
pub struct SetBattle {
    pub at_limit: LimitVerdict,
    pub starter: FirstTurn,
    /// What Red and Blue fight with; none: an army that is composed.
    pub armies: [Option<NamedArmy>; 2],
}

/// What is wrong with a set battle (N-22.07).
#[derive(Debug)]
pub enum Fault {
    /// Settings that exclude each other.
    Settings(Problem),
    /// A unit of a side, by its place in the list: nothing brings it, or there are too many.
    Unit(usize, usize),
    /// Stakes of a side, likewise.
    Stakes(usize, usize),
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Settings(problem) => problem,
            Fault::Unit(..) => Problem::new("ancients-data-battle-unit"),
            Fault::Stakes(..) => Problem::new("ancients-data-battle-stakes"),
        }
    }
}

/// The rules of a set battle with the options that stay free: what the battle names is fixed (N-22.01).
///
/// # Errors
/// What is wrong with the battle; the loader refuses such rule data (N-22.07).
pub fn rules_of(data: &AncientsRuleData, battle: &BattleData, chosen: &Settings) -> Result<Rules, Fault> {
    let mut switches = battle.switches(&data.data.switches);
    switches.dice_mode = options::in_force(&data.data.switches, chosen).dice_mode;
    let map = data.maps.iter().find(|map| map.name == battle.board).expect("the loader checks the board");
    let map = match &battle.deploy {
        Some(zones) => Arc::new(map.with_zones(zones)),
        None => map.clone(),
    };
    let budget = battle.forces().map(|forces| match forces {
        ForcesData::Budget(points) => *points,
        ForcesData::Army { .. } => 0,
    });
    let terms = Terms {
        budget,
        targets: [battle.targets.0, battle.targets.1].map(|points| 2 * points as i16),
        turn_limit: battle.length,
    };
    let mut rules = Rules::assemble(&data.data, map, switches, terms).map_err(Fault::Settings)?;
    let mut armies = [None, None];
    for (side, forces) in battle.forces().into_iter().enumerate() {
        if let ForcesData::Army { units, stakes } = forces {
            let army = named_army(&rules, Seat(side as u8), units, stakes)?;
            let cost = |(line, borne): &(usize, EffectSet)| rules.pool[*line].cost + rules.upgrade_cost(*line, *borne);
            let stakes = army.stakes.len() as i32 * rules.data.terrain.stakes.cost;
            rules.budget[side] = army.units.iter().map(cost).sum::<i32>() + stakes;
            armies[side] = Some(army);
        }
    }
    rules.battle = Some(SetBattle { at_limit: battle.at_limit, starter: battle.starter, armies });
    Ok(rules)
}

/// An army as a battle writes it: each unit, option and marker is one that the modules of the battle bring (N-22.07), within what a side
/// may have.
fn named_army(rules: &Rules, side: Seat, units: &[String], stakes: &[String]) -> Result<NamedArmy, Fault> {
    let mut army = NamedArmy::default();
    let of = side.0 as usize;
    for (i, text) in units.iter().enumerate() {
        let wrong = || Fault::Unit(of, i);
        let (kind, fresh, bears) = read_unit(text).ok_or_else(wrong)?;
        let line = rules.pool.iter().position(|p| p.kind == kind && p.fresh == fresh).ok_or_else(wrong)?;
        let mut borne = EffectSet::NONE;
        for name in &bears {
            let sold = rules.upgrades.iter().find(|upgrade| upgrade.line == line && upgrade.name == *name);
            let upgrade = sold.ok_or_else(wrong)?;
            // A unit bears one equipment (N-21.01).
            if upgrade.equipment.is_some() && borne.has_any(rules.equipment) {
                return Err(wrong());
            }
            borne = borne.with(upgrade.effect);
        }
        army.units.push((line, borne));
        let taken = army.units.iter().filter(|unit| unit.0 == line).count();
        let of_it = |upgrade: &UpgradeLine| {
            army.units.iter().filter(|(line, borne)| *line == upgrade.line && borne.has(upgrade.effect)).count()
        };
        let beyond = rules.upgrades.iter().filter(|upgrade| bears.contains(&upgrade.name.as_str())).any(|upgrade| {
            let same = rules.upgrades.iter().filter(|other| other.effect == upgrade.effect);
            upgrade.equipment.is_some_and(|most| same.map(of_it).sum::<usize>() > usize::from(most))
        });
        let generals = army.units.iter().filter(|unit| rules.pool[unit.0].commands.is_some()).count();
        if taken > usize::from(rules.pool[line].count) || beyond || generals > 1 {
            return Err(wrong());
        }
    }
    for (i, label) in stakes.iter().enumerate() {
        let wrong = || Fault::Stakes(of, i);
        let at = rules.map.hexes.places().find(|place| rules.map.hexes.label(*place) == *label).ok_or_else(wrong)?;
        let serves = rules.switches.modules.stakes && rules.map.is_plain(at) && rules.map.in_zone(side, at);
        if !serves || army.stakes.contains(&at) || i >= usize::from(rules.data.terrain.stakes.count) {
            return Err(wrong());
        }
        army.stakes.push(at);
    }
    army.stakes.sort();
    let room = rules.map.hexes.places().filter(|p| rules.map.in_zone(side, *p) && !rules.map.is_maquis(*p)).count();
    if army.units.len() > room { Err(Fault::Unit(of, room)) } else { Ok(army) }
}

/// Checks every set battle of the rule data, down to its armies.
pub fn check(reader: &Reader, data: &AncientsRuleData) {
    check_battles(reader, &data.data);
    for (i, battle) in data.data.battles.iter().enumerate() {
        let row = reader.at("ancients/battles.ron").field("battles").index(i);
        let known = data.maps.iter().any(|map| map.name == battle.board);
        if !row.is_whole() || !known {
            continue;
        }
        let of = |side: usize| row.field(SIDES[side]);
        match rules_of(data, battle, &Settings::new()).err() {
            None => {}
            Some(Fault::Settings(problem)) => {
                let args: Vec<(&str, Arg)> =
                    problem.args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
                // Named as they stand in the file, not as a page shows them.
                row.field("switches").error("ancients-data-battle-clash", &args);
            }
            Some(Fault::Unit(side, i)) => of(side).field("units").index(i).error("ancients-data-battle-unit", &[]),
            Some(Fault::Stakes(side, i)) => of(side).field("stakes").index(i).error("ancients-data-battle-stakes", &[]),
        }
    }
}
