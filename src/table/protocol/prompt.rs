//! The one idea: the game asks a seat something, with everything it may answer; the seat answers; the game works out
//! what follows. Here are the words of that conversation; `rulebook` says who serves them, `sequence` carries it on.
use super::areas::Area;
pub use super::targets::{Key, Order, Step, Task, Verb};
use super::targets::{On, Seat, Target, Universe};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// Why something may not be done: a reason (the words are the Fluent message `refusal-…` of that name) and the number
/// of the rule that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The end of the key of its Fluent message, behind `refusal-`.
    pub reason: &'static str,
    /// The full number of the rule; empty where no rule says so.
    pub rule: &'static str,
}
impl Refusal {
    /// A refusal for a reason, by a rule.
    pub const fn new(reason: &'static str, rule: &'static str) -> Self {
        Self { reason, rule }
    }
}
/// Whether something may be done, and if not, why.
pub type Allowed = Result<(), Refusal>;

/// How much of a prompt is wanted. Refusals cost only who asks for them.
#[derive(Clone, Copy, Debug, Default)]
pub enum Asking {
    /// Every order on offer.
    #[default]
    Offers,
    /// The same, and every order that is refused, with its reason.
    Everything,
    /// What becomes of this one order.
    Only(Order),
}

/// A range of numbers on offer with one verb (a bid, a sum).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The verb that takes any of these numbers.
    pub verb: Key,
    /// The smallest number on offer.
    pub least: i32,
    /// No number above this is on offer.
    pub most: i32,
    /// From one number to the next, counted from `least`; 1 or more.
    pub by: i32,
}

impl Span {
    /// Whether a number is on offer.
    pub fn contains(&self, n: i32) -> bool {
        (self.least..=self.most).contains(&n) && (n - self.least) % self.by == 0
    }
    /// How many numbers there are; at least 1, for an empty range is never on offer.
    pub fn count(&self) -> i32 {
        (self.most - self.least) / self.by + 1
    }
    /// The number at an index, from 0.
    pub fn at(&self, index: i32) -> i32 {
        self.least + index * self.by
    }
    /// Every order of it, from the least number on.
    pub fn orders(&self) -> impl Iterator<Item = Order> + use<'_> {
        (0..self.count()).map(|index| Order { verb: self.verb, on: Target::Number(self.at(index)) })
    }
}

