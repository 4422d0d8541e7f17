//! The rule data of Fief: what stands in `rules/fief/*.ron`, one file a chapter.
use crate::table::options::words;
use serde::Deserialize;

/// The families, in the order of the seats; the rule data give their arms.
pub const FAMILIES: [&str; 6] = ["lily", "tower", "star", "crescent", "sword", "cross"];
/// The colours and charges that arms may have.
pub const COLOURS: [&str; 6] = ["gules", "azure", "vert", "purpure", "or", "sable"];
pub const CHARGES: [&str; 8] = ["cross", "chevron", "star", "crescent", "tower", "lily", "sword", "sun"];
/// The fewest families that can play (F-3.01).
pub const FEWEST_FAMILIES: usize = 3;
/// The most villages, regions and lords that rule data may have: tables of fixed size rely on it.
pub const MOST_VILLAGES: usize = 64;
pub const MOST_REGIONS: usize = 16;
pub const MOST_LORDS: usize = 32;

/// A region: what stands in orders, its proper name, and its colour on the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionData {
    pub label: String,
    pub name: String,
    /// Red, green, blue.
    pub paint: (u8, u8, u8),
}

/// A bishopric: what stands in orders, and its proper name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaData {
    pub label: String,
    pub name: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VillageData {
    pub label: String,
    pub name: String,
    pub region: String,
    pub bishopric: String,
    /// In units of the frame, y downwards.
    pub at: (i32, i32),
}

/// What makes a map fair and easy to read; a map that breaks it gets a warning.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceData {
    pub villages_apart: i32,
    pub road_clear_of_villages: i32,
    /// Degrees.
    pub angle_between_roads: i32,
    pub gates_inside: usize,
    pub gates_outside: usize,
    pub border_roads: usize,
}

