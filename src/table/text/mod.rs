//! Words for people: messages in every language, sentences told from data, the rule books, problems.
pub mod locales;
pub mod narrator;
pub mod problem;
pub mod rules_text;
