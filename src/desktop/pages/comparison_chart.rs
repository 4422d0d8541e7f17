//! The chart of a comparison: two bars for each value, with the interval of each.
use crate::desktop::theme;
use crate::table::play::comparison::{Estimate, Measure, MeasureKind};
use crate::table::prelude::Game;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Color32, vec2};
use egui_plot::{Bar, BarChart, GridInput, GridMark, Line, Plot, PlotPoints};
use std::ops::RangeInclusive;

/// Height of a row: the names at the axis need as much, or they are left out.
const ROW: f32 = 34.0;
/// Room for the names.
const NAMES: f32 = 190.0;

/// A side of the comparison: its name, its colour, its bar in a row, its values.
struct Side {
    key: &'static str,
    colour: fn(&theme::Colours) -> Color32,
    offset: f64,
    of: fn(&Measure) -> Estimate,
}

/// The program's rule data above the designer's, pale and full: not by the colour alone are they told apart.
const SIDES: [Side; 2] = [
    Side { key: "compare-head-usual", colour: |c| c.ink_faded.gamma_multiply(0.4), offset: 0.2, of: |m| m.usual },
    Side { key: "compare-head-own", colour: |c| c.rubric, offset: -0.2, of: |m| m.own },
];

/// What is measured, in words: a seat, an ending or a figure of the game; a verb as it stands in journals and scripts.
pub(super) fn name(measure: &Measure, game: &dyn Game, texts: &Texts) -> String {
    let label = measure.name.as_str();
    let of_game = |word: &str| {
        let name = label.replace('_', "-");
        let keys = [Some(game.id()), game.base()].into_iter().flatten().map(|id| format!("{id}-{word}-{name}"));
        keys.into_iter().find(|key| texts.has(key)).map(|key| texts.get(&key))
    };
    match measure.kind {
        MeasureKind::Seat => of_game("side").unwrap_or_else(|| label.to_owned()),
        MeasureKind::Figure => of_game("figure").unwrap_or_else(|| label.to_owned()),
        MeasureKind::Verb => label.rsplit('.').next().unwrap_or(label).to_owned(),
        MeasureKind::Ending => texts.get_or(label, label),
        MeasureKind::Draws | MeasureKind::Orders => texts.get(measure.kind.heading()),
    }
}

/// A value in the notation of the language.
pub(super) fn number(measure: &Measure, value: f64, texts: &Texts) -> String {
    if measure.kind.is_share() {
        let percent = texts.decimal((value * 1000.0).round() as i64, 1);
        texts.format("comparison-share", &[("n", percent.into())])
    } else {
        texts.decimal((value * 100.0).round() as i64, 2)
    }
}

/// Which bars are whose.
pub(super) fn show_legend(ui: &mut egui::Ui, texts: &Texts) {
    let c = *theme::colours(ui);
    ui.horizontal(|ui| {
        for side in &SIDES {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 14.0), egui::Sense::hover());
            ui.painter().rect(rect, 0.0, (side.colour)(&c), egui::Stroke::new(1.0, c.ink), egui::StrokeKind::Inside);
            ui.label(texts.get(side.key));
            ui.add_space(14.0);
        }
    });
}

/// Shares are in percent of the matches; other values have scales of their own and are shown in percent of what they are
/// with the program's rule data.
pub(super) fn show_chart(ui: &mut egui::Ui, rows: &[&Measure], game: &dyn Game, texts: &Texts) {
    let c = *theme::colours(ui);
    let of_row = |row: usize| (rows.len() - 1 - row) as f64;
    let scale = |measure: &Measure| match measure.kind.is_share() {
        true => 100.0,
        false if measure.usual.mean.abs() > f64::EPSILON => 100.0 / measure.usual.mean.abs(),
        false => 100.0,
    };
    let names: Vec<String> = rows.iter().rev().map(|measure| name(measure, game, texts)).collect();
    let label = move |mark: GridMark, _: &RangeInclusive<f64>| {
        let row = mark.value.round();
        let near = (mark.value - row).abs() < 1e-6 && row >= 0.0;
        if near { names.get(row as usize).cloned().unwrap_or_default() } else { String::new() }
    };
    let ends = rows.iter().flat_map(|m| [m.usual.high, m.own.high].map(|high| high * scale(m)));
    let count = rows.len();
    let plot = Plot::new("comparison")
        .width(ui.available_width() - 30.0)
        .height(count as f32 * ROW + 46.0)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .include_x(0.0)
        .include_x(ends.fold(1.0, f64::max) * 1.03)
        .include_y(-0.5)
        .include_y(count as f64 - 0.5)
        .set_margin_fraction(vec2(0.0, 0.0))
        .y_axis_min_width(NAMES)
        .y_grid_spacer(move |_| (0..count).map(|row| GridMark { value: row as f64, step_size: 1.0 }).collect())
        .y_axis_formatter(label)
        .x_grid_spacer(percents)
        .x_axis_formatter(|mark, _| texts.format("comparison-share", &[("n", format!("{:.0}", mark.value).into())]));
    plot.show(ui, |plot| {
        for side in &SIDES {
            let bar = |(row, measure): (usize, &&Measure)| {
                let of = (side.of)(measure);
                let [mean, low, high] = [of.mean, of.low, of.high].map(|value| number(measure, value, texts));
                let told = format!("{}\u{a0}: {mean} [{low} – {high}]", texts.get(side.key));
                Bar::new(of_row(row) + side.offset, of.mean * scale(measure))
                    .width(0.36)
                    .name(told)
                    .fill((side.colour)(&c))
                    .stroke(egui::Stroke::new(1.0, c.ink_faded))
            };
            let bars = rows.iter().enumerate().map(bar).collect();
            let chart = BarChart::new(side.key, bars).horizontal();
            plot.bar_chart(chart.element_formatter(Box::new(|bar, _| bar.name.clone())));
            for (row, measure) in rows.iter().enumerate() {
                let (at, of) = (of_row(row) + side.offset, (side.of)(measure));
                let ends = vec![[of.low * scale(measure), at], [of.high * scale(measure), at]];
                plot.line(Line::new("", PlotPoints::from(ends)).color(c.ink).width(2.0).allow_hover(false));
            }
        }
    });
}

/// A line every so many percent: some six of them.
fn percents(input: GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
    let step = steps.into_iter().find(|step| (high - low) / step <= 7.0).unwrap_or(high - low);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|n| GridMark { value: n as f64 * step, step_size: step }).collect()
}
