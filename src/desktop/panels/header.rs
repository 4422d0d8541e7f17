//! The line above the board: the turn, what lies over the whole table, the players if there is room; undo, redo, menu.
use crate::desktop::face::HeaderItem;
use crate::desktop::input::keys::hint;
use crate::desktop::platform::actions::Action;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::TableView;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui;

/// The size of values, and where there is little room for them.
const VALUE: f32 = 20.0;
const SMALL_VALUE: f32 = 17.0;
/// The sizes of a label and of a value that stand one above the other, and of the shield beside them.
const STACKED_LABEL: f32 = 12.0;
const STACKED_VALUE: f32 = 16.0;
const STACKED_SHIELD: f32 = 20.0;

/// Where the label of an item stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Labels {
    Beside,
    /// Above its value: where the line is too short for both beside each other.
    Above,
    /// Only what has no shield keeps its label; the rest is told beside the pointer. To undo and to redo are signs.
    Hidden,
}

/// The buttons at the end of the line, the last one first; the one that skips what is shown always has its room, so that
/// nothing moves when it comes and goes.
fn buttons(has_reference: bool) -> impl Iterator<Item = &'static str> {
    let usual = ["desktop-menu", "orders-title", "desktop-redo", "desktop-undo", "desktop-skip"];
    usual.into_iter().chain(has_reference.then_some("desktop-registers"))
}

/// The room of the buttons at the end of the line.
pub fn width_of_buttons(ui: &egui::Ui, has_reference: bool, texts: &Texts) -> f32 {
    let button = egui::TextStyle::Button.resolve(ui.style());
    let wide = |key: &str| {
        let words = ui.painter().layout_no_wrap(texts.get(key), button.clone(), egui::Color32::PLACEHOLDER);
        words.size().x + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x
    };
    buttons(has_reference).map(wide).sum()
}

/// The widths of the line with labels beside their values, and with labels above them.
fn widths(ui: &egui::Ui, view: &TableView, has_reference: bool, texts: &Texts) -> (f32, f32) {
    let wide = |text: &str, font: egui::FontId| {
        ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER).size().x
    };
    let body = || egui::TextStyle::Body.resolve(ui.style());
    let bold = |size: f32| egui::FontId::new(size, theme::bold(ui.ctx()));
    // Shield, gaps and separator of an item; the frame of a button and the gap beside it.
    let beside = |item: &HeaderItem| {
        let label = wide(&item.label, body()) + wide(&item.value, bold(VALUE));
        label + if item.tincture.is_some() { 62.0 } else { 34.0 }
    };
    let above = |item: &HeaderItem| {
        let label = wide(&item.label, egui::FontId::proportional(STACKED_LABEL));
        let shield = if item.tincture.is_some() { STACKED_SHIELD + 6.0 } else { 0.0 };
        label.max(wide(&item.value, bold(STACKED_VALUE))) + shield + ui.spacing().item_spacing.x
    };
    let button = |key: &str| {
        let frame = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
        wide(&texts.get(key), egui::TextStyle::Button.resolve(ui.style())) + frame
    };
    let (of_buttons, count) = buttons(has_reference).fold((0.0, 0.0), |(wide, n), key| (wide + button(key), n + 1.0));
    let wanted = view.header.iter().map(beside).sum::<f32>() + of_buttons + 10.0 * count;
    (wanted, view.header.iter().map(above).sum::<f32>() + of_buttons)
}

/// The width of the line with all its labels, without players.
pub fn width(ui: &egui::Ui, view: &TableView, has_reference: bool, texts: &Texts) -> f32 {
    widths(ui, view, has_reference, texts).0
}

/// How the items find room beside the buttons.
fn room_for(ui: &egui::Ui, view: &TableView, has_reference: bool, texts: &Texts) -> Labels {
    let (wanted, stacked) = widths(ui, view, has_reference, texts);
    match ui.available_width() {
        width if width >= wanted => Labels::Beside,
        width if width >= stacked => Labels::Above,
        _ => Labels::Hidden,
    }
}

/// The panel without players. `busy`: something is being shown, and can be skipped.
pub fn show(ui: &mut egui::Ui, view: &TableView, busy: bool, has_reference: bool, texts: &Texts) -> Option<Request> {
    show_with(ui, view, busy, has_reference, texts, |_| ())
}

/// The panel; what is added stands between the items and the buttons.
pub fn show_with(
    ui: &mut egui::Ui,
    view: &TableView,
    busy: bool,
    has_reference: bool,
    texts: &Texts,
    add: impl FnOnce(&mut egui::Ui),
) -> Option<Request> {
    let mut request = None;
    let labels = room_for(ui, view, has_reference, texts);
    ui.horizontal(|ui| {
        for (i, item) in view.header.iter().enumerate() {
            if i > 0 && labels == Labels::Beside {
                ui.separator();
            }
            show_item(ui, item, labels);
        }
        add(ui);
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
            let redo = turning_button(ui, view.redoable && !busy, ("⮫", "desktop-redo"), labels, texts);
            if redo.on_hover_text(hint(ui, "desktop-redo.hint", Action::Redo, texts)).clicked() {
                request = Some(Request::Redo);
            }
            let stop = view.undo_stop.as_deref();
            let undo = turning_button(ui, stop.is_none() && !busy, ("⮪", "desktop-undo"), labels, texts);
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

/// A button that takes a step back or forward: its words, or a sign where there is no room for them.
fn turning_button(
    ui: &mut egui::Ui,
    enabled: bool,
    (sign, key): (&str, &str),
    labels: Labels,
    texts: &Texts,
) -> egui::Response {
    let words = texts.get(key);
    let button = egui::Button::new(if labels == Labels::Hidden { sign } else { &words });
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, &words));
    response
}

fn show_item(ui: &mut egui::Ui, item: &HeaderItem, labels: Labels) {
    let faded = theme::colours(ui).ink_faded;
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let bold = theme::bold(ui.ctx());
        let value = |size: f32| egui::RichText::new(&item.value).size(size).family(bold);
        if let Some(tincture) = item.tincture {
            theme::shield(ui, tincture, if labels == Labels::Above { STACKED_SHIELD } else { 22.0 });
        }
        if labels == Labels::Above {
            if item.tincture.is_none() {
                // As high as the shields, so that all labels stand in one line.
                ui.allocate_exact_size(egui::vec2(0.0, STACKED_SHIELD), egui::Sense::hover());
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.label(egui::RichText::new(&item.label).size(STACKED_LABEL).color(faded));
                ui.label(value(STACKED_VALUE));
            });
            return;
        }
        // Where room is scarce the shield says whose it is, and the rest is told beside the pointer.
        if !item.label.is_empty() && (labels == Labels::Beside || item.tincture.is_none()) {
            ui.label(egui::RichText::new(&item.label).color(faded));
        }
        ui.label(value(if labels == Labels::Hidden { SMALL_VALUE } else { VALUE }));
    });
    if !item.hint.is_empty() {
        let hint = if labels == Labels::Hidden { format!("{}\n{}", item.label, item.hint) } else { item.hint.clone() };
        row.response.on_hover_text(hint);
    }
}
