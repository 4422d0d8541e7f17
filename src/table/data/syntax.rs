//! Turns the errors of the crate ron into findings, with messages that can be translated and more exact places.
use super::finding::{Finding, Severity, nearest};
use super::place;
use super::place::{Stop, Surroundings, TextPlace, surroundings};
use crate::table::text::locales::Arg;
use ron::error::{Error, SpannedError};
use std::ops::Range;

/// The finding for a text that ron could not read.
pub(super) fn finding(file: &str, origin: &str, text: &str, error: &SpannedError) -> Finding {
    say(text, error).at(file, origin, text)
}

/// What is wrong at a place of a text.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub message: &'static str,
    pub args: Vec<(&'static str, Arg)>,
    pub bytes: Range<usize>,
    pub expected: Vec<String>,
    pub suggestion: Option<String>,
}

impl Said {
    /// The finding, with the path of the value at its place.
    pub fn at(self, file: &str, origin: &str, text: &str) -> Finding {
        let Surroundings { path, .. } = surroundings(text, self.bytes.start);
        self.at_path(file, origin, text, path)
    }

    /// The finding, with the path of the value that it is about.
    pub fn at_path(self, file: &str, origin: &str, text: &str, path: impl Into<String>) -> Finding {
        let mut finding = Finding::new(Severity::Error, file, origin, self.message, &self.args)
            .with_place(text, TextPlace::of(text, self.bytes))
            .with_path(path);
        finding.expected = self.expected;
        finding.suggestion = self.suggestion;
        finding
    }

    pub fn new(message: &'static str, args: &[(&'static str, Arg)], bytes: Range<usize>) -> Self {
        Self { message, args: args.to_vec(), bytes, expected: vec![], suggestion: None }
    }

    pub fn with_names(mut self, name: &str, known: &[&str]) -> Self {
        self.expected = known.iter().map(|&name| name.to_owned()).collect();
        self.suggestion = nearest(name, known.iter().copied()).map(str::to_owned);
        self
    }
}

fn say(text: &str, error: &SpannedError) -> Said {
    // ron gives the places before and after what it read last. What it could not read begins at the second place; what
    // it read but did not accept begins at the first.
    let start = place::offset(text, error.span.start.line, error.span.start.col);
    let end = place::offset(text, error.span.end.line, error.span.end.col);
    let read = start..end.max(start);
    if place::is_blank(text) {
        return Said::new("data-empty-file", &[], 0..0);
    }
    let name = |name: &str| [("name", Arg::Text(shown(name)))];
    match &error.code {
        Error::NoSuchStructField { expected, found, .. } => {
            Said::new("data-unknown-field", &name(found), read).with_names(found, expected)
        }
        Error::NoSuchEnumVariant { expected, found, .. } => {
            Said::new("data-unknown-variant", &name(found), read).with_names(found, expected)
        }
        Error::ExpectedDifferentStructName { expected, found } => {
            Said::new("data-unknown-variant", &name(found), read).with_names(found, &[expected])
        }
        Error::NoSuchExtension(found) => {
            let known = ["implicit_some", "unwrap_newtypes", "unwrap_variant_newtypes", "explicit_struct_names"];
            Said::new("data-unknown-extension", &name(found), read).with_names(found, &known)
        }
        Error::DuplicateStructField { field, .. } => Said::new("data-duplicate-field", &name(field), read),
        Error::MissingStructField { field, .. } => {
            // ron notices it only at the end of the struct; the finding is shown at its beginning.
            let head = surroundings(text, end).around.map_or(read, |(_, head)| head);
            Said::new("data-missing-field", &name(field), head)
        }
        Error::ExpectedDifferentLength { expected, found } => {
            let wanted = expected.split(|c: char| !c.is_ascii_digit()).rfind(|digits| !digits.is_empty());
            let head = surroundings(text, end).around.map_or(read, |(_, head)| head);
            match wanted.and_then(|digits| digits.parse::<i64>().ok()) {
                Some(wanted) => {
                    Said::new("data-length", &[("wanted", wanted.into()), ("found", (*found).into())], head)
                }
                None => Said::new("data-ron", &[("detail", error.code.to_string().into())], head),
            }
        }
        Error::IntegerOutOfBounds => out_of_bounds(text, read),
        Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning | Error::FloatUnderscore => {
            match place::stop(text, start) {
                Stop::Token(token) => Said::new("data-malformed-number", &[("found", found(text, &token))], token),
                _ => Said::new("data-ron", &[("detail", error.code.to_string().into())], read),
            }
        }
        Error::InvalidValueForType { expected, .. } => {
            let expected = kind_in_serde(expected).map_or_else(|| Arg::Text(shown(expected)), Arg::key);
            Said::new("data-invalid-value", &[("expected", expected), ("found", found(text, &read))], read)
        }
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd => Said::new("data-invalid-attribute", &[], end..end),
        Error::ExceededRecursionLimit => Said::new("data-too-deep", &[], read),
        Error::InvalidEscape(_) => Said::new("data-invalid-escape", &[], read),
        Error::Message(detail) => Said::new("data-custom", &[("detail", Arg::Text(shown(detail)))], read),
        code => unreadable(text, end, code),
    }
}

