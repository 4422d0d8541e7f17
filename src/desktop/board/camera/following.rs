//! A board that is too large to be read as a whole is moved along with what happens on it.
use super::Lens;
use crate::desktop::face::Point;
use crate::desktop::session::Session;
use bevy::prelude::*;

/// What lies nearer to the edge of the space than this, in points, is moved into the middle.
const RIM: f32 = 24.0;

/// When the view has changed, a large board is moved until one sees what the last line of the log is about, and then, if somebody
/// is asked, a place where he can order something. What is in sight already moves nothing.
pub fn follow_events(session: Option<Res<Session>>, mut lens: ResMut<Lens>, mut followed: Local<Option<(u64, u64)>>) {
    let Some(session) = session else { return };
    let before = followed.replace((session.number, session.view.revision()));
    // What is looked at first has been chosen well.
    let is_new = before.is_none_or(|(number, _)| number != session.number);
    if is_new || before == *followed || session.curtain.is_some() || session.scenery.ground.is_some() {
        return;
    }
    if !lens.is_large() || lens.shows_whole() {
        return;
    }
    let is_seen = |lens: &Lens, point: Point| lens.space.shrink(RIM).contains(lens.screen_point(point));
    if let Some(point) = session.point_of_last_line()
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
