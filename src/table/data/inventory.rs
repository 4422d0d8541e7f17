//! Rule data as a list to read: every value of every file with its place, the comment of its author, and how it differs
//! from the built-in value.
use super::finding::Finding;
use super::place;
use super::source::{Origin, Source};
use super::tokens;
use super::tokens::{Token, TokenEntry, TokenKind, entries, opening};
use crate::table::text::locales;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use std::ops::Range;

/// Every file of rule data of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Inventory {
    /// The files, sorted by name.
    pub files: Vec<RuleFile>,
}

/// A file of rule data.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleFile {
    /// Its name within the rule data: `duel/units.ron`.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The comment above its first value.
    pub comment: String,
    /// Its values in the order of the file.
    pub rows: Vec<Row>,
    /// The values of the built-in file that this one lacks, with their lines there.
    pub missing: Vec<Row>,
    /// Why it cannot be read, if it cannot; then it has no rows.
    pub problem: Option<Box<Finding>>,
    /// The text of each row as [`locales::fold`] gives it, for the search.
    folded: Vec<String>,
}

/// A value, or the heading of several values in one bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its path, as in findings and for [`super::find_value`]: `units[3].cost`. Empty for a file with a single value.
    pub path: String,
    /// The first text in the record of a list that this row is, or is part of: in most cases its name.
    pub title: Option<String>,
    /// The value as RON writes it, on one line unless it is a text with several: `6`, `"elite"`, `(2, 3)`. Of a heading
    /// only the name and the brackets: `[…]`, `Pike(…)`.
    pub value: String,
    /// It is a heading: the rows of its values follow, one level deeper.
    pub head: bool,
    /// Its line, from 1.
    pub line: usize,
    /// The number of headings above it in the hierarchy, from 0.
    pub depth: usize,
    /// The comment directly above its line or at the end of it. Of several rows on one line, the first has it.
    pub comment: String,
    /// How it differs from the built-in file.
    pub change: Change,
}

/// How a row differs from the built-in file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Change {
    /// It does not, or this is the built-in file.
    #[default]
    None,
    /// There the value at this path is another one, this one.
    From(String),
    /// There is no value at this path there.
    New,
}

impl Row {
    /// The built-in value, if it is another one.
    pub fn usual(&self) -> Option<&str> {
        match &self.change {
            Change::From(usual) => Some(usual),
            Change::None | Change::New => None,
        }
    }
}

impl Inventory {
    /// The files whose names begin with `prefix` (`duel/`), without the lessons. A file with errors is listed as far as
    /// its brackets allow.
    pub fn of(source: &Source, prefix: &str) -> Self {
        let of_rules = |name: &String| name.ends_with(".ron") && !name.contains("/lessons/");
        let names = source.list(prefix).into_iter().filter(of_rules);
        Self { files: names.map(|name| RuleFile::of(source, name)).collect() }
    }

    /// The rows that hold all of these words in their path, title, value or comment, each as the index of its file and
    /// its index there. Parts of words are found too; case and accents do not matter. Without words nothing is found.
    pub fn search(&self, words: &str) -> Vec<(usize, usize)> {
        let found = |(i, file): (usize, &RuleFile)| file.search(words).into_iter().map(move |row| (i, row));
        self.files.iter().enumerate().flat_map(found).collect()
    }
}

impl RuleFile {
    fn of(source: &Source, name: String) -> Self {
        let origin = source.origin(&name);
        let mut file =
            Self { name, origin, comment: String::new(), rows: vec![], missing: vec![], problem: None, folded: vec![] };
        let text = match source.read(&file.name) {
            Ok(text) => text,
            Err(problem) => return Self { problem: Some(problem), ..file },
        };
        let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
        (file.comment, file.rows) = lay_out(text);
        if file.origin != Origin::Program {
            let usual = Source::built_in().read(&file.name).ok();
            if usual.as_deref() != Some(text) {
                file.compare(&usual.map_or(vec![], |usual| lay_out(&usual).1));
            }
        }
        file.folded = file.rows.iter().map(fold).collect();
        file
    }

    fn compare(&mut self, usual: &[Row]) {
        let by_path: HashMap<&str, &Row> = usual.iter().map(|row| (row.path.as_str(), row)).collect();
        for row in &mut self.rows {
            row.change = match by_path.get(row.path.as_str()) {
                None => Change::New,
                Some(usual) if usual.value != row.value => Change::From(usual.value.clone()),
                Some(_) => Change::None,
            };
        }
        let here: HashSet<&str> = self.rows.iter().map(|row| row.path.as_str()).collect();
        self.missing = usual.iter().filter(|row| !here.contains(row.path.as_str())).cloned().collect();
    }

