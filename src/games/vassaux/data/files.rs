//! The rule data of the skirmish: what stands in `rules/vassaux/*.ron`, numbers and tables that hold in every scenario.
use super::lists::ListData;
use super::magic::MagicData;
use super::opponents::OpponentsData;
use super::scenarios::ScenarioData;
use super::solo::SoloData;
use super::switches::SwitchesData;
use crate::table::options::words;
use serde::Deserialize;

/// Most hosts of a match, and seats of the game.
pub const HOSTS: usize = 2;

/// So many dice with so many sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceData {
    pub dice: i32,
    pub sides: i32,
}

/// The length of a match in turns: dice, and what is added to their total (V-23.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnLimitData {
    pub dice: i32,
    pub sides: i32,
    pub plus: i32,
}

/// The four figures of a fighter: rulers in a move, hits that remove one, dice in attack and in defence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct StatsData {
    pub mv: i32,
    pub hp: i32,
    pub at: i32,
    pub df: i32,
}

/// From how many percent of the opponent's bases on a host's are larger, and what each of its figures then costs (V-4.20).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LargerBasesData {
    pub percent: i32,
    pub points: i32,
}

/// Tolerances and steps of the geometry; lengths are in units.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GeometryData {
    /// Bases so near to each other touch (V-1.08).
    pub contact: i32,
    /// What a measured distance may exceed its limit by.
    pub measure: i32,
    /// What bases may overlap without overlapping.
    pub overlap: i32,
    /// Rays of a line of sight (V-12.01).
    pub rays: i32,
    /// From stage to stage of a path (V-18.21).
    pub stage: i32,
    /// From point to point where places to deploy are looked for (V-23.34).
    pub grid: i32,
    /// Between two bases that stand side by side in a formation.
    pub lattice_gap: i32,
    /// The distance of two rows of a formation whose pitch is 10000.
    pub lattice_row: i32,
    /// Cosines of 0, 15, … 90 degrees, times 10000.
    pub cosines: Vec<i32>,
}

/// Numbers that hold in every scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConstantsData {
    /// Units of a ruler R (V-1.02).
    pub ruler_units: i32,
    /// Diameter of the base of a fighter on foot, in units.
    pub base_foot: i32,
    /// Diameter of the base of a mounted fighter, in units (V-1.05).
    pub base_mounted: i32,
    /// Diameter of a marker, in units.
    pub marker: i32,
    /// Least and greatest side of a table, in R.
    pub table: (i32, i32),
    /// Least and greatest number of fighters in a unit.
    pub unit_size: (i32, i32),
    pub points_default: i32,
    /// V-4.05
    pub levies_per_elite: i32,
    /// The least that a figure of a fighter may be (V-3.04, V-4.19).
    pub least: StatsData,
    pub turn_limit: TurnLimitData,
    pub initiative: DiceData,
    pub reaction: DiceData,
    pub combat_contest: DiceData,
    pub counter_contest: DiceData,
    /// Seconds to declare orders (V-8.11).
    pub order_timer: Option<i32>,
    /// In R (V-16.06).
    pub reorganise: i32,
    /// Rulers (V-9.10).
    pub run_bonus: i32,
    /// Rulers (V-4.17).
    pub mount_bonus: i32,
    /// Rulers (V-11.05).
    pub difficult_loss: i32,
    /// The fewest rulers that difficult ground leaves (V-11.05).
    pub difficult_least: i32,
    /// Share of the points that is as good as all, in percent.
    pub destroy_percent: i32,
    /// V-22.02
    pub invocation_pool: i32,
    /// Composite dice (V-19.12).
    pub counter_spell_cost: i32,
    pub larger_bases: LargerBasesData,
    pub geometry: GeometryData,
}

impl ConstantsData {
    /// The diameter of a base, in units.
    pub fn base(&self, foot: Foot) -> i32 {
        match foot {
            Foot::OnFoot => self.base_foot,
            Foot::Mounted => self.base_mounted,
        }
    }
}

/// Whether a fighter walks or rides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Foot {
    OnFoot,
    Mounted,
}

/// What a fighter counts as for V-4.05.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Class {
    Levy,
    Elite,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileData {
    pub id: String,
    pub mv: i32,
    pub hp: i32,
    pub at: i32,
    pub df: i32,
    /// Price of a figure.
    pub points: i32,
    pub class: Class,
}

/// Whom a leader leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Role {
    /// A host.
    Lord,
    /// A unit.
    Vassal,
}

