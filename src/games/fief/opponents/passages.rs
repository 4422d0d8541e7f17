//! Whether a company may come in or pass (D-16).
use crate::games::fief::opponents::outlook::Outlook;
use crate::games::fief::state::lords::Holder;
use crate::table::prelude::{PieceId, Place, Seat};

/// Whether a company may come into a village of one's own: an ally unless he could go on to a capital that stands empty; others into
/// no capital, and only where they cannot reach one and one's own troops near are the stronger. Nobody who would complete a region.
pub fn may_pass(o: &Outlook, leader: PieceId, village: Place) -> bool {
    let row = o.lord(leader);
    let limits = &o.rules().data.limits;
    let most = if row.lord.darc { limits.steps_darc } else { limits.steps };
    // The step into the village is still to be taken.
    let left = most.saturating_sub(row.lord.steps + 1);
    let reaches = |to: Place| o.map().roads.distance(village, to).is_some_and(|far| far <= left);
    let capitals = || o.map().villages().filter(|v| o.is_capital(*v) && o.fief_of(o.region(*v)) == Some(o.me));
    let empty = |v: &Place| o.strength(o.me, *v) == 0;
    if capitals().any(|v| reaches(v) && empty(&v)) {
        return false;
    }
    if !o.is_foe(row.family) {
        return true;
    }
    let completes = o.map().villages().any(|v| reaches(v) && completes_region(o, row.family, v));
    !o.is_capital(village) && !capitals().any(reaches) && !completes && power(o, village) > 0
}

/// Own points within two steps of a village less those of foes.
fn power(o: &Outlook, village: Place) -> i32 {
    let near = |v: &Place| o.map().roads.distance(village, *v).is_some_and(|far| far <= o.rules().data.limits.steps);
    let of = |v: Place| {
        let theirs: i32 = o.foes().map(|seat| i32::from(o.points(seat, v))).sum();
        i32::from(o.points(o.me, v)) - theirs
    };
    o.map().villages().filter(near).map(of).sum()
}

/// Whether a family that comes into a village would sit in the whole of a region whose title nobody has.
fn completes_region(o: &Outlook, seat: Seat, village: Place) -> bool {
    let region = o.region(village);
    let others = || o.map().of_region(region).iter().filter(|v| **v != village);
    o.titles().of[region].holder == Holder::Bank
        && o.occupant(village).is_none()
        && others().all(|v| o.occupant(*v) == Some(seat))
}
