//! What every game shares. Knows no game, no window.
pub mod data;
pub mod texts;
