//! The areas of an open table that are on offer: the region lightly hatched, and in it what the rule really allows, lit up
//! to its edge. The rule is asked on threads of their own, once for each question, so no picture waits for it: first comes a
//! sketch without an edge, and the edge when it is known.
use super::hatching;
use super::layers::ON_GROUND;
use super::meshes::mesh;
use super::painter::BoardPainter;
pub mod traces;

use crate::desktop::face::{OpenGround, Point, Shape, Tone, stroke};
use crate::desktop::platform::idle::{Moving, Waker};
use crate::desktop::session::Session;
use crate::desktop::theme::{Lighting, Look};
use crate::table::ground::bounds::Bounds;
use crate::table::ground::spots::cross;
use crate::table::prelude::{Area, Spot};
use bevy::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, channel};
use traces::{Stop, Trace};

/// Threads that trace, at the most: one processor is left to the window.
const THREADS: usize = 4;
/// The drawings of so many questions are kept: who takes another piece in hand and then the first one again waits once.
const KEPT: usize = 8;

/// The threads on which areas are traced; the program's common ones where the system gives no others.
static TRACERS: LazyLock<Option<ThreadPool>> = LazyLock::new(|| {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let tracers = ThreadPoolBuilder::new().num_threads((processors - 1).clamp(1, THREADS));
    // A rule that fails on a point fails again when it is ordered, and is told then.
    tracers.thread_name(|i| format!("tracer {i}")).panic_handler(|_| ()).build().ok()
});

fn run_aside(work: impl FnOnce() + Send + 'static) {
    match &*TRACERS {
        Some(tracers) => tracers.spawn(work),
        None => rayon::spawn(work),
    }
}

/// What is drawn of an area: lit where the rule allows it, with an edge once that is known, and hatched elsewhere.
pub fn shapes_of(trace: &Trace, ground: &OpenGround, tone: Tone) -> Vec<Shape> {
    let (fill, edge) = match tone {
        Tone::Strike | Tone::StrikeFromAfar => ([0xe8, 0x70, 0x58, 62], [0xc0, 0x1c, 0x20, 255]),
        _ => ([0xff, 0xf4, 0xc4, 74], [0xf0, 0xbe, 0x34, 255]),
    };
    let at = |spot: &Spot| ground.point(*spot);
    let mut shapes = hatched(ground, trace.area(), trace.parts());
    shapes.extend(trace.parts().iter().map(|part| Shape::new(part.iter().map(at).collect(), fill)));
    for (wide, paint) in [(3.4, [0x2b, 0x1d, 0x12, 190]), (1.9, edge)] {
        let line = |[from, to]: &[Spot; 2]| stroke(at(from), at(to), wide, paint);
        shapes.extend(trace.edges().iter().filter(|[from, to]| from != to).map(line));
    }
    shapes
}

/// Whether a spot lies in a part, which turns either way.
fn lies_in(part: &[Spot; 4], spot: Spot) -> bool {
    let (mut left, mut right) = (true, true);
    for i in 0..4 {
        let side = cross(part[i], part[(i + 1) % 4], spot);
        (left, right) = (left && side >= 0, right && side <= 0);
    }
    left || right
}

/// Into so many columns and rows the bounds of a region are cut, to find the parts around a spot.
const SQUARES: i64 = 48;

/// The lit parts of a region, by the squares in which they lie.
struct LitParts<'p> {
    bounds: Bounds,
    squares: Vec<Vec<(Bounds, &'p [Spot; 4])>>,
}

impl<'p> LitParts<'p> {
    fn of(bounds: Bounds, parts: &'p [[Spot; 4]]) -> Self {
        let mut lit = Self { bounds, squares: vec![vec![]; (SQUARES * SQUARES) as usize] };
        for part in parts {
            let around = Bounds::between(part[0], part[2]).with(Bounds::between(part[1], part[3]));
            let ([x0, y0], [x1, y1]) = (lit.square(around.min), lit.square(around.max));
            for square in (y0..=y1).flat_map(|y| (x0..=x1).map(move |x| y * SQUARES + x)) {
                lit.squares[square as usize].push((around, part));
            }
        }
        lit
    }
    /// The column and the row of a spot; those beside the bounds belong to the nearest.
    fn square(&self, spot: Spot) -> [i64; 2] {
        let Bounds { min, max } = self.bounds;
        let share = |at: i32, from: i32, to: i32| {
            let wide = i64::from(to) - i64::from(from) + 1;
            ((i64::from(at) - i64::from(from)) * SQUARES / wide).clamp(0, SQUARES - 1)
        };
        [share(spot.x, min.x, max.x), share(spot.y, min.y, max.y)]
    }
    fn holds(&self, spot: Spot) -> bool {
        let [x, y] = self.square(spot);
        let near = &self.squares[(y * SQUARES + x) as usize];
        near.iter().any(|(around, part)| around.contains(spot) && lies_in(part, spot))
    }
}

/// The rest of the region, hatched: there the rule refuses points, or was not asked closely enough.
fn hatched(ground: &OpenGround, area: &Area, parts: &[[Spot; 4]]) -> Vec<Shape> {
    let Some(bounds) = area.within.bounds() else { return vec![] };
    let lit = LitParts::of(bounds, parts);
    // Between two rays a sliver may be left that neither of them lights.
    let hair = ground.per_unit * 2;
    let between =
        |spot: Spot, x: i32, y: i32| lit.holds(spot.moved(Spot::new(x, y))) && lit.holds(spot.moved(Spot::new(-x, -y)));
    let is_sliver = |spot: Spot| between(spot, hair, 0) || between(spot, 0, hair);
    let table = |spot: Spot| ground.holds(spot) && area.within.contains(spot) && !lit.holds(spot) && !is_sliver(spot);
    let lines: Vec<(Point, Point)> = hatching::lines(ground, bounds, true, 11.0, table);
    lines.into_iter().map(|(from, to)| stroke(from, to, 1.1, [0x2b, 0x1d, 0x12, 90])).collect()
}

