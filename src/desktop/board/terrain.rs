//! The terrain of an open table, painted as it is built for miniatures. Art stays inside the edge that the rules use, and
//! that edge is always drawn. Light comes from the upper left.
use super::hatching;
use crate::desktop::face::{OpenGround, Patch, Point, Shape, Terrain, circle, placed, stroke};
use crate::table::ground::discs::Disc;
use crate::table::ground::shapes::Shape as Figure;
use crate::table::prelude::Spot;

type Ink = [u8; 4];

const TURF: Ink = [0x74, 0x83, 0x4a, 255];
const TURF_DARK: Ink = [0x5c, 0x6c, 0x38, 34];
const TURF_LIGHT: Ink = [0x93, 0x9a, 0x5c, 30];
const EDGE: Ink = [0x1e, 0x18, 0x10, 235];

/// A number from 0 to 1, the same for the same numbers.
fn chance(i: u32, n: u32) -> f32 {
    let mixed = i.wrapping_mul(0x9e37_79b9) ^ n.wrapping_mul(0x85eb_ca6b);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    ((mixed >> 8) % 1000) as f32 / 1000.0
}

fn shade([r, g, b, a]: Ink, by: f32) -> Ink {
    let c = |c: u8| (f32::from(c) * by).clamp(0.0, 255.0) as u8;
    [c(r), c(g), c(b), a]
}

/// How much light falls on a side that faces this way, about 1.
fn light([x, y]: Point) -> f32 {
    1.0 + 0.24 * (y - x) / x.hypot(y).max(1e-3)
}

/// An outline with small irregularities.
fn ragged(at: Point, radius: f32, corners: u32, seed: u32) -> Vec<Point> {
    let point = |i: u32| {
        let (sin, cos) = (i as f32 / corners as f32 * std::f32::consts::TAU).sin_cos();
        let r = radius * (0.8 + 0.2 * chance(seed, i + 50));
        [at[0] + r * cos, at[1] + r * sin]
    };
    (0..corners).map(point).collect()
}

/// The whole ground with its terrain.
pub fn shapes(ground: &OpenGround) -> Vec<Shape> {
    let mut shapes = turf(ground);
    for (number, patch) in ground.patches.iter().enumerate() {
        Painter { ground, patch, seed: 1000 * (number as u32 + 1) }.paint(&mut shapes);
    }
    shapes
}

/// Grass, lighter here and darker there.
fn turf(ground: &OpenGround) -> Vec<Shape> {
    let (w, h) = (ground.length(ground.width), ground.length(ground.height));
    let mut shapes = vec![Shape::new(vec![[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]], TURF).in_relief(5)];
    let many = (w * h / 6000.0) as u32;
    for i in 0..many.min(400) {
        let r = 16.0 + 34.0 * chance(i, 1);
        let at = [r + (w - 2.0 * r) * chance(i, 2), r + (h - 2.0 * r) * chance(i, 3)];
        let paint = if i % 2 == 0 { TURF_DARK } else { TURF_LIGHT };
        // One within the other: it fades toward its edge.
        shapes.extend(
            [1.0, 0.72, 0.45].map(|share| Shape::new(ragged(at, r * share, 17, i + (share * 9.0) as u32), paint)),
        );
    }
    for i in 0..(many * 16).min(6400) {
        let at = [5.0 + (w - 10.0) * chance(i, 4), 2.0 + (h - 10.0) * chance(i, 5)];
        let paint = if i % 3 == 0 { [0xa3, 0xa8, 0x63, 190] } else { [0x4e, 0x5e, 0x2d, 170] };
        shapes.extend(blades(at, 2.2 + 2.2 * chance(i, 6), paint));
    }
    shapes
}

/// A tuft of grass.
fn blades([x, y]: Point, high: f32, paint: Ink) -> [Shape; 2] {
    let blade = |lean: f32| Shape::new(vec![[x - 0.5, y], [x + 0.6, y], [x + lean * high, y + high]], paint);
    [blade(-0.35), blade(0.4)]
}

