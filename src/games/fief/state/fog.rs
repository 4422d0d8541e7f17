//! What lies under the fog, supposed by somebody who thinks about it (F-8.10).
use crate::games::fief::state::forces::{Forces, Group};
use crate::games::fief::state::march::March;
use crate::games::fief::state::posts::Post;
use crate::games::fief::state::soldier_model::SoldierModel;
use crate::table::kit::counters::{CounterSet, Counters};
use crate::table::prelude::{Place, Seat, pick};
use smallvec::SmallVec;

/// How often other sizes are drawn if the counters cannot show them.
const DRAWS: usize = 20;

/// The most that the square root of a stack's weight is: some stacks are much larger than others.
const HEAVIEST: usize = 100;

/// Shares of a whole: for each unit the index of a stack, some stacks being likely to be much larger than others.
struct Shares {
    /// Sums of the weights of the stacks up to each of them.
    sums: SmallVec<[usize; 16]>,
}
impl Shares {
    fn among(stacks: usize, chance: &mut impl FnMut() -> u64) -> Self {
        let mut sum = 0;
        let weight = |_| {
            sum += 1 + pick(chance(), HEAVIEST).pow(2);
            sum
        };
        Self { sums: (0..stacks).map(weight).collect() }
    }
    fn draw(&self, chance: u64) -> usize {
        let drawn = pick(chance, self.sums.last().copied().unwrap_or(1));
        self.sums.partition_point(|sum| *sum <= drawn)
    }
}

impl Forces {
    /// The stacks that a family cannot see are supposed anew, for a copy of the match on which somebody thinks: where they stand and
    /// the total of each family is public, so each keeps as much as shows that it is there, and the rest is dealt among them. On the
    /// `battlefield` nothing is hidden. `chance` gives a random number for each draw.
    pub fn suppose_stacks(
        &mut self,
        set: &CounterSet,
        viewer: Seat,
        battlefield: Option<Place>,
        mut chance: impl FnMut() -> u64,
    ) {
        let mut seats: Vec<Seat> = self.groups().iter().map(|group| group.seat).collect();
        seats.dedup();
        for seat in seats.into_iter().filter(|seat| *seat != viewer) {
            let is_hidden = |group: &Group| group.seat == seat && Some(group.at) != battlefield;
            let hidden: Vec<Group> = self.groups().iter().copied().filter(is_hidden).collect();
            if self.model == SoldierModel::Points {
                self.suppose_points(set, seat, &hidden, &mut chance);
            } else {
                self.suppose_counters(set, &hidden, &mut chance);
            }
        }
    }

    /// Nobody else sees how many of a stack march with their lord: all are supposed to, of those who have gone as far as any who do.
    pub fn suppose_company(&mut self, march: &mut March, seat: Seat, (at, post): (Place, Post)) {
        let stacks: SmallVec<[Group; 4]> = self.at(seat, at).filter(|group| group.post == post).copied().collect();
        let gone = |steps: u8| stacks.iter().find(|group| group.steps == steps);
        for (steps, points) in &mut march.taken {
            *points = gone(*steps).map_or(0, |group| group.points);
        }
        for (steps, counters) in self.kinds_mut().into_iter().flat_map(|kinds| &mut kinds.marching) {
            *counters = gone(*steps).map_or(Counters::default(), |group| group.counters);
        }
    }

    fn suppose_points(&mut self, set: &CounterSet, seat: Seat, hidden: &[Group], chance: &mut impl FnMut() -> u64) {
        let all: u16 = hidden.iter().map(|group| group.points).sum();
        for _ in 0..DRAWS {
            let mut points = vec![1; hidden.len()];
            let shares = Shares::among(hidden.len(), chance);
            for _ in hidden.len()..usize::from(all) {
                points[shares.draw(chance())] += 1;
            }
            for (group, points) in hidden.iter().zip(points) {
                self.set_stack(group, points, Counters::default());
            }
            if self.is_shown(set, seat) {
                break;
            }
        }
    }

    fn suppose_counters(&mut self, set: &CounterSet, hidden: &[Group], chance: &mut impl FnMut() -> u64) {
        let pool = hidden.iter().fold(Counters::default(), |all, group| all.plus(group.counters));
        let of_worth = |sort: &usize| set.values()[*sort] > 0;
        let mut loose: Vec<usize> =
            (0..set.values().len()).flat_map(|sort| std::iter::repeat_n(sort, pool.0[sort].into())).collect();
        for last in (1..loose.len()).rev() {
            loose.swap(last, pick(chance(), last + 1));
        }
        let mut stacks = vec![Counters::default(); hidden.len()];
        for stack in &mut stacks {
            // First those who can stand alone.
            let one = loose.iter().position(of_worth).or((!loose.is_empty()).then_some(0));
            *stack = one.map_or(Counters::default(), |one| Counters::one(loose.remove(one)));
        }
        let shares = Shares::among(hidden.len(), chance);
        for sort in loose {
            let stack = &mut stacks[shares.draw(chance())];
            *stack = stack.plus(Counters::one(sort));
        }
        for (group, counters) in hidden.iter().zip(stacks) {
            self.set_stack(group, set.points(counters), counters);
        }
    }
}
