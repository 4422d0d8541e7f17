//! A new match: the options of the game, who plays each seat, the seed, how far orders may be taken back.
use crate::desktop::face::face_trait::{Face, Tincture};
use crate::desktop::session::requests::{Wish, player_key};
use crate::desktop::theme::heraldry;
use crate::desktop::theme::heraldry::{Charge, Coat, Coats};
use crate::desktop::theme::style;
use crate::desktop::{Library, Shelf, Wishes};
use crate::table::prelude::{
    Header, Match, OptionChoice, OptionSpec, Player, RuleData, RuleSet, Seat, SeatSetup, Setting, Settings, UndoLimit,
};
use crate::table::text::locales::{Arg, Texts};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The match as it is being chosen.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Draft {
    /// Which game of the shelf.
    pub game: usize,
    pub scenario: String,
    pub options: Settings,
    pub seats: Vec<SeatSetup>,
    /// As typed; empty: from the clock.
    pub seed: String,
    pub undo: UndoLimit,
    /// Why the match could not begin.
    pub problem: Option<String>,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            game: 0,
            scenario: String::new(),
            options: Settings::new(),
            seats: vec![],
            seed: String::new(),
            undo: UndoLimit::Usual,
            problem: None,
        }
    }
}

impl Draft {
    /// Another game: what was chosen for the last one is void.
    pub fn choose(&mut self, game: usize) {
        self.problem = None;
        if self.game != game {
            *self = Self { game, ..Self::default() };
        }
    }
    /// As many seats as the game allows, at first the fewest: a person against the middle script, if there is one.
    fn seat_everybody(&mut self, counts: &RangeInclusive<usize>, levels: &[&'static str], arms: &[String]) {
        if !counts.contains(&self.seats.len()) {
            self.seats.clear();
            self.seat(*counts.start(), levels, arms);
        }
    }
    /// This many seats: the last ones leave, or more scripts sit down.
    fn seat(&mut self, seats: usize, levels: &[&'static str], arms: &[String]) {
        let script = levels.iter().find(|level| **level == "normal").or(levels.first());
        let other = script.map_or(Player::Random, |level| Player::Script((*level).to_owned()));
        self.seats.truncate(seats);
        while self.seats.len() < seats {
            let player = if self.seats.is_empty() { Player::Person } else { other.clone() };
            let arms = arms.get(self.seats.len()).cloned().unwrap_or_default();
            self.seats.push(SeatSetup { arms, ..SeatSetup::of(player) });
        }
    }
    /// The choices of a match that was played.
    pub fn of_header(&mut self, header: &Header) {
        self.options = header.options.clone();
        self.scenario.clone_from(&header.scenario);
        self.seats.clone_from(&header.seats);
        self.undo = header.undo;
    }
    /// The header of the match to begin.
    pub fn header(&self, shelf: &Shelf, rules: &RuleSet) -> Header {
        Header {
            game: shelf.game.id().to_owned(),
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            seed: self.seed.trim().parse().unwrap_or_else(|_| seed_of(self.seed.trim())),
            seats: self.seats.clone(),
            undo: self.undo,
            data: rules.files.clone(),
        }
    }
}

/// A seed from the clock, or from words that somebody typed.
fn seed_of(words: &str) -> u64 {
    if words.is_empty() {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        return now.as_nanos() as u64 % 1_000_000_000;
    }
    xxhash_rust::xxh3::xxh3_64(words.as_bytes())
}

/// What the panel needs to know of the game.
pub struct Offer<'a> {
    pub id: &'static str,
    /// The game that it is an expansion of, whose sides it has.
    pub base: Option<&'static str>,
    pub seats: &'static [&'static str],
    /// How many of them a match may have.
    pub counts: RangeInclusive<usize>,
    pub face: &'a dyn Face,
    pub specs: &'a [OptionSpec],
    pub levels: &'a [&'static str],
    /// What the seats wear at first.
    pub arms: Vec<String>,
}
impl Offer<'_> {
    /// The Fluent key of a side's name.
    fn side(&self, label: &str) -> String {
        format!("{}-side-{label}", self.base.unwrap_or(self.id))
    }
}

