//! The words: both languages are complete, every message is used, every message that is used exists.
mod fluent;
mod french;
mod games;
mod messages;
mod source;
mod wording;
