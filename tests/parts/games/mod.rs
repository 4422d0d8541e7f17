//! Single parts of the games.
mod anarchy;
mod fief;
mod forces;
mod tactique;
