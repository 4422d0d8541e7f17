//! Something that went wrong and that a person must be told in their language: a save that cannot be read, an option
//! that is not available.
use super::locales::{Arg, Texts};

/// A Fluent line with its arguments, and the number of the rule concerned, if there is one.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{key} {args:?}")]
pub struct Problem {
    pub key: String,
    pub args: Vec<(&'static str, String)>,
    pub rule: &'static str,
}

impl Problem {
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: vec![], rule: "" }
    }
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
    pub fn rule(mut self, rule: &'static str) -> Self {
        self.rule = rule;
        self
    }
    /// The line in the language of `texts`, with the rule number behind it.
    pub fn tell(&self, texts: &Texts) -> String {
        let args: Vec<(&str, Arg)> = self.args.iter().map(|(name, value)| (*name, arg(value))).collect();
        let line = texts.format(&self.key, &args);
        if self.rule.is_empty() { line } else { format!("{line} ({})", self.rule) }
    }
}

/// What was written from a number goes as a number, so that a line can choose its words by it.
fn arg(value: &str) -> Arg {
    match value.parse::<i64>() {
        Ok(n) if n.to_string() == value => n.into(),
        _ => value.into(),
    }
}
