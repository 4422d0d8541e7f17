//! The map of the kingdom: the land of each village in the colour of its region, borders, roads, mitres.
use crate::desktop::face::areas::{Area, areas};
use crate::desktop::face::circle;
use crate::desktop::face::{Paint, PlaceLook, Point, Scenery, Shape};
use crate::desktop::face::{placed, stroke};
use crate::games::fief::data::files::MapData;
use crate::games::fief::map::Map;
use crate::table::prelude::Place;

/// Units of the board for a unit of the map's frame: counters are as large as on other boards.
const SCALE: f32 = 1.3;
/// From the middle of a village to the edge of what is lit around it.
const SPOT: f32 = 62.0;

const INK: [u8; 4] = [0x3b, 0x2a, 0x1a, 255];
const ROAD: [u8; 4] = [0xf6, 0xe7, 0xc2, 255];
const ROAD_EDGE: [u8; 4] = [0x7a, 0x5f, 0x3c, 255];
const MITRE: [u8; 4] = [0x6b, 0x2d, 0x6b, 255];
const HOUSE: [u8; 4] = [0xf3, 0xe6, 0xc8, 255];
const ROOF: [u8; 4] = [0x9c, 0x4a, 0x32, 255];

/// Where a place of the map lies on the board.
pub fn on_board((x, y): (i32, i32)) -> Point {
    [x as f32 * SCALE, -(y as f32) * SCALE]
}

/// The map without what stands on it.
pub fn scenery(map: &MapData, kingdom: &Map) -> Scenery {
    let points: Vec<Point> = map.villages.iter().map(|village| on_board(village.at)).collect();
    let [width, height] = on_board(map.frame);
    let land = areas(&points, ([0.0, height], [width, 0.0]));
    let places = kingdom.villages().zip(land).map(|(place, area)| {
        let village = &map.villages[place.index()];
        let region = kingdom.region_index(kingdom.region_of(place)).expect("a village lies in a region");
        let (r, g, b) = map.regions[region].paint;
        let centre = points[place.index()];
        let mut decor = borders(kingdom, place.index(), &area);
        decor.extend(houses(centre));
        if map.bishoprics.iter().any(|bishopric| bishopric.label == village.label) {
            decor.extend(mitre([centre[0] - 56.0, centre[1] + 22.0]));
        }
        PlaceLook {
            place,
            centre,
            outline: area.outline,
            ground: Paint::Plain([r, g, b, 255]),
            decor,
            spot: placed(&circle(SPOT, 24), centre, 1.0),
            label: village.name.clone(),
            label_at: [centre[0], centre[1] + 54.0],
            label_size: 25.0,
        }
    });
    let places: Vec<PlaceLook> = places.collect();
    // Roads lie under the houses, and over the land of every village.
    let mut decor = vec![];
    let joined = || kingdom.villages().flat_map(|a| kingdom.roads.neighbours(a).iter().map(move |b| (a, *b)));
    for (a, b) in joined().filter(|(a, b)| a < b) {
        let ends = shortened(points[a.index()], points[b.index()], 30.0);
        decor.push(stroke(ends.0, ends.1, 13.0, ROAD_EDGE));
        decor.push(stroke(ends.0, ends.1, 9.0, ROAD));
    }
    let made_of = |place: Place| (place, kingdom.villages_of(place));
    let wider = kingdom.regions().chain(kingdom.bishoprics()).map(made_of).collect();
    Scenery { places, decor, seamless: true, wider, ..Scenery::default() }
}

/// The villages on the shortest way along roads, from the first to the last; nothing where no road leads there.
pub(super) fn way(map: &MapData, kingdom: &Map, from: Place, to: Place) -> Vec<Point> {
    if !kingdom.is_village(from) || !kingdom.is_village(to) {
        return vec![];
    }
    let mut at = from;
    let mut way = vec![on_board(map.villages[from.index()].at)];
    while let Some(left) = kingdom.roads.distance(at, to).filter(|left| *left > 0) {
        let next = |place: &&Place| kingdom.roads.distance(**place, to) == Some(left - 1);
        let Some(next) = kingdom.roads.neighbours(at).iter().find(next) else { return vec![] };
        at = *next;
        way.push(on_board(map.villages[at.index()].at));
    }
    if at == to { way } else { vec![] }
}