/// The areas of a question, with what is needed to trace and to draw them.
struct TracingPaper {
    /// Each area, where its rays begin, and how it is marked.
    areas: Vec<(Area, Spot, Tone)>,
    ground: OpenGround,
    look: Look,
}

/// The areas as far as they have been traced.
struct Drawing {
    shapes: Vec<Shape>,
    mesh: Mesh,
    /// Nothing more is to come.
    settled: bool,
}

/// A part of the work of tracing.
type Stage = fn(&mut Trace);

/// What is traced one after the other, and whether nothing more is to come then.
const STAGES: [(Stage, bool); 3] = [(Trace::sketch, false), (Trace::trace, false), (Trace::settle, true)];

impl TracingPaper {
    /// Traces the areas, and hands every stage to `show`, which says whether more is wanted.
    fn trace(self, stop: &Stop, show: impl Fn(Drawing) -> bool) {
        let trace = |(area, from, tone): (Area, Spot, Tone)| (Trace::new(area, from, stop.clone()), tone);
        let mut traces: Vec<(Trace, Tone)> = self.areas.into_iter().map(trace).collect();
        for (stage, settled) in STAGES {
            traces.iter_mut().for_each(|(trace, _)| stage(trace));
            let shapes: Vec<Shape> =
                traces.iter().flat_map(|(trace, tone)| shapes_of(trace, &self.ground, *tone)).collect();
            let drawing = Drawing { mesh: mesh(&shapes, self.look, Lighting::Shining), shapes, settled };
            if stop.load(Ordering::Relaxed) || !show(drawing) {
                return;
            }
        }
    }
}

/// What is asked: the same areas are on offer whenever the same orders have led there.
#[derive(Clone, Copy, PartialEq)]
struct Question {
    session: u64,
    orders: u64,
}

impl Question {
    fn of(session: &Session) -> Option<Self> {
        if session.areas().is_empty() {
            return None;
        }
        let mut orders = DefaultHasher::new();
        session.game.journal().iter().for_each(|record| (record.seat, record.order).hash(&mut orders));
        Some(Self { session: session.number, orders: orders.finish() })
    }
}

/// Areas that are being traced. Nobody traces them any more once this is gone.
struct Job {
    stop: Stop,
    drawings: Receiver<Drawing>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Which areas are lit or being traced, and those of earlier questions.
#[derive(Default)]
pub struct Tracing {
    /// The view and the look that were seen last.
    seen: Option<(u64, u64, Look)>,
    question: Option<(Question, Look)>,
    job: Option<Job>,
    kept: VecDeque<(Question, Vec<Shape>)>,
}

/// The lit areas.
#[derive(Component)]
pub struct AreaLights;

/// Has the areas on offer traced, and lights them as far as they are known.
pub fn light_areas(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    lights: Query<Entity, With<AreaLights>>,
    mut tracing: Local<Tracing>,
    waker: Waker,
    mut moving: ResMut<Moving>,
) {
    let Some((session, ground)) = session.as_ref().and_then(|s| Some((s, s.scenery.ground.as_ref()?))) else {
        if tracing.seen.is_some() {
            *tracing = Tracing::default();
        }
        return;
    };
    let look = painter.look();
    let z = ON_GROUND - 0.1;
    let seen = Some((session.number, session.view.revision(), look));
    // Whoever has left the table and comes back finds nothing lit.
    let gone = lights.is_empty() && tracing.job.is_none() && tracing.question.is_some();
    if tracing.seen != seen || gone {
        tracing.seen = seen;
        let question = Question::of(session);
        let asked = question.map(|question| (question, look));
        if tracing.question != asked || gone {
            tracing.question = asked;
            tracing.job = None;
            painter.wipe(lights.iter());
            moving.0 = true;
            let kept = tracing.kept.iter().find(|(kept, _)| Some(*kept) == question);
            match kept {
                Some((_, shapes)) => {
                    painter.draw(AreaLights, shapes, z);
                }
                None => tracing.job = question.map(|_| begin(session, ground, look, &waker)),
            }
            return;
        }
    }
    let Some(job) = &tracing.job else { return };
    let Some(drawing) = job.drawings.try_iter().last() else {
        // Nobody else wakes the window when there is more.
        moving.0 |= !waker.can_wake();
        return;
    };
    moving.0 = true;
    painter.wipe(lights.iter());
    painter.draw_mesh(AreaLights, drawing.mesh, z);
    if drawing.settled {
        tracing.job = None;
        if let Some((question, _)) = tracing.question {
            tracing.kept.truncate(KEPT - 1);
            tracing.kept.push_front((question, drawing.shapes));
        }
    }
}

/// Has the areas of the question traced aside.
fn begin(session: &Session, ground: &OpenGround, look: Look, waker: &Waker) -> Job {
    let area = |area: &Area| {
        let from = session.mover(area).map_or(area.usual, |look| ground.spot(look.at));
        (area.clone(), from, session.face.tone(area.order(area.usual)))
    };
    let paper = TracingPaper { areas: session.areas().iter().map(area).collect(), ground: ground.clone(), look };
    let (stop, (sender, drawings), wake) = (Stop::default(), channel(), waker.bell());
    let job = Job { stop: stop.clone(), drawings };
    run_aside(move || {
        paper.trace(&stop, |drawing| {
            let wanted = sender.send(drawing).is_ok();
            wake();
            wanted
        });
    });
    job
}
