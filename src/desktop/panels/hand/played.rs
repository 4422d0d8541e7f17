//! Cards that were laid open lie on the table for a moment, over the board: nobody has to wait for them, and where nothing
//! moves they are left away.
use crate::desktop::face::{CARD_SECONDS, PlayedCard};
use crate::desktop::platform::settings::Pace;
use crate::desktop::session::Session;
use crate::desktop::theme::{self, CardFront, CardState};
use bevy::prelude::Resource;
use bevy_egui::egui::{self, Align2, Id, Rect, RichText, Sense, vec2};

/// More of them than this are not seen at once: the last ones are.
const MOST: usize = 4;
/// The height of a card, and how wide what is said of it is, in points.
const HIGH: f32 = 156.0;
const WIDE: f32 = 190.0;
/// How large each of several cards is, as a share of that.
const SEVERAL: f32 = 0.74;
/// The parts of its time in which a card comes and goes.
const COMES: f32 = 0.08;
const GOES: f32 = 0.8;

/// The cards on the table, and how many seconds each has lain there.
#[derive(Resource, Default)]
pub struct OnTable {
    match_number: u64,
    series: u64,
    cards: Vec<(PlayedCard, f32)>,
}

impl OnTable {
    /// Lays down what the session shows anew, and lets time pass. True while a card lies there.
    pub fn pass(&mut self, session: &Session, pace: Pace, seconds: f32) -> bool {
        let (series, cards) = session.played_cards();
        for (_, age) in &mut self.cards {
            *age += seconds;
        }
        if (self.match_number, self.series) != (session.number, series) {
            // The cards of a match that is opened were played before.
            let known = self.match_number == session.number;
            (self.match_number, self.series) = (session.number, series);
            if !known || cards.is_empty() || pace == Pace::Off {
                self.cards.clear();
            }
            if known && pace != Pace::Off {
                self.cards.extend(cards.iter().map(|card| (card.clone(), 0.0)));
            }
        }
        self.cards.retain(|(_, age)| *age < CARD_SECONDS);
        let surplus = self.cards.len().saturating_sub(MOST);
        self.cards.drain(..surplus);
        !self.cards.is_empty()
    }
    /// The cards that lie there now.
    pub fn cards(&self) -> impl Iterator<Item = &PlayedCard> {
        self.cards.iter().map(|(card, _)| card)
    }
}

/// How much of a card is seen at a moment of its time.
fn strength(age: f32) -> f32 {
    let part = age / CARD_SECONDS;
    (part / COMES).min((1.0 - part) / (1.0 - GOES)).clamp(0.0, 1.0)
}

/// Shows the cards over the upper part of the board. `space`: where the board is.
pub fn show(ctx: &egui::Context, on_table: &OnTable, space: Rect) {
    // Several leave more of the board to be seen.
    let share = if on_table.cards.len() > 1 { SEVERAL } else { 1.0 };
    let fit = ((space.width() / (WIDE * share + 12.0)) as usize).max(1);
    let first = on_table.cards.len().saturating_sub(fit);
    let cards = &on_table.cards[first..];
    if cards.is_empty() {
        return;
    }
    let area = egui::Area::new(Id::new("played-cards"))
        .order(egui::Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(space.center_top() + vec2(0.0, 10.0))
        .interactable(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        let high = (HIGH * share).min((space.height() * 0.55).max(96.0));
        ui.horizontal_top(|ui| {
            for (card, age) in cards {
                ui.scope(|ui| {
                    ui.set_opacity(strength(*age));
                    show_card(ui, card, high, WIDE * share);
                });
            }
        });
    });
}

fn show_card(ui: &mut egui::Ui, card: &PlayedCard, high: f32, wide: f32) {
    egui::Frame::popup(ui.style()).inner_margin(8.0).show(ui, |ui| {
        ui.set_width(wide - 16.0);
        ui.vertical_centered(|ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(theme::card_width(high), high), Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &card.title));
            let front = CardFront { title: &card.title, picture: &card.picture, deck: card.deck };
            theme::paint_card(ui, rect, front, CardState { live: true, ..CardState::default() });
            ui.horizontal_top(|ui| {
                if let Some(by) = card.by {
                    theme::shield(ui, by, 20.0);
                }
                ui.add(egui::Label::new(RichText::new(&card.words).size(15.0)).wrap());
            });
        });
    });
}
