//! Piles of points that are shown with a limited set of counters of a few values, and the change between those
//! counters.
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The most values of counters that a set can have.
pub const MOST_VALUES: usize = 4;

/// A pile of counters: how many there are of each value, the smallest value first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters(pub [u8; MOST_VALUES]);

impl Counters {
    /// Whether there is no counter at all.
    pub fn is_empty(self) -> bool {
        self.0 == [0; MOST_VALUES]
    }
    /// One counter of the value with index `sort`.
    pub fn one(sort: usize) -> Self {
        let mut counters = Self::default();
        counters.0[sort] = 1;
        counters
    }
    /// The counters of both piles.
    pub fn plus(mut self, other: Counters) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(n, more)| *n += more);
        self
    }
    /// This pile without the counters of the other; nothing if they are not all in it.
    pub fn minus(mut self, other: Counters) -> Option<Self> {
        for (n, less) in self.0.iter_mut().zip(other.0) {
            *n = n.checked_sub(less)?;
        }
        Some(self)
    }
}

/// All the counters that a side (or the whole game) has: the value and the number of each sort. The values rise from 1,
/// and each is a multiple of the one before, so that a larger counter can always be changed into smaller ones of the
/// same worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CounterSet {
    values: SmallVec<[u16; MOST_VALUES]>,
    counts: SmallVec<[u16; MOST_VALUES]>,
}

impl CounterSet {
    /// A set of these sorts, each with its value and number. `None` if the values do not rise from 1 in multiples, or
    /// if there are more than [`MOST_VALUES`].
    pub fn new(sorts: &[(u16, u16)]) -> Option<Self> {
        let values: SmallVec<[u16; MOST_VALUES]> = sorts.iter().map(|s| s.0).collect();
        let sound = values.first() == Some(&1)
            && values.len() <= MOST_VALUES
            && values.windows(2).all(|w| w[1] > w[0] && w[1].is_multiple_of(w[0]));
        sound.then(|| Self { values, counts: sorts.iter().map(|s| s.1).collect() })
    }

    /// A set of sorts that are never changed into one another, with any values in any order. Only
    /// [`CounterSet::values`], [`CounterSet::points`], [`CounterSet::left`] and [`CounterSet::about`] have a meaning
    /// for it. `None` if there are no sorts or more than [`MOST_VALUES`].
    pub fn unchanged(sorts: &[(u16, u16)]) -> Option<Self> {
        let sound = !sorts.is_empty() && sorts.len() <= MOST_VALUES;
        sound.then(|| Self { values: sorts.iter().map(|s| s.0).collect(), counts: sorts.iter().map(|s| s.1).collect() })
    }

    /// The value of each sort. They rise, except in an unchanged set.
    pub fn values(&self) -> &[u16] {
        &self.values
    }
    /// The worth of all counters of the set together.
    pub fn total(&self) -> u16 {
        self.values.iter().zip(&self.counts).map(|(value, count)| value * count).sum()
    }
    /// The worth of a pile.
    pub fn points(&self, counters: Counters) -> u16 {
        self.values.iter().zip(counters.0).map(|(value, n)| value * u16::from(n)).sum()
    }

    /// How many counters a pile has; those worth nothing do not count.
    pub fn number(&self, counters: Counters) -> u16 {
        self.values.iter().zip(counters.0).filter(|(value, _)| **value > 0).map(|(_, n)| u16::from(n)).sum()
    }

    /// The smallest number of counters that shows this many points, if the set has enough of each value.
    pub fn fewest(&self, mut points: u16) -> u16 {
        let mut counters = 0;
        for (value, count) in self.values.iter().zip(&self.counts).rev().filter(|(value, _)| **value > 0) {
            let used = (points / value).min(*count);
            counters += used;
            points -= used * value;
        }
        counters
    }

    /// Whether piles of these points can all be shown at once with the counters of the set.
    ///
    /// Larger counters are used first. Because each value is a multiple of the one before, a counter saves the same
    /// number of smaller ones on whichever pile it lies.
    pub fn can_show(&self, piles: impl Iterator<Item = u16> + Clone) -> bool {
        let mut covered = 0;
        for i in (1..self.values.len()).rev() {
            let value = self.values[i];
            let room = piles.clone().map(|points| points / value).sum::<u16>() - covered / value;
            covered += room.min(self.counts[i]) * value;
        }
        piles.sum::<u16>() - covered <= self.counts.first().copied().unwrap_or(0)
    }

    /// The smallest loss of at least `wanted` points from the pile with index `pile` after which all piles can still be
    /// shown; the whole pile if no smaller loss will do.
    pub fn loss(&self, piles: &[u16], pile: usize, wanted: u16) -> u16 {
        let whole = piles[pile];
        let with = |loss: u16| piles.iter().enumerate().map(move |(i, n)| if i == pile { n - loss } else { *n });
        (wanted.min(whole)..whole).find(|loss| self.can_show(with(*loss))).unwrap_or(whole)
    }

    /// The losses that take `wanted` points from those of the piles that bear them, the first pile first: each pile with
    /// what it loses, as [`CounterSet::loss`] has it. The piles are left with the rest.
    pub fn losses(&self, piles: &mut [u16], bears: impl Fn(usize) -> bool, wanted: u16) -> SmallVec<[(usize, u16); 2]> {
        let mut losses = SmallVec::new();
        let mut still = wanted;
        while still > 0 {
            let Some(pile) = (0..piles.len()).find(|pile| piles[*pile] > 0 && bears(*pile)) else { break };
            let loss = self.loss(piles, pile, still.min(piles[pile]));
            piles[pile] -= loss;
            losses.push((pile, loss));
            still = still.saturating_sub(loss);
        }
        losses
    }

    /// Counters that show piles of these points at once, the largest on the first piles; `None` if
    /// [`CounterSet::can_show`] is false.
    pub fn lay_out(&self, piles: &[u16]) -> Option<Vec<Counters>> {
        self.lay_out_of(&self.counts, piles)
    }
    /// As [`CounterSet::lay_out`], with `counts` counters of each sort instead of those of the set.
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

    /// Counters from the pile `from` that are worth exactly this many points, the largest first; `None` if there are
    /// none.
    pub fn pick(&self, from: Counters, mut points: u16) -> Option<Counters> {
        let mut picked = Counters::default();
        for (i, value) in self.values.iter().enumerate().rev() {
            let used = (points / value).min(from.0[i].into());
            points -= used * value;
            picked.0[i] = used as u8;
        }
        (points == 0).then_some(picked)
    }

    /// Counters from the pile `from` that are worth `points` or little more: as many as fit, beginning with those of
    /// most worth (or of least worth), and one more if that is too little. If all points of the pile are wanted, the
    /// whole pile, with the counters that are worth nothing.
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
        // The points still wanted are fewer than any counter that is left is worth: the smallest of those.
        if still > 0
            && let Some(sort) = least.into_iter().find(|sort| picked.0[*sort] < from.0[*sort])
        {
            picked.0[sort] += 1;
        }
        picked
    }

    /// How many counters of the value with index `sort` are on none of these piles.
    pub fn left(&self, piles: impl Iterator<Item = Counters>, sort: usize) -> u16 {
        let used: u16 = piles.map(|counters| u16::from(counters.0[sort])).sum();
        self.counts.get(sort).map_or(0, |count| count.saturating_sub(used))
    }
}
