//! What Tactique adds to the state of its base. It imports no chapter.
pub mod melee;
pub mod mercenaries;
pub mod royals;
