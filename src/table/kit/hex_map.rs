//! Boards of hexes: pointy-top in rows from north to south, odd rows shifted half a hex to the right; or flat-top in columns
//! from west to east, odd columns shifted half a hex down. Coordinates and geometry are those of the crate hexx.
use crate::table::protocol::targets::Place;
use bevy::platform::collections::HashMap;
use hexx::{Hex, HexOrientation, OffsetHexMode};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The neighbours of a hex that are on the board, at most six, in the order of [`Hex::all_neighbors`].
pub type Neighbours = SmallVec<[Place; 6]>;

/// How the hexes of a board lie, and how they are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Corners in the north and the south; a hex is named by row and column, `5:3`.
    PointyOddRow,
    /// Sides in the north and the south; a hex is named by column and row, `3,5`.
    FlatOddColumn,
}

/// One of the six directions on a flat-top board, clockwise from the north: N, NE, SE, S, SW, NW.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Heading(u8);

impl Heading {
    /// All six, clockwise from the north.
    pub const ALL: [Heading; 6] = [Heading(0), Heading(1), Heading(2), Heading(3), Heading(4), Heading(5)];
    /// What the directions are called in rule data.
    pub const NAMES: [&'static str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];
    const STEPS: [Hex; 6] =
        [Hex::new(0, -1), Hex::new(1, -1), Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0)];

    /// The direction that is called so in rule data.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|i| Heading(i as u8))
    }
    /// Its number, from 0 in the north clockwise.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The direction after so many turns of 60° clockwise.
    pub const fn turned(self, turns: i32) -> Self {
        Heading((self.0 as i32 + turns).rem_euclid(6) as u8)
    }
    /// The opposite direction.
    pub const fn back(self) -> Self {
        self.turned(3)
    }
    /// One hex in this direction.
    pub const fn step(self) -> Hex {
        Self::STEPS[self.0 as usize]
    }
    /// The direction from a hex to one of its six neighbours; nothing to any other hex.
    pub fn between(from: Hex, to: Hex) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| from + heading.step() == to)
    }
}

/// The hexes of a board. Their places are numbered in reading order, row by row, from the north-west.
#[derive(Clone, Debug)]
pub struct HexBoard {
    layout: Layout,
    hexes: Vec<Hex>,
    offsets: Vec<[u8; 2]>,
    /// Empty on a rectangle, as `distance`.
    at: HashMap<Hex, Place>,
    neighbours: Vec<Neighbours>,
    /// By heading, on a flat-top board; [`Place::NOWHERE`] beyond the edge.
    around: Vec<[Place; 6]>,
    /// From each place to each; empty on a rectangle, where it is a matter of arithmetic.
    distance: Vec<u8>,
    rows: u8,
    cols: u8,
}

impl HexBoard {
    /// A rectangle of flat-top hexes, odd columns half a hex lower.
    pub fn rectangle(cols: u8, rows: u8) -> Self {
        let offsets: Vec<[u8; 2]> = (0..rows).flat_map(|row| (0..cols).map(move |col| [row, col])).collect();
        let hex = |[row, col]: &[u8; 2]| {
            let at = [i32::from(*col), i32::from(*row)];
            Hex::from_offset_coordinates(at, OffsetHexMode::Odd, HexOrientation::Flat)
        };
        let hexes: Vec<Hex> = offsets.iter().map(hex).collect();
        let at: HashMap<Hex, Place> = hexes.iter().enumerate().map(|(i, h)| (*h, Place(i as u16))).collect();
        let around: Vec<[Place; 6]> = (hexes.iter())
            .map(|h| Heading::ALL.map(|heading| at.get(&(*h + heading.step())).copied().unwrap_or(Place::NOWHERE)))
            .collect();
        let on_board = |near: &[Place; 6]| near.iter().copied().filter(|p| *p != Place::NOWHERE).collect();
        let neighbours = around.iter().map(on_board).collect();
        let at = HashMap::default();
        Self { layout: Layout::FlatOddColumn, hexes, offsets, at, neighbours, around, distance: vec![], rows, cols }
    }

