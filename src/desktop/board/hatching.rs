//! Hatching: parallel lines over a part of an open table, cut where it ends.
use crate::desktop::face::{OpenGround, Point};
use crate::table::ground::bounds::Bounds;
use crate::table::prelude::Spot;

/// Points that are looked at on each line, for each unit of the board.
const LOOKS: f32 = 0.25;

/// The lines at 45°, rising or falling, that lie in `within`, so far apart on the board.
pub fn lines(
    ground: &OpenGround,
    bounds: Bounds,
    rising: bool,
    apart: f32,
    within: impl Fn(Spot) -> bool,
) -> Vec<(Point, Point)> {
    let low = ground.point(bounds.min);
    let high = ground.point(bounds.max);
    let (wide, tall) = (high[0] - low[0], high[1] - low[1]);
    let steps = ((wide.max(tall) * LOOKS) as usize).clamp(8, 400);
    let mut found = vec![];
    // A line begins below or left of the bounds and ends above or right of them.
    let count = ((wide + tall) / apart) as i32;
    for line in 1..=count {
        let begin = low[0] - tall + line as f32 * apart;
        let at = |share: f32| {
            let y = tall * share;
            [if rising { begin + y } else { begin + tall - y }, low[1] + y]
        };
        let lies = |share: f32| within(ground.spot(at(share)));
        let edge = |mut inside: f32, mut outside: f32| {
            for _ in 0..8 {
                let middle = (inside + outside) / 2.0;
                *(if lies(middle) { &mut inside } else { &mut outside }) = middle;
            }
            inside
        };
        let mut begun: Option<f32> = None;
        let mut last = 0.0;
        for step in 0..=steps {
            let share = step as f32 / steps as f32;
            let now = lies(share);
            match begun {
                None if now => begun = Some(if step == 0 { share } else { edge(share, last) }),
                Some(first) if !now => {
                    found.push((at(first), at(edge(last, share))));
                    begun = None;
                }
                _ => {}
            }
            last = share;
        }
        found.extend(begun.map(|first| (at(first), at(1.0))));
    }
    found
}
