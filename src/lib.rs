//! Mesnie: medieval and ancient board wargames around one screen. `table` is what every game shares; the games stand
//! on it; `jobs` runs them without a window.
pub mod ancients;
#[cfg(feature = "desktop")]
pub mod desktop;
pub mod fief;
pub mod jobs;
pub mod table;
pub mod tactique;

use table::Game;

/// Every game that is offered, in the order in which players see them.
pub fn games() -> &'static [&'static dyn Game] {
    &[&ancients::Ancients, &fief::Fief, &tactique::Tactique]
}

/// How each game shows itself in the window.
#[cfg(feature = "desktop")]
pub fn faces() -> &'static [&'static dyn desktop::face::Face] {
    &[&ancients::view::AncientsFace, &fief::view::FACE, &tactique::view::FACE]
}
