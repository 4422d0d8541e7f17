//! The log in words under headings of turn and phase, the newest line at the bottom: folded, filtered, searched, played back,
//! exported. A line tells its dice and its rule on hover, and what it names is lit on the board; a click on it shows the
//! position as it was then. A click on a run of like lines opens and closes it.
mod column;

use column::{Column, GAP, HEADING, INDENT, Row};

use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::session::log_lines::LogLine;
use crate::desktop::session::playback::PlaybackStep;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::TableView;
use crate::desktop::theme;
use crate::table::prelude::Target;
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
    /// The keyboard comes to the newest line.
    pub comes: bool,
    /// Every line stands by itself: like ones are not folded into one.
    pub single: bool,
    /// The runs that were opened, by their first entries.
    pub open: BTreeSet<usize>,
    /// The entry that somebody looks for, and whether its line is to come into sight.
    pub sought: Option<usize>,
    pub seeks: bool,
    /// The newest line is to come into sight.
    pub ends: bool,
}

impl Reading {
    /// Whether like lines are folded into one: what is searched for is shown line by line.
    pub fn folds(&self) -> bool {
        !self.single && self.lines == Lines::All && self.words.is_empty()
    }
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

/// What somebody does at the log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Touch {
    pub request: Option<Request>,
    /// What the line under the pointer or in focus names on the board.
    pub named: Vec<Target>,
}

/// The panel: fills what is left of its parent.
pub fn show(ui: &mut egui::Ui, log: &Log, reading: &mut Reading, texts: &Texts) -> Touch {
    let mut touch = Touch::default();
    ui.horizontal(|ui| {
        theme::heading(ui, &texts.get("desktop-log"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            touch.request = tools(ui, log, reading, texts);
        });
    });
    if reading.searching {
        filter(ui, reading, texts);
    }
    // During playback the line that is shown stays in view, else the newest one.
    let back_at = log.view.looking_back_at;
    let ends = std::mem::take(&mut reading.ends) && back_at.is_none();
    let sought = reading.sought.filter(|_| std::mem::take(&mut reading.seeks));
    let at = back_at.or(sought);
    let id = ui.id().with("column");
    let mut column: Column = ui.data_mut(|data| data.remove_temp(id)).unwrap_or_default();
    let mut turned = None;
    let comes = std::mem::take(&mut reading.comes);
    let area = egui::ScrollArea::vertical().auto_shrink(false).stick_to_bottom(at.is_none());
    let scrolled = area.show_viewport(ui, |ui, seen| {
        column.fit(ui, log, reading, texts);
        ui.set_height(column.height());
        let paper = ui.max_rect();
        let rect_of = |span: egui::Rangef| {
            egui::Rect::from_x_y_ranges(paper.x_range(), paper.top() + span.min..=paper.top() + span.max)
        };
        let stuck = column.heading_at(seen.top());
        let row_height = ui.fonts_mut(|fonts| fonts.row_height(&egui::FontId::proportional(WORDS)));
        let mut last: Option<egui::Response> = None;
        // What lies below the heading at the top is neither seen nor clicked.
        let clip = ui.clip_rect();
        if let Some((_, top)) = stuck {
            ui.set_clip_rect(clip.with_min_y((paper.top() + top + HEADING).max(clip.top())));
        }
        for (n, row, span) in column.rows_in(seen.top() - BEYOND, seen.bottom() + BEYOND) {
            let rect = rect_of(span);
            // Of a line that the heading covers in part whole rows of words are shown: half a row could not be read.
            let uncut = ui.clip_rect();
            let heading = stuck.map_or(f32::MIN, |(_, top)| top + HEADING);
            if span.min < heading - 1.0 && heading < span.max {
                let rows = ((heading - span.min) / row_height).ceil();
                let top = paper.top() + span.min + rows * row_height;
                ui.set_clip_rect(uncut.with_min_y(top.max(uncut.top())));
            }
            match row {
                // It lies over the others at the top.
                Row::Heading(_) if stuck.is_some_and(|(row, _)| row == n) => {}
                Row::Heading(_) => show_heading(ui, rect, &column.heading(n)),
                Row::Line { line, indent } => {
                    let line = column.line(*line);
                    let rect = if *indent { rect.with_min_x(rect.left() + INDENT) } else { rect };
                    // A line is the same wherever it lies: the keyboard and open menus stay with it.
                    let place = egui::UiBuilder::new().id(id.with(line.entry)).max_rect(rect);
                    let (shown, response) = ui.scope_builder(place, |ui| show_line(ui, line, log, texts)).inner;
                    if reading.sought == Some(line.entry) {
                        let stroke = egui::Stroke::new(1.5, theme::colours(ui).gold);
                        ui.painter().rect_stroke(rect.expand(1.0), 3.0, stroke, egui::StrokeKind::Outside);
                    }
                    last = Some(response);
                    touch.request = shown.request.or(touch.request.take());
                    if !shown.named.is_empty() {
                        touch.named = shown.named;
                    }
                }
                Row::Run { lines, open } => {
                    let first = *lines.start();
                    let entry = column.line(first).entry;
                    let place = egui::UiBuilder::new().id(id.with(("run", entry))).max_rect(rect);
                    let told = column.told(first);
                    let run = ui.scope_builder(place, |ui| show_run(ui, column.line(first), told, *open, texts));
                    last = Some(run.inner.clone());
                    if run.inner.clicked() {
                        turned = Some(entry);
                    }
                    if run.inner.hovered() || run.inner.has_focus() {
                        touch.named = lines.clone().flat_map(|line| column.line(line).names.clone()).collect();
                    }
                }
            }
            ui.set_clip_rect(uncut);
        }
        if let Some(last) = last.filter(|_| comes) {
            last.request_focus();
        }
        if let Some((row, top)) = stuck {
            ui.set_clip_rect(clip);
            show_heading(ui, rect_of(egui::Rangef::new(top, top + HEADING)), &column.heading(row));
        }
        if let Some(span) = at.and_then(|entry| column.span_of(entry)) {
            ui.scroll_to_rect(below_heading(rect_of(span)), None);
        } else if ends {
            ui.scroll_to_rect(paper.with_min_y(paper.bottom() - 1.0), Some(egui::Align::BOTTOM));
        }
    });
    let hidden = scrolled.content_size.y - scrolled.state.offset.y - scrolled.inner_rect.height();
    if hidden > FAR && back_at.is_none() {
        reading.ends |= newest(ui, scrolled.inner_rect, texts);
    }
    if let Some(entry) = turned
        && !reading.open.remove(&entry)
    {
        reading.open.insert(entry);
    }
    ui.data_mut(|data| data.insert_temp(id, column));
    touch
}

