//! The one idea: the game asks a seat something, with everything it may answer; the seat answers; the game works out
//! what follows. Here are the words of that conversation; `rulebook` says who serves them, `sequence` carries it on.
use super::targets::{On, Seat, Target, Universe};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// The name of a step or a verb, compared by a number computed when the program is built. The string stands in
/// journals and scripts, so it does not change once released.
#[derive(Clone, Copy)]
pub struct Key {
    pub(in crate::table) id: u32,
    pub name: &'static str,
}

impl Key {
    pub const fn new(name: &'static str) -> Self {
        // FNV-1a; the rulebook refuses two names with one number.
        let bytes = name.as_bytes();
        let (mut id, mut i) = (0x811c_9dc5_u32, 0);
        while i < bytes.len() {
            id = (id ^ bytes[i] as u32).wrapping_mul(0x0100_0193);
            i += 1;
        }
        Self { id, name }
    }
}
impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}
impl Eq for Key {}
impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A named point of the sequence of play, on a `T`.
pub struct Step<T> {
    pub key: Key,
    on: PhantomData<fn(T)>,
}
impl<T: On> Step<T> {
    pub const fn new(name: &'static str) -> Self {
        Self { key: Key::new(name), on: PhantomData }
    }
    pub fn on(&self, target: T) -> Task {
        Task { step: self.key, on: target.to() }
    }
}

/// Something that a seat can do, to a `T`.
pub struct Verb<T> {
    pub key: Key,
    on: PhantomData<fn(T)>,
}
impl<T: On> Verb<T> {
    pub const fn new(name: &'static str) -> Self {
        Self { key: Key::new(name), on: PhantomData }
    }
    pub fn on(&self, target: T) -> Order {
        Order { verb: self.key, on: target.to() }
    }
    /// The target of `order`, if it is an order with this verb.
    pub fn of(&self, order: Order) -> Option<T> {
        (order.verb == self.key).then(|| T::from(order.on)).flatten()
    }
}

/// A step still to be done, on a target.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Task {
    pub step: Key,
    pub on: Target,
}

/// A verb on a target: one click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    pub verb: Key,
    pub on: Target,
}

/// Why something may not be done: a reason (the words are the Fluent message `refusal-…` of that name) and the number
/// of the rule that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub reason: &'static str,
    pub rule: &'static str,
}
impl Refusal {
    pub const fn new(reason: &'static str, rule: &'static str) -> Self {
        Self { reason, rule }
    }
}
pub type Allowed = Result<(), Refusal>;

/// How much of a prompt is wanted. Refusals cost only who asks for them.
#[derive(Resource, Clone, Copy, Debug, Default)]
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
    pub verb: Key,
    pub least: i32,
    pub most: i32,
    /// From one number to the next, counted from `least`; 1 or more.
    pub by: i32,
}

impl Span {
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
    On(Target),
    Number(i32),
    /// A number of halves, shown as 7½.
    Halves(i32),
    /// So many of a thing: the attribute `.count` of its message, with `$n`.
    Several(Target, i32),
    /// A Fluent key, shown in the language in use.
    Key(&'static str),
}
/// What is put into a message by name; words of the same name are a list.
pub type Words = SmallVec<[(&'static str, Word); 4]>;

/// What a seat may do now, and on demand what it may not, with the reason.
#[derive(Clone, Debug)]
pub struct Prompt {
    pub seat: Seat,
    /// Fluent key of the question.
    pub text: &'static str,
    pub words: Words,
    /// What is asked must not be seen by the other seats.
    pub secret: bool,
    pub offered: Vec<Order>,
    /// Orders that are always possible and settle nothing of the question asked: concede, start over. Random and
    /// scripted seats leave them alone.
    pub standing: SmallVec<[Order; 2]>,
    pub spans: Vec<Span>,
    /// The order that ends an open series of choices ("that is all"), if the question is such a series.
    pub closing: Option<Order>,
    pub refused: Vec<(Order, Refusal)>,
    asking: Asking,
    universe: Universe,
    served: bool,
    closed_to: SmallVec<[(Seat, Refusal); 2]>,
}

impl Prompt {
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
            let universe = std::mem::take(&mut self.universe);
            T::all(&universe, |target| {
                let order = verb.on(target);
                match rule(target) {
                    Err(why) if !self.refused.iter().any(|(o, _)| *o == order) => self.refused.push((order, why)),
                    Ok(()) => debug_assert!(
                        self.offered.contains(&order) || self.standing.contains(&order),
                        "{order:?} is allowed, but was not among the candidates of {}",
                        self.text
                    ),
                    _ => {}
                }
            });
            self.universe = universe;
        }
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
        for order in near {
            self.served = true;
            self.refused.retain(|(refused, _)| *refused != order);
            if !self.offered.contains(&order) {
                self.offered.push(order);
            }
        }
    }

    /// An expansion takes back what the question offers with a verb, where `why` gives a reason.
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

    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.words.push((name, word));
        self
    }
    pub fn secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// What the other seats may know of a secret question: whose it is.
    pub(in crate::table) fn sealed(&self) -> Self {
        Self {
            seat: self.seat,
            text: "ask-in-secret",
            words: Words::new(),
            secret: true,
            offered: vec![],
            standing: SmallVec::new(),
            spans: vec![],
            closing: None,
            refused: vec![],
            asking: Asking::Offers,
            universe: Universe::default(),
            served: false,
            closed_to: SmallVec::new(),
        }
    }

