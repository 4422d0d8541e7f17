//! The land as it is to be drawn: villages, their areas, regions and roads of any map, and the room that pieces, names and
//! signs need, which everything else leaves free.
use super::brush::{Ink, aside, between, far, from_line, noise};
use super::coast::Coast;
use super::room::Room;
use crate::desktop::face::Point;
use crate::desktop::face::areas::{Area, areas};
use std::cell::RefCell;
use std::rc::Rc;

/// Units of the board for a unit of the map's frame: counters are as large as on other boards.
pub const SCALE: f32 = 1.3;
/// From the middle of a village to the edge of what is lit around it.
pub const SPOT: f32 = 62.0;
/// From the middle of a village to the middle of its name, upward, and the height of its letters.
pub const NAME: f32 = 54.0;
pub const LETTERS: f32 = 25.0;
/// From the middle of a village to those at its gate.
pub const GATE: f32 = 84.0;
/// From the middle of a village down to the first row of those inside.
pub const FIRST_ROW: f32 = -38.0;

/// Where a place of the map lies on the board.
pub fn on_board((x, y): (i32, i32)) -> Point {
    [x as f32 * SCALE, -(y as f32) * SCALE]
}

/// Half the room of a sign beside a village: weather, famine.
pub const SIGN: f32 = 21.0;

/// What the drawing is made from: nothing but the map of the rule data.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Width and height, in units of the board; the land lies between `[0, -height]` and `[width, 0]`.
    pub size: Point,
    /// Of each village: where it is, its region and its bishopric by number, and how many letters its name has.
    pub points: Vec<Point>,
    pub regions: Vec<usize>,
    pub bishoprics: Vec<usize>,
    pub letters: Vec<usize>,
    /// Between villages.
    pub roads: Vec<(usize, usize)>,
    /// The colour of each region.
    pub paints: Vec<Ink>,
}

impl Plan {
    /// How much farther apart than usual things are drawn: a very large map has no more of them than an ordinary one.
    pub fn coarse(&self) -> f32 {
        (self.size[0] * self.size[1] / 2.4e6).sqrt().max(1.0)
    }
    /// About half the room that the name of a village takes.
    pub fn half_name(&self, village: usize) -> f32 {
        LETTERS * 0.25 * self.letters[village] as f32 + 6.0
    }
    pub fn name_at(&self, village: usize) -> Point {
        [self.points[village][0], self.points[village][1] + NAME]
    }
    /// Where those stand who wait at the gate of a village, on the road from another.
    pub fn gate(&self, village: usize, from: usize) -> Point {
        let (here, there) = (self.points[village], self.points[from]);
        let part = GATE / far(here, there).max(1.0);
        between(here, there, part)
    }
}

/// The land with its coast.
pub struct Land {
    pub plan: Plan,
    pub areas: Vec<Area>,
    /// Between villages, in the order of the plan; gently bent, and nearly straight.
    pub roads: Vec<Vec<Point>>,
    pub coast: Coast,
    /// Beside each village, two places for signs of what has become of its land.
    pub signs: Vec<[Point; 2]>,
    /// What pieces, names, signs and roads take up.
    pub room: Room,
}

impl Land {
    pub fn new(plan: Plan) -> Self {
        let [width, height] = plan.size;
        let areas = areas(&plan.points, ([0.0, -height], [width, 0.0]));
        let roads: Vec<Vec<Point>> = plan.roads.iter().map(|road| bent(&plan, *road)).collect();
        let mut room = room_of(&plan, &roads);
        let signs = signs(&plan, &mut room);
        let coast = Coast::around(&plan, &roads, &signs);
        let mut land = Self { plan, areas, roads, coast, signs, room };
        let shore = land.coast.shore();
        land.room.take_along(shore, 9.0);
        land.room.take(shore[shore.len() - 1], shore[0], 9.0);
        land
    }
    /// The land of a map: made when it is first asked for, and kept until another map is asked for.
    pub fn of(plan: Plan) -> Rc<Self> {
        thread_local!(static LAST: RefCell<Option<Rc<Land>>> = const { RefCell::new(None) });
        LAST.with_borrow_mut(|last| match last {
            Some(land) if land.plan == plan => land.clone(),
            _ => last.insert(Rc::new(Self::new(plan))).clone(),
        })
    }
    /// The dry land of a village: what is nearer to it than to any other.
    pub fn dry_land(&self, village: usize) -> Vec<Point> {
        let here = self.plan.points[village];
        let mut outline = self.coast.shore().to_vec();
        for (_, other) in self.plan.points.iter().enumerate().filter(|(i, _)| *i != village) {
            let nearer = |p: Point| far(p, *other).powi(2) - far(p, here).powi(2);
            let mut kept = vec![];
            for (i, p) in outline.iter().enumerate() {
                let next = outline[(i + 1) % outline.len()];
                let (a, b) = (nearer(*p), nearer(next));
                if a >= 0.0 {
                    kept.push(*p);
                }
                if (a < 0.0) != (b < 0.0) {
                    kept.push(between(*p, next, a / (a - b)));
                }
            }
            outline = kept;
        }
        outline
    }
    /// Whether a point lies on the edge of the drawing, where the land is cut off.
    pub fn is_edge(&self, [x, y]: Point) -> bool {
        let [width, height] = self.plan.size;
        x < 0.5 || x > width - 0.5 || y > -0.5 || y < 0.5 - height
    }
    /// Whether a point is so far from every road.
    pub fn is_off_road(&self, at: Point, by: f32) -> bool {
        self.roads.iter().all(|road| road.windows(2).all(|leg| from_line(at, leg[0], leg[1]) > by))
    }
    /// Whether a disc lies on dry land and touches nothing that has taken up room.
    pub fn is_free(&self, at: Point, radius: f32) -> bool {
        self.room.is_free(at, radius) && self.coast.is_land(at)
    }
}

