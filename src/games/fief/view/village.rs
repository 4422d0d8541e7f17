//! A village as it is built: houses, church, walls, mills and presses, drawn around its middle. The lower part of it is where
//! pieces stand; everything that counts lies above or beside them.
use super::map::brush::{INK, Ink, blob, block, chance, inked, moved, ribbon, shade, thin};
use crate::desktop::face::{FLAME, Point, Shape, circle, placed, stroke};
use std::f32::consts::PI;

const EARTH: Ink = [0xe4, 0xd2, 0xa6, 255];
const PLASTER: Ink = [0xf8, 0xee, 0xd6, 255];
const TILES: Ink = [0xb2, 0x4c, 0x34, 255];
const THATCH: Ink = [0xc9, 0xa2, 0x50, 255];
const SLATE: Ink = [0x6c, 0x7c, 0x8e, 255];
const STONE: Ink = [0xc9, 0xbf, 0xad, 255];
const WOOD: Ink = [0x7a, 0x55, 0x30, 255];
const CANVAS: Ink = [0xfa, 0xf1, 0xdc, 255];
const GRAPE: Ink = [0x6b, 0x2d, 0x5b, 255];
const GOLD: Ink = [0xe8, 0xb4, 0x2a, 255];
const MITRE: Ink = [0x6b, 0x2d, 0x6b, 255];

/// The radius of the trodden ground.
pub const GREEN: f32 = 35.0;

/// What stands in a village.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Buildings {
    pub castle: bool,
    pub city: bool,
    pub mills: u32,
    pub presses: u32,
    /// A bishop has his see here.
    pub see: bool,
    /// No two villages are alike.
    pub seed: u32,
}

impl Buildings {
    /// How many houses there are: a village that brings more in is larger.
    pub fn houses(&self) -> usize {
        let brings_in = 2 * self.mills + self.presses + u32::from(self.castle) + 2 * u32::from(self.city);
        HOUSES.len().min(4 + brings_in as usize)
    }
}

/// Where houses stand, as seen from the middle, in the order in which they are built.
const HOUSES: [Point; 9] = [
    [-21.0, -9.0],
    [20.0, -10.0],
    [-9.0, -21.0],
    [10.0, -22.0],
    [-20.0, 8.0],
    [21.0, 7.0],
    [-10.0, 19.0],
    [11.0, 20.0],
    [0.0, -31.0],
];
/// The same inside the walls of a city.
const IN_WALLS: [Point; 9] = [
    [-15.0, -7.0],
    [14.0, -7.0],
    [-20.0, 3.0],
    [20.0, 3.0],
    [-12.0, 11.0],
    [13.0, 11.0],
    [0.0, -9.0],
    [-27.0, -34.0],
    [27.0, -34.0],
];

/// A part of the village: what is farther back is drawn first.
struct Part {
    foot: f32,
    shapes: Vec<Shape>,
}

/// Everything that is built in a village.
pub fn shapes(b: &Buildings, at: Point) -> Vec<Shape> {
    let mut shapes = vec![Shape::new(blob(at, GREEN + 1.0, 18, b.seed), EARTH)];
    let mut parts: Vec<Part> = vec![];
    let mut put = |foot: f32, shapes: Vec<Shape>| parts.push(Part { foot, shapes });
    let places = if b.city { IN_WALLS } else { HOUSES };
    for (i, [x, y]) in places.into_iter().take(b.houses()).enumerate() {
        let seed = b.seed * 16 + i as u32;
        // A castle and a church need room.
        if b.castle && !b.city && (-12.0..14.0).contains(&y) {
            continue;
        }
        let jitter = [2.0 * (chance(seed, 1) - 0.5), 2.0 * (chance(seed, 2) - 0.5)];
        let size = 8.2 + 1.2 * chance(seed, 3);
        put(at[1] + y, house(moved(at, x + jitter[0], y + jitter[1]), size, seed));
    }
    if b.city {
        put(at[1] - 2.0, church(moved(at, 0.0, -1.0), if b.see { 1.05 } else { 0.95 }, b.see));
        put(at[1] + 16.0, far_wall(at));
        put(at[1] - 19.0, near_wall(at));
    } else if b.castle {
        put(at[1] - 13.0, castle(at));
        put(at[1] - 14.0, church(moved(at, 22.0, -15.0), 0.62, b.see));
    } else {
        put(at[1] - 4.0, church(moved(at, 0.0, -4.0), if b.see { 1.08 } else { 0.86 }, b.see));
    }
    parts.sort_by(|a, b| b.foot.total_cmp(&a.foot));
    shapes.extend(parts.into_iter().flat_map(|part| part.shapes));
    if b.see {
        shapes.extend(mitre(moved(at, -57.0, -7.0)));
    }
    let workshops = (0..b.mills).map(|_| true).chain((0..b.presses).map(|_| false));
    for (i, is_mill) in workshops.enumerate() {
        // Two beside each other, from above; the third below them.
        let (row, column) = (i / 2, i % 2);
        let at = moved(at, 53.0 + 22.0 * column as f32, 22.0 - 27.0 * row as f32);
        if is_mill { mill(at, &mut shapes) } else { press(at, &mut shapes) }
    }
    shapes
}