/// What was last looked up of a game: the rule data that it was looked up in, its options, the levels of its scripts.
type LookedUp = (RuleData, Vec<OptionSpec>, Vec<&'static str>);

/// The screen.
pub fn draw(
    mut contexts: EguiContexts,
    library: Res<Library>,
    mut draft: ResMut<Draft>,
    texts: Res<Texts>,
    mut wishes: ResMut<Wishes>,
    mut known: Local<Option<LookedUp>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let playable = library.shelf.get(draft.game).and_then(|shelf| Some((shelf, shelf.rules.as_ref().ok()?)));
    let Some((shelf, rules)) = playable else {
        // The title says what is wrong with its rule data.
        wishes.0.push(Wish::ToTitle);
        return Ok(());
    };
    if known.as_ref().is_none_or(|(data, ..)| !Arc::ptr_eq(data, &rules.data)) {
        let levels = Match::new(shelf.game, rules.data.clone()).registry().levels();
        *known = Some((rules.data.clone(), shelf.game.options(&rules.data), levels));
    }
    let (_, specs, levels) = known.as_ref().expect("just set");
    let mut draft_now = draft.clone();
    let offer = Offer {
        id: shelf.game.id(),
        base: shelf.game.base(),
        seats: shelf.game.seats(),
        counts: shelf.game.seat_counts(),
        face: shelf.face,
        specs,
        levels,
        arms: (0..shelf.game.seats().len() as u8).map(|i| shelf.face.arms(&rules.data, Seat(i))).collect(),
    };
    let mut ui = crate::desktop::root(ctx);
    let wish = egui::CentralPanel::default()
        .frame(style::paper(&ui, 22))
        .show(&mut ui, |ui| show(ui, &mut draft_now, &offer, &texts))
        .inner;
    if draft_now != *draft {
        *draft = draft_now;
    }
    wishes.0.extend(wish);
    Ok(())
}

/// The panel: changes the draft; a wish when a button was pressed.
pub fn show(ui: &mut egui::Ui, draft: &mut Draft, offer: &Offer, texts: &Texts) -> Option<Wish> {
    draft.seat_everybody(&offer.counts, offer.levels, &offer.arms);
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(texts.get("desktop-new-match")).size(30.0).color(style::of(ui).rubric));
        ui.label(
            egui::RichText::new(texts.get(&format!("game-{}", offer.id))).size(24.0).color(style::of(ui).ink_faded),
        );
    });
    ui.separator();
    egui::Panel::bottom("setup-buttons").frame(egui::Frame::new().inner_margin(8)).show_separator_line(false).show(
        ui,
        |ui| {
            if let Some(problem) = &draft.problem {
                ui.label(egui::RichText::new(problem).color(style::of(ui).rubric).family(style::bold(ui.ctx())));
            }
            ui.horizontal(|ui| {
                if ui
                    .add(style::main_button(ui, texts.get("desktop-start")).min_size(egui::vec2(180.0, 40.0)))
                    .clicked()
                {
                    wish = Some(Wish::Start);
                }
                if ui.add(egui::Button::new(texts.get("desktop-back")).min_size(egui::vec2(120.0, 40.0))).clicked() {
                    wish = Some(Wish::ToTitle);
                }
                if ui
                    .add(egui::Button::new(texts.get("desktop-usual-options")).min_size(egui::vec2(120.0, 40.0)))
                    .clicked()
                {
                    draft.options.clear();
                    draft.problem = None;
                }
            });
        },
    );
    let before = draft.clone();
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
                .show(ui, |ui| show_seats(ui, draft, offer, texts));
        });
    egui::CentralPanel::default().frame(egui::Frame::new()).show(ui, |ui| {
        egui::ScrollArea::vertical()
            .id_salt("options")
            .auto_shrink(false)
            .show(ui, |ui| show_options(ui, draft, offer, texts));
    });
    if *draft != before {
        draft.problem = None;
    }
    wish
}

