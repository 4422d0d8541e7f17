//! The areas of an open table that are on offer: the region lightly hatched, and in it what the rule really allows, lit up
//! to its edge. The rule is asked along rays, a few in each picture, once for each question.
use super::hatching;
use super::layers::ON_GROUND;
use super::painter::BoardPainter;
use crate::desktop::face::rays::{allows, reach, stretches};
use crate::desktop::face::{OpenGround, Point, Shape, Tone, stroke};
use crate::desktop::platform::idle::Moving;
use crate::desktop::session::Session;
use crate::desktop::theme::Look;
use crate::table::ground::bounds::Bounds;
use crate::table::ground::directions::{Axis, Direction};
use crate::table::ground::spots::cross;
use crate::table::prelude::{Area, Spot};
use bevy::prelude::*;
use std::time::{Duration, Instant};

/// Rays all around, beside those toward the corners of the region.
const RAYS: usize = 128;
/// More corners than this are those of something round.
const CORNERS: usize = 24;
/// For so long rays are traced in one picture.
const SHARE: Duration = Duration::from_millis(4);

/// Between two rays that differ much others are put, down to this share of the angle between the first ones.
const FINEST: i64 = 64;
/// So many rays at the most.
const MOST: usize = 900;

/// The direction of a ray, 10⁶ long.
type Way = (i64, i64);

fn unit((x, y): (f64, f64)) -> Way {
    let long = x.hypot(y).max(1e-9);
    ((x / long * 1e6) as i64, (y / long * 1e6) as i64)
}

/// The stretches of a ray that are allowed.
type Stretches = Vec<(i32, i32)>;

/// An area as far as it has been traced.
pub struct Trace {
    area: Area,
    from: Spot,
    ways: Vec<Way>,
    length: i32,
    /// What each ray has found.
    rays: Vec<Stretches>,
    /// So many pairs of rays have been looked at for others between them.
    refined: usize,
    joined: usize,
    /// Corners of the parts that are allowed, from ray to ray, and their edges.
    parts: Vec<[Spot; 4]>,
    edges: Vec<[Spot; 2]>,
}

impl Trace {
    /// Nothing of it is traced yet. Rays begin at `from`.
    pub fn new(area: Area, from: Spot) -> Self {
        let all_around = (0..RAYS).map(|i| {
            let (sin, cos) = (i as f64 / RAYS as f64 * std::f64::consts::TAU).sin_cos();
            unit((cos, sin))
        });
        let outlines = area.within.outlines();
        let corners = outlines.iter().filter(|outline| outline.len() <= CORNERS).flatten();
        let to_corners = corners.filter(|corner| **corner != from);
        let to_corners = to_corners.map(|corner| unit((f64::from(corner.x - from.x), f64::from(corner.y - from.y))));
        let mut ways: Vec<Way> = all_around.chain(to_corners).collect();
        ways.sort_by(|a, b| (a.1 as f64).atan2(a.0 as f64).total_cmp(&(b.1 as f64).atan2(b.0 as f64)));
        ways.dedup();
        let length = reach(&area, from);
        Self { area, from, ways, length, rays: vec![], refined: 0, joined: 0, parts: vec![], edges: vec![] }
    }

    fn axis(&self, way: Way) -> Axis {
        Axis::new(self.from, Direction::new(way.0, way.1).unwrap_or(Direction::EAST))
    }

    /// Traces one more ray, or joins one more pair of them; `false` when all is done.
    pub fn advance(&mut self) -> bool {
        if let Some(way) = self.ways.get(self.rays.len()).filter(|_| self.refined == 0) {
            self.rays.push(stretches(&self.area, &self.axis(*way), self.length));
            return true;
        }
        if self.refined < self.rays.len() {
            if !self.refine(self.refined) {
                self.refined += 1;
            }
            return true;
        }
        if self.joined < self.rays.len() {
            self.join(self.joined);
            self.joined += 1;
            return true;
        }
        false
    }

    /// Ends of neighbouring stretches that lie farther apart leave something out between them.
    fn rough(&self) -> i32 {
        self.length / 64
    }

    /// Puts a ray between one and the next where they differ much; `false` where none is needed.
    fn refine(&mut self, i: usize) -> bool {
        let j = (i + 1) % self.rays.len();
        let (a, b) = (self.ways[i], self.ways[j]);
        let between = (a.0 + b.0, a.1 + b.1);
        // How far apart the two directions are, by the sine of the angle.
        let apart = (a.0 * b.1 - a.1 * b.0).abs() / 1_000_000;
        let finest = (1e6 * std::f64::consts::TAU / RAYS as f64) as i64 / FINEST;
        let rough = self.rough();
        let (one, other) = (&self.rays[i], &self.rays[j]);
        let jumps = |(p, q): (&(i32, i32), &(i32, i32))| (p.0 - q.0).abs() > rough || (p.1 - q.1).abs() > rough;
        let differ = one.len() != other.len() || one.iter().zip(other).any(jumps);
        if !differ || apart <= finest || self.rays.len() >= MOST || between == (0, 0) {
            return false;
        }
        let way = unit((between.0 as f64, between.1 as f64));
        let found = stretches(&self.area, &self.axis(way), self.length);
        self.ways.insert(i + 1, way);
        self.rays.insert(i + 1, found);
        true
    }

