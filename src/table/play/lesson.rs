//! Lessons: short tutorials as data. A lesson puts up a position, forces the dice, says what is to be seen and done,
//! waits for the order of the player, and gives the orders of the other seats. The files are
//! `rules/<game>/lessons/*.ron`, in the form of [`Lesson`].
//!
//! ```ron
//! (
//!     title: "lesson-duel-first",
//!     seat: "red",
//!     options: {"target_override": 3},
//!     position: (active: "red", units: [(unit: "r-knight", at: "6:4"), (unit: "b-archer", at: "4:4")]),
//!     dice: [4, 1],
//!     steps: [
//!         (say: "lesson-duel-first-welcome"),
//!         (say: "lesson-duel-first-choose", point: ["r-knight"], wants: Do(["red activate r-knight"])),
//!         (say: "lesson-duel-first-answer", wants: Watch(["blue accept"])),
//!     ],
//!     end: "lesson-duel-first-end",
//! )
//! ```
mod check;
mod words;

pub use check::check;

use self::words::{placeless, pointless, read};
use super::matches::{Match, Record};
use crate::table::data::Reader;
use crate::table::game::{Game, Header, Player, RuleData, SeatSetup, UndoLimit};
use crate::table::options::Settings;
use crate::table::protocol::prompt::Refusal;
use crate::table::protocol::targets::{Seat, Sort, Target};
use crate::table::state::dice::Dice;
use crate::table::state::names::Names;
use crate::table::text::locales::Texts;
use crate::table::text::narrator::Narrator;
use crate::table::text::problem::Problem;
use ron::value::RawValue;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The folder of a game's lessons, within the rule data.
pub fn folder(game: &str) -> String {
    format!("{game}/lessons/")
}

/// What a step of a lesson waits for.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub enum Wants {
    /// Until the player has read the text and goes on.
    #[default]
    Nothing,
    /// For one of these orders by the seat of the player, written as in journals. The further steps must fit each of
    /// them.
    Do(Vec<String>),
    /// For any order on offer to the seat of the player. The further steps must fit each of them.
    AnyOrder,
    /// Until the player has read the text and goes on, and then until these orders, of any seats, have been shown one
    /// after the other. The lesson gives them.
    Watch(Vec<String>),
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Fluent key of the text.
    pub say: String,
    /// What the step waits for.
    #[serde(default)]
    pub wants: Wants,
    /// Labels of the places and pieces to point at; on an open table also points, written as in orders.
    #[serde(default)]
    pub point: Vec<String>,
    /// Fluent key of the text when the player gives another order, with the argument `$orders`: the orders that are
    /// wanted. Without it a general text says what to do.
    #[serde(default)]
    pub otherwise: Option<String>,
}

/// A lesson, in the form of its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The file within the rule data: `duel/lessons/1-first-steps.ron`.
    #[serde(skip)]
    pub file: String,
    /// Fluent key of the title; its attribute `.hint` says what is learnt.
    pub title: String,
    /// The label of the seat of the player.
    pub seat: String,
    /// The name of the scenario; without it the first of the game.
    #[serde(default)]
    pub scenario: String,
    /// The values of the options; those that are not named have their defaults.
    #[serde(default)]
    pub options: Settings,
    /// The seed of the match.
    #[serde(default = "first_seed")]
    pub seed: u64,
    /// The position at the start, in the form of the game; without it the match begins as usual.
    #[serde(default)]
    position: Option<Box<RawValue>>,
    /// The part of an open table that is looked at: its south-west and its north-east corner. Without it the whole.
    #[serde(default)]
    pub part: Option<((i32, i32), (i32, i32))>,
    /// The part of a map that is looked at: places at its edges, as many as are needed. Without them the whole.
    #[serde(default)]
    pub around: Vec<String>,
    /// What the dice show throughout the lesson.
    #[serde(default)]
    dice: Vec<i32>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
    /// Fluent key of the text at the end.
    pub end: String,
}

fn first_seed() -> u64 {
    1
}

