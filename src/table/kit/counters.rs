//! Piles of counters with change: points shown by counters of a few values, of which there are only so many.
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// At most this many values of counters.
pub const MOST_VALUES: usize = 4;

/// Real counters: how many of each value, the smallest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters(pub [u8; MOST_VALUES]);

impl Counters {
    pub fn is_empty(self) -> bool {
        self.0 == [0; MOST_VALUES]
    }
    /// One counter of the value numbered `sort`.
    pub fn one(sort: usize) -> Self {
        let mut counters = Self::default();
        counters.0[sort] = 1;
        counters
    }
    /// The two together.
    pub fn plus(mut self, other: Counters) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(n, more)| *n += more);
        self
    }
    /// What is left, if these are there to be taken.
    pub fn minus(mut self, other: Counters) -> Option<Self> {
        for (n, less) in self.0.iter_mut().zip(other.0) {
            *n = n.checked_sub(less)?;
        }
        Some(self)
    }
}

/// The counters that a side (or the whole table) has: value and number of each sort, the values rising from 1, each a
/// multiple of the one before. So a larger counter can always be changed into smaller ones of the same worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CounterSet {
    values: SmallVec<[u16; MOST_VALUES]>,
    counts: SmallVec<[u16; MOST_VALUES]>,
}

impl CounterSet {
    /// Nothing where the values do not rise from 1 in multiples, or are too many.
    pub fn new(sorts: &[(u16, u16)]) -> Option<Self> {
        let values: SmallVec<[u16; MOST_VALUES]> = sorts.iter().map(|s| s.0).collect();
        let sound = values.first() == Some(&1)
            && values.len() <= MOST_VALUES
            && values.windows(2).all(|w| w[1] > w[0] && w[1].is_multiple_of(w[0]));
        sound.then(|| Self { values, counts: sorts.iter().map(|s| s.1).collect() })
    }

    /// Sorts of pieces that are never changed into one another, whatever they are worth, in any order. Only
    /// [`CounterSet::values`], [`CounterSet::points`], [`CounterSet::left`] and [`CounterSet::about`] mean something for
    /// them. Nothing where they are too many.
    pub fn unchanged(sorts: &[(u16, u16)]) -> Option<Self> {
        let sound = !sorts.is_empty() && sorts.len() <= MOST_VALUES;
        sound.then(|| Self { values: sorts.iter().map(|s| s.0).collect(), counts: sorts.iter().map(|s| s.1).collect() })
    }

    /// The values, rising (those of unchanged pieces as they come).
    pub fn values(&self) -> &[u16] {
        &self.values
    }
    /// The worth of all counters together.
    pub fn total(&self) -> u16 {
        self.values.iter().zip(&self.counts).map(|(value, count)| value * count).sum()
    }
    /// The worth of these counters.
    pub fn points(&self, counters: Counters) -> u16 {
        self.values.iter().zip(counters.0).map(|(value, n)| value * u16::from(n)).sum()
    }

    /// How many there are of these; those worth nothing do not count.
    pub fn number(&self, counters: Counters) -> u16 {
        self.values.iter().zip(counters.0).filter(|(value, _)| **value > 0).map(|(_, n)| u16::from(n)).sum()
    }

    /// The fewest counters that show so many points, if there are enough of each.
    pub fn fewest(&self, mut points: u16) -> u16 {
        let mut counters = 0;
        for (value, count) in self.values.iter().zip(&self.counts).rev().filter(|(value, _)| **value > 0) {
            let used = (points / value).min(*count);
            counters += used;
            points -= used * value;
        }
        counters
    }

    /// Whether piles of these points can all be shown at once with the counters that there are.
    ///
    /// Larger counters first: because each value is a multiple of the one before, one used anywhere saves the same
    /// number of smaller ones, so it does not matter on which pile it lies.
    pub fn can_show(&self, piles: impl Iterator<Item = u16> + Clone) -> bool {
        let mut covered = 0;
        for i in (1..self.values.len()).rev() {
            let value = self.values[i];
            let room = piles.clone().map(|points| points / value).sum::<u16>() - covered / value;
            covered += room.min(self.counts[i]) * value;
        }
        piles.sum::<u16>() - covered <= self.counts.first().copied().unwrap_or(0)
    }

