//! What a table may agree to play otherwise: the usual settings.
use crate::table::options::words;
use serde::Deserialize;

words! {
    /// When the reserve is filled again.
    ReserveRefill { Never, EachTurn }
}
words! {
    /// When a weapon for melee adds its die.
    MeleeBonus { Always, ChargeOnly }
}
words! {
    /// Which target counts as the nearest: the nearest that may be attacked, or the nearest of all and no other.
    NearestScope { Legal, Strict }
}
words! {
    /// Whose models cover.
    ModelsCover { Friends, Everybody, Nobody }
}
words! {
    /// Who must touch the enemy in a charge.
    ChargeContact { Any, Vassal }
}
words! {
    /// What several doublings of a defence of df dice come to: with n of them df · 2ⁿ dice (`Multiply`), df · (1 + n)
    /// dice, as if each added df once (`Add`), or 2 · df dice however many there are (`Once`).
    SeveralDoublings { Multiply, Add, Once }
}
words! {
    /// Where losses go beyond those who are in contact.
    MeleeOverflow { Lost, Spill }
}
words! {
    /// How many units an attack strikes.
    AttackScope { ChargesAll, One, All }
}
words! {
    /// How many shots an order has.
    ShotsPerOrder { Remaining, One }
}
words! {
    /// What becomes of ones from high ground and of the fierce: a critical may re-roll them like other failures
    /// (`Eligible`), or each one of the first roll that misses is rolled again once at no cost, before criticals are spent, and
    /// ones rolled later are fumbles (`FreeOnce`). After a block nothing is rolled again either way.
    Ones { Eligible, FreeOnce }
}
words! {
    /// Who may react.
    React { UnactivatedOrAlert, Any }
}
words! {
    /// What happens when neither goal of the first scenario is reached.
    Neither { Ratio, Draw }
}
words! {
    /// Whose deaths make the English retreat.
    RetreatCounts { ChevalierOrMounted, Chevalier }
}
words! {
    /// What a lost lord means: what the scenario says, or another thing.
    LordLoss { Scenario, Lose, EndAndScore, Continue }
}
words! {
    /// For whom a power of leaders is paid.
    LeaderPowerCost { LeaderFigure, EveryFigure }
}
words! {
    /// Where the figures of ready-made fighters come from.
    PrebuiltSource { Tables, Printed }
}
words! {
    /// What a forbidden culture bars.
    ForbidCulture { TitlesAndPrebuilt, Titles }
}
words! {
    /// Whom a veiled moon hides.
    MoonSide { Friendly, All }
}
words! {
    /// What guards against critical hits of lesser men.
    KnightGuard { Armour, Profile }
}
words! {
    /// Who holds impulsive units back.
    ImpulsiveLeader { Lord, Vassal }
}
words! {
    /// Whether cover helps against a meteor.
    MeteorCover { None, Seen }
}
words! {
    /// How many villagers must get away.
    EscapeGoal { Scaled, Fixed }
}
words! {
    /// Which units of a host the automaton leads from the set-up on (V-24.01).
    Automaton { None, Host }
}
words! {
    /// What the automaton goes for.
    AutomatonGoals { Scenario, Printed }
}

/// The least and most of the settings that are numbers.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoundsData {
    pub turn_limit: (i32, i32),
    pub max_mods: (i32, i32),
    pub lord_hp_bonus: (i32, i32),
    pub escapes_per_turn: (i32, i32),
    pub duel_die: (i32, i32),
    pub escape_pct: (i32, i32),
    pub pois: (i32, i32),
}

/// What matches were played by that were saved before there was an automaton.
fn nobody() -> Automaton {
    Automaton::None
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchesData {
    pub magic: bool,
    pub turn_limit: i32,
    pub reserve_refill: ReserveRefill,
    pub reserve_counts_lord: bool,
    pub face3_exclusive: bool,
    pub charge_bonus_dice: bool,
    pub react: React,
    pub move_may_contact: bool,
    pub march_may_contact: bool,
    pub mounted_free_charge: bool,
    pub allow_fall: bool,
    pub charge_contact: ChargeContact,
    pub nearest_scope: NearestScope,
    pub models_cover: ModelsCover,
    pub own_unit_covers: bool,
    pub melee_bonus: MeleeBonus,
    pub attack_scope: AttackScope,
    pub doubling: SeveralDoublings,
    pub melee_overflow: MeleeOverflow,
    pub ones: Ones,
    pub knight_guard: KnightGuard,
    pub shots_per_order: ShotsPerOrder,
    pub split_shots: bool,
    pub max_mods: i32,
    pub lord_hp_bonus: i32,
    pub lord_counts_elite: bool,
    pub leader_power_cost: LeaderPowerCost,
    pub prebuilt_source: PrebuiltSource,
    pub forbid_culture: ForbidCulture,
    pub aura_capacity: bool,
    pub spell_weapon: bool,
    pub pack_howl_lord_only: bool,
    pub thorn_min_on_zero: bool,
    pub moon_side: MoonSide,
    pub impulsive_leader: ImpulsiveLeader,
    pub meteor_cover: MeteorCover,
    pub lord_loss: LordLoss,
    pub neither: Neither,
    pub escapes_per_turn: i32,
    pub s1_goal: EscapeGoal,
    pub retreat_counts: RetreatCounts,
    pub lord_is_vassal: bool,
    pub duel_die: i32,
    pub escape_pct: i32,
    pub pois: i32,
    /// The players of scenario 5 lay their table themselves (V-23.32; R-101).
    pub own_table: bool,
    /// Whether the automaton leads the whole of each host (V-24.01); in matches that were saved before it was named it did not.
    #[serde(default = "nobody")]
    pub automaton_1: Automaton,
    #[serde(default = "nobody")]
    pub automaton_2: Automaton,
    pub fm_first_turn: bool,
    pub solo_reacts: bool,
    pub solo_counters: bool,
    pub solo_needs_sight: bool,
    pub automaton_goals: AutomatonGoals,
    pub bounds: BoundsData,
}
