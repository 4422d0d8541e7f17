//! The map of the kingdom, painted as a page of a book of hours. It is made from the map of the rule data and from nothing
//! else: a map that a designer has made gets the same.
mod borders;
pub mod brush;
mod coast;
mod growth;
pub mod journeys;
pub mod land;
pub mod names;
mod page;
pub mod picture;
pub mod room;
pub mod scenery;
mod ways;

pub use journeys::way;
pub use land::on_board;
pub use scenery::scenery;
