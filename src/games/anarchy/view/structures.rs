//! What stands over the ground, seen from above: scaffolds, hourds, ladders, mantlets, heaps of stones, basins of oil.
use super::drawing::{SIDE, centre, hexagon, inwards, middle, toward};
use super::terrain::{DARK_STONE, WOOD};
use crate::desktop::face::*;
use crate::games::anarchy::board::Board;
use crate::games::anarchy::rules::Hourd;
use crate::table::kit::hex_map::Heading;

/// What stands over the ground: scaffolds, hourds, ladders.
pub(super) fn on_top(board: &Board) -> Vec<Shape> {
    let map = board.map;
    let mut shapes = vec![];
    for hex in map.hexes.places().filter(|hex| board.scaffold_over(*hex)) {
        shapes.extend(scaffold(middle(board, map.upper(hex))));
    }
    let hourds = board.rules.hourds.iter().filter_map(|hourd| board.hourd_over(hourd.hex));
    shapes.extend(hourds.flat_map(|hourd| gallery(board, hourd)));
    for ladder in &board.site.ladders {
        let foot = centre(map, ladder.foot);
        match ladder.lean.and_then(|lean| map.heading(ladder.foot, lean)) {
            Some(heading) => {
                let [dx, dy] = toward(heading);
                let from = [foot[0] - 14.0 * dx, foot[1] - 14.0 * dy];
                shapes.extend(rungs(from, [foot[0] + (SIDE + 8.0) * dx, foot[1] + (SIDE + 8.0) * dy]));
            }
            // It sticks out from under whoever stands there.
            None => shapes.extend(rungs([foot[0] - 47.0, foot[1] - 22.0], [foot[0] + 47.0, foot[1] + 14.0])),
        }
    }
    shapes
}

/// A mantlet seen from above: the slanting screen on the side that it faces, so that it shows beside whoever stands in the hex, its
/// planks, and the props and wheels behind.
pub(super) fn screen([x, y]: Point, facing: Heading) -> Vec<Shape> {
    /// How far the middle of the screen lies from that of the hex, and how thick and how wide it is from its middle.
    const OUT: f32 = SIDE - 2.0;
    const THICK: f32 = 17.0;
    const HALF: f32 = 29.0;
    let [ax, ay] = toward(facing);
    let at = |ahead: f32, aside: f32| [x + ax * ahead - ay * aside, y + ay * ahead + ax * aside];
    let mut shapes = vec![];
    for aside in [-21.0_f32, 21.0] {
        let (front, back) = (at(OUT - 6.0, aside), at(OUT - 26.0, aside * 1.2));
        shapes.push(stroke(front, back, 7.0, LINE));
        shapes.push(stroke(front, back, 4.0, WOOD));
        shapes.push(Shape::new(placed(&circle(5.5, 10), back, 1.0), LINE));
        shapes.push(Shape::new(placed(&circle(3.5, 10), back, 1.0), DARK_STONE));
    }
    shapes.push(stroke(at(OUT, -HALF), at(OUT, HALF), THICK, LINE));
    shapes.push(stroke(at(OUT, 2.0 - HALF), at(OUT, HALF - 2.0), THICK - 4.0, [0xa8, 0x7a, 0x48, 255]));
    for aside in [-18.0_f32, -9.0, 0.0, 9.0, 18.0] {
        shapes.push(stroke(at(OUT - 6.5, aside), at(OUT + 6.5, aside), 1.6, LINE));
    }
    shapes
}

/// A heap of stones, in a corner of its hex, so that it shows beside whoever stands there.
pub(super) fn stones([x, y]: Point) -> Vec<Shape> {
    const AT: [(Point, f32); 6] = [
        ([-30.0, 33.0], 8.0),
        ([-17.0, 34.0], 7.5),
        ([-5.0, 33.0], 6.5),
        ([-23.0, 43.0], 7.5),
        ([-11.0, 43.0], 7.0),
        ([-17.0, 51.0], 6.0),
    ];
    let mut shapes = vec![];
    for ([dx, dy], size) in AT {
        shapes.push(Shape::new(placed(&circle(size, 7), [x + dx, y + dy], 1.0), LINE));
        shapes.push(Shape::new(placed(&circle(size - 1.8, 7), [x + dx, y + dy], 1.0), [0xb9, 0xb2, 0xa4, 255]));
        shapes.push(Shape::new(
            placed(&circle(size * 0.4, 7), [x + dx - 1.5, y + dy + 1.5], 1.0),
            [0xd6, 0xd0, 0xc4, 255],
        ));
    }
    shapes
}

