//! Tracing the area that an order can name on an open table: its rule is asked along rays all around, first roughly, then
//! finely and in between wherever neighbouring rays differ. What is traced is a picture; orders are judged point by point.
use crate::desktop::face::rays::{Precision, Stretches, allows, reach, stretches_between};
use crate::table::ground::directions::{Axis, Direction};
use crate::table::prelude::{Area, Spot};
use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Rays all around, beside those toward the corners of the region; and those for a first look.
const RAYS: usize = 128;
const FIRST_RAYS: usize = 40;
/// More corners than this are those of something round.
const CORNERS: usize = 24;

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

/// Directions all around.
fn ways(count: usize) -> impl Iterator<Item = Way> {
    (0..count).map(move |i| {
        let (sin, cos) = (i as f64 / count as f64 * std::f64::consts::TAU).sin_cos();
        unit((cos, sin))
    })
}

fn sorted(ways: impl Iterator<Item = Way>) -> Vec<Way> {
    let mut ways: Vec<Way> = ways.collect();
    ways.sort_by(|a, b| (a.1 as f64).atan2(a.0 as f64).total_cmp(&(b.1 as f64).atan2(b.0 as f64)));
    ways.dedup();
    ways
}

/// What lies between two neighbouring rays.
#[derive(Default)]
struct Joint {
    /// Corners of the parts that are allowed.
    parts: Vec<[Spot; 4]>,
    /// Where the allowed parts end.
    edges: Vec<[Spot; 2]>,
}

/// A shared word to stop: what is traced is wanted no more.
pub type Stop = Arc<AtomicBool>;

/// An area as far as it has been traced.
pub struct Trace {
    area: Area,
    from: Spot,
    length: i32,
    stop: Stop,
    ways: Vec<Way>,
    /// What each ray has found.
    rays: Vec<Stretches>,
    /// Corners of the parts that are allowed, from ray to ray, and their edges.
    parts: Vec<[Spot; 4]>,
    edges: Vec<[Spot; 2]>,
}

impl Trace {
    /// Nothing of it is traced yet. Rays begin at `from`; once the word `stop` is said, what follows is traced no more and tells
    /// nothing.
    pub fn new(area: Area, from: Spot, stop: Stop) -> Self {
        let length = reach(&area, from);
        Self { area, from, length, stop, ways: vec![], rays: vec![], parts: vec![], edges: vec![] }
    }

    /// The corners of each part that is allowed, as far as it has been traced.
    pub fn parts(&self) -> &[[Spot; 4]] {
        &self.parts
    }
    /// Where the allowed parts end: nothing before it is settled.
    pub fn edges(&self) -> &[[Spot; 2]] {
        &self.edges
    }
    pub fn area(&self) -> &Area {
        &self.area
    }

    /// A first look, for a tenth of the work: between its few rays a part may be taken as allowed that is not.
    pub fn sketch(&mut self) {
        self.cast(sorted(ways(FIRST_RAYS).chain(self.to_corners())), Precision::rough(self.length));
        self.join_roughly();
    }

    /// Rays all around, as fine as a picture shows them.
    pub fn trace(&mut self) {
        self.cast(sorted(ways(RAYS).chain(self.to_corners())), Precision::fine(self.length));
        self.join_roughly();
    }

    /// Puts more rays between those that differ, until none is needed, and joins them. Every corner is allowed now.
    pub fn settle(&mut self) {
        while self.refine() {}
        let all: Vec<usize> = (0..self.rays.len()).collect();
        let joints: Vec<Joint> = all.into_par_iter().map(|i| self.join(i)).collect();
        (self.parts, self.edges) = (vec![], vec![]);
        for joint in joints {
            self.parts.extend(joint.parts);
            self.edges.extend(joint.edges);
        }
    }

    fn to_corners(&self) -> impl Iterator<Item = Way> + use<> {
        let (from, outlines) = (self.from, self.area.within.outlines());
        let corners = outlines.into_iter().filter(|outline| outline.len() <= CORNERS).flatten();
        let others = corners.filter(move |corner| *corner != from);
        others.map(move |corner| unit((f64::from(corner.x - from.x), f64::from(corner.y - from.y))))
    }

