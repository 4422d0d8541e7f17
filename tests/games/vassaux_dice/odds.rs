//! The chances: the printed ones, those counted over all dice, and those of a million throws.
use super::slow::{slow_spell, slow_strike};
use super::{USUAL, attackers, defenders, outcomes};
use mesnie::games::vassaux::chapters::attack::*;
use mesnie::games::vassaux::chapters::magic::dice::spell_roll;
use mesnie::games::vassaux::odds::{Fraction, WHOLE, of_attack, of_contest, of_hits, of_spell, of_threshold};
use mesnie::table::kit::contests::{Throw, contest};
use mesnie::table::prelude::Dice;

const ALL_FUMBLES: [Fumbles; 3] = [Fumbles::Stay, Fumbles::Eligible, Fumbles::FreeOnce];
const ALL_CRITICALS: [Criticals; 3] = [Criticals::Reroll, Criticals::Blocked, Criticals::Guarded];

fn near(chance: Fraction, printed: f64, margin: f64, of: &str) {
    assert!((chance.as_f64() - printed).abs() < margin, "{of}: {} and not {printed}", chance.as_f64());
}

/// Cases, by value, of what comes of every sequence of dice.
fn counted(values: Vec<(u32, u32)>) -> Vec<u128> {
    let mut cases = vec![0; values.iter().map(|(value, _)| *value as usize + 1).max().expect("a value")];
    values.iter().for_each(|(value, dice)| cases[*value as usize] += WHOLE / 6_u128.pow(*dice));
    cases
}

fn hits(dice: u32, threshold: i32, fumbles: Fumbles) -> Fraction {
    of_hits(dice, OrderDie::None, threshold, Criticals::Reroll, fumbles).mean()
}

/// VX-27.
#[test]
fn vx_27_the_preview() {
    let printed = 0.0005;
    near(hits(6, 4, Fumbles::Stay), 3.418, printed, "6 dice, threshold 4");
    near(hits(6, 4, Fumbles::Eligible), 3.520, printed, "6 dice, threshold 4, 1s re-rolled");
    near(hits(12, 5, Fumbles::Stay), 4.777, printed, "12 dice, threshold 5");
    near(hits(10, 3, Fumbles::Stay), 7.383, printed, "10 dice, threshold 3");
    for (dice, df, mean) in [(12, 5, 3.477), (6, 2, 2.742), (15, 6, 3.958)] {
        let odds = of_attack(&attackers(Manner::Melee, dice), &defenders(df, 1, &[]), &USUAL, 100);
        near(odds.hits.mean(), mean, printed, "averaged over the defence");
    }
}

#[test]
fn vx_27_the_threshold() {
    for dice in 1..=4 {
        for pick in [Pick::Best, Pick::Worst] {
            let mut cases = [[0; 2]; 6];
            for (faces, used) in outcomes(|die| (0..dice).map(|_| die(6)).collect::<Vec<_>>()) {
                let value = match pick {
                    Pick::Best => faces.iter().max(),
                    Pick::Worst => faces.iter().min(),
                };
                let value = *value.expect("a die") as usize - 1;
                cases[value][usize::from(faces.contains(&6))] += WHOLE / 6_u128.pow(used);
            }
            let odds = of_threshold(dice, pick);
            assert_eq!(odds.map(|odds| [odds.open, odds.blocked]), cases, "{dice} dice, {pick:?}");
            assert_eq!(odds.map(|odds| odds.value), [1, 2, 3, 4, 5, 6]);
        }
        for odds in of_threshold(dice, Pick::Best) {
            let power = |value: i32| (value as u128).pow(dice);
            let printed = (power(odds.value) - power(odds.value - 1)) * (WHOLE / 6_u128.pow(dice));
            assert_eq!(odds.open + odds.blocked, printed);
        }
    }
}

#[test]
fn vx_15_the_chance_of_a_spell_without_criticals() {
    // 26 of 36 throws reach 6, and of the others none shows a six.
    let chance = of_spell(2, 6, Fumbles::Stay);
    assert_eq!(chance.cases * 36, chance.of * 26);
    assert_eq!(chance.percent(), 72);
}