    /// The corners of each part that is allowed, as far as the rays tell.
    pub fn parts(&self) -> &[[Spot; 4]] {
        &self.parts
    }

    fn join(&mut self, i: usize) {
        let j = (i + 1) % self.rays.len();
        let (one, other) = (self.axis(self.ways[i]), self.axis(self.ways[j]));
        let (a, b) = matched(&self.rays[i], &self.rays[j]);
        let hair = (self.length / 750).max(1);
        for (p, q) in a.iter().zip(&b) {
            let Some((near, far)) = self.allowed_part(&one, &other, *p, *q, hair) else { continue };
            let [n0, f0] = [near.0, far.0].map(|at| one.at(at, 0));
            let [n1, f1] = [near.1, far.1].map(|at| other.at(at, 0));
            self.edges.push([f0, f1]);
            if near != (0, 0) {
                self.edges.push([n0, n1]);
            }
            self.parts.push([n0, f0, f1, n1]);
        }
        // Where a ray is allowed and the next is not, the edge runs along it.
        for (axis, whole, joined) in [(&one, &self.rays[i], &a), (&other, &self.rays[j], &b)] {
            for (from, to) in left_over(whole, joined).into_iter().filter(|(from, to)| to - from > 2 * hair) {
                self.edges.push([axis.at(from, 0), axis.at(to, 0)]);
            }
        }
    }

    /// The part between two stretches of neighbouring rays, from the near ends of both to the far ends. Where the rule bars the
    /// middle of an edge the edge is drawn back, by a hair or to the end that is less far; nothing where that does not do.
    fn allowed_part(
        &self,
        one: &Axis,
        other: &Axis,
        p: (i32, i32),
        q: (i32, i32),
        hair: i32,
    ) -> Option<((i32, i32), (i32, i32))> {
        let open = |ends: (i32, i32)| {
            let (from, to) = (one.at(ends.0, 0), other.at(ends.1, 0));
            let middle = Spot::new((from.x + to.x) / 2, (from.y + to.y) / 2);
            [from, middle, to].into_iter().all(|spot| allows(&self.area, spot))
        };
        let least = p.1.min(q.1) - hair;
        let short = least - self.rough();
        let far = [(p.1, q.1), (p.1 - hair, q.1 - hair), (least, least), (short, short)];
        let far = far.into_iter().find(|ends| open(*ends))?;
        let most = p.0.max(q.0) + hair;
        let near = match (p.0, q.0) {
            (0, 0) => (0, 0),
            ends => {
                let long = most + self.rough();
                let near = [ends, (ends.0 + hair, ends.1 + hair), (most, most), (long, long)];
                near.into_iter().find(|ends| open(*ends))?
            }
        };
        (near.0 < far.0 && near.1 < far.1).then_some((near, far))
    }

    fn shapes(&self, ground: &OpenGround, tone: Tone) -> Vec<Shape> {
        let (fill, edge) = match tone {
            Tone::Strike | Tone::StrikeFromAfar => ([0xe8, 0x70, 0x58, 62], [0xc0, 0x1c, 0x20, 255]),
            _ => ([0xff, 0xf4, 0xc4, 74], [0xf0, 0xbe, 0x34, 255]),
        };
        let at = |spot: &Spot| ground.point(*spot);
        let mut shapes: Vec<Shape> =
            self.parts.iter().map(|part| Shape::new(part.iter().map(at).collect(), fill)).collect();
        for (wide, paint) in [(3.4, [0x2b, 0x1d, 0x12, 190]), (1.9, edge)] {
            let line = |[from, to]: &[Spot; 2]| stroke(at(from), at(to), wide, paint);
            shapes.extend(self.edges.iter().filter(|[from, to]| from != to).map(line));
        }
        shapes
    }
}

