//! A RON text as a tree of values with their places, whatever is wrong with its signs: what is missing is told where it
//! begins, and the rest of the text is read all the same.
mod lexer;

use self::lexer::{Placed, lex};
use super::place;
use super::place::TextPlace;
use super::syntax::{Said, found, is_name};
use super::tokens::{Token, TokenKind};
use crate::table::text::locales::Arg;
use std::fmt::Write;
use std::ops::Range;

/// Values nested deeper than this are not read: no rule data need it.
const DEEPEST: usize = 64;
/// So many missing signs are told of one file.
const MOST_TOLD: usize = 100;

/// A value and its place.
#[derive(Debug)]
pub(super) struct Node {
    pub bytes: Range<usize>,
    pub shape: Shape,
}

/// What a value looks like.
#[derive(Debug)]
pub(super) enum Shape {
    /// No value where there should be one; its absence has been told.
    Nothing,
    /// A name or a number.
    Word,
    /// A text or character with its quotes.
    Quoted,
    /// Brackets with what stands between them.
    Bracket(Bracket),
}

#[derive(Debug)]
pub(super) struct Bracket {
    /// The name before the bracket.
    pub name: Option<Range<usize>>,
    /// The opening bracket.
    pub open: Range<usize>,
    pub entries: Vec<Entry>,
    /// A bracket is missing: what stands here may belong elsewhere.
    pub broken: bool,
}

/// What stands between two commas.
#[derive(Debug)]
pub(super) struct Entry {
    pub key: Option<Node>,
    pub value: Node,
}

/// A text as a tree.
pub(super) struct Tree {
    /// The value of the file, if it has one.
    pub root: Option<Node>,
    /// The missing and surplus signs, in the order of the text, each with the path of the value around it.
    pub slips: Vec<(String, Said)>,
}

/// Reads a text; `None` if its values are nested too deep.
pub(super) fn read(text: &str) -> Option<Tree> {
    let mut slips = vec![];
    let tokens = lex(text, &mut slips);
    let slips = slips.into_iter().map(|said| (place::surroundings(text, said.bytes.start).path, said)).collect();
    let mut builder =
        Builder { text, slips, levels: vec![Level::new(0..0, None, 0, 0)], missing: [0; 3], surplus: [0; 3] };
    builder.count(&tokens);
    for (i, token) in tokens.iter().enumerate() {
        if builder.levels.len() > DEEPEST {
            return None;
        }
        builder.take(token, tokens.get(i + 1));
    }
    let root = builder.finish(text.len());
    let mut slips = builder.slips;
    slips.truncate(MOST_TOLD);
    slips.sort_by_key(|(_, said)| said.bytes.start);
    Some(Tree { root, slips })
}

/// Brackets that are not closed yet, with what has been read in them.
struct Level {
    open: Range<usize>,
    name: Option<Range<usize>>,
    line: usize,
    indent: usize,
    entries: Vec<Entry>,
    key: Option<Node>,
    value: Option<Node>,
    broken: bool,
}

impl Level {
    fn new(open: Range<usize>, name: Option<Range<usize>>, line: usize, indent: usize) -> Self {
        Self { open, name, line, indent, entries: vec![], key: None, value: None, broken: false }
    }

    /// Ends the entry that is being read.
    fn end_entry(&mut self, at: usize) {
        let key = self.key.take();
        let value = match self.value.take() {
            Some(value) => value,
            None if key.is_some() => Node { bytes: at..at, shape: Shape::Nothing },
            None => return,
        };
        self.entries.push(Entry { key, value });
    }
}

struct Builder<'t> {
    text: &'t str,
    slips: Vec<(String, Said)>,
    /// The brackets open now; the first level is the file.
    levels: Vec<Level>,
    /// How many brackets of each sort are opened and never closed, and closed without being opened; not told yet.
    missing: [usize; 3],
    surplus: [usize; 3],
}

/// The sort of a bracket as an index.
fn sort_of(bracket: &str) -> usize {
    match bracket {
        "(" | ")" => 0,
        "[" | "]" => 1,
        _ => 2,
    }
}

