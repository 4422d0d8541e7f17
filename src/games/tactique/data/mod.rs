//! The rule data of Tactique: their files, loading and checks, and the options of a match.
pub mod files;
pub mod load;
pub mod options;
