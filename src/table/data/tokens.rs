//! The tokens of a RON text and what stands between its brackets; neither needs a sound text.
use std::ops::Range;

/// What a token is, as far as finding one's way needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Open,
    Close,
    Comma,
    Colon,
    /// A name, number, `true`, `..=`.
    Word,
    /// A string or character with its quotes.
    Quoted,
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub sort: Sort,
    pub bytes: Range<usize>,
    /// False for a text in quotes that goes on to the end of the file.
    pub closed: bool,
}

/// The tokens of a RON text without its blanks and comments; never fails, whatever the text.
pub(super) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    /// Those passed so far.
    pub comments: Vec<Range<usize>>,
    pub unclosed_comment: Option<usize>,
}

impl<'t> Tokens<'t> {
    pub fn new(text: &'t str) -> Self {
        let mut tokens = Self::from(text, 0);
        // `#![enable(...)]` stands before the value.
        loop {
            tokens.skip_blanks();
            if !tokens.rest().starts_with("#!") {
                return tokens;
            }
            tokens.at = tokens.rest().find(']').map_or(text.len(), |end| tokens.at + end + 1);
        }
    }

    /// From a byte that is between two tokens.
    pub fn from(text: &'t str, at: usize) -> Self {
        Self { text, at, comments: vec![], unclosed_comment: None }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start_matches(|c: char| c.is_whitespace() || is_mark(c)).len();
            self.at += blank;
            let rest = &rest[blank..];
            let start = self.at;
            if rest.starts_with("//") {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                let length = block_comment(rest);
                if length.is_none() {
                    self.unclosed_comment = Some(self.at);
                }
                self.at += length.unwrap_or(rest.len());
            } else {
                return;
            }
            self.comments.push(start..self.at);
        }
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.skip_blanks();
        let rest = self.rest();
        let first = rest.chars().next()?;
        let (sort, length, closed) = match first {
            '(' | '[' | '{' => (Sort::Open, 1, true),
            ')' | ']' | '}' => (Sort::Close, 1, true),
            ',' => (Sort::Comma, 1, true),
            ':' => (Sort::Colon, 1, true),
            _ => match quoted(rest) {
                Some((length, closed)) => (Sort::Quoted, length, closed),
                None => (Sort::Word, word(rest), true),
            },
        };
        let start = self.at;
        self.at += length;
        Some(Token { sort, bytes: start..self.at, closed })
    }
}

/// RON takes the marks of writing direction for blanks.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}')
}

/// The length of the comment at the start of `rest`, if it is closed. Comments nest.
fn block_comment(rest: &str) -> Option<usize> {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return Some(at);
            }
        } else {
            at += 1;
        }
    }
    None
}

/// The length of the string or character at the start of `rest`, if there is one, and whether it is closed. One that is
/// not goes to the end of the text.
fn quoted(rest: &str) -> Option<(usize, bool)> {
    let plain = rest.strip_prefix('b').unwrap_or(rest);
    let prefix = rest.len() - plain.len();
    if let Some(raw) = plain.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let body = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        let length = body.find(&end).map(|at| prefix + 1 + hashes + 1 + at + end.len());
        return Some((length.unwrap_or(rest.len()), length.is_some()));
    }
    let quote = plain.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let mut escaped = false;
    for (at, c) in plain.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            // An apostrophe that is never closed shall not swallow the rest of the file.
            '\n' if quote == '\'' => return Some((prefix + at, false)),
            _ if c == quote => return Some((prefix + at + 1, true)),
            _ => {}
        }
    }
    Some((rest.len(), false))
}

/// The length of the name, number or lone sign at the start of `rest`, which is not empty.
fn word(rest: &str) -> usize {
    let ends = |c: char| c.is_whitespace() || is_mark(c) || "()[]{},:\"'/".contains(c);
    let first = rest.chars().next().map_or(0, char::len_utf8);
    rest[first..].find(ends).map_or(rest.len(), |at| first + at)
}

/// Every token of a text and every comment. Behind the last token stands a bracket that is not there and closes all: it
/// saves every look ahead a test for the end.
pub(super) fn whole(text: &str) -> (Vec<Token>, Vec<Range<usize>>) {
    let mut walk = Tokens::new(text);
    let mut tokens: Vec<Token> = walk.by_ref().collect();
    tokens.push(Token { sort: Sort::Close, bytes: text.len()..text.len(), closed: true });
    (tokens, walk.comments)
}

/// The token of the bracket that opens a list, tuple, struct or map whose value begins at a token, behind its name if it
/// has one.
pub(super) fn opening(tokens: &[Token], value: usize) -> Option<usize> {
    match tokens.get(value)?.sort {
        Sort::Open => Some(value),
        Sort::Word => tokens.get(value + 1).filter(|next| next.sort == Sort::Open).map(|_| value + 1),
        _ => None,
    }
}

/// What stands between two commas of a list, tuple, struct or map.
#[derive(Debug)]
pub(super) struct Entry<'t> {
    pub index: usize,
    /// As it is written: a name, or a string with its quotes.
    pub key: Option<&'t str>,
    /// The token at which it begins, with its key if it has one.
    pub start: usize,
    /// The token at which its value begins.
    pub value: usize,
    /// The token behind its value.
    pub end: usize,
}

/// What stands between the bracket at the token `open` and the one that closes it; `tokens` ends with the sentinel.
pub(super) fn entries<'t>(text: &'t str, tokens: &[Token], open: usize) -> Vec<Entry<'t>> {
    let mut entries = vec![];
    let (mut depth, mut start, mut value, mut key) = (0usize, open + 1, open + 1, None);
    for (at, token) in tokens.iter().enumerate().skip(open + 1) {
        if at + 1 == tokens.len() {
            // The end of the text closes whatever is still open.
            depth = 0;
        }
        match token.sort {
            Sort::Open => depth += 1,
            Sort::Colon if depth == 0 && key.is_none() && at > value => {
                key = Some(&text[tokens[value].bytes.start..tokens[at - 1].bytes.end]);
                value = at + 1;
            }
            Sort::Comma | Sort::Close if depth == 0 => {
                if at > value {
                    entries.push(Entry { index: entries.len(), key, start, value, end: at });
                }
                if token.sort == Sort::Close {
                    break;
                }
                (start, value, key) = (at + 1, at + 1, None);
            }
            Sort::Close => depth -= 1,
            _ => {}
        }
    }
    entries
}
