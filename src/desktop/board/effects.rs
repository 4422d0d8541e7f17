//! What happens on the board and is over in a moment: spells that come about, fail, or break. An effect hides nothing that is
//! asked: it lies under arrows and words, lets everything through, and is left away where nothing moves.
use super::antialiasing::MovingBoard;
use super::layers::OVER_PIECES;
use super::painter::BoardPainter;
use crate::desktop::face::{
    Around, EFFECT_SECONDS, Effect, FLAME, Figure, Goal, Layer, Motion, Point, Scenery, Shape, band, circle,
};
use crate::desktop::platform::settings::{Pace, Tempo};
use crate::desktop::session::Session;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// What of an effect is drawn.
#[derive(Component)]
pub struct EffectInk;

/// More men than these are not told apart in a moment.
const MOST_MEN: usize = 24;
/// How far outside of a goal its figures begin or end, in its radii.
const OUTSIDE: f32 = 2.6;
/// Things fall from so high above and so far beside, in units of the board.
const HEIGHT: Point = [46.0, 150.0];
/// What goes up goes so high, in radii of the goal; the least and the most in units of the board.
const UP: f32 = 1.6;
const HIGH: (f32, f32) = (30.0, 110.0);
/// How far from its middle several figures stand, in radii of the goal.
const SPREAD: f32 = 0.8;

/// Where a figure is at a moment, how large it is there, which way it points, and how much of its colour is left.
struct Sight {
    at: Point,
    size: f32,
    way: f32,
    strength: f32,
}

fn between([x, y]: Point, [u, v]: Point, share: f32) -> Point {
    [x + (u - x) * share, y + (v - y) * share]
}

fn off([x, y]: Point, way: f32, by: f32) -> Point {
    let (sin, cos) = way.sin_cos();
    [x + cos * by, y + sin * by]
}

/// One of the figures of a layer, at a share of its time.
fn sight(layer: &Layer, number: u8, goal: Goal, caster: Option<Goal>, time: f32) -> Sight {
    let share = f32::from(number) / f32::from(layer.many.max(1));
    let way = share * TAU + 0.4;
    let Goal { centre, radius } = goal;
    let size = radius * layer.size;
    // Figures do not all stand in one place, and always in the same ones.
    let spread = off([0.0; 2], f32::from(number) * 2.4, radius * SPREAD * share.sqrt());
    let place = [centre[0] + spread[0], centre[1] + spread[1]];
    let fades = (PI * time).sin();
    match layer.motion {
        Motion::Swell => {
            // One after the other.
            let own = ((time - share * 0.5) / (1.0 - share * 0.5).max(0.5)).clamp(0.0, 1.0);
            Sight { at: centre, size: size * own.sqrt(), way, strength: if own > 0.0 { 1.0 - own } else { 0.0 } }
        }
        Motion::Close => {
            let out = OUTSIDE + (1.0 - OUTSIDE) * (1.0 - (1.0 - time).powi(2));
            Sight { at: centre, size: size * out, way, strength: 0.3 + 0.7 * fades }
        }
        Motion::Fall => {
            let own = ((time - share * 0.3) / 0.7).clamp(0.0, 1.0);
            let left = 1.0 - own * own;
            let at = [place[0] + HEIGHT[0] * left, place[1] + HEIGHT[1] * left];
            let shown = own > 0.0 && own < 1.0;
            Sight { at, size, way: -(HEIGHT[1].atan2(HEIGHT[0])), strength: f32::from(u8::from(shown)) }
        }
        Motion::Rise => {
            let high = (radius * UP).clamp(HIGH.0, HIGH.1);
            let at = [place[0], place[1] + high * time];
            Sight { at, size, way: PI / 2.0, strength: 1.0 - time }
        }
        Motion::Burst => {
            // What a caster sends out ends where his effect does.
            let most = if layer.around == Around::Caster { 1.0 } else { OUTSIDE };
            let far = radius * (0.2 + (most - 0.2) * (1.0 - (1.0 - time).powi(2)));
            Sight { at: off(centre, way, far), size, way, strength: 1.0 - time * time }
        }
        Motion::Circle => {
            let turned = way + time * PI;
            Sight { at: off(centre, turned, radius), size, way: turned + PI / 2.0, strength: fades }
        }
        Motion::Stand => Sight { at: place, size, way: PI / 2.0, strength: fades },
        Motion::Send | Motion::Pull => {
            let from = caster.map_or(centre, |caster| caster.centre);
            let own = (time * 1.4 - share * 0.4).clamp(0.0, 1.0);
            let along = if layer.motion == Motion::Send { own } else { 1.0 - own };
            let way = (centre[1] - from[1]).atan2(centre[0] - from[0]);
            let back = if layer.motion == Motion::Send { 0.0 } else { PI };
            Sight { at: between(from, centre, along), size, way: way + back, strength: (PI * own).sin() }
        }
    }
}

