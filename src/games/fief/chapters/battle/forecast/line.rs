//! All that can become of one front in a battle: what it is worth in each state, what its dice remove, and what state
//! each blow leaves it in. Every state is worked out once, and kept for the next battle of the same front.
use crate::games::fief::chapters::battle::combat_results::{Column, Front, damage, dice_at, worth};
use crate::games::fief::chapters::battle::forecast::course::{Aim, Course, WHOLE};
use crate::games::fief::chapters::battle::forecast::hosts::Host;
use crate::games::fief::rules::Rules;
use bevy::platform::collections::HashMap;
use smallvec::SmallVec;
use std::sync::Arc;

/// Points removed with how likely they are, of [`WHOLE`].
type Spread = Box<[(u16, u64)]>;

/// What dice show together, with how likely it is, of [`WHOLE`].
type Sums = Arc<[(i32, u64)]>;

/// A state, or what dice remove, that has not been worked out yet.
const UNKNOWN: u16 = u16::MAX;

/// What is known of a front in one state, but for its strength.
struct State {
    host: Host,
    front: Front,
    /// The number of what its dice remove, by the column of those whom it strikes.
    spreads: [u16; 3],
}

/// How battles go: by these rules, with what an expansion changes.
#[derive(Clone, Copy)]
pub struct Ways<'a> {
    pub rules: &'a Rules,
    pub course: &'a dyn Course,
}

/// Fronts of earlier battles, by what they began with. All of them are for the same rules and the same course.
#[derive(Default)]
pub struct Lines {
    known: HashMap<Host, Line>,
    /// What dice show is the same for all of them.
    sums: Vec<((i32, u32), Sums)>,
}

/// So many fronts are kept at most; with more it begins anew. A front of more states than this is not kept.
const MOST_KEPT: usize = 400;
const MOST_STATES_KEPT: usize = 1_000;

impl Lines {
    /// All that is known of a front already; it is to be [kept](Lines::keep) again.
    pub(super) fn take(&mut self, ways: Ways, host: &Host) -> Line {
        let mut line = self.known.remove(host).unwrap_or_else(|| Line::new(ways, host));
        line.sums.clone_from(&self.sums);
        line
    }
    pub(super) fn keep(&mut self, line: Line) {
        for (key, sums) in &line.sums {
            if self.sums.iter().all(|(known, _)| known != key) {
                self.sums.push((*key, sums.clone()));
            }
        }
        if line.states.len() > MOST_STATES_KEPT {
            return;
        }
        if self.known.len() >= MOST_KEPT {
            self.known.clear();
        }
        self.known.insert(line.host(0).clone(), line);
    }
}

/// A front with its states, numbered as they are found; the first is the one that the battle begins in.
pub(super) struct Line {
    states: Vec<State>,
    /// The strength in each state; and the state after so many points, if that has been worked out. Beside the rest, because these
    /// two are looked up all the time.
    strengths: Vec<u16>,
    after: Vec<SmallVec<[u16; 12]>>,
    /// All that its dice remove, in whatever state: many states are alike in it.
    spreads: Vec<Spread>,
    /// Found by what the front has left; nobody ever goes through them in this order.
    numbers: HashMap<Host, u16>,
    /// What so many dice show, of which so many are thrown again.
    sums: Vec<((i32, u32), Sums)>,
}

