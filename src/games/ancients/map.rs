//! Chapter 2, the board: terrain, camps, deployment zones, and the lines that shots may take.
pub mod check;

use super::data::files::{BLUE, DeployData, LONGEST_SHOT, MapData, RED, TerrainData};
use crate::table::kit::hex_map::HexBoard;
use crate::table::prelude::{Place, Seat};
use smallvec::SmallVec;
use std::sync::{Arc, OnceLock};

/// What a hex is. Rampart and inner hexes belong to the camp of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    Plain,
    Maquis,
    Rampart(Seat),
    Inner(Seat),
    /// A terrain of chapter 17, by its number in the rule data: printed on the map, or shown by a marker.
    Ground(u8),
}

/// The class of a hex for retreats: nobody retreats from one class to another (N-8.02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetreatClass {
    Plain,
    /// Maquis: a refuge, not a retreat hex.
    Refuge,
    /// The camp of a side.
    Base(Seat),
    /// Terrain of chapter 17, from which a unit retreats to the same or to plain (N-17.03).
    Ground(u8),
    /// Active stakes, likewise.
    Stakes,
}

impl RetreatClass {
    /// That of a terrain.
    pub fn of(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Plain => Self::Plain,
            Terrain::Maquis => Self::Refuge,
            Terrain::Rampart(side) | Terrain::Inner(side) => Self::Base(side),
            Terrain::Ground(ground) => Self::Ground(ground),
        }
    }
    /// Whether a unit may retreat from a hex of this class to one of another: the same class (N-8.02), or plain from a marker (N-17.03);
    /// never from plain to a marker (N-17.04).
    pub fn leads_to(self, to: Self) -> bool {
        self == to || (matches!(self, Self::Ground(_) | Self::Stakes) && to == Self::Plain)
    }
}

/// The hexes between a shooter and a target on one shortest path.
pub type Path = SmallVec<[Place; 4]>;

/// For each pair of hexes up to the longest shot apart, the shortest paths that a shot may take as far as terrain goes; found when
/// they are first asked for, and the same for the board with other zones of deployment.
#[derive(Debug)]
struct PathsOfShots {
    /// Over hexes that are neither maquis nor in a camp.
    clear: Vec<OnceLock<Vec<Path>>>,
    /// Over maquis, too: what lies there may have made ground of it (N-17.13).
    over_maquis: Vec<OnceLock<Vec<Path>>>,
}

impl PathsOfShots {
    fn new(hexes: usize) -> Self {
        let unknown = || (0..hexes * hexes).map(|_| OnceLock::new()).collect();
        Self { clear: unknown(), over_maquis: unknown() }
    }
}

/// A board, with everything that does not change during a match.
#[derive(Clone, Debug)]
pub struct Map {
    pub name: String,
    /// Coordinates and neighbours; distances are the smallest number of steps, whatever lies between (N-2.07).
    pub hexes: HexBoard,
    terrain: Vec<Terrain>,
    /// First and last row of the deployment zones of Red and Blue.
    deploy: [(u8, u8); 2],
    paths: Arc<PathsOfShots>,
}

impl Map {
    /// Reads a map from its text grid; `None` if a letter has no meaning (the loader says which).
    pub fn new(data: &MapData, grounds: &TerrainData) -> Option<Self> {
        let mut terrain = vec![];
        let mut widths = vec![];
        for row in &data.rows {
            let before = terrain.len();
            for letter in row.chars().filter(|c| *c != ' ') {
                terrain.push(Self::terrain_of(letter, grounds)?);
            }
            widths.push(terrain.len() - before);
        }
        let hexes = HexBoard::new(&widths);
        let deploy = [data.deploy.red, data.deploy.blue];
        let paths = Arc::new(PathsOfShots::new(terrain.len()));
        Some(Self { name: data.name.clone(), hexes, terrain, deploy, paths })
    }

    /// The same board with other zones of deployment (N-22.02).
    pub fn with_zones(&self, zones: &DeployData) -> Self {
        Self { deploy: [zones.red, zones.blue], ..self.clone() }
    }

    /// The legend of the text grid.
    pub fn terrain_of(letter: char, grounds: &TerrainData) -> Option<Terrain> {
        Some(match letter {
            '.' => Terrain::Plain,
            'f' => Terrain::Maquis,
            'R' => Terrain::Rampart(RED),
            'r' => Terrain::Inner(RED),
            'B' => Terrain::Rampart(BLUE),
            'b' => Terrain::Inner(BLUE),
            _ => Terrain::Ground(grounds.kinds.iter().position(|kind| kind.letter == letter)? as u8),
        })
    }