    /// A board with `widths[r]` hexes in row `r`, at the columns from 0 on.
    pub fn new(widths: &[usize]) -> Self {
        let (mut hexes, mut offsets) = (vec![], vec![]);
        for (row, width) in widths.iter().enumerate() {
            for col in 0..*width {
                offsets.push([row as u8, col as u8]);
                hexes.push(Hex::from_offset_coordinates(
                    [col as i32, row as i32],
                    OffsetHexMode::Odd,
                    HexOrientation::Pointy,
                ));
            }
        }
        let at: HashMap<Hex, Place> = hexes.iter().enumerate().map(|(i, h)| (*h, Place(i as u16))).collect();
        let neighbours: Vec<Neighbours> =
            hexes.iter().map(|h| h.all_neighbors().iter().filter_map(|n| at.get(n).copied()).collect()).collect();
        let distance = distances(&neighbours);
        let (rows, cols) = (widths.len() as u8, widths.iter().max().map_or(0, |most| *most as u8));
        let layout = Layout::PointyOddRow;
        Self { layout, hexes, offsets, at, neighbours, around: vec![], distance, rows, cols }
    }

    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.hexes.len()
    }
    /// Whether there are no hexes.
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }
    /// Every place in reading order.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.hexes.len() as u16).map(Place)
    }
    /// The coordinates of a place.
    pub fn hex(&self, place: Place) -> Hex {
        self.hexes[place.index()]
    }
    /// The place of a hex, if it is on the board.
    pub fn place(&self, hex: Hex) -> Option<Place> {
        match self.layout {
            Layout::PointyOddRow => self.at.get(&hex).copied(),
            Layout::FlatOddColumn => {
                let [col, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
                let inside = (0..i32::from(self.cols)).contains(&col) && (0..i32::from(self.rows)).contains(&row);
                inside.then(|| Place((row * i32::from(self.cols) + col) as u16))
            }
        }
    }
    /// The place at a row and a column, if it is on the board.
    pub fn at(&self, row: u8, col: u8) -> Option<Place> {
        self.offsets.binary_search(&[row, col]).ok().map(|i| Place(i as u16))
    }
    /// The row of a place, from 0 in the north.
    pub fn row(&self, place: Place) -> u8 {
        self.offsets[place.index()][0]
    }
    /// The column of a place, from 0 in the west.
    pub fn col(&self, place: Place) -> u8 {
        self.offsets[place.index()][1]
    }
    /// How many rows there are.
    pub fn rows(&self) -> u8 {
        self.rows
    }
    /// How many columns there are, in the longest row.
    pub fn cols(&self) -> u8 {
        self.cols
    }
    /// As in rule books and scripts: `row:column` of a pointy-top hex, `column,row` of a flat-top one.
    pub fn label(&self, place: Place) -> String {
        match self.layout {
            Layout::PointyOddRow => format!("{}:{}", self.row(place), self.col(place)),
            Layout::FlatOddColumn => format!("{},{}", self.col(place), self.row(place)),
        }
    }
    /// The neighbour in a direction, on a flat-top board; nothing beyond its edge.
    #[inline]
    pub fn neighbour(&self, place: Place, heading: Heading) -> Option<Place> {
        let there = self.around[place.index()][heading.index()];
        (there != Place::NOWHERE).then_some(there)
    }
    /// The direction from a place to its neighbour, on a flat-top board; nothing to any other place.
    #[inline]
    pub fn heading(&self, from: Place, to: Place) -> Option<Heading> {
        self.around[from.index()].iter().position(|near| *near == to && to != Place::NOWHERE).map(|i| Heading(i as u8))
    }
    /// Where a place lies when a rectangle is turned by 180°. The hexes fit only if the number of columns is even: an odd
    /// column then lies on an even one.
    pub fn turned(&self, place: Place) -> Place {
        Place(self.hexes.len() as u16 - 1 - place.0)
    }
    /// The neighbours of a place that are on the board.
    pub fn neighbours(&self, place: Place) -> &Neighbours {
        &self.neighbours[place.index()]
    }
    /// The number of steps on the shortest way over hexes of the board; 255 if there is no way.
    #[inline]
    pub fn distance(&self, a: Place, b: Place) -> u8 {
        if self.distance.is_empty() {
            return self.hexes[a.index()].unsigned_distance_to(self.hexes[b.index()]) as u8;
        }
        self.distance[a.index() * self.hexes.len() + b.index()]
    }
    /// Whether two places are neighbours.
    #[inline]
    pub fn adjacent(&self, a: Place, b: Place) -> bool {
        self.distance(a, b) == 1
    }
    /// Every shortest path from `a` to `b`, each as the places between the two.
    pub fn shortest_paths(&self, a: Place, b: Place) -> Vec<SmallVec<[Place; 4]>> {
        let mut paths = vec![];
        self.extend_paths(a, b, &mut SmallVec::new(), &mut paths);
        paths
    }
    fn extend_paths(
        &self,
        from: Place,
        to: Place,
        path: &mut SmallVec<[Place; 4]>,
        paths: &mut Vec<SmallVec<[Place; 4]>>,
    ) {
        for next in self.neighbours(from) {
            if *next == to {
                paths.push(path.clone());
                return;
            }
        }
        for next in self.neighbours(from) {
            if self.distance(*next, to) < self.distance(from, to) {
                path.push(*next);
                self.extend_paths(*next, to, path, paths);
                path.pop();
            }
        }
    }
}

/// The distance from each place to each, row by row.
fn distances(neighbours: &[Neighbours]) -> Vec<u8> {
    let n = neighbours.len();
    let mut all = vec![u8::MAX; n * n];
    for start in 0..n {
        let row = &mut all[start * n..(start + 1) * n];
        row[start] = 0;
        let mut queue = vec![start];
        let mut next = 0;
        while next < queue.len() {
            let here = queue[next];
            next += 1;
            for there in &neighbours[here] {
                if row[there.index()] == u8::MAX {
                    row[there.index()] = row[here].saturating_add(1);
                    queue.push(there.index());
                }
            }
        }
    }
    all
}
