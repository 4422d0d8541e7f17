//! A new match: the options of the game, who plays each seat, the seed, how far orders may be taken back.
use crate::desktop::face::{Face, Tincture};
use crate::desktop::pages::rosters::OpenRosters;
use crate::desktop::platform::library::{Library, Shelf};
use crate::desktop::session::match_setup::MatchSetup;
use crate::desktop::session::requests::Requests;
use crate::desktop::session::requests::{Dialog, Request};
use crate::desktop::session::view_model::player_key;
use crate::desktop::theme;
use crate::desktop::theme::heraldry;
use crate::desktop::theme::heraldry::{Charge, Coat, Coats};
use crate::table::prelude::{Match, OptionChoice, OptionSpec, Player, RuleData, RuleSet, Seat, Setting, UndoLimit};
use crate::table::rosters::book::RosterBook;
use crate::table::saves::own_lists::{OwnList, with_all};
use crate::table::text::locales::{Arg, Lang, Texts};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What the panel needs to know of the game.
pub struct Offer<'a> {
    pub id: &'static str,
    /// The Fluent key of a side's name, by the scenario and the label of the seat.
    pub side: &'a dyn Fn(&str, &str) -> String,
    pub seats: &'static [&'static str],
    /// How many of them a match may have.
    pub counts: RangeInclusive<usize>,
    pub face: &'a dyn Face,
    /// The names of its scenarios; the first is the usual one.
    pub scenarios: &'a [String],
    /// The options of all scenarios.
    pub specs: &'a [OptionSpec],
    pub levels: &'a [&'static str],
    /// What the seats apply_arms at first.
    pub arms: Vec<String>,
    /// The lists that players bring to a match, if the game has any.
    pub rosters: Option<&'a [Unfit]>,
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
    let LookedUp { scenarios, specs, levels, rosters, .. } = known.as_ref().expect("just set");
    let mut draft_now = match_setup.clone();
    let offer = Offer {
        id: shelf.game.id(),
        side: &|scenario, label| shelf.game.side(&rules.data, scenario, label),
        seats: shelf.game.seats(),
        counts: shelf.game.seat_counts(),
        face: shelf.face,
        scenarios,
        specs,
        levels,
        arms: (0..shelf.game.seats().len() as u8).map(|i| shelf.face.arms(&rules.data, Seat(i))).collect(),
        rosters: rosters.as_deref(),
    };
    let mut ui = theme::root(ctx);
    let request = egui::CentralPanel::default()
        .frame(theme::paper(&ui, 22))
        .show(&mut ui, |ui| show(ui, &mut draft_now, &offer, &texts))
        .inner;
    if draft_now != *match_setup {
        *match_setup = draft_now;
    }
    requests.0.extend(request);
    Ok(())
}

/// The panel: changes the match_setup; a request when a button was pressed.
pub fn show(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) -> Option<Request> {
    match_setup.seat_everybody(&offer.counts, offer.levels, &offer.arms);
    let mut request = None;
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(texts.get("desktop-new-match")).size(30.0).color(theme::colours(ui).rubric));
        ui.label(
            egui::RichText::new(texts.get(&format!("game-{}", offer.id)))
                .size(24.0)
                .color(theme::colours(ui).ink_faded),
        );
    });
    ui.separator();
    egui::Panel::bottom("setup-buttons").frame(egui::Frame::new().inner_margin(8)).show_separator_line(false).show(
        ui,
        |ui| {
            if let Some(problem) = &match_setup.problem {
                ui.label(egui::RichText::new(problem).color(theme::colours(ui).rubric).family(theme::bold(ui.ctx())));
            }
            ui.horizontal(|ui| {
                if ui
                    .add(theme::main_button(ui, texts.get("desktop-start")).min_size(egui::vec2(180.0, 40.0)))
                    .clicked()
                {
                    request = Some(Request::Start);
                }
                if ui.add(egui::Button::new(texts.get("desktop-back")).min_size(egui::vec2(120.0, 40.0))).clicked() {
                    request = Some(Request::ToTitle);
                }
                if ui
                    .add(egui::Button::new(texts.get("desktop-usual-options")).min_size(egui::vec2(120.0, 40.0)))
                    .clicked()
                {
                    match_setup.options.clear();
                    match_setup.problem = None;
                }
                if offer.rosters.is_some()
                    && ui.add(egui::Button::new(texts.get("roster-title")).min_size(egui::vec2(120.0, 40.0))).clicked()
                {
                    request = Some(Request::Open(Dialog::Rosters));
                }
            });
        },
    );
    let before = match_setup.clone();
    let width = ui.available_width();
    egui::Panel::left("setup-seats")
        .resizable(false)
        .exact_size((width * 0.36).max(380.0))
        .show_separator_line(false)
        .frame(egui::Frame::new())
        .show(ui, |ui| {
            egui::ScrollArea::vertical()
                .id_salt("seats")
                .auto_shrink(false)
                .show(ui, |ui| show_seats(ui, match_setup, offer, texts));
        });
    egui::CentralPanel::default().frame(egui::Frame::new()).show(ui, |ui| {
        egui::ScrollArea::vertical()
            .id_salt("options")
            .auto_shrink(false)
            .show(ui, |ui| show_options(ui, match_setup, offer, texts));
    });
    if *match_setup != before {
        match_setup.problem = None;
    }
    request
}

