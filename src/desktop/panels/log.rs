//! The log in words, the newest line at the bottom: filtered, searched, played back, exported. A line tells its dice
//! and its rule on hover; a click on it shows the position as it was then.
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::session::log_lines::LogLine;
use crate::desktop::session::log_lines::LogLines;
use crate::desktop::session::playback::PlaybackStep;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::TableView;
use crate::desktop::theme;
use crate::table::text::locales;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};
use std::collections::BTreeSet;
use std::sync::Arc;

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
    /// It was opened just now: the line for typing takes the keys.
    pub fresh: bool,
    /// The entry that somebody looks for, and whether its line is to come into sight.
    pub sought: Option<usize>,
    pub seeks: bool,
}

impl Reading {
    /// Whether a line is shown. The search ignores capitals and accents.
    pub fn shows(&self, line: &LogLine, bookmarks: &BTreeSet<usize>) -> bool {
        let wanted = match self.lines {
            Lines::All => true,
            Lines::WithDice => !line.dice.is_empty(),
            Lines::Bookmarked => bookmarks.contains(&line.entry),
        };
        if !wanted || self.words.is_empty() {
            return wanted;
        }
        let text = locales::fold(&format!("{} {}", line.text, line.rule));
        locales::fold(&self.words).split_whitespace().all(|word| text.contains(word))
    }
}

/// What the panel shows beside the lines themselves.
pub struct Log<'a> {
    pub view: &'a TableView,
    pub bookmarks: &'a BTreeSet<usize>,
    /// Playback runs by itself.
    pub playing: bool,
    /// Something happened since the seat at the screen last ordered something.
    pub news: bool,
}

/// The panel: fills what is left of its parent.
pub fn show(ui: &mut egui::Ui, log: &Log, reading: &mut Reading, texts: &Texts) -> Option<Request> {
    let mut request = None;
    ui.horizontal(|ui| {
        theme::heading(ui, &texts.get("desktop-log"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            request = tools(ui, log, reading, texts);
        });
    });
    if reading.searching {
        filter(ui, reading, texts);
    }
    // During playback the line that is shown stays in view, else the newest one.
    let back_at = log.view.looking_back_at;
    let sought = reading.sought.filter(|_| std::mem::take(&mut reading.seeks));
    let at = back_at.or(sought);
    let id = ui.id().with("column");
    let mut column: Column = ui.data_mut(|data| data.remove_temp(id)).unwrap_or_default();
    egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(at.is_none()).show_viewport(ui, |ui, seen| {
        column.fit(ui, log, reading);
        ui.set_height(column.height());
        let paper = ui.max_rect();
        let rect_of = |span: egui::Rangef| {
            egui::Rect::from_x_y_ranges(paper.x_range(), paper.top() + span.min..=paper.top() + span.max)
        };
        for (line, span) in column.lines_in(seen.top() - BEYOND, seen.bottom() + BEYOND) {
            // A line is the same wherever it lies: the keyboard and open menus stay with it.
            let place = egui::UiBuilder::new().id(id.with(line.entry)).max_rect(rect_of(span));
            if let Some(wanted) = ui.scope_builder(place, |ui| show_line(ui, line, log, texts)).inner {
                request = Some(wanted);
            }
            if reading.sought == Some(line.entry) {
                let stroke = egui::Stroke::new(1.5, theme::colours(ui).gold);
                ui.painter().rect_stroke(rect_of(span).expand(1.0), 3.0, stroke, egui::StrokeKind::Outside);
            }
        }
        if let Some(span) = at.and_then(|entry| column.span_of(entry)) {
            ui.scroll_to_rect(rect_of(span), None);
        }
    });
    ui.data_mut(|data| data.insert_temp(id, column));
    request
}

/// Where the heading leaves less room than this, in points, signs stand closer together.
const NARROW: f32 = 240.0;
/// So much above and below what is seen is laid out too, in points: the keyboard goes from line to line out of sight.
const BEYOND: f32 = 80.0;
/// Between two lines.
const GAP: f32 = 3.0;
/// Sizes of the shield, of the star and of the words of a line, and the space between them.
const SHIELD: f32 = 15.0;
const STAR: f32 = 14.0;
const WORDS: f32 = 15.0;
const APART: f32 = 6.0;

/// Which lines are shown and where each lies, kept from picture to picture: a long log is measured line by line as it
/// grows, and only what is in sight is laid out.
#[derive(Clone, Debug, Default)]
struct Column {
    log: LogLines,
    reading: Reading,
    bookmarks: BTreeSet<usize>,
    /// The width of the panel and what else the heights depend on.
    measure: Option<[f32; 3]>,
    /// Of each line of the log, with or without a star; nothing until it is shown.
    heights: Vec<Option<(bool, f32)>>,
    /// The lines that are shown, by their numbers in the log.
    shown: Vec<usize>,
    /// Where each of them begins, and where the next one would.
    tops: Vec<f32>,
}

