//! The dice tray: dice that roll until they come to rest, what they add up to, and the result in words.
use crate::desktop::session::dice_throw::{Age, Die, Throw};
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Sense, Stroke, vec2};

/// The width of a die with its words, and the size of one among many, in points.
const WIDE: f32 = 150.0;
const SMALL: f32 = 38.0;

/// How faint dice are that were thrown before the last order.
const FADED: f32 = 0.6;

/// The tray, in a side panel. A throw after which the match has gone on is faint, and said to be an earlier one.
pub fn show(ui: &mut egui::Ui, throw: &Throw, texts: &Texts) {
    match throw.age {
        Age::Latest => show_throw(ui, throw),
        Age::Past => {
            let words = egui::RichText::new(texts.get("dice-earlier")).size(theme::SMALL);
            ui.label(words.color(theme::colours(ui).ink_faded));
            ui.scope(|ui| {
                ui.set_opacity(FADED);
                show_throw(ui, throw);
            });
        }
    }
}

fn show_throw(ui: &mut egui::Ui, throw: &Throw) {
    if throw.dice.len() as f32 * (WIDE + ui.spacing().item_spacing.x) > ui.available_width() {
        show_pools(ui, throw);
        return;
    }
    egui::Grid::new("dice").min_col_width(WIDE).max_col_width(WIDE).show(ui, |ui| {
        for die in &throw.dice {
            ui.horizontal_top(|ui| purpose(ui, die));
        }
        ui.end_row();
        for (i, die) in throw.dice.iter().enumerate() {
            let (rect, _) = ui.allocate_exact_size(vec2(74.0, 74.0), Sense::hover());
            draw_die(ui, rect, die, throw.shown(i), throw.rolling);
        }
        ui.end_row();
        for die in &throw.dice {
            let sum = if throw.is_rolling() || die.sum.is_empty() { " " } else { &die.sum };
            ui.label(egui::RichText::new(sum).size(20.0).family(theme::bold(ui.ctx())));
        }
    });
    let line = if throw.is_rolling() { "…" } else { &throw.line };
    ui.label(egui::RichText::new(line).color(theme::colours(ui).ink));
    show_sequel(ui, throw);
}

/// What has come of it, once the dice have come to rest.
fn show_sequel(ui: &mut egui::Ui, throw: &Throw) {
    for line in throw.sequel.iter().filter(|_| !throw.is_rolling()) {
        ui.add(egui::Label::new(egui::RichText::new(line).color(theme::colours(ui).ink)).wrap());
    }
}

/// Who rolls a die, and for what, in the width that there is.
fn purpose(ui: &mut egui::Ui, die: &Die) {
    theme::shield(ui, die.tincture, 18.0);
    ui.add(egui::Label::new(egui::RichText::new(&die.purpose).size(15.0)).wrap());
}

/// More dice than fit side by side: those that one side rolls for one thing together, small, in rows. The panel keeps its width.
fn show_pools(ui: &mut egui::Ui, throw: &Throw) {
    let alike = |a: &Die, b: &Die| a.tincture == b.tincture && a.purpose == b.purpose;
    let mut first = 0;
    for pool in throw.dice.chunk_by(alike) {
        ui.horizontal_top(|ui| purpose(ui, &pool[0]));
        ui.horizontal_wrapped(|ui| {
            for (i, die) in pool.iter().enumerate() {
                let (rect, _) = ui.allocate_exact_size(vec2(SMALL, SMALL), Sense::hover());
                draw_die(ui, rect, die, throw.shown(first + i), throw.rolling);
            }
        });
        first += pool.len();
    }
    let line = if throw.is_rolling() { "…" } else { &throw.line };
    ui.add(egui::Label::new(egui::RichText::new(line).color(theme::colours(ui).ink)).wrap());
    show_sequel(ui, throw);
}

/// A die in the panel: a cube seen from above with its edges rounded, in the colour of its owner. Dice from 1 to 6
/// have pips, others figures.
pub fn draw_die(ui: &egui::Ui, rect: Rect, die: &Die, face: i32, rolling: f32) {
    let look = theme::look(ui);
    let cream = theme::colours(ui).on_seal;
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
    let font = FontId::new(rect.height() * 0.52, theme::bold(ui.ctx()));
    let galley = painter.layout_no_wrap(face.to_string(), font, cream);
    let at = rect.center() - galley.size() / 2.0;
    painter.add(egui::epaint::TextShape::new(at, galley, cream).with_angle_and_anchor(tilt, Align2::CENTER_CENTER));
}