/// The height of the list of scenarios, in points: the seats below it stay in sight.
const SCENARIOS: f32 = 220.0;

/// The scenarios of a game that has several, and what the chosen one is about.
fn show_scenarios(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    if offer.scenarios.len() < 2 {
        return;
    }
    theme::heading(ui, &texts.get("desktop-scenario"));
    let chosen = offer.scenario(match_setup).to_owned();
    let list = egui::ScrollArea::vertical().id_salt("scenarios").max_height(SCENARIOS).auto_shrink([false, true]);
    list.show(ui, |ui| {
        for name in offer.scenarios {
            let (title, hint) = offer.words_of(name, texts);
            let row = egui::Button::selectable(*name == chosen, title).wrap().min_size(egui::vec2(280.0, 28.0));
            let row = ui.add(row);
            let row = if hint.is_empty() { row } else { row.on_hover_text(hint) };
            if row.clicked() && *name != chosen {
                match_setup.take_scenario(name, offer.specs);
            }
        }
    });
    let hint = offer.words_of(offer.scenario(match_setup), texts).1;
    let hint = egui::RichText::new(hint).color(theme::colours(ui).ink_faded).size(theme::SMALL);
    ui.add(egui::Label::new(hint).wrap());
    ui.add_space(10.0);
}

fn show_seats(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    show_scenarios(ui, match_setup, offer, texts);
    theme::heading(ui, &texts.get("desktop-seats"));
    if offer.counts.start() < offer.counts.end() {
        ui.horizontal(|ui| {
            ui.label(texts.get("desktop-seat-count"));
            for n in offer.counts.clone() {
                let button = egui::Button::selectable(match_setup.seats.len() == n, n.to_string());
                if ui.add(button.min_size(egui::vec2(44.0, 32.0))).clicked() {
                    match_setup.seat(n, offer.levels, &offer.arms);
                }
            }
        });
        ui.add_space(6.0);
    }
    for (i, label) in offer.seats.iter().enumerate().take(match_setup.seats.len()) {
        let own = offer.face.tincture(Seat(i as u8));
        let mut coat = Coats::of(&match_setup.seats, offer.face).worn(own);
        let others = taken_colours(match_setup, i, offer);
        let side = texts.get(&offer.side(match_setup, label));
        let seat = &mut match_setup.seats[i];
        ui.horizontal(|ui| {
            theme::shield_of(ui, own, coat, 34.0);
            ui.label(egui::RichText::new(&side).family(theme::bold(ui.ctx())).size(19.0));
        });
        egui::Grid::new(("seat", i)).num_columns(2).spacing([10.0, 6.0]).show(ui, |ui| {
            let played_by = ui.label(texts.get("desktop-played-by"));
            let mut players = vec![Player::Person];
            // Weakest first.
            let mut levels = offer.levels.to_vec();
            levels.sort_by_key(|level| ["easy", "normal", "hard"].iter().position(|l| l == level));
            players.extend(levels.into_iter().map(|level| Player::Script(level.to_owned())));
            players.push(Player::Random);
            let words = |player: &Player| match player {
                Player::Script(level) => texts.format(player_key(player), &[("level", level.as_str().into())]),
                _ => texts.get(player_key(player)),
            };
            egui::ComboBox::from_id_salt(("player", i))
                .width(240.0)
                .selected_text(words(&seat.player))
                .show_ui(ui, |ui| {
                    for player in players {
                        let text = words(&player);
                        ui.selectable_value(&mut seat.player, player, text);
                    }
                })
                .response
                .labelled_by(played_by.id);
            ui.end_row();
            let name = ui.label(texts.get("desktop-name"));
            ui.add(egui::TextEdit::singleline(&mut seat.name).desired_width(240.0).char_limit(24).hint_text(&side))
                .labelled_by(name.id);
            ui.end_row();
            let before = coat;
            show_arms(ui, i, &mut coat, &others, texts);
            if coat != before {
                seat.arms = coat.write(own);
            }
        });
        ui.add_space(10.0);
    }
    theme::heading(ui, &texts.get("desktop-undo-agreement"));
    for (limit, key) in [(UndoLimit::Usual, "desktop-undo-usual"), (UndoLimit::Agreed, "desktop-undo-agreed")] {
        ui.radio_value(&mut match_setup.undo, limit, texts.get(key));
    }
    ui.add_space(10.0);
    theme::heading(ui, &texts.get("desktop-seed"));
    ui.horizontal(|ui| {
        let label = ui.label(texts.get("desktop-seed-label"));
        ui.add(
            egui::TextEdit::singleline(&mut match_setup.seed)
                .desired_width(180.0)
                .hint_text(texts.get("desktop-seed-empty")),
        )
        .labelled_by(label.id);
    });
    ui.label(
        egui::RichText::new(texts.get("desktop-seed-hint")).color(theme::colours(ui).ink_faded).size(theme::SMALL),
    );
}

