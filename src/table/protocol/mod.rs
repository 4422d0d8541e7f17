//! The conversation between a game and its seats: what can be acted on, the words of a question and its orders, which system
//! serves which name, and the sequence of play that carries it on.
pub mod prompt;
pub mod registry;
pub mod sequence;
pub mod targets;
