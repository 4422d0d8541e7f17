//! How the games show themselves.
mod fief;
mod maps;
mod tactique;
mod vassaux;
