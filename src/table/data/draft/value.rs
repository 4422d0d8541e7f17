//! A value of a text, and what is told of it.
use super::super::finding::nearest;
use super::super::place;
use super::super::syntax::{Said, found, is_name, shown};
use super::super::tree::{Bracket, Entry, Node, Shape};
use super::{Fault, Fields, Obstacle, Parts, Work};
use crate::table::text::locales::Arg;
use serde::de::{DeserializeSeed, Visitor};
use std::ops::Range;

/// A value of the text that is to be read; without a node any value that fits.
#[derive(Clone)]
pub(super) struct Value<'w> {
    pub work: &'w Work<'w>,
    pub node: Option<&'w Node>,
    pub path: String,
}

impl<'w> Value<'w> {
    /// Another value, one step down or in place of this one.
    pub fn part(&self, node: Option<&'w Node>, path: String) -> Self {
        Self { work: self.work, node, path }
    }

    pub fn element(&self, index: usize, node: Option<&'w Node>) -> Self {
        self.part(node, format!("{}[{index}]", self.path))
    }

    pub fn field(&self, name: &str, node: Option<&'w Node>) -> Self {
        let mut path = self.path.clone();
        place::push_name(&mut path, name);
        self.part(node, path)
    }

    pub fn tell(&self, said: Said) {
        self.work.notes.borrow_mut().said.push((self.path.clone(), said));
    }

    /// The same place with any value that fits, after what stands there has been told of.
    pub fn replaced(&self) -> Self {
        self.work.notes.borrow_mut().replaced.insert(self.path.clone());
        self.part(None, self.path.clone())
    }

    /// Tells that something else was expected, and gives any value that fits.
    pub fn unlike(&self, kind: &'static str) -> Self {
        if let Some(node) = self.node.filter(|node| !matches!(node.shape, Shape::Nothing)) {
            let bytes = first_token(node);
            let token = &self.work.text[bytes.clone()];
            let args = [("expected", Arg::key(kind)), ("found", found(self.work.text, &bytes))];
            let mut said = Said::new("data-expected", &args, bytes);
            said.suggestion = match kind {
                "data-kind-boolean" => nearest(token, ["true", "false"]).map(str::to_owned),
                "data-kind-text" if is_name(token) => Some(format!("\"{token}\"")),
                "data-kind-name" => {
                    let inside = token.strip_prefix('"').and_then(|token| token.strip_suffix('"'));
                    inside.filter(|token| is_name(token)).map(str::to_owned)
                }
                _ => None,
            };
            self.tell(said);
        }
        self.replaced()
    }

    /// The value, or any that fits if an earlier pass has found that it cannot be used.
    pub fn settled(self) -> Self {
        let hopeless = |node: &Node| self.work.known.hopeless.contains_key(&node.bytes.start);
        if self.node.is_some_and(hopeless) { self.replaced() } else { self }
    }