#[test]
fn hits_are_those_counted_over_all_dice() {
    for dice in 0..=4 {
        for threshold in 1..=6 {
            for criticals in ALL_CRITICALS {
                for fumbles in ALL_FUMBLES {
                    let all = outcomes(|die| slow_strike(dice, threshold, criticals, fumbles, die).1);
                    let spread = of_hits(dice, OrderDie::None, threshold, criticals, fumbles);
                    for (cases, value) in counted(all).iter().zip(0..) {
                        let of = format!("{value} hits of {dice} dice against {threshold}, {criticals:?}, {fumbles:?}");
                        assert_eq!(spread.exactly(value).cases, *cases, "{of}");
                    }
                    assert_eq!(spread.at_least(0).cases, WHOLE);
                }
            }
        }
    }
}

#[test]
fn losses_are_those_counted_over_all_dice() {
    let plain = attackers(Manner::Charge, 2);
    let cases = [
        (plain.clone(), defenders(2, 2, &[])),
        (AttackProfile { order_die: OrderDie::Rolls, dice: 0, ..plain.clone() }, defenders(1, 1, &[])),
        (
            AttackProfile { order_die: OrderDie::Shows(1), dice: 1, ..plain.clone() },
            defenders(1, 1, &[Shelter::SiegeArmour]),
        ),
        (plain.clone(), DefenceProfile { pick: Pick::Worst, ..defenders(2, 1, &[]) }),
        (plain.clone(), DefenceProfile { knight_armour: true, ..defenders(2, 1, &[]) }),
        (
            AttackProfile { chevaliers: true, ..plain.clone() },
            DefenceProfile { knight_armour: true, ..defenders(2, 1, &[]) },
        ),
        (
            AttackProfile { fumbles: Fumbles::FreeOnce, ..plain.clone() },
            DefenceProfile { flat: 1, ..defenders(1, 1, &[]) },
        ),
        (
            AttackProfile { fumbles: Fumbles::Eligible, dice: 3, ..plain },
            DefenceProfile { resurrected: Some(3), ..defenders(1, 1, &[]) },
        ),
    ];
    for (attacker, defender) in cases {
        let fought = outcomes(|die| attack(&attacker, &defender, &USUAL, die).losses);
        for may_fall in [0, 1, 9] {
            let all = fought.iter().map(|(losses, dice)| (may_fall.min(*losses), *dice)).collect();
            let odds = of_attack(&attacker, &defender, &USUAL, may_fall);
            for (cases, value) in counted(all).iter().zip(0..) {
                assert_eq!(odds.losses.exactly(value).cases, *cases, "{value} of {attacker:?} on {defender:?}");
            }
            assert_eq!(odds.hits.at_least(0).cases, WHOLE);
            assert!(odds.losses.greatest() <= may_fall);
        }
    }
}

#[test]
fn spells_are_those_counted_over_all_dice() {
    for dice in 1..=3 {
        for fumbles in ALL_FUMBLES {
            for threshold in 1..=dice as i32 * 6 + 1 {
                let all = outcomes(|die| {
                    u32::from(slow_spell(dice, threshold, fumbles, die).iter().sum::<i32>() >= threshold)
                });
                let cases = counted(all).get(1).copied().unwrap_or(0);
                assert_eq!(
                    of_spell(dice, threshold, fumbles).cases,
                    cases,
                    "{threshold} with {dice} dice, {fumbles:?}"
                );
            }
        }
    }
}

/// Throws a million times and compares the mean with the chances: within five standard errors of it.
fn a_million(seed: u64, mean: f64, variance: f64, of: &str, throw: impl Fn(&mut dyn FnMut(i32) -> i32) -> u32) {
    const THROWS: u32 = 1_000_000;
    let mut dice = Dice::seeded(seed);
    let sum: u64 = (0..THROWS).map(|_| u64::from(throw(&mut |sides| dice.die(sides)))).sum();
    let found = sum as f64 / f64::from(THROWS);
    let error = (variance / f64::from(THROWS)).sqrt();
    assert!((found - mean).abs() < 5.0 * error, "{of}: {found} and not {mean}, {error}");
}

