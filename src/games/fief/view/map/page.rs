//! The page of the book on which the map is painted: a bar of gold and colours around it, and vine scrolls beside it, as in a
//! book of hours.
use super::brush::{INK, Ink, blob, chance, inked, moved, ribbon, rim, shade, thin};
use super::coast::APRON;
use crate::desktop::face::{Point, Shape, circle, placed};
use std::f32::consts::{PI, TAU};

/// The width of the bar, and of the bare vellum beyond it: below and above, and on both sides.
const BAR: f32 = 12.0;
const ABOVE: f32 = 11.0;
const BESIDE: f32 = 132.0;

const VELLUM: Ink = [0xf1, 0xe6, 0xc9, 255];
const GOLD: Ink = [0xdc, 0xaf, 0x3e, 255];
const AZURE: Ink = [0x2c, 0x52, 0x8e, 255];
const ROSE: Ink = [0xa8, 0x34, 0x38, 255];
const LEAF: Ink = [0x4f, 0x7c, 0x48, 255];
const CREAM: Ink = [0xfd, 0xf7, 0xe6, 255];

/// Lower left and upper right corner of the page around a map of this size.
pub fn corners([width, height]: Point) -> (Point, Point) {
    let (beside, above) = (APRON + BAR + BESIDE, APRON + BAR + ABOVE);
    ([-beside, -height - above], [width + beside, above])
}

/// What is painted on the page around the sea.
pub fn margins([width, height]: Point) -> Vec<Shape> {
    let (low, high) = corners([width, height]);
    let edge = |out: f32| [[-out, -height - out], [width + out, -height - out], [width + out, out], [-out, out]];
    let mut shapes = vec![];
    // The bare vellum lies beside the bar, not under it.
    let outer = [low, [high[0], low[1]], high, [low[0], high[1]]];
    let inner = edge(APRON + BAR - 0.5);
    for i in 0..4 {
        let j = (i + 1) % 4;
        shapes.push(Shape::new(vec![outer[i], outer[j], inner[j], inner[i]], VELLUM));
    }
    for (k, side) in [-1.0, 1.0].into_iter().enumerate() {
        let middle = if side < 0.0 { -(APRON + BAR + BESIDE / 2.0) } else { width + APRON + BAR + BESIDE / 2.0 };
        column(middle, side, (-height - APRON - BAR, APRON + BAR), k as u32, &mut shapes);
    }
    bar(&edge, &mut shapes);
    shapes
}

/// The bar: gold between two lines, with long inlays in blue and red.
fn bar(edge: &impl Fn(f32) -> [Point; 4], shapes: &mut Vec<Shape>) {
    let ring = |outer: f32, inner: f32, paint: Ink, shapes: &mut Vec<Shape>| {
        let (outer, inner) = (edge(outer), edge(inner));
        for i in 0..4 {
            let j = (i + 1) % 4;
            shapes.push(Shape::new(vec![outer[i], outer[j], inner[j], inner[i]], paint));
        }
    };
    ring(APRON + BAR + 1.6, APRON + BAR - 1.0, INK, shapes);
    ring(APRON + BAR - 1.0, APRON + 2.0, GOLD, shapes);
    ring(APRON + 2.0, APRON - 1.0, INK, shapes);
    let middle = edge(APRON + BAR / 2.0 + 0.5);
    for i in 0..4 {
        let (from, to) = (middle[i], middle[(i + 1) % 4]);
        let long = (to[0] - from[0]).hypot(to[1] - from[1]);
        let (dx, dy) = ((to[0] - from[0]) / long, (to[1] - from[1]) / long);
        let put = |along: f32, across: f32| [from[0] + dx * along - dy * across, from[1] + dy * along + dx * across];
        let many = (long / 92.0).round().max(2.0);
        let step = (long - 24.0) / many;
        for k in 0..many as usize {
            let start = 12.0 + step * k as f32;
            let (a, b) = (start + 9.0, start + step - 9.0);
            let paint = if (k + i) % 2 == 0 { AZURE } else { ROSE };
            let inlay = |g: f32| {
                vec![
                    put(a - 2.0 * g, 0.0),
                    put(a + 4.0, -2.7 - g),
                    put(b - 4.0, -2.7 - g),
                    put(b + 2.0 * g, 0.0),
                    put(b - 4.0, 2.7 + g),
                    put(a + 4.0, 2.7 + g),
                ]
            };
            shapes.push(Shape::new(inlay(0.7), INK));
            shapes.push(Shape::new(inlay(0.0), paint));
            let dots = ((b - a - 12.0) / 9.0) as usize;
            for m in 0..=dots {
                let along = a + 6.0 + (b - a - 12.0) * m as f32 / dots.max(1) as f32;
                shapes.push(Shape::new(placed(&circle(1.1, 6), put(along, 0.0), 1.0), CREAM));
            }
            shapes.push(Shape::new(placed(&circle(2.4, 8), put(start, 0.0), 1.0), INK));
            shapes
                .push(Shape::new(placed(&circle(1.5, 8), put(start, 0.0), 1.0), if k % 2 == 0 { ROSE } else { AZURE }));
        }
    }
    for corner in middle {
        let square =
            |r: f32| vec![moved(corner, -r, -r), moved(corner, r, -r), moved(corner, r, r), moved(corner, -r, r)];
        shapes.push(Shape::new(square(12.0), INK));
        shapes.push(Shape::new(square(10.4), AZURE).in_relief(12));
        for (dx, dy) in [(0.0, 4.4), (0.0, -4.4), (4.4, 0.0), (-4.4, 0.0)] {
            shapes.push(Shape::new(placed(&circle(4.0, 12), moved(corner, dx, dy), 1.0), GOLD));
        }
        shapes.push(Shape::new(placed(&circle(2.6, 10), corner, 1.0), ROSE));
    }
}

