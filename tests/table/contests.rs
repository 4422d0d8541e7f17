//! Contests: by hand, against a slow second version, and what holds for any of them.
use crate::common::chance::with_faces as with;
use mesnie::table::kit::contests::{Rolled, Throw, contest, ranking};
use mesnie::table::prelude::{Dice, Seat};
use proptest::prelude::*;
use std::collections::VecDeque;

const ONE_DIE: Throw = Throw { dice: 1, sides: 6 };

#[test]
fn the_only_success_wins_then_the_larger_margin_then_the_coin() {
    let winner = |targets, faces: &[i32]| with(faces, |die| contest(targets, ONE_DIE, die)).winner;
    assert_eq!(winner([3, 3], &[3, 2]), 0, "a total of the target itself succeeds");
    assert_eq!(winner([6, 2], &[6, 3]), 1);
    assert_eq!(winner([2, 2], &[4, 4, 1, 1, 2]), 1, "a re-roll may fail on both sides");
    assert_eq!([winner([9, 9], &[6, 1, 1]), winner([9, 9], &[1, 6, 2])], [0, 1]);
}

#[test]
fn many_sides_are_ranked_and_equal_ones_throw_again_among_themselves() {
    let ranked = |targets: &[i32], faces: &[i32]| with(faces, |die| ranking(targets, ONE_DIE, die)).order;
    assert_eq!(ranked(&[0, 3, 1], &[2, 6, 6]), [2, 1, 0]);
    // Sides 0, 2 and 3 have a margin of 2, then 2 has more than 0 and 3, which throw once more.
    assert_eq!(ranked(&[1, 1, 2, 3], &[3, 6, 4, 5, 2, 4, 4, 4, 6, 1, 6]), [1, 2, 3, 0]);
    // Sides 0, 1 and 3 fail: a die of three faces takes 3 first, then a coin 1.
    assert_eq!(ranked(&[7, 7, 1, 7], &[6, 6, 1, 6, 3, 2]), [2, 3, 1, 0]);
    assert_eq!(ranked(&[4], &[]), [0]);
    assert_eq!(ranked(&[], &[]), [0; 0]);
}

#[test]
fn every_die_is_logged_in_its_order() {
    let throw = Throw { dice: 2, sides: 6 };
    let result = with(&[1, 2, 3, 4, 2], |die| contest([12, 11], throw, die));
    let seats = [Seat(1), Seat(0)];
    let log: Vec<_> =
        result.rolled.iter().flat_map(|rolled| rolled.log(throw, |side| seats[side], "thrown", "coin")).collect();
    let told: Vec<_> = log.iter().map(|roll| (roll.seat.0, roll.purpose, roll.face, roll.faces.len())).collect();
    let thrown = |seat, face| (seat, "thrown", face, 6);
    assert_eq!(told, [thrown(1, 1), thrown(1, 2), thrown(0, 3), thrown(0, 4), (1, "coin", 2, 2)]);
    assert!(log.iter().all(|roll| !roll.drawn));
}

#[test]
fn dice_that_always_show_the_same_come_to_an_end() {
    assert_eq!(contest([0, 0], ONE_DIE, &mut |_| 1).winner, 0);
    let mut all = ranking(&[0, 0, 0, 1], ONE_DIE, &mut |sides| sides).order;
    all.sort_unstable();
    assert_eq!(all, [0, 1, 2, 3]);
}

/// Two sides by the words of the rule; `dice` of each side apart, and coins.
fn slow_contest(targets: [i32; 2], mut totals: [VecDeque<i32>; 2], mut coin: VecDeque<bool>) -> usize {
    loop {
        let [a, b] = [0, 1].map(|side| totals[side].pop_front().expect("a total") - targets[side]);
        if a >= 0 && b < 0 {
            return 0;
        } else if b >= 0 && a < 0 {
            return 1;
        } else if a < 0 && b < 0 {
            return usize::from(coin.pop_front().expect("a coin"));
        } else if a != b {
            return usize::from(b > a);
        }
    }
}

