//! Where a board is looked at from so near that not all of it is seen, it moves along with what happens on it.
use super::Lens;
use crate::desktop::face::Point;
use crate::desktop::session::Session;
use bevy::prelude::*;

/// What lies nearer to the edge of the space than this, in points, is moved into the middle.
const RIM: f32 = 24.0;

/// After an order the board is moved until one sees where it was given, and where the next one can be given. A person who has
/// just ordered something on the board sees that already: nothing moves.
pub fn follow_orders(session: Option<Res<Session>>, mut lens: ResMut<Lens>, mut followed: Local<Option<(u64, u64)>>) {
    let Some(session) = session else { return };
    let now = Some((session.number, session.view.revision()));
    if *followed == now {
        return;
    }
    let is_first = followed.is_none_or(|(number, _)| number != session.number);
    *followed = now;
    // What is looked at first has been chosen well.
    if is_first || session.curtain.is_some() || session.scenery.ground.is_some() || lens.shows_whole() {
        return;
    }
    let is_seen = |lens: &Lens, point: Point| lens.space.shrink(RIM).contains(lens.screen_point(point));
    if let Some(point) = session.place_of_last_order()
        && !is_seen(&lens, point)
    {
        lens.centre_on(point);
    }
    let lit: Vec<Point> = session.lit_points().collect();
    if session.open_prompt().is_some() && !lit.iter().any(|point| is_seen(&lens, *point)) {
        let centre = lens.centre;
        let far = |[x, y]: &Point| Vec2::new(*x, *y).distance_squared(centre);
        if let Some(nearest) = lit.into_iter().min_by(|a, b| far(a).total_cmp(&far(b))) {
            lens.centre_on(nearest);
        }
    }
}
