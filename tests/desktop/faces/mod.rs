//! How the games show themselves.
mod ancients;
mod cards;
mod fief;
mod maps;
mod tactique;
mod vassaux;