/// Cracks in a wall, one for each degree of damage.
pub(super) fn cracks([x, y]: Point, degrees: u8) -> Vec<Shape> {
    const INK: [u8; 4] = [0x16, 0x10, 0x0c, 235];
    const CRACKS: [[Point; 4]; 4] = [
        [[-44.0, 22.0], [-26.0, 12.0], [-30.0, -4.0], [-12.0, -16.0]],
        [[44.0, -20.0], [28.0, -8.0], [30.0, 8.0], [12.0, 18.0]],
        [[-8.0, 48.0], [2.0, 32.0], [-8.0, 22.0], [4.0, 8.0]],
        [[8.0, -48.0], [-4.0, -34.0], [6.0, -24.0], [-6.0, -10.0]],
    ];
    let crack = |points: &[Point; 4]| {
        let at = |[dx, dy]: Point| [x + dx, y + dy];
        let widths = [6.0_f32, 4.5, 3.0];
        let parts = points.windows(2).zip(widths).map(|(ends, width)| stroke(at(ends[0]), at(ends[1]), width, INK));
        parts.collect::<Vec<_>>()
    };
    CRACKS.iter().cycle().take(usize::from(degrees).min(CRACKS.len())).flat_map(crack).collect()
}

/// A basin of boiling oil on its two poles, in another corner; one that is set at its crenel glows.
pub(super) fn cauldron([x, y]: Point, set: bool) -> Vec<Shape> {
    let middle = [x + 21.0, y + 41.0];
    let part = |outline: Vec<Point>, paint: [u8; 4]| Shape::new(placed(&outline, middle, 1.0), paint);
    let oil = if set { [0xff, 0x8c, 0x1a, 255] } else { [0x5a, 0x3c, 0x1c, 255] };
    let mut shapes = vec![];
    for side in [-6.0_f32, 6.0] {
        let (from, to) = ([middle[0] - 22.0, middle[1] + side], [middle[0] + 22.0, middle[1] + side]);
        shapes.push(stroke(from, to, 5.0, LINE));
        shapes.push(stroke(from, to, 2.6, WOOD));
    }
    if set {
        shapes.push(part(circle(16.5, 20), [0xff, 0xd2, 0x4a, 255]));
    }
    shapes.push(part(circle(14.5, 20), LINE));
    shapes.push(part(circle(12.6, 20), [0x6b, 0x6b, 0x70, 255]));
    shapes.push(part(circle(9.6, 20), LINE));
    shapes.push(part(circle(8.6, 20), oil));
    shapes.push(Shape::new(placed(&circle(2.0, 8), [middle[0] - 2.5, middle[1] + 2.5], 1.0), [0xff, 0xe6, 0xb0, 220]));
    shapes
}

/// The floor of a scaffold on its posts, seen from above, with the shadow that it throws.
fn scaffold([x, y]: Point) -> Vec<Shape> {
    let part = |outline: Vec<Point>, paint: [u8; 4]| Shape::new(placed(&outline, [x, y], 1.0), paint);
    let mut shapes = vec![
        part(placed(&shrunk(&hexagon(), [0.0; 2], 0.68), [4.0, -7.0], 1.0), [0, 0, 0, 90]),
        part(shrunk(&hexagon(), [0.0; 2], 0.7), LINE),
        part(shrunk(&hexagon(), [0.0; 2], 0.66), [0xa8, 0x7a, 0x48, 255]),
    ];
    for row in [-22.0_f32, -7.0, 8.0, 23.0] {
        let half = 38.0 - row.abs() * 0.55;
        shapes.push(part(vec![[-half, row - 1.0], [half, row - 1.0], [half, row + 1.0], [-half, row + 1.0]], LINE));
    }
    for [px, py] in [[-33.0_f32, 0.0_f32], [33.0, 0.0], [-16.0, 29.0], [16.0, 29.0], [-16.0, -29.0], [16.0, -29.0]] {
        shapes.push(part(placed(&circle(4.5, 10), [px, py], 1.0), LINE));
        shapes.push(part(placed(&circle(3.0, 10), [px, py], 1.0), WOOD));
    }
    shapes
}

