//! Point-to-point maps: places joined by roads. Neighbours and distances are computed once.
use crate::table::protocol::targets::Place;
use smallvec::SmallVec;
use std::collections::VecDeque;

/// The places at the other ends of the roads of a place, in the order of their numbers.
pub type RoadEnds = SmallVec<[Place; 6]>;

const OUT_OF_REACH: u8 = u8::MAX;

/// A network of two-way roads between places numbered from 0.
#[derive(Clone, Debug, Default)]
pub struct Roads {
    neighbours: Vec<RoadEnds>,
    /// From each place to each, row by row; [`OUT_OF_REACH`] where no way leads.
    distance: Vec<u8>,
}

impl Roads {
    /// A network of `places` places. A road from a place to itself, a second road between the same two places, and a
    /// road to a place that does not exist are ignored.
    pub fn new(places: usize, roads: impl IntoIterator<Item = (Place, Place)>) -> Self {
        let mut neighbours = vec![RoadEnds::new(); places];
        for (a, b) in roads {
            let on_map = a.index() < places && b.index() < places;
            if on_map && a != b && !neighbours[a.index()].contains(&b) {
                neighbours[a.index()].push(b);
                neighbours[b.index()].push(a);
            }
        }
        neighbours.iter_mut().for_each(|ends| ends.sort_unstable());
        let mut all = Self { neighbours, distance: vec![] };
        all.distance = (0..places).flat_map(|from| all.distances_from(Place(from as u16), |_| true)).collect();
        all
    }

    /// How many places there are.
    pub fn len(&self) -> usize {
        self.neighbours.len()
    }
    /// Whether there are no places.
    pub fn is_empty(&self) -> bool {
        self.neighbours.is_empty()
    }
    /// The places one road away, in the order of their numbers; none for a place that does not exist.
    #[inline]
    pub fn neighbours(&self, place: Place) -> &[Place] {
        self.neighbours.get(place.index()).map_or(&[], |ends| ends)
    }
    /// Whether a road joins the two places.
    #[inline]
    pub fn joined(&self, a: Place, b: Place) -> bool {
        self.neighbours(a).contains(&b)
    }
    /// How many roads lead to a place.
    pub fn degree(&self, place: Place) -> usize {
        self.neighbours(place).len()
    }
    /// Each road once, the lower number first.
    pub fn roads(&self) -> impl Iterator<Item = (Place, Place)> + '_ {
        (0..self.len() as u16)
            .map(Place)
            .flat_map(|a| self.neighbours(a).iter().filter(move |b| a < **b).map(move |b| (a, *b)))
    }

    /// The number of roads on the shortest way; nothing where no way leads, or for a place that does not exist.
    #[inline]
    pub fn distance(&self, a: Place, b: Place) -> Option<u8> {
        if a.index() >= self.len() || b.index() >= self.len() {
            return None;
        }
        Some(self.distance[a.index() * self.len() + b.index()]).filter(|d| *d != OUT_OF_REACH)
    }

    /// Whether there is a way between any two of the places for which `among` holds that passes only such places. One
    /// place or none is connected.
    pub fn connected(&self, among: impl Fn(Place) -> bool) -> bool {
        let mut wanted = (0..self.len() as u16).map(Place).filter(|p| among(*p));
        let Some(first) = wanted.next() else { return true };
        let reached = self.distances_from(first, &among);
        wanted.all(|place| reached[place.index()] != OUT_OF_REACH)
    }

    /// Whether the map would not be connected without this place.
    pub fn is_cut(&self, place: Place) -> bool {
        !self.connected(|other| other != place)
    }

    /// The distance of every place from one of them, by ways over places for which `among` holds.
    fn distances_from(&self, from: Place, among: impl Fn(Place) -> bool) -> Vec<u8> {
        let mut distance = vec![OUT_OF_REACH; self.len()];
        distance[from.index()] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(place) = queue.pop_front() {
            let next = distance[place.index()].saturating_add(1).min(OUT_OF_REACH - 1);
            for end in self.neighbours(place) {
                if distance[end.index()] == OUT_OF_REACH && among(*end) {
                    distance[end.index()] = next;
                    queue.push_back(*end);
                }
            }
        }
        distance
    }
}
