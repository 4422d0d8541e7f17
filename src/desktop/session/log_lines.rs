//! The log in words, line by line, as its readers may know it.
use super::audience::Audience;
use crate::desktop::face::work_counter::WorkCounter;
use crate::desktop::face::{Face, Heading, Run, Tincture};
use crate::table::prelude::{Entry, Match, Narrator, Seat, Target, Word};
use crate::table::text::locales::{Arg, Texts};
use crate::table::text::narrator::capitalised;
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

/// What a line of the log stands under.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Headings {
    turn: String,
    phase: String,
}

impl Headings {
    /// In one line: `Turn 3 · Moves`; empty before the first heading.
    pub fn words(&self) -> String {
        let parts = [&self.turn, &self.phase].into_iter().filter(|part| !part.is_empty());
        parts.map(String::as_str).collect::<Vec<_>>().join(" · ")
    }
    /// What follows a heading stands under it.
    fn pass(&mut self, heading: Heading) {
        if let Some(turn) = heading.turn {
            self.turn = turn;
        }
        self.phase = heading.phase;
    }
}

/// How a line is folded together with others like it that stand beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    run: Run,
    /// What it has in common with those.
    alike: Vec<Option<Word>>,
    /// Whom it is about, where others that are about the same do not count.
    each: Option<Word>,
    /// The words of its message.
    args: Vec<(&'static str, Arg)>,
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
    pub under: Headings,
    /// The places, pieces and points of the board that it names.
    pub names: Vec<Target>,
    #[serde(skip)]
    pub fold: Option<Fold>,
    /// Which entry of the whole chronicle it tells.
    #[serde(skip)]
    pub entry: usize,
}

impl LogLine {
    /// Whether it is folded with the line before it.
    pub fn goes_on(&self, before: &Self) -> bool {
        let alike = |own: &Fold, other: &Fold| own.run == other.run && own.alike == other.alike;
        self.under == before.under
            && self.fold.as_ref().zip(before.fold.as_ref()).is_some_and(|(own, other)| alike(own, other))
    }
    /// What is told of lines that are folded together, of which this is the last.
    pub fn told_of(&self, run: &[Arc<Self>], texts: &Texts) -> String {
        let Some(fold) = &self.fold else { return self.text.clone() };
        let mut about: Vec<Word> = vec![];
        let counts = |line: &&Arc<Self>| match line.fold.as_ref().and_then(|fold| fold.each) {
            Some(each) if about.contains(&each) => false,
            each => {
                about.extend(each);
                true
            }
        };
        let number = ("n", Arg::from(run.iter().filter(counts).count()));
        let args = fold.args.iter().map(|(name, arg)| (*name, arg)).chain([(number.0, &number.1)]);
        capitalised(texts.format_with(fold.run.key, args))
    }
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

/// How an entry is folded, if it is: dice are always told one by one.
fn fold_of(face: &dyn Face, entry: &Entry, tell: &Narrator) -> Option<Fold> {
    let run = face.run(entry).filter(|_| entry.rolls.is_empty())?;
    let word = |name: &&str| match *name {
        "seat" => entry.seat.map(|seat| Word::On(Target::Seat(seat))),
        name => entry.words.iter().find(|(known, _)| *known == name).map(|(_, word)| *word),
    };
    let each = run.each.as_ref().and_then(word);
    Some(Fold { run, alike: run.alike.iter().map(word).collect(), each, args: tell.words_of(entry) })
}

/// What an entry names that is on the board.
fn names_of(entry: &Entry) -> Vec<Target> {
    let named = entry.words.iter().filter_map(|(_, word)| match word {
        Word::On(target @ (Target::Place(_) | Target::Piece(_) | Target::Spot(_))) => Some(*target),
        _ => None,
    });
    let mut all: Vec<Target> = vec![];
    named.for_each(|target| {
        if !all.contains(&target) {
            all.push(target);
        }
    });
    all
}

/// What all of these readers may know, in words, from this entry of the whole chronicle on; `under`: what the line before
/// stands under.
pub fn tell_log<'t>(
    game: &'t Match,
    face: &'t dyn Face,
    readers: &'t [Seat],
    (from, mut under): (usize, Headings),
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
            purpose: capitalised(tell.texts.get(roll.purpose)),
            face: roll.face,
            sum: face.sums(entry, roll, i),
        });
        face.heading(entry, &under.phase, tell).into_iter().for_each(|heading| under.pass(heading));
        LogLine {
            under: under.clone(),
            names: names_of(entry),
            fold: fold_of(face, entry, tell),
            tincture: entry.seat.map(|seat| face.tincture(seat)),
            text: tell.entry(entry),
            rule: entry.rule,
            dice: dice.collect(),
            thought: thoughts.remove(&i).map(|told| tell.thought(told)),
            entry: i,
        }
    })
}
