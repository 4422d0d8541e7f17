//! The battle under way as a scene beside the place where it is fought: both hosts, their dice, whoever has fallen struck off,
//! and what the dice mean in words. It takes no click, and goes a moment after the battle has ended.
mod host;

use super::beside::{self, About};
use crate::desktop::board::camera::Lens;
use crate::desktop::face::BattleScene;
use crate::desktop::platform::settings::Pace;
use crate::desktop::session::Session;
use crate::desktop::session::dice_throw::Throw;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui;

/// The seconds that the end of a battle is shown, at the usual pace.
const LIES: f64 = 2.4;

/// The end of a battle that is being shown.
#[derive(Default)]
pub(super) struct BattleEnd {
    match_number: u64,
    series: u64,
    /// When it came on the screen, in seconds of the program; nothing: it has been looked at.
    since: Option<f64>,
}

impl BattleEnd {
    /// Whether the end of a battle is being shown, or is about to be.
    pub fn is_shown(&self, session: &Session, pace: Pace) -> bool {
        let (series, ended) = session.ended_battle();
        let is_new = self.match_number == session.number && self.series != series;
        pace != Pace::Off && ended.is_some() && (is_new || self.since.is_some())
    }

    /// Begins to show what has ended anew, and leaves what was shown long enough. `skipped`: somebody has pressed something.
    fn go_on(&mut self, session: &Session, pace: Pace, now: f64, skipped: bool) {
        let (series, ended) = session.ended_battle();
        if (self.match_number, self.series) != (session.number, series) {
            // In a match that is opened all battles have been seen.
            self.since = (self.match_number == session.number).then_some(now);
            (self.match_number, self.series) = (session.number, series);
        } else if skipped {
            self.since = None;
        }
        let long = self.since.is_some_and(|since| (now - since) * f64::from(pace.rate()) >= LIES);
        if long || ended.is_none() || pace == Pace::Off || session.in_playback() {
            self.since = None;
        }
    }
}

/// Draws the battle that is shown. Gives whether it changes by itself.
pub(super) fn show(
    ctx: &egui::Context,
    (session, lens, end): (&Session, &Lens, &mut BattleEnd),
    (pace, keys): (Pace, bool),
    texts: &Texts,
) -> bool {
    let (now, pressed) = ctx.input(|input| {
        let typed = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
        (input.time, input.pointer.any_pressed() || input.events.iter().any(typed))
    });
    end.go_on(session, pace, now, pressed || keys);
    // What has ended is seen before the next battle.
    if let Some(ended) = session.ended_battle().1.filter(|_| end.since.is_some()) {
        let throws: Vec<&Throw> = session.throws_of(&ended.scene).collect();
        scene(ctx, (session, lens), &ended.scene, (&throws, Some(&ended.line)), texts);
        ctx.request_repaint();
        return true;
    }
    if let Some(battle) = &session.view.battle {
        let throws: Vec<&Throw> = session.throws_of(battle).collect();
        scene(ctx, (session, lens), battle, (&throws, None), texts);
    }
    false
}

/// Hosts, dice, and below them what the dice mean or how the battle has ended.
fn scene(
    ctx: &egui::Context,
    (session, lens): (&Session, &Lens),
    battle: &BattleScene,
    (throws, outcome): (&[&Throw], Option<&String>),
    texts: &Texts,
) {
    let about = (session, lens, About::Place(battle.place));
    beside::show(ctx, about, beside::BATTLE, (egui::Order::Middle, false), |ui| {
        let c = theme::colours(ui);
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 3.0);
        ui.vertical_centered(|ui| {
            let title = egui::RichText::new(&battle.title).size(18.0).family(theme::display(ui.ctx()));
            ui.label(title.color(c.rubric));
        });
        for pair in battle.hosts.chunks(2) {
            ui.horizontal_top(|ui| {
                for host in pair {
                    host::show(ui, host, throws, texts);
                }
            });
        }
        let lines: Vec<&String> = match outcome {
            Some(line) => vec![line],
            None => throws.iter().filter(|throw| !throw.is_rolling()).map(|throw| &throw.line).collect(),
        };
        for line in lines {
            let words = egui::RichText::new(line).size(theme::SMALL).color(c.ink);
            let words = if outcome.is_some() { words.family(theme::bold(ui.ctx())) } else { words };
            ui.add(egui::Label::new(words).wrap());
        }
    });
}
