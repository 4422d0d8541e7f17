//! For designers: the same matches with the program's rule data and with those of the folder, side by side as charts, and
//! what has changed more than by chance.
use crate::desktop::pages::comparison_trial::{Trial, TrialState};
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::table::data::Source;
use crate::table::play::comparison::{Comparison, Estimate, Measure, MeasureKind};
use crate::table::prelude::Game;
use crate::table::text::locales::Texts;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText, vec2};
use egui_plot::{Bar, BarChart, GridMark, Legend, Line, Plot, PlotPoints};

/// So many matches can be chosen.
const BATCHES: [u64; 4] = [50, 200, 1000, 5000];
/// More rows make no chart that can be read.
const MOST_ROWS: usize = 16;

/// What is compared, and what came of it.
#[derive(Resource)]
pub struct OpenComparison {
    /// The game of which the result is.
    game: String,
    games: u64,
    seats: usize,
    shown: MeasureKind,
    trial: Option<Trial>,
    done: Option<Comparison>,
    problem: Option<String>,
}

impl Default for OpenComparison {
    fn default() -> Self {
        let shown = MeasureKind::Seat;
        Self { game: String::new(), games: BATCHES[1], seats: 0, shown, trial: None, done: None, problem: None }
    }
}

impl OpenComparison {
    /// Turns to a game. What another game is compared with is given up.
    pub fn open(&mut self, game: &dyn Game) {
        if self.game != game.id() {
            *self = Self { game: game.id().to_owned(), seats: *game.seat_counts().start(), ..Self::default() };
        }
        match self.trial.as_ref().map(Trial::state) {
            Some(TrialState::Done(comparison)) => {
                self.done = Some(comparison);
                self.trial = None;
            }
            Some(TrialState::Failed) => self.trial = None,
            Some(TrialState::Playing(_)) | None => {}
        }
    }

    /// Whether matches are being played.
    pub fn is_playing(&self) -> bool {
        self.trial.is_some()
    }

    /// Gives up what is being played.
    pub fn close(&mut self) {
        self.trial = None;
    }

    /// Shows this comparison.
    pub fn put(&mut self, comparison: Comparison) {
        self.done = Some(comparison);
    }
}

/// The sheet.
pub fn show(
    ui: &mut egui::Ui,
    open: &mut OpenComparison,
    game: &'static dyn Game,
    source: &Source,
    texts: &Texts,
) -> Option<Request> {
    let screen = ui.ctx().viewport_rect().size();
    let size = vec2((screen.x - 90.0).min(1240.0), (screen.y - 110.0).max(320.0));
    ui.set_min_size(size);
    ui.set_max_size(size);
    let mut request = None;
    ui.horizontal(|ui| {
        ui.heading(texts.get("comparison-title"));
        ui.add_space(12.0);
        choices(ui, open, game, texts);
        let begin = ui.add_enabled(!open.is_playing(), theme::main_button(ui, texts.get("comparison-begin")));
        if begin.clicked() {
            begin_trial(open, game, source, texts);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button(texts.get("desktop-close")).clicked() {
                request = Some(Request::Close);
            }
            if ui.button(texts.get("inspector-open")).clicked() {
                request = Some(Request::Open(Dialog::RuleData));
            }
        });
    });
    ui.separator();
    if let Some(problem) = &open.problem {
        ui.label(RichText::new(problem).monospace().color(theme::colours(ui).rubric));
    }
    if let Some(TrialState::Playing(share)) = open.trial.as_ref().map(Trial::state) {
        ui.add(egui::ProgressBar::new(share).text(texts.get("comparison-playing")));
    }
    match open.done.take() {
        Some(comparison) => {
            result(ui, open, &comparison, texts);
            open.done = Some(comparison);
        }
        None => drop(ui.label(texts.get("comparison-what"))),
    }
    request
}

/// How many matches, and for how many seats.
fn choices(ui: &mut egui::Ui, open: &mut OpenComparison, game: &dyn Game, texts: &Texts) {
    ui.add_enabled_ui(!open.is_playing(), |ui| {
        let said = |games: u64| texts.format("comparison-matches", &[("n", games.into())]);
        let combo = egui::ComboBox::from_id_salt("matches").width(140.0).selected_text(said(open.games));
        combo.show_ui(ui, |ui| {
            BATCHES.iter().for_each(|games| drop(ui.selectable_value(&mut open.games, *games, said(*games))));
        });
        if game.seat_counts().count() > 1 {
            let said = |seats: usize| texts.format("comparison-seats", &[("n", seats.into())]);
            let combo = egui::ComboBox::from_id_salt("seats").width(110.0).selected_text(said(open.seats));
            combo.show_ui(ui, |ui| {
                game.seat_counts().for_each(|seats| drop(ui.selectable_value(&mut open.seats, seats, said(seats))));
            });
        }
    });
}

fn begin_trial(open: &mut OpenComparison, game: &'static dyn Game, source: &Source, texts: &Texts) {
    (open.done, open.problem) = (None, None);
    match Trial::begin(game, source, open.seats, open.games) {
        Ok(trial) => open.trial = Some(trial),
        Err(findings) => open.problem = Some(findings.render(texts)),
    }
}