/// A house seen from its corner: the gable, and the long side of its roof.
fn house(at: Point, size: f32, seed: u32) -> Vec<Shape> {
    let put = |points: &[Point]| placed(points, at, size);
    let roof = [TILES, THATCH, TILES, SLATE][(seed % 4) as usize];
    let whole: [Point; 8] =
        [[-1.0, 0.0], [1.1, 0.0], [1.1, 0.6], [1.2, 0.62], [0.68, 1.34], [-0.5, 1.34], [-1.08, 0.66], [-1.0, 0.6]];
    let grown: Vec<Point> =
        whole.iter().map(|[x, y]| [x + 0.16 * (x - 0.05).signum(), y + if *y > 0.5 { 0.15 } else { -0.12 }]).collect();
    vec![
        Shape::new(put(&grown), INK),
        Shape::new(put(&[[-1.0, 0.0], [0.0, 0.0], [0.0, 0.66], [-0.5, 1.2], [-1.0, 0.66]]), PLASTER),
        Shape::new(put(&[[0.0, 0.0], [1.1, 0.0], [1.1, 0.66], [0.0, 0.66]]), shade(PLASTER, 0.82)),
        Shape::new(put(&[[-0.5, 1.34], [0.68, 1.34], [1.2, 0.6], [0.05, 0.6]]), roof).in_relief(14),
        Shape::new(put(&[[-0.5, 1.34], [-0.42, 1.2], [-0.98, 0.54], [-1.1, 0.62]]), shade(roof, 0.72)),
        Shape::new(put(&[[-0.66, 0.0], [-0.34, 0.0], [-0.34, 0.46], [-0.66, 0.46]]), WOOD),
        Shape::new(put(&[[0.42, 0.2], [0.68, 0.2], [0.68, 0.44], [0.42, 0.44]]), shade(INK, 1.2)),
    ]
}

/// A church with its spire; a see has two.
fn church(at: Point, size: f32, see: bool) -> Vec<Shape> {
    let put = |points: &[Point]| placed(points, at, size);
    let mut shapes = vec![];
    let nave = [[-4.0, 0.0], [15.0, 0.0], [15.0, 10.0], [11.0, 18.0], [-4.0, 18.0]];
    inked(Shape::new(put(&nave), shade(PLASTER, 0.9)), 1.3 * size, &mut shapes);
    shapes.push(Shape::new(put(&[[-5.0, 18.0], [11.0, 18.0], [16.0, 9.0], [-1.0, 9.0]]), SLATE).in_relief(16));
    for x in [3.0, 8.0] {
        shapes.push(Shape::new(put(&block([x, 1.5], [0.0, 0.0, 2.4, 5.0])), shade(INK, 1.3)));
    }
    let towers: &[f32] = if see { &[-13.0, -2.5] } else { &[-8.0] };
    for x in towers {
        let put = |points: &[Point]| placed(points, moved(at, x * size, 0.0), size);
        shapes.push(Shape::new(
            put(&[[-5.4, -1.4], [5.4, -1.4], [5.4, 21.0], [6.4, 21.0], [0.0, 38.0], [-6.4, 21.0], [-5.4, 21.0]]),
            INK,
        ));
        shapes.push(Shape::new(put(&block([0.0, 0.0], [-4.0, 0.0, 4.0, 21.0])), PLASTER).in_relief(12));
        shapes.push(
            Shape::new(put(&[[-4.8, 21.0], [4.8, 21.0], [0.0, 34.5]]), if see { MITRE } else { SLATE }).in_relief(22),
        );
        shapes.push(Shape::new(put(&block([0.0, 12.0], [-1.4, 0.0, 1.4, 5.4])), shade(INK, 1.3)));
    }
    shapes.push(Shape::new(put(&block([if see { -7.8 } else { -8.0 }, 0.0], [-1.7, 0.0, 1.7, 6.0])), WOOD));
    shapes
}

