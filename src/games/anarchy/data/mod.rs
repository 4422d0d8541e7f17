//! The rule data: their types, how they are read and checked, and the options of a match.
pub mod artillery;
pub mod bombardment;
pub mod defence;
pub mod engines;
pub mod files;
pub mod laid;
pub mod load;
pub mod map_checks;
pub mod maps;
pub mod opponents;
pub mod options;
pub mod scenarios;
pub mod siege_checks;
pub mod towers;
pub mod works;
