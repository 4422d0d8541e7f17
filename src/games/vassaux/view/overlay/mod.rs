//! What lies over the table while somebody points at it, drawn from the very functions that decide: [`canvas`] draws, the other
//! rooms know what, and [`pointed`] which of them is asked.
pub mod canvas;
pub mod charges;
pub mod formations;
mod laying;
pub mod moves;
pub mod pointed;
pub mod sights;
pub mod spells;
