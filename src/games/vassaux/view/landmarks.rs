//! What the match is about, on the table: zones, ways out, fires, points of interest, lines, the places of the duel.
use super::VassauxFace;
use super::seen::Seen;
use super::sorcery;
use crate::desktop::face::*;
use crate::games::vassaux::chapters::deployment::zone;
use crate::games::vassaux::chapters::magic::infiltration;
use crate::games::vassaux::chapters::scenarios::objectives::objective_of;
use crate::games::vassaux::data::scenarios::{Edge, Objective};
use crate::games::vassaux::map::layout::Goal;
use crate::table::ground::shapes::Shape as Figure;
use crate::table::prelude::{Seat, Spot};

type Ink = [u8; 4];
const DARK: Ink = [0x1b, 0x13, 0x0d, 235];
const CREAM: Ink = [0xf6, 0xec, 0xd2, 255];
const EMBER: Ink = [0xd8, 0x52, 0x1c, 255];
const FIRE: Ink = [0xf3, 0x8d, 0x24, 255];
const HEART: Ink = [0xff, 0xe0, 0x7a, 255];
const CHAR: Ink = [0x2a, 0x20, 0x18, 255];

/// Draws all of it below the miniatures.
pub fn draw(face: &VassauxFace, seen: &Seen, ground: &OpenGround, scene: &mut Scene) {
    sorcery::markers(face, seen, ground, scene);
    let scars = &mut scene.scars;
    let rules = seen.rules();
    let marker = ground.length(rules.data.constants.marker / 2);
    if !seen.deployment.over {
        zones(face, seen, ground, scars);
    }
    // What players have laid is called by its number, as in words.
    for (number, laid) in (1..).zip(&seen.own_table.laid) {
        let (at, size) = (ground.point(laid.at), ground.length(rules.data.constants.ruler_units) * 0.45);
        scars.push(Shape::new(placed(&circle(1.0, 28), at, 0.8 * size), DARK));
        scene.writing.push(Writing { text: format!("{number}"), at, size, paint: CREAM.into() });
    }
    match &rules.map.goal {
        Goal::Exit { edge, from, to } => way_out(face, Seat(1), ground, *edge, Some((*from, *to)), scars),
        Goal::Edges(edges) => {
            if let Some(edge) = seen.objectives.edge.and_then(|edge| edges.get(usize::from(edge))) {
                way_out(face, Seat(0), ground, *edge, None, scars);
            }
        }
        Goal::Markers(markers) => {
            for (number, at) in markers.iter().enumerate() {
                let burns = seen.objectives.fires.get(number).copied().unwrap_or(false);
                fire(ground.point(*at), marker, burns, scars);
            }
        }
        Goal::Lords(places) if !seen.deployment.over => {
            for (seat, at) in (0..).map(Seat).zip(places) {
                let disc = placed(&circle(1.0, 40), ground.point(*at), marker);
                dashes(&disc, 3.0, 2.4, face.tincture(seat).into(), scars);
            }
        }
        Goal::Lords(_) => {}
        Goal::Interest { control, line, .. } => {
            for interest in &seen.objectives.interests {
                let reach = ground.length(*control);
                let paint = interest.of.map_or(Paint::Plain(CREAM), |seat| face.tincture(seat).into());
                point_of_interest(ground.point(interest.at), marker, reach, paint, scars);
            }
            for seat in [Seat(0), Seat(1)].into_iter().filter(|seat| keeps_line(seen, *seat)) {
                last_line(face, seen, seat, ground, *line, scars);
            }
        }
    }
}