/// The colours of the other seats, each with the name of the side that has it.
fn taken_colours(match_setup: &MatchSetup, seat: usize, offer: &Offer) -> Vec<(Tincture, String)> {
    let coats = Coats::of(&match_setup.seats, offer.face);
    let seated = offer.seats.iter().enumerate().take(match_setup.seats.len());
    let others = seated.filter(|(i, _)| *i != seat);
    let coat = |i: usize| coats.worn(offer.face.tincture(Seat(i as u8)));
    others.map(|(i, label)| (coat(i).tincture, offer.side(match_setup, label))).collect()
}

/// Colour and charge of a seat, in two rows of its grid.
fn show_arms(ui: &mut egui::Ui, seat: usize, coat: &mut Coat, others: &[(Tincture, String)], texts: &Texts) {
    ui.label(texts.get("arms-colour"));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for tincture in Tincture::ALL {
            let taken = others.iter().find(|(other, _)| *other == tincture).map(|(_, side)| texts.get(side));
            if swatch(ui, tincture, coat.tincture == tincture, taken, texts) {
                coat.tincture = tincture;
            }
        }
    });
    ui.end_row();
    let label = ui.label(texts.get("arms-charge"));
    let says = |charge: Option<Charge>| texts.get(charge.map_or("arms-plain", Charge::key));
    egui::ComboBox::from_id_salt(("charge", seat))
        .width(240.0)
        .height(400.0)
        .selected_text(says(coat.charge))
        .show_ui(ui, |ui| {
            for charge in [None].into_iter().chain(Charge::ALL.map(Some)) {
                ui.selectable_value(&mut coat.charge, charge, says(charge));
            }
        })
        .response
        .labelled_by(label.id);
    ui.end_row();
}

/// A colour to choose, hatched, so that it is told from the others without its colour too.
fn swatch(ui: &mut egui::Ui, tincture: Tincture, chosen: bool, taken: Option<String>, texts: &Texts) -> bool {
    let live = taken.is_none();
    let sense = if live { egui::Sense::click() } else { egui::Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(egui::vec2(36.0, 30.0), sense);
    let name = texts.get(heraldry::key(tincture));
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, live, chosen, &name));
    let c = theme::colours(ui);
    let field = rect.shrink(3.0);
    let [r, g, b] = theme::look(ui).pigment(tincture);
    let paint = egui::Color32::from_rgb(r, g, b);
    let painter = ui.painter();
    painter.rect_filled(field, 3.0, if live { paint } else { paint.gamma_multiply(0.25) });
    painter.add(heraldry::hatch_rect(Coat { tincture, charge: None }, field));
    let (width, edge) = match (chosen, response.hovered() || response.has_focus()) {
        (true, _) => (3.0, c.gold),
        (_, true) => (2.0, c.ink),
        _ => (1.0, c.ink_faded),
    };
    painter.rect_stroke(field.expand(1.0), 3.0, egui::Stroke::new(width, edge), egui::StrokeKind::Outside);
    let hint = taken.map_or(name, |side| texts.format("arms-taken", &[("name", side.into())]));
    response.on_hover_text(hint).clicked()
}

