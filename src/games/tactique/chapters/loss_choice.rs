//! Chapter 5 of Tactique, which pieces an owner may lose: any that the damage suffices for (T-5.04), or only such as come
//! out best under the variants of T-5.05.
use super::losses::{Pool, Sort};
use crate::games::fief::data::items::Item;
use crate::games::fief::state::posts::Party;
use crate::games::tactique::data::files::KnightPartial;

/// What the damage of a party asks of the pieces that go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binding {
    /// One piece after the other that the damage left suffices for.
    Fitting,
    /// Together they use as much of the damage as can be used.
    MostOfIt,
    /// Together they are worth the least that is not below the damage.
    LeastAbove,
}

/// The damage that is left for the parties that still have troops, with what they can lose, front by front.
pub type Rest = Vec<(Party, u16, Pool)>;

/// What binds a party now. What is left of the shares of allies counts together, so that a whole piece is lost only by
/// whoever is the last of the side to have damage left.
pub(super) fn binding(partial: KnightPartial, rest: &[Rest], party: Party) -> Binding {
    let alone = || rest.iter().all(|front| front.len() < 2 || front.iter().all(|(other, ..)| *other != party));
    match partial {
        KnightPartial::Carry => Binding::Fitting,
        KnightPartial::Lost => Binding::MostOfIt,
        KnightPartial::WholePiece if alone() => Binding::LeastAbove,
        KnightPartial::WholePiece => Binding::MostOfIt,
    }
}

/// The piece that goes if nobody chooses: the smallest first, guards last (D-33).
pub(super) fn usual(fits: &[Sort]) -> Option<Sort> {
    let guard = |sort: &Sort| matches!(sort.item, Item::KingsGuard(_) | Item::QueensGuard(_));
    fits.iter().copied().min_by_key(|sort| (guard(sort), sort.worth))
}
/// The pieces that go next if nobody chooses, as many of them as may go one after the other.
pub(super) fn usual_run(pool: &Pool, points: u16, binding: Binding) -> Option<Sort> {
    let sort = usual(&losable(pool, points, binding))?;
    let number = if binding == Binding::Fitting { (points / sort.worth).min(sort.number) } else { 1 };
    Some(Sort { number, ..sort })
}

/// In how many ways each sum of points can be made of a pool; 2 stands for any number from 2 on.
fn ways(pool: &[Sort]) -> Vec<u8> {
    let all: u16 = pool.iter().map(|sort| sort.worth * sort.number).sum();
    let mut ways = vec![0_u8; usize::from(all) + 1];
    ways[0] = 1;
    for sort in pool {
        let before = ways.clone();
        for (sum, way) in ways.iter_mut().enumerate() {
            let pieces = (1..=sort.number).map(|n| usize::from(n * sort.worth)).take_while(|points| *points <= sum);
            *way = pieces.map(|points| before[sum - points]).fold(*way, u8::saturating_add).min(2);
        }
    }
    ways
}

/// The sum of points that has to go, of those that the pool can make.
fn sum(ways: &[u8], points: u16, binding: Binding) -> Option<usize> {
    let points = usize::from(points);
    let can = |sum: &usize| *sum > 0 && ways[*sum] > 0;
    match binding {
        Binding::LeastAbove => (points..ways.len()).find(can),
        Binding::Fitting | Binding::MostOfIt => (0..=points.min(ways.len() - 1)).rev().find(can),
    }
}

/// The sorts of which a piece may go next. Where the sum that has to go can be made in one way only, it is one sort at a
/// time, for nothing is left to choose.
pub fn losable(pool: &Pool, points: u16, binding: Binding) -> Pool {
    if binding == Binding::Fitting {
        return pool.iter().copied().filter(|sort| sort.worth <= points).collect();
    }
    let ways_of_all = ways(pool);
    let Some(goal) = sum(&ways_of_all, points, binding).filter(|_| points > 0) else { return Pool::new() };
    let goes = |sort: &Sort| {
        let worth = usize::from(sort.worth);
        let without =
            pool.iter().map(|other| Sort { number: other.number - u16::from(other.item == sort.item), ..*other });
        worth <= goal && ways(&without.collect::<Pool>()).get(goal - worth).is_some_and(|ways| *ways > 0)
    };
    let mut may_go: Pool = pool.iter().copied().filter(goes).collect();
    if ways_of_all[goal] == 1 {
        may_go.truncate(1);
    }
    may_go
}

/// How many pieces of the only sort that may go are lost before another may.
pub fn run(pool: &Pool, points: u16, binding: Binding) -> Option<Sort> {
    let (mut pool, mut points) = (pool.clone(), points);
    let mut gone: Option<Sort> = None;
    while let ([only], true) = (losable(&pool, points, binding).as_slice(), points > 0) {
        if gone.is_some_and(|gone| gone.item != only.item) {
            break;
        }
        gone = Some(Sort { number: gone.map_or(0, |gone| gone.number) + 1, ..*only });
        points = points.saturating_sub(only.worth);
        pool.iter_mut().filter(|sort| sort.item == only.item).for_each(|sort| sort.number -= 1);
        pool.retain(|sort| sort.number > 0);
    }
    gone
}
