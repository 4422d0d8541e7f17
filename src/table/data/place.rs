//! Finds the place of a value in a RON text, and the value at a place. It works on the tokens alone, so that it needs
//! no types and a text with errors will do.
use super::tokens;
use super::tokens::{Token, TokenEntry, TokenKind, Tokens, entries};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::Range;
use std::rc::Rc;

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The number of characters to mark from there, at least 1.
    pub width: usize,
}

impl TextPlace {
    /// The place of a range of bytes, as far as its first line.
    pub fn of(text: &str, bytes: Range<usize>) -> Self {
        let start = floor(text, bytes.start);
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let marked = text[start..floor(text, bytes.end).max(start)].lines().next().unwrap_or_default();
        Self {
            line: 1 + text[..start].matches('\n').count(),
            column: 1 + text[line_start..start].chars().count(),
            width: marked.trim_end().chars().count().max(1),
        }
    }
}

/// The byte at a line and column (both from 1); the length of the text if they lie beyond its end.
pub(super) fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let within = text[start..].char_indices().nth(column.saturating_sub(1)).map(|(at, _)| at);
    within.map_or(text.len(), |at| start + at)
}

fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// What stands at the byte of a text at which a parser stopped.
#[derive(Debug, PartialEq)]
pub(super) enum Stop {
    /// The end of the text.
    End,
    /// A token.
    Token(Range<usize>),
    /// A string or character without its closing quote.
    UnclosedQuote(Range<usize>),
    /// A comment without its end.
    UnclosedComment(Range<usize>),
}

/// What stands at a byte of the text or follows it.
pub(super) fn stop(text: &str, offset: usize) -> Stop {
    let mut tokens = Tokens::new(text);
    let token = tokens.by_ref().find(|token| token.bytes.end > offset);
    match (token, tokens.unclosed_comment) {
        (Some(token), _) if token.closed => Stop::Token(token.bytes),
        (Some(token), _) => Stop::UnclosedQuote(token.bytes),
        (None, Some(start)) => Stop::UnclosedComment(start..text.len()),
        (None, None) => Stop::End,
    }
}

/// The last token that ends before a byte of the text.
pub(super) fn token_before(text: &str, offset: usize) -> Option<Range<usize>> {
    Tokens::new(text).take_while(|token| token.bytes.end <= offset).last().map(|token| token.bytes)
}

/// Whether the text closes more brackets of a kind than it opens.
pub(super) fn has_surplus(text: &str, open: &str, close: &str) -> bool {
    let (mut opened, mut closed) = (0, 0);
    for token in Tokens::new(text).filter(|token| matches!(token.sort, TokenKind::Open | TokenKind::Close)) {
        opened += usize::from(text[token.bytes.clone()] == *open);
        closed += usize::from(text[token.bytes] == *close);
    }
    closed > opened
}

/// Whether the text is nothing but blanks and comments.
pub(super) fn is_blank(text: &str) -> bool {
    let mut tokens = Tokens::new(text);
    tokens.next().is_none() && tokens.unclosed_comment.is_none()
}

/// A step of the path of a value, as in `units[3].cost` or `prices["fine wool"]`.
#[derive(Debug, PartialEq)]
enum PathStep<'p> {
    Name(&'p str),
    Index(usize, &'p str),
}

fn steps(path: &str) -> Option<Vec<PathStep<'_>>> {
    let mut steps = vec![];
    let mut rest = path;
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix("[\"") {
            let end = inside.find("\"]")?;
            steps.push(PathStep::Name(&inside[..end]));
            rest = &inside[end + 2..];
        } else if let Some(inside) = rest.strip_prefix('[') {
            let end = inside.find(']')?;
            let name = &inside[..end];
            steps.push(name.parse().map_or(PathStep::Name(name), |index| PathStep::Index(index, name)));
            rest = &inside[end + 1..];
        } else {
            let name = rest.strip_prefix('.').unwrap_or(rest);
            let end = name.find(['.', '[']).unwrap_or(name.len());
            if end == 0 {
                return None;
            }
            steps.push(PathStep::Name(&name[..end]));
            rest = &name[end..];
        }
    }
    Some(steps)
}

