//! Why an engine is not moved: by what keeps it, in the words of its own chapter.
use crate::games::anarchy::data::engines::EngineKind;
use crate::table::prelude::Refusal;

pub const NO_ENGINE: Refusal = Refusal::new("no_engine", "A-1.3.01");
pub const TEAM_TOO_SLOW: Refusal = Refusal::new("team_too_slow", "A-1.3.02");
pub const TOO_FAR_A_MOVE: Refusal = Refusal::new("engine_too_far", "A-1.3.02");
pub const OXEN_MISSING: Refusal = Refusal::new("oxen_missing", "A-1.3.03");
pub const DRIVER_MISSING: Refusal = Refusal::new("driver_missing", "A-1.3.05");
pub const NOT_BOTH: Refusal = Refusal::new("not_both_tractions", "A-1.3.08");
pub const ENGINE_WAY_BLOCKED: Refusal = Refusal::new("engine_way_blocked", "A-0.66");
pub const EDGE_TOO_FAR: Refusal = Refusal::new("edge_too_far", "A-1.3.02");
pub const EDGE_CLOSED: Refusal = Refusal::new("engine_keeps_to_map", "A-0.59");
pub const ENGINE_BURNT: Refusal = Refusal::new("engine_burnt", "A-5.2.17");
pub const GALLERY_AT_DITCH: Refusal = Refusal::new("gallery_at_ditch", "A-5.3.03");
pub const AWNING_MANNED: Refusal = Refusal::new("awning_manned", "A-5.3.05");

/// What an engine of some kind is called.
pub fn engine_key(kind: EngineKind) -> &'static str {
    match kind {
        EngineKind::Ram => "anarchy-struck-ram",
        EngineKind::Belfry => "anarchy-struck-belfry",
        EngineKind::Gallery => "anarchy-struck-gallery",
    }
}

/// What is said of an engine of some kind.
pub struct Says {
    /// Its way does not lead there.
    pub off_line: Refusal,
    /// Nobody could push it so far in a turn.
    pub too_far: Refusal,
    /// Too few push it.
    pub too_few: Refusal,
    /// It does not go over that ground.
    pub terrain: Refusal,
    /// It has burnt so far that it is of no use.
    pub burnt: Refusal,
}

const RAM: Says = Says {
    off_line: Refusal::new("engine_off_line", "A-5.2.01"),
    too_far: Refusal::new("engine_too_far", "A-5.2.01"),
    too_few: Refusal::new("not_enough_pushers", "A-5.2.01"),
    terrain: Refusal::new("engine_terrain", "A-5.2.02"),
    burnt: ENGINE_BURNT,
};
const BELFRY: Says = Says {
    off_line: Refusal::new("engine_off_line", "A-4.2.16"),
    too_far: Refusal::new("engine_too_far", "A-4.2.15"),
    too_few: Refusal::new("not_enough_pushers", "A-4.2.15"),
    terrain: Refusal::new("engine_terrain", "A-4.2.18"),
    burnt: Refusal::new("engine_burnt", "A-4.2.40"),
};
const GALLERY: Says = Says {
    off_line: Refusal::new("engine_off_line", "A-5.3.02"),
    too_far: Refusal::new("engine_too_far", "A-5.3.02"),
    too_few: Refusal::new("not_enough_pushers", "A-5.3.02"),
    terrain: Refusal::new("engine_terrain", "A-5.3.03"),
    burnt: Refusal::new("engine_burnt", "A-5.3.09"),
};

/// What is said of an engine of this kind.
pub const fn says(kind: EngineKind) -> &'static Says {
    match kind {
        EngineKind::Ram => &RAM,
        EngineKind::Belfry => &BELFRY,
        EngineKind::Gallery => &GALLERY,
    }
}
