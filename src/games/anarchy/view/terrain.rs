//! What the terrains look like, in a hex around the origin.
use super::drawing::{SIDE, SIZE, hexagon, toward};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::data::files::Terrain;
use crate::games::anarchy::map::Sides;
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::Place;

const GRASS: [u8; 4] = [0xc6, 0xca, 0x8e, 255];
const BLADE: [u8; 4] = [0x8a, 0x96, 0x54, 255];
const STONE: [u8; 4] = [0x9a, 0x94, 0x88, 255];
pub(super) const DARK_STONE: [u8; 4] = [0x6c, 0x66, 0x5c, 255];
const FLOOR: [u8; 4] = [0xd8, 0xc2, 0x98, 255];
pub(super) const WOOD: [u8; 4] = [0x8a, 0x5e, 0x34, 255];
const FOAM: [u8; 4] = [0xe4, 0xf0, 0xee, 220];

/// A number from 0 to 9 for a hex, the same every time, which varies the look of the ground.
fn grain(place: Place) -> f32 {
    ((u32::from(place.0).wrapping_mul(2_654_435_761) >> 24) % 10) as f32
}

fn darker([r, g, b, a]: [u8; 4], by: f32) -> [u8; 4] {
    let c = |c: u8| c.saturating_sub(by as u8);
    [c(r), c(g), c(b), a]
}

/// The colour of the ground of a hex and what is drawn on it.
pub(super) fn picture(board: &Board, place: Place) -> (Paint, Vec<Shape>) {
    let grain = grain(place);
    let covered = board.map.covered(place);
    let (ground, mut decor) = match board.terrain(place) {
        Terrain::Flat => (darker(GRASS, grain), grass(grain)),
        Terrain::Brush => ([0xb0, 0xb4, 0x72, 255], brush(grain)),
        Terrain::Tree => ([0x94, 0xa6, 0x64, 255], trees(grain)),
        Terrain::Embankment => ([0xb2, 0x9c, 0x66, 255], bank()),
        Terrain::Beach => (darker([0xe2, 0xd2, 0xa0, 255], grain), pebbles(grain)),
        Terrain::Shallows => ([0x9e, 0xc4, 0xc4, 255], [waves(grain, FOAM), reeds()].concat()),
        Terrain::River => ([0x4e, 0x86, 0xa6, 255], waves(grain, [0xa8, 0xcc, 0xd8, 220])),
        Terrain::Ford => ([0xa8, 0xcb, 0xcc, 255], [waves(grain, FOAM), stepping_stones()].concat()),
        terrain if terrain.is_door() && !board.is_shut(place) => open_door(terrain),
        terrain => built(terrain),
    };
    decor.extend(crest(covered));
    if board.terrain(place).is_door() {
        decor.extend(leaves(board, place));
    }
    (ground.into(), decor)
}

/// The leaves of a door on the sides by which one comes to it from outside, so that they show beside whoever stands in it: whole
/// where it is shut, folded back to both ends of the side where it is open.
fn leaves(board: &Board, place: Place) -> Vec<Shape> {
    let inside = board.map.inside(place);
    let outer = |side: &Heading| {
        let level = |near: Place| board.features(near).foot.is_some() && board.level(near) == board.level(place);
        let leads = match board.terrain(place) {
            Terrain::KeepDoor => board.map.ways(place).contains(*side),
            _ => board.map.neighbour(place, *side).is_some_and(level),
        };
        leads && !inside.contains(*side)
    };
    let mut shapes = vec![];
    for side in Heading::ALL.into_iter().filter(outer) {
        let [dx, dy] = toward(side);
        let point = |aside: f32| [dx * (SIDE - 7.0) - dy * aside, dy * (SIDE - 7.0) + dx * aside];
        let half = SIZE / 2.0 - 2.0;
        let parts: &[(f32, f32)] = if board.is_shut(place) { &[(-1.0, 1.0)] } else { &[(-1.0, -0.6), (0.6, 1.0)] };
        for (from, to) in parts {
            shapes.push(stroke(point(from * half), point(to * half), 12.0, LINE));
            shapes.push(stroke(point(from * half), point(to * half), 8.0, WOOD));
        }
        if board.is_shut(place) {
            shapes.extend([-0.5, 0.5].map(|at| stroke(point(at * half - 2.0), point(at * half + 2.0), 9.0, LINE)));
        }
    }
    shapes
}

