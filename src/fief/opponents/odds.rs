//! The chance to win a battle, for every pair of strengths, worked out once for the rule data of a match: a table instead of
//! the many trial battles of section 11.
use crate::fief::data::{CombatData, FiefData};
use bevy::prelude::*;
use std::sync::Arc;

/// Where those stand who are attacked; the attackers stand in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Walls {
    None,
    Castle,
    City,
}

/// Strengths beyond this count as this much.
const MOST: usize = 64;

/// Chances in thousandths, by walls, attackers and defenders.
#[derive(Resource, Default)]
pub(super) struct Odds {
    of: Option<Arc<FiefData>>,
    tables: [Vec<u16>; 3],
}

impl Odds {
    /// For the rule data of the match under way.
    pub fn learn(&mut self, data: &Arc<FiefData>) {
        if self.of.as_ref().is_some_and(|known| Arc::ptr_eq(known, data)) {
            return;
        }
        let combat = &data.combat;
        self.tables = [Walls::None, Walls::Castle, Walls::City].map(|walls| table(combat, walls));
        self.of = Some(data.clone());
    }
    /// The chance that the attackers win, in thousandths.
    pub fn of(&self, attackers: u16, defenders: u16, walls: Walls) -> i32 {
        let (a, d) = (usize::from(attackers).min(MOST), usize::from(defenders).min(MOST));
        if a == 0 || d == 0 {
            return if a > 0 { 1000 } else { 0 };
        }
        self.tables[walls as usize].get(a * (MOST + 1) + d).copied().unwrap_or(0).into()
    }
}

/// In how many of all throws a strength removes so many points; the index is the points.
fn damage(combat: &CombatData, strength: usize, walls: Walls) -> Vec<u64> {
    let dice = combat.dice.iter().rfind(|line| line.from <= strength as i32).map_or(0, |line| line.dice);
    let column = match walls {
        Walls::None => &combat.losses.open,
        Walls::Castle => &combat.losses.castle,
        Walls::City => &combat.losses.city,
    };
    let mut totals = vec![1_u64];
    for _ in 0..dice {
        let mut next = vec![0; totals.len() + combat.sides as usize];
        for (total, throws) in totals.iter().enumerate() {
            (1..=combat.sides as usize).for_each(|face| next[total + face] += throws);
        }
        totals = next;
    }
    let mut points = vec![0];
    for (total, throws) in totals.into_iter().enumerate() {
        let lost = total.checked_sub(1).map_or(0, |i| column.get(i).or(column.last()).copied().unwrap_or(0)) as usize;
        points.resize(points.len().max(lost + 1), 0);
        points[lost] += throws;
    }
    points
}

fn table(combat: &CombatData, walls: Walls) -> Vec<u16> {
    let width = MOST + 1;
    let strokes: Vec<[Vec<u64>; 2]> =
        (0..=MOST).map(|s| [damage(combat, s, walls), damage(combat, s, Walls::None)]).collect();
    // In millionths.
    let mut chances = vec![0_u64; width * width];
    for a in 1..=MOST {
        chances[a * width] = 1_000_000;
        for d in 1..=MOST {
            let (mut won, mut throws) = (0, 0);
            for (lost_d, p) in strokes[a][0].iter().enumerate() {
                for (lost_a, q) in strokes[d][1].iter().enumerate().filter(|(_, q)| **q > 0) {
                    // A throw that removes nothing is thrown again.
                    if lost_a + lost_d == 0 {
                        continue;
                    }
                    throws += p * q;
                    if a > lost_a {
                        won += p * q * chances[(a - lost_a) * width + d.saturating_sub(lost_d)];
                    }
                }
            }
            chances[a * width + d] = won / throws.max(1);
        }
    }
    chances.into_iter().map(|chance| (chance / 1000) as u16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Game;
    use crate::table::data::{Reader, Source};

    fn odds() -> Odds {
        let data = crate::fief::Fief.load(&Reader::new(Source::built_in())).unwrap();
        let mut odds = Odds::default();
        odds.learn(&data.downcast_ref::<crate::fief::Loaded>().unwrap().data);
        odds
    }

    #[test]
    fn walls_and_numbers_count() {
        let odds = odds();
        let even = odds.of(8, 8, Walls::None);
        assert!((400..500).contains(&even), "both may be gone at once: {even}");
        assert!(odds.of(8, 8, Walls::Castle) < even && odds.of(8, 8, Walls::City) < odds.of(8, 8, Walls::Castle));
        for walls in [Walls::None, Walls::Castle, Walls::City] {
            let rising: Vec<i32> = (1..40).map(|a| odds.of(a, 7, walls)).collect();
            assert!(rising.windows(2).all(|pair| pair[0] <= pair[1]), "{rising:?}");
        }
        assert_eq!(
            (odds.of(3, 0, Walls::City), odds.of(0, 3, Walls::None), odds.of(200, 200, Walls::None)),
            (1000, 0, odds.of(64, 64, Walls::None))
        );
    }

    /// One against one in the open: each strikes on 2 and more; what both leave standing is thrown again.
    #[test]
    fn the_smallest_battle_is_exact() {
        // Alone the attacker hits with 5/6 · 1/6, both are gone with 25/36, nothing happens with 1/36.
        assert_eq!(odds().of(1, 1, Walls::None), 1000 * 5 / 35);
    }
}
