//! The options of a match of Tactique.
use crate::games::fief::data::files::FiefData;
use crate::games::fief::data::options;
use crate::games::tactique::data::files::*;

use crate::table::prelude::{OptionSpec, Settings};

crate::table::options::options! {
    SwitchesData, number_bounds;
    engine: BattleEngine "option-group-tactics" "T-5.06";
    knight_partial: KnightPartial "option-group-tactics" "T-5.05";
    guard_bonus: GuardBonusTo "option-group-tactics" "T-3.07";
    royal_guard: RoyalGuard "option-group-tactics" "T-3.11";
    min_bid: number "option-group-tactics" "T-4.03";
    camp_revolt_needs_famine: bool "option-group-tactics" "T-4.20";
    lordless_may_attack: bool "option-group-tactics" "T-5.03";
}

/// The usual settings, replaced by the options chosen for a match.
pub fn in_force(usual: &SwitchesData, options: &Settings) -> SwitchesData {
    apply(usual, options)
}

/// The range of the settings that are numbers, from the data.
pub fn number_bounds(switches: &SwitchesData, _: &str) -> (i32, i32) {
    switches.bounds.min_bid
}

/// Every option of a match: those of Tactique, then Fief's without `counter_model`, for there are no counters of
/// several points to change (T-5.01, T-5.04).
pub fn options(base: &FiefData, data: &TactiqueData) -> Vec<OptionSpec> {
    let mut all = option_specs(&data.switches);
    all.extend(options::options(base).into_iter().filter(|option| option.name != "counter_model"));
    all
}
