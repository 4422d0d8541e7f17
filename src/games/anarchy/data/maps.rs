//! Maps as they stand in the rule data: a character for each hex, and what characters cannot say.
use crate::table::options::words;
use serde::Deserialize;

words! {
    /// The six sides of a hex, clockwise.
    Side { N, NE, SE, S, SW, NW }
}

/// Some sides of a hex.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SidesData {
    /// Column and row.
    pub at: (u8, u8),
    pub sides: Vec<Side>,
}

/// A part of a named area.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PartData {
    /// The hexes of a rectangle, first and last column and row; where characters are named only the hexes of these.
    Hexes {
        cols: (u8, u8),
        rows: (u8, u8),
        #[serde(default)]
        only: String,
    },
    /// All of an area that stands before this one.
    Area(String),
}

/// A named area, a run of wall or a tower.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaData {
    pub name: String,
    pub parts: Vec<PartData>,
}

/// A map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapData {
    pub name: String,
    /// A character for each hex; rows from north to south. Odd columns lie half a hex lower.
    pub rows: Vec<String>,
    /// Crests of embankments: a shot that enters over one of them meets cover.
    #[serde(default)]
    pub crest: Vec<SidesData>,
    /// The covered sides of outer corners.
    #[serde(default)]
    pub corner: Vec<SidesData>,
    /// The inner sides of slits, windows and doors.
    #[serde(default)]
    pub inside: Vec<SidesData>,
    /// The upper ends of stairs.
    #[serde(default)]
    pub stairs: Vec<SidesData>,
    /// The ways of tower doors and of the door of the keep.
    #[serde(default)]
    pub door: Vec<SidesData>,
    /// Where a man drops from a window sill to the floor inside.
    #[serde(default)]
    pub window: Vec<SidesData>,
    /// From which scaffold hexes a window is crossed.
    #[serde(default)]
    pub scaffold: Vec<SidesData>,
    #[serde(default)]
    pub areas: Vec<AreaData>,
    /// Areas to which defenders fall back, in order.
    #[serde(default)]
    pub redoubts: Vec<String>,
    /// Walls between towers or bends.
    #[serde(default)]
    pub runs: Vec<AreaData>,
    #[serde(default)]
    pub towers: Vec<AreaData>,
}
