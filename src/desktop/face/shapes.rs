//! Shapes in the units of the board: outlines, what they are filled with, and the outlines that several pictures share.
use serde::{Deserialize, Serialize};

/// A point of the board, in its own units: x to the right, y upward.
pub type Point = [f32; 2];

/// What a shape is filled with. The colours of the sides are mixed by the palette in use.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Paint {
    /// Red, green, blue and opacity.
    Plain([u8; 4]),
    /// The full colour of a side.
    Field(Tincture),
    /// The light tint of it.
    Tint(Tincture),
}

impl From<[u8; 4]> for Paint {
    fn from(rgba: [u8; 4]) -> Self {
        Paint::Plain(rgba)
    }
}

impl From<Tincture> for Paint {
    fn from(tincture: Tincture) -> Self {
        Paint::Field(tincture)
    }
}

/// A filled outline. It may be concave; it does not cross itself.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shape {
    pub outline: Vec<Point>,
    pub paint: Paint,
    /// Light falls on it from the upper left: how much lighter and darker its edges are, in hundredths.
    pub relief: u8,
}

impl Shape {
    pub fn new(outline: Vec<Point>, paint: impl Into<Paint>) -> Self {
        Self { outline, paint: paint.into(), relief: 0 }
    }
    /// With light on it, `hundredths` lighter and darker at its edges.
    pub fn in_relief(self, hundredths: u8) -> Self {
        Self { relief: hundredths, ..self }
    }
}

/// A heraldic colour with everything that goes with it: people who cannot tell red from blue tell the shape of the
/// counter and its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tincture {
    Gules,
    Azure,
    Vert,
    Purpure,
    Or,
    Sable,
}

impl Tincture {
    pub const ALL: [Tincture; 6] =
        [Tincture::Gules, Tincture::Azure, Tincture::Vert, Tincture::Purpure, Tincture::Or, Tincture::Sable];
}

impl Tincture {
    /// The silhouette of its counters, in a square from -1 to 1: each tincture has its own.
    pub fn silhouette(self) -> Vec<Point> {
        match self {
            // A shield.
            Tincture::Gules => {
                vec![
                    [-0.94, 0.96],
                    [0.94, 0.96],
                    [0.94, -0.52],
                    [0.72, -0.78],
                    [0.0, -1.0],
                    [-0.72, -0.78],
                    [-0.94, -0.52],
                ]
            }
            // A square with cut corners.
            Tincture::Azure => vec![
                [-0.6, 0.98],
                [0.6, 0.98],
                [0.98, 0.6],
                [0.98, -0.6],
                [0.6, -0.98],
                [-0.6, -0.98],
                [-0.98, -0.6],
                [-0.98, 0.6],
            ],
            Tincture::Vert => vec![[-0.94, 0.94], [0.94, 0.94], [0.94, -0.94], [-0.94, -0.94]],
            Tincture::Purpure => vec![[0.0, 1.0], [0.95, 0.3], [0.6, -0.95], [-0.6, -0.95], [-0.95, 0.3]],
            Tincture::Or => circle(1.0, 24),
            Tincture::Sable => vec![[0.0, 1.0], [1.0, 0.0], [0.0, -1.0], [-1.0, 0.0]],
        }
    }
}

/// A round outline.
pub fn circle(radius: f32, corners: usize) -> Vec<Point> {
    (0..corners)
        .map(|i| {
            let (sin, cos) = (i as f32 / corners as f32 * std::f32::consts::TAU).sin_cos();
            [radius * cos, radius * sin]
        })
        .collect()
}

/// A flame, in a square from -1 to 1.
pub const FLAME: [[f32; 2]; 9] = [
    [0.0, 1.0],
    [0.3, 0.45],
    [0.5, 0.6],
    [0.75, -0.2],
    [0.45, -0.9],
    [-0.45, -0.9],
    [-0.75, -0.2],
    [-0.4, 0.35],
    [-0.2, 0.2],
];

