//! Directions on an open table in words, by the sixteen winds: north-east, and what is typed for it.
use super::locales::Texts;
use super::narrator::Narrator;
use crate::table::ground::directions::Direction;
use crate::table::ground::spots::{Spot, distance};

/// A wind: the Fluent key of its name, with what is typed for it in the attribute `.short`, and where it points, times 10000.
pub struct Wind(pub &'static str, pub i64, pub i64);

/// All of them, from the north clockwise.
pub const WINDS: [Wind; 16] = [
    Wind("bearing-n", 0, 10000),
    Wind("bearing-nne", 3827, 9239),
    Wind("bearing-ne", 7071, 7071),
    Wind("bearing-ene", 9239, 3827),
    Wind("bearing-e", 10000, 0),
    Wind("bearing-ese", 9239, -3827),
    Wind("bearing-se", 7071, -7071),
    Wind("bearing-sse", 3827, -9239),
    Wind("bearing-s", 0, -10000),
    Wind("bearing-ssw", -3827, -9239),
    Wind("bearing-sw", -7071, -7071),
    Wind("bearing-wsw", -9239, -3827),
    Wind("bearing-w", -10000, 0),
    Wind("bearing-wnw", -9239, 3827),
    Wind("bearing-nw", -7071, 7071),
    Wind("bearing-nnw", -3827, 9239),
];

/// The directions of the sixteen winds, from the north clockwise.
pub fn winds() -> impl Iterator<Item = Direction> {
    WINDS.iter().filter_map(|Wind(_, x, y)| Direction::new(*x, *y))
}

/// The direction of the wind that is typed like this in the language in use: `ne`.
pub fn read_wind(word: &str, texts: &Texts) -> Option<Direction> {
    let typed = |key: &str| texts.get(&format!("{key}.short")) == word;
    WINDS.iter().find(|Wind(key, ..)| typed(key)).and_then(|Wind(_, x, y)| Direction::new(*x, *y))
}

impl Narrator<'_> {
    /// The wind nearest to the direction from one spot to another: "north-east"; nothing toward oneself. Of two as near it is the
    /// first from the north clockwise.
    pub fn bearing(&self, from: Spot, to: Spot) -> Option<String> {
        let way = Direction::toward(from, to)?;
        // All winds have one length: the one that points most along the way has the greatest product.
        let along = |wind: &&Wind| way.x() * wind.1 + way.y() * wind.2;
        let nearest = WINDS.iter().rev().max_by_key(along)?;
        Some(self.texts.get(nearest.0))
    }
    /// How far it is from one spot to another, and which way: "2.4 R north-east".
    pub fn way(&self, from: Spot, to: Spot) -> String {
        let length = self.length(distance(from, to));
        match self.bearing(from, to) {
            Some(bearing) => self.texts.format("way", &[("length", length.into()), ("bearing", bearing.into())]),
            None => length,
        }
    }
}
