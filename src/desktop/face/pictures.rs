//! Pictures: drawings of many shapes that are made once and shown in many places, on the board, in panels and in books.
use super::shapes::{Paint, Point, Shape, circle};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A drawing in a square from -1 to 1. Copies share their shapes.
#[derive(Clone, Debug)]
pub struct Picture {
    shapes: Arc<[Shape]>,
    key: u64,
}

impl Picture {
    fn new(shapes: Vec<Shape>) -> Self {
        let key = shapes.iter().fold(0xcbf2_9ce4_8422_2325, fingerprint);
        Self { shapes: shapes.into(), key }
    }
    /// The picture of this name, which is drawn when it is asked for first.
    pub fn kept(name: &str, draw: impl FnOnce() -> Self) -> Self {
        static KEPT: Mutex<BTreeMap<String, Picture>> = Mutex::new(BTreeMap::new());
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(picture) = kept.get(name) {
            return picture.clone();
        }
        let picture = draw();
        kept.insert(name.to_owned(), picture.clone());
        picture
    }
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }
    /// The same for equal pictures: what was made of a picture is kept under this number.
    pub fn key(&self) -> u64 {
        self.key
    }
    /// Its shapes at another place, `scale` units for each of its own.
    pub fn at(&self, at: Point, scale: f32) -> impl Iterator<Item = Shape> + '_ {
        self.shapes
            .iter()
            .map(move |shape| Shape { outline: super::shapes::placed(&shape.outline, at, scale), ..shape.clone() })
    }
}

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && (Arc::ptr_eq(&self.shapes, &other.shapes) || self.shapes == other.shapes)
    }
}

impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shapes.serialize(serializer)
    }
}

/// Mixes a shape into the number of a picture.
fn fingerprint(key: u64, shape: &Shape) -> u64 {
    let mix = |key: u64, part: u32| (key ^ u64::from(part)).wrapping_mul(0x0100_0000_01b3);
    let paint = match shape.paint {
        Paint::Plain(rgba) => u32::from_le_bytes(rgba),
        Paint::Field(tincture) => 0x100 + tincture as u32,
        Paint::Tint(tincture) => 0x200 + tincture as u32,
    };
    let key = mix(mix(key, paint), u32::from(shape.relief) << 16 | shape.outline.len() as u32);
    shape.outline.iter().flatten().fold(key, |key, at| mix(key, at.to_bits()))
}

/// The line around what is drawn.
pub const LINE: [u8; 4] = [0x2b, 0x1d, 0x12, 255];
/// How broad it is, in a picture that fills its square.
const BROAD: f32 = 0.028;

/// A picture that is being drawn: one part over the other.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    shapes: Vec<Shape>,
}

impl Drawing {
    pub fn new() -> Self {
        Self::default()
    }
    /// Something without a line around it.
    pub fn fill(&mut self, outline: Vec<Point>, paint: impl Into<Paint>) -> &mut Self {
        self.shapes.push(Shape::new(outline, paint));
        self
    }
    /// Something without a line around it, with light on it.
    pub fn lit(&mut self, outline: Vec<Point>, paint: impl Into<Paint>, relief: u8) -> &mut Self {
        self.shapes.push(Shape::new(outline, paint).in_relief(relief));
        self
    }
    /// Something with a line around it and light on it.
    pub fn part(&mut self, outline: Vec<Point>, paint: impl Into<Paint>) -> &mut Self {
        self.shapes.push(Shape::new(grown(&outline, BROAD), LINE));
        self.lit(outline, paint, 22)
    }
    /// A line through these points.
    pub fn line(&mut self, points: &[Point], broad: f32, paint: impl Into<Paint>) -> &mut Self {
        self.fill(ribbon(points, broad, broad), paint)
    }
    /// A rod through these points with a line around it, from one breadth to another.
    pub fn rod(&mut self, points: &[Point], from: f32, to: f32, paint: impl Into<Paint>) -> &mut Self {
        self.part(ribbon(points, from, to), paint)
    }
    /// Everything of another drawing, moved and scaled. Its lines become as much thinner.
    pub fn place(&mut self, other: &Drawing, at: Point, scale: f32) -> &mut Self {
        let placed =
            |shape: &Shape| Shape { outline: super::shapes::placed(&shape.outline, at, scale), ..shape.clone() };
        self.shapes.extend(other.shapes.iter().map(placed));
        self
    }
    pub fn finished(self) -> Picture {
        Picture::new(self.shapes)
    }
    /// What of it lies within the square: a picture that has a frame.
    pub fn framed(self) -> Picture {
        let cut = |shape: Shape| Shape { outline: within_square(shape.outline), ..shape };
        Picture::new(self.shapes.into_iter().map(cut).filter(|shape| shape.outline.len() > 2).collect())
    }
}

/// The part of an outline that lies in the square from -1 to 1.
fn within_square(mut outline: Vec<Point>) -> Vec<Point> {
    for (axis, side) in [(0, 1.0), (0, -1.0), (1, 1.0), (1, -1.0)] {
        if outline.iter().all(|p| p[axis] * side <= 1.0) {
            continue;
        }
        let mut cut: Vec<Point> = vec![];
        for (i, here) in outline.iter().enumerate() {
            let before = outline[(i + outline.len() - 1) % outline.len()];
            let (in_before, in_here) = (before[axis] * side <= 1.0, here[axis] * side <= 1.0);
            if in_before != in_here {
                let share = (side - before[axis]) / (here[axis] - before[axis]);
                let mut edge = [0, 1].map(|i| before[i] + (here[i] - before[i]) * share);
                edge[axis] = side;
                cut.push(edge);
            }
            if in_here {
                cut.push(*here);
            }
        }
        outline = cut;
    }
    outline
}

