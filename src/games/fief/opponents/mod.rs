//! The scripted opponents: `normal` follows a list of preferences for each question, `easy` now and then does something
//! at random instead; `hard` tries the orders that `normal` thinks of, and others, and judges what comes of them.
mod allies;
pub mod cards;
pub mod choices;
mod fights;
pub mod judgement;
mod marches;
mod negotiations;
pub mod odds;
mod outlook;
mod passages;
mod purchases;
pub mod script;
mod storms;
mod survey;
mod veil;

pub use outlook::Outlook;
pub use survey::Reinforcement;
