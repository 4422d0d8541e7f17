//! The edges of panels: one drags them, or moves them with keys, and a tab on them folds the panel up.
use crate::desktop::theme;
use bevy_egui::egui::{self, Id, Key, Pos2, Rect, Sense, Stroke, vec2};

/// How wide the strip is that can be dragged, in points.
const STRIP: f32 = 8.0;
/// How far an arrow key moves the edge, in points.
const STEP: f32 = 20.0;
/// The tab that folds a panel up, in points.
const TAB: egui::Vec2 = vec2(15.0, 58.0);

/// The edge of a panel.
pub struct Edge<'a> {
    pub id: &'static str,
    /// Where it is, from the top to the bottom.
    pub x: f32,
    pub y: egui::Rangef,
    /// The panel lies to the right of it.
    pub panel_right: bool,
    /// The width of the panel, and the widths that it may have, in points.
    pub width: f32,
    pub widths: egui::Rangef,
    /// What a screen reader calls it, and what dragging does.
    pub name: &'a str,
    pub hint: &'a str,
}

/// What was done to an edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Moved {
    /// It is being dragged: the panel is so wide meanwhile.
    To(f32),
    /// The panel is to stay so wide.
    Stays(f32),
    /// The panel is to have its usual width.
    Usual,
}

/// The strip along an edge.
pub fn show(ui: &mut egui::Ui, edge: &Edge) -> Option<Moved> {
    let strip = Rect::from_x_y_ranges(edge.x - STRIP / 2.0..=edge.x + STRIP / 2.0, edge.y);
    let response = ui.interact(strip, Id::new(edge.id), Sense::click_and_drag());
    let (name, value) = (edge.name.to_owned(), f64::from(edge.width));
    response.widget_info(|| egui::WidgetInfo::slider(true, value, &name));
    let response = response.on_hover_cursor(egui::CursorIcon::ResizeHorizontal);
    let c = theme::colours(ui);
    if response.hovered() || response.dragged() || response.has_focus() {
        let line = Stroke::new(3.0, if response.has_focus() { c.ink } else { c.gold });
        ui.painter().vline(edge.x, edge.y, line);
    }
    let within = |width: f32| width.clamp(edge.widths.min, edge.widths.max.max(edge.widths.min)).round();
    let wider = |by: f32| within(if edge.panel_right { edge.width - by } else { edge.width + by });
    if response.has_focus() {
        // The arrows move the edge, and not on to another widget.
        let arrows = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let pressed = |key| ui.input(|input| input.num_presses(key)) as f32;
        let by = (pressed(Key::ArrowRight) - pressed(Key::ArrowLeft)) * STEP;
        if by != 0.0 {
            return Some(Moved::Stays(wider(by)));
        }
    }
    if response.double_clicked() {
        return Some(Moved::Usual);
    }
    let at = response.interact_pointer_pos();
    let dragged_to =
        |at: Pos2| within(if edge.panel_right { edge.width + edge.x - at.x } else { edge.width + at.x - edge.x });
    if response.drag_stopped() {
        return Some(Moved::Stays(at.map_or(edge.width, dragged_to)));
    }
    let moved = at.filter(|_| response.dragged()).map(|at| Moved::To(dragged_to(at)));
    response.on_hover_text(edge.hint);
    moved
}

/// The tab on the edge of a panel that folds it up: to the left of `x`, in the middle of the height.
pub fn tab(ui: &mut egui::Ui, x: f32, y: egui::Rangef, name: &str, hint: &str) -> bool {
    let rect = Rect::from_min_size(Pos2::new(x - TAB.x, y.center() - TAB.y / 2.0), TAB);
    let response = ui.interact(rect, Id::new("side_tab"), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name));
    let c = theme::colours(ui);
    let lit = response.hovered() || response.has_focus();
    let round = egui::CornerRadius { nw: 7, sw: 7, ..egui::CornerRadius::ZERO };
    let edge = Stroke::new(if lit { 2.0 } else { 1.0 }, if lit { c.gold } else { c.ink_faded });
    ui.painter().rect(rect, round, c.paper, edge, egui::StrokeKind::Inside);
    arrow(ui.painter(), rect.center(), 1.0, c.ink);
    response.on_hover_text(hint).clicked()
}

/// An arrow to the right (1) or to the left (-1).
pub fn arrow(painter: &egui::Painter, at: Pos2, to: f32, ink: egui::Color32) {
    let line = [(-2.5, -6.0), (3.0, 0.0), (-2.5, 6.0)].map(|(x, y)| at + vec2(x * to, y));
    painter.add(egui::Shape::line(line.to_vec(), Stroke::new(2.0, ink)));
}