/// The kingdom (chapter 1).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapData {
    pub frame: (i32, i32),
    pub regions: Vec<RegionData>,
    pub bishoprics: Vec<AreaData>,
    pub villages: Vec<VillageData>,
    pub roads: Vec<(String, String)>,
    pub advice: AdviceData,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyData {
    pub label: String,
    pub colour: String,
    pub charge: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Sex {
    Male,
    Female,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LordData {
    pub label: String,
    pub name: String,
    pub sex: Sex,
}

/// How many there are of each blue card, without lords and bishops.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlueData {
    pub darc: u8,
    pub tithe: u8,
    pub taille: u8,
    pub plague: u8,
    pub escape: u8,
    pub assassination: u8,
    pub justice: u8,
    pub bad_weather: u8,
    pub sun: u8,
    pub famine: u8,
    pub good_harvest: u8,
    pub revolt: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsData {
    pub lords: Vec<LordData>,
    pub blue: BlueData,
    pub cardinals: u8,
}

/// Counters or notes of one value.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CounterData {
    pub value: i32,
    pub count: i32,
}

/// What is in the box: counters, buildings and notes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentsData {
    pub soldiers: Vec<CounterData>,
    pub kings_guard: Vec<CounterData>,
    pub queens_guard: Vec<CounterData>,
    pub rebels: Vec<CounterData>,
    pub castles: u8,
    pub cities: u8,
    pub mills: u8,
    pub presses: u8,
    pub notes: Vec<CounterData>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartData {
    pub purse: i32,
    /// Value and number of counters (F-3.04).
    pub soldiers: Vec<(i32, i32)>,
    pub castles: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PricesData {
    pub point: i32,
    pub press: i32,
    pub mill: i32,
    pub castle: i32,
    pub title_per_village: i32,
    pub cardinal: i32,
    pub conviction: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncomeData {
    pub castle: i32,
    pub city: i32,
    pub press: i32,
    pub mill: i32,
    pub king: i32,
    pub queen: i32,
    pub taille: i32,
}

/// Money, in écus.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoneyData {
    pub step: i32,
    pub start: StartData,
    pub prices: PricesData,
    pub income: IncomeData,
    /// The most that can be asked for in an offer; nobody knows what the other has.
    pub most_asked: i32,
}

/// A noble rank (F-1.03).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RankData {
    pub label: String,
    /// The fewest villages of its regions.
    pub from: usize,
    pub points: i32,
}

/// What is worth points besides titles (F-2.05).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsData {
    pub king: i32,
    pub queen: i32,
    pub prince: i32,
    pub cardinal: i32,
    pub bishop: i32,
    pub purse: i32,
    pub purse_points: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitlesData {
    pub ranks: Vec<RankData>,
    pub points: PointsData,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceLine {
    /// Strength.
    pub from: i32,
    pub dice: i32,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DivisorsData {
    pub city: i32,
    pub castle: i32,
    pub open: i32,
}

/// Points removed by each total of the loss dice, beginning with a total of 1 (F-9.09).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossesData {
    pub city: Vec<i32>,
    pub castle: Vec<i32>,
    pub open: Vec<i32>,
    pub beyond: DivisorsData,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlagueData {
    pub lord_dies_to: i32,
    pub soldiers_lost: (i32, i32),
}

/// Dice and battles, plague and revolt.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatData {
    pub sides: i32,
    pub start_dice: u8,
    pub uprising_dice: u8,
    pub dice: Vec<DiceLine>,
    pub losses: LossesData,
    pub aim_from: i32,
    pub darc_bonus: i32,
    pub plague: PlagueData,
    pub calm_from: i32,
}

/// Limits and numbers that belong to no table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitsData {
    pub hand: usize,
    pub lords: usize,
    pub production_per_village: u8,
    pub steps: u8,
    pub steps_darc: u8,
    /// The most that a permission to pass may cost, in steps of money.
    pub toll: i32,
    pub votes: i32,
    pub crowning_cardinals: i32,
    pub crowning_bishops: i32,
    pub regency: u8,
    pub fiefs_alone: i32,
    pub fiefs_pair: i32,
    pub points_every: i32,
    pub points_lengths: Vec<i32>,
    pub normal_from_seats: usize,
    /// The last turn of a match that only the program plays.
    pub automatic_turns: i32,
    /// Offers that a family may make in one round, and how often they may be answered with another.
    pub offers: u8,
    pub counter_offers: u8,
    pub negotiation_seconds: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RansomData {
    pub untitled: i32,
    pub bishop: i32,
    pub cardinal: i32,
    pub queen: i32,
    pub prince: i32,
    pub king: i32,
    /// Of the ranks of titles, lowest first.
    pub ranks: Vec<i32>,
}

/// A line of the crowded plague (F-14.08).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrowdLine {
    /// Pieces in the village.
    pub from: i32,
    pub lost: (i32, i32),
    pub lord_dies_to: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BishopSaleData {
    pub minimum: i32,
    pub share: (i32, i32),
}

/// The tables of the variants (chapter 14).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantsData {
    pub ransom: RansomData,
    pub crowded_plague: Vec<CrowdLine>,
    pub crowded_income_from: i32,
    pub bishop_sale: BishopSaleData,
}

words! {
    /// Which game is played (F-2.04).
    Mode { Auto, Normal, Points }
}
words! {
    /// How a family comes by its first lord.
    StartingLord { Draw, Choose }
}
words! {
    /// Who sits to whose left.
    Seating { SeatList, ByVillage }
}
words! {
    /// Whether counters are changed freely or lie as they were laid.
    CounterModel { Representable, Literal }
}
words! {
    /// Whether the bank runs dry.
    Bank { Unlimited, Notes }
}
words! {
    /// What a total beyond the table of losses does.
    Over18 { Extend, Clamp }
}
words! {
    /// When a ransom may be paid.
    RansomPhase { Negotiations, OwnGo }
}
words! {
    /// When titles may be moved within a family (F-10.10).
    TitleTransfer { Both, NewLord, Purchases }
}
words! {
    /// Whose the Prince is.
    PrinceFamily { King, LayingSeat }
}
words! {
    /// When a regent gets the King's guard.
    GuardToRegent { WithHeir, Always }
}
words! {
    /// What counts as a piece where crowds do.
    CrowdedCounts { Points, Counters }
}

/// The least and most that a table may choose for the settings that are numbers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoundsData {
    /// Rounds, 1 and more.
    pub max_rounds: (i32, i32),
    /// Turns; 0: none is the last.
    pub turn_cap: (i32, i32),
}

/// The usual settings, which the options of a match may replace.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchesData {
    pub mode: Mode,
    pub points_turns: i32,
    pub starting_lord: StartingLord,
    pub seating: Seating,
    pub counter_model: CounterModel,
    pub bank: Bank,
    pub secret_purse: bool,
    pub fog: bool,
    pub over_18: Over18,
    pub darc_needs_loss_die: bool,
    pub separate_all_strike: bool,
    pub ransom_phase: RansomPhase,
    pub prisoner_may_marry: bool,
    pub rescue_frees_own: bool,
    pub title_transfer: TitleTransfer,
    pub occupied_fief_village_pays: bool,
    pub prince_family: PrinceFamily,
    pub kings_guard_to_regent: GuardToRegent,
    pub queen_mother_keeps_title: bool,
    pub calm_before_uprising: bool,
    pub plague_hits_rebels: bool,
    pub toll: bool,
    pub call_off_by_consent: bool,
    pub max_rounds: i32,
    pub turn_cap: i32,
    pub bounds: BoundsData,
    pub bishop_sale: bool,
    pub crowded_income: bool,
    pub crowded_plague: bool,
    pub crowded_counts: CrowdedCounts,
    pub surrender: bool,
}

/// All rule data of the game.
#[derive(Clone, Debug)]
pub struct FiefData {
    pub map: MapData,
    pub families: Vec<FamilyData>,
    pub cards: CardsData,
    pub components: ComponentsData,
    pub money: MoneyData,
    pub titles: TitlesData,
    pub combat: CombatData,
    pub limits: LimitsData,
    pub variants: VariantsData,
    pub switches: SwitchesData,
    pub opponents: crate::games::fief::data::opponents::OpponentsData,
}