/// A door that stands open: its leaves to both sides, the way between them.
fn open_door(terrain: Terrain) -> ([u8; 4], Vec<Shape>) {
    let stone = if terrain == Terrain::KeepDoor { DARK_STONE } else { STONE };
    let mut shapes = vec![bar([-24.0, -30.0], [24.0, 30.0], LINE), bar([-21.0, -30.0], [21.0, 30.0], FLOOR)];
    for side in [-1.0_f32, 1.0] {
        let (near, far) = (side * 21.0, side * 33.0);
        shapes.push(bar([near.min(far), -27.0], [near.max(far), 27.0], LINE));
        shapes.push(bar([(near.min(far)) + 2.0, -25.0], [near.max(far) - 2.0, 25.0], WOOD));
    }
    (stone, shapes)
}

/// A fire: small while it has only been lit, else in flames.
pub(super) fn flames([x, y]: Point, burns: bool) -> Vec<Shape> {
    let flame = |[dx, dy]: Point, size: f32, paint: [u8; 4]| {
        let tongue: [Point; 9] = [
            [0.0, 1.0],
            [0.28, 0.45],
            [0.62, 0.6],
            [0.6, -0.2],
            [0.35, -0.75],
            [-0.35, -0.75],
            [-0.62, -0.2],
            [-0.5, 0.35],
            [-0.22, 0.15],
        ];
        Shape::new(placed(&smooth(&tongue), [x + dx, y + dy], size), paint)
    };
    let at: &[(Point, f32)] = if burns {
        &[([-24.0, -14.0], 22.0), ([22.0, -16.0], 24.0), ([0.0, 8.0], 28.0), ([-8.0, -30.0], 16.0)]
    } else {
        &[([0.0, -22.0], 15.0)]
    };
    let mut shapes = vec![];
    for (at, size) in at {
        shapes.push(flame(*at, size + 3.0, [0x5a, 0x14, 0x08, 230]));
        shapes.push(flame(*at, *size, [0xe2, 0x4a, 0x14, 240]));
        shapes.push(flame([at[0], at[1] - size * 0.18], size * 0.62, [0xf8, 0xb0, 0x2a, 250]));
    }
    shapes
}

fn disc(at: Point, radius: f32, paint: [u8; 4]) -> Shape {
    Shape::new(placed(&circle(radius, 12), at, 1.0), paint)
}

fn bar(low: Point, high: Point, paint: [u8; 4]) -> Shape {
    Shape::new(block(low, high), paint)
}

fn grass(grain: f32) -> Vec<Shape> {
    let tuft = |x: f32, y: f32| {
        [(-4.0, 7.0), (0.0, 10.0), (4.0, 7.0)].map(|(dx, dy)| stroke([x, y], [x + dx, y + dy], 1.6, BLADE))
    };
    let (one, other) = (tuft(grain * 6.0 - 28.0, 22.0 - grain * 3.0), tuft(24.0 - grain * 5.0, grain * 2.0 - 26.0));
    one.into_iter().chain(other).collect()
}

fn brush(grain: f32) -> Vec<Shape> {
    let mut shapes = vec![];
    for (x, y, size) in [(-26.0, 16.0, 9.0), (18.0, 24.0, 8.0), (28.0, -10.0, 9.0), (-8.0, -24.0, 10.0)] {
        let at = [x + grain - 5.0, y];
        for (dx, paint) in [(-0.7, [0x5c, 0x66, 0x2e, 255]), (0.7, [0x6c, 0x76, 0x38, 255])] {
            shapes.push(disc([at[0] + dx * size, at[1]], size * 0.8, paint));
        }
        shapes.push(disc([at[0], at[1] + size * 0.45], size * 0.75, [0x84, 0x8e, 0x4a, 255]));
    }
    shapes
}

