//! What holds for any dice.
use super::slow::{slow_spell, slow_strike};
use super::{USUAL, attackers, defenders};
use mesnie::games::vassaux::chapters::attack::*;
use mesnie::games::vassaux::chapters::magic::dice::spell_roll;
use mesnie::games::vassaux::odds::{WHOLE, of_attack, of_hits, of_spell};
use mesnie::table::prelude::Dice;
use proptest::prelude::*;

/// What may stay undivided where more dice fall than the chances can follow exactly.
const UNDIVIDED: u128 = WHOLE / 10_u128.pow(25);

fn fumbles() -> impl Strategy<Value = Fumbles> {
    prop_oneof![Just(Fumbles::Stay), Just(Fumbles::Eligible), Just(Fumbles::FreeOnce)]
}
fn all_criticals() -> impl Strategy<Value = Criticals> {
    prop_oneof![4 => Just(Criticals::Reroll), 1 => Just(Criticals::Blocked), 1 => Just(Criticals::Guarded)]
}
fn shelters() -> impl Strategy<Value = Vec<Shelter>> {
    prop::sample::subsequence(vec![Shelter::Fortified, Shelter::Covered, Shelter::SiegeArmour], 0..=3)
}
fn manners() -> impl Strategy<Value = Manner> {
    prop_oneof![Just(Manner::Charge), Just(Manner::Melee), Just(Manner::Shot)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_strike_keeps_its_bounds(dice in 0..60_u32, threshold in 1..=6, criticals in all_criticals(), fumbles in fumbles(), seed: u64) {
        let mut source = Dice::seeded(seed);
        let roll = strike(dice, threshold, criticals, fumbles, &mut |sides| source.die(sides));
        prop_assert!(roll.hits <= dice);
        let mut shown = roll.first.clone();
        let mut credits = shown.iter().filter(|face| **face == 6).count();
        for again in &roll.rerolls {
            prop_assert_ne!(criticals, Criticals::Blocked, "no re-roll after a block");
            prop_assert_eq!(again.from, shown[again.die]);
            prop_assert!(again.from < threshold, "no hit is re-rolled");
            let fumble = again.from == 1;
            prop_assert!(!fumble || fumbles != Fumbles::Stay, "no fumble is re-rolled");
            prop_assert_eq!(again.free, fumble && fumbles == Fumbles::FreeOnce);
            if !again.free {
                prop_assert!(credits > 0 && criticals == Criticals::Reroll);
                credits -= 1;
            }
            credits += usize::from(again.to == 6);
            shown[again.die] = again.to;
        }
        let left = |face: &i32| *face < threshold && (*face > 1 || fumbles == Fumbles::Eligible);
        prop_assert!(criticals != Criticals::Reroll || credits == 0 || !shown.iter().any(left), "nothing is forgone");
        let mut source = Dice::seeded(seed);
        let slow = slow_strike(dice, threshold, criticals, fumbles, &mut |sides| source.die(sides));
        prop_assert_eq!((roll.shown(), roll.hits), slow);
    }

    #[test]
    fn a_spell_keeps_its_bounds(dice in 0..12_u32, threshold in 1..60, fumbles in fumbles(), seed: u64) {
        let mut source = Dice::seeded(seed);
        let spell = spell_roll(dice, threshold, fumbles, &mut |sides| source.die(sides));
        let mut source = Dice::seeded(seed);
        let slow = slow_spell(dice, threshold, fumbles, &mut |sides| source.die(sides));
        prop_assert_eq!(spell.total, slow.iter().sum::<i32>());
        prop_assert_eq!(spell.succeeds, spell.total >= threshold);
        prop_assert!(spell.rerolls.is_empty() || spell.first.iter().sum::<i32>() < threshold);
        prop_assert!(spell.rerolls.iter().all(|again| again.from < 6 && (again.from > 1 || fumbles != Fumbles::Stay)));
    }

    #[test]
    fn an_attack_keeps_its_bounds(
        dice in 0..40_u32, order in any::<bool>(), manner in manners(), chevaliers in any::<bool>(), fumbles in fumbles(),
        df in 0..7, hp in 1..5, shelters in shelters(), knights in any::<bool>(), worst in any::<bool>(), seed: u64,
    ) {
        let order_die = if order { OrderDie::Rolls } else { OrderDie::None };
        let attacker = AttackProfile { order_die, chevaliers, fumbles, ..attackers(manner, dice) };
        let pick = if worst { Pick::Worst } else { Pick::Best };
        let defender = DefenceProfile { pick, knight_armour: knights, ..defenders(df, hp, &shelters) };
        let mut source = Dice::seeded(seed);
        let result = attack(&attacker, &defender, &USUAL, &mut |sides| source.die(sides));
        let thrown = result.roll.first.len() as u32;
        prop_assert_eq!(thrown, dice + result.order_die.unwrap_or(0) as u32);
        prop_assert_eq!(result.order_die.is_some(), order);
        prop_assert!(result.roll.hits <= thrown);
        prop_assert!(result.losses <= result.roll.hits / hp as u32);
        prop_assert!(result.threshold.dice.len() as u32 >= df.max(1) as u32);
        prop_assert!(result.threshold.dice.contains(&result.threshold.value));
        prop_assert!(!result.threshold.blocked || result.roll.rerolls.is_empty());
        let faces = 1 + usize::from(order) + result.threshold.dice.len() + result.roll.first.len() + result.roll.rerolls.len();
        prop_assert_eq!(source.rolls() as usize + 1, faces, "every die is in the result");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chances_are_whole_and_grow_as_they_should(dice in 0..30_u32, threshold in 2..=6, df in 1..8, fumbles in fumbles(), order in any::<bool>()) {
        let order_die = if order { OrderDie::Rolls } else { OrderDie::None };
        let mean = |dice, threshold, criticals| {
            let spread = of_hits(dice, order_die, threshold, criticals, fumbles);
            assert_eq!(spread.at_least(0).cases, WHOLE);
            spread.mean().cases
        };
        let this = mean(dice, threshold, Criticals::Reroll);
        prop_assert!(mean(dice + 1, threshold, Criticals::Reroll) > this);
        prop_assert!(mean(dice, threshold - 1, Criticals::Reroll) + UNDIVIDED >= this);
        let guarded = mean(dice, threshold, Criticals::Guarded);
        prop_assert!(guarded <= this + UNDIVIDED && mean(dice, threshold, Criticals::Blocked) <= guarded + UNDIVIDED);
        let odds = |df| of_attack(&attackers(Manner::Melee, dice), &defenders(df, 1, &[]), &USUAL, 30).losses.mean().cases;
        prop_assert!(odds(df + 1) <= odds(df) + UNDIVIDED);
    }

    #[test]
    fn more_dice_never_make_a_spell_harder(dice in 1..8_u32, threshold in 1..40, fumbles in fumbles()) {
        let chance = |dice, threshold, fumbles| of_spell(dice, threshold, fumbles).cases;
        let this = chance(dice, threshold, fumbles);
        prop_assert!(this <= WHOLE && chance(dice, threshold + 1, fumbles) <= this);
        prop_assert!(chance(dice + 1, threshold, fumbles) >= this);
        prop_assert!(chance(dice, threshold, Fumbles::Eligible) >= chance(dice, threshold, Fumbles::Stay));
    }
}
