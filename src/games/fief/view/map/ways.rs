//! Rivers, roads and bridges. A river follows borders from the inner land to the sea, inside of a region where it can.
use super::borders;
use super::brush::{INK, Ink, aside, between, crossing, far, length, noise, ribbon, rounded, thin};
use super::land::Land;
use crate::desktop::face::{Point, Shape};

const WATER: Ink = [0x74, 0xa6, 0xb2, 255];
const BANK: Ink = [0x2f, 0x5c, 0x6c, 255];
const GLINT: Ink = [0xe6, 0xf0, 0xe8, 130];
const ROAD: Ink = [0xf6, 0xe7, 0xc2, 255];
const WORN: Ink = [0xb7, 0x9a, 0x66, 150];
const VERGE: Ink = [0x6d, 0x50, 0x2e, 255];
const STONE: Ink = [0xc2, 0xb8, 0xa4, 255];

/// As many rivers as a map has at the most, and the shortest one, in units of the board.
const MOST: usize = 3;
const SHORTEST: f32 = 190.0;
const LONGEST: f32 = 620.0;
/// So much farther a river seems that runs along the border of a region or of a bishopric.
const ABROAD: f32 = 3.5;
const ASIDE: f32 = 1.6;

/// A river, from its spring into the sea, and the villages between which it flows.
pub struct River {
    pub course: Vec<Point>,
    pub between: Vec<(usize, usize)>,
}

impl River {
    /// Its width, for each share of its course.
    fn wide(t: f32) -> f32 {
        3.4 + 5.6 * t
    }
}

/// A border between two corners of areas.
struct Reach<'l> {
    ends: [usize; 2],
    villages: (usize, usize),
    line: &'l [Point],
    seems: f32,
}

/// The rivers of a land.
pub fn rivers(land: &Land) -> Vec<River> {
    let mut corners: Vec<Point> = vec![];
    let mut corner = |p: Point| {
        corners.iter().position(|q| far(p, *q) < 1.0).unwrap_or_else(|| {
            corners.push(p);
            corners.len() - 1
        })
    };
    let plan = &land.plan;
    let reaches: Vec<Reach> = borders::lines(land)
        .map(|(i, j, line)| {
            let abroad = if plan.regions[i] == plan.regions[j] { 1.0 } else { ABROAD };
            let aside = if plan.bishoprics[i] == plan.bishoprics[j] { 1.0 } else { ASIDE };
            let ends = [corner(line[0]), corner(line[line.len() - 1])];
            Reach { ends, villages: (i, j), line, seems: length(line) * abroad * aside }
        })
        .collect();
    let mut taken = vec![false; corners.len()];
    let mut rivers: Vec<River> = vec![];
    while rivers.len() < MOST {
        let Some(way) = best_way(land, &corners, &reaches, &taken) else { break };
        let mut course = vec![];
        for (reach, at) in &way {
            let turned = reaches[*reach].ends[0] != *at;
            let mut line = reaches[*reach].line.to_vec();
            if turned {
                line.reverse();
            }
            course.extend(&line[usize::from(!course.is_empty())..]);
            reaches[*reach].ends.iter().for_each(|end| taken[*end] = true);
        }
        // What is near belongs to this river.
        for (i, p) in corners.iter().enumerate() {
            taken[i] |= course.iter().any(|q| far(*p, *q) < 150.0);
        }
        let between = way.iter().map(|(reach, _)| reaches[*reach].villages).collect();
        rivers.push(River { course: meandering(&course, rivers.len()), between });
    }
    rivers
}

/// From spring to sea: each reach, with the corner at which it begins.
fn best_way(land: &Land, corners: &[Point], reaches: &[Reach], taken: &[bool]) -> Option<Vec<(usize, usize)>> {
    // How far the sea seems from each corner, and the reach that leads there.
    let mut seems = vec![f32::MAX; corners.len()];
    let mut real = vec![0.0; corners.len()];
    let mut down: Vec<Option<(usize, usize)>> = vec![None; corners.len()];
    for (i, p) in corners.iter().enumerate() {
        if land.is_edge(*p) && !taken[i] {
            seems[i] = 0.0;
        }
    }
    for _ in 0..corners.len() {
        for (k, reach) in reaches.iter().enumerate() {
            for [from, to] in [reach.ends, [reach.ends[1], reach.ends[0]]] {
                let new = seems[to] + reach.seems;
                if seems[to] < f32::MAX && new + 1e-3 < seems[from] && !taken[from] && !land.is_edge(corners[from]) {
                    seems[from] = new;
                    real[from] = real[to] + length(reach.line);
                    down[from] = Some((k, to));
                }
            }
        }
    }
    let fits = |i: &usize| down[*i].is_some() && (SHORTEST..LONGEST).contains(&real[*i]);
    // Long, and along few borders of regions.
    let worth = |i: &usize| 2.2 * real[*i] - seems[*i];
    let spring = (0..corners.len()).filter(fits).max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
    let mut way = vec![];
    let mut at = spring;
    while let Some((reach, next)) = down[at] {
        way.push((reach, at));
        at = next;
    }
    Some(way)
}

fn meandering(course: &[Point], number: usize) -> Vec<Point> {
    let seed = 71 + number as u32;
    let bent = aside(course, false, |t| {
        let along = t * length(course);
        // It begins and ends where the border does.
        (noise([along / 38.0, 0.5], seed) - 0.5) * 17.0 * (t * std::f32::consts::PI).sin().max(0.0).powf(0.4)
    });
    rounded(&bent)
}

