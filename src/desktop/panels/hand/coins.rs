//! Coins that leave a purse when something is paid, and come into it when something is earned. Nobody waits for them, and where
//! nothing moves they are left away.
use crate::desktop::platform::settings::Pace;
use crate::desktop::theme;
use crate::table::prelude::Seat;
use bevy_egui::egui::{self, Align2, Color32, FontId, Id, LayerId, Order, Rect, Stroke, vec2};

/// The seconds for which coins are under way at the usual pace, and those by which each starts after the one before.
const FLIES: f64 = 0.7;
const AFTER: f64 = 0.08;
/// How many they are at the most, and for how much each of them stands until then.
const MOST: i64 = 7;
const WORTH: i64 = 50;
/// The bank lies so far above the purse, in points.
const BANK: egui::Vec2 = vec2(36.0, -120.0);
const RADIUS: f32 = 8.0;

/// A purse as it was last seen, and what is on its way.
#[derive(Debug, Default, PartialEq)]
pub struct Purse {
    seen: Option<(Seat, i64)>,
    /// What has gone (below 0) or come, and since when, in seconds of the program.
    pub change: Option<(i64, f64)>,
}

impl Purse {
    /// Another match, or another moment of it: nothing is known of its purses.
    pub fn forget(&mut self) {
        *self = Self::default();
    }
    /// Looks into the purse of a seat.
    pub fn look(&mut self, seat: Seat, coins: i64, pace: Pace, now: f64) {
        let before = self.seen.replace((seat, coins));
        match before {
            Some((whose, before)) if whose == seat && before != coins && pace != Pace::Off => {
                self.change = Some((coins - before, now));
            }
            // The purse of another is looked into for the first time.
            Some((whose, _)) if whose != seat => self.change = None,
            _ => {}
        }
        let over = |(change, since): (i64, f64)| {
            (now - since) * f64::from(pace.rate()) > FLIES + AFTER * coins_of(change) as f64
        };
        if self.change.is_some_and(over) {
            self.change = None;
        }
    }

    /// Draws what is on its way to the figure of the purse, or from there.
    pub fn show(&mut self, ui: &egui::Ui, figure: Rect, (seat, coins): (Seat, i64), pace: Pace) {
        let now = ui.input(|input| input.time);
        self.look(seat, coins, pace, now);
        let Some((change, since)) = self.change else { return };
        let age = (now - since) * f64::from(pace.rate());
        let c = theme::colours(ui);
        // Under whatever is asked in a window of its own.
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::new("coins")));
        let (purse, bank) = (figure.center(), figure.center() + BANK);
        for number in 0..coins_of(change) {
            let part = ((age - AFTER * number as f64) / FLIES) as f32;
            if !(0.0..1.0).contains(&part) {
                continue;
            }
            // Out of the purse, or into it; each on a way of its own.
            let along = if change < 0 { part } else { 1.0 - part };
            let eased = along * along * (3.0 - 2.0 * along);
            let aside = ((number * 37 % 50) as f32 - 25.0) * eased;
            let at = purse + (bank - purse) * eased + vec2(aside, 0.0);
            let strength = ((1.0 - along) * 4.0).min(1.0);
            let paint = |colour: Color32| colour.gamma_multiply(strength);
            painter.circle(at, RADIUS, paint(c.gold), Stroke::new(1.4, paint(c.ink)));
            painter.circle_stroke(at, RADIUS * 0.6, Stroke::new(1.0, paint(c.ink)));
        }
        let sum = format!("{}{}", if change < 0 { "−" } else { "+" }, change.abs());
        let font = FontId::new(20.0, theme::bold(ui.ctx()));
        let place = figure.center_top() + vec2(0.0, -6.0);
        let words = painter.layout_no_wrap(sum, font, c.ink);
        let lies = Align2::CENTER_BOTTOM.anchor_size(place, words.size()).expand2(vec2(7.0, 2.0));
        painter.rect(lies, 4.0, c.paper_light, Stroke::new(1.0, c.gold), egui::StrokeKind::Inside);
        painter.galley(lies.min + vec2(7.0, 2.0), words, c.ink);
        ui.ctx().request_repaint();
    }
}

/// How many coins show such a change.
fn coins_of(change: i64) -> i64 {
    (change.abs() / WORTH).clamp(1, MOST)
}