struct Painter<'a> {
    ground: &'a OpenGround,
    patch: &'a Patch,
    seed: u32,
}

impl Painter<'_> {
    fn outlines(&self) -> Vec<Vec<Point>> {
        self.patch.shape.outlines().iter().map(|outline| self.ground.outline(outline)).collect()
    }
    /// Whether a disc of the board lies wholly inside.
    fn has_room(&self, at: Point, radius: f32) -> bool {
        let units = (radius * self.ground.per_unit as f32).ceil() as i32;
        self.patch.shape.contains_disc(&Disc::new(self.ground.spot(at), units), 0)
    }
    fn holds(&self, at: Point) -> bool {
        self.patch.shape.contains(self.ground.spot(at))
    }
    /// Points all over the patch, so far apart on the board, a little out of line.
    fn scattered(&self, apart: f32) -> Vec<(u32, Point)> {
        let bounds = self.patch.shape.bounds();
        let (low, high) = (self.ground.point(bounds.min), self.ground.point(bounds.max));
        let (columns, rows) = (((high[0] - low[0]) / apart) as u32 + 1, ((high[1] - low[1]) / apart) as u32 + 1);
        let cells = (0..rows).rev().flat_map(|row| (0..columns).map(move |column| (row, column)));
        let point = |(row, column): (u32, u32)| {
            let i = self.seed + row * 131 + column;
            let aside = if row % 2 == 0 { 0.25 } else { 0.75 };
            let x = low[0] + (column as f32 + aside + 0.5 * (chance(i, 7) - 0.5)) * apart;
            let y = low[1] + (row as f32 + 0.5 + 0.5 * (chance(i, 8) - 0.5)) * apart;
            (i, [x, y])
        };
        cells.map(point).filter(|(_, at)| self.holds(*at)).collect()
    }

    fn paint(&self, shapes: &mut Vec<Shape>) {
        match self.patch.terrain {
            Terrain::Wood => self.wood(shapes),
            Terrain::Water => self.water(shapes),
            Terrain::Ford => {
                self.fill([0x7d, 0xa0, 0xa2, 255], shapes);
                self.stones(shapes, 13.0, 4.0, [0xb5, 0xab, 0x92, 255]);
            }
            Terrain::Marsh => self.marsh(shapes),
            Terrain::Road => {
                self.fill([0xb3, 0x9c, 0x6c, 255], shapes);
                self.stones(shapes, 11.0, 1.6, [0x94, 0x80, 0x56, 255]);
            }
            Terrain::Crops => {
                self.fill([0xb9, 0xa4, 0x58, 255], shapes);
                self.hatch(shapes, 7.0, 2.2, [0x8d, 0x79, 0x3a, 255]);
                self.hatch(shapes, 14.0, 1.0, [0xde, 0xcb, 0x82, 255]);
            }
            Terrain::Wall => {
                self.fill([0x80, 0x79, 0x6b, 255], shapes);
                self.stones(shapes, 9.0, 4.4, [0xa8, 0xa0, 0x90, 255]);
                self.bevel(shapes, 3.0);
            }
            Terrain::House => self.house(shapes),
            Terrain::Rock | Terrain::Cliff => self.rock(shapes),
            Terrain::Slope => {
                self.fill([0x84, 0x86, 0x50, 255], shapes);
                self.hachures(shapes);
            }
            Terrain::Plateau => {
                self.fill([0x8f, 0x98, 0x5c, 255], shapes);
                for (i, at) in self.scattered(26.0) {
                    shapes.extend(blades(at, 3.0 + chance(i, 3), [0x63, 0x70, 0x38, 190]));
                }
                self.bevel(shapes, 6.0);
            }
        }
        for outline in self.outlines() {
            match self.patch.terrain {
                // A wood ends where its floor ends, however its crowns lie.
                Terrain::Wood | Terrain::Marsh => {
                    band(&outline, 0.0, 1.8, Some(7), [0x1a, 0x22, 0x10, 240], shapes);
                }
                _ => band(&outline, 0.0, 1.5, None, EDGE, shapes),
            }
        }
    }

    fn fill(&self, paint: Ink, shapes: &mut Vec<Shape>) {
        match &self.outlines()[..] {
            [whole] => shapes.push(Shape::new(whole.clone(), paint).in_relief(6)),
            [outer, hole] => {
                // The hole turns the other way.
                let inner: Vec<Point> = hole.iter().rev().copied().collect();
                let first = nearest(&inner, outer[0]);
                let n = outer.len();
                for i in 0..n {
                    let (j, a, b) = ((i + 1) % n, inner[(first + i) % n], inner[(first + i + 1) % n]);
                    let from_middle = [outer[i][0] - a[0], outer[i][1] - a[1]];
                    shapes.push(Shape::new(vec![outer[i], outer[j], b, a], shade(paint, light(from_middle))));
                }
            }
            _ => {}
        }
    }

    /// Lighter along the sides that face the light, darker along the others.
    fn bevel(&self, shapes: &mut Vec<Shape>, wide: f32) {
        for outline in self.outlines() {
            let inner = inset(&outline, wide);
            for i in 0..outline.len() {
                let j = (i + 1) % outline.len();
                let out = [outline[j][1] - outline[i][1], outline[i][0] - outline[j][0]];
                let lit = light(out);
                let paint = if lit > 1.0 {
                    [255, 250, 225, ((lit - 1.0) * 520.0) as u8]
                } else {
                    [10, 8, 4, ((1.0 - lit) * 560.0) as u8]
                };
                shapes.push(Shape::new(vec![outline[i], outline[j], inner[j], inner[i]], paint));
            }
        }
    }

    fn hatch(&self, shapes: &mut Vec<Shape>, apart: f32, wide: f32, paint: Ink) {
        let within = |spot: Spot| self.patch.shape.surrounds(spot);
        let lines = hatching::lines(self.ground, self.patch.shape.bounds(), true, apart, within);
        shapes.extend(lines.into_iter().map(|(from, to)| stroke(from, to, wide, paint)));
    }

    fn stones(&self, shapes: &mut Vec<Shape>, apart: f32, size: f32, paint: Ink) {
        for (i, at) in self.scattered(apart) {
            let r = size * (0.7 + 0.5 * chance(i, 9));
            if self.has_room(at, r) {
                let lit = shade(paint, 0.86 + 0.28 * chance(i, 10));
                shapes.push(Shape::new(ragged([at[0] + 0.8, at[1] - 1.0], r * 0.95, 7, i), [20, 14, 8, 90]));
                shapes.push(Shape::new(ragged(at, r * 0.92, 7, i), lit).in_relief(22));
            }
        }
    }

    /// Crowns of trees close together, each with light and shadow.
    fn wood(&self, shapes: &mut Vec<Shape>) {
        self.fill([0x45, 0x54, 0x2c, 255], shapes);
        for (i, at) in self.scattered(9.0) {
            if self.has_room(at, 4.0) {
                let leaf = if i % 2 == 0 { [0x6a, 0x5e, 0x34, 255] } else { [0x37, 0x47, 0x22, 255] };
                shapes.push(Shape::new(ragged(at, 2.6, 6, i), leaf));
            }
        }
        const CROWNS: [Ink; 4] =
            [[0x3c, 0x66, 0x2f, 255], [0x4a, 0x72, 0x32, 255], [0x33, 0x59, 0x33, 255], [0x5d, 0x78, 0x33, 255]];
        for (i, at) in self.scattered(25.0) {
            let r = [19.0, 16.0, 13.0, 10.0].into_iter().map(|r| r * (0.85 + 0.25 * chance(i, 11)));
            let Some(r) = r.into_iter().find(|r| self.has_room(at, *r + 1.0)) else { continue };
            let paint = CROWNS[(i % 4) as usize];
            let blob = |dx: f32, dy: f32, size: f32, seed: u32| {
                ragged([at[0] + dx * r, at[1] + dy * r], size * r, 13, i + seed)
            };
            if self.has_room([at[0] + 0.16 * r, at[1] - 0.2 * r], r) {
                shapes.push(Shape::new(blob(0.16, -0.2, 1.0, 0), [8, 12, 4, 120]));
            }
            shapes.push(Shape::new(blob(0.0, 0.0, 0.98, 0), shade(paint, 0.72)));
            shapes.push(Shape::new(blob(-0.06, 0.08, 0.82, 3), paint).in_relief(24));
            for (n, (dx, dy)) in
                [(-0.3, 0.34), (0.28, 0.2), (-0.1, -0.3), (0.34, -0.3), (-0.46, -0.06)].into_iter().enumerate()
            {
                let lit = shade(paint, 1.0 + 0.32 * (dy - dx + 0.3));
                shapes.push(Shape::new(blob(dx, dy, 0.3, n as u32 + 20), lit).in_relief(18));
            }
            shapes.push(Shape::new(blob(-0.34, 0.4, 0.13, 40), shade(paint, 1.6)));
        }
    }

    fn water(&self, shapes: &mut Vec<Shape>) {
        self.fill([0x56, 0x86, 0x98, 255], shapes);
        for outline in self.outlines() {
            band(&outline, 0.0, 5.0, None, [0x93, 0x84, 0x5c, 255], shapes);
            band(&outline, 5.0, 8.0, None, [0xc9, 0xd6, 0xcf, 150], shapes);
            band(&outline, 8.0, 20.0, None, [0x74, 0xa4, 0xae, 150], shapes);
        }
        for (i, at) in self.scattered(22.0) {
            if self.has_room(at, 24.0) {
                shapes.push(Shape::new(ragged(at, 17.0, 10, i), [0x3d, 0x6a, 0x80, 38]));
            }
        }
        for (i, [x, y]) in self.scattered(19.0) {
            if self.has_room([x, y], 14.0) && chance(i, 12) > 0.3 {
                let long = 4.0 + 6.0 * chance(i, 13);
                let white = [0xe6, 0xf1, 0xee, 90];
                shapes.push(stroke([x - long, y], [x, y + 1.4], 1.2, white));
                shapes.push(stroke([x, y + 1.4], [x + long, y], 1.2, white));
            }
        }
    }

    fn marsh(&self, shapes: &mut Vec<Shape>) {
        self.fill([0x62, 0x70, 0x48, 255], shapes);
        for (i, at) in self.scattered(24.0) {
            let r = 6.0 + 5.0 * chance(i, 14);
            if self.has_room(at, r + 2.0) {
                shapes.push(Shape::new(ragged(at, r + 1.5, 11, i), [0x4c, 0x55, 0x34, 255]));
                shapes.push(Shape::new(ragged(at, r, 11, i), [0x6d, 0x92, 0x98, 255]).in_relief(14));
            }
        }
        for (i, at) in self.scattered(12.0) {
            if self.has_room(at, 7.0) {
                shapes.extend(blades(at, 5.0 + 2.0 * chance(i, 15), [0x36, 0x44, 0x20, 230]));
            }
        }
    }

    /// A roof: two or four sides that rise to a ridge.
    fn house(&self, shapes: &mut Vec<Shape>) {
        const TILES: Ink = [0xa4, 0x54, 0x36, 255];
        let Some(outline) = self.outlines().into_iter().next() else { return };
        let n = outline.len();
        let middle = |a: Point, b: Point| [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0];
        let between = |a: Point, b: Point, t: f32| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        let long = |i: usize| (outline[(i + 1) % n][0] - outline[i][0]).hypot(outline[(i + 1) % n][1] - outline[i][1]);
        let centre = outline.iter().fold([0.0; 2], |[x, y], p| [x + p[0] / n as f32, y + p[1] / n as f32]);
        // Where the top of the side that begins at a corner begins.
        let top = |corner: usize| {
            if n != 4 {
                return centre;
            }
            let short = if long(0) < long(1) { [0, 2] } else { [1, 3] };
            let side = short.into_iter().find(|side| corner == *side || corner == (side + 1) % 4).unwrap_or(0);
            between(middle(outline[side], outline[(side + 1) % 4]), centre, 0.36)
        };
        for i in 0..n {
            let (a, b, c, d) = (outline[i], outline[(i + 1) % n], top((i + 1) % n), top(i));
            let lit = light([b[1] - a[1], a[0] - b[0]]);
            let paint = shade(TILES, 0.1 + 0.9 * lit);
            let side = if c == d { vec![a, b, c] } else { vec![a, b, c, d] };
            shapes.push(Shape::new(side, paint));
            for row in 1..9 {
                let t = row as f32 / 9.0;
                shapes.push(stroke(between(a, d, t), between(b, c, t), 1.0, shade(paint, 0.8)));
            }
            shapes.push(stroke(a, d, 2.0, shade(TILES, 0.62)));
        }
        if n == 4 {
            let ridge = (top(0), if top(1) == top(0) { top(2) } else { top(1) });
            shapes.push(stroke(ridge.0, ridge.1, 3.4, shade(TILES, 0.6)));
            shapes.push(stroke(
                [ridge.0[0] - 0.6, ridge.0[1] + 0.8],
                [ridge.1[0] - 0.6, ridge.1[1] + 0.8],
                1.4,
                shade(TILES, 1.5),
            ));
        }
        band(&outline, 0.0, 3.2, None, [0x4a, 0x2a, 0x1c, 255], shapes);
    }

    /// Faces of rock, each as light as it lies.
    fn rock(&self, shapes: &mut Vec<Shape>) {
        const STONE: Ink = [0x92, 0x8b, 0x7e, 255];
        self.fill(STONE, shapes);
        for outline in self.outlines() {
            for (from, to) in [(0.0, 7.0), (7.0, 16.0)] {
                let (out, inn) = (inset(&outline, from), inset(&outline, to));
                for i in 0..outline.len() {
                    let j = (i + 1) % outline.len();
                    let lit = light([out[j][1] - out[i][1], out[i][0] - out[j][0]]);
                    let paint = shade(STONE, lit * (0.86 + 0.2 * chance(self.seed + i as u32, from as u32)));
                    shapes.push(Shape::new(vec![out[i], out[j], inn[j], inn[i]], paint));
                }
            }
        }
        // Faces of every size, each broken in two at its ridge: one half in the light, the other in the shade.
        for (apart, size) in [(52.0, 40.0), (30.0, 19.0), (17.0, 8.0)] {
            for (i, at) in self.scattered(apart) {
                let r = size * (0.7 + 0.6 * chance(i, 21));
                if !self.has_room(at, r) || chance(i, 24) < 0.25 {
                    continue;
                }
                let face = ragged(at, r, 7, i);
                let (half, lit) = (face.len() / 2, 0.92 + 0.2 * chance(i, 22));
                shapes.push(Shape::new(placed(&face, [0.05 * r, -0.09 * r], 1.0), [24, 20, 14, 80]));
                shapes.push(Shape::new(face.clone(), shade(STONE, 0.78 * lit)));
                let ridge = [at[0] - 0.1 * r, at[1] + 0.12 * r];
                let mut upper: Vec<Point> = face[1..=half + 1].to_vec();
                upper.push(ridge);
                shapes.push(Shape::new(upper, shade(STONE, 1.16 * lit)));
            }
        }
        if self.patch.terrain == Terrain::Cliff {
            self.hachures(shapes);
        }
    }

    /// Strokes down a slope, thick above and thin below.
    fn hachures(&self, shapes: &mut Vec<Shape>) {
        let outlines = self.outlines();
        // From the hole of a ring outward; without a hole the ground rises to the middle.
        let (above, rises) = match &outlines[..] {
            [_, hole] => (hole, false),
            [whole] => (whole, true),
            _ => return,
        };
        let deep = match &self.patch.shape {
            Figure::Ring(ring) => self.ground.length(ring.outer - ring.inner) * 0.86,
            _ => 20.0,
        };
        let n = above.len();
        let mut walked = 0.0;
        let mut number = self.seed;
        for i in 0..n {
            let (a, b) = (above[i], above[(i + 1) % n]);
            let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
            let long = dx.hypot(dy).max(1e-3);
            let normal = [-dy / long, dx / long];
            while walked < long {
                number += 1;
                let far = deep * (0.55 + 0.45 * chance(number, 16));
                let foot = [a[0] + dx * walked / long, a[1] + dy * walked / long];
                let tip = [foot[0] + normal[0] * far, foot[1] + normal[1] * far];
                let (thick, thin) = if rises { (tip, foot) } else { (foot, tip) };
                let half = 1.2;
                let side = [dx / long * half, dy / long * half];
                if self.holds(tip) {
                    let ink = [0x3c, 0x38, 0x1e, 200];
                    shapes.push(Shape::new(
                        vec![[thick[0] - side[0], thick[1] - side[1]], [thick[0] + side[0], thick[1] + side[1]], thin],
                        ink,
                    ));
                }
                walked += 7.5;
            }
            walked -= long;
        }
    }
}

