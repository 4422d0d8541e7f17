//! How the games show themselves.
mod anarchy;
mod ancients;
mod battles;
mod cards;
mod fief;
mod illumination;
mod maps;
mod night;
mod tactique;
mod vassaux;
