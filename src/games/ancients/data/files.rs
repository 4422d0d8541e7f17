//! The rule data of the ancient battle: what stands in `rules/ancients/*.ron`, one file a chapter.
pub use super::battles::{BattleData, BattlesData};
pub use super::cards::{CardData, CardsData, Module};
pub use super::opponents::{ArmyPlanData, HeuristicData, MisjudgmentData, OpponentsData, ReactionsData, ValueData};
pub use super::terrain::{StakesData, TerrainData, TerrainKindData};
use crate::table::options::words;
use crate::table::prelude::Seat;
use serde::{Deserialize, Serialize};

/// Red plays from the south.
pub const RED: Seat = Seat(0);
/// Blue plays from the north.
pub const BLUE: Seat = Seat(1);
/// The labels of the seats, Red's first.
pub const SIDES: [&str; 2] = ["red", "blue"];

/// Most pieces that the pool of one side may have.
pub const MOST_UNITS: usize = 32;
/// Most hexes that a map may have.
pub const MOST_HEXES: usize = 255;
/// Farthest shot that the rule data may allow, in hexes.
pub const LONGEST_SHOT: u8 = 5;

/// The dice: faces of the special die, and which of them bears the logo (N-7.13); sides of the die for rallies (N-7.08).

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceData {
    pub faces: Vec<i32>,
    pub logo: i32,
    pub rally_sides: i32,
    /// From which face of the ordinary die on a routed unit returns (N-19.02).
    #[serde(default = "usual_return")]
    pub return_success_from: i32,
}

/// The number of older rule data, in which no unit returned.
fn usual_return() -> i32 {
    5
}

/// A kind of unit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindData {
    pub name: String,
    /// Hexes in one order: 1 (N-4.01) or 2 (N-4.02).
    pub r#move: u8,
    #[serde(default)]
    pub mounted: bool,
    /// Whether it may roll to rally (N-7.08).
    #[serde(default)]
    pub rally: bool,
    /// Least and greatest distance of a shot, in hexes (N-5.01). All that is said of archers holds for every kind that shoots, and all
    /// that is said of mounted units for every kind that is mounted (N-14.08).
    #[serde(default)]
    pub shoot: Option<(u8, u8)>,
    /// Victory points for its destruction, in halves (N-8.17); for survivors half a point (N-16.04), for a
    /// general one and a half (N-12.09).
    pub half_points: i16,
    /// It may support a double attack, but not lead one (N-16.02).
    #[serde(default)]
    pub supports_only: bool,
    /// It moves as light infantry does.
    #[serde(default)]
    pub light: Option<LightData>,
    /// It commands, one in an army (N-12.01).
    #[serde(default)]
    pub general: Option<GeneralData>,
    /// It is shock cavalry.
    #[serde(default)]
    pub shock: Option<ShockData>,
    /// It attacks alone or leads only with the upgrade [`UpgradeEffect::AttackRight`] (N-14.02), the asterisk on its counter, which
    /// means nothing without it (N-14.06). Attacked, it fights or refuses like any other (N-14.04).
    #[serde(default)]
    pub needs_attack_right: bool,
    /// Elephants.
    #[serde(default)]
    pub elephants: Option<ElephantsData>,
    /// Chariots.
    #[serde(default)]
    pub chariots: Option<ChariotsData>,
}

/// Elephants: they charge as shock cavalry does without modification 1 (N-13.08), and are neither foot nor mounted (N-21.07).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElephantsData {
    /// By which difference on they are destroyed when they lose a combat (N-21.04).
    pub destroyed_from: i32,
    /// What the enemy side has if a mounted unit of it fights them (N-21.08).
    pub against_mounted: i32,
}

/// Chariots: their two hexes lie in one direction (N-21.05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChariotsData {
    /// What they add to the attack that ends a move of two hexes.
    pub charge: i32,
}

/// A general; in all else such a unit moves and fights as its kind says, as cavalry does (N-12.18).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GeneralData {
    /// How far his orders reach, in hexes (N-12.04, N-12.06).
    pub reach: u8,
}

/// Shock cavalry.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShockData {
    /// What a unit costs beyond its price without the module `shock_mod1`, when everything that can be bought for it comes
    /// with it (N-13.08).
    pub surcharge: i32,
}

/// Light infantry with the module `light_mod2`: its second hex may be any (N-15.02).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LightData {
    /// What it is worth then, in halves of a victory point (N-15.05).
    pub half_points: i16,
}

words! {
    /// A module that brings units of its own.
    UnitModule { Light, Survivors, General, Shock, HorseArchers, Ext2 }
}
words! {
    /// What an upgrade gives to the unit that bears it.
    UpgradeEffect { Impact, TieVictory, AttackRight, ShieldWall, LongSpears, Javelins, Wedge, Standard }
}

/// Something that can be bought for a unit at composition (N-1.17), or not (N-13.12); several for their sum (N-13.07).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeData {
    pub name: String,
    /// The kinds of the units that may bear it.
    pub kinds: Vec<String>,
    pub cost: i32,
    pub effect: UpgradeEffect,
    /// It is equipment of extension II.
    #[serde(default)]
    pub equipment: Option<EquipmentData>,
}

