//! Statistics of the dice: what the dice of each seat showed, what was to be expected, and how likely fair dice are to
//! be as far from that.
//!
//! Dice are independent, so the probability of a total can be computed exactly. Cards drawn from a deck are not
//! independent: each depends on those before it. They are counted, but left out of the odds.
use crate::table::protocol::targets::{Seat, Target};
use crate::table::state::chronicle::{Entry, Roll};
use crate::table::text::locales::Texts;
use crate::table::text::narrator::Narrator;
use std::collections::BTreeMap;

/// An exact fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// The numerator.
    pub over: i64,
    /// The denominator, at least 1.
    pub under: i64,
}

impl Fraction {
    /// The value in hundredths, rounded; halves are rounded away from 0.
    pub fn hundredths(self) -> i64 {
        let twice = 200 * self.over.abs() + self.under;
        twice / (2 * self.under) * self.over.signum()
    }

    /// The value with two decimal places, in the notation of the language: 3.25; 3,25.
    pub fn tell(self, texts: &Texts) -> String {
        texts.decimal(self.hundredths(), 2)
    }
}

/// How often a face was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceCount {
    /// The face.
    pub face: i32,
    /// How often it was rolled.
    pub rolled: u32,
    /// How often fair dice are expected to show it in the same number of rolls.
    pub expected: Fraction,
}

/// How a total of dice compares with what fair dice show: the probabilities are from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// That the total of fair dice is at least as far from the expected one, in either direction.
    pub as_far: f64,
    /// That fair dice do at least as well.
    pub as_well: f64,
    /// That fair dice do at least as badly.
    pub as_badly: f64,
}

/// How lucky a seat was with its dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Bad luck, of at most [`VERY_LUCKY_PERCENT`].
    VeryUnlucky,
    /// Bad luck, of at most [`LUCKY_PERCENT`].
    Unlucky,
    /// Neither good nor bad luck to speak of.
    Ordinary,
    /// Good luck, of at most [`LUCKY_PERCENT`].
    Lucky,
    /// Good luck, of at most [`VERY_LUCKY_PERCENT`].
    VeryLucky,
    /// Fewer than [`FEWEST_ROLLS`] rolls, or dice on which all faces are the same.
    TooFewRolls,
}

/// The number of rolls from which on luck is judged.
pub const FEWEST_ROLLS: u32 = 10;
/// A total counts as luck if at most this percentage of fair dice are as far from the expected one, in either
/// direction.
pub const LUCKY_PERCENT: f64 = 10.0;
/// A total counts as great luck if at most this percentage of fair dice are as far off.
pub const VERY_LUCKY_PERCENT: f64 = 1.0;

impl Odds {
    /// Whether the total is at least as good as expected. Sums of floating-point numbers are compared with a tolerance.
    fn are_good(self) -> bool {
        self.as_well <= self.as_badly + 1e-9
    }
}

impl Verdict {
    fn of(rolls: u32, odds: Option<Odds>) -> Self {
        let Some(odds) = odds.filter(|_| rolls >= FEWEST_ROLLS) else { return Self::TooFewRolls };
        let good = odds.are_good();
        match 100.0 * odds.as_far {
            percent if percent > LUCKY_PERCENT => Self::Ordinary,
            percent if percent > VERY_LUCKY_PERCENT => {
                if good {
                    Self::Lucky
                } else {
                    Self::Unlucky
                }
            }
            _ => {
                if good {
                    Self::VeryLucky
                } else {
                    Self::VeryUnlucky
                }
            }
        }
    }

    /// Fluent key of the sentence. Its arguments are `$seat`, and `$count` and `$of`: that many players in that many do
    /// at least as well, or at least as badly if `$side` is `badly`.
    pub fn text(self) -> &'static str {
        match self {
            Self::VeryUnlucky => "luck-very-unlucky",
            Self::Unlucky => "luck-unlucky",
            Self::Ordinary => "luck-ordinary",
            Self::Lucky => "luck-lucky",
            Self::VeryLucky => "luck-very-lucky",
            Self::TooFewRolls => "luck-too-few",
        }
    }
}

/// The statistics of one seat and one kind of die.
#[derive(Clone, Debug, PartialEq)]
pub struct DieStats {
    /// All faces of the die, in rising order; a face may occur several times.
    pub faces: Vec<i32>,
    /// Whether low faces are the good ones.
    pub low_is_lucky: bool,
    /// The number of rolls.
    pub rolls: u32,
    /// Each face once, in rising order; at the end faces that the die does not have, if a rule script has forced any.
    pub counts: Vec<FaceCount>,
    /// The sum of the faces rolled.
    pub total: i64,
    /// The odds of the total; `None` without rolls, or if all faces are the same.
    pub odds: Option<Odds>,
}

