//! Pointer and keys on a board, whatever its kind: the wheel goes closer, a drag moves it about, what is pointed at is told and
//! a click orders it. Each kind of board writes only what differs: see [`Board`].
use super::PlayScreen;
use super::beside::{self, About};
use crate::desktop::board::camera::Lens;
use crate::desktop::board::lights::Pointing;
use crate::desktop::board::named::Named;
use crate::desktop::panels::digits::{Counting, Numbered};
use crate::desktop::platform::actions::Action;
use crate::desktop::platform::idle::Moving;
use crate::desktop::session::requests::Request;
use crate::desktop::session::{Amounts, ClickOption, Pointed, Session};
use crate::table::text::locales::Texts;
use bevy::ecs::system::SystemParam;
use bevy::prelude::{DetectChangesMut, Mut, ResMut};
use bevy_egui::egui::{self, Id, PointerButton, Pos2, Rect, Response, Sense, Vec2};
use std::ops::ControlFlow;

/// What pointer and keys change on the board: where it is looked at, what is pointed at and what is named, whether it moves.
#[derive(SystemParam)]
pub struct BoardControls<'w> {
    pub lens: ResMut<'w, Lens>,
    pub pointing: ResMut<'w, Pointing>,
    pub named: ResMut<'w, Named>,
    pub moving: ResMut<'w, Moving>,
}

/// Several orders for one place or point, among which somebody is to choose.
pub(super) type Choice = (About, Vec<ClickOption>);

/// What pointer and keys on a board are about, in one picture.
pub(super) struct OnBoard<'a> {
    pub session: &'a Session,
    pub texts: &'a Texts,
    /// The numbers that sliders show.
    pub amounts: &'a mut Amounts,
    pub lens: Mut<'a, Lens>,
    pub choosing: &'a mut Option<Choice>,
    /// What a click does is told beside the pointer.
    pub hints: bool,
}

impl OnBoard<'_> {
    /// Moves the board until a point of the screen is seen that keys have gone to.
    pub fn bring_into_sight(&mut self, at: Pos2) {
        let seen = self.lens.space.shrink(40.0);
        if !seen.contains(at) {
            self.lens.pan(seen.clamp(at) - at);
        }
    }
    /// The order of a click, if it means one; of several one is asked for beside what was clicked.
    pub fn give_or_choose(&mut self, about: About, mut choices: Vec<ClickOption>) -> Option<Request> {
        if choices.len() > 1 {
            *self.choosing = Some((about, choices));
            return None;
        }
        choices.pop().map(|only| Request::Give(only.orders))
    }
}

/// A kind of board, with what pointer and keys have begun on it.
pub(super) trait Board {
    /// What a screen reader is told of the board.
    fn says(&self, on: &OnBoard) -> String;

    /// The pointer has moved: it counts again, and no longer what keys have gone to.
    fn leave_keys(&mut self);
    /// Goes on with a drag. Gives what it asks for, if it is no drag that moves the board about.
    fn drag(&mut self, _: &egui::Ui, _: &Response, _: &OnBoard) -> ControlFlow<Option<Request>> {
        ControlFlow::Continue(())
    }
    /// What is pointed at, with the pointer or with keys; the rest of the picture is about this.
    fn point(&mut self, response: &Response, on: &OnBoard) -> Pointing;
    /// Words beside what is pointed at.
    fn tell(&mut self, response: &Response, on: &OnBoard);
    /// A drag ends.
    fn put_down(&mut self, _: &mut OnBoard) -> Option<Request> {
        None
    }
    /// What is pointed at is clicked.
    fn click(&mut self, on: &mut OnBoard) -> Option<Request>;
    /// Takes away what was laid over the board to be looked at.
    fn sweep(&mut self) {}

    /// Keys go to the next thing that is lit, or to the one before.
    fn go_on(&mut self, on: &mut OnBoard, by: isize);
    /// A key moves what is in hand; `false` where it means something else.
    fn move_on(&mut self, _: Action, _: &mut OnBoard) -> bool {
        false
    }
    /// What Enter does on the board; it goes on to mean something else where keys have gone to nothing.
    fn confirm(&mut self, on: &mut OnBoard) -> ControlFlow<Option<Request>>;
    /// Where on the screen is what keys have gone to, if one goes closer to that.
    fn in_hand(&self, _: &OnBoard) -> Option<Pos2> {
        None
    }
    /// Lets go of what was begun last; `false` if nothing was.
    fn let_go(&mut self) -> bool;

    /// An order was given: forgets what was begun before it.
    fn forget(&mut self);
    /// Forgets everything that the next player is not to see.
    fn clear(&mut self);
}

/// The pointer on the board, in one picture.
pub(super) fn handle(
    ui: &mut egui::Ui,
    space: Rect,
    board: &mut dyn Board,
    on: &mut OnBoard,
    pointing: &mut ResMut<Pointing>,
    moving: &mut Moving,
) -> Option<Request> {
    let response = ui.interact(space, Id::new("board"), Sense::click_and_drag());
    let told = board.says(on);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Other, true, &told));
    if let Some(pointer) = response.hover_pos() {
        let scroll = ui.input(|i| i.smooth_scroll_delta.y);
        if scroll != 0.0 {
            on.lens.zoom_at(pointer, (scroll * 0.004).exp());
            moving.0 = true;
        }
    }
    if ui.input(|i| i.pointer.delta() != Vec2::ZERO || i.pointer.any_down()) {
        board.leave_keys();
    }
    let mut request = None;
    if response.dragged() {
        match board.drag(ui, &response, on) {
            ControlFlow::Break(asked) => request = asked,
            ControlFlow::Continue(()) => on.lens.pan(response.drag_delta()),
        }
        moving.0 = true;
    }
    if pointing.set_if_neq(board.point(&response, on)) {
        moving.0 = true;
    }
    board.tell(&response, on);
    if response.drag_stopped_by(PointerButton::Primary) {
        moving.0 = true;
        return board.put_down(on);
    }
    if response.secondary_clicked() {
        board.sweep();
    }
    if response.clicked() {
        *on.choosing = None;
        board.sweep();
        return if on.session.is_busy() { Some(Request::Skip) } else { board.click(on) };
    }
    request
}

/// What is pointed at, for the panel beside the board.
pub(super) fn pointed(session: &Session, pointing: &Pointing) -> Option<Pointed> {
    let patch = || session.scenery.ground.as_ref()?.patch_at(pointing.spot?);
    let pointed = Pointed { place: pointing.at, piece: pointing.piece, patch: patch() };
    (pointed != Pointed::default()).then_some(pointed)
}

/// Several orders for one place or point: which one?
pub(super) fn choose(
    ctx: &egui::Context,
    session: &Session,
    lens: &Lens,
    state: &mut PlayScreen,
    texts: &Texts,
) -> Option<Request> {
    let (about, choices) = state.choosing.as_ref()?;
    let mut request = None;
    let mut done = false;
    beside::show(ctx, (session, lens, *about), "choice", (egui::Order::Foreground, true), |ui| {
        let mut counting = Counting::new(Numbered::Choice);
        for choice in choices {
            let give = Request::Give(choice.orders.clone());
            let size = egui::vec2(220.0, 32.0);
            if counting.sized_button(ui, &choice.text, false, size, give.clone()).clicked() {
                request = Some(give);
            }
        }
        done = ui.button(texts.get("desktop-cancel")).clicked();
    });
    if done || request.is_some() {
        state.choosing = None;
    }
    request
}
