//! §4.4: `place`, over all slots every time.
use super::super::scene::Scene;
use super::figures::{comes_near, segments_meet};
use super::legs::{group, leader, on_table, radius, tolerance};
use super::numbers::{P, local, minus, plus, point, rnd, spot, square, turn};
use mesnie::games::vassaux::field::groups::{Base, Footing};
use mesnie::games::vassaux::field::slots::Hand;
use mesnie::games::vassaux::field::terrain::Passage;
use mesnie::table::prelude::PieceId;

pub enum Kind<'a> {
    Move,
    Charge { target: PieceId, first: Option<PieceId>, front: &'a [(P, P)] },
    Regroup { new_contacts: bool },
}

pub struct Order<'a> {
    pub scene: &'a Scene,
    pub unit: PieceId,
    pub v: P,
    pub e: P,
    pub kind: Kind<'a>,
    pub hand: Hand,
    pub left_behind: &'a [PieceId],
}

/// Where each man comes to stand, and whether he found a slot; nothing where the leader cannot be there.
pub type Placed = Option<Vec<(PieceId, P, bool)>>;

struct Man {
    id: PieceId,
    origin: P,
}

fn bases_touch(scene: &Scene, a: P, ra: i128, b: P, rb: i128) -> bool {
    square(a, b) <= (ra + rb + i128::from(scene.measures.eps_contact)).pow(2)
}
fn bases_overlap(scene: &Scene, a: P, ra: i128, b: P, rb: i128) -> bool {
    square(a, b) < (ra + rb - tolerance(scene)).pow(2)
}

