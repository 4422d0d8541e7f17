//! What has befallen the land: famine, bad weather, plague. Each has its pattern on the land and its sign beside every village,
//! so that none is told by its colour alone.
use super::map::brush::{INK, Ink, blob, chance, far, inked, moved, noise, ribbon, thin};
use super::map::land::{Land, SPOT};
use super::map::names;
use crate::desktop::face::{Point, Shape, circle, inside, placed, stroke};

const CLOUD: Ink = [0xdd, 0xe2, 0xe8, 255];
const DARK_CLOUD: Ink = [0x8b, 0x95, 0xa4, 255];
const RAIN: Ink = [0x24, 0x4a, 0x78, 255];
const LIGHTNING: Ink = [0xf4, 0xcc, 0x3e, 255];
const STRAW: Ink = [0x9a, 0x74, 0x24, 255];
const CREAM: Ink = [0xfb, 0xf3, 0xde, 255];
const BLOOD: Ink = [0xb0, 0x10, 0x18, 255];
const DRY: Ink = [0x8c, 0x62, 0x2e, 255];

/// From one crack or drop to the next.
const USUAL: f32 = 30.0;

/// What has befallen a village and the land around it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plight {
    pub bad_weather: bool,
    pub famine: bool,
    /// The plague has struck in this turn.
    pub plague: bool,
}

/// What is drawn on the land of a village.
pub fn on_land(plight: Plight, land: &Land, village: usize, shapes: &mut Vec<Shape>) {
    if plight == Plight::default() {
        return;
    }
    let dry = land.dry_land(village);
    let mut wash = |paint: Ink| shapes.push(Shape::new(dry.clone(), paint));
    if plight.famine {
        wash(thin(DRY, 96));
    }
    if plight.bad_weather {
        wash([0x3c, 0x50, 0x6c, 92]);
    }
    if plight.plague {
        wash([0x2c, 0x20, 0x34, 70]);
    }
    let centre = land.plan.points[village];
    let reach = dry.iter().map(|p| far(*p, centre)).fold(0.0, f32::max);
    let apart = USUAL * land.plan.coarse();
    let steps = (reach / apart) as i32;
    let name = land.plan.name_at(village);
    let half = land.plan.half_name(village) + 14.0;
    for (row, column) in (-steps..=steps).flat_map(|row| (-steps..=steps).map(move |column| (row, column))) {
        let seed = (village as i32 * 4096 + (row + steps) * 64 + column + steps) as u32;
        let jitter = |n: u32| (chance(seed, n) - 0.5) * apart * 0.6;
        let at = [centre[0] + column as f32 * apart + jitter(1), centre[1] + row as f32 * apart + jitter(2)];
        let on_name = (at[0] - name[0]).abs() < half + 9.0 && (at[1] - name[1]).abs() < 28.0;
        let is_far =
            [[-9.0, 0.0], [9.0, 0.0], [0.0, -9.0], [0.0, 9.0]].iter().all(|[x, y]| inside(&dry, moved(at, *x, *y)));
        if far(at, centre) < SPOT + 10.0 || on_name || !is_far {
            continue;
        }
        if plight.bad_weather {
            for (dx, dy) in [(-5.0, 3.0), (4.0, -2.0)] {
                let drop = [moved(at, dx + 3.0, dy + 7.0), moved(at, dx - 3.0, dy - 7.0)];
                shapes.extend(ribbon(&drop, |t| 0.8 + 1.6 * t, thin(RAIN, 215)));
            }
        }
        if plight.famine && (row + column) % 2 == 0 {
            crack(at, seed, shapes);
        }
    }
    // The name is read as well as ever.
    shapes.extend(names::banderole(name, land.plan.half_name(village)));
}

/// A crack in dry earth.
fn crack(at: Point, seed: u32, shapes: &mut Vec<Shape>) {
    let turn = std::f32::consts::TAU * noise([seed as f32 * 0.37, 0.5], 17);
    let (sin, cos) = turn.sin_cos();
    let put = |u: f32, v: f32| [at[0] + u * cos - v * sin, at[1] + u * sin + v * cos];
    let paint = thin([0x4c, 0x2e, 0x12, 255], 190);
    let line = [put(-9.0, -1.0), put(-4.0, 2.4), put(0.0, -1.0), put(4.4, 1.8), put(9.0, 0.0)];
    shapes.extend(ribbon(&line, |t| 0.6 + 1.6 * (1.0 - (2.0 * t - 1.0).abs()), paint));
    shapes.push(stroke(put(0.0, -1.0), put(-1.6, -6.4), 1.3, paint));
    shapes.push(stroke(put(4.4, 1.8), put(6.4, 6.4), 1.1, paint));
}