/// The finding for what stands at a byte of the text and could not be read.
fn unreadable(text: &str, at: usize, code: &Error) -> Said {
    let bytes = match place::stop(text, at) {
        Stop::UnclosedComment(bytes) => {
            return Said::new("data-unclosed-comment", &[], bytes.start..bytes.start + 2);
        }
        Stop::UnclosedQuote(bytes) => return Said::new("data-unclosed-text", &[], bytes),
        Stop::Token(bytes) => bytes,
        Stop::End => {
            return match surroundings(text, text.len()).around {
                Some((_, head)) => {
                    let bracket = head.end - 1..head.end;
                    Said::new("data-unclosed-bracket", &[("found", found(text, &bracket))], bracket)
                }
                None => Said::new("data-end-of-file", &[], text.len()..text.len()),
            };
        }
    };
    let token = &text[bytes.clone()];
    let found = found(text, &bytes);
    if bytes.start < at {
        // Where ron expects a whole number it stops in the middle of `3.5` and then expects a comma.
        return if token.parse::<f64>().is_ok() {
            Said::new("data-expected", &[("expected", Arg::key("data-kind-integer")), ("found", found)], bytes)
        } else {
            Said::new("data-malformed-value", &[("found", found)], bytes)
        };
    }
    let around = surroundings(text, bytes.start).around;
    let open = around.as_ref().map_or("", |(_, head)| &text[head.end - 1..head.end]);
    let close = match open {
        "[" => "]",
        "{" => "}",
        _ => ")",
    };
    if let (Some((_, head)), ")" | "]" | "}") = (&around, token)
        && token != close
    {
        let opening = match token {
            "]" => "[",
            "}" => "{",
            _ => "(",
        };
        if place::has_surplus(text, opening, token) {
            return Said::new("data-surplus-bracket", &[("found", found)], bytes);
        }
        let line = TextPlace::of(text, bytes.clone()).line;
        let bracket = self::found(text, &(head.end - 1..head.end));
        let args = [("found", bracket), ("before", found), ("line", line.into())];
        return Said::new("data-unclosed-before", &args, head.clone());
    }
    let before = place::token_before(text, bytes.start).unwrap_or(bytes.clone());
    if *code == Error::ExpectedComma {
        // The comma is missing at the end of the line before, not at the beginning of the next one.
        let same_line = !text[before.end.min(bytes.start)..bytes.start].contains('\n');
        let args = [("close", close.into()), ("before", self::found(text, &before)), ("found", found)];
        return Said::new("data-expected-comma", &args, if same_line { bytes } else { before.end..before.end });
    }
    if *code == Error::ExpectedStructLike && matches!(token, "," | ")" | "]" | "}") && is_name(&text[before.clone()]) {
        return Said::new("data-bare-variant", &[("found", self::found(text, &before))], before);
    }
    if *code == Error::TrailingCharacters {
        return Said::new("data-trailing", &[("found", found)], bytes);
    }
    let Some(kind) = kind_in_ron(code) else {
        return Said::new("data-ron", &[("detail", Arg::Text(shown(&code.to_string())))], bytes);
    };
    let mut said = Said::new("data-expected", &[("expected", Arg::key(kind)), ("found", found)], bytes);
    said.suggestion = match kind {
        "data-kind-boolean" => nearest(token, ["true", "false"]).map(str::to_owned),
        "data-kind-text" if is_name(token) => Some(format!("\"{token}\"")),
        "data-kind-name" => token
            .strip_prefix('"')
            .and_then(|token| token.strip_suffix('"'))
            .filter(|token| is_name(token))
            .map(Into::into),
        _ => None,
    };
    said
}

