//! Chapter 11, negotiations: offers between families, in the open or in private (F-11.01, F-11.02, D-37, D-38).
//! Marriages and the election of the King have files of their own.
pub mod answers;
pub mod market;
pub mod notes;
mod offer_in_progress;
pub mod offers;
pub mod terms;
