//! The dice tray: dice that roll until they come to rest, what they add up to, and the result in words.
use super::face::{Face, Tincture};
use super::theme;
use crate::table::{Entry, Teller};
use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

/// Seconds that dice roll, and that a result stays if another throw follows.
const ROLLS: f32 = 0.9;
const STAYS: f32 = 1.0;

/// A die of a throw.
#[derive(Clone, Debug, PartialEq)]
pub struct Die {
    pub tincture: Tincture,
    pub purpose: String,
    pub face: i32,
    pub faces: Vec<i32>,
    /// What it adds up to: `7 + 3 = 10`.
    pub sum: String,
}

/// The dice of one entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Throw {
    pub dice: Vec<Die>,
    pub line: String,
    rolling: f32,
    staying: f32,
}

impl Throw {
    pub fn of(entry: &Entry, face: &dyn Face, tell: &Teller) -> Self {
        let dice = (entry.rolls.iter().enumerate())
            .map(|(i, roll)| Die {
                tincture: face.tincture(roll.seat),
                purpose: tell.texts.get(roll.purpose),
                face: roll.face,
                faces: roll.faces.clone(),
                sum: face.sums(entry, roll, i),
            })
            .collect();
        Self { dice, line: tell.entry(entry), rolling: ROLLS, staying: STAYS }
    }
    pub fn is_rolling(&self) -> bool {
        self.rolling > 0.0
    }
    /// Lets time pass; true once this throw is done with.
    pub fn pass_time(&mut self, seconds: f32, last: bool) -> bool {
        if self.rolling > 0.0 {
            self.rolling -= seconds;
            return false;
        }
        if !last && self.staying > 0.0 {
            self.staying -= seconds;
            return false;
        }
        true
    }
    /// At rest from the start.
    pub fn landed(mut self) -> Self {
        self.land();
        self
    }
    pub fn land(&mut self) {
        self.rolling = 0.0;
        self.staying = 0.0;
    }

    /// The face that a die shows now. While it rolls that is any of its faces: a picture, not chance of the game.
    fn shown(&self, die: usize) -> i32 {
        let d = &self.dice[die];
        if self.rolling <= 0.0 || d.faces.is_empty() {
            return d.face;
        }
        let tick = (self.rolling * 14.0) as usize;
        d.faces[(tick * (die + 3) + die * 2 + tick / 3) % d.faces.len()]
    }
}

/// The tray, in a side panel.
pub fn show(ui: &mut egui::Ui, throw: Option<&Throw>, empty: &str) {
    let Some(throw) = throw else {
        ui.label(egui::RichText::new(empty).color(theme::of(ui).ink_faded));
        return;
    };
    ui.horizontal(|ui| {
        for (i, die) in throw.dice.iter().enumerate() {
            ui.vertical(|ui| {
                ui.set_width(150.0);
                ui.horizontal(|ui| {
                    theme::shield(ui, die.tincture, 18.0);
                    ui.label(egui::RichText::new(&die.purpose).size(15.0));
                });
                let (rect, _) = ui.allocate_exact_size(vec2(74.0, 74.0), Sense::hover());
                draw_die(ui, rect, throw.shown(i), die.tincture, throw.rolling);
                let sum = if throw.is_rolling() || die.sum.is_empty() { " " } else { &die.sum };
                ui.label(egui::RichText::new(sum).size(20.0).family(theme::bold(ui.ctx())));
            });
        }
    });
    let line = if throw.is_rolling() { "…" } else { &throw.line };
    ui.label(egui::RichText::new(line).color(theme::of(ui).ink));
}

/// A die as it lies on paper.
fn draw_die(ui: &egui::Ui, rect: Rect, face: i32, tincture: Tincture, rolling: f32) {
    let tilt = if rolling > 0.0 { (rolling * 23.0).sin() * 0.16 } else { 0.0 };
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let half = rect.width() * 0.44;
    let turn = |x: f32, y: f32| {
        let (sin, cos) = f32::sin_cos(tilt);
        rect.center() + vec2(x * cos - y * sin, x * sin + y * cos)
    };
    let outline: Vec<_> = corners.iter().map(|(x, y)| turn(x * half, y * half)).collect();
    let shadow: Vec<_> = outline.iter().map(|p| *p + vec2(2.0, 4.0)).collect();
    let painter = ui.painter();
    painter.add(egui::Shape::convex_polygon(shadow, Color32::from_black_alpha(70), Stroke::NONE));
    painter.add(egui::Shape::convex_polygon(
        outline,
        theme::look(ui).colour(tincture),
        Stroke::new(2.0, theme::of(ui).ink),
    ));
    let inner = rect.shrink(rect.width() * 0.13);
    if rolling <= 0.0 {
        painter.rect_stroke(
            inner,
            4.0,
            Stroke::new(1.0, theme::of(ui).paper_light.gamma_multiply(0.6)),
            StrokeKind::Inside,
        );
    }
    painter.text(
        pos2(rect.center().x, rect.center().y),
        Align2::CENTER_CENTER,
        face.to_string(),
        FontId::proportional(rect.height() * 0.62),
        theme::of(ui).paper_light,
    );
}
