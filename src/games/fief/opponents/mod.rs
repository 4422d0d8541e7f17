//! The scripted opponents (section 11 of the rules): `normal` follows the list of preferences, `easy` does now and then
//! something without thinking.
mod allies;
mod cards;
mod fights;
mod marches;
mod negotiations;
mod odds;
mod outlook;
mod purchases;
pub mod script;
mod survey;

pub use outlook::Outlook;
