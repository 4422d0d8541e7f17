//! Rule data laid out for reading: every value of every file with its place, what its author noted about it, and how it
//! differs from the program's own.
use super::finding::Finding;
use super::place;
use super::source::{Origin, Source};
use super::tokens;
use super::tokens::{Entry, Sort, Token, entries, opening};
use crate::table::text::locales;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use std::ops::Range;

/// Every file of rule data of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Inventory {
    /// By name.
    pub files: Vec<RuleFile>,
}

/// A file of rule data.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleFile {
    /// Within the rule data: `ancients/units.ron`.
    pub name: String,
    pub origin: Origin,
    /// What stands above its first value.
    pub comment: String,
    /// Its values in the order in which they stand there.
    pub rows: Vec<Row>,
    /// Values of the program's own file that this one lacks, with the lines of that file.
    pub missing: Vec<Row>,
    /// Why it cannot be read; it has no rows then.
    pub problem: Option<Box<Finding>>,
    /// The words of each row as they are searched.
    folded: Vec<String>,
}

/// A value, or the head of several that stand in one bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// As findings write it and [`super::find_value`] reads it: `units[3].cost`. Empty for a file of one value.
    pub path: String,
    /// The first text of the record of a list that this row is, or stands in: the name of the unit, in most cases.
    pub title: Option<String>,
    /// As RON writes it, on one line unless it is a text of several: `6`, `"elite"`, `(2, 3)`. Of a head only the name and
    /// the brackets: `[…]`, `Pike(…)`.
    pub value: String,
    /// It is a head: the rows that stand in it follow, one deeper.
    pub head: bool,
    /// From 1.
    pub line: usize,
    /// How many heads it stands under.
    pub depth: usize,
    /// What its author noted directly above its line or at the end of it; given to the first row of that line.
    pub comment: String,
    pub change: Change,
}

/// How a row stands to the program's own file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Change {
    /// It is the same there, or this is the program's own file.
    #[default]
    None,
    /// This stands at the same path there.
    From(String),
    /// Nothing stands at this path there.
    New,
}

impl Row {
    /// The program's own value, where it is another one.
    pub fn usual(&self) -> Option<&str> {
        match &self.change {
            Change::From(usual) => Some(usual),
            Change::None | Change::New => None,
        }
    }
}

impl Inventory {
    /// The files whose names begin with `prefix` (`ancients/`), those of lessons left out. A file that is not sound RON is
    /// laid out as far as its brackets tell.
    pub fn of(source: &Source, prefix: &str) -> Self {
        let of_rules = |name: &String| name.ends_with(".ron") && !name.contains("/lessons/");
        let names = source.list(prefix).into_iter().filter(of_rules);
        Self { files: names.map(|name| RuleFile::of(source, name)).collect() }
    }

    /// The rows, each with the place of its file, in whose path, title, value and comment all of these words occur, as
    /// parts of words too, whatever their case and accents. No words: nothing.
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

    /// Whether any value is not as in the program's own file.
    pub fn is_changed(&self) -> bool {
        !self.missing.is_empty() || self.rows.iter().any(|row| row.change != Change::None)
    }

    /// As [`Inventory::search`], in this file.
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

/// What stands above the first value, and every value.
fn lay_out(text: &str) -> (String, Vec<Row>) {
    let (tokens, comments) = tokens::whole(text);
    let line_starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let mut layout = Layout { text, tokens, line_starts, notes: BTreeMap::new(), rows: vec![] };
    let above = comments.partition_point(|comment| comment.end <= layout.tokens[0].bytes.start);
    let heading: Vec<String> = comments[..above].iter().map(|comment| plain(&text[comment.clone()])).collect();
    layout.hand_out(&comments[above..]);
    let end = layout.tokens.len() - 1;
    if end > 0 {
        let file = Entry { index: 0, key: None, start: 0, value: 0, end };
        match layout.inside(&file) {
            Some(inside) => inside.iter().for_each(|entry| layout.add(entry, "", None, 0)),
            None => layout.push(&file, "", None, 0, false),
        }
    }
    (heading.join(" ").trim().to_owned(), layout.rows)
}

/// A file on its way into rows.
struct Layout<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// The bytes at which lines begin.
    line_starts: Vec<usize>,
    /// What is noted about a line, until a row takes it.
    notes: BTreeMap<usize, String>,
    rows: Vec<Row>,
}

impl<'t> Layout<'t> {
    fn line(&self, byte: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= byte)
    }

    /// Gives each comment to the line that it is about: its own, or the next if it stands alone.
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
            // One at the end of a line may go on below where it began.
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

    /// The entries of a value that gets rows of its own; nothing for what fits on one.
    fn inside(&self, entry: &Entry) -> Option<Vec<Entry<'t>>> {
        const WIDEST: usize = 60;
        let open = opening(&self.tokens, entry.value)?;
        let inside = entries(self.text, &self.tokens, open);
        let scalar = |entry: &Entry| entry.key.is_none() && entry.end == entry.value + 1;
        let fits = inside.iter().all(scalar) && self.spell(entry).chars().count() <= WIDEST;
        (!fits && !inside.is_empty()).then_some(inside)
    }

    fn add(&mut self, entry: &Entry<'t>, path: &str, title: Option<&str>, depth: usize) {
        // The walk calls itself, and a text may be nothing but brackets.
        const DEEPEST: usize = 32;
        let mut path = path.to_owned();
        match entry.key {
            Some(key) => place::push_name(&mut path, unquoted(key.strip_prefix("r#").unwrap_or(key))),
            None => drop(write!(path, "[{}]", entry.index)),
        }
        let Some(mut inside) = self.inside(entry).filter(|_| depth < DEEPEST) else {
            return self.push(entry, &path, title, depth, false);
        };
        // `Some((cost: 3))`: the bracket around the fields is no step of the path.
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
    fn title(&self, fields: &[Entry]) -> Option<&'t str> {
        let is_text = |field: &&Entry| self.tokens[field.value].sort == Sort::Quoted && field.end == field.value + 1;
        let first = fields.iter().find(is_text)?;
        Some(unquoted(self.spelled(first.value))).filter(|title| !title.trim().is_empty())
    }

    fn push(&mut self, entry: &Entry, path: &str, title: Option<&str>, depth: usize, head: bool) {
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
    fn spell(&self, entry: &Entry) -> String {
        let mut spelled = String::new();
        let mut before = None;
        for token in entry.value..entry.end {
            let sort = self.tokens[token].sort;
            match (before, sort) {
                // A comma before a closing bracket says nothing.
                (Some(Sort::Comma), Sort::Close) => drop(spelled.pop()),
                (Some(Sort::Comma | Sort::Colon), _) => spelled.push(' '),
                (Some(Sort::Word | Sort::Quoted | Sort::Close), Sort::Word | Sort::Quoted) => spelled.push(' '),
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

/// The words of a comment without its signs, on one line.
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
