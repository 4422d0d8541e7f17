//! The exact chances of an attack, a contest or a spell, before the dice are thrown.
//!
//! All are whole numbers of cases. Those of dice with six sides are counted in parts of [`WHOLE`], a power of six: they are exact
//! as long as no more than 46 dice can fall, for order, defence, attack and re-rolls together. What cannot be divided any further
//! beyond that stays with the worse result; it is less than 10⁻²⁵ altogether. So a rule may decide by them; [`Fraction::as_f64`] is for
//! showing only.
use super::chapters::attack::{
    AttackProfile, Criticals, DefenceProfile, Fumbles, OrderDie, Pick, SIDES, SIX, Switches, criticals, losses,
};
use crate::table::kit::contests::Throw;
use std::collections::HashMap;

/// Certainty, in cases: 6⁴⁶.
pub const WHOLE: u128 = 6_u128.pow(46);

/// As many dice as sums of cases have room for.
const MOST_DICE: u32 = 500;

/// So many cases out of so many: a chance, or the mean of a number (which may be more than 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    pub cases: u128,
    pub of: u128,
}

impl Fraction {
    fn of_whole(cases: u128) -> Self {
        Self { cases, of: WHOLE }
    }
    /// For showing: never in a rule.
    pub fn as_f64(self) -> f64 {
        self.cases as f64 / self.of as f64
    }
    /// Whether it is at least `number` parts of `parts`, which are at most 500: `is_at_least(7, 2)` asks for 3½.
    pub fn is_at_least(self, number: u32, parts: u32) -> bool {
        let (whole, rest) = (self.cases / self.of, self.cases % self.of);
        whole * u128::from(parts) + rest * u128::from(parts) / self.of >= u128::from(number)
    }
    /// A chance in percent, rounded.
    pub fn percent(self) -> u32 {
        ((200 * self.cases + self.of) / (2 * self.of)) as u32
    }
}

/// The chances of each value of a number from 0, in parts of [`WHOLE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread(Vec<u128>);

impl Spread {
    /// The chance of exactly this value.
    pub fn exactly(&self, value: u32) -> Fraction {
        Fraction::of_whole(self.0.get(value as usize).copied().unwrap_or(0))
    }
    /// The chance of this value or more.
    pub fn at_least(&self, value: u32) -> Fraction {
        Fraction::of_whole(self.0.iter().skip(value as usize).sum())
    }
    /// The greatest value that it has room for.
    pub fn greatest(&self) -> u32 {
        self.0.len() as u32 - 1
    }
    /// The mean.
    pub fn mean(&self) -> Fraction {
        Fraction::of_whole(self.0.iter().zip(0..).map(|(cases, value): (_, u128)| cases * value).sum())
    }
    /// The spread of what follows from the value.
    fn then(&self, follows: impl Fn(u32) -> u32) -> Self {
        let mut spread = vec![0; follows(self.greatest()) as usize + 1];
        for (cases, value) in self.0.iter().zip(0..) {
            spread[follows(value) as usize] += cases;
        }
        Self(spread)
    }
}

/// The chance of one threshold, in parts of [`WHOLE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThresholdOdds {
    /// 1 to 6.
    pub value: i32,
    /// Without a block, and with one (V-14.12).
    pub open: u128,
    pub blocked: u128,
}

/// The chances of each threshold: the best of so many dice (V-14.01), or under necrosis the worst (V-22.06).
pub fn of_threshold(dice: u32, pick: Pick) -> [ThresholdOdds; SIDES as usize] {
    // All dice show one of so many faces.
    let all = |faces: i32| (0..dice).fold(WHOLE, |cases, _| cases / SIDES as u128 * faces as u128);
    std::array::from_fn(|i| {
        let value = i as i32 + 1;
        let [open, blocked] = match pick {
            Pick::Best if value == SIX => [0, all(SIX) - all(SIX - 1)],
            Pick::Best => [all(value) - all(value - 1), 0],
            Pick::Worst => {
                let any = all(SIX + 1 - value) - all(SIX - value);
                let open = if value == SIX { 0 } else { all(SIX - value) - all(SIX - value - 1) };
                [open, any - open]
            }
        };
        ThresholdOdds { value, open, blocked }
    })
}

/// The chances of each number of hits of so many attack dice and the order die against this threshold.
pub fn of_hits(dice: u32, order_die: OrderDie, threshold: i32, criticals: Criticals, fumbles: Fumbles) -> Spread {
    Spread(Strike::new(threshold, criticals, fumbles).hits(WHOLE, dice, order_die))
}

/// Attack dice thrown one after the other. A critical that is left and a failure that it may re-roll are used up at once; that
/// gives the same chances as re-rolling after all dice have been thrown, for it only changes which of equal dice is rolled when.
struct Strike {
    /// Faces that are critical hits, other hits, fumbles, failures that may be re-rolled.
    six: u128,
    hit: u128,
    fumble: u128,
    failure: u128,
    /// A one of the first roll is rolled again for nothing.
    free: bool,
}

