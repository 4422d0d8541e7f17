//! Counters of several values, and the piles that they can show.
use mesnie::table::kit::counters::{CounterSet, Counters};

fn soldiers() -> CounterSet {
    CounterSet::new(&[(1, 12), (3, 5), (6, 3)]).unwrap()
}
fn can_show(piles: &[u16]) -> bool {
    soldiers().can_show(piles.iter().copied())
}

#[test]
fn values_rise_in_multiples_from_one() {
    assert!(CounterSet::new(&[(1, 2), (2, 2), (6, 1), (12, 1)]).is_some());
    for bad in [&[][..], &[(2, 1)], &[(1, 1), (1, 1)], &[(1, 1), (3, 1), (5, 1)], &[(1, 1), (6, 1), (3, 1)]] {
        assert_eq!(CounterSet::new(bad), None, "{bad:?}");
    }
    assert_eq!(soldiers().total(), 45);
}

#[test]
fn all_counters_can_be_shown_and_no_more() {
    assert!(can_show(&[45]) && !can_show(&[46]) && can_show(&[]));
    // Thirteen single points need thirteen ones.
    assert!(can_show(&[2, 2, 2, 2, 2, 2]) && !can_show(&[2, 2, 2, 2, 2, 2, 1]));
}

/// A closed formula for twelve counters of 1, five of 3 and three of 6.
#[test]
fn showing_agrees_with_the_closed_formula() {
    let formula = |piles: &[u16]| {
        let t: i32 = piles.iter().map(|p| i32::from(p / 3)).sum();
        let s: i32 = piles.iter().map(|p| i32::from(p / 6)).sum::<i32>().min(3);
        let ones: i32 = piles.iter().map(|p| i32::from(p % 3)).sum();
        ones + 3 * (t - 2 * s - 5).max(0) <= 12
    };
    let mut seed = 1_u32;
    for _ in 0..20_000 {
        let mut next = |most: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % most
        };
        let piles: Vec<u16> = (0..next(10)).map(|_| next(14) as u16).collect();
        assert_eq!(can_show(&piles), formula(&piles), "{piles:?}");
        let laid = soldiers().lay_out(&piles);
        assert_eq!(laid.is_some(), can_show(&piles), "{piles:?}");
        for (points, counters) in piles.iter().zip(laid.into_iter().flatten()) {
            assert_eq!(soldiers().points(counters), *points);
        }
    }
}

#[test]
fn a_loss_that_cannot_be_changed_is_greater() {
    // Twelve piles of one point take all ones, so a pile of three cannot be changed and is lost whole.
    let mut piles = vec![1; 12];
    piles.push(3);
    assert_eq!(soldiers().loss(&piles, 12, 1), 3);
    assert_eq!(soldiers().loss(&piles, 0, 1), 1);
    assert_eq!(soldiers().loss(&[8], 0, 1), 1);
    assert_eq!(soldiers().loss(&[8], 0, 20), 8);
}

#[test]
fn counters_are_counted() {
    let a = Counters([2, 1, 0, 0]);
    assert_eq!((soldiers().points(a), a.minus(Counters([3, 0, 0, 0]))), (5, None));
    assert_eq!(a.plus(a).minus(a), Some(a));
    assert_eq!((soldiers().left([a, a].into_iter(), 0), soldiers().left([a, a].into_iter(), 2)), (8, 3));
    assert_eq!(soldiers().pick(Counters([1, 2, 1, 0]), 9), Some(Counters([0, 1, 1, 0])));
    assert_eq!(soldiers().pick(Counters([1, 2, 1, 0]), 2), None);
    assert_eq!((soldiers().fewest(8), soldiers().fewest(45)), (3, 20));
    assert!(!a.is_empty() && Counters::default().is_empty());
    assert_eq!((soldiers().number(a), Counters::one(2)), (3, Counters([0, 0, 1, 0])));
}

#[test]
fn pieces_that_are_not_changed_are_picked_whole() {
    let kinds = CounterSet::unchanged(&[(1, 12), (3, 11), (1, 3), (0, 3)]).unwrap();
    let army = Counters([2, 2, 1, 1]);
    assert_eq!((kinds.points(army), kinds.number(army)), (9, 5));
    assert_eq!(kinds.about(army, 4, false), Counters([1, 1, 0, 0]));
    assert_eq!(kinds.about(army, 4, true), Counters([2, 1, 1, 0]), "one more, for the points still wanted");
    assert_eq!(kinds.about(army, 1, true), Counters([1, 0, 0, 0]));
    assert_eq!(kinds.about(army, 9, true), army, "all of them, with those worth nothing");
    assert_eq!(kinds.about(Counters([0, 2, 0, 1]), 1, false), Counters([0, 1, 0, 0]));
    assert_eq!(kinds.left([army].into_iter(), 3), 2);
    assert_eq!(CounterSet::unchanged(&[]), None);
}
