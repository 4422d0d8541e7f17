//! The turn track: what is over, what is now, what is to come.
use crate::desktop::face::{TrackProgress, TrackSpace};
use crate::desktop::theme;
use bevy_egui::egui::{self, Sense, Stroke, StrokeKind, vec2};

/// The height of a space, in points.
const HEIGHT: f32 = 22.0;

/// The least width of a space, and the room between two.
const LEAST: f32 = 28.0;
const GAP: f32 = 6.0;

/// The panel. Where there is no room for all names, they shrink to two letters but for the one of now; where there is none
/// for all spaces, those around now are shown.
pub fn show(ui: &mut egui::Ui, track: &[TrackSpace]) {
    let font = egui::FontId::new(theme::SMALL, theme::bold(ui.ctx()));
    let c = theme::colours(ui);
    let written = |text: &str| {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), c.ink);
        (galley.size().x + 14.0).max(LEAST)
    };
    let whole: Vec<f32> = track.iter().map(|space| written(&space.label)).collect();
    let tight = whole.iter().map(|width| width + GAP).sum::<f32>() > ui.available_width();
    let width = |i: usize| match track[i].progress {
        TrackProgress::Over | TrackProgress::ToCome if tight => LEAST,
        _ => whole[i],
    };
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
        for (space, width) in track[shown].iter().zip(widths) {
            let short = tight && space.progress != TrackProgress::Now;
            let label = if short { space.label.chars().take(2).collect() } else { space.label.clone() };
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
            painter.text(rect.center(), egui::Align2::CENTER_CENTER, label, font.clone(), ink);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &space.hint));
            response.on_hover_text(&space.hint);
        }
    });
}