impl Column {
    /// Makes room for what is to be shown now.
    fn fit(&mut self, ui: &egui::Ui, log: &Log, reading: &Reading) {
        let font = egui::FontId::proportional(WORDS);
        let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
        let measure = Some([ui.available_width(), ui.pixels_per_point(), row]);
        let lines = &log.view.log;
        let is_same = self.log.is_same(lines) && self.reading == *reading && self.bookmarks == *log.bookmarks;
        if is_same && self.measure == measure && !self.tops.is_empty() {
            return;
        }
        if self.measure != measure {
            self.measure = measure;
            self.heights.clear();
        }
        let common = self.log.iter().zip(lines.iter()).take_while(|(old, new)| Arc::ptr_eq(old, new)).count();
        self.heights.truncate(common);
        self.heights.resize(lines.len(), None);
        self.log = lines.clone();
        self.reading = reading.clone();
        self.bookmarks.clone_from(log.bookmarks);
        self.shown = (0..lines.len()).filter(|i| reading.shows(&lines[*i], log.bookmarks)).collect();
        self.tops.clear();
        let mut top = 0.0;
        for i in &self.shown {
            self.tops.push(top);
            let marked = log.bookmarks.contains(&lines[*i].entry);
            let height = match self.heights[*i] {
                Some((with_star, height)) if with_star == marked => height,
                _ => height_of(ui, &lines[*i], marked),
            };
            self.heights[*i] = Some((marked, height));
            top += height + GAP;
        }
        self.tops.push(top);
    }

    fn height(&self) -> f32 {
        (self.tops.last().copied().unwrap_or_default() - GAP).max(0.0)
    }

    fn span(&self, n: usize) -> egui::Rangef {
        egui::Rangef::new(self.tops[n], self.tops[n + 1] - GAP)
    }

    /// The lines that lie between two heights, with their places.
    fn lines_in(&self, top: f32, bottom: f32) -> impl Iterator<Item = (&LogLine, egui::Rangef)> {
        let first = self.tops.partition_point(|at| *at <= top).saturating_sub(1);
        let seen = (first..self.shown.len()).take_while(move |n| self.tops[*n] < bottom);
        seen.map(|n| (&*self.log[self.shown[n]], self.span(n)))
    }

    /// Where the line of an entry lies, if it is shown.
    fn span_of(&self, entry: usize) -> Option<egui::Rangef> {
        let n = self.shown.binary_search_by_key(&entry, |i| self.log[*i].entry).ok()?;
        Some(self.span(n))
    }
}

/// So many dice stand in one row of the log.
const IN_A_ROW: usize = 8;

/// What stands in a line, with the faces of its dice.
fn words_of(line: &LogLine) -> String {
    let faces: Vec<String> = line.dice.iter().map(|die| die.face.to_string()).collect();
    // Few dice stay together; many go on in the next row, after a point between two of them.
    let between = if faces.len() <= IN_A_ROW { "\u{a0}·\u{a0}" } else { "\u{a0}· " };
    if faces.is_empty() { line.text.clone() } else { format!("{}  [{}]", line.text, faces.join(between)) }
}

/// The words of a line, broken into rows of the panel's width.
fn set_words(ui: &egui::Ui, line: &LogLine, marked: bool, width: f32, ink: egui::Color32) -> Arc<egui::Galley> {
    let room = width - SHIELD - APART - if marked { STAR + APART } else { 0.0 };
    let words = egui::WidgetText::from(RichText::new(words_of(line)).size(WORDS).color(ink));
    words.into_galley(ui, Some(egui::TextWrapMode::Wrap), room, egui::TextStyle::Body)
}

fn height_of(ui: &egui::Ui, line: &LogLine, marked: bool) -> f32 {
    WorkCounter::count(|work| work.lines_measured += 1);
    let words = set_words(ui, line, marked, ui.available_width(), egui::Color32::PLACEHOLDER);
    words.size().y.max(SHIELD)
}

/// A small button with a sign; its name is what a screen reader says and what stands in the tooltip.
fn sign(ui: &mut egui::Ui, live: bool, sign: &str, name: &str) -> bool {
    let wide = ui.spacing().interact_size.x;
    let button = egui::Button::new(RichText::new(sign).size(14.0)).min_size(vec2(wide, 26.0));
    let response = ui.add_enabled(live, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, name));
    response.on_hover_text(name).clicked()
}

