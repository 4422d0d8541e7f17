//! What a seat has still to set on the board, as counters or miniatures beside the board: a click takes one in hand.
use crate::desktop::board::counters;
use crate::desktop::face::Reserve;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, Sense, Stroke, StrokeKind, vec2};

/// The side of a counter, in points; beside a miniature its name is written.
const COUNTER: f32 = 52.0;
const MINIATURE: f32 = 32.0;

/// The heading and all of them. `busy`: nothing can be ordered now.
pub(super) fn show(ui: &mut egui::Ui, reserves: &[Reserve], busy: bool, texts: &Texts) -> Option<Request> {
    theme::heading(ui, &texts.get("reserves"));
    let mut taken = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for reserve in reserves {
            // What is in hand is set down by a click on the board: to take it once more says nothing.
            if tile(ui, reserve, texts).clicked() && !busy && !reserve.in_hand {
                taken = Some(Request::Give(vec![reserve.take]));
            }
        }
    });
    taken
}

/// One of them: a counter, which says by its sign and numbers who it is, or a miniature with its name beside it.
fn tile(ui: &mut egui::Ui, reserve: &Reserve, texts: &Texts) -> egui::Response {
    const AROUND: f32 = 4.0;
    let colours = theme::colours(ui);
    let miniature = reserve.look.base.is_some();
    let side = if miniature { MINIATURE } else { COUNTER };
    let name = miniature.then(|| {
        let words = egui::WidgetText::from(RichText::new(&reserve.name).size(16.0));
        let room = ui.available_width() - side - 4.0 * AROUND;
        words.into_galley(ui, Some(egui::TextWrapMode::Truncate), room, egui::TextStyle::Body)
    });
    let written = name.as_ref().map_or(0.0, |name| name.size().x + 2.0 * AROUND);
    let (rect, response) =
        ui.allocate_exact_size(vec2(side + written, side) + vec2(AROUND, AROUND) * 2.0, Sense::click());
    let edge = match () {
        () if reserve.in_hand => Stroke::new(3.0, colours.gold),
        () if response.hovered() || response.has_focus() => Stroke::new(2.0, colours.ink),
        () => Stroke::new(1.0, colours.paper_dark),
    };
    ui.painter().rect(rect, 5.0, colours.paper_light, edge, StrokeKind::Inside);
    let picture = egui::Rect::from_min_size(rect.min + vec2(AROUND, AROUND), vec2(side, side));
    counters::paint(ui.painter(), picture, &reserve.look);
    if let Some(name) = name {
        let at = egui::pos2(picture.right() + AROUND, rect.center().y - name.size().y / 2.0);
        ui.painter().galley(at, name, colours.ink);
    }
    let key = if reserve.in_hand { "reserves-in-hand" } else { "reserves-take" };
    let told = reserve.told.clone().unwrap_or_else(|| texts.format(key, &[("piece", (&reserve.name).into())]));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &told));
    response.on_hover_text(told)
}
