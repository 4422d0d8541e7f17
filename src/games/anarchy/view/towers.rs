//! What belfries look like: the hexes of each floor, their walls, hides, slits, wheels, winch and ladder, and the bridge.
use super::belfries::{Deck, DeckHex, decks, frames};
use super::drawing::{SIDE, SIZE, centre, hexagon, toward};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::board::belfries::{BRIDGE_FLOOR, Face, TOP_FLOOR, Tower};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::Place;

const GROUND: [u8; 4] = [0xb4, 0x8a, 0x56, 255];
const LOWER: [u8; 4] = [0xbe, 0x96, 0x60, 255];
const TOP: [u8; 4] = [0xd4, 0xb4, 0x80, 255];
const AXLE: [u8; 4] = [0x6e, 0x4a, 0x2a, 255];
const PLANK: [u8; 4] = [0x5a, 0x3c, 0x20, 255];
const WALL: [u8; 4] = [0x84, 0x58, 0x2e, 255];
const HIDE: [u8; 4] = [0x96, 0x5a, 0x44, 255];
const PATCH: [u8; 4] = [0xb8, 0x84, 0x68, 255];
const SLIT: [u8; 4] = [0xf6, 0xec, 0xd0, 255];
const BURNT: [u8; 4] = [0x46, 0x3e, 0x38, 255];
const EMBER: [u8; 4] = [0x1c, 0x16, 0x12, 255];
const ROPE: [u8; 4] = [0xe8, 0xd8, 0xb0, 255];
const BRIDGE: [u8; 4] = [0xc8, 0x9c, 0x60, 255];

/// The colour of the hexes of a floor.
pub(super) fn floor_paint(floor: u8) -> [u8; 4] {
    match floor {
        0 => GROUND,
        TOP_FLOOR => TOP,
        _ => LOWER,
    }
}

/// The direction of a belfry, from which points are counted: ahead, and to the right.
#[derive(Clone, Copy)]
struct Axis([f32; 2]);

impl Axis {
    fn at(self, [x, y]: Point, along: f32, aside: f32) -> Point {
        let [ax, ay] = self.0;
        [x + along * ax + aside * ay, y + along * ay - aside * ax]
    }
    /// A straight piece with a dark edge.
    fn bar(self, at: Point, (from, to): ([f32; 2], [f32; 2]), wide: f32, paint: [u8; 4]) -> [Shape; 2] {
        let (a, b) = (self.at(at, from[0], from[1]), self.at(at, to[0], to[1]));
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let long = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / long * 2.0, dy / long * 2.0);
        [stroke([a[0] - ux, a[1] - uy], [b[0] + ux, b[1] + uy], wide + 4.0, LINE), stroke(a, b, wide, paint)]
    }
}

/// Every floor of the belfries, where it is seen, and the bridges that are down.
pub(super) fn shapes(board: &Board) -> Vec<Shape> {
    let mut shapes = frames(board);
    for deck in decks(board) {
        shapes.extend(floor(&deck));
        if deck.floor == BRIDGE_FLOOR && deck.tower.is_lowered() {
            shapes.extend(bridge(board, &deck));
        }
    }
    shapes
}

/// A floor from above: its boards, what stands in its hexes, and the walls around it.
fn floor(deck: &Deck) -> Vec<Shape> {
    let axis = Axis(toward(deck.engine.heading));
    let hexes = || deck.hexes.iter().filter(|hex| hex.place.is_some());
    let whole = |hex: &DeckHex, size: f32, paint: [u8; 4]| Shape::new(placed(&hexagon(), hex.at, size), paint);
    let mut shapes: Vec<Shape> = vec![];
    if deck.floor == 0 {
        shapes.extend(hexes().filter(|hex| hex.is_closed && !hex.is_burnt).flat_map(|hex| axle(axis, hex.at)));
    }
    if !deck.is_on_map {
        // What is beyond the edge of the map nobody enters yet.
        let beyond = deck.hexes.iter().filter(|hex| hex.place.is_none());
        shapes.extend(beyond.flat_map(|hex| band(&placed(&hexagon(), hex.at, 1.0), hex.at, 0.98, 0.93, true, PLANK)));
    }
    for hex in hexes() {
        shapes.push(whole(hex, 1.0, LINE));
        if hex.is_burnt {
            shapes.push(whole(hex, 0.95, BURNT));
            let crack =
                |along: f32| stroke(axis.at(hex.at, along, -24.0), axis.at(hex.at, along + 16.0, 22.0), 3.0, EMBER);
            shapes.extend([-24.0, -4.0, 16.0].map(crack));
        } else if hex.is_closed {
            shapes.push(whole(hex, 0.95, AXLE));
            shapes.extend(axis.bar(hex.at, ([0.0, -46.0], [0.0, 46.0]), 16.0, PLANK));
            shapes.extend(
                [-22.0, 22.0].map(|along| axis.bar(hex.at, ([along, -34.0], [along, 34.0]), 5.0, GROUND)).concat(),
            );
        } else {
            shapes.push(whole(hex, 0.95, floor_paint(deck.floor)));
            let half = |along: f32| 48.0 - along.abs() * 0.55;
            let board = |along: f32| {
                stroke(axis.at(hex.at, along, -half(along)), axis.at(hex.at, along, half(along)), 1.4, PLANK)
            };
            shapes.extend([-26.0, 0.0, 26.0].map(board));
        }
    }
    shapes.extend(marks(deck, axis));
    shapes.extend(walls(deck));
    if deck.floor > 0 && deck.tower.is_dead(deck.floor) {
        shapes.extend(struck_out(deck, axis));
    }
    if deck.floor == BRIDGE_FLOOR && !deck.tower.is_lowered() {
        shapes.extend(raised_bridge(deck, axis));
    }
    shapes
}

