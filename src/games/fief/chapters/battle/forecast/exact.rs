//! The exact chances of two fronts: all that can come of each round, round by round (F-9.04, F-9.11).
use crate::games::fief::chapters::battle::forecast::course::WHOLE;
use crate::games::fief::chapters::battle::forecast::line::{Line, Lines, Ways};
use crate::games::fief::chapters::battle::forecast::{Encounter, Odds, Tally};
use smallvec::SmallVec;

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

/// Where the dice of a front leave the other, with how likely that is, of [`WHOLE`].
type Outcomes = SmallVec<[(u16, u64); 12]>;

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
    let mut reached = [Reached::default(), Reached::default()];
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
        if stops || ends.contains(&0) { tally.add(ends, chance) } else { now.add(of_a, of_d, chance) }
    }
    let mut outcomes = 0;
    for _ in 0..encounter.rounds {
        let mut next = Pairs::default();
        let mut left = 0;
        for (of_a, of_d, chance) in now.all() {
            if a.dice(ways, of_a, columns[1]) == 0 && d.dice(ways, of_d, columns[0]) == 0 {
                // Where nobody has a die the attackers fall back.
                tally.add([a.strength(of_a), d.strength(of_d)], chance);
                continue;
            }
            let (by_a, by_d) = (a.spread(ways, of_a, columns[1]), d.spread(ways, of_d, columns[0]));
            outcomes += by_a.len() * by_d.len();
            let to_d: Outcomes =
                by_a.iter().map(|(on_d, p)| (reached[1].note(d.after(ways, of_d, *on_d)), *p)).collect();
            let to_a: Outcomes =
                by_d.iter().map(|(on_a, q)| (reached[0].note(a.after(ways, of_a, *on_a)), *q)).collect();
            for (to_d, p) in to_d {
                let (on_d, left_d) = (part(chance, p), d.strength(to_d));
                for (to_a, q) in &to_a {
                    let (to_a, likely) = (*to_a, part(on_d, *q));
                    let ends = [a.strength(to_a), left_d];
                    if ends.contains(&0) {
                        tally.add(ends, likely);
                    } else if likely >= least {
                        next.add(to_a, to_d, likely);
                        left += likely;
                    }
                }
            }
        }
        if outcomes > MOST_OUTCOMES || reached.iter().any(|reached| reached.count > MOST_STATES) {
            return None;
        }
        now = next;
        if left < rare {
            break;
        }
    }
    now.all().for_each(|(of_a, of_d, chance)| tally.add([a.strength(of_a), d.strength(of_d)], chance));
    Some(tally.odds(0))
}
