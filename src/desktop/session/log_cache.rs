//! The log in words, kept from one picture to the next: what was told once is not told again when more has happened.
use super::view_model::{Audience, DieLine, LogLine};
use super::work_counter::Effort;
use crate::desktop::face::face_trait::Face;
use crate::table::prelude::{Match, Narrator, Record, Seat};
use crate::table::text::locales::Lang;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::Arc;

/// Lines of the log, which every view that shows them shares.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLines(Arc<Vec<Arc<LogLine>>>);

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
    let thoughts = game.thoughts().filter(|(entry, _)| *entry >= from);
    let mut thoughts: BTreeMap<usize, _> = thoughts.collect();
    let entries = game.chronicle(None).enumerate().skip(from);
    let known = entries.filter(|(_, entry)| readers.iter().all(|seat| entry.seen_by.contains(*seat)));
    known.map(move |(i, entry)| {
        Effort::count(|effort| effort.lines_told += 1);
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

/// The log of one match for each circle of readers that it was told to.
#[derive(Default)]
pub struct Ledger(Vec<Page>);

/// The log as one circle of readers has it.
struct Page {
    readers: Vec<Seat>,
    lang: Lang,
    /// The orders that had been given when it was last told.
    orders: Vec<Record>,
    /// So many entries of the whole chronicle were told or passed over.
    entries: usize,
    lines: LogLines,
}

impl Ledger {
    /// The whole log as it is now. Always the same match: what follows the orders that still stand is told anew.
    pub fn tell(&mut self, game: &Match, face: &dyn Face, readers: &[Seat], tell: &Narrator) -> LogLines {
        let lang = tell.texts.lang();
        self.0.retain(|page| page.lang == lang);
        let old = self.0.iter().position(|page| page.readers == readers);
        let n = old.unwrap_or_else(|| {
            let page = Page { readers: readers.to_vec(), lang, orders: vec![], entries: 0, lines: LogLines::default() };
            self.0.push(page);
            self.0.len() - 1
        });
        let page = &mut self.0[n];
        let journal = game.journal();
        let standing = page.orders.iter().zip(journal).take_while(|(old, new)| old == new).count();
        if standing < page.orders.len() {
            // Entries of orders that were taken back.
            page.entries = page.entries.min(game.entries_after(standing));
            let told = page.lines.partition_point(|line| line.entry < page.entries);
            Arc::make_mut(&mut page.lines.0).truncate(told);
            page.orders.truncate(standing);
        }
        page.orders.extend_from_slice(&journal[standing..]);
        let new: Vec<_> = tell_log(game, face, readers, page.entries, tell).map(Arc::new).collect();
        if !new.is_empty() {
            Arc::make_mut(&mut page.lines.0).extend(new);
        }
        page.entries = game.chronicle(None).count();
        page.lines.clone()
    }
}
