//! Chapter 3.10, lines of fire: from the middle of a hex to the middle of another, what stands in their way, and the cover
//! at their end. Heights are counted in halves of a level.
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::{Cover, Terrain};
use crate::table::kit::hex_map::Heading;
use crate::table::kit::lines::{Crossing, Hand, crossings};
use crate::table::prelude::{PieceId, Place};

/// One end of a line of fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub hex: Place,
    /// Height of the eye, or of what is aimed at: half a level above the ground on foot, a whole one on horseback.
    pub height: i32,
    /// The level of the ground below.
    pub level: i32,
}

/// A man's eye above the ground he stands on, and the top of what he hides.
const ON_FOOT: i32 = 1;
/// A rider's, an ox's and a pack animal's.
const HIGH: i32 = 2;

/// How high somebody stands above the ground, in halves of a level; nothing for a loose horse, which blocks no line.
fn stature(board: &Board, id: PieceId) -> Option<i32> {
    if board.rules.character(id).rider.is_some() {
        return None;
    }
    let high = board.man(id).is_mounted() || board.is_animal(id);
    Some(if high { HIGH } else { ON_FOOT })
}

/// The end of a line in one of the hexes of somebody on the field.
pub fn end(board: &Board, id: PieceId, hex: Place) -> End {
    let level = board.map.level(hex);
    End { hex, height: level + stature(board, id).unwrap_or(ON_FOOT), level }
}

/// A line of fire that is clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The cover of who stands at its end.
    pub cover: Cover,
    /// On which side of the hexsides along which it runs the shooter looks; left where it runs along none.
    pub hand: Hand,
}

/// The line of fire between two ends. One that follows hexsides takes one side for the whole of it, the one with less cover
///
///
/// # Errors
/// The hex that blocks it.
pub fn line(board: &Board, from: End, to: End) -> Result<Line, Place> {
    let hexes = &board.map.hexes;
    let crossed = crossings(hexes.hex(to.hex) - hexes.hex(from.hex));
    let has_sides = crossed.iter().any(|crossing| matches!(crossing, Crossing::Between { .. }));
    let left = on_hand(board, from, to, crossed, Hand::Left);
    if !has_sides {
        return left;
    }
    match (left, on_hand(board, from, to, crossed, Hand::Right)) {
        (Ok(left), Ok(right)) if (right.cover as u8) < left.cover as u8 => Ok(right),
        (Ok(left), _) => Ok(left),
        (Err(_), Ok(right)) => Ok(right),
        (Err(blocks), Err(_)) => Err(blocks),
    }
}

fn on_hand(board: &Board, from: End, to: End, crossed: &[Crossing], hand: Hand) -> Result<Line, Place> {
    let hexes = &board.map.hexes;
    let origin = hexes.hex(from.hex);
    let distance = i32::from(hexes.distance(from.hex, to.hex));
    let mut last = from.hex;
    for crossing in crossed {
        // A line may run along the edge of the map: nothing stands beyond it.
        let Some(hex) = hexes.place(origin + crossing.hex(hand)) else { continue };
        let away = i32::from(hexes.distance(from.hex, hex));
        if blocks(board, from, to, hex, away, distance) {
            return Err(hex);
        }
        last = hex;
    }
    let entry = hexes.heading(to.hex, last);
    Ok(Line { cover: cover(board, from.hex, to.hex, entry), hand })
}

/// Whether a hex on the line blocks it: its top is not below the line there, or somebody stands in it, neither stunned nor
/// dead, whose head is not below it, unless he is beside the shooter and one level lower.
fn blocks(board: &Board, from: End, to: End, hex: Place, away: i32, distance: i32) -> bool {
    let reaches = |top: i32| (top - from.height) * distance >= (to.height - from.height) * away;
    let features = board.map.features(hex);
    if features.top.is_some_and(reaches) {
        return true;
    }
    let Some(id) = board.at(hex).filter(|id| board.man(*id).stunned == 0) else { return false };
    let level = board.map.level(hex);
    if away == 1 && level == from.level - 2 {
        return false;
    }
    stature(board, id).is_some_and(|stature| reaches(level + stature))
}

/// The cover of who stands in a hex, against a shot that enters it over one of its sides: the highest there is, never a sum
/// . An embankment covers behind its crest only, an outer corner by its covered sides;
/// a river does not cover against a shooter who touches the water.
pub fn cover(board: &Board, shooter: Place, hex: Place, entry: Option<Heading>) -> Cover {
    let own = board.map.features(hex).cover;
    match board.map.terrain(hex) {
        Terrain::Embankment | Terrain::OuterCorner => {
            let covered = entry.is_some_and(|side| board.map.covered(hex).contains(side));
            if covered { own } else { Cover::None }
        }
        Terrain::River if board.map.is_waterside(shooter) => Cover::None,
        _ => own,
    }
}
