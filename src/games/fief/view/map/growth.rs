//! What grows and rises on the land: hills, woods, ploughed strips, vineyards, pastures. It fills the room that is left, and
//! lies on nothing.
use super::brush::{INK, Ink, between, blob, chance, far, moved, noise, ribbon, shade, thin};
use super::coast::APRON;
use super::land::Land;
use crate::desktop::face::{Point, Shape, circle, placed, stroke};
use std::f32::consts::{PI, TAU};

const LEAVES: [Ink; 4] =
    [[0x5d, 0x7d, 0x3c, 255], [0x6f, 0x8a, 0x42, 255], [0x4e, 0x71, 0x40, 255], [0x83, 0x92, 0x4a, 255]];
const BARK: Ink = [0x5a, 0x3d, 0x22, 255];
const SLOPE: Ink = [0xc9, 0xb4, 0x7e, 255];
const ROCK: Ink = [0xa9, 0x96, 0x7c, 255];
const SNOW: Ink = [0xfa, 0xf5, 0xe8, 255];
const EARTH: Ink = [0xa8, 0x83, 0x52, 255];
const CORN: Ink = [0xdd, 0xbd, 0x5e, 255];
const GREEN: Ink = [0x9f, 0xae, 0x62, 255];
const WOOL: Ink = [0xfb, 0xf6, 0xe8, 255];
const GRAPE: Ink = [0x6b, 0x2d, 0x5b, 255];

/// The most corners that all of it is drawn with.
const CORNERS: usize = 60_000;
/// Where something lies flat: behind everything that stands.
const FLAT: f32 = f32::MAX;

/// Something on the land: how near the viewer it is, and what it is drawn with.
struct Growth {
    foot: f32,
    shapes: Vec<Shape>,
}

/// Everything that grows on a land; what it takes up is taken from its room.
pub fn growth(land: &mut Land) -> Vec<Shape> {
    let mut all: Vec<Growth> = vec![];
    hills(land, &mut all);
    fields(land, &mut all);
    woods(land, &mut all);
    pastures(land, &mut all);
    // A large and empty land is not filled.
    let corners: usize = all.iter().flat_map(|growth| &growth.shapes).map(|shape| shape.outline.len()).sum();
    let share = CORNERS as f32 / corners.max(1) as f32;
    let mut number = 0;
    all.retain(|_| {
        number += 1;
        chance(number, 99) < share
    });
    // Those in front hide those behind them.
    all.sort_by(|a, b| b.foot.total_cmp(&a.foot));
    all.into_iter().flat_map(|growth| growth.shapes).collect()
}

/// The wash is a little darker here and a little lighter there, as on vellum.
pub fn grain(land: &Land) -> Vec<Shape> {
    let [width, height] = land.plan.size;
    let mut shapes = vec![];
    for (i, at) in scattered(land, 74.0, 5_000) {
        let paint = if i % 2 == 0 { [0xff, 0xf8, 0xe0, 26] } else { [0x6a, 0x4c, 0x20, 17] };
        // The sea lies over what would run over the shore, but nothing runs over the bar around the sea.
        let aside = [at[0], width - at[0], -at[1], at[1] + height].into_iter().fold(f32::MAX, f32::min);
        let radius = (34.0 + 26.0 * chance(i, 11)).min(aside + APRON - 2.0);
        if radius < 12.0 {
            continue;
        }
        // One within the other: it fades toward its edge.
        shapes
            .extend([1.0, 0.66].map(|share| Shape::new(blob(at, radius * share, 15, i + (share * 9.0) as u32), paint)));
    }
    shapes
}