fn trees(grain: f32) -> Vec<Shape> {
    let mut shapes = vec![];
    for (x, y, size) in [(-22.0, 18.0, 19.0), (20.0, 20.0, 17.0), (22.0, -18.0, 19.0), (-16.0, -20.0, 20.0)] {
        let at = [x + (grain - 5.0) * 0.8, y];
        shapes.push(disc([at[0] + 1.5, at[1] - 2.5], size + 1.5, [0x2c, 0x3c, 0x1c, 255]));
        shapes.push(disc(at, size, [0x4c, 0x6a, 0x30, 255]));
        shapes.push(disc([at[0] - size * 0.25, at[1] + size * 0.28], size * 0.5, [0x6a, 0x8a, 0x42, 255]));
    }
    shapes
}

/// A raised bank: light above, shadow below.
fn bank() -> Vec<Shape> {
    let hexagon = hexagon();
    let mut shapes = vec![
        Shape::new(shrunk(&hexagon, [0.0; 2], 0.8), [0x9a, 0x84, 0x50, 255]),
        Shape::new(placed(&shrunk(&hexagon, [0.0; 2], 0.76), [-1.5, 3.0], 1.0), [0xc6, 0xb2, 0x78, 255]),
    ];
    let rise = |x: f32| stroke([x, -8.0], [x - 3.0, -24.0], 1.8, [0x86, 0x70, 0x40, 255]);
    shapes.extend([-20.0, -7.0, 6.0, 19.0].map(rise));
    shapes
}

/// The sides by which a hex covers: a broad line along each of them, with teeth inward.
fn crest(sides: Sides) -> Vec<Shape> {
    const CREST: [u8; 4] = [0x4a, 0x34, 0x1c, 255];
    let mut shapes = vec![];
    for side in sides.iter() {
        let out = toward(side);
        let point = |ahead: f32, aside: f32| [out[0] * ahead - out[1] * aside, out[1] * ahead + out[0] * aside];
        let half = SIZE / 2.0 - 2.0;
        shapes.push(stroke(point(SIDE - 5.0, -half), point(SIDE - 5.0, half), 5.0, CREST));
        let tooth = |aside: f32| stroke(point(SIDE - 6.0, aside), point(SIDE - 15.0, aside), 3.0, CREST);
        shapes.extend([-20.0, -10.0, 0.0, 10.0, 20.0].map(tooth));
    }
    shapes
}

/// A ditch that has been filled: earth in it from edge to edge, and on it fascines, bundles of sticks with two bands each, side by side.
fn fascines() -> Vec<Shape> {
    const EARTH: [u8; 4] = [0xa8, 0x8a, 0x5a, 255];
    const STICKS: [u8; 4] = [0xc8, 0x9c, 0x58, 255];
    const BARK: [u8; 4] = [0x86, 0x60, 0x30, 255];
    const BAND: [u8; 4] = [0x3c, 0x28, 0x12, 255];
    let mut shapes = vec![Shape::new(shrunk(&hexagon(), [0.0; 2], 0.9), EARTH)];
    for (x, y, half) in [(-2.0, 27.0, 27.0), (3.0, 9.0, 37.0), (-3.0, -9.0, 37.0), (2.0, -27.0, 27.0)] {
        shapes.push(bar([x - half - 1.5, y - 8.0], [x + half + 1.5, y + 8.0], LINE));
        shapes.push(bar([x - half, y - 6.5], [x + half, y + 6.5], STICKS));
        shapes.extend([-3.2, 0.0, 3.2].map(|dy| stroke([x - half, y + dy], [x + half, y + dy], 1.4, BARK)));
        shapes
            .extend([-0.55, 0.55].map(|at| bar([x + at * half - 2.0, y - 8.0], [x + at * half + 2.0, y + 8.0], BAND)));
    }
    shapes
}