/// The wheels on both sides of an axle, and the beam between them.
fn axle(axis: Axis, at: Point) -> Vec<Shape> {
    /// How far from the middle a wheel stands: in the corner between two hexes.
    const OUT: f32 = 1.5 * SIZE + 52.0;
    let mut shapes: Vec<Shape> = axis.bar(at, ([0.0, -OUT], [0.0, OUT]), 10.0, PLANK).into();
    for aside in [-OUT, OUT] {
        shapes.extend(axis.bar(at, ([-30.0, aside], [30.0, aside]), 17.0, PLANK));
        shapes.push(stroke(axis.at(at, -30.0, aside), axis.at(at, 30.0, aside), 5.0, GROUND));
        shapes.push(Shape::new(placed(&circle(6.5, 10), axis.at(at, 0.0, aside), 1.0), LINE));
    }
    shapes
}

/// The two wheels of the winch and the ladder, in corners of their hexes, so that they show beside whoever stands there.
fn marks(deck: &Deck, axis: Axis) -> Vec<Shape> {
    let [ax, ay] = axis.0;
    let [lead, ..] = deck.tower.heads().map(|head| deck.hexes[usize::from(head)].at);
    let mut shapes = vec![];
    for (number, hex) in (0_u8..).zip(&deck.hexes).filter(|(_, hex)| hex.place.is_some() && !hex.is_burnt) {
        if deck.floor == BRIDGE_FLOOR && deck.tower.winch().contains(&number) {
            // In the corner towards the middle of the belfry.
            let inwards = (lead[0] - hex.at[0]) * ay - (lead[1] - hex.at[1]) * ax;
            let at = axis.at(hex.at, 0.0, 45.0 * inwards.signum());
            for (along, aside) in [(9.0, 9.0), (9.0, -9.0)] {
                shapes.extend(axis.bar(at, ([along, aside], [-along, -aside]), 3.0, PLANK));
            }
            shapes.push(Shape::new(placed(&circle(9.0, 14), at, 1.0), LINE));
            shapes.push(Shape::new(placed(&circle(7.0, 14), at, 1.0), ROPE));
            shapes.push(Shape::new(placed(&circle(2.6, 8), at, 1.0), LINE));
        }
        if number == deck.tower.ladder() {
            for aside in [40.0, 48.0] {
                shapes.extend(axis.bar(hex.at, ([-15.0, aside], [15.0, aside]), 2.4, ROPE));
            }
            let rung = |along: f32| stroke(axis.at(hex.at, along, 40.0), axis.at(hex.at, along, 48.0), 2.4, ROPE);
            shapes.extend([-12.0, -6.0, 0.0, 6.0, 12.0].map(rung));
        }
    }
    shapes
}

/// The side of a hex, so far inside of it, and its middle.
fn rim([x, y]: Point, side: Heading, inside: f32) -> (Point, Point, Point) {
    let [dx, dy] = toward(side);
    let half = SIZE / 2.0 - inside * 0.577;
    let point = |aside: f32| [x + dx * (SIDE - inside) - dy * aside, y + dy * (SIDE - inside) + dx * aside];
    (point(-half), point(half), point(0.0))
}

/// Which side of the belfry the side of one of its hexes is, beyond the edge of the map, too.
fn face(deck: &Deck, hex: &DeckHex, side: Heading) -> Face {
    let there = hex.hex + side.step();
    let (ahead, back) = (deck.engine.heading.step(), deck.engine.heading.back().step());
    let has = |hex| deck.hexes.iter().any(|other| other.hex == hex);
    if has(there) {
        Face::Inside
    } else if has(there + back) {
        Face::Front
    } else if has(there + ahead) {
        Face::Rear
    } else {
        Face::Side
    }
}

