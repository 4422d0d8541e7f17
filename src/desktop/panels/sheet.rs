//! What is known of a piece or a place, what is being decided, and the chances of an order.
use crate::desktop::board::counters;
use crate::desktop::face::{Chance, Forecast, Matter, MatterSide, Paint, PieceLook, Sheet};
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Align2, FontId, RichText, Sense, vec2};

/// The side of a portrait or a seal, in points.
const PICTURE: f32 = 60.0;
/// The counter beside the title, so large that its small number is read from afar; in points.
const COUNTER: f32 = 76.0;

/// The share of the width that labels take at most.
const LABELS: f32 = 0.5;

/// `counter`: what stands on the board and has numbers, if the sheet is about that.
pub fn show(ui: &mut egui::Ui, sheet: &Sheet, counter: Option<&PieceLook>) {
    show_with(ui, sheet, counter, |_| ());
}

/// The same with something at the end of the line of its title.
pub fn show_with<T>(
    ui: &mut egui::Ui,
    sheet: &Sheet,
    counter: Option<&PieceLook>,
    beside: impl FnOnce(&mut egui::Ui) -> T,
) -> T {
    let title = |ui: &mut egui::Ui| {
        if let Some(picture) = &sheet.picture {
            let (square, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
            theme::paint_picture(ui.painter(), square, picture);
        }
        match (counter.filter(|_| sheet.picture.is_none()), sheet.tincture) {
            (Some(look), _) => {
                let (rect, _) = ui.allocate_exact_size(vec2(COUNTER, COUNTER), Sense::hover());
                counters::paint(ui.painter(), rect, look);
            }
            (None, Some(tincture)) => drop(theme::shield(ui, tincture, 22.0)),
            (None, None) => {}
        }
        ui.add(egui::Label::new(RichText::new(&sheet.title).size(19.0).family(theme::bold(ui.ctx()))).wrap());
    };
    let (_, answer) = egui::Sides::new().shrink_left().show(ui, title, beside);
    show_lines(ui, &sheet.lines);
    for (note, rule) in &sheet.notes {
        ui.label(RichText::new(format!("{note} ({rule})")).size(15.0));
    }
    answer
}

/// Labels in a column of their own, as wide as the widest of them, but no wider than their share: a label that is a sentence
/// goes on below.
fn show_lines(ui: &mut egui::Ui, lines: &[(String, String)]) {
    const APART: f32 = 12.0;
    let c = theme::colours(ui);
    let wide = |(label, _): &(String, String)| {
        ui.painter().layout_no_wrap(label.clone(), FontId::proportional(15.0), c.ink).size().x.ceil() + 1.0
    };
    let column = lines.iter().map(wide).fold(0.0, f32::max).min(ui.available_width() * LABELS);
    ui.scope(|ui| {
        // Lines of text, not of buttons.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().item_spacing = vec2(APART, 3.0);
        for (label, value) in lines {
            ui.horizontal_top(|ui| {
                ui.allocate_ui_with_layout(vec2(column, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
                    ui.set_width(column);
                    ui.add(egui::Label::new(RichText::new(label).size(15.0).color(c.ink_faded)).wrap());
                });
                ui.add(egui::Label::new(RichText::new(value).size(15.0)).wrap());
            });
        }
    });
}

/// What is being decided: two sides beside each other, more of them below each other.
pub fn show_matter(ui: &mut egui::Ui, matter: &Matter) {
    let title =
        RichText::new(&matter.title).size(19.0).family(theme::display(ui.ctx())).color(theme::colours(ui).rubric);
    ui.add(egui::Label::new(title).wrap());
    if let [left, right] = matter.sides.as_slice() {
        ui.columns(2, |columns| {
            for (ui, side) in columns.iter_mut().zip([left, right]) {
                // Columns stretch the lines in them to their width.
                ui.vertical(|ui| show_side(ui, side));
            }
        });
    } else {
        matter.sides.iter().for_each(|side| show_side(ui, side));
    }
    for (note, rule) in &matter.notes {
        ui.add(egui::Label::new(RichText::new(format!("{note} ({rule})")).size(15.0)).wrap());
    }
}

fn show_side(ui: &mut egui::Ui, side: &MatterSide) {
    // Lines of text, not of buttons.
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        if let Some(tincture) = side.tincture {
            theme::shield(ui, tincture, 20.0);
        }
        ui.add(egui::Label::new(RichText::new(&side.title).family(theme::bold(ui.ctx()))).wrap());
    });
    for (label, value) in &side.lines {
        // Two sides stand beside each other: long values go on below their labels.
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
            if !label.is_empty() {
                ui.label(RichText::new(label).size(15.0).color(theme::colours(ui).ink_faded));
            }
            ui.label(RichText::new(value).size(if label.is_empty() { 16.0 } else { 15.0 }));
        });
    }
}

