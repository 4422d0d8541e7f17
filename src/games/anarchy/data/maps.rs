//! Maps as they stand in the rule data: a character for each hex, and what characters cannot say.
use crate::table::kit::hex_map::Heading;
use crate::table::options::words;
use serde::Deserialize;

words! {
    /// The six sides of a hex, clockwise.
    Side { N, NE, SE, S, SW, NW }
}

impl Side {
    /// The direction over it.
    pub fn heading(self) -> Heading {
        Heading::ALL[self as usize]
    }
}

impl Side {
    /// The side on the other end of the hex.
    fn opposite(self) -> Self {
        [Self::S, Self::SW, Self::NW, Self::N, Self::NE, Self::SE][self as usize]
    }
}

/// Some sides of a hex.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SidesData {
    /// Column and row.
    pub at: (u8, u8),
    pub sides: Vec<Side>,
}

/// A part of a named area.
#[derive(Clone, Debug, PartialEq, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaData {
    pub name: String,
    pub parts: Vec<PartData>,
}

/// Columns and rows of every map. A board of two maps has twice as many rows.
pub const SIZE: (u8, u8) = (28, 20);

/// A map.
#[derive(Clone, Debug, PartialEq, Deserialize)]
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

impl MapData {
    /// This map with another one below it: its rows follow the last one of this map (12.4). An area of both is one area.
    pub fn above(&self, lower: &Self) -> Self {
        let down = self.rows.len() as u8;
        let sides = |upper: &[SidesData], lower: &[SidesData]| -> Vec<SidesData> {
            let lower = lower.iter().map(|line| SidesData { at: (line.at.0, line.at.1 + down), ..line.clone() });
            upper.iter().cloned().chain(lower).collect()
        };
        let part = |part: &PartData| match part {
            PartData::Hexes { cols, rows, only } => {
                PartData::Hexes { cols: *cols, rows: (rows.0 + down, rows.1 + down), only: only.clone() }
            }
            PartData::Area(name) => PartData::Area(name.clone()),
        };
        let areas = |upper: &[AreaData], lower: &[AreaData]| -> Vec<AreaData> {
            let mut all = upper.to_vec();
            for area in lower {
                let parts = area.parts.iter().map(part);
                match all.iter_mut().find(|known| known.name == area.name) {
                    Some(known) => known.parts.extend(parts),
                    None => all.push(AreaData { name: area.name.clone(), parts: parts.collect() }),
                }
            }
            all
        };
        Self {
            name: self.name.clone(),
            rows: self.rows.iter().chain(&lower.rows).cloned().collect(),
            crest: sides(&self.crest, &lower.crest),
            corner: sides(&self.corner, &lower.corner),
            inside: sides(&self.inside, &lower.inside),
            stairs: sides(&self.stairs, &lower.stairs),
            door: sides(&self.door, &lower.door),
            window: sides(&self.window, &lower.window),
            scaffold: sides(&self.scaffold, &lower.scaffold),
            areas: areas(&self.areas, &lower.areas),
            redoubts: self.redoubts.iter().chain(&lower.redoubts).cloned().collect(),
            runs: areas(&self.runs, &lower.runs),
            towers: areas(&self.towers, &lower.towers),
        }
    }

    /// The same map turned by 180°, the one turn that a board of flat-top hexes allows: column and row (q, r) become
    /// (27 − q, 19 − r), or 39 − r on a board of two maps, and each side the one opposite (C-15.24). Turned twice it is itself.
    pub fn turned(&self) -> Self {
        let (cols, rows) = (SIZE.0, self.rows.len() as u8);
        let hex = |(col, row): (u8, u8)| (cols - 1 - col, rows - 1 - row);
        let sides = |all: &[SidesData]| -> Vec<SidesData> {
            let turn = |line: &SidesData| SidesData {
                at: hex(line.at),
                sides: line.sides.iter().map(|side| side.opposite()).collect(),
            };
            all.iter().map(turn).collect()
        };
        let part = |part: &PartData| match part {
            PartData::Hexes { cols: (left, right), rows: (top, bottom), only } => PartData::Hexes {
                cols: (cols - 1 - right, cols - 1 - left),
                rows: (rows - 1 - bottom, rows - 1 - top),
                only: only.clone(),
            },
            PartData::Area(name) => PartData::Area(name.clone()),
        };
        let areas = |all: &[AreaData]| -> Vec<AreaData> {
            let turn =
                |area: &AreaData| AreaData { name: area.name.clone(), parts: area.parts.iter().map(part).collect() };
            all.iter().map(turn).collect()
        };
        Self {
            name: self.name.clone(),
            rows: self.rows.iter().rev().map(|row| row.chars().rev().collect()).collect(),
            crest: sides(&self.crest),
            corner: sides(&self.corner),
            inside: sides(&self.inside),
            stairs: sides(&self.stairs),
            door: sides(&self.door),
            window: sides(&self.window),
            scaffold: sides(&self.scaffold),
            areas: areas(&self.areas),
            redoubts: self.redoubts.clone(),
            runs: areas(&self.runs),
            towers: areas(&self.towers),
        }
    }
}
