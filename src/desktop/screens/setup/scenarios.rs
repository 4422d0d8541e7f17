//! The scenarios of a game, and what is known of the chosen one before it begins.
use super::Offer;
use crate::desktop::face::Sight;
use crate::desktop::platform::library::Shelf;
use crate::desktop::session::match_setup::MatchSetup;
use crate::desktop::session::view_model::teller;
use crate::desktop::theme;
use crate::table::prelude::{Header, Match, Player, RuleSet, Seat, SeatSetup, Settings};
use crate::table::text::locales::{Lang, Texts};
use bevy_egui::egui::{self, RichText, TextStyle, vec2};

/// The most columns of the list of scenarios, and the least width of one in which a long name goes on below, in points.
const COLUMNS: f32 = 3.0;
const NARROW: f32 = 200.0;
/// Between two scenarios of the list, and the height of one, in points.
const APART: f32 = 4.0;
const HIGH: f32 = 28.0;

/// What is known of a match before it begins, and of which match that was.
#[derive(Default)]
pub(super) struct Facts {
    of: Option<(String, Settings, usize, Lang)>,
    /// How long it lasts at most, with how many it is fought, how it is won: sentences, as far as the rule data say so.
    pub sentences: Vec<String>,
}

impl Facts {
    /// Finds them out anew where something else was chosen.
    pub fn look_up(&mut self, match_setup: &MatchSetup, shelf: &Shelf, rules: &RuleSet, texts: &Texts) {
        let (scenario, options) = (match_setup.scenario.clone(), match_setup.options.clone());
        let of = Some((scenario, options, match_setup.seats.len(), texts.lang()));
        if self.of != of {
            *self = Self { of, sentences: facts(match_setup, shelf, rules, texts) };
        }
    }
}

/// What everybody may know of a match like this one; nothing where it cannot begin.
fn facts(match_setup: &MatchSetup, shelf: &Shelf, rules: &RuleSet, texts: &Texts) -> Vec<String> {
    let seats = match_setup.seats.len().max(*shelf.game.seat_counts().start());
    let header = Header {
        game: shelf.game.id().to_owned(),
        scenario: match_setup.scenario.clone(),
        options: match_setup.options.clone(),
        seed: 0,
        seats: vec![SeatSetup::of(Player::Person); seats],
        undo: match_setup.undo,
        advice: match_setup.advice,
        data: Default::default(),
    };
    let mut table = Match::new(shelf.game, rules.data.clone());
    if table.start(header).is_err() {
        return vec![];
    }
    let (sight, tell) = (Sight::new(&table, Some(Seat::BYSTANDER)), teller(&table, texts));
    // Facts are short, and stand in one line where there is room; aims are long.
    let facts = Some(shelf.face.facts(&sight, &tell).join(" ")).filter(|facts| !facts.is_empty());
    facts.into_iter().chain(shelf.face.aims(&sight, &tell)).collect()
}

/// The scenarios of a game that has several, and what is known of the chosen one.
pub(super) fn show(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    if offer.scenarios.len() > 1 {
        theme::heading(ui, &texts.get("desktop-scenario"));
        ui.scope(|ui| show_list(ui, match_setup, offer, texts));
    } else if offer.facts.is_empty() {
        return;
    } else {
        theme::heading(ui, &texts.get("briefing-title"));
    }
    let (_, hint) = offer.words_of(offer.scenario(match_setup), texts);
    let hint = Some(hint).filter(|hint| !hint.is_empty());
    let hint = hint.map(|hint| RichText::new(hint).color(theme::colours(ui).ink_faded));
    let facts = offer.facts.iter().map(RichText::new);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for words in hint.into_iter().chain(facts) {
            ui.add(egui::Label::new(words.size(theme::SMALL)).wrap());
        }
    });
    ui.add_space(6.0);
}

/// In as many columns as there is room for, each as wide as the longest name; in two at the least where these are not too narrow.
fn show_list(ui: &mut egui::Ui, match_setup: &mut MatchSetup, offer: &Offer, texts: &Texts) {
    let chosen = offer.scenario(match_setup).to_owned();
    let words: Vec<(String, String)> = offer.scenarios.iter().map(|name| offer.words_of(name, texts)).collect();
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |title: &String| ui.painter().layout_no_wrap(title.clone(), font.clone(), egui::Color32::BLACK).size().x;
    let longest = words.iter().map(|(title, _)| wide(title)).fold(0.0, f32::max);
    let natural = longest.ceil() + 2.0 * ui.spacing().button_padding.x + 2.0;
    let room = ui.available_width();
    let fitting = |wide: f32| ((room + APART) / (wide + APART)).floor().clamp(1.0, COLUMNS);
    let columns = fitting(natural).max(fitting(NARROW).min(2.0)) as usize;
    let column = ((room + APART) / columns as f32 - APART).min(natural.max(180.0));
    let of_list: Vec<_> = offer.scenarios.iter().zip(&words).collect();
    ui.spacing_mut().interact_size.y = HIGH;
    ui.spacing_mut().button_padding.y = 2.0;
    for row in of_list.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(APART, APART);
            for (name, (title, hint)) in row {
                let button = egui::Button::selectable(**name == chosen, title).wrap().min_size(vec2(column, HIGH));
                // A name that is longer than the room breaks within its own column.
                let button = ui.scope(|ui| {
                    ui.set_max_width(column);
                    ui.add(button)
                });
                let button = button.inner;
                let button = if hint.is_empty() { button } else { button.on_hover_text(hint) };
                if button.clicked() && **name != chosen {
                    match_setup.take_scenario(name, offer.specs);
                }
            }
        });
    }
    ui.add_space(2.0);
}