/// An argument of a line of text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Word {
    /// The name of a target.
    On(Target),
    /// A number.
    Number(i32),
    /// A number of halves, shown as 7½.
    Halves(i32),
    /// So many of a thing: the attribute `.count` of its message, with `$n`.
    Several(Target, i32),
    /// A length on an open table, shown in the unit that its rules measure in: 2.4 R.
    Length(i32),
    /// A Fluent key, shown in the language in use.
    Key(&'static str),
}
/// What is put into a message by name; words of the same name are a list.
pub type Words = SmallVec<[(&'static str, Word); 4]>;

/// What a seat may do now, and on demand what it may not, with the reason.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// Fluent key of the question.
    pub text: &'static str,
    /// What is put into the question.
    pub words: Words,
    /// What is asked must not be seen by the other seats.
    pub secret: bool,
    /// The orders that answer it, each on one target.
    pub offered: Vec<Order>,
    /// Orders that are always possible and settle nothing of the question asked: concede, start over. Random and
    /// scripted seats leave them alone.
    pub standing: Vec<Order>,
    /// The ranges of numbers that answer it.
    pub spans: Vec<Span>,
    /// The parts of an open table whose points answer it.
    pub areas: Vec<Area>,
    /// The order that ends an open series of choices ("that is all"), if the question is such a series.
    pub closing: Option<Order>,
    /// The orders that are refused, as far as was asked for them, in the order in which they were found. The first refusal
    /// of an order is the one that counts. Whoever looks for many of them keeps them as [`Refusals`].
    pub refused: Vec<(Order, Refusal)>,
    pub(super) asking: Asking,
    /// Only for a prompt in full.
    universe: Option<Universe>,
    pub(super) served: bool,
    closed_to: Vec<(Seat, Refusal)>,
}

/// The refusals of a prompt in full, kept to be asked again and again.
#[derive(Debug, Default)]
pub struct Refusals {
    listed: Vec<(Order, Refusal)>,
    /// Where in `listed` an order stands first; made when somebody asks.
    first: OnceLock<HashMap<Order, usize>>,
}

impl Refusals {
    /// Every order that is refused, in the order in which they were found.
    pub fn listed(&self) -> &[(Order, Refusal)] {
        &self.listed
    }
    /// Why an order is refused, the first reason found; nothing if it is not. In constant time.
    pub fn of(&self, order: Order) -> Option<Refusal> {
        let first = self.first.get_or_init(|| {
            let mut first = HashMap::with_capacity(self.listed.len());
            for (place, (order, _)) in self.listed.iter().enumerate() {
                first.entry(*order).or_insert(place);
            }
            first
        });
        first.get(&order).map(|place| self.listed[*place].1)
    }
}

impl From<Vec<(Order, Refusal)>> for Refusals {
    fn from(listed: Vec<(Order, Refusal)>) -> Self {
        Self { listed, first: OnceLock::new() }
    }
}

impl Prompt {
    /// A question to `seat` with nothing on offer yet. `text`: its Fluent key; `universe`: everything in the match, only for a
    /// prompt in full.
    #[inline]
    pub fn new(seat: Seat, text: &'static str, asking: Asking, universe: Option<Universe>) -> Self {
        Self {
            seat,
            text,
            words: Words::new(),
            secret: false,
            offered: Vec::new(),
            standing: Vec::new(),
            spans: Vec::new(),
            areas: Vec::new(),
            closing: None,
            refused: Vec::new(),
            asking,
            universe,
            served: false,
            closed_to: Vec::new(),
        }
    }

    /// Offers `verb` on each of `near` that `rule` allows. `rule` must answer for every target of the match: it is
    /// also what tells why one that is not near is refused.
    pub fn offer<T: On>(&mut self, verb: &Verb<T>, near: impl IntoIterator<Item = T>, rule: impl Fn(T) -> Allowed) {
        self.propose(verb, near, rule, false);
    }

    /// As [`Prompt::offer`], for orders that stand beside the question ([`Prompt::standing`]).
    pub fn stand<T: On>(&mut self, verb: &Verb<T>, near: impl IntoIterator<Item = T>, rule: impl Fn(T) -> Allowed) {
        self.propose(verb, near, rule, true);
    }

    fn propose<T: On>(
        &mut self,
        verb: &Verb<T>,
        near: impl IntoIterator<Item = T>,
        rule: impl Fn(T) -> Allowed,
        standing: bool,
    ) {
        if let Asking::Only(order) = self.asking {
            if order.verb != verb.key {
                return;
            }
            self.served = true;
            let Some(target) = T::from(order.on) else { return };
            match rule(target) {
                Ok(()) => self.offered.push(order),
                Err(why) => self.refused.push((order, why)),
            }
            return;
        }
        let allowed = near.into_iter().filter(|t| rule(*t).is_ok()).map(|t| verb.on(t));
        if standing {
            self.standing.extend(allowed);
        } else {
            self.offered.extend(allowed);
        }
        if let Asking::Everything = self.asking {
            self.refuse_others(verb, rule);
        }
    }

    /// Lists every target of the match that `rule` does not allow; apart from what every question runs through.
    #[cold]
    #[inline(never)]
    fn refuse_others<T: On>(&mut self, verb: &Verb<T>, rule: impl Fn(T) -> Allowed) {
        let Some(universe) = self.universe.take() else { return };
        // A verb is seldom proposed twice in one question: then what it was refused for first stays.
        let before: HashSet<Order> =
            self.refused.iter().map(|(order, _)| *order).filter(|order| order.verb == verb.key).collect();
        let mut offered: HashSet<Order> = HashSet::default();
        if cfg!(debug_assertions) {
            offered.extend(self.offered.iter().chain(&self.standing).filter(|o| o.verb == verb.key));
        }
        T::all(&universe, |target| {
            let order = verb.on(target);
            match rule(target) {
                Err(_) if !before.is_empty() && before.contains(&order) => {}
                Err(why) => self.refused.push((order, why)),
                Ok(()) => debug_assert!(
                    offered.contains(&order),
                    "{order:?} is allowed, but was not among the candidates of {}",
                    self.text
                ),
            }
        });
        self.universe = Some(universe);
    }

    /// An expansion allows more of a verb that the question has already: each of `near` that `rule` allows is on offer, though
    /// it may have been refused. What `rule` does not allow stays as it was.
    pub fn allow<T: On>(&mut self, verb: &Verb<T>, near: impl IntoIterator<Item = T>, rule: impl Fn(T) -> Allowed) {
        let near: Vec<Order> = match self.asking {
            Asking::Only(order) => {
                verb.of(order).filter(|target| rule(*target).is_ok()).map(|_| order).into_iter().collect()
            }
            _ => near.into_iter().filter(|target| rule(*target).is_ok()).map(|target| verb.on(target)).collect(),
        };
        self.served |= !near.is_empty();
        if !self.refused.is_empty() {
            let allowed: HashSet<Order> = near.iter().copied().collect();
            self.refused.retain(|(order, _)| !allowed.contains(order));
        }
        // From so many comparisons on a set is faster than the list.
        let many = near.len() * self.offered.len() > 1000;
        let mut offered = HashSet::<Order>::default();
        offered.extend(self.offered.iter().filter(|_| many));
        for order in near {
            if many && offered.insert(order) || !many && !self.offered.contains(&order) {
                self.offered.push(order);
            }
        }
    }

    /// An expansion takes back what the question offers with a verb, where `why` gives a reason. What is offered as an area is
    /// taken back with [`Prompt::narrow`].
    pub fn withdraw<T: On>(&mut self, verb: &Verb<T>, why: impl Fn(T) -> Option<Refusal>) {
        let gone = |order: &Order| verb.of(*order).and_then(&why).map(|refusal| (*order, refusal));
        let withdrawn: Vec<(Order, Refusal)> = self.offered.iter().filter_map(gone).collect();
        self.offered.retain(|order| gone(order).is_none());
        if !matches!(self.asking, Asking::Offers) {
            self.refused.extend(withdrawn);
        }
    }

    /// Says why nothing at all can be done with `verb` here, though a player might well try.
    pub fn closed<T: On>(&mut self, verb: &Verb<T>, why: Refusal) {
        self.propose(verb, [], |_| Err(why), false);
    }

    /// The same to a seat that is not asked: what has become of its own question before this one.
    pub fn closed_to<T: On>(&mut self, seat: Seat, verb: &Verb<T>, why: Refusal) {
        if let Asking::Only(order) = self.asking
            && order.verb == verb.key
        {
            self.served = true;
            self.closed_to.push((seat, why));
        }
    }

    /// Offers every number of a range.
    pub fn offer_range(&mut self, verb: &Verb<i32>, range: RangeInclusive<i32>, why_not: Refusal) {
        self.offer_steps(verb, range, 1, |_| why_not);
    }

    /// Offers the numbers of a range from its least on in steps of `by`; `why_not` says what is wrong with any other.
    ///
    /// # Panics
    /// If `by` is less than 1.
    pub fn offer_steps(
        &mut self,
        verb: &Verb<i32>,
        range: RangeInclusive<i32>,
        by: i32,
        why_not: impl Fn(i32) -> Refusal,
    ) {
        assert!(by > 0);
        let span = Span { verb: verb.key, least: *range.start(), most: *range.end(), by };
        if let Asking::Only(order) = self.asking {
            if let Some(n) = verb.of(order) {
                self.served = true;
                if span.contains(n) { self.offered.push(order) } else { self.refused.push((order, why_not(n))) }
            }
        } else if !range.is_empty() {
            self.spans.push(span);
        }
    }

    /// Puts a word into the question.
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
    /// The other seats must not see what is asked.
    pub fn secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// What the other seats may know of a secret question: whose it is.
    pub(in crate::table) fn sealed(&self) -> Self {
        let mut sealed = Self::new(self.seat, "ask-in-secret", Asking::Offers, None);
        sealed.secret = true;
        sealed
    }

    /// Whether this prompt takes the order as it stands.
    pub fn takes(&self, order: Order) -> bool {
        self.offered.contains(&order)
            || self.standing.contains(&order)
            || matches!(order.on, Target::Number(n) if self.spans.iter().any(|s| s.verb == order.verb && s.contains(n)))
            || matches!(self.judge(order), Some(Ok(())))
    }

    /// Whether the decision asks anything, as far as can be told: of a question about one order alone it is taken for granted.
    /// What has nothing on offer is not asked, and an expansion lets it be.
    pub fn asks(&self) -> bool {
        matches!(self.asking, Asking::Only(_)) || !self.is_empty()
    }

    /// Nothing is on offer.
    pub fn is_empty(&self) -> bool {
        self.offered.is_empty() && self.spans.is_empty() && self.areas.is_empty()
    }

    /// Whether the decision knows the verb that was asked about (only after [`Asking::Only`]).
    pub(in crate::table) fn serves(&self) -> bool {
        self.served
    }
    /// Why the verb asked about is closed to a seat that is not asked.
    pub(in crate::table) fn closes_to(&self, seat: Seat) -> Option<Refusal> {
        self.closed_to.iter().find(|(to, _)| *to == seat).map(|(_, why)| *why)
    }
}

/// How a decision begins its prompt.
#[derive(SystemParam)]
pub struct Ask<'w> {
    inquiry: Res<'w, Inquiry>,
}

