//! Luck: what each seat's dice showed, what fair dice would have, and how far from it is far.
//!
//! Dice are independent, so how likely a total is can be counted exactly. Cards drawn from a deck are not: each depends on
//! those before it, and a deck played to its end comes out even by itself. They are counted, but not judged.
use crate::table::protocol::targets::{Seat, Target};
use crate::table::state::chronicle::{Entry, Roll};
use crate::table::text::locales::Texts;
use crate::table::text::narrator::Teller;
use std::collections::BTreeMap;

/// A number that is the quotient of two, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    pub over: i64,
    /// At least 1.
    pub under: i64,
}

impl Fraction {
    /// In hundredths, rounded; a half is rounded away from 0.
    pub fn hundredths(self) -> i64 {
        let twice = 200 * self.over.abs() + self.under;
        twice / (2 * self.under) * self.over.signum()
    }

    /// With two places after the decimal sign of the language: 3.25; 3,25.
    pub fn tell(self, texts: &Texts) -> String {
        let hundredths = self.hundredths();
        let whole = (hundredths / 100).abs();
        let sign = if hundredths < 0 { "−" } else { "" };
        let rest = format!("{:02}", (hundredths % 100).abs());
        texts.format("luck-decimal", &[("whole", format!("{sign}{whole}").into()), ("rest", rest.into())])
    }
}

/// How often a face came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceCount {
    pub face: i32,
    pub rolled: u32,
    /// How often fair dice would show it.
    pub expected: Fraction,
}

/// What a total of dice is worth beside all that fair dice could have shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// How likely fair dice are to be at least as far from what is expected, in either direction: 0 to 1.
    pub as_far: f64,
    /// How likely fair dice are to do at least as well: 0 to 1.
    pub as_well: f64,
    /// How likely fair dice are to do at least as badly: 0 to 1.
    pub as_badly: f64,
}

/// How lucky somebody was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    VeryUnlucky,
    Unlucky,
    Ordinary,
    Lucky,
    VeryLucky,
    /// Fewer than [`FEWEST_ROLLS`], or dice that show the same whatever happens.
    TooFewRolls,
}

/// Below so many rolls nothing is said of luck.
pub const FEWEST_ROLLS: u32 = 10;
/// Luck that at most so many in a hundred have, good and bad taken together, is called luck.
pub const LUCKY_PERCENT: f64 = 10.0;
/// And that at most so many have, great luck.
pub const VERY_LUCKY_PERCENT: f64 = 1.0;

impl Odds {
    /// Better than most, or at least no worse; sums of floating numbers are equal only nearly.
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

    /// Fluent key of the sentence. It takes `$seat`, and `$count` and `$of`: so many in so many players do at least as well,
    /// or, where `$side` is `badly`, at least as badly.
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

/// What one seat rolled with one kind of die.
#[derive(Clone, Debug, PartialEq)]
pub struct DieLuck {
    /// All faces of the die, in rising order; some may be there several times.
    pub faces: Vec<i32>,
    /// The low faces are the lucky ones.
    pub low_is_lucky: bool,
    pub rolls: u32,
    /// Each different face once, in rising order; at the end, if need be, faces that no such die has (a script forced them).
    pub counts: Vec<FaceCount>,
    /// The faces rolled, added up.
    pub total: i64,
    /// Nothing if all totals are equally far from what is expected: no rolls, or all faces alike.
    pub odds: Option<Odds>,
}

impl DieLuck {
    /// The mean of what was rolled; nothing without a roll.
    pub fn mean(&self) -> Option<Fraction> {
        (self.rolls > 0).then(|| Fraction { over: self.total, under: self.rolls.into() })
    }
    /// The mean of fair dice.
    pub fn fair_mean(&self) -> Fraction {
        Fraction { over: self.faces.iter().map(|face| i64::from(*face)).sum(), under: self.faces.len() as i64 }
    }
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.rolls, self.odds)
    }
    /// What the kind of die is called: by its faces.
    pub fn name(&self, texts: &Texts) -> String {
        let faces: Vec<String> = self.faces.iter().map(i32::to_string).collect();
        texts.format("luck-die", &[("faces", faces.join(", ").into())])
    }
}

/// What one seat rolled.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatLuck {
    pub seat: Seat,
    /// Each kind of die, those with the most faces first.
    pub dice: Vec<DieLuck>,
    /// How many dice were rolled, of all kinds.
    pub rolls: u32,
    /// All dice taken together, by the sum of what they showed.
    pub odds: Option<Odds>,
    /// Cards drawn from a deck, which say nothing about luck.
    pub drawn: u32,
}

impl SeatLuck {
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.rolls, self.odds)
    }

    /// A plain sentence about this seat's luck with all its dice: "Lucky: …".
    pub fn sentence(&self, tell: &Teller) -> String {
        sentence(self.verdict(), self.odds, self.seat, tell)
    }

    /// A plain sentence about its luck with one kind of die.
    pub fn sentence_of(&self, die: &DieLuck, tell: &Teller) -> String {
        sentence(die.verdict(), die.odds, self.seat, tell)
    }

    /// Says that the cards drawn were left out; nothing if there were none.
    pub fn sentence_of_draws(&self, tell: &Teller) -> Option<String> {
        let args = [("count", self.drawn.into()), ("seat", tell.target(Target::Seat(self.seat)).into())];
        (self.drawn > 0).then(|| tell.texts.format("luck-drawn", &args))
    }
}

