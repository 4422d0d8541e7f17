//! The log in words, line by line, as its readers may know it.
use super::audience::Audience;
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::face::{Face, Tincture};
use crate::table::prelude::{Match, Narrator, Seat};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

/// A die of a line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DieLine {
    pub tincture: Tincture,
    /// Whose it was and what for.
    pub purpose: String,
    pub face: i32,
    /// What it adds up to: `7 + 3 = 10`.
    pub sum: String,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine {
    pub tincture: Option<Tincture>,
    pub text: String,
    pub rule: &'static str,
    /// The dice, if there were any.
    pub dice: Vec<DieLine>,
    /// Why a script ordered what brought this about.
    pub thought: Option<String>,
    /// Which entry of the whole chronicle it tells.
    #[serde(skip)]
    pub entry: usize,
}

/// Lines of the log, which every view that shows them shares.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLines(pub(super) Arc<Vec<Arc<LogLine>>>);

impl LogLines {
    /// Whether both are the very same lines: told once, and shared since.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for LogLines {
    type Target = [Arc<LogLine>];
    fn deref(&self) -> &[Arc<LogLine>] {
        &self.0
    }
}

impl FromIterator<LogLine> for LogLines {
    fn from_iter<I: IntoIterator<Item = LogLine>>(lines: I) -> Self {
        Self(Arc::new(lines.into_iter().map(Arc::new).collect()))
    }
}

impl Serialize for LogLines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|line| &**line))
    }
}

/// Who reads the log: while a secret is asked only one looks, else all persons at the screen do.
pub fn readers(audience: &Audience, secret: bool) -> Vec<Seat> {
    match audience.holder {
        Some(holder) if secret => vec![holder],
        _ => audience.persons.clone(),
    }
}

/// What all of these readers may know, in words, from this entry of the whole chronicle on.
pub fn tell_log<'t>(
    game: &'t Match,
    face: &'t dyn Face,
    readers: &'t [Seat],
    from: usize,
    tell: &'t Narrator,
) -> impl Iterator<Item = LogLine> + 't {
    let thoughts = game.thoughts().filter_map(|thought| Some((thought.entry?, thought.told)));
    let mut thoughts: BTreeMap<usize, _> = thoughts.filter(|(entry, _)| *entry >= from).collect();
    let entries = game.chronicle(None).enumerate().skip(from);
    let known = entries.filter(|(_, entry)| readers.iter().all(|seat| entry.seen_by.contains(*seat)));
    known.map(move |(i, entry)| {
        WorkCounter::count(|work| work.lines_told += 1);
        let dice = entry.rolls.iter().enumerate().map(|(i, roll)| DieLine {
            tincture: face.tincture(roll.seat),
            purpose: tell.texts.get(roll.purpose),
            face: roll.face,
            sum: face.sums(entry, roll, i),
        });
        LogLine {
            tincture: entry.seat.map(|seat| face.tincture(seat)),
            text: tell.entry(entry),
            rule: entry.rule,
            dice: dice.collect(),
            thought: thoughts.remove(&i).map(|(key, words)| tell.line(key, words)),
            entry: i,
        }
    })
}
