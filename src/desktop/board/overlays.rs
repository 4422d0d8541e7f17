//! What is drawn over an open table while somebody points at it: ghosts of bases, tapes, rings, and shapes with a meaning.
use super::camera::Lens;
use super::counters;
use super::hatching;
use super::layers::{OVER_PIECES, POINTER};
use super::lights::Pointing;
use super::painter::BoardPainter;
use super::terrain::{band, disc};
use crate::desktop::face::{
    Caption, Meaning, OpenGround, Overlay, Paint, Point, Ring, Shape, Tape, inside, placed, stroke,
};
use crate::desktop::session::Session;
use crate::desktop::theme::Look;
use crate::table::ground::bounds::Bounds;
use crate::table::prelude::Spot;
use bevy::prelude::*;

/// How faint a ghost is.
const GHOST: f32 = 0.62;
/// The height of letters on the board, and the width of a tape, in points of the screen.
const LETTERS: f32 = 17.0;
const TAPE: f32 = 5.0;

const INK: [u8; 4] = [0x1c, 0x13, 0x0b, 255];
const PAPER: [u8; 4] = [0xfb, 0xf3, 0xde, 240];

/// What is drawn of the overlay.
#[derive(Component)]
pub struct OverlayInk;

/// The colour of a meaning, with the opacity of its area.
fn colour(meaning: Meaning) -> [u8; 4] {
    match meaning {
        Meaning::Free => [0xf6, 0xf0, 0xc8, 80],
        Meaning::Cover => [0xe8, 0xa8, 0x30, 90],
        Meaning::Blocked => [0xb8, 0x1c, 0x1c, 90],
        Meaning::Front => [0x7a, 0x10, 0x18, 120],
        Meaning::Slot => [0xff, 0xff, 0xff, 60],
    }
}

/// Draws the overlay anew when it has changed, or when it is looked at from elsewhere.
pub fn draw_overlay(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    pointing: Res<Pointing>,
    lens: Res<Lens>,
    drawn: Query<Entity, With<OverlayInk>>,
    mut shown: Local<Option<(u64, Look, f32, Overlay)>>,
) {
    let Some(session) = session else {
        *shown = None;
        return;
    };
    let look = painter.look();
    let same = |(number, palette, zoom, overlay): &(u64, Look, f32, Overlay)| {
        (*number, *palette, *zoom) == (session.number, look, lens.zoom) && *overlay == pointing.overlay
    };
    if shown.as_ref().is_some_and(same) {
        return;
    }
    painter.wipe(drawn.iter());
    *shown = Some((session.number, look, lens.zoom, pointing.overlay.clone()));
    let overlay = &pointing.overlay;
    // A point of the screen, in units of the board.
    let point = 1.0 / lens.zoom.max(1e-3);
    let (mut low, mut high) = (vec![], vec![]);
    if let Some(ground) = &session.scenery.ground {
        overlay.shapes.iter().for_each(|(meaning, outline)| area(ground, *meaning, outline, point, &mut low));
    }
    overlay.rings.iter().for_each(|one| ring(one, point, &mut low));
    for ghost in &overlay.ghosts {
        let faint = |shape: Shape| {
            let [r, g, b, a] = look.mix(shape.paint);
            let outline = placed(&shape.outline, ghost.at, 1.0);
            Shape { outline, paint: Paint::Plain([r, g, b, (f32::from(a) * GHOST) as u8]), ..shape }
        };
        high.extend(counters::drawing(ghost).into_iter().map(faint));
    }
    overlay.tapes.iter().for_each(|laid| tape(laid, point, &mut high));
    overlay.captions.iter().for_each(|of| plate(&of.text, caption_at(of, point), point, &mut high));
    for (shapes, z) in [(low, POINTER), (high, OVER_PIECES + 1.0)] {
        if !shapes.is_empty() {
            painter.draw(OverlayInk, &shapes, z);
        }
    }
    let lengths =
        overlay.tapes.iter().map(|laid| (&laid.text, label_at(laid, point), LETTERS * point, Paint::Plain(INK)));
    let captions = overlay.captions.iter();
    let captions = captions.map(|of| (&of.text, caption_at(of, point), LETTERS * point, Paint::Plain(INK)));
    for (text, at, size, paint) in lengths.chain(captions) {
        painter.write(OverlayInk, text, (at, OVER_PIECES + 2.0), size, paint);
    }
}

