//! The keyboard at the table: what each action does to the match and to the board.
use super::{PlayScreen, click, open_table};
use crate::desktop::board::camera::Lens;
use crate::desktop::panels::digits;
use crate::desktop::panels::orders::Drawer;
use crate::desktop::platform::actions::Action;
use crate::desktop::session::Session;
use crate::desktop::session::playback::PlaybackStep;
use crate::desktop::session::requests::{Dialog, Request};
use crate::table::text::locales::Texts;
use bevy::prelude::ResMut;
use bevy_egui::egui;

/// Does what the actions ask for. One that means nothing leaves the next its turn.
#[allow(clippy::too_many_arguments, reason = "everything that a key may be about")]
pub(super) fn act(
    ctx: &egui::Context,
    pressed: Vec<Action>,
    session: &Session,
    dialog: &Dialog,
    state: &mut PlayScreen,
    drawer: &mut Drawer,
    lens: &mut ResMut<Lens>,
    texts: &Texts,
) -> Option<Request> {
    pressed.into_iter().find_map(|action| act_on(ctx, action, session, dialog, state, drawer, lens, texts))
}

#[allow(clippy::too_many_arguments, reason = "everything that a key may be about")]
fn act_on(
    ctx: &egui::Context,
    action: Action,
    session: &Session,
    dialog: &Dialog,
    state: &mut PlayScreen,
    drawer: &mut Drawer,
    lens: &mut ResMut<Lens>,
    texts: &Texts,
) -> Option<Request> {
    if *dialog != Dialog::None {
        // A question put before an order is answered with its buttons: Enter also means to go on.
        return match action {
            Action::Order(n) => digits::pressed(ctx, n.into()),
            _ => None,
        };
    }
    // Closer to the point in hand, if there is one.
    let middle = state.open_table.point_in_hand(session, lens).unwrap_or(lens.space.center());
    match action {
        Action::OrderList => drawer.pull(),
        Action::Menu => {
            if std::mem::take(&mut drawer.open) {
                return None;
            }
            if state.choosing.take().is_some() || state.cursor.take().is_some() || state.open_table.let_go() {
                return None;
            }
            if session.in_playback() {
                return Some(Request::Playback(PlaybackStep::Now));
            }
            return Some(if session.holds_a_piece() { Request::Undo } else { Request::Open(Dialog::Menu) });
        }
        Action::LogBack => return Some(Request::Playback(PlaybackStep::Back)),
        Action::LogOn => return Some(Request::Playback(PlaybackStep::On)),
        Action::Redo => return Some(Request::Redo),
        Action::Undo => return session.view.undo_stop.is_none().then_some(Request::Undo),
        Action::Reference => {
            let kept = session.face.has_reference() && session.view.curtain.is_none();
            return kept.then_some(Request::Open(Dialog::Reference(0)));
        }
        Action::SaveAs => return Some(Request::Open(Dialog::SaveAs(String::new()))),
        Action::FitBoard => return Some(Request::FitBoard),
        Action::PanLeft | Action::PointLeft | Action::PanRight | Action::PointRight
            if open_table::scrub(action, session, drawer.amounts()) => {}
        Action::PointLeft | Action::PointRight | Action::PointUp | Action::PointDown | Action::Measure => {
            open_table::act(action, session, state, lens);
        }
        // On an open table the keys that look about move the point that is asked for.
        Action::PanLeft | Action::PanRight | Action::PanUp | Action::PanDown
            if open_table::act(action, session, state, lens) => {}
        Action::PanLeft => lens.pan(egui::vec2(60.0, 0.0)),
        Action::PanRight => lens.pan(egui::vec2(-60.0, 0.0)),
        Action::PanUp => lens.pan(egui::vec2(0.0, 60.0)),
        Action::PanDown => lens.pan(egui::vec2(0.0, -60.0)),
        Action::ZoomIn => lens.zoom_at(middle, 1.2),
        Action::ZoomOut => lens.zoom_at(middle, 1.0 / 1.2),
        Action::NextPlace | Action::PreviousPlace if session.scenery.ground.is_some() => {
            open_table::go_on(session, state, lens, if action == Action::NextPlace { 1 } else { -1 }, texts);
        }
        Action::NextPlace => state.go_on(session, lens, 1),
        Action::PreviousPlace => state.go_on(session, lens, -1),
        Action::Confirm | Action::Skip if session.is_busy() => return Some(Request::Skip),
        Action::Confirm => {
            if state.choosing.is_some() {
                // Which of them is chosen with its number.
                return None;
            }
            if session.waits_for_reader() {
                return Some(Request::ReadOn);
            }
            if let Some(place) = state.cursor.filter(|_| state.aimed) {
                return click((place, None), session, state, drawer.amounts(), texts);
            }
            if let Some(request) = open_table::confirm(session, state, lens, drawer.amounts(), texts) {
                return Some(request);
            }
            if state.open_table.aims() {
                return None;
            }
            if let Some(order) = open_table::moment_in_hand(session, drawer.amounts()) {
                return Some(Request::Give(vec![order]));
            }
            if session.obvious_order().is_none() && !session.areas().is_empty() {
                // Nothing is given that was not seen first.
                open_table::go_on(session, state, lens, 1, texts);
                return None;
            }
            return session.obvious_order().map(|_| Request::Obvious);
        }
        Action::Order(n) => {
            let request = digits::pressed(ctx, n.into());
            if request.is_some() {
                state.choosing = None;
            }
            return request;
        }
        Action::Skip | Action::Settings | Action::Rules | Action::RuleData => {}
        Action::Load | Action::Help | Action::FullScreen => {}
    }
    None
}