/// The sign that closes an opening bracket.
pub(super) fn closing(open: &str) -> &'static str {
    [")", "]", "}"][sort_of(open)]
}

impl Builder<'_> {
    fn count(&mut self, tokens: &[Placed]) {
        let (mut opened, mut closed) = ([0usize; 3], [0usize; 3]);
        for Placed { token, .. } in tokens {
            let sort = || sort_of(&self.text[token.bytes.clone()]);
            match token.sort {
                TokenKind::Open => opened[sort()] += 1,
                TokenKind::Close => closed[sort()] += 1,
                _ => {}
            }
        }
        for sort in 0..3 {
            self.missing[sort] = opened[sort].saturating_sub(closed[sort]);
            self.surplus[sort] = closed[sort].saturating_sub(opened[sort]);
        }
    }

    fn tell(&mut self, message: &'static str, args: &[(&'static str, Arg)], bytes: Range<usize>) {
        self.tell_at(self.path(self.levels.len()), message, args, bytes);
    }

    fn tell_at(&mut self, path: String, message: &'static str, args: &[(&'static str, Arg)], bytes: Range<usize>) {
        if self.slips.len() < MOST_TOLD {
            self.slips.push((path, Said::new(message, args, bytes)));
        }
    }

    /// The path of what is being read in the innermost of so many levels.
    fn path(&self, levels: usize) -> String {
        let mut path = String::new();
        for level in self.levels[..levels].iter().filter(|level| !level.open.is_empty()) {
            let record = self.text[level.open.clone()] == *"(";
            match &level.key {
                Some(key) => {
                    let name = &self.text[key.bytes.clone()];
                    place::push_name(&mut path, name.strip_prefix("r#").unwrap_or(name).trim_matches(['"', '\'']));
                }
                // At the first element a struct and a tuple look the same.
                None if record
                    && (level.entries.is_empty() || level.entries.iter().any(|entry| entry.key.is_some())) => {}
                None => drop(write!(path, "[{}]", level.entries.len())),
            }
        }
        path
    }

    fn top(&mut self) -> &mut Level {
        self.levels.last_mut().expect("the level of the file is never closed")
    }

    fn sort_of_top(&mut self) -> usize {
        let open = self.top().open.clone();
        sort_of(&self.text[open])
    }

    fn take(&mut self, placed: &Placed, next: Option<&Placed>) {
        if placed.first {
            self.close_by_indentation(placed);
        }
        let Placed { token, line, indent, .. } = placed;
        let bytes = token.bytes.clone();
        match token.sort {
            TokenKind::Open => {
                let text = self.text;
                let opens_record = text[bytes.clone()] == *"(";
                let named = |node: &mut Node| {
                    matches!(node.shape, Shape::Word) && opens_record && is_name(&text[node.bytes.clone()])
                };
                let name = self.top().value.take_if(named).map(|node| node.bytes);
                if name.is_none() {
                    self.expect_end_of_entry(&bytes);
                }
                self.levels.push(Level::new(bytes, name, *line, *indent));
            }
            TokenKind::Close => self.close(placed, next),
            TokenKind::Comma => {
                let level = self.top();
                if level.value.is_none() {
                    let args = [("expected", Arg::key("data-kind-value")), ("found", found(self.text, &bytes))];
                    self.tell("data-expected", &args, bytes.clone());
                }
                self.top().end_entry(bytes.start);
            }
            TokenKind::Colon => {
                let level = self.top();
                match (&level.key, level.value.take()) {
                    (None, Some(value)) if !matches!(value.shape, Shape::Bracket(_)) => level.key = Some(value),
                    (_, value) => {
                        level.value = value;
                        let shown = found(self.text, &bytes);
                        let args = [("expected", Arg::key("data-kind-value")), ("found", shown)];
                        self.tell("data-expected", &args, bytes);
                    }
                }
            }
            TokenKind::Word | TokenKind::Quoted => self.value(token, next),
        }
    }

    /// A word or a text.
    fn value(&mut self, token: &Token, next: Option<&Placed>) {
        let bytes = token.bytes.clone();
        let text = self.text;
        let in_file = self.top().open.is_empty();
        let sort = self.sort_of_top();
        let level = self.top();
        // Only a name can be the key of a record, and every entry of a map has a key.
        let lacks_colon = !in_file
            && level.key.is_none()
            && next.is_none_or(|next| next.token.sort != TokenKind::Colon)
            && level.value.as_ref().is_some_and(|value| match sort {
                0 => matches!(value.shape, Shape::Word) && is_name(&text[value.bytes.clone()]),
                1 => false,
                _ => true,
            });
        if lacks_colon {
            let path = self.path(self.levels.len());
            let level = self.top();
            level.key = level.value.take();
            let args = [("expected", Arg::key("data-sign-colon")), ("found", found(text, &bytes))];
            self.tell_at(path, "data-expected", &args, bytes.clone());
            if text[bytes.clone()] == *"=" {
                return;
            }
        }
        self.expect_end_of_entry(&bytes);
        if !token.closed {
            let path = self.path(self.levels.len());
            self.slips
                .iter_mut()
                .filter(|(_, said)| said.bytes.start == bytes.start)
                .for_each(|(at, _)| at.clone_from(&path));
        }
        let shape = if token.sort == TokenKind::Word { Shape::Word } else { Shape::Quoted };
        self.top().value = Some(Node { bytes, shape });
    }

    /// Before a new value: the one before it must have ended with a comma.
    fn expect_end_of_entry(&mut self, bytes: &Range<usize>) {
        let text = self.text;
        let level = self.top();
        let Some(value) = &level.value else { return };
        if matches!(&value.shape, Shape::Bracket(bracket) if bracket.broken) {
            // The comma may stand behind the bracket that is missing.
            level.end_entry(bytes.start);
            return;
        }
        let before = last_token(text, value);
        let open = level.open.clone();
        let in_file = open.is_empty();
        let path = self.path(self.levels.len());
        let level = self.top();
        level.end_entry(bytes.start);
        if in_file {
            // Of a file with more than one value only the first surplus sign is told.
            if level.entries.len() == 1 && self.slips.is_empty() {
                self.tell("data-trailing", &[("found", found(text, bytes))], bytes.clone());
            }
            return;
        }
        // The comma is missing at the end of the line before, not at the beginning of the next one.
        let same_line = !text[before.end..bytes.start].contains('\n');
        let place = if same_line { bytes.clone() } else { before.end..before.end };
        let args =
            [("close", closing(&text[open]).into()), ("before", found(text, &before)), ("found", found(text, bytes))];
        self.tell_at(path, "data-expected-comma", &args, place);
    }

    /// What begins a line no deeper than the line of a bracket cannot stand in that bracket, if one like it is missing.
    fn close_by_indentation(&mut self, placed: &Placed) {
        while self.levels.len() > 2 {
            let sort = self.sort_of_top();
            let closes = placed.token.sort == TokenKind::Close;
            let level = self.top();
            let outside = level.line < placed.line
                && if closes { placed.indent < level.indent } else { placed.indent <= level.indent };
            if !outside || self.missing[sort] == 0 {
                return;
            }
            self.tell_unclosed(sort);
            self.pop(placed.token.bytes.start, true);
        }
    }

    /// Tells that the innermost brackets are not closed. They are of this sort, of which one is missing.
    fn tell_unclosed(&mut self, sort: usize) {
        self.missing[sort] -= 1;
        let open = self.top().open.clone();
        let args = [("found", found(self.text, &open))];
        self.tell_at(self.path(self.levels.len() - 1), "data-unclosed-bracket", &args, open);
    }

    fn close(&mut self, placed: &Placed, next: Option<&Placed>) {
        let bytes = placed.token.bytes.clone();
        let sort = sort_of(&self.text[bytes.clone()]);
        let fits = |level: &Level| !level.open.is_empty() && sort_of(&self.text[level.open.clone()]) == sort;
        let last = self.levels.last().is_some_and(fits);
        let enclosing = self.levels.iter().rposition(fits);
        let own_line = self.levels.last().is_some_and(|level| level.line == placed.line);
        // A bracket in the middle of a line that would close a record of many lines is more likely the one too many.
        let closed_twice = next.is_some_and(|next| self.text[next.token.bytes.clone()] == self.text[bytes.clone()]);
        let strange = !own_line && !placed.first && !closed_twice && !self.is_plain_list();
        if self.surplus[sort] > 0 && (!last || strange) {
            let top = self.sort_of_top();
            self.surplus[sort] -= 1;
            let has_bracket = self.levels.len() > 1;
            if !last && has_bracket && self.missing[top] > 0 {
                // One bracket stands for another.
                self.missing[top] -= 1;
                self.tell_unclosed_before(placed);
                self.pop(bytes.end, false);
                return;
            }
            if !self.slips.iter().any(|(_, said)| said.message == "data-surplus-bracket") {
                self.tell("data-surplus-bracket", &[("found", found(self.text, &bytes))], bytes);
            }
            return;
        }
        let Some(enclosing) = enclosing else {
            if !self.slips.iter().any(|(_, said)| said.message == "data-surplus-bracket") {
                self.tell("data-surplus-bracket", &[("found", found(self.text, &bytes))], bytes);
            }
            return;
        };
        while self.levels.len() - 1 > enclosing {
            let top = self.sort_of_top();
            self.missing[top] = self.missing[top].saturating_sub(1);
            self.tell_unclosed_before(placed);
            self.pop(bytes.start, true);
        }
        self.pop(bytes.end, false);
    }

    /// Whether the innermost brackets hold values without names: such a list may well end on its last value, as in
    /// `"c"],`.
    fn is_plain_list(&self) -> bool {
        self.levels.last().is_some_and(|level| level.entries.iter().all(|entry| entry.key.is_none()))
    }

    fn tell_unclosed_before(&mut self, placed: &Placed) {
        let open = self.top().open.clone();
        let line = TextPlace::of(self.text, placed.token.bytes.clone()).line;
        let before = found(self.text, &placed.token.bytes);
        let args = [("found", found(self.text, &open)), ("before", before), ("line", line.into())];
        self.tell_at(self.path(self.levels.len() - 1), "data-unclosed-before", &args, open);
    }

    /// Ends the innermost brackets at a byte.
    fn pop(&mut self, end: usize, broken: bool) {
        let mut level = self.levels.pop().expect("an open bracket");
        let end = self.text[..end].trim_end().len();
        level.end_entry(end);
        let start = level.name.as_ref().map_or(level.open.start, |name| name.start);
        let broken = broken || level.broken;
        let bracket = Bracket { name: level.name, open: level.open, entries: level.entries, broken };
        let node = Node { bytes: start..end, shape: Shape::Bracket(bracket) };
        let parent = self.top();
        parent.broken |= broken && !parent.open.is_empty();
        parent.value = Some(node);
    }

    /// Ends whatever is still open at the end of the text.
    fn finish(&mut self, end: usize) -> Option<Node> {
        let swallows = |said: &Said| match said.message {
            "data-unclosed-comment" => true,
            "data-unclosed-text" => self.text[said.bytes.end..].trim().is_empty(),
            _ => false,
        };
        if self.slips.iter().any(|(_, said)| swallows(said)) {
            // The brackets that are missing have gone the same way.
            self.missing = [0; 3];
        }
        while self.levels.len() > 1 {
            let sort = self.sort_of_top();
            if self.missing[sort] > 0 {
                self.tell_unclosed(sort);
            }
            self.pop(end, true);
        }
        let file = self.top();
        file.end_entry(end);
        let mut entries = std::mem::take(&mut file.entries).into_iter();
        entries.next().map(|entry| entry.value)
    }
}

/// The place of the last token of a value.
fn last_token(text: &str, node: &Node) -> Range<usize> {
    match &node.shape {
        Shape::Bracket(_) => {
            node.bytes.end - text[..node.bytes.end].chars().next_back().map_or(0, char::len_utf8)..node.bytes.end
        }
        _ => node.bytes.clone(),
    }
}
