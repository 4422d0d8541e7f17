//! The conversation between a game and its seats: the targets of orders, prompts and their orders, the registry of the
//! systems that a game runs, and the sequence of play.
pub mod areas;
pub mod prompt;
pub mod registry;
pub mod sequence;
pub mod targets;
