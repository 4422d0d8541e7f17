//! The line above the board: points, turn, starter; undo, redo, menu.
use crate::desktop::face::HeaderItem;
use crate::desktop::input::keys::hint;
use crate::desktop::platform::actions::Action;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::TableView;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui;

/// Narrower than this, in points, the line has no room for every label.
const TIGHT: f32 = 1100.0;
/// The size of values.
const VALUE: f32 = 20.0;

/// Whether there is no room for every label beside the buttons.
fn is_tight(ui: &egui::Ui, view: &TableView, buttons: &[&str], texts: &Texts) -> bool {
    let wide = |text: &str, font: egui::FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER).size().x
    };
    let body = || egui::TextStyle::Body.resolve(ui.style());
    // Shield, gaps and separator of an item; the frame of a button and the gap beside it.
    let item = |item: &HeaderItem| {
        let value = wide(&item.value, egui::FontId::new(VALUE, theme::bold(ui.ctx())));
        wide(&item.label, body()) + value + if item.tincture.is_some() { 62.0 } else { 34.0 }
    };
    let button = |key: &&str| wide(&texts.get(key), egui::TextStyle::Button.resolve(ui.style())) + 34.0;
    let wanted = view.header.iter().map(item).sum::<f32>() + buttons.iter().map(button).sum::<f32>();
    ui.available_width() < wanted.max(TIGHT)
}

/// The panel. `busy`: something is being shown, and can be skipped.
pub fn show(ui: &mut egui::Ui, view: &TableView, busy: bool, has_reference: bool, texts: &Texts) -> Option<Request> {
    let mut request = None;
    let registers = has_reference.then_some("desktop-registers");
    let skip = busy.then_some("desktop-skip");
    let usual = ["desktop-menu", "orders-title", "desktop-redo", "desktop-undo"];
    let buttons: Vec<&str> = usual.into_iter().chain(registers).chain(skip).collect();
    let tight = is_tight(ui, view, &buttons, texts);
    ui.horizontal(|ui| {
        for (i, item) in view.header.iter().enumerate() {
            if i > 0 && !tight {
                ui.separator();
            }
            show_item(ui, item, tight);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button(texts.get("desktop-menu")).clicked() {
                request = Some(Request::Open(Dialog::Menu));
            }
            let list = ui.button(texts.get("orders-title"));
            if list.on_hover_text(hint(ui, "orders-title.hint", Action::OrderList, texts)).clicked() {
                request = Some(Request::OrderList);
            }
            let look_up = has_reference.then(|| ui.button(texts.get("desktop-registers")));
            if look_up.is_some_and(|button| {
                button.on_hover_text(hint(ui, "desktop-registers.hint", Action::Reference, texts)).clicked()
            }) {
                request = Some(Request::Open(Dialog::Reference(0)));
            }
            let redo = ui.add_enabled(view.redoable && !busy, egui::Button::new(texts.get("desktop-redo")));
            if redo.on_hover_text(hint(ui, "desktop-redo.hint", Action::Redo, texts)).clicked() {
                request = Some(Request::Redo);
            }
            let stop = view.undo_stop.as_deref();
            let undo = ui.add_enabled(stop.is_none() && !busy, egui::Button::new(texts.get("desktop-undo")));
            let undo = undo.on_hover_text(hint(ui, "desktop-undo.hint", Action::Undo, texts));
            if undo.on_disabled_hover_text(stop.unwrap_or_default()).clicked() {
                request = Some(Request::Undo);
            }
            if busy && ui.button(texts.get("desktop-skip")).clicked() {
                request = Some(Request::Skip);
            }
        });
    });
    request
}

fn show_item(ui: &mut egui::Ui, item: &HeaderItem, tight: bool) {
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if let Some(tincture) = item.tincture {
            theme::shield(ui, tincture, 22.0);
        }
        // Where room is scarce the shield says whose it is, and the rest is told beside the pointer.
        if !item.label.is_empty() && (!tight || item.tincture.is_none()) {
            ui.label(egui::RichText::new(&item.label).color(theme::colours(ui).ink_faded));
        }
        ui.label(egui::RichText::new(&item.value).size(VALUE).family(theme::bold(ui.ctx())));
    });
    if !item.hint.is_empty() {
        let hint = if tight { format!("{}\n{}", item.label, item.hint) } else { item.hint.clone() };
        row.response.on_hover_text(hint);
    }
}
