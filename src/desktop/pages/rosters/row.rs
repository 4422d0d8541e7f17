//! A row of a list: its fields, its figures, what it costs, and what is wrong with it beside it.
use crate::desktop::theme;
use crate::table::rosters::form::*;
use crate::table::text::locales::{Arg, Texts};
use bevy_egui::egui::{self, RichText, WidgetInfo, WidgetType, vec2};

/// The room for a field with words or a choice, and for one with a number, in points.
const WORD: f32 = 158.0;
const NUMBER: f32 = 122.0;
/// The gap between two buttons of a row, and their padding at each side.
const BUTTON_GAP: f32 = 5.0;
const BUTTON_PADDING: f32 = 8.0;
/// The width of a figure, and the room for the price beside them.
const FIGURE: f32 = 42.0;
const PRICE: f32 = 76.0;
/// The height of whatever is set.
const HEIGHT: f32 = 32.0;

/// A row on a slip of paper.
pub(super) fn show(ui: &mut egui::Ui, at: usize, row: &Row, edits: &mut Vec<Edit>, texts: &Texts) {
    let c = theme::colours(ui);
    let wrong = row.remarks.iter().any(|remark| !remark.advice);
    let edge = if wrong { egui::Stroke::new(1.5, c.rubric) } else { egui::Stroke::new(1.0, c.paper_dark) };
    egui::Frame::new().fill(c.paper_light).stroke(edge).corner_radius(4).inner_margin(10).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let title = RichText::new(&row.title).family(theme::bold(ui.ctx())).size(18.0);
            let room = ui.available_width() - FIGURE * row.figures.len() as f32 - PRICE;
            ui.allocate_ui(vec2(room.max(WORD), 44.0), |ui| ui.add(egui::Label::new(title).truncate()));
            figures(ui, row, texts);
        });
        ui.horizontal_top(|ui| {
            let width = ui.available_width();
            ui.vertical(|ui| {
                let buttons = room_for_buttons(ui, row, texts);
                ui.set_width((width - buttons).max(WORD + 8.0));
                fields(ui, Some(at), &row.title, &row.fields, WORD, edits);
            });
            buttons(ui, at, row, edits, texts);
        });
        remarks(ui, &row.remarks);
    });
}

/// Figures side by side, and the price.
fn figures(ui: &mut egui::Ui, row: &Row, texts: &Texts) {
    let c = theme::colours(ui);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let cost = row.cost.map_or("–".to_owned(), |cost| cost.to_string());
        let price = RichText::new(cost).size(26.0).family(theme::bold(ui.ctx())).color(c.rubric);
        let right = egui::Layout::right_to_left(egui::Align::Min);
        let price = ui.allocate_ui_with_layout(vec2(PRICE - 12.0, 44.0), right, |ui| {
            ui.set_min_width(PRICE - 12.0);
            ui.add(egui::Label::new(price));
        });
        price.response.on_hover_text(texts.get("roster-cost-hint"));
        for figure in row.figures.iter().rev() {
            let cell =
                ui.allocate_ui_with_layout(vec2(FIGURE, 44.0), egui::Layout::top_down(egui::Align::Center), |ui| {
                    ui.set_min_size(vec2(FIGURE, 44.0));
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(RichText::new(&figure.label).size(theme::SMALL).color(c.ink_faded));
                    ui.label(RichText::new(&figure.value).size(19.0));
                });
            cell.response.on_hover_text(&figure.hint);
        }
    });
}

/// The room that the buttons of a row take up beside its fields, whatever they are called.
fn room_for_buttons(ui: &egui::Ui, row: &Row, texts: &Texts) -> f32 {
    let keys: &[&str] = match row.may {
        may if may.copy => &["roster-remove", "roster-copy", "roster-down", "roster-up"],
        _ => &["roster-remove"],
    };
    let font = egui::FontId::proportional(theme::SMALL + 1.0);
    let wide = |key: &&str| {
        let words = ui.painter().layout_no_wrap(texts.get(key), font.clone(), egui::Color32::PLACEHOLDER);
        words.size().x.ceil() + 2.0 * BUTTON_PADDING + BUTTON_GAP
    };
    keys.iter().map(wide).sum::<f32>() + ui.spacing().item_spacing.x
}

fn buttons(ui: &mut egui::Ui, at: usize, row: &Row, edits: &mut Vec<Edit>, texts: &Texts) {
    let may = row.may;
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        ui.spacing_mut().button_padding = vec2(BUTTON_PADDING, 4.0);
        ui.spacing_mut().item_spacing.x = BUTTON_GAP;
        let mut button = |key: &str, live: bool, edit: Edit| {
            let words = RichText::new(texts.get(key)).size(theme::SMALL + 1.0);
            let response = ui.add_enabled(live, egui::Button::new(words));
            let name = texts.format("roster-of-row", &[("what", Arg::key(key)), ("row", row.title.as_str().into())]);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, live, &name));
            if response.clicked() {
                edits.push(edit);
            }
        };
        if may.remove {
            button("roster-remove", true, Edit::Remove(at));
        }
        if may.copy {
            button("roster-copy", true, Edit::Copy(at));
            button("roster-down", may.down, Edit::Down(at));
            button("roster-up", may.up, Edit::Up(at));
        }
    });
}

/// What is said, each with its rule: faults in red, advice in faded ink.
pub(super) fn remarks(ui: &mut egui::Ui, remarks: &[Remark]) {
    let c = theme::colours(ui);
    for remark in remarks {
        let words = RichText::new(remark.told()).color(if remark.advice { c.ink_faded } else { c.rubric });
        let words = if remark.advice { words.family(theme::italic(ui.ctx())) } else { words };
        ui.add(egui::Label::new(words).wrap());
    }
}