/// Hidden farther than this below what is seen, in points, the newest lines have a button that leads to them.
const FAR: f32 = 30.0;

/// The button to the newest lines, over the lower right corner of those that are seen. Gives whether it was clicked.
fn newest(ui: &mut egui::Ui, seen: egui::Rect, texts: &Texts) -> bool {
    const SIDE: f32 = 28.0;
    let rect = egui::Rect::from_min_size(seen.right_bottom() - vec2(SIDE + 12.0, SIDE + 4.0), vec2(SIDE, SIDE));
    let told = texts.get("desktop-log-newest");
    let response = ui.put(rect, egui::Button::new(RichText::new("⏷").size(15.0)));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &told));
    response.on_hover_text(told).clicked()
}

/// A line with the room above it that the heading at the top covers.
fn below_heading(line: egui::Rect) -> egui::Rect {
    line.with_min_y(line.top() - HEADING - GAP)
}

fn show_heading(ui: &egui::Ui, rect: egui::Rect, words: &str) {
    let c = theme::colours(ui);
    let font = egui::FontId::new(WORDS, theme::bold(ui.ctx()));
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, c.rubric);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width());
    let words_of_it = ui.painter().layout_job(job);
    let at = egui::pos2(rect.left(), rect.center().y - words_of_it.size().y / 2.0);
    let right = rect.left() + words_of_it.size().x + APART;
    ui.painter().galley(at, words_of_it, c.rubric);
    ui.painter().hline(right..=rect.right(), rect.center().y, egui::Stroke::new(1.0, c.ink_faded));
    let response = ui.interact(rect, ui.id().with(("heading", words)), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words));
}

