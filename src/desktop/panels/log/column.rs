//! Which lines of the log are shown and where each lies, under headings, runs of like lines folded into one. It is kept from
//! picture to picture: a long log is measured line by line as it grows, and only what is in sight is laid out.
use super::{APART, Log, Reading, SHIELD, STAR, WORDS, set_words};
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::session::log_lines::{LogLine, LogLines};
use crate::table::text::locales::Texts;
use bevy_egui::egui;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Between two lines.
pub(super) const GAP: f32 = 3.0;
/// The height of a heading.
pub(super) const HEADING: f32 = 22.0;
/// So many like lines at least are folded into one.
const FOLDED: usize = 3;
/// How far the lines of a run that lies open stand in.
pub(super) const INDENT: f32 = 14.0;

/// A row of the column. Lines are named by their numbers in the log.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Row {
    /// The heading above this line.
    Heading(usize),
    /// A line; it may belong to a run that lies open.
    Line { line: usize, indent: bool },
    /// What is told of all lines of a run, whether they are seen below it or not.
    Run { lines: RangeInclusive<usize>, open: bool },
}

impl Row {
    /// Where it stands in the order of the lines: what comes before a line, then the line.
    fn order(&self) -> usize {
        match self {
            Row::Heading(line) => 2 * line,
            Row::Line { line, .. } => 2 * line + 1,
            Row::Run { lines, open: true } => 2 * lines.start(),
            Row::Run { lines, open: false } => 2 * lines.end() + 1,
        }
    }
}

/// What is told of a run, and how much room it needs.
#[derive(Clone, Debug)]
struct Told {
    last: usize,
    marked: bool,
    text: String,
    height: f32,
}

/// What a line looks like, as far as its height depends on it: whether it has a star, whether it stands in.
type Shape = (bool, bool);

/// The rows and their places.
#[derive(Clone, Debug, Default)]
pub(super) struct Column {
    log: LogLines,
    reading: Reading,
    bookmarks: BTreeSet<usize>,
    /// The entry whose line is shown, in playback.
    at: Option<usize>,
    /// The width of the panel and what else the heights depend on.
    measure: Option<[f32; 3]>,
    /// Of each line of the log; nothing until it is shown.
    heights: Vec<Option<(Shape, f32)>>,
    /// What is told of runs, by their first lines.
    told: BTreeMap<usize, Told>,
    rows: Vec<Row>,
    /// Where each row begins, and where the next one would.
    tops: Vec<f32>,
    /// Which rows are headings.
    headings: Vec<usize>,
}

impl Column {
    /// Makes room for what is to be shown now.
    pub fn fit(&mut self, ui: &egui::Ui, log: &Log, reading: &Reading, texts: &Texts) {
        let font = egui::FontId::proportional(WORDS);
        let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
        let measure = Some([ui.available_width(), ui.pixels_per_point(), row]);
        let (lines, at) = (&log.view.log, log.view.looking_back_at);
        let is_same = self.log.is_same(lines) && self.reading == *reading && self.bookmarks == *log.bookmarks;
        if is_same && self.at == at && self.measure == measure && !self.tops.is_empty() {
            return;
        }
        if self.measure != measure {
            self.measure = measure;
            self.heights.clear();
            self.told.clear();
        }
        let common = self.log.iter().zip(lines.iter()).take_while(|(old, new)| Arc::ptr_eq(old, new)).count();
        self.heights.truncate(common);
        self.heights.resize(lines.len(), None);
        self.told.retain(|_, told| told.last < common);
        self.log = lines.clone();
        self.reading = reading.clone();
        self.bookmarks.clone_from(log.bookmarks);
        self.at = at;
        self.rows = self.divide();
        self.headings = (0..self.rows.len()).filter(|n| matches!(self.rows[*n], Row::Heading(_))).collect();
        self.tops.clear();
        let mut top = 0.0;
        for n in 0..self.rows.len() {
            self.tops.push(top);
            top += self.height_of(n, ui, texts) + GAP;
        }
        self.tops.push(top);
    }

