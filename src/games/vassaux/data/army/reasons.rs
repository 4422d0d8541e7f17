//! Why a list is refused (chapters 3 to 5 and 23), and what is wrong with its names.

/// A reason for which a list is refused, or warned of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Its name, which never changes.
    pub id: &'static str,
    /// The key of the message that says it.
    pub message: &'static str,
    /// The number of the rule; empty for what no rule numbers.
    pub rule: &'static str,
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $id:literal $message:literal $rule:literal;)*) => {
        $($(#[$doc])* pub const $name: Reason = Reason { id: $id, message: $message, rule: $rule };)*
        /// All of them.
        pub const ALL: &[Reason] = &[$($name),*];
    };
}

reasons! {
    NO_LORD "no_lord" "vassaux-army-no-lord" "V-3.01";
    TWO_LORDS "two_lords" "vassaux-army-two-lords" "V-3.01";
    LORD_TITLE_ON_UNIT "lord_title_on_unit" "vassaux-army-lord-title-on-unit" "V-3.02";
    VASSAL_TITLE_ON_LORD "vassal_title_on_lord" "vassaux-army-vassal-title-on-lord" "V-3.03";
    UNIT_WITHOUT_VASSAL "unit_without_vassal" "vassaux-army-unit-without-vassal" "V-3.02";
    UNIT_TOO_SMALL "unit_too_small" "vassaux-army-unit-too-small" "V-3.11";
    UNIT_TOO_LARGE "unit_too_large" "vassaux-army-unit-too-large" "V-4.24";
    UNIT_EXCEEDS_AURA "unit_exceeds_aura" "vassaux-army-unit-exceeds-aura" "V-4.24";
    OVER_POINTS "over_points" "vassaux-army-over-points" "V-4.06";
    KNIGHT_NEEDS_TWO_LEVIES "knight_needs_two_levies" "vassaux-army-knight-needs-two-levies" "V-4.05";
    KNIGHT_ARMOUR_RESERVED "knight_armour_reserved" "vassaux-army-knight-armour-reserved" "V-4.13";
    HEAVY_RANGED_FORBIDDEN "heavy_ranged_forbidden" "vassaux-army-heavy-ranged-forbidden" "V-4.09";
    TWO_WEAPON_CLASSES "two_weapon_classes" "vassaux-army-two-weapon-classes" "V-4.03";
    TWO_ARMOUR_CLASSES "two_armour_classes" "vassaux-army-two-armour-classes" "V-4.03";
    MIXED_UNIT "mixed_unit" "vassaux-army-mixed-unit" "V-4.04";
    LORD_GEAR_POINTS_NOT_TWO "lord_gear_points_not_two" "vassaux-army-lord-gear-points-not-two" "V-4.16";
    HP_CANNOT_BE_MODIFIED "hp_cannot_be_modified" "vassaux-army-hp-cannot-be-modified" "V-4.18";
    MOD_NOT_BALANCED "mod_not_balanced" "vassaux-army-mod-not-balanced" "V-4.18";
    MOD_BELOW_MINIMUM "mod_below_minimum" "vassaux-army-mod-below-minimum" "V-4.19";
    TOO_MANY_MODS "too_many_mods" "vassaux-army-too-many-mods" "V-4.18";
    TOO_MANY_POWERS "too_many_powers" "vassaux-army-too-many-powers" "V-5.02";
    POWER_TWICE "power_twice" "vassaux-army-power-twice" "V-5.02";
    POWER_WRONG_PROFILE "power_wrong_profile" "vassaux-army-power-wrong-profile" "V-5.03";
    POWER_WRONG_BEARER "power_wrong_bearer" "vassaux-army-power-wrong-bearer" "V-5.03";
    POWER_WRONG_SCHOOL "power_wrong_school" "vassaux-army-power-wrong-school" "V-5.02";
    MAGIC_DISABLED "magic_disabled" "vassaux-army-magic-disabled" "V-5.01";
    BARBARIANS_FORBIDDEN "barbarians_forbidden" "vassaux-army-barbarians-forbidden" "V-4.06";
    FRANKS_FORBIDDEN "franks_forbidden" "vassaux-army-franks-forbidden" "V-4.06";
    MOUNTED_MINIMUM "mounted_minimum" "vassaux-army-mounted-minimum" "V-4.06";
    ARCHER_UNIT_MISSING "archer_unit_missing" "vassaux-army-archer-unit-missing" "V-23.22";
    LORD_MUST_BE_ON_FOOT "lord_must_be_on_foot" "vassaux-army-lord-must-be-on-foot" "V-23.09";
    VILLAGERS_MISSING "villagers_missing" "vassaux-army-villagers-missing" "V-23.04";
    WRONG_TITLE_COUNT "wrong_title_count" "vassaux-army-wrong-title-count" "V-4.06";
    ONLY_LORD_MAY_BE_KNIGHT "only_lord_may_be_knight" "vassaux-army-only-lord-may-be-knight" "V-4.06";
    MOUNTED_MAJORITY_MISSING "mounted_majority_missing" "vassaux-army-mounted-majority-missing" "V-4.06";
    /// Advice: a profile that should prevail does not.
    MOSTLY "advice_mostly" "vassaux-army-advice-mostly" "V-4.06";
    /// Advice: mounted fighters should prevail.
    FAVOUR_MOUNTED "advice_mounted" "vassaux-army-advice-mounted" "V-4.06";
    /// A name that nothing has.
    UNKNOWN_ID "unknown_id" "vassaux-army-unknown-id" "";
    /// Two units of one name.
    DUPLICATE_ID "duplicate_id" "vassaux-army-duplicate-id" "";
    /// Fighters that are neither ready-made nor have a profile.
    NO_PROFILE "no_profile" "vassaux-army-no-profile" "V-4.04";
    /// Ready-made fighters of whom something else is said as well.
    PREBUILT_AND_MORE "prebuilt_and_more" "vassaux-army-prebuilt-and-more" "V-4.01";
}
