//! The rule data of Tactique: what stands in `rules/tactique/*.ron`; all else is Fief's.
use crate::games::fief::data::files::CounterData;
use crate::table::kit::counters::Counters;
use crate::table::options::words;
use serde::Deserialize;

/// The kinds of troops, in the order of their counters.
pub const SERGEANT: usize = 0;
pub const KNIGHT: usize = 1;
pub const ARCHER: usize = 2;
pub const BOMBARD: usize = 3;

/// What the pieces of the expansion are called in orders: no lord may be called so.
pub const LABELS: [&str; 5] = ["sergeant", "knight", "archer", "bombard", MERCENARY_LABEL];
pub const MERCENARY_LABEL: &str = "mercenary";

/// A kind of troops: what one costs, in écus (T-5.08); its strength in points, which is also the damage that removes
/// one (T-1.02); and how many each family has.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TroopData {
    pub price: i32,
    pub strength: i32,
    pub supply: i32,
}

/// Sergeants and knights.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MenData {
    pub sergeants: i32,
    pub knights: i32,
}
impl MenData {
    pub fn counters(self) -> Counters {
        Counters([self.sergeants as u8, self.knights as u8, 0, 0])
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuardData {
    pub stock: MenData,
    pub king: MenData,
    pub queen: MenData,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MercenariesData {
    pub number: i32,
    pub strength: i32,
    pub upkeep: i32,
    pub revolt_bonus: i32,
    /// The share of several engaged together that the plague takes, rounded down.
    pub plague_lost: (i32, i32),
}

/// What armies are made of: troops, guards and mercenaries.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TroopsData {
    pub sergeant: TroopData,
    pub knight: TroopData,
    pub archer: TroopData,
    pub bombard: TroopData,
    pub start: MenData,
    pub guard: GuardData,
    pub mercenaries: MercenariesData,
}
impl TroopsData {
    /// The kinds with their labels, in the order of their counters.
    pub fn kinds(&self) -> [(&'static str, TroopData); 4] {
        [("sergeant", self.sergeant), ("knight", self.knight), ("archer", self.archer), ("bombard", self.bombard)]
    }
    /// Guard pieces of a royal as counters, each worth as much as its kind.
    pub fn guard_counters(&self, men: MenData) -> Vec<CounterData> {
        let sorts = [(self.sergeant, men.sergeants), (self.knight, men.knights)];
        sorts.into_iter().map(|(kind, count)| CounterData { value: kind.strength, count }).collect()
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnsData {
    pub open: i32,
    pub castle: i32,
    pub city: i32,
}
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallsData {
    pub castle: i32,
    pub city: i32,
}

/// The faces of the battle die; the fewest archers who can shoot at a side in the open, in a castle, in a city (T-1.09,
/// T-1.10); the dice fewer against walls (T-5.06); and what guards add to a round (T-3.07).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TacticsData {
    pub battle_die: Vec<i32>,
    pub archers: ColumnsData,
    pub walls: WallsData,
    pub guard_bonus: i32,
}

words! {
    /// Which dice decide battles.
    BattleEngine { Table, BattleDice }
}
words! {
    /// What becomes of damage that does not remove a knight.
    KnightPartial { Carry, Lost, WholePiece }
}
words! {
    /// To what the guard's bonus is added.
    GuardBonusTo { Damage, DiceTotal }
}
words! {
    /// Which guards the royals have.
    RoyalGuard { Tactique, Fief2 }
}

/// What a table may choose of the settings that are numbers.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoundsData {
    pub min_bid: (i32, i32),
}

/// The usual settings, which the options of a match may replace.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchesData {
    pub engine: BattleEngine,
    pub knight_partial: KnightPartial,
    pub guard_bonus: GuardBonusTo,
    pub royal_guard: RoyalGuard,
    pub min_bid: i32,
    pub bounds: BoundsData,
    pub camp_revolt_needs_famine: bool,
    pub lordless_may_attack: bool,
}

fn usual_engage_gain() -> i32 {
    5
}

fn usual_hold_gain() -> i32 {
    10
}
fn usual_idle_turns() -> i32 {
    2
}

/// What the scripted opponents weigh.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpponentsData {
    pub archer_per: i32,
    pub bombard_per: i32,
    pub purse_share: i32,
    pub lot_share: i32,
    pub attack_up_to: i32,
    /// Matches that were saved before these two were there go by the usual ones.
    #[serde(default = "usual_hold_gain")]
    pub hold_gain: i32,
    #[serde(default = "usual_idle_turns")]
    pub idle_turns: i32,
    pub reroll_to: i32,
    /// Matches that were saved before it was there go by the usual gain.
    #[serde(default = "usual_engage_gain")]
    pub engage_gain: i32,
    pub throw_again_below: (i32, i32),
    pub arms_from: i32,
    pub camp_revolt_from: i32,
}

/// All rule data of Tactique, without those of Fief.
#[derive(Clone, Debug)]
pub struct TactiqueData {
    pub troops: TroopsData,
    pub combat: TacticsData,
    pub switches: SwitchesData,
    pub opponents: OpponentsData,
}
