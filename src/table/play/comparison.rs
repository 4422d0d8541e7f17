//! Two batches of the same matches under different rule data, side by side: what is different, and what of that is more
//! than chance.
//!
//! Both batches have the same seeds and players, so the matches are compared pair by pair. A mean has an interval in
//! which the true value lies with a confidence of 95 %. A change counts as more than chance if the interval of the
//! differences with a confidence of 99.9 % leaves out 0: among a hundred values one that only seems to have changed is
//! then still rare.
use super::batch::{MatchResult, Plan};
use serde::Serialize;
use std::collections::BTreeSet;

/// How many standard errors a mean is away from the ends of its interval, with a confidence of 95 %.
pub const USUAL: f64 = 1.959_964;
/// The same with a confidence of 99.9 %.
const STRICT: f64 = 3.290_527;
/// Fewer pairs of matches say nothing about what is chance.
const FEWEST_PAIRS: usize = 10;

/// A mean, and the interval in which the true value lies with a confidence of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// What a value measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MeasureKind {
    /// The share of matches that a seat has won, from 0 to 1.
    Seat,
    /// The share of matches that nobody has won.
    Draws,
    /// The share of matches that ended for a reason.
    Ending,
    /// The orders of a match.
    Orders,
    /// A figure that the game counts.
    Figure,
    /// How often a verb is ordered in a match.
    Verb,
}

impl MeasureKind {
    /// Every kind, in the order in which they are shown.
    pub const ALL: [Self; 6] = [Self::Seat, Self::Draws, Self::Ending, Self::Orders, Self::Figure, Self::Verb];

    /// Whether it is the share of matches in which something is so.
    pub fn is_share(self) -> bool {
        matches!(self, Self::Seat | Self::Draws | Self::Ending)
    }

    /// The Fluent key of its heading.
    pub fn heading(self) -> &'static str {
        match self {
            Self::Seat => "compare-seats",
            Self::Draws => "compare-draws",
            Self::Ending => "compare-endings",
            Self::Orders => "compare-orders",
            Self::Figure => "compare-figures",
            Self::Verb => "compare-verbs",
        }
    }
}

/// A value under both rule data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measure {
    /// What it measures.
    pub kind: MeasureKind,
    /// Of what: the label of a seat, a verb, a Fluent key of an ending; empty if there is only one of its kind.
    pub name: String,
    /// With the program's rule data.
    pub usual: Estimate,
    /// With the designer's.
    pub own: Estimate,
    /// The designer's less the program's, pair by pair.
    pub change: Estimate,
    /// The change is more than chance.
    pub beyond_chance: bool,
}

/// Two batches side by side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// How many pairs of matches came to their end with both rule data. Only these are compared.
    pub pairs: usize,
    /// Matches that failed, with the program's rule data and with the designer's.
    pub failed: [usize; 2],
    /// Every value, in the order of [`MeasureKind::ALL`].
    pub measures: Vec<Measure>,
}