fn out_of_bounds(text: &str, read: Range<usize>) -> Said {
    let bytes = match place::stop(text, read.start) {
        Stop::Token(bytes) => bytes,
        _ => read,
    };
    let token = &text[bytes.clone()];
    // Every signed type holds this number, so the type is one without a sign.
    let negative = token.parse::<i8>().is_ok_and(|n| n < 0);
    let message = if negative { "data-negative" } else { "data-number-too-large" };
    Said::new(message, &[("found", found(text, &bytes))], bytes)
}

pub(super) fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_') && token.chars().all(|c| c.is_alphanumeric() || c == '_')
}

pub(super) fn found(text: &str, bytes: &Range<usize>) -> Arg {
    Arg::Text(format!("`{}`", shown(&text[bytes.clone()])))
}

/// A part of a file as it can be quoted on one line.
pub(super) fn shown(part: &str) -> String {
    const LONGEST: usize = 200;
    let mut characters = part.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c });
    let mut shown: String = characters.by_ref().take(LONGEST).collect();
    if characters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// The message that names the kind of value or sign that ron expected.
fn kind_in_ron(code: &Error) -> Option<&'static str> {
    Some(match code {
        Error::ExpectedArray => "data-kind-list",
        Error::ExpectedArrayEnd => "data-sign-list-end",
        Error::ExpectedMap => "data-kind-map",
        Error::ExpectedMapColon => "data-sign-colon",
        Error::ExpectedMapEnd => "data-sign-map-end",
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => "data-kind-struct",
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => "data-sign-struct-end",
        Error::ExpectedBoolean => "data-kind-boolean",
        Error::ExpectedChar => "data-kind-character",
        Error::ExpectedInteger => "data-kind-integer",
        Error::ExpectedFloat => "data-kind-number",
        Error::ExpectedString | Error::ExpectedStringEnd => "data-kind-text",
        Error::ExpectedOption => "data-kind-option",
        Error::ExpectedUnit => "data-kind-unit",
        Error::ExpectedRangeSyntax => "data-kind-range",
        Error::ExpectedIdentifier | Error::SuggestRawIdentifier(_) | Error::InvalidIdentifier(_) => "data-kind-name",
        Error::Eof | Error::UnexpectedChar(_) => "data-kind-value",
        _ => return None,
    })
}

/// The message that names the kind of value that serde expected.
pub(super) fn kind_in_serde(expected: &str) -> Option<&'static str> {
    Some(match expected {
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" | "isize" => "data-kind-integer",
        "f32" | "f64" => "data-kind-number",
        "a string" => "data-kind-text",
        "a boolean" => "data-kind-boolean",
        "a character" => "data-kind-character",
        "a sequence" => "data-kind-list",
        "a map" => "data-kind-map",
        "unit" => "data-kind-unit",
        "option" => "data-kind-option",
        _ if expected.starts_with("a nonzero ") => "data-kind-nonzero",
        _ if expected.starts_with("struct ") || expected.starts_with("tuple struct ") => "data-kind-struct",
        _ => return None,
    })
}
