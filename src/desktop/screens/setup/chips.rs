//! Chips: small rounded buttons that show at a glance what is chosen, what was changed, and what can be chosen instead.
use crate::desktop::theme;
use bevy_egui::egui::{
    self, FontId, Pos2, Rect, Response, Sense, Stroke, TextFormat, TextStyle, Vec2, text::LayoutJob,
};

/// The height of a chip, in points.
pub(super) const HIGH: f32 = 30.0;
/// Between the edge of a chip and its words.
const PADDING: f32 = 11.0;
/// The sign before the words of a switch, and after those of a choice.
const SIGN: f32 = 18.0;

/// What stands before or after the words of a chip.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Sign {
    /// Nothing: one of several chips beside each other.
    None,
    /// A box, ticked or not.
    Box,
    /// An arrow: a list opens.
    List,
}

/// A chip as it is drawn. Who draws it says what it is called.
pub(super) struct Chip<'a> {
    /// What it is about.
    pub words: &'a str,
    /// What is chosen, in bold behind it; empty: nothing.
    pub value: &'a str,
    pub sign: Sign,
    pub on: bool,
    /// It is not as usual.
    pub changed: bool,
    pub live: bool,
}

impl Chip<'_> {
    fn job(&self, ui: &egui::Ui, ink: egui::Color32, most: f32) -> LayoutJob {
        let size = TextStyle::Button.resolve(ui.style()).size - 1.5;
        let mut job = LayoutJob::default();
        job.append(self.words, 0.0, TextFormat::simple(FontId::proportional(size), ink));
        if !self.value.is_empty() {
            job.append(self.value, 7.0, TextFormat::simple(FontId::new(size, theme::bold(ui.ctx())), ink));
        }
        job.wrap.max_width = most;
        job.wrap.max_rows = 1;
        job.break_on_newline = false;
        job
    }

    /// Draws it as wide as its words, but not wider than the panel.
    pub fn show(&self, ui: &mut egui::Ui) -> Response {
        let c = theme::colours(ui);
        let sign = if self.sign == Sign::None { 0.0 } else { SIGN };
        let ink = if self.live { c.ink } else { c.ink_faded };
        let most = (ui.max_rect().width() - 2.0 * PADDING - sign - 4.0).max(60.0);
        let job = self.job(ui, ink, most);
        let words = ui.painter().layout_job(job);
        let size = Vec2::new(words.size().x + 2.0 * PADDING + sign, HIGH);
        let sense = if self.live { Sense::click() } else { Sense::focusable_noninteractive() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let visuals = ui.style().interact_selectable(&response, self.on);
        let fill = if self.live { visuals.weak_bg_fill } else { c.paper_dark };
        let edge = match (response.has_focus(), self.changed) {
            (true, _) => Stroke::new(2.5, c.ink),
            (_, true) => Stroke::new(2.5, c.gold),
            _ => Stroke::new(1.0, if response.hovered() { c.ink } else { c.ink_faded }),
        };
        let painter = ui.painter();
        painter.rect(rect.shrink(1.0), HIGH / 2.0, fill, edge, egui::StrokeKind::Inside);
        let left = if self.sign == Sign::Box { PADDING + sign } else { PADDING };
        let at = Pos2::new(rect.left() + left, rect.center().y - words.size().y / 2.0);
        painter.galley(at, words, ink);
        match self.sign {
            Sign::None => {}
            Sign::Box => tick(painter, Pos2::new(rect.left() + PADDING + 5.0, rect.center().y), self.on, ink),
            Sign::List => {
                let (x, y) = (rect.right() - PADDING - 4.0, rect.center().y);
                let arrow = [(-5.0, -2.5), (5.0, -2.5), (0.0, 3.5)].map(|(dx, dy)| Pos2::new(x + dx, y + dy));
                painter.add(egui::Shape::convex_polygon(arrow.to_vec(), ink, Stroke::NONE));
            }
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }

    /// How wide it is where nothing is left out.
    pub fn width(&self, ui: &egui::Ui) -> f32 {
        let words = ui.painter().layout_job(self.job(ui, egui::Color32::PLACEHOLDER, f32::INFINITY));
        words.size().x + 2.0 * PADDING + if self.sign == Sign::None { 0.0 } else { SIGN }
    }
}

/// A box, ticked or empty.
fn tick(painter: &egui::Painter, at: Pos2, on: bool, ink: egui::Color32) {
    let rect = Rect::from_center_size(at, Vec2::splat(13.0));
    painter.rect_stroke(rect, 3.0, Stroke::new(1.4, ink), egui::StrokeKind::Inside);
    if on {
        let line = [(-3.5, 0.0), (-1.0, 3.0), (4.0, -3.5)].map(|(dx, dy)| Pos2::new(at.x + dx, at.y + dy));
        painter.add(egui::Shape::line(line.to_vec(), Stroke::new(2.2, ink)));
    }
}