    pub fn bracket(&self, open: &str) -> Option<&'w Bracket> {
        match &self.node?.shape {
            Shape::Bracket(bracket) if self.work.text[bracket.open.clone()] == *open => Some(bracket),
            _ => None,
        }
    }

    pub fn word(&self) -> Option<&'w str> {
        let node = self.node?;
        matches!(node.shape, Shape::Word).then(|| &self.work.text[node.bytes.clone()])
    }

    /// Reads a part; what serde refuses is remembered for the next pass.
    pub fn read<'de, S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        let (work, start) = (self.work, self.node.map(|node| node.bytes.start));
        if let Some(node) = self.node {
            work.notes.borrow_mut().places.insert(self.path.clone(), first_token(node));
        }
        let read = seed.deserialize(self);
        if let (Err(fault), Some(start)) = (&read, start) {
            work.note(Obstacle::Hopeless(start, fault.clone()));
        }
        read
    }

    /// A whole number of a type with these bounds.
    pub fn integer<T>(self, low: i128, high: i128, visit: impl FnOnce(i128) -> Result<T, Fault>) -> Result<T, Fault> {
        let Some(node) = self.node else { return visit(1.clamp(low, high)) };
        let Some(word) = self.word() else {
            self.unlike("data-kind-integer");
            return visit(1.clamp(low, high));
        };
        let number = match parse_integer(word) {
            Ok(number) => number,
            Err(message) => {
                match message {
                    Some(message) => {
                        self.tell(Said::new(
                            message,
                            &[("found", found(self.work.text, &node.bytes))],
                            node.bytes.clone(),
                        ));
                        self.replaced();
                    }
                    None => drop(self.unlike("data-kind-integer")),
                }
                return visit(1.clamp(low, high));
            }
        };
        if (low..=high).contains(&number) {
            return visit(number);
        }
        let message = if low == 0 && number < 0 { "data-negative" } else { "data-number-too-large" };
        let said = Said::new(message, &[("found", found(self.work.text, &node.bytes))], node.bytes.clone());
        let mut notes = self.work.notes.borrow_mut();
        notes.beyond.insert(self.path.clone(), said);
        notes.replaced.insert(self.path.clone());
        drop(notes);
        // Checks that add up must not overflow over a number that has been told of.
        visit(number.clamp(-10_000, 10_000).clamp(low, high))
    }

    pub fn float<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let number = self.word().map(|word| word.replace('_', "").parse::<f64>());
        match number {
            Some(Ok(number)) => visitor.visit_f64(number),
            _ if self.node.is_none() => visitor.visit_f64(0.0),
            _ => {
                self.unlike("data-kind-number");
                visitor.visit_f64(0.0)
            }
        }
    }

    /// A text, or the letter of a character.
    pub fn text(&self, quote: char, kind: &'static str) -> Option<String> {
        let node = self.node?;
        let token = &self.work.text[node.bytes.clone()];
        if !matches!(node.shape, Shape::Quoted) || quote == '"' && token.starts_with('\'') {
            self.unlike(kind);
            return None;
        }
        let read = if quote == '"' {
            ron::from_str::<String>(token).ok()
        } else {
            ron::from_str::<char>(token).ok().map(String::from)
        };
        if read.is_none() {
            // A missing quote has been told of.
            if self.work.sound {
                let start = node.bytes.start + token.find('\\').unwrap_or(0);
                self.tell(Said::new("data-invalid-escape", &[], start..(start + 2).min(node.bytes.end)));
            }
            self.replaced();
        }
        read
    }

    /// The entries of a list or tuple as parts.
    pub fn elements(&self, bracket: &'w Bracket) -> Vec<Self> {
        let element = |(i, entry): (usize, &'w Entry)| {
            if let Some(key) = entry.key.as_ref().map(|key| &key.bytes).filter(|_| !bracket.broken) {
                let args = [("expected", Arg::key("data-kind-value")), ("found", found(self.work.text, key))];
                self.tell(Said::new("data-expected", &args, key.clone()));
            }
            let part = self.element(i, Some(&entry.value));
            if entry.key.is_some() { part.replaced() } else { part }
        };
        bracket.entries.iter().enumerate().map(element).collect()
    }

    pub fn tuple<'de, V: Visitor<'de>>(
        &self,
        bracket: Option<&'w Bracket>,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let mut parts = match bracket {
            Some(bracket) => {
                let entries = bracket.entries.len();
                if entries != len && !bracket.broken {
                    let args = [("wanted", Arg::from(len)), ("found", Arg::from(entries))];
                    self.tell(Said::new("data-length", &args, head(bracket)));
                    self.replaced();
                }
                self.elements(bracket)
            }
            None => vec![],
        };
        parts.truncate(len);
        (parts.len()..len).for_each(|i| parts.push(self.element(i, None)));
        visitor.visit_seq(Parts(parts.into_iter()))
    }

    /// The fields of a struct. `of` names the sort of struct.
    pub fn fields<'de, V: Visitor<'de>>(
        &self,
        of: &'static str,
        bracket: Option<&'w Bracket>,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let mut present: Vec<(&'static str, Self)> = vec![];
        // An unknown field is probably meant for one that is missing: only one of the two is told.
        let mut unknown = bracket.map_or(0, |bracket| self.assign(bracket, fields, &mut present));
        for field in fields {
            let needed = bracket.is_none() || self.work.known.needed.contains(&(of, *field));
            if !needed || present.iter().any(|(present, _)| present == field) {
                continue;
            }
            if unknown > 0 {
                unknown -= 1;
            } else if let Some(bracket) = bracket.filter(|bracket| !bracket.broken) {
                self.tell(Said::new("data-missing-field", &[("name", (*field).into())], head(bracket)));
            }
            let part = self.field(field, None);
            present.push((field, if bracket.is_some() { part.replaced() } else { part }));
        }
        let read = visitor.visit_map(Fields { parts: present.into_iter(), value: None });
        if let Err(Fault::Missing(field)) = read {
            self.work.note(Obstacle::Needs(of, field));
        }
        read
    }

    /// Finds out which entry is which field; returns how many are none.
    pub fn assign(
        &self,
        bracket: &'w Bracket,
        fields: &'static [&'static str],
        present: &mut Vec<(&'static str, Self)>,
    ) -> usize {
        let text = self.work.text;
        let written = |entry: &Entry| {
            let key = entry.key.as_ref()?.bytes.clone();
            Some(text[key.clone()].strip_prefix("r#").unwrap_or(&text[key]))
        };
        let mut unknown = 0;
        let has = |name: &str| bracket.entries.iter().any(|entry| written(entry) == Some(name));
        for entry in &bracket.entries {
            let Some((name, key)) = written(entry).zip(entry.key.as_ref().map(|key| key.bytes.clone())) else {
                if !bracket.broken && self.work.sound {
                    let bytes = first_token(&entry.value);
                    let args = [("expected", Arg::key("data-kind-name")), ("found", found(text, &bytes))];
                    self.tell(Said::new("data-expected", &args, bytes));
                }
                continue;
            };
            let mut field = fields.iter().find(|field| **field == name);
            if field.is_none() {
                let bare = key.end - name.len()..key.end;
                let said =
                    Said::new("data-unknown-field", &[("name", Arg::Text(shown(name)))], bare).with_names(name, fields);
                // A name that is only mistyped stands for the field that was meant.
                field = fields.iter().find(|field| said.suggestion.as_deref() == Some(**field) && !has(field));
                self.tell(said);
            }
            let Some(field) = field else {
                unknown += 1;
                continue;
            };
            if present.iter().any(|(present, _)| present == field) {
                self.tell(Said::new("data-duplicate-field", &[("name", Arg::Text(shown(field)))], key));
                continue;
            }
            present.push((field, self.field(field, Some(&entry.value))));
        }
        unknown
    }
}

