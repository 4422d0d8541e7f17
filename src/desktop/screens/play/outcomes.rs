//! How fights have come out, on plates beside the places where they were fought, for a moment. They take no click, and nobody has
//! to wait for them: where nothing moves they are left away.
use crate::desktop::board::camera::Lens;
use crate::desktop::face::{OUTCOME_SECONDS, Outcome};
use crate::desktop::platform::settings::Pace;
use crate::desktop::session::Session;
use crate::desktop::theme;
use bevy_egui::egui::{self, Align2, Id, RichText, vec2};

/// The seconds in which a plate fades.
const FADES: f64 = 0.4;
/// How far above the middle of its place a plate ends, in units of the board, and how wide its words may be, in points.
const ABOVE: f32 = 46.0;
const WIDE: f32 = 220.0;

/// The plates on the board.
#[derive(Default)]
pub(super) struct Outcomes {
    match_number: u64,
    series: u64,
    shown: Vec<Outcome>,
    /// Since when they are shown, in seconds of the program.
    since: f64,
}

impl Outcomes {
    /// Begins what the session shows anew and ends what was seen long enough. Gives how old the plates are.
    fn go_on(&mut self, session: &Session, pace: Pace, now: f64) -> f64 {
        let (series, all) = session.outcomes();
        if (self.match_number, self.series) != (session.number, series) {
            // The fights of a match that is opened are over.
            let known = self.match_number == session.number;
            (self.match_number, self.series, self.since) = (session.number, series, now);
            self.shown = if known && pace != Pace::Off { all.to_vec() } else { vec![] };
        }
        let age = (now - self.since) * f64::from(pace.rate());
        if age >= OUTCOME_SECONDS || pace == Pace::Off {
            self.shown.clear();
        }
        age
    }

    /// Draws the plates. Gives whether there are any.
    pub fn show(&mut self, ctx: &egui::Context, session: &Session, lens: &Lens, pace: Pace) -> bool {
        let age = self.go_on(session, pace, ctx.input(|input| input.time));
        for (i, outcome) in self.shown.iter().enumerate() {
            // Of several in one place the last is read.
            if self.shown[i + 1..].iter().any(|later| later.at == outcome.at) {
                continue;
            }
            let [x, y] = outcome.at;
            let at = lens.screen_point([x, y + ABOVE]);
            let area = egui::Area::new(Id::new(("outcome", i)))
                .order(egui::Order::Middle)
                .pivot(Align2::CENTER_BOTTOM)
                .fixed_pos(at)
                .constrain_to(lens.space)
                .interactable(false)
                .fade_in(false);
            area.show(ctx, |ui| {
                ui.multiply_opacity(((OUTCOME_SECONDS - age) / FADES).clamp(0.0, 1.0) as f32);
                plate(ui, outcome);
            });
        }
        !self.shown.is_empty()
    }
}

fn plate(ui: &mut egui::Ui, outcome: &Outcome) {
    egui::Frame::popup(ui.style()).inner_margin(egui::Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_max_width(WIDE);
        ui.spacing_mut().item_spacing = vec2(8.0, 2.0);
        ui.horizontal(|ui| {
            for (side, (tincture, total)) in outcome.totals.iter().enumerate() {
                if side > 0 {
                    ui.label(RichText::new(":").size(20.0));
                }
                theme::shield(ui, *tincture, 20.0);
                let total = RichText::new(total).size(20.0);
                let wins = outcome.winner == Some(side);
                ui.label(if wins { total.family(theme::bold(ui.ctx())).underline() } else { total });
            }
        });
        ui.add(egui::Label::new(RichText::new(&outcome.words).size(15.0)).wrap());
    });
}