    /// The lines under their headings; like ones that follow each other are a run, unless lines are searched for.
    fn divide(&self) -> Vec<Row> {
        let lines = &self.log;
        let shown: Vec<usize> = (0..lines.len()).filter(|i| self.reading.shows(&lines[*i], &self.bookmarks)).collect();
        let (mut rows, mut under, mut n) = (vec![], String::new(), 0);
        while n < shown.len() {
            let first = shown[n];
            let words = lines[first].under.words();
            if words != under {
                rows.push(Row::Heading(first));
                under = words;
            }
            let alike = |pair: &[usize]| lines[pair[1]].goes_on(&lines[pair[0]]);
            let length = match self.reading.folds() {
                true => 1 + shown[n..].windows(2).take_while(|pair| alike(pair)).count(),
                false => 1,
            };
            let run = &shown[n..n + length];
            n += length;
            if length < FOLDED {
                rows.extend(run.iter().map(|line| Row::Line { line: *line, indent: false }));
                continue;
            }
            // The line that playback shows, or that somebody looks for, is seen.
            let looked_at = [self.at, self.reading.sought];
            let here = run.iter().any(|line| looked_at.contains(&Some(lines[*line].entry)));
            let open = here || self.reading.open.contains(&lines[first].entry);
            rows.push(Row::Run { lines: first..=run[length - 1], open });
            if open {
                rows.extend(run.iter().map(|line| Row::Line { line: *line, indent: true }));
            }
        }
        rows
    }

    fn height_of(&mut self, n: usize, ui: &egui::Ui, texts: &Texts) -> f32 {
        match self.rows[n].clone() {
            Row::Heading(_) => HEADING,
            Row::Line { line, indent } => {
                let shape = (self.bookmarks.contains(&self.log[line].entry), indent);
                match self.heights[line] {
                    Some((known, height)) if known == shape => height,
                    _ => {
                        let room = ui.available_width() - if indent { INDENT } else { 0.0 };
                        let height = height(ui, &super::words_of(&self.log[line]), shape.0, room);
                        self.heights[line] = Some((shape, height));
                        height
                    }
                }
            }
            Row::Run { lines, .. } => {
                let (first, last) = (*lines.start(), *lines.end());
                let marked = self.log[lines].iter().any(|line| self.bookmarks.contains(&line.entry));
                if let Some(told) = self.told.get(&first).filter(|told| (told.last, told.marked) == (last, marked)) {
                    return told.height;
                }
                let text = self.log[last].told_of(&self.log[first..=last], texts);
                // A sign for opening it stands where the star of a line does.
                let height = height(ui, &text, true, ui.available_width() - if marked { STAR + APART } else { 0.0 });
                self.told.insert(first, Told { last, marked, text, height });
                height
            }
        }
    }

    pub fn height(&self) -> f32 {
        (self.tops.last().copied().unwrap_or_default() - GAP).max(0.0)
    }

    fn span(&self, n: usize) -> egui::Rangef {
        egui::Rangef::new(self.tops[n], self.tops[n + 1] - GAP)
    }

    /// The rows that lie between two heights, with their places.
    pub fn rows_in(&self, top: f32, bottom: f32) -> impl Iterator<Item = (usize, &Row, egui::Rangef)> {
        let first = self.tops.partition_point(|at| *at <= top).saturating_sub(1);
        let seen = (first..self.rows.len()).take_while(move |n| self.tops[*n] < bottom);
        seen.map(|n| (n, &self.rows[n], self.span(n)))
    }

    /// Where the line of an entry lies, if it is shown.
    pub fn span_of(&self, entry: usize) -> Option<egui::Rangef> {
        let line = self.log.binary_search_by_key(&entry, |line| line.entry).ok()?;
        let n = self.rows.partition_point(|row| row.order() < 2 * line + 1);
        (self.rows.get(n)?.order() == 2 * line + 1).then(|| self.span(n))
    }

    /// The heading under which the row at this height stands, as a row of its own, and where it is seen: it stays at the top
    /// until the next one comes and pushes it away.
    pub fn heading_at(&self, top: f32) -> Option<(usize, f32)> {
        let n = self.headings.partition_point(|row| self.tops[*row] <= top);
        let row = *self.headings.get(n.checked_sub(1)?)?;
        let next = self.headings.get(n).map(|row| self.tops[*row]);
        Some((row, next.map_or(top, |next| top.min(next - HEADING - GAP)).max(self.tops[row])))
    }

    pub fn line(&self, n: usize) -> &LogLine {
        &self.log[n]
    }

    /// The words of a heading.
    pub fn heading(&self, row: usize) -> String {
        match self.rows.get(row) {
            Some(Row::Heading(line)) => self.log[*line].under.words(),
            _ => String::new(),
        }
    }

    /// What is told of the run that begins with this line, and whether a line of it has a bookmark.
    pub fn told(&self, first: usize) -> (&str, bool) {
        self.told.get(&first).map_or(("", false), |told| (&told.text, told.marked))
    }
}

fn height(ui: &egui::Ui, words: &str, marked: bool, width: f32) -> f32 {
    WorkCounter::count(|work| work.lines_measured += 1);
    let words = set_words(ui, words, marked, width, egui::Color32::PLACEHOLDER);
    words.size().y.max(SHIELD)
}
