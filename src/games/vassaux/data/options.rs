//! The options of a match.
use super::army::faults::{Purpose, may_be_played};
use super::files::*;
use super::scenarios::{HostData, ScenarioData};
use super::switches::*;
use crate::table::options::spec;
use crate::table::prelude::{OptionChoice, OptionSpec, Setting, Settings};

crate::table::options::options! {
    SwitchesData, number_bounds;
    magic: bool "option-group-match" "V-5.01";
    turn_limit: number "option-group-match" "V-23.03";
    reserve_refill: ReserveRefill "option-group-command" "R-02";
    reserve_counts_lord: bool "option-group-command" "R-43";
    face3_exclusive: bool "option-group-command" "R-05";
    charge_bonus_dice: bool "option-group-command" "R-07";
    react: React "option-group-command" "R-18";
    move_may_contact: bool "option-group-movement" "R-08";
    march_may_contact: bool "option-group-movement" "R-75";
    mounted_free_charge: bool "option-group-movement" "R-48";
    allow_fall: bool "option-group-movement" "R-40";
    charge_contact: ChargeContact "option-group-movement" "R-12";
    nearest_scope: NearestScope "option-group-combat" "R-06";
    models_cover: ModelsCover "option-group-combat" "R-11";
    own_unit_covers: bool "option-group-combat" "R-65";
    melee_bonus: MeleeBonus "option-group-combat" "R-03";
    attack_scope: AttackScope "option-group-combat" "R-15";
    doubling: SeveralDoublings "option-group-combat" "R-13";
    melee_overflow: MeleeOverflow "option-group-combat" "R-14";
    ones: Ones "option-group-combat" "R-17";
    knight_guard: KnightGuard "option-group-combat" "R-52";
    shots_per_order: ShotsPerOrder "option-group-combat" "R-16";
    split_shots: bool "option-group-combat" "R-63";
    max_mods: number "option-group-armies" "R-28";
    lord_hp_bonus: number "option-group-armies" "R-32";
    lord_counts_elite: bool "option-group-armies" "R-60";
    leader_power_cost: LeaderPowerCost "option-group-armies" "R-29";
    prebuilt_source: PrebuiltSource "option-group-armies" "R-30";
    forbid_culture: ForbidCulture "option-group-armies" "R-31";
    aura_capacity: bool "option-group-armies" "R-77";
    spell_weapon: bool "option-group-magic" "R-20";
    pack_howl_lord_only: bool "option-group-magic" "R-21";
    thorn_min_on_zero: bool "option-group-magic" "R-34";
    moon_side: MoonSide "option-group-magic" "R-49";
    impulsive_leader: ImpulsiveLeader "option-group-magic" "R-58";
    meteor_cover: MeteorCover "option-group-magic" "R-88";
    lord_loss: LordLoss "option-group-victory" "R-26";
    neither: Neither "option-group-victory" "R-22";
    escapes_per_turn: number "option-group-victory" "R-22";
    s1_goal: EscapeGoal "option-group-victory" "R-90";
    retreat_counts: RetreatCounts "option-group-victory" "R-23";
    lord_is_vassal: bool "option-group-victory" "R-38";
    duel_die: number "option-group-victory" "R-50";
    escape_pct: number "option-group-victory" "R-25";
    pois: number "option-group-victory" "R-93";
    fm_first_turn: bool "option-group-solo" "R-46";
    solo_reacts: bool "option-group-solo" "R-47";
    solo_counters: bool "option-group-solo" "R-47";
    solo_needs_sight: bool "option-group-solo" "R-62";
    automaton_goals: AutomatonGoals "option-group-solo" "R-108";
}

/// The options that some scenarios alone have.
const OF_SCENARIOS: [(&str, &[&str]); 8] = [
    ("neither", &["maison_forte"]),
    ("escapes_per_turn", &["maison_forte"]),
    ("s1_goal", &["maison_forte"]),
    ("retreat_counts", &["chevauchee"]),
    ("lord_is_vassal", &["chevauchee", "aleatoire"]),
    ("duel_die", &["chevalerie"]),
    ("escape_pct", &["chasse_croise"]),
    ("pois", &["aleatoire"]),
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

/// The lists that a host of a scenario may take, with the settings that are usual.
pub fn armies<'d>(data: &'d VassauxData, host: &HostData) -> Vec<&'d str> {
    let armoury = data.armoury(&data.switches);
    let fit = data.lists.iter().filter(|list| may_be_played(list, &armoury, &Purpose::of(host)));
    fit.map(|list| list.id.as_str()).collect()
}

/// The list that a host of a scenario usually takes: the first of those it names that it may take.
pub fn usual_army<'d>(data: &'d VassauxData, host: &HostData) -> Option<&'d str> {
    let fit = armies(data, host);
    host.armies.iter().find_map(|usual| fit.iter().find(|list| *list == usual)).copied()
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &VassauxData) -> Vec<OptionSpec> {
    let mut all: Vec<OptionSpec> = data.scenarios.iter().flat_map(|scenario| of_scenario(data, scenario)).collect();
    all.extend(option_specs(&data.switches));
    for option in &mut all {
        if let Some((_, scenarios)) = OF_SCENARIOS.iter().find(|(name, _)| *name == option.name) {
            option.scenarios = scenarios.iter().map(|name| (*name).to_owned()).collect();
        }
        option.locked = option.name == "magic" || ["magic", "solo"].iter().any(|group| option.group.ends_with(group));
    }
    all
}

/// The armies of a scenario, and its limit of points where that is agreed on.
fn of_scenario(data: &VassauxData, scenario: &ScenarioData) -> Vec<OptionSpec> {
    let group = "option-group-match";
    let army = |(name, host): (&&str, &HostData)| {
        let fit = armies(data, host).into_iter().map(str::to_owned).collect();
        let usual = Setting::Word(usual_army(data, host).unwrap_or_default().to_owned());
        spec(name, group, "V-23.16", OptionChoice::OneOf(fit), usual)
    };
    let mut all: Vec<OptionSpec> = ARMIES.iter().zip(&scenario.hosts).map(army).collect();
    if let Some((least, most)) = scenario.points_bounds {
        let usual = Setting::Number(data.constants.points_default);
        all.push(spec(POINTS, group, "V-4.06", OptionChoice::Number { least, most }, usual));
    }
    all.iter_mut().for_each(|option| option.scenarios = vec![scenario.id.clone()]);
    all
}