fn sentence(verdict: Verdict, odds: Option<Odds>, seat: Seat, tell: &Teller) -> String {
    let share = odds.map_or(1.0, |odds| odds.as_well.min(odds.as_badly));
    let good = odds.is_none_or(Odds::are_good);
    let (count, of) = in_so_many(share);
    let side = if good { "well" } else { "badly" };
    let seat = tell.target(Target::Seat(seat));
    let args = [("count", count.into()), ("of", of.into()), ("seat", seat.into()), ("side", side.into())];
    tell.texts.format(verdict.text(), &args)
}

/// A share as people say it: 38 in 100, 3 in 1000; never less than 1 in a million.
pub fn in_so_many(share: f64) -> (u32, u32) {
    let of = [100, 1_000, 10_000, 100_000].into_iter().find(|of| share * f64::from(*of) >= 1.0);
    let of = of.unwrap_or(1_000_000);
    (((share * f64::from(of)).round() as u32).clamp(1, of), of)
}

/// The luck of every seat that rolled a die or drew a card in `entries`, in the order of the seats. Take the entries that
/// the viewer may see ([`Match::chronicle`](super::matches::Match::chronicle)): what is hidden must not shine through. The higher a
/// face, the luckier, but for the purposes named in `low_is_lucky` ([`Roll::purpose`]).
///
/// The cost grows with the square of the rolls (250 rolls of a die with six faces: about a millisecond), so look again
/// when something was rolled, not at every frame.
pub fn luck<'e>(entries: impl IntoIterator<Item = &'e Entry>, low_is_lucky: &[&str]) -> Vec<SeatLuck> {
    #[derive(Default)]
    struct Tally {
        dice: BTreeMap<(bool, Vec<i32>), BTreeMap<i32, u32>>,
        drawn: u32,
    }
    let mut seats: BTreeMap<Seat, Tally> = BTreeMap::new();
    for roll in entries.into_iter().flat_map(|entry| &entry.rolls) {
        let Roll { seat, purpose, face, faces, drawn } = roll;
        let tally = seats.entry(*seat).or_default();
        if *drawn || faces.is_empty() {
            tally.drawn += 1;
            continue;
        }
        let mut faces = faces.clone();
        faces.sort_unstable();
        let low = low_is_lucky.contains(purpose);
        *tally.dice.entry((low, faces)).or_default().entry(*face).or_default() += 1;
    }
    let of_seat = |(seat, tally): (Seat, Tally)| {
        let mut dice: Vec<DieLuck> = (tally.dice.into_iter())
            .map(|((low_is_lucky, faces), counts)| of_die(faces, low_is_lucky, &counts))
            .collect();
        dice.sort_by_key(|die| std::cmp::Reverse(die.faces.len()));
        let rolls = dice.iter().map(|die| die.rolls).sum();
        SeatLuck { seat, rolls, odds: odds(&dice.iter().collect::<Vec<_>>()), dice, drawn: tally.drawn }
    };
    seats.into_iter().map(of_seat).collect()
}

fn of_die(faces: Vec<i32>, low_is_lucky: bool, rolled: &BTreeMap<i32, u32>) -> DieLuck {
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
    let mut die = DieLuck { faces, low_is_lucky, rolls, counts, total, odds: None };
    die.odds = odds(&[&die]);
    die
}

/// How likely fair dice of these kinds are to show a total as far off. Whether one is farther off than another is decided
/// in whole numbers; how likely it is, in floating ones, right to about twelve digits.
fn odds(dice: &[&DieLuck]) -> Option<Odds> {
    if dice.iter().all(|die| die.rolls == 0 || die.faces.first() == die.faces.last()) {
        return None;
    }
    // What counts is the luck of a face: the face itself, or less of it where low is lucky.
    let sign = |die: &DieLuck| if die.low_is_lucky { -1 } else { 1 };
    // All deviations are measured in parts of this, so that they are whole.
    let parts = dice.iter().fold(1, |parts, die| lcm(parts, die.faces.len() as i64));
    let expected: i64 = (dice.iter())
        .map(|die| sign(die) * die.fair_mean().over * i64::from(die.rolls) * (parts / die.faces.len() as i64))
        .sum();
    let total: i64 = dice.iter().map(|die| sign(die) * die.total).sum();
    let mut spread = Spread::nothing();
    for die in dice {
        let faces: Vec<i64> = die.faces.iter().map(|face| sign(die) * i64::from(*face)).collect();
        (0..die.rolls).for_each(|_| spread.add(&faces));
    }
    let deviation = |total: i64| (parts * total - expected).abs();
    let chance = |wanted: &dyn Fn(i64) -> bool| {
        let totals = (spread.least..).zip(&spread.chances).filter(|(total, _)| wanted(*total));
        totals.map(|(_, chance)| chance).sum::<f64>().min(1.0)
    };
    Some(Odds {
        as_far: chance(&|other| deviation(other) >= deviation(total)),
        as_well: chance(&|other| other >= total),
        as_badly: chance(&|other| other <= total),
    })
}

/// How likely each total is.
struct Spread {
    least: i64,
    /// From the least total on, without a gap.
    chances: Vec<f64>,
}

impl Spread {
    fn nothing() -> Self {
        Self { least: 0, chances: vec![1.0] }
    }

    /// One more die.
    fn add(&mut self, faces: &[i64]) {
        // Far beyond what a sum of floating numbers keeps; without it a long match would take seconds.
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
