//! The keyboard at the table: what each action does to the match and to the board.
use super::PlayScreen;
use super::pointer::{Board, OnBoard};
use crate::desktop::board::camera::Lens;
use crate::desktop::panels::hand::HandDrawer;
use crate::desktop::panels::orders::Drawer;
use crate::desktop::panels::{digits, players};
use crate::desktop::platform::actions::Action;
use crate::desktop::session::Session;
use crate::desktop::session::playback::PlaybackStep;
use crate::desktop::session::requests::{Dialog, Request};
use crate::table::text::locales::Texts;
use bevy::prelude::Mut;
use bevy_egui::egui;
use std::ops::ControlFlow;

/// What keys at the table are about: the match, what lies over it, and what was begun.
pub(super) struct Keyboard<'a> {
    pub ctx: &'a egui::Context,
    pub session: &'a Session,
    pub texts: &'a Texts,
    pub dialog: &'a Dialog,
    pub state: &'a mut PlayScreen,
    pub drawer: &'a mut Drawer,
    pub cards: &'a mut HandDrawer,
    pub lens: Mut<'a, Lens>,
}

impl Keyboard<'_> {
    /// Does what the actions ask for. One that means nothing leaves the next its turn.
    pub fn act(&mut self, pressed: Vec<Action>) -> Option<Request> {
        pressed.into_iter().find_map(|action| self.act_on(action))
    }

    /// What a key does on the board.
    fn on_board<T>(&mut self, act: impl FnOnce(&mut dyn Board, &mut OnBoard) -> T) -> T {
        let amounts = self.drawer.amounts();
        let (board, mut on) = self.state.on_board(self.session, self.texts, amounts, self.lens.reborrow(), false);
        act(board, &mut on)
    }

    fn act_on(&mut self, action: Action) -> Option<Request> {
        let session = self.session;
        if *self.dialog != Dialog::None {
            // A question put before an order is answered with its buttons: Enter also means to go on.
            return match action {
                Action::Order(n) => digits::pressed(self.ctx, n.into()),
                _ => None,
            };
        }
        match action {
            Action::OrderList => self.drawer.pull(),
            Action::Menu => {
                if std::mem::take(&mut self.drawer.open) || self.state.choosing.take().is_some() {
                    return None;
                }
                if self.cards.lay_back() || self.state.opened.take().is_some() {
                    return None;
                }
                if self.on_board(|board, _| board.let_go()) {
                    return None;
                }
                if session.in_playback() {
                    return Some(Request::Playback(PlaybackStep::Now));
                }
                return Some(if session.is_in_midst() { Request::Undo } else { Request::Open(Dialog::Menu) });
            }
            Action::LogBack => return Some(Request::Playback(PlaybackStep::Back)),
            Action::LogOn => return Some(Request::Playback(PlaybackStep::On)),
            Action::Redo => return Some(Request::Redo),
            Action::Advise => return Some(Request::Advise),
            Action::GoToPlayers => {
                let players = &session.view.players;
                let first = players.iter().find(|player| player.active).or(players.first());
                if let Some(player) = first {
                    self.ctx.memory_mut(|memory| memory.request_focus(players::id_of(player.standing.seat)));
                }
            }
            Action::GoToLog => self.state.reading.comes = true,
            Action::Undo => return session.view.undo_stop.is_none().then_some(Request::Undo),
            Action::Reference => {
                let kept = session.face.has_reference() && session.view.curtain.is_none();
                return kept.then_some(Request::Open(Dialog::Reference(0)));
            }
            Action::SaveAs => return Some(Request::Open(Dialog::SaveAs(String::new()))),
            Action::FitBoard => return Some(Request::FitBoard),
            Action::PanLeft | Action::PanRight | Action::PanUp | Action::PanDown => self.pan(action),
            Action::PointLeft | Action::PointRight | Action::PointUp | Action::PointDown | Action::Measure => {
                self.on_board(|board, on| board.move_on(action, on));
            }
            Action::ZoomIn => self.zoom(1.2),
            Action::ZoomOut => self.zoom(1.0 / 1.2),
            Action::NextPlace => self.on_board(|board, on| board.go_on(on, 1)),
            Action::PreviousPlace => self.on_board(|board, on| board.go_on(on, -1)),
            Action::Confirm | Action::Skip if session.is_busy() => return Some(Request::Skip),
            // Which of several orders is chosen with its number.
            Action::Confirm if self.state.choosing.is_some() => {}
            Action::Confirm if session.waits_for_reader() => return Some(Request::ReadOn),
            Action::Confirm => {
                return match self.on_board(|board, on| board.confirm(on)) {
                    ControlFlow::Break(request) => request,
                    ControlFlow::Continue(()) => session.obvious_order().map(|_| Request::Obvious),
                };
            }
            Action::Order(n) => {
                let request = digits::pressed(self.ctx, n.into());
                if request.is_some() {
                    self.state.choosing = None;
                }
                return request;
            }
            Action::Skip | Action::Trails | Action::Settings | Action::Rules | Action::RuleData => {}
            Action::Load | Action::Help | Action::FullScreen | Action::LogHigher | Action::LogLower => {}
            Action::TextLarger | Action::TextSmaller | Action::TextUsual => {}
            Action::FoldSide => self.state.fold_side = true,
        }
        None
    }

    /// The keys that look about move what is in hand, if it can be moved.
    fn pan(&mut self, action: Action) {
        if self.on_board(|board, on| board.move_on(action, on)) {
            return;
        }
        self.lens.pan(match action {
            Action::PanLeft => egui::vec2(60.0, 0.0),
            Action::PanRight => egui::vec2(-60.0, 0.0),
            Action::PanUp => egui::vec2(0.0, 60.0),
            _ => egui::vec2(0.0, -60.0),
        });
    }

    /// Closer to what is in hand, if anything is, or farther from it.
    fn zoom(&mut self, factor: f32) {
        let in_hand = self.on_board(|board, on| board.in_hand(on));
        let middle = in_hand.unwrap_or(self.lens.space.center());
        self.lens.zoom_at(middle, factor);
    }
}