/// The outline of a figure of radius 1 whose tip points to the right.
fn outline(figure: Figure) -> Vec<Point> {
    match figure {
        Figure::Ring | Figure::Disc => circle(1.0, 32),
        Figure::Spike => vec![[1.0, 0.0], [-0.3, 0.34], [-0.7, 0.0], [-0.3, -0.34]],
        // The flame of the counters stands upright.
        Figure::Flame => FLAME.iter().map(|[x, y]| [*y, -x]).collect(),
        Figure::Drop => vec![[1.0, 0.0], [0.35, 0.3], [-0.6, 0.12], [-1.6, 0.0], [-0.6, -0.12], [0.35, -0.3]],
        Figure::Crescent => {
            let arc = |radius: f32, beside: f32, from: f32, to: f32| {
                (0..=14).map(move |i| {
                    let (sin, cos) = (from + (to - from) * i as f32 / 14.0).sin_cos();
                    [beside + radius * cos, radius * sin]
                })
            };
            // Two circles that meet in the horns.
            let outer = arc(1.0, 0.0, 0.9, TAU - 0.9);
            let tip = [0.9_f32.cos(), 0.9_f32.sin()];
            let (beside, inner) = (0.45, (tip[0] - 0.45_f32).hypot(tip[1]));
            let angle = tip[1].atan2(tip[0] - beside);
            outer.chain(arc(inner, beside, TAU - angle, angle).skip(1).take(13)).collect()
        }
        Figure::Stone => {
            vec![[1.0, 0.1], [0.55, 0.75], [-0.2, 0.95], [-0.9, 0.5], [-1.0, -0.25], [-0.4, -0.9], [0.5, -0.8]]
        }
        Figure::Star => {
            (0..8).map(|i| off([0.0; 2], i as f32 * TAU / 8.0, if i % 2 == 0 { 1.0 } else { 0.34 })).collect()
        }
        Figure::Shard => vec![[1.0, 0.1], [-0.8, 0.3], [-0.5, -0.25]],
    }
}

/// The figures of an effect at a share of its time, from 0 to 1.
pub fn shapes(effect: &Effect, scenery: &Scenery, time: f32) -> Vec<Shape> {
    let (low, high) = scenery.extent();
    let board = Goal { centre: between(low, high, 0.5), radius: (high[0] - low[0]).min(high[1] - low[1]) / 2.0 };
    let mut shapes = vec![];
    for layer in effect.look.layers {
        let own = (time - layer.from) / (layer.to - layer.from).max(1e-3);
        if !(0.0..1.0).contains(&own) {
            continue;
        }
        let goals: Vec<Goal> = match layer.around {
            Around::Caster => effect.caster.into_iter().collect(),
            Around::Group => effect.groups.clone(),
            Around::Men => effect.men.iter().take(MOST_MEN).copied().collect(),
            Around::Board => vec![board],
        };
        let form = outline(layer.figure);
        for goal in goals {
            for number in 0..layer.many {
                let seen = sight(layer, number, goal, effect.caster, own);
                shapes.extend(drawn(layer, &form, &seen));
            }
        }
    }
    shapes
}

fn drawn(layer: &Layer, form: &[Point], seen: &Sight) -> Vec<Shape> {
    let [r, g, b, a] = layer.paint;
    let paint = [r, g, b, (f32::from(a) * seen.strength.clamp(0.0, 1.0)) as u8];
    if paint[3] == 0 || seen.size < 0.5 {
        return vec![];
    }
    let (sin, cos) = seen.way.sin_cos();
    let upright = matches!(layer.figure, Figure::Crescent | Figure::Star | Figure::Stone);
    let (sin, cos) = if upright { (0.0, 1.0) } else { (sin, cos) };
    let place =
        |[x, y]: &Point| [seen.at[0] + seen.size * (x * cos - y * sin), seen.at[1] + seen.size * (x * sin + y * cos)];
    let placed: Vec<Point> = form.iter().map(place).collect();
    match layer.figure {
        // As wide as a hand, however large it grows.
        Figure::Ring => band(&placed, seen.at, 1.0, 1.0 - (7.0 / seen.size).min(0.4), false, paint),
        _ => vec![Shape::new(placed, paint)],
    }
}

/// Effects that are on the board, and how long they have been there.
#[derive(Default)]
pub struct Running {
    match_number: u64,
    /// The last series of effects that was begun.
    series: u64,
    effects: Vec<Effect>,
    seconds: f32,
}

impl Running {
    /// Begins what the session shows anew, and lets time pass. Gives what is to be drawn, at what share of its time; nothing
    /// once it is over.
    pub fn after(&mut self, session: &Session, pace: Pace, seconds: f32) -> Option<(&[Effect], f32)> {
        let (series, effects) = session.effects();
        if (self.match_number, self.series) != (session.number, series) {
            // A match that is opened has had its effects.
            let known = self.match_number == session.number;
            (self.match_number, self.series, self.seconds) = (session.number, series, 0.0);
            self.effects = if known && pace != Pace::Off { effects.to_vec() } else { vec![] };
        } else {
            self.seconds += seconds;
        }
        if self.seconds >= EFFECT_SECONDS {
            self.effects.clear();
        }
        (!self.effects.is_empty()).then_some((&*self.effects, self.seconds / EFFECT_SECONDS))
    }
}

/// Draws the effects that are on the board.
pub fn show_effects(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    tempo: Tempo,
    drawn: Query<Entity, With<EffectInk>>,
    mut running: Local<Running>,
    mut moving: MovingBoard,
) {
    painter.wipe(drawn.iter());
    let Some(session) = session else { return };
    let pace = tempo.pace();
    let Some((effects, time)) = running.after(&session, pace, tempo.seconds(pace)) else { return };
    let all: Vec<Shape> = effects.iter().flat_map(|effect| shapes(effect, &session.scenery, time)).collect();
    painter.draw(EffectInk, &all, OVER_PIECES - 2.0);
    moving.keep();
}
