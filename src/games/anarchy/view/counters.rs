//! Counters: who it is, his values, how he is; a rider lies over both hexes and looks ahead.
use super::drawing::{SIDE, centre, tincture};
use super::seen::{Reading, Seen, hex_in, piece_in};
use super::symbols::symbol_of;
use crate::desktop::face::*;
use crate::games::anarchy::board::{self, Board};
use crate::games::anarchy::data::files::Values;
use crate::games::anarchy::rules::Rules;
use crate::games::anarchy::state::Phase;
use crate::table::prelude::{PieceId, Place};

const CREAM: Paint = Paint::Plain([0xfb, 0xf3, 0xde, 255]);
const INK: Paint = Paint::Plain([0x1f, 0x14, 0x0c, 255]);
const BLOOD: Paint = Paint::Plain([0xc4, 0x16, 0x1e, 255]);
const GOLD: Paint = Paint::Plain([0xf2, 0xc4, 0x3a, 255]);
const ROPE: Paint = Paint::Plain([0xe0, 0xcc, 0x98, 255]);
/// Where the first mark is on a counter, how far the next lies below it, and half their size.
const MARK_AT: Point = [25.0, 24.0];
const NEXT_MARK: f32 = 21.0;
const MARK: f32 = 10.0;
/// Where the movement points stand, and how high they are.
const POINTS_AT: Point = [-23.0, 17.0];
const POINTS: f32 = 19.0;

/// Draws a mark at a point of a counter.
type Sign = fn(Point) -> Vec<Shape>;

/// Where a rider has just been put whose horse is still to be turned.
pub(super) fn just_put(sight: &Sight, piece: PieceId) -> Option<Place> {
    let prompt = sight.prompt().filter(|prompt| prompt.text == "anarchy-ask-rear")?;
    let is_he = piece_in(&prompt.words, "unit") == Some(piece);
    let place = hex_in(&prompt.words, "hex").filter(|_| is_he)?;
    (place.index() < sight.rules::<Rules>().map.hexes.len()).then_some(place)
}

/// Attack, defence and movement points as they are now, the defence of a stunned man as it counts.
pub(super) fn values(rules: &Rules, seen: &Seen) -> Values {
    let (id, man) = (seen.id, &seen.man);
    (board::values(rules, id, man).0, board::defence(rules, id, man), board::allowance(rules, id, man))
}

/// Whether he has done what can be done in this part of the turn.
fn has_acted(board: &Board, reading: &Reading, seen: &Seen) -> bool {
    let active = reading.active == Some(board.side(seen.id));
    let man = &seen.man;
    match reading.phase {
        Phase::Movement => active && board.points_left(seen.id) == 0 && !man.captive,
        Phase::DefensiveFire => !active && man.shot_in_defence,
        Phase::OffensiveFire => active && man.shot_in_offence,
        Phase::Combat => active && man.attacked,
        Phase::SetUp => false,
    }
}

/// The counter of a piece, wherever it is.
pub(super) fn counter(board: &Board, reading: &Reading, seen: &Seen) -> PieceLook {
    let rules = board.rules;
    let character = rules.character(seen.id);
    let (attack, defence, _) = values(rules, seen);
    let fights = attack > 0;
    PieceLook {
        piece: seen.id,
        place: None,
        at: [0.0; 2],
        owner: character.side,
        tincture: tincture(character.side),
        portrait: None,
        symbol: symbol_of(rules, seen.id),
        strength: if fights { attack.to_string() } else { defence.to_string() },
        other_side: if fights { defence.to_string() } else { String::new() },
        spent: has_acted(board, reading, seen),
        marked: false,
        ringed: false,
        size: 1.0,
        base: None,
    }
}

/// What a counter on the board has beside its numbers. `size`: how large it is drawn.
pub(super) fn trappings(board: &Board, reading: &Reading, seen: &Seen, (at, size): (Place, f32)) -> Trappings {
    let (rules, map) = (board.rules, board.map);
    let look = counter(board, reading, seen);
    let (man, colour) = (&seen.man, look.tincture);
    let mut under = vec![];
    if let Some(rear) = man.rear {
        let ([x, y], [u, v]) = (centre(map, at), centre(map, rear));
        under.extend(horse([(u - x) / (2.0 * SIDE), (v - y) / (2.0 * SIDE)], colour, look.spent));
    }
    let mut over = vec![];
    if man.captive {
        over.extend(rope());
    }
    let marks: [(bool, Sign); 5] = [
        (reading.tasks.works.of(seen.id).is_some(), tool),
        (man.captive, shackles),
        (man.stunned > 0, star),
        (man.wounded, drop),
        (man.disarmed && !man.captive, unarmed),
    ];
    let mut next = MARK_AT;
    for (_, mark) in marks.into_iter().filter(|(shown, _)| *shown) {
        over.extend(mark(next));
        next[1] -= NEXT_MARK;
    }
    let ink = if look.spent { Paint::Field(colour) } else { CREAM };
    let moves = reading.phase == Phase::Movement && reading.active == Some(look.owner);
    let left = if moves { board.points_left(seen.id) } else { values(rules, seen).2 };
    let points_at = POINTS_AT.map(|along| along * size);
    let points = Writing { text: left.to_string(), at: points_at, size: POINTS * size, paint: ink };
    let is_loose_horse = rules.character(seen.id).rider.is_some();
    let writing = if is_loose_horse { vec![] } else { vec![points] };
    for shape in &mut over {
        shape.outline = placed(&shape.outline, [0.0; 2], size);
    }
    Trappings { piece: seen.id, place: man.rear, under, over, writing }
}