impl DieStats {
    /// The mean of the faces rolled; `None` without rolls.
    pub fn mean(&self) -> Option<Fraction> {
        (self.rolls > 0).then(|| Fraction { over: self.total, under: self.rolls.into() })
    }
    /// The mean of fair dice.
    pub fn fair_mean(&self) -> Fraction {
        Fraction { over: self.faces.iter().map(|face| i64::from(*face)).sum(), under: self.faces.len() as i64 }
    }
    /// How lucky the rolls were.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.rolls, self.odds)
    }
    /// The name of the kind of die: the list of its faces.
    pub fn name(&self, texts: &Texts) -> String {
        let faces: Vec<String> = self.faces.iter().map(i32::to_string).collect();
        texts.format("luck-die", &[("faces", faces.join(", ").into())])
    }
}

/// The statistics of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatStats {
    /// The seat.
    pub seat: Seat,
    /// The statistics of each kind of die, those with the most faces first.
    pub dice: Vec<DieStats>,
    /// The number of rolls with dice of all kinds.
    pub rolls: u32,
    /// The odds of the sum of all dice; `None` as for a single kind.
    pub odds: Option<Odds>,
    /// The number of cards drawn from decks, which are left out of the odds.
    pub drawn: u32,
}

impl SeatStats {
    /// How lucky the seat was with all its dice.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.rolls, self.odds)
    }

    /// A sentence about the luck of the seat with all its dice: "Lucky: …".
    pub fn sentence(&self, tell: &Narrator) -> String {
        sentence(self.verdict(), self.odds, self.seat, tell)
    }

    /// A sentence about its luck with one kind of die.
    pub fn sentence_of(&self, die: &DieStats, tell: &Narrator) -> String {
        sentence(die.verdict(), die.odds, self.seat, tell)
    }

    /// A sentence that says how many cards were left out; `None` if there were none.
    pub fn sentence_of_draws(&self, tell: &Narrator) -> Option<String> {
        let args = [("count", self.drawn.into()), ("seat", tell.target(Target::Seat(self.seat)).into())];
        (self.drawn > 0).then(|| tell.texts.format("luck-drawn", &args))
    }
}

fn sentence(verdict: Verdict, odds: Option<Odds>, seat: Seat, tell: &Narrator) -> String {
    let share = odds.map_or(1.0, |odds| odds.as_well.min(odds.as_badly));
    let good = odds.is_none_or(Odds::are_good);
    let (count, of) = in_so_many(share);
    let side = if good { "well" } else { "badly" };
    let seat = tell.target(Target::Seat(seat));
    let args = [("count", count.into()), ("of", of.into()), ("seat", seat.into()), ("side", side.into())];
    tell.texts.format(verdict.text(), &args)
}

/// A share from 0 to 1 as "so many in so many": 38 in 100, 3 in 1000; at least 1 in a million.
pub fn in_so_many(share: f64) -> (u32, u32) {
    let of = [100, 1_000, 10_000, 100_000].into_iter().find(|of| share * f64::from(*of) >= 1.0);
    let of = of.unwrap_or(1_000_000);
    (((share * f64::from(of)).round() as u32).clamp(1, of), of)
}

/// The statistics of every seat that rolled a die or drew a card in `entries`, in the order of the seats. Pass only
/// entries that the viewer may see ([`Match::chronicle`](super::matches::Match::chronicle)), so that nothing hidden can
/// be concluded. Higher faces are better, except for the purposes in `low_is_lucky` ([`Roll::purpose`]).
///
/// The cost grows with the square of the number of rolls (about a millisecond for 250 rolls of a die with six faces):
/// compute it when something was rolled, not in every frame.
pub fn by_seat<'e>(entries: impl IntoIterator<Item = &'e Entry>, low_is_lucky: &[&str]) -> Vec<SeatStats> {
    #[derive(Default)]
    struct Rolls {
        dice: BTreeMap<(bool, Vec<i32>), BTreeMap<i32, u32>>,
        drawn: u32,
    }
    let mut seats: BTreeMap<Seat, Rolls> = BTreeMap::new();
    for roll in entries.into_iter().flat_map(|entry| &entry.rolls) {
        let Roll { seat, purpose, face, faces, drawn } = roll;
        let rolls = seats.entry(*seat).or_default();
        if *drawn || faces.is_empty() {
            rolls.drawn += 1;
            continue;
        }
        let mut faces = faces.clone();
        faces.sort_unstable();
        let low = low_is_lucky.contains(purpose);
        *rolls.dice.entry((low, faces)).or_default().entry(*face).or_default() += 1;
    }
    let of_seat = |(seat, Rolls { dice, drawn }): (Seat, Rolls)| {
        let mut dice: Vec<DieStats> =
            (dice.into_iter()).map(|((low_is_lucky, faces), counts)| of_die(faces, low_is_lucky, &counts)).collect();
        dice.sort_by_key(|die| std::cmp::Reverse(die.faces.len()));
        let rolls = dice.iter().map(|die| die.rolls).sum();
        SeatStats { seat, rolls, odds: odds(&dice.iter().collect::<Vec<_>>()), dice, drawn }
    };
    seats.into_iter().map(of_seat).collect()
}

