//! The panels above the board: the line with the turn and the buttons, and the strip of the players in it, or below it where
//! the line has no room for both. Then the turn track stands in the line, so that the board loses as little as may be.
use super::PlayScreen;
use crate::desktop::panels::players::{Fit, Touch};
use crate::desktop::panels::{header, players, turn_track};
use crate::desktop::session::Session;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::text::locales::{Lang, Texts};
use bevy_egui::egui;

/// Whether the players have a row of their own, and whether it is a high one. Once they needed it they keep it, so that the
/// board does not jump when a number grows.
#[derive(Default, Debug)]
pub(super) struct StripRoom {
    /// The match, the size of the window and of its text, the language: what the room was found for.
    of: Option<(u64, [i32; 2], Lang)>,
    own_row: bool,
    stacked: bool,
    /// The turn track stands in the line above the players.
    pub has_track: bool,
}

impl StripRoom {
    fn has_own_row(&mut self, of: (u64, [i32; 2], Lang), needs_it: bool) -> bool {
        if self.of != Some(of) {
            *self = Self { of: Some(of), ..Self::default() };
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
    const NARROW: i8 = 3;
    const LOW: i8 = 6;
    let view = &session.view;
    let (busy, has_reference) = (session.is_busy(), session.face.has_reference());
    let size = root.ctx().viewport_rect().size();
    let width = root.available_width() - 2.0 * f32::from(MARGIN);
    let alone = header::width(root, view, has_reference, texts);
    let together = alone + players::width_in_line(root, &view.players) + 24.0;
    let of = (session.number, [size.x as i32, size.y as i32], texts.lang());
    let own_row = state.strip.has_own_row(of, together > width);
    let track = width - alone - 24.0;
    state.strip.has_track = own_row && !view.track.is_empty() && track >= turn_track::least_width(root, &view.track);
    let (opened, has_track) = (state.opened, state.strip.has_track);
    let frame =
        theme::paper(root, MARGIN).inner_margin(egui::Margin::symmetric(MARGIN, if own_row { LOW } else { MARGIN }));
    let mut touch = Touch::default();
    let request = egui::Panel::top("header")
        .show_separator_line(false)
        .frame(frame)
        .show(root, |ui| {
            header::show_with(ui, view, busy, has_reference, texts, |ui| {
                if !own_row {
                    ui.add_space(6.0);
                    touch = players::show(ui, view, opened, None, texts);
                } else if has_track {
                    let row = egui::Layout::left_to_right(egui::Align::Center);
                    // All that the buttons leave free: names are cut only where they must be.
                    let free = ui.available_width() - header::width_of_buttons(ui, has_reference, texts) - 24.0;
                    let room = egui::vec2(track.max(free), 24.0);
                    ui.allocate_ui_with_layout(room, row, |ui| turn_track::show(ui, &view.track));
                }
            })
        })
        .inner;
    if own_row && !view.players.is_empty() {
        let fit: Fit = players::fit(root, &view.players, width, state.strip.stacked);
        state.strip.stacked |= fit.is_stacked;
        let frame = theme::paper(root, NARROW);
        let frame = frame.inner_margin(egui::Margin::symmetric(MARGIN, NARROW));
        touch = egui::Panel::top("players")
            .show_separator_line(false)
            .frame(frame)
            .show(root, |ui| players::show(ui, view, opened, Some(fit), texts))
            .inner;
    }
    if let Some(seat) = touch.pressed {
        state.opened = (opened != Some(seat)).then_some(seat);
    }
    (request, touch)
}
