//! Lessons: the panel with the words of the lesson under way, and the list of lessons.
use crate::desktop::session::Session;
use crate::desktop::session::lesson::LessonOffer;
use crate::desktop::session::requests::Request;
use crate::desktop::theme;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};

/// The width of the list, in points.
const WIDE: f32 = 640.0;

/// The card on which the lesson speaks, above everything else at the side.
pub fn show(ui: &mut egui::Ui, session: &Session, texts: &Texts) -> Option<Request> {
    let (active_lesson, card) = (session.active_lesson.as_ref()?, session.view.lesson.as_ref()?);
    let c = theme::colours(ui);
    let mut request = None;
    let frame = egui::Frame::new().fill(c.paper_light).stroke(egui::Stroke::new(2.0, c.gold)).inner_margin(12);
    frame.corner_radius(4).show(ui, |ui| {
        // A long title goes on below, beside the number of the step.
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), 0.0),
            egui::Layout::right_to_left(egui::Align::Min),
            |ui| {
                let args = [("step", card.step.into()), ("of", card.of.into())];
                ui.label(RichText::new(texts.format("desktop-lesson-step", &args)).color(c.ink_faded));
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| theme::heading(ui, &card.title));
            },
        );
        // Above the words, and there while nothing can be pressed too: it stays in one place from step to step.
        let size = vec2(120.0, 34.0);
        let free = !session.is_busy() && !session.in_playback();
        ui.horizontal_wrapped(|ui| {
            let back = egui::Button::new(texts.get("desktop-lesson-back")).min_size(size);
            let back = ui.add_enabled(free && card.can_go_back, back);
            if back.on_hover_text(texts.get("desktop-lesson-back.hint")).clicked() {
                request = Some(Request::LessonBack);
            }
            if card.waits_for_reader {
                let go_on = texts.get("desktop-lesson-go-on");
                if theme::add_main_button(ui, free, go_on, size).clicked() {
                    request = Some(Request::ReadOn);
                }
            }
        });
        ui.add(egui::Label::new(RichText::new(&card.text).size(18.0)).wrap());
        if let Some(said) = &active_lesson.said {
            ui.add(egui::Label::new(RichText::new(said).color(c.rubric)).wrap());
        }
        if card.is_done {
            ui.horizontal_wrapped(|ui| {
                if let Some(next) = &active_lesson.next {
                    let words = texts.format("lesson-next", &[("lesson", texts.get(&next.title).into())]);
                    let next = Request::TakeLesson(next.file.clone());
                    if ui.add(theme::main_button(ui, words)).clicked() {
                        request = Some(next);
                    }
                }
                for (main, key, wanted) in [
                    (active_lesson.next.is_none(), "desktop-new-match", Request::NewMatch),
                    (false, "desktop-lesson-again", Request::TakeLesson(active_lesson.lesson.file.clone())),
                    (false, "desktop-to-title", Request::ToTitle),
                ] {
                    let text = texts.get(key);
                    let button = if main { theme::main_button(ui, text) } else { egui::Button::new(text) };
                    if ui.add(button).clicked() {
                        request = Some(wanted);
                    }
                }
            });
        }
    });
    ui.add_space(6.0);
    request
}

/// The lessons that are offered.
pub fn show_list(ui: &mut egui::Ui, offered: &[LessonOffer], texts: &Texts) -> Option<Request> {
    let mut request = None;
    ui.set_width(WIDE);
    ui.heading(texts.get("desktop-lessons"));
    // What does not fit on a low screen is rolled up.
    let height = ui.ctx().content_rect().height() - 150.0;
    let height = height.max(200.0);
    let list = egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    list.show(ui, |ui| request = offers(ui, offered, texts));
    ui.add_space(8.0);
    if ui.button(texts.get("desktop-close")).clicked() {
        request = Some(Request::Close);
    }
    request
}

fn offers(ui: &mut egui::Ui, offered: &[LessonOffer], texts: &Texts) -> Option<Request> {
    let mut request = None;
    for offer in offered {
        let c = theme::colours(ui);
        egui::Frame::new().fill(c.paper_light).inner_margin(10).corner_radius(3).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(WIDE - 180.0);
                    let game = offer.lesson.file.split('/').next().unwrap_or_default();
                    let game = RichText::new(texts.get(&format!("game-{game}"))).size(15.0);
                    ui.label(game.color(c.rubric));
                    let title = RichText::new(texts.get(&offer.lesson.title)).size(19.0);
                    ui.label(title.family(theme::bold(ui.ctx())));
                    let hint = texts.get(&format!("{}.hint", offer.lesson.title));
                    ui.label(RichText::new(hint).color(c.ink_faded));
                });
                let text = texts.get("desktop-lesson-take");
                let button = theme::add_main_button(ui, offer.problem.is_none(), text, vec2(120.0, 38.0));
                // All of them bear the same word: whoever does not see the row hears which lesson it is.
                let name = texts.format("lesson-take-named", &[("lesson", texts.get(&offer.lesson.title).into())]);
                let is_live = offer.problem.is_none();
                button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, is_live, &name));
                let why = offer.problem.as_ref().map(|problem| problem.tell(texts)).unwrap_or_default();
                if button.on_disabled_hover_text(why).clicked() {
                    request = Some(Request::TakeLesson(offer.lesson.file.clone()));
                }
            });
        });
    }
    request
}
