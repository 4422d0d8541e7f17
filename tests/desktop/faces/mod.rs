//! How the games show themselves.
mod ancients;
mod fief;
mod maps;
mod tactique;
mod vassaux;