/// The zones in which units are deployed (V-23.02): that of the unit taken up, else those of both hosts.
fn zones(face: &VassauxFace, seen: &Seen, ground: &OpenGround, scars: &mut Vec<Shape>) {
    let in_hand = seen.hand.0.as_ref().map(|down| down.unit);
    let taken = seen.deployment.taken.or(in_hand);
    // Markers may lie anywhere (V-20.16).
    if taken.is_some_and(|unit| infiltration::is_infiltrator(&seen.board, unit)) {
        return;
    }
    let own = taken.map(|unit| (seen.board.unit(unit).host, zone(&seen.board, unit)));
    let both = [Seat(0), Seat(1)].map(|seat| (seat, seen.board.zone_of(seat).clone())).into_iter();
    let shown: Vec<(Seat, Figure)> = own.map_or_else(|| both.collect(), |own| vec![own]);
    for (seat, shape) in shown {
        for outline in shape.outlines() {
            let outline = ground.outline(&outline);
            dashes(&outline, 14.0, 7.0, CREAM.into(), scars);
            dashes(&outline, 14.0, 4.0, face.tincture(seat).into(), scars);
        }
    }
}

/// A broken line along an outline.
fn dashes(outline: &[Point], dash: f32, width: f32, paint: Paint, shapes: &mut Vec<Shape>) {
    for i in 0..outline.len() {
        let (from, to) = (outline[i], outline[(i + 1) % outline.len()]);
        broken(from, to, dash, width, paint, shapes);
    }
}

