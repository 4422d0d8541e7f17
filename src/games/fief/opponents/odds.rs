//! The chance to win a battle, for every pair of strengths, worked out once for the rules of a match, so that no trial
//! battles are needed.
use crate::games::fief::chapters::battle::combat_results::{Column, Front};
use crate::games::fief::chapters::battle::forecast;
use crate::games::fief::rules::{GuardBonus, Rules};
use bevy::prelude::*;
use std::sync::{Arc, OnceLock};

/// Strengths beyond this count as this much.
const MOST: usize = 64;

/// Chances in thousandths, for attackers in the open: a table for each column of the defenders, without and with the
/// d'Arc woman and a royal guard on either side; each is made when it is needed first.
#[derive(Resource)]
pub struct OddsTable {
    of: Option<Rules>,
    tables: [OnceLock<Vec<u16>>; 48],
}

impl Default for OddsTable {
    fn default() -> Self {
        Self { of: None, tables: std::array::from_fn(|_| OnceLock::new()) }
    }
}

/// What a side of a battle is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Army {
    pub strength: u16,
    /// The d'Arc woman fights for it (F-16.04).
    pub darc: bool,
    /// A royal guard stands in it, which may strike harder.
    pub guarded: bool,
}
impl Army {
    /// A host without the d'Arc woman and without guards.
    pub fn of(strength: u16) -> Self {
        Self { strength, ..Self::default() }
    }
    /// The two armies as one.
    pub fn with(self, other: Self) -> Self {
        let strength = self.strength + other.strength;
        Self { strength, darc: self.darc || other.darc, guarded: self.guarded || other.guarded }
    }
}

impl OddsTable {
    /// For the rules of the match under way.
    pub fn learn(&mut self, rules: &Rules) {
        let same = |known: &Rules| {
            let (a, b) = (&known.switches, &rules.switches);
            Arc::ptr_eq(&known.data, &rules.data)
                && (&known.engine, known.guard_bonus) == (&rules.engine, rules.guard_bonus)
                && (a.over_18, a.darc_needs_loss_die) == (b.over_18, b.darc_needs_loss_die)
        };
        if !self.of.as_ref().is_some_and(same) {
            *self = Self { of: Some(rules.clone()), ..Self::default() };
        }
    }
    /// The chance that the attackers win against those behind these walls, in thousandths.
    pub fn of(&self, attackers: u16, defenders: u16, walls: Column) -> i32 {
        self.between(Army::of(attackers), Army::of(defenders), walls)
    }
    /// The same where the d'Arc woman and guards may fight.
    pub fn between(&self, attackers: Army, defenders: Army, walls: Column) -> i32 {
        let (a, d) = (usize::from(attackers.strength).min(MOST), usize::from(defenders.strength).min(MOST));
        if a == 0 || d == 0 {
            return if a > 0 { 1000 } else { 0 };
        }
        let Some(rules) = &self.of else { return 0 };
        // Guards without a bonus are soldiers like others.
        let bonus = rules.guard_bonus != GuardBonus::default();
        let guarded = |host: Army| host.guarded && bonus;
        let of_host = |host: Army| usize::from(host.darc) * 2 + usize::from(guarded(host));
        let number = walls as usize * 16 + of_host(attackers) * 4 + of_host(defenders);
        let table = self.tables[number].get_or_init(|| {
            let front =
                |host: Army, column| Front { darc: host.darc, guarded: guarded(host), column, ..Front::default() };
            let by = front(attackers, Column::Open);
            let all = forecast::table(rules, by, front(defenders, walls), [MOST, MOST]);
            all.into_iter().map(|[won, ..]| (won / 1_000_000) as u16).collect()
        });
        table.get(a * (MOST + 1) + d).copied().unwrap_or(0).into()
    }
}
