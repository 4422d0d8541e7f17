//! Tables of a rule book: columns as wide as what stands in them, or as there is room for; no word is broken, so that a table whose
//! words have no room beside each other scrolls sideways.
use crate::desktop::theme;
use bevy_egui::egui::{self, TextStyle, vec2};

/// Between two columns, in points.
const APART: f32 = 16.0;
/// Around the words of a row.
const ABOVE: f32 = 3.0;
const ASIDE: f32 = 8.0;

/// A part of a text: a table, row by row with its head first, or what stands between tables.
#[derive(Debug, PartialEq, Eq)]
pub enum Part<'a> {
    Words(&'a str),
    Table(Vec<Vec<&'a str>>),
}

/// The tables of a text, and what stands between them.
pub fn parts(text: &str) -> Vec<Part<'_>> {
    let is_row = |line: &str| line.trim_start().starts_with('|');
    let mut parts = vec![];
    let (mut from, mut at) = (0, 0);
    let mut rows: Vec<Vec<&str>> = vec![];
    for line in text.split_inclusive('\n') {
        if is_row(line) {
            if rows.is_empty() {
                push_words(&mut parts, &text[from..at]);
            }
            let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
            // The line below the head only says that there is a table.
            if !cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| matches!(c, '-' | ':'))) {
                rows.push(cells);
            }
        } else if !rows.is_empty() {
            parts.push(Part::Table(std::mem::take(&mut rows)));
            from = at;
        }
        at += line.len();
    }
    if rows.is_empty() {
        push_words(&mut parts, &text[from..])
    } else {
        parts.push(Part::Table(rows))
    }
    parts
}

fn push_words<'a>(parts: &mut Vec<Part<'a>>, words: &'a str) {
    if !words.trim().is_empty() {
        parts.push(Part::Words(words));
    }
}

/// What a column needs, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Need {
    /// For its longest word.
    pub least: f32,
    /// For its longest cell in one line.
    pub wanted: f32,
}

/// How wide the columns are within `room`: who wants little gets it, and the others share what is left, but none is narrower than
/// its longest word, even where all of them together are wider than the room.
pub fn widths(needs: &[Need], room: f32) -> Vec<f32> {
    let at = |share: f32| needs.iter().map(move |need| share.min(need.wanted).max(need.least));
    let steps = needs.iter().flat_map(|need| [need.least, need.wanted]);
    let step = steps.filter(|share| at(*share).sum::<f32>() <= room).fold(0.0, f32::max);
    let left = (room - at(step).sum::<f32>()).max(0.0);
    let open = needs.iter().filter(|need| need.least <= step && step < need.wanted).count();
    at(step + left / open.max(1) as f32).collect()
}

/// Draws a table. `number`: the how manieth part of its text it is. `cell`: draws the words of a cell.
pub fn show(ui: &mut egui::Ui, number: usize, rows: &[Vec<&str>], mut cell: impl FnMut(&mut egui::Ui, &str)) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let font = TextStyle::Body.resolve(ui.style());
    let bold = egui::FontId::new(font.size, theme::bold(ui.ctx()));
    let c = theme::colours(ui);
    let wide = |words: &str, font: &egui::FontId| {
        ui.painter().layout_no_wrap(words.to_owned(), font.clone(), c.ink).size().x.ceil() + 2.0
    };
    let need = |words: &str, font: &egui::FontId| {
        let plain: String = words.chars().filter(|c| !matches!(c, '*' | '`')).collect();
        // A line breaks at a hyphen too; no-break spaces hold their words together.
        let parts = plain.split_inclusive([' ', '-', '–', '—']).map(str::trim_end);
        Need { least: parts.map(|word| wide(word, font)).fold(1.0, f32::max), wanted: wide(&plain, font) }
    };
    let needs: Vec<Need> = (0..columns)
        .map(|column| {
            let of_row = |(number, row): (usize, &Vec<&str>)| {
                let font = if number == 0 { &bold } else { &font };
                row.get(column).map_or(Need { least: 1.0, wanted: 1.0 }, |words| need(words, font))
            };
            let wider =
                |one: Need, two: Need| Need { least: one.least.max(two.least), wanted: one.wanted.max(two.wanted) };
            rows.iter().enumerate().map(of_row).fold(Need { least: 1.0, wanted: 1.0 }, wider)
        })
        .collect();
    let between = 2.0 * ASIDE + APART * (columns.max(1) - 1) as f32;
    let widths = widths(&needs, ui.available_width() - between);
    let whole = widths.iter().sum::<f32>() + between;
    if whole <= ui.available_width() + 0.5 {
        show_rows(ui, rows, &widths, whole, &mut cell);
        return;
    }
    let sideways = egui::ScrollArea::horizontal().id_salt(("table", number)).auto_shrink([true, true]);
    sideways.show(ui, |ui| show_rows(ui, rows, &widths, whole, &mut cell));
}

fn show_rows(
    ui: &mut egui::Ui,
    rows: &[Vec<&str>],
    widths: &[f32],
    whole: f32,
    cell: &mut dyn FnMut(&mut egui::Ui, &str),
) {
    let c = theme::colours(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    for (number, row) in rows.iter().enumerate() {
        let ground = ui.painter().add(egui::Shape::Noop);
        let top = ui.cursor().min;
        let mut lowest = top.y;
        let mut left = top.x + ASIDE;
        for (column, width) in widths.iter().enumerate() {
            let place = egui::Rect::from_min_size(egui::pos2(left, top.y + ABOVE), vec2(*width, f32::INFINITY));
            let builder = egui::UiBuilder::new().id_salt((number, column)).max_rect(place);
            let words = row.get(column).copied().unwrap_or_default();
            let shown = ui.scope_builder(builder, |ui| {
                ui.set_max_width(*width);
                if number == 0 {
                    ui.label(egui::RichText::new(words).family(theme::bold(ui.ctx())).color(c.rubric));
                } else {
                    cell(ui, words);
                }
            });
            lowest = lowest.max(shown.response.rect.bottom());
            left += width + APART;
        }
        let rect = egui::Rect::from_min_max(top, egui::pos2(top.x + whole, lowest + ABOVE));
        ui.advance_cursor_after_rect(rect);
        if number % 2 == 0 && number > 0 {
            ui.painter().set(ground, egui::Shape::rect_filled(rect, 2.0, c.paper_dark.gamma_multiply(0.5)));
        }
        if number == 0 {
            let line = egui::Stroke::new(1.0, c.ink_faded);
            ui.painter().hline(rect.x_range(), rect.bottom(), line);
        }
    }
    ui.add_space(6.0);
}
