//! The tokens of a RON text, and the entries between its brackets. The text may have errors.
use std::ops::Range;

/// The kinds of tokens, as far as a search in the text distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// An opening bracket.
    Open,
    /// A closing bracket.
    Close,
    /// A comma.
    Comma,
    /// A colon.
    Colon,
    /// A name, a number, `true`, `..=`.
    Word,
    /// A string or character with its quotes.
    Quoted,
}

/// A token and its place in the text.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub sort: TokenKind,
    pub bytes: Range<usize>,
    /// False for a string or character without its closing quote.
    pub closed: bool,
}

/// An iterator over the tokens of a RON text, without blanks and comments. Any text has tokens.
pub(super) struct Tokens<'t> {
    text: &'t str,
    at: usize,
    /// The comments passed so far.
    pub comments: Vec<Range<usize>>,
    /// Where a comment without its end begins.
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

    /// The tokens from a byte on, which must stand between two tokens.
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
            '(' | '[' | '{' => (TokenKind::Open, 1, true),
            ')' | ']' | '}' => (TokenKind::Close, 1, true),
            ',' => (TokenKind::Comma, 1, true),
            ':' => (TokenKind::Colon, 1, true),
            _ => match quoted(rest) {
                Some((length, closed)) => (TokenKind::Quoted, length, closed),
                None => (TokenKind::Word, word(rest), true),
            },
        };
        let start = self.at;
        self.at += length;
        Some(Token { sort, bytes: start..self.at, closed })
    }
}

/// Whether it is a mark of writing direction, which RON treats as a blank.
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

/// The length of the string or character at the start of `rest`, if there is one, and whether it is closed. A string
/// that is not closed goes to the end of the text, a character to the end of the line.
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
            // A lone apostrophe must not take in the rest of the file.
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

/// Every token and every comment of a text. As a sentinel, an empty closing bracket follows the last token, so that a
/// look at the next token needs no test for the end.
pub(super) fn whole(text: &str) -> (Vec<Token>, Vec<Range<usize>>) {
    let mut walk = Tokens::new(text);
    let mut tokens: Vec<Token> = walk.by_ref().collect();
    tokens.push(Token { sort: TokenKind::Close, bytes: text.len()..text.len(), closed: true });
    (tokens, walk.comments)
}

/// The index of the opening bracket of the list, tuple, struct or map that begins at the token `value`, with or without
/// a name before the bracket.
pub(super) fn opening(tokens: &[Token], value: usize) -> Option<usize> {
    match tokens.get(value)?.sort {
        TokenKind::Open => Some(value),
        TokenKind::Word => tokens.get(value + 1).filter(|next| next.sort == TokenKind::Open).map(|_| value + 1),
        _ => None,
    }
}

/// An entry of a list, tuple, struct or map: what stands between two commas.
#[derive(Debug)]
pub(super) struct TokenEntry<'t> {
    /// Its index, from 0.
    pub index: usize,
    /// Its key as written: a name, or a string with its quotes.
    pub key: Option<&'t str>,
    /// The index of its first token, which is that of its key if it has one.
    pub start: usize,
    /// The index of the first token of its value.
    pub value: usize,
    /// The index of the token after its value.
    pub end: usize,
}

/// The entries between the opening bracket at the token `open` and the one that closes it. `tokens` ends with the
/// sentinel of [`whole`].
pub(super) fn entries<'t>(text: &'t str, tokens: &[Token], open: usize) -> Vec<TokenEntry<'t>> {
    let mut entries = vec![];
    let (mut depth, mut start, mut value, mut key) = (0usize, open + 1, open + 1, None);
    for (at, token) in tokens.iter().enumerate().skip(open + 1) {
        if at + 1 == tokens.len() {
            // The end of the text closes whatever is still open.
            depth = 0;
        }
        match token.sort {
            TokenKind::Open => depth += 1,
            TokenKind::Colon if depth == 0 && key.is_none() && at > value => {
                key = Some(&text[tokens[value].bytes.start..tokens[at - 1].bytes.end]);
                value = at + 1;
            }
            TokenKind::Comma | TokenKind::Close if depth == 0 => {
                if at > value {
                    entries.push(TokenEntry { index: entries.len(), key, start, value, end: at });
                }
                if token.sort == TokenKind::Close {
                    break;
                }
                (start, value, key) = (at + 1, at + 1, None);
            }
            TokenKind::Close => depth -= 1,
            _ => {}
        }
    }
    entries
}
