//! The last moves of others: where each piece stood, on which way it went, and the order of the moves as numbers. They lie on
//! the ground, under everything that stands and is read there.
use super::counters;
use super::layers::{POINTER, UNDER_PIECES};
use super::painter::BoardPainter;
use crate::desktop::face::{COUNTER_HALF, Paint, PieceLook, Point, Shape, Writing, circle, placed, stroke};
use crate::desktop::platform::settings::Preferences;
use crate::desktop::session::{Session, Trail};
use crate::desktop::theme::Look;
use bevy::prelude::*;

/// How faint a ghost is, from 0 to 1.
const GHOST: f32 = 0.5;
/// So many of the shapes of a counter lie under its colour.
const UNDER: usize = 2;
const INK: [u8; 4] = [0x1c, 0x13, 0x0b, 190];
const PAPER: [u8; 4] = [0xfb, 0xf3, 0xde, 235];
const BLOOD: [u8; 4] = [0x8e, 0x14, 0x18, 200];
/// The width of the line and half that of its head, for a counter that has a place for itself.
const LINE: f32 = 7.0;
const HEAD: f32 = 12.0;
/// The least and the most radius of a number's disc.
const NUMBER: (f32, f32) = (12.0, 15.0);
/// Each dash, and from one to the next.
const DASH: (f32, f32) = (15.0, 22.0);

/// What is drawn of trails.
#[derive(Component)]
pub struct TrailInk;

/// Draws the trails anew when they have changed.
pub fn draw_trails(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    preferences: Res<Preferences>,
    drawn: Query<Entity, With<TrailInk>>,
    mut shown: Local<Option<(u64, u64, Look, bool)>>,
) {
    let Some(session) = session else {
        *shown = None;
        return;
    };
    let now = Some((session.number, session.view.revision(), painter.look(), preferences.trails));
    if *shown == now {
        return;
    }
    *shown = now;
    painter.wipe(drawn.iter());
    // A lesson points at what matters now.
    let points = !session.view.pointed_at.is_empty() || !session.view.pointed_out.is_empty();
    if !preferences.trails || points {
        return;
    }
    let (shapes, numbers) = drawing(&session.trails(), painter.look());
    if shapes.is_empty() {
        return;
    }
    let z = (POINTER + UNDER_PIECES) / 2.0;
    painter.draw(TrailInk, &shapes, z);
    for number in numbers {
        painter.write(TrailInk, &number.text, (number.at, z + 0.01), number.size, number.paint);
    }
}

/// Trails as shapes and numbers, the oldest first. Those who move as a group have one arrow and one number.
pub fn drawing(trails: &[Trail], look: Look) -> (Vec<Shape>, Vec<Writing>) {
    let (mut shapes, mut numbers) = (vec![], vec![]);
    for trail in trails {
        let half = half_of(&trail.ghost);
        shapes.extend(ghost(&trail.ghost, look));
        if trail.lost {
            cross(*trail.way.last().unwrap_or(&trail.ghost.at), half, &mut shapes);
        }
    }
    let leading = leading(trails);
    for trail in &leading {
        arrow(trail, half_of(&trail.ghost), &mut shapes);
    }
    // The numbers lie over all of the lines.
    for (i, trail) in leading.into_iter().enumerate() {
        let half = half_of(&trail.ghost);
        // At the upper left of the ghost, where no counter of the same row stands.
        let at = [trail.ghost.at[0] - half * 0.8, trail.ghost.at[1] + half * 0.8];
        let radius = (half * 0.5).clamp(NUMBER.0, NUMBER.1);
        shapes.push(Shape::new(placed(&circle(radius + 1.5, 20), at, 1.0), INK));
        shapes.push(Shape::new(placed(&circle(radius, 20), at, 1.0), PAPER));
        let text = (i + 1).to_string();
        let size = radius * if text.len() > 1 { 1.4 } else { 1.7 };
        numbers.push(Writing { text, at, size, paint: Paint::Plain([INK[0], INK[1], INK[2], 255]) });
    }
    (shapes, numbers)
}

