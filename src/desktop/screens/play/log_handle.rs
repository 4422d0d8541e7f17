//! The handle between the log and what is told above it: drawn with the pointer, or moved with the arrow keys while it is in
//! focus.
use crate::desktop::platform::settings::{LOG_HEIGHTS, Preferences};
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Key, Rect, Sense, Stroke, vec2};

/// The height of the handle, in points.
pub(super) const HANDLE: f32 = 10.0;
/// Percent of the window for each press of a key.
const STEP: i32 = 5;

/// Shows the handle in `rect`; `whole`: the height of the window, in points. Gives how much of it, in percent, the log is to
/// have; while it is drawn `dragged` keeps that.
pub(super) fn show(
    ui: &mut egui::Ui,
    rect: Rect,
    whole: f32,
    preferences: &mut Preferences,
    dragged: &mut Option<f32>,
    texts: &Texts,
) {
    let id = ui.id().with("log-handle");
    let response = ui.interact(rect, id, Sense::drag()).on_hover_cursor(egui::CursorIcon::ResizeVertical);
    let now = preferences.log_height;
    let says = texts.format("players-log-height", &[("n", now.into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::ResizeHandle, true, &says));
    if response.dragged() {
        let height = dragged.unwrap_or(now as f32 * whole / 100.0) - response.drag_delta().y;
        let (least, most) = (LOG_HEIGHTS.0 as f32 * whole / 100.0, LOG_HEIGHTS.1 as f32 * whole / 100.0);
        *dragged = Some(height.clamp(least, most));
    } else if let Some(height) = dragged.take() {
        // It is remembered once it is let go.
        preferences.raise_log((height * 100.0 / whole).round() as i32 - now as i32);
    }
    if response.has_focus() {
        let arrows = egui::EventFilter { vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        let pressed = |key: Key| ui.input(|input| input.num_presses(key)) as i32;
        let by = STEP * (pressed(Key::ArrowUp) - pressed(Key::ArrowDown));
        if by != 0 {
            preferences.raise_log(by);
        }
    }
    let c = theme::colours(ui);
    let held = response.hovered() || response.dragged() || response.has_focus();
    let ink = if held { c.ink } else { c.ink_faded };
    let line = if held { 2.0 } else { 1.0 };
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(line, c.paper_dark));
    for dy in [-2.0, 2.0] {
        let grip = Rect::from_center_size(rect.center() + vec2(0.0, dy), vec2(34.0, 0.0));
        ui.painter().hline(grip.x_range(), grip.center().y, Stroke::new(line, ink));
    }
    response.on_hover_text(texts.get("players-log-handle"));
}
