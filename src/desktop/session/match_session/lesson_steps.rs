//! A lesson at the table: what is said, what is pointed at, and that nothing else is done meanwhile.
use super::Session;
use crate::desktop::face::{Face, Point, Scene, Sight};
use crate::desktop::session::lesson::{ActiveLesson, LessonCard, PointedOut};
use crate::desktop::session::view_model::{first_of, members_of};
use crate::table::ground::spots::square;
use crate::table::play::lesson::{Lesson, Wants};
use crate::table::prelude::{Key, Match, Order, PieceId, Place, Problem, Record, Recorded, Spot, Target};
use crate::table::protocol::targets::Sort;
use crate::table::text::locales::Texts;

/// Who points at an open table no farther from a point that the lesson wants than the unit of length divided by this means it.
const NEAR: i32 = 2;
/// A point where nobody is going to stand is marked as wide as the unit of length divided by this.
const MARK: f32 = 5.0;

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
        let active_lesson = ActiveLesson { lesson: lesson.clone(), course, next: None, said: None };
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
        let view = self.make_view(texts);
        self.find_proclamations(self.told, &view, texts);
        *self.view = view;
        self.show_effects();
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

    /// The places of the board that stand for a target in a scene: its own, or that where a piece stands.
    fn places_in(&self, scene: &Scene, target: Target) -> Vec<Place> {
        let place_of = |piece| scene.pieces.iter().find(|look| look.piece == piece).and_then(|look| look.place);
        match target {
            Target::Place(place) => self.scenery.spots(place).to_vec(),
            Target::Piece(piece) => place_of(piece).into_iter().collect(),
            _ => vec![],
        }
    }
    /// The same in what is seen now.
    pub(super) fn places_of(&self, target: Target) -> Vec<Place> {
        self.places_in(&self.face.scene(&Sight::new(&self.game, self.audience.holder)), target)
    }
    pub(in crate::desktop) fn lesson_points(&self) -> Vec<Place> {
        let Some(active_lesson) = &self.active_lesson else { return vec![] };
        let scene = self.face.scene(&Sight::new(&self.game, self.audience.holder));
        let spots = |target: Target| self.places_in(&scene, target);
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

    /// The part of the board that the lesson is about, if it is not the whole.
    pub fn lesson_part(&self) -> Option<(Point, Point)> {
        let Some(ground) = &self.scenery.ground else { return self.lesson_places() };
        let part = self.lesson()?.part?;
        let [low, high] = [part.0, part.1].map(|(x, y)| ground.point(Spot::new(x, y)));
        (low[0] < high[0] && low[1] < high[1]).then_some((low, high))
    }
    /// The part of a map that holds the places which the lesson names for it.
    fn lesson_places(&self) -> Option<(Point, Point)> {
        let named = |label: &String| match self.game.names().read(Sort::Place, label) {
            Ok(Target::Place(place)) => Some(place),
            _ => None,
        };
        let places = self.lesson()?.around.iter().filter_map(named);
        let looks = places.filter_map(|place| self.scenery.places.iter().find(|look| look.place == place));
        looks.flat_map(|look| &look.outline).fold(None, |part: Option<(Point, Point)>, [x, y]| {
            let ([left, low], [right, high]) = part.unwrap_or(([*x, *y], [*x, *y]));
            Some(([left.min(*x), low.min(*y)], [right.max(*x), high.max(*y)]))
        })
    }
    /// The point of an open table that the lesson wants an order of this verb for, if somebody points near it.
    pub(super) fn lesson_spot(&self, verb: Key, at: Spot) -> Option<Spot> {
        let near = i64::from(self.game.names().ground.as_ref()?.unit / NEAR);
        self.lesson_spots(verb).into_iter().find(|spot| square(*spot, at) <= near * near)
    }
    /// The points of an open table that the lesson wants an order of this verb for.
    pub(super) fn lesson_spots(&self, verb: Key) -> Vec<Spot> {
        let spot = |order: Order| match order.on {
            Target::Spot(spot) if order.verb == verb => Some(spot),
            _ => None,
        };
        self.lesson_wants().into_iter().filter_map(spot).collect()
    }
    /// What the lesson points at on an open table. As with places, somebody who is to do something is pointed only at what
    /// does it.
    pub(super) fn lesson_points_out(&self) -> Vec<PointedOut> {
        let (Some(active_lesson), true) = (&self.active_lesson, self.scenery.ground.is_some()) else { return vec![] };
        let sight = Sight::new(&self.game, self.audience.holder);
        let course = &active_lesson.course;
        let wanted: Vec<Order> = course.wanted(&self.game).into_iter().map(|record| record.order).collect();
        let group = |target: Target| match target {
            Target::Piece(piece) => self.face.group_of(&sight, piece).map(Target::Piece),
            _ => None,
        };
        let does = |target: Target| wanted.iter().any(|order| order.on == target || Some(order.on) == group(target));
        let acts = matches!(course.step().map(|step| &step.wants), Some(Wants::Do(_)));
        let all = course.point(&self.game).into_iter().filter(|target| !acts || does(*target));
        all.filter_map(|target| self.point_out(target, &wanted)).collect()
    }
    /// How a target of an open table is pointed at: the base of a piece, or that of the piece which one of these orders is to bring
    /// to a point.
    pub(super) fn point_out(&self, target: Target, orders: &[Order]) -> Option<PointedOut> {
        let ground = self.scenery.ground.as_ref()?;
        let sight = Sight::new(&self.game, self.audience.holder);
        let scene = self.face.scene(&sight);
        let on_base = |piece: PieceId| {
            let itself = scene.pieces.iter().find(|look| look.piece == piece && look.base.is_some());
            itself.or_else(|| first_of(members_of(self.face, &sight, &scene, piece)))
        };
        let radius_at = |spot: Spot| {
            let order = orders.iter().find(|order| order.on == Target::Spot(spot))?;
            let area = self.game.prompt()?.areas.iter().find(|area| area.verb == order.verb)?;
            Some(on_base(self.face.mover(&sight, area)?)?.base.as_ref()?.radius)
        };
        match target {
            Target::Piece(piece) => {
                let look = on_base(piece)?;
                Some(PointedOut { at: look.at, radius: look.base.as_ref()?.radius, is_free: false })
            }
            Target::Spot(spot) => {
                let radius = radius_at(spot).unwrap_or_else(|| ground.length(ground.unit) / MARK);
                Some(PointedOut { at: ground.point(spot), radius, is_free: true })
            }
            _ => None,
        }
    }
}
