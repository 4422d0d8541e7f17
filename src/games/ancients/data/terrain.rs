//! The rule data of chapter 17: what stands in `rules/ancients/terrain.ron`.
use serde::Deserialize;

/// A terrain that markers show, and that maps print (N-17.25).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainKindData {
    pub name: String,
    /// How a map prints it.
    pub letter: char,
    /// How many markers of it there are (N-17.15).
    pub supply: u8,
    /// Closed to mounted units (N-17.02).
    #[serde(default)]
    pub bars_mounted: bool,
    /// The kinds of units that it is closed to besides (N-17.02).
    #[serde(default)]
    pub bars: Vec<String>,
    /// It hides what lies behind it (N-17.14).
    #[serde(default)]
    pub blocks_sight: bool,
    /// Modifier of a shot at a unit on it.
    #[serde(default)]
    pub cover: i32,
    /// A shot from it has no modifier for passing over friends.
    #[serde(default)]
    pub shoots_over_friends: bool,
    /// What a side adds in combat if all its units stand on such terrain, and no enemy in it does (N-17.16).
    #[serde(default)]
    pub height: i32,
    /// Units may lie in ambush there (N-18.01).
    #[serde(default)]
    pub ambush: bool,
}

/// Ambush (N-18.01).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmbushData {
    /// How many tokens a side may have.
    pub tokens: u8,
    /// First and last row of each side's half (N-18.08).
    pub red: (u8, u8),
    pub blue: (u8, u8),
    /// What the enemy has that is surprised (N-18.06).
    pub surprise: i32,
}

/// The numbers of older rule data, in which nobody lay in ambush.
fn no_ambush() -> AmbushData {
    AmbushData { tokens: 0, red: (0, 0), blue: (0, 0), surprise: 0 }
}

/// Stakes (N-17.06).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StakesData {
    pub cost: i32,
    /// How many a side may have.
    pub count: u8,
    /// What an enemy has that attacks their owner's unit on active ones (N-17.07).
    pub attack: i32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainData {
    pub kinds: Vec<TerrainKindData>,
    /// How many markers each side places (N-17.01).
    pub markers_each: u8,
    /// First and last row where markers may lie (N-17.01).
    pub rows: (u8, u8),
    pub stakes: StakesData,
    #[serde(default = "no_ambush")]
    pub ambush: AmbushData,
}

impl TerrainData {
    /// What older rule data, which have no such file, had of it.
    pub fn none() -> Self {
        let stakes = StakesData { cost: 1, count: 0, attack: 0 };
        Self { kinds: vec![], markers_each: 0, rows: (0, 0), stakes, ambush: no_ambush() }
    }
}
