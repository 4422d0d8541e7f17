//! The rule data of the ancient battle: what stands in `rules/ancients/*.ron`, one file a chapter.
use crate::table::options::words;
use serde::{Deserialize, Serialize};

/// A side of the battle; also its seat.
pub const SIDES: [&str; 2] = ["red", "blue"];

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceData {
    pub faces: Vec<i32>,
    pub logo: i32,
    pub rally_sides: i32,
}

/// A kind of unit (N-4.01, N-4.02, N-5.01, N-7.08).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindData {
    pub name: String,
    /// Hexes in one order: 1 or 2.
    pub r#move: u8,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub rally: bool,
    /// Nearest and farthest hex of a shot.
    #[serde(default)]
    pub shoot: Option<(u8, u8)>,
    pub half_points: i16,
}

/// A line of the pool (N-1.04).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolData {
    pub kind: String,
    pub fresh: i8,
    pub activated: i8,
    pub cost: i32,
    pub count: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitsData {
    pub kinds: Vec<KindData>,
    pub pool: Vec<PoolData>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BudgetData {
    pub points: i32,
    pub target: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BudgetsData {
    pub budgets: Vec<BudgetData>,
    pub beyond: BudgetData,
    pub default: i32,
    pub large_board_from: i32,
    pub turn_limit: u8,
    pub burn_half_points: i16,
    pub target_bounds: (i32, i32),
    pub handicap_bounds: (i32, i32),
}

/// What the loser of a combat suffers (table 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Loss {
    Nothing,
    Retreat1,
    Retreat2,
    Retreat2Pursuit,
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
    pub results: Vec<LossLine>,
    pub rallied: Loss,
    pub support_at_most: Loss,
}

/// What a shot does to its target (table 3.5).
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
    pub results: Vec<ShotLine>,
    pub target_in_contact: i32,
    pub over_friends: i32,
    pub rampart: i32,
}

/// A ready-made army (N-1.14, N-1.16).
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
    pub budget: i32,
    pub lists: Vec<ArmyData>,
}

words! {
    /// How the special die is thrown (N-7.13, N-20.01).
    DiceMode { Plain, RerollLogo, Deck }
}
words! {
    /// What protects a target from a double attack (N-6.02): any friend beside it, or only one beside it next to an attacker.
    Isolation { AnyAdjacent, Flanks }
}
words! {
    /// Which paths a shot may take (N-5.03): any shortest one, or only the six straight lines.
    Sight { AnyShortestPath, Axes }
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
    /// Markers on maquis (N-17.11 to N-17.13).
    MaquisMarkers { Forbidden, Option1, Option2 }
}

/// The modules that come with the extensions; all of them are refused for now.
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

/// The usual settings (section 8 of the rules).
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
    pub sight: Sight,
    pub starter: Starter,
    pub tiebreak: Tiebreak,
    pub fire_markers: u8,
    pub army_lists: bool,
    pub modules: ModulesData,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeuristicData {
    pub attack_intruder: i32,
    pub double_attack: i32,
    pub cornered_attack: i32,
    pub shot: i32,
    pub other_attack: i32,
    pub move_gain: i32,
    pub move_beside_friend: i32,
    pub move_rear_first: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReactionsData {
    pub refuse_margin: i32,
    pub refuse_margin_in_base: i32,
    pub retreat_distance: i32,
    pub retreat_distance_cap: u8,
    pub retreat_friend: i32,
    pub retreat_room: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueData {
    pub victory_point: i32,
    pub unit: i32,
    pub strength: i32,
    pub activated: i32,
    pub distance: i32,
    pub burnable: i32,
    pub burnable_in_contact: i32,
    pub beside_friend: i32,
    pub isolated_near_two: i32,
    pub near: u8,
    pub near_cavalry: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    pub easy_random_percent: u64,
    pub heuristic: HeuristicData,
    pub reactions: ReactionsData,
    pub value: ValueData,
}

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
    pub rows: Vec<String>,
    pub deploy: DeployData,
}

/// All of it, checked.
#[derive(Clone, Debug)]
pub struct AncientsData {
    pub dice: DiceData,
    pub units: UnitsData,
    pub budgets: BudgetsData,
    pub combat: CombatData,
    pub shooting: ShootingData,
    pub armies: ArmiesData,
    pub switches: SwitchesData,
    pub opponents: OpponentsData,
    /// The standard board first.
    pub maps: Vec<MapData>,
}

impl AncientsData {
    /// Cost of the whole pool of a side.
    pub fn pool_cost(&self) -> i32 {
        self.units.pool.iter().map(|p| p.cost * i32::from(p.count)).sum()
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
}
