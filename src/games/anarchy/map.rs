//! Maps: the terrain of each hex, the sides of hexes that matter, and named areas (12.1).
use super::data::files::{Cover, Terrain, TerrainData};
use super::data::maps::{AreaData, MapData, PartData, Side, SidesData};
use super::data::scenarios::{Edge, EdgeData, ZoneData};
use crate::table::kit::hex_map::{Heading, HexBoard};
use crate::table::prelude::Place;
use bevy::platform::collections::HashMap;

/// Columns and rows of every map.
pub const SIZE: (u8, u8) = (28, 20);

/// Some of the six sides of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sides(u8);
impl Sides {
    fn of(sides: &[Side]) -> Self {
        Self(sides.iter().fold(0, |bits, side| bits | 1 << *side as u8))
    }
    pub fn contains(self, heading: Heading) -> bool {
        self.0 & (1 << heading.index()) != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn iter(self) -> impl Iterator<Item = Heading> {
        Heading::ALL.into_iter().filter(move |heading| self.contains(*heading))
    }
}

/// What a terrain costs and does, as the rule data have it.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    /// Movement points on foot; nothing if it is closed.
    pub foot: Option<i32>,
    pub mounted: Option<i32>,
    pub cover: Cover,
    pub attack: i32,
    pub defence: i32,
    /// In halves of a level.
    pub level: i32,
    /// In halves of a level; nothing if it never stands in the way.
    pub top: Option<i32>,
}

impl Features {
    /// Of a terrain that no rule data describe: nobody enters it.
    const CLOSED: Self =
        Self { foot: None, mounted: None, cover: Cover::None, attack: 0, defence: 0, level: 0, top: None };
}

/// A map, with everything that does not change during a match.
#[derive(Clone, Debug)]
pub struct Map {
    pub name: String,
    pub hexes: HexBoard,
    terrain: Vec<Terrain>,
    /// By terrain.
    features: Vec<Features>,
    /// Crests and covered sides of corners: what covers a man in the hex on some sides only.
    covered: Vec<Sides>,
    /// The hexes from which one touches the water of a river.
    waterside: Vec<bool>,
    areas: HashMap<String, Vec<Place>>,
}

impl Map {
    /// Reads a map; `None` if a character has no meaning or the size is wrong (the loader says which).
    pub fn new(data: &MapData, terrains: &[TerrainData]) -> Option<Self> {
        let (cols, rows) = SIZE;
        let of_char = |c: char| terrains.iter().find(|t| t.char == Some(c)).map(|t| t.terrain);
        let terrain: Vec<Terrain> = data.rows.iter().flat_map(|row| row.chars()).map(of_char).collect::<Option<_>>()?;
        let hexes = HexBoard::rectangle(cols, rows);
        if terrain.len() != hexes.len() {
            return None;
        }
        let mut features = vec![Features::CLOSED; Terrain::WORDS.len()];
        for t in terrains {
            features[t.terrain as usize] = Features {
                foot: t.foot,
                mounted: t.mounted,
                cover: t.cover,
                attack: t.attack,
                defence: t.defence,
                level: t.level,
                top: t.top,
            };
        }
        let mut covered = vec![Sides::default(); hexes.len()];
        for SidesData { at: (col, row), sides } in data.crest.iter().chain(&data.corner) {
            covered[hexes.at(*row, *col)?.index()] = Sides::of(sides);
        }
        let is_river = |place: &Place| terrain[place.index()] == Terrain::River;
        let waterside = hexes.places().map(|p| is_river(&p) || hexes.neighbours(p).iter().any(is_river)).collect();
        let mut map =
            Self { name: data.name.clone(), hexes, terrain, features, covered, waterside, areas: HashMap::default() };
        for area in &data.areas {
            let places = map.places_of(area, terrains)?;
            map.areas.insert(area.name.clone(), places);
        }
        Some(map)
    }