fn of_die(faces: Vec<i32>, low_is_lucky: bool, rolled: &BTreeMap<i32, u32>) -> DieStats {
    let rolls: u32 = rolled.values().sum();
    let mut different = faces.clone();
    different.dedup();
    different.extend(rolled.keys().filter(|face| !faces.contains(face)));
    let counts = (different.into_iter())
        .map(|face| {
            let sides = faces.iter().filter(|other| **other == face).count() as i64;
            let expected = Fraction { over: sides * i64::from(rolls), under: faces.len() as i64 };
            FaceCount { face, rolled: rolled.get(&face).copied().unwrap_or(0), expected }
        })
        .collect();
    let total = rolled.iter().map(|(face, times)| i64::from(*face) * i64::from(*times)).sum();
    let mut die = DieStats { faces, low_is_lucky, rolls, counts, total, odds: None };
    die.odds = odds(&[&die]);
    die
}

/// The odds of the total of these dice. Totals are compared in integers; probabilities are floating-point numbers,
/// exact to about twelve digits.
fn odds(dice: &[&DieStats]) -> Option<Odds> {
    if dice.iter().all(|die| die.rolls == 0 || die.faces.first() == die.faces.last()) {
        return None;
    }
    // Faces count as they are, or with a minus where low faces are the good ones.
    let sign = |die: &DieStats| if die.low_is_lucky { -1 } else { 1 };
    // Deviations are measured in fractions of 1 / parts, so that they are integers.
    let parts = dice.iter().fold(1, |parts, die| lcm(parts, die.faces.len() as i64));
    let expected: i64 = (dice.iter())
        .map(|die| sign(die) * die.fair_mean().over * i64::from(die.rolls) * (parts / die.faces.len() as i64))
        .sum();
    let total: i64 = dice.iter().map(|die| sign(die) * die.total).sum();
    let mut distribution = Distribution::nothing();
    for die in dice {
        let faces: Vec<i64> = die.faces.iter().map(|face| sign(die) * i64::from(*face)).collect();
        (0..die.rolls).for_each(|_| distribution.add(&faces));
    }
    let deviation = |total: i64| (parts * total - expected).abs();
    let chance = |wanted: &dyn Fn(i64) -> bool| {
        let totals = (distribution.least..).zip(&distribution.chances).filter(|(total, _)| wanted(*total));
        totals.map(|(_, chance)| chance).sum::<f64>().min(1.0)
    };
    Some(Odds {
        as_far: chance(&|other| deviation(other) >= deviation(total)),
        as_well: chance(&|other| other >= total),
        as_badly: chance(&|other| other <= total),
    })
}

/// The probability of each total.
struct Distribution {
    /// The smallest total.
    least: i64,
    /// The probabilities of the totals from `least` on.
    chances: Vec<f64>,
}

impl Distribution {
    fn nothing() -> Self {
        Self { least: 0, chances: vec![1.0] }
    }

    /// One more die.
    fn add(&mut self, faces: &[i64]) {
        // Smaller probabilities cannot change the sums any more; dropping them saves seconds in a long match.
        const NEVER: f64 = 1e-60;
        let (low, high) =
            faces.iter().fold((i64::MAX, i64::MIN), |(low, high), face| (low.min(*face), high.max(*face)));
        let mut chances = vec![0.0; self.chances.len() + (high - low) as usize];
        for face in faces {
            let shift = (face - low) as usize;
            for (sum, chance) in chances[shift..].iter_mut().zip(&self.chances) {
                *sum += chance / faces.len() as f64;
            }
        }
        self.least += low;
        let first = chances.iter().position(|chance| *chance > NEVER).unwrap_or(0);
        let last = chances.iter().rposition(|chance| *chance > NEVER).unwrap_or(0);
        self.least += first as i64;
        self.chances = chances.drain(first..=last).collect();
    }
}

fn lcm(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}