/// A line from a little after its beginning to a little before its end.
fn shortened(a: Point, b: Point, by: f32) -> (Point, Point) {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let part = by / dx.hypot(dy).max(1.0);
    ([a[0] + dx * part, a[1] + dy * part], [b[0] - dx * part, b[1] - dy * part])
}

/// The borders of a village's land: between regions a strong line, within one a faint one, between bishoprics dots.
fn borders(kingdom: &Map, village: usize, area: &Area) -> Vec<Shape> {
    let place = |i: usize| Place(i as u16);
    let mut shapes = vec![];
    for (other, border) in area.borders.iter().filter(|(other, _)| *other > village) {
        let (a, b) = (place(village), place(*other));
        let foreign = kingdom.region_of(a) != kingdom.region_of(b);
        for (from, to) in border.iter().zip(&border[1..]) {
            let (wide, paint) = if foreign { (6.0, INK) } else { (2.0, [INK[0], INK[1], INK[2], 70]) };
            shapes.push(stroke(*from, *to, wide, paint));
        }
        if kingdom.bishopric_of(a) != kingdom.bishopric_of(b) {
            for point in dots(border, 26.0) {
                shapes.push(Shape::new(placed(&circle(5.0, 10), point, 1.0), MITRE));
            }
        }
    }
    shapes
}

/// Points along a line, each as far from the last.
fn dots(line: &[Point], apart: f32) -> Vec<Point> {
    let mut dots = vec![];
    let mut left = apart / 2.0;
    for (a, b) in line.iter().zip(&line[1..]) {
        let long = (b[0] - a[0]).hypot(b[1] - a[1]);
        while left <= long {
            let t = left / long.max(1e-3);
            dots.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
            left += apart;
        }
        left -= long;
    }
    dots
}

/// Some houses around the middle of a village, with room for pieces before them.
fn houses([x, y]: Point) -> Vec<Shape> {
    let mut shapes = vec![Shape::new(placed(&circle(34.0, 24), [x, y], 1.0), [0xe9, 0xd8, 0xae, 255])];
    for (dx, dy, size) in
        [(-17.0, 12.0, 9.0), (16.0, 14.0, 9.0), (0.0, 20.0, 10.0), (-8.0, -14.0, 8.0), (14.0, -12.0, 8.0)]
    {
        let at = |px: f32, py: f32| [x + dx + px * size, y + dy + py * size];
        shapes.push(Shape::new(vec![at(-0.8, -0.8), at(0.8, -0.8), at(0.8, 0.2), at(-0.8, 0.2)], HOUSE).in_relief(8));
        shapes.push(Shape::new(vec![at(-1.05, 0.2), at(1.05, 0.2), at(0.0, 1.1)], ROOF).in_relief(8));
    }
    shapes
}

/// A mitre: here a bishop has his see.
pub(super) fn mitre([x, y]: Point) -> Vec<Shape> {
    let at = |px: f32, py: f32| [x + px * 17.0, y + py * 17.0];
    let hat = vec![
        at(-0.8, -0.9),
        at(0.8, -0.9),
        at(0.95, 0.1),
        at(0.45, 0.55),
        at(0.0, 1.0),
        at(-0.45, 0.55),
        at(-0.95, 0.1),
    ];
    let larger: Vec<Point> = hat.iter().map(|p| [x + (p[0] - x) * 1.22, y + (p[1] - y) * 1.22]).collect();
    vec![
        Shape::new(larger, HOUSE),
        Shape::new(hat, MITRE),
        stroke(at(0.0, -0.85), at(0.0, 0.75), 3.0, HOUSE),
        stroke(at(-0.5, 0.0), at(0.5, 0.0), 3.0, HOUSE),
    ]
}
