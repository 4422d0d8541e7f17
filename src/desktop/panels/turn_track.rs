//! The turn track: what is over, what is now, what is to come.
use crate::desktop::face::{TrackProgress, TrackSpace};
use crate::desktop::theme;
use bevy_egui::egui::{self, Sense, Stroke, StrokeKind, vec2};

/// The height of a space, in points.
const HEIGHT: f32 = 22.0;

/// The least width of a space, and the room between two.
const LEAST: f32 = 28.0;
const GAP: f32 = 6.0;

/// The width in which every space has room, if only for the beginning of its name.
pub fn least_width(ui: &egui::Ui, track: &[TrackSpace]) -> f32 {
    let longest = track.iter().map(|space| written(ui, &space.label)).fold(LEAST, f32::max);
    (track.len() as f32 - 1.0) * (LEAST + GAP) + longest
}

fn font(ui: &egui::Ui) -> egui::FontId {
    egui::FontId::new(theme::SMALL, theme::bold(ui.ctx()))
}

/// How wide a space with these letters is.
fn written(ui: &egui::Ui, text: &str) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font(ui), egui::Color32::PLACEHOLDER);
    (galley.size().x + 14.0).max(LEAST)
}

/// A name that is cut after so many letters, if it has more than one beyond them.
fn shortened(label: &str, letters: usize) -> String {
    if label.chars().count() <= letters + 1 {
        return label.to_owned();
    }
    let cut: String = label.chars().take(letters).collect();
    if letters > 2 { format!("{}.", cut.trim_end()) } else { cut }
}

/// The panel. Where there is no room for all names, all but the one of now are cut, to two letters at the least; where there is
/// none for all spaces, those around now are shown.
pub fn show(ui: &mut egui::Ui, track: &[TrackSpace]) {
    let c = theme::colours(ui);
    let longest = track.iter().map(|space| space.label.chars().count()).max().unwrap_or(0);
    let labels = |letters: usize| -> Vec<String> {
        let label = |space: &TrackSpace| match space.progress {
            TrackProgress::Now => space.label.clone(),
            TrackProgress::Over | TrackProgress::ToCome => shortened(&space.label, letters),
        };
        track.iter().map(label).collect()
    };
    let all_of = |labels: &[String]| labels.iter().map(|label| written(ui, label) + GAP).sum::<f32>() - GAP;
    let fitting = (2..=longest.max(2)).rev().map(labels).find(|labels| all_of(labels) <= ui.available_width());
    let tight = fitting.is_none();
    let labels = fitting.unwrap_or_else(|| labels(2));
    let width = |i: usize| written(ui, &labels[i]);
    let now = track.iter().position(|space| space.progress == TrackProgress::Now).unwrap_or(0);
    let room = ((ui.available_width() / (LEAST + GAP)) as usize).saturating_sub(3).max(1);
    let shown = if tight && track.len() > room {
        let first = now.saturating_sub(room / 2).min(track.len() - room);
        first..first + room
    } else {
        0..track.len()
    };
    let all = shown.clone().map(|i| width(i) + GAP).sum::<f32>() - GAP;
    let widths: Vec<f32> = shown.clone().map(width).collect();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(((ui.available_width() - all) / 2.0 - GAP).max(0.0));
        for ((space, label), width) in track[shown.clone()].iter().zip(&labels[shown]).zip(widths) {
            let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
            let (fill, ink, edge) = match space.progress {
                TrackProgress::Over => (c.paper_dark, c.ink_faded, c.ink_faded),
                // Not red, which is the usual next step.
                TrackProgress::Now => (c.ink, c.paper_light, c.gold),
                TrackProgress::ToCome => (c.paper_light, c.ink, c.ink_faded),
            };
            let painter = ui.painter();
            painter.rect_filled(rect, HEIGHT / 2.0, fill);
            if let Some(tincture) = space.tincture {
                // A ribbon at its foot in the colour of whose it is.
                let ribbon = egui::Rect::from_min_max(
                    rect.left_bottom() + vec2(HEIGHT / 2.0, -4.0),
                    rect.right_bottom() - vec2(HEIGHT / 2.0, 1.0),
                );
                painter.rect_filled(ribbon, 1.0, theme::look(ui).colour(tincture));
            }
            painter.rect_stroke(rect, HEIGHT / 2.0, Stroke::new(1.0, edge), StrokeKind::Inside);
            painter.text(rect.center(), egui::Align2::CENTER_CENTER, label, font(ui), ink);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &space.hint));
            response.on_hover_text(&space.hint);
        }
    });
}