    /// Whether it differs from the built-in file.
    pub fn is_changed(&self) -> bool {
        !self.missing.is_empty() || self.rows.iter().any(|row| row.change != Change::None)
    }

    /// As [`Inventory::search`], in this file: the indexes of the rows.
    pub fn search(&self, words: &str) -> Vec<usize> {
        let words = locales::fold(words);
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.is_empty() {
            return vec![];
        }
        let has_all = |folded: &String| words.iter().all(|word| folded.contains(word));
        (0..self.folded.len()).filter(|row| has_all(&self.folded[*row])).collect()
    }
}

fn fold(row: &Row) -> String {
    let title = row.title.as_deref().unwrap_or_default();
    locales::fold(&[&row.path, title, &row.value, &row.comment].join("\n"))
}

/// The comment above the first value, and a row for every value.
fn lay_out(text: &str) -> (String, Vec<Row>) {
    let (tokens, comments) = tokens::whole(text);
    let line_starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let mut layout = Layout { text, tokens, line_starts, notes: BTreeMap::new(), rows: vec![] };
    let above = comments.partition_point(|comment| comment.end <= layout.tokens[0].bytes.start);
    let heading: Vec<String> = comments[..above].iter().map(|comment| plain(&text[comment.clone()])).collect();
    layout.hand_out(&comments[above..]);
    let end = layout.tokens.len() - 1;
    if end > 0 {
        let file = TokenEntry { index: 0, key: None, start: 0, value: 0, end };
        match layout.inside(&file) {
            Some(inside) => inside.iter().for_each(|entry| layout.add(entry, "", None, 0)),
            None => layout.push(&file, "", None, 0, false),
        }
    }
    (heading.join(" ").trim().to_owned(), layout.rows)
}

/// A file while its rows are made.
struct Layout<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// The bytes at which lines begin.
    line_starts: Vec<usize>,
    /// The comments by the line that they are about, until a row takes them.
    notes: BTreeMap<usize, String>,
    rows: Vec<Row>,
}

