//! All tests of the window.
mod desktop;
/// The game of an open table that the tests of the rules play as well.
#[path = "table/meadow/game.rs"]
mod meadow;