impl Order<'_> {
    fn r(&self) -> i128 {
        radius(&leader(self.scene, self.unit))
    }
    fn enemies(&self) -> impl Iterator<Item = &Base> {
        let host = group(self.scene, self.unit).host;
        self.scene.bases.iter().filter(move |base| base.host != host)
    }
    fn is_engaged(&self, man: &Base) -> bool {
        let touches = |enemy: &Base| {
            bases_touch(self.scene, point(man.centre()), radius(man), point(enemy.centre()), radius(enemy))
        };
        self.enemies().any(touches)
    }
    fn men(&self) -> Vec<Man> {
        let lead = leader(self.scene, self.unit);
        let mut men: Vec<&Base> = self.scene.bases.iter().filter(|base| base.group == self.unit).collect();
        men.retain(|base| base.id != lead.id && !self.left_behind.contains(&base.id));
        if matches!(self.kind, Kind::Regroup { .. }) {
            men.retain(|base| !self.is_engaged(base));
        }
        men.sort_by_key(|base| base.id);
        men.into_iter().map(|base| Man { id: base.id, origin: point(base.centre()) }).collect()
    }
    /// Everybody who stands on the table and is not in hand.
    fn standing(&self) -> Vec<(P, i128)> {
        let men = self.men();
        let lead = leader(self.scene, self.unit).id;
        let stands = |base: &&Base| base.id != lead && !men.iter().any(|man| man.id == base.id);
        self.scene.bases.iter().filter(stands).map(|base| (point(base.centre()), radius(base))).collect()
    }
    fn impassable(&self, a: P, b: P, near: i128, closed: bool) -> bool {
        let solid = self.scene.pieces.iter().filter(|piece| piece.passage == Passage::Impassable);
        solid.into_iter().any(|piece| comes_near(&piece.shape, a, b, near, closed))
    }
    /// No contact with an enemy fighter whom this very fighter did not touch before the order.
    fn new_contact(&self, fighter: PieceId, at: P) -> bool {
        let forbidden = match self.kind {
            Kind::Move => true,
            Kind::Charge { .. } => false,
            Kind::Regroup { new_contacts } => !new_contacts,
        };
        let before = self.scene.bases.iter().find(|base| base.id == fighter).expect("a fighter");
        forbidden
            && self.enemies().any(|enemy| {
                let there = point(enemy.centre());
                let now = bases_touch(self.scene, at, self.r(), there, radius(enemy));
                now && !bases_touch(self.scene, point(before.centre()), self.r(), there, radius(enemy))
            })
    }
    pub fn leader_stands(&self) -> bool {
        let (r, v) = (self.r(), self.v);
        on_table(self.scene, v, r)
            && !self.standing().iter().any(|(p, other)| bases_overlap(self.scene, v, r, *p, *other))
            && !self.impassable(v, v, r - tolerance(self.scene), false)
            && !self.new_contact(leader(self.scene, self.unit).id, v)
    }
    /// Step 1.
    fn is_legal(&self, man: PieceId, at: P, set: &[P]) -> bool {
        let (scene, r) = (self.scene, self.r());
        let aura = i128::from(group(scene, self.unit).aura().expect("a led unit"));
        let flies = group(scene, self.unit).footing != Footing::Ground;
        let others = self.standing().into_iter().chain(set.iter().map(|p| (*p, r))).chain([(self.v, r)]);
        let crosses = match &self.kind {
            Kind::Charge { front, .. } => front.iter().any(|(a, b)| segments_meet(self.v, at, *a, *b)),
            _ => false,
        };
        on_table(scene, at, r)
            && !others.into_iter().any(|(p, other)| bases_overlap(scene, at, r, p, other))
            && !self.impassable(at, at, r - tolerance(scene), false)
            && square(self.v, at) <= (aura + 2 * r + i128::from(scene.measures.eps_measure)).pow(2)
            && (flies || !self.impassable(self.v, at, 0, true))
            && !crosses
            && !self.new_contact(man, at)
    }
    fn take(&self, at: P, men: &mut Vec<Man>, set: &mut Vec<P>) -> Option<(PieceId, P, bool)> {
        let able = men.iter().enumerate().filter(|(_, man)| self.is_legal(man.id, at, set));
        let (index, _) = able.min_by_key(|(_, man)| (square(man.origin, at), man.id))?;
        set.push(at);
        Some((men.remove(index).id, at, true))
    }
    fn lattice(&self, targets: &[P]) -> Vec<P> {
        let r = self.r();
        let aura = i128::from(group(self.scene, self.unit).aura().expect("a led unit"));
        let p = 2 * r + 120;
        let h = rnd(8660 * p, 10000);
        let mut slots = vec![];
        for i in -60..=60 {
            for j in -60..=60 {
                let (a, b): P = (i * p + j * (p / 2), j * h);
                if (a, b) == (0, 0) || a * a + b * b > (aura + 2 * r + 6).pow(2) {
                    continue;
                }
                let at = spot(self.v, self.e, a, b);
                let order = match self.kind {
                    Kind::Charge { .. } => targets.iter().map(|t| square(*t, at)).min().unwrap_or(0),
                    _ => (a - 2 * r).pow(2) + b * b,
                };
                let left = b > 0;
                let second = b != 0 && left != (self.hand == Hand::Left);
                slots.push(((order, b.abs(), second, -a), at));
            }
        }
        slots.sort();
        slots.into_iter().map(|(_, at)| at).collect()
    }
    /// Steps 2 to 4 with these men, the others standing where they stood.
    fn round(&self, men: &mut Vec<Man>, set: &mut Vec<P>) -> Vec<(PieceId, P, bool)> {
        let (mut placed, r) = (vec![], self.r());
        let mut targets: Vec<&Base> = vec![];
        if let Kind::Charge { target, first, .. } = &self.kind {
            targets = self.scene.bases.iter().filter(|base| base.group == *target).collect();
            targets.sort_by_key(|base| (Some(base.id) != *first, square(point(base.centre()), self.v), base.id));
            let mut ks: Vec<Vec<i128>> = targets.iter().map(|_| order_of_turns(self.hand)).collect();
            let touched = |base: &Base| bases_touch(self.scene, self.v, r, point(base.centre()), radius(base));
            for round in 0..30 {
                for (base, ks) in targets.iter().zip(&mut ks) {
                    if round == 0 && touched(base) {
                        continue;
                    }
                    while !ks.is_empty() && !men.is_empty() {
                        let f = point(base.centre());
                        let at = spot(f, turn(minus(self.v, f), ks.remove(0)), radius(base) + r, 0);
                        if let Some(found) = self.take(at, men, set) {
                            placed.push(found);
                            break;
                        }
                    }
                }
            }
        }
        let from = point(leader(self.scene, self.unit).centre());
        for id in men.iter().map(|man| man.id).collect::<Vec<_>>() {
            let index = men.iter().position(|man| man.id == id).expect("in hand");
            let at = plus(self.v, minus(men[index].origin, from));
            if self.is_legal(id, at, set) {
                set.push(at);
                placed.push((id, at, true));
                men.remove(index);
            }
        }
        let spots: Vec<P> = targets.iter().map(|base| point(base.centre())).collect();
        for at in self.lattice(&spots) {
            placed.extend(self.take(at, men, set));
        }
        placed
    }
    pub fn place(&self) -> Placed {
        if !self.leader_stands() {
            return None;
        }
        let mut for_good: Vec<(PieceId, P)> = vec![];
        loop {
            let mut men = self.men();
            men.retain(|man| !for_good.iter().any(|(id, _)| *id == man.id));
            let mut set: Vec<P> = for_good.iter().map(|(_, origin)| *origin).collect();
            let mut placed = self.round(&mut men, &mut set);
            let concerned = men.iter().find(|man| {
                placed.iter().any(|(_, at, _)| bases_overlap(self.scene, *at, self.r(), man.origin, self.r()))
            });
            if let Some(man) = concerned {
                for_good.push((man.id, man.origin));
                continue;
            }
            let stay = for_good.into_iter().chain(men.into_iter().map(|man| (man.id, man.origin)));
            placed.extend(stay.map(|(id, origin)| (id, origin, false)));
            let on_leader = |(_, at, slot): &(PieceId, P, bool)| {
                !slot && bases_overlap(self.scene, *at, self.r(), self.v, self.r())
            };
            if placed.iter().any(on_leader) {
                return None;
            }
            placed.sort();
            return Some(placed);
        }
    }
}