/// The signs of what has befallen a village.
pub fn signs(plight: Plight, land: &Land, village: usize, shapes: &mut Vec<Shape>) {
    let [first, second] = land.signs[village];
    if plight.bad_weather {
        storm(first, shapes);
    }
    if plight.famine {
        withered(second, shapes);
    }
    if plight.plague {
        skull(moved(land.plan.points[village], 31.0, 25.0), shapes);
    }
}

/// A cloud with lightning and rain.
fn storm(at: Point, shapes: &mut Vec<Shape>) {
    for x in [-13.0, -5.0, 9.0, 15.0] {
        shapes.extend(ribbon(&[moved(at, x + 2.0, -2.0), moved(at, x - 4.0, -17.0)], |t| 1.4 + 2.0 * t, RAIN));
    }
    let puffs = [(-11.0, 3.0, 8.6), (12.0, 3.0, 8.6), (-3.0, 9.0, 10.6), (6.0, 8.0, 8.4), (0.0, 2.0, 9.0)];
    let puff = |(x, y, r): (f32, f32, f32), grow: f32| placed(&circle(r + grow, 16), moved(at, x, y), 1.0);
    shapes.extend(puffs.map(|p| Shape::new(puff(p, 1.7), INK)));
    shapes.extend(puffs.map(|p| Shape::new(puff(p, 0.0), DARK_CLOUD).in_relief(14)));
    shapes.extend(puffs.map(|(x, y, r)| Shape::new(puff((x - 1.6, y + 2.4, r * 0.74), 0.0), CLOUD)));
    let bolt = [[2.0, 0.0], [-5.0, -10.0], [0.0, -9.6], [-4.0, -20.0], [7.0, -7.0], [2.4, -7.4], [7.0, 0.0]];
    inked(Shape::new(bolt.map(|[x, y]| moved(at, x, y)).to_vec(), LIGHTNING), 1.3, shapes);
}

/// Ears that hang down, struck out.
fn withered(at: Point, shapes: &mut Vec<Shape>) {
    let disc = |r: f32| placed(&circle(r, 26), at, 1.0);
    shapes.push(Shape::new(disc(19.0), INK));
    shapes.push(Shape::new(disc(17.2), CREAM).in_relief(6));
    for (lean, side) in [(-8.0, -1.0), (0.5, 1.0), (8.0, 1.0)] {
        let stalk: Vec<Point> = (0..=6)
            .map(|k| {
                let t = k as f32 / 6.0;
                moved(
                    at,
                    lean * t + side * 5.0 * (t - 0.55).max(0.0).powf(1.2),
                    -13.0 + 24.0 * t - 14.0 * (t - 0.6).max(0.0),
                )
            })
            .collect();
        shapes.extend(ribbon(&stalk, |_| 1.8, STRAW));
        let tip = stalk[6];
        for k in 0..3 {
            let grain = moved(tip, side * (1.6 + 0.6 * k as f32), -1.6 - 3.2 * k as f32);
            shapes.push(Shape::new(blob(grain, 2.5, 7, k), STRAW));
        }
    }
    shapes.push(stroke(moved(at, -12.0, -12.0), moved(at, 12.0, 12.0), 3.2, BLOOD));
}

/// A skull on black.
fn skull(at: Point, shapes: &mut Vec<Shape>) {
    let disc = |r: f32| placed(&circle(r, 24), at, 1.0);
    shapes.push(Shape::new(disc(14.0), CREAM));
    shapes.push(Shape::new(disc(12.6), [0x1c, 0x16, 0x18, 255]));
    shapes.push(Shape::new(placed(&circle(7.2, 16), moved(at, 0.0, 1.8), 1.0), CREAM).in_relief(10));
    shapes.push(Shape::new(
        [[-4.0, -3.0], [4.0, -3.0], [3.4, -8.6], [-3.4, -8.6]].map(|[x, y]| moved(at, x, y)).to_vec(),
        CREAM,
    ));
    for x in [-2.9, 2.9] {
        shapes.push(Shape::new(placed(&circle(2.1, 9), moved(at, x, 1.0), 1.0), INK));
    }
    shapes.push(Shape::new([[-1.0, -3.4], [1.0, -3.4], [0.0, -1.2]].map(|[x, y]| moved(at, x, y)).to_vec(), INK));
    for x in [-1.3, 1.3] {
        shapes.push(stroke(moved(at, x, -5.2), moved(at, x, -8.6), 0.9, INK));
    }
}