/// Adds a name to the path of a value, in brackets and quotes if it is not a plain one.
pub(super) fn push_name(path: &mut String, name: &str) {
    let plain = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'));
    if !plain {
        let _ = write!(path, "[\"{name}\"]");
    } else if path.is_empty() {
        path.push_str(name);
    } else {
        let _ = write!(path, ".{name}");
    }
}

/// The place of the value with this path; `None` if the text has no such value. A name in a path is a field, a map key
/// or an enum variant; an index is that of an element of a list or tuple (from 0) or a numeric map key. `Some(...)` and
/// tuples of one element may be left out of the path. The empty path is the whole value.
pub fn find_value(text: &str, path: &str) -> Option<TextPlace> {
    Places::of(text.to_owned()).find(path).map(|(_, place)| place)
}

/// A text in which values are looked up: what was found out about it once serves every further look.
pub(super) struct Places {
    text: String,
    tokens: Vec<Token>,
    /// Where each line begins.
    lines: Vec<usize>,
    /// The entries behind an opening bracket, by its token.
    inside: RefCell<HashMap<usize, Rc<[Entry]>>>,
}

/// An entry of a list, tuple, struct or map.
struct Entry {
    key: Option<Range<usize>>,
    index: usize,
    /// The first token of its value.
    value: usize,
}

impl Places {
    pub fn of(text: String) -> Self {
        let (tokens, _) = tokens::whole(&text);
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { text, tokens, lines, inside: RefCell::default() }
    }

    /// The place of the value with this path, as [`find_value`] gives it, and its line.
    pub fn find(&self, path: &str) -> Option<(&str, TextPlace)> {
        let value = self.token_of(path)?;
        let bytes = self.tokens.get(value).filter(|token| !token.bytes.is_empty())?.bytes.clone();
        let number = self.lines.partition_point(|start| *start <= bytes.start);
        let (from, to) = (self.lines[number - 1], self.lines.get(number).copied().unwrap_or(self.text.len()));
        let line = self.text[from..to].trim_end_matches(['\n', '\r']);
        let within = TextPlace::of(line, bytes.start - from..(bytes.end - from).min(line.len()));
        Some((line, TextPlace { line: number, ..within }))
    }

    fn entries(&self, open: usize) -> Rc<[Entry]> {
        let read = || {
            let offset = |key: &str| key.as_ptr() as usize - self.text.as_ptr() as usize;
            let entry = |entry: TokenEntry| Entry {
                key: entry.key.map(|key| offset(key)..offset(key) + key.len()),
                index: entry.index,
                value: entry.value,
            };
            entries(&self.text, &self.tokens, open).into_iter().map(entry).collect()
        };
        self.inside.borrow_mut().entry(open).or_insert_with(read).clone()
    }

    /// The first token of the value with this path.
    fn token_of(&self, path: &str) -> Option<usize> {
        let (text, tokens) = (self.text.as_str(), &self.tokens);
        let steps = steps(path)?;
        let mut steps = steps.as_slice();
        let mut value = 0;
        while let Some(step) = steps.first() {
            let open = tokens::opening(tokens, value).unwrap_or(value);
            let named = open > value;
            let inside = if tokens[open].sort == TokenKind::Open { self.entries(open) } else { Rc::default() };
            if let Some(entry) = inside.iter().find(|entry| leads_to(step, entry, text)) {
                value = entry.value;
                steps = &steps[1..];
            } else if tokens[value].sort == TokenKind::Word
                && *step == PathStep::Name(&text[tokens[value].bytes.clone()])
            {
                // The name of an enum variant: go on in its content.
                steps = &steps[1..];
                match (steps.first(), &*inside) {
                    (None, _) => {}
                    (Some(_), [only]) if only.key.is_none() => value = only.value,
                    (Some(_), _) if named => value = open,
                    (Some(_), _) => return None,
                }
            } else if let [Entry { key: None, value: only, .. }] = &*inside
                && text[tokens[open].bytes.clone()] == *"("
            {
                value = *only;
            } else {
                return None;
            }
        }
        Some(value)
    }
}

