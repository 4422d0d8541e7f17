//! The ground that a scenario is about: a dashed line around each area that decides it, or that somebody may not leave.
use super::drawing::{SIDE, SIZE, centre, toward};
use crate::desktop::face::{Point, Shape, stroke};
use crate::games::anarchy::map::Map;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::Place;

/// Of no side's colour, and not that of what can be struck.
const LINE: [u8; 4] = [0x66, 0x2d, 0x8e, 245];
/// How far the line lies inside its hexes, and how wide it is.
const INSIDE: f32 = 6.0;
const WIDE: f32 = 5.2;

/// The lines around some areas.
pub(super) fn outlines(map: &Map, areas: &[Vec<Place>]) -> Vec<Shape> {
    areas.iter().flat_map(|area| area.iter().flat_map(move |hex| around(map, area, *hex))).collect()
}

/// The sides of a hex of an area beyond which the area does not go on.
fn around(map: &Map, area: &[Place], hex: Place) -> Vec<Shape> {
    let ends = |side: &Heading| map.neighbour(hex, *side).is_none_or(|near| !area.contains(&near));
    let at = centre(map, hex);
    Heading::ALL.into_iter().filter(ends).flat_map(|side| dashes(at, side)).collect()
}

fn dashes([x, y]: Point, side: Heading) -> [Shape; 2] {
    let [dx, dy] = toward(side);
    let point = |aside: f32| [x + dx * (SIDE - INSIDE) - dy * aside, y + dy * (SIDE - INSIDE) + dx * aside];
    let half = SIZE / 2.0 - INSIDE / 2.0;
    [(-half, -half / 4.0), (half / 4.0, half)].map(|(from, to)| stroke(point(from), point(to), WIDE, LINE))
}
