//! What panels, pages and screens are made of: buttons, shields, frames, headings, dialogs.
use super::fonts::{bold, display};
use super::heraldry;
use super::heraldry::Coat;
use super::look::{colours, look};
use super::paint::paint_symbol;
use super::style::BODY;
use crate::desktop::face::{Point, Tincture};
use bevy_egui::egui::{self, Color32, Margin, Stroke, pos2, vec2};

/// The button of the usual next step. There is one on a screen: while something else has it, this is a button like any
/// other.
pub fn main_button(ui: &egui::Ui, text: impl Into<String>) -> egui::Button<'static> {
    if !is_main_free(ui.ctx()) {
        return egui::Button::new(text.into());
    }
    let c = colours(ui);
    as_main(ui, egui::Button::new(egui::RichText::new(text.into()).color(c.on_seal).family(bold(ui.ctx()))))
}

/// A button in the colour of the usual next step; its words have theirs already.
pub fn as_main<'b>(ui: &egui::Ui, button: egui::Button<'b>) -> egui::Button<'b> {
    let c = colours(ui);
    button.fill(c.seal).stroke(Stroke::new(1.2, c.ink))
}

fn main_id() -> egui::Id {
    egui::Id::new("mesnie-main-taken")
}

/// Whether the next panels may show the usual next step: not while a dialog lies over them, or another panel shows it.
pub fn is_main_free(ctx: &egui::Context) -> bool {
    !ctx.data(|data| data.get_temp(main_id())).unwrap_or(false)
}

/// The next panels may show the usual next step, or may not.
pub fn free_main(ctx: &egui::Context, free: bool) {
    ctx.data_mut(|data| data.insert_temp(main_id(), !free));
}

/// The main button, enabled or not: a disabled one has the colour of the panel, so that its words can be read.
pub fn add_main_button(ui: &mut egui::Ui, live: bool, text: impl Into<String>, size: egui::Vec2) -> egui::Response {
    let button = if live { main_button(ui, text) } else { egui::Button::new(text.into()) };
    ui.add_enabled(live, button.min_size(size))
}

/// Points out what a lesson waits for in the panels: a frame around a button, a card or a number, which hides none of it.
pub fn point_out(ui: &egui::Ui, rect: egui::Rect) {
    let c = colours(ui);
    let painter = ui.painter();
    painter.rect_stroke(rect.expand(2.0), 4.0, Stroke::new(1.0, c.ink), egui::StrokeKind::Outside);
    painter.rect_stroke(rect, 3.0, Stroke::new(3.0, c.gold), egui::StrokeKind::Outside);
}

/// The small shield of a seat, drawn where text would stand. `own` is the game's own colour for it.
pub fn shield(ui: &mut egui::Ui, own: Tincture, size: f32) -> egui::Response {
    let edge = Stroke::new(1.5, colours(ui).ink);
    let coat = look(ui).coats.worn(own);
    shield_with(ui, own, coat, size, edge)
}

/// The same on a ground of its own colour.
pub fn shield_outlined(ui: &mut egui::Ui, own: Tincture, size: f32) -> egui::Response {
    let edge = Stroke::new(2.0, colours(ui).on_seal);
    let coat = look(ui).coats.worn(own);
    shield_with(ui, own, coat, size, edge)
}

/// A shield with these arms, in the outline of the game's own colour.
pub fn shield_of(ui: &mut egui::Ui, own: Tincture, coat: Coat, size: f32) -> egui::Response {
    let edge = Stroke::new(1.5, colours(ui).ink);
    shield_with(ui, own, coat, size, edge)
}

fn shield_with(ui: &mut egui::Ui, own: Tincture, coat: Coat, size: f32, edge: Stroke) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), egui::Sense::hover());
    let at = |[x, y]: Point| pos2(rect.center().x + x * size * 0.46, rect.center().y - y * size * 0.46);
    let silhouette = own.silhouette();
    let outline: Vec<_> = silhouette.iter().copied().map(at).collect();
    let [r, g, b] = look(ui).pigment(coat.tincture);
    let painter = ui.painter();
    painter.add(egui::Shape::convex_polygon(outline.clone(), Color32::from_rgb(r, g, b), Stroke::NONE));
    // Some two points apart on the smallest shields, a tenth of the shield on large ones.
    let apart = (5.0 / size).max(0.2);
    painter.extend(heraldry::hatch(coat, &silhouette, apart, (size * 0.02).clamp(0.7, 1.6), at));
    if let Some(charge) = coat.charge {
        let inner = egui::Rect::from_center_size(rect.center(), vec2(size, size) * 0.62);
        paint_symbol(painter, inner, &charge.outlines(), colours(ui).on_seal);
    }
    painter.add(egui::Shape::closed_line(outline, edge));
    response
}

/// The frame of a panel.
pub fn paper(ui: &egui::Ui, margin: i8) -> egui::Frame {
    let c = colours(ui);
    egui::Frame::new().fill(c.paper).inner_margin(Margin::same(margin)).stroke(Stroke::new(1.0, c.paper_dark))
}

/// A heading in a side panel.
pub fn heading(ui: &mut egui::Ui, text: &str) {
    let words = egui::RichText::new(text).size(BODY + 2.0).family(display(ui.ctx())).color(colours(ui).rubric);
    ui.label(words);
}

/// The whole screen as one region, on which a screen lays its panels.
pub fn root(ctx: &egui::Context) -> egui::Ui {
    let place = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "screen".into(), place)
}

/// A dialog above everything else, which is answered first. Gives what the content gives.
pub fn modal<T>(ctx: &egui::Context, name: &str, content: impl FnOnce(&mut egui::Ui) -> Option<T>) -> Option<T> {
    let frame = egui::Frame::window(&ctx.global_style());
    egui::Modal::new(egui::Id::new(name)).frame(frame).show(ctx, content).inner
}

/// Gives a page all the room of the window but a margin, up to a width.
pub fn fill_page(ui: &mut egui::Ui, widest: f32) {
    let screen = ui.ctx().viewport_rect().size();
    let size = egui::vec2((screen.x - 90.0).min(widest), (screen.y - 110.0).max(320.0));
    ui.set_min_size(size);
    ui.set_max_size(size);
}