#[test]
fn a_million_attacks_come_out_as_the_chances_say() {
    let attacker =
        AttackProfile { order_die: OrderDie::Rolls, fumbles: Fumbles::Eligible, ..attackers(Manner::Melee, 8) };
    let defender = defenders(4, 2, &[]);
    let odds = of_attack(&attacker, &defender, &USUAL, 3);
    let variance = |mean: f64, spread: &mesnie::games::vassaux::odds::Spread| {
        let square = |value: u32| f64::from(value).powi(2) * spread.exactly(value).as_f64();
        (0..=spread.greatest()).map(square).sum::<f64>() - mean * mean
    };
    let (hits, losses) = (odds.hits.mean().as_f64(), odds.losses.mean().as_f64());
    let of_hits = variance(hits, &odds.hits);
    a_million(1, hits, of_hits, "hits", |die| attack(&attacker, &defender, &USUAL, die).roll.hits);
    let of_losses = variance(losses, &odds.losses);
    a_million(2, losses, of_losses, "losses", |die| attack(&attacker, &defender, &USUAL, die).losses.min(3));
}

#[test]
fn a_million_contests_and_spells_come_out_as_the_chances_say() {
    for (targets, throw) in [([3, 0], Throw { dice: 1, sides: 6 }), ([8, 9], Throw { dice: 2, sides: 6 })] {
        let chance = of_contest(targets, throw).as_f64();
        let wins = |die: &mut dyn FnMut(i32) -> i32| u32::from(contest(targets, throw, die).winner == 0);
        a_million(3, chance, chance * (1.0 - chance), "a contest", wins);
    }
    let chance = of_spell(4, 18, Fumbles::Stay).as_f64();
    let wins = |die: &mut dyn FnMut(i32) -> i32| u32::from(spell_roll(4, 18, Fumbles::Stay, die).succeeds);
    a_million(4, chance, chance * (1.0 - chance), "a spell", wins);
}

/// V-19.13: the caster wins if his margin over the other's command is the larger; level margins roll again, and if both fail
/// there is a coin. Counted over all 36 pairs of faces.
#[test]
fn counter_spells_are_those_counted_over_all_dice() {
    let throw = Throw { dice: 1, sides: 6 };
    for caster in 0..=7 {
        for counter in 0..=7 {
            // Twice the pairs that the caster wins, and those that are decided.
            let (mut wins, mut decided) = (0, 0);
            for (own, other) in (1..=6).flat_map(|own| (1..=6).map(move |other| (own, other))) {
                let margins = (own - counter, other - caster);
                match margins {
                    (..0, ..0) => (wins, decided) = (wins + 1, decided + 2),
                    (0.., ..0) => (wins, decided) = (wins + 2, decided + 2),
                    (..0, 0..) => decided += 2,
                    (mine, his) if mine == his => {}
                    (mine, his) => (wins, decided) = (wins + if mine > his { 2 } else { 0 }, decided + 2),
                }
            }
            let chance = of_contest([counter, caster], throw);
            assert_eq!(chance.cases * decided, chance.of * wins, "command {caster} against {counter}");
        }
    }
}

#[test]
fn contests_by_hand() {
    let one = Throw { dice: 1, sides: 6 };
    let chance = |targets| {
        let chance = of_contest(targets, one);
        (chance.cases, chance.of)
    };
    // Nobody can reach 7: the coin. Against an equal target: nobody is favoured.
    assert_eq!(chance([7, 7]), (36, 72));
    assert_eq!(chance([7, 6]), (30, 72), "the second wins with a 6, else the coin decides");
    assert_eq!(chance([0, 0]), (30, 60));
    assert_eq!(chance([0, 7]), (72, 72));
}

#[test]
fn large_attacks_keep_every_case() {
    let charge = AttackProfile { order_die: OrderDie::Rolls, ..attackers(Manner::Shot, 90) };
    let fortress = defenders(6, 2, &[Shelter::Covered, Shelter::Fortified, Shelter::SiegeArmour]);
    let odds = of_attack(&charge, &fortress, &USUAL, 30);
    assert_eq!((odds.hits.at_least(0).cases, odds.losses.at_least(0).cases), (WHOLE, WHOLE));
    assert_eq!(odds.hits.greatest(), 96);
    assert!(odds.block().as_f64() > 0.999);
    // A third of 90 dice and of 3½ more hit on a five, and no more where all criticals are blocked.
    near(of_hits(90, OrderDie::Rolls, 5, Criticals::Blocked, Fumbles::Stay).mean(), 93.5 / 3.0, 1e-9, "blocked");
}

#[test]
fn a_mean_is_compared_without_rounding() {
    let mean = of_hits(5, OrderDie::None, 4, Criticals::Blocked, Fumbles::Stay).mean();
    assert!(mean.is_at_least(5, 2) && mean.is_at_least(25, 10) && !mean.is_at_least(251, 100));
}