    /// The least loss, `wanted` or more, that can be taken from the pile `pile` of these so that all piles can still be
    /// shown; the whole pile if nothing less will do.
    pub fn loss(&self, piles: &[u16], pile: usize, wanted: u16) -> u16 {
        let whole = piles[pile];
        let with = |loss: u16| piles.iter().enumerate().map(move |(i, n)| if i == pile { n - loss } else { *n });
        (wanted.min(whole)..whole).find(|loss| self.can_show(with(*loss))).unwrap_or(whole)
    }

    /// Real counters for piles of these points, the largest first on the first piles; nothing where
    /// [`CounterSet::can_show`] says no.
    pub fn lay_out(&self, piles: &[u16]) -> Option<Vec<Counters>> {
        self.lay_out_of(&self.counts, piles)
    }
    /// The same with so many counters of each sort.
    pub fn lay_out_of(&self, counts: &[u16], piles: &[u16]) -> Option<Vec<Counters>> {
        let mut rest = piles.to_vec();
        let mut laid = vec![Counters::default(); piles.len()];
        for (i, value) in self.values.iter().enumerate().rev() {
            let mut left = counts[i];
            for (points, counters) in rest.iter_mut().zip(&mut laid) {
                let used = (*points / value).min(left);
                left -= used;
                *points -= used * value;
                counters.0[i] = used as u8;
            }
        }
        rest.iter().all(|points| *points == 0).then_some(laid)
    }

    /// Counters out of these that are worth exactly so many points, the largest first; nothing where there are none.
    pub fn pick(&self, from: Counters, mut points: u16) -> Option<Counters> {
        let mut picked = Counters::default();
        for (i, value) in self.values.iter().enumerate().rev() {
            let used = (points / value).min(from.0[i].into());
            points -= used * value;
            picked.0[i] = used as u8;
        }
        (points == 0).then_some(picked)
    }

    /// Pieces out of these that are worth about so many points: as many as fit, the most worth first or the least, and one
    /// more if they are worth too little. All of them, those worth nothing too, if all their points are wanted.
    pub fn about(&self, from: Counters, points: u16, least_first: bool) -> Counters {
        if points >= self.points(from) {
            return from;
        }
        let mut sorts: SmallVec<[usize; MOST_VALUES]> =
            (0..self.values.len()).filter(|sort| self.values[*sort] > 0 && from.0[*sort] > 0).collect();
        sorts.sort_by_key(|sort| self.values[*sort]);
        let least = sorts.clone();
        if !least_first {
            sorts.sort_by_key(|sort| std::cmp::Reverse(self.values[*sort]));
        }
        let (mut picked, mut still) = (Counters::default(), points);
        for sort in sorts {
            let used = (still / self.values[sort]).min(from.0[sort].into());
            still -= used * self.values[sort];
            picked.0[sort] = used as u8;
        }
        // What is left over is worth less than any that are left: the smallest of them.
        if still > 0
            && let Some(sort) = least.into_iter().find(|sort| picked.0[*sort] < from.0[*sort])
        {
            picked.0[sort] += 1;
        }
        picked
    }