/// What closes a floor: walls of wood at its sides, hides before its front, slits in both where it has some; posts at the open rear.
fn walls(deck: &Deck) -> Vec<Shape> {
    let mut shapes = vec![];
    let opens = deck.floor == BRIDGE_FLOOR && deck.tower.is_lowered();
    for hex in deck.hexes.iter().filter(|hex| hex.place.is_some() && !hex.is_burnt) {
        for side in Heading::ALL {
            let (from, to, middle) = rim(hex.at, side, 4.0);
            let [dx, dy] = toward(side);
            let wall = |wide: f32, paint: [u8; 4]| [stroke(from, to, wide + 4.0, LINE), stroke(from, to, wide, paint)];
            let slit = || {
                let point = |ahead: f32| [middle[0] + dx * ahead, middle[1] + dy * ahead];
                [stroke(point(-8.0), point(8.0), 12.0, LINE), stroke(point(-8.0), point(8.0), 6.5, SLIT)]
            };
            match face(deck, hex, side) {
                Face::Inside => {}
                Face::Front if opens => shapes.extend([from, to].map(post)),
                Face::Front => {
                    shapes.extend(wall(13.0, HIDE));
                    // The seams of the hides.
                    let patch = |share: f32| {
                        let at = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
                        stroke([at[0] - dx * 6.0, at[1] - dy * 6.0], [at[0] + dx * 6.0, at[1] + dy * 6.0], 3.4, PATCH)
                    };
                    shapes.extend([0.1, 0.37, 0.63, 0.9].map(patch));
                    if deck.floor == TOP_FLOOR {
                        shapes.extend(slit());
                    }
                }
                Face::Side => {
                    shapes.extend(wall(7.0, WALL));
                    if deck.floor >= BRIDGE_FLOOR {
                        shapes.extend(slit());
                    }
                }
                Face::Rear => shapes.extend([from, to].map(post)),
            }
        }
    }
    shapes
}

/// A post beside an opening.
fn post(at: Point) -> Shape {
    Shape::new(placed(&circle(6.0, 8), at, 1.0), LINE)
}

/// A floor that is of no use any more is struck out.
fn struck_out(deck: &Deck, axis: Axis) -> Vec<Shape> {
    let cross = |hex: &DeckHex| {
        let arm = |aside: f32| {
            stroke(axis.at(hex.at, 40.0, aside), axis.at(hex.at, -40.0, -aside), 5.0, [0x8e, 0x14, 0x18, 150])
        };
        [arm(34.0), arm(-34.0)]
    };
    deck.hexes.iter().filter(|hex| hex.place.is_some() && !hex.is_burnt).flat_map(cross).collect()
}

/// The bridge while it is up: planks before the front, on their ropes.
fn raised_bridge(deck: &Deck, axis: Axis) -> Vec<Shape> {
    let mut shapes = vec![];
    for head in deck.tower.heads() {
        let hex = &deck.hexes[usize::from(head)];
        if hex.place.is_none() || hex.is_burnt {
            continue;
        }
        shapes.extend(axis.bar(hex.at, ([SIDE + 10.0, -27.0], [SIDE + 10.0, 27.0]), 12.0, BRIDGE));
        let seam =
            |aside: f32| stroke(axis.at(hex.at, SIDE + 4.0, aside), axis.at(hex.at, SIDE + 16.0, aside), 2.0, PLANK);
        shapes.extend([-18.0, -9.0, 0.0, 9.0, 18.0].map(seam));
    }
    shapes
}

/// A bridge over the ground before the wall and onto it.
fn bridge(board: &Board, deck: &Deck) -> Vec<Shape> {
    let axis = Axis(toward(deck.engine.heading));
    deck.tower.bridge().iter().flat_map(|place| planks(board, axis, *place)).collect()
}

/// How far before the middle of a hex of the wall a bridge ends, and half its width.
const ON_WALL: f32 = 14.0;
const HALF: f32 = 43.0;

/// The part of a bridge that lies in a place.
fn planks(board: &Board, axis: Axis, place: Place) -> Vec<Shape> {
    let at = centre(board.map, board.map.hex_of(place));
    let end = if board.map.is_upper(place) { SIDE } else { -ON_WALL };
    let slab = |(from, to): (f32, f32), half: f32, paint: [u8; 4]| {
        let corners = [(from, -half), (to, -half), (to, half), (from, half)];
        Shape::new(corners.map(|(along, aside)| axis.at(at, along, aside)).to_vec(), paint)
    };
    let mut shapes = vec![
        Shape::new(
            slab((-SIDE, end), HALF, LINE).outline.iter().map(|[x, y]| [x + 5.0, y - 7.0]).collect(),
            [0, 0, 0, 80],
        ),
        slab((-SIDE, end), HALF + 2.0, LINE),
        slab((-SIDE, end), HALF - 1.0, BRIDGE),
    ];
    let mut along = 8.0 - SIDE;
    while along < end - 2.0 {
        shapes.push(stroke(axis.at(at, along, 1.0 - HALF), axis.at(at, along, HALF - 1.0), 2.0, PLANK));
        along += 13.0;
    }
    for aside in [-30.0, 30.0] {
        shapes.push(stroke(axis.at(at, -SIDE, aside), axis.at(at, end, aside), 4.0, AXLE));
    }
    shapes
}

/// The shadow of a bridge that is falling.
pub(super) fn shadows(board: &Board) -> Vec<Shape> {
    let of_tower = |tower: &Tower| {
        let axis = Axis(toward(tower.heading()));
        let shadow = |place: &Place| {
            let at = centre(board.map, board.map.hex_of(*place));
            stroke(axis.at(at, -SIDE, 0.0), axis.at(at, SIDE, 0.0), 2.0 * HALF, [0, 0, 0, 120])
        };
        tower.falling().iter().map(shadow).collect::<Vec<_>>()
    };
    board.towers.iter().flat_map(of_tower).collect()
}