/// What is asked of decisions: how much of a prompt, and about what.
#[derive(Resource, Default)]
pub(in crate::table) struct Inquiry {
    /// How much of the prompt that is made now is wanted.
    pub asking: Asking,
    /// Everything of each sort in the match under way.
    pub universe: Universe,
}

impl Ask<'_> {
    /// A prompt to `seat`; `text` is the Fluent key of the question.
    pub fn prompt(&self, seat: Seat, text: &'static str) -> Prompt {
        let Inquiry { asking, universe } = &*self.inquiry;
        let universe = matches!(asking, Asking::Everything).then(|| universe.clone());
        Prompt { offered: Vec::with_capacity(16), ..Prompt::new(seat, text, *asking, universe) }
    }
}

/// What follows when a system has run.
pub struct Flow {
    pub(in crate::table) again: bool,
    pub(in crate::table) then: SmallVec<[Task; 4]>,
}
impl Flow {
    /// The step is over, or the decision settled.
    pub fn done() -> Self {
        Self { again: false, then: SmallVec::new() }
    }
    /// The same step or decision comes again.
    pub fn again() -> Self {
        Self { again: true, then: SmallVec::new() }
    }
    /// These tasks, in this order; then whatever was waiting.
    pub fn then(tasks: impl IntoIterator<Item = Task>) -> Self {
        Self { again: false, then: tasks.into_iter().collect() }
    }
    /// After the tasks named, the same step or decision comes again.
    pub fn and_again(mut self) -> Self {
        self.again = true;
        self
    }
}
