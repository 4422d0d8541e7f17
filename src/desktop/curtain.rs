//! The curtain: while the screen passes from one person to another it shows a name and nothing else.
use super::face::Tincture;
use super::theme;
use super::wishes::Wish;
use crate::table::texts::Texts;
use bevy_egui::egui::{self, RichText, vec2};

/// The panel. `news`: things have happened since the last turn of this seat.
pub fn show(ui: &mut egui::Ui, name: &str, tincture: Tincture, news: bool, texts: &Texts) -> Option<Wish> {
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, 0.0, theme::look(ui).colour(tincture));
    ui.painter().rect_stroke(
        rect.shrink(16.0),
        4.0,
        egui::Stroke::new(3.0, theme::of(ui).gold),
        egui::StrokeKind::Inside,
    );
    let mut wish = None;
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * 0.24);
        egui::Frame::new()
            .fill(theme::of(ui).paper)
            .inner_margin(36)
            .corner_radius(6)
            .stroke(egui::Stroke::new(2.0, theme::of(ui).ink))
            .show(ui, |ui| {
                ui.set_width(520.0);
                ui.vertical_centered(|ui| {
                    theme::shield(ui, tincture, 90.0);
                    ui.add_space(8.0);
                    ui.label(RichText::new(name).size(40.0).family(theme::bold(ui.ctx())));
                    ui.label(RichText::new(texts.format("desktop-curtain", &[("name", name.into())])).size(19.0));
                    ui.add_space(16.0);
                    let text = texts.format("desktop-lift-curtain", &[("name", name.into())]);
                    if ui.add(theme::main_button(ui, text).min_size(vec2(260.0, 46.0))).clicked() {
                        wish = Some(Wish::LiftCurtain);
                    }
                    if news {
                        ui.add_space(4.0);
                        let text = texts.format("desktop-lift-curtain-watch", &[("name", name.into())]);
                        if ui.add(egui::Button::new(text).min_size(vec2(260.0, 38.0))).clicked() {
                            wish = Some(Wish::LiftCurtainAndWatch);
                        }
                    }
                });
            });
    });
    wish
}
