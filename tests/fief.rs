//! The rules of Fief: its rule data, and what cannot be told in a script.
#[path = "fief/data.rs"]
mod data;
