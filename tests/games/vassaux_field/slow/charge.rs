//! §4.5: every canonical stop of every canonical line, a slow `place` at each.
use super::super::scene::Scene;
use super::legs::{On, group, leader, radius, reach};
use super::numbers::{P, along, local, minus, point, spot, square};
use super::place::{Kind, Order, front_line};
use mesnie::games::vassaux::field::groups::Base;
use mesnie::games::vassaux::field::slots::Hand;
use mesnie::table::prelude::PieceId;

/// The greatest t with t ≤ a − √x, and the least t with t ≥ a − √x.
fn floor_and_ceil(a: i128, x: i128) -> (i128, i128) {
    // t ≤ a − √x means a − t ≥ √x.
    let least = (0..).find(|d: &i128| d * d >= x).expect("a root");
    let most = if least * least == x { least } else { least - 1 };
    (a - least, a - most)
}

pub struct Line {
    pub aim: P,
    pub front: Vec<(P, P)>,
    pub reach: i128,
    pub first: Option<PieceId>,
    pub stops: Vec<i128>,
}

pub fn line(scene: &Scene, unit: PieceId, target: PieceId, aim: P, limit: i128) -> Line {
    let lead = leader(scene, unit);
    let (from, r) = (point(lead.centre()), radius(&lead));
    let e = minus(aim, from);
    let front = front_line(scene, unit, e);
    let l = reach(scene, unit, aim, limit, &On::Charge(&front));
    let aura = i128::from(group(scene, unit).aura().expect("a led unit"));
    let mut stops = vec![l];
    stops.extend((0..=limit / 1500).map(|k| 1500 * k));
    let mut met = vec![];
    for f in scene.bases.iter().filter(|base| base.group == target) {
        let (a, b) = local(from, e, point(f.centre()));
        let touching = (r + radius(f)).pow(2) - b * b;
        if touching >= 0 {
            let touch = floor_and_ceil(a, touching).0;
            stops.push(touch);
            if a > 0 {
                met.push((touch, b.abs(), f.id));
            }
        }
        let in_aura = (aura + 3 * r + radius(f)).pow(2) - b * b;
        if in_aura >= 0 {
            stops.push(floor_and_ceil(a, in_aura).1);
        }
        stops.push(a);
    }
    stops.retain(|t| 0 <= *t && *t <= l);
    stops.sort();
    stops.dedup();
    Line { aim, front, reach: l, first: met.into_iter().min().map(|(_, _, id)| id), stops }
}

pub fn aims(scene: &Scene, unit: PieceId, target: PieceId) -> Vec<P> {
    let from = point(leader(scene, unit).centre());
    let mut fighters: Vec<&Base> = scene.bases.iter().filter(|base| base.group == target).collect();
    fighters.sort_by_key(|base| base.id);
    let aims = fighters.into_iter().flat_map(|f| {
        let c = point(f.centre());
        let e = minus(c, from);
        [c, spot(c, e, 0, radius(f)), spot(c, e, 0, -radius(f))]
    });
    aims.collect()
}

/// How many fighters touch the target after a charge of t u; nothing where the leader cannot stand there.
pub fn contacts(scene: &Scene, unit: PieceId, target: PieceId, line: &Line, t: i128) -> Option<usize> {
    let lead = leader(scene, unit);
    let from = point(lead.centre());
    let v = along(from, line.aim, t);
    let kind = Kind::Charge { target, first: line.first, front: &line.front };
    let order = Order { scene, unit, v, e: minus(line.aim, from), kind, hand: Hand::Left, left_behind: &[] };
    let placed = order.place()?;
    let cohesive = placed.into_iter().filter(|(_, _, slot)| *slot).map(|(_, at, _)| at).chain([v]);
    let touches = |at: &P| {
        scene
            .bases
            .iter()
            .filter(|base| base.group == target)
            .any(|f| square(*at, point(f.centre())) <= (radius(&lead) + radius(f) + 30).pow(2))
    };
    Some(cohesive.filter(touches).count())
}
