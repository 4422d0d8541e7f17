//! What a match of Fief is made of. It imports no chapter.
pub mod cards;
mod fog;
pub mod forces;
pub mod lords;
pub mod march;
pub mod negotiation;
pub mod notes;
pub mod posts;
pub mod progress;
pub mod realm;
pub mod revolt;
pub mod soldier_model;
pub mod treasury;
pub mod underway;
pub mod war;
