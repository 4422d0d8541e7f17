//! Lists of armies, as players write them: nothing in them is right yet ([`super::army::faults`] judges them).
use super::files::StatsData;
use super::magic::School;
use serde::Deserialize;

/// Alike fighters of a unit: ready-made ones, or a profile with gear.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FightersData {
    /// Ready-made fighters; then profile, gear and modifications are theirs.
    pub prebuilt: Option<String>,
    pub profile: Option<String>,
    /// A weapon, an armour, a mount (V-4.03).
    pub gear: Vec<String>,
    /// Figures raised and lowered (V-4.18).
    pub modifications: Vec<StatsData>,
    pub size: i32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitData {
    /// The label of the unit, by which orders name it.
    pub id: String,
    /// Who leads it (V-3.02).
    #[serde(default)]
    pub title: Option<String>,
    /// The leader is one of them (V-3.11); all are alike (V-4.04).
    pub fighters: Vec<FightersData>,
    #[serde(default)]
    pub powers: Vec<String>,
}

/// A lord, a unit by himself (V-3.01).
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LordData {
    pub profile: String,
    #[serde(default)]
    pub gear: Vec<String>,
    #[serde(default)]
    pub modifications: Vec<StatsData>,
    pub title: String,
    /// What his gear adds to his figures (V-4.16).
    pub points: StatsData,
    #[serde(default)]
    pub powers: Vec<String>,
}

/// The diameters of the bases of a host's figures, in units (V-4.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasesData {
    pub foot: i32,
    pub mounted: i32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListData {
    pub id: String,
    /// What people call it, if the program has no words for it.
    #[serde(default)]
    pub name: Option<String>,
    /// The scenario for which it was made.
    pub scenario: String,
    /// The host of that scenario; without it any.
    #[serde(default)]
    pub host: Option<String>,
    /// The limit of points on which its players have agreed, in a scenario that lets them (V-23.16).
    #[serde(default)]
    pub points: Option<i32>,
    #[serde(default)]
    pub school: Option<School>,
    /// The usual ones, if it names none.
    #[serde(default)]
    pub bases: Option<BasesData>,
    /// One (V-3.01).
    pub lords: Vec<LordData>,
    pub units: Vec<UnitData>,
    /// What all of it costs, as its author says.
    #[serde(default)]
    pub total: Option<i32>,
}
