//! §4.7: 21 rays in exact fractions.
use super::super::scene::Scene;
use super::figures::{corners, holds, sides};
use super::numbers::{P, cross, dot, minus, plus, point, rnd, spot};
use mesnie::games::vassaux::field::groups::Base;
use mesnie::games::vassaux::field::measures::OwnMen;
use mesnie::games::vassaux::field::sight::View;
use mesnie::games::vassaux::field::terrain::Veil;
use mesnie::table::ground::shapes::Shape;

/// A place along a ray: numerator and positive denominator.
type At = (i128, i128);

fn less(a: At, b: At) -> bool {
    a.0 * b.1 < b.0 * a.1
}
fn max(a: At, b: At) -> At {
    if less(a, b) { b } else { a }
}
fn min(a: At, b: At) -> At {
    if less(b, a) { b } else { a }
}

/// The part of a ray that is lower than a piece: from, to, whether each end belongs to it.
struct Part {
    from: At,
    to: At,
    from_open: bool,
    to_open: bool,
}

fn lower(top: i128, viewer: i128, target: i128) -> Option<Part> {
    let all = Part { from: (0, 1), to: (1, 1), from_open: false, to_open: false };
    match (viewer < top, target < top) {
        (true, true) => Some(all),
        (false, false) => None,
        // viewer + (target - viewer)·s < top.
        (false, true) => Some(Part { from: (viewer - top, viewer - target), from_open: true, ..all }),
        (true, false) => Some(Part { to: (top - viewer, target - viewer), to_open: true, ..all }),
    }
}

fn is_met(shape: &Shape, a: P, b: P, part: &Part) -> bool {
    let way = minus(b, a);
    match (shape, corners(shape)) {
        (Shape::Disc(disc), _) => {
            // |a + s·way − c|² − ρ² = q·s² + 2·h·s + k.
            let (to, radius) = (minus(a, point(disc.centre)), i128::from(disc.radius));
            let (q, h, k) = (dot(way, way), dot(way, to), dot(to, to) - radius * radius);
            let value = |(n, d): At| q * n * n + 2 * h * n * d + k * d * d;
            let deepest = (-h, q);
            if less(deepest, part.from) || (part.from_open && !less(part.from, deepest)) {
                if part.from_open { value(part.from) < 0 } else { value(part.from) <= 0 }
            } else if less(part.to, deepest) || (part.to_open && !less(deepest, part.to)) {
                if part.to_open { value(part.to) < 0 } else { value(part.to) <= 0 }
            } else {
                value(deepest) <= 0
            }
        }
        (_, Some(corners)) => {
            let (mut from, mut to) = ((0, 1), (1, 1));
            for (c, d) in sides(&corners) {
                // Inside: cross(d − c, a + s·way − c) ≥ 0.
                let (start, slope) = (cross(minus(d, c), minus(a, c)), cross(minus(d, c), way));
                match slope {
                    0 if start < 0 => return false,
                    0 => {}
                    1.. => from = max(from, (-start, slope)),
                    ..0 => to = min(to, (start, -slope)),
                }
            }
            !less(to, from)
                && if part.from_open { less(part.from, to) } else { !less(to, part.from) }
                && if part.to_open { less(from, part.to) } else { !less(part.to, from) }
        }
        _ => panic!("a piece is a disc or a polygon"),
    }
}

pub fn level(scene: &Scene, centre: P) -> i128 {
    let levels = scene.pieces.iter().filter(|piece| holds(&piece.shape, centre)).map(|piece| piece.level);
    i128::from(levels.max().unwrap_or(0))
}

pub fn view(scene: &Scene, viewer: &Base, target: &Base) -> View {
    let (from, to) = (point(viewer.centre()), point(target.centre()));
    let heights = (2 * level(scene, from) + 1, 2 * level(scene, to) + 1);
    let rays = (0..21).map(|k| {
        let by = spot((0, 0), minus(to, from), 0, rnd((k - 10) * i128::from(viewer.disc.radius), 10));
        (plus(from, by), plus(to, by))
    });
    let rays: Vec<(P, P)> = rays.collect();
    let affects = |shape: &Shape, top: Option<i32>, (a, b): (P, P)| {
        let part = match top {
            Some(top) => lower(i128::from(top), heights.0, heights.1),
            None => lower(1, 0, 0),
        };
        part.is_some_and(|part| is_met(shape, a, b, &part))
    };
    let by_pieces = |veil: Veil, ray: (P, P)| {
        scene.pieces.iter().filter(|piece| piece.veil == veil).any(|piece| {
            let (here, there) = (holds(&piece.shape, from), holds(&piece.shape, to));
            match veil {
                Veil::Block => !here && !there && affects(&piece.shape, Some(piece.top), ray),
                _ => there || (!here && affects(&piece.shape, Some(piece.top), ray)),
            }
        })
    };
    let own_unit_led = scene.groups.iter().any(|group| group.id == viewer.group && !group.is_disordered());
    let friends = scene.bases.iter().filter(|base| {
        let own = own_unit_led && base.group == viewer.group && scene.measures.own_men == OwnMen::Clear;
        let other = base.id != viewer.id && base.id != target.id;
        base.host == viewer.host && !own && other && level(scene, point(base.centre())) == level(scene, from)
    });
    let friends: Vec<Shape> = friends.map(|base| Shape::Disc(base.disc)).collect();
    let by_friends = |ray| friends.iter().any(|friend| affects(friend, None, ray));
    if rays.iter().all(|ray| by_pieces(Veil::Block, *ray)) {
        View::Blocked
    } else if rays.iter().any(|ray| by_pieces(Veil::Block, *ray) || by_pieces(Veil::Cover, *ray) || by_friends(*ray)) {
        View::Covered
    } else {
        View::Clear
    }
}