/// Rivers on the land.
pub fn water(land: &Land, rivers: &[River]) -> Vec<Shape> {
    let mut shapes = vec![];
    for river in rivers {
        let course = as_far_as_the_sea(land, &river.course);
        shapes.extend(ribbon(&course, |t| River::wide(t) + 3.2, BANK));
        shapes.extend(ribbon(&course, River::wide, WATER));
        let glint = aside(&course, false, |t| River::wide(t) * 0.2);
        for leg in glint.windows(2).enumerate().filter(|(i, _)| i % 5 < 2).map(|(_, leg)| leg) {
            shapes.extend(ribbon(leg, |_| 1.2, GLINT));
        }
    }
    shapes
}

/// Where they flow into the sea, over the line of the shore.
pub fn mouths(land: &Land, rivers: &[River]) -> Vec<Shape> {
    let mut shapes = vec![];
    for river in rivers {
        let course = as_far_as_the_sea(land, &river.course);
        let n = course.len();
        shapes.extend(ribbon(&course[n.saturating_sub(3)..], |t| River::wide(1.0) - 1.0 + 3.0 * t, WATER));
    }
    shapes
}

fn as_far_as_the_sea(land: &Land, course: &[Point]) -> Vec<Point> {
    let mut dry: Vec<Point> = course.iter().copied().take_while(|p| land.coast.is_land(*p)).collect();
    if let Some(next) = course.get(dry.len()) {
        let last = dry.last().copied().unwrap_or(*next);
        let n = land.coast.shore().len();
        let shore = |i: usize| (land.coast.shore()[i], land.coast.shore()[(i + 1) % n]);
        let mouth = (0..n).find_map(|i| crossing((last, *next), shore(i))).unwrap_or(1.0);
        let mouth = between(last, *next, mouth);
        let long = far(last, *next).max(1e-3);
        dry.push(mouth);
        dry.push([mouth[0] + (next[0] - last[0]) / long * 5.0, mouth[1] + (next[1] - last[1]) / long * 5.0]);
    }
    if dry.len() < 3 { course.to_vec() } else { dry }
}

/// Roads, with what carts have worn into them.
pub fn roads(land: &Land) -> Vec<Shape> {
    let mut shapes = vec![];
    let cut = |road: &[Point]| {
        let steps = (30.0 / (length(road) / (road.len() - 1) as f32)).ceil() as usize;
        road[steps.min(road.len() / 2 - 1)..road.len() - steps.min(road.len() / 2 - 1)].to_vec()
    };
    let roads: Vec<Vec<Point>> = land.roads.iter().map(|road| cut(road)).collect();
    let uneven = |k: usize, wide: f32| move |t: f32| wide + 1.8 * noise([t * 26.0, k as f32 * 5.0], 91);
    for (k, road) in roads.iter().enumerate() {
        shapes.extend(ribbon(road, uneven(k, 10.4), VERGE));
    }
    for (k, road) in roads.iter().enumerate() {
        shapes.extend(ribbon(road, uneven(k, 7.2), ROAD));
        for side in [-1.7, 1.7] {
            let rut = aside(road, false, |_| side);
            for (i, leg) in rut.windows(2).enumerate() {
                if noise([i as f32 * 0.7, k as f32 * 3.0 + side], 92) > 0.42 {
                    shapes.extend(ribbon(leg, |_| 1.1, WORN));
                }
            }
        }
    }
    shapes
}

/// Bridges, wherever a road crosses a river.
pub fn bridges(land: &Land, rivers: &[River]) -> Vec<Shape> {
    let mut shapes = vec![];
    for road in &land.roads {
        for river in rivers {
            let course = &river.course;
            let meets = road.windows(2).find_map(|leg| {
                course.windows(2).enumerate().find_map(|(k, reach)| {
                    let t = crossing((leg[0], leg[1]), (reach[0], reach[1]))?;
                    Some((between(leg[0], leg[1], t), leg, k as f32 / course.len() as f32))
                })
            });
            let Some((at, leg, share)) = meets.filter(|(at, ..)| land.coast.is_land(*at)) else { continue };
            let long = far(leg[0], leg[1]).max(1e-3);
            let (dx, dy) = ((leg[1][0] - leg[0][0]) / long, (leg[1][1] - leg[0][1]) / long);
            let half = River::wide(share) / 2.0 + 6.5;
            let put = |along: f32, across: f32| -> Point {
                [at[0] + dx * along - dy * across, at[1] + dy * along + dx * across]
            };
            let deck =
                |wide: f32, half: f32| vec![put(-half, -wide), put(half, -wide), put(half, wide), put(-half, wide)];
            shapes.push(Shape::new(deck(8.6, half + 1.2), INK));
            shapes.push(Shape::new(deck(7.4, half), STONE));
            shapes.push(Shape::new(deck(4.6, half + 1.2), INK));
            shapes.push(Shape::new(deck(3.8, half + 1.2), ROAD));
            for along in [-0.5, 0.0, 0.5] {
                let x = along * half;
                shapes.push(crate::desktop::face::stroke(put(x, -3.8), put(x, 3.8), 1.0, thin(INK, 120)));
            }
        }
    }
    shapes
}
