//! Lists of armies as players write them: their text, their form, their sheet. What is right about them
//! [`crate::games::vassaux::data::army::faults`] alone decides.
pub mod book;
pub mod edits;
pub mod fighters;
pub mod form;
pub mod sheet;
pub mod texts;
pub mod told;
