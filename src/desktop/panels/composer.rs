//! Who goes along with the piece in hand: a stepper for each kind of its companions, and a button for each single piece.
use crate::desktop::face::{Company, Contingent};
use crate::desktop::session::requests::Request;
use crate::desktop::session::{Amounts, Composition};
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, Sense, vec2};

/// The side of a sign and of a button with one, in points.
const SIDE: f32 = 26.0;
/// The room of a number, in points.
const NUMBER: f32 = 58.0;

/// The least width in which the buttons of single companions stand beside each other, in points.
const COMPANIONS: f32 = 320.0;

/// What the panel shows.
pub struct Composer<'c> {
    pub composition: &'c Composition,
    /// Who goes along so far.
    pub company: &'c Company,
    /// The kind that keys have gone to.
    pub row: Option<usize>,
}

/// The panel. `number`: how many of a kind go along while the steppers show these numbers.
pub fn show(
    ui: &mut egui::Ui,
    composer: &Composer,
    amounts: &mut Amounts,
    number: &dyn Fn(&Contingent, &Amounts) -> i32,
    texts: &Texts,
) -> Option<Request> {
    ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
    for (i, kind) in composer.composition.contingents.iter().enumerate() {
        let now = number(kind, amounts);
        if let Some(wanted) = stepper(ui, kind, now, composer.row == Some(i), texts) {
            choose(kind, wanted, amounts);
        }
    }
    let (faded, rubric) = (theme::colours(ui).ink_faded, theme::colours(ui).rubric);
    let mut request = None;
    let companions = &composer.composition.companions;
    if !companions.is_empty() {
        // No wider than the steppers above.
        ui.set_max_width(ui.min_rect().width().max(COMPANIONS));
        ui.horizontal_wrapped(|ui| {
            for (order, text) in companions {
                if ui.add(egui::Button::new(RichText::new(text).size(theme::SMALL))).clicked() {
                    request = Some(Request::Give(vec![*order]));
                }
            }
        });
    }
    let Company { words, warning, .. } = composer.company;
    // Nobody is named where there is nobody to choose among.
    let key = if words.is_empty() { "compose-alone" } else { "compose-with" };
    let mut told = |words: String, ink: egui::Color32| {
        // No wider than the steppers above.
        ui.set_max_width(ui.min_rect().width().max(COMPANIONS));
        ui.add(egui::Label::new(RichText::new(words).size(theme::SMALL).color(ink)).wrap());
    };
    told(texts.format(key, &[("company", words.as_str().into())]), faded);
    if !warning.is_empty() {
        told(warning.clone(), rubric);
    }
    request
}

/// So many of a kind go along from now on.
pub fn choose(kind: &Contingent, n: i32, amounts: &mut Amounts) {
    amounts.extend(kind.numbers_for(n).map(|(span, number)| (span.verb.name.to_owned(), number)));
}

/// One kind: its sign, fewer, how many of how many, more, and the usual numbers. Gives the number that is wanted.
fn stepper(ui: &mut egui::Ui, kind: &Contingent, now: i32, in_hand: bool, texts: &Texts) -> Option<i32> {
    let (least, most) = (kind.least(), kind.most());
    let mut wanted = None;
    let row = ui.horizontal(|ui| {
        sign(ui, kind);
        let mut button = |ui: &mut egui::Ui, words: String, key: &str, to: i32| {
            let told = texts.format(key, &[("kind", kind.name.as_str().into())]);
            let live = to != now && (least..=most).contains(&to);
            let button = egui::Button::new(RichText::new(words).size(theme::SMALL)).min_size(vec2(SIDE, SIDE));
            let response = ui.add_enabled(live, button);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, live, &told));
            if response.on_hover_text(told).clicked() {
                wanted = Some(to);
            }
        };
        button(ui, "−".into(), "compose-fewer", now - 1);
        shown_number(ui, kind, now, texts);
        button(ui, "+".into(), "compose-more", now + 1);
        button(ui, texts.get("compose-all"), "compose-all-of", most);
        // Of two or fewer the others say the same.
        if most - least > 1 {
            button(ui, texts.get("compose-keep-one"), "compose-keep-one-of", most - 1);
        }
        button(ui, texts.get("compose-none"), "compose-none-of", least);
    });
    if in_hand {
        let c = theme::colours(ui);
        let frame = row.response.rect.expand(2.0);
        ui.painter().rect_stroke(frame, 3.0, egui::Stroke::new(1.5, c.gold), egui::StrokeKind::Outside);
    }
    wanted
}

fn shown_number(ui: &mut egui::Ui, kind: &Contingent, now: i32, texts: &Texts) {
    let (rect, response) = ui.allocate_exact_size(vec2(NUMBER, SIDE), Sense::hover());
    let args = [("kind", kind.name.as_str().into()), ("n", now.into()), ("all", kind.most().into())];
    let told = texts.format("compose-number", &args);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &told));
    let shown = texts.format("compose-of", &args);
    let font = egui::FontId::new(17.0, theme::bold(ui.ctx()));
    ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, shown, font, theme::colours(ui).ink);
    response.on_hover_text(told);
}

/// The counter of a kind: its sign on the colour and in the outline of its side.
fn sign(ui: &mut egui::Ui, kind: &Contingent) {
    let (rect, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
    theme::paint_counter(ui.painter(), rect, Some(kind.tincture), &kind.symbol);
    response.on_hover_text(&kind.name);
}
