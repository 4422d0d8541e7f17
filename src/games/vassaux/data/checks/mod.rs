//! What every file of the rule data must fulfil: ranges, names, tables, and what one number asks of another.
pub mod figures;
pub mod lists;
pub mod magic;
pub mod scenarios;
