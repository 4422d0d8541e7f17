//! A position as its text has it.
use crate::games::anarchy::data::engines::EngineKind;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::data::maps::Side;
use crate::games::anarchy::state::{Door, Job, Post, Traction};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position in the middle of a battle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    #[serde(default = "first_turn")]
    pub(super) turn: u8,
    #[serde(default)]
    pub(super) phase: PhaseName,
    /// The side whose phase it is.
    pub(super) active: String,
    pub(super) men: Vec<ManAt>,
    /// Bodies by hex.
    #[serde(default)]
    pub(super) bodies: BTreeMap<String, u8>,
    /// How doors stand that do not stand as at the start, by hex.
    #[serde(default)]
    pub(super) doors: BTreeMap<String, Door>,
    /// What hexes have become.
    #[serde(default)]
    pub(super) terrain: BTreeMap<String, Terrain>,
    /// Ladders on the map; the others are still beside it.
    #[serde(default)]
    pub(super) ladders: Vec<LadderAt>,
    /// Mantlets on the map.
    #[serde(default)]
    pub(super) mantlets: Vec<MantletAt>,
    /// Mantlets beside the map by side, where it is not as the scenario begins.
    #[serde(default)]
    pub(super) mantlets_left: BTreeMap<String, u8>,
    /// Heaps of stones, where they do not lie as the scenario begins.
    #[serde(default)]
    pub(super) heaps: Option<Vec<String>>,
    /// Basins of oil, where they do not stand as the scenario begins.
    #[serde(default)]
    pub(super) basins: Option<Vec<BasinAt>>,
    /// Ballistae, where they do not stand as the scenario begins.
    #[serde(default)]
    pub(super) ballistae: Option<Vec<BallistaAt>>,
    /// Mangonels, where they do not stand as the scenario begins.
    #[serde(default)]
    pub(super) mangonels: Option<Vec<MangonelAt>>,
    /// Walls that are mined.
    #[serde(default)]
    pub(super) mines: Vec<String>,
    /// Hourds that stones have brought down in this turn.
    #[serde(default)]
    pub(super) hourds_lost: Vec<String>,
    /// Who carries a ballista in this turn.
    #[serde(default)]
    pub(super) carriers: Vec<String>,
    /// Hexes on fire, with the turn at whose end they were lit.
    #[serde(default)]
    pub(super) fires: BTreeMap<String, u8>,
    /// Scaffolds that have burnt.
    #[serde(default)]
    pub(super) burnt: Vec<String>,
    /// Degrees of damage of walls that still stand.
    #[serde(default)]
    pub(super) damage: BTreeMap<String, u8>,
    /// Work under way.
    #[serde(default)]
    pub(super) works: Vec<WorkAt>,
    /// Engines on the map; without any those of the scenario where they begin.
    #[serde(default)]
    pub(super) engines: Vec<EngineAt>,
    /// Who has fought since his side's last movement, and pushes no engine.
    #[serde(default)]
    pub(super) engaged: Vec<String>,
    /// Who has fought in this turn, and serves no ram in it.
    #[serde(default)]
    pub(super) fought: Vec<String>,
    /// What has become of everybody who is not named.
    #[serde(default)]
    pub(super) rest: RestName,
}

fn first_turn() -> u8 {
    1
}

#[derive(Clone, Copy, Default, Deserialize)]
pub(super) enum PhaseName {
    #[default]
    Movement,
    DefensiveFire,
    OffensiveFire,
    Combat,
}

/// A ladder: raised if it leans on a hex.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LadderAt {
    pub(super) at: String,
    #[serde(default)]
    pub(super) lean: Option<String>,
}

/// A mantlet, and the side of its hex behind which it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MantletAt {
    pub(super) at: String,
    pub(super) faces: Side,
}

/// A basin of oil, and the two men who bear it, if anybody does.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BasinAt {
    pub(super) at: String,
    #[serde(default)]
    pub(super) bearers: Vec<String>,
    /// It is set at its crenel.
    #[serde(default)]
    pub(super) set: bool,
}

/// A ballista, loaded unless it says how far it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BallistaAt {
    pub(super) at: String,
    pub(super) side: String,
    #[serde(default)]
    pub(super) loaded: Option<u8>,
    /// How far it has been carried in this turn.
    #[serde(default)]
    pub(super) carried: u8,
}

/// A mangonel by its hex, which may lie beyond the edge of the map; loaded unless it says how far it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MangonelAt {
    pub(super) at: String,
    pub(super) side: String,
    #[serde(default)]
    pub(super) loaded: Option<u8>,
}

/// Work, and how many upkeeps of its side are left until it is done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorkAt {
    pub(super) kind: Job,
    pub(super) on: String,
    #[serde(default)]
    pub(super) lean: Option<String>,
    pub(super) men: Vec<String>,
    pub(super) left: u8,
}

/// An engine by its lead, which may be beyond the edge of the map.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EngineAt {
    pub(super) engine: EngineKind,
    pub(super) side: String,
    pub(super) lead: String,
    pub(super) axis: Side,
    /// The oxen that are tethered.
    #[serde(default)]
    pub(super) oxen: Vec<String>,
    #[serde(default)]
    pub(super) moved: u8,
    #[serde(default)]
    pub(super) traction: Option<Traction>,
    /// The turn from which on a ram strikes again, or the sappers in a gallery dig.
    #[serde(default)]
    pub(super) strikes_from: u8,
    /// Its hexes that have burnt out, by their numbers.
    #[serde(default)]
    pub(super) burnt: Vec<u8>,
    /// Who is with it beyond the edge of the map.
    #[serde(default)]
    pub(super) beyond: BTreeMap<String, String>,
    /// Of a belfry: its bridge lies on the wall before it.
    #[serde(default)]
    pub(super) bridge_down: bool,
    /// The hexes of its floors that have burnt out, by their numbers, from the first floor upward.
    #[serde(default)]
    pub(super) burnt_floors: Vec<Vec<u8>>,
    /// Somebody has climbed to its first floor in this turn, or down from it.
    #[serde(default)]
    pub(super) climbed: bool,
}

/// What has become of a man who is not on the field.
#[derive(Clone, Copy, Default, Deserialize)]
pub(super) enum RestName {
    #[default]
    Waiting,
    Dead,
    Exited,
    LedOff,
    /// Serves a mangonel beyond the edge of the map.
    Battery,
}
impl RestName {
    pub(super) fn post(self) -> Post {
        match self {
            Self::Waiting => Post::Waiting,
            Self::Dead => Post::Dead,
            Self::Exited => Post::Exited,
            Self::LedOff => Post::LedOff,
            Self::Battery => Post::Battery,
        }
    }
}

/// Somebody by his label, on a hex or gone.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ManAt {
    pub(super) man: String,
    pub(super) at: Option<String>,
    /// The rear hex of a rider.
    pub(super) rear: Option<String>,
    pub(super) gone: Option<RestName>,
    pub(super) wounded: bool,
    /// Upkeeps of his side until he recovers.
    pub(super) stunned: u8,
    pub(super) captive: bool,
    pub(super) disarmed: bool,
    /// Movement points spent.
    pub(super) moved: u8,
    /// Hexes straight ahead at the end of his movement.
    pub(super) straight: u8,
    pub(super) attacked: bool,
    pub(super) target: bool,
    pub(super) guards: bool,
    /// Without arms, beside a dead man since the upkeep of his side.
    pub(super) finds_arms: bool,
    pub(super) shot_in_defence: bool,
    pub(super) ammunition: Option<u8>,
    /// Flaming arrows that he has left.
    pub(super) arrows: Option<u8>,
}
