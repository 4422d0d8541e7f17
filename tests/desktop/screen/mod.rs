//! The real window, on an X server of its own.
mod comparison;
pub mod desk;
mod lessons;
mod measured;
pub mod questions;
mod whole_match;
