//! The chances of two fronts for all their strengths at once (F-9.08, F-9.09), where every point lost makes a front weaker
//! by one, as in the rules of the box with change enough.
use crate::games::fief::chapters::battle::combat_results::{Column, Front, damage, dice_at, worth};
use crate::games::fief::rules::Rules;

/// A chance of 1, in the units in which chances are counted while they are worked out.
const WHOLE: u64 = 1_000_000_000;

/// How often so many dice remove so many points in a column, by points; and how many cases there are.
fn spread(rules: &Rules, count: i32, front: Front, column: Column) -> (Vec<u64>, u64) {
    let sides = rules.data.combat.sides;
    // A die of its own may show more than it has sides.
    let best = (1..=sides).map(|face| worth(rules, face)).max().unwrap_or(0);
    let mut totals = vec![1_u64];
    for _ in 0..count {
        let mut next = vec![0; totals.len() + best as usize];
        for (total, cases) in totals.iter().enumerate() {
            for face in 1..=sides {
                next[total + worth(rules, face) as usize] += cases;
            }
        }
        totals = next;
    }
    let mut points = vec![0; 1];
    for (total, cases) in totals.iter().enumerate() {
        let lost = usize::from(damage(rules, front, count as usize, total as i32, column));
        if points.len() <= lost {
            points.resize(lost + 1, 0);
        }
        points[lost] += cases;
    }
    (points, totals.iter().sum())
}

/// For all strengths up to the `most` of attackers and defenders, those of the defenders side by side: how often in
/// thousand millions the attackers win and the defenders win, and what is left of each on average. Where they stand and
/// whether the d'Arc woman is among them is taken from the fronts.
pub fn table(rules: &Rules, attackers: Front, defenders: Front, [most_a, most_b]: [usize; 2]) -> Vec<[u64; 4]> {
    let most_dice = rules.data.combat.dice.iter().map(|line| line.dice).max().unwrap_or(0);
    let spreads = |by: Front, on: Column| -> Vec<_> { (0..=most_dice).map(|n| spread(rules, n, by, on)).collect() };
    let (by_a, by_b) = (spreads(attackers, defenders.column), spreads(defenders, attackers.column));
    let mut table = vec![[0_u64; 4]; (most_a + 1) * (most_b + 1)];
    let at = |a: usize, b: usize| a * (most_b + 1) + b;
    for a in 0..=most_a {
        for b in 0..=most_b {
            if a == 0 || b == 0 {
                table[at(a, b)] = [
                    if b == 0 && a > 0 { WHOLE } else { 0 },
                    if a == 0 && b > 0 { WHOLE } else { 0 },
                    a as u64 * WHOLE,
                    b as u64 * WHOLE,
                ];
                continue;
            }
            let (on_b, cases_a) = &by_a[dice_at(rules, a as u16, defenders.column) as usize];
            let (on_a, cases_b) = &by_b[dice_at(rules, b as u16, attackers.column) as usize];
            // Rounds that change nothing are thrown again.
            let both = |p: u64, q: u64| u128::from(p) * u128::from(q);
            let still = both(*cases_a, *cases_b) - both(on_b[0], on_a[0]);
            let mut sums = [0_u128; 4];
            for (lost_b, p) in on_b.iter().enumerate().filter(|(_, p)| **p > 0) {
                for (lost_a, q) in on_a.iter().enumerate().filter(|(_, q)| **q > 0) {
                    if lost_a == 0 && lost_b == 0 {
                        continue;
                    }
                    let next = table[at(a.saturating_sub(lost_a), b.saturating_sub(lost_b))];
                    sums.iter_mut().zip(next).for_each(|(sum, value)| *sum += both(*p, *q) * u128::from(value));
                }
            }
            table[at(a, b)] = sums.map(|sum| sum.checked_div(still).unwrap_or(0) as u64);
        }
    }
    table
}
