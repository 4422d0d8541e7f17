//! Great events as a scroll with a seal over the board, for a moment. It takes no click and no key: whatever is pressed means
//! what it would mean without it, and rolls it up.
use crate::desktop::face::{Paint, Proclamation, circle};
use crate::desktop::platform::settings::Pace;
use crate::desktop::session::Session;
use crate::desktop::theme;
use bevy_egui::egui::{self, Color32, Rect, Stroke, pos2, vec2};

/// The seconds that a scroll lies over the board at the usual pace, and those in which it unrolls and fades.
const LIES: f64 = 2.2;
const UNROLLS: f64 = 0.25;
const FADES: f64 = 0.35;
/// The size of a scroll at the most and of its seal, in points.
const WIDE: f32 = 460.0;
const SEAL: f32 = 62.0;
/// From the upper edge of the board to the scroll, as a share of its height.
const DOWN: f32 = 0.09;

/// What lies over the board.
#[derive(Default)]
pub(super) struct Scrolls {
    match_number: u64,
    series: u64,
    left: Vec<Proclamation>,
    /// When the first of them was unrolled, in seconds of the program.
    since: f64,
}

impl Scrolls {
    /// Whether something is being proclaimed, or is about to be.
    pub fn are_shown(&self, session: &Session, pace: Pace) -> bool {
        let (series, all) = session.proclamations();
        let is_new = (self.match_number, self.series) != (session.number, series) && !all.is_empty();
        pace != Pace::Off && (is_new && self.match_number == session.number || !self.left.is_empty())
    }

    /// Begins what the session proclaims anew and ends what has lain long enough. `skipped`: somebody has pressed something.
    fn go_on(&mut self, session: &Session, pace: Pace, now: f64, skipped: bool) {
        let (series, all) = session.proclamations();
        if (self.match_number, self.series) != (session.number, series) {
            // A match that is opened has had its great moments.
            let known = self.match_number == session.number;
            (self.match_number, self.series, self.since) = (session.number, series, now);
            self.left = if known && pace != Pace::Off { all.to_vec() } else { vec![] };
        } else if skipped || pace == Pace::Off || session.in_playback() {
            self.left.clear();
        }
        if !self.left.is_empty() && (now - self.since) * f64::from(pace.rate()) >= LIES {
            self.left.remove(0);
            self.since = now;
        }
    }

    /// Draws the scroll that lies over the board. Gives whether it moves. `waits`: something else is looked at first.
    pub fn show(
        &mut self,
        ctx: &egui::Context,
        session: &Session,
        space: Rect,
        (pace, waits): (Pace, bool),
        keys: bool,
    ) -> bool {
        let (now, pressed) = ctx.input(|input| {
            let typed = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
            (input.time, input.pointer.any_pressed() || input.events.iter().any(typed))
        });
        self.go_on(session, pace, now, pressed || keys);
        if waits {
            self.since = now;
            return false;
        }
        let Some(first) = self.left.first() else { return false };
        let age = (now - self.since) * f64::from(pace.rate());
        scroll(ctx, first, space, age);
        ctx.request_repaint();
        true
    }
}

/// A scroll of this age, in seconds at the usual pace.
fn scroll(ctx: &egui::Context, proclaimed: &Proclamation, space: Rect, age: f64) {
    let open = (age / UNROLLS).clamp(0.05, 1.0) as f32;
    let strength = ((LIES - age) / FADES).clamp(0.0, 1.0) as f32;
    let wide = WIDE.min(space.width() - 24.0);
    let area = egui::Area::new(egui::Id::new("proclamation")).order(egui::Order::Middle).interactable(false);
    let top = space.top() + space.height() * DOWN;
    area.fixed_pos(pos2(space.center().x - wide / 2.0, top)).show(ctx, |ui| {
        ui.multiply_opacity(strength);
        let c = theme::colours(ui);
        let font = egui::FontId::new(21.0, theme::display(ui.ctx()));
        let words = ui.painter().layout(proclaimed.text.clone(), font, c.ink, wide - SEAL - 58.0);
        let high = (words.size().y + 34.0).max(SEAL + 20.0);
        let (rect, response) = ui.allocate_exact_size(vec2(wide, high), egui::Sense::hover());
        let told = proclaimed.text.clone();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &told));
        let unrolled = Rect::from_center_size(rect.center(), vec2(wide * open, high));
        let painter = ui.painter().with_clip_rect(unrolled.expand(9.0));
        let shadow = Color32::from_black_alpha(70);
        painter.rect_filled(unrolled.translate(vec2(3.0, 4.0)), 3.0, shadow);
        painter.rect_filled(unrolled, 2.0, c.paper_light);
        painter.rect_stroke(unrolled.shrink(5.0), 2.0, Stroke::new(1.0, c.gold), egui::StrokeKind::Inside);
        // The rolled ends.
        for x in [unrolled.left(), unrolled.right()] {
            let rod = Rect::from_center_size(pos2(x, unrolled.center().y), vec2(12.0, high + 8.0));
            painter.rect_filled(rod, 6.0, c.paper_dark);
            painter.rect_stroke(rod, 6.0, Stroke::new(1.2, c.ink), egui::StrokeKind::Inside);
        }
        if open < 1.0 {
            return;
        }
        seal(ui, &painter, pos2(rect.left() + 22.0 + SEAL / 2.0, rect.center().y), proclaimed);
        let at = pos2(rect.left() + SEAL + 38.0, rect.center().y - words.size().y / 2.0);
        painter.galley(at, words, c.ink);
    });
}

/// A seal of wax in the colour of whom it is about, with its sign pressed into it.
fn seal(ui: &egui::Ui, painter: &egui::Painter, at: egui::Pos2, proclaimed: &Proclamation) {
    let c = theme::colours(ui);
    let wax = proclaimed.tincture.map_or(c.seal, |tincture| theme::look(ui).colour(Paint::Field(tincture)));
    // Wax runs out unevenly, and always the same way.
    let rim = circle(1.0, 26).into_iter().enumerate().map(|(i, [x, y])| {
        let reach = SEAL / 2.0 * (1.0 + 0.05 * (i as f32 * 2.3).sin() + 0.03 * (i as f32 * 5.1).cos());
        at + vec2(x, -y) * reach
    });
    painter.add(egui::Shape::convex_polygon(rim.collect(), wax, Stroke::new(1.4, c.ink)));
    painter.circle_stroke(at, SEAL * 0.37, Stroke::new(1.4, c.on_seal.gamma_multiply(0.8)));
    let sign = Rect::from_center_size(at, vec2(SEAL, SEAL) * 0.52);
    theme::paint_symbol(painter, sign, &proclaimed.seal.sign(), c.on_seal);
}
