//! Checks of what values mean: numbers in range, names that exist, tables without gaps.
use super::finding::{Finding, Severity};
use super::place;
use super::reader::Reader;
use crate::table::text::locales::Arg;
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

    /// Checks that a number is in the range `allowed`.
    pub fn within<N: Copy + PartialOrd + Into<Arg>>(&self, number: N, allowed: RangeInclusive<N>) -> bool {
        let fits = allowed.contains(&number);
        if !fits {
            let (low, high) = (*allowed.start(), *allowed.end());
            self.error("data-out-of-range", &[("number", number.into()), ("low", low.into()), ("high", high.into())]);
        }
        fits
    }

    /// Checks that a number is at least `least`.
    pub fn at_least<N: Copy + PartialOrd + Into<Arg>>(&self, number: N, least: N) -> bool {
        let fits = number >= least;
        if !fits {
            self.error("data-too-small", &[("number", number.into()), ("low", least.into())]);
        }
        fits
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
        let Some(places) = self.reader.places(&self.file) else { return finding };
        match places.find(&self.path) {
            Some((line, place)) => finding.with_line(line, place),
            None => finding,
        }
    }

    fn tell(&self, finding: Finding) {
        self.reader.push(finding);
    }
}

impl Display for Check<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}: {}", self.file, self.path)
    }
}
