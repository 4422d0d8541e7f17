//! What went wrong, as data that can be shown in any language: a save that cannot be read, an option that is not
//! available.
use super::locales::{Arg, Texts};

/// The key of a message, and its arguments by name.
pub type Message = (String, Vec<(&'static str, Arg)>);

/// An error message for people: a Fluent message with its arguments, and the number of a rule.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{key} {args:?}")]
pub struct Problem {
    /// The key of the message.
    pub key: String,
    /// Its arguments by name.
    pub args: Vec<(&'static str, String)>,
    /// The number of the rule concerned; empty if there is none.
    pub rule: &'static str,
    /// Its arguments that are other messages, with the arguments of those.
    pub messages: Vec<(&'static str, Message)>,
}

impl Problem {
    /// A problem without arguments and rule.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: vec![], rule: "", messages: vec![] }
    }
    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
    /// Adds an argument that is another message.
    pub fn says(mut self, name: &'static str, key: impl Into<String>, args: Vec<(&'static str, Arg)>) -> Self {
        self.messages.push((name, (key.into(), args)));
        self
    }
    /// Sets the number of the rule.
    pub fn rule(mut self, rule: &'static str) -> Self {
        self.rule = rule;
        self
    }
    /// The message in the language of `texts`, followed by the number of the rule. Where the message has an attribute with that number
    /// (`.N-18-15` for N-18.15), that one has the words.
    pub fn tell(&self, texts: &Texts) -> String {
        let mut args: Vec<(&str, Arg)> = self.args.iter().map(|(name, value)| (*name, arg(value))).collect();
        for (name, (key, of)) in &self.messages {
            args.push((*name, texts.format_with(key, of.iter().map(|(name, arg)| (*name, arg))).into()));
        }
        let by_rule = format!("{}.{}", self.key, self.rule.replace('.', "-"));
        let line = texts.format(if texts.has(&by_rule) { &by_rule } else { &self.key }, &args);
        if self.rule.is_empty() { line } else { format!("{line} ({})", self.rule) }
    }
}

/// An argument that is a number, so that the message can choose singular or plural by it, or else a text.
fn arg(value: &str) -> Arg {
    match value.parse::<i64>() {
        Ok(n) if n.to_string() == value => n.into(),
        _ => value.into(),
    }
}
