//! §4.3 and "Reach of a line" in §4.5: legs judged one by one, a length tried after the other.
use super::super::scene::Scene;
use super::figures::{comes_near, is_inside, point_to_segment, segments_meet};
use super::numbers::{P, along, point};
use mesnie::games::vassaux::field::groups::{Base, Footing, Group};
use mesnie::games::vassaux::field::terrain::Passage;
use mesnie::table::prelude::PieceId;
use std::cmp::Ordering;

pub fn group(scene: &Scene, id: PieceId) -> Group {
    *scene.groups.iter().find(|group| group.id == id).expect("a group")
}
pub fn leader(scene: &Scene, unit: PieceId) -> Base {
    let leader = group(scene, unit).leader().expect("a led unit");
    *scene.bases.iter().find(|base| base.id == leader).expect("on the table")
}
pub fn radius(base: &Base) -> i128 {
    i128::from(base.disc.radius)
}
pub fn tolerance(scene: &Scene) -> i128 {
    i128::from(scene.measures.overlap_tol)
}

pub fn on_table(scene: &Scene, p: P, r: i128) -> bool {
    r <= p.0 && p.0 <= i128::from(scene.size.0) - r && r <= p.1 && p.1 <= i128::from(scene.size.1) - r
}

/// "each leg is a capsule of radius r that may not overlap (tolerance 2) an enemy base, a friendly base outside the
/// unit, or impassable terrain (flying, immaterial: V-5.05), and stays on the table".
pub fn is_legal(scene: &Scene, unit: PieceId, a: P, b: P) -> bool {
    let (lead, tol) = (leader(scene, unit), tolerance(scene));
    let r = radius(&lead);
    let bases_clear = scene.bases.iter().filter(|base| base.group != unit).all(|base| {
        let near = r + radius(base) - tol;
        near <= 0 || point_to_segment(point(base.centre()), a, b).to(near) != Ordering::Less
    });
    let bound = group(scene, unit).footing == Footing::Ground;
    let impassable = scene.pieces.iter().filter(|piece| bound && piece.passage == Passage::Impassable);
    let pieces_clear = !impassable.clone().any(|piece| comes_near(&piece.shape, a, b, r - tol, false));
    bases_clear && pieces_clear && on_table(scene, a, r) && on_table(scene, b, r)
}

/// §4.8: the capsule overlaps a difficult piece; who is wholly inside a plateau is not on the slope round it.
pub fn is_difficult(scene: &Scene, unit: PieceId, a: P, b: P) -> bool {
    let (lead, tol) = (leader(scene, unit), tolerance(scene));
    let r = radius(&lead);
    group(scene, unit).footing == Footing::Ground
        && scene.pieces.iter().filter(|piece| piece.passage == Passage::Difficult).any(|piece| {
            let inside = |plateau| is_inside(plateau, a, r, tol) && is_inside(plateau, b, r, tol);
            comes_near(&piece.shape, a, b, r - tol, false) && !piece.plateaus.iter().any(inside)
        })
}

/// What a line may cross of.
pub enum On<'a> {
    AnyGround,
    OpenGround,
    /// Open ground, the centre meeting none of these.
    Charge(&'a [(P, P)]),
}

pub fn is_sound(scene: &Scene, unit: PieceId, a: P, b: P, on: &On<'_>) -> bool {
    is_legal(scene, unit, a, b)
        && match on {
            On::AnyGround => true,
            On::OpenGround => !is_difficult(scene, unit, a, b),
            On::Charge(front) => {
                !is_difficult(scene, unit, a, b) && !front.iter().any(|(c, d)| segments_meet(a, b, *c, *d))
            }
        }
}

/// "the least unsound t ≥ 0 minus 1", at most `limit`.
pub fn reach(scene: &Scene, unit: PieceId, aim: P, limit: i128, on: &On<'_>) -> i128 {
    let from = point(leader(scene, unit).centre());
    let unsound = (0..=limit).find(|t| !is_sound(scene, unit, from, along(from, aim, *t), on));
    unsound.map_or(limit, |t| t - 1)
}

/// §4.3 and V-11.07: whether a way from the leader's place over these joints may end there, with so many rulers on free
/// ground and so many (or none) where it touches difficult ground.
pub fn may_go(scene: &Scene, unit: PieceId, joints: &[P], end: P, free: i128, difficult: Option<i128>) -> bool {
    let lead = leader(scene, unit);
    let ruler = i128::from(scene.measures.ruler);
    let from = point(lead.centre());
    let points: Vec<P> = [from].into_iter().chain(joints.iter().copied()).chain([end]).collect();
    let legs: Vec<(P, P)> = points.windows(2).map(|pair| (pair[0], pair[1])).collect();
    let rough = legs.iter().any(|(a, b)| is_difficult(scene, unit, *a, *b));
    let rulers = match (rough, difficult) {
        (true, None) => return false,
        (true, Some(difficult)) => difficult.min(free),
        (false, _) => free,
    };
    // "give or take 1 u": the distance lies between length − 1 and length + 1.
    let is_about = |(a, b): (P, P), length: i128| {
        let d = super::numbers::square(a, b);
        (length - 1).pow(2) <= d && d <= (length + 1).pow(2)
    };
    let mut left = rulers;
    for (number, leg) in legs[..joints.len()].iter().enumerate() {
        let first = if number == 0 { radius(&lead) } else { 0 };
        let Some(k) = (1..=left).find(|k| is_about(*leg, first + k * ruler)) else { return false };
        left -= k;
    }
    if !joints.is_empty() && left < 1 {
        return false;
    }
    let first = if joints.is_empty() { radius(&lead) } else { 0 };
    let most = first + left * ruler + radius(&lead) + 1;
    let (a, b) = legs[joints.len()];
    super::numbers::square(a, b) <= most * most && legs.iter().all(|(a, b)| is_legal(scene, unit, *a, *b))
}
