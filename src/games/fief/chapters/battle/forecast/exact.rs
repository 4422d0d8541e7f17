//! The exact chances of two fronts: all that can come of each round, round by round (F-9.04, F-9.11).
use crate::games::fief::chapters::battle::forecast::course::WHOLE;
use crate::games::fief::chapters::battle::forecast::line::{Line, Lines, Ways};
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds, Tally};
use std::ops::Range;

/// A chance of 1, in the units in which chances are counted here.
const ALL: u64 = 1 << 62;
/// Beyond so many outcomes of single rounds it would take longer than about a millisecond.
const MOST_OUTCOMES: usize = 250_000;
const MOST_STATES: usize = 1_000;

/// What may be left out of a forecast because it is so rare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Precision {
    /// Rounds that fewer than one of two thousand million battles come to.
    Full,
    /// For scripts, which weigh hundreds of battles before they march: rounds that fewer than one of ten thousand battles come to,
    /// and states after a round that fewer than one of a million come to from the same state before it.
    Weighed,
}
impl Precision {
    /// How likely the next round, and a step from one state to another, has to be to be reckoned with; of [`ALL`].
    fn rare(self) -> [u64; 2] {
        match self {
            Self::Full => [ALL / 2_000_000_000, 1],
            Self::Weighed => [ALL / 10_000, ALL / 1_000_000],
        }
    }
}

/// How likely each pair of states of attackers and defenders is: a row for each state of the attackers.
#[derive(Default)]
struct Pairs(Vec<Vec<u64>>);
impl Pairs {
    /// The row of a state of the attackers, for so many states of the defenders at least.
    fn row(&mut self, a: u16, states: usize) -> &mut [u64] {
        let a = usize::from(a);
        if self.0.len() <= a {
            self.0.resize_with(a + 1, Vec::new);
        }
        let row = &mut self.0[a];
        if row.len() < states {
            row.resize(states, 0);
        }
        row
    }
    fn all(&self) -> impl Iterator<Item = (u16, u16, u64)> + '_ {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(a, row)| row.iter().enumerate().map(move |(d, chance)| (a as u16, d as u16, *chance)))
            .filter(|(_, _, chance)| *chance > 0)
    }
    /// Makes every pair impossible again, and keeps the room.
    fn clear(&mut self) {
        self.0.iter_mut().for_each(|row| row.fill(0));
    }
}

/// The states that a front has come to in this battle, whatever else is known of it from earlier ones.
#[derive(Default)]
struct Reached {
    states: Vec<bool>,
    count: usize,
}
impl Reached {
    fn note(&mut self, state: u16) -> u16 {
        let at = usize::from(state);
        if self.states.len() <= at {
            self.states.resize(at + 1, false);
        }
        self.count += usize::from(!self.states[at]);
        self.states[at] = true;
        state
    }
}

/// What the dice of one front may make of the other: the state, its strength, and how likely it is, of [`WHOLE`].
#[derive(Clone, Copy)]
struct Step {
    to: u16,
    strength: u16,
    chance: u64,
}

/// A front in this battle: all that it may come to, each worked out once.
struct Fighters<'a> {
    line: &'a mut Line,
    reached: Reached,
    /// Where in `all` the steps from a state stand, for each spread of the other front by its number.
    known: Vec<Vec<Option<Range<usize>>>>,
    all: Vec<Step>,
}
impl<'a> Fighters<'a> {
    fn new(line: &'a mut Line) -> Self {
        Self { line, reached: Reached::default(), known: vec![], all: vec![] }
    }
    /// The steps from a state under what the other front's dice remove, by the number of that spread.
    fn steps(&mut self, ways: Ways, from: u16, spread: u16, removed: &[(u16, u64)]) -> Range<usize> {
        let (state, spread) = (usize::from(from), usize::from(spread));
        if self.known.len() <= state {
            self.known.resize_with(state + 1, Vec::new);
        }
        let of_state = &mut self.known[state];
        if of_state.len() <= spread {
            of_state.resize(spread + 1, None);
        }
        if let Some(range) = &of_state[spread] {
            return range.clone();
        }
        let begin = self.all.len();
        for (points, chance) in removed {
            let to = self.reached.note(self.line.after(ways, from, *points));
            match self.all[begin..].last_mut() {
                // More than is there cannot be lost.
                Some(last) if last.to == to => last.chance += chance,
                _ => self.all.push(Step { to, strength: self.line.strength(to), chance: *chance }),
            }
        }
        let range = begin..self.all.len();
        of_state[spread] = Some(range.clone());
        range
    }
}