/// A hourd, seen from above without its roof: the boards of its floor with the holes between them, and the palisade on the sides that
/// face away from the wall, with its slits.
fn gallery(board: &Board, hourd: &Hourd) -> Vec<Shape> {
    const FLOOR_SIZE: f32 = 0.72;
    let [x, y] = middle(board, board.map.upper(hourd.hex));
    let [ix, iy] = inwards(hourd);
    // Along the wall, and towards it.
    let at = |along: f32, towards: f32| [x - iy * along + ix * towards, y + ix * along + iy * towards];
    let slab = |along: (f32, f32), towards: (f32, f32), paint: [u8; 4]| {
        let corners = [(along.0, towards.0), (along.1, towards.0), (along.1, towards.1), (along.0, towards.1)];
        Shape::new(corners.map(|(a, t)| at(a, t)).to_vec(), paint)
    };
    let floor = |size: f32| placed(&hexagon(), [x, y], size);
    let mut shapes = vec![
        Shape::new(placed(&hexagon(), [x - 5.0 * ix + 3.0, y - 5.0 * iy - 6.0], FLOOR_SIZE), [0, 0, 0, 90]),
        Shape::new(floor(FLOOR_SIZE + 0.03), LINE),
        Shape::new(floor(FLOOR_SIZE - 0.02), [0x96, 0x6c, 0x3e, 255]),
    ];
    for across in [-27.0_f32, -9.0, 9.0, 27.0] {
        shapes.push(slab((across - 0.8, across + 0.8), (-33.0 + across.abs() * 0.3, 33.0 - across.abs() * 0.3), LINE));
    }
    for (along, towards) in [(-18.0_f32, 14.0_f32), (0.0, 14.0), (18.0, 14.0), (-18.0, -8.0), (0.0, -8.0), (18.0, -8.0)]
    {
        shapes.push(slab((along - 4.5, along + 4.5), (towards - 5.0, towards + 5.0), [0x2a, 0x20, 0x16, 255]));
    }
    // The palisade, before which the ground shows.
    for (a, b) in [((-44.0, -8.0), (-25.0, -37.0)), ((-25.0, -37.0), (25.0, -37.0)), ((25.0, -37.0), (44.0, -8.0))] {
        let (from, to) = (at(a.0, a.1), at(b.0, b.1));
        shapes.push(stroke(from, to, 11.0, LINE));
        shapes.push(stroke(from, to, 7.0, [0xb8, 0x8a, 0x54, 255]));
        let middle = [f32::midpoint(from[0], to[0]), f32::midpoint(from[1], to[1])];
        shapes.push(Shape::new(placed(&circle(3.4, 8), middle, 1.0), [0x1c, 0x16, 0x10, 255]));
    }
    shapes
}

/// A ladder from one point to another.
fn rungs(from: Point, to: Point) -> Vec<Shape> {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let long = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / long, dy / long);
    let point = |along: f32, aside: f32| [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside];
    let mut shapes = vec![];
    for (thick, paint) in [(6.0, LINE), (3.4, [0xc8, 0x96, 0x58, 255])] {
        for aside in [-9.0, 9.0] {
            shapes.push(stroke(point(0.0, aside), point(long, aside), thick, paint));
        }
        let count = (long / 11.0) as i32;
        for i in 0..count {
            let along = 6.0 + 11.0 * i as f32;
            shapes.push(stroke(point(along, -9.0), point(along, 9.0), thick - 1.4, paint));
        }
    }
    shapes
}