/// Fields side by side, in as many lines as they need. `row`: of the row with this title, or of the whole list.
pub(super) fn fields(
    ui: &mut egui::Ui,
    row: Option<usize>,
    title: &str,
    fields: &[Field],
    word: f32,
    edits: &mut Vec<Edit>,
) {
    let width = |field: &Field| if matches!(field.value, Value::Number { .. }) { NUMBER } else { word };
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let mut rest = fields;
    while !rest.is_empty() {
        let (mut used, mut count) = (0.0, 0);
        while count < rest.len() && (count == 0 || used + width(&rest[count]) <= room) {
            used += width(&rest[count]) + gap;
            count += 1;
        }
        let (line, others) = rest.split_at(count);
        ui.horizontal_top(|ui| {
            for of in line {
                let size = vec2(width(of), HEIGHT + 22.0);
                ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
                    ui.set_min_size(size);
                    ui.set_max_width(size.x);
                    ui.spacing_mut().item_spacing.y = 1.0;
                    let set = |value: String| Edit::Set { row, field: of.name.clone(), value };
                    edits.extend(field(ui, row, title, of, size.x).map(set));
                });
            }
        });
        rest = others;
    }
}

/// A field below its name; what was set in it.
fn field(ui: &mut egui::Ui, row: Option<usize>, title: &str, field: &Field, width: f32) -> Option<String> {
    let c = theme::colours(ui);
    let label = ui.label(RichText::new(&field.label).size(theme::SMALL).color(c.ink_faded));
    if !field.hint.is_empty() {
        label.on_hover_text(&field.hint);
    }
    // For those who hear it, and for tests.
    let name = if title.is_empty() { field.label.clone() } else { format!("{}, {title}", field.label) };
    let id = ui.make_persistent_id((row, &field.name));
    match &field.value {
        Value::Text { text, most } => text_field(ui, id, &name, text, *most, width),
        Value::Number { number, least, most } => number_field(ui, &name, *number, *least, *most),
        Value::Word { word, label, choices } => {
            let mut chosen = word.clone();
            let shown = RichText::new(label).size(16.0);
            let combo = egui::ComboBox::from_id_salt(id).width(width - 12.0).height(420.0).truncate();
            let combo = combo.selected_text(shown).show_ui(ui, |ui| {
                for choice in choices {
                    let words = if choice.note.is_empty() {
                        choice.label.clone()
                    } else {
                        format!("{}   {}", choice.label, choice.note)
                    };
                    ui.selectable_value(&mut chosen, choice.word.clone(), words);
                }
            });
            combo.response.widget_info(|| {
                let mut info = WidgetInfo::labeled(WidgetType::ComboBox, true, &name);
                info.current_text_value = Some(label.clone());
                info
            });
            combo.response.on_hover_text(label);
            (chosen != *word).then_some(chosen)
        }
    }
}

/// Words are set when the field is left: typing them is one step for undo.
fn text_field(ui: &mut egui::Ui, id: egui::Id, name: &str, text: &str, most: usize, width: f32) -> Option<String> {
    let mut typed = ui.data(|data| data.get_temp::<String>(id)).unwrap_or_else(|| text.to_owned());
    let edit = egui::TextEdit::singleline(&mut typed).id(id.with("edit")).char_limit(most);
    let edit = edit.vertical_align(egui::Align::Center);
    let response = ui.add_sized(vec2(width - 6.0, HEIGHT), edit);
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, &typed, &typed, "");
        info.label = Some(name.to_owned());
        info
    });
    if response.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, typed));
        return None;
    }
    if !response.lost_focus() {
        return None;
    }
    ui.data_mut(|data| data.remove_temp::<String>(id));
    (typed != *text).then_some(typed)
}

/// Less, the number, more; the number can be typed as well.
fn number_field(ui: &mut egui::Ui, name: &str, number: i32, least: i32, most: i32) -> Option<String> {
    let mut now = number;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        ui.spacing_mut().button_padding = vec2(4.0, 4.0);
        let mut button = |ui: &mut egui::Ui, sign: &str, live: bool, step: i32| {
            let words = RichText::new(sign).family(theme::bold(ui.ctx()));
            let response = ui.add_enabled(live, egui::Button::new(words).min_size(vec2(30.0, HEIGHT)));
            let name = format!("{sign} {name}");
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, live, &name));
            if response.clicked() {
                now = (number + step).clamp(least, most);
            }
        };
        button(ui, "−", number > least, -1);
        let mut typed = number;
        let drag = egui::DragValue::new(&mut typed).range(least.min(number)..=most.max(number)).speed(0.1);
        let drag = ui.add_sized(vec2(46.0, HEIGHT), drag.update_while_editing(false));
        drag.widget_info(|| WidgetInfo::drag_value(true, f64::from(typed)));
        button(ui, "+", number < most, 1);
        if typed != number {
            now = typed;
        }
    });
    (now != number).then(|| now.to_string())
}

/// A button for each kind of row that may be added, the dearest words short.
pub(super) fn show_kinds(ui: &mut egui::Ui, form: &Form, edits: &mut Vec<Edit>, texts: &Texts) {
    theme::heading(ui, &texts.get("roster-add"));
    ui.horizontal_wrapped(|ui| {
        for kind in &form.kinds {
            let button = ui.add(egui::Button::new(RichText::new(&kind.label).size(16.0)));
            let name = texts.format("roster-add-kind", &[("kind", kind.label.as_str().into())]);
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            let button = if kind.note.is_empty() { button } else { button.on_hover_text(&kind.note) };
            if button.clicked() {
                edits.push(Edit::Add(kind.word.clone()));
            }
        }
    });
}
