//! The scenery of a match and the table on which it lies: drawn once a match.
pub mod picture;
use self::picture::Photographer;
use super::layers::WRITING;
use super::painter::BoardPainter;
use super::terrain;
use crate::desktop::face::{OpenGround, Page, PlaceLook, Point, RULER_ASIDE, Scenery, Shape, band, shrunk, stroke};
use crate::desktop::platform::kept_picture::SHAPES_OF_LAND;
use crate::desktop::session::Session;
use crate::desktop::theme::{Lighting, Look};
use crate::table::prelude::{Ground as Squares, Spot};
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

const INK: [u8; 4] = [0x2b, 0x1d, 0x12, 255];

/// The height of the letters on the frame of an open table, and beside a board of hexes, in units of the board.
const SQUARE: f32 = 14.4;
const RULER: f32 = 28.0;
/// The paper between board and frame.
pub const PAPER: f32 = 17.0;
/// The same where numbers stand on it.
const RULED_PAPER: f32 = 2.0 * RULER_ASIDE;

/// Over the table: the land in its shapes, and the picture of it.
const LAND: f32 = 0.1;
const PICTURE: f32 = 0.2;

/// The scenery, by the match that it belongs to, by how many pieces of terrain lie on an open table, and by its stage.
#[derive(Component)]
pub struct Ground(u64, Look, usize, u64);

/// Draws the scenery of a match that has begun.
pub fn lay_ground(
    mut painter: BoardPainter,
    mut photographer: Photographer,
    session: Option<Res<Session>>,
    old: Query<(Entity, &Ground)>,
) {
    let Some(session) = session else { return };
    let patches = session.scenery.ground.as_ref().map_or(0, |ground| ground.patches.len());
    let stage = session.scenery.stage;
    let is_now = |ground: &Ground| {
        ground.0 == session.number && ground.1 == painter.look() && ground.2 == patches && ground.3 == stage
    };
    if old.iter().any(|(_, ground)| is_now(ground)) {
        return;
    }
    painter.wipe(old.iter().map(|(entity, _)| entity));
    let scenery = &session.scenery;
    let paper = if scenery.rulers.is_empty() { PAPER } else { RULED_PAPER };
    let ground = || Ground(session.number, painter.look(), patches, stage);
    let (table, board) = (ground(), ground());
    let shapes = table_top(scenery.extent(), scenery.page.as_ref(), paper);
    painter.draw_lit(table, &shapes, 0.0, Lighting::Lying).insert(RenderLayers::from_layers(&[0, SHAPES_OF_LAND]));
    let shapes = scenery_shapes(scenery);
    photographer.take(&shapes, PICTURE, &mut painter);
    let typeface = painter.typeface.clone();
    let mut land = painter.draw_lit(board, &shapes, LAND, Lighting::Lying);
    land.insert(RenderLayers::layer(SHAPES_OF_LAND)).with_children(|parent| {
        for place in scenery.places.iter().filter(|place| !place.label.is_empty()) {
            let [x, y] = place.label_at;
            let ink = Color::srgba(0.17, 0.11, 0.07, 0.9);
            parent.spawn(typeface.write(&place.label, Vec3::new(x, y, WRITING), place.label_size, ink));
        }
        let squares = scenery.ground.iter().flat_map(squares).map(|(text, at)| (text, at, SQUARE));
        let rulers = scenery.rulers.iter().map(|(text, at)| (text.clone(), *at, RULER));
        for (text, [x, y], size) in squares.chain(rulers) {
            let ink = Color::srgba(0.17, 0.11, 0.07, 0.95);
            parent.spawn(typeface.write(text, Vec3::new(x, y, WRITING), size, ink));
        }
    });
}

/// The letters and numbers of the squares by which points of an open table are named, on the frame beside them.
fn squares(ground: &OpenGround) -> Vec<(String, Point)> {
    const ASIDE: f32 = 8.5;
    let names = Squares { width: ground.width, height: ground.height, unit: ground.unit, ..Squares::default() };
    let middle = |i: i32, size: i32| (i * ground.unit + ((i + 1) * ground.unit).min(size)) / 2;
    let count = |size: i32| (size + ground.unit - 1) / ground.unit.max(1);
    let (wide, high) = (ground.length(ground.width), ground.length(ground.height));
    let mut found = vec![];
    for column in 0..count(ground.width) {
        let spot = Spot::new(middle(column, ground.width), 0);
        let name: String = names.square(spot).chars().take_while(|c| c.is_alphabetic()).collect();
        let x = ground.length(spot.x);
        found.extend([(name.clone(), [x, -ASIDE]), (name, [x, high + ASIDE])]);
    }
    for row in 0..count(ground.height) {
        let spot = Spot::new(0, middle(row, ground.height));
        let name: String = names.square(spot).chars().skip_while(|c| c.is_alphabetic()).collect();
        let y = ground.length(spot.y);
        found.extend([(name.clone(), [-ASIDE, y]), (name, [wide + ASIDE, y])]);
    }
    found
}