/// Points all over the land, about so far apart, each with its number.
fn scattered(land: &Land, apart: f32, seed: u32) -> Vec<(u32, Point)> {
    let [width, height] = land.plan.size;
    let apart = apart * land.plan.coarse();
    let (columns, rows) = ((width / apart) as u32 + 1, (height / apart) as u32 + 1);
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let point = |(row, column): (u32, u32)| {
        let i = seed + row * 211 + column;
        let aside = if row % 2 == 0 { 0.25 } else { 0.75 };
        let x = (column as f32 + aside + 0.55 * (chance(i, 7) - 0.5)) * apart;
        let y = (row as f32 + 0.5 + 0.55 * (chance(i, 8) - 0.5)) * apart;
        (i, [x, -y])
    };
    cells.map(point).collect()
}

/// How high the land is, and how wooded, from 0 to 1.
fn height([x, y]: Point) -> f32 {
    0.7 * noise([x / 210.0, y / 210.0], 3) + 0.3 * noise([x / 70.0, y / 70.0], 4)
}
fn wooded([x, y]: Point) -> f32 {
    0.65 * noise([x / 170.0, y / 170.0], 13) + 0.35 * noise([x / 52.0, y / 52.0], 14)
}

fn hills(land: &mut Land, standing: &mut Vec<Growth>) {
    let mut found: Vec<(Point, f32)> = vec![];
    for (i, at) in scattered(land, 27.0, 10_000) {
        let high = height(at);
        let sizes = [27.0, 22.0, 17.0, 13.0].map(|size| size * (0.86 + 0.28 * chance(i, 21)));
        let Some(half) = sizes.into_iter().find(|half| land.is_free(at, *half * 1.1 + 1.5)) else { continue };
        // A range: they stand before one another, but not in one place.
        let near = found.iter().any(|(other, _)| far(*other, at) < 21.0);
        if high < 0.47 || near || chance(i, 22) < 0.12 {
            continue;
        }
        found.push((at, half));
        let foot = moved(at, 0.0, -0.5 * half);
        let shapes = if high > 0.62 && half > 17.0 { mountain(foot, half, i) } else { hill(foot, half, i) };
        standing.push(Growth { foot: foot[1], shapes });
    }
    found.into_iter().for_each(|(at, half)| land.room.take(at, at, half - 3.0));
}

/// A hill as old mapmakers drew it: round, with strokes down its far side.
fn hill(foot: Point, half: f32, seed: u32) -> Vec<Shape> {
    let high = half * (0.86 + 0.2 * chance(seed, 23));
    let ridge = |t: f32, size: f32| {
        // From the left to the right of its foot; the top lies a little to the left.
        let turn = PI * (1.0 - t);
        let lean = -0.12 * half * turn.sin();
        [foot[0] + size * (half * 0.94 * turn.cos() + lean), foot[1] + size * high * turn.sin().max(0.0).powf(0.82)]
    };
    let line: Vec<Point> = (0..=10).map(|k| ridge(k as f32 / 10.0, 1.0)).collect();
    let mut shapes = vec![Shape::new(line.clone(), SLOPE).in_relief(20)];
    let shady: Vec<Point> = (4..=10)
        .map(|k| ridge(k as f32 / 10.0, 1.0))
        .chain([moved(foot, 0.2 * half, 0.0), moved(foot, 0.0, 0.4 * high)])
        .collect();
    shapes.push(Shape::new(shady, thin(shade(SLOPE, 0.62), 120)));
    for k in 0..4 {
        let t = 0.56 + 0.1 * k as f32;
        let (top, low) = (ridge(t, 0.93), ridge(t + 0.035, 0.5));
        shapes.extend(ribbon(&[top, low], |t| 1.5 * (1.0 - t) + 0.3, thin(INK, 170)));
    }
    shapes.extend(ribbon(&line, |t| 1.1 + 1.3 * t, INK));
    shapes
}

