//! The rule data: their types, how they are read and checked, and the options of a match.
pub mod battles;
pub mod cards;
pub mod files;
pub mod load;
pub mod opponents;
pub mod options;
pub mod terrain;
