//! The rule data: their files, loading and checks, and the rules in force in a match.
pub mod files;
pub mod load;
pub mod rules;
