//! The languages of the window, to choose from.

use crate::table::text::locales::{Lang, Texts};
use bevy_egui::egui;

/// The languages, side by side; gives the one that was chosen.
pub fn show(ui: &mut egui::Ui, texts: &Texts) -> Option<Lang> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        let width = 110.0;
        let all = width * Lang::ALL.len() as f32 + ui.spacing().item_spacing.x;
        ui.add_space(((ui.available_width() - all) / 2.0).max(0.0));
        for lang in Lang::ALL {
            let button = egui::Button::selectable(texts.lang() == lang, lang.name()).min_size(egui::vec2(width, 30.0));
            if ui.add(button).clicked() {
                chosen = Some(lang);
            }
        }
    });
    chosen
}
