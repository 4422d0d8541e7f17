//! The rule data: their types, how they are read and checked, and the options of a match.
pub mod files;
pub mod load;
pub mod options;
pub mod terrain;