/// From the name of a bracket, if it has one, to the bracket.
pub(super) fn head(bracket: &Bracket) -> Range<usize> {
    bracket.name.as_ref().map_or(bracket.open.start, |name| name.start)..bracket.open.end
}

pub(super) fn first_token(node: &Node) -> Range<usize> {
    match &node.shape {
        Shape::Bracket(bracket) => bracket.name.clone().unwrap_or(bracket.open.clone()),
        _ => node.bytes.clone(),
    }
}

/// Reads a whole number; else the message for a number that is not well-formed, or none for something else.
pub(super) fn parse_integer(word: &str) -> Result<i128, Option<&'static str>> {
    let (negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(None);
    }
    let radix = [("0x", 16), ("0o", 8), ("0b", 2)]
        .into_iter()
        .find_map(|(prefix, radix)| Some((digits.strip_prefix(prefix)?, radix)));
    let (digits, radix) = radix.unwrap_or((digits, 10));
    let plain = digits.replace('_', "");
    if !plain.is_empty() && plain.chars().all(|c| c.is_digit(radix)) {
        let number = i128::from_str_radix(&plain, radix).unwrap_or(i128::MAX);
        return Ok(if negative { -number } else { number });
    }
    Err(match radix {
        10 if plain.parse::<f64>().is_ok() => None,
        10 => Some("data-malformed-value"),
        _ => Some("data-malformed-number"),
    })
}