/// The board without pieces, labels and table.
pub fn scenery_shapes(scenery: &Scenery) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = scenery.page.iter().flat_map(|page| page.margins.iter().cloned()).collect();
    shapes.extend(plain_shapes(scenery));
    shapes.extend(scenery.flourish.iter().cloned());
    shapes
}

/// The same without what only adorns it.
pub fn plain_shapes(scenery: &Scenery) -> Vec<Shape> {
    let mut shapes = scenery.ground.as_ref().map(terrain::shapes).unwrap_or_default();
    if scenery.seamless {
        let ground = |place: &PlaceLook| Shape::new(place.outline.clone(), place.ground).in_relief(4);
        shapes.extend(scenery.places.iter().map(ground));
        shapes.extend(scenery.places.iter().flat_map(|place| place.decor.iter().cloned()));
    } else {
        for place in &scenery.places {
            shapes.extend(band(&place.outline, place.centre, 1.015, 0.96, false, INK));
        }
        for place in &scenery.places {
            shapes.push(Shape::new(shrunk(&place.outline, place.centre, 0.965), place.ground).in_relief(7));
            shapes.extend(place.decor.iter().cloned());
        }
    }
    shapes.extend(scenery.decor.iter().cloned());
    shapes
}

/// From the board to the outer edge of the frame around it, and from a page to the outer edge of the binding around that.
const FRAME: f32 = 46.0;
const BINDING: f32 = 9.0;

fn rect(left: f32, bottom: f32, right: f32, top: f32) -> Vec<Point> {
    vec![[left, bottom], [right, bottom], [right, top], [left, top]]
}

/// The rectangle between two corners, so far larger.
fn grown((low, high): (Point, Point), by: f32) -> Vec<Point> {
    rect(low[0] - by, low[1] - by, high[0] + by, high[1] + by)
}

/// Sides with mitred corners: bottom, right, top, left.
fn ring(outer: &[Point], inner: &[Point], paints: [[u8; 4]; 4]) -> Vec<Shape> {
    let side = |i: usize| vec![outer[i], outer[(i + 1) % 4], inner[(i + 1) % 4], inner[i]];
    (0..4).map(|i| Shape::new(side(i), paints[i])).collect()
}

/// The table, and on it the frame in which the board lies or the book in which it is painted. Nothing lies over anything that
/// it would hide: where a processor draws the picture, every layer counts. `paper`: how much paper a frame leaves around the board.
pub fn table_top(board: (Point, Point), page: Option<&Page>, paper: f32) -> Vec<Shape> {
    let lies = page.map_or(board, |page| (page.low, page.high));
    let out = if page.is_some() { BINDING } else { FRAME };
    let mut shapes = planks(lies, out);
    for (spread, shadow) in [(34.0, 40), (22.0, 60), (10.0, 80)] {
        let fallen: Vec<Point> = grown(lies, out + spread).iter().map(|p| [p[0] + 8.0, p[1] - 8.0]).collect();
        shapes.extend(ring(&fallen, &grown(lies, out - 1.0), [[0, 0, 0, shadow]; 4]));
    }
    shapes.extend(if page.is_some() { binding(lies) } else { frame(lies, paper) });
    shapes
}

