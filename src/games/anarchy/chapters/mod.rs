//! The chapters of the rule book, layer by layer: battles, later sieges, later campaigns. A lower layer names no higher one.
pub mod tactical;
