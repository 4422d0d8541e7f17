//! The rule data: their files, loading and checks, and the options of a match.
pub mod checks;
pub mod files;
pub mod items;
pub mod load;
pub mod opponents;
pub mod options;
pub mod unit_types;
