//! The options of a match.
use super::army::faults::{Purpose, may_be_played};
use super::checks::lists::settings_for;
use super::files::*;
use super::lists::ListData;
use super::scenarios::{HostData, ScenarioData};
use super::switches::*;
use crate::table::options::spec;
use crate::table::prelude::{OptionChoice, OptionSpec, Setting, Settings};

crate::table::options::options! {
    SwitchesData, number_bounds;
    magic: bool "option-group-match" "V-5.01";
    turn_limit: number "option-group-match" "V-23.03";
    reserve_refill: ReserveRefill "option-group-command" "V-3.08";
    reserve_counts_lord: bool "option-group-command" "V-3.07";
    charge_bonus_dice: bool "option-group-command" "V-9.13";
    react: React "option-group-command" "V-18.08";
    move_may_contact: bool "option-group-movement" "V-9.20";
    march_may_contact: bool "option-group-movement" "V-16.12";
    mounted_free_charge: bool "option-group-movement" "V-9.15";
    allow_fall: bool "option-group-movement" "V-11.03";
    charge_contact: ChargeContact "option-group-movement" "V-13.04";
    nearest_scope: NearestScope "option-group-combat" "V-17.10";
    models_cover: ModelsCover "option-group-combat" "V-12.04";
    own_unit_covers: bool "option-group-combat" "V-12.06";
    melee_bonus: MeleeBonus "option-group-combat" "V-4.07";
    attack_scope: AttackScope "option-group-combat" "V-16.01";
    doubling: SeveralDoublings "option-group-combat" "V-14.03";
    melee_overflow: MeleeOverflow "option-group-combat" "V-15.04";
    ones: Ones "option-group-combat" "V-17.13";
    knight_guard: KnightGuard "option-group-combat" "V-14.14";
    shots_per_order: ShotsPerOrder "option-group-combat" "V-17.07";
    split_shots: bool "option-group-combat" "V-17.16";
    max_mods: number "option-group-armies" "V-4.18";
    lord_hp_bonus: number "option-group-armies" "V-4.16";
    lord_counts_elite: bool "option-group-armies" "V-4.05";
    prebuilt_source: PrebuiltSource "option-group-armies" "V-4.01";
    forbid_culture: ForbidCulture "option-group-armies" "V-4.06";
    aura_capacity: bool "option-group-armies" "V-4.24";
    face3_exclusive: bool "option-group-magic" "V-9.04";
    leader_power_cost: LeaderPowerCost "option-group-magic" "V-5.03";
    spell_weapon: bool "option-group-magic" "V-20.12";
    pack_howl_lord_only: bool "option-group-magic" "V-21.07";
    thorn_min_on_zero: bool "option-group-magic" "V-20.08";
    moon_side: MoonSide "option-group-magic" "V-21.05";
    impulsive_leader: ImpulsiveLeader "option-group-magic" "V-21.11";
    meteor_cover: MeteorCover "option-group-magic" "V-20.20";
    lord_loss: LordLoss "option-group-victory" "V-3.06";
    neither: Neither "option-group-victory" "V-23.06";
    escapes_per_turn: number "option-group-victory" "V-23.04";
    s1_goal: EscapeGoal "option-group-victory" "V-23.25";
    retreat_counts: RetreatCounts "option-group-victory" "V-23.08";
    lord_is_vassal: bool "option-group-victory" "V-23.07";
    duel_die: number "option-group-victory" "V-23.10";
    escape_pct: number "option-group-victory" "V-23.15";
    pois: number "option-group-victory" "V-23.29";
    own_table: bool "option-group-match" "V-23.32";
    automaton_1: Automaton "option-group-solo" "V-24.01";
    automaton_2: Automaton "option-group-solo" "V-24.01";
    fm_first_turn: bool "option-group-solo" "V-24.03";
    solo_reacts: bool "option-group-solo" "V-24.18";
    solo_counters: bool "option-group-solo" "V-24.18";
    solo_needs_sight: bool "option-group-solo" "V-24.13";
    automaton_goals: AutomatonGoals "option-group-solo" "V-24.21";
}

/// The options that some scenarios alone have.
const OF_SCENARIOS: [(&str, &[&str]); 9] = [
    ("neither", &["maison_forte"]),
    ("escapes_per_turn", &["maison_forte"]),
    ("s1_goal", &["maison_forte"]),
    ("retreat_counts", &["chevauchee"]),
    ("lord_is_vassal", &["chevauchee", "aleatoire"]),
    ("duel_die", &["chevalerie"]),
    ("escape_pct", &["chasse_croise"]),
    ("pois", &["aleatoire"]),
    ("own_table", &["aleatoire"]),
];

