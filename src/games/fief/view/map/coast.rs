//! The coast of the kingdom and the sea around it. The shore comes as near to villages, names and roads as it may, and no
//! nearer; beyond it lie shallows, waves and ships.
use super::brush::{INK, Ink, chance, far, moved, noise, ribbon, rim, thin, web};
use super::land::{Plan, SIGN, SPOT};
use super::room::Room;
use crate::desktop::face::{Point, Shape, inside, placed, stroke};

/// From the edge of the land of the map to the edge of the sea, in units of the board.
pub const APRON: f32 = 20.0;
/// From the edge of the sea to the shore where nothing is in the way: the least, and the most.
const STRAIT: f32 = 27.0;
const WIDEST: f32 = 170.0;
/// From one point of the edge to the next.
const STEP: f32 = 12.0;
/// The radius of the corners.
const CORNER: f32 = 130.0;

const SEA: Ink = [0x86, 0xb2, 0xbe, 255];
const DEEP: Ink = [0x35, 0x6c, 0x86, 255];
const FOAM: Ink = [0xee, 0xf3, 0xe4, 255];
const SHORE: Ink = [0x4a, 0x37, 0x24, 255];
const SAND: Ink = [0xf4, 0xe4, 0xb8, 255];
const WOOD: Ink = [0x8a, 0x5a, 0x30, 255];
const SAIL: Ink = [0xf7, 0xee, 0xd6, 255];
const SCALES: Ink = [0x4c, 0x7a, 0x5a, 255];

/// A point of the edge of the sea, and the way inland from it.
struct Ray {
    edge: Point,
    inward: Point,
    /// How much farther inland a round corner begins than a square one.
    cut: f32,
    /// The farthest inland that the shore may be.
    most: f32,
}

impl Ray {
    fn at(&self, far: f32) -> Point {
        [self.edge[0] + self.inward[0] * far, self.edge[1] + self.inward[1] * far]
    }
}

/// The shore, told from the edge of the sea.
pub struct Coast {
    /// Counter-clockwise.
    rays: Vec<Ray>,
    /// Lower left and upper right corner of the sea.
    corners: (Point, Point),
    /// From the edge to the shore.
    wide: Vec<f32>,
    shore: Vec<Point>,
}

impl Coast {
    /// Around the land of a map.
    pub fn around(plan: &Plan, roads: &[Vec<Point>], signs: &[[Point; 2]]) -> Self {
        let rays = rays(plan.size, STEP * plan.coarse());
        let room = kept_dry(plan, roads, signs);
        let mut most: Vec<f32> = rays.iter().map(|ray| free_along(ray, &room)).collect();
        // The shore does not run straight inland.
        let n = most.len();
        for i in (0..2 * n).chain((0..2 * n).rev()) {
            for next in [(i + 1) % n, (i + n - 1) % n] {
                let apart = far(rays[i % n].edge, rays[next].edge).max(4.0);
                most[i % n] = most[i % n].min(most[next] + 1.1 * apart);
            }
        }
        let wide: Vec<f32> = rays
            .iter()
            .zip(&most)
            .map(|(ray, most)| {
                let at = |size: f32| [ray.edge[0] / size, ray.edge[1] / size];
                let swing = 0.5 * noise(at(130.0), 31) + 0.32 * noise(at(48.0), 32) + 0.18 * noise(at(21.0), 33);
                let least = most.min(STRAIT + ray.cut - 6.0 * noise(at(30.0), 34));
                least + (most - least).max(0.0) * (0.03 + ((swing - 0.3) * 1.7).clamp(0.0, 0.95))
            })
            .collect();
        let shore = rays.iter().zip(&wide).map(|(ray, wide)| ray.at(*wide)).collect();
        Self { rays, corners: corners(plan.size), wide, shore }
    }
    /// The shore, counter-clockwise.
    pub fn shore(&self) -> &[Point] {
        &self.shore
    }
    pub fn is_land(&self, at: Point) -> bool {
        inside(&self.shore, at)
    }
    /// The shore moved out to sea, or inland.
    fn out(&self, by: f32) -> Vec<Point> {
        self.rays.iter().zip(&self.wide).map(|(ray, wide)| ray.at((wide - by).max(0.0))).collect()
    }