/// Of each group whoever stands for it: its leader, or else the first of it that has moved.
fn leading(trails: &[Trail]) -> Vec<&Trail> {
    let mut leading: Vec<&Trail> = vec![];
    for trail in trails {
        let leads = |trail: &Trail| trail.ghost.base.as_ref().is_some_and(|base| base.lead) && trail.way.len() > 1;
        match leading.iter_mut().find(|known| known.group == trail.group) {
            Some(known) if leads(trail) || known.way.len() < 2 => *known = trail,
            Some(_) => {}
            None => leading.push(trail),
        }
    }
    leading
}

/// Half the width of a piece, in units of the board.
fn half_of(look: &PieceLook) -> f32 {
    look.base.as_ref().map_or(COUNTER_HALF * look.size, |base| base.radius)
}

fn ghost(look: &PieceLook, colours: Look) -> impl Iterator<Item = Shape> {
    let (at, drawing) = (look.at, counters::drawing(look));
    // Shadow and rim of a counter would shine through its colour.
    let under = if look.base.is_some() { 0 } else { UNDER };
    drawing.into_iter().skip(under).map(move |shape| {
        let [r, g, b, a] = colours.mix(shape.paint);
        let outline = placed(&shape.outline, at, 1.0);
        Shape { outline, paint: Paint::Plain([r, g, b, (f32::from(a) * GHOST) as u8]), ..shape }
    })
}

/// A broken line in the colour of the mover from where the piece stood to where it stands, with a head at its end.
fn arrow(trail: &Trail, half: f32, shapes: &mut Vec<Shape>) {
    // Small counters have a thinner line.
    let scale = (half / COUNTER_HALF).clamp(0.85, 1.0);
    let (wide, head) = (LINE * scale, HEAD * scale);
    let legs: Vec<(Point, Point)> = trail.way.windows(2).map(|leg| (leg[0], leg[1])).collect();
    let long: f32 = legs.iter().map(|(from, to)| distance(*from, *to)).sum();
    // The head ends where the counter begins.
    let end = long - half * 1.05;
    if end < head {
        return;
    }
    let neck = end - head * 1.4;
    let deep = Paint::Field(trail.ghost.tincture);
    for (grow, paint) in [(2.6, Paint::Plain(PAPER)), (0.0, deep)] {
        let mut begin = 0.0;
        while begin < neck {
            let stop = (begin + DASH.0).min(neck);
            let mut walked = 0.0;
            for (from, to) in &legs {
                let leg = distance(*from, *to);
                let (low, high) = ((begin - walked).max(0.0), (stop - walked).min(leg));
                if low < high {
                    shapes.push(stroke(on(*from, *to, low), on(*from, *to, high), wide + grow, paint));
                }
                walked += leg;
            }
            begin += DASH.1;
        }
    }
    let (tip, back) = (along(&trail.way, end), along(&trail.way, neck));
    let (dx, dy) =
        ((tip[0] - back[0]) / distance(back, tip).max(1e-3), (tip[1] - back[1]) / distance(back, tip).max(1e-3));
    for (grow, paint) in [(1.8, Paint::Plain(INK)), (0.0, deep)] {
        let point = |ahead: f32, aside: f32| [back[0] + dx * ahead - dy * aside, back[1] + dy * ahead + dx * aside];
        let reach = distance(back, tip);
        shapes.push(Shape::new(
            vec![point(reach + grow * 1.5, 0.0), point(-grow, head + grow), point(-grow, -head - grow)],
            paint,
        ));
    }
}

/// Whoever stood here was taken or is gone.
fn cross([x, y]: Point, half: f32, shapes: &mut Vec<Shape>) {
    let reach = half * 0.8;
    for (wide, paint) in [(half * 0.3 + 2.5, PAPER), (half * 0.3, BLOOD)] {
        for side in [-1.0, 1.0] {
            shapes.push(stroke([x - reach * side, y - reach], [x + reach * side, y + reach], wide, paint));
        }
    }
}

fn distance(a: Point, b: Point) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The point so far from the first one towards the second.
fn on(from: Point, to: Point, far: f32) -> Point {
    let share = far / distance(from, to).max(1e-3);
    [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/// The point of a way at so much of its length.
fn along(way: &[Point], mut far: f32) -> Point {
    for leg in way.windows(2) {
        let long = distance(leg[0], leg[1]);
        if far <= long {
            return on(leg[0], leg[1], far);
        }
        far -= long;
    }
    way.last().copied().unwrap_or_default()
}
