//! Checks of lessons, for their authors: every mistake with its own line.
use super::{Fault, Lesson, folder};
use crate::table::data::{Check, Finding, Reader, Severity, Source, TextPlace, find_value};
use crate::table::game::{Game, RuleData};
use crate::table::play::matches::Match;
use crate::table::text::locales::{Arg, Lang, Texts};

/// Checks every lesson of a game and reports findings to the reader. With rule data each lesson is also played through,
/// with every order that its steps accept. What does not fit the rule data is an error, but in a lesson of the
/// program's own only a warning: there the rule data have been changed, and these may be right.
pub fn check(reader: &Reader, game: &'static dyn Game, data: Option<&RuleData>) {
    let files = reader.source().list(&folder(game.id())).into_iter().filter(|file| file.ends_with(".ron"));
    for file in files {
        if let Some(lesson) = reader.draft::<Lesson>(&file) {
            check_lesson(reader, game, data, Lesson { file, ..lesson });
        }
    }
}

fn check_lesson(reader: &Reader, game: &'static dyn Game, data: Option<&RuleData>, lesson: Lesson) {
    let texts = Texts::new(Lang::En);
    let at = reader.at(&lesson.file);
    let has_words = |at: Check, key: &str| {
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
    for (i, face) in lesson.dice.iter().enumerate() {
        at.field("dice").index(i).within(*face, 0..=100);
    }
    let seated = at.field("seat").known(&lesson.seat, game.seats().iter().copied());
    if !seated || !reader.is_whole(&lesson.file) {
        return;
    }
    let Some(data) = data else {
        at.warning("lesson-not-played", &[]);
        return;
    };
    let own = Source::built_in().read(&lesson.file).ok();
    let severity = if own.is_some() && own == reader.text(&lesson.file) { Severity::Warning } else { Severity::Error };
    for fault in faults(&lesson, game, data) {
        tell(reader, &lesson, severity, fault, &texts, game);
    }
}

/// Everything that is wrong with a lesson as far as it can be told: the first order that does not go, and every word
/// that names nothing.
fn faults(lesson: &Lesson, game: &'static dyn Game, data: &RuleData) -> Vec<Fault> {
    let Err(first) = lesson.rehearse(game, data) else { return vec![] };
    let mut table = Match::new(game, data.clone());
    let mut all = if lesson.begin(&mut table).is_ok() { lesson.unknown_words(&table) } else { vec![] };
    if !all.iter().any(|fault| fault.path == first.path) {
        all.push(first);
    }
    all
}

fn tell(reader: &Reader, lesson: &Lesson, severity: Severity, fault: Fault, texts: &Texts, game: &dyn Game) {
    let Fault { path, problem, unknown } = fault;
    let args: Vec<(&str, Arg)> = (problem.args.iter())
        .map(|(name, arg)| {
            let number = arg.parse::<i64>().ok().filter(|n| n.to_string() == *arg);
            (*name, if *name == "reason" { reason(texts, game, arg) } else { number.map_or(Arg::from(arg), Arg::from) })
        })
        .collect();
    let mut finding =
        Finding::new(severity, &lesson.file, &reader.source().describe(&lesson.file), &problem.key, &args)
            .with_path(&path);
    let text = reader.text(&lesson.file).unwrap_or_default();
    let detail = problem.args.iter().find(|(name, _)| *name == "detail");
    let own_place = detail.filter(|_| path == "position").and_then(|(_, detail)| position_place(&text, lesson, detail));
    // The value itself, or what stands around it.
    let mut around = Some(path.as_str());
    while let Some(near) = around {
        if let Some(place) = own_place.or_else(|| find_value(&text, near)) {
            finding = finding.with_place(&text, place);
            break;
        }
        around = near.rfind(['.', '[']).map(|end| &near[..end]);
    }
    if let Some(unknown) = unknown {
        finding = finding.with_names(&unknown.word, unknown.known.iter().map(String::as_str));
    }
    reader.push(finding);
}

/// The words for the reason of a refusal.
fn reason(texts: &Texts, game: &dyn Game, reason: &str) -> Arg {
    let of = [Some(game.id()), game.base()].into_iter().flatten();
    let mut keys = of.map(|game| format!("refusal-{game}-{reason}")).chain([format!("refusal-{reason}")]);
    keys.find(|key| texts.has(key)).map_or_else(|| Arg::from(reason), Arg::key)
}

/// Where a position is wrong: at the label that it is about, or at the line and column that ron names.
fn position_place(text: &str, lesson: &Lesson, detail: &str) -> Option<TextPlace> {
    let position = lesson.position.as_ref()?.get_ron();
    let start = text.find(position)?;
    let head = detail.split(": ").next()?;
    let label = format!("\"{head}\"");
    if let Some(at) = position.find(&label) {
        return Some(TextPlace::of(text, start + at..start + at + label.len()));
    }
    let (line, column) = head.split('-').next()?.split_once(':')?;
    let (line, column): (usize, usize) = (line.parse().ok()?, column.parse().ok()?);
    let line_start: usize = position.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = position.get(line_start..)?;
    let at = start + line_start + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at);
    Some(TextPlace::of(text, at..at + 1))
}
