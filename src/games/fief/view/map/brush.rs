//! What every part of the map is drawn with: strokes that bend, outlines that are not quite even, and chances that always
//! fall the same way, so that a map looks the same whenever it is drawn.
use crate::desktop::face::{Point, Shape};

/// Red, green, blue and opacity.
pub type Ink = [u8; 4];

/// The ink of scribes: outlines and hatchings.
pub const INK: Ink = [0x3b, 0x2a, 0x1a, 255];

/// A number from 0 to 1, the same for the same numbers.
pub fn chance(i: u32, n: u32) -> f32 {
    let mixed = i.wrapping_mul(0x9e37_79b9) ^ n.wrapping_mul(0x85eb_ca6b);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    let mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39);
    ((mixed >> 8) % 1000) as f32 / 1000.0
}

/// A number from 0 to 1 for every point, which changes gently from one to the next: by about as much as it can within one
/// unit.
pub fn noise([x, y]: Point, seed: u32) -> f32 {
    let (column, row) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - column), ease(y - row));
    let corner = |dx: i32, dy: i32| {
        let (i, j) = (column as i32 + dx, row as i32 + dy);
        chance((i as u32).wrapping_mul(7919).wrapping_add(seed), (j as u32).wrapping_mul(104_729).wrapping_add(seed))
    };
    let below = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u;
    let above = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u;
    below + (above - below) * v
}

/// Lighter or darker.
pub fn shade([r, g, b, a]: Ink, by: f32) -> Ink {
    let c = |c: u8| (f32::from(c) * by).clamp(0.0, 255.0) as u8;
    [c(r), c(g), c(b), a]
}

/// The same ink, laid on thinner.
pub fn thin([r, g, b, _]: Ink, opacity: u8) -> Ink {
    [r, g, b, opacity]
}

pub fn moved([x, y]: Point, dx: f32, dy: f32) -> Point {
    [x + dx, y + dy]
}

pub fn between(a: Point, b: Point, t: f32) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

pub fn far(a: Point, b: Point) -> f32 {
    (b[0] - a[0]).hypot(b[1] - a[1])
}

/// How far a point is from a straight line between two others.
pub fn from_line(p: Point, a: Point, b: Point) -> f32 {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy).max(1e-6);
    far(p, between(a, b, t.clamp(0.0, 1.0)))
}

/// Where two straight lines cross, as a share of the first.
pub fn crossing((a, b): (Point, Point), (c, d): (Point, Point)) -> Option<f32> {
    let (r, s) = ([b[0] - a[0], b[1] - a[1]], [d[0] - c[0], d[1] - c[1]]);
    let turn = r[0] * s[1] - r[1] * s[0];
    if turn.abs() < 1e-6 {
        return None;
    }
    let q = [c[0] - a[0], c[1] - a[1]];
    let t = (q[0] * s[1] - q[1] * s[0]) / turn;
    let u = (q[0] * r[1] - q[1] * r[0]) / turn;
    ((0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&u)).then_some(t)
}

/// Which way a line goes at each of its points, as vectors of length 1. `closed`: it ends where it begins.
fn ways(line: &[Point], closed: bool) -> Vec<Point> {
    let n = line.len();
    let way = |i: usize| {
        let (before, after) = if closed {
            (line[(i + n - 1) % n], line[(i + 1) % n])
        } else {
            (line[i.saturating_sub(1)], line[(i + 1).min(n - 1)])
        };
        let long = far(before, after).max(1e-3);
        [(after[0] - before[0]) / long, (after[1] - before[1]) / long]
    };
    (0..n).map(way).collect()
}

/// The line so far to its left.
pub fn aside(line: &[Point], closed: bool, by: impl Fn(f32) -> f32) -> Vec<Point> {
    let last = (line.len().max(2) - 1) as f32;
    let ways = ways(line, closed);
    let point = |(i, p): (usize, &Point)| {
        let by = by(i as f32 / last);
        [p[0] - ways[i][1] * by, p[1] + ways[i][0] * by]
    };
    line.iter().enumerate().map(point).collect()
}