/// Equipment of extension II, of which a unit bears one (N-21.01).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EquipmentData {
    /// How many of it a side may have, whoever bears them.
    pub count: u8,
}

/// A line of the pool: the units of one kind and strength that a side may take (N-1.04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolData {
    pub kind: String,
    /// Strength while available.
    pub fresh: i8,
    /// Strength once activated.
    pub activated: i8,
    pub cost: i32,
    /// How many a side may take.
    pub count: u8,
    /// The module that it belongs to; none: it is always in the pool. These lines stand after those of the base game.
    #[serde(default)]
    pub module: Option<UnitModule>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsData {
    pub kinds: Vec<KindData>,
    pub pool: Vec<PoolData>,
    #[serde(default)]
    pub upgrades: Vec<UpgradeData>,
}

/// A budget with its VP target (N-1.06).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BudgetData {
    pub points: i32,
    pub target: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BudgetsData {
    /// The smallest budgets on offer (N-1.12).
    pub budgets: Vec<BudgetData>,
    /// What each further budget has more than the one before it.
    pub beyond: BudgetData,
    pub default: i32,
    /// The smallest budget that is played on the large board (N-2.08).
    pub large_board_from: i32,
    /// The last turn (N-10.07).
    pub turn_limit: u8,
    /// Victory points for a burnt hex, in halves (N-10.02).
    pub burn_half_points: i16,
    /// Least and greatest VP target that players may agree on (N-1.12).
    pub target_bounds: (i32, i32),
    /// Least and greatest handicap, in percent (N-1.13).
    pub handicap_bounds: (i32, i32),
}

/// What the loser of a combat suffers, from the lightest to the heaviest (table of chapter 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Loss {
    Nothing,
    /// N-7.03
    Retreat1,
    /// N-7.04
    Retreat2,
    /// N-7.05
    Retreat2Pursuit,
    /// N-7.06
    Destroyed,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossLine {
    pub from: i32,
    pub result: Loss,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatData {
    /// Each line holds from its difference up to the next line's.
    pub results: Vec<LossLine>,
    /// The heaviest result for a unit that has rallied (N-7.08).
    pub rallied: Loss,
    /// The heaviest result for the support of a double attack (N-7.11).
    pub support_at_most: Loss,
    /// What a unit adds that is attacked on a rampart hex of its own camp (N-19.01).
    #[serde(default)]
    pub rampart_defence: i32,
    /// What the attackers add in an assault (N-12.05).
    #[serde(default)]
    pub assault: i32,
    /// What the enemy side has if a mounted unit of it fights a bearer of long spears (N-21.08).
    #[serde(default)]
    pub long_spears: i32,
    /// What javelins add to an attack (N-21.03).
    #[serde(default)]
    pub javelins: i32,
    /// What a wedge adds to a double attack (N-21.09).
    #[serde(default)]
    pub wedge: i32,
    /// From which face on who bears a standard, or stands beside its bearer, rallies (N-21.06).
    #[serde(default = "never")]
    pub standard_rally_from: i32,
}

/// The number of older rule data, in which there was no standard.
fn never() -> i32 {
    i32::MAX
}

/// What a shot does to its target (table of chapter 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ShotResult {
    Miss,
    Hit,
    Destroyed,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotLine {
    pub from: i32,
    pub result: ShotResult,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShootingData {
    /// Each line holds from its difference up to the next line's.
    pub results: Vec<ShotLine>,
    /// Modifier of N-5.05.
    pub target_in_contact: i32,
    /// Modifier of N-5.06.
    pub over_friends: i32,
    /// Modifier of N-5.07.
    pub rampart: i32,
    /// Modifier of a shot at a bearer of a shield wall (N-21.10).
    #[serde(default)]
    pub shield_wall: i32,
}

/// A ready-made army (N-1.16); the first is the usual composition, too (N-1.14).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmyData {
    pub name: String,
    /// Kind and fresh strength of each unit.
    pub units: Vec<(String, i8)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmiesData {
    /// The budget that the lists need (N-1.16).
    pub budget: i32,
    pub lists: Vec<ArmyData>,
}

words! {
    /// How the special die is thrown (N-7.13).
    DiceMode { Plain, RerollLogo, Deck }
}
words! {
    /// Which friends beside a target protect it from a double attack (N-6.02): any, or only those next to an attacker.
    Isolation { AnyAdjacent, Flanks }
}
words! {
    /// Which paths a shot may take (N-5.03): any shortest one, or only the six straight lines.
    ShotPaths { AnyShortestPath, Axes }
}
words! {
    /// How many losers of a double attack one stand order covers (N-12.12).
    StandCovers { Both, One }
}
words! {
    /// Who starts the turns after the first (N-1.11).
    Starter { Alternate, Winner }
}
words! {
    /// What decides equal totals (N-10.08).
    Tiebreak { Burnt, Entered, Draw }
}
words! {
    /// Markers on maquis, a module of the terrain extension (N-17.11, N-17.12, N-17.13).
    MaquisMarkers { Forbidden, Option1, Option2 }
}
words! {
    /// What unmarked maquis is with `Option2` (N-17.22): still a flight hex, or brush that units hold.
    UnmarkedMaquis { Flight, Open }
}

/// The modules of the extensions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModulesData {
    pub general: bool,
    pub shock: bool,
    pub shock_mod1: bool,
    pub horse_archers: bool,
    pub light: bool,
    pub light_mod2: bool,
    pub survivors: bool,
    pub terrain: bool,
    pub stakes: bool,
    pub ambush: bool,
    pub rampart_defence: bool,
    pub return_of_routed: bool,
    pub asymmetric_cards: bool,
    pub ext2: bool,
    pub ext3: bool,
    pub maquis_markers: MaquisMarkers,
}

impl ModulesData {
    /// Whether the units of a module are in the pool.
    pub fn brings(&self, module: UnitModule) -> bool {
        match module {
            UnitModule::Light => self.light,
            UnitModule::Survivors => self.survivors,
            UnitModule::General => self.general,
            UnitModule::Shock => self.shock,
            UnitModule::HorseArchers => self.horse_archers,
            UnitModule::Ext2 => self.ext2,
        }
    }
}

/// The usual settings of a match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchesData {
    pub dice_mode: DiceMode,
    pub rally_from_difference: i32,
    pub rally_success_from: i32,
    pub refuge_outside_zoc: bool,
    pub refuge_saves_from_four: bool,
    pub isolation: Isolation,
    pub contact_forces_attack: bool,
    pub refusal_activates: bool,
    pub refusal_blocks_burn: bool,
    pub forbid_slide: bool,
    pub forbid_slip: bool,
    pub second_challenge: bool,
    pub defender_may_advance: bool,
    pub pursuit_attack: bool,
    pub shoot_in_contact: bool,
    pub sight: ShotPaths,
    pub starter: Starter,
    pub tiebreak: Tiebreak,
    pub fire_markers: u8,
    pub army_lists: bool,
    /// Whether light infantry with `light_mod2` may go on out of contact with its second step (N-15.08).
    #[serde(default)]
    pub light_pass_contact: bool,
    /// How many losers one stand order covers (N-12.12).
    #[serde(default = "both")]
    pub stand_covers: StandCovers,
    /// What unmarked maquis is with `maquis_markers: Option2` (N-17.22).
    #[serde(default = "flight")]
    pub option2_unmarked: UnmarkedMaquis,
    pub modules: ModulesData,
}

