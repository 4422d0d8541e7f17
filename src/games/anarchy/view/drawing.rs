//! The board of hexes: where they lie, their rulers, where one comes and goes, and the bodies on them.
use super::seen::{in_hand, seen};
use super::{counters, terrain};
use crate::desktop::face::*;
use crate::games::anarchy::data::files::{ANGEVIN, ROYALIST};
use crate::games::anarchy::data::scenarios::{ArrivalData, Edge};
use crate::games::anarchy::map::Map;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::Post;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Place, Seat};

/// From the centre of a hex to its corners, and to the middles of its sides.
pub(super) const SIZE: f32 = 60.0;
pub(super) const SIDE: f32 = SIZE * SQRT3 / 2.0;
const SQRT3: f32 = 1.732_050_8;

/// The colour of a side.
pub(super) fn tincture(seat: Seat) -> Tincture {
    if seat == ROYALIST { Tincture::Gules } else { Tincture::Azure }
}

/// The centre of a hex of this column and row, which need not be whole.
fn at(col: f32, row: f32) -> Point {
    [1.5 * SIZE * col, -2.0 * SIDE * row]
}

pub(super) fn centre(map: &Map, place: Place) -> Point {
    let (row, col) = (map.hexes.row(place), map.hexes.col(place));
    let lower = if col % 2 == 1 { 0.5 } else { 0.0 };
    at(col.into(), f32::from(row) + lower)
}

/// A step of length 1 in a direction.
pub(super) fn toward(heading: Heading) -> Point {
    let (sin, cos) = (90.0 - 60.0 * heading.index() as f32).to_radians().sin_cos();
    [cos, sin]
}

/// The corners of a flat-top hex around the origin.
pub(super) fn hexagon() -> Vec<Point> {
    circle(SIZE, 6)
}

pub(super) fn scenery(rules: &Rules) -> Scenery {
    let map = &rules.map;
    let mut places: Vec<PlaceLook> = map.hexes.places().map(|place| look(map, place)).collect();
    for (place, shapes) in gates(rules) {
        if let Some(look) = places.get_mut(place.index()) {
            look.decor.extend(shapes);
        }
    }
    let plain = Scenery { places, ..Scenery::default() };
    Scenery { rulers: rulers(map, plain.extent()), ..plain }
}

fn look(map: &Map, place: Place) -> PlaceLook {
    let centre = centre(map, place);
    let outline = placed(&hexagon(), centre, 1.0);
    let (ground, decor) = terrain::picture(map, place);
    let decor = decor.into_iter().map(|shape| Shape { outline: placed(&shape.outline, centre, 1.0), ..shape });
    PlaceLook {
        place,
        centre,
        spot: outline.clone(),
        outline,
        ground,
        decor: decor.collect(),
        label: String::new(),
        label_at: [centre[0], centre[1] + 12.0 - SIDE],
        label_size: 17.0,
    }
}

/// The numbers of the columns above and below the board, and those of the rows beside it: every other column lies half a hex
/// lower, so they stand in the middle between both.
fn rulers(map: &Map, ([left, bottom], [right, top]): (Point, Point)) -> Vec<(String, Point)> {
    let columns = (0..map.hexes.cols()).flat_map(|col| {
        let x = at(col.into(), 0.0)[0];
        [bottom - RULER_ASIDE, top + RULER_ASIDE].map(|y| (col.to_string(), [x, y]))
    });
    let rows = (0..map.hexes.rows()).flat_map(|row| {
        let y = at(0.0, f32::from(row) + 0.25)[1];
        [left - RULER_ASIDE, right + RULER_ASIDE].map(|x| (row.to_string(), [x, y]))
    });
    columns.chain(rows).collect()
}

