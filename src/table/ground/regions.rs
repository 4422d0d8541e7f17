//! Areas of the ground: what some shapes cover and others take away.
use super::bounds::Bounds;
use super::shapes::Shape;
use super::spots::{Spot, square};
use serde::{Deserialize, Serialize};

/// All points that lie in one of the shapes `within` and not inside one of the shapes `without`. The edge of a shape
/// belongs to the region in both cases: what is taken away is taken without its edge, where a base may stand. Without
/// any shape the region is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Region {
    /// What the region covers.
    pub within: Vec<Shape>,
    /// What is taken away from it.
    pub without: Vec<Shape>,
}

/// How many spots are tried, as long as none is found, before a region counts as having none.
const TRIES: usize = 256;

impl Region {
    /// The region of these shapes.
    pub fn of(within: impl IntoIterator<Item = Shape>) -> Self {
        Self { within: within.into_iter().collect(), without: vec![] }
    }
    /// The region without the inside of a shape.
    pub fn less(mut self, shape: Shape) -> Self {
        self.without.push(shape);
        self
    }
    /// Whether a spot lies in the region.
    pub fn contains(&self, spot: Spot) -> bool {
        self.within.iter().any(|shape| shape.contains(spot)) && !self.without.iter().any(|shape| shape.surrounds(spot))
    }
    /// Bounds that hold the region, `None` where it has no shape. What is taken away does not make them smaller.
    pub fn bounds(&self) -> Option<Bounds> {
        self.within.iter().map(Shape::bounds).reduce(Bounds::with)
    }
    /// The closed outlines of the shapes of which the region is made, for drawing: first those that it covers, then
    /// those taken away.
    pub fn outlines(&self) -> Vec<Vec<Spot>> {
        self.within.iter().chain(&self.without).flat_map(Shape::outlines).collect()
    }
    /// A spot of the region near a spot, itself where the region contains it; `None` where none was found. From the
    /// nearest of the candidates (the shapes' nearest spots, corners of outlines, samples) it goes nearer in ever
    /// smaller steps, so it may miss a nearer part behind a gap.
    pub fn nearest(&self, spot: Spot) -> Option<Spot> {
        if self.contains(spot) {
            return Some(spot);
        }
        let shapes = self.within.iter().map(|shape| shape.nearest(spot));
        let corners = self.outlines().into_iter().flatten();
        let found = shapes.chain(corners).filter(|found| self.contains(*found)).chain(self.samples(0).take(8));
        let mut best = found.min_by_key(|found| (square(*found, spot), *found))?;
        let mut step = 1 << 13;
        while step > 0 {
            match self.step_nearer(best, spot, step) {
                Some(nearer) => best = nearer,
                None => step /= 2,
            }
        }
        Some(best)
    }

    /// The spot of the region nearest to `goal` among the eight one `step` round `from`, if it is nearer than `from`.
    fn step_nearer(&self, from: Spot, goal: Spot, step: i32) -> Option<Spot> {
        let steps = (-1..=1).flat_map(|x| (-1..=1).map(move |y| Spot::new(x * step, y * step)));
        let best = steps
            .map(|by| from.moved(by))
            .filter(|spot| square(*spot, goal) < square(from, goal) && self.contains(*spot));
        best.min_by_key(|spot| (square(*spot, goal), *spot))
    }

    /// Spots of the region, spread over it, always the same for one seed. It ends where many tries in a row find none:
    /// the region is empty, or next to it.
    pub fn samples(&self, seed: u64) -> impl Iterator<Item = Spot> + '_ {
        let areas: Vec<u64> = self.within.iter().map(Shape::area).collect();
        let mut tries = seed;
        std::iter::from_fn(move || {
            (0..TRIES).find_map(|_| {
                tries = tries.wrapping_add(1);
                self.try_sample(&areas, tries)
            })
        })
    }
    /// A spot of the region, always the same for one seed; `None` where none was found.
    pub fn sample(&self, seed: u64) -> Option<Spot> {
        self.samples(super::samples::mixed(seed)).next()
    }

    fn try_sample(&self, areas: &[u64], seed: u64) -> Option<Spot> {
        let mut chance = super::samples::Chance::new(seed);
        let shape = &self.within[chance.weighted(areas)?];
        shape.sample(&mut chance).filter(|spot| self.contains(*spot))
    }
}
