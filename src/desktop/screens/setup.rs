//! A new match: its scenario, who plays each seat and wears which arms, its options, the seed, how far orders may be taken back.
mod chips;
mod options;
mod scenarios;
mod seats;

use crate::desktop::face::Face;
use crate::desktop::pages::rosters::OpenRosters;
use crate::desktop::platform::library::{Library, Shelf};
use crate::desktop::session::match_setup::MatchSetup;
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::theme;
use crate::table::prelude::{Match, OptionSpec, RuleData, RuleSet, Seat, UndoLimit};
use crate::table::presets::Presets;
use crate::table::rosters::book::RosterBook;
use crate::table::saves::own_lists::{OwnList, with_all};
use crate::table::text::locales::{Lang, Texts};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What the panel needs to know of the game.
pub struct Offer<'a> {
    pub id: &'static str,
    /// The games that can be chosen instead: their numbers in the library, and what they are called in keys.
    pub games: Vec<(usize, &'static str)>,
    /// The Fluent key of a side's name, by the scenario and the label of the seat.
    pub side: &'a dyn Fn(&str, &str) -> String,
    pub seats: &'static [&'static str],
    /// How many of them a match may have.
    pub counts: RangeInclusive<usize>,
    pub face: &'a dyn Face,
    /// The names of its scenarios; the first is the usual one.
    pub scenarios: &'a [String],
    /// What is known of the chosen one before it begins, in sentences.
    pub facts: &'a [String],
    /// The options of all scenarios.
    pub specs: &'a [OptionSpec],
    pub levels: &'a [&'static str],
    /// The arms that the seats wear at first.
    pub arms: Vec<String>,
    /// The lists that players bring to a match, if the game has any.
    pub rosters: Option<&'a [Unfit]>,
    /// Options that go together.
    pub presets: &'a Presets,
}
/// A list of a player that may not be taken for an option of a scenario, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfit {
    pub scenario: String,
    pub option: &'static str,
    pub name: String,
    pub why: String,
}

impl Offer<'_> {
    /// The scenario that is chosen: the usual one unless another was taken.
    fn scenario<'s>(&'s self, match_setup: &'s MatchSetup) -> &'s str {
        let known = self.scenarios.contains(&match_setup.scenario);
        if known { &match_setup.scenario } else { self.scenarios.first().map_or("", String::as_str) }
    }
    /// The name of a scenario, and what it is about; one of a designer's own is called as in the rule data.
    fn words_of(&self, scenario: &str, texts: &Texts) -> (String, String) {
        let key = format!("scenario-{}-{scenario}", self.id);
        let hint = format!("{key}.hint");
        let say = |key: &str, other: &str| if texts.has(key) { texts.get(key) } else { other.to_owned() };
        (say(&key, scenario), say(&hint, ""))
    }
    /// The Fluent key of a side's name in the scenario that is chosen.
    fn side(&self, match_setup: &MatchSetup, label: &str) -> String {
        (self.side)(self.scenario(match_setup), label)
    }
}

/// What was last looked up of a game.
pub struct LookedUp {
    /// The rule data in which it was looked up.
    data: RuleData,
    scenarios: Vec<String>,
    specs: Vec<OptionSpec>,
    /// The levels of its scripts.
    levels: Vec<&'static str>,
    /// The language, and the lists of players, of what follows.
    of: (Lang, u64),
    rosters: Option<Vec<Unfit>>,
    facts: scenarios::Facts,
}

impl LookedUp {
    fn of(shelf: &Shelf, rules: &RuleSet, library: &Library, of: (Lang, u64), texts: &Texts) -> Self {
        let own = shelf.own_lists(&library.saves);
        // Lists that do not go with the rule data are told of where they are written.
        let with_lists = with_all(shelf.game, rules, &library.source, &own).unwrap_or_else(|_| rules.clone());
        Self {
            data: rules.data.clone(),
            scenarios: shelf.game.scenarios(&rules.data),
            specs: shelf.game.options(&with_lists.data),
            levels: Match::new(shelf.game, rules.data.clone()).registry().levels(),
            of,
            rosters: shelf.game.rosters().map(|book| unfit(book, &rules.data, &own, texts)),
            facts: scenarios::Facts::default(),
        }
    }
}

