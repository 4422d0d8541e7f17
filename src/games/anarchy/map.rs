//! Maps: the terrain of each hex, the sides of hexes that matter, and named areas (12.1).
use super::data::files::{Cover, Terrain, TerrainData};
use super::data::maps::{AreaData, MapData, PartData, SIZE, Side, SidesData};
use super::data::scenarios::{Edge, EdgeData, ZoneData};
use crate::table::kit::hex_map::{Heading, HexBoard, Neighbours};
use crate::table::prelude::Place;
use bevy::platform::collections::HashMap;

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

impl FromIterator<Heading> for Sides {
    fn from_iter<T: IntoIterator<Item = Heading>>(headings: T) -> Self {
        Self(headings.into_iter().fold(0, |bits, heading| bits | 1 << heading.index()))
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
    /// The inner sides of slits, windows and doors.
    inside: Vec<Sides>,
    /// By which sides stairs lead up, and doors of towers and of the keep lead through.
    ways: Vec<Sides>,
    /// From which sides a church window is crossed from a scaffold.
    planks: Vec<Sides>,
    /// The hexes over whose ground there is a scaffold: pieces of one, two or three in line, at the level of the
    /// sills on which they lean.
    scaffold: Vec<bool>,
    /// On which level a man on the ground of each hex stands, in halves.
    levels: Vec<i32>,
    /// The sides over which plain ground meets plain ground of its level.
    plain: Vec<Sides>,
    /// The hexes in the water or beside it, be it a river, shallows or a ford.
    waterside: Vec<bool>,
    areas: HashMap<String, Vec<Place>>,
    /// Walls between towers or bends.
    runs: HashMap<String, Vec<Place>>,
    /// How many floors of belfries there may be over each hex.
    floors: u8,
}

impl Map {
    /// Reads a map; `None` if a character has no meaning or the size is wrong (the loader says which).
    pub fn new(data: &MapData, terrains: &[TerrainData]) -> Option<Self> {
        let (cols, rows) = (SIZE.0, u8::try_from(data.rows.len()).ok()?);
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
        let sides_of = |lists: &[&Vec<SidesData>]| {
            let mut all = vec![Sides::default(); hexes.len()];
            for SidesData { at: (col, row), sides } in lists.iter().copied().flatten() {
                all[hexes.at(*row, *col)?.index()] = Sides::of(sides);
            }
            Some(all)
        };
        let covered = sides_of(&[&data.crest, &data.corner])?;
        let (inside, ways) = (sides_of(&[&data.inside])?, sides_of(&[&data.stairs, &data.door])?);
        let planks = sides_of(&[&data.scaffold])?;
        // A scaffold is the upper storey of a hex, whose ground is flat.
        let scaffold: Vec<bool> = terrain.iter().map(|terrain| *terrain == Terrain::Scaffold).collect();
        let mut terrain = terrain;
        for ground in terrain.iter_mut().filter(|terrain| **terrain == Terrain::Scaffold) {
            *ground = Terrain::Flat;
        }
        let levels: Vec<i32> = (hexes.places())
            .map(|hex| {
                // Furniture stands on the floor around it (12.1).
                let on_floor = |near: &&Place| terrain[near.index()] == Terrain::KeepHall;
                let in_hall =
                    terrain[hex.index()] == Terrain::Furniture && hexes.neighbours(hex).iter().any(|n| on_floor(&n));
                features[if in_hall { Terrain::KeepHall } else { terrain[hex.index()] } as usize].level
            })
            .collect();
        let is_water =
            |place: &Place| matches!(terrain[place.index()], Terrain::River | Terrain::Shallows | Terrain::Ford);
        let waterside = hexes.places().map(|p| is_water(&p) || hexes.neighbours(p).iter().any(is_water)).collect();
        let plain_to = |hex: Place, heading: &Heading| {
            hexes.neighbour(hex, *heading).is_some_and(|near| {
                let is_plain = |hex: Place| terrain[hex.index()].is_plain();
                is_plain(hex) && is_plain(near) && levels[hex.index()] == levels[near.index()]
            })
        };
        let plain = hexes.places().map(|hex| Heading::ALL.into_iter().filter(|h| plain_to(hex, h)).collect()).collect();
        let mut map = Self {
            name: data.name.clone(),
            hexes,
            terrain,
            features,
            covered,
            inside,
            ways,
            planks,
            scaffold,
            levels,
            plain,
            waterside,
            areas: HashMap::default(),
            runs: HashMap::default(),
            floors: 0,
        };
        for area in &data.areas {
            let places = map.places_of(area, terrains)?;
            map.areas.insert(area.name.clone(), places);
        }
        for run in &data.runs {
            let places = map.places_of(run, terrains)?;
            map.runs.insert(run.name.clone(), places);
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
                        let drawn = if self.has_scaffold(*place) { Terrain::Scaffold } else { self.terrain(*place) };
                        only.is_empty()
                            || terrains.iter().any(|t| t.terrain == drawn && t.char.is_some_and(|c| only.contains(c)))
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

    /// The same map for a battle with belfries, which have so many floors.
    pub fn with_floors(self, floors: u8) -> Self {
        Self { floors, ..self }
    }
    /// How many places a match on this map has: its hexes, then the upper storey of each, then the floors of belfries over each, the
    /// first of all hexes, the second of all, and so on.
    pub fn places(&self) -> usize {
        (2 + usize::from(self.floors)) * self.hexes.len()
    }
    /// Whether there may be belfries on it.
    pub fn has_floors(&self) -> bool {
        self.floors > 0
    }
    /// The place over a hex on a floor of a belfry, from 1.
    pub fn floor(&self, hex: Place, floor: u8) -> Place {
        Place(hex.0 + (1 + u16::from(floor)) * self.hexes.len() as u16)
    }
    /// On which floor of a belfry a place would be, from 1; nothing on the ground and on other storeys.
    #[inline]
    pub fn floor_of(&self, place: Place) -> Option<u8> {
        let hexes = self.hexes.len();
        if place.index() < 2 * hexes { None } else { Some((place.index() / hexes - 1) as u8) }
    }
    /// Whether a place is above the ground.
    #[inline]
    pub fn is_upper(&self, place: Place) -> bool {
        place.index() >= self.hexes.len()
    }
    /// The upper storey of a hex: the floor of a scaffold, or the head of a ladder whose foot stands in the hex.
    #[inline]
    pub fn upper(&self, hex: Place) -> Place {
        Place(hex.0 + self.hexes.len() as u16)
    }
    /// The hex of a place, whatever its storey.
    #[inline]
    pub fn hex_of(&self, place: Place) -> Place {
        let hexes = self.hexes.len() as u16;
        if place.0 < hexes {
            place
        } else if place.0 < 2 * hexes {
            Place(place.0 - hexes)
        } else {
            Place(place.0 % hexes)
        }
    }
    /// `14,5`, with a plus for the upper storey, and the number of its floor in a belfry: `14,5+2`.
    pub fn label(&self, place: Place) -> String {
        let label = self.hexes.label(self.hex_of(place));
        match self.floor_of(place) {
            Some(floor) => format!("{label}+{floor}"),
            None if self.is_upper(place) => label + "+",
            None => label,
        }
    }
    /// How far two places are apart on the plan.
    #[inline]
    pub fn distance(&self, a: Place, b: Place) -> u8 {
        self.hexes.distance(self.hex_of(a), self.hex_of(b))
    }
    /// Whether the hexes of two places are neighbours.
    #[inline]
    pub fn adjacent(&self, a: Place, b: Place) -> bool {
        self.distance(a, b) == 1
    }
    /// The hexes around the hex of a place.
    #[inline]
    pub fn neighbours(&self, place: Place) -> &Neighbours {
        self.hexes.neighbours(self.hex_of(place))
    }
    /// The direction from the hex of a place to that of another beside it.
    #[inline]
    pub fn heading(&self, from: Place, to: Place) -> Option<Heading> {
        self.hexes.heading(self.hex_of(from), self.hex_of(to))
    }
    /// The hex beside that of a place, in a direction.
    #[inline]
    pub fn neighbour(&self, place: Place, heading: Heading) -> Option<Place> {
        self.hexes.neighbour(self.hex_of(place), heading)
    }

    /// The terrain of a hex as it is at the start.
    #[inline]
    pub fn terrain(&self, hex: Place) -> Terrain {
        self.terrain[self.hex_of(hex).index()]
    }
    /// What a terrain costs and does.
    #[inline]
    pub fn features_of(&self, terrain: Terrain) -> &Features {
        &self.features[terrain as usize]
    }
    /// What the terrain of a hex costs and does at the start.
    #[inline]
    pub fn features(&self, hex: Place) -> &Features {
        self.features_of(self.terrain(hex))
    }
    /// On which level a man on the ground of a hex stands at the start, in halves.
    #[inline]
    pub fn level(&self, hex: Place) -> i32 {
        self.levels[self.hex_of(hex).index()]
    }
    /// Whether there is a scaffold over a hex at the start.
    #[inline]
    pub fn has_scaffold(&self, hex: Place) -> bool {
        self.scaffold[self.hex_of(hex).index()]
    }
    /// By hex: whether it has a scaffold at the start.
    pub fn scaffold(&self) -> &[bool] {
        &self.scaffold
    }
    /// Every hex that has a scaffold at the start.
    pub fn scaffolds(&self) -> impl Iterator<Item = Place> + '_ {
        self.hexes.places().filter(|hex| self.has_scaffold(*hex))
    }
    /// The inner sides of a slit, a window or a door.
    #[inline]
    pub fn inside(&self, hex: Place) -> Sides {
        self.inside[self.hex_of(hex).index()]
    }
    /// By which sides stairs lead up, or a door of a tower or of the keep leads through.
    #[inline]
    pub fn ways(&self, hex: Place) -> Sides {
        self.ways[self.hex_of(hex).index()]
    }
    /// From which sides a church window is crossed from a scaffold.
    #[inline]
    pub fn planks(&self, hex: Place) -> Sides {
        self.planks[self.hex_of(hex).index()]
    }
    /// The sides over which plain ground meets plain ground of its level, as long as neither changes.
    #[inline]
    pub fn plain(&self, hex: Place) -> Sides {
        self.plain[hex.index()]
    }
    /// The sides by which a shot meets cover, where a terrain covers on some sides only.
    #[inline]
    pub fn covered(&self, hex: Place) -> Sides {
        self.covered[self.hex_of(hex).index()]
    }
    /// Whether a shooter in this hex touches the water.
    pub fn is_waterside(&self, place: Place) -> bool {
        self.waterside[self.hex_of(place).index()]
    }
    /// The hexes of a wall between towers or bends; none if there is no such one.
    pub fn run(&self, name: &str) -> &[Place] {
        self.runs.get(name).map_or(&[], Vec::as_slice)
    }
    /// The hexes of a named area; none if there is no such area.
    pub fn area(&self, name: &str) -> &[Place] {
        self.areas.get(name).map_or(&[], Vec::as_slice)
    }
    pub fn has_area(&self, name: &str) -> bool {
        self.areas.contains_key(name)
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
            ZoneData::Around(col, row, within) => {
                self.hexes.at(*row, *col).is_some_and(|middle| self.distance(middle, *place) <= *within)
            }
            // Where engines stand the map does not know.
            ZoneData::AroundEngines(_) => false,
        };
        self.hexes.places().filter(|place| inside(place) && self.features(*place).foot.is_some()).collect()
    }
}