impl<'t> Layout<'t> {
    fn line(&self, byte: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= byte)
    }

    /// Assigns each comment to the line that it is about: its own, or the next one if it stands alone on a line.
    fn hand_out(&mut self, comments: &[Range<usize>]) {
        struct Before {
            last_line: usize,
            column: usize,
            /// The line at whose end it stands.
            about: Option<usize>,
        }
        let mut before: Option<Before> = None;
        // Comments that stand alone, one below the other.
        let mut waiting = String::new();
        for comment in comments {
            let (first_line, last_line) = (self.line(comment.start), self.line(comment.end - 1));
            let column = comment.start - self.line_starts[first_line - 1];
            let next = self.tokens.partition_point(|token| token.bytes.start < comment.start);
            let behind = next > 0 && self.line(self.tokens[next - 1].bytes.end - 1) == first_line;
            let above = before.filter(|before| before.last_line + 1 == first_line);
            // A comment at the end of a line may continue on the next line, in the same column.
            let about = match &above {
                _ if behind => Some(first_line),
                Some(above) if above.column == column => above.about,
                _ => None,
            };
            if above.is_none_or(|above| above.about.is_some()) {
                waiting.clear();
            }
            let text = plain(&self.text[comment.clone()]);
            match about {
                Some(line) => join(self.notes.entry(line).or_default(), &text),
                None => {
                    join(&mut waiting, &text);
                    let next_line = self.line(self.tokens[next].bytes.start);
                    if (last_line..=last_line + 1).contains(&next_line) {
                        join(self.notes.entry(next_line).or_default(), &std::mem::take(&mut waiting));
                    }
                }
            }
            before = Some(Before { last_line, column, about });
        }
    }

    /// The entries of a value that get rows of their own; `None` for a value that fits on one row.
    fn inside(&self, entry: &TokenEntry) -> Option<Vec<TokenEntry<'t>>> {
        const WIDEST: usize = 60;
        let open = opening(&self.tokens, entry.value)?;
        let inside = entries(self.text, &self.tokens, open);
        let scalar = |entry: &TokenEntry| entry.key.is_none() && entry.end == entry.value + 1;
        let fits = inside.iter().all(scalar) && self.spell(entry).chars().count() <= WIDEST;
        (!fits && !inside.is_empty()).then_some(inside)
    }

    fn add(&mut self, entry: &TokenEntry<'t>, path: &str, title: Option<&str>, depth: usize) {
        // This function calls itself, and a text may be nothing but brackets.
        const DEEPEST: usize = 32;
        let mut path = path.to_owned();
        match entry.key {
            Some(key) => place::push_name(&mut path, unquoted(key.strip_prefix("r#").unwrap_or(key))),
            None => drop(write!(path, "[{}]", entry.index)),
        }
        let Some(mut inside) = self.inside(entry).filter(|_| depth < DEEPEST) else {
            return self.push(entry, &path, title, depth, false);
        };
        // `Some((cost: 3))`: the inner bracket is no step of the path.
        let round = opening(&self.tokens, entry.value).is_some_and(|open| self.spelled(open) == "(");
        if let [only] = inside.as_slice()
            && round
            && only.key.is_none()
            && let Some(fields) = self.inside(only).filter(|fields| fields.iter().any(|field| field.key.is_some()))
        {
            inside = fields;
        }
        let own_title = if entry.key.is_none() && round { self.title(&inside) } else { None };
        let title = own_title.or(title);
        self.push(entry, &path, title, depth, true);
        for entry in &inside {
            self.add(entry, &path, title, depth + 1);
        }
    }

    fn spelled(&self, token: usize) -> &'t str {
        &self.text[self.tokens[token].bytes.clone()]
    }

    /// The first text among the fields of a record.
    fn title(&self, fields: &[TokenEntry]) -> Option<&'t str> {
        let is_text =
            |field: &&TokenEntry| self.tokens[field.value].sort == TokenKind::Quoted && field.end == field.value + 1;
        let first = fields.iter().find(is_text)?;
        Some(unquoted(self.spelled(first.value))).filter(|title| !title.trim().is_empty())
    }

    fn push(&mut self, entry: &TokenEntry, path: &str, title: Option<&str>, depth: usize, head: bool) {
        let line_of = |token: usize| self.line(self.tokens[token].bytes.start);
        let (begins, line) = (line_of(entry.start), line_of(entry.value));
        let value = match opening(&self.tokens, entry.value).filter(|_| head) {
            Some(open) => {
                let name = if open > entry.value { self.spelled(entry.value) } else { "" };
                let open = self.spelled(open);
                let close = match open {
                    "[" => "]",
                    "{" => "}",
                    _ => ")",
                };
                format!("{name}{open}…{close}")
            }
            None => self.spell(entry),
        };
        let comment = self.notes.remove(&begins).unwrap_or_default();
        let (path, title) = (path.to_owned(), title.map(str::to_owned));
        self.rows.push(Row { path, title, value, head, line, depth, comment, change: Change::None });
    }

    /// A value on one line with the usual blanks and no comments.
    fn spell(&self, entry: &TokenEntry) -> String {
        let mut spelled = String::new();
        let mut before = None;
        for token in entry.value..entry.end {
            let sort = self.tokens[token].sort;
            match (before, sort) {
                // A comma before a closing bracket is left out.
                (Some(TokenKind::Comma), TokenKind::Close) => drop(spelled.pop()),
                (Some(TokenKind::Comma | TokenKind::Colon), _) => spelled.push(' '),
                (Some(TokenKind::Word | TokenKind::Quoted | TokenKind::Close), TokenKind::Word | TokenKind::Quoted) => {
                    spelled.push(' ')
                }
                _ => {}
            }
            spelled.push_str(self.spelled(token));
            before = Some(sort);
        }
        spelled
    }
}

fn join(note: &mut String, more: &str) {
    if !note.is_empty() && !more.is_empty() {
        note.push(' ');
    }
    note.push_str(more);
}

/// The text of a comment on one line, without the signs that begin and end it.
fn plain(comment: &str) -> String {
    let block = comment.strip_prefix("/*").map(|rest| rest.strip_suffix("*/").unwrap_or(rest));
    let text = block.unwrap_or_else(|| comment.trim_start_matches('/'));
    let lines = text.lines().map(|line| line.trim_matches(|c: char| c.is_whitespace() || c == '*'));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

fn unquoted(text: &str) -> &str {
    let of = |quote: char| text.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote));
    of('"').or_else(|| of('\'')).unwrap_or(text)
}