/// A road: it bends to one side and then to the other, and ends where it would if it were straight.
fn bent(plan: &Plan, (a, b): (usize, usize)) -> Vec<Point> {
    let (from, to) = (plan.points[a], plan.points[b]);
    let long = far(from, to);
    let most = (long * 0.028).min(7.0) * if noise([a as f32 * 1.7, b as f32 * 2.3], 11) < 0.5 { -1.0 } else { 1.0 };
    let steps = (long / 14.0).clamp(6.0, 40.0) as usize;
    let straight: Vec<Point> = (0..=steps).map(|i| between(from, to, i as f32 / steps as f32)).collect();
    aside(&straight, false, |t| {
        let wobble = noise([t * long / 40.0, a as f32 * 3.1 + b as f32], 5) - 0.5;
        (t * std::f32::consts::TAU).sin() * most + wobble * 4.0 * (t * std::f32::consts::PI).sin()
    })
}

/// Two places for signs beside each village, where there is room, on its own land if possible; they take that room.
fn signs(plan: &Plan, room: &mut Room) -> Vec<[Point; 2]> {
    let [width, height] = plan.size;
    let mut found = vec![];
    for (i, here) in plan.points.iter().enumerate() {
        let owner = |at: Point| {
            let nearest = |a: &usize, b: &usize| far(plan.points[*a], at).total_cmp(&far(plan.points[*b], at));
            (0..plan.points.len()).min_by(nearest)
        };
        let mut place = |beside: f32| {
            let ways = (0..32).map(|k| k as f32 / 32.0 * std::f32::consts::TAU);
            let rings = [86.0, 94.0, 103.0, 113.0, 124.0];
            let all = rings.iter().flat_map(|r| ways.clone().map(move |way| (r, way)));
            let all = all.map(|(r, way)| [here[0] + r * way.cos(), here[1] + r * way.sin()]);
            let fits = |at: &Point| {
                let [x, y] = *at;
                let aside = [x, width - x, -y, y + height].into_iter().fold(f32::MAX, f32::min);
                aside > SIGN + 14.0 && room.is_free(*at, SIGN) && owner(*at) == Some(i)
            };
            let at = all.into_iter().find(fits).unwrap_or([here[0] + beside, here[1] - 8.0]);
            room.take(at, at, SIGN - 1.0);
            at
        };
        found.push([place(-60.0), place(60.0)]);
    }
    found
}

/// The room that has to stay free on every map.
fn room_of(plan: &Plan, roads: &[Vec<Point>]) -> Room {
    let mut room = Room::default();
    for (i, at) in plan.points.iter().enumerate() {
        let [x, y] = *at;
        room.take(*at, *at, SPOT);
        // On its left flies the banner of its owner, on its right stand workshops.
        room.take([x - 62.0, y - 6.0], [x - 62.0, y + 18.0], 18.0);
        room.take([x + 64.0, y - 4.0], [x + 64.0, y + 20.0], 24.0);
        let half = plan.half_name(i);
        let [x, y] = plan.name_at(i);
        room.take([x - half, y], [x + half, y], 15.0);
        // Five in a row.
        let row = at[1] + FIRST_ROW;
        room.take([x - 99.0, row], [x + 99.0, row], 20.0);
    }
    for ((a, b), road) in plan.roads.iter().zip(roads) {
        room.take_along(road, 8.0);
        for gate in [plan.gate(*a, *b), plan.gate(*b, *a)] {
            room.take(gate, gate, 27.0);
        }
    }
    room
}