/// The lists of a player that may not be taken, for each option that they may not be taken for. A file that cannot be read fits
/// nowhere.
fn unfit(book: &dyn RosterBook, data: &RuleData, own: &[OwnList], texts: &Texts) -> Vec<Unfit> {
    let mut unfit = vec![];
    for own in own {
        let text = own.list.as_ref().map(|sound| sound.text.clone()).unwrap_or_else(|_| book.blank(data));
        for fit in book.fits(data, &text, texts) {
            let (name, why) = match &own.list {
                Ok(sound) => (sound.listed.name.clone(), fit.why_not.as_ref().map(|why| why.told())),
                Err(_) => (own.file.clone(), Some(texts.get("roster-unreadable"))),
            };
            unfit.extend(why.map(|why| Unfit { scenario: fit.scenario.clone(), option: fit.option, name, why }));
        }
    }
    unfit
}

/// The screen.
pub fn draw(
    mut contexts: EguiContexts,
    library: Res<Library>,
    mut match_setup: ResMut<MatchSetup>,
    texts: Res<Texts>,
    rosters: Res<OpenRosters>,
    mut requests: ResMut<Requests>,
    mut known: Local<Option<LookedUp>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let playable = library.shelf.get(match_setup.game).and_then(|shelf| Some((shelf, shelf.rules.as_ref().ok()?)));
    let Some((shelf, rules)) = playable else {
        // The title says what is wrong with its rule data.
        requests.0.push(Request::ToTitle);
        return Ok(());
    };
    let of = (texts.lang(), rosters.version);
    if known.as_ref().is_none_or(|known| known.of != of || !Arc::ptr_eq(&known.data, &rules.data)) {
        *known = Some(LookedUp::of(shelf, rules, &library, of, &texts));
    }
    let LookedUp { scenarios, specs, levels, rosters, facts, .. } = known.as_mut().expect("just set");
    let mut draft_now = match_setup.clone();
    draft_now.fit(scenarios, specs, levels);
    facts.look_up(&draft_now, shelf, rules, &texts);
    let offer = Offer {
        id: shelf.game.id(),
        games: library
            .shelf
            .iter()
            .enumerate()
            .filter(|(_, shelf)| shelf.rules.is_ok())
            .map(|(number, shelf)| (number, shelf.game.id()))
            .collect(),
        side: &|scenario, label| shelf.game.side(&rules.data, scenario, label),
        seats: shelf.game.seats(),
        counts: shelf.game.seat_counts(),
        face: shelf.face,
        scenarios,
        facts: &facts.sentences,
        specs,
        levels,
        arms: (0..shelf.game.seats().len() as u8).map(|i| shelf.face.arms(&rules.data, Seat(i))).collect(),
        rosters: rosters.as_deref(),
        presets: &rules.presets,
    };
    let mut ui = theme::root(ctx);
    let request = egui::CentralPanel::default()
        .frame(theme::paper(&ui, EDGE))
        .show(&mut ui, |ui| show(ui, &mut draft_now, &offer, &texts))
        .inner;
    if draft_now != *match_setup {
        *match_setup = draft_now;
    }
    requests.0.extend(request);
    Ok(())
}

/// The side of the window's edge that stays empty, in points.
const EDGE: i8 = 18;
/// The share of the width for the seats, and its bounds in points.
const SEATS: (f32, std::ops::RangeInclusive<f32>) = (0.42, 390.0..=600.0);