/// A smooth outline through these corners.
pub fn smooth(corners: &[Point]) -> Vec<Point> {
    const STEPS: usize = 5;
    let n = corners.len();
    let bend = |i: usize, step: usize| {
        let [a, b, c, d] = [(i + n - 1) % n, i, (i + 1) % n, (i + 2) % n].map(|i| corners[i]);
        catmull([a, b, c, d], step as f32 / STEPS as f32)
    };
    (0..n).flat_map(|i| (0..STEPS).map(move |step| (i, step))).map(|(i, step)| bend(i, step)).collect()
}

/// A smooth line from the first of these points to the last.
pub fn curve(points: &[Point]) -> Vec<Point> {
    const STEPS: usize = 6;
    let Some(last) = points.last() else { return vec![] };
    let at = |i: usize| points[i.min(points.len() - 1)];
    let mut all = vec![];
    for i in 0..points.len() - 1 {
        let four = [at(i.saturating_sub(1)), at(i), at(i + 1), at(i + 2)];
        all.extend((0..STEPS).map(|step| catmull(four, step as f32 / STEPS as f32)));
    }
    all.push(*last);
    all
}

fn catmull([a, b, c, d]: [Point; 4], t: f32) -> Point {
    [0, 1].map(|axis| {
        let [a, b, c, d] = [a, b, c, d].map(|p| p[axis]);
        0.5 * (2.0 * b
            + (c - a) * t
            + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
            + (3.0 * b - a - 3.0 * c + d) * t.powi(3))
    })
}

/// An upright oval.
pub fn oval([x, y]: Point, half_wide: f32, half_high: f32) -> Vec<Point> {
    circle(1.0, 20).into_iter().map(|[u, v]| [x + u * half_wide, y + v * half_high]).collect()
}

/// A part of a disc, from one angle to another, in degrees counter-clockwise from the right.
pub fn slice(at: Point, radius: f32, from: f32, to: f32) -> Vec<Point> {
    const STEPS: usize = 16;
    let bend = |i: usize| {
        let (sin, cos) = (from + (to - from) * i as f32 / STEPS as f32).to_radians().sin_cos();
        [at[0] + cos * radius, at[1] + sin * radius]
    };
    (0..=STEPS).map(bend).collect()
}

/// A rectangle from its left lower to its right upper corner.
pub fn block([left, low]: Point, [right, high]: Point) -> Vec<Point> {
    vec![[left, low], [right, low], [right, high], [left, high]]
}

/// A lozenge that fills the height of the square.
pub fn lozenge() -> Vec<Point> {
    vec![[0.0, 1.0], [0.8, 0.0], [0.0, -1.0], [-0.8, 0.0]]
}

/// The head of a horse that looks to the right.
pub fn horse_head() -> Vec<Point> {
    vec![
        [-0.75, -1.0],
        [0.55, -1.0],
        [0.5, -0.35],
        [0.2, 0.0],
        [0.25, 0.15],
        [0.7, -0.15],
        [0.98, 0.1],
        [0.8, 0.5],
        [0.4, 0.85],
        [0.25, 1.1],
        [0.08, 0.88],
        [-0.35, 0.75],
        [-0.7, 0.3],
        [-0.85, -0.3],
    ]
}

/// The same turned about the middle of the square, in degrees counter-clockwise.
pub fn turned(outline: &[Point], degrees: f32) -> Vec<Point> {
    let (sin, cos) = degrees.to_radians().sin_cos();
    outline.iter().map(|[x, y]| [x * cos - y * sin, x * sin + y * cos]).collect()
}

/// The same seen in a mirror: left is right.
pub fn mirrored(outline: &[Point]) -> Vec<Point> {
    outline.iter().map(|[x, y]| [-x, *y]).collect()
}

/// The outline of a line through these points, from one breadth to another.
pub fn ribbon(points: &[Point], from: f32, to: f32) -> Vec<Point> {
    let n = points.len();
    let side = |i: usize| {
        let (before, after) = (points[i.saturating_sub(1)], points[(i + 1).min(n - 1)]);
        let (dx, dy) = (after[0] - before[0], after[1] - before[1]);
        let long = dx.hypot(dy).max(1e-4);
        let half = (from + (to - from) * i as f32 / (n - 1).max(1) as f32) / 2.0;
        [-dy / long * half, dx / long * half]
    };
    let left = (0..n).map(|i| [points[i][0] + side(i)[0], points[i][1] + side(i)[1]]);
    let right = (0..n).rev().map(|i| [points[i][0] - side(i)[0], points[i][1] - side(i)[1]]);
    left.chain(right).collect()
}

/// An outline moved outward everywhere by the same distance; pointed corners are cut off at twice of it.
pub fn grown(outline: &[Point], by: f32) -> Vec<Point> {
    let n = outline.len();
    let twice: f32 = (0..n).map(|i| (outline[i], outline[(i + 1) % n])).map(|(p, q)| p[0] * q[1] - p[1] * q[0]).sum();
    let out = if twice < 0.0 { -by } else { by };
    let normal = |p: Point, q: Point| {
        let (dx, dy) = (q[0] - p[0], q[1] - p[1]);
        let long = dx.hypot(dy).max(1e-6);
        [dy / long, -dx / long]
    };
    (0..n)
        .map(|i| {
            let [before, here, after] = [outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]];
            let (a, b) = (normal(before, here), normal(here, after));
            let sum = [a[0] + b[0], a[1] + b[1]];
            let square = (sum[0] * sum[0] + sum[1] * sum[1]).max(0.5);
            let grow = out * 2.0 / square;
            [here[0] + sum[0] * grow, here[1] + sum[1] * grow]
        })
        .collect()
}
