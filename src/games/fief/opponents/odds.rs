//! The chance to win a battle as scripts weigh it before anything is decided: armies by their kinds of troops where troops
//! are of kinds, else by strength alone, for every pair of strengths at once. What has been worked out is kept.
use crate::games::fief::chapters::battle::combat_results::{Column, Front};
use crate::games::fief::chapters::battle::forecast::course::Course;
use crate::games::fief::chapters::battle::forecast::hosts::{Contingent, Host};
use crate::games::fief::chapters::battle::forecast::{Encounter, Lines, Odds, Precision, forecast_with, table};
use crate::games::fief::data::files::FAMILIES;
use crate::games::fief::rules::{GuardBonus, Rules};
use crate::games::fief::state::posts::{Party, Stand};
use crate::table::kit::counters::Counters;
use crate::table::prelude::Seat;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Strengths beyond this count as this much.
const MOST: u16 = 64;
/// So many battles are kept at most; with more it begins anew.
const MOST_KEPT: usize = 20_000;

/// Chances in thousandths, for attackers in the open.
#[derive(Resource)]
pub struct OddsTable {
    of: Option<(Rules, Arc<dyn Course>)>,
    /// By strength alone: a table for each column of the defenders, without and with the d'Arc woman and a royal guard on
    /// either side; each is made when it is needed first.
    tables: [OnceLock<Vec<u16>>; 48],
    /// What is known of fronts that have fought in thought.
    lines: Mutex<Lines>,
    /// By kinds of troops: battle by battle.
    battles: Mutex<HashMap<(Army, Army, Column), i32>>,
    /// How strong a garrison has to be against an army, behind these walls, for so much risk.
    garrisons: Mutex<HashMap<(Army, Column, i32), u16>>,
    /// Points of hired men whom each family can call to a battle of its lords, wherever it is, by seat (T-4.09).
    camps: [u16; FAMILIES.len()],
    /// Strength alone counts, also where troops are of kinds: for those who play on in thought, thousands of times.
    rough: bool,
}

impl Default for OddsTable {
    fn default() -> Self {
        let tables = std::array::from_fn(|_| OnceLock::new());
        Self {
            of: None,
            tables,
            lines: Mutex::default(),
            battles: Mutex::default(),
            garrisons: Mutex::default(),
            camps: Default::default(),
            rough: false,
        }
    }
}

/// What a side of a battle is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Army {
    pub strength: u16,
    /// The d'Arc woman fights for it (F-16.04).
    pub darc: bool,
    /// A royal guard stands in it, which may strike harder.
    pub guarded: bool,
    /// What is known of its make-up, where troops are of kinds; the rest of the strength counts as the least of them.
    pub known: Known,
}
/// Of an army: points of each guard and of hired men, fighting lords, troops by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    pub guards: [u16; 2],
    pub hired: u16,
    pub lords: u16,
    pub pieces: Counters,
}
/// A number that counts in steps of two beyond so much, and in steps of four beyond the double of it.
fn stepped(number: u16, exact: u16) -> u16 {
    let step = if number <= exact {
        1
    } else if number <= 2 * exact {
        2
    } else {
        4
    };
    number - number % step
}