fn tools(ui: &mut egui::Ui, log: &Log, reading: &mut Reading, texts: &Texts) -> Option<Request> {
    let mut request = None;
    // In a narrow panel the signs stand closer together, so that the heading keeps its room.
    let (wide, apart) = if ui.available_width() < NARROW { (21.0, 2.0) } else { (27.0, 3.0) };
    let spacing = ui.spacing_mut();
    (spacing.interact_size.x, spacing.item_spacing.x, spacing.button_padding) = (wide, apart, vec2(2.0, 2.0));
    let some = !log.view.log.is_empty();
    let back = log.view.looking_back_at.is_some();
    let mut step = |ui: &mut egui::Ui, live: bool, mark: &str, key: &str, step: PlaybackStep| {
        if sign(ui, live, mark, &texts.get(key)) {
            request = Some(Request::Playback(step));
        }
    };
    step(ui, back, "⏭", "desktop-walk-now", PlaybackStep::Now);
    step(ui, back, "▶", "desktop-walk-on", PlaybackStep::On);
    if log.playing {
        step(ui, true, "⏸", "desktop-walk-pause", PlaybackStep::Pause);
    } else {
        step(ui, some, "🎞", "desktop-walk-play", PlaybackStep::Play);
    }
    step(ui, some, "◀", "desktop-walk-back", PlaybackStep::Back);
    step(ui, some, "⏮", "desktop-walk-first", PlaybackStep::First);
    if log.news {
        step(ui, true, "⟲", "desktop-walk-news", PlaybackStep::SinceMyTurn);
    }
    if sign(ui, some, "🔍", &texts.get("desktop-log-search")) {
        let searching = !reading.searching;
        *reading = Reading { searching, fresh: searching, ..Reading::default() };
    }
    ui.menu_button(RichText::new("…").size(14.0), |ui| {
        for (key, wanted) in [
            ("desktop-log-copy", Request::CopyLog),
            ("desktop-log-export", Request::Open(Dialog::Export(String::new()))),
            ("desktop-luck", Request::Open(Dialog::DiceStats)),
            ("desktop-rules", Request::Open(Dialog::Rules(String::new()))),
        ] {
            if ui.button(texts.get(key)).clicked() {
                request = Some(wanted);
                ui.close();
            }
        }
    })
    .response
    .on_hover_text(texts.get("desktop-log-more"));
    request
}

fn filter(ui: &mut egui::Ui, reading: &mut Reading, texts: &Texts) {
    ui.horizontal_wrapped(|ui| {
        let hint = texts.get("desktop-log-search");
        let edit = ui.add(egui::TextEdit::singleline(&mut reading.words).hint_text(&hint).desired_width(130.0));
        let text = reading.words.clone();
        edit.widget_info(|| egui::WidgetInfo::text_edit(true, &text, &text, &hint));
        if std::mem::take(&mut reading.fresh) {
            edit.request_focus();
        }
        for (lines, key) in [
            (Lines::All, "desktop-log-all"),
            (Lines::WithDice, "desktop-log-dice"),
            (Lines::Bookmarked, "desktop-log-bookmarks"),
        ] {
            ui.selectable_value(&mut reading.lines, lines, RichText::new(texts.get(key)).size(15.0));
        }
    });
}

fn show_line(ui: &mut egui::Ui, line: &LogLine, log: &Log, texts: &Texts) -> Option<Request> {
    let mut request = None;
    let c = theme::colours(ui);
    let here = log.view.looking_back_at == Some(line.entry);
    let marked = log.bookmarks.contains(&line.entry);
    let mut frame = egui::Frame::new().corner_radius(3);
    if here {
        frame = frame.fill(ui.visuals().selection.bg_fill);
    }
    WorkCounter::count(|work| work.lines_shown += 1);
    let shown = frame.show(ui, |ui| {
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = APART;
            match line.tincture {
                Some(tincture) => drop(theme::shield(ui, tincture, SHIELD)),
                None => drop(ui.allocate_exact_size(vec2(SHIELD, SHIELD), egui::Sense::hover())),
            }
            if marked {
                ui.add_sized(vec2(STAR, SHIELD), egui::Label::new(RichText::new("★").size(STAR).color(c.gold)));
            }
            let ink = if line.dice.is_empty() || here { c.ink } else { c.rubric };
            let words = set_words(ui, line, marked, width, ink);
            ui.add(egui::Label::new(words).sense(egui::Sense::click()))
        })
        .inner
    });
    let response = shown.inner;
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        request = Some(Request::Playback(PlaybackStep::To(line.entry)));
    }
    let response = response.on_hover_ui(|ui| hover(ui, line, texts));
    response.context_menu(|ui| {
        let mut item = |ui: &mut egui::Ui, text: String, wanted: Request| {
            if ui.button(text).clicked() {
                request = Some(wanted);
                ui.close();
            }
        };
        item(ui, texts.get("desktop-walk-here"), Request::Playback(PlaybackStep::To(line.entry)));
        item(ui, texts.get("desktop-undo-to-here"), Request::UndoTo(line.entry));
        let key = if marked { "desktop-bookmark-off" } else { "desktop-bookmark" };
        item(ui, texts.get(key), Request::Bookmark(line.entry));
        if !line.rule.is_empty() {
            let text = texts.format("desktop-rule-open", &[("rule", line.rule.into())]);
            item(ui, text, Request::Open(Dialog::Rules(line.rule.to_owned())));
        }
    });
    request
}

/// The dice of a line, why a script brought it about, and the rule.
fn hover(ui: &mut egui::Ui, line: &LogLine, texts: &Texts) {
    let c = theme::colours(ui);
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
