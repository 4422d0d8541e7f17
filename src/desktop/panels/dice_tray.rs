//! The dice tray: dice that roll until they come to rest, what they add up to, and the result in words.
use crate::desktop::face::face_trait::{Face, Tincture};
use crate::desktop::theme::style;
use crate::table::prelude::{Entry, Narrator};
use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Sense, Stroke, vec2};

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
    pub fn of(entry: &Entry, face: &dyn Face, tell: &Narrator) -> Self {
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
        ui.label(egui::RichText::new(empty).color(style::of(ui).ink_faded));
        return;
    };
    ui.horizontal(|ui| {
        for (i, die) in throw.dice.iter().enumerate() {
            ui.vertical(|ui| {
                ui.set_width(150.0);
                ui.horizontal(|ui| {
                    style::shield(ui, die.tincture, 18.0);
                    ui.label(egui::RichText::new(&die.purpose).size(15.0));
                });
                let (rect, _) = ui.allocate_exact_size(vec2(74.0, 74.0), Sense::hover());
                draw_die(ui, rect, die, throw.shown(i), throw.rolling);
                let sum = if throw.is_rolling() || die.sum.is_empty() { " " } else { &die.sum };
                ui.label(egui::RichText::new(sum).size(20.0).family(style::bold(ui.ctx())));
            });
        }
    });
    let line = if throw.is_rolling() { "…" } else { &throw.line };
    ui.label(egui::RichText::new(line).color(style::of(ui).ink));
}

/// A die as it lies on paper: a cube seen from above with its edges rounded, in the colour of its owner. Dice from 1 to 6
/// have pips, others figures.
fn draw_die(ui: &egui::Ui, rect: Rect, die: &Die, face: i32, rolling: f32) {
    let look = style::look(ui);
    let cream = style::of(ui).on_seal;
    let tilt = if rolling > 0.0 { (rolling * 23.0).sin() * 0.3 } else { -0.06 };
    let (sin, cos) = f32::sin_cos(tilt);
    let half = rect.width() * 0.4;
    let turn = |x: f32, y: f32| rect.center() + half * vec2(x * cos - y * sin, x * sin + y * cos);
    // A square whose corners are arcs.
    let rounded = |size: f32, radius: f32| -> Vec<egui::Pos2> {
        let inner = size - radius;
        [(1.0, 1.0, 0.0), (-1.0, 1.0, 1.0), (-1.0, -1.0, 2.0), (1.0, -1.0, 3.0_f32)]
            .into_iter()
            .flat_map(|(sx, sy, quarter)| {
                (0..=6).map(move |i| {
                    let (s, c) = ((quarter + i as f32 / 6.0) * std::f32::consts::FRAC_PI_2).sin_cos();
                    (sx * inner + radius * c, sy * inner + radius * s)
                })
            })
            .map(|(x, y)| turn(x, y))
            .collect()
    };
    let painter = ui.painter();
    let field = look.colour(die.tincture);
    let darker = field.lerp_to_gamma(Color32::BLACK, 0.45);
    let lighter = field.lerp_to_gamma(Color32::WHITE, 0.16);
    let shadow = rounded(1.02, 0.3).into_iter().map(|p| p + vec2(4.0, 7.0)).collect();
    painter.add(egui::Shape::convex_polygon(shadow, Color32::from_black_alpha(60), Stroke::NONE));
    // The side that shows below the top face gives it its height.
    let side = rounded(1.0, 0.3).into_iter().map(|p| p + vec2(1.5, 5.0)).collect();
    painter.add(egui::Shape::convex_polygon(side, darker, Stroke::new(1.5, darker.lerp_to_gamma(Color32::BLACK, 0.5))));
    painter.add(egui::Shape::convex_polygon(rounded(1.0, 0.3), field, Stroke::new(1.5, darker)));
    painter.add(egui::Shape::convex_polygon(rounded(0.84, 0.34), lighter, Stroke::NONE));
    let pips: &[(f32, f32)] = match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-0.45, -0.45), (0.45, 0.45)],
        3 => &[(-0.48, -0.48), (0.0, 0.0), (0.48, 0.48)],
        4 => &[(-0.42, -0.42), (0.42, -0.42), (-0.42, 0.42), (0.42, 0.42)],
        5 => &[(-0.46, -0.46), (0.46, -0.46), (0.0, 0.0), (-0.46, 0.46), (0.46, 0.46)],
        6 => &[(-0.42, -0.5), (0.42, -0.5), (-0.42, 0.0), (0.42, 0.0), (-0.42, 0.5), (0.42, 0.5)],
        _ => &[],
    };
    if die.faces == [1, 2, 3, 4, 5, 6] {
        for (x, y) in pips {
            painter.circle_filled(turn(*x, *y), rect.width() * 0.058, cream);
        }
        return;
    }
    let font = FontId::new(rect.height() * 0.52, style::bold(ui.ctx()));
    let galley = painter.layout_no_wrap(face.to_string(), font, cream);
    let at = rect.center() - galley.size() / 2.0;
    painter.add(egui::epaint::TextShape::new(at, galley, cream).with_angle_and_anchor(tilt, Align2::CENTER_CENTER));
}
