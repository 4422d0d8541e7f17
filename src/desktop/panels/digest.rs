//! Since your last turn: what somebody has missed, in a few lines that lead to the place and to the log.
use crate::desktop::face::{News, Point};
use crate::desktop::session::match_session::{Digest, DigestLine};
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, Sense, vec2};

/// The side of the sign before a line, in points.
const SIGN: f32 = 15.0;

/// What somebody has done with the lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    Close,
    /// Goes to a line of the log, and to the place of the board where it happened.
    Look(usize, Option<Point>),
}

/// The panel. `looked`: the entry that somebody looks at.
pub fn show(ui: &mut egui::Ui, digest: &Digest, looked: Option<usize>, texts: &Texts) -> Option<Answer> {
    let mut answer = None;
    let c = theme::colours(ui);
    let frame = egui::Frame::new().fill(c.paper_light).stroke(egui::Stroke::new(1.0, c.paper_dark)).inner_margin(6);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.horizontal(|ui| {
            // The title has the room that the button leaves.
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let close = ui.add(egui::Button::new(RichText::new("×").size(17.0)).min_size(vec2(26.0, 22.0)));
                let told = texts.get("happened-close");
                close.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &told));
                if close.on_hover_text(told).clicked() {
                    answer = Some(Answer::Close);
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let title = RichText::new(texts.get("happened-title")).size(17.0).family(theme::display(ui.ctx()));
                    ui.add(egui::Label::new(title.color(c.rubric)).truncate());
                });
            });
        });
        for line in &digest.lines {
            if row(ui, line, looked == Some(line.line.entry), texts) {
                answer = Some(Answer::Look(line.line.entry, line.at));
            }
        }
        if digest.others > 0 {
            let key = if digest.lines.is_empty() { "happened-all" } else { "happened-others" };
            let words = RichText::new(texts.format(key, &[("n", digest.others.into())])).size(theme::SMALL);
            let label = egui::Label::new(words.color(c.ink_faded)).truncate().sense(Sense::click());
            if ui.add(label).on_hover_text(texts.get("happened-others.hint")).clicked() {
                answer = Some(Answer::Look(digest.first, None));
            }
        }
    });
    answer
}

/// A line: its weight as a sign, and its words, in one row if nothing was lost. Gives whether it was clicked.
fn row(ui: &mut egui::Ui, line: &DigestLine, looked: bool, texts: &Texts) -> bool {
    let c = theme::colours(ui);
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, response) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
        weight_sign(ui, rect, line.news);
        let key = match line.news {
            News::MyLoss => "happened-loss",
            News::Threat => "happened-threat",
            News::Great | News::Ordinary => "happened-great",
        };
        let told = texts.get(key);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &told));
        response.on_hover_text(told);
        if let Some(tincture) = line.line.tincture {
            theme::shield(ui, tincture, SIGN);
        }
        let matters = line.news <= News::Threat;
        let ink = if matters { c.rubric } else { c.ink };
        let words = RichText::new(&line.line.text).size(15.0).color(ink);
        let words = if looked { words.underline() } else { words };
        let label = egui::Label::new(words).sense(Sense::click());
        ui.add(label.wrap())
    });
    let response = shown.inner;
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let clicked = response.clicked();
    response.on_hover_text(&line.line.text);
    clicked
}

/// A broken shield for a loss, crossed blades for a threat, a star for what changes the match.
fn weight_sign(ui: &egui::Ui, rect: egui::Rect, news: News) {
    let c = theme::colours(ui);
    let (outlines, ink): (Vec<Vec<Point>>, egui::Color32) = match news {
        News::MyLoss => (
            vec![
                vec![[-0.85, 0.9], [-0.1, 0.9], [0.15, 0.3], [-0.2, 0.0], [0.05, -0.95], [-0.85, -0.1]],
                vec![[0.2, 0.9], [0.9, 0.9], [0.9, -0.1], [0.35, -0.75], [0.15, 0.0], [0.45, 0.35]],
            ],
            c.rubric,
        ),
        News::Threat => {
            let blade = |side: f32| {
                [[-0.95, -0.75], [-0.75, -0.95], [0.85, 0.65], [0.95, 0.95], [0.65, 0.85]].map(|[x, y]| [side * x, y])
            };
            (vec![blade(1.0).to_vec(), blade(-1.0).to_vec()], c.rubric)
        }
        News::Great | News::Ordinary => {
            let tip = |i: usize| {
                let (sin, cos) = (std::f32::consts::TAU * i as f32 / 10.0).sin_cos();
                let reach = if i.is_multiple_of(2) { 1.0 } else { 0.42 };
                [sin * reach, cos * reach]
            };
            (vec![(0..10).map(tip).collect()], c.ink)
        }
    };
    theme::paint_symbol(ui.painter(), rect, &outlines, ink);
}