/// A vine that climbs beside the map and rolls in now to one side, now to the other; in its middle a round picture.
fn column(x: f32, side: f32, (low, high): (f32, f32), number: u32, shapes: &mut Vec<Shape>) {
    let middle = (low + high) / 2.0;
    let half = (high - low) / 2.0;
    let (medal, scroll) = (50.0, 45.0);
    let rolls = ((half - medal - 28.0) / (2.0 * scroll - 4.0)).floor().clamp(0.0, 12.0);
    let step = if rolls > 0.0 { (half - medal - 28.0) / rolls } else { 0.0 };
    for up in [-1.0, 1.0] {
        let mut hand = side;
        for k in 0..rolls as u32 {
            let at = [x, middle + up * (medal + 8.0 + step * (k as f32 + 0.5))];
            let fits = (step / 2.0 - 3.0).min(scroll);
            roll(at, fits, up, hand, number * 40 + k * 2 + u32::from(up > 0.0), shapes);
            hand = -hand;
        }
    }
    if half > medal {
        if number == 0 { rose_of_winds([x, middle], medal, shapes) } else { arms([x, middle], medal, shapes) }
    }
}

/// One roll of the vine: a stem that winds inward to a flower, with leaves and tendrils outside.
fn roll(at: Point, reach: f32, up: f32, hand: f32, seed: u32, shapes: &mut Vec<Shape>) {
    let put = |turn: f32, r: f32| [at[0] + hand * r * turn.cos(), at[1] + up * r * turn.sin()];
    // It comes up from the middle of the page, goes around, and ends in the middle of the roll.
    let turns = 1.56 * TAU;
    let stem: Vec<Point> = (0..=36)
        .map(|k| {
            let t = k as f32 / 36.0;
            put(-PI / 2.0 + turns * t, reach * (1.0 - 0.78 * t.powf(0.92)))
        })
        .collect();
    shapes.extend(ribbon(&stem, |t| 4.6 - 2.0 * t, INK));
    shapes.extend(ribbon(&stem, |t| 2.8 - 1.3 * t, LEAF));
    // On the outside of the stem, as long as no other turn of it is there: leaves on stalks, and tendrils between them.
    for k in 0..15 {
        let i = 1 + k * 34 / 15;
        let foot = stem[i];
        let (from, to) = (stem[i - 1], stem[i + 1]);
        let way = (to[1] - from[1]).atan2(to[0] - from[0]);
        let outer = i < 22;
        let lean = way - hand * up * (0.8 + 0.3 * chance(seed, k as u32));
        let (long, size) = if outer { (4.6, 8.6) } else { (2.6, 5.4) };
        let tip = [foot[0] + long * lean.cos(), foot[1] + long * lean.sin()];
        if outer && k % 4 == 3 {
            tendril(foot, lean, -hand * up, shapes);
            continue;
        }
        shapes.extend(ribbon(&[foot, tip], |_| 1.3, INK));
        ivy(
            [tip[0] + 0.55 * size * lean.cos(), tip[1] + 0.55 * size * lean.sin()],
            lean,
            size,
            seed + k as u32,
            shapes,
        );
    }
    flower(put(-PI / 2.0 + turns, reach * 0.1), reach * 0.3, seed, shapes);
    // The other side of the roll is free: a spray of three leaves, and dots of gold.
    let spray = put(2.7, reach * 1.12);
    for (k, lean) in [-0.75_f32, 0.0, 0.75].into_iter().enumerate() {
        let way = (up * 0.42).atan2(-hand) + lean;
        let at = [spray[0] + 9.0 * way.cos(), spray[1] + 9.0 * way.sin()];
        shapes.extend(ribbon(&[put(2.7, reach * 0.98), spray, at], |_| 1.3, INK));
        ivy([at[0] + 3.0 * way.cos(), at[1] + 3.0 * way.sin()], way, 7.4, seed + k as u32 + 1, shapes);
    }
    for (k, turn) in [0.7_f32, 2.05, 3.6, 4.15, 5.6].into_iter().enumerate() {
        let dot = put(turn, reach * 1.34);
        if (dot[0] - at[0]).abs() < BESIDE / 2.0 - 5.0 {
            shapes.push(Shape::new(placed(&circle(3.0, 10), dot, 1.0), INK));
            shapes.push(Shape::new(placed(&circle(2.1, 10), dot, 1.0), if k % 2 == 0 { GOLD } else { ROSE }));
        }
    }
}

