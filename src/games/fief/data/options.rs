//! The options of a match.
use crate::games::fief::data::files::*;
use crate::table::options::spec;
use crate::table::prelude::{OptionChoice, OptionSpec, Setting, Settings};

crate::table::options::options! {
    SwitchesData, number_bounds;
    mode: Mode "option-group-match" "F-2.04";
    starting_lord: StartingLord "option-group-match" "F-3.05";
    seating: Seating "option-group-match" "F-3.06";
    counter_model: CounterModel "option-group-match" "F-7.03";
    bank: Bank "option-group-match" "F-7.10";
    secret_purse: bool "option-group-match" "F-6.12";
    fog: bool "option-group-match" "F-8.10";
    turn_cap: number "option-group-match" "F-2.03";
    over_18: Over18 "option-group-combat" "F-9.09";
    darc_needs_loss_die: bool "option-group-combat" "F-16.04";
    separate_all_strike: bool "option-group-combat" "F-17.02";
    rescue_frees_own: bool "option-group-combat" "F-9.32";
    toll: bool "option-group-combat" "F-8.14";
    call_off_by_consent: bool "option-group-combat" "F-8.17";
    max_rounds: number "option-group-combat" "F-9.04";
    ransom_phase: RansomPhase "option-group-court" "F-9.34";
    prisoner_may_marry: bool "option-group-court" "F-11.03";
    title_transfer: TitleTransfer "option-group-court" "F-10.10";
    occupied_fief_village_pays: bool "option-group-court" "F-6.13";
    prince_family: PrinceFamily "option-group-court" "F-15.03";
    kings_guard_to_regent: GuardToRegent "option-group-court" "F-12.03";
    queen_mother_keeps_title: bool "option-group-court" "F-11.29";
    calm_before_uprising: bool "option-group-court" "F-16.42";
    plague_hits_rebels: bool "option-group-court" "F-16.13";
    bishop_sale: bool "option-group-variants" "F-14.01";
    crowded_income: bool "option-group-variants" "F-14.07";
    crowded_plague: bool "option-group-variants" "F-14.08";
    crowded_counts: CrowdedCounts "option-group-variants" "F-14.07";
    surrender: bool "option-group-variants" "F-14.09";
}

/// The usual settings, replaced by the options chosen for a match.
pub fn in_force(usual: &SwitchesData, options: &Settings) -> SwitchesData {
    let mut switches = apply(usual, options);
    if let Some(Setting::Number(turns)) = options.get("points_turns") {
        switches.points_turns = *turns;
    }
    switches
}

/// The range of the settings that are numbers, from the data.
pub fn number_bounds(switches: &SwitchesData, name: &str) -> (i32, i32) {
    match name {
        "max_rounds" => switches.bounds.max_rounds,
        _ => switches.bounds.turn_cap,
    }
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &FiefData) -> Vec<OptionSpec> {
    let mut all = option_specs(&data.switches);
    let lengths = OptionChoice::OneNumber(data.limits.points_lengths.clone());
    let usual = Setting::Number(data.switches.points_turns);
    all.insert(1, spec("points_turns", "option-group-match", "F-2.07", lengths, usual));
    all
}