    /// The shortest paths between two hexes that a shot may take as far as terrain goes: camp hexes and maquis block it
    /// (N-5.04), and a shot may go in any direction (N-5.02). `crosses` tells over which terrain.
    fn clear_paths(&self, a: Place, b: Place, crosses: impl Fn(Terrain) -> bool) -> Vec<Path> {
        let distance = self.hexes.distance(a, b);
        if !(2..=LONGEST_SHOT).contains(&distance) {
            return vec![];
        }
        let mut paths = self.hexes.shortest_paths(a, b);
        paths.retain(|path| path.iter().all(|p| crosses(self.terrain(*p))));
        paths
    }

    #[inline]
    pub fn terrain(&self, place: Place) -> Terrain {
        self.terrain[place.index()]
    }
    #[inline]
    pub fn is_plain(&self, place: Place) -> bool {
        self.terrain(place) == Terrain::Plain
    }
    #[inline]
    pub fn is_maquis(&self, place: Place) -> bool {
        self.terrain(place) == Terrain::Maquis
    }
    /// Whether a hex is the first or the last of its row.
    pub fn ends_row(&self, place: Place) -> bool {
        let row = |place: Place| self.hexes.row(place);
        let last = place.index() + 1 == self.hexes.len() || row(Place(place.0 + 1)) != row(place);
        self.hexes.col(place) == 0 || last
    }
    /// Whose camp the hex belongs to. A burnt hex remains a camp hex (N-2.05).
    #[inline]
    pub fn base(&self, place: Place) -> Option<Seat> {
        match self.terrain(place) {
            Terrain::Rampart(side) | Terrain::Inner(side) => Some(side),
            Terrain::Plain | Terrain::Maquis | Terrain::Ground(_) => None,
        }
    }
    /// The class of a hex for retreats: rampart and inner hexes are one (N-8.02).
    pub fn class(&self, place: Place) -> RetreatClass {
        RetreatClass::of(self.terrain(place))
    }
    /// Whether a side may deploy there as far as rows go (N-1.07).
    pub fn in_zone(&self, side: Seat, place: Place) -> bool {
        let (first, last) = self.deploy[side.0 as usize];
        (first..=last).contains(&self.hexes.row(place))
    }
    /// The shortest paths between two hexes that cross neither maquis nor a camp (N-5.03); terrain of chapter 17 may still hide.
    pub fn paths(&self, from: Place, to: Place) -> &[Path] {
        self.paths.clear[self.pair(from, to)].get_or_init(|| {
            self.clear_paths(from, to, |terrain| matches!(terrain, Terrain::Plain | Terrain::Ground(_)))
        })
    }
    /// As [`Map::paths`], over maquis, too.
    pub fn paths_over_maquis(&self, from: Place, to: Place) -> &[Path] {
        self.paths.over_maquis[self.pair(from, to)].get_or_init(|| {
            self.clear_paths(from, to, |terrain| !matches!(terrain, Terrain::Rampart(_) | Terrain::Inner(_)))
        })
    }
    /// The number of a pair of hexes among all pairs.
    fn pair(&self, from: Place, to: Place) -> usize {
        from.index() * self.hexes.len() + to.index()
    }
    /// Whether any terrain of chapter 17 is printed on it (N-17.25).
    pub fn has_grounds(&self) -> bool {
        self.terrain.iter().any(|terrain| matches!(terrain, Terrain::Ground(_)))
    }
    /// The hexes of a side's camp.
    pub fn camp(&self, side: Seat) -> impl Iterator<Item = Place> + '_ {
        self.hexes.places().filter(move |p| self.base(*p) == Some(side))
    }
    /// Whether the path from one hex to another runs in one of the six directions all the way.
    pub fn straight(&self, from: Place, path: &Path, to: Place) -> bool {
        let step = |a: Place, b: Place| self.hexes.hex(b) - self.hexes.hex(a);
        let mut previous = from;
        let mut direction = None;
        path.iter().chain([&to]).all(|next| {
            let d = step(previous, *next);
            previous = *next;
            *direction.get_or_insert(d) == d
        })
    }
}