/// The usual settings, replaced by the options chosen for a match.
pub fn in_force(usual: &SwitchesData, options: &Settings) -> SwitchesData {
    apply(usual, options)
}

/// The range of the settings that are numbers, from the data.
pub fn number_bounds(switches: &SwitchesData, name: &str) -> (i32, i32) {
    let bounds = &switches.bounds;
    match name {
        "max_mods" => bounds.max_mods,
        "lord_hp_bonus" => bounds.lord_hp_bonus,
        "escapes_per_turn" => bounds.escapes_per_turn,
        "duel_die" => bounds.duel_die,
        "escape_pct" => bounds.escape_pct,
        "pois" => bounds.pois,
        _ => bounds.turn_limit,
    }
}

/// The settings that are numbers, by the names of their options.
pub fn numbers(switches: &SwitchesData) -> [(&'static str, i32); 7] {
    [
        ("turn_limit", switches.turn_limit),
        ("max_mods", switches.max_mods),
        ("lord_hp_bonus", switches.lord_hp_bonus),
        ("escapes_per_turn", switches.escapes_per_turn),
        ("duel_die", switches.duel_die),
        ("escape_pct", switches.escape_pct),
        ("pois", switches.pois),
    ]
}

/// The names of the options that say which army each host takes.
pub const ARMIES: [&str; HOSTS] = ["army_1", "army_2"];
/// The name of the option for a limit of points that the players agree on (V-23.16).
pub const POINTS: &str = "points";

/// The highest limit of points that the list of a host may have: where players agree on one, the highest of those (V-23.16).
pub fn most_points(scenario: &ScenarioData, host: &HostData) -> i32 {
    scenario.points_bounds.map_or(host.points, |(_, most)| most)
}

/// The lists that a host may take under a limit of points, with the settings that are usual: those that have a school in a match
/// with magic (V-5.01).
pub fn armies<'d>(data: &'d VassauxData, host: &HostData, limit: i32) -> Vec<&'d ListData> {
    let may = |list: &&ListData| may_take(data, host, limit, &settings_for(list, &data.switches), list);
    data.lists.iter().filter(may).collect()
}

/// Whether a host may take a list under a limit of points, with these settings.
fn may_take(data: &VassauxData, host: &HostData, limit: i32, settings: &SwitchesData, list: &ListData) -> bool {
    let purpose = Purpose { limit, ..Purpose::of(host) };
    may_be_played(list, &data.armoury(settings), &purpose)
}

/// The list that a host of a scenario usually takes: the first of those it names that it may take.
pub fn usual_army<'d>(data: &'d VassauxData, host: &HostData) -> Option<&'d str> {
    let may = |list: &ListData| may_take(data, host, host.points, &data.switches, list);
    let mut named = host.armies.iter().filter_map(|usual| data.lists.iter().find(|list| list.id == *usual));
    named.find(|list| may(list)).map(|list| list.id.as_str())
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &VassauxData) -> Vec<OptionSpec> {
    let mut all: Vec<OptionSpec> = data.scenarios.iter().flat_map(|scenario| of_scenario(data, scenario)).collect();
    all.extend(option_specs(&data.switches));
    for option in &mut all {
        if let Some((_, scenarios)) = OF_SCENARIOS.iter().find(|(name, _)| *name == option.name) {
            option.scenarios = scenarios.iter().map(|name| (*name).to_owned()).collect();
        }
        // No order of this edition makes anybody fall (V-11.03; R-40), and the automaton never reacts (V-24.18; R-47).
        option.locked = ["allow_fall", "solo_reacts"].contains(&option.name.as_str());
    }
    all
}

/// The armies of a scenario, and its limit of points where that is agreed on.
fn of_scenario(data: &VassauxData, scenario: &ScenarioData) -> Vec<OptionSpec> {
    let group = "option-group-match";
    let army = |(name, host): (&&str, &HostData)| {
        let fit = armies(data, host, most_points(scenario, host));
        let usual = Setting::Word(usual_army(data, host).unwrap_or_default().to_owned());
        let choice = OptionChoice::OneOf(fit.iter().map(|list| list.id.clone()).collect());
        let named = fit.iter().filter_map(|list| Some((list.id.clone(), list.name.clone()?))).collect();
        OptionSpec { names: named, ..spec(name, group, "V-4.06", choice, usual) }
    };
    let mut all: Vec<OptionSpec> = ARMIES.iter().zip(&scenario.hosts).map(army).collect();
    if let Some((least, most)) = scenario.points_bounds {
        let usual = Setting::Number(data.constants.points_default);
        all.push(spec(POINTS, group, "V-4.06", OptionChoice::Number { least, most }, usual));
    }
    all.iter_mut().for_each(|option| option.scenarios = vec![scenario.id.clone()]);
    all
}
