//! Tables of a rule book: columns as wide as what stands in them, or as there is room for; long words go on below.
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

/// How wide the columns are that want so much, within `room`: who wants little gets it, and the others share what is left.
fn widths(wanted: &[f32], room: f32) -> Vec<f32> {
    let mut widths = wanted.to_vec();
    let mut open: Vec<usize> = (0..wanted.len()).collect();
    let mut left = room;
    while !open.is_empty() {
        let share = left / open.len() as f32;
        let modest: Vec<usize> = open.iter().copied().filter(|column| wanted[*column] <= share).collect();
        if modest.is_empty() {
            open.iter().for_each(|column| widths[*column] = share.max(1.0));
            break;
        }
        left -= modest.iter().map(|column| wanted[*column]).sum::<f32>();
        open.retain(|column| !modest.contains(column));
    }
    widths
}

/// Draws a table. `cell`: draws the words of a cell.
pub fn show(ui: &mut egui::Ui, rows: &[Vec<&str>], mut cell: impl FnMut(&mut egui::Ui, &str)) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let font = TextStyle::Body.resolve(ui.style());
    let bold = egui::FontId::new(font.size, theme::bold(ui.ctx()));
    let c = theme::colours(ui);
    let wide = |words: &str, font: &egui::FontId| {
        let plain: String = words.chars().filter(|c| !matches!(c, '*' | '`')).collect();
        ui.painter().layout_no_wrap(plain, font.clone(), c.ink).size().x.ceil() + 2.0
    };
    let wanted: Vec<f32> = (0..columns)
        .map(|column| {
            let of_row = |(number, row): (usize, &Vec<&str>)| {
                row.get(column).map_or(0.0, |words| wide(words, if number == 0 { &bold } else { &font }))
            };
            rows.iter().enumerate().map(of_row).fold(1.0, f32::max)
        })
        .collect();
    let room = ui.available_width() - 2.0 * ASIDE - APART * (columns.max(1) - 1) as f32;
    let widths = widths(&wanted, room);
    let whole = widths.iter().sum::<f32>() + 2.0 * ASIDE + APART * (columns.max(1) - 1) as f32;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_told_from_what_stands_between_them() {
        let text = "First\n\n| a | b |\n|---|:-:|\n| *one* | |\n\nThen\n| c |\n|---|\n| d |\n";
        let found = parts(text);
        assert_eq!(found.len(), 4, "{found:?}");
        assert_eq!(found[0], Part::Words("First\n\n"));
        assert_eq!(found[1], Part::Table(vec![vec!["a", "b"], vec!["*one*", ""]]));
        assert_eq!(found[2], Part::Words("\nThen\n"));
        assert_eq!(found[3], Part::Table(vec![vec!["c"], vec!["d"]]));
        assert_eq!(parts("only words"), [Part::Words("only words")]);
    }

    #[test]
    fn who_wants_little_gets_it_and_the_others_share() {
        assert_eq!(widths(&[10.0, 20.0], 100.0), [10.0, 20.0]);
        assert_eq!(widths(&[10.0, 500.0], 100.0), [10.0, 90.0]);
        assert_eq!(widths(&[300.0, 10.0, 500.0], 110.0), [50.0, 10.0, 50.0]);
    }
}
