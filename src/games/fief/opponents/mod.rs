//! The scripted opponents: `normal` follows a list of preferences for each question, `easy` now and then does something
//! at random instead.
mod allies;
pub mod cards;
mod fights;
mod marches;
mod negotiations;
pub mod odds;
mod outlook;
mod purchases;
pub mod script;
mod survey;

pub use outlook::Outlook;