    /// The sea with everything on it.
    pub fn sea(&self) -> Vec<Shape> {
        let edge: Vec<Point> = self.rays.iter().map(|ray| ray.edge).collect();
        // Where a village leaves no room for the sea, sand lies beyond the land of the map.
        let (low, high) = self.corners;
        let rect = |by: f32| {
            let ([x0, y0], [x1, y1]) = ([low[0] + by, low[1] + by], [high[0] - by, high[1] - by]);
            [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]
        };
        let mut shapes = web(&rect(0.0), &rect(APRON + 0.5), true, SAND);
        shapes.extend(web(&edge, &self.shore, true, SEA));
        // Lines along the shore, ever fainter.
        for (near, wide, opacity) in [(5.0, 2.4, 170), (12.0, 1.9, 125), (20.0, 1.6, 90), (29.0, 1.4, 60)] {
            self.along(near, wide, thin(DEEP, opacity), &mut shapes);
        }
        self.waves(&mut shapes);
        self.ships(&mut shapes);
        // Sand, and the line where it ends.
        let inland = self.out(-8.0);
        shapes.extend(web(&self.shore, &self.out(-4.0), true, thin(SAND, 200)));
        shapes.extend(web(&self.out(-4.0), &inland, true, thin(SAND, 90)));
        shapes.extend(rim(&self.shore, 3.0, SHORE));
        shapes
    }

    /// A line along the shore, so far out, wherever the sea is wide enough for it.
    fn along(&self, out: f32, wide: f32, paint: Ink, shapes: &mut Vec<Shape>) {
        let (one, other) = (self.out(out - wide / 2.0), self.out(out + wide / 2.0));
        let n = one.len();
        for i in 0..n {
            let j = (i + 1) % n;
            if self.wide[i].min(self.wide[j]) > out + 4.0 {
                shapes.push(Shape::new(vec![one[i], one[j], other[j], other[i]], paint));
            }
        }
    }

    /// How wide the sea is at a point of it: the least of what is to the edge and to the shore, both doubled.
    fn open_at(&self, i: usize, out: f32) -> f32 {
        let n = self.rays.len();
        let at = self.rays[i].at(self.wide[i] - out);
        let near = (0..n).map(|j| far(at, self.shore[j])).fold(f32::MAX, f32::min);
        let (low, high) = self.corners;
        let aside = [at[0] - low[0], at[1] - low[1], high[0] - at[0], high[1] - at[1]];
        aside.into_iter().fold(near, f32::min)
    }

    /// Little waves, out where the lines along the shore have ended.
    fn waves(&self, shapes: &mut Vec<Shape>) {
        for i in 0..self.rays.len() {
            for row in 0..8 {
                let seed = (i * 8 + row) as u32;
                let out = 37.0 + 15.0 * row as f32 + 6.0 * chance(seed, 61);
                if (i + row * 2) % 4 != 0 || self.wide[i] < out + 9.0 || self.open_at(i, out) < 9.0 {
                    continue;
                }
                let [x, y] = self.rays[i].at(self.wide[i] - out);
                let half = 5.5 + 2.0 * chance(seed, 62);
                let crest: Vec<Point> = (0..=6)
                    .map(|k| {
                        let t = k as f32 / 6.0;
                        [x + half * (2.0 * t - 1.0), y + 2.6 * (t * std::f32::consts::TAU).sin()]
                    })
                    .collect();
                shapes.extend(ribbon(&crest, |t| 2.0 - 1.2 * (2.0 * t - 1.0).abs(), thin(DEEP, 190)));
                let foam: Vec<Point> = crest.iter().map(|p| moved(*p, 0.6, 2.0)).collect();
                shapes.extend(ribbon(&foam[1..5], |_| 1.2, thin(FOAM, 150)));
            }
        }
    }

