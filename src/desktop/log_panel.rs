//! The log in words, the newest line at the bottom: filtered, searched, walked through, written out. A line tells its dice
//! and its rule on hover and leads back to its moment with a click.
use super::theme;
use super::view::{LogLine, TableView};
use super::walk::Stride;
use super::wishes::{Dialog, Wish};
use crate::table::texts::{self, Texts};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{self, RichText, vec2};
use std::collections::BTreeSet;

/// Which lines are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lines {
    #[default]
    All,
    WithDice,
    Bookmarked,
}

/// How somebody reads the log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    pub lines: Lines,
    /// Words that a line must have, without regard to capitals.
    pub words: String,
    /// The filter is open.
    pub searching: bool,
}

impl Reading {
    /// Whether a line is shown: whoever searches need mind neither capitals nor accents.
    pub fn shows(&self, line: &LogLine, bookmarks: &BTreeSet<usize>) -> bool {
        let wanted = match self.lines {
            Lines::All => true,
            Lines::WithDice => !line.dice.is_empty(),
            Lines::Bookmarked => bookmarks.contains(&line.entry),
        };
        if !wanted || self.words.is_empty() {
            return wanted;
        }
        let text = texts::fold(&format!("{} {}", line.text, line.rule));
        texts::fold(&self.words).split_whitespace().all(|word| text.contains(word))
    }
}

/// What the panel shows beside the lines themselves.
pub struct Log<'a> {
    pub view: &'a TableView,
    pub bookmarks: &'a BTreeSet<usize>,
    /// A film is shown.
    pub playing: bool,
    /// Something happened since the seat at the screen last ordered something.
    pub news: bool,
}

/// The panel: fills what is left of its parent.
pub fn show(ui: &mut egui::Ui, log: &Log, reading: &mut Reading, texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        theme::heading(ui, &texts.get("desktop-log"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            wish = tools(ui, log, reading, texts);
        });
    });
    if reading.searching {
        filter(ui, reading, texts);
    }
    let spacing = ui.spacing().item_spacing;
    // While somebody looks back the line looked at stays in view, else the newest one.
    let at = log.view.looking_back_at;
    egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(at.is_none()).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(spacing.x, 3.0);
        for line in log.view.log.iter().filter(|line| reading.shows(line, log.bookmarks)) {
            if let Some(wanted) = show_line(ui, line, log, texts) {
                wish = Some(wanted);
            }
        }
    });
    wish
}

/// A small button with a sign; its name is what a screen reader says and what stands in the tooltip.
fn sign(ui: &mut egui::Ui, live: bool, sign: &str, name: &str) -> bool {
    let button = egui::Button::new(RichText::new(sign).size(14.0)).min_size(vec2(27.0, 26.0));
    ui.spacing_mut().button_padding = vec2(4.0, 2.0);
    let response = ui.add_enabled(live, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, name));
    response.on_hover_text(name).clicked()
}

fn tools(ui: &mut egui::Ui, log: &Log, reading: &mut Reading, texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    let some = !log.view.log.is_empty();
    let back = log.view.looking_back_at.is_some();
    let mut stride = |ui: &mut egui::Ui, live: bool, mark: &str, key: &str, stride: Stride| {
        if sign(ui, live, mark, &texts.get(key)) {
            wish = Some(Wish::Walk(stride));
        }
    };
    stride(ui, back, "⏭", "desktop-walk-now", Stride::Now);
    stride(ui, back, "▶", "desktop-walk-on", Stride::On);
    if log.playing {
        stride(ui, true, "⏸", "desktop-walk-pause", Stride::Pause);
    } else {
        stride(ui, some, "🎞", "desktop-walk-play", Stride::Play);
    }
    stride(ui, some, "◀", "desktop-walk-back", Stride::Back);
    stride(ui, some, "⏮", "desktop-walk-first", Stride::First);
    if log.news {
        stride(ui, true, "⟲", "desktop-walk-news", Stride::SinceMyTurn);
    }
    if sign(ui, some, "🔍", &texts.get("desktop-log-search")) {
        reading.searching = !reading.searching;
        if !reading.searching {
            *reading = Reading::default();
        }
    }
    ui.menu_button(RichText::new("…").size(14.0), |ui| {
        for (key, wanted) in [
            ("desktop-log-copy", Wish::CopyLog),
            ("desktop-log-export", Wish::Open(Dialog::Export(String::new()))),
            ("desktop-luck", Wish::Open(Dialog::Luck)),
            ("desktop-rules", Wish::Open(Dialog::Rules(String::new()))),
        ] {
            if ui.button(texts.get(key)).clicked() {
                wish = Some(wanted);
                ui.close();
            }
        }
    })
    .response
    .on_hover_text(texts.get("desktop-log-more"));
    wish
}

