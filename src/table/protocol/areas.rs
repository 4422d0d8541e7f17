//! Offers that are areas: any point of an open table that a rule allows. The rule is the membership test and is asked point by
//! point; there is no list of points.
use super::prompt::{Allowed, Asking, Prompt, Refusal};
use super::targets::{Key, Order, Target, Verb};
use crate::table::ground::{regions::Region, spots::Spot};
use std::sync::Arc;

/// The point lies so far away that it is on no table at all.
pub const OFF_TABLE: Refusal = Refusal::new("off_table", "");

type SpotRule = Arc<dyn Fn(Spot) -> Allowed + Send + Sync>;

/// Points of an open table on offer with one verb: those that its rule allows.
#[derive(Clone)]
pub struct Area {
    /// The verb that takes any of these points.
    pub verb: Key,
    /// Where they lie. It holds every point that the rule allows, and often others: it serves to draw, to sample and to move
    /// by keys, and decides nothing.
    pub within: Region,
    /// One of the points that the rule allows: what Enter gives, and what a random seat falls back on.
    pub usual: Spot,
    rule: SpotRule,
}

impl Area {
    pub(super) fn new(
        verb: &Verb<Spot>,
        within: Region,
        usual: Spot,
        rule: impl Fn(Spot) -> Allowed + Send + Sync + 'static,
    ) -> Self {
        let area = Self { verb: verb.key, within, usual, rule: Arc::new(rule) };
        debug_assert_eq!((area.verb, area.allows(usual)), (verb.key, Ok(())));
        area
    }

    /// Whether a point is on offer, and if not, why.
    pub fn allows(&self, spot: Spot) -> Allowed {
        let answer = Self::judge(&*self.rule, spot);
        // The region holds whatever the rule allows.
        debug_assert!(answer.is_err() || self.within.contains(spot));
        answer
    }

    /// What a rule says of a point. Points off every table are refused before the rule reckons with them.
    pub(super) fn judge(rule: &(impl Fn(Spot) -> Allowed + ?Sized), spot: Spot) -> Allowed {
        if spot.in_range() { rule(spot) } else { Err(OFF_TABLE) }
    }

    /// The order to a point of it.
    pub fn order(&self, spot: Spot) -> Order {
        Order { verb: self.verb, on: Target::Spot(spot) }
    }

    /// The same without the points to which `why` gives a reason. If the usual point is one of them, the first of `near` that is
    /// allowed takes its place; nothing if there is none.
    pub(super) fn narrowed(
        self,
        near: &[Spot],
        why: Arc<impl Fn(Spot) -> Option<Refusal> + Send + Sync + 'static>,
    ) -> Option<Self> {
        let rule = self.rule.clone();
        let narrowed = move |spot: Spot| rule(spot).and_then(|()| why(spot).map_or(Ok(()), Err));
        let near = near.iter().copied();
        let usual = std::iter::once(self.usual).chain(near).find(|spot| Self::judge(&narrowed, *spot).is_ok())?;
        Some(Self { usual, rule: Arc::new(narrowed), ..self })
    }

    /// A point of it, another for each `chance`. Some are tried all over the region; where the rule allows none of them, and in
    /// a quarter of all cases, it is the usual point or one beside it, so that the edge of what is allowed comes up too.
    pub fn any(&self, chance: u64) -> Spot {
        let near = || {
            let (dx, dy) = ((chance >> 2) % 3, (chance >> 4) % 3);
            let beside = Spot { x: self.usual.x + dx as i32 - 1, y: self.usual.y + dy as i32 - 1 };
            Some(beside).filter(|spot| self.allows(*spot).is_ok())
        };
        let sampled = || self.within.samples(chance).take(SAMPLES).find(|spot| self.allows(*spot).is_ok());
        let found = if chance.is_multiple_of(4) { near() } else { sampled() };
        found.unwrap_or(self.usual)
    }
}

/// How many points a random seat tries before it falls back on the usual one.
const SAMPLES: usize = 16;

impl std::fmt::Debug for Area {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} {:?}", self.verb, self.usual)
    }
}

impl Prompt {
    /// Offers the points of an open table that `rule` allows. `within` is where they lie: it may hold more points than the rule
    /// allows, never fewer. `usual` is one that the rule allows, the one that Enter gives and that a random seat falls back
    /// on; without any there is nothing to offer. The rule keeps what it needs, for it is asked about points long after
    /// the decision has run.
    pub fn offer_area(
        &mut self,
        verb: &Verb<Spot>,
        within: Region,
        usual: Option<Spot>,
        rule: impl Fn(Spot) -> Allowed + Send + Sync + 'static,
    ) {
        if let Asking::Only(order) = self.asking {
            if let Some(spot) = verb.of(order) {
                self.served = true;
                match Area::judge(&rule, spot) {
                    Ok(()) => self.offered.push(order),
                    Err(why) => self.refused.push((order, why)),
                }
            }
        } else if let Some(usual) = usual {
            self.areas.push(Area::new(verb, within, usual, rule));
        }
    }

    /// An expansion refuses points of the areas offered with a verb: those to which `why` gives a reason. If the usual point is
    /// one of them, the first of `near` that is still allowed takes its place; without any the area is no longer offered.
    pub fn narrow(
        &mut self,
        verb: &Verb<Spot>,
        near: impl IntoIterator<Item = Spot>,
        why: impl Fn(Spot) -> Option<Refusal> + Send + Sync + 'static,
    ) {
        if let Asking::Only(order) = self.asking {
            // Only a point on offer is asked about: others may lie anywhere.
            let offered = self.offered.iter().position(|offered| *offered == order);
            if let Some(place) = offered
                && let Some(refusal) = verb.of(order).and_then(&why)
            {
                self.offered.remove(place);
                self.refused.push((order, refusal));
            }
            return;
        }
        let near: Vec<Spot> = near.into_iter().collect();
        let why = Arc::new(why);
        let areas = std::mem::take(&mut self.areas).into_iter();
        let narrowed =
            areas.filter_map(|area| if area.verb == verb.key { area.narrowed(&near, why.clone()) } else { Some(area) });
        self.areas = narrowed.collect();
    }

    /// What the areas on offer say of an order; nothing if none is offered with its verb.
    pub fn judge(&self, order: Order) -> Option<Allowed> {
        let Target::Spot(spot) = order.on else { return None };
        let mut answers = self.areas.iter().filter(|area| area.verb == order.verb).map(|area| area.allows(spot));
        let first = answers.next()?;
        Some(if first.is_ok() { first } else { answers.find(Result::is_ok).unwrap_or(first) })
    }
}