impl Army {
    /// A host without the d'Arc woman and without guards.
    pub fn of(strength: u16) -> Self {
        Self { strength, ..Self::default() }
    }
    /// The two armies as one.
    pub fn with(self, other: Self) -> Self {
        let strength = self.strength + other.strength;
        let known = Known {
            guards: [0, 1].map(|i| self.known.guards[i] + other.known.guards[i]),
            hired: self.known.hired + other.known.hired,
            lords: self.known.lords + other.known.lords,
            pieces: self.known.pieces.plus(other.known.pieces),
        };
        Self { strength, darc: self.darc || other.darc, guarded: self.guarded || other.guarded, known }
    }
    /// The same with so many points of hired men.
    pub fn with_hired(self, men: u16) -> Self {
        let known = Known { hired: self.known.hired + men, ..self.known };
        Self { strength: self.strength + men, known, ..self }
    }
    /// The same with what hardly tells left out, so that what is known of one battle serves for many: large numbers count in steps.
    fn in_outline(self) -> Self {
        let mut known = self.known;
        known.pieces.0.iter_mut().for_each(|pieces| *pieces = stepped(u16::from(*pieces), 4) as u8);
        known.lords = known.lords.min(1);
        Self { strength: stepped(self.strength.min(MOST), 12), known, ..self }
    }
    /// As a party of a battle: of what is known as much as the strength allows, lords and guards first, and the rest
    /// troops that are worth a point each.
    fn contingent(self, rules: &Rules, seat: u8) -> Contingent {
        let mut party = Contingent::new(Party::new(Seat(seat), Stand::Inside));
        let mut rest = self.strength.min(MOST);
        let Known { guards: [king, queen], hired, lords, .. } = self.known;
        let [lords, king, queen, hired] = [lords.max(self.darc.into()), king, queen, hired].map(|points| {
            let taken = points.min(rest);
            rest -= taken;
            taken
        });
        (party.lords, party.darc, party.guards, party.hired) = (lords, self.darc, [king, queen], hired);
        let set = &rules.soldiers;
        let values = set.values();
        // With less than all of the troops go as many of those that are worth nothing in battle by themselves.
        let mut pieces = set.about(self.known.pieces, rest, false);
        if rest * 2 >= set.points(self.known.pieces) {
            (0..values.len())
                .filter(|sort| values[*sort] == 0)
                .for_each(|sort| pieces.0[sort] = self.known.pieces.0[sort]);
        }
        if let Some(least) = values.iter().position(|value| *value == 1) {
            pieces.0[least] += rest.saturating_sub(set.points(pieces)) as u8;
        }
        party.pieces = pieces;
        party
    }
}

/// What is kept, or is worked out now and kept.
fn kept<K: Hash + Eq, V: Copy>(all: &Mutex<HashMap<K, V>>, key: K, make: impl FnOnce() -> V) -> V {
    let known = all.lock().ok().and_then(|all| all.get(&key).copied());
    known.unwrap_or_else(|| {
        let made = make();
        if let Ok(mut all) = all.lock() {
            if all.len() >= MOST_KEPT {
                all.clear();
            }
            all.insert(key, made);
        }
        made
    })
}

