//! Reads the rule data of a game file by file and collects every error.
use super::check::Check;
use super::finding::{Finding, Findings, Severity, nearest};
use super::limits;
use super::place::{Places, TextPlace};
use super::source::Source;
use super::syntax;
use crate::table::text::locales::Arg;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Reads the files of one set of rules and collects their errors, so that an author sees all of them at once: parse
/// every file, then check what the values mean, then call [`finish`](Reader::finish).
pub struct Reader {
    source: Source,
    /// The text of every file read so far; `None` for one that could not be read.
    files: RefCell<BTreeMap<String, Option<String>>>,
    findings: RefCell<Findings>,
    /// Where the values of the files stand of which something was told.
    places: RefCell<BTreeMap<String, Option<Rc<Places>>>>,
    /// How many names were told that are not known, by file.
    unknown: RefCell<BTreeMap<String, usize>>,
}

/// After so many unknown names in a file no more are suggested: they have one reason, and each suggestion takes a look at
/// every known name.
const SUGGESTIONS: usize = 50;

impl Reader {
    /// A reader of these files.
    pub fn new(source: Source) -> Self {
        Self {
            source,
            files: RefCell::default(),
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

    /// The value in a file. `None`, and a finding, if it cannot be read. The file may leave out `Some(...)`.
    pub fn parse<T: DeserializeOwned>(&self, file: &str) -> Option<T> {
        let text = self.text(file)?;
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let value = options.from_str(&text);
        value.map_err(|error| self.push(syntax::finding(file, &self.source.describe(file), &text, &error))).ok()
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

    /// Warns of each `.ron` file whose name begins with `prefix` and that has not been read: its name is probably
    /// mistyped. Lessons, which are not part of the rule data, are left out.
    pub fn warn_of_unread(&self, prefix: &str) {
        let read: Vec<String> = self.files.borrow().keys().cloned().collect();
        let of_rules = |file: &String| file.ends_with(".ron") && !file.contains("/lessons/");
        for file in self.source.list(prefix).into_iter().filter(|file| of_rules(file) && !read.contains(file)) {
            let mut finding =
                Finding::new(Severity::Warning, &file, &self.source.describe(&file), "data-file-unread", &[]);
            finding.suggestion = nearest(&file, read.iter().map(String::as_str)).map(str::to_owned);
            self.push(finding);
        }
    }

    /// The text of every file read so far by its name, for a save that is to be replayed with the same rules: see
    /// [`Source::memory`].
    pub fn files(&self) -> BTreeMap<String, String> {
        let files = self.files.borrow();
        files.iter().filter_map(|(name, text)| Some((name.clone(), text.clone()?))).collect()
    }

    /// Whether no error was found so far.
    pub fn is_sound(&self) -> bool {
        !self.findings.borrow().has_errors()
    }

    /// Adds a finding.
    pub fn push(&self, finding: Finding) {
        self.findings.borrow_mut().push(finding);
    }

    /// All findings, sorted by file and line.
    pub fn finish(self) -> Findings {
        let mut findings = self.findings.into_inner();
        findings.sort();
        findings
    }
}
