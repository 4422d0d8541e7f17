//! A lesson at the table: what is said, what is pointed at, and that nothing else is done meanwhile.
use super::Session;
use crate::desktop::face::{Face, Sight};
use crate::desktop::session::lesson::{ActiveLesson, LessonCard};
use crate::table::play::lesson::{Lesson, Wants};
use crate::table::prelude::{Match, Order, Place, Problem, Record, Recorded, Target};
use crate::table::text::locales::Texts;

impl Session {
    /// Takes a lesson on an empty table.
    ///
    /// # Errors
    /// As [`Lesson::begin`].
    pub fn begin_lesson(
        number: u64,
        mut table: Match,
        lesson: &Lesson,
        face: &'static dyn Face,
        texts: &Texts,
    ) -> Result<Self, Problem> {
        let course = lesson.begin(&mut table)?;
        let active_lesson = ActiveLesson { lesson: lesson.clone(), course, said: None };
        let mut session = Self::unshown(number, Recorded::without_file(table), face, Some(active_lesson));
        session.show_now(texts);
        Ok(session)
    }

    /// The lesson that is taken at this table.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.active_lesson.as_ref().map(|active_lesson| &active_lesson.lesson)
    }

    /// Whether the lesson waits for this order; if not, it says so.
    pub(in crate::desktop) fn lesson_accepts(&mut self, record: Record, texts: &Texts) -> bool {
        let Some(active_lesson) = &mut self.active_lesson else { return true };
        let takes = active_lesson.course.takes(&self.game, record);
        active_lesson.said = (!takes).then(|| active_lesson.course.instead(&self.game, texts));
        takes
    }
    pub(in crate::desktop) fn lesson_goes_on(&mut self) {
        if let Some(active_lesson) = &mut self.active_lesson {
            active_lesson.course.given();
        }
    }
    pub(in crate::desktop) fn lesson_goes_back(&mut self) {
        if let Some(active_lesson) = &mut self.active_lesson {
            active_lesson.course.taken_back();
            active_lesson.said = None;
        }
    }
    /// The orders that the lesson waits for.
    pub fn lesson_wants(&self) -> Vec<Order> {
        let wanted = self
            .active_lesson
            .as_ref()
            .map(|active_lesson| active_lesson.course.wanted(&self.game))
            .unwrap_or_default();
        wanted.into_iter().map(|record| record.order).collect()
    }
    /// What was said was read.
    pub fn read_on(&mut self, texts: &Texts) {
        if !self.waits_for_reader() {
            return;
        }
        if let Some(active_lesson) = &mut self.active_lesson {
            active_lesson.course.go_on();
            active_lesson.said = None;
        }
        *self.view = self.make_view(texts);
    }
    /// Back to what the lesson said before, with the board as it was then.
    pub fn step_back(&mut self, texts: &Texts) {
        let Some(active_lesson) = &mut self.active_lesson else { return };
        let Some(orders) = active_lesson.course.orders_before() else { return };
        if self.game.undo_to(orders).is_ok() {
            active_lesson.course.go_back();
            active_lesson.said = None;
            self.throw = None;
            self.show_now(texts);
        }
    }
    /// What the lesson says as the match stands.
    pub(super) fn lesson_card(&self, texts: &Texts) -> Option<LessonCard> {
        let ActiveLesson { lesson, course, .. } = self.active_lesson.as_ref()?;
        let of = lesson.steps.len();
        Some(LessonCard {
            title: texts.get(&lesson.title),
            text: texts.get(course.say()),
            step: (course.number() + 1).min(of),
            of,
            waits_for_reader: course.waits_for_reader(),
            can_go_back: course.orders_before().is_some(),
            is_done: course.is_done(),
            wants: self.lesson_wants(),
        })
    }
    /// Whether the order that would be given again fits the lesson.
    pub(super) fn lesson_allows_redo(&self) -> bool {
        let next = self.game.next_redo();
        let takes = |lesson: &ActiveLesson| next.is_some_and(|record| lesson.course.takes(&self.game, record));
        self.active_lesson.as_ref().is_none_or(takes)
    }
    /// Whether the lesson goes on when its words are read.
    pub fn waits_for_reader(&self) -> bool {
        self.active_lesson.as_ref().is_some_and(|active_lesson| active_lesson.course.waits_for_reader())
            && !self.is_busy()
    }

    pub(in crate::desktop) fn lesson_points(&self) -> Vec<Place> {
        let Some(active_lesson) = &self.active_lesson else { return vec![] };
        let scene = self.face.scene(&Sight::new(&self.game, self.audience.holder));
        let place_of = |piece| scene.pieces.iter().find(|look| look.piece == piece).and_then(|look| look.place);
        let spots = |target: Target| match target {
            Target::Place(place) => self.scenery.spots(place).to_vec(),
            Target::Piece(piece) => place_of(piece).into_iter().collect(),
            _ => vec![],
        };
        let course = &active_lesson.course;
        let mut places: Vec<Place> = course.point(&self.game).into_iter().flat_map(spots).collect();
        if matches!(course.step().map(|step| &step.wants), Some(Wants::Do(_))) {
            // Whoever is to do something clicks where the arrow points: only where that does it. Buttons are pointed out
            // beside the board.
            let wanted = course.wanted(&self.game).into_iter().map(|record| record.order.on);
            let live: Vec<Place> = wanted.flat_map(spots).collect();
            places.retain(|place| live.contains(place));
        }
        places
    }
}
