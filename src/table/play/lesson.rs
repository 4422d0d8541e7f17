//! Lessons: short tutorials as data. A lesson puts up a position, forces the dice, says what is to be seen and done, waits
//! for the order, and plays the other side by itself. The files are `rules/<game>/lessons/*.ron`; [`Lesson`] has their form.
//!
//! ```ron
//! (
//!     title: "lesson-ancients-first",
//!     seat: "red",
//!     options: {"target_override": 3},
//!     position: (active: "red", units: [(unit: "r-heavy-7-1", at: "6:4"), (unit: "b-archers-4", at: "4:4")]),
//!     dice: [4, 1],
//!     steps: [
//!         (say: "lesson-ancients-first-welcome"),
//!         (say: "lesson-ancients-first-choose", point: ["r-heavy-7-1"], wants: Do(["red activate r-heavy-7-1"])),
//!         (say: "lesson-ancients-first-answer", wants: Watch(["blue accept"])),
//!     ],
//!     end: "lesson-ancients-first-end",
//! )
//! ```
use super::matches::{Match, Record};
use crate::table::data::Reader;
use crate::table::game::{Game, Header, Player, RuleData, SeatSetup, UndoLimit};
use crate::table::options::Settings;
use crate::table::protocol::targets::{Seat, Sort, Target};
use crate::table::state::dice::Dice;
use crate::table::state::names::Names;
use crate::table::text::locales::{Arg, Lang, Texts};
use crate::table::text::narrator::Teller;
use crate::table::text::problem::Problem;
use ron::value::RawValue;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The folder of a game's lessons, within the rule data.
pub fn folder(game: &str) -> String {
    format!("{game}/lessons/")
}

/// What a step waits for.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub enum Wants {
    /// Nothing: the words are to be read, and the player goes on.
    #[default]
    Nothing,
    /// One of these orders by the lesson's seat, written as in journals. What follows must fit whichever it is.
    Do(Vec<String>),
    /// Whatever the lesson's seat may order. What follows must fit whichever it is.
    AnyOrder,
    /// Nothing: these orders, of whatever seats, are played one after the other.
    Watch(Vec<String>),
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Fluent key of what is said to the player.
    pub say: String,
    #[serde(default)]
    pub wants: Wants,
    /// Labels of places and pieces that are pointed at.
    #[serde(default)]
    pub point: Vec<String>,
    /// Fluent key of what is said when another order is given; without it, what is to be done is said again. It takes
    /// `$orders`, the orders that would do.
    #[serde(default)]
    pub otherwise: Option<String>,
}

/// A lesson as it stands in its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The file within the rule data: `ancients/lessons/1-first-steps.ron`.
    #[serde(skip)]
    pub file: String,
    /// Fluent key; its attribute `.hint` says what is learnt.
    pub title: String,
    /// The label of the seat that the player has.
    pub seat: String,
    #[serde(default)]
    pub scenario: String,
    #[serde(default)]
    pub options: Settings,
    #[serde(default = "first_seed")]
    pub seed: u64,
    /// The position to begin with, in the game's own form; the usual set-up without it.
    #[serde(default)]
    position: Option<Box<RawValue>>,
    /// What the dice show, all through the lesson.
    #[serde(default)]
    dice: Vec<i32>,
    pub steps: Vec<LessonStep>,
    /// Fluent key of what is said at the end.
    pub end: String,
}

fn first_seed() -> u64 {
    1
}

/// The lessons of a game, in the order of their file names. What cannot be read is left out, and told to the reader.
pub fn lessons(reader: &Reader, game: &str) -> Vec<Lesson> {
    let files = reader.source().list(&folder(game)).into_iter().filter(|file| file.ends_with(".ron"));
    files.filter_map(|file| Some(Lesson { file: file.clone(), ..reader.parse::<Lesson>(&file)? })).collect()
}

