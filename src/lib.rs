//! Mesnie: medieval and ancient board wargames around one screen. `table` is what every game shares; the games stand
//! on it; `jobs` runs them without a window.
pub mod jobs;
pub mod table;

/// The games of the program.
pub fn games() -> &'static [&'static dyn table::Game] {
    &[]
}
