//! A host of a battle: its banners and strength, its figures in rows, those who have fallen crossed out, its dice.
use crate::desktop::face::{Host, Likeness, Rank, Tincture};
use crate::desktop::panels::dice_tray::draw_die;
use crate::desktop::session::dice_throw::Throw;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, Align2, Color32, FontId, Rect, Sense, Stroke, vec2};

/// The width of a host and the sides of a figure, a portrait and a die, in points.
const WIDE: f32 = 174.0;
const FIGURE: f32 = 24.0;
const PORTRAIT: f32 = 32.0;
const DIE: f32 = 30.0;
/// More of a kind than these stand as one figure with their number.
const IN_A_ROW: u32 = 7;

/// Draws a host with those of the dice that it has thrown.
pub(super) fn show(ui: &mut egui::Ui, host: &Host, throws: &[&Throw], texts: &Texts) {
    ui.vertical(|ui| {
        ui.set_width(WIDE);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            // Rebels bear no banner, whoever throws their dice.
            let borne = |banner: &&Tincture| host.ranks.iter().any(|rank| rank.tincture == Some(**banner));
            for banner in host.banners.iter().filter(borne) {
                theme::shield(ui, *banner, 18.0);
            }
            let strength = egui::RichText::new(&host.strength).size(20.0).family(theme::bold(ui.ctx()));
            ui.label(strength);
            ui.add(egui::Label::new(&host.name).truncate());
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
            host.ranks.iter().for_each(|rank| show_rank(ui, rank, texts));
        });
        if throws.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
            for throw in throws {
                let own = throw.dice.iter().enumerate().filter(|(_, die)| host.banners.contains(&die.tincture));
                for (i, die) in own {
                    let (rect, _) = ui.allocate_exact_size(vec2(DIE, DIE), Sense::hover());
                    draw_die(ui, rect, die, throw.shown(i), throw.rolling);
                }
            }
        });
    });
}

/// The figures of a rank, each of its own, or one with their number.
fn show_rank(ui: &mut egui::Ui, rank: &Rank, texts: &Texts) {
    let args = [("name", rank.name.as_str().into()), ("n", rank.standing.into()), ("fallen", rank.fallen.into())];
    let told = texts.format(if rank.fallen > 0 { "battle-rank-fallen" } else { "battle-rank" }, &args);
    let states = [(rank.standing, false), (rank.fallen, true)];
    if rank.standing + rank.fallen <= IN_A_ROW {
        for (n, has_fallen) in states {
            (0..n).for_each(|_| figure(ui, rank, has_fallen, None, &told));
        }
        return;
    }
    for (n, has_fallen) in states.into_iter().filter(|(n, _)| *n > 0) {
        figure(ui, rank, has_fallen, Some(n), &told);
    }
}

/// A figure; `number`: it stands for so many.
fn figure(ui: &mut egui::Ui, rank: &Rank, has_fallen: bool, number: Option<u32>, told: &str) {
    let c = theme::colours(ui);
    let side = if matches!(rank.likeness, Likeness::Portrait(_)) { PORTRAIT } else { FIGURE };
    let words = number.map(|n| {
        let font = FontId::new(16.0, theme::bold(ui.ctx()));
        ui.painter().layout_no_wrap(n.to_string(), font, c.ink)
    });
    let wide = side + words.as_ref().map_or(0.0, |words| words.size().x + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, side), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, told));
    let square = Rect::from_min_size(rect.min, vec2(side, side));
    let mut painter = ui.painter().clone();
    if has_fallen {
        painter.multiply_opacity(0.45);
    }
    match &rank.likeness {
        Likeness::Portrait(picture) => theme::paint_picture(&painter, square.shrink(1.0), picture),
        Likeness::Sign(sign) => theme::paint_counter(&painter, square, rank.tincture, sign),
    }
    if let Some(words) = words {
        let at = Align2::LEFT_CENTER.anchor_size(square.right_center() + vec2(2.0, 0.0), words.size());
        painter.galley(at.min, words, Color32::PLACEHOLDER);
    }
    if has_fallen {
        let cross = square.shrink(side * 0.16);
        let stroke = Stroke::new(2.6, c.rubric);
        ui.painter().line_segment([cross.left_top(), cross.right_bottom()], stroke);
        ui.painter().line_segment([cross.right_top(), cross.left_bottom()], stroke);
    }
}
