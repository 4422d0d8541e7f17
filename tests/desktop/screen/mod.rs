//! The real window, on an X server of its own.
pub mod desk;
mod lessons;
mod questions;
mod whole_match;
