//! The screens: title, a new match, the table.
pub mod play;
pub mod setup;
pub mod title;
