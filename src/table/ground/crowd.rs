//! Many discs, ready to be asked who stands near a spot.
use super::discs::Disc;
use super::spots::{Spot, square};

/// Discs in flat arrays, sorted by x. What asks for the discs near a spot looks at a band of them only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    discs: Vec<Disc>,
    /// The index of each disc in the list that the crowd was made from.
    indices: Vec<u32>,
    /// The greatest radius.
    widest: i32,
}

impl Crowd {
    /// The crowd of these discs, known by their places in the list.
    pub fn new(discs: impl IntoIterator<Item = Disc>) -> Self {
        let mut all: Vec<(Disc, u32)> = discs.into_iter().zip(0..).collect();
        all.sort_by_key(|(disc, index)| (disc.centre, *index));
        let widest = all.iter().map(|(disc, _)| disc.radius).max().unwrap_or(0);
        let (discs, indices) = all.into_iter().unzip();
        Self { discs, indices, widest }
    }
    /// How many discs there are.
    pub fn len(&self) -> usize {
        self.discs.len()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.discs.is_empty()
    }
    /// The discs whose edge lies at most `reach` u from a spot (a spot inside a disc has no way to go), with their
    /// indices, from west to east, of those in one column from south to north. A negative reach asks for discs that
    /// hold the spot so much deeper inside. Fits `i64`.
    pub fn near(&self, spot: Spot, reach: i32) -> impl Iterator<Item = (usize, &Disc)> + '_ {
        let band = i64::from(reach) + i64::from(self.widest);
        let (west, east) = (i64::from(spot.x) - band, i64::from(spot.x) + band);
        let first = self.discs.partition_point(|disc| i64::from(disc.centre.x) < west);
        let inside = self.discs[first..].iter().zip(&self.indices[first..]);
        inside.take_while(move |(disc, _)| i64::from(disc.centre.x) <= east).filter_map(move |(disc, index)| {
            let most = i64::from(reach) + i64::from(disc.radius);
            (most >= 0 && square(disc.centre, spot) <= most * most).then_some((*index as usize, disc))
        })
    }
}
