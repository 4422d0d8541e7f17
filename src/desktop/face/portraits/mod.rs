//! Portraits of persons, each the same for the same name.
pub mod busts;
mod hats;
mod heads;
pub mod looks;