/// Both totals and the exact chance of every result.
pub fn show_forecast(ui: &mut egui::Ui, forecast: &Forecast, texts: &Texts) {
    ui.add(
        egui::Label::new(
            RichText::new(&forecast.title).size(18.0).family(theme::bold(ui.ctx())).color(theme::colours(ui).rubric),
        )
        .wrap(),
    );
    show_condition(ui, forecast);
    ui.horizontal_wrapped(|ui| {
        for (i, side) in forecast.sides.iter().enumerate() {
            if i > 0 {
                ui.label(RichText::new(texts.get("desktop-against")).color(theme::colours(ui).ink_faded));
            }
            theme::shield(ui, side.tincture, 24.0);
            ui.label(RichText::new(&side.total).size(26.0).family(theme::bold(ui.ctx())));
            if side.parts != side.total {
                ui.label(RichText::new(format!("({})", side.parts)).color(theme::colours(ui).ink_faded));
            }
        }
    });
    for (text, value, rule) in &forecast.modifiers {
        let sign = if *value < 0 { "−" } else { "+" };
        let words = RichText::new(format!("{sign}{} {text} ({rule})", value.abs())).size(15.0);
        ui.add(egui::Label::new(words).wrap());
    }
    let column = label_column(ui, forecast);
    for chance in &forecast.chances {
        show_chance(ui, chance, forecast.out_of, column, texts);
    }
    for note in &forecast.notes {
        ui.add(egui::Label::new(RichText::new(note).size(15.0)).wrap());
    }
}

fn show_condition(ui: &mut egui::Ui, forecast: &Forecast) {
    if let Some(condition) = &forecast.condition {
        let words = RichText::new(condition).size(15.0).family(theme::italic(ui.ctx()));
        ui.add(egui::Label::new(words).wrap());
    }
}

/// How wide the chances beside a place are, in points.
const BESIDE: f32 = 300.0;

/// The chances alone, for the place that is pointed at.
pub fn show_chances(ui: &mut egui::Ui, forecast: &Forecast, texts: &Texts) {
    ui.set_min_width(BESIDE);
    ui.spacing_mut().item_spacing.y = 2.0;
    show_condition(ui, forecast);
    let column = label_column(ui, forecast);
    for chance in forecast.chances.iter().filter(|chance| chance.count > 0) {
        show_chance(ui, chance, forecast.out_of, column, texts);
    }
}

/// How wide the labels of chances are, in points, with the space after them: all begin what follows in one column.
fn label_column(ui: &egui::Ui, forecast: &Forecast) -> f32 {
    /// The narrowest column, and its widest share of what there is.
    const LEAST: f32 = 96.0;
    const SHARE: f32 = 0.5;
    let ink = theme::colours(ui).ink;
    let wide = |chance: &Chance| {
        let words = ui.painter().layout_no_wrap(chance.label.clone(), FontId::proportional(14.0), ink);
        words.size().x + 14.0
    };
    let widest = forecast.chances.iter().map(wide).fold(LEAST, f32::max);
    widest.min((ui.available_width() * SHARE).max(LEAST))
}

fn show_chance(ui: &mut egui::Ui, chance: &Chance, out_of: u32, column: f32, texts: &Texts) {
    /// What is left for the percentage, in points.
    const PERCENTAGE: f32 = 56.0;
    let share = chance.count as f32 / out_of.max(1) as f32;
    let font = FontId::proportional(14.0);
    let ink =
        if chance.count == 0 { theme::colours(ui).ink_faded.gamma_multiply(0.75) } else { theme::colours(ui).ink };
    // Long words go on below: the chance is read as a whole.
    let wrapped = (ui.available_width() - column - PERCENTAGE).max(60.0);
    let words = ui.painter().layout(chance.consequence.clone(), font.clone(), ink, wrapped);
    let high = (words.size().y + 4.0).max(22.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    // The label names the side too.
    let bar = chance.favours.map_or(Paint::Plain([0xd8, 0xcb, 0xaa, 255]), Paint::Tint);
    let painter = ui.painter();
    let mut filled = rect;
    filled.set_width(rect.width() * share);
    painter.rect_filled(rect, 2.0, theme::colours(ui).paper_light);
    // By night words are light, and so the bar under them must be dark.
    let by_night = theme::colours(ui).ink.r() > theme::colours(ui).paper.r();
    let depth = if by_night { 0.72 } else { 0.0 };
    let bar = theme::look(ui).colour(bar).lerp_to_gamma(theme::colours(ui).paper, depth);
    painter.rect_filled(filled, 2.0, bar);
    painter.text(rect.left_center() + vec2(5.0, 0.0), Align2::LEFT_CENTER, &chance.label, font.clone(), ink);
    let percent = texts.format("desktop-percent", &[("n", percent(chance.count, out_of, texts).into())]);
    painter.text(rect.right_center() - vec2(5.0, 0.0), Align2::RIGHT_CENTER, percent, font, ink);
    let middle = rect.center().y - words.size().y / 2.0;
    painter.galley(egui::pos2(rect.left() + column, middle), words, ink);
    let told = texts.format(
        "desktop-chance",
        &[
            ("label", (&chance.label).into()),
            ("consequence", (&chance.consequence).into()),
            ("count", chance.count.into()),
            ("all", out_of.into()),
        ],
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &told));
    response.on_hover_text(told);
}

/// Percent with one digit where whole numbers would hide a chance.
pub fn percent(count: u32, out_of: u32, texts: &Texts) -> String {
    let tenths = (u64::from(count) * 1000 + u64::from(out_of) / 2) / u64::from(out_of.max(1));
    // What may happen is not impossible, and not certain.
    if (tenths == 0 && count > 0) || (tenths == 1000 && count < out_of) {
        let bound = texts.decimal(if tenths == 0 { 1 } else { 999 }, 1);
        return format!("{}\u{a0}{bound}", if tenths == 0 { '<' } else { '>' });
    }
    if tenths.is_multiple_of(10) {
        return (tenths / 10).to_string();
    }
    texts.decimal(tenths as i64, 1)
}
