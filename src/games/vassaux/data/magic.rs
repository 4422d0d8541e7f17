//! Powers and spells (chapters 5 and 19 to 22).
use crate::table::options::words;
use serde::{Deserialize, Serialize};

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

/// Powers that the rules know (3.5), each with its name in rule data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    Presumptuous,
    GraduateMage,
    Infiltration,
    Camouflage,
    Flying,
    PackLeader,
    Fierce,
    Harassment,
    Immaterial,
    Impulsive,
    BlackMagic,
    Invoker,
    Martyrs,
}

impl Power {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Presumptuous,
        Self::GraduateMage,
        Self::Infiltration,
        Self::Camouflage,
        Self::Flying,
        Self::PackLeader,
        Self::Fierce,
        Self::Harassment,
        Self::Immaterial,
        Self::Impulsive,
        Self::BlackMagic,
        Self::Invoker,
        Self::Martyrs,
    ];
    /// Its name in rule data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Presumptuous => "presumptuous",
            Self::GraduateMage => "graduate_mage",
            Self::Infiltration => "infiltration",
            Self::Camouflage => "camouflage",
            Self::Flying => "flying",
            Self::PackLeader => "pack_leader",
            Self::Fierce => "fierce",
            Self::Harassment => "harassment",
            Self::Immaterial => "immaterial",
            Self::Impulsive => "impulsive",
            Self::BlackMagic => "black_magic",
            Self::Invoker => "invoker",
            Self::Martyrs => "martyrs",
        }
    }
}

/// Spells that the rules know (3.5). Their numbers stand in positions and never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spell {
    DefenceAura,
    ThornAura,
    FireAura,
    Meteor,
    RainOfFire,
    VeiledMoon,
    DeathHowl,
    PackHowl,
    HuntCall,
    Necrosis,
    Corruption,
    Resurrection,
    Possession,
    EternalNight,
}

impl Spell {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::DefenceAura,
        Self::ThornAura,
        Self::FireAura,
        Self::Meteor,
        Self::RainOfFire,
        Self::VeiledMoon,
        Self::DeathHowl,
        Self::PackHowl,
        Self::HuntCall,
        Self::Necrosis,
        Self::Corruption,
        Self::Resurrection,
        Self::Possession,
        Self::EternalNight,
    ];
    /// Its name in rule data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::DefenceAura => "defence_aura",
            Self::ThornAura => "thorn_aura",
            Self::FireAura => "fire_aura",
            Self::Meteor => "meteor",
            Self::RainOfFire => "rain_of_fire",
            Self::VeiledMoon => "veiled_moon",
            Self::DeathHowl => "death_howl",
            Self::PackHowl => "pack_howl",
            Self::HuntCall => "hunt_call",
            Self::Necrosis => "necrosis",
            Self::Corruption => "corruption",
            Self::Resurrection => "resurrection",
            Self::Possession => "possession",
            Self::EternalNight => "eternal_night",
        }
    }
    /// The spell of this name.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|spell| spell.id() == id)
    }
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