/// A round tower with battlements, or with a pointed roof.
fn tower(at: Point, half: f32, high: f32, roof: bool, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::new(block(at, [-half - 1.3, -1.3, half + 1.3, high + 1.3]), INK));
    shapes.push(Shape::new(block(at, [-half, 0.0, half, high]), STONE).in_relief(26));
    let top = moved(at, 0.0, high);
    if roof {
        let cone = |g: f32| {
            vec![
                moved(top, -half - 1.6 - g, -0.5 - g),
                moved(top, half + 1.6 + g, -0.5 - g),
                moved(top, 0.0, half * 1.9 + 1.9 * g),
            ]
        };
        shapes.push(Shape::new(cone(1.4), INK));
        shapes.push(Shape::new(cone(0.0), TILES).in_relief(26));
    } else {
        let tooth = half * 0.4;
        for i in 0..3 {
            let left = -half + 2.0 * tooth * i as f32;
            shapes.push(Shape::new(block(top, [left - 1.2, -0.5, left + tooth + 1.2, 4.6]), INK));
            shapes.push(Shape::new(block(top, [left, -1.0, left + tooth, 3.4]), shade(STONE, 1.04)));
        }
    }
    shapes.push(Shape::new(block(moved(at, 0.0, 0.5 * high), [-1.2, 0.0, 1.2, 5.6]), INK));
}

/// A wall with battlements.
fn wall(at: Point, half: f32, high: f32, shapes: &mut Vec<Shape>) {
    shapes.push(Shape::new(block(at, [-half - 1.3, -1.3, half + 1.3, high + 1.3]), INK));
    let many = (half / 3.0) as i32;
    for i in 0..many {
        let x = -half + 2.0 * half * (i as f32 + 0.5) / many as f32;
        shapes.push(Shape::new(block(moved(at, x, high), [-2.4, -0.5, 2.4, 4.4]), INK));
        shapes.push(Shape::new(block(moved(at, x, high), [-1.3, -0.8, 1.3, 3.2]), STONE));
    }
    shapes.push(Shape::new(block(at, [-half, 0.0, half, high]), STONE).in_relief(10));
    for (row, y) in [0.3, 0.66].into_iter().enumerate() {
        let y = at[1] + high * y;
        shapes.push(stroke([at[0] - half, y], [at[0] + half, y], 0.9, thin(INK, 110)));
        for i in 0..many {
            let x = at[0] - half + 2.0 * half * (i as f32 + 0.25 + 0.5 * row as f32) / many as f32;
            shapes.push(stroke([x, y], [x, y - high * 0.3], 0.8, thin(INK, 80)));
        }
    }
}

fn gate([x, y]: Point, size: f32, shapes: &mut Vec<Shape>) {
    let arch = |r: f32| -> Vec<Point> {
        let bow = (0..=6).map(|i| PI * i as f32 / 6.0).map(|turn| [x + r * turn.cos(), y + size + r * turn.sin()]);
        [[x + r, y]].into_iter().chain(bow).chain([[x - r, y]]).collect()
    };
    shapes.push(Shape::new(arch(size * 0.72), shade(STONE, 0.7)));
    shapes.push(Shape::new(arch(size * 0.55), INK));
}