impl Comparison {
    /// Compares the matches of two batches of the same plan: with the program's rule data and with the designer's.
    pub fn of(plan: &Plan, usual: &[MatchResult], own: &[MatchResult]) -> Self {
        let failed = [usual, own].map(|batch| batch.iter().filter(|played| played.failure.is_some()).count());
        let mut others = own.iter().peekable();
        let mut pairs: Vec<(&MatchResult, &MatchResult)> = vec![];
        for one in usual.iter().filter(|played| played.outcome.is_some()) {
            while others.next_if(|other| other.number < one.number).is_some() {}
            if let Some(other) =
                others.next_if(|other| other.number == one.number).filter(|other| other.outcome.is_some())
            {
                pairs.push((one, other));
            }
        }
        let mut measures = vec![];
        let mut add = |kind: MeasureKind, name: &str, value: &dyn Fn(&MatchResult) -> Option<f64>| {
            let values: Vec<(f64, f64)> = pairs.iter().filter_map(|(a, b)| Some((value(a)?, value(b)?))).collect();
            measures.extend(Measure::of(kind, name, &values));
        };
        let share = |is: bool| Some(f64::from(u8::from(is)));
        for (seat, name) in plan.game.seats()[..plan.players.len()].iter().enumerate() {
            add(MeasureKind::Seat, name, &|played| {
                share(played.outcome.as_ref()?.winners.iter().any(|winner| usize::from(winner.0) == seat))
            });
        }
        add(MeasureKind::Draws, "", &|played| share(played.outcome.as_ref()?.winners.is_empty()));
        let all = || pairs.iter().flat_map(|(a, b)| [*a, *b]);
        let endings: BTreeSet<&str> =
            all().filter_map(|played| Some(played.outcome.as_ref()?.reason.as_str())).collect();
        for ending in endings {
            add(MeasureKind::Ending, ending, &|played| share(played.outcome.as_ref()?.reason == ending));
        }
        add(MeasureKind::Orders, "", &|played| Some(f64::from(played.orders)));
        let figures: BTreeSet<&str> = all().flat_map(|played| played.figures.iter().map(|figure| figure.0)).collect();
        for name in figures {
            add(MeasureKind::Figure, name, &|played| {
                played.figures.iter().find(|figure| figure.0 == name).map(|figure| figure.1).filter(|n| n.is_finite())
            });
        }
        let verbs: BTreeSet<&str> = all().flat_map(|played| played.verbs.keys().copied()).collect();
        for verb in verbs {
            add(MeasureKind::Verb, verb, &|played| Some(f64::from(played.verbs.get(verb).copied().unwrap_or(0))));
        }
        Self { pairs: pairs.len(), failed, measures }
    }

    /// What has changed more than by chance, the surest change first.
    pub fn beyond_chance(&self) -> Vec<&Measure> {
        let mut changed: Vec<&Measure> = self.measures.iter().filter(|measure| measure.beyond_chance).collect();
        let surety = |measure: &Measure| {
            let half = (measure.change.high - measure.change.low).max(f64::MIN_POSITIVE);
            measure.change.mean.abs() / half
        };
        changed.sort_by(|a, b| surety(b).total_cmp(&surety(a)));
        changed
    }
}

impl Measure {
    /// A measure of the values of each pair of matches; nothing if there is no pair.
    pub fn of(kind: MeasureKind, name: &str, values: &[(f64, f64)]) -> Option<Self> {
        let estimate = |values: Vec<f64>| if kind.is_share() { wilson(&values) } else { interval(&values, USUAL) };
        let differences: Vec<f64> = values.iter().map(|(usual, own)| own - usual).collect();
        let strict = interval(&differences, STRICT)?;
        Some(Self {
            kind,
            name: name.to_owned(),
            usual: estimate(values.iter().map(|pair| pair.0).collect())?,
            own: estimate(values.iter().map(|pair| pair.1).collect())?,
            change: interval(&differences, USUAL)?,
            beyond_chance: values.len() >= FEWEST_PAIRS && (strict.low > 0.0 || strict.high < 0.0),
        })
    }
}

/// The mean of some values, and the interval of so many standard errors around it.
pub fn interval(values: &[f64], errors: f64) -> Option<Estimate> {
    let n = values.len() as f64;
    if values.is_empty() {
        return None;
    }
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let error = if values.len() > 1 { (squares / (n - 1.0) / n).sqrt() } else { 0.0 };
    Some(Estimate { mean, low: mean - errors * error, high: mean + errors * error })
}

/// The share of the values that are 1 among zeros and ones, with Wilson's interval, which fits near 0 and 1 too.
pub fn wilson(values: &[f64]) -> Option<Estimate> {
    let n = values.len() as f64;
    if values.is_empty() {
        return None;
    }
    let share = values.iter().sum::<f64>() / n;
    let z = USUAL * USUAL;
    let middle = (share + z / (2.0 * n)) / (1.0 + z / n);
    let half = USUAL / (1.0 + z / n) * (share * (1.0 - share) / n + z / (4.0 * n * n)).sqrt();
    Some(Estimate { mean: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) })
}