/// Whether a point lies within an outline.
pub fn inside(outline: &[Point], [x, y]: Point) -> bool {
    let mut within = false;
    let mut previous = outline.last().copied().unwrap_or_default();
    for corner in outline {
        let ([x1, y1], [x2, y2]) = (previous, *corner);
        if (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 {
            within = !within;
        }
        previous = *corner;
    }
    within
}

fn cross(o: Point, a: Point, b: Point) -> f32 {
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
}

/// Cuts an outline into triangles by clipping ears: indices of its corners, counter-clockwise.
pub fn triangulate(outline: &[Point]) -> Vec<[u32; 3]> {
    let area: f32 = (0..outline.len()).map(|i| cross([0.0; 2], outline[i], outline[(i + 1) % outline.len()])).sum();
    let mut left: Vec<usize> = (0..outline.len()).collect();
    if area < 0.0 {
        left.reverse();
    }
    let mut triangles = vec![];
    while left.len() > 2 {
        let n = left.len();
        let ear = (0..n).find(|i| {
            let [a, b, c] = [left[(i + n - 1) % n], left[*i], left[(i + 1) % n]];
            let [pa, pb, pc] = [outline[a], outline[b], outline[c]];
            cross(pa, pb, pc) > 0.0
                && left.iter().filter(|p| ![a, b, c].contains(p)).all(|p| {
                    let q = outline[*p];
                    cross(pa, pb, q) < 0.0 || cross(pb, pc, q) < 0.0 || cross(pc, pa, q) < 0.0
                })
        });
        // A degenerate rest has no ear: any corner will do.
        let i = ear.unwrap_or(0);
        triangles.push([left[(i + n - 1) % n], left[i], left[(i + 1) % n]].map(|corner| corner as u32));
        left.remove(i);
    }
    triangles
}

/// The same outline moved and scaled.
pub fn placed(outline: &[Point], at: Point, scale: f32) -> Vec<Point> {
    outline.iter().map(|p| [at[0] + p[0] * scale, at[1] + p[1] * scale]).collect()
}

/// An outline drawn towards its own centre.
pub fn shrunk(outline: &[Point], centre: Point, by: f32) -> Vec<Point> {
    outline.iter().map(|p| [centre[0] + (p[0] - centre[0]) * by, centre[1] + (p[1] - centre[1]) * by]).collect()
}

/// A band along an outline that goes around its centre, from `outer` to `inner` of its size; dashed if `dashed`.
pub fn band(
    outline: &[Point],
    centre: Point,
    outer: f32,
    inner: f32,
    dashed: bool,
    paint: impl Into<Paint>,
) -> Vec<Shape> {
    let paint = paint.into();
    let (out, inn) = (shrunk(outline, centre, outer), shrunk(outline, centre, inner));
    let n = outline.len();
    let between = |a: Point, b: Point, t: f32| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    let pieces: &[(f32, f32)] = if dashed { &[(0.08, 0.38), (0.62, 0.92)] } else { &[(0.0, 1.0)] };
    (0..n)
        .flat_map(|i| pieces.iter().map(move |piece| (i, (i + 1) % n, *piece)))
        .map(|(i, j, (from, to))| {
            Shape::new(
                vec![
                    between(out[i], out[j], from),
                    between(out[i], out[j], to),
                    between(inn[i], inn[j], to),
                    between(inn[i], inn[j], from),
                ],
                paint,
            )
        })
        .collect()
}

/// A straight stroke with a width.
pub fn stroke(from: Point, to: Point, width: f32, paint: impl Into<Paint>) -> Shape {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = (dx * dx + dy * dy).sqrt().max(1e-3);
    let (nx, ny) = (-dy / length * width / 2.0, dx / length * width / 2.0);
    let outline = vec![
        [from[0] + nx, from[1] + ny],
        [to[0] + nx, to[1] + ny],
        [to[0] - nx, to[1] - ny],
        [from[0] - nx, from[1] - ny],
    ];
    Shape::new(outline, paint)
}
