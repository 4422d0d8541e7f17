//! How the kingdom shows itself at the table.
pub mod map;