fn show_seats(ui: &mut egui::Ui, draft: &mut Draft, offer: &Offer, texts: &Texts) {
    style::heading(ui, &texts.get("desktop-seats"));
    if offer.counts.start() < offer.counts.end() {
        ui.horizontal(|ui| {
            ui.label(texts.get("desktop-seat-count"));
            for n in offer.counts.clone() {
                let button = egui::Button::selectable(draft.seats.len() == n, n.to_string());
                if ui.add(button.min_size(egui::vec2(44.0, 32.0))).clicked() {
                    draft.seat(n, offer.levels, &offer.arms);
                }
            }
        });
        ui.add_space(6.0);
    }
    for (i, label) in offer.seats.iter().enumerate().take(draft.seats.len()) {
        let own = offer.face.tincture(Seat(i as u8));
        let mut coat = Coats::of(&draft.seats, offer.face).worn(own);
        let others = taken_colours(draft, i, offer);
        let seat = &mut draft.seats[i];
        ui.horizontal(|ui| {
            style::shield_of(ui, own, coat, 34.0);
            ui.label(egui::RichText::new(texts.get(&offer.side(label))).family(style::bold(ui.ctx())).size(19.0));
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
            ui.add(
                egui::TextEdit::singleline(&mut seat.name)
                    .desired_width(240.0)
                    .char_limit(24)
                    .hint_text(texts.get(&offer.side(label))),
            )
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
    style::heading(ui, &texts.get("desktop-undo-agreement"));
    for (limit, key) in [(UndoLimit::Usual, "desktop-undo-usual"), (UndoLimit::Agreed, "desktop-undo-agreed")] {
        ui.radio_value(&mut draft.undo, limit, texts.get(key));
    }
    ui.add_space(10.0);
    style::heading(ui, &texts.get("desktop-seed"));
    ui.horizontal(|ui| {
        let label = ui.label(texts.get("desktop-seed-label"));
        ui.add(
            egui::TextEdit::singleline(&mut draft.seed).desired_width(180.0).hint_text(texts.get("desktop-seed-empty")),
        )
        .labelled_by(label.id);
    });
    ui.label(egui::RichText::new(texts.get("desktop-seed-hint")).color(style::of(ui).ink_faded).size(style::SMALL));
}

/// The colours of the other seats, each with the name of the side that has it.
fn taken_colours(draft: &Draft, seat: usize, offer: &Offer) -> Vec<(Tincture, String)> {
    let coats = Coats::of(&draft.seats, offer.face);
    let seated = offer.seats.iter().enumerate().take(draft.seats.len());
    let others = seated.filter(|(i, _)| *i != seat);
    let coat = |i: usize| coats.worn(offer.face.tincture(Seat(i as u8)));
    others.map(|(i, label)| (coat(i).tincture, offer.side(label))).collect()
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
    let c = style::of(ui);
    let field = rect.shrink(3.0);
    let [r, g, b] = style::look(ui).pigment(tincture);
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

fn show_options(ui: &mut egui::Ui, draft: &mut Draft, offer: &Offer, texts: &Texts) {
    let mut groups: Vec<&'static str> = vec![];
    for spec in offer.specs {
        if !groups.contains(&spec.group) {
            groups.push(spec.group);
        }
    }
    for (i, group) in groups.into_iter().enumerate() {
        let of_group = || offer.specs.iter().filter(move |spec| spec.group == group);
        let changed = of_group().filter(|spec| draft.options.contains_key(&spec.name)).count();
        let mut title = texts.get(group);
        if changed > 0 {
            title = format!("{title} ({})", texts.format("desktop-options-changed", &[("n", changed.into())]));
        }
        let title = egui::RichText::new(title).size(19.0).color(style::of(ui).rubric);
        egui::CollapsingHeader::new(title).id_salt(group).default_open(i == 0).show(ui, |ui| {
            for spec in of_group() {
                show_option(ui, spec, draft, offer, texts);
            }
        });
    }
}

fn show_option(ui: &mut egui::Ui, spec: &OptionSpec, draft: &mut Draft, offer: &Offer, texts: &Texts) {
    let key = format!("option-{}-{}", offer.id, spec.name);
    let mut setting = draft.options.get(&spec.name).unwrap_or(&spec.default).clone();
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
                    let says = |word: &str| texts.get(&format!("choice-{}-{}-{word}", offer.id, spec.name));
                    let combo = egui::ComboBox::from_id_salt(&key).width(230.0).selected_text(says(word));
                    let chosen = combo.show_ui(ui, |ui| {
                        for choice in words {
                            ui.selectable_value(word, choice.clone(), says(choice));
                        }
                    });
                    chosen.response.labelled_by(ui.label(name).id);
                }
                _ => drop(ui.label(name)),
            }
            ui.label(egui::RichText::new(spec.rule).size(style::SMALL).color(style::of(ui).ink_faded));
        });
    });
    let hint = texts.get(&format!("{key}.hint"));
    if spec.locked {
        let why = texts.format("desktop-locked", &[("hint", hint.as_str().into()), ("rule", Arg::from(spec.rule))]);
        row.response.on_hover_text(&why);
    } else {
        row.response.on_hover_text(&hint);
        ui.indent(&spec.name, |ui| {
            ui.label(egui::RichText::new(hint).size(style::SMALL).color(style::of(ui).ink_faded))
        });
    }
    if setting != before {
        if setting == spec.default {
            draft.options.remove(&spec.name);
        } else {
            draft.options.insert(spec.name.clone(), setting);
        }
    }
}