/// Where a side comes onto the map, and where it may leave it: arrows at the edge, those that lead out in its full colour.
fn gates(rules: &Rules) -> Vec<(Place, Vec<Shape>)> {
    let mut all = vec![];
    for seat in [ROYALIST, ANGEVIN] {
        let side = rules.scenario.side(seat);
        let entries = match &side.arrival {
            ArrivalData::Enters { edges, .. } => edges.as_slice(),
            ArrivalData::Deploys(_) => &[],
        };
        let colour = tincture(seat);
        let edges = entries.iter().map(|edge| (edge, false)).chain(side.exits.iter().map(|edge| (edge, true)));
        for (edge, leads_out) in edges {
            for place in rules.map.edge(edge) {
                // The columns of an edge are as wide as the hexes.
                let (out, far) = match edge.edge {
                    Edge::Top => ([0.0, 1.0], SIDE - 3.0),
                    Edge::Bottom => ([0.0, -1.0], SIDE - 3.0),
                    Edge::Left => ([-1.0, 0.0], SIZE - 8.0),
                    Edge::Right => ([1.0, 0.0], SIZE - 8.0),
                };
                let paint = if leads_out { Paint::Field(colour) } else { Paint::Tint(colour) };
                all.push((place, arrow(centre(&rules.map, place), out, far, leads_out, paint)));
            }
        }
    }
    all
}

/// An arrow beside the edge of a hex that leads out of it, or into it.
fn arrow(centre: Point, out: Point, far: f32, leads_out: bool, paint: Paint) -> Vec<Shape> {
    const LONG: f32 = 12.0;
    const HALF: f32 = 11.0;
    let point = |ahead: f32, aside: f32| {
        [centre[0] + out[0] * ahead - out[1] * aside, centre[1] + out[1] * ahead + out[0] * aside]
    };
    let (tip, foot) = if leads_out { (far, far - LONG) } else { (far - LONG, far) };
    let outline = vec![point(tip, 0.0), point(foot, HALF), point(foot, -HALF)];
    vec![Shape::new(grown(&outline, 1.6), LINE), Shape::new(outline, paint)]
}

pub(super) fn scene(sight: &Sight) -> Scene {
    let rules: &Rules = sight.rules();
    let reading = seen(sight);
    let in_hand = in_hand(sight);
    let mut scene = Scene::default();
    for piece in &reading.pieces {
        // A rider whose horse is still to be turned stands already where he was put.
        let put = || counters::just_put(sight, piece.id).filter(|_| piece.man.post == Post::Waiting);
        let Some(place) = piece.at.or_else(put) else { continue };
        let ringed = in_hand == Some(piece.id) || reading.attackers.contains(&piece.id);
        let at = centre(&rules.map, place);
        let counter = counters::counter(rules, reading, piece);
        scene.pieces.push(PieceLook { place: Some(place), at, ringed, ..counter });
        scene.trappings.push(counters::trappings(rules, reading, piece, place));
    }
    for place in rules.map.hexes.places() {
        let count = reading.bodies(place);
        if count > 0 {
            scene.scars.extend(bodies(centre(&rules.map, place), count));
        }
    }
    let deploying = sight.prompt().filter(|prompt| ["anarchy-ask-deploy", "anarchy-ask-rear"].contains(&prompt.text));
    scene.zone = deploying.and_then(|prompt| rules.zones.get(usize::from(prompt.seat.0))).cloned().unwrap_or_default();
    scene
}

/// The dead who lie in a hex, around whoever stands in it; more of them than there is room for are not told apart.
fn bodies([x, y]: Point, count: u8) -> Vec<Shape> {
    const AT: [(Point, bool); 4] =
        [([-17.0, -44.0], false), ([17.0, -44.0], true), ([46.0, -3.0], true), ([-46.0, -3.0], false)];
    let mut shapes = vec![];
    for (at, turned) in AT.into_iter().take(count.into()) {
        let turn = |outline: Vec<Point>| if turned { mirrored(&outline) } else { outline };
        let mut part = |outline: Vec<Point>, paint: [u8; 4]| {
            shapes.push(Shape::new(placed(&turn(outline), [x + at[0], y + at[1]], 1.0), paint));
        };
        part(oval([1.0, -1.0], 13.0, 6.0), [0x6e, 0x14, 0x14, 150]);
        part(ribbon(&[[-4.0, 0.0], [11.0, 1.0]], 7.0, 4.0), LINE);
        part(ribbon(&[[-3.0, 0.0], [10.0, 1.0]], 4.4, 2.0), [0xa7, 0x9b, 0x84, 255]);
        part(ribbon(&[[2.0, 1.0], [6.0, -6.0]], 2.6, 1.8), LINE);
        part(oval([-8.0, 0.5], 4.6, 4.2), LINE);
        part(oval([-8.0, 0.5], 3.2, 2.9), [0xd9, 0xb4, 0x92, 255]);
    }
    shapes
}
