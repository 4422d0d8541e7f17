//! Checks of what values mean: numbers in range, names that exist, tables without gaps.
use super::finding::{Finding, Severity};
use super::place;
use super::reader::Reader;
use crate::table::text::locales;
use crate::table::text::locales::{Arg, Lang};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

/// A value in a file of rule data, which can be checked.
///
/// Each check reports what is wrong as a finding at the place of the value and returns whether all is well, so that a
/// caller can skip what would only fail again for the same reason.
#[derive(Clone)]
pub struct Check<'r> {
    reader: &'r Reader,
    file: String,
    path: String,
}

impl<'r> Check<'r> {
    pub(super) fn new(reader: &'r Reader, file: &str) -> Self {
        Self { reader, file: file.to_owned(), path: String::new() }
    }

    /// The value with this path from the top of the file: `units[3].cost`, `prices["fine wool"]`.
    pub fn path(&self, path: impl Into<String>) -> Self {
        Self { path: path.into(), ..self.clone() }
    }

    /// A field of this value, which is a struct.
    pub fn field(&self, name: &str) -> Self {
        self.key(name)
    }

    /// The value under a key of this value, which is a map.
    pub fn key(&self, key: impl Display) -> Self {
        let mut path = self.path.clone();
        place::push_name(&mut path, &key.to_string());
        self.path(path)
    }

    /// An element of this value, which is a list or tuple; from 0.
    pub fn index(&self, index: usize) -> Self {
        self.path(format!("{}[{index}]", self.path))
    }

    /// Reports an error with the key and the arguments of a Fluent message.
    pub fn error(&self, message: &str, args: &[(&str, Arg)]) {
        self.tell(self.finding(Severity::Error, message, args));
    }

    /// Reports a warning: something that is allowed but probably not intended.
    pub fn warning(&self, message: &str, args: &[(&str, Arg)]) {
        self.tell(self.finding(Severity::Warning, message, args));
    }

    /// Whether this value and all its parts could be read. What is concluded from them is not to be told otherwise.
    pub fn is_whole(&self) -> bool {
        self.reader.is_whole_at(&self.file, &self.path)
    }

    /// Whether this value can be compared with others: each of them could be read. If not, a warning says what had to be
    /// left out.
    pub fn compares_with(&self, others: &[&Check]) -> bool {
        if !self.is_whole() {
            return false;
        }
        let Some(broken) = others.iter().find(|other| !other.is_whole()) else { return true };
        let what = if broken.path.is_empty() { broken.file.clone() } else { broken.to_string() };
        self.reader.leave_out(&self.file, &self.path, what);
        false
    }

    /// Checks that a number is in the range `allowed`.
    pub fn within<N: Copy + PartialOrd + Into<Arg>>(&self, number: N, allowed: RangeInclusive<N>) -> bool {
        let (low, high) = (*allowed.start(), *allowed.end());
        let number = match self.reader.take_beyond(&self.file, &self.path) {
            Some(written) => Arg::Text(written),
            None if allowed.contains(&number) => return true,
            None if self.reader.is_replaced(&self.file, &self.path) => return false,
            None => number.into(),
        };
        let args = [("number", number), ("low", low.into()), ("high", high.into())];
        self.reader.push(self.finding(Severity::Error, "data-out-of-range", &args));
        false
    }

    /// Checks that a number is at least `least`.
    pub fn at_least<N: Copy + PartialOrd + Into<Arg>>(&self, number: N, least: N) -> bool {
        let number = match self.reader.take_beyond(&self.file, &self.path) {
            Some(written) => Arg::Text(written),
            None if number >= least => return true,
            None if self.reader.is_replaced(&self.file, &self.path) => return false,
            None => number.into(),
        };
        self.reader.push(self.finding(Severity::Error, "data-too-small", &[("number", number), ("low", least.into())]));
        false
    }

    /// Checks the lines of a table: what one says is never less than what the line before it says.
    pub fn never_falls<N: PartialOrd>(&self, values: impl IntoIterator<Item = N>) -> bool {
        let mut before = None;
        let mut fits = true;
        for (i, value) in values.into_iter().enumerate() {
            if before.is_some_and(|before| value < before) {
                fits = false;
                self.index(i).error("data-falls", &[]);
            }
            before = Some(value);
        }
        fits
    }

    /// Checks that a name for people has at least one letter.
    pub fn not_blank(&self, text: &str) -> bool {
        let fits = !text.trim().is_empty();
        if !fits {
            self.error("data-empty-name", &[]);
        }
        fits
    }

    /// Warns of each language that has no message with this key: until there is one, `name` is shown.
    pub fn has_words(&self, key: &str, name: &str) {
        for lang in Lang::ALL.into_iter().filter(|lang| !locales::is_written(*lang, key)) {
            let args = [("lang", lang.code().into()), ("key", key.into()), ("name", name.into())];
            self.warning("data-no-words", &args);
        }
    }