fn pebbles(grain: f32) -> Vec<Shape> {
    let pebble = |(x, y): (f32, f32)| disc([x + grain, y - grain], 2.2, [0xb8, 0xa2, 0x70, 255]);
    [(-30.0, 20.0), (12.0, 32.0), (-6.0, -22.0), (24.0, -6.0), (-22.0, -8.0), (2.0, 8.0)].map(pebble).into()
}

/// Blocks of a wall that has fallen.
fn boulders() -> Vec<Shape> {
    let block = |(x, y, size): (f32, f32, f32)| {
        let outline = [[-1.0, -0.4], [-0.5, 0.7], [0.5, 0.8], [1.0, 0.1], [0.4, -0.8]];
        let outline = outline.iter().map(|[dx, dy]| [x + dx * size, y + dy * size]).collect();
        Shape::new(outline, STONE).in_relief(16)
    };
    let at = [
        (-22.0, 22.0, 16.0),
        (12.0, 28.0, 13.0),
        (30.0, 6.0, 15.0),
        (-2.0, 2.0, 18.0),
        (-32.0, -10.0, 13.0),
        (16.0, -22.0, 17.0),
        (-12.0, -30.0, 12.0),
    ];
    at.map(block).into()
}

fn waves(grain: f32, paint: [u8; 4]) -> Vec<Shape> {
    let wave = |(x, y): (f32, f32)| {
        let x = x + grain * 2.0 - 9.0;
        let points = curve(&[[x - 14.0, y], [x - 7.0, y + 4.0], [x, y], [x + 7.0, y - 4.0], [x + 14.0, y]]);
        Shape::new(ribbon(&points, 2.2, 2.2), paint)
    };
    [(-12.0, 26.0), (16.0, 8.0), (-14.0, -8.0), (10.0, -28.0)].map(wave).into()
}

fn reeds() -> Vec<Shape> {
    let reed = |(x, high): (f32, f32)| stroke([x, -16.0], [x + 1.5, high - 16.0], 1.8, [0x5a, 0x76, 0x44, 255]);
    [(-38.0, 14.0), (-33.0, 19.0), (-28.0, 12.0), (30.0, 17.0), (35.0, 12.0)].map(reed).into()
}

fn stepping_stones() -> Vec<Shape> {
    let stone = |(x, y): (f32, f32)| {
        [
            Shape::new(oval([x + 1.0, y - 1.5], 9.5, 6.5), [0x4e, 0x58, 0x56, 255]),
            Shape::new(oval([x, y], 8.5, 5.5), [0xb6, 0xb2, 0xa6, 255]),
        ]
    };
    [(-4.0, 40.0), (5.0, 20.0), (-5.0, 0.0), (4.0, -20.0), (-3.0, -40.0)].into_iter().flat_map(stone).collect()
}

/// Rows of hewn stone.
fn masonry(paint: [u8; 4]) -> Vec<Shape> {
    let mut shapes = vec![];
    for (row, y) in [-30.0_f32, -10.0, 10.0, 30.0].into_iter().enumerate() {
        let wide = if y.abs() > 20.0 { 34.0 } else { 46.0 };
        shapes.push(stroke([-wide, y], [wide, y], 1.8, paint));
        let from = if row % 2 == 0 { -24.0 } else { -12.0 };
        shapes.extend([from, from + 24.0, from + 48.0].map(|x| stroke([x, y], [x, y - 18.0], 1.8, paint)));
    }
    shapes.retain(|shape| shape.outline.iter().all(|[x, y]| y.abs() < SIDE - 3.0 && x.abs() < 48.0));
    shapes
}