/// A mountain with its light and its dark side and with snow on top.
fn mountain(foot: Point, half: f32, seed: u32) -> Vec<Shape> {
    let high = half * (1.22 + 0.16 * chance(seed, 24));
    let at = |x: f32, y: f32| [foot[0] + x * half, foot[1] + y * high];
    let lean = 0.24 * (chance(seed, 25) - 0.5);
    let top = [lean, 1.0];
    let left = [[-0.94, 0.0], [-0.66, 0.3], [-0.46, 0.44], [-0.22, 0.8]];
    let right = [[0.2, 0.74], [0.38, 0.5], [0.62, 0.32], [0.94, 0.0]];
    let put = |p: &[f32; 2]| at(p[0], p[1]);
    let outline: Vec<Point> = left.iter().chain([&top]).chain(&right).map(put).collect();
    let spine = [[0.06 + lean, 0.66], [-0.06, 0.42], [0.1, 0.2], [0.0, 0.0]];
    let mut shapes = vec![Shape::new(outline.clone(), shade(ROCK, 1.16)).in_relief(14)];
    let dark: Vec<Point> = [&top].into_iter().chain(&right).chain(spine.iter().rev()).map(put).collect();
    shapes.push(Shape::new(dark, shade(ROCK, 0.7)));
    let snow = [[-0.22, 0.8], [lean, 1.0], [0.2, 0.74], [0.1, 0.8], [0.02 + lean, 0.7], [-0.08, 0.8]];
    shapes.push(Shape::new(snow.iter().map(put).collect(), SNOW));
    for (from, to) in [([0.3, 0.52], [0.22, 0.24]), ([0.52, 0.32], [0.44, 0.1]), ([-0.4, 0.4], [-0.3, 0.16])] {
        shapes.extend(ribbon(&[put(&from), put(&to)], |t| 1.5 - t, thin(INK, 170)));
    }
    shapes.extend(ribbon(&outline, |t| 1.2 + 1.2 * t, INK));
    shapes
}

fn woods(land: &mut Land, standing: &mut Vec<Growth>) {
    let mut found: Vec<Point> = vec![];
    for (i, at) in scattered(land, 13.5, 40_000) {
        if wooded(at) < 0.46 || chance(i, 31) < 0.1 || !land.is_free(at, 10.0) {
            continue;
        }
        found.push(at);
        let size = 7.1 * (0.84 + 0.3 * chance(i, 32));
        standing.push(Growth { foot: at[1] - size, shapes: tree(at, size, i) });
    }
    found.into_iter().for_each(|at| land.room.take(at, at, 5.0));
}

/// A tree of about this half height.
fn tree([x, y]: Point, size: f32, seed: u32) -> Vec<Shape> {
    let paint = shade(LEAVES[(seed % 4) as usize], 0.92 + 0.16 * chance(seed, 33));
    let mut shapes = vec![stroke([x, y - size], [x, y], 2.2, BARK)];
    if seed.is_multiple_of(5) {
        // A poplar or a fir: high and narrow.
        let leaf = |grow: f32| -> Vec<Point> {
            [[0.0, 1.0], [0.34, 0.3], [0.42, -0.2], [0.26, -0.62], [-0.26, -0.62], [-0.42, -0.2], [-0.34, 0.3]]
                .map(|p| [x + p[0] * (size + grow), y + p[1] * (size + grow)])
                .to_vec()
        };
        shapes.push(Shape::new(leaf(1.4), INK));
        shapes.push(Shape::new(leaf(0.0), shade(paint, 0.86)).in_relief(30));
        return shapes;
    }
    let crown = [x, y + 0.24 * size];
    let leaf = |r: f32, seed: u32| blob(crown, r, 9, seed);
    shapes.push(Shape::new(leaf(0.84 * size + 1.3, seed), INK));
    shapes.push(Shape::new(leaf(0.84 * size, seed), paint).in_relief(26));
    shapes.push(Shape::new(blob(moved(crown, -0.22 * size, 0.24 * size), 0.36 * size, 6, seed + 1), shade(paint, 1.3)));
    shapes
}