/// A band between two lines with as many points each. No part of it lies over another.
pub fn web(one: &[Point], other: &[Point], closed: bool, paint: Ink) -> Vec<Shape> {
    let n = one.len();
    let last = if closed { n } else { n.saturating_sub(1) };
    let piece = |i: usize| {
        let j = (i + 1) % n;
        Shape::new(vec![one[i], one[j], other[j], other[i]], paint)
    };
    (0..last).map(piece).collect()
}

/// A stroke along a line; its width is told for each share of it, from 0 to 1.
pub fn ribbon(line: &[Point], width: impl Fn(f32) -> f32, paint: Ink) -> Vec<Shape> {
    if line.len() < 2 {
        return vec![];
    }
    let left = aside(line, false, |t| width(t) / 2.0);
    let right = aside(line, false, |t| -width(t) / 2.0);
    web(&left, &right, false, paint)
}

/// A closed stroke along an outline.
pub fn rim(outline: &[Point], width: f32, paint: Ink) -> Vec<Shape> {
    let left = aside(outline, true, |_| width / 2.0);
    let right = aside(outline, true, |_| -width / 2.0);
    web(&left, &right, true, paint)
}

/// A line with its corners cut off twice; its ends stay.
pub fn rounded(line: &[Point]) -> Vec<Point> {
    let mut line = line.to_vec();
    for _ in 0..2 {
        let mut cut = vec![line[0]];
        for pair in line.windows(2) {
            cut.push(between(pair[0], pair[1], 0.25));
            cut.push(between(pair[0], pair[1], 0.75));
        }
        cut.push(line[line.len() - 1]);
        line = cut;
    }
    line
}

/// Points along a line, each so far from the last; the first half as far from its beginning.
pub fn dots(line: &[Point], apart: f32) -> Vec<Point> {
    let mut dots = vec![];
    let mut left = apart / 2.0;
    for (a, b) in line.iter().zip(&line[1..]) {
        let long = far(*a, *b);
        while left <= long {
            dots.push(between(*a, *b, left / long.max(1e-3)));
            left += apart;
        }
        left -= long;
    }
    dots
}

pub fn length(line: &[Point]) -> f32 {
    line.windows(2).map(|leg| far(leg[0], leg[1])).sum()
}

/// A round outline that is not quite even; it lies within its radius.
pub fn blob([x, y]: Point, radius: f32, corners: u32, seed: u32) -> Vec<Point> {
    let point = |i: u32| {
        let (sin, cos) = (i as f32 / corners as f32 * std::f32::consts::TAU).sin_cos();
        let r = radius * (0.8 + 0.2 * chance(seed, i + 50));
        [x + r * cos, y + r * sin]
    };
    (0..corners).map(point).collect()
}

/// A rectangle around a point: left, lower, right and upper edge as seen from it.
pub fn block([x, y]: Point, [left, low, right, high]: [f32; 4]) -> Vec<Point> {
    vec![[x + left, y + low], [x + right, y + low], [x + right, y + high], [x + left, y + high]]
}

/// A shape with a line around it: the same outline, larger by `line`, in ink below.
pub fn inked(shape: Shape, line: f32, shapes: &mut Vec<Shape>) {
    let n = shape.outline.len() as f32;
    let [x, y] = shape.outline.iter().fold([0.0; 2], |[x, y], p| [x + p[0] / n, y + p[1] / n]);
    let grown = shape.outline.iter().map(|p| {
        let long = (p[0] - x).hypot(p[1] - y).max(1e-3);
        [p[0] + (p[0] - x) / long * line * 1.25, p[1] + (p[1] - y) / long * line * 1.25]
    });
    shapes.push(Shape::new(grown.collect(), INK));
    shapes.push(shape);
}