/// A broken line from a point to another: dashes and gaps of the same length, a dash at each end.
fn broken(from: Point, to: Point, dash: f32, width: f32, paint: Paint, shapes: &mut Vec<Shape>) {
    let long = (to[0] - from[0]).hypot(to[1] - from[1]);
    let pieces = ((long / dash / 2.0).round() * 2.0 + 1.0).clamp(1.0, 400.0);
    let at = |share: f32| [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    let mut piece = 0.0;
    while piece < pieces {
        shapes.push(stroke(at(piece / pieces), at((piece + 1.0) / pieces), width, paint));
        piece += 2.0;
    }
}

/// The part of an edge by which people leave, with arrows that point off the table (V-23.04, V-23.13).
fn way_out(
    face: &VassauxFace,
    of: Seat,
    ground: &OpenGround,
    edge: Edge,
    part: Option<(i32, i32)>,
    scars: &mut Vec<Shape>,
) {
    let (width, height) = (ground.width, ground.height);
    let along = match edge {
        Edge::North | Edge::South => width,
        Edge::East | Edge::West => height,
    };
    let (from, to) = part.unwrap_or((0, along));
    // A point so far along the edge and so many units of the board from it into the table.
    let point = |along: f32, inward: f32| -> Point {
        match edge {
            Edge::North => [along, ground.length(height) - inward],
            Edge::South => [along, inward],
            Edge::East => [ground.length(width) - inward, along],
            Edge::West => [inward, along],
        }
    };
    let (low, high) = (ground.length(from), ground.length(to));
    let own: Paint = face.tincture(of).into();
    scars.push(stroke(point(low, 4.0), point(high, 4.0), 8.0, CREAM));
    scars.push(stroke(point(low, 4.0), point(high, 4.0), 4.5, own));
    let many = ((high - low) / 60.0).floor().max(2.0);
    let mut number = 0.5;
    while number < many {
        let at = low + (high - low) * number / many;
        let arrow = |grow: f32, paint: Paint| {
            let corner = |a: f32, inward: f32| point(at + a * grow, 22.0 + (inward - 22.0) * grow);
            let outline = [
                corner(0.0, 8.0),
                corner(13.0, 23.0),
                corner(5.0, 23.0),
                corner(5.0, 38.0),
                corner(-5.0, 38.0),
                corner(-5.0, 23.0),
                corner(-13.0, 23.0),
            ];
            Shape::new(outline.into(), paint)
        };
        scars.extend([arrow(1.25, CREAM.into()), arrow(1.0, own)]);
        number += 1.0;
    }
}

/// A marker of the countryside: a stack that waits for the torch, or burns (V-23.07).
fn fire(at: Point, radius: f32, burns: bool, scars: &mut Vec<Shape>) {
    let disc = |size: f32, paint: Ink| Shape::new(placed(&circle(1.0, 36), at, radius * size), paint);
    let by = |outline: &[Point], size: f32| placed(&placed(outline, [0.0; 2], size * radius), at, 1.0);
    if burns {
        for (size, alpha) in [(2.6, 50), (2.1, 60), (1.6, 70)] {
            scars.push(disc(size, [0x1a, 0x12, 0x0a, alpha]));
        }
    }
    scars.push(disc(1.0, DARK));
    scars.push(disc(0.93, if burns { CHAR } else { [0x9a, 0x86, 0x58, 255] }).in_relief(16));
    if burns {
        for (dx, dy, size) in [(-0.5, -0.1, 0.75), (0.52, -0.16, 0.7), (0.0, 0.2, 1.15)] {
            let flame = |grow: f32, ink: Ink| {
                let outline = placed(&FLAME, [dx, dy], size * grow);
                Shape::new(by(&outline, 1.0), ink)
            };
            scars.extend([flame(1.12, CHAR), flame(1.0, EMBER), flame(0.72, FIRE), flame(0.4, HEART)]);
        }
        return;
    }
    // Sheaves leaning on each other, seen from above.
    for i in 0..12_u8 {
        let (sin, cos) = (f32::from(i) * 30.0).to_radians().sin_cos();
        let straw = if i % 2 == 0 { [0xe2, 0xc2, 0x6a, 255] } else { [0xc4, 0x9e, 0x48, 255] };
        let from = [at[0] + 0.12 * radius * cos, at[1] + 0.12 * radius * sin];
        let to = [at[0] + 0.8 * radius * cos, at[1] + 0.8 * radius * sin];
        scars.push(stroke(from, to, 0.3 * radius, straw));
    }
    scars.push(disc(0.26, [0x8a, 0x62, 0x2c, 255]).in_relief(20));
}

/// A point of interest: a flag on its marker, and how near a vassal controls it (V-23.17).
fn point_of_interest(at: Point, radius: f32, reach: f32, paint: Paint, scars: &mut Vec<Shape>) {
    dashes(&placed(&circle(1.0, 72), at, reach), 6.0, 1.6, Paint::Plain([0xf6, 0xec, 0xd2, 170]), scars);
    let disc = |size: f32, ink: Ink| Shape::new(placed(&circle(1.0, 36), at, radius * size), ink);
    scars.extend([disc(1.0, DARK), disc(0.92, [0xa8, 0x9c, 0x86, 255]).in_relief(18)]);
    let point = |x: f32, y: f32| [at[0] + x * radius, at[1] + y * radius];
    scars.push(Shape::new(vec![point(-0.5, 0.78), point(0.72, 0.44), point(-0.5, 0.06)], DARK));
    scars.push(Shape::new(vec![point(-0.44, 0.68), point(0.56, 0.43), point(-0.44, 0.16)], paint));
    scars.push(stroke(point(-0.46, -0.76), point(-0.46, 0.84), 0.2 * radius, DARK));
    scars.push(stroke(point(-0.46, -0.7), point(-0.46, 0.8), 0.1 * radius, [0xb0, 0x84, 0x48, 255]));
}

/// Whether what a side has rolled is to keep the enemy's leaders behind a line (V-23.31).
fn keeps_line(seen: &Seen, seat: Seat) -> bool {
    objective_of(&seen.board, &seen.objectives, seat) == Some(Objective::KeepBehindLine)
}

/// The line beyond which the enemy's leaders are not to stand, so far from the edge of a side.
fn last_line(face: &VassauxFace, seen: &Seen, of: Seat, ground: &OpenGround, far: i32, scars: &mut Vec<Shape>) {
    let zone = seen.board.zone_of(of).bounds();
    let (width, height) = (ground.width, ground.height);
    let y = if zone.min.y == 0 { far } else { height - far };
    let (from, to) = (ground.point(Spot::new(0, y)), ground.point(Spot::new(width, y)));
    broken(from, to, 16.0, 6.0, CREAM.into(), scars);
    broken(from, to, 16.0, 3.2, face.tincture(of).into(), scars);
}
