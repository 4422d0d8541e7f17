//! The words of a lesson that name something of the match: places and pieces to point at, seats, verbs and targets of
//! orders.
use super::{Fault, Lesson, LessonStep, UnknownWord, Wants, target};
use crate::table::game::options_of;
use crate::table::play::matches::{Match, Record};
use crate::table::protocol::targets::Sort;
use crate::table::text::problem::Problem;

fn owned(words: Vec<&str>) -> Vec<String> {
    words.into_iter().map(str::to_owned).collect()
}

/// What is wrong with the labels that a step points at: each must name a place, a piece, a kind or a seat.
pub(super) fn pointless(table: &Match, number: usize, step: &LessonStep) -> Vec<Fault> {
    let names = table.names();
    let unknown = step.point.iter().enumerate().filter(|(_, label)| target(names, label).is_none());
    let sorts = [Sort::Place, Sort::Piece, Sort::Kind, Sort::Seat];
    unknown.map(|(i, label)| no_target(table, format!("steps[{number}].point[{i}]"), label, &sorts)).collect()
}

/// What is wrong with the labels of the part of the map that a lesson is about: each must name a place.
pub(super) fn placeless(table: &Match, lesson: &Lesson) -> Vec<Fault> {
    let unknown = lesson.around.iter().enumerate().filter(|(_, label)| table.names().read(Sort::Place, label).is_err());
    unknown.map(|(i, label)| no_target(table, format!("around[{i}]"), label, &[Sort::Place])).collect()
}

/// A label that names nothing of these sorts.
fn no_target(table: &Match, path: String, label: &str, sorts: &[Sort]) -> Fault {
    let known = sorts.iter().flat_map(|sort| table.names().labels(*sort));
    let unknown = UnknownWord { word: label.to_owned(), known: owned(known.collect()) };
    Fault::new(path, Problem::new("lesson-no-target").with("label", label)).with_unknown(Some(unknown))
}

/// Reads an order of a lesson.
///
/// # Errors
/// The order is refused; if one of its words names nothing, it is told with the words that could stand there.
pub(super) fn read(table: &Match, order: &str, path: String) -> Result<Record, Fault> {
    table.read_order(order).map_err(|why| match unknown_word(table, order) {
        Some(unknown) => {
            let problem = Problem::new("lesson-unknown-word").with("order", order).with("word", &unknown.word);
            Fault::new(path, problem).with_unknown(Some(unknown))
        }
        None => {
            let problem = Problem::new("lesson-refused").with("order", order);
            Fault::new(path, problem.with("reason", why.reason).with("rule", why.rule))
        }
    })
}

/// The first word of an order that names nothing: its seat, its verb or its target.
fn unknown_word(table: &Match, order: &str) -> Option<UnknownWord> {
    let names = table.names();
    let game = table.game().id();
    let mut words = order.trim().splitn(3, ' ');
    let seat = words.next().unwrap_or_default();
    if names.seat(seat).is_none() {
        return Some(UnknownWord { word: seat.to_owned(), known: owned(names.labels(Sort::Seat)) });
    }
    let verb = words.next().unwrap_or_default();
    let Some((_, sort)) = table.registry().verb(game, verb) else {
        let short =
            |name: &'static str| name.strip_prefix(game).and_then(|name| name.strip_prefix('.')).unwrap_or(name);
        let known = table.registry().verbs().into_iter().map(|(verb, _)| short(verb.name)).collect();
        return Some(UnknownWord { word: verb.to_owned(), known: owned(known) });
    };
    let on = words.next().unwrap_or_default().trim();
    let known = names.labels(sort);
    (!known.is_empty() && names.read(sort, on).is_err())
        .then(|| UnknownWord { word: on.to_owned(), known: owned(known) })
}

impl Lesson {
    /// Every word of the lesson that names nothing, wherever in the lesson it stands. The lesson must have begun.
    pub(super) fn unknown_words(&self, table: &Match) -> Vec<Fault> {
        let mut faults = placeless(table, self);
        for (number, step) in self.steps.iter().enumerate() {
            faults.extend(pointless(table, number, step));
            let (sort, orders) = match &step.wants {
                Wants::Do(orders) => ("Do", orders),
                Wants::Watch(orders) => ("Watch", orders),
                Wants::Nothing | Wants::AnyOrder => continue,
            };
            for (i, order) in orders.iter().enumerate() {
                let fault = read(table, order, format!("steps[{number}].wants.{sort}[{i}]")).err();
                faults.extend(fault.filter(|fault| fault.unknown.is_some()));
            }
        }
        faults
    }

    /// Where the reason stands why the lesson cannot begin.
    pub(super) fn begin_fault(&self, table: &Match, problem: Problem) -> Fault {
        let word = |name: &str| problem.args.iter().find(|(arg, _)| *arg == name).map(|(_, value)| value.clone());
        match problem.key.as_str() {
            "position-bad" => {
                let detail = word("detail").unwrap_or_default();
                let written = detail.split(": ").next().unwrap_or_default();
                let is_label =
                    self.position.as_ref().is_some_and(|text| text.get_ron().contains(&format!("\"{written}\"")));
                let all = [Sort::Place, Sort::Piece, Sort::Kind, Sort::Seat].into_iter();
                let (word, known): (&str, Vec<&str>) = if is_label {
                    (written, all.flat_map(|sort| table.names().labels(sort)).collect())
                } else {
                    // ron names the field or variant that it does not know, then those that it does.
                    let mut quoted = detail.split('`').skip(1).step_by(2);
                    (quoted.next().unwrap_or_default(), quoted.collect())
                };
                let unknown = UnknownWord { word: word.to_owned(), known: owned(known) };
                Fault::new("position", problem).with_unknown(Some(unknown))
            }
            "scenario-unknown" => {
                let known = table.game().scenarios(table.data());
                let unknown = UnknownWord { word: self.scenario.clone(), known };
                Fault::new("scenario", problem).with_unknown(Some(unknown))
            }
            key if key.starts_with("option-unknown") => {
                let option = word("option").unwrap_or_default();
                let specs = options_of(table.game(), table.data(), &self.scenario);
                let known = specs.into_iter().map(|spec| spec.name).collect();
                let unknown = UnknownWord { word: option.clone(), known };
                Fault::new(format!("options.{option}"), problem).with_unknown(Some(unknown))
            }
            "refusal-option_not_available" => {
                let option = word("option").unwrap_or_default();
                let specs = options_of(table.game(), table.data(), &self.scenario);
                let allowed = specs.into_iter().find(|spec| spec.name == option).map(|spec| spec.choice.allowed());
                let unknown =
                    UnknownWord { word: word("value").unwrap_or_default(), known: allowed.unwrap_or_default() };
                Fault::new(format!("options.{option}"), problem).with_unknown(Some(unknown))
            }
            _ => Fault::new("options", problem),
        }
    }
}
