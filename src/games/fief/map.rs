//! Chapter 1, the kingdom: villages, roads, regions, bishoprics. All of them are places of the match: first the
//! villages, then the regions, then the bishoprics, each in the order of the map.
pub mod check;

use crate::games::fief::data::files::{MapData, RankData};
use crate::table::kit::area_map::Roads;
use crate::table::prelude::Place;

/// The kingdom as it never changes in a match. How many villages and regions it has stands in the rule data; the map
/// that comes with the game has the 24 villages in six regions of the rule book (F-1.01).
#[derive(Clone, Debug)]
pub struct Map {
    /// Between villages (F-8.05).
    pub roads: Roads,
    /// The one region and the one bishopric of each village, by the number of the village (F-1.02).
    region_of: Vec<Place>,
    bishopric_of: Vec<Place>,
    of_region: Vec<Vec<Place>>,
    of_bishopric: Vec<Vec<Place>>,
    /// Index of the rank that the title of a region gives.
    rank: Vec<usize>,
    at: Vec<(i32, i32)>,
    frame: (i32, i32),
}

impl Map {
    /// The kingdom of a map; nothing where a name in it is unknown or a region too small for any rank.
    pub fn new(map: &MapData, ranks: &[RankData]) -> Option<Self> {
        let villages = map.villages.len();
        let village = |label: &str| map.villages.iter().position(|v| v.label == label).map(|i| Place(i as u16));
        let region = |label: &str| map.regions.iter().position(|r| r.label == label);
        let bishopric = |label: &str| map.bishoprics.iter().position(|b| b.label == label);
        let roads: Option<Vec<_>> = map.roads.iter().map(|(a, b)| Some((village(a)?, village(b)?))).collect();
        let mut all = Self {
            roads: Roads::new(villages, roads?),
            region_of: vec![],
            bishopric_of: vec![],
            of_region: vec![vec![]; map.regions.len()],
            of_bishopric: vec![vec![]; map.bishoprics.len()],
            rank: vec![],
            at: map.villages.iter().map(|v| v.at).collect(),
            frame: map.frame,
        };
        for (i, data) in map.villages.iter().enumerate() {
            let (region, bishopric) = (region(&data.region)?, bishopric(&data.bishopric)?);
            all.of_region[region].push(Place(i as u16));
            all.of_bishopric[bishopric].push(Place(i as u16));
            all.region_of.push(Place((villages + region) as u16));
            all.bishopric_of.push(Place((villages + map.regions.len() + bishopric) as u16));
        }
        let rank = |members: &Vec<Place>| ranks.iter().rposition(|rank| rank.from <= members.len());
        all.rank = all.of_region.iter().map(rank).collect::<Option<_>>()?;
        Some(all)
    }

    pub fn villages(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.region_of.len() as u16).map(Place)
    }
    pub fn regions(&self) -> impl Iterator<Item = Place> + use<> {
        let first = self.region_of.len();
        (first as u16..(first + self.of_region.len()) as u16).map(Place)
    }
    pub fn bishoprics(&self) -> impl Iterator<Item = Place> + use<> {
        let first = self.region_of.len() + self.of_region.len();
        (first as u16..(first + self.of_bishopric.len()) as u16).map(Place)
    }
    #[inline]
    pub fn is_village(&self, place: Place) -> bool {
        place.index() < self.region_of.len()
    }
    /// The number of a region among the regions, from 0; nothing for other places.
    #[inline]
    pub fn region_index(&self, place: Place) -> Option<usize> {
        place.index().checked_sub(self.region_of.len()).filter(|i| *i < self.of_region.len())
    }
    /// The number of a bishopric among the bishoprics, from 0; nothing for other places.
    #[inline]
    pub fn bishopric_index(&self, place: Place) -> Option<usize> {
        place.index().checked_sub(self.region_of.len() + self.of_region.len()).filter(|i| *i < self.of_bishopric.len())
    }
    /// The region that a village lies in.
    ///
    /// # Panics
    /// If the place is no village; so with [`Map::region_number`] and [`Map::bishopric_of`].
    #[inline]
    pub fn region_of(&self, village: Place) -> Place {
        self.region_of[village.index()]
    }
    /// The number of the region that a village lies in.
    #[inline]
    pub fn region_number(&self, village: Place) -> usize {
        self.region_of(village).index() - self.region_of.len()
    }
    #[inline]
    pub fn bishopric_of(&self, village: Place) -> Place {
        self.bishopric_of[village.index()]
    }
    /// The villages of a region or a bishopric, or the village itself.
    pub fn villages_of(&self, place: Place) -> Vec<Place> {
        match (self.region_index(place), self.bishopric_index(place)) {
            (Some(i), _) => self.of_region[i].clone(),
            (_, Some(i)) => self.of_bishopric[i].clone(),
            _ => vec![place],
        }
    }
    /// The villages of the region numbered `region`.
    pub fn of_region(&self, region: usize) -> &[Place] {
        &self.of_region[region]
    }
    /// The villages of the bishopric numbered `bishopric`.
    pub fn of_bishopric(&self, bishopric: usize) -> &[Place] {
        &self.of_bishopric[bishopric]
    }
    /// The rank of the title of the region numbered `region`: 0 is the lowest (F-1.03).
    #[inline]
    pub fn rank(&self, region: usize) -> usize {
        self.rank[region]
    }

    /// Where a village lies, seen from the middle of the board: x to the right, y downwards, in half units of the
    /// frame.
    pub fn from_middle(&self, village: Place) -> (i32, i32) {
        let (x, y) = self.at[village.index()];
        (2 * x - self.frame.0, 2 * y - self.frame.1)
    }
}