/// The lessons of a game, in the order of their file names. A file that cannot be read is left out and becomes a
/// finding of the reader.
pub fn lessons(reader: &Reader, game: &str) -> Vec<Lesson> {
    let files = reader.source().list(&folder(game)).into_iter().filter(|file| file.ends_with(".ron"));
    files.filter_map(|file| Some(Lesson { file: file.clone(), ..reader.parse::<Lesson>(&file)? })).collect()
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The path of the value in the file: `steps[3].wants.Do[0]`.
    pub path: String,
    /// What is wrong.
    pub problem: Problem,
    /// A word that names nothing, and the words that could stand there.
    pub unknown: Option<Box<UnknownWord>>,
}

/// A word that names nothing in the match.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownWord {
    /// The word as it is written.
    pub word: String,
    /// The words that could stand there.
    pub known: Vec<String>,
}

impl Fault {
    fn new(path: impl Into<String>, problem: Problem) -> Self {
        Self { path: path.into(), problem, unknown: None }
    }

    fn with_unknown(self, unknown: Option<UnknownWord>) -> Self {
        Self { unknown: unknown.map(Box::new), ..self }
    }
}

impl Lesson {
    /// Begins the lesson on a table of its game. The other seats count as random players, but the caller must not let
    /// them play by themselves: the lesson gives their orders ([`Course::next_order`]).
    ///
    /// # Errors
    /// As [`Match::start_with`], or `lesson-no-seat` if the game has no such seat.
    pub fn begin(&self, table: &mut Match) -> Result<Course, Problem> {
        let seats = table.game().seats();
        let own = seats.iter().position(|seat| *seat == self.seat);
        let no_seat = || Problem::new("lesson-no-seat").with("seat", &self.seat).with("known", seats.join(", "));
        let own = own.ok_or_else(no_seat)?;
        let counts = *table.game().seat_counts().start();
        let player = |seat| if seat == own { Player::Person } else { Player::Random };
        let header = Header {
            game: table.game().id().to_owned(),
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            seed: self.seed,
            seats: (0..counts.max(own + 1)).map(|seat| SeatSetup::of(player(seat))).collect(),
            // The faces of the dice are known, and nobody gains by going back.
            undo: UndoLimit::Agreed,
            advice: false,
            data: BTreeMap::new(),
        };
        let position = self.position.as_ref().map(|position| position.get_ron());
        table.start_with(header, position, Some(&self.dice))?;
        Ok(Course {
            lesson: self.clone(),
            seat: Seat(own as u8),
            now: CourseStep::default(),
            before: vec![],
            begun: vec![0],
        })
    }

    /// Plays the lesson through with these rule data: once with the first order that each step accepts, then once for
    /// each further order that a step accepts.
    ///
    /// # Errors
    /// The first fault: an order is refused, a label names nothing, or there are too few or too many faces of the dice.
    pub fn rehearse(&self, game: &'static dyn Game, data: &RuleData) -> Result<(), Fault> {
        let mut table = Match::new(game, data.clone());
        let ways = self.play(&mut table, None)?;
        for (step, ways) in ways.into_iter().enumerate() {
            for way in 1..ways {
                self.play(&mut table, Some((step, way)))?;
            }
        }
        Ok(())
    }

