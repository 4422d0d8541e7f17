//! Boards of pointy-top hexes in rows from north to south, odd rows shifted half a hex to the right. Coordinates and
//! geometry are those of the crate hexx; neighbours and distances are computed once.
use crate::table::protocol::targets::Place;
use bevy::platform::collections::HashMap;
use hexx::{Hex, HexOrientation, OffsetHexMode};
use smallvec::SmallVec;

/// The neighbours of a hex that are on the board, at most six, in the order of [`Hex::all_neighbors`].
pub type Neighbours = SmallVec<[Place; 6]>;

/// The hexes of a board. Their places are numbered in reading order, row by row, from the north-west.
#[derive(Clone, Debug)]
pub struct HexBoard {
    hexes: Vec<Hex>,
    offsets: Vec<[u8; 2]>,
    at: HashMap<Hex, Place>,
    neighbours: Vec<Neighbours>,
    distance: Vec<u8>,
    rows: u8,
}

impl HexBoard {
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
        Self { hexes, offsets, at, neighbours, distance, rows: widths.len() as u8 }
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
        self.at.get(&hex).copied()
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
    /// `row:column`, as in rule books and scripts.
    pub fn label(&self, place: Place) -> String {
        format!("{}:{}", self.row(place), self.col(place))
    }
    /// The neighbours of a place that are on the board.
    pub fn neighbours(&self, place: Place) -> &Neighbours {
        &self.neighbours[place.index()]
    }
    /// The number of steps on the shortest way over hexes of the board; 255 if there is no way.
    #[inline]
    pub fn distance(&self, a: Place, b: Place) -> u8 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_rows_are_shifted_to_the_right() {
        let board = HexBoard::new(&[9, 8, 9, 8, 9]);
        let labels = |place: Place| {
            let mut all: Vec<_> = board.neighbours(place).iter().map(|p| board.label(*p)).collect();
            all.sort();
            all
        };
        let at = |row, col| board.at(row, col).unwrap();
        assert_eq!(labels(at(2, 4)), ["1:3", "1:4", "2:3", "2:5", "3:3", "3:4"]);
        assert_eq!(labels(at(3, 4)), ["2:4", "2:5", "3:3", "3:5", "4:4", "4:5"]);
        assert_eq!(labels(at(0, 0)), ["0:1", "1:0"]);
        assert_eq!(board.distance(at(0, 0), at(4, 8)), 10);
        assert_eq!(board.shortest_paths(at(4, 2), at(4, 4)).len(), 1);
        assert_eq!(board.shortest_paths(at(4, 2), at(3, 3)).len(), 2);
    }
}
