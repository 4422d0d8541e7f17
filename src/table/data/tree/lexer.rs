//! The tokens of a text that may lack quotation marks, with their lines.
use super::super::syntax::{Said, found};
use super::super::tokens::{Token, TokenKind, Tokens};

/// A token with the line on which it stands, from 0, the indentation of that line, and whether it is the first there.
pub(super) struct Placed {
    pub token: Token,
    pub line: usize,
    pub indent: usize,
    pub first: bool,
}

/// The tokens of a text. A text without its closing quote ends where the value probably does.
pub(super) fn lex(text: &str, slips: &mut Vec<Said>) -> Vec<Placed> {
    let mut placed: Vec<Placed> = vec![];
    let mut tokens = Tokens::new(text);
    let (mut line, mut line_start, mut scanned) = (0, 0, 0);
    while let Some(mut token) = tokens.next() {
        if token.sort == TokenKind::Quoted && text.as_bytes()[token.bytes.start] != b'\'' {
            let adjacent = placed.last().filter(|last| last.token.bytes.end == token.bytes.start);
            if let Some(before) = adjacent.filter(|before| before.token.sort == TokenKind::Word) {
                // `elite"`: the quote before the word is missing.
                let whole = before.token.bytes.start..token.bytes.start + 1;
                slips.push(Said::new("data-unopened-text", &[("found", found(text, &whole))], whole.clone()));
                tokens = Tokens::from(text, whole.end);
                if let Some(before) = placed.last_mut() {
                    before.token = Token { sort: TokenKind::Quoted, bytes: whole, closed: false };
                }
                continue;
            }
            if !is_closed(text, &token) {
                let rest = &text[token.bytes.start + 1..];
                let line_end = rest.find('\n').unwrap_or(rest.len());
                let end = rest[..line_end].find([',', ')', ']', '}']).unwrap_or(line_end);
                let end = token.bytes.start + 1 + rest[..end].trim_end().len();
                slips.push(Said::new("data-unclosed-text", &[], token.bytes.start..end));
                token = Token { sort: TokenKind::Quoted, bytes: token.bytes.start..end, closed: false };
                tokens = Tokens::from(text, end);
            }
        }
        let between = &text[scanned..token.bytes.start];
        let new_lines = between.matches('\n').count();
        if let Some(last) = between.rfind('\n') {
            line += new_lines;
            line_start = scanned + last + 1;
        }
        scanned = token.bytes.start;
        let line_text = &text[line_start..];
        let indent = line_text.len() - line_text.trim_start_matches([' ', '\t']).len();
        let first = placed.last().is_none_or(|last| last.line != line);
        placed.push(Placed { token, line, indent, first });
    }
    if let Some(start) = tokens.unclosed_comment {
        slips.push(Said::new("data-unclosed-comment", &[], start..start + 2));
    }
    placed
}

/// Whether the text of a token ends at its own closing quote and not at the opening quote of the next text.
fn is_closed(text: &str, token: &Token) -> bool {
    let after = &text[token.bytes.end..];
    let next = Tokens::from(text, token.bytes.end).next();
    let glued = next.as_ref().is_some_and(|next| {
        matches!(next.sort, TokenKind::Word | TokenKind::Quoted) && next.bytes.start == token.bytes.end
    });
    let several_lines = text[token.bytes.clone()].contains('\n');
    let ends_value = after.trim_start().is_empty()
        || next.is_none_or(|next| matches!(next.sort, TokenKind::Comma | TokenKind::Close | TokenKind::Colon));
    token.closed && !glued && (ends_value || !several_lines)
}
