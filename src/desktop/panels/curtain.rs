//! The curtain: while the screen passes from one person to another it shows a name, what everybody may know of what has
//! just happened, and nothing else.
use crate::desktop::face::Tincture;
use crate::desktop::session::log_lines::LogLine;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};

/// More lines than these are for the log.
const LINES: usize = 8;

/// What stands on the curtain.
pub struct Curtain<'c> {
    /// Whom it waits for.
    pub name: &'c str,
    pub tincture: Tincture,
    /// Things have happened since the last turn of this seat that can be watched.
    pub film: bool,
    /// What nobody has been shown yet, and everybody may know.
    pub news: &'c [LogLine],
}

/// The panel.
pub fn show(ui: &mut egui::Ui, curtain: &Curtain, texts: &Texts) -> Option<Request> {
    let Curtain { name, tincture, film, news } = *curtain;
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, 0.0, theme::look(ui).colour(tincture));
    ui.painter().rect_stroke(
        rect.shrink(16.0),
        4.0,
        egui::Stroke::new(3.0, theme::colours(ui).gold),
        egui::StrokeKind::Inside,
    );
    let mut request = None;
    ui.vertical_centered(|ui| {
        ui.add_space(ui.available_height() * if news.is_empty() { 0.24 } else { 0.14 });
        egui::Frame::new()
            .fill(theme::colours(ui).paper)
            .inner_margin(36)
            .corner_radius(6)
            .stroke(egui::Stroke::new(2.0, theme::colours(ui).ink))
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
                        request = Some(Request::LiftCurtain);
                    }
                    if film {
                        ui.add_space(4.0);
                        let text = texts.format("desktop-lift-curtain-watch", &[("name", name.into())]);
                        if ui.add(egui::Button::new(text).min_size(vec2(260.0, 38.0))).clicked() {
                            request = Some(Request::LiftCurtainAndWatch);
                        }
                    }
                });
                if !news.is_empty() {
                    ui.add_space(10.0);
                    theme::heading(ui, &texts.get("desktop-curtain-news"));
                    for line in &news[news.len().saturating_sub(LINES)..] {
                        ui.horizontal_top(|ui| {
                            match line.tincture {
                                Some(tincture) => drop(theme::shield(ui, tincture, 18.0)),
                                None => ui.add_space(18.0 + ui.spacing().item_spacing.x),
                            }
                            ui.add(egui::Label::new(RichText::new(&line.text).size(17.0)).wrap());
                        });
                    }
                }
            });
    });
    request
}
