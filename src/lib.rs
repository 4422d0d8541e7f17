//! Mesnie: medieval and ancient board wargames around one screen. `table` is what every game shares; `games` stand on it;
//! `cli` runs them without a window, `desktop` in one.
#![forbid(unsafe_code)]
pub mod cli;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod games;
#[warn(missing_docs)]
pub mod table;
