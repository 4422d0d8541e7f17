//! Lessons at the table: what is said, what is pointed at, and that nothing else is done meanwhile.
use super::requests::Wish;
use super::table_session::Sitting;
use crate::desktop::face::face_trait::Face;
use crate::desktop::theme::style;
use crate::table::data::{Reader, Source};
use crate::table::play::lesson::{Course, Lesson, folder, lessons};
use crate::table::prelude::{Match, Order, Place, Problem, Record, Recorded, Target};
use crate::table::text::locales::Texts;
use bevy_egui::egui::{self, RichText, vec2};

/// A lesson under way.
pub struct Tuition {
    pub lesson: Lesson,
    pub course: Course,
    /// What was said to an order that does not fit, until the next one.
    said: Option<String>,
}

/// A lesson as it is offered.
pub struct Offered {
    /// Which game of the shelf.
    pub game: usize,
    pub lesson: Lesson,
    /// Why it cannot be taken with the rules as they are.
    pub problem: Option<Problem>,
}

/// Every lesson of a game on the shelf, each tried out with the rules in force.
pub fn offered(game: usize, shelf: &crate::desktop::Shelf, source: &Source) -> Vec<Offered> {
    let Ok(rules) = &shelf.rules else { return vec![] };
    let all = lessons(&Reader::new(source.clone()), shelf.game.id());
    let offer = |lesson: Lesson| {
        let problem = lesson.rehearse(shelf.game, &rules.data).err().map(|fault| fault.problem);
        Offered { game, lesson, problem }
    };
    all.into_iter().map(offer).collect()
}

/// The lesson of this file, if the game has it. It is not tried out: [`Sitting::learn`] tells whether it can begin.
pub fn of_file(file: &str, shelf: &crate::desktop::Shelf, source: &Source) -> Option<Lesson> {
    if !file.starts_with(&folder(shelf.game.id())) {
        return None;
    }
    lessons(&Reader::new(source.clone()), shelf.game.id()).into_iter().find(|lesson| lesson.file == file)
}

impl Sitting {
    /// Takes a lesson on an empty table.
    ///
    /// # Errors
    /// As [`Lesson::begin`].
    pub fn learn(
        number: u64,
        mut table: Match,
        lesson: &Lesson,
        face: &'static dyn Face,
        texts: &Texts,
    ) -> Result<Self, Problem> {
        let course = lesson.begin(&mut table)?;
        let tuition = Tuition { lesson: lesson.clone(), course, said: None };
        let mut sitting = Self::sit_down(number, Recorded::without_file(table), face, Some(tuition));
        sitting.show_now(texts);
        Ok(sitting)
    }

    /// The lesson that is taken at this table.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.tuition.as_ref().map(|tuition| &tuition.lesson)
    }

    /// Whether the lesson waits for this order; if not, it says so.
    pub(in crate::desktop) fn lesson_takes(&mut self, record: Record, texts: &Texts) -> bool {
        let Some(tuition) = &mut self.tuition else { return true };
        let takes = tuition.course.takes(&self.game, record);
        tuition.said = (!takes).then(|| tuition.course.instead(&self.game, texts));
        takes
    }
    pub(in crate::desktop) fn lesson_goes_on(&mut self) {
        if let Some(tuition) = &mut self.tuition {
            tuition.course.given();
        }
    }
    pub(in crate::desktop) fn lesson_goes_back(&mut self) {
        if let Some(tuition) = &mut self.tuition {
            tuition.course.taken_back();
            tuition.said = None;
        }
    }
    /// The orders that the lesson waits for.
    pub fn lesson_wants(&self) -> Vec<Order> {
        let wanted = self.tuition.as_ref().map(|tuition| tuition.course.wanted(&self.game)).unwrap_or_default();
        wanted.into_iter().map(|record| record.order).collect()
    }
    /// What was said was read.
    pub fn read_on(&mut self) {
        if let Some(tuition) = &mut self.tuition {
            tuition.course.go_on();
            tuition.said = None;
        }
        self.view.pointed_at = self.lesson_points();
    }
    /// Whether the lesson goes on when its words are read.
    pub fn waits_for_reader(&self) -> bool {
        self.tuition.as_ref().is_some_and(|tuition| tuition.course.waits_for_reader()) && !self.is_busy()
    }

    pub(in crate::desktop) fn lesson_points(&self) -> Vec<Place> {
        let Some(tuition) = &self.tuition else { return vec![] };
        let scene = self.face.scene(&crate::desktop::face::face_trait::Sight::new(&self.game, self.audience.holder));
        let place_of = |piece| scene.pieces.iter().find(|look| look.piece == piece).and_then(|look| look.place);
        let targets = tuition.course.point(&self.game).into_iter();
        let places = targets.filter_map(|target| match target {
            Target::Place(place) => Some(place),
            Target::Piece(piece) => place_of(piece),
            _ => None,
        });
        places.collect()
    }
}