impl OddsTable {
    /// For the rules of the match under way.
    pub fn learn(&mut self, rules: &Rules, course: &Arc<dyn Course>) {
        let same = |(known, its): &(Rules, Arc<dyn Course>)| {
            let (a, b) = (&known.switches, &rules.switches);
            Arc::ptr_eq(&known.data, &rules.data)
                && (&known.engine, known.guard_bonus) == (&rules.engine, rules.guard_bonus)
                && (a.over_18, a.darc_needs_loss_die, a.max_rounds) == (b.over_18, b.darc_needs_loss_die, b.max_rounds)
                && (Arc::ptr_eq(its, course) || its.is_same(&**course))
        };
        if !self.of.as_ref().is_some_and(same) {
            *self = Self {
                of: Some((rules.clone(), course.clone())),
                camps: self.camps,
                rough: self.rough,
                ..Self::default()
            };
        }
    }
    /// Takes note of the points of hired men whom a family can call to its battles.
    pub fn note_camp(&mut self, seat: Seat, points: u16) {
        self.camps[usize::from(seat.0)] = points;
    }
    /// Points of hired men whom a family can call to its battles.
    pub fn camp(&self, seat: Seat) -> u16 {
        self.camps.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
    /// An army of a family with the hired men whom its lords can call to it.
    pub fn reinforced(&self, army: Army, seat: Seat) -> Army {
        if army.known.lords > 0 { army.with_hired(self.camp(seat)) } else { army }
    }
    /// From now on battles are weighed by strength alone.
    pub fn weigh_roughly(&mut self) {
        self.rough = true;
    }
    /// The chance that the attackers win against those behind these walls, in thousandths.
    pub fn between(&self, attackers: Army, defenders: Army, walls: Column) -> i32 {
        if attackers.strength == 0 || defenders.strength == 0 {
            return if attackers.strength > 0 { 1000 } else { 0 };
        }
        let Some((rules, course)) = &self.of else { return 0 };
        if self.rough || !rules.units.of_kinds {
            return self.by_strength(rules, attackers, defenders, walls);
        }
        let [attackers, defenders] = [attackers, defenders].map(Army::in_outline);
        kept(&self.battles, (attackers, defenders, walls), || {
            let [a, d] = [(attackers, 0), (defenders, 1)].map(|(army, seat)| army.contingent(rules, seat));
            let encounter = Encounter::ahead(rules, Host::of(Column::Open, a), Host::of(walls, d));
            (self.exactly(rules, &**course, &encounter).attackers / 1000) as i32
        })
    }
    /// The same by strength alone.
    fn by_strength(&self, rules: &Rules, attackers: Army, defenders: Army, walls: Column) -> i32 {
        let (a, d) = (usize::from(attackers.strength.min(MOST)), usize::from(defenders.strength.min(MOST)));
        let most = usize::from(MOST);
        // Guards without a bonus are soldiers like others.
        let bonus = rules.guard_bonus != GuardBonus::default();
        let guarded = |host: Army| host.guarded && bonus;
        let of_host = |host: Army| usize::from(host.darc) * 2 + usize::from(guarded(host));
        let number = walls as usize * 16 + of_host(attackers) * 4 + of_host(defenders);
        let table = self.tables[number].get_or_init(|| {
            let front =
                |host: Army, column| Front { darc: host.darc, guarded: guarded(host), column, ..Front::default() };
            let by = front(attackers, Column::Open);
            let all = table::table(rules, by, front(defenders, walls), [most, most]);
            all.into_iter().map(|[won, ..]| (won / 1_000_000) as u16).collect()
        });
        table.get(a * (most + 1) + d).copied().unwrap_or(0).into()
    }
    fn exactly(&self, rules: &Rules, course: &dyn Course, encounter: &Encounter) -> Odds {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        forecast_with(&mut lines, rules, course, encounter, Precision::Weighed)
    }
    /// The chances of a battle that the board tells of.
    pub fn forecast(&self, encounter: &Encounter) -> Odds {
        let Some((rules, course)) = &self.of else { return Odds::default() };
        if !self.rough {
            return self.exactly(rules, &**course, encounter);
        }
        let [attackers, defenders] = encounter.strengths(rules).map(Army::of);
        let won = self.between(attackers, defenders, encounter.defenders.column) as u32 * 1000;
        Odds { attackers: won, defenders: 1_000_000 - won, ..Odds::default() }
    }
    /// How many points behind these walls are enough for an army to win less often than this, in thousandths.
    pub fn garrison(&self, threat: Army, walls: Column, risk: i32) -> u16 {
        let Some((rules, _)) = &self.of else { return 1 };
        let most = threat.strength + 1;
        let by_strength =
            || (1..=most).find(|own| self.by_strength(rules, threat, Army::of(*own), walls) < risk).unwrap_or(1);
        if self.rough || !rules.units.of_kinds {
            return by_strength();
        }
        let threat = threat.in_outline();
        kept(&self.garrisons, (threat, walls, risk), || {
            // Strength alone comes near it; each point more makes it safer.
            let safe = |own: u16| self.between(threat, Army::of(own), walls) < risk;
            let near = by_strength();
            if safe(near) {
                (1..near).rev().take_while(|own| safe(*own)).last().unwrap_or(near)
            } else {
                (near + 1..=most).find(|own| safe(*own)).unwrap_or(near)
            }
        })
    }
}
