//! The miniatures of the cards: own drawings, each in a square from -1 to 1, in the manner of an illuminated book.
mod deeds;
mod grounds;
mod levies;
pub mod of_items;
mod people;
mod seasons;