/// Ploughed strips and vineyards, not far from the villages that work them.
fn fields(land: &mut Land, all: &mut Vec<Growth>) {
    for (i, at) in scattered(land, 23.0, 70_000) {
        let villages = &land.plan.points;
        let nearest = villages.iter().map(|village| far(*village, at)).fold(f32::MAX, f32::min);
        if nearest > 175.0 || wooded(at) > 0.55 || chance(i, 41) < 0.1 {
            continue;
        }
        let sizes = [25.0, 21.0, 17.0, 13.5];
        let Some(reach) = sizes.into_iter().find(|reach| land.is_free(at, reach + 1.5)) else { continue };
        land.room.take(at, at, reach - 2.0);
        let turn = (noise([at[0] / 130.0, at[1] / 130.0], 42) - 0.5) * 2.4;
        let is_vineyard = noise([at[0] / 120.0, at[1] / 120.0], 43) > 0.6;
        let mut shapes = vec![];
        if is_vineyard {
            vineyard(at, reach, turn, i, &mut shapes)
        } else {
            strips(at, reach, turn, i, &mut shapes)
        }
        all.push(Growth { foot: FLAT, shapes });
    }
}

/// The corners of a field in a disc, `across` its strips and `along` them from -1 to 1.
fn on_field(at: Point, reach: f32, turn: f32, seed: u32) -> impl Fn(f32, f32) -> Point {
    let (sin, cos) = turn.sin_cos();
    let slant = 0.25 * (chance(seed, 44) - 0.5);
    move |across: f32, along: f32| {
        let (u, v) = (reach * 0.68 * across, reach * (0.6 * along + slant * across * 0.5));
        [at[0] + u * cos - v * sin, at[1] + u * sin + v * cos]
    }
}

fn strips(at: Point, reach: f32, turn: f32, seed: u32, shapes: &mut Vec<Shape>) {
    let put = on_field(at, reach, turn, seed);
    let many = (reach / 4.2) as i32;
    let paints = match seed % 3 {
        0 => [CORN, shade(CORN, 1.1)],
        1 => [GREEN, shade(GREEN, 1.12)],
        _ => [EARTH, shade(CORN, 1.02)],
    };
    shapes.push(Shape::new(
        [[-1.06, -1.06], [1.06, -1.06], [1.06, 1.06], [-1.06, 1.06]].map(|[u, v]| put(u, v)).to_vec(),
        thin(INK, 120),
    ));
    for k in 0..many {
        let edge = |k: i32| -1.0 + 2.0 * k as f32 / many as f32;
        let (from, to) = (edge(k), edge(k + 1));
        // Not all strips are as long.
        let (low, high) = (-1.0 + 0.16 * chance(seed, 45 + k as u32), 1.0 - 0.16 * chance(seed, 55 + k as u32));
        shapes.push(Shape::new(
            vec![put(from, low), put(to, low), put(to, high), put(from, high)],
            paints[(k % 2) as usize],
        ));
        let furrow = between(put(from, low), put(to, low), 0.5);
        shapes.push(stroke(furrow, between(put(from, high), put(to, high), 0.5), 0.9, thin(INK, 70)));
    }
}

fn vineyard(at: Point, reach: f32, turn: f32, seed: u32, shapes: &mut Vec<Shape>) {
    let put = on_field(at, reach, turn, seed);
    shapes.push(Shape::new(
        [[-1.06, -1.06], [1.06, -1.06], [1.06, 1.06], [-1.06, 1.06]].map(|[u, v]| put(u, v)).to_vec(),
        thin(INK, 120),
    ));
    shapes.push(Shape::new(
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[u, v]| put(u, v)).to_vec(),
        shade(EARTH, 1.18),
    ));
    let many = (reach / 4.2) as i32;
    for k in 0..many {
        let u = -0.86 + 1.72 * k as f32 / (many - 1).max(1) as f32;
        for m in 0..many {
            let v = -0.8 + 1.6 * m as f32 / (many - 1).max(1) as f32;
            let paint = if (k + m) % 3 == 0 { GRAPE } else { LEAVES[((k + m) % 2) as usize] };
            shapes.push(Shape::new(blob(put(u, v), 2.3, 5, seed + (k * 9 + m) as u32), paint));
        }
    }
}

