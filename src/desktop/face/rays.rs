//! How far an area of an open table really goes: its rule is asked along rays. For drawing and for keys; orders are judged
//! one by one.
use super::work_counter::WorkCounter;
use crate::table::ground::directions::Axis;
use crate::table::ground::spots::{Spot, square};
use crate::table::prelude::Area;

/// How closely a ray is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Precision {
    /// Into how many steps it is cut before the edges between them are looked for.
    steps: i32,
    /// The last allowed point may lie so far before the edge, in units; at least 1.
    within: i32,
}

impl Precision {
    /// To the unit.
    pub const EXACT: Self = Self { steps: 24, within: 1 };
    /// For a picture of rays of this length: nobody sees what lies between its edge and the true one.
    pub fn fine(length: i32) -> Self {
        Self { steps: 24, within: (length / 8_000).max(1) }
    }
    /// For a first look at rays of this length.
    pub fn rough(length: i32) -> Self {
        Self { steps: 12, within: (length / 96).max(1) }
    }
}

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

/// Stretches of a ray, from near to far, in units from where it begins.
pub type Stretches = Vec<(i32, i32)>;

/// The stretches of a ray whose points an area allows. Both ends of each are allowed; what is shorter than a step of the ray may
/// be missed.
pub fn stretches(area: &Area, axis: &Axis, length: i32, precision: Precision) -> Stretches {
    stretches_between(area, axis, length, precision, None)
}

/// The same for a ray between two others that lie close to it: where both are allowed, or both are not, it is taken to be like
/// them, and the rule is asked about the rest. An end may then lie where the rule was not asked.
pub fn stretches_between(
    area: &Area,
    axis: &Axis,
    length: i32,
    precision: Precision,
    beside: Option<[&Stretches; 2]>,
) -> Stretches {
    let open = |at: i32| allows(area, axis.at(at, 0));
    let margin = length / precision.steps;
    let inside = |ray: &Stretches, at: i32| {
        ray.iter().any(|(from, to)| (*from == 0 || from + margin <= at) && at <= to - margin)
    };
    let outside = |ray: &Stretches, at: i32| ray.iter().all(|(from, to)| at < from - margin || at > to + margin);
    let is_open = |at: i32| match beside {
        Some([one, other]) if inside(one, at) && inside(other, at) => true,
        Some([one, other]) if outside(one, at) && outside(other, at) => false,
        _ => open(at),
    };
    // Between a point that is allowed and one that is not: the last allowed one.
    let edge = |mut inside: i32, mut outside: i32| {
        while (inside - outside).abs() > precision.within {
            let middle = (inside + outside) / 2;
            *(if open(middle) { &mut inside } else { &mut outside }) = middle;
        }
        inside
    };
    let mut found: Stretches = vec![];
    let mut begun = is_open(0).then_some(0);
    let mut last = 0;
    for step in 1..=precision.steps {
        let at = (i64::from(length) * i64::from(step) / i64::from(precision.steps)) as i32;
        match (begun, is_open(at)) {
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
