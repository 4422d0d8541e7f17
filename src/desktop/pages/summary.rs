//! How a match ended.
use crate::desktop::face::Tincture;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::Ending;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};

/// The most sides that have room beside each other.
const BESIDE: usize = 2;

pub fn show(ui: &mut egui::Ui, ending: &Ending, texts: &Texts) -> Option<Request> {
    let mut request = None;
    ui.set_width(740.0);
    ui.vertical_centered(|ui| {
        const SHIELD: f32 = 80.0;
        let wide = ending.tinctures.len() as f32 * (SHIELD + ui.spacing().item_spacing.x);
        ui.horizontal(|ui| {
            ui.add_space(((ui.available_width() - wide) / 2.0).max(0.0));
            ending.tinctures.iter().for_each(|tincture| drop(theme::shield(ui, *tincture, SHIELD)));
        });
        if let Some(won) = ending.mine {
            let key = if won { "desktop-end-you-won" } else { "desktop-end-you-lost" };
            ui.label(RichText::new(texts.get(key)).size(24.0).family(theme::display(ui.ctx())));
        }
        ui.label(RichText::new(&ending.headline).size(34.0).color(theme::colours(ui).rubric));
        ui.label(RichText::new(&ending.reason).size(18.0));
        for cause in &ending.causes {
            ui.label(cause);
        }
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
            .add(theme::main_button(ui, texts.get("desktop-rematch")).min_size(size))
            .on_hover_text(texts.get("desktop-rematch.hint"))
            .clicked()
        {
            request = Some(Request::Rematch);
        }
        if ui.add(egui::Button::new(texts.get("desktop-look-at-board")).min_size(size)).clicked() {
            request = Some(Request::Close);
        }
        if ui.add(egui::Button::new(texts.get("desktop-save-as")).min_size(size)).clicked() {
            request = Some(Request::Open(Dialog::SaveAs(String::new())));
        }
        if ui.add(egui::Button::new(texts.get("desktop-to-title")).min_size(size)).clicked() {
            request = Some(Request::ToTitle);
        }
    });
    request
}

fn show_name(ui: &mut egui::Ui, (tincture, name): &(Tincture, String)) {
    ui.horizontal(|ui| {
        theme::shield(ui, *tincture, 20.0);
        ui.label(RichText::new(name).family(theme::bold(ui.ctx())));
    });
}

/// Between two columns of the table, in points.
const APART: f32 = 16.0;

/// How wide each of so many columns is, so that the table fills the page; no less than `least`.
fn column(ui: &egui::Ui, columns: usize, least: f32) -> f32 {
    ((ui.available_width() + APART) / columns.max(1) as f32 - APART).max(least)
}

fn show_columns(ui: &mut egui::Ui, ending: &Ending) {
    let grid = egui::Grid::new("summary").num_columns(1 + ending.seats.len()).striped(true);
    grid.min_col_width(column(ui, 1 + ending.seats.len(), 200.0)).spacing([APART, 6.0]).show(ui, |ui| {
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
    grid.min_col_width(column(ui, 1 + ending.rows.len(), 90.0)).spacing([APART, 6.0]).show(ui, |ui| {
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