    fn places_of(&self, area: &AreaData, terrains: &[TerrainData]) -> Option<Vec<Place>> {
        let mut all: Vec<Place> = vec![];
        for part in &area.parts {
            match part {
                PartData::Area(name) => all.extend(self.areas.get(name)?),
                PartData::Hexes { cols, rows, only } => {
                    let wanted = |place: &Place| {
                        only.is_empty()
                            || terrains
                                .iter()
                                .any(|t| t.terrain == self.terrain(*place) && t.char.is_some_and(|c| only.contains(c)))
                    };
                    let inside = (rows.0..=rows.1).flat_map(|row| (cols.0..=cols.1).map(move |col| (row, col)));
                    all.extend(inside.filter_map(|(row, col)| self.hexes.at(row, col)).filter(wanted));
                }
            }
        }
        all.sort_unstable();
        all.dedup();
        Some(all)
    }

    /// The terrain of a hex.
    #[inline]
    pub fn terrain(&self, place: Place) -> Terrain {
        self.terrain[place.index()]
    }
    /// What the terrain of a hex costs and does.
    #[inline]
    pub fn features(&self, place: Place) -> &Features {
        &self.features[self.terrain(place) as usize]
    }
    /// On which level a man in a hex stands, in halves.
    #[inline]
    pub fn level(&self, place: Place) -> i32 {
        self.features(place).level
    }
    /// The sides by which a shot meets cover, where a terrain covers on some sides only.
    #[inline]
    pub fn covered(&self, place: Place) -> Sides {
        self.covered[place.index()]
    }
    /// Whether a shooter in this hex touches the water.
    pub fn is_waterside(&self, place: Place) -> bool {
        self.waterside[place.index()]
    }
    /// The hexes of a named area; none if there is no such area.
    pub fn area(&self, name: &str) -> &[Place] {
        self.areas.get(name).map_or(&[], Vec::as_slice)
    }
    pub fn has_area(&self, name: &str) -> bool {
        self.areas.contains_key(name)
    }

    /// Whether two neighbours are on one level, or joined by an open-ground step: between ground and an embankment, or ground
    /// and a ditch.
    #[inline]
    pub fn is_level(&self, a: Place, b: Place) -> bool {
        self.level(a) == self.level(b) || self.is_open_step(a, b)
    }
    /// Whether the step between two neighbours leads onto an embankment or into a ditch, or back.
    pub fn is_open_step(&self, a: Place, b: Place) -> bool {
        let steps = |terrain: Terrain| matches!(terrain, Terrain::Embankment | Terrain::Ditch);
        let apart = (self.level(a) - self.level(b)).abs();
        apart == 2 && (self.level(a) == 0 || self.level(b) == 0) && (steps(self.terrain(a)) || steps(self.terrain(b)))
    }

    /// The hexes of an edge of the map that a scenario names, those that are closed to everybody left out.
    pub fn edge(&self, edge: &EdgeData) -> Vec<Place> {
        let (cols, rows) = (self.hexes.cols(), self.hexes.rows());
        let on_edge = |place: &Place| {
            let (col, row) = (self.hexes.col(*place), self.hexes.row(*place));
            let (here, along) = match edge.edge {
                Edge::Top => (row == 0, col),
                Edge::Bottom => (row + 1 == rows, col),
                Edge::Left => (col == 0, row),
                Edge::Right => (col + 1 == cols, row),
            };
            here && edge.from.is_none_or(|(first, last)| (first..=last).contains(&along))
                && edge.area.as_ref().is_none_or(|area| self.area(area).contains(place))
                && self.features(*place).foot.is_some()
        };
        self.hexes.places().filter(on_edge).collect()
    }
    /// The hexes of a zone in which a side deploys.
    pub fn zone(&self, zone: &ZoneData) -> Vec<Place> {
        let inside = |place: &Place| match zone {
            ZoneData::Cols(first, last) => (first..=last).contains(&&self.hexes.col(*place)),
            ZoneData::Rows(first, last) => (first..=last).contains(&&self.hexes.row(*place)),
            ZoneData::Area(name) => self.area(name).contains(place),
        };
        self.hexes.places().filter(|place| inside(place) && self.features(*place).foot.is_some()).collect()
    }
}