    /// How many counters of the value numbered `sort` are not on any of these piles.
    pub fn left(&self, piles: impl Iterator<Item = Counters>, sort: usize) -> u16 {
        let used: u16 = piles.map(|counters| u16::from(counters.0[sort])).sum();
        self.counts.get(sort).map_or(0, |count| count.saturating_sub(used))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn soldiers() -> CounterSet {
        CounterSet::new(&[(1, 12), (3, 5), (6, 3)]).unwrap()
    }
    fn can_show(piles: &[u16]) -> bool {
        soldiers().can_show(piles.iter().copied())
    }

    #[test]
    fn values_rise_in_multiples_from_one() {
        assert!(CounterSet::new(&[(1, 2), (2, 2), (6, 1), (12, 1)]).is_some());
        for bad in [&[][..], &[(2, 1)], &[(1, 1), (1, 1)], &[(1, 1), (3, 1), (5, 1)], &[(1, 1), (6, 1), (3, 1)]] {
            assert_eq!(CounterSet::new(bad), None, "{bad:?}");
        }
        assert_eq!(soldiers().total(), 45);
    }

    #[test]
    fn all_counters_can_be_shown_and_no_more() {
        assert!(can_show(&[45]) && !can_show(&[46]) && can_show(&[]));
        // Thirteen single points need thirteen ones.
        assert!(can_show(&[2, 2, 2, 2, 2, 2]) && !can_show(&[2, 2, 2, 2, 2, 2, 1]));
    }

    /// The formula of R-04 for counters of 1, 3 and 6.
    #[test]
    fn showing_agrees_with_the_closed_formula() {
        let formula = |piles: &[u16]| {
            let t: i32 = piles.iter().map(|p| i32::from(p / 3)).sum();
            let s: i32 = piles.iter().map(|p| i32::from(p / 6)).sum::<i32>().min(3);
            let ones: i32 = piles.iter().map(|p| i32::from(p % 3)).sum();
            ones + 3 * (t - 2 * s - 5).max(0) <= 12
        };
        let mut seed = 1_u32;
        for _ in 0..20_000 {
            let mut next = |most: u32| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 16) % most
            };
            let piles: Vec<u16> = (0..next(10)).map(|_| next(14) as u16).collect();
            assert_eq!(can_show(&piles), formula(&piles), "{piles:?}");
            let laid = soldiers().lay_out(&piles);
            assert_eq!(laid.is_some(), can_show(&piles), "{piles:?}");
            for (points, counters) in piles.iter().zip(laid.into_iter().flatten()) {
                assert_eq!(soldiers().points(counters), *points);
            }
        }
    }

    #[test]
    fn a_loss_that_cannot_be_changed_is_greater() {
        // Twelve villages of one point, and one of three that takes one damage (FX-37).
        let mut piles = vec![1; 12];
        piles.push(3);
        assert_eq!(soldiers().loss(&piles, 12, 1), 3);
        assert_eq!(soldiers().loss(&piles, 0, 1), 1);
        assert_eq!(soldiers().loss(&[8], 0, 1), 1);
        assert_eq!(soldiers().loss(&[8], 0, 20), 8);
    }

    #[test]
    fn real_counters_are_counted() {
        let a = Counters([2, 1, 0, 0]);
        assert_eq!((soldiers().points(a), a.minus(Counters([3, 0, 0, 0]))), (5, None));
        assert_eq!(a.plus(a).minus(a), Some(a));
        assert_eq!((soldiers().left([a, a].into_iter(), 0), soldiers().left([a, a].into_iter(), 2)), (8, 3));
        assert_eq!(soldiers().pick(Counters([1, 2, 1, 0]), 9), Some(Counters([0, 1, 1, 0])));
        assert_eq!(soldiers().pick(Counters([1, 2, 1, 0]), 2), None);
        assert_eq!((soldiers().fewest(8), soldiers().fewest(45)), (3, 20));
        assert!(!a.is_empty() && Counters::default().is_empty());
        assert_eq!((soldiers().number(a), Counters::one(2)), (3, Counters([0, 0, 1, 0])));
    }

    #[test]
    fn pieces_that_are_not_changed_are_picked_whole() {
        let kinds = CounterSet::unchanged(&[(1, 12), (3, 11), (1, 3), (0, 3)]).unwrap();
        let army = Counters([2, 2, 1, 1]);
        assert_eq!((kinds.points(army), kinds.number(army)), (9, 5));
        assert_eq!(kinds.about(army, 4, false), Counters([1, 1, 0, 0]));
        assert_eq!(kinds.about(army, 4, true), Counters([2, 1, 1, 0]), "what is lacking is made up by one more");
        assert_eq!(kinds.about(army, 1, true), Counters([1, 0, 0, 0]));
        assert_eq!(kinds.about(army, 9, true), army, "all of them, with those worth nothing");
        assert_eq!(kinds.about(Counters([0, 2, 0, 1]), 1, false), Counters([0, 1, 0, 0]));
        assert_eq!(kinds.left([army].into_iter(), 3), 2);
        assert_eq!(CounterSet::unchanged(&[]), None);
    }
}
