//! Reads the rule data of a game file by file and collects every error.
use super::check::Check;
use super::draft;
use super::finding::{Finding, Findings, Severity};
use super::limits;
use super::place::{Places, TextPlace};
use super::source::Source;
use super::syntax;
use super::syntax::Said;
use super::unread;
use crate::table::text::locales::Arg;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;

impl Doubts {
    /// Whether another value stands in for the one at a path, or for one that it is a part of.
    fn replaces(&self, path: &str) -> bool {
        let ends = path.match_indices(['.', '[']).map(|(end, _)| end).chain([path.len()]);
        [0].into_iter().chain(ends).any(|end| self.replaced.contains(&path[..end]))
    }
}

/// The path that stands for a mistake in the signs of a file, of which every value could be read: no value has it.
const UNSOUND: &str = "?";

/// Whether the value at `path` is the one at `whole` or a part of it.
fn is_part(path: &str, whole: &str) -> bool {
    path.strip_prefix(whole).is_some_and(|rest| whole.is_empty() || rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Reads the files of one set of rules and collects their errors, so that an author sees all of them at once: parse
/// every file, then check what the values mean, then call [`finish`](Reader::finish).
pub struct Reader {
    source: Source,
    /// The text of every file read so far; `None` for one that could not be read.
    files: RefCell<BTreeMap<String, Option<String>>>,
    /// What is doubtful in the files that could be read in part only.
    doubts: RefCell<BTreeMap<String, Doubts>>,
    /// What could not be checked because something else cannot be read: the paths by the file and what is broken.
    left_out: RefCell<BTreeMap<(String, String), Vec<String>>>,
    findings: RefCell<Findings>,
    /// Where the values of the files stand of which something was told.
    places: RefCell<BTreeMap<String, Option<Rc<Places>>>>,
    /// How many names were told that are not known, by file.
    unknown: RefCell<BTreeMap<String, usize>>,
}

/// After so many unknown names in a file no more are suggested: they have one reason, and each suggestion takes a look at
/// every known name.
const SUGGESTIONS: usize = 50;

/// The parts of a file that could not be read as they are.
#[derive(Default)]
struct Doubts {
    /// The paths of the values that others stand in for.
    replaced: BTreeSet<String>,
    /// Where the values stand, by their paths.
    places: BTreeMap<String, Range<usize>>,
    /// Numbers that no type holds and that no check has told of yet, by their paths.
    beyond: BTreeMap<String, Said>,
}

impl Reader {
    /// A reader of these files.
    pub fn new(source: Source) -> Self {
        Self {
            source,
            files: RefCell::default(),
            doubts: RefCell::default(),
            left_out: RefCell::default(),
            findings: RefCell::default(),
            places: RefCell::default(),
            unknown: RefCell::default(),
        }
    }

    /// Where the files come from.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The text of a file, which is read only once. `None`, and a finding, if it cannot be read.
    pub fn text(&self, file: &str) -> Option<String> {
        if let Some(text) = self.files.borrow().get(file) {
            return text.clone();
        }
        let text = self.source.read(file).map_err(|finding| self.push(*finding)).ok();
        // Some editors write a byte order mark, which is not part of the text.
        let text = text.map(|text| text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text));
        let text = text.filter(|text| file.ends_with(".md") || self.is_of_use(file, text));
        self.files.borrow_mut().insert(file.to_owned(), text.clone());
        text
    }

    /// Whether a text stays within the bounds of what is of any use; else a finding.
    fn is_of_use(&self, file: &str, text: &str) -> bool {
        let Some(excess) = limits::excess(text) else { return true };
        let place = TextPlace::of(text, excess.bytes.clone());
        let origin = self.source.describe(file);
        self.push(Finding::new(Severity::Error, file, &origin, excess.message, &excess.args()).with_place(text, place));
        false
    }

    /// The value in a file. `None`, and a finding for each mistake, if it cannot be read. The file may leave out
    /// `Some(...)`.
    pub fn parse<T: DeserializeOwned>(&self, file: &str) -> Option<T> {
        let value = self.draft(file);
        self.tell_beyond(file);
        value.filter(|_| self.is_whole(file))
    }

    /// The value in a file as far as it can be read, so that all of it can be checked in one go: each mistake becomes a
    /// finding, and values that cannot be used are replaced by others. Checks say nothing about these, and
    /// [`is_sound`](Reader::is_sound) is false. `None` if nothing can be read.
    pub fn draft<T: DeserializeOwned>(&self, file: &str) -> Option<T> {
        let Some(text) = self.text(file) else {
            self.doubts.borrow_mut().entry(file.to_owned()).or_default().replaced.insert(String::new());
            return None;
        };
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let error = match options.from_str(&text) {
            Ok(value) => return Some(value),
            Err(error) => error,
        };
        let origin = self.source.describe(file);
        let first = syntax::finding(file, &origin, &text, &error);
        let mut doubts = self.doubts.borrow_mut();
        let doubts = doubts.entry(file.to_owned()).or_default();
        let Some(draft) = draft::read(&text).filter(|draft| !draft.said.is_empty() || !draft.beyond.is_empty()) else {
            doubts.replaced.insert(String::new());
            self.push(first);
            return None;
        };
        let told = |(path, said): (String, Said)| said.at_path(file, &origin, &text, path);
        let beyond: Vec<Finding> = draft.beyond.clone().into_iter().map(told).collect();
        let said: Vec<Finding> = draft.said.into_iter().map(told).collect();
        // Where ron has stopped for a reason of its own, that is told too.
        if !draft.has_slips && !said.iter().chain(&beyond).any(|finding| finding.line == first.line) {
            self.push(first);
        }
        said.into_iter().for_each(|finding| self.push(finding));
        if draft.value.is_none() {
            doubts.replaced.insert(String::new());
        }
        doubts.places = draft.places;
        doubts.replaced.extend(draft.replaced);
        doubts.beyond.extend(draft.beyond);
        // Even if all that is wrong is a sign, the file is not what its author meant.
        doubts.replaced.insert(UNSOUND.to_owned());
        draft.value
    }

    /// Whether every value of a file could be read.
    pub fn is_whole(&self, file: &str) -> bool {
        !self.doubts.borrow().contains_key(file)
    }

    /// Whether the value at a path, with all its parts, could be read.
    pub(super) fn is_whole_at(&self, file: &str, path: &str) -> bool {
        let doubts = self.doubts.borrow();
        let Some(doubts) = doubts.get(file) else { return true };
        let mut below = doubts.replaced.range(path.to_owned()..).take_while(|replaced| replaced.starts_with(path));
        !doubts.replaces(path) && !below.any(|replaced| is_part(replaced, path))
    }

    /// Whether another value stands in for the one at a path.
    pub(super) fn is_replaced(&self, file: &str, path: &str) -> bool {
        self.doubts.borrow().get(file).is_some_and(|doubts| doubts.replaces(path))
    }

    /// Where the value at a path stands in a file that could be read in part only, with the text of the file.
    pub(super) fn place(&self, file: &str, path: &str) -> Option<(String, TextPlace)> {
        let bytes = self.doubts.borrow().get(file)?.places.get(path)?.clone();
        let text = self.text(file)?;
        let place = TextPlace::of(&text, bytes);
        Some((text, place))
    }

    /// The number at a path as it is written, if no type holds it. It is given once: whoever takes it tells of it.
    pub(super) fn take_beyond(&self, file: &str, path: &str) -> Option<String> {
        let said = self.doubts.borrow_mut().get_mut(file)?.beyond.remove(path)?;
        Some(self.text(file)?[said.bytes].to_owned())
    }

    /// Notes that a value could not be checked because something else cannot be read.
    pub(super) fn leave_out(&self, file: &str, path: &str, broken: String) {
        let mut left_out = self.left_out.borrow_mut();
        let paths = left_out.entry((file.to_owned(), broken)).or_default();
        if !paths.iter().any(|known| known == path) {
            paths.push(path.to_owned());
        }
    }

    /// Tells what had to be left out, once for each thing that is broken.
    fn tell_left_out(&self) {
        const NAMED: usize = 6;
        for ((file, broken), paths) in self.left_out.take() {
            let named = paths.iter().take(NAMED).map(|path| format!("`{path}`")).collect::<Vec<_>>().join(", ");
            let more = paths.len().saturating_sub(NAMED);
            let args = [("what", broken.into()), ("names", named.into()), ("more", more.into())];
            self.at(&file).warning("data-left-out", &args);
        }
    }

    /// Tells of the numbers that no type holds and no check has told of.
    fn tell_beyond(&self, file: &str) {
        let beyond = self.doubts.borrow_mut().get_mut(file).map(|doubts| std::mem::take(&mut doubts.beyond));
        let Some(text) = self.text(file).filter(|_| beyond.as_ref().is_some_and(|beyond| !beyond.is_empty())) else {
            return;
        };
        let origin = self.source.describe(file);
        for (path, said) in beyond.into_iter().flatten() {
            self.push(said.at_path(file, &origin, &text, path));
        }
    }

    /// The text of a file with the places of its values, which are looked up only once. `None` if it cannot be read.
    pub(super) fn places(&self, file: &str) -> Option<Rc<Places>> {
        if let Some(places) = self.places.borrow().get(file) {
            return places.clone();
        }
        let places = self.text(file).map(|text| Rc::new(Places::of(text)));
        self.places.borrow_mut().insert(file.to_owned(), places.clone());
        places
    }

    /// Counts an unknown name of a file; whether it is one of the first, for which known ones are suggested.
    pub(super) fn suggests(&self, file: &str) -> bool {
        let mut unknown = self.unknown.borrow_mut();
        let told = unknown.entry(file.to_owned()).or_default();
        *told += 1;
        *told <= SUGGESTIONS
    }

    /// The value in a file, for checks: its parts are reached with [`Check::field`], [`Check::key`] and
    /// [`Check::index`].
    pub fn at(&self, file: &str) -> Check<'_> {
        Check::new(self, file)
    }

    /// Reports an error at a place of any text file, with the key and the arguments of a Fluent message.
    pub fn error_at(&self, file: &str, place: TextPlace, message: &str, args: &[(&str, Arg)]) {
        let finding = Finding::new(Severity::Error, file, &self.source.describe(file), message, args);
        self.push(match self.text(file) {
            Some(text) => finding.with_place(&text, place),
            None => finding,
        });
    }

    /// Warns of each file whose name begins with `prefix` and that nobody reads: its name is probably mistyped. Lessons
    /// and rule books, which are not part of the rule data, are known all the same.
    pub fn warn_of_unread(&self, prefix: &str) {
        let read: Vec<String> = self.files.borrow().keys().cloned().collect();
        unread::in_folder(&self.source, prefix, &read).into_iter().for_each(|finding| self.push(finding));
    }

    /// The text of every file read so far by its name, for a save that is to be replayed with the same rules: see
    /// [`Source::memory`].
    pub fn files(&self) -> BTreeMap<String, String> {
        let files = self.files.borrow();
        files.iter().filter_map(|(name, text)| Some((name.clone(), text.clone()?))).collect()
    }

    /// Whether no error was found so far.
    pub fn is_sound(&self) -> bool {
        self.doubts.borrow().is_empty() && !self.findings.borrow().has_errors()
    }

    /// As [`is_sound`](Reader::is_sound), of one file: what rests on it alone can be worked out.
    pub fn is_sound_in(&self, file: &str) -> bool {
        let is_error = |finding: &Finding| finding.file == file && finding.severity == Severity::Error;
        self.is_whole(file) && !self.findings.borrow().iter().any(is_error)
    }

    /// Adds a finding.
    pub fn push(&self, finding: Finding) {
        self.findings.borrow_mut().push(finding);
    }

    /// All findings, sorted by file and line.
    pub fn finish(self) -> Findings {
        let files: Vec<String> = self.doubts.borrow().keys().cloned().collect();
        files.iter().for_each(|file| self.tell_beyond(file));
        self.tell_left_out();
        let mut findings = self.findings.into_inner();
        findings.sort();
        findings
    }
}