fn castle([x, y]: Point) -> Vec<Shape> {
    let mut shapes = vec![];
    let mound: Vec<Point> = (0..=10)
        .map(|i| PI * i as f32 / 10.0)
        .map(|turn| [x - 2.0 + 31.0 * turn.cos(), y - 19.0 + 11.0 * turn.sin()])
        .collect();
    shapes.push(Shape::new(mound, [0x9a, 0xa4, 0x60, 255]).in_relief(16));
    tower([x - 1.0, y - 4.0], 8.0, 25.0, true, &mut shapes);
    wall([x - 1.0, y - 13.0], 17.0, 14.0, &mut shapes);
    tower([x - 19.0, y - 15.0], 6.0, 25.0, true, &mut shapes);
    tower([x + 16.0, y - 15.0], 6.0, 25.0, true, &mut shapes);
    gate([x - 1.0, y - 13.0], 6.0, &mut shapes);
    shapes
}

fn far_wall([x, y]: Point) -> Vec<Shape> {
    let mut shapes = vec![];
    wall([x, y + 12.0], 24.0, 9.0, &mut shapes);
    tower([x - 26.0, y + 8.0], 5.0, 17.0, true, &mut shapes);
    tower([x + 26.0, y + 8.0], 5.0, 17.0, true, &mut shapes);
    shapes
}

fn near_wall([x, y]: Point) -> Vec<Shape> {
    let mut shapes = vec![];
    wall([x, y - 21.0], 30.0, 13.0, &mut shapes);
    tower([x - 32.0, y - 23.0], 6.0, 22.0, false, &mut shapes);
    tower([x + 32.0, y - 23.0], 6.0, 22.0, false, &mut shapes);
    tower([x - 10.0, y - 22.0], 4.6, 19.0, true, &mut shapes);
    tower([x + 10.0, y - 22.0], 4.6, 19.0, true, &mut shapes);
    gate([x, y - 21.0], 6.4, &mut shapes);
    shapes
}

/// A windmill.
fn mill([x, y]: Point, shapes: &mut Vec<Shape>) {
    let body = vec![[x - 5.6, y - 11.0], [x + 5.6, y - 11.0], [x + 3.6, y + 3.5], [x - 3.6, y + 3.5]];
    inked(Shape::new(body, PLASTER).in_relief(20), 1.2, shapes);
    inked(Shape::new(vec![[x - 5.2, y + 3.0], [x + 5.2, y + 3.0], [x, y + 9.5]], TILES).in_relief(20), 1.1, shapes);
    shapes.push(Shape::new(block([x, y - 11.0], [-1.5, 0.0, 1.5, 5.0]), WOOD));
    for (dx, dy) in [(9.6, 6.6), (-6.6, 9.6), (-9.6, -6.6), (6.6, -9.6)] {
        let hub = [x, y + 2.5];
        let at = |along: f32, across: f32| [hub[0] + dx * along - dy * across, hub[1] + dy * along + dx * across];
        shapes.push(Shape::new(vec![at(0.12, -0.04), at(1.08, -0.04), at(1.08, 0.42), at(0.12, 0.42)], INK));
        shapes.push(Shape::new(vec![at(0.24, 0.06), at(0.98, 0.06), at(0.98, 0.32), at(0.24, 0.32)], CANVAS));
        shapes.push(stroke(hub, at(1.06, 0.0), 1.6, INK));
    }
    shapes.push(Shape::new(placed(&circle(1.9, 8), [x, y + 2.5], 1.0), GOLD));
}

