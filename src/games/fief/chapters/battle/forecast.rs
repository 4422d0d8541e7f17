//! Chapter 9, the chances of a battle before the dice are thrown: exact for two fronts (F-9.08, F-9.09), sampled for
//! attackers who fight separately (F-17.02).
use crate::games::fief::board::Board;
use crate::games::fief::chapters::battle::combat_results::{Column, Front, damage, dice_at, strike, worth};
use crate::games::fief::chapters::battle::sides;
use crate::games::fief::rules::Rules;
use crate::games::fief::state::posts::Party;
use crate::table::prelude::Place;

/// What a whole battle is likely to bring, if nobody aims, asks for grace or lacks change, and the d'Arc woman falls
/// last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Odds {
    /// In millionths: the attackers win, the defenders win, nobody is left.
    pub attackers: u32,
    pub defenders: u32,
    pub nobody: u32,
    /// Points that attackers and defenders lose on average, in thousandths.
    pub losses: [u32; 2],
    /// How many battles were played to find out; 0 if the chances are exact.
    pub sample: u32,
}

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

/// The exact chances of two fronts against each other.
pub fn forecast(rules: &Rules, attackers: Front, defenders: Front) -> Odds {
    let (most_a, most_b) = (usize::from(attackers.strength()), usize::from(defenders.strength()));
    let all = table(rules, attackers, defenders, [most_a, most_b]);
    let [wins, loses, left_a, left_b] = all.last().copied().unwrap_or_default();
    let part = |value: u64| (value / (WHOLE / 1_000_000)) as u32;
    let lost = |most: usize, left: u64| ((most as u64 * WHOLE).saturating_sub(left) / (WHOLE / 1000)) as u32;
    Odds {
        attackers: part(wins),
        defenders: part(loses),
        nobody: 1_000_000_u32.saturating_sub(part(wins) + part(loses)),
        losses: [lost(most_a, left_a), lost(most_b, left_b)],
        sample: 0,
    }
}

/// Attackers who fight one by one, each striking every round, against a defender who strikes the strongest: so
/// many battles played with numbers of their own, drawn from `seed`.
pub fn sampled(rules: &Rules, attackers: &[Front], defenders: Front, runs: u32, mut seed: u64) -> Odds {
    let sides = rules.data.combat.sides as u64;
    let mut die = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % sides) as i32 + 1
    };
    let mut roll =
        |strength: u16, at: Column| -> Vec<i32> { (0..dice_at(rules, strength, at)).map(|_| die()).collect() };
    let lose = |front: &mut Front, points: u16| {
        let of_troops = points.min(front.troops);
        front.troops -= of_troops;
        front.lords = front.lords.saturating_sub(points - of_troops);
    };
    let begin: u64 = attackers.iter().map(|front| u64::from(front.strength())).sum();
    let mut counts = [0_u64; 5];
    for _ in 0..runs.max(1) {
        let (mut ours, mut theirs) = (attackers.to_vec(), defenders);
        for _ in 0..rules.switches.max_rounds {
            if theirs.strength() == 0 || ours.iter().all(|front| front.strength() == 0) {
                break;
            }
            let hurt: u16 =
                ours.iter().map(|front| strike(rules, *front, &roll(front.strength(), theirs.column), theirs)).sum();
            let strongest = (0..ours.len()).rev().max_by_key(|i| ours[*i].strength()).unwrap_or(0);
            let back = strike(rules, theirs, &roll(theirs.strength(), ours[strongest].column), ours[strongest]);
            lose(&mut theirs, hurt);
            lose(&mut ours[strongest], back);
        }
        let left: u64 = ours.iter().map(|front| u64::from(front.strength())).sum();
        counts[0] += u64::from(left > 0 && theirs.strength() == 0);
        counts[1] += u64::from(left == 0 && theirs.strength() > 0);
        counts[2] += begin - left;
        counts[3] += u64::from(defenders.strength() - theirs.strength());
        counts[4] += u64::from(left == 0 && theirs.strength() == 0);
    }
    let runs = u64::from(runs.max(1));
    let part = |count: u64, whole: u64| (count * whole / runs) as u32;
    Odds {
        attackers: part(counts[0], 1_000_000),
        defenders: part(counts[1], 1_000_000),
        nobody: part(counts[4], 1_000_000),
        losses: [part(counts[2], 1000), part(counts[3], 1000)],
        sample: runs as u32,
    }
}

/// The chances of these parties in a village against those, all attackers as one.
pub fn between(board: &Board, village: Place, attackers: &[Party], defenders: &[Party], sortie: bool) -> Odds {
    let attackers = sides::front(board, village, attackers, false);
    forecast(board.rules, attackers, sides::front(board, village, defenders, sortie))
}
