//! The panels above the board: the line with the turn and the buttons, and the strip of the players in it, or below it where
//! the line has no room for both.
use super::PlayScreen;
use crate::desktop::panels::players::{Fit, Touch};
use crate::desktop::panels::{header, players};
use crate::desktop::session::Session;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::text::locales::{Lang, Texts};
use bevy_egui::egui;

/// Whether the players have a row of their own. Once they needed one they keep it, so that the board does not jump when a
/// number grows.
#[derive(Default, Debug)]
pub(super) struct StripRoom {
    /// The match, the size of the window and of its text, the language: what the room was found for.
    of: Option<(u64, [i32; 2], Lang)>,
    own_row: bool,
}

impl StripRoom {
    fn has_own_row(&mut self, of: (u64, [i32; 2], Lang), needs_it: bool) -> bool {
        if self.of != Some(of) {
            *self = Self { of: Some(of), own_row: false };
        }
        self.own_row |= needs_it;
        self.own_row
    }
}

/// Shows both panels. What the players' strip names is lit on the board; a click on a player opens the sheet beside it.
pub(super) fn show_top(
    root: &mut egui::Ui,
    session: &Session,
    state: &mut PlayScreen,
    texts: &Texts,
) -> (Option<Request>, Touch) {
    /// Between the edge of a panel and what stands in it.
    const MARGIN: i8 = 8;
    const NARROW: i8 = 4;
    let view = &session.view;
    let (busy, has_reference) = (session.is_busy(), session.face.has_reference());
    let size = root.ctx().viewport_rect().size();
    let width = root.available_width() - 2.0 * f32::from(MARGIN);
    let together = header::width(root, view, has_reference, texts) + players::width_in_line(root, &view.players) + 24.0;
    let of = (session.number, [size.x as i32, size.y as i32], texts.lang());
    let own_row = state.strip.has_own_row(of, together > width);
    let opened = state.opened;
    let mut touch = Touch::default();
    let request = egui::Panel::top("header")
        .show_separator_line(false)
        .frame(theme::paper(root, MARGIN))
        .show(root, |ui| {
            header::show_with(ui, view, busy, has_reference, texts, |ui| {
                if !own_row {
                    ui.add_space(6.0);
                    touch = players::show_in_line(ui, view, opened, texts);
                }
            })
        })
        .inner;
    if own_row && !view.players.is_empty() {
        let fit: Fit = players::fit(root, &view.players, width);
        let frame = theme::paper(root, NARROW);
        let frame = frame.inner_margin(egui::Margin::symmetric(MARGIN, NARROW));
        touch = egui::Panel::top("players")
            .show_separator_line(false)
            .frame(frame)
            .show(root, |ui| players::show_in_row(ui, view, opened, fit, texts))
            .inner;
    }
    if let Some(seat) = touch.pressed {
        state.opened = (opened != Some(seat)).then_some(seat);
    }
    (request, touch)
}
