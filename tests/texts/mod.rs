//! The words: both languages are complete, every message is used, every message that is used exists.
mod fluent;
mod games;
mod messages;
mod source;