/// A thin stem that curls up.
fn tendril(foot: Point, way: f32, hand: f32, shapes: &mut Vec<Shape>) {
    let mut line = vec![foot];
    let mut turn = way;
    for k in 0..12 {
        let last = line[line.len() - 1];
        line.push([last[0] + 2.4 * turn.cos(), last[1] + 2.4 * turn.sin()]);
        turn += hand * (0.08 + 0.06 * k as f32);
    }
    shapes.extend(ribbon(&line, |t| 1.7 - 0.9 * t, INK));
    shapes.push(Shape::new(placed(&circle(1.9, 8), line[12], 1.0), ROSE));
}

/// A leaf of ivy with three lobes.
fn ivy(at: Point, way: f32, size: f32, sort: u32, shapes: &mut Vec<Shape>) {
    let (sin, cos) = way.sin_cos();
    let lobes =
        [[-0.62, 0.0], [-0.3, -0.5], [0.1, -0.82], [0.2, -0.36], [0.9, 0.0], [0.2, 0.36], [0.1, 0.82], [-0.3, 0.5]];
    let outline: Vec<Point> =
        lobes.iter().map(|[u, v]| [at[0] + size * (u * cos - v * sin), at[1] + size * (u * sin + v * cos)]).collect();
    let paint = [GOLD, LEAF, GOLD, AZURE, LEAF][(sort % 5) as usize];
    inked(Shape::new(outline, paint).in_relief(18), 1.0, shapes);
}

fn flower(at: Point, size: f32, seed: u32, shapes: &mut Vec<Shape>) {
    let (petals, paint) = match (seed / 2) % 4 {
        0 => (5, ROSE),
        1 => (8, AZURE),
        2 => (6, shade(ROSE, 1.35)),
        _ => (5, shade(AZURE, 1.3)),
    };
    let petal = |k: usize, grow: f32| {
        let (sin, cos) = (TAU * k as f32 / petals as f32 + 0.4).sin_cos();
        blob(moved(at, 0.58 * size * cos, 0.58 * size * sin), 0.5 * size + grow, 9, seed + k as u32)
    };
    (0..petals).for_each(|k| shapes.push(Shape::new(petal(k, 1.2), INK)));
    (0..petals).for_each(|k| shapes.push(Shape::new(petal(k, 0.0), paint).in_relief(18)));
    shapes.push(Shape::new(placed(&circle(0.3 * size + 1.0, 10), at, 1.0), INK));
    shapes.push(Shape::new(placed(&circle(0.3 * size, 10), at, 1.0), GOLD));
}

/// The ring around a round picture.
fn medallion(at: Point, radius: f32, ground: Ink, shapes: &mut Vec<Shape>) {
    let ring = |r: f32| placed(&circle(r, 40), at, 1.0);
    shapes.push(Shape::new(ring(radius), INK));
    shapes.push(Shape::new(ring(radius - 1.6), GOLD).in_relief(16));
    shapes.push(Shape::new(ring(radius - 6.0), INK));
    shapes.push(Shape::new(ring(radius - 7.4), ground));
    for k in 0..20 {
        let (sin, cos) = (TAU * k as f32 / 20.0).sin_cos();
        let dot = moved(at, (radius - 3.8) * cos, (radius - 3.8) * sin);
        shapes.push(Shape::new(placed(&circle(1.2, 6), dot, 1.0), if k % 2 == 0 { ROSE } else { AZURE }));
    }
}

