//! Where the next click of a move may fall: regions for drawing and for keys. They hold every spot that the rules
//! allow, and some that they do not; what decides is in [`paths`](super::paths).
use super::company::Company;
use super::paths::{Limits, Path, longest_part};
use super::stand::Field;
use super::terrain::Passage;
use crate::table::ground::directions::Axis;
use crate::table::ground::discs::Disc;
use crate::table::ground::regions::Region;
use crate::table::ground::shapes::Shape;
use crate::table::ground::spots::{LIMIT, Spot, square};

/// What the leader is to do at the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Halt,
    Bend,
}

/// Where a way with these bends may halt (V-10.02, V-10.03, V-10.05). The end of `path` does not matter.
pub fn halts(field: &Field, company: &Company, limits: &Limits, path: &Path) -> Region {
    let from = path.last_bend();
    let Some(longest) = longest_part(field, company, limits, path).filter(|longest| *longest >= 0) else {
        return Region::default();
    };
    cleared(field, company, from, Region::of([Shape::disc(from, longest + 1)]), longest + 1, Purpose::Halt)
}

/// Where a way with these bends may bend again (V-10.03): rings at whole rulers.
pub fn bends(field: &Field, company: &Company, limits: &Limits, path: &Path) -> Region {
    let from = path.last_bend();
    let ruler = field.measures().ruler;
    let before = if path.joints.is_empty() { company.radius() } else { 0 };
    let longest = longest_part(field, company, limits, path).unwrap_or(0) - company.radius() - before;
    let rings = (1..longest.div_euclid(ruler)).map(|rulers| before + rulers * ruler);
    let region = Region::of(rings.map(|length| Shape::ring(from, length - 1, length + 1)));
    cleared(field, company, from, region, longest, Purpose::Bend)
}

/// A region without what lies off the table, where nobody can stand, and in the shadow of what stands in the way.
fn cleared(field: &Field, company: &Company, from: Spot, region: Region, longest: i32, purpose: Purpose) -> Region {
    let radius = company.radius();
    let tolerance = field.measures().overlap_tol;
    let mut without = off_table(field, radius);
    let reaches = |disc: &Disc| {
        let most = i64::from(longest) + i64::from(disc.radius);
        square(from, disc.centre) <= most * most
    };
    for base in field.bases().iter().filter(|base| !company.holds(base.id)) {
        let barred = Disc::new(base.centre(), base.disc.radius + radius - tolerance);
        if reaches(&barred) {
            without.push(Shape::Disc(barred));
            without.extend(shadow(from, &barred, longest));
        }
    }
    let bound = company.footing().is_bound();
    // Who flies may bend over a piece on which he may not halt (V-5.05).
    let barring = bound || purpose == Purpose::Halt;
    for piece in field.terrain().iter().filter(|piece| barring && piece.passage == Passage::Impassable) {
        match &piece.shape {
            Shape::Disc(disc) => {
                let barred = Disc::new(disc.centre, disc.radius + radius - tolerance);
                without.push(Shape::Disc(barred));
                without.extend(shadow(from, &barred, longest).filter(|_| bound));
            }
            shape => without.push(shape.clone()),
        }
    }
    Region { without, ..region }
}

/// The strips beyond the spots where a base may stand (V-1.08).
fn off_table(field: &Field, radius: i32) -> Vec<Shape> {
    let free = field.table().grown(-radius);
    let far = 2 * LIMIT;
    let strips = [
        (Spot::new(-far, -far), Spot::new(free.min.x, far)),
        (Spot::new(free.max.x, -far), Spot::new(far, far)),
        (Spot::new(-far, -far), Spot::new(far, free.min.y)),
        (Spot::new(-far, free.max.y), Spot::new(far, far)),
    ];
    strips.into_iter().filter_map(|(a, b)| Shape::rect(a, b).ok()).collect()
}

/// What a straight way of at most `longest` u from a spot cannot reach because it would pass through a disc: the part
/// behind the chord through its centre, 2 u narrower than the disc so that no rounding makes it too wide.
fn shadow(from: Spot, disc: &Disc, longest: i32) -> Option<Shape> {
    let axis = Axis::between(from, disc.centre)?;
    let (ahead, half) = (axis.local(disc.centre).0, disc.radius - 2);
    if half <= 0 || ahead <= disc.radius || ahead >= longest {
        return None;
    }
    let far = (i64::from(longest) * 2).min(i64::from(LIMIT)) as i32;
    let wide = i64::from(half) * i64::from(far) / i64::from(ahead);
    let wide = i32::try_from(wide).ok().filter(|wide| *wide <= LIMIT)?;
    let corners = [axis.at(ahead, -half), axis.at(far, -wide), axis.at(far, wide), axis.at(ahead, half)];
    Shape::poly(&corners).ok()
}
