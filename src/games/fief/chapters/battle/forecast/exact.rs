//! The exact chances of two fronts: all that can come of each round, round by round (F-9.04, F-9.11).
use crate::games::fief::chapters::battle::forecast::course::{Course, WHOLE};
use crate::games::fief::chapters::battle::forecast::line::Line;
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds, Tally};
use crate::games::fief::rules::Rules;

/// A chance of 1, in the units in which chances are counted here.
const ALL: u64 = 1 << 62;
/// Battles that last longer are so rare that they are left out.
const RARE: u64 = ALL / 2_000_000_000;
/// Beyond so many outcomes of single rounds it would take longer than about a millisecond.
const MOST_OUTCOMES: usize = 250_000;
const MOST_STATES: usize = 1_000;

/// How likely each pair of states of attackers and defenders is: a row for each state of the attackers.
#[derive(Default)]
struct Pairs(Vec<Vec<u64>>);
impl Pairs {
    fn add(&mut self, a: u16, d: u16, chance: u64) {
        let (a, d) = (usize::from(a), usize::from(d));
        if self.0.len() <= a {
            self.0.resize_with(a + 1, Vec::new);
        }
        let row = &mut self.0[a];
        if row.len() <= d {
            row.resize(d + 1, 0);
        }
        row[d] += chance;
    }
    fn all(&self) -> impl Iterator<Item = (u16, u16, u64)> + '_ {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(a, row)| row.iter().enumerate().map(move |(d, chance)| (a as u16, d as u16, *chance)))
            .filter(|(_, _, chance)| *chance > 0)
    }
}

/// The chances of attackers who fight as one; nothing if it would take too long to work them out.
pub(super) fn exact(rules: &Rules, course: &dyn Course, encounter: &Encounter) -> Option<Odds> {
    let [attackers] = &encounter.attackers[..] else { return None };
    let defenders = &encounter.defenders;
    let columns = [attackers.column, defenders.column];
    let mut a = Line::new(rules, course, attackers);
    let mut d = Line::new(rules, course, defenders);
    let mut tally = Tally::new([a.strength(0), d.strength(0)]);
    let mut now = Pairs::default();
    let [on_a, on_d] = [0, 1].map(|front| encounter.blows.get(front).copied().unwrap_or(0));
    let (first_a, first_d) = (a.after(0, on_a), d.after(0, on_d));
    for opening in encounter.openings(rules, course, [a.host(first_a)].map(Clone::clone).as_slice(), d.host(first_d)) {
        let chance = opening.chance * (ALL / WHOLE);
        let spared = opening.slain.map_or(first_a, |aim| a.without(first_a, aim));
        // Without a fighting lord the attackers stop before the first round.
        let stops = opening.slain.is_some() && !a.has_lords(spared);
        let (of_a, of_d) = (a.after(spared, opening.on_attackers.1), d.after(first_d, opening.on_defenders));
        let ends = [a.strength(of_a), d.strength(of_d)];
        if stops || ends.contains(&0) { tally.add(ends, chance) } else { now.add(of_a, of_d, chance) }
    }
    let mut outcomes = 0;
    for _ in 0..encounter.rounds {
        let mut next = Pairs::default();
        let mut left = 0;
        for (of_a, of_d, chance) in now.all() {
            if a.dice(of_a, columns[1]) == 0 && d.dice(of_d, columns[0]) == 0 {
                // Where nobody has a die the attackers fall back.
                tally.add([a.strength(of_a), d.strength(of_d)], chance);
                continue;
            }
            let (by_a, by_d) = (a.spread(of_a, columns[1]), d.spread(of_d, columns[0]));
            outcomes += by_a.len() * by_d.len();
            for (on_d, p) in by_a.iter() {
                let to_d = d.after(of_d, *on_d);
                for (on_a, q) in by_d.iter() {
                    let to_a = a.after(of_a, *on_a);
                    let likely =
                        (u128::from(chance) * u128::from(p * q) / (u128::from(WHOLE) * u128::from(WHOLE))) as u64;
                    let ends = [a.strength(to_a), d.strength(to_d)];
                    if ends.contains(&0) {
                        tally.add(ends, likely);
                    } else {
                        next.add(to_a, to_d, likely);
                        left += likely;
                    }
                }
            }
        }
        if outcomes > MOST_OUTCOMES || a.found().max(d.found()) > MOST_STATES {
            return None;
        }
        now = next;
        if left < RARE {
            break;
        }
    }
    now.all().for_each(|(of_a, of_d, chance)| tally.add([a.strength(of_a), d.strength(of_d)], chance));
    Some(tally.odds(0))
}
