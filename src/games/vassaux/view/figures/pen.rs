//! What miniatures are painted with: ovals, strokes and outlines, most of them with a dark line around them as painters of
//! miniatures give them, for they are small.
use crate::desktop::face::{Paint, Point, Shape, circle, stroke};

/// Red, green, blue, opacity.
pub type Ink = [u8; 4];

pub const DARK: Ink = [0x1b, 0x13, 0x0d, 255];
pub const CREAM: Ink = [0xf6, 0xec, 0xd2, 255];
pub const GOLD: Ink = [0xe9, 0xb8, 0x34, 255];
pub const STEEL: Ink = [0xb4, 0xb9, 0xbf, 255];
pub const BRIGHT: Ink = [0xe4, 0xe8, 0xec, 255];
pub const MAIL: Ink = [0x80, 0x86, 0x8d, 255];
pub const WOOD: Ink = [0x86, 0x5b, 0x30, 255];
pub const LEATHER: Ink = [0x6b, 0x45, 0x27, 255];
pub const STRAW: Ink = [0xe0, 0xc0, 0x6c, 255];

/// How wide the dark line around a part is.
const LINE: f32 = 0.035;

/// Paints part over part.
#[derive(Default)]
pub struct Pen {
    shapes: Vec<Shape>,
}

impl Pen {
    fn ellipse([x, y]: Point, [wide, high]: [f32; 2], lean: f32) -> Vec<Point> {
        let (sin, cos) = lean.to_radians().sin_cos();
        let corners = if wide.max(high) > 0.2 { 22 } else { 12 };
        let at = |[cx, cy]: Point| {
            let (dx, dy) = (cx * wide, cy * high);
            [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
        };
        circle(1.0, corners).into_iter().map(at).collect()
    }
    /// An oval with a dark line around it, half so wide and high.
    pub fn oval(&mut self, at: Point, half: [f32; 2], paint: impl Into<Paint>) {
        self.leaning_oval(at, half, 0.0, paint);
    }
    /// The same, leaning so many degrees to the left.
    pub fn leaning_oval(&mut self, at: Point, [wide, high]: [f32; 2], lean: f32, paint: impl Into<Paint>) {
        self.shapes.push(Shape::new(Self::ellipse(at, [wide + LINE, high + LINE], lean), DARK));
        self.shapes.push(Shape::new(Self::ellipse(at, [wide, high], lean), paint).in_relief(24));
    }
    /// An oval without a line: a light, a boss, a stain.
    pub fn spot(&mut self, at: Point, half: [f32; 2], paint: impl Into<Paint>) {
        self.shapes.push(Shape::new(Self::ellipse(at, half, 0.0), paint).in_relief(14));
    }
    /// A stroke with a dark line around it.
    pub fn bar(&mut self, from: Point, to: Point, width: f32, paint: impl Into<Paint>) {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let by = LINE / dx.hypot(dy).max(1e-3);
        let (a, b) = ([from[0] - dx * by, from[1] - dy * by], [to[0] + dx * by, to[1] + dy * by]);
        self.shapes.push(stroke(a, b, width + 2.0 * LINE, DARK));
        self.shapes.push(stroke(from, to, width, paint).in_relief(12));
    }
    /// A stroke without a line.
    pub fn line(&mut self, from: Point, to: Point, width: f32, paint: impl Into<Paint>) {
        self.shapes.push(stroke(from, to, width, paint));
    }
    /// A broken line of strokes.
    pub fn lines(&mut self, points: &[Point], width: f32, paint: impl Into<Paint>) {
        let paint = paint.into();
        for leg in points.windows(2) {
            self.shapes.push(stroke(leg[0], leg[1], width, paint));
        }
    }
    /// An outline with a dark line around it.
    pub fn part(&mut self, outline: &[Point], paint: impl Into<Paint>) {
        let count = outline.len() as f32;
        let middle = outline.iter().fold([0.0; 2], |[x, y], p| [x + p[0] / count, y + p[1] / count]);
        let away = |p: &Point| {
            let (dx, dy) = (p[0] - middle[0], p[1] - middle[1]);
            let by = 1.0 + 1.2 * LINE / dx.hypot(dy).max(1e-3);
            [middle[0] + dx * by, middle[1] + dy * by]
        };
        self.shapes.push(Shape::new(outline.iter().map(away).collect(), DARK));
        self.shapes.push(Shape::new(outline.to_vec(), paint).in_relief(20));
    }
    /// An outline without a line.
    pub fn patch(&mut self, outline: &[Point], paint: impl Into<Paint>) {
        self.shapes.push(Shape::new(outline.to_vec(), paint).in_relief(8));
    }

    /// What was painted, so much larger and turned so many degrees to the left. Nothing of it lies beyond the rim of the disc of radius 1.
    pub fn turned(mut self, degrees: f32, larger: f32) -> Vec<Shape> {
        let (sin, cos) = degrees.to_radians().sin_cos();
        for point in self.shapes.iter_mut().flat_map(|shape| &mut shape.outline) {
            let [x, y] = point.map(|at| at * larger);
            let within = (1.0 / x.hypot(y).max(1e-3)).min(1.0);
            *point = [(x * cos - y * sin) * within, (x * sin + y * cos) * within];
        }
        self.shapes
    }
}
