//! Powers and spells (chapters 5 and 19 to 22).
use crate::table::options::words;
use serde::Deserialize;

words! {
    /// A school of magic.
    School { Red, Green, Black }
}

/// Who may have a power.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Bearer {
    Lord,
    /// Lord and vassals.
    Leaders,
    Anybody,
    /// Units of these profiles, and a lord of one.
    Profiles(Vec<String>),
}

/// What a power is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Per {
    Figure,
    /// The leader's figure alone.
    Leader,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerData {
    pub id: String,
    /// Whose hosts have it.
    pub schools: Vec<School>,
    pub bearer: Bearer,
    /// Price; less than nothing where it is a burden.
    pub points: i32,
    pub per: Per,
}

/// What the dice of a spell must reach (V-19.06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Threshold {
    Fixed(i32),
    /// The caster says it before he rolls (V-20.10).
    Chosen,
}

/// Whom a spell is cast at (V-19.04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SpellTarget {
    VisibleUnit,
    VisibleUnitWithoutOrder,
    ShotTarget,
    OwnUnit,
    UnitsInAura,
    EnemiesInAura,
    EnemyReserve,
    WholeGame,
}

/// The shot that a spell is.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellShotData {
    /// In R.
    pub range: i32,
    /// Attack dice more than the caster's own.
    pub bonus: i32,
    /// The target must be seen.
    pub sight: bool,
}

/// When the automaton casts a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SpellUse {
    Offensive,
    Defensive,
    Never,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellData {
    pub id: String,
    pub school: School,
    pub threshold: Threshold,
    pub target: SpellTarget,
    #[serde(default)]
    pub shot: Option<SpellShotData>,
    /// It cannot be dispelled (V-21.01).
    #[serde(default)]
    pub howl: bool,
    pub r#use: SpellUse,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MagicData {
    /// V-5.02
    pub powers_of_unit: i32,
    /// V-5.02
    pub powers_of_lord: i32,
    pub powers: Vec<PowerData>,
    pub spells: Vec<SpellData>,
    /// V-20.03
    pub infiltration_markers: i32,
    /// V-20.09
    pub fire_aura_dice: i32,
    /// V-22.04
    pub martyrs_times: i32,
    /// V-22.09
    pub resurrection_hp: i32,
    /// In R (V-22.11).
    pub eternal_night_range: i32,
}