impl Strike {
    fn new(threshold: i32, criticals: Criticals, fumbles: Fumbles) -> Self {
        let six = u128::from(criticals == Criticals::Reroll);
        let hit = (SIX + 1 - threshold) as u128 - six;
        let fails = (threshold - 1) as u128;
        let free = fumbles == Fumbles::FreeOnce && criticals != Criticals::Blocked;
        // Where nothing is re-rolled, every failure is as final as a fumble.
        let fumble = match fumbles {
            _ if six == 0 && !free => fails,
            Fumbles::Eligible => 0,
            Fumbles::Stay | Fumbles::FreeOnce => fails.min(1),
        };
        Self { six, hit, fumble, failure: fails - fumble, free }
    }

    /// Cases of each number of hits, from so many cases in which the dice are thrown.
    fn hits(&self, cases: u128, dice: u32, order_die: OrderDie) -> Vec<u128> {
        let (least, most, start) = match order_die {
            OrderDie::None => (dice, dice, cases),
            OrderDie::Shows(face) => (dice + face as u32, dice + face as u32, cases),
            OrderDie::Rolls => (dice + 1, dice + SIDES as u32, cases / SIDES as u128),
        };
        debug_assert!(most <= MOST_DICE, "{most} dice");
        let mut states = States::new(most as usize);
        states.add(0, 0, start);
        let mut hits = vec![0; most as usize + 1];
        hits[0] = cases - start * u128::from(most - least + 1);
        for thrown in 0..=most {
            if thrown >= least {
                states.add_hits(&mut hits);
            }
            if thrown < most {
                states = self.throw(states, thrown as i32);
            }
        }
        hits
    }

    /// Throws one more die, with all re-rolls that it makes possible.
    fn throw(&self, states: States, thrown: i32) -> States {
        let mut after = States::new(states.dice);
        let mut again = States::new(states.dice);
        for surplus in -thrown..=thrown {
            for hits in 0..=thrown {
                self.fall(hits, surplus, states.get(hits, surplus), self.free, &mut again, &mut after);
            }
        }
        // A re-roll that leads to another one brings the surplus nearer to nothing: the outermost come first.
        for surplus in (-thrown..0).chain((0..=thrown).rev()) {
            for hits in 0..=thrown {
                self.fall(hits, surplus, again.take(hits, surplus), false, &mut again, &mut after);
            }
        }
        after
    }

    /// One die falls, where so many hits were counted and so many more criticals than failures are left (fewer: below 0).
    fn fall(&self, hits: i32, surplus: i32, cases: u128, free: bool, again: &mut States, after: &mut States) {
        if cases == 0 {
            return;
        }
        let face = cases / SIDES as u128;
        let rest = cases - face * SIDES as u128;
        let to = if surplus < 0 { &mut *again } else { &mut *after };
        to.add(hits + 1, surplus + 1, face * self.six);
        after.add(hits + 1, surplus, face * self.hit);
        let to = if free { &mut *again } else { &mut *after };
        to.add(hits, surplus, face * self.fumble);
        let to = if surplus > 0 && self.six > 0 { again } else { &mut *after };
        to.add(hits, surplus - 1, face * self.failure);
        after.add(hits, surplus, rest);
    }
}

/// Cases by hits and surplus of criticals over failures.
struct States {
    dice: usize,
    cases: Vec<u128>,
}

impl States {
    fn new(dice: usize) -> Self {
        Self { dice, cases: vec![0; (dice + 1) * (2 * dice + 1)] }
    }
    fn index(&self, hits: i32, surplus: i32) -> usize {
        hits as usize * (2 * self.dice + 1) + (surplus + self.dice as i32) as usize
    }
    fn get(&self, hits: i32, surplus: i32) -> u128 {
        self.cases[self.index(hits, surplus)]
    }
    fn take(&mut self, hits: i32, surplus: i32) -> u128 {
        let index = self.index(hits, surplus);
        std::mem::take(&mut self.cases[index])
    }
    fn add(&mut self, hits: i32, surplus: i32, cases: u128) {
        if cases > 0 {
            let index = self.index(hits, surplus);
            self.cases[index] += cases;
        }
    }
    fn add_hits(&self, into: &mut [u128]) {
        for (row, hits) in self.cases.chunks(2 * self.dice + 1).zip(into) {
            *hits += row.iter().sum::<u128>();
        }
    }
}

/// The chances of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackOdds {
    pub threshold: [ThresholdOdds; SIDES as usize],
    pub hits: Spread,
    /// No more than may fall.
    pub losses: Spread,
}

impl AttackOdds {
    /// The chance that the defence blocks all criticals (V-14.12).
    pub fn block(&self) -> Fraction {
        Fraction::of_whole(self.threshold.iter().map(|odds| odds.blocked).sum())
    }
}

