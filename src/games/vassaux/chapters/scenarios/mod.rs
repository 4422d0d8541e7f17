//! Chapter 23, what is particular to each scenario.
pub mod duel;
pub mod escape;
pub mod evacuation;
pub mod fires;
pub mod interests;
pub mod objectives;
pub mod own_table;
