//! Offers that are areas: any point of an open table that a rule allows. The rule is the membership test and is asked point by
//! point; there is no list of points.
use super::prompt::{Allowed, Refusal};
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
        debug_assert_eq!(area.allows(usual), Ok(()), "the usual point of {:?} is not allowed", area.verb);
        area
    }

    /// Whether a point is on offer, and if not, why.
    pub fn allows(&self, spot: Spot) -> Allowed {
        let answer = Self::judge(&*self.rule, spot);
        debug_assert!(
            answer.is_err() || self.within.contains(spot),
            "{:?} allows {spot:?}, which does not lie in its region",
            self.verb
        );
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
        f.debug_struct("Area").field("verb", &self.verb).field("usual", &self.usual).finish_non_exhaustive()
    }
}