/// Planks as far as one sees, but for what something covers that lies on them and reaches so far out.
fn planks(lies: (Point, Point), out: f32) -> Vec<Shape> {
    const PLANK: f32 = 150.0;
    const SEAM: f32 = 3.0;
    let ([x0, y0], [x1, y1]) = lies;
    let (width, height) = (x1 - x0, y1 - y0);
    let mut shapes = vec![];
    let (left, right) = (x0 - 2.0 * width, x1 + 2.0 * width);
    let (hidden_left, hidden_right) = (x0 - out + 1.0, x1 + out - 1.0);
    let (hidden_bottom, hidden_top) = (y0 - out + 1.0, y1 + out - 1.0);
    let board = |shapes: &mut Vec<Shape>, bottom: f32, top: f32, paint: [u8; 4]| {
        let (low, high) = (bottom.clamp(hidden_bottom, hidden_top), top.clamp(hidden_bottom, hidden_top));
        for (from, to, bottom, top) in [
            (left, right, bottom, low.min(top)),
            (left, hidden_left, low, high),
            (hidden_right, right, low, high),
            (left, right, high.max(bottom), top),
        ] {
            if top > bottom {
                shapes.push(Shape::new(rect(from, bottom, to, top), paint));
            }
        }
    };
    let mut bottom = y0 - 2.0 * height;
    let mut number = 0_u32;
    while bottom < y1 + 2.0 * height {
        number += 1;
        // The same every time, and no two planks beside each other alike.
        let grain = |n: u32| (number.wrapping_mul(2_654_435_761).wrapping_add(n.wrapping_mul(40_503)) >> 13) % 97;
        let shade = (grain(0) % 14) as u8;
        let wood = [0x33 + shade, 0x25 + shade * 2 / 3, 0x19 + shade / 2, 255];
        board(&mut shapes, bottom, bottom + PLANK - SEAM, wood);
        board(&mut shapes, bottom + PLANK - SEAM, bottom + PLANK, [0x1c, 0x13, 0x0c, 255]);
        for line in 0..5 {
            let y = bottom + 14.0 + (grain(line + 1) as f32) * 1.25;
            let from = left + (right - left) * (grain(line + 20) as f32) / 120.0;
            let to = (from + 300.0 + 14.0 * (grain(line + 40) as f32)).min(right);
            shapes.push(stroke([from, y], [to, y + 3.0], 2.0, [0x20, 0x16, 0x0e, 110]));
        }
        bottom += PLANK;
    }
    shapes
}

/// The leather of a book and the edges of its pages under the one that lies open.
fn binding(page: (Point, Point)) -> Vec<Shape> {
    let edge = |out: f32| grown(page, out);
    let all = |paint: [u8; 4]| [paint; 4];
    let mut shapes = vec![];
    for (outer, inner, paints) in [
        (BINDING, BINDING - 1.2, all([0x1c, 0x0c, 0x08, 255])),
        (
            BINDING - 1.2,
            4.6,
            [[0x4e, 0x1e, 0x16, 255], [0x58, 0x22, 0x18, 255], [0x74, 0x30, 0x22, 255], [0x6c, 0x2c, 0x20, 255]],
        ),
        (4.6, 3.4, all([0x2c, 0x14, 0x0c, 255])),
        (3.4, 2.3, all([0xd6, 0xc4, 0x98, 255])),
        (2.3, 1.2, all([0xb4, 0x9c, 0x6c, 255])),
        (1.2, 0.0, all([0xe2, 0xd2, 0xaa, 255])),
    ] {
        shapes.extend(ring(&edge(outer), &edge(inner), paints));
    }
    shapes
}

/// The frame of a board, and the ground within it with so much paper around the board.
fn frame(board: (Point, Point), paper: f32) -> Vec<Shape> {
    let edge = |out: f32| grown(board, out);
    let mut shapes = vec![];
    // Light comes from the upper left.
    let carved = |[r, g, b]: [u8; 3], relief: u16| {
        let shade = |percent: u16| {
            let c = |c: u8| (u16::from(c) * percent / 100).min(255) as u8;
            [c(r), c(g), c(b), 255]
        };
        [shade(100 - relief), shade(100 - relief / 2), shade(100 + relief), shade(100 + relief / 2)]
    };
    // Where the outer part of the wood ends: it has the larger share of what the paper leaves.
    let profile = paper + 3.0 + (FRAME - 6.0 - paper) * 0.26;
    for (outer, inner, paints) in [
        (FRAME, FRAME - 3.0, [[0x1c, 0x12, 0x0a, 255]; 4]),
        (FRAME - 3.0, profile, carved([0x6e, 0x4c, 0x2b], 18)),
        (profile, paper + 3.0, carved([0x8d, 0x66, 0x3b], 14)),
        (paper + 3.0, paper, [[0x24, 0x18, 0x0e, 255]; 4]),
    ] {
        shapes.extend(ring(&edge(outer), &edge(inner), paints));
    }
    shapes.push(Shape::new(edge(paper), [0xd8, 0xc4, 0x98, 255]).in_relief(6));
    shapes
}
