//! The options of a match.
use super::files::{AnarchyData, LimitsData};
use crate::table::prelude::{OptionSpec, Settings};

crate::table::options::options! {
    LimitsData, number_bounds;
    length_percent: number "option-group-match" "A-0.68";
    zone_mp_surcharge: number "option-group-movement" "A-0.10";
    charge_min_hexes: number "option-group-combat" "A-0.21";
    capture_yields_max: number "option-group-combat" "A-1.4.03";
}

/// The usual numbers, replaced by the options chosen for a match.
pub fn in_force(usual: &LimitsData, options: &Settings) -> LimitsData {
    apply(usual, options)
}

/// The range of the options that are numbers.
pub fn number_bounds(_: &LimitsData, name: &str) -> (i32, i32) {
    match name {
        "length_percent" => (50, 100),
        "zone_mp_surcharge" => (0, 3),
        "charge_min_hexes" => (2, 8),
        _ => (0, 10),
    }
}

/// Every option of a match, in the order in which people meet them.
pub fn options(data: &AnarchyData) -> Vec<OptionSpec> {
    option_specs(&data.limits)
}
