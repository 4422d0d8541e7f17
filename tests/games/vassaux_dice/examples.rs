//! The worked examples that are about dice, each by its number.
use super::{USUAL, attackers, defenders, with};
use mesnie::games::vassaux::chapters::attack::*;
use mesnie::games::vassaux::chapters::contests::*;
use mesnie::games::vassaux::chapters::magic::dice::spell_roll;
use mesnie::table::kit::contests::{Rolled, Throw, contest};
use mesnie::table::prelude::Seat;

const TWO_DICE: Throw = Throw { dice: 2, sides: 6 };
const ONE_DIE: Throw = Throw { dice: 1, sides: 6 };

/// An attack with these dice: threshold, hits and losses, and what was rolled again.
fn fought(attacker: &AttackProfile, defender: &DefenceProfile, faces: &[i32]) -> ([u32; 3], Vec<(i32, i32)>) {
    let result = with(faces, |die| attack(attacker, defender, &USUAL, die));
    let again = result.roll.rerolls.iter().map(|again| (again.from, again.to)).collect();
    ([result.threshold.value as u32, result.roll.hits, result.losses], again)
}

#[test]
fn vx_01_a_contest_is_won_by_the_margin() {
    let four = Throw { dice: 4, sides: 6 };
    let result = with(&[5, 5, 4, 4, 5, 5, 5, 4], |die| contest([12, 14], four, die));
    assert_eq!(result.winner, 0);
}

#[test]
fn vx_07_initiative() {
    let failed = |coin| with(&[2, 3, 1, 4, coin], |die| initiative([8, 9], TWO_DICE, die));
    assert_eq!([failed(1).winner, failed(2).winner], [0, 1]);
    assert_eq!(failed(1).rolled[2], Rolled::Drawn { among: [0, 1][..].into(), face: 1 });
    assert_eq!(with(&[4, 4, 3, 4], |die| initiative([6, 6], TWO_DICE, die)).winner, 0);
    let again = with(&[4, 4, 4, 4, 4, 4, 4, 6], |die| initiative([6, 6], TWO_DICE, die));
    assert_eq!((again.winner, again.rolled.len()), (1, 4));
}

#[test]
fn vx_08_a_melee_with_its_return_blows_and_its_contest() {
    let bretteurs = [5, 2, 4, 1, 3, 6, 5, 4, 3, 1, 5, 2, 6, 1, 4, 5, 2, 5, 3];
    let first = fought(&attackers(Manner::Melee, pool([2; 6], 1)), &defenders(5, 2, &[]), &bretteurs);
    assert_eq!(first, ([5, 6, 3], vec![(4, 5), (3, 3)]));
    let reguliers = [3, 4, 1, 2, 6, 4, 2, 1, 3, 5, 4, 1, 6, 2];
    let back = fought(&attackers(Manner::Melee, pool([2; 4], 1)), &defenders(4, 1, &[]), &reguliers);
    assert_eq!(back, ([4, 5, 5], vec![(2, 6), (3, 2)]));
    let pe = [combat_losses(5, 2), combat_losses(3, 3)];
    assert_eq!(pe, [3, 0]);
    assert_eq!(with(&[3, 2], |die| reorganising_order(&pe, ONE_DIE, die)).order, [1, 0]);
}

#[test]
fn vx_09_siege_armour_against_a_charge() {
    let lanciers = defenders(2, 1, &[Shelter::SiegeArmour]);
    let charge = [1, 3, 2, 4, 4, 4, 3, 2, 1, 5];
    assert_eq!(fought(&attackers(Manner::Charge, 6), &lanciers, &charge).0, [4, 3, 3]);
    assert_eq!(lanciers.dice(Manner::Melee, SeveralDoublings::Multiply), 2, "the blows after it");
}

#[test]
fn vx_10_a_block() {
    let result = fought(&attackers(Manner::Melee, 5), &defenders(3, 1, &[]), &[6, 2, 3, 6, 6, 5, 4, 3]);
    assert_eq!(result, ([6, 2, 2], vec![]));
}

