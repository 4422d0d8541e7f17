//! How a match ended.
use crate::desktop::face::face_trait::Tincture;
use crate::desktop::session::requests::{Dialog, Wish};
use crate::desktop::session::view_model::Ending;
use crate::desktop::theme::style;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};

/// The most sides that have room beside each other.
const BESIDE: usize = 2;

pub fn show(ui: &mut egui::Ui, ending: &Ending, texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    ui.set_width(740.0);
    ui.vertical_centered(|ui| {
        const SHIELD: f32 = 80.0;
        let wide = ending.tinctures.len() as f32 * (SHIELD + ui.spacing().item_spacing.x);
        ui.horizontal(|ui| {
            ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
            ending.tinctures.iter().for_each(|tincture| drop(style::shield(ui, *tincture, SHIELD)));
        });
        ui.label(RichText::new(&ending.headline).size(34.0).color(style::of(ui).rubric));
        ui.label(RichText::new(&ending.reason).size(18.0));
    });
    ui.add_space(10.0);
    // Few sides stand beside each other, many below each other.
    if ending.seats.len() <= BESIDE {
        show_columns(ui, ending)
    } else {
        show_rows(ui, ending)
    }
    ui.add_space(14.0);
    ui.horizontal(|ui| {
        let size = vec2(150.0, 40.0);
        if ui
            .add(style::main_button(ui, texts.get("desktop-rematch")).min_size(size))
            .on_hover_text(texts.get("desktop-rematch.hint"))
            .clicked()
        {
            wish = Some(Wish::Rematch);
        }
        if ui.add(egui::Button::new(texts.get("desktop-look-at-board")).min_size(size)).clicked() {
            wish = Some(Wish::Close);
        }
        if ui.add(egui::Button::new(texts.get("desktop-save-as")).min_size(size)).clicked() {
            wish = Some(Wish::Open(Dialog::SaveAs(String::new())));
        }
        if ui.add(egui::Button::new(texts.get("desktop-to-title")).min_size(size)).clicked() {
            wish = Some(Wish::ToTitle);
        }
    });
    wish
}

fn show_name(ui: &mut egui::Ui, (tincture, name): &(Tincture, String)) {
    ui.horizontal(|ui| {
        style::shield(ui, *tincture, 20.0);
        ui.label(RichText::new(name).family(style::bold(ui.ctx())));
    });
}

fn show_columns(ui: &mut egui::Ui, ending: &Ending) {
    let grid = egui::Grid::new("summary").num_columns(1 + ending.seats.len()).striped(true);
    grid.min_col_width(200.0).spacing([16.0, 6.0]).show(ui, |ui| {
        ui.label("");
        ending.seats.iter().for_each(|seat| show_name(ui, seat));
        ui.end_row();
        for row in &ending.rows {
            ui.label(&row.label);
            for value in &row.values {
                ui.label(RichText::new(value).size(19.0));
            }
            ui.end_row();
        }
    });
}

fn show_rows(ui: &mut egui::Ui, ending: &Ending) {
    let grid = egui::Grid::new("summary").num_columns(1 + ending.rows.len()).striped(true);
    grid.min_col_width(90.0).spacing([16.0, 6.0]).show(ui, |ui| {
        ui.label("");
        for row in &ending.rows {
            ui.label(&row.label);
        }
        ui.end_row();
        for (i, seat) in ending.seats.iter().enumerate() {
            show_name(ui, seat);
            for row in &ending.rows {
                ui.label(RichText::new(row.values.get(i).map_or("", String::as_str)).size(19.0));
            }
            ui.end_row();
        }
    });
}
