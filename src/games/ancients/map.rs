//! Chapter 2, the board: terrain, camps, deployment zones, and the lines that shots may take.
use super::data::files::MapData;
use crate::table::kit::hex_map::HexBoard;
use crate::table::prelude::{Place, Seat};
use smallvec::SmallVec;

/// What a hex is. Camps belong to a side (N-2.02, N-8.02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    Plain,
    Maquis,
    Rampart(Seat),
    Inner(Seat),
}

/// The class of a hex for retreats (N-8.02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Plain,
    Refuge,
    Base(Seat),
}

/// The hexes between a shooter and a target on one shortest path.
pub type Path = SmallVec<[Place; 4]>;

/// A board, with everything that does not change during a match.
#[derive(Clone, Debug)]
pub struct Board {
    pub name: String,
    pub hexes: HexBoard,
    terrain: Vec<Terrain>,
    deploy: [(u8, u8); 2],
    /// For each pair of hexes up to the longest shot apart: the shortest paths whose hexes are all plain.
    paths: Vec<Vec<Path>>,
}

/// Shots reach no farther than this, whatever the rule data say.
pub const LONGEST_SHOT: u8 = 5;

impl Board {
    /// Reads a board from its grid; `None` if the grid is not one (the loader says why).
    pub fn new(map: &MapData) -> Option<Self> {
        let mut terrain = vec![];
        let mut widths = vec![];
        for row in &map.rows {
            let before = terrain.len();
            for letter in row.chars().filter(|c| *c != ' ') {
                terrain.push(Self::terrain_of(letter)?);
            }
            widths.push(terrain.len() - before);
        }
        let hexes = HexBoard::new(&widths);
        let deploy = [map.deploy.red, map.deploy.blue];
        let mut board = Self { name: map.name.clone(), hexes, terrain, deploy, paths: vec![] };
        board.paths = (board.hexes.places())
            .flat_map(|a| board.hexes.places().map(move |b| (a, b)))
            .map(|(a, b)| board.plain_paths(a, b))
            .collect();
        Some(board)
    }

    /// The legend of the text grid.
    pub fn terrain_of(letter: char) -> Option<Terrain> {
        let (red, blue) = (Seat(0), Seat(1));
        Some(match letter {
            '.' => Terrain::Plain,
            'f' => Terrain::Maquis,
            'R' => Terrain::Rampart(red),
            'r' => Terrain::Inner(red),
            'B' => Terrain::Rampart(blue),
            'b' => Terrain::Inner(blue),
            _ => return None,
        })
    }

    fn plain_paths(&self, a: Place, b: Place) -> Vec<Path> {
        let distance = self.hexes.distance(a, b);
        if !(2..=LONGEST_SHOT).contains(&distance) {
            return vec![];
        }
        let mut paths = self.hexes.shortest_paths(a, b);
        paths.retain(|path| path.iter().all(|p| self.terrain(*p) == Terrain::Plain));
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
    /// Whose camp the hex belongs to.
    #[inline]
    pub fn base(&self, place: Place) -> Option<Seat> {
        match self.terrain(place) {
            Terrain::Rampart(side) | Terrain::Inner(side) => Some(side),
            Terrain::Plain | Terrain::Maquis => None,
        }
    }
    /// The class of a hex for retreats: rampart and inner hexes are one (N-8.02).
    pub fn class(&self, place: Place) -> Class {
        match self.terrain(place) {
            Terrain::Plain => Class::Plain,
            Terrain::Maquis => Class::Refuge,
            Terrain::Rampart(side) | Terrain::Inner(side) => Class::Base(side),
        }
    }
    /// Whether a side may deploy there as far as rows go (N-1.07).
    pub fn in_zone(&self, side: Seat, place: Place) -> bool {
        let (first, last) = self.deploy[side.0 as usize];
        (first..=last).contains(&self.hexes.row(place))
    }
    /// The shortest paths of plain hexes between two hexes (N-5.03).
    pub fn paths(&self, from: Place, to: Place) -> &[Path] {
        &self.paths[from.index() * self.hexes.len() + to.index()]
    }
    /// The hexes of a side's camp.
    pub fn camp(&self, side: Seat) -> impl Iterator<Item = Place> + '_ {
        self.hexes.places().filter(move |p| self.base(*p) == Some(side))
    }
    /// Whether the three hexes lie on one line in this order, evenly spaced or not.
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