    /// A ship and a beast of the deep, where the sea is widest.
    fn ships(&self, shapes: &mut Vec<Shape>) {
        let mut bays: Vec<(f32, Point)> = (0..self.rays.len())
            .filter(|i| self.wide[*i] > 62.0)
            .map(|i| {
                let out = (self.wide[i] * 0.5).max(30.0);
                (self.open_at(i, out), self.rays[i].at(self.wide[i] - out))
            })
            .collect();
        bays.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut used: Vec<Point> = vec![];
        for (open, at) in bays.into_iter().filter(|(open, _)| *open > 25.0) {
            if used.iter().any(|other| far(*other, at) < 320.0) || used.len() == 4 {
                continue;
            }
            if used.len().is_multiple_of(2) {
                ship(at, (open / 36.0).min(1.2), shapes);
            } else {
                beast(at, (open / 50.0).min(1.0), shapes);
            }
            used.push(at);
        }
    }
}

fn corners([width, height]: Point) -> (Point, Point) {
    ([-APRON, -height - APRON], [width + APRON, APRON])
}

/// Rays from the edge of the sea inland.
fn rays(size: Point, step: f32) -> Vec<Ray> {
    let (low, high) = corners(size);
    let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
    let narrow = (high[0] - low[0]).min(high[1] - low[1]);
    let round = CORNER.min(narrow / 2.2);
    let mut rays = vec![];
    for i in 0..4 {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        let long = far(from, to);
        let (dx, dy) = ((to[0] - from[0]) / long, (to[1] - from[1]) / long);
        let steps = (long / step).round().max(8.0) as usize;
        for k in 0..steps {
            let t = long * k as f32 / steps as f32;
            let edge = [from[0] + dx * t, from[1] + dy * t];
            // In a corner all rays meet in its middle.
            let along = t.clamp(round, long - round);
            let middle = [from[0] + dx * along - dy * round, from[1] + dy * along + dx * round];
            let reach = far(edge, middle);
            let inward = [(middle[0] - edge[0]) / reach, (middle[1] - edge[1]) / reach];
            // Neither the shores of opposite sides nor those of a corner meet.
            let most = if reach > round { reach * 0.8 } else { WIDEST.min(narrow * 0.42) };
            rays.push(Ray { edge, inward, cut: reach - round, most });
        }
    }
    rays
}

/// How far from the edge a ray goes before it meets what is to stay dry.
fn free_along(ray: &Ray, room: &Room) -> f32 {
    let mut reached = 1.0;
    while reached < ray.most && room.is_free(ray.at(reached + 3.0), 1.0) {
        reached += 3.0;
    }
    reached
}

/// What has to lie on dry land.
fn kept_dry(plan: &Plan, roads: &[Vec<Point>], signs: &[[Point; 2]]) -> Room {
    let mut room = Room::default();
    signs.iter().flatten().for_each(|sign| room.take(*sign, *sign, SIGN + 4.0));
    for (i, at) in plan.points.iter().enumerate() {
        room.take(*at, *at, SPOT + 5.0);
        let half = plan.half_name(i);
        let [x, y] = plan.name_at(i);
        room.take([x - half, y], [x + half, y], 20.0);
        room.take([x - 34.0, at[1] - 52.0], [x + 34.0, at[1] - 52.0], 20.0);
    }
    roads.iter().for_each(|road| room.take_along(road, 30.0));
    room
}