words! {
    /// What a scenario may forbid.
    Culture { Frank, Barbarian }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleData {
    pub id: String,
    pub role: Role,
    /// In R.
    pub aura: i32,
    pub cmd: i32,
    /// Price, once a unit.
    pub points: i32,
    pub culture: Culture,
}

/// What a ranged weapon does (V-4.08, V-4.09).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotData {
    /// In R.
    pub range: i32,
    /// Attack dice more.
    pub bonus: i32,
    /// Shots of a unit in a turn.
    pub shots: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponData {
    pub id: String,
    /// Price of a figure.
    pub points: i32,
    /// Attack dice more in melee.
    #[serde(default)]
    pub melee: i32,
    /// Attack dice more in melee against mounted units (V-4.11).
    #[serde(default)]
    pub melee_mounted: i32,
    #[serde(default)]
    pub shot: Option<ShotData>,
    /// Profiles that may not bear it.
    #[serde(default)]
    pub forbidden: Vec<String>,
}

/// An attack against which defence dice are doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Doubling {
    Shot,
    /// The attack of a charge order, simple or coordinated.
    Charge,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourData {
    pub id: String,
    /// Price of a figure.
    pub points: i32,
    /// Defence dice more.
    #[serde(default)]
    pub df: i32,
    /// The only profiles that may bear it; empty: all may.
    #[serde(default)]
    pub only: Vec<String>,
    /// V-4.14
    #[serde(default)]
    pub doubled_by: Vec<Doubling>,
    /// The unit may not run (V-4.15).
    #[serde(default)]
    pub no_run: bool,
    /// It guards against critical hits of lesser men (V-14.14).
    #[serde(default)]
    pub guard: bool,
}

/// The price of something for a figure.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PriceData {
    pub points: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GearData {
    /// The first is that of whoever names none.
    pub weapons: Vec<WeaponData>,
    /// The first is that of whoever names none.
    pub armours: Vec<ArmourData>,
    pub mount: PriceData,
    pub modification: PriceData,
    /// Points that a lord spreads over mv, at and df (V-4.16).
    pub lord_gear: PriceData,
}

/// How a list names a mount among the gear.
pub const MOUNT: &str = "mount";

/// What the printed page says of a ready-made fighter where its own tables come to something else.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PrintedData {
    pub points: Option<i32>,
    pub df: Option<i32>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrebuiltData {
    pub id: String,
    pub profile: String,
    #[serde(default)]
    pub modifications: Vec<StatsData>,
    /// A weapon, an armour, a mount.
    #[serde(default)]
    pub gear: Vec<String>,
    /// Price of a figure.
    pub points: i32,
    /// mv, hp, at in melee, df.
    pub stats: (i32, i32, i32, i32),
    #[serde(default)]
    pub culture: Option<Culture>,
    #[serde(default)]
    pub printed: PrintedData,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderData {
    pub id: String,
    /// The face of its die.
    pub face: i32,
    /// It is the unit's only order of the turn (V-9.10).
    #[serde(default)]
    pub alone: bool,
    /// No order follows it (V-9.17).
    #[serde(default)]
    pub last: bool,
    /// Its die is rolled and joins the first attack (V-9.11).
    #[serde(default)]
    pub bonus: bool,
    /// It is not for units in or over difficult ground (V-11.04).
    #[serde(default)]
    pub level: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrdersData {
    pub composite: Vec<OrderData>,
    pub simple: Vec<OrderData>,
}

/// How bases get over a piece of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Passage {
    Free,
    /// V-11.04, V-11.05
    Difficult,
    Impassable,
}

/// What a piece of terrain does to lines of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Sight {
    Open,
    Cover,
    Block,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainData {
    pub id: String,
    pub passage: Passage,
    pub sight: Sight,
    /// Height of its top, in half levels (V-12.07).
    pub top: i32,
    /// The level of whoever stands on it.
    pub level: i32,
    /// The kind in one of whose pieces each of this kind lies; that one is then a ring (V-11.08).
    #[serde(default)]
    pub within: Option<String>,
}

/// All rule data.
#[derive(Clone, Debug)]
pub struct VassauxData {
    pub constants: ConstantsData,
    pub profiles: Vec<ProfileData>,
    pub titles: Vec<TitleData>,
    pub gear: GearData,
    pub prebuilt: Vec<PrebuiltData>,
    pub orders: OrdersData,
    pub terrain: Vec<TerrainData>,
    pub magic: MagicData,
    pub solo: SoloData,
    pub opponents: OpponentsData,
    pub switches: SwitchesData,
    /// In the order in which people meet them.
    pub scenarios: Vec<ScenarioData>,
    /// Lists of armies, sorted by the names of their files.
    pub lists: Vec<ListData>,
}

impl VassauxData {
    /// The scenario with this name.
    pub fn scenario(&self, id: &str) -> Option<&ScenarioData> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
    /// The list of an army with this name.
    pub fn list(&self, id: &str) -> Option<&ListData> {
        self.lists.iter().find(|list| list.id == id)
    }
}