    /// Plays the lesson through and returns how many orders each step accepts. `other` names a step and the index of
    /// the order to give there instead of the first.
    fn play(&self, table: &mut Match, other: Option<(usize, usize)>) -> Result<Vec<usize>, Fault> {
        let mut course = self.begin(table).map_err(|problem| self.begin_fault(table, problem))?;
        let broken = table.broken_invariants();
        if !broken.is_empty() {
            return Err(Fault::new("position", Problem::new("lesson-invariant").with("broken", broken.join("; "))));
        }
        if let Some(fault) = placeless(table, self).pop() {
            return Err(fault);
        }
        let mut ways = vec![];
        while let Some(step) = course.step().cloned() {
            let number = course.number();
            let path = format!("steps[{number}].wants");
            if let Some(fault) = pointless(table, number, &step).pop() {
                return Err(fault);
            }
            let fault = |problem| Fault::new(path.clone(), problem);
            let refused = |of: usize, sort: &str, order: &str, why: Refusal| {
                let problem = Problem::new("lesson-refused").with("order", order);
                let problem = problem.with("reason", why.reason).with("rule", why.rule);
                Fault::new(format!("{path}.{sort}[{of}]"), problem)
            };
            let way = other.filter(|(at, _)| *at == number).map_or(0, |(_, way)| way);
            let mut open = 1;
            match &step.wants {
                Wants::Nothing => drop(course.go_on()),
                Wants::Do(orders) => {
                    open = orders.len();
                    let order = orders.get(way).ok_or_else(|| fault(Problem::new("lesson-no-order")))?;
                    let record = read(table, order, format!("{path}.Do[{way}]"))?;
                    if record.seat != course.seat {
                        return Err(fault(Problem::new("lesson-other-seat").with("order", order)));
                    }
                    table.submit(record.seat, record.order).map_err(|why| refused(way, "Do", order, why))?;
                    course.given();
                }
                Wants::AnyOrder => {
                    let prompt = table.prompt().filter(|prompt| prompt.seat == course.seat);
                    let offered = prompt.map(|prompt| prompt.offered.clone()).unwrap_or_default();
                    open = offered.len();
                    let order = offered.get(way).ok_or_else(|| fault(Problem::new("lesson-not-asked")))?;
                    let written = table.write_order(Record { seat: course.seat, order: *order });
                    table.submit(course.seat, *order).map_err(|why| {
                        let problem = Problem::new("lesson-refused").with("order", &written);
                        fault(problem.with("reason", why.reason).with("rule", why.rule))
                    })?;
                    course.given();
                }
                Wants::Watch(orders) if orders.is_empty() => return Err(fault(Problem::new("lesson-no-order"))),
                Wants::Watch(orders) => {
                    course.go_on();
                    for (i, order) in orders.iter().enumerate() {
                        let record = read(table, order, format!("{path}.Watch[{i}]"))?;
                        table.submit(record.seat, record.order).map_err(|why| refused(i, "Watch", order, why))?;
                        course.given();
                    }
                }
            }
            if table.world().resource::<Dice>().has_run_dry() {
                return Err(fault(Problem::new("lesson-dice-dry")));
            }
            ways.push(open);
        }
        match table.world().resource::<Dice>().forced_left() {
            0 => Ok(ways),
            left => Err(Fault::new("dice", Problem::new("lesson-dice-left").with("left", left))),
        }
    }
}

/// What a label in a lesson names: a place, a piece, a kind or a seat, on an open table a point too.
fn target(names: &Names, label: &str) -> Option<Target> {
    let named = [Sort::Place, Sort::Piece, Sort::Kind, Sort::Seat].into_iter();
    let point = names.ground.is_some().then_some(Sort::Spot);
    named.chain(point).find_map(|sort| names.read(sort, label).ok())
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CourseStep {
    /// The index of the step.
    step: usize,
    /// The text before the orders of [`Wants::Watch`] was read.
    read: bool,
    /// How many orders of [`Wants::Watch`] have been given.
    watched: usize,
}

/// A lesson in progress: at which step it is, and what it waits for. It does not hold the match: the owner of the match
/// asks it before each order ([`Course::takes`]) and tells it when an order was given ([`Course::given`]) or taken back
/// ([`Course::taken_back`]).
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    seat: Seat,
    now: CourseStep,
    /// How far the lesson had come before each order.
    before: Vec<CourseStep>,
    /// How many orders had been given when each step began, up to the current one.
    begun: Vec<usize>,
}