    /// Checks that a name is one of the known ones.
    pub fn known<'n>(&self, name: &str, known: impl IntoIterator<Item = &'n str>) -> bool {
        let known: Vec<&str> = known.into_iter().collect();
        let fits = known.contains(&name);
        if !fits {
            let finding = self.finding(Severity::Error, "data-unknown-name", &[("name", name.into())]);
            let suggests = self.reader.suggests(&self.file);
            self.tell(if suggests { finding.with_names(name, known) } else { finding });
        }
        fits
    }

    /// Checks that no two names of this list are the same. Each repetition is reported at its own place in the list.
    pub fn unique<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> bool {
        let mut seen = BTreeSet::new();
        let mut fits = true;
        for (i, name) in names.into_iter().enumerate() {
            if !seen.insert(name) {
                fits = false;
                self.index(i).duplicate(name);
            }
        }
        fits
    }

    /// Reports that another value has the same name as this one.
    pub fn duplicate(&self, name: &str) {
        self.error("data-duplicate-name", &[("name", name.into())]);
    }

    /// Checks that every wanted name has an entry in this value.
    pub fn complete<'n>(
        &self,
        wanted: impl IntoIterator<Item = &'n str>,
        present: impl IntoIterator<Item = &'n str>,
    ) -> bool {
        let present: BTreeSet<&str> = present.into_iter().collect();
        let missing: Vec<&str> = wanted.into_iter().filter(|name| !present.contains(name)).collect();
        for name in &missing {
            self.error("data-missing-entry", &[("name", (*name).into())]);
        }
        missing.is_empty()
    }

    /// Checks that a list has exactly `wanted` values.
    pub fn length(&self, found: usize, wanted: usize) -> bool {
        if found != wanted {
            self.error("data-length", &[("wanted", wanted.into()), ("found", found.into())]);
        }
        found == wanted
    }

    /// Checks that a list has at least one value.
    pub fn not_empty(&self, found: usize) -> bool {
        if found == 0 {
            self.error("data-empty-list", &[]);
        }
        found > 0
    }

    /// Checks a table in which each row stands for a range of numbers, for instance of a die: together the rows must
    /// cover `whole`, with no number left out and none in two rows. The rows may stand in any order.
    pub fn covers(&self, whole: RangeInclusive<i64>, rows: impl IntoIterator<Item = RangeInclusive<i64>>) -> bool {
        let mut rows: Vec<(usize, RangeInclusive<i64>)> = rows.into_iter().enumerate().collect();
        rows.sort_by_key(|(_, row)| (*row.start(), *row.end()));
        let mut fits = true;
        let mut fail = |at: Check, message: &str, from: i64, to: i64| {
            fits = false;
            at.error(message, &[("from", from.into()), ("to", to.into())]);
        };
        // The next number that no row has covered yet; `None` after the largest number of the type.
        let mut next = Some(*whole.start());
        for (i, row) in &rows {
            let (from, to) = (*row.start(), *row.end());
            if from > to {
                fail(self.index(*i), "data-reversed-range", from, to);
                continue;
            }
            if from < *whole.start() || to > *whole.end() {
                fail(self.index(*i), "data-row-outside", *whole.start(), *whole.end());
            }
            let (from, to) = (from.max(*whole.start()), to.min(*whole.end()));
            if from > to {
                continue;
            }
            match next {
                Some(next) if next < from => fail(self.index(*i), "data-gap", next, from - 1),
                Some(next) if next > from => fail(self.index(*i), "data-overlap", from, to.min(next - 1)),
                None => fail(self.index(*i), "data-overlap", from, to),
                Some(_) => {}
            }
            next = next.and_then(|next| to.checked_add(1).map(|after| after.max(next)));
        }
        if let Some(next) = next.filter(|next| next <= whole.end()) {
            fail(self.clone(), "data-gap", next, *whole.end());
        }
        fits
    }

    fn finding(&self, severity: Severity, message: &str, args: &[(&str, Arg)]) -> Finding {
        let origin = self.reader.source().describe(&self.file);
        let finding = Finding::new(severity, &self.file, &origin, message, args).with_path(&self.path);
        if let Some((text, place)) = self.reader.place(&self.file, &self.path) {
            return finding.with_place(&text, place);
        }
        let Some(places) = self.reader.places(&self.file) else { return finding };
        match places.find(&self.path) {
            Some((line, place)) => finding.with_line(line, place),
            None => finding,
        }
    }

    /// Of a value that only stands in for another nothing is told.
    fn tell(&self, finding: Finding) {
        if !self.reader.is_replaced(&self.file, &self.path) {
            self.reader.push(finding);
        }
    }
}

impl Display for Check<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.path)
    }
}
