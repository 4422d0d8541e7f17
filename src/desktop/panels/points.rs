//! Points of an open table in the plain list of orders: those worth choosing as sentences, and a line for any other.
use super::orders::{Line, line};
use super::wanted;
use crate::desktop::session::AreaChoices;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::prelude::Order;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Key, Modifiers, RichText};
use std::collections::BTreeMap;

/// An area on offer as the list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct AreaLines {
    written: String,
    text: String,
    candidates: Vec<(Order, Line)>,
}

impl AreaLines {
    pub fn of(choices: AreaChoices) -> Self {
        let candidates = choices.candidates.into_iter().map(|found| (found.order, Line::new(found.text)));
        Self { written: choices.written, text: choices.text, candidates: candidates.collect() }
    }
}

/// What is typed for a point of each area, by its verb.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypedPoints {
    lines: BTreeMap<String, TypedPoint>,
    /// The verb whose line was ended with Enter: it waits for an answer.
    given: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct TypedPoint {
    text: String,
    /// Why nothing came of it.
    answer: String,
}

impl TypedPoints {
    /// The line that waits for an answer: its verb, and what is typed.
    pub fn take(&mut self) -> Option<(String, String)> {
        let verb = self.given.take()?;
        let text = self.lines.get(&verb)?.text.clone();
        Some((verb, text))
    }
    /// Says why nothing comes of what is typed.
    pub fn answer(&mut self, verb: &str, words: String) {
        self.lines.entry(verb.to_owned()).or_default().answer = words;
    }
}

/// An area: its heading, its points worth choosing, the line for any other.
pub fn show(
    ui: &mut egui::Ui,
    area: &AreaLines,
    typed: &mut TypedPoints,
    has: &dyn Fn(&str) -> bool,
    texts: &Texts,
) -> Option<Request> {
    let mut request = None;
    theme::heading(ui, &area.text);
    for (order, words) in area.candidates.iter().filter(|(_, words)| has(&words.folded)) {
        let response = line(ui, None, true, words.text.clone(), texts);
        wanted::mark_orders(ui, response.rect, &[*order]);
        if response.clicked() {
            request = Some(Request::Give(vec![*order]));
        }
    }
    let name = texts.format("orders-point", &[("order", area.text.as_str().into())]);
    ui.label(RichText::new(texts.get("orders-point.hint")).size(theme::SMALL).color(theme::colours(ui).ink_faded));
    let point = typed.lines.entry(area.written.clone()).or_default();
    let id = ui.id().with(("point", &area.written));
    let in_focus = ui.memory(|memory| memory.has_focus(id));
    let enter = in_focus && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let edit = egui::TextEdit::singleline(&mut point.text).id(id).hint_text(texts.get("orders-point.example"));
    let response = ui.add(edit.desired_width(ui.available_width() - 12.0));
    let text = point.text.clone();
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name);
        info.current_text_value = Some(text.clone());
        info
    });
    if response.changed() {
        point.answer.clear();
    }
    if !point.answer.is_empty() {
        ui.add(egui::Label::new(RichText::new(&point.answer).color(theme::colours(ui).rubric)).wrap());
    }
    if enter && !point.text.trim().is_empty() {
        typed.given = Some(area.written.clone());
    }
    request
}