/// The contest with these faces for each side, whichever of them throws first, and these coins.
fn thrown_apart(targets: [i32; 2], dice: u8, faces: [&[i32]; 2], coins: &[i32]) -> (usize, Vec<Rolled>) {
    let throw = Throw { dice, sides: 6 };
    let (mut side, mut left) = (0, dice);
    let mut next = [0; 2];
    let mut coins = coins.iter();
    let result = contest(targets, throw, &mut |sides| {
        if sides == 2 {
            return *coins.next().expect("a coin");
        }
        if left == 0 {
            (side, left) = (1 - side, dice);
        }
        left -= 1;
        next[side] += 1;
        faces[side][next[side] - 1]
    });
    (result.winner, result.rolled)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_contest_has_the_winner_that_the_rules_say_and_mirrored_seats_the_other(
        targets in [0..14, 0..14],
        dice in 1..4_u8,
        faces in prop::collection::vec([1..=6, 1..=6], 60 * 3),
        coin in any::<bool>(),
    ) {
        let sides = [0, 1].map(|side| faces.iter().map(|pair: &[i32; 2]| pair[side]).collect::<Vec<_>>());
        let totals = sides.clone().map(|faces| faces.chunks(dice.into()).map(|faces| faces.iter().sum()).collect());
        let expected = slow_contest(targets, totals, [coin].into());
        let coin = [1 + i32::from(coin)];
        let (winner, rolled) = thrown_apart(targets, dice, [&sides[0], &sides[1]], &coin);
        prop_assert_eq!(winner, expected);
        let whose: Vec<usize> = (rolled.iter())
            .filter_map(|rolled| match rolled {
                Rolled::Thrown { side, .. } => Some(*side),
                Rolled::Drawn { .. } => None,
            })
            .collect();
        prop_assert!(whose.chunks(2).all(|pair| pair == [0, 1]), "a re-roll keeps the order");
        let mirrored = thrown_apart([targets[1], targets[0]], dice, [&sides[1], &sides[0]], &[3 - coin[0]]);
        prop_assert_eq!(mirrored.0, 1 - winner);
    }

    #[test]
    fn every_side_has_one_rank_and_the_first_throws_decide(
        targets in prop::collection::vec(0..9, 0..7),
        seed: u64,
    ) {
        let mut dice = Dice::seeded(seed);
        let result = ranking(&targets, ONE_DIE, &mut |sides| dice.die(sides));
        let mut order = result.order.clone();
        order.sort_unstable();
        prop_assert_eq!(order, (0..targets.len()).collect::<Vec<_>>());
        if targets.len() < 2 {
            prop_assert!(result.rolled.is_empty());
            return Ok(());
        }
        let mut margins = vec![];
        for (rolled, i) in result.rolled.iter().zip(0..targets.len()) {
            let Rolled::Thrown { side, faces } = rolled else { panic!("a throw of each side first") };
            prop_assert_eq!(*side, i);
            margins.push((faces[0] - targets[i]).max(-1));
        }
        prop_assert!(result.order.is_sorted_by_key(|side| -margins[*side]), "{:?}", result);
        if (0..targets.len()).all(|a| (0..a).all(|b| margins[a] != margins[b])) {
            prop_assert_eq!(result.rolled.len(), targets.len(), "no more dice than are needed");
        }
    }

    #[test]
    fn two_sides_are_ranked_as_in_a_contest(targets in [0..9, 0..9], seed: u64) {
        let (mut one, mut other) = (Dice::seeded(seed), Dice::seeded(seed));
        let contest = contest(targets, ONE_DIE, &mut |sides| one.die(sides));
        let ranking = ranking(&targets, ONE_DIE, &mut |sides| other.die(sides));
        prop_assert_eq!((contest.winner, contest.rolled), (ranking.order[0], ranking.rolled));
    }
}