/// An area with its hatching, or a line: what it means is seen without its colour too.
fn area(ground: &OpenGround, meaning: Meaning, outline: &[Point], point: f32, shapes: &mut Vec<Shape>) {
    let [r, g, b, a] = colour(meaning);
    let (line, wide) = ([r, g, b, 255], 1.6 * point);
    if let [from, to] = outline {
        shapes.push(stroke(*from, *to, 5.0 * point, INK));
        shapes.push(stroke(*from, *to, 3.2 * point, line));
        return;
    }
    shapes.push(Shape::new(outline.to_vec(), [r, g, b, a]));
    let spots: Vec<Spot> = outline.iter().map(|corner| ground.spot(*corner)).collect();
    let bounds = spots.iter().map(|spot| Bounds::between(*spot, *spot)).reduce(Bounds::with);
    let Some(bounds) = bounds else { return };
    let within = |spot: Spot| inside(outline, ground.point(spot));
    let directions: &[bool] = match meaning {
        Meaning::Free | Meaning::Slot => &[],
        Meaning::Cover | Meaning::Front => &[true],
        Meaning::Blocked => &[true, false],
    };
    for rising in directions {
        let lines = hatching::lines(ground, bounds, *rising, 9.0 * point, within);
        shapes.extend(lines.into_iter().map(|(from, to)| stroke(from, to, wide, line)));
    }
    for (i, corner) in outline.iter().enumerate() {
        shapes.push(stroke(*corner, outline[(i + 1) % outline.len()], wide, line));
    }
}

fn ring(ring: &Ring, point: f32, shapes: &mut Vec<Shape>) {
    let [r, g, b, _] = colour(ring.meaning);
    let outline = disc(ring.centre, ring.radius + 1.5 * point);
    let broken = ring.broken.then_some(((10.0 * point) as u32).max(2));
    band(&outline, -1.2 * point, 3.0 * point, broken, [INK[0], INK[1], INK[2], 170], shapes);
    band(&outline, 0.0, 1.8 * point, broken, [r, g, b, 255], shapes);
}

/// Where the length of a tape stands: beside its middle.
fn label_at(laid: &Tape, point: f32) -> Point {
    let (dx, dy) = (laid.to[0] - laid.from[0], laid.to[1] - laid.from[1]);
    let long = dx.hypot(dy).max(1e-3);
    // Above the tape, whichever way it is laid.
    let side = if dx < 0.0 { -1.0 } else { 1.0 };
    let wide = LETTERS * 0.28 * laid.text.chars().count() as f32;
    let aside = (LETTERS * 0.9 + wide * (dy / long).abs()) * point * side;
    [(laid.from[0] + laid.to[0]) / 2.0 - dy / long * aside, (laid.from[1] + laid.to[1]) / 2.0 + dx / long * aside]
}

/// A yellow tape with ends, and a plate for its length.
fn tape(laid: &Tape, point: f32, shapes: &mut Vec<Shape>) {
    let (dx, dy) = (laid.to[0] - laid.from[0], laid.to[1] - laid.from[1]);
    let long = dx.hypot(dy);
    if long < 1e-3 {
        return;
    }
    let (ux, uy) = (dx / long, dy / long);
    shapes.push(stroke(laid.from, laid.to, (TAPE + 2.0) * point, [INK[0], INK[1], INK[2], 210]));
    shapes.push(stroke(laid.from, laid.to, TAPE * point, [0xf2, 0xd0, 0x4a, 255]));
    let half = TAPE * point / 2.0;
    let mut at = 6.0 * point;
    while at < long {
        let foot = [laid.from[0] + ux * at - uy * half, laid.from[1] + uy * at + ux * half];
        let tip = [foot[0] + uy * half, foot[1] - ux * half];
        shapes.push(stroke(foot, tip, point, INK));
        at += 6.0 * point;
    }
    for end in [laid.from, laid.to] {
        let across = 8.0 * point;
        let (from, to) = ([end[0] - uy * across, end[1] + ux * across], [end[0] + uy * across, end[1] - ux * across]);
        shapes.push(stroke(from, to, 3.0 * point, INK));
    }
    if !laid.text.is_empty() {
        plate(&laid.text, label_at(laid, point), point, shapes);
    }
}

/// The plate behind words of which this is the middle.
fn plate(text: &str, [x, y]: Point, point: f32, shapes: &mut Vec<Shape>) {
    let (wide, high) = (LETTERS * (0.24 * text.chars().count() as f32 + 0.4) * point, LETTERS * 0.72 * point);
    let plate = |grow: f32| {
        let (w, h) = (wide + grow * point, high + grow * point);
        vec![[x - w, y - h], [x + w, y - h], [x + w, y + h], [x - w, y + h]]
    };
    shapes.push(Shape::new(plate(1.5), INK));
    shapes.push(Shape::new(plate(0.0), PAPER));
}

/// Where the words of a caption have their middle.
fn caption_at(caption: &Caption, point: f32) -> Point {
    [caption.at[0], caption.at[1] + LETTERS * 1.3 * point]
}
