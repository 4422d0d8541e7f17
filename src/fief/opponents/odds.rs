//! The chance to win a battle, for every pair of strengths, worked out once for the rules of a match: a table instead of the
//! many trial battles of section 11.
use crate::fief::battle::forecast;
use crate::fief::battle::round::{Column, Front};
use crate::fief::rules::Rules;
use bevy::prelude::*;
use std::sync::{Arc, OnceLock};

/// Strengths beyond this count as this much.
const MOST: usize = 64;

/// Chances in thousandths, for attackers in the open: a table for each column of the defenders, without and with the d'Arc
/// woman on either side; each is made when it is needed first.
#[derive(Resource, Default)]
pub(super) struct Odds {
    of: Option<Rules>,
    tables: [OnceLock<Vec<u16>>; 12],
}

/// What a side of a battle is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Host {
    pub strength: u16,
    /// The d'Arc woman fights for it (F-16.04).
    pub darc: bool,
}
impl Host {
    /// A host without the d'Arc woman.
    pub fn of(strength: u16) -> Self {
        Self { strength, darc: false }
    }
}

impl Odds {
    /// For the rules of the match under way.
    pub fn learn(&mut self, rules: &Rules) {
        let same = |known: &Rules| {
            let (a, b) = (&known.switches, &rules.switches);
            Arc::ptr_eq(&known.data, &rules.data)
                && known.engine == rules.engine
                && (a.over_18, a.darc_needs_loss_die) == (b.over_18, b.darc_needs_loss_die)
        };
        if !self.of.as_ref().is_some_and(same) {
            *self = Self { of: Some(rules.clone()), ..Self::default() };
        }
    }
    /// The chance that the attackers win against those behind these walls, in thousandths.
    pub fn of(&self, attackers: u16, defenders: u16, walls: Column) -> i32 {
        self.between(Host::of(attackers), Host::of(defenders), walls)
    }
    /// The same where the d'Arc woman may fight.
    pub fn between(&self, attackers: Host, defenders: Host, walls: Column) -> i32 {
        let (a, d) = (usize::from(attackers.strength).min(MOST), usize::from(defenders.strength).min(MOST));
        if a == 0 || d == 0 {
            return if a > 0 { 1000 } else { 0 };
        }
        let Some(rules) = &self.of else { return 0 };
        let number = walls as usize * 4 + usize::from(attackers.darc) * 2 + usize::from(defenders.darc);
        let table = self.tables[number].get_or_init(|| {
            let front = |darc, column| Front { darc, column, ..Front::default() };
            let by = front(attackers.darc, Column::Open);
            let all = forecast::table(rules, by, front(defenders.darc, walls), [MOST, MOST]);
            all.into_iter().map(|[won, ..]| (won / 1_000_000) as u16).collect()
        });
        table.get(a * (MOST + 1) + d).copied().unwrap_or(0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Game;
    use crate::table::data::{Reader, Source};

    fn odds() -> Odds {
        let data = crate::fief::Fief.load(&Reader::new(Source::built_in())).unwrap();
        let loaded = crate::fief::loaded(&data);
        let mut odds = Odds::default();
        odds.learn(&Rules::new(&loaded.data, &loaded.kingdom, &Default::default(), 4));
        odds
    }

    #[test]
    fn walls_and_numbers_count() {
        let odds = odds();
        let even = odds.of(8, 8, Column::Open);
        assert!((400..500).contains(&even), "both may be gone at once: {even}");
        assert!(odds.of(8, 8, Column::Castle) < even && odds.of(8, 8, Column::City) < odds.of(8, 8, Column::Castle));
        for walls in [Column::Open, Column::Castle, Column::City] {
            let rising: Vec<i32> = (1..40).map(|a| odds.of(a, 7, walls)).collect();
            assert!(rising.windows(2).all(|pair| pair[0] <= pair[1]), "{rising:?}");
        }
        assert_eq!(
            (odds.of(3, 0, Column::City), odds.of(0, 3, Column::Open), odds.of(200, 200, Column::Open)),
            (1000, 0, odds.of(64, 64, Column::Open))
        );
    }

    /// One against one in the open: each strikes on 2 and more; what both leave standing is thrown again.
    #[test]
    fn the_smallest_battle_is_exact() {
        // Alone the attacker hits with 5/6 · 1/6, both are gone with 25/36, nothing happens with 1/36.
        assert_eq!(odds().of(1, 1, Column::Open), 1000 * 5 / 35);
    }

    /// F-16.04: she is worth several soldiers, on either side.
    #[test]
    fn the_darc_woman_counts() {
        let odds = odds();
        let (with, without) = (|strength| Host { strength, darc: true }, Host::of);
        let even = odds.between(without(8), without(8), Column::Castle);
        assert_eq!(even, odds.of(8, 8, Column::Castle));
        assert!(odds.between(with(8), without(8), Column::Castle) > even + 200);
        assert!(odds.between(without(8), with(8), Column::Castle) < even);
    }
}
