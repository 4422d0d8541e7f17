//! What an attack is expected to cost, from the exact chances.
use crate::games::vassaux::chapters::attack::{
    AttackProfile, DefenceProfile, Fumbles, Manner, OrderDie, Pick, Switches,
};
use crate::games::vassaux::odds::{WHOLE, of_attack};
use bevy::prelude::Resource;
use std::collections::HashMap;

/// An attack, as far as its chances depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Case {
    shot: bool,
    dice: u32,
    order_die: bool,
    chevaliers: bool,
    defence: u32,
    hits_for_a_loss: u32,
    guarded: bool,
    worst: bool,
    may_fall: u32,
}

/// Attacks whose chances have been worked out: only looked up, never gone through. It is no part of the position.
#[derive(Resource, Default)]
pub struct KnownLosses(HashMap<Case, i64>);

/// More dice, or more who may fall, are reckoned as these many and taken in proportion.
const MOST_DICE: u32 = 20;
const MOST_FALL: u32 = 8;

/// So many dice against a unit.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    pub manner: Manner,
    pub dice: u32,
    pub order_die: bool,
    pub chevaliers: bool,
}

impl KnownLosses {
    /// How many of `may_fall` fighters are expected to be lost to a blow, in hundredths of a fighter.
    pub fn of(&mut self, blow: Blow, defence: &DefenceProfile, switches: &Switches, may_fall: u32) -> i64 {
        if blow.dice == 0 && !blow.order_die || may_fall == 0 {
            return 0;
        }
        let dice = blow.dice.min(MOST_DICE);
        let fall = may_fall.min(MOST_FALL);
        let case = Case {
            shot: blow.manner == Manner::Shot,
            dice,
            order_die: blow.order_die,
            chevaliers: blow.chevaliers,
            defence: defence.dice(blow.manner, switches.doubling),
            hits_for_a_loss: defence.hits_for_a_loss(),
            guarded: defence.knight_armour || defence.chevaliers,
            worst: defence.pick == Pick::Worst,
            may_fall: fall,
        };
        let mean = *self.0.entry(case).or_insert_with(|| {
            let profile = AttackProfile {
                manner: blow.manner,
                dice,
                order_die: if blow.order_die { OrderDie::Rolls } else { OrderDie::None },
                chevaliers: blow.chevaliers,
                fumbles: Fumbles::Stay,
            };
            let mean = of_attack(&profile, defence, switches, fall).losses.mean();
            (mean.cases / (WHOLE / 100)) as i64
        });
        let mean = if blow.dice > dice { mean * i64::from(blow.dice) / i64::from(dice) } else { mean };
        mean.min(100 * i64::from(may_fall))
    }
}