fn show_options(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    let scenario = offer.scenario(match_setup).to_owned();
    let specs: Vec<&OptionSpec> = offer.specs.iter().filter(|spec| spec.is_of(&scenario)).collect();
    let mut groups: Vec<&'static str> = vec![];
    for spec in &specs {
        if !groups.contains(&spec.group) {
            groups.push(spec.group);
        }
    }
    for (i, group) in groups.into_iter().enumerate() {
        let of_group = || specs.iter().filter(move |spec| spec.group == group);
        let changed = of_group().filter(|spec| match_setup.options.contains_key(&spec.name)).count();
        let mut title = texts.get(group);
        if changed > 0 {
            title = format!("{title} ({})", texts.format("desktop-options-changed", &[("n", changed.into())]));
        }
        let title = egui::RichText::new(title).size(19.0).color(theme::colours(ui).rubric);
        egui::CollapsingHeader::new(title).id_salt(group).default_open(i == 0).show(ui, |ui| {
            for spec in of_group() {
                show_option(ui, spec, match_setup, offer, texts);
            }
        });
    }
}

fn show_option(ui: &mut egui::Ui, spec: &OptionSpec, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    let key = format!("option-{}-{}", offer.id, spec.name);
    let mut setting = match_setup.options.get(&spec.name).unwrap_or(&spec.default).clone();
    let before = setting.clone();
    let row = ui.add_enabled_ui(!spec.locked, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = 26.0;
            let name = texts.get(&key);
            match (&spec.choice, &mut setting) {
                (OptionChoice::Switch, Setting::Switch(on)) => {
                    ui.checkbox(on, name);
                }
                (OptionChoice::Number { least, most }, Setting::Number(n)) => {
                    let number = ui.add(egui::DragValue::new(n).range(*least..=*most).speed(0.2));
                    number.labelled_by(ui.label(name).id);
                }
                (OptionChoice::OneNumber(numbers), Setting::Number(n)) => {
                    let combo = egui::ComboBox::from_id_salt(&key).width(90.0).selected_text(n.to_string());
                    let chosen = combo.show_ui(ui, |ui| {
                        numbers.iter().for_each(|number| drop(ui.selectable_value(n, *number, number.to_string())));
                    });
                    chosen.response.labelled_by(ui.label(name).id);
                }
                (OptionChoice::OneOf(words), Setting::Word(word)) => {
                    let says = |word: &str| spec.says(offer.id, word, texts);
                    let combo = egui::ComboBox::from_id_salt(&key).width(230.0).selected_text(says(word));
                    let chosen = combo.show_ui(ui, |ui| {
                        for choice in words {
                            ui.selectable_value(word, choice.clone(), says(choice));
                        }
                        let scenario = offer.scenario(match_setup);
                        let of_option = |unfit: &&Unfit| unfit.option == spec.name && unfit.scenario == scenario;
                        for unfit in offer.rosters.unwrap_or_default().iter().filter(of_option) {
                            let args = [("name", unfit.name.as_str().into()), ("why", unfit.why.as_str().into())];
                            let words = egui::RichText::new(texts.format("roster-unfit", &args)).size(theme::SMALL);
                            ui.add_enabled(false, egui::Button::selectable(false, words).wrap());
                        }
                    });
                    chosen.response.labelled_by(ui.label(name).id);
                }
                _ => drop(ui.label(name)),
            }
            ui.label(egui::RichText::new(spec.rule).size(theme::SMALL).color(theme::colours(ui).ink_faded));
        });
    });
    let mut hint = texts.get(&format!("{key}.hint"));
    if spec.locked {
        hint = texts.format("desktop-locked", &[("hint", hint.as_str().into()), ("rule", Arg::from(spec.rule))]);
    }
    row.response.on_hover_text(&hint);
    ui.indent(&spec.name, |ui| {
        ui.label(egui::RichText::new(hint).size(theme::SMALL).color(theme::colours(ui).ink_faded))
    });
    if setting != before {
        if setting == spec.default {
            match_setup.options.remove(&spec.name);
        } else {
            match_setup.options.insert(spec.name.clone(), setting);
        }
    }
}