#[test]
fn vx_11_the_guard_of_knights() {
    let knights = DefenceProfile { knight_armour: true, ..defenders(5, 2, &[]) };
    let dice = [2, 4, 1, 3, 5, 6, 5, 4, 3, 6, 2];
    let ecuyers = attackers(Manner::Melee, 6);
    assert_eq!(fought(&ecuyers, &knights, &dice), ([5, 3, 1], vec![]));
    let again = [dice.as_slice(), &[5, 6, 1]].concat();
    let chevaliers = AttackProfile { chevaliers: true, ..ecuyers.clone() };
    assert_eq!(fought(&chevaliers, &knights, &again), ([5, 5, 2], vec![(4, 5), (3, 6), (2, 1)]));
    // Shots know no guard, and by the other ruling armour alone does not guard.
    let shot = fought(&attackers(Manner::Shot, 6), &knights, &again);
    assert_eq!(shot.0, [5, 5, 2]);
    let profile = Switches { knight_guard: KnightGuard::Profile, ..USUAL };
    assert_eq!(criticals(&ecuyers, &knights, &profile), Criticals::Reroll);
    assert_eq!(criticals(&ecuyers, &DefenceProfile { chevaliers: true, ..knights }, &profile), Criticals::Guarded);
}

#[test]
fn vx_12_heavy_shots_at_cover() {
    let attack = [6, 5, 4, 4, 3, 2, 1, 5, 6, 3, 2, 2, 1, 4, 5];
    let dice = [[2, 3, 5, 1, 4, 2].as_slice(), &attack, &[5, 3]].concat();
    let pool = pool([1 + 2; 5], 1);
    assert_eq!(pool, 15);
    let result = fought(&attackers(Manner::Shot, pool), &defenders(3, 1, &[Shelter::Covered]), &dice);
    assert_eq!(result, ([5, 6, 6], vec![(4, 5), (4, 3)]));
}

#[test]
fn vx_13_two_light_shots_of_a_coordinated_attack() {
    let archers = attackers(Manner::Shot, 5);
    let first = AttackProfile { order_die: OrderDie::Rolls, ..archers.clone() };
    let dice = [4, 3, 1, 2, 4, 2, 5, 1, 6, 3, 3, 2, 6, 3, 1];
    let result = with(&dice, |die| attack(&first, &defenders(3, 1, &[]), &USUAL, die));
    assert_eq!((result.order_die, result.threshold.value, result.roll.hits), (Some(4), 3, 7));
    let chains: Vec<Vec<i32>> = [1, 7].map(|die| result.roll.chain(die).collect()).into();
    assert_eq!(chains, [[2, 3], [2, 1]]);
    let second = fought(&archers, &defenders(3, 1, &[]), &[4, 2, 2, 4, 2, 5, 1, 3]);
    assert_eq!(second.0, [4, 2, 2]);
    // A die rolled before counts likewise, and the chronicle has every die in its order.
    let shown = AttackProfile { order_die: OrderDie::Shows(4), ..archers };
    assert_eq!(fought(&shown, &defenders(3, 1, &[]), &dice[1..]).0, [3, 7, 7]);
    let purposes = Purposes { order_die: "order", defence: "defence", attack: "attack", reroll: "again" };
    let log = result.log(Seat(1), Seat(0), purposes);
    assert_eq!(log.iter().map(|roll| roll.face).collect::<Vec<_>>(), dice);
    let whose: Vec<_> = log.iter().map(|roll| (roll.seat.0, roll.purpose)).collect();
    let expected = [vec![(1, "order")], vec![(0, "defence"); 3], vec![(1, "attack"); 9], vec![(1, "again"); 2]];
    assert_eq!(whose, expected.concat());
}

#[test]
fn vx_14_high_ground() {
    let on_high = AttackProfile { fumbles: Fumbles::of(false, true, USUAL.ones), ..attackers(Manner::Shot, 5) };
    let dice = [3, 4, 2, 6, 1, 1, 5, 4];
    let again = [dice.as_slice(), &[5]].concat();
    assert_eq!(fought(&on_high, &defenders(3, 1, &[]), &again), ([4, 4, 4], vec![(1, 5)]));
    assert_eq!(fought(&attackers(Manner::Shot, 5), &defenders(3, 1, &[]), &dice).0, [4, 3, 3]);
    // The other reading: both ones are rolled again for nothing, and the critical has the second of them, a 2, once more.
    let free = AttackProfile { fumbles: Fumbles::of(false, true, Ones::FreeOnce), ..on_high };
    let result = fought(&free, &defenders(3, 1, &[]), &[dice.as_slice(), &[5, 2, 1]].concat());
    assert_eq!(result, ([4, 4, 4], vec![(1, 5), (1, 2), (2, 1)]));
}

#[test]
fn vx_15_rain_of_fire() {
    assert!(with(&[3, 4], |die| spell_roll(2, 6, Fumbles::Stay, die)).succeeds);
    let dice = [2, 4, 3, 6, 4, 1, 5, 3, 2, 4, 6, 1, 2, 6, 1, 3];
    let result = fought(&attackers(Manner::Shot, 2 + 8), &defenders(3, 1, &[]), &dice);
    assert_eq!(result, ([4, 6, 6], vec![(3, 6), (2, 1), (2, 3)]));
}

