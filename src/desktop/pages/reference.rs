//! What everybody at the table may look up: pages of sheets.
use crate::desktop::face::ReferencePage;
use crate::desktop::panels::sheet;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText};

/// The widest that a sheet is, in points.
const SHEET: f32 = 330.0;

/// The dialog, at a page of it.
pub fn show(ui: &mut egui::Ui, pages: &[ReferencePage], page: &mut usize, texts: &Texts) -> Option<Request> {
    let room = ui.ctx().viewport_rect();
    let wide = (room.width() - 120.0).min(3.0 * SHEET + 60.0);
    ui.set_width(wide);
    ui.horizontal_wrapped(|ui| {
        for (i, titled) in pages.iter().enumerate() {
            let title = RichText::new(&titled.title).size(18.0).family(theme::display(ui.ctx()));
            if ui.selectable_label(i == *page, title).clicked() {
                *page = i;
            }
        }
    });
    ui.separator();
    let columns = ((wide / SHEET) as usize).max(1);
    let height = (room.height() - 220.0).max(160.0);
    egui::ScrollArea::vertical().id_salt(*page).max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        let Some(shown) = pages.get(*page) else { return };
        // Row by row, so that one reads from left to right.
        for (row, sheets) in shown.sheets.chunks(columns).enumerate() {
            ui.columns(columns, |columns| {
                for (i, (ui, page)) in columns.iter_mut().zip(sheets).enumerate() {
                    ui.push_id((row, i), |ui| {
                        ui.set_max_width(SHEET);
                        sheet::show(ui, page, None);
                    });
                }
            });
            ui.separator();
        }
    });
    ui.add_space(8.0);
    ui.add(theme::main_button(ui, texts.get("desktop-close"))).clicked().then_some(Request::Close)
}