/// The body of a horse from under its rider to the hex behind him, and the mark that shows where he looks. `back`: from the front
/// hex to the rear one, of length 1.
fn horse(back: Point, colour: Tincture, spent: bool) -> Vec<Shape> {
    const FAR: f32 = 2.0 * SIDE;
    let point =
        |[along, aside]: Point| -> Point { [back[0] * along - back[1] * aside, back[1] * along + back[0] * aside] };
    let turned = |outline: &[Point]| -> Vec<Point> { outline.iter().map(|p| point(*p)).collect() };
    let half = [[10.0, 24.0], [45.0, 25.0], [72.0, 21.0], [FAR - 8.0, 27.0], [FAR + 14.0, 22.0], [FAR + 24.0, 8.0]];
    let other = half.iter().rev().map(|[along, aside]| [*along, -aside]);
    let body = turned(&smooth(&half.into_iter().chain(other).collect::<Vec<_>>()));
    let tail =
        turned(&[[FAR + 20.0, 5.0], [FAR + 38.0, 9.0], [FAR + 46.0, 0.0], [FAR + 38.0, -9.0], [FAR + 20.0, -5.0]]);
    let (face, mark) = if spent { (Paint::Tint(colour), Paint::Field(colour)) } else { (Paint::Field(colour), CREAM) };
    let mut shapes = vec![
        Shape::new(placed(&grown(&body, 2.5), [2.5, -3.5], 1.0), [0, 0, 0, 90]),
        Shape::new(grown(&tail, 2.0), INK),
        Shape::new(tail, face),
        Shape::new(grown(&body, 2.5), INK),
        Shape::new(body, face).in_relief(12),
        // The rim of the saddle-cloth.
        Shape::new(turned(&[[58.0, 20.5], [63.0, 20.0], [63.0, -20.0], [58.0, -20.5]]), mark),
    ];
    let rump = [back[0] * FAR, back[1] * FAR];
    shapes.push(Shape::new(placed(&horse_head(), rump, 15.0), mark));
    let nose = turned(&[[-58.0, 0.0], [-41.0, 15.0], [-45.0, 0.0], [-41.0, -15.0]]);
    shapes.extend([Shape::new(grown(&nose, 2.2), INK), Shape::new(nose, GOLD)]);
    shapes
}

fn disc(at: Point, paint: Paint) -> [Shape; 2] {
    [
        Shape::new(placed(&circle(MARK + 1.5, 18), at, 1.0), INK),
        Shape::new(placed(&circle(MARK, 18), at, 1.0), paint).in_relief(12),
    ]
}

/// Wounded: a drop of blood.
fn drop(at: Point) -> Vec<Shape> {
    const DROP: [Point; 9] = [
        [0.0, 1.0],
        [0.3, 0.4],
        [0.58, -0.1],
        [0.5, -0.6],
        [0.0, -0.9],
        [-0.5, -0.6],
        [-0.58, -0.1],
        [-0.3, 0.4],
        [-0.1, 0.75],
    ];
    disc(at, CREAM).into_iter().chain([Shape::new(placed(&DROP, at, MARK * 0.9), BLOOD)]).collect()
}

/// Stunned: a star.
fn star(at: Point) -> Vec<Shape> {
    let corner = |i: usize| -> Point {
        let (sin, cos) = (std::f32::consts::FRAC_PI_2 + std::f32::consts::PI * i as f32 / 5.0).sin_cos();
        let radius = if i.is_multiple_of(2) { 0.95 } else { 0.4 };
        [radius * cos, radius * sin]
    };
    let star: Vec<Point> = (0..10).map(corner).collect();
    disc(at, GOLD).into_iter().chain([Shape::new(placed(&star, at, MARK), INK)]).collect()
}

/// A captive: shackles.
fn shackles(at: Point) -> Vec<Shape> {
    let ring =
        |x: f32, radius: f32, paint: Paint| Shape::new(placed(&circle(radius, 14), [at[0] + x, at[1]], 1.0), paint);
    let mut shapes: Vec<Shape> = disc(at, CREAM).into();
    for x in [-4.4, 4.4] {
        shapes.extend([ring(x, 4.2, INK), ring(x, 2.2, CREAM)]);
    }
    shapes.push(stroke([at[0] - 1.5, at[1]], [at[0] + 1.5, at[1]], 2.0, INK));
    shapes
}

/// At work: a hammer.
fn tool(at: Point) -> Vec<Shape> {
    let point = |x: f32, y: f32| [at[0] + x, at[1] + y];
    let mut shapes: Vec<Shape> = disc(at, CREAM).into();
    shapes.push(stroke(point(-4.5, -6.5), point(2.5, 2.5), 3.0, INK));
    shapes.push(stroke(point(-2.0, 6.0), point(6.0, -1.0), 5.0, INK));
    shapes
}

/// Without arms: a sword that is struck out.
fn unarmed(at: Point) -> Vec<Shape> {
    let point = |x: f32, y: f32| [at[0] + x, at[1] + y];
    let mut shapes: Vec<Shape> = disc(at, CREAM).into();
    shapes.push(stroke(point(0.0, -8.0), point(0.0, 8.0), 2.6, INK));
    shapes.push(stroke(point(-4.0, -3.5), point(4.0, -3.5), 2.4, INK));
    shapes.push(stroke(point(-7.0, 7.0), point(7.0, -7.0), 2.2, BLOOD));
    shapes
}

/// The ropes around a captive.
fn rope() -> Vec<Shape> {
    let mut shapes = vec![];
    for (from, to) in [([-33.0, 4.0], [33.0, -4.0]), ([-33.0, -4.0], [33.0, 4.0])] {
        shapes.push(stroke(from, to, 6.0, INK));
        shapes.push(stroke(from, to, 3.4, ROPE));
    }
    shapes
}