impl Line {
    fn new(ways: Ways, host: &Host) -> Self {
        let mut line = Self {
            states: vec![],
            strengths: vec![],
            after: vec![],
            spreads: vec![],
            numbers: HashMap::new(),
            sums: vec![],
        };
        line.number(ways, host.clone());
        line
    }
    fn number(&mut self, ways: Ways, host: Host) -> u16 {
        if let Some(number) = self.numbers.get(&host) {
            return *number;
        }
        let number = self.states.len() as u16;
        let front = host.front(ways.rules);
        self.numbers.insert(host.clone(), number);
        self.strengths.push(front.strength());
        self.after.push(SmallVec::new());
        self.states.push(State { host, front, spreads: [UNKNOWN; 3] });
        number
    }
    pub fn host(&self, state: u16) -> &Host {
        &self.states[usize::from(state)].host
    }
    pub fn strength(&self, state: u16) -> u16 {
        self.strengths[usize::from(state)]
    }
    /// How many states have been found.
    pub fn count(&self) -> usize {
        self.states.len()
    }
    pub fn has_lords(&self, state: u16) -> bool {
        self.states[usize::from(state)].front.lords > 0
    }
    /// How many dice it throws at those in a column (F-9.08).
    pub fn dice(&self, ways: Ways, state: u16, at: Column) -> i32 {
        dice_at(ways.rules, self.strength(state), at)
    }
    /// The state after so many points, never more than are there (F-9.15).
    pub fn after(&mut self, ways: Ways, state: u16, points: u16) -> u16 {
        let points = points.min(self.strength(state));
        if points == 0 {
            return state;
        }
        if let Some(after) = self.after[usize::from(state)].get(usize::from(points)).filter(|after| **after != UNKNOWN)
        {
            return *after;
        }
        let mut host = self.host(state).clone();
        ways.course.suffer(ways.rules, &mut host, points);
        let number = self.number(ways, host);
        let after = &mut self.after[usize::from(state)];
        if after.len() <= usize::from(points) {
            after.resize(usize::from(points) + 1, UNKNOWN);
        }
        after[usize::from(points)] = number;
        number
    }
    /// The state after a lord has fallen to an aim.
    pub fn without(&mut self, ways: Ways, state: u16, aim: Aim) -> u16 {
        let mut host = self.host(state).clone();
        ways.course.slay(ways.rules, &mut host, aim);
        self.number(ways, host)
    }
    /// The number of what its dice remove from those in a column.
    pub fn spread(&mut self, ways: Ways, state: u16, at: Column) -> u16 {
        let (state, column) = (usize::from(state), at as usize);
        let known = self.states[state].spreads[column];
        if known != UNKNOWN {
            return known;
        }
        let spread = self.make_spread(ways, state, at);
        let number = self.spreads.iter().position(|other| *other == spread).unwrap_or_else(|| {
            self.spreads.push(spread);
            self.spreads.len() - 1
        });
        self.states[state].spreads[column] = number as u16;
        number as u16
    }
    /// Points removed with how likely they are, of [`WHOLE`], by the number of the spread.
    pub fn removed(&self, spread: u16) -> &[(u16, u64)] {
        &self.spreads[usize::from(spread)]
    }
    fn make_spread(&mut self, ways: Ways, state: usize, at: Column) -> Spread {
        let known = &self.states[state];
        let (front, again) = (known.front, ways.course.dice_again(&known.host));
        let count = dice_at(ways.rules, front.strength(), at);
        let mut points: Vec<(u16, u64)> = vec![];
        for (sum, chance) in self.sums(ways, count, again).iter() {
            let lost = damage(ways.rules, front, count as usize, *sum, at);
            match points.iter_mut().find(|(points, _)| *points == lost) {
                Some((_, all)) => *all += chance,
                None => points.push((lost, *chance)),
            }
        }
        points.into()
    }
    fn sums(&mut self, ways: Ways, count: i32, again: u32) -> Sums {
        let again = if count > 0 { again } else { 0 };
        if let Some((_, sums)) = self.sums.iter().find(|(key, _)| *key == (count, again)) {
            return sums.clone();
        }
        let sums: Sums = match again {
            0 => plain_sums(ways.rules, count),
            _ => sums_thrown_again(ways, count, again),
        }
        .into();
        self.sums.push(((count, again), sums.clone()));
        sums
    }
}

/// Adds a chance to that of the same thing, or puts it last.
fn add<T: PartialEq>(all: &mut Vec<(T, u64)>, thing: T, chance: u64) {
    match all.iter_mut().find(|(other, _)| *other == thing) {
        Some((_, sum)) => *sum += chance,
        None => all.push((thing, chance)),
    }
}
/// Gives what was lost by rounding to the likeliest.
fn made_whole<T>(mut all: Vec<(T, u64)>) -> Vec<(T, u64)> {
    let sum: u64 = all.iter().map(|(_, chance)| chance).sum();
    if let Some((_, most)) = all.iter_mut().max_by_key(|(_, chance)| *chance) {
        *most += WHOLE - sum.min(WHOLE);
    }
    all
}

/// What so many loss dice count together.
fn plain_sums(rules: &Rules, count: i32) -> Vec<(i32, u64)> {
    let sides = rules.data.combat.sides;
    let mut all = vec![(0, WHOLE)];
    for _ in 0..count {
        let mut next = vec![];
        for (sum, chance) in &all {
            (1..=sides).for_each(|face| add(&mut next, sum + worth(rules, face), chance / sides as u64));
        }
        all = next;
    }
    made_whole(all)
}

/// The same if so many of them may be thrown again, the worst first, one after the other.
fn sums_thrown_again(ways: Ways, count: i32, again: u32) -> Vec<(i32, u64)> {
    let Ways { rules, course } = ways;
    let sides = rules.data.combat.sides;
    let mut all: Vec<(SmallVec<[i32; 4]>, u64)> = vec![(SmallVec::new(), WHOLE)];
    let throw = |all: &[(SmallVec<[i32; 4]>, u64)], worst: &dyn Fn(&[i32]) -> Option<usize>| {
        let mut next = vec![];
        for (faces, chance) in all {
            let Some(die) = worst(faces) else {
                add(&mut next, faces.clone(), *chance);
                continue;
            };
            for face in 1..=sides {
                let mut faces = faces.clone();
                match faces.get_mut(die) {
                    Some(thrown) => *thrown = face,
                    None => faces.push(face),
                }
                faces.sort_unstable();
                add(&mut next, faces, chance / sides as u64);
            }
        }
        next
    };
    for _ in 0..count {
        all = throw(&all, &|faces| Some(faces.len()));
    }
    for _ in 0..again {
        all = throw(&all, &|faces| faces.first().filter(|face| course.is_thrown_again(**face)).map(|_| 0));
    }
    let mut sums = vec![];
    all.iter().for_each(|(faces, chance)| add(&mut sums, faces.iter().map(|face| worth(rules, *face)).sum(), *chance));
    made_whole(sums)
}
