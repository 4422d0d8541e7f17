//! All that can become of one front in a battle: what it is worth in each state, what its dice remove, and what state
//! each blow leaves it in. Every state is worked out once.
use crate::games::fief::chapters::battle::combat_results::{Column, Front, damage, dice_at, worth};
use crate::games::fief::chapters::battle::forecast::course::{Aim, Course, WHOLE};
use crate::games::fief::chapters::battle::forecast::hosts::Host;
use crate::games::fief::rules::Rules;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::rc::Rc;

/// Points removed with how likely they are, of [`WHOLE`].
pub(super) type Spread = Rc<[(u16, u64)]>;

/// What dice show together, with how likely it is, of [`WHOLE`].
type Sums = Rc<[(i32, u64)]>;

/// A state that has not been worked out yet.
const UNKNOWN: u16 = u16::MAX;

/// What is known of a front in one state.
struct State {
    host: Host,
    front: Front,
    /// What its dice remove, by the column of those whom it strikes.
    spreads: [Option<Spread>; 3],
    /// The state after so many points.
    after: SmallVec<[u16; 12]>,
}

/// A front with its states, numbered as they are found; the first is the one that the battle begins in.
pub(super) struct Line<'a> {
    rules: &'a Rules,
    course: &'a dyn Course,
    states: Vec<State>,
    /// Found by what the front has left; nobody ever goes through them in this order.
    numbers: HashMap<Host, u16>,
    /// What so many dice show, of which so many are thrown again.
    sums: Vec<((i32, u32), Sums)>,
}

impl<'a> Line<'a> {
    pub fn new(rules: &'a Rules, course: &'a dyn Course, host: &Host) -> Self {
        let mut line = Self { rules, course, states: vec![], numbers: HashMap::new(), sums: vec![] };
        line.number(host.clone());
        line
    }
    fn number(&mut self, host: Host) -> u16 {
        if let Some(number) = self.numbers.get(&host) {
            return *number;
        }
        let number = self.states.len() as u16;
        let front = host.front(self.rules);
        self.numbers.insert(host.clone(), number);
        self.states.push(State { host, front, spreads: [None, None, None], after: SmallVec::new() });
        number
    }
    pub fn host(&self, state: u16) -> &Host {
        &self.states[usize::from(state)].host
    }
    pub fn strength(&self, state: u16) -> u16 {
        self.states[usize::from(state)].front.strength()
    }
    pub fn has_lords(&self, state: u16) -> bool {
        self.states[usize::from(state)].front.lords > 0
    }
    /// How many dice it throws at those in a column (F-9.08).
    pub fn dice(&self, state: u16, at: Column) -> i32 {
        dice_at(self.rules, self.strength(state), at)
    }
    /// How many states have been found.
    pub fn found(&self) -> usize {
        self.states.len()
    }
    /// The state after so many points, never more than are there (F-9.15).
    pub fn after(&mut self, state: u16, points: u16) -> u16 {
        let points = points.min(self.strength(state));
        if points == 0 {
            return state;
        }
        let known = &self.states[usize::from(state)];
        if let Some(after) = known.after.get(usize::from(points)).filter(|after| **after != UNKNOWN) {
            return *after;
        }
        let mut host = known.host.clone();
        self.course.suffer(self.rules, &mut host, points);
        let number = self.number(host);
        let after = &mut self.states[usize::from(state)].after;
        if after.len() <= usize::from(points) {
            after.resize(usize::from(points) + 1, UNKNOWN);
        }
        after[usize::from(points)] = number;
        number
    }
    /// The state after a lord has fallen to an aim.
    pub fn without(&mut self, state: u16, aim: Aim) -> u16 {
        let mut host = self.host(state).clone();
        self.course.slay(self.rules, &mut host, aim);
        self.number(host)
    }
    /// What its dice remove from those in a column.
    pub fn spread(&mut self, state: u16, at: Column) -> Spread {
        let known = &self.states[usize::from(state)];
        if let Some(spread) = &known.spreads[at as usize] {
            return spread.clone();
        }
        let (front, again) = (known.front, self.course.dice_again(&known.host));
        let count = dice_at(self.rules, front.strength(), at);
        let mut points: Vec<(u16, u64)> = vec![];
        for (sum, chance) in self.sums(count, again).iter() {
            let lost = damage(self.rules, front, count as usize, *sum, at);
            match points.iter_mut().find(|(points, _)| *points == lost) {
                Some((_, all)) => *all += chance,
                None => points.push((lost, *chance)),
            }
        }
        let spread: Spread = points.into();
        self.states[usize::from(state)].spreads[at as usize] = Some(spread.clone());
        spread
    }
    fn sums(&mut self, count: i32, again: u32) -> Sums {
        let again = if count > 0 { again } else { 0 };
        if let Some((_, sums)) = self.sums.iter().find(|(key, _)| *key == (count, again)) {
            return sums.clone();
        }
        let sums: Sums = match again {
            0 => plain_sums(self.rules, count),
            _ => sums_thrown_again(self.rules, self.course, count, again),
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
fn sums_thrown_again(rules: &Rules, course: &dyn Course, count: i32, again: u32) -> Vec<(i32, u64)> {
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