impl Course {
    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }
    /// The seat of the player.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// The current step; `None` at the end of the lesson.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.now.step)
    }
    /// The index of the current step, from 0; the number of steps at the end of the lesson.
    pub fn number(&self) -> usize {
        self.now.step
    }
    /// Whether the lesson is at its end.
    pub fn is_done(&self) -> bool {
        self.step().is_none()
    }
    /// Fluent key of the current text: that of the step, or that at the end.
    pub fn say(&self) -> &str {
        self.step().map_or(&self.lesson.end, |step| &step.say)
    }
    /// What to point at now.
    pub fn point(&self, game: &Match) -> Vec<Target> {
        let labels = self.step().map_or(&[][..], |step| &step.point);
        labels.iter().filter_map(|label| target(game.names(), label)).collect()
    }
    /// Whether the player only has to read and go on ([`Course::go_on`]).
    pub fn waits_for_reader(&self) -> bool {
        self.step().is_some_and(|step| match step.wants {
            Wants::Nothing => true,
            Wants::Watch(_) => !self.now.read,
            Wants::Do(_) | Wants::AnyOrder => false,
        })
    }
    /// The orders by the player of which the step wants one; empty if it wants none or accepts any.
    pub fn wanted(&self, game: &Match) -> Vec<Record> {
        match self.step().map(|step| &step.wants) {
            Some(Wants::Do(orders)) => orders.iter().filter_map(|order| game.read_order(order).ok()).collect(),
            _ => vec![],
        }
    }

    /// Whether the current step accepts an order by the player; [`Match::check`] says whether the rules allow it. After
    /// the end of the lesson every order is accepted.
    pub fn takes(&self, game: &Match, record: Record) -> bool {
        match self.step().map(|step| &step.wants) {
            None => true,
            Some(Wants::AnyOrder) => record.seat == self.seat,
            Some(Wants::Do(_)) => self.wanted(game).contains(&record),
            Some(Wants::Nothing | Wants::Watch(_)) => false,
        }
    }

    /// The text when the player gives an order that the step does not accept.
    pub fn instead(&self, game: &Match, texts: &Texts) -> String {
        let tell = Narrator { texts, names: game.names(), game: game.game().id(), base: game.game().base() };
        let orders: Vec<String> = self.wanted(game).iter().map(|record| tell.order(record.order)).collect();
        let args = [("count", orders.len().into()), ("orders", orders.join(" / ").into())];
        let key = match self.step() {
            Some(LessonStep { otherwise: Some(key), .. }) => key,
            Some(LessonStep { wants: Wants::Do(_), .. }) => "lesson-do-this",
            _ if self.waits_for_reader() => "lesson-read-on",
            _ => "lesson-wait",
        };
        texts.format(key, &args)
    }

    /// The order that the lesson gives now, for any seat; `None` while it waits for the player.
    pub fn next_order(&self, game: &Match) -> Option<Record> {
        match &self.step()?.wants {
            Wants::Watch(orders) if self.now.read => game.read_order(orders.get(self.now.watched)?).ok(),
            _ => None,
        }
    }

    /// Goes on after the player has read the text: to the next step, or to the orders that are to be watched. False if the
    /// step waits for something else.
    pub fn go_on(&mut self) -> bool {
        if !self.waits_for_reader() {
            return false;
        }
        match self.step().map(|step| &step.wants) {
            Some(Wants::Watch(_)) => self.now.read = true,
            _ => self.begin_next_step(),
        }
        true
    }

    fn begin_next_step(&mut self) {
        self.now = CourseStep { step: self.now.step + 1, ..CourseStep::default() };
        self.begun.push(self.before.len());
    }

    /// Where [`Course::go_back`] leads: to the beginning of the current step, or of the one before it if nothing has
    /// happened in the current one.
    fn earlier_step(&self) -> Option<usize> {
        let has_happened = self.before.len() > self.begun[self.now.step] || self.now.read;
        if has_happened { Some(self.now.step) } else { self.now.step.checked_sub(1) }
    }

    /// How many orders had been given where [`Course::go_back`] leads; `None` at the beginning of the lesson.
    pub fn orders_before(&self) -> Option<usize> {
        self.earlier_step().map(|step| self.begun[step])
    }

    /// Goes back by a step. The owner of the match has taken back all but the first [`Course::orders_before`] orders.
    /// False at the beginning of the lesson.
    pub fn go_back(&mut self) -> bool {
        let Some(step) = self.earlier_step() else { return false };
        self.before.truncate(self.begun[step]);
        self.begun.truncate(step + 1);
        self.now = CourseStep { step, ..CourseStep::default() };
        true
    }

    /// Notes that an order was given that the step accepts, or the order of [`Course::next_order`].
    pub fn given(&mut self) {
        self.before.push(self.now);
        let to_watch = match self.step().map(|step| &step.wants) {
            Some(Wants::Watch(orders)) => orders.len(),
            Some(_) => 0,
            None => return,
        };
        self.now.watched += 1;
        if self.now.watched >= to_watch {
            self.begin_next_step();
        }
    }

    /// Notes that the last order was taken back, and returns to the step at which it was given.
    pub fn taken_back(&mut self) {
        if let Some(before) = self.before.pop() {
            // What was read before is offered to be read once more.
            self.now = CourseStep { read: before.read && before.watched > 0, ..before };
            self.begun.truncate(self.now.step + 1);
        }
    }
}
