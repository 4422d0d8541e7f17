//! The rule data: their files, loading and checks, armies, and the options of a match.
pub mod army;
pub mod checks;
pub mod files;
pub mod lists;
pub mod load;
pub mod magic;
pub mod opponents;
pub mod options;
pub mod scenarios;
pub mod solo;
pub mod switches;