/// The stretches of two neighbouring rays, cut into as many pieces that belong together: where several of one lie beside one of
/// the other, that one is cut where they end.
fn matched(one: &[(i32, i32)], other: &[(i32, i32)]) -> (Stretches, Stretches) {
    let mut pairs: Vec<((i32, i32), (i32, i32))> = vec![];
    for p in one {
        for q in other.iter().filter(|q| p.0 < q.1 && q.0 < p.1) {
            pairs.push((*p, *q));
        }
    }
    let copy = pairs.clone();
    for (i, (p, q)) in pairs.iter_mut().enumerate() {
        // The pair before or after shares a stretch: this piece of it begins or ends where its own partner does.
        let before = i.checked_sub(1).map(|before| copy[before]);
        let after = copy.get(i + 1);
        if before.is_some_and(|before| before.0 == copy[i].0) {
            p.0 = p.0.max(q.0);
        }
        if before.is_some_and(|before| before.1 == copy[i].1) {
            q.0 = q.0.max(p.0);
        }
        if after.is_some_and(|after| after.0 == copy[i].0) {
            p.1 = p.1.min(q.1);
        }
        if after.is_some_and(|after| after.1 == copy[i].1) {
            q.1 = q.1.min(p.1);
        }
    }
    pairs.into_iter().unzip()
}

/// What is left of the stretches of a ray beside the pieces that were joined to the next ray.
fn left_over(whole: &[(i32, i32)], joined: &[(i32, i32)]) -> Stretches {
    let mut left = vec![];
    for (from, to) in whole {
        let mut at = *from;
        for (begin, end) in joined.iter().filter(|(begin, end)| begin >= from && end <= to) {
            if *begin > at {
                left.push((at, *begin));
            }
            at = *end;
        }
        if at < *to {
            left.push((at, *to));
        }
    }
    left
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

/// The rest of the region, hatched: there the rule refuses points, or was not asked closely enough.
fn region_shapes(ground: &OpenGround, area: &Area, lit: &[[Spot; 4]]) -> Vec<Shape> {
    let Some(bounds) = area.within.bounds() else { return vec![] };
    let parts: Vec<(Bounds, &[Spot; 4])> = lit
        .iter()
        .map(|part| (Bounds::between(part[0], part[2]).with(Bounds::between(part[1], part[3])), part))
        .collect();
    let is_lit = |spot: Spot| parts.iter().any(|(around, part)| around.contains(spot) && lies_in(part, spot));
    // Between two rays a sliver may be left that neither of them lights.
    let hair = ground.per_unit * 2;
    let between =
        |spot: Spot, x: i32, y: i32| is_lit(spot.moved(Spot::new(x, y))) && is_lit(spot.moved(Spot::new(-x, -y)));
    let is_sliver = |spot: Spot| between(spot, hair, 0) || between(spot, 0, hair);
    let table = |spot: Spot| ground.holds(spot) && area.within.contains(spot) && !is_lit(spot) && !is_sliver(spot);
    let lines: Vec<(Point, Point)> = hatching::lines(ground, bounds, true, 11.0, table);
    lines.into_iter().map(|(from, to)| stroke(from, to, 1.1, [0x2b, 0x1d, 0x12, 90])).collect()
}

/// The lit areas.
#[derive(Component)]
pub struct AreaLights;

/// The question whose areas are traced.
pub struct Tracing {
    key: (u64, u64, Look),
    traces: Vec<(Trace, Tone)>,
    drawn: bool,
}

/// Traces the areas on offer and lights them when they are known.
pub fn light_areas(
    mut painter: BoardPainter,
    session: Option<Res<Session>>,
    lights: Query<Entity, With<AreaLights>>,
    mut tracing: Local<Option<Tracing>>,
    mut moving: ResMut<Moving>,
) {
    let Some((session, ground)) = session.as_ref().and_then(|s| Some((s, s.scenery.ground.as_ref()?))) else {
        *tracing = None;
        return;
    };
    let key = (session.number, session.view.revision(), painter.look());
    if tracing.as_ref().is_none_or(|tracing| tracing.key != key) {
        painter.wipe(&lights);
        let trace = |area: &Area| {
            let from = session.mover(area).map_or(area.usual, |look| ground.spot(look.at));
            (Trace::new(area.clone(), from), session.face.tone(area.order(area.usual)))
        };
        let traces: Vec<(Trace, Tone)> = session.areas().iter().map(trace).collect();
        *tracing = Some(Tracing { key, drawn: traces.is_empty(), traces });
    }
    let Some(tracing) = tracing.as_mut().filter(|tracing| !tracing.drawn) else { return };
    moving.0 = true;
    let begun = Instant::now();
    while tracing.traces.iter_mut().any(|(trace, _)| trace.advance()) {
        if begun.elapsed() > SHARE {
            return;
        }
    }
    tracing.drawn = true;
    let mut shapes = vec![];
    for (trace, tone) in &tracing.traces {
        shapes.extend(region_shapes(ground, &trace.area, &trace.parts));
        shapes.extend(trace.shapes(ground, *tone));
    }
    if !shapes.is_empty() {
        painter.draw(AreaLights, &shapes, ON_GROUND - 0.1);
    }
}
