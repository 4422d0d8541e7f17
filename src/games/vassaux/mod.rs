//! Seigneurs & Vassaux: two hosts of miniatures on an open table.
pub mod field;