/// A cog under sail.
fn ship(at: Point, size: f32, shapes: &mut Vec<Shape>) {
    let put = |outline: &[Point]| placed(outline, at, size);
    let hull = [
        [-22.0, -4.0],
        [-24.0, 4.0],
        [-15.0, 1.0],
        [14.0, 1.0],
        [23.0, 6.0],
        [21.0, -5.0],
        [14.0, -13.0],
        [-14.0, -13.0],
    ];
    let larger = [
        [-24.0, -5.0],
        [-26.5, 6.5],
        [-15.0, 2.8],
        [14.0, 2.8],
        [25.5, 8.6],
        [23.0, -6.0],
        [15.0, -15.0],
        [-15.0, -15.0],
    ];
    shapes.push(Shape::new(put(&[[-34.0, -14.0], [34.0, -14.0], [26.0, -18.5], [-26.0, -18.5]]), thin(DEEP, 150)));
    shapes.push(Shape::new(put(&larger), INK));
    shapes.push(Shape::new(put(&hull), WOOD).in_relief(16));
    for y in [-4.0, -8.5] {
        shapes.push(stroke(put(&[[-19.0, y]])[0], put(&[[18.0, y]])[0], 1.1 * size, thin(INK, 130)));
    }
    shapes.push(stroke(put(&[[0.0, 1.0]])[0], put(&[[0.0, 34.0]])[0], 2.4 * size, INK));
    let sail = |grow: f32| -> Vec<Point> {
        put(&[
            [-13.0 - grow, 28.0 + grow],
            [13.0 + grow, 28.0 + grow],
            [17.0 + grow, 17.0],
            [14.0 + grow, 6.0 - grow],
            [0.0, 9.0 - grow],
            [-14.0 - grow, 6.0 - grow],
            [-10.0 - grow, 17.0],
        ])
    };
    shapes.push(Shape::new(sail(1.7), INK));
    shapes.push(Shape::new(sail(0.0), SAIL).in_relief(12));
    for (from, to) in [([2.0, 27.0], [3.5, 9.0]), ([-11.0, 18.0], [16.5, 18.0])] {
        shapes.push(stroke(put(&[from])[0], put(&[to])[0], 3.4 * size, [0xa8, 0x34, 0x2c, 255]));
    }
    shapes.push(Shape::new(put(&[[0.0, 40.0], [0.0, 34.0], [13.0, 36.0]]), [0xa8, 0x34, 0x2c, 255]));
    for x in [-30.0, -10.0, 12.0, 30.0] {
        shapes.push(stroke(put(&[[x - 7.0, -15.5]])[0], put(&[[x + 7.0, -15.5]])[0], 1.6 * size, thin(FOAM, 200)));
    }
}

/// A sea serpent: its head, two coils and its tail above the water.
fn beast(at: Point, size: f32, shapes: &mut Vec<Shape>) {
    let put = |p: Point| placed(&[p], at, size)[0];
    let arch = |x: f32, half: f32, high: f32| -> Vec<Point> {
        (0..=8)
            .map(|i| {
                let turn = std::f32::consts::PI * i as f32 / 8.0;
                put([x - half * turn.cos(), -10.0 + high * turn.sin()])
            })
            .collect()
    };
    let neck: Vec<Point> =
        [[-32.0, -10.0], [-31.0, 4.0], [-27.0, 14.0], [-20.0, 17.0], [-13.0, 13.0]].map(put).to_vec();
    let tail: Vec<Point> = [[29.0, -10.0], [33.0, 0.0], [38.0, 6.0]].map(put).to_vec();
    let coils = [arch(-8.0, 11.0, 17.0), arch(17.0, 8.0, 12.0)];
    for (grow, paint) in [(3.2, INK), (0.0, SCALES)] {
        for coil in &coils {
            shapes.extend(ribbon(coil, |_| (7.0 + grow) * size, paint));
        }
        shapes.extend(ribbon(&neck, |t| (7.5 - 2.0 * t + grow) * size, paint));
        shapes.extend(ribbon(&tail, |t| (5.0 - 2.0 * t + grow) * size, paint));
    }
    let head = [[-16.0, 19.0], [-4.0, 15.0], [1.0, 10.0], [-6.0, 10.5], [-2.0, 7.0], [-15.0, 9.0]];
    let mut outline: Vec<Shape> = vec![];
    super::brush::inked(Shape::new(head.map(put).to_vec(), SCALES), 1.4 * size, &mut outline);
    shapes.extend(outline);
    shapes.push(Shape::new([[-12.0, 15.5], [-9.5, 15.8], [-9.5, 13.6], [-12.0, 13.4]].map(put).to_vec(), FOAM));
    let fluke = [[36.0, 5.0], [45.0, 14.0], [40.0, 5.0], [48.0, 1.0], [38.0, 2.0]];
    shapes.push(Shape::new(fluke.map(put).to_vec(), INK));
    for x in [-33.0, -18.0, 4.0, 10.0, 25.0, 31.0] {
        shapes.push(stroke(put([x - 6.0, -10.5]), put([x + 6.0, -10.5]), 1.8 * size, thin(FOAM, 210)));
    }
}
