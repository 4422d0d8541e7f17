//! Slow and obvious second versions, written from the rules' own words: everything in `i128`, every possibility tried,
//! nothing shared with the program but the data of a position.
pub mod charge;
pub mod figures;
pub mod legs;
pub mod numbers;
pub mod place;
pub mod sight;