/// Single trees, sheep, tufts of grass, where there is still room.
fn pastures(land: &mut Land, standing: &mut Vec<Growth>) {
    for (i, at) in scattered(land, 34.0, 120_000) {
        if land.is_free(at, 13.0) {
            land.room.take(at, at, 12.0);
            match i % 3 {
                0 => standing.push(Growth { foot: at[1] - 8.0, shapes: tree(at, 8.6, i) }),
                1 => (0..3).for_each(|k| {
                    let to = [(k as f32 - 1.0) * 7.6, 3.4 * (chance(i, 71 + k) - 0.5) * 2.0];
                    standing.push(Growth { foot: at[1] + to[1] - 3.0, shapes: sheep(moved(at, to[0], to[1]), i + k) });
                }),
                _ => standing.push(Growth { foot: at[1] - 5.0, shapes: stack(at) }),
            }
        }
    }
    for (i, at) in scattered(land, 12.0, 140_000) {
        if wooded(at) > 0.44 && chance(i, 73) < 0.7 && land.is_free(at, 6.2) {
            land.room.take(at, at, 5.0);
            standing.push(Growth { foot: at[1] - 5.0, shapes: bush(at, i) });
        }
    }
    for (i, at) in scattered(land, 17.0, 160_000) {
        if land.is_free(at, 4.5) {
            let ink = thin([0x5c, 0x6a, 0x34, 255], 150);
            let blade = |lean: f32| {
                let foot = moved(at, lean * 0.3, -2.6);
                let tip = moved(foot, lean, 4.4 + chance(i, 72));
                Shape::new(vec![moved(foot, -0.6, 0.0), moved(foot, 0.6, 0.0), tip], ink)
            };
            standing.push(Growth { foot: FLAT, shapes: [-2.2, 0.0, 2.2].map(blade).to_vec() });
        }
    }
}

fn bush(at: Point, seed: u32) -> Vec<Shape> {
    let paint = LEAVES[(seed % 4) as usize];
    let radius = 3.6 + 0.9 * chance(seed, 34);
    vec![
        Shape::new(blob(at, radius + 1.2, 8, seed), INK),
        Shape::new(blob(at, radius, 8, seed), paint).in_relief(26),
        Shape::new(blob(moved(at, -0.26 * radius, 0.3 * radius), 0.4 * radius, 5, seed), shade(paint, 1.3)),
    ]
}

fn sheep(at: Point, seed: u32) -> Vec<Shape> {
    let side = if seed.is_multiple_of(2) { 1.0 } else { -1.0 };
    let mut shapes = vec![];
    for x in [-1.6, 1.4] {
        shapes.push(stroke(moved(at, x, -1.0), moved(at, x, -3.8), 0.9, INK));
    }
    shapes.push(Shape::new(blob(at, 4.3, 8, seed), INK));
    shapes.push(Shape::new(blob(at, 3.4, 8, seed), WOOL).in_relief(8));
    shapes.push(Shape::new(placed(&circle(1.4, 6), moved(at, side * 3.4, 0.9), 1.0), INK));
    shapes
}

/// A stack of hay.
fn stack(at: Point) -> Vec<Shape> {
    let cone = |grow: f32| -> Vec<Point> {
        (0..=8)
            .map(|k| {
                let turn = TAU * 0.5 * k as f32 / 8.0;
                [
                    at[0] + (6.4 + grow) * turn.cos(),
                    at[1] - 5.0 - grow + (11.0 + 2.0 * grow) * turn.sin().max(0.0).powf(1.3),
                ]
            })
            .collect()
    };
    let mut shapes = vec![Shape::new(cone(1.2), INK), Shape::new(cone(0.0), CORN).in_relief(22)];
    for x in [-2.6, 0.4, 3.2] {
        shapes.push(stroke(moved(at, x, -4.4), moved(at, x * 0.5, 1.6), 0.8, thin(INK, 120)));
    }
    shapes
}