    /// Whether this prompt takes the order as it stands.
    pub fn takes(&self, order: Order) -> bool {
        self.offered.contains(&order)
            || self.standing.contains(&order)
            || matches!(order.on, Target::Number(n) if self.spans.iter().any(|s| s.verb == order.verb && s.contains(n)))
    }

    /// Whether the decision asks anything, as far as can be told: of a question about one order alone it is taken for granted.
    /// What has nothing on offer is not asked, and an expansion lets it be.
    pub fn asks(&self) -> bool {
        matches!(self.asking, Asking::Only(_)) || !self.is_empty()
    }

    /// Nothing is on offer.
    pub fn is_empty(&self) -> bool {
        self.offered.is_empty() && self.spans.is_empty()
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
    asking: Res<'w, Asking>,
    universe: Res<'w, Known>,
}

/// Everything of each sort in the match under way.
#[derive(Resource, Default)]
pub struct Known(pub Universe);

impl Ask<'_> {
    /// A prompt to `seat`; `text` is the Fluent key of the question.
    pub fn prompt(&self, seat: Seat, text: &'static str) -> Prompt {
        let everything = matches!(*self.asking, Asking::Everything);
        Prompt {
            seat,
            text,
            words: Words::new(),
            secret: false,
            offered: Vec::with_capacity(16),
            standing: SmallVec::new(),
            spans: Vec::new(),
            closing: None,
            refused: Vec::new(),
            asking: *self.asking,
            universe: if everything { self.universe.0.clone() } else { Universe::default() },
            served: false,
            closed_to: SmallVec::new(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    const BID: Verb<i32> = Verb::new("test.bid");
    const TOO_LOW: Refusal = Refusal::new("too_low", "");
    const ODD: Refusal = Refusal::new("odd", "");

    fn prompt(asking: Asking) -> Prompt {
        let mut prompt = Prompt {
            seat: Seat(0),
            text: "bid",
            words: Words::new(),
            secret: false,
            offered: vec![],
            standing: SmallVec::new(),
            spans: vec![],
            closing: None,
            refused: vec![],
            asking,
            universe: Universe::default(),
            served: false,
            closed_to: SmallVec::new(),
        };
        prompt.offer_steps(&BID, 300..=750, 100, |n| if n < 300 { TOO_LOW } else { ODD });
        prompt
    }

    #[test]
    fn a_range_can_have_a_step() {
        let offers = prompt(Asking::Offers);
        let span = offers.spans[0];
        assert_eq!((span.count(), span.at(0), span.at(4)), (5, 300, 700));
        for (n, fits) in [(300, true), (700, true), (750, false), (350, false), (200, false), (800, false)] {
            assert_eq!(offers.takes(BID.on(n)), fits, "{n}");
            let probe = prompt(Asking::Only(BID.on(n)));
            assert_eq!((probe.offered.len(), probe.refused.len()), (usize::from(fits), usize::from(!fits)), "{n}");
        }
        let why = |n| prompt(Asking::Only(BID.on(n))).refused[0].1;
        assert_eq!((why(200), why(350)), (TOO_LOW, ODD));
    }

    const GO: Verb<Seat> = Verb::new("test.go");
    #[test]
    fn an_expansion_widens_and_narrows_a_question() {
        let widened = |asking: Asking| {
            let mut prompt = prompt(asking);
            let universe = Universe { seats: 4, places: 0, kinds: 0, pieces: vec![].into() };
            prompt.universe = universe;
            let base = |seat: Seat| if seat.0 < 2 { Ok(()) } else { Err(ODD) };
            prompt.offer(&GO, (0..2).map(Seat), base);
            prompt.allow(&GO, [Seat(2)], |seat| if seat.0 == 2 { Ok(()) } else { Err(TOO_LOW) });
            prompt.withdraw(&GO, |seat| (seat.0 == 0).then_some(TOO_LOW));
            prompt
        };
        assert_eq!(widened(Asking::Offers).offered, [GO.on(Seat(1)), GO.on(Seat(2))]);
        let full = widened(Asking::Everything);
        assert_eq!(full.offered, [GO.on(Seat(1)), GO.on(Seat(2))]);
        assert_eq!(full.refused, [(GO.on(Seat(3)), ODD), (GO.on(Seat(0)), TOO_LOW)]);
        let probe = |seat| widened(Asking::Only(GO.on(Seat(seat))));
        assert_eq!(probe(0).refused, [(GO.on(Seat(0)), TOO_LOW)]);
        assert_eq!((probe(2).offered, probe(2).refused), (vec![GO.on(Seat(2))], vec![]));
        assert_eq!((probe(3).offered, probe(3).refused), (vec![], vec![(GO.on(Seat(3)), ODD)]));
    }
}