/// An opening in a wall: a light field with dark bars.
fn opening(wide: f32, high: f32, bars: &[f32]) -> Vec<Shape> {
    let mut shapes =
        vec![bar([-wide - 4.0, -high - 4.0], [wide + 4.0, high + 4.0], LINE), bar([-wide, -high], [wide, high], FOAM)];
    shapes.extend(bars.iter().map(|x| bar([x - 1.5, -high], [x + 1.5, high], LINE)));
    shapes
}

/// A door of planks; a gate has iron across it.
fn door(half: f32, iron: bool) -> Vec<Shape> {
    let mut shapes = vec![bar([-half - 3.0, -27.0], [half + 3.0, 27.0], LINE), bar([-half, -24.0], [half, 24.0], WOOD)];
    let planks = [-0.5, 0.0, 0.5].map(|x| stroke([x * half, -24.0], [x * half, 24.0], 1.6, LINE));
    shapes.extend(planks);
    if iron {
        shapes.extend([-12.0, 12.0].map(|y| bar([-half, y - 2.5], [half, y + 2.5], [0x3a, 0x3a, 0x40, 255])));
    }
    shapes
}

/// A way through a wall without a door in it: the floor between two jambs.
fn doorway(half: f32) -> Vec<Shape> {
    let mut shapes = vec![bar([-half, -SIDE + 4.0], [half, SIDE - 4.0], FLOOR)];
    shapes.extend([-20.0_f32, 0.0, 20.0].map(|y| stroke([-half, y], [half, y], 1.2, BLADE)));
    shapes.extend([-half, half].map(|x| bar([x - 3.5, -SIDE + 4.0], [x + 3.5, SIDE - 4.0], LINE)));
    shapes
}

fn planks(paint: [u8; 4]) -> Vec<Shape> {
    [-30.0, -15.0, 0.0, 15.0, 30.0]
        .map(|y: f32| stroke([y.abs() * 0.5 - 50.0, y], [50.0 - y.abs() * 0.5, y], 1.8, paint))
        .into()
}

/// Crenels around the rim.
fn crenels() -> Vec<Shape> {
    band(&hexagon(), [0.0; 2], 0.96, 0.82, true, DARK_STONE)
}

/// Tiles of a floor.
fn tiles() -> Vec<Shape> {
    let line = |at: f32| [stroke([at, -36.0], [at, 36.0], 1.2, BLADE), stroke([-40.0, at], [40.0, at], 1.2, BLADE)];
    [-24.0, 0.0, 24.0]
        .into_iter()
        .flat_map(line)
        .map(|shape| Shape { paint: [0xb8, 0xa0, 0x74, 255].into(), ..shape })
        .collect()
}

