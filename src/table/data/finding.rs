//! Findings: errors and warnings in rule data.
use super::place::TextPlace;
use crate::table::text::locales::{Arg, Texts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The data cannot be played.
    Error,
    /// The data can be played, but something is probably not intended.
    Warning,
}

/// The line of a file that a finding is about, ready to be printed: without control characters, and of a very long line
/// only the part around the place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Excerpt {
    /// The line, or a part of it.
    pub text: String,
    /// The number of characters of `text` before the marked ones.
    pub before: usize,
    /// The number of characters that are marked, at least 1.
    pub width: usize,
}

impl Excerpt {
    /// The line at a place; `None` if it is blank.
    pub(super) fn of(source: &str, place: TextPlace) -> Option<Self> {
        Self::of_line(source.lines().nth(place.line - 1)?, place)
    }

    /// This line, which is the one at a place.
    pub(super) fn of_line(line: &str, place: TextPlace) -> Option<Self> {
        const WIDEST: usize = 120;
        let before = place.column - 1;
        let cut = if before < WIDEST * 3 / 4 { 0 } else { before - WIDEST / 2 };
        let printable = |c: char| match c {
            '\t' => ' ',
            c if c.is_control() => char::REPLACEMENT_CHARACTER,
            c => c,
        };
        let text: String = line.chars().skip(cut).take(WIDEST).map(printable).collect();
        let text = text.trim_end();
        let before = before - cut;
        let room = text.chars().count().saturating_sub(before).max(1);
        (!text.is_empty()).then(|| Self { text: text.to_owned(), before, width: place.width.clamp(1, room) })
    }
}

/// One error or warning in rule data: where it is, what is wrong, and what was expected. It holds keys of messages
/// instead of sentences, so that it can be shown in any language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// How serious it is.
    pub severity: Severity,
    /// The file within the rule data: `duel/units.ron`.
    pub file: String,
    /// Where the file came from, as [`super::Source::describe`] writes it: `rules/duel/units.ron`.
    pub origin: String,
    /// The line, from 1; `None` if the place is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column in characters, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The path of the value: `units[3].cost`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// The line itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excerpt: Option<Excerpt>,
    /// Key of the Fluent message that says what is wrong.
    pub message: String,
    /// The arguments of the message.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Arg>,
    /// The names of which one was expected; empty if the finding is not about a name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<String>,
    /// What was probably meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<String>,
}

impl Finding {
    pub(in crate::table) fn new(
        severity: Severity,
        file: &str,
        origin: &str,
        message: &str,
        args: &[(&str, Arg)],
    ) -> Self {
        Self {
            severity,
            file: file.to_owned(),
            origin: origin.to_owned(),
            line: None,
            column: None,
            path: None,
            excerpt: None,
            message: message.to_owned(),
            args: args.iter().map(|(name, arg)| ((*name).to_owned(), arg.clone())).collect(),
            expected: vec![],
            suggestion: None,
        }
    }

    pub(in crate::table) fn with_place(mut self, source: &str, place: TextPlace) -> Self {
        self.line = Some(place.line);
        self.column = Some(place.column);
        self.excerpt = Excerpt::of(source, place);
        self
    }

    /// As [`Finding::with_place`], with the line at the place.
    pub(super) fn with_line(mut self, line: &str, place: TextPlace) -> Self {
        self.line = Some(place.line);
        self.column = Some(place.column);
        self.excerpt = Excerpt::of_line(line, place);
        self
    }

    pub(in crate::table) fn with_path(mut self, path: impl Into<String>) -> Self {
        // A key may hold any character.
        let printable = |path: String| path.replace(char::is_control, "\u{FFFD}");
        self.path = Some(path.into()).filter(|path| !path.is_empty()).map(printable);
        self
    }