/// The panel: changes the match_setup; a request when a button was pressed.
pub fn show(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) -> Option<Request> {
    match_setup.seat_everybody(&offer.counts, offer.levels, &offer.arms);
    let mut other = None;
    ui.horizontal_wrapped(|ui| {
        let title = egui::RichText::new(texts.get("desktop-new-match")).size(28.0).family(theme::display(ui.ctx()));
        ui.label(title.color(theme::colours(ui).rubric));
        if offer.games.len() < 2 {
            let game = egui::RichText::new(texts.get(&format!("game-{}", offer.id))).size(22.0);
            ui.label(game.color(theme::colours(ui).ink_faded));
        }
        ui.add_space(8.0);
        for (number, id) in offer.games.iter().filter(|_| offer.games.len() > 1) {
            let game = egui::Button::selectable(*id == offer.id, texts.get(&format!("game-{id}")));
            if ui.add(game.min_size(egui::vec2(0.0, 34.0))).clicked() && *id != offer.id {
                other = Some(Request::NewMatchOf(*number));
            }
        }
    });
    ui.separator();
    let buttons = egui::Panel::bottom("setup_buttons")
        .frame(egui::Frame::new().inner_margin(egui::Margin { top: 8, ..Default::default() }));
    let request = buttons.show_separator_line(false).show(ui, |ui| show_buttons(ui, match_setup, offer, texts)).inner;
    let before = match_setup.clone();
    let (share, bounds) = SEATS;
    egui::Panel::left("setup_seats")
        .resizable(false)
        .exact_size((ui.available_width() * share).clamp(*bounds.start(), *bounds.end()))
        .show_separator_line(false)
        .frame(egui::Frame::new())
        .show(ui, |ui| {
            // Only letters as large as they come leave no room for all of it.
            egui::ScrollArea::vertical().id_salt("seats").auto_shrink(false).show(ui, |ui| {
                // Round signs reach a little over their edge.
                ui.set_max_width(ui.available_width() - 14.0);
                egui::Frame::new().inner_margin(egui::Margin { left: 2, ..Default::default() }).show(ui, |ui| {
                    seats::show(ui, match_setup, offer, texts);
                    show_agreements(ui, match_setup, texts);
                });
            });
        });
    let apart = egui::Frame::new().inner_margin(egui::Margin { left: 14, ..Default::default() });
    egui::CentralPanel::default().frame(apart).show(ui, |ui| options::show(ui, match_setup, offer, texts));
    if *match_setup != before {
        match_setup.problem = None;
    }
    other.or(request)
}

fn show_buttons(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) -> Option<Request> {
    let mut request = None;
    if let Some(problem) = &match_setup.problem {
        let words = egui::RichText::new(problem).color(theme::colours(ui).rubric).family(theme::bold(ui.ctx()));
        ui.add(egui::Label::new(words).wrap());
    }
    ui.horizontal_wrapped(|ui| {
        let main = theme::main_button(ui, texts.get("desktop-start")).min_size(egui::vec2(180.0, 40.0));
        if ui.add(main).clicked() {
            request = Some(Request::Start);
        }
        let button = |ui: &mut egui::Ui, key: &str| {
            ui.add(egui::Button::new(texts.get(key)).min_size(egui::vec2(120.0, 40.0))).clicked()
        };
        if button(ui, "desktop-back") {
            request = Some(Request::ToTitle);
        }
        if button(ui, "desktop-usual-options") {
            match_setup.options.clear();
            match_setup.problem = None;
        }
        if offer.rosters.is_some() && button(ui, "roster-title") {
            request = Some(Request::Open(Dialog::Rosters));
        }
    });
    request
}

/// How far orders may be taken back, whether advice may be asked for, and the seed of the dice.
fn show_agreements(ui: &mut egui::Ui, match_setup: &mut MatchSetup, texts: &Texts) {
    theme::heading(ui, &texts.get("desktop-undo-agreement"));
    for (limit, key) in [(UndoLimit::Usual, "desktop-undo-usual"), (UndoLimit::Agreed, "desktop-undo-agreed")] {
        ui.radio_value(&mut match_setup.undo, limit, texts.get(key));
    }
    ui.add_space(4.0);
    theme::heading(ui, &texts.get("advice-heading"));
    let advice = ui.checkbox(&mut match_setup.advice, texts.get("advice-allowed"));
    advice.on_hover_text(texts.get("advice-allowed.hint"));
    ui.add_space(4.0);
    theme::heading(ui, &texts.get("desktop-seed"));
    ui.horizontal(|ui| {
        let label = ui.label(texts.get("desktop-seed-label"));
        let seed = egui::TextEdit::singleline(&mut match_setup.seed).desired_width(180.0);
        ui.add(seed.hint_text(texts.get("desktop-seed-empty"))).labelled_by(label.id);
    });
    let hint = egui::RichText::new(texts.get("desktop-seed-hint")).color(theme::colours(ui).ink_faded);
    ui.add(egui::Label::new(hint.size(theme::SMALL)).wrap());
}