fn order_of_turns(hand: Hand) -> Vec<i128> {
    let first = if hand == Hand::Left { -1 } else { 1 };
    let pairs = (1..=11).flat_map(|k| [first * k, -first * k]);
    std::iter::once(0).chain(pairs).chain([12]).collect()
}

/// §4.6 by its definition.
pub fn front_line(scene: &Scene, unit: PieceId, e: P) -> Vec<(P, P)> {
    let lead = leader(scene, unit);
    let from = point(lead.centre());
    let mut segments = vec![];
    for enemy in scene.groups.iter().filter(|other| other.host != lead.host) {
        let members: Vec<&Base> = scene.bases.iter().filter(|base| base.group == enemy.id).collect();
        let place = |base: &Base| local(from, e, point(base.centre()));
        let is_front = |f: &&&Base| {
            let hides = |g: &&Base| 0 < place(g).0 && place(g).0 < place(f).0;
            let hidden = members.iter().any(|g| hides(g) && (place(g).1 - place(f).1).abs() < radius(g));
            place(f).0 > 0 && !hidden
        };
        let front: Vec<&&Base> = members.iter().filter(is_front).collect();
        for f in &front {
            let end = |b: i128| spot(point(f.centre()), e, 0, b);
            segments.push((end(-radius(f)), end(radius(f))));
        }
        for (index, f) in front.iter().enumerate() {
            for g in &front[..index] {
                let gap = super::numbers::isqrt(square(point(f.centre()), point(g.centre()))) - radius(f) - radius(g);
                if gap <= 2 * radius(&lead) {
                    segments.push((point(g.centre()), point(f.centre())));
                }
            }
        }
    }
    segments
}