/// The setting of older rule data, in which there were no markers on maquis.
fn flight() -> UnmarkedMaquis {
    UnmarkedMaquis::Flight
}
/// The setting of older rule data, in which no general let anybody stand.
fn both() -> StandCovers {
    StandCovers::Both
}

/// First and last row of each side's deployment zone (N-1.07).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeployData {
    pub red: (u8, u8),
    pub blue: (u8, u8),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapData {
    pub name: String,
    /// A letter a hex, blanks between them left out; rows from north to south.
    pub rows: Vec<String>,
    pub deploy: DeployData,
}

/// All rule data, checked.
#[derive(Clone, Debug)]
pub struct AncientsData {
    pub dice: DiceData,
    pub units: UnitsData,
    pub budgets: BudgetsData,
    pub combat: CombatData,
    pub shooting: ShootingData,
    pub terrain: TerrainData,
    pub cards: CardsData,
    pub battles: Vec<BattleData>,
    pub armies: ArmiesData,
    pub switches: SwitchesData,
    pub opponents: OpponentsData,
    /// The standard board first.
    pub maps: Vec<MapData>,
}

impl AncientsData {
    /// Cost of the whole pool of a side, without the units of modules (N-1.17).
    pub fn pool_cost(&self) -> i32 {
        let base = self.units.pool.iter().filter(|p| p.module.is_none());
        base.map(|p| p.cost * i32::from(p.count)).sum()
    }

    /// The budgets on offer (N-1.12), each with its target (N-1.06).
    pub fn budgets_on_offer(&self) -> Vec<BudgetData> {
        let mut all = self.budgets.budgets.clone();
        let (mut next, step) = (*all.last().expect("at least one budget"), self.budgets.beyond);
        loop {
            next = BudgetData { points: next.points + step.points, target: next.target + step.target };
            if next.points > self.pool_cost() {
                return all;
            }
            all.push(next);
        }
    }

    /// The line of the pool with this kind and fresh strength.
    pub fn pool_line(&self, kind: &str, fresh: i8) -> Option<usize> {
        self.units.pool.iter().position(|p| p.kind == kind && p.fresh == fresh)
    }
    /// The lines of the pool that a ready-made army takes, one a unit.
    pub fn list_lines(&self, list: usize) -> Vec<usize> {
        (self.armies.lists[list].units.iter())
            .map(|(kind, fresh)| self.pool_line(kind, *fresh).expect("the loader checks the lists"))
            .collect()
    }
}