#[test]
fn vx_16_a_critical_of_a_spell() {
    let spell = with(&[6, 2, 5], |die| spell_roll(2, 10, Fumbles::Stay, die));
    assert_eq!((spell.total, spell.succeeds), (11, true));
    let spell = with(&[6, 2, 1, 5], |die| spell_roll(3, 12, Fumbles::Stay, die));
    assert_eq!((spell.total, spell.succeeds, spell.rerolls[0].die), (12, true, 1));
    // The fierce may take the one (V-5.07).
    let spell = with(&[6, 2, 1, 4], |die| spell_roll(3, 12, Fumbles::Eligible, die));
    assert_eq!((spell.total, spell.rerolls[0].die), (12, 2));
}

#[test]
fn vx_17_meteor() {
    assert!(with(&[2, 3, 4], |die| spell_roll(3, 9, Fumbles::Stay, die)).succeeds);
}

#[test]
fn vx_18_a_counter_spell() {
    assert_eq!(with(&[3, 5], |die| counter_spell(3, 2, ONE_DIE, die)).winner, 1);
    let again = with(&[3, 4, 5, 4], |die| counter_spell(3, 2, ONE_DIE, die));
    assert_eq!((again.winner, again.rolled.len()), (0, 4));
    assert_eq!(with(&[4, 1, 1, 1], |die| reaction(4, 4, TWO_DICE, die)).winner, 0);
}

#[test]
fn vx_19_a_thorn_aura() {
    let back = thorn_hits(7, &USUAL);
    assert_eq!((back, losses(back, 1), losses(back, 2)), (3, 3, 1));
    assert_eq!([0, 1, 2, 3].map(|hits| thorn_hits(hits, &USUAL)), [0, 1, 1, 1]);
    assert_eq!(thorn_hits(0, &Switches { thorn_min_on_zero: true, ..USUAL }), 1);
}

#[test]
fn vx_20_resurrection_and_martyrs() {
    let risen = DefenceProfile { resurrected: Some(3), ..defenders(1, 1, &[]) };
    assert_eq!(losses(8, risen.hits_for_a_loss()), 2);
    assert_eq!(DefenceProfile { hp: 4, ..risen }.hits_for_a_loss(), 3, "a fixed value");
    assert_eq!(pool([1; 6], 3), 18);
}

#[test]
fn vx_21_necrosis() {
    let withered = DefenceProfile { pick: Pick::Worst, ..defenders(3, 1, &[]) };
    assert_eq!(fought(&attackers(Manner::Melee, 5), &withered, &[2, 5, 6, 6, 3, 2, 2, 1]), ([2, 4, 4], vec![]));
}

#[test]
fn vx_22_doublings() {
    let lanciers = defenders(2, 1, &[Shelter::Fortified, Shelter::Covered, Shelter::SiegeArmour]);
    let dice = |manner, doubling| lanciers.dice(manner, doubling);
    assert_eq!(dice(Manner::Shot, SeveralDoublings::Multiply), 16);
    assert_eq!(dice(Manner::Shot, SeveralDoublings::Add), 8);
    assert_eq!(dice(Manner::Shot, SeveralDoublings::Once), 4);
    assert_eq!(dice(Manner::Charge, SeveralDoublings::Multiply), 8);
    assert_eq!(dice(Manner::Melee, SeveralDoublings::Multiply), 4);
    let weak = |flat| DefenceProfile { flat, ..lanciers.clone() };
    assert_eq!(weak(1).dice(Manner::Shot, SeveralDoublings::Multiply), 24, "what adds is doubled, too");
    assert_eq!(weak(-5).dice(Manner::Melee, SeveralDoublings::Multiply), 2, "never below one before it is doubled");
}

#[test]
fn vx_48_martyrs_enter_no_contest() {
    let alone = with(&[], |die| reorganising_order(&[0], ONE_DIE, die));
    assert_eq!((alone.order, alone.rolled), (vec![0], vec![]));
}

#[test]
fn most_of_a_unit_decide_for_it_and_in_a_tie_the_higher_value() {
    // V-14.02
    assert_eq!(majority([2, 3, 2]), Some(2));
    assert_eq!(majority([2, 3, 3, 2, 1]), Some(3));
    assert_eq!(majority([]), None);
}

#[test]
fn without_attack_dice_only_the_defence_rolls() {
    let result = with(&[3, 4], |die| attack(&attackers(Manner::Melee, 0), &defenders(2, 1, &[]), &USUAL, die));
    assert_eq!((result.roll.first.len(), result.roll.hits, result.losses), (0, 0, 0));
}