    fn axis(&self, way: Way) -> Axis {
        Axis::new(self.from, Direction::new(way.0, way.1).unwrap_or(Direction::EAST))
    }

    fn ray(&self, way: Way, precision: Precision, beside: Option<[&Stretches; 2]>) -> Stretches {
        if self.stop.load(Ordering::Relaxed) {
            return vec![];
        }
        stretches_between(&self.area, &self.axis(way), self.length, precision, beside)
    }

    fn cast(&mut self, ways: Vec<Way>, precision: Precision) {
        self.rays = ways.par_iter().map(|way| self.ray(*way, precision, None)).collect();
        self.ways = ways;
    }

    /// Ends of neighbouring stretches that lie farther apart leave something out between them.
    fn rough(&self) -> i32 {
        self.length / 64
    }

    /// Puts a ray between any two that differ much; `false` where none was needed.
    fn refine(&mut self) -> bool {
        let room = MOST.saturating_sub(self.rays.len());
        let wanted: Vec<(usize, Way)> =
            (0..self.rays.len()).filter_map(|i| Some((i, self.between(i)?))).take(room).collect();
        let ray = |(i, way): &(usize, Way)| {
            let beside = [&self.rays[*i], &self.rays[(i + 1) % self.rays.len()]];
            self.ray(*way, Precision::fine(self.length), Some(beside))
        };
        let found: Vec<Stretches> = wanted.par_iter().map(ray).collect();
        // From the last one on, so that the numbers of those before stay as they are.
        for ((i, way), ray) in wanted.iter().zip(found).rev() {
            self.ways.insert(i + 1, *way);
            self.rays.insert(i + 1, ray);
        }
        !wanted.is_empty()
    }

    /// The way between a ray and the next one, if they differ much.
    fn between(&self, i: usize) -> Option<Way> {
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
        (differ && apart > finest && between != (0, 0)).then(|| unit((between.0 as f64, between.1 as f64)))
    }

    /// Joins the rays as if everything between two of them were allowed.
    fn join_roughly(&mut self) {
        self.parts.clear();
        for i in 0..self.rays.len() {
            let j = (i + 1) % self.rays.len();
            let (one, other) = (self.axis(self.ways[i]), self.axis(self.ways[j]));
            let (a, b) = matched(&self.rays[i], &self.rays[j]);
            let part = |(p, q): (&(i32, i32), &(i32, i32))| {
                [one.at(p.0, 0), one.at(p.1, 0), other.at(q.1, 0), other.at(q.0, 0)]
            };
            self.parts.extend(a.iter().zip(&b).map(part));
        }
    }

    fn join(&self, i: usize) -> Joint {
        let mut joint = Joint::default();
        if self.stop.load(Ordering::Relaxed) {
            return joint;
        }
        let j = (i + 1) % self.rays.len();
        let (one, other) = (self.axis(self.ways[i]), self.axis(self.ways[j]));
        let (a, b) = matched(&self.rays[i], &self.rays[j]);
        let hair = (self.length / 750).max(1);
        for (p, q) in a.iter().zip(&b) {
            let Some((near, far)) = self.allowed_part(&one, &other, *p, *q, hair) else { continue };
            let [n0, f0] = [near.0, far.0].map(|at| one.at(at, 0));
            let [n1, f1] = [near.1, far.1].map(|at| other.at(at, 0));
            joint.edges.push([f0, f1]);
            if near != (0, 0) {
                joint.edges.push([n0, n1]);
            }
            joint.parts.push([n0, f0, f1, n1]);
        }
        // Where a ray is allowed and the next is not, the edge runs along it.
        for (axis, whole, joined) in [(&one, &self.rays[i], &a), (&other, &self.rays[j], &b)] {
            for (from, to) in left_over(whole, joined).into_iter().filter(|(from, to)| to - from > 2 * hair) {
                joint.edges.push([axis.at(from, 0), axis.at(to, 0)]);
            }
        }
        joint
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