/// A wine press: a screw over a vat, with grapes in it.
fn press([x, y]: Point, shapes: &mut Vec<Shape>) {
    for dx in [-8.0, 8.0] {
        shapes.push(Shape::new(block([x + dx, y - 11.0], [-1.9, 0.0, 1.9, 21.0]), INK));
        shapes.push(Shape::new(block([x + dx, y - 10.5], [-0.9, 0.0, 0.9, 20.0]), shade(WOOD, 1.25)));
    }
    inked(Shape::new(block([x, y + 6.5], [-10.0, 0.0, 10.0, 3.2]), shade(WOOD, 1.15)), 0.9, shapes);
    shapes.push(stroke([x, y + 11.5], [x, y - 1.0], 3.0, INK));
    for (i, low) in [0.5, 3.0, 5.2].into_iter().enumerate() {
        shapes.push(stroke([x - 1.6, y + low], [x + 1.6, y + low + 1.0], 0.9, if i == 0 { WOOD } else { CANVAS }));
    }
    for dx in [-4.4, 0.0, 4.4] {
        shapes.push(Shape::new(placed(&circle(2.9, 8), [x + dx, y - 2.4], 1.0), INK));
        shapes.push(Shape::new(placed(&circle(2.1, 8), [x + dx, y - 2.4], 1.0), GRAPE));
    }
    let vat = vec![[x - 7.4, y - 2.5], [x + 7.4, y - 2.5], [x + 6.0, y - 11.0], [x - 6.0, y - 11.0]];
    inked(Shape::new(vat, WOOD).in_relief(18), 1.2, shapes);
    shapes.push(stroke([x - 6.6, y - 6.6], [x + 6.6, y - 6.6], 1.3, shade(WOOD, 0.6)));
}

/// A mitre: here a bishop has his see.
pub fn mitre([x, y]: Point) -> Vec<Shape> {
    let at = |px: f32, py: f32| [x + px * 13.0, y + py * 13.0];
    let hat = vec![
        at(-0.8, -0.9),
        at(0.8, -0.9),
        at(0.95, 0.1),
        at(0.45, 0.55),
        at(0.0, 1.0),
        at(-0.45, 0.55),
        at(-0.95, 0.1),
    ];
    let larger = |by: f32| hat.iter().map(|p| [x + (p[0] - x) * by, y + (p[1] - y) * by]).collect::<Vec<Point>>();
    vec![
        Shape::new(larger(1.4), INK),
        Shape::new(larger(1.28), CANVAS),
        Shape::new(hat.clone(), MITRE).in_relief(14),
        stroke(at(0.0, -0.85), at(0.0, 0.75), 2.4, GOLD),
        stroke(at(-0.7, -0.62), at(0.7, -0.62), 2.8, GOLD),
    ]
}

/// A village in revolt: houses on fire, smoke that drifts away, torches.
pub fn fire(at: Point, seed: u32) -> Vec<Shape> {
    let mut shapes = vec![];
    for i in 0..7 {
        let t = i as f32 / 6.0;
        let puff = moved(at, 6.0 + 34.0 * t, 14.0 + 15.0 * t.sqrt() + 2.0 * chance(seed, i));
        shapes.push(Shape::new(blob(puff, 6.0 + 6.0 * t, 10, seed + i), [0x2a, 0x24, 0x20, (150.0 - 90.0 * t) as u8]));
    }
    for (x, y, size) in [(-18.0, 4.0, 10.0), (3.0, 14.0, 12.0), (19.0, 2.0, 10.0)] {
        let flame = |grow: f32, dy: f32| placed(&FLAME, moved(at, x, y + dy), size * grow);
        shapes.push(Shape::new(flame(1.2, 0.0), INK));
        shapes.push(Shape::new(flame(1.0, 0.0), [0xd8, 0x4a, 0x1c, 255]));
        shapes.push(Shape::new(flame(0.6, -2.2), [0xf8, 0xc0, 0x3a, 255]));
    }
    for side in [-1.0, 1.0] {
        let (foot, top) = (moved(at, side * 30.0, -18.0), moved(at, side * 37.0, 8.0));
        shapes.extend(ribbon(&[foot, top], |_| 3.6, INK));
        shapes.extend(ribbon(&[foot, top], |_| 1.8, WOOD));
        shapes.push(Shape::new(placed(&FLAME, moved(top, 0.0, 6.0), 7.6), INK));
        shapes.push(Shape::new(placed(&FLAME, moved(top, 0.0, 6.0), 6.0), [0xf0, 0x8a, 0x24, 255]));
    }
    shapes
}
