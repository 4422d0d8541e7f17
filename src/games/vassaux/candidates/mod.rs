//! Points of an area that are worth choosing, each with the reason: for the plain list, for keys and for scripts.
pub mod charges;
pub mod deployment;
pub mod goals;
pub mod laying;
pub mod moves;
pub mod posts;
pub mod questions;
pub mod reasons;
