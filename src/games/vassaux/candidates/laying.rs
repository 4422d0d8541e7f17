//! Where what lies on the table may be laid: points of interest, and the terrain of a table that players lay themselves.
use super::questions::Asked;
use super::reasons::{Proposal, Thing, Why};
use crate::games::vassaux::map::layout::Goal;
use crate::games::vassaux::map::palette::Laid;
use crate::table::ground::bounds::Bounds;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::Area;

/// How many places are thought of from one edge to the other, the first and the last at the edges, and how many on a line, where
/// the distance from an edge is given.
const PLACES: i32 = 5;
const ON_LINE: i32 = 9;
/// How many where there is little room: the edges and the middle between them. Little is less than so many rulers.
const FEW: i32 = 3;
const LITTLE: i32 = 4;
/// How many pieces of terrain are mirrored, those that were laid last.
const MIRRORED: usize = 2;

/// The places worth choosing for a point of interest (V-23.29, V-23.30): opposite to those that lie already, on terrain, and
/// spread over all that is allowed. A leader who controls one may stand anywhere round it.
pub fn interests(asked: &Asked, area: &Area) -> Vec<Proposal> {
    let Goal::Interest { control, .. } = asked.board.rules.map.goal else { return vec![] };
    let Some(bounds) = area.within.bounds() else { return vec![] };
    let lie = (0..).zip(&asked.objectives.interests).map(|(number, one)| (Thing::Interest(number), one.at));
    let mut found = mirrored(asked, bounds, lie);
    if bounds.min.x < bounds.max.x && bounds.min.y < bounds.max.y {
        let pieces = asked.board.field.terrain().iter();
        found.extend(pieces.map(|piece| Proposal::one(Why::Onto, piece.shape.bounds().middle())));
    }
    let inside = spread(asked, shrunk(bounds, control, control)).into_iter();
    found.extend(inside.map(|proposal| Proposal { why: Why::Spread, ..proposal }));
    found
}

/// The places worth choosing for the middle of the piece of terrain in hand (V-23.32): opposite to the last ones that were laid,
/// and spread over the table from edge to edge.
pub fn pieces(asked: &Asked) -> Vec<Proposal> {
    let rules = &asked.board.rules;
    let Some((kind, turns)) = asked.own_table.taken else { return vec![] };
    let Some(form) = rules.form(kind) else { return vec![] };
    let (width, height) = rules.table_size();
    // The middle of a form is that of its bounds, so that half of it lies to either side.
    let size = form.laid(turns, Spot::default())[0].shape.bounds();
    let bounds = shrunk(Bounds::table(width, height), -size.min.x, -size.min.y);
    let last = asked.own_table.laid.iter().enumerate().rev().take(MIRRORED);
    let lie = last.map(|(number, Laid { at, .. })| (Thing::Terrain(number as u8), *at));
    let mut found = mirrored(asked, bounds, lie);
    found.extend(spread(asked, bounds));
    found
}

/// The places worth choosing for a marker of a unit that infiltrates (V-20.16): spread over the table.
pub fn markers(asked: &Asked) -> Vec<Proposal> {
    let (width, height) = asked.board.rules.table_size();
    spread(asked, shrunk(Bounds::table(width, height), width / 8, height / 8))
}

/// Opposite to each of these: half a turn round the middle of the table, and straight across to the other host's side; where that
/// lies outside of the bounds, as near to it as they go.
fn mirrored(asked: &Asked, bounds: Bounds, lie: impl Iterator<Item = (Thing, Spot)>) -> Vec<Proposal> {
    let (width, height) = asked.board.rules.table_size();
    let of = |(thing, at): (Thing, Spot)| {
        let turned = bounds.nearest(Spot::new(width - at.x, height - at.y));
        let across = bounds.nearest(Spot::new(at.x, height - at.y));
        [Proposal::one(Why::Opposite(thing), turned), Proposal::one(Why::Across(thing), across)]
    };
    lie.flat_map(of).collect()
}

/// Places spread evenly over bounds, from edge to edge. Where one of them is not allowed the nearest on the grid that lies no
/// nearer to the next place takes its stead.
fn spread(asked: &Asked, bounds: Bounds) -> Vec<Proposal> {
    let grid = asked.board.rules.data.constants.geometry.grid.max(1);
    let line = bounds.min.x == bounds.max.x || bounds.min.y == bounds.max.y;
    let most = if line { ON_LINE } else { PLACES };
    let little = asked.board.rules.in_units(LITTLE);
    let places = |from: i32, to: i32| places(from, to, if to - from < little { FEW } else { most });
    let (across, up) = (places(bounds.min.x, bounds.max.x), places(bounds.min.y, bounds.max.y));
    let (half_x, half_y) = (half_step(&across), half_step(&up));
    let mut found = vec![];
    for (row, y) in up.iter().enumerate() {
        for (file, x) in across.iter().enumerate() {
            let at = Spot::new(*x, *y);
            let edges = [(file, &across), (row, &up)];
            let at_edge =
                edges.iter().filter(|(place, of)| of.len() > 1 && (*place == 0 || *place + 1 == of.len())).count();
            let why = match at_edge {
                _ if line => Why::Spread,
                2 => Why::InCorner,
                1 => Why::AtEdge,
                _ => Why::Spread,
            };
            let steps = |half: i32| (-half / grid - 1..=half / grid + 1).map(move |step| step * grid);
            let near = steps(half_y).flat_map(|dy| steps(half_x).map(move |dx| Spot::new(at.x + dx, at.y + dy)));
            let mut near: Vec<Spot> = near.filter(|spot| bounds.contains(*spot)).collect();
            near.sort_by_key(|spot| (square(*spot, at), *spot));
            // Who was moved away from the edge stands there no more.
            found.push(Proposal::one(why, at));
            found.push(Proposal { why: Why::Spread, spots: near });
        }
    }
    found
}

/// So many coordinates from one to another, both among them; one alone where they are the same.
fn places(from: i32, to: i32, most: i32) -> Vec<i32> {
    if from >= to {
        vec![from.midpoint(to)]
    } else {
        (0..most).map(|place| from + (to - from) * place / (most - 1)).collect()
    }
}
/// Half of the way from one of these coordinates to the next; nothing where there is one alone.
fn half_step(places: &[i32]) -> i32 {
    places.get(1).map_or(0, |second| (second - places[0]) / 2)
}

/// Bounds without so much at either side.
fn shrunk(Bounds { min, max }: Bounds, x: i32, y: i32) -> Bounds {
    let (x, y) = (x.min((max.x - min.x) / 2), y.min((max.y - min.y) / 2));
    Bounds { min: Spot::new(min.x + x, min.y + y), max: Spot::new(max.x - x, max.y - y) }
}
