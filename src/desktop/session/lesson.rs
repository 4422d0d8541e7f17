//! Lessons: those that are offered, and the one that is taken at this table.
use crate::desktop::face::Point;
use crate::desktop::platform::library::Shelf;
use crate::table::data::{Reader, Source};
use crate::table::play::lesson::{Course, Lesson, folder, lessons};
use crate::table::prelude::{Order, Problem};
use serde::Serialize;

/// A lesson under way.
pub struct ActiveLesson {
    pub lesson: Lesson,
    pub course: Course,
    /// The lesson of the same game that goes on from here.
    pub next: Option<Lesson>,
    /// What was said to an order that does not fit, until the next one.
    pub(in crate::desktop) said: Option<String>,
}

/// What a lesson says on the screen. It is part of the view: the words change with the board, and tell nothing before it
/// is seen.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct LessonCard {
    pub title: String,
    pub text: String,
    /// The number of the step from 1, and how many there are.
    pub step: usize,
    pub of: usize,
    /// It waits until its words are read.
    pub waits_for_reader: bool,
    /// There is a step to go back to.
    pub can_go_back: bool,
    pub is_done: bool,
    /// The orders of which it waits for one.
    #[serde(skip)]
    pub wants: Vec<Order>,
}

/// Something on an open table that a lesson points at: a base, or a point where one is to stand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PointedOut {
    pub at: Point,
    /// Of the base that stands there, or that is to stand there.
    pub radius: f32,
    /// Nobody stands there yet.
    pub is_free: bool,
}

/// A lesson as it is offered.
pub struct LessonOffer {
    /// The number of the game in the library.
    pub game: usize,
    pub lesson: Lesson,
    /// Why it cannot be taken with the rules as they are.
    pub problem: Option<Problem>,
}

/// Every lesson of a game of the library, each tried out with the rules in force.
pub fn offered(game: usize, shelf: &Shelf, source: &Source) -> Vec<LessonOffer> {
    let Ok(rules) = &shelf.rules else { return vec![] };
    let all = lessons(&Reader::new(source.clone()), shelf.game.id());
    let offer = |lesson: Lesson| {
        let problem = lesson.rehearse(shelf.game, &rules.data).err().map(|fault| fault.problem);
        LessonOffer { game, lesson, problem }
    };
    all.into_iter().map(offer).collect()
}

/// The lesson of a game that comes after the one of this file.
pub fn after(file: &str, shelf: &Shelf, source: &Source) -> Option<Lesson> {
    let all = lessons(&Reader::new(source.clone()), shelf.game.id());
    all.into_iter().skip_while(|lesson| lesson.file != file).nth(1)
}

/// The lesson of this file, if the game has it. It is not tried out: `Session::begin_lesson` tells whether it can begin.
pub fn of_file(file: &str, shelf: &Shelf, source: &Source) -> Option<Lesson> {
    if !file.starts_with(&folder(shelf.game.id())) {
        return None;
    }
    lessons(&Reader::new(source.clone()), shelf.game.id()).into_iter().find(|lesson| lesson.file == file)
}