/// The card on which the lesson speaks, above everything else at the side.
pub fn show(ui: &mut egui::Ui, sitting: &Sitting, texts: &Texts) -> Option<Wish> {
    let tuition = sitting.tuition.as_ref()?;
    let course = &tuition.course;
    let c = style::of(ui);
    let mut wish = None;
    let frame = egui::Frame::new().fill(c.paper_light).stroke(egui::Stroke::new(2.0, c.gold)).inner_margin(12);
    frame.corner_radius(4).show(ui, |ui| {
        ui.horizontal(|ui| {
            style::heading(ui, &texts.get(&tuition.lesson.title));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let steps = tuition.lesson.steps.len();
                let args = [("step", (course.number() + 1).min(steps).into()), ("of", steps.into())];
                ui.label(RichText::new(texts.format("desktop-lesson-step", &args)).color(c.ink_faded));
            });
        });
        ui.add(egui::Label::new(RichText::new(texts.get(course.say())).size(18.0)).wrap());
        if let Some(said) = &tuition.said {
            ui.add(egui::Label::new(RichText::new(said).color(c.rubric)).wrap());
        }
        if course.is_done() {
            ui.horizontal_wrapped(|ui| {
                for (main, key, wanted) in [
                    (true, "desktop-new-match", Wish::NewMatch),
                    (false, "desktop-lesson-again", Wish::Learn(tuition.lesson.file.clone())),
                    (false, "desktop-to-title", Wish::ToTitle),
                ] {
                    let text = texts.get(key);
                    let button = if main { style::main_button(ui, text) } else { egui::Button::new(text) };
                    if ui.add(button).clicked() {
                        wish = Some(wanted);
                    }
                }
            });
        } else if sitting.waits_for_reader() {
            let button = style::main_button(ui, texts.get("desktop-lesson-go-on"));
            if ui.add_sized(vec2(140.0, 34.0), button).clicked() {
                wish = Some(Wish::ReadOn);
            }
        }
    });
    ui.add_space(6.0);
    wish
}

/// The lessons that are offered.
pub fn show_list(ui: &mut egui::Ui, offered: &[Offered], texts: &Texts) -> Option<Wish> {
    let mut wish = None;
    ui.set_width(560.0);
    ui.heading(texts.get("desktop-lessons"));
    for offer in offered {
        let c = style::of(ui);
        egui::Frame::new().fill(c.paper_light).inner_margin(10).corner_radius(3).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(380.0);
                    let game = offer.lesson.file.split('/').next().unwrap_or_default();
                    let game = RichText::new(texts.get(&format!("game-{game}"))).size(15.0);
                    ui.label(game.color(c.rubric));
                    let title = RichText::new(texts.get(&offer.lesson.title)).size(19.0);
                    ui.label(title.family(style::bold(ui.ctx())));
                    let hint = texts.get(&format!("{}.hint", offer.lesson.title));
                    ui.label(RichText::new(hint).color(c.ink_faded));
                });
                let text = texts.get("desktop-lesson-take");
                let button = style::add_main_button(ui, offer.problem.is_none(), text, vec2(120.0, 38.0));
                let why = offer.problem.as_ref().map(|problem| problem.tell(texts)).unwrap_or_default();
                if button.on_disabled_hover_text(why).clicked() {
                    wish = Some(Wish::Learn(offer.lesson.file.clone()));
                }
            });
        });
    }
    ui.add_space(8.0);
    if ui.button(texts.get("desktop-close")).clicked() {
        wish = Some(Wish::Close);
    }
    wish
}