fn filter(ui: &mut egui::Ui, reading: &mut Reading, texts: &Texts) {
    ui.horizontal_wrapped(|ui| {
        let hint = texts.get("desktop-log-search");
        ui.add(egui::TextEdit::singleline(&mut reading.words).hint_text(hint).desired_width(130.0));
        for (lines, key) in [
            (Lines::All, "desktop-log-all"),
            (Lines::WithDice, "desktop-log-dice"),
            (Lines::Bookmarked, "desktop-log-bookmarks"),
        ] {
            ui.selectable_value(&mut reading.lines, lines, RichText::new(texts.get(key)).size(15.0));
        }
    });
}

fn show_line(ui: &mut egui::Ui, line: &LogLine, log: &Log, texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    let c = theme::of(ui);
    let here = log.view.looking_back_at == Some(line.entry);
    let marked = log.bookmarks.contains(&line.entry);
    let mut frame = egui::Frame::new().corner_radius(3);
    if here {
        frame = frame.fill(ui.visuals().selection.bg_fill);
    }
    let shown = frame.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            match line.tincture {
                Some(tincture) => drop(theme::shield(ui, tincture, 15.0)),
                None => drop(ui.allocate_exact_size(vec2(15.0, 15.0), egui::Sense::hover())),
            }
            if marked {
                ui.label(RichText::new("★").size(14.0).color(c.gold));
            }
            let faces: Vec<String> = line.dice.iter().map(|die| die.face.to_string()).collect();
            let text = if faces.is_empty() {
                line.text.clone()
            } else {
                format!("{}  [{}]", line.text, faces.join("\u{a0}·\u{a0}"))
            };
            let colour = if line.dice.is_empty() || here { c.ink } else { c.rubric };
            let words = RichText::new(text).size(15.0).color(colour);
            ui.add(egui::Label::new(words).wrap().sense(egui::Sense::click()))
        })
        .inner
    });
    let response = shown.inner;
    if here {
        shown.response.scroll_to_me(None);
    }
    if response.clicked() {
        wish = Some(Wish::Walk(Stride::To(line.entry)));
    }
    let response = response.on_hover_ui(|ui| hover(ui, line, texts));
    response.context_menu(|ui| {
        let mut item = |ui: &mut egui::Ui, text: String, wanted: Wish| {
            if ui.button(text).clicked() {
                wish = Some(wanted);
                ui.close();
            }
        };
        item(ui, texts.get("desktop-walk-here"), Wish::Walk(Stride::To(line.entry)));
        item(ui, texts.get("desktop-undo-to-here"), Wish::UndoTo(line.entry));
        let key = if marked { "desktop-bookmark-off" } else { "desktop-bookmark" };
        item(ui, texts.get(key), Wish::Bookmark(line.entry));
        if !line.rule.is_empty() {
            let text = texts.format("desktop-rule-open", &[("rule", line.rule.into())]);
            item(ui, text, Wish::Open(Dialog::Rules(line.rule.to_owned())));
        }
    });
    wish
}

/// The dice of a line, why a script brought it about, and the rule.
fn hover(ui: &mut egui::Ui, line: &LogLine, texts: &Texts) {
    let c = theme::of(ui);
    for die in &line.dice {
        ui.horizontal(|ui| {
            theme::shield(ui, die.tincture, 15.0);
            ui.label(RichText::new(&die.purpose).color(c.ink_faded));
            ui.label(RichText::new(die.face.to_string()).family(theme::bold(ui.ctx())));
            ui.label(&die.sum);
        });
    }
    if let Some(thought) = &line.thought {
        ui.label(RichText::new(thought).family(theme::italic(ui.ctx())));
    }
    if !line.rule.is_empty() {
        ui.label(texts.format("desktop-log-rule", &[("rule", line.rule.into())]));
    }
    ui.label(RichText::new(texts.get("desktop-log-click")).size(theme::SMALL).color(c.ink_faded));
}

/// Puts a text on the clipboard.
pub fn copy(text: String) -> impl Command {
    move |world: &mut World| {
        let mut contexts = world.query::<&mut EguiContext>();
        for mut context in contexts.iter_mut(world) {
            context.get_mut().copy_text(text.clone());
        }
    }
}
