//! The words of shots.
use super::Hit;
use crate::games::anarchy::data::files::{Cover, Weapon};

/// The words of what a shot does.
pub fn hit_key(hit: Hit, mounted: bool) -> &'static str {
    match hit {
        Hit::Miss => "anarchy-hit-miss",
        Hit::Retreat => "anarchy-hit-retreat",
        Hit::Stun if mounted => "anarchy-hit-unhorsed",
        Hit::Stun => "anarchy-hit-stunned",
        Hit::Wound => "anarchy-hit-wounded",
        Hit::Kill => "anarchy-hit-killed",
    }
}

const JAVELIN: &str = "anarchy-weapon-javelin";
/// The word of a stone out of a heap.
pub const STONE: &str = "anarchy-weapon-stone";
/// The words of what is thrown, not shot.
pub(super) const THROWN: [&str; 2] = [JAVELIN, STONE];

/// The word of a weapon that shoots.
pub fn weapon_key(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon::ShortBow => "anarchy-weapon-short-bow",
        Weapon::LongBow => "anarchy-weapon-long-bow",
        Weapon::Crossbow => "anarchy-weapon-crossbow",
        Weapon::Sling => "anarchy-weapon-sling",
        Weapon::StaffSling => "anarchy-weapon-staff-sling",
        Weapon::Ballista => "anarchy-weapon-ballista",
        _ => JAVELIN,
    }
}

/// The word of a cover.
pub fn cover_key(cover: Cover) -> &'static str {
    match cover {
        Cover::None => "anarchy-cover-none",
        Cover::Light => "anarchy-cover-light",
        Cover::Medium => "anarchy-cover-medium",
        Cover::Strong => "anarchy-cover-strong",
        Cover::Total => "anarchy-cover-total",
    }
}