    /// Adds the names that are known, and which of them was probably meant by `name`.
    pub(in crate::table) fn with_names<'n>(mut self, name: &str, known: impl IntoIterator<Item = &'n str>) -> Self {
        self.expected = known.into_iter().map(str::to_owned).collect();
        self.suggestion = nearest(name, self.expected.iter().map(String::as_str)).map(str::to_owned);
        self
    }

    /// The sentence without its place: "unknown field `stength`; expected one of ...; did you mean `strength`?"
    pub fn sentence(&self, texts: &Texts) -> String {
        const NAMED: usize = 12;
        let mut sentence = texts.format_with(&self.message, self.args.iter().map(|(name, arg)| (name.as_str(), arg)));
        if !self.expected.is_empty() {
            let named = self.expected.iter().take(NAMED).map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
            let more = self.expected.len().saturating_sub(NAMED);
            let key = if self.expected.len() == 1 { "data-and-expected-one" } else { "data-and-expected" };
            sentence =
                texts.format(key, &[("sentence", sentence.into()), ("names", named.into()), ("more", more.into())]);
        }
        if let Some(suggestion) = &self.suggestion {
            sentence = texts
                .format("data-and-suggestion", &[("sentence", sentence.into()), ("name", suggestion.as_str().into())]);
        }
        sentence
    }

    /// The finding as text, in the language of `texts`: place, path and sentence on one line, then the line of the file
    /// with what is wrong underlined.
    pub fn render(&self, texts: &Texts) -> String {
        let mut place = self.origin.clone();
        for number in [self.line, self.column].into_iter().flatten() {
            let _ = write!(place, ":{number}");
        }
        let mut sentence = self.sentence(texts);
        if let Some(path) = &self.path {
            sentence = texts.format("data-at-path", &[("path", path.as_str().into()), ("sentence", sentence.into())]);
        }
        if self.severity == Severity::Warning {
            sentence = texts.format("data-warning", &[("sentence", sentence.into())]);
        }
        let mut text = format!("{place}: {sentence}");
        if let (Some(line), Some(excerpt)) = (self.line, &self.excerpt) {
            let margin = line.to_string().len().max(4);
            let (before, marks) = (" ".repeat(excerpt.before), "^".repeat(excerpt.width));
            let _ = write!(text, "\n{line:>margin$} | {}\n{:>margin$} | {before}{marks}", excerpt.text, "");
        }
        text
    }
}

/// The name in `known` that was probably meant by `name`: the one with the smallest edit distance, the first of
/// several; `None` if all of them differ in more than a third of their letters.
pub fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // The time of a comparison grows with the product of the lengths; a name so long is no mistyped one.
    const LONGEST: usize = 64;
    let plain = |name: &str| name.to_lowercase().replace(['-', '_', ' '], "_");
    let length = name.chars().count();
    if length > LONGEST {
        return None;
    }
    let meant = plain(name);
    let near =
        known.into_iter().filter(|known| *known != name && known.chars().count() <= LONGEST).filter_map(|known| {
            let edits = strsim::osa_distance(&meant, &plain(known));
            (edits <= length.max(known.chars().count()) / 3).then_some((edits, known))
        });
    near.min_by_key(|(edits, _)| *edits).map(|(_, known)| known)
}

/// A list of findings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// Adds a finding.
    pub fn push(&mut self, finding: Finding) {
        self.0.push(finding);
    }

    /// Adds the findings that are not there already: a game and its expansions read the same files.
    pub fn add_new(&mut self, findings: Findings) {
        for finding in findings {
            if !self.0.contains(&finding) {
                self.0.push(finding);
            }
        }
    }

    /// Keeps the findings of one file only.
    pub fn keep_file(&mut self, file: &str) {
        self.0.retain(|finding| finding.file == file);
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of findings.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The findings in their order.
    pub fn iter(&self) -> std::slice::Iter<'_, Finding> {
        self.0.iter()
    }

    /// The number of errors.
    pub fn errors(&self) -> usize {
        self.0.iter().filter(|finding| finding.severity == Severity::Error).count()
    }

    /// The number of warnings.
    pub fn warnings(&self) -> usize {
        self.len() - self.errors()
    }

    /// Whether there is an error.
    pub fn has_errors(&self) -> bool {
        self.errors() > 0
    }

    /// Sorts the findings by file and line; those without a place come last in their file.
    pub fn sort(&mut self) {
        self.0.sort_by(|a, b| {
            let order = |finding: &Finding| (finding.line.unwrap_or(usize::MAX), finding.column);
            a.file.cmp(&b.file).then_with(|| order(a).cmp(&order(b)))
        });
    }

    /// The findings as text, with a last line that counts them; empty if nothing was found.
    pub fn render(&self, texts: &Texts) -> String {
        if self.is_empty() {
            return String::new();
        }
        let mut text: String = self.iter().map(|finding| finding.render(texts) + "\n").collect();
        let counts = [("errors", self.errors().into()), ("warnings", self.warnings().into())];
        text += &texts.format("data-count", &counts);
        text
    }
}

impl Extend<Finding> for Findings {
    fn extend<I: IntoIterator<Item = Finding>>(&mut self, findings: I) {
        self.0.extend(findings);
    }
}

impl IntoIterator for Findings {
    type Item = Finding;
    type IntoIter = std::vec::IntoIter<Finding>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'f> IntoIterator for &'f Findings {
    type Item = &'f Finding;
    type IntoIter = std::slice::Iter<'f, Finding>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