/// What came of it: the chart of one kind of values, and in words what has changed.
fn result(ui: &mut egui::Ui, open: &mut OpenComparison, comparison: &Comparison, texts: &Texts) {
    ui.horizontal_wrapped(|ui| {
        for kind in MeasureKind::ALL {
            if comparison.measures.iter().any(|measure| measure.kind == kind) {
                ui.selectable_value(&mut open.shown, kind, texts.get(kind.heading()));
            }
        }
    });
    let mut rows: Vec<&Measure> = comparison.measures.iter().filter(|measure| measure.kind == open.shown).collect();
    let all = rows.len();
    if all > MOST_ROWS {
        rows.sort_by(|a, b| b.beyond_chance.cmp(&a.beyond_chance).then(b.usual.mean.total_cmp(&a.usual.mean)));
        rows.truncate(MOST_ROWS);
    }
    let height = (ui.available_height() * 0.55).max(160.0);
    chart(ui, &rows, height, texts);
    if all > rows.len() {
        ui.label(texts.format("comparison-more", &[("n", (all - rows.len()).into())]));
    }
    ui.separator();
    let area = egui::ScrollArea::vertical().id_salt("changed").max_height(ui.available_height());
    area.show(ui, |ui| {
        let args = [("pairs", comparison.pairs.into())];
        ui.label(RichText::new(texts.format("comparison-pairs", &args)).color(theme::colours(ui).ink_faded));
        let changed = comparison.beyond_chance();
        let key = if changed.is_empty() { "compare-nothing" } else { "compare-beyond-chance" };
        ui.label(RichText::new(texts.get(key)).family(theme::bold(ui.ctx())));
        for measure in changed {
            ui.label(told(measure, texts));
        }
        ui.label(RichText::new(texts.get("comparison-how")).size(15.0).color(theme::colours(ui).ink_faded));
    });
}

/// The words for what is measured.
fn name(measure: &Measure, texts: &Texts) -> String {
    if measure.name.is_empty() {
        return texts.get(measure.kind.heading());
    }
    texts.get_or(&measure.name, &measure.name)
}

fn told(measure: &Measure, texts: &Texts) -> String {
    let number = |value: f64| {
        if measure.kind.is_share() { format!("{:.1} %", value * 100.0) } else { format!("{value:.2}") }
    };
    let heading = texts.get(measure.kind.heading());
    let what = if measure.name.is_empty() { heading } else { format!("{heading}, {}", name(measure, texts)) };
    let args =
        [("what", what.into()), ("usual", number(measure.usual.mean).into()), ("own", number(measure.own.mean).into())];
    texts.format("compare-changed", &args)
}

/// Two bars for each value, and the interval of each. Shares are in percent of the matches; other values have scales of
/// their own and are shown in percent of what they are with the program's rule data.
fn chart(ui: &mut egui::Ui, rows: &[&Measure], height: f32, texts: &Texts) {
    const WIDTH: f64 = 0.36;
    let c = *theme::colours(ui);
    let of_row = |row: usize| (rows.len() - 1 - row) as f64;
    let scale = |measure: &Measure| match measure.kind.is_share() {
        true => 100.0,
        false if measure.usual.mean.abs() > f64::EPSILON => 100.0 / measure.usual.mean.abs(),
        false => 100.0,
    };
    let bars = |side: fn(&Measure) -> Estimate, offset: f64| -> Vec<Bar> {
        let bar = |(row, measure): (usize, &&Measure)| {
            Bar::new(of_row(row) + offset, side(measure).mean * scale(measure)).width(WIDTH).name(name(measure, texts))
        };
        rows.iter().enumerate().map(bar).collect()
    };
    let names: Vec<String> = rows.iter().rev().map(|measure| name(measure, texts)).collect();
    let label = move |mark: GridMark, _: &std::ops::RangeInclusive<f64>| {
        let row = mark.value.round();
        let near = (mark.value - row).abs() < 1e-6 && row >= 0.0;
        if near { names.get(row as usize).cloned().unwrap_or_default() } else { String::new() }
    };
    let count = rows.len();
    let plot = Plot::new("comparison")
        .height(height)
        .legend(Legend::default())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .include_x(0.0)
        .y_axis_min_width(230.0)
        .y_grid_spacer(move |_| (0..count).map(|row| GridMark { value: row as f64, step_size: 1.0 }).collect())
        .y_axis_formatter(label)
        .x_axis_formatter(|mark, _| format!("{:.0} %", mark.value));
    plot.show(ui, |plot| {
        for (key, colour, side, offset) in [
            ("compare-head-usual", c.ink_faded, (|m: &Measure| m.usual) as fn(&Measure) -> Estimate, 0.2),
            ("compare-head-own", c.rubric, |m: &Measure| m.own, -0.2),
        ] {
            plot.bar_chart(BarChart::new(texts.get(key), bars(side, offset)).color(colour).horizontal());
            for (row, measure) in rows.iter().enumerate() {
                let (at, of) = (of_row(row) + offset, side(measure));
                let ends = vec![[of.low * scale(measure), at], [of.high * scale(measure), at]];
                plot.line(Line::new("", PlotPoints::from(ends)).color(c.ink).width(2.0));
            }
        }
    });
}