/// The chances of a whole attack on a unit of whose fighters `may_fall` can be lost to it.
pub fn of_attack(attack: &AttackProfile, defence: &DefenceProfile, switches: &Switches, may_fall: u32) -> AttackOdds {
    let threshold = of_threshold(defence.dice(attack.manner, switches.doubling), defence.pick);
    let mut hits: Vec<u128> = vec![];
    let mut add = |cases: u128, value: i32, criticals: Criticals| {
        if cases > 0 {
            let more = Strike::new(value, criticals, attack.fumbles).hits(cases, attack.dice, attack.order_die);
            hits.resize(more.len(), 0);
            hits.iter_mut().zip(more).for_each(|(sum, cases)| *sum += cases);
        }
    };
    for odds in &threshold {
        add(odds.open, odds.value, criticals(attack, defence, switches));
        add(odds.blocked, odds.value, Criticals::Blocked);
    }
    let hits = Spread(hits);
    let losses = hits.then(|hits| losses(hits, defence.hits_for_a_loss()).min(may_fall));
    AttackOdds { threshold, hits, losses }
}

/// The chance that the first side wins a contest of two (V-2.01, V-2.02, V-2.03, V-2.04, V-2.05).
pub fn of_contest(targets: [i32; 2], throw: Throw) -> Fraction {
    let mut totals: Vec<u128> = vec![1];
    for _ in 0..throw.dice {
        let mut more = vec![0; totals.len() + throw.sides as usize];
        for (total, cases) in totals.iter().enumerate() {
            (1..=throw.sides as usize).for_each(|face| more[total + face] += cases);
        }
        totals = more;
    }
    let (mut first, mut second, mut chance) = (0, 0, 0);
    for (mine, cases) in totals.iter().enumerate() {
        for (other, others) in totals.iter().enumerate() {
            let (mine, other) = (mine as i32 - targets[0], other as i32 - targets[1]);
            let wins = match (mine >= 0, other >= 0) {
                (false, false) => &mut chance,
                (true, true) if mine == other => continue,
                (true, other_passes) if !other_passes || mine > other => &mut first,
                _ => &mut second,
            };
            *wins += cases * others;
        }
    }
    Fraction { cases: 2 * first + chance, of: 2 * (first + second + chance) }
}

/// The chance that a spell succeeds (V-19.06) with so many dice, 46 at most, and the re-rolls that its criticals allow (V-19.08).
pub fn of_spell(dice: u32, threshold: i32, fumbles: Fumbles) -> Fraction {
    let mut spell = Spell { threshold, fumbles, known: HashMap::new() };
    let mut cases = 0;
    let throws = (SIDES as u128).pow(dice);
    hands(dice, &mut |faces, ways| {
        let free = if fumbles == Fumbles::FreeOnce { faces[0] } else { 0 };
        cases += spell.wins(Hand { faces, criticals: faces[5], free }) / throws * ways;
    });
    Fraction::of_whole(cases)
}

/// Every way in which dice can show faces, whichever die shows which, with the number of throws that come to it.
fn hands(dice: u32, each: &mut impl FnMut([u8; 6], u128)) {
    fn fill(face: usize, left: u32, ways: u128, faces: [u8; 6], each: &mut impl FnMut([u8; 6], u128)) {
        let with = |count: u32| {
            let mut faces = faces;
            faces[face] = count as u8;
            faces
        };
        if face == 5 {
            return each(with(left), ways);
        }
        // `choose` is the number of ways to choose `count` of `left` dice.
        let mut choose = 1;
        for count in 0..=left {
            fill(face + 1, left - count, ways * choose, with(count), each);
            choose = choose * u128::from(left - count) / u128::from(count + 1);
        }
    }
    fill(0, dice, 1, [0; 6], each);
}

/// Dice of a spell on the table: how many show each face, the criticals left, the ones that may be rolled again for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Hand {
    faces: [u8; 6],
    criticals: u8,
    free: u8,
}

struct Spell {
    threshold: i32,
    fumbles: Fumbles,
    /// Only looked up, never gone through.
    known: HashMap<Hand, u128>,
}

impl Spell {
    /// In how many cases of [`WHOLE`] the spell succeeds from here.
    fn wins(&mut self, hand: Hand) -> u128 {
        let total: i32 = hand.faces.iter().zip(1..).map(|(count, face)| i32::from(*count) * face).sum();
        if total >= self.threshold {
            return WHOLE;
        }
        let (index, mut left) = match hand {
            Hand { free: 1.., .. } => (0, Hand { free: hand.free - 1, ..hand }),
            Hand { criticals: 0, .. } => return 0,
            _ => {
                let lowest = (0..5).find(|i| hand.faces[*i] > 0 && self.fumbles.may_reroll(*i as i32 + 1));
                let Some(index) = lowest else { return 0 };
                (index, Hand { criticals: hand.criticals - 1, ..hand })
            }
        };
        if let Some(known) = self.known.get(&hand) {
            return *known;
        }
        left.faces[index] -= 1;
        let mut wins = 0;
        for face in 0..SIDES as usize {
            let mut next = left;
            next.faces[face] += 1;
            next.criticals += u8::from(face as i32 + 1 == SIX);
            wins += self.wins(next) / SIDES as u128;
        }
        self.known.insert(hand, wins);
        wins
    }
}
