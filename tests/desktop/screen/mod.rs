//! The real window, on an X server of its own.
mod desk;
mod questions;
mod whole_match;