/// Whether a step of a path leads to an entry.
fn leads_to(step: &PathStep, entry: &Entry, text: &str) -> bool {
    let named = |name: &str| {
        entry.key.clone().map(|key| &text[key]).is_some_and(|key| {
            key.strip_prefix("r#").unwrap_or(key) == name
                || key.strip_prefix('"').and_then(|key| key.strip_suffix('"')).is_some_and(|key| key == name)
                || key.strip_prefix('\'').and_then(|key| key.strip_suffix('\'')).is_some_and(|key| key == name)
        })
    };
    match step {
        PathStep::Name(name) => named(name),
        PathStep::Index(index, name) => named(name) || entry.key.is_none() && entry.index == *index,
    }
}

/// The value at a byte of the text, and the bracket that encloses it.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Surroundings {
    /// The path of the value; empty at the top level, or where the nesting is too deep for a path to be useful.
    pub path: String,
    /// The innermost list, struct or map around the place: its path, and its bytes from its name, if any, to its
    /// opening bracket.
    pub around: Option<(String, Range<usize>)>,
}

/// What surrounds a byte of the text.
pub(super) fn surroundings(text: &str, offset: usize) -> Surroundings {
    const TOO_DEEP: usize = 32;
    struct Level<'t> {
        /// From the name before the bracket, if any, to behind the bracket.
        head: Range<usize>,
        tuple: bool,
        index: usize,
        key: Option<&'t str>,
    }
    let mut levels: Vec<Level> = vec![];
    let mut before: Option<Token> = None;
    for token in Tokens::new(text).take_while(|token| token.bytes.start < offset) {
        match token.sort {
            TokenKind::Open => {
                let name =
                    before.filter(|before| before.sort == TokenKind::Word).map_or(token.bytes.start, |b| b.bytes.start);
                let tuple = text[token.bytes.clone()] == *"(";
                levels.push(Level { head: name..token.bytes.end, tuple, index: 0, key: None });
            }
            TokenKind::Close => drop(levels.pop()),
            TokenKind::Comma => {
                if let Some(level) = levels.last_mut() {
                    level.index += 1;
                    level.key = None;
                }
            }
            TokenKind::Colon => {
                if let (Some(level), Some(before)) = (levels.last_mut(), &before)
                    && matches!(before.sort, TokenKind::Word | TokenKind::Quoted)
                {
                    level.key = Some(&text[before.bytes.clone()]);
                }
            }
            _ => {}
        }
        before = Some(token);
    }
    if levels.len() > TOO_DEEP {
        return Surroundings::default();
    }
    let mut path = String::new();
    let mut around = None;
    for level in &levels {
        around = Some((path.clone(), level.head.clone()));
        match level.key {
            Some(key) => push_name(&mut path, key.strip_prefix("r#").unwrap_or(key).trim_matches(['"', '\''])),
            // At the first element a struct and a tuple look the same, and the content of `Some(...)` needs no step.
            None if level.tuple && level.index == 0 => {}
            None if level.tuple && named_fields(text, &level.head) => {}
            None => {
                let _ = write!(path, "[{}]", level.index);
            }
        }
    }
    Surroundings { path, around }
}

/// Whether the bracket that ends at `head.end` is that of a struct with named fields.
fn named_fields(text: &str, head: &Range<usize>) -> bool {
    let mut tokens = Tokens::from(text, head.end);
    tokens.next().is_some_and(|token| token.sort == TokenKind::Word)
        && tokens.next().is_some_and(|token| token.sort == TokenKind::Colon)
}