/// So much of a chance, of [`WHOLE`].
fn part(chance: u64, of_whole: u64) -> u64 {
    (u128::from(chance) * u128::from(of_whole) / u128::from(WHOLE)) as u64
}

/// The chances of attackers who fight as one; nothing if it would take too long to work them out.
pub(super) fn exact(ways: Ways, lines: &mut Lines, encounter: &Encounter, precision: Precision) -> Option<Odds> {
    let [attackers] = &encounter.attackers[..] else { return None };
    let (mut a, mut d) = (lines.take(ways, attackers), lines.take(ways, &encounter.defenders));
    let odds = between(ways, [&mut a, &mut d], encounter, precision);
    lines.keep(a);
    lines.keep(d);
    odds
}

fn between(ways: Ways, [a, d]: [&mut Line; 2], encounter: &Encounter, precision: Precision) -> Option<Odds> {
    let [rare, least] = precision.rare();
    let columns = [a.host(0).column, d.host(0).column];
    let mut tally = Tally::new([a.strength(0), d.strength(0)]);
    let mut now = Pairs::default();
    let [on_a, on_d] = [0, 1].map(|front| encounter.blows.get(front).copied().unwrap_or(0));
    let (first_a, first_d) = (a.after(ways, 0, on_a), d.after(ways, 0, on_d));
    for opening in encounter.openings(ways, std::slice::from_ref(a.host(first_a)), d.host(first_d)) {
        let chance = opening.chance * (ALL / WHOLE);
        let spared = opening.slain.map_or(first_a, |aim| a.without(ways, first_a, aim));
        // Without a fighting lord the attackers stop before the first round.
        let stops = opening.slain.is_some() && !a.has_lords(spared);
        let of_a = a.after(ways, spared, opening.on_attackers.1);
        let of_d = d.after(ways, first_d, opening.on_defenders);
        let ends = [a.strength(of_a), d.strength(of_d)];
        if stops || ends.contains(&0) {
            tally.add(ends, chance);
        } else {
            now.row(of_a, d.count())[usize::from(of_d)] += chance;
        }
    }
    let mut outcomes = 0;
    let mut next = Pairs::default();
    let [mut a, mut d] = [a, d].map(Fighters::new);
    for _ in 0..encounter.rounds {
        let mut left = 0;
        for (of_a, of_d, chance) in now.all() {
            if a.line.dice(ways, of_a, columns[1]) == 0 && d.line.dice(ways, of_d, columns[0]) == 0 {
                // Where nobody has a die the attackers fall back.
                tally.add([a.line.strength(of_a), d.line.strength(of_d)], chance);
                continue;
            }
            let (by_a, by_d) = (a.line.spread(ways, of_a, columns[1]), d.line.spread(ways, of_d, columns[0]));
            outcomes += a.line.removed(by_a).len() * d.line.removed(by_d).len();
            let to_d = d.steps(ways, of_d, by_a, a.line.removed(by_a));
            let to_a = a.steps(ways, of_a, by_d, d.line.removed(by_d));
            for Step { to, strength, chance: q } in &a.all[to_a] {
                let on_a = part(chance, *q);
                let to_d = &d.all[to_d.clone()];
                if *strength == 0 {
                    to_d.iter().for_each(|step| tally.add([0, step.strength], part(on_a, step.chance)));
                    continue;
                }
                let row = next.row(*to, d.line.count());
                for step in to_d {
                    let likely = part(on_a, step.chance);
                    if step.strength == 0 {
                        tally.add([*strength, 0], likely);
                    } else if likely >= least {
                        row[usize::from(step.to)] += likely;
                        left += likely;
                    }
                }
            }
        }
        if outcomes > MOST_OUTCOMES || [&a, &d].iter().any(|front| front.reached.count > MOST_STATES) {
            return None;
        }
        std::mem::swap(&mut now, &mut next);
        next.clear();
        if left < rare {
            break;
        }
    }
    now.all().for_each(|(of_a, of_d, chance)| tally.add([a.line.strength(of_a), d.line.strength(of_d)], chance));
    Some(tally.odds(0))
}