/// Reads every lesson of a game and tells what is wrong with it; with rule data, each is played through too, by every way
/// that it leaves open. A lesson that no longer fits rules that were changed is only warned of: the rules are sound.
pub fn check(reader: &Reader, game: &'static dyn Game, data: Option<&RuleData>) {
    let texts = Texts::new(Lang::En);
    for lesson in lessons(reader, game.id()) {
        let at = reader.at(&lesson.file);
        let has_words = |at: crate::table::data::Check, key: &str| {
            if !texts.has(key) {
                at.error("lesson-no-words", &[("key", key.into())]);
            }
        };
        has_words(at.field("title"), &lesson.title);
        has_words(at.field("title"), &format!("{}.hint", lesson.title));
        has_words(at.field("end"), &lesson.end);
        for (i, step) in lesson.steps.iter().enumerate() {
            has_words(at.field("steps").index(i).field("say"), &step.say);
            step.otherwise.iter().for_each(|key| has_words(at.field("steps").index(i).field("otherwise"), key));
        }
        at.field("steps").not_empty(lesson.steps.len());
        let seated = at.field("seat").known(&lesson.seat, game.seats().iter().copied());
        if let Some(data) = data.filter(|_| seated)
            && let Err(Fault { path, problem }) = lesson.rehearse(game, data)
        {
            let args: Vec<(&str, Arg)> = problem.args.iter().map(|(name, arg)| (*name, Arg::from(arg))).collect();
            at.path(path).warning(&problem.key, &args);
        }
    }
}

/// What does not come about in a lesson as it stands in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The value in the file: `steps[3].wants`.
    pub path: String,
    pub problem: Problem,
}

impl Fault {
    fn new(path: impl Into<String>, problem: Problem) -> Self {
        Self { path: path.into(), problem }
    }
}

