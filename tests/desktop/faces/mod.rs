//! How the games show themselves.
mod cards;
mod fief;
mod maps;
mod tactique;
mod vassaux;