/// The terrains of buildings.
fn built(terrain: Terrain) -> ([u8; 4], Vec<Shape>) {
    let walled = |mark: Vec<Shape>| [masonry([0x84, 0x7e, 0x72, 255]), mark].concat();
    let stairs = || {
        let step = |i: i32| {
            let y = -32.0 + 16.0 * i as f32;
            bar([-34.0, y], [34.0, y + 10.0], darker([0xc4, 0xbc, 0xac, 255], 14.0 * i as f32))
        };
        (0..5).map(step).collect()
    };
    match terrain {
        Terrain::Interior => (FLOOR, tiles()),
        Terrain::Wall => (STONE, masonry(DARK_STONE)),
        Terrain::WallWindow => (STONE, walled(opening(14.0, 18.0, &[0.0]))),
        Terrain::WallDoor => (STONE, walled(doorway(18.0))),
        Terrain::GreatDoor => (STONE, walled(door(26.0, true))),
        Terrain::ChurchWindow => (STONE, walled(opening(16.0, 24.0, &[-5.0, 5.0]))),
        Terrain::ChapelWindow => (STONE, walled(opening(7.0, 24.0, &[]))),
        Terrain::Furniture => {
            let table = [bar([-32.0, -12.0], [32.0, 12.0], LINE), bar([-30.0, -10.0], [30.0, 10.0], WOOD)];
            (FLOOR, [tiles(), table.into()].concat())
        }
        Terrain::LowWall => {
            let stones = |x: f32| Shape::new(oval([x, 0.0], 11.0, 9.0), STONE).in_relief(14);
            let wall = [-34.0, -12.0, 12.0, 34.0].map(stones);
            (GRASS, [vec![bar([-46.0, -10.0], [46.0, 8.0], DARK_STONE)], wall.into()].concat())
        }
        Terrain::OuterCorner => {
            (darker(GRASS, 12.0), vec![disc([0.0; 2], 16.0, DARK_STONE), disc([0.0; 2], 12.0, STONE)])
        }
        Terrain::Scaffold | Terrain::Hourd => {
            let beams = [([-36.0, -30.0], [36.0, 30.0]), ([-36.0, 30.0], [36.0, -30.0])];
            (GRASS, [planks(WOOD), beams.map(|(from, to)| stroke(from, to, 5.0, WOOD)).into()].concat())
        }
        Terrain::Stairs => (STONE, stairs()),
        Terrain::Court => ([0xce, 0xc0, 0x9c, 255], pebbles(3.0)),
        Terrain::Ditch => {
            let slope = |x: f32| stroke([x, 36.0], [x, 16.0], 2.4, [0x4c, 0x3e, 0x28, 255]);
            let other = |x: f32| stroke([x, -36.0], [x, -16.0], 2.4, [0x4c, 0x3e, 0x28, 255]);
            let at = [-24.0, -12.0, 0.0, 12.0, 24.0];
            ([0x7a, 0x68, 0x48, 255], at.map(slope).into_iter().chain(at.map(other)).collect())
        }
        Terrain::FilledDitch => ([0x7a, 0x68, 0x48, 255], fascines()),
        Terrain::FixedBridge => ([0xb0, 0x84, 0x52, 255], planks(LINE)),
        Terrain::BurntBridge => ([0x50, 0x46, 0x3c, 255], planks([0x22, 0x1c, 0x18, 255])),
        Terrain::Gangway => {
            let walk = [bar([-14.0, -50.0], [14.0, 50.0], LINE), bar([-11.0, -50.0], [11.0, 50.0], WOOD)];
            ([0x7a, 0x68, 0x48, 255], walk.into())
        }
        Terrain::Gate => (STONE, walled(door(30.0, true))),
        Terrain::Rampart => ([0xb8, 0xb2, 0xa6, 255], crenels()),
        Terrain::TowerTop => ([0xcc, 0xc6, 0xba, 255], [crenels(), vec![disc([0.0; 2], 22.0, STONE)]].concat()),
        Terrain::TowerDoor => ([0xb8, 0xb2, 0xa6, 255], [crenels(), door(14.0, false)].concat()),
        Terrain::CastleWall => (DARK_STONE, masonry([0x46, 0x42, 0x3c, 255])),
        Terrain::KeepHall => ([0xc8, 0xae, 0x84, 255], tiles()),
        Terrain::KeepDoor => (DARK_STONE, door(18.0, true)),
        Terrain::Platform => ([0xb6, 0x8c, 0x58, 255], planks(WOOD)),
        Terrain::ArrowSlit => (DARK_STONE, opening(2.5, 24.0, &[])),
        Terrain::CastleWindow => (DARK_STONE, opening(14.0, 18.0, &[0.0])),
        Terrain::TwinWindow => (DARK_STONE, opening(20.0, 18.0, &[-1.5, 1.5])),
        Terrain::LadderHead => (GRASS, vec![]),
        Terrain::Rubble => ([0x8e, 0x84, 0x70, 255], boulders()),
        Terrain::Flat
        | Terrain::Brush
        | Terrain::Tree
        | Terrain::Embankment
        | Terrain::Beach
        | Terrain::Shallows
        | Terrain::River
        | Terrain::Ford
        | Terrain::BelfryGround
        | Terrain::BelfryFloor
        | Terrain::BelfryBridge
        | Terrain::BelfryWinch => (GRASS, vec![]),
    }
}
