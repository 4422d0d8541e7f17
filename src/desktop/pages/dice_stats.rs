//! What each seat rolled beside what fair dice would have shown, and how likely that is.
use crate::desktop::face::Face;
use crate::desktop::session::Session;
use crate::desktop::session::requests::Request;
use crate::desktop::session::view_model::teller;
use crate::desktop::theme;
use crate::table::play::dice_stats::{DieStats, SeatStats, by_seat};
use crate::table::prelude::{Narrator, Seat};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, Sense, vec2};

/// The luck of every seat in what everybody at the screen may know. It takes its time ([`by_seat`]).
pub fn of(session: &Session) -> Vec<SeatStats> {
    let readers = session.audience.persons.clone();
    let entries = session.game.chronicle(None).filter(|e| readers.iter().all(|seat| e.seen_by.contains(*seat)));
    by_seat(entries, session.face.low_is_lucky())
}

/// The sheet.
pub fn show(ui: &mut egui::Ui, session: &Session, seats: &[SeatStats], texts: &Texts) -> Option<Request> {
    let tell = teller(&session.game, texts);
    let name = |seat: Seat| session.name_of(seat, texts);
    show_luck(ui, seats, session.face, &name, &tell)
}

/// The same from its parts.
pub fn show_luck(
    ui: &mut egui::Ui,
    seats: &[SeatStats],
    face: &dyn Face,
    name: &dyn Fn(Seat) -> String,
    tell: &Narrator,
) -> Option<Request> {
    ui.set_width(620.0);
    ui.heading(tell.texts.get("desktop-luck"));
    ui.label(RichText::new(tell.texts.get("desktop-luck.hint")).color(theme::colours(ui).ink_faded));
    if seats.is_empty() {
        ui.add_space(8.0);
        ui.label(tell.texts.get("desktop-luck-none"));
    }
    let height = (ui.ctx().viewport_rect().height() - 260.0).max(200.0);
    egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for seat in seats {
            ui.add_space(8.0);
            ui.horizontal(|ui| {
                theme::shield(ui, face.tincture(seat.seat), 24.0);
                ui.label(RichText::new(name(seat.seat)).size(19.0).family(theme::bold(ui.ctx())));
            });
            ui.label(seat.sentence(tell));
            for die in &seat.dice {
                show_die(ui, die, face, seat, tell);
            }
            if let Some(drawn) = seat.sentence_of_draws(tell) {
                ui.label(RichText::new(drawn).color(theme::colours(ui).ink_faded));
            }
        }
    });
    ui.add_space(10.0);
    ui.add(theme::main_button(ui, tell.texts.get("desktop-close"))).clicked().then_some(Request::Close)
}

fn show_die(ui: &mut egui::Ui, die: &DieStats, face: &dyn Face, seat: &SeatStats, tell: &Narrator) {
    const BAR: f32 = 64.0;
    let c = theme::colours(ui);
    ui.add_space(4.0);
    ui.label(RichText::new(die.name(tell.texts)).size(15.0).color(c.ink_faded));
    let most =
        die.counts.iter().map(|f| (f.rolled as f32).max(f.expected.hundredths() as f32 / 100.0)).fold(1.0, f32::max);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for count in &die.counts {
            ui.vertical(|ui| {
                ui.set_width(40.0);
                let (rect, response) = ui.allocate_exact_size(vec2(40.0, BAR), Sense::hover());
                let bar = |height: f32, left: f32, right: f32| {
                    let top = rect.bottom() - height / most * (BAR - 4.0);
                    egui::Rect::from_min_max(
                        egui::pos2(rect.left() + left, top),
                        egui::pos2(rect.left() + right, rect.bottom()),
                    )
                };
                let painter = ui.painter();
                painter.rect_filled(
                    bar(count.rolled as f32, 4.0, 26.0),
                    1.0,
                    theme::look(ui).colour(face.tincture(seat.seat)),
                );
                // What was expected: an outline beside the bar, told apart without its colour.
                painter.rect_stroke(
                    bar(count.expected.hundredths() as f32 / 100.0, 22.0, 36.0),
                    1.0,
                    egui::Stroke::new(1.5, c.ink),
                    egui::StrokeKind::Inside,
                );
                painter.hline(rect.x_range(), rect.bottom(), egui::Stroke::new(1.0, c.ink_faded));
                let args = [
                    ("face", count.face.into()),
                    ("rolled", count.rolled.into()),
                    ("expected", count.expected.tell(tell.texts).into()),
                ];
                response.on_hover_text(tell.texts.format("desktop-luck-face", &args));
                ui.label(RichText::new(count.face.to_string()).size(16.0).family(theme::bold(ui.ctx())));
            });
        }
        ui.vertical(|ui| {
            let args = [
                ("rolls", die.rolls.into()),
                ("mean", die.mean().map(|mean| mean.tell(tell.texts)).unwrap_or_default().into()),
                ("fair", die.fair_mean().tell(tell.texts).into()),
            ];
            ui.label(RichText::new(tell.texts.format("desktop-luck-mean", &args)).size(15.0));
            if seat.dice.len() > 1 {
                ui.label(RichText::new(seat.sentence_of(die, tell)).size(15.0));
            }
        });
    });
}
