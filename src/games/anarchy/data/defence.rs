//! What those on the walls throw and pour down.
use super::files::{ShootingData, Weapon};
use crate::table::data::Check;
use serde::Deserialize;

/// What those on the walls throw and pour down (4.2, 4.9).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefenceData {
    /// By how many hexes a heap of stones is away from the thrower: whose restrictions bind him. Beyond the last of them
    /// nobody throws.
    pub stone_rates: Vec<Weapon>,
    /// As whose shot a stone counts.
    pub stone_hits: Weapon,
    /// Men and turns that it takes to shift a heap by a hex.
    pub heap_men: usize,
    pub heap_turns: u8,
    /// Movement points fewer for who carries a basin, and what setting it at a crenel costs each bearer.
    pub oil_carry_mp: i32,
    pub oil_set_mp: i32,
    /// The columns of the combat table for men on foot, from 1, for who is under the oil, and for those beside him
    ///
    pub oil_target_column: i32,
    pub oil_splash_column: i32,
    /// How far a basin that falls spills, in hexes.
    pub oil_radius: u8,
}

impl Default for DefenceData {
    fn default() -> Self {
        Self {
            stone_rates: vec![Weapon::ShortBow, Weapon::LongBow, Weapon::Crossbow],
            stone_hits: Weapon::ShortBow,
            heap_men: 2,
            heap_turns: 1,
            oil_carry_mp: 2,
            oil_set_mp: 2,
            oil_target_column: 10,
            oil_splash_column: 7,
            oil_radius: 1,
        }
    }
}

/// The numbers are in their ranges, the weapons in the table of shots, and the columns in the combat table, which has so many.
pub fn check_defence(at: &Check, defence: &DefenceData, shooting: Option<&ShootingData>, columns: usize) {
    let known = |at: &Check, weapon: Weapon| {
        let words: Vec<&str> = shooting.iter().flat_map(|all| &all.weapons).map(|line| line.weapon.word()).collect();
        if shooting.is_some() {
            at.known(weapon.word(), words);
        }
    };
    at.field("stone_rates").not_empty(defence.stone_rates.len());
    for (i, weapon) in defence.stone_rates.iter().enumerate() {
        known(&at.field("stone_rates").index(i), *weapon);
    }
    known(&at.field("stone_hits"), defence.stone_hits);
    at.field("heap_men").within(defence.heap_men as i32, 1..=2);
    at.field("heap_turns").within(i32::from(defence.heap_turns), 1..=20);
    at.field("oil_carry_mp").within(defence.oil_carry_mp, 0..=20);
    at.field("oil_set_mp").within(defence.oil_set_mp, 0..=20);
    for (name, column) in
        [("oil_target_column", defence.oil_target_column), ("oil_splash_column", defence.oil_splash_column)]
    {
        at.field(name).within(column, 1..=columns as i32);
    }
    at.field("oil_radius").within(i32::from(defence.oil_radius), 0..=3);
}
