//! For designers: the same matches with the program's rule data and with those of the folder, side by side as charts, and
//! what has changed more than by chance.
use crate::desktop::pages::comparison_chart::{name, number, show_chart, show_legend};
use crate::desktop::pages::comparison_trial::{Trial, TrialState};
use crate::desktop::pages::game_choice::GameChoice;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::table::data::Source;
use crate::table::play::comparison::{Comparison, Measure, MeasureKind};
use crate::table::prelude::Game;
use crate::table::text::locales::{Arg, Texts};
use bevy::prelude::Resource;
use bevy_egui::egui::{self, RichText};

/// So many matches can be chosen.
const BATCHES: [u64; 4] = [50, 200, 1000, 5000];
/// More rows make no chart that can be read.
const MOST_ROWS: usize = 16;
/// Width of the list of what has changed.
const LIST: f32 = 400.0;
/// Width of the words in it; longer ones are wrapped.
const WORDS: f32 = 200.0;

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
    games: &mut GameChoice,
    source: &Source,
    texts: &Texts,
) -> Option<Request> {
    theme::fill_page(ui, 1240.0);
    let game = games.game()?;
    let mut request = None;
    ui.horizontal(|ui| {
        ui.heading(texts.get("comparison-title"));
        ui.add_space(12.0);
        choices(ui, open, games, texts);
        if open.is_playing() {
            if ui.button(texts.get("comparison-stop")).clicked() {
                open.close();
            }
        } else if ui.add(theme::main_button(ui, texts.get("comparison-begin"))).clicked() {
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
        let said = texts.format("comparison-playing", &[("percent", ((share * 100.0) as u32).into())]);
        ui.add(egui::ProgressBar::new(share).corner_radius(3.0).text(said));
    }
    match open.done.take() {
        Some(comparison) => {
            result(ui, open, &comparison, game, texts);
            open.done = Some(comparison);
        }
        None => {
            let folder = source.on_disk().map(|folder| folder.display().to_string()).unwrap_or_default();
            let args = [("game", Arg::key(format!("game-{}", game.id()))), ("folder", folder.into())];
            ui.label(texts.format("comparison-what", &args));
        }
    }
    request
}

/// Which game, how many matches, and for how many seats.
fn choices(ui: &mut egui::Ui, open: &mut OpenComparison, games: &mut GameChoice, texts: &Texts) {
    ui.add_enabled_ui(!open.is_playing(), |ui| {
        games.show(ui, 150.0, texts);
        let said = |games: u64| texts.format("comparison-matches", &[("n", games.into())]);
        let combo = egui::ComboBox::from_id_salt("matches").width(130.0).selected_text(said(open.games));
        combo.show_ui(ui, |ui| {
            BATCHES.iter().for_each(|games| drop(ui.selectable_value(&mut open.games, *games, said(*games))));
        });
        let counts = games.game().map(Game::seat_counts).filter(|counts| counts.clone().count() > 1);
        if let Some(counts) = counts {
            let said = |seats: usize| texts.format("comparison-seats", &[("n", seats.into())]);
            let combo = egui::ComboBox::from_id_salt("seats").width(100.0).selected_text(said(open.seats));
            combo.show_ui(ui, |ui| {
                counts.for_each(|seats| drop(ui.selectable_value(&mut open.seats, seats, said(seats))));
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

/// What came of it: the chart of one kind of values, and beside it what has changed.
fn result(ui: &mut egui::Ui, open: &mut OpenComparison, comparison: &Comparison, game: &dyn Game, texts: &Texts) {
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
    let faded = |ui: &egui::Ui, words: String| RichText::new(words).size(15.0).color(theme::colours(ui).ink_faded);
    ui.horizontal_top(|ui| {
        let height = ui.available_height();
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - LIST - 24.0);
            show_legend(ui, texts);
            let area = egui::ScrollArea::vertical().id_salt(("chart", open.shown as usize));
            area.max_height(ui.available_height()).auto_shrink([false, true]).show(ui, |ui| {
                show_chart(ui, &rows, game, texts);
                if all > rows.len() {
                    ui.label(texts.format("comparison-more", &[("n", (all - rows.len()).into())]));
                }
                let how = if open.shown.is_share() { "comparison-shares" } else { "comparison-percent" };
                ui.label(faded(ui, texts.get(how)));
            });
        });
        ui.separator();
        ui.vertical(|ui| {
            ui.set_width(LIST);
            let area = egui::ScrollArea::vertical().id_salt("changed").max_height(height).auto_shrink(false);
            area.show(ui, |ui| {
                ui.label(faded(ui, texts.format("comparison-pairs", &[("pairs", comparison.pairs.into())])));
                let nothing = comparison.beyond_chance().is_empty();
                let key = if nothing { "compare-nothing" } else { "compare-beyond-chance" };
                ui.label(RichText::new(texts.get(key)).family(theme::bold(ui.ctx())));
                changes(ui, comparison, game, texts);
                ui.add_space(8.0);
                ui.label(faded(ui, texts.get("comparison-how")));
            });
        });
    });
}

/// What has changed more than by chance, kind by kind, under both rule data.
fn changes(ui: &mut egui::Ui, comparison: &Comparison, game: &dyn Game, texts: &Texts) {
    let changed = comparison.beyond_chance();
    if changed.is_empty() {
        return;
    }
    let (c, bold) = (*theme::colours(ui), theme::bold(ui.ctx()));
    let grid = egui::Grid::new("changes").num_columns(3).spacing([14.0, 4.0]).max_col_width(WORDS);
    grid.show(ui, |ui| {
        let heads = ["compare-head-usual", "compare-head-own"].map(|key| texts.get(key));
        for head in [String::new()].into_iter().chain(heads) {
            ui.label(RichText::new(head).size(15.0).color(c.ink_faded));
        }
        ui.end_row();
        for kind in MeasureKind::ALL {
            let of_kind: Vec<&Measure> = changed.iter().copied().filter(|measure| measure.kind == kind).collect();
            if of_kind.iter().any(|measure| !measure.name.is_empty()) {
                ui.label(RichText::new(texts.get(kind.heading())).size(15.0).color(c.rubric));
                ui.end_row();
            }
            for measure in of_kind {
                ui.add(egui::Label::new(name(measure, game, texts)).wrap());
                for side in [measure.usual, measure.own] {
                    ui.label(RichText::new(number(measure, side.mean, texts)).family(bold.clone()));
                }
                ui.end_row();
            }
        }
    });
}
