//! The dice of a spell (chapter 19): whether it succeeds.
use crate::games::vassaux::chapters::attack::{Fumbles, Reroll, Rolling, SIX};
use serde::{Deserialize, Serialize};

/// The dice of a spell and what became of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpellRoll {
    /// The dice as they fell first, the order die before the others.
    pub first: Vec<i32>,
    /// What was rolled again, in this order.
    pub rerolls: Vec<Reroll>,
    /// What all dice show together at the end.
    pub total: i32,
    pub succeeds: bool,
}

/// Rolls for a spell: a total of its threshold or more succeeds (V-19.06). Each six, rolled at once or again, allows one re-roll
/// of a die that is no fumble; while the total is too low the lowest die below six is taken, of equal ones the first (V-19.08).
/// The ones of fierce casters are no fumbles (V-5.07).
pub fn spell_roll(dice: u32, threshold: i32, fumbles: Fumbles, die: &mut dyn FnMut(i32) -> i32) -> SpellRoll {
    let fails = |shown: &[i32]| shown.iter().sum::<i32>() < threshold;
    let lowest = |shown: &[i32]| {
        let eligible = (0..shown.len()).filter(|index| shown[*index] < SIX && fumbles.may_reroll(shown[*index]));
        eligible.min_by_key(|index| shown[*index])
    };
    let mut rolling = Rolling::of(dice, die);
    if fumbles == Fumbles::FreeOnce {
        rolling.free_ones(fails);
    }
    rolling.spend_sixes(|shown| if fails(shown) { lowest(shown) } else { None });
    let Rolling { first, shown, rerolls, .. } = rolling;
    let total = shown.iter().sum();
    SpellRoll { first, rerolls, total, succeeds: total >= threshold }
}
