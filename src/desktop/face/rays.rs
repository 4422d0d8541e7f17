//! How far an area of an open table really goes: its rule is asked along rays. For drawing and for keys; orders are judged
//! one by one.
use super::work_counter::WorkCounter;
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::Area;

/// Into how many steps a ray is cut before the edges between them are looked for.
const STEPS: i32 = 24;

/// Whether an area allows a spot; the rule is asked only within the region.
pub fn allows(area: &Area, spot: Spot) -> bool {
    area.within.contains(spot) && {
        WorkCounter::count(|work| work.judgements += 1);
        area.allows(spot).is_ok()
    }
}

/// The least length of a ray from a spot that leaves the region whichever way it goes.
pub fn reach(area: &Area, from: Spot) -> i32 {
    let Some(bounds) = area.within.bounds() else { return 0 };
    let far = bounds.corners().into_iter().map(|corner| square(from, corner)).max().unwrap_or(0);
    far.isqrt() as i32 + 1
}

/// The stretches of a ray whose points an area allows, from near to far, in units from where the ray begins. Both ends of
/// each are allowed, to the unit; what is shorter than a step of the ray may be missed.
pub fn stretches(area: &Area, axis: &Axis, length: i32) -> Vec<(i32, i32)> {
    let open = |at: i32| allows(area, axis.at(at, 0));
    // Between a point that is allowed and one that is not: the last allowed one.
    let edge = |mut inside: i32, mut outside: i32| {
        while (inside - outside).abs() > 1 {
            let middle = (inside + outside) / 2;
            *(if open(middle) { &mut inside } else { &mut outside }) = middle;
        }
        inside
    };
    let mut found: Vec<(i32, i32)> = vec![];
    let mut begun = open(0).then_some(0);
    let mut last = 0;
    for step in 1..=STEPS {
        let at = (i64::from(length) * i64::from(step) / i64::from(STEPS)) as i32;
        match (begun, open(at)) {
            (None, true) => begun = Some(edge(at, last)),
            (Some(first), false) => {
                found.push((first, edge(last, at)));
                begun = None;
            }
            _ => {}
        }
        last = at;
    }
    found.extend(begun.map(|first| (first, last)));
    found
}
