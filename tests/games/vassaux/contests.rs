//! What of chapters 2 and 3 no order of a match can show.
use super::shipped;
use mesnie::games::vassaux::chapters::attack::{DefenceProfile, Manner, Pick, SeveralDoublings, Shelter};
use mesnie::table::kit::contests::{Throw, contest};

/// The winner of a contest with these dice, all of which are used.
fn winner(targets: [i32; 2], throw: Throw, faces: &[i32]) -> usize {
    let mut faces = faces.iter();
    let mut die = |_: i32| *faces.next().expect("a face");
    let winner = contest(targets, throw, &mut die).winner;
    assert_eq!(faces.len(), 0, "faces are left");
    winner
}

/// VX-01: four dice each, Jeanne against 12 and Serge against 14, totals 18 and 19: her margin of 6 beats his of 5 (V-2.03). Any
/// number of dice of any sides may be thrown (V-2.01).
#[test]
fn the_larger_margin_wins_with_any_dice() {
    let four = Throw { dice: 4, sides: 6 };
    assert_eq!(winner([12, 14], four, &[6, 6, 3, 3, 6, 6, 6, 1]), 0);
    assert_eq!(winner([12, 14], four, &[6, 6, 3, 3, 6, 6, 6, 3]), 1);
    assert_eq!(winner([5, 5], Throw { dice: 1, sides: 8 }, &[7, 8]), 1);
}

/// V-3.04: whatever lowers them, a unit rolls at least one die for its defence and takes at least one hit for a loss.
#[test]
fn defence_and_hit_points_are_never_below_one() {
    let mut weak = DefenceProfile {
        df: 1,
        flat: -3,
        shelters: vec![],
        hp: 0,
        resurrected: None,
        pick: Pick::Best,
        knight_armour: false,
        chevaliers: false,
    };
    assert_eq!((weak.dice(Manner::Melee, SeveralDoublings::Multiply), weak.hits_for_a_loss()), (1, 1));
    weak.shelters.push(Shelter::Fortified);
    assert_eq!(weak.dice(Manner::Melee, SeveralDoublings::Multiply), 2, "the least is doubled too");
}

/// V-8.11: the timer is an agreement of a table, and the rules come without one.
#[test]
fn nobody_is_hurried() {
    assert_eq!(shipped().data.constants.order_timer, None);
}
