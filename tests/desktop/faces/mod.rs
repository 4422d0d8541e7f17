//! How the games show themselves.
mod fief;
mod illumination;
mod maps;
mod tactique;
mod vassaux;
