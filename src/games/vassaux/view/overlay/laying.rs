//! A piece of terrain in hand, as it would lie (V-23.32).
use super::canvas::Canvas;
use crate::desktop::face::{Aim, Meaning};

/// The outline of the piece where one points, turned as it is in hand; it says whether it may lie there.
pub fn piece(canvas: &mut Canvas, aim: &Aim) {
    let seen = canvas.seen;
    let Some((kind, turns)) = seen.own_table.taken else { return };
    let Some(form) = seen.rules().form(kind) else { return };
    let allowed = aim.allowed().is_some();
    for part in form.laid(turns, aim.spot) {
        for outline in part.shape.outlines() {
            canvas.area(&outline, if allowed { Meaning::Free } else { Meaning::Blocked });
        }
    }
}