/// The rose of the winds.
fn rose_of_winds(at: Point, radius: f32, shapes: &mut Vec<Shape>) {
    medallion(at, radius, CREAM, shapes);
    shapes.extend(rim(&placed(&circle(radius * 0.52, 36), at, 1.0), 1.2, thin(INK, 160)));
    shapes.extend(rim(&placed(&circle(radius * 0.6, 36), at, 1.0), 2.2, thin(AZURE, 200)));
    for (many, offset, long, wide, paints) in
        [(8, 0.5, 0.5, 0.09, [ROSE, CREAM]), (4, 0.5, 0.62, 0.12, [GOLD, INK]), (4, 0.0, 0.78, 0.13, [AZURE, CREAM])]
    {
        for k in 0..many {
            let way = TAU * (k as f32 + if many == 8 { 0.5 } else { offset }) / many as f32;
            let tip = [at[0] + radius * long * way.sin(), at[1] + radius * long * way.cos()];
            for (side, paint) in [(-1.0, paints[0]), (1.0, paints[1])] {
                let hip = way + side * PI / many as f32;
                let corner = [at[0] + radius * wide * 1.3 * hip.sin(), at[1] + radius * wide * 1.3 * hip.cos()];
                shapes.push(Shape::new(vec![at, tip, corner], paint));
            }
            let outline = [way - PI / many as f32, way, way + PI / many as f32];
            let point = |hip: f32, r: f32| [at[0] + radius * r * hip.sin(), at[1] + radius * r * hip.cos()];
            let line = [point(outline[0], wide * 1.3), tip, point(outline[2], wide * 1.3)];
            shapes.extend(ribbon(&line[..2], |_| 0.9, INK));
            shapes.extend(ribbon(&line[1..], |_| 0.9, INK));
        }
    }
    shapes.push(Shape::new(placed(&circle(radius * 0.1, 12), at, 1.0), INK));
    shapes.push(Shape::new(placed(&circle(radius * 0.07, 12), at, 1.0), GOLD));
}

/// The arms of the realm: lilies on blue under a crown.
fn arms(at: Point, radius: f32, shapes: &mut Vec<Shape>) {
    medallion(at, radius, shade(ROSE, 0.92), shapes);
    for k in 0..12 {
        let (sin, cos) = (TAU * (k as f32 + 0.5) / 12.0).sin_cos();
        let dot = moved(at, radius * 0.74 * cos, radius * 0.74 * sin);
        shapes.push(Shape::new(placed(&circle(1.3, 6), dot, 1.0), GOLD));
    }
    let shield = |grow: f32| -> Vec<Point> {
        let s = radius * 0.44 + grow;
        [[-0.84, 0.7], [0.84, 0.7], [0.84, -0.2], [0.62, -0.72], [0.0, -1.15], [-0.62, -0.72], [-0.84, -0.2]]
            .map(|[x, y]| [at[0] + x * s, at[1] + y * s - radius * 0.06])
            .to_vec()
    };
    shapes.push(Shape::new(shield(3.4), INK));
    shapes.push(Shape::new(shield(2.0), GOLD));
    shapes.push(Shape::new(shield(0.0), AZURE).in_relief(14));
    for (x, y) in [(-0.17, 0.08), (0.17, 0.08), (0.0, -0.26)] {
        lily(moved(at, radius * x, radius * y), radius * 0.14, shapes);
    }
    let crown = [[-0.3, 0.3], [-0.36, 0.56], [-0.16, 0.44], [0.0, 0.64], [0.16, 0.44], [0.36, 0.56], [0.3, 0.3]];
    let crown: Vec<Point> = crown.iter().map(|[x, y]| [at[0] + x * radius, at[1] + y * radius]).collect();
    inked(Shape::new(crown, GOLD).in_relief(16), 1.4, shapes);
}

fn lily(at: Point, size: f32, shapes: &mut Vec<Shape>) {
    let put = |p: Point| placed(&[p], at, size)[0];
    let petal =
        |s: f32| [[s * 0.1, -0.1], [s * 0.4, 0.5], [s * 0.9, 0.4], [s * 0.8, -0.1], [s * 0.6, 0.1], [s * 0.3, -0.2]];
    let centre =
        [[0.0, 1.0], [0.26, 0.4], [0.1, -0.2], [0.24, -0.8], [0.0, -0.6], [-0.24, -0.8], [-0.1, -0.2], [-0.26, 0.4]];
    shapes.push(Shape::new(centre.map(put).to_vec(), GOLD));
    for s in [-1.0, 1.0] {
        shapes.push(Shape::new(petal(s).map(put).to_vec(), GOLD));
    }
    shapes.push(Shape::new([[-0.46, -0.12], [0.46, -0.12], [0.46, -0.3], [-0.46, -0.3]].map(put).to_vec(), GOLD));
}
