//! Borders: a gilded ribbon between regions with their colours deepened along it, a hedge between the villages of one region,
//! crosses between bishoprics.
use super::brush::{Ink, aside, blob, dots, far, ribbon, shade, thin};
use super::land::Land;
use crate::desktop::face::{Point, Shape, placed};

const EDGE: Ink = [0x4a, 0x2c, 0x18, 255];
const GILT: Ink = [0xe2, 0xbb, 0x5c, 255];
const HEDGE: Ink = [0x55, 0x5a, 0x30, 130];
const PURPLE: Ink = [0x6b, 0x2d, 0x6b, 255];
const CREAM: Ink = [0xfb, 0xf2, 0xdc, 255];

/// The bands along the border of a region, from the border inward, and how strong they are.
const BANDS: [(f32, f32, u8); 4] = [(0.0, 7.0, 150), (7.0, 13.0, 100), (13.0, 19.0, 58), (19.0, 25.0, 26)];

/// Where the land of two villages meets: both villages, and the line from corner to corner.
pub fn lines(land: &Land) -> impl Iterator<Item = (usize, usize, &[Point])> {
    let of = |i: usize| land.areas[i].borders.iter().map(move |(j, line)| (i, *j, &line[..]));
    (0..land.areas.len()).flat_map(of).filter(|(i, j, _)| i < j)
}

/// The borders that count for something: of regions and of bishoprics.
pub fn told(land: &Land) -> impl Iterator<Item = (usize, usize, &[Point])> {
    let plan = &land.plan;
    lines(land).filter(|(i, j, _)| plan.regions[*i] != plan.regions[*j] || plan.bishoprics[*i] != plan.bishoprics[*j])
}

/// The ground along the borders, under everything that stands on it.
pub fn bands(land: &Land) -> Vec<Shape> {
    let mut shapes = vec![];
    for (region, paint) in land.plan.paints.iter().enumerate() {
        let deep = shade(*paint, 0.76);
        for outline in outlines(land, region) {
            for (from, to, opacity) in BANDS {
                let (one, other) = (aside(&outline, true, |_| from), aside(&outline, true, |_| to));
                let n = outline.len();
                for i in (0..n).filter(|i| !(land.is_edge(outline[*i]) && land.is_edge(outline[(i + 1) % n]))) {
                    let j = (i + 1) % n;
                    shapes.push(Shape::new(vec![one[i], one[j], other[j], other[i]], thin(deep, opacity)));
                }
            }
        }
    }
    shapes
}

/// What is drawn along the borders themselves; a river needs no hedge.
pub fn ribbons(land: &Land, rivers: &[(usize, usize)]) -> Vec<Shape> {
    let plan = &land.plan;
    let mut shapes = vec![];
    for (i, j, line) in lines(land).filter(|(i, j, _)| plan.regions[*i] == plan.regions[*j]) {
        if !rivers.contains(&(i, j)) {
            for (k, at) in dots(line, 7.5 * plan.coarse()).into_iter().enumerate() {
                shapes.push(Shape::new(blob(at, 2.3, 5, (i * 64 + j + k * 7) as u32), HEDGE));
            }
        }
    }
    let foreign: Vec<_> = lines(land).filter(|(i, j, _)| plan.regions[*i] != plan.regions[*j]).collect();
    for (wide, paint) in [(7.4, EDGE), (3.0, GILT)] {
        for (.., line) in &foreign {
            shapes.extend(ribbon(line, |_| wide, paint));
            // Where ribbons meet, their ends are round.
            let ends = [line[0], line[line.len() - 1]].into_iter().filter(|end| !land.is_edge(*end));
            shapes.extend(ends.map(|end| Shape::new(disc(end, wide / 2.0), paint)));
        }
    }
    shapes
}

/// Crosses along the borders of bishoprics.
pub fn crosses(land: &Land) -> Vec<Shape> {
    let plan = &land.plan;
    let mut shapes = vec![];
    for (.., line) in lines(land).filter(|(i, j, _)| plan.bishoprics[*i] != plan.bishoprics[*j]) {
        let dry = |at: &Point| land.coast.is_land(*at) && land.is_off_road(*at, 15.0);
        for at in dots(line, 34.0 * plan.coarse()).into_iter().filter(dry) {
            shapes.push(Shape::new(placed(&cross(0.34), at, 8.4), CREAM));
            shapes.push(Shape::new(placed(&cross(0.2), at, 6.4), PURPLE));
        }
    }
    shapes
}

fn disc(at: Point, radius: f32) -> Vec<Point> {
    placed(&crate::desktop::face::circle(radius, 10), at, 1.0)
}

/// A cross whose arms widen outward, in a square from -1 to 1.
fn cross(waist: f32) -> Vec<Point> {
    let wide = 0.34 + waist;
    let arm = [[waist, waist], [wide, 1.0], [-wide, 1.0], [-waist, waist]];
    let turns: [fn(Point) -> Point; 4] = [|p| p, |[x, y]| [-y, x], |[x, y]| [-x, -y], |[x, y]| [y, -x]];
    turns.iter().flat_map(|turn| arm[..3].iter().map(|p| turn(*p)).collect::<Vec<_>>()).collect()
}

/// The outlines of a region, its land to the left of them: one, or several where it does not hang together or has holes.
fn outlines(land: &Land, region: usize) -> Vec<Vec<Point>> {
    let regions = &land.plan.regions;
    let mut sides: Vec<Vec<Point>> = vec![];
    for (_, area) in land.areas.iter().enumerate().filter(|(i, _)| regions[*i] == region) {
        let abroad = area.borders.iter().filter(|(j, _)| regions[*j] != region);
        sides.extend(abroad.map(|(_, line)| line.clone()));
        let n = area.outline.len();
        let edges = (0..n).map(|k| [area.outline[k], area.outline[(k + 1) % n]]);
        let inner = |[a, b]: [Point; 2]| area.borders.iter().any(|(_, line)| line.windows(2).any(|leg| leg == [a, b]));
        sides.extend(edges.filter(|edge| edge.iter().all(|p| land.is_edge(*p)) && !inner(*edge)).map(|e| e.to_vec()));
    }
    let mut outlines = vec![];
    while let Some(mut outline) = sides.pop() {
        loop {
            let end = outline[outline.len() - 1];
            let next = sides.iter().position(|side| far(side[0], end) < 0.5);
            let Some(next) = next.filter(|_| far(outline[0], end) >= 0.5) else { break };
            let side = sides.swap_remove(next);
            outline.extend(&side[1..]);
        }
        outline.pop();
        if outline.len() > 2 {
            outlines.push(outline);
        }
    }
    outlines
}