fn nearest(outline: &[Point], to: Point) -> usize {
    let away = |p: &Point| (p[0] - to[0]).hypot(p[1] - to[1]);
    (0..outline.len()).min_by(|a, b| away(&outline[*a]).total_cmp(&away(&outline[*b]))).unwrap_or(0)
}

/// An outline so far inside itself; what is inside lies to the left of it.
pub(super) fn inset(outline: &[Point], by: f32) -> Vec<Point> {
    let n = outline.len();
    let normal = |a: Point, b: Point| {
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let long = dx.hypot(dy).max(1e-4);
        [-dy / long, dx / long]
    };
    (0..n)
        .map(|i| {
            let (before, at, after) = (outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]);
            let (m, p) = (normal(before, at), normal(at, after));
            let share = by / (1.0 + m[0] * p[0] + m[1] * p[1]).max(0.35);
            [at[0] + (m[0] + p[0]) * share, at[1] + (m[1] + p[1]) * share]
        })
        .collect()
}

/// A band along the inside of an outline, from one distance to another. `broken`: every so many units of the board there is a
/// gap.
pub(super) fn band(outline: &[Point], from: f32, to: f32, broken: Option<u32>, paint: Ink, shapes: &mut Vec<Shape>) {
    let (out, inn) = (inset(outline, from), inset(outline, to));
    let n = outline.len();
    let mut walked = 0.0;
    for i in 0..n {
        let j = (i + 1) % n;
        let between = |a: Point, b: Point, t: f32| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        let Some(dash) = broken.map(|dash| dash as f32) else {
            shapes.push(Shape::new(vec![out[i], out[j], inn[j], inn[i]], paint));
            continue;
        };
        let long = (out[j][0] - out[i][0]).hypot(out[j][1] - out[i][1]).max(1e-3);
        let mut at = 0.0;
        while at < long {
            let on = walked % (1.5 * dash) < dash;
            let step = (if on { dash - walked % (1.5 * dash) } else { 1.5 * dash - walked % (1.5 * dash) })
                .max(0.01)
                .min(long - at);
            if on {
                let (s, t) = (at / long, (at + step) / long);
                let corners = vec![
                    between(out[i], out[j], s),
                    between(out[i], out[j], t),
                    between(inn[i], inn[j], t),
                    between(inn[i], inn[j], s),
                ];
                shapes.push(Shape::new(corners, paint));
            }
            at += step.max(0.01);
            walked += step;
        }
    }
}

/// A round spot of the board as an outline.
pub(super) fn disc(at: Point, radius: f32) -> Vec<Point> {
    placed(&circle(radius, 64), at, 1.0)
}