/// What is told of a run of like lines, with a sign that it can be opened or closed.
fn show_run(
    ui: &mut egui::Ui,
    first: &LogLine,
    (text, marked): (&str, bool),
    open: bool,
    texts: &Texts,
) -> egui::Response {
    let c = theme::colours(ui);
    WorkCounter::count(|work| work.lines_shown += 1);
    let width = ui.available_width();
    let response = ui
        .horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = APART;
            match first.tincture {
                Some(tincture) => drop(theme::shield(ui, tincture, SHIELD)),
                None => drop(ui.allocate_exact_size(vec2(SHIELD, SHIELD), egui::Sense::hover())),
            }
            if marked {
                ui.add_sized(vec2(STAR, SHIELD), egui::Label::new(RichText::new("★").size(STAR).color(c.gold)));
            }
            let (sign, _) = ui.allocate_exact_size(vec2(STAR, SHIELD), egui::Sense::hover());
            let [tip, side] = if open { [vec2(0.0, 4.5), vec2(5.0, 0.0)] } else { [vec2(4.5, 0.0), vec2(0.0, 5.0)] };
            let at = sign.center() - tip / 2.0 + vec2(0.0, 1.5);
            let triangle = vec![at + side, at + tip, at - side];
            ui.painter().add(egui::Shape::convex_polygon(triangle, c.ink_faded, egui::Stroke::NONE));
            let width = if marked { width - STAR - APART } else { width };
            let words = set_words(ui, text, true, width, c.ink);
            ui.add(egui::Label::new(words).sense(egui::Sense::click()))
        })
        .inner;
    if response.gained_focus() {
        ui.scroll_to_rect(below_heading(response.rect), None);
    }
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::CollapsingHeader, true, open, text));
    response.on_hover_text(texts.get(if open { "players-log-close" } else { "players-log-open" }))
}

/// Where the heading leaves less room than this, in points, signs stand closer together.
const NARROW: f32 = 240.0;
/// So much above and below what is seen is laid out too, in points: the keyboard goes from line to line out of sight.
const BEYOND: f32 = 80.0;
/// Sizes of the shield, of the star and of the words of a line, and the space between them.
const SHIELD: f32 = 15.0;
const STAR: f32 = 14.0;
const WORDS: f32 = 15.0;
const APART: f32 = 6.0;

/// So many dice stand in one row of the log.
const IN_A_ROW: usize = 8;

/// What stands in a line, with the faces of its dice.
fn words_of(line: &LogLine) -> String {
    let faces: Vec<String> = line.dice.iter().map(|die| die.face.to_string()).collect();
    // Few dice stay together; many go on in the next row, after a point between two of them.
    let between = if faces.len() <= IN_A_ROW { "\u{a0}·\u{a0}" } else { "\u{a0}· " };
    if faces.is_empty() { line.text.clone() } else { format!("{}  [{}]", line.text, faces.join(between)) }
}

/// Words broken into rows of the panel's width; `marked`: a star or another sign stands before them.
fn set_words(ui: &egui::Ui, words: &str, marked: bool, width: f32, ink: egui::Color32) -> Arc<egui::Galley> {
    let room = width - SHIELD - APART - if marked { STAR + APART } else { 0.0 };
    let words = egui::WidgetText::from(RichText::new(words).size(WORDS).color(ink));
    words.into_galley(ui, Some(egui::TextWrapMode::Wrap), room, egui::TextStyle::Body)
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
        *reading = Reading {
            searching,
            fresh: searching,
            single: reading.single,
            open: std::mem::take(&mut reading.open),
            ..Reading::default()
        };
    }
    let more = egui::Button::new(RichText::new("…").size(14.0)).min_size(vec2(wide, 26.0));
    let menu = egui::containers::menu::MenuButton::from_button(more);
    menu.ui(ui, |ui| {
        if ui.checkbox(&mut reading.single, texts.get("players-log-single")).clicked() {
            ui.close();
        }
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
    .0
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

fn show_line(ui: &mut egui::Ui, line: &LogLine, log: &Log, texts: &Texts) -> (Touch, egui::Response) {
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
            let words = set_words(ui, &words_of(line), marked, width, ink);
            ui.add(egui::Label::new(words).sense(egui::Sense::click()))
        })
        .inner
    });
    let response = shown.inner;
    if response.gained_focus() {
        ui.scroll_to_rect(below_heading(response.rect), None);
    }
    let named = if response.hovered() || response.has_focus() { line.names.clone() } else { vec![] };
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
    (Touch { request, named }, response)
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