impl Lesson {
    /// Begins the lesson on a table of its game. The other seats are no persons, but they are not to order by themselves
    /// either: the lesson says what they do ([`Course::next_order`]).
    ///
    /// # Errors
    /// As [`Match::start_with`]; or there is no such seat.
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
            undo: UndoLimit::Usual,
            data: BTreeMap::new(),
        };
        let position = self.position.as_ref().map(|position| position.get_ron());
        table.start_with(header, position, Some(&self.dice))?;
        Ok(Course { lesson: self.clone(), seat: Seat(own as u8), now: Moment::default(), before: vec![] })
    }

    /// Plays the lesson with these rules: by the first order of every step, then again by each other order that a step
    /// takes.
    ///
    /// # Errors
    /// The first thing that does not come about: an order is refused, a label names nothing, the dice run dry or are left
    /// over.
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

    /// Plays the lesson through, at one step by another way than the first; tells how many ways each step leaves open.
    fn play(&self, table: &mut Match, other: Option<(usize, usize)>) -> Result<Vec<usize>, Fault> {
        let mut course = self.begin(table).map_err(|problem| {
            let field = match problem.key.as_str() {
                "position-bad" => "position",
                "scenario-unknown" => "scenario",
                _ => "options",
            };
            Fault::new(field, problem)
        })?;
        let broken = table.broken_invariants();
        if !broken.is_empty() {
            return Err(Fault::new("position", Problem::new("lesson-invariant").with("broken", broken.join("; "))));
        }
        let mut ways = vec![];
        while let Some(step) = course.step().cloned() {
            let number = course.number();
            let path = format!("steps[{number}]");
            if let Some(label) = step.point.iter().find(|label| target(table.names(), label).is_none()) {
                return Err(Fault::new(format!("{path}.point"), Problem::new("lesson-no-target").with("label", label)));
            }
            let fault = |problem| Fault::new(format!("{path}.wants"), problem);
            let refused = |order: &str, why: crate::table::protocol::prompt::Refusal| {
                fault(
                    Problem::new("lesson-refused")
                        .with("order", order)
                        .with("reason", why.reason)
                        .with("rule", why.rule),
                )
            };
            let way = other.filter(|(at, _)| *at == number).map_or(0, |(_, way)| way);
            let mut open = 1;
            match &step.wants {
                Wants::Nothing => drop(course.go_on()),
                Wants::Do(orders) => {
                    open = orders.len();
                    let order = orders.get(way).ok_or_else(|| fault(Problem::new("lesson-no-order")))?;
                    let record = table.read_order(order).map_err(|why| refused(order, why))?;
                    if record.seat != course.seat {
                        return Err(fault(Problem::new("lesson-other-seat").with("order", order)));
                    }
                    table.submit(record.seat, record.order).map_err(|why| refused(order, why))?;
                    course.given();
                }
                Wants::AnyOrder => {
                    let prompt = table.prompt().filter(|prompt| prompt.seat == course.seat);
                    let offered = prompt.map(|prompt| prompt.offered.clone()).unwrap_or_default();
                    open = offered.len();
                    let order = offered.get(way).ok_or_else(|| fault(Problem::new("lesson-not-asked")))?;
                    let written = table.write_order(Record { seat: course.seat, order: *order });
                    table.submit(course.seat, *order).map_err(|why| refused(&written, why))?;
                    course.given();
                }
                Wants::Watch(orders) if orders.is_empty() => return Err(fault(Problem::new("lesson-no-order"))),
                Wants::Watch(orders) => {
                    for order in orders {
                        let record = table.read_order(order).map_err(|why| refused(order, why))?;
                        table.submit(record.seat, record.order).map_err(|why| refused(order, why))?;
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

/// What a label of a lesson names: a place, a piece, a kind or a seat.
fn target(names: &Names, label: &str) -> Option<Target> {
    [Sort::Place, Sort::Piece, Sort::Kind, Sort::Seat].into_iter().find_map(|sort| names.read(sort, label).ok())
}

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Moment {
    step: usize,
    /// How many of the orders to be watched have been played.
    watched: usize,
}

/// A lesson being taken: which step it has come to, and what it waits for. It does not hold the match: whoever shows the
/// match asks here before each order, and tells here when one was given or taken back.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Lesson,
    seat: Seat,
    now: Moment,
    /// Where the lesson stood before each order.
    before: Vec<Moment>,
}

impl Course {
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }
    /// The player's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// The step that the lesson has come to; nothing when it is done.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.now.step)
    }
    /// The number of the step, from 0; as many as there are steps when the lesson is done.
    pub fn number(&self) -> usize {
        self.now.step
    }
    pub fn is_done(&self) -> bool {
        self.step().is_none()
    }
    /// Fluent key of what is said now: of the step, or of the end.
    pub fn say(&self) -> &str {
        self.step().map_or(&self.lesson.end, |step| &step.say)
    }
    /// What is pointed at now.
    pub fn point(&self, game: &Match) -> Vec<Target> {
        let labels = self.step().map_or(&[][..], |step| &step.point);
        labels.iter().filter_map(|label| target(game.names(), label)).collect()
    }
    /// The player only has to read and go on ([`Course::go_on`]).
    pub fn waits_for_reader(&self) -> bool {
        self.step().is_some_and(|step| step.wants == Wants::Nothing)
    }
    /// The orders by the player that would do now, as the lesson names them; none where any would, or none is waited for.
    pub fn wanted(&self, game: &Match) -> Vec<Record> {
        match self.step().map(|step| &step.wants) {
            Some(Wants::Do(orders)) => orders.iter().filter_map(|order| game.read_order(order).ok()).collect(),
            _ => vec![],
        }
    }

    /// Whether an order by the player fits the step. Whether the rules allow it is another question ([`Match::check`]).
    /// When the lesson is done the player may play on freely.
    pub fn takes(&self, game: &Match, record: Record) -> bool {
        match self.step().map(|step| &step.wants) {
            None => true,
            Some(Wants::AnyOrder) => record.seat == self.seat,
            Some(Wants::Do(_)) => self.wanted(game).contains(&record),
            Some(Wants::Nothing | Wants::Watch(_)) => false,
        }
    }

    /// What is said when the player gives an order that does not fit.
    pub fn instead(&self, game: &Match, texts: &Texts) -> String {
        let tell = Teller { texts, names: game.names(), game: game.game().id(), base: game.game().base() };
        let orders: Vec<String> = self.wanted(game).iter().map(|record| tell.order(record.order)).collect();
        let args = [("count", orders.len().into()), ("orders", orders.join(" / ").into())];
        let key = match self.step() {
            Some(LessonStep { otherwise: Some(key), .. }) => key,
            Some(LessonStep { wants: Wants::Do(_), .. }) => "lesson-do-this",
            Some(LessonStep { wants: Wants::Nothing, .. }) => "lesson-read-on",
            _ => "lesson-wait",
        };
        texts.format(key, &args)
    }

    /// The order that is to be played by itself now, by whatever seat; nothing while the player has to do something.
    pub fn next_order(&self, game: &Match) -> Option<Record> {
        match &self.step()?.wants {
            Wants::Watch(orders) => game.read_order(orders.get(self.now.watched)?).ok(),
            _ => None,
        }
    }

    /// The player has read what was to be read. False: something else is waited for.
    pub fn go_on(&mut self) -> bool {
        let reading = self.waits_for_reader();
        self.now.step += usize::from(reading);
        reading
    }

    /// An order that fits was given, or the order to be watched was played.
    pub fn given(&mut self) {
        self.before.push(self.now);
        let to_watch = match self.step().map(|step| &step.wants) {
            Some(Wants::Watch(orders)) => orders.len(),
            Some(_) => 0,
            None => return,
        };
        self.now.watched += 1;
        if self.now.watched >= to_watch {
            self.now = Moment { step: self.now.step + 1, watched: 0 };
        }
    }

    /// The last order was taken back: the lesson stands again where it was given.
    pub fn taken_back(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
        }
    }
}
