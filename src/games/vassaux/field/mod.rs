//! The geometry of units: who touches, sees, reaches and crosses whom on the open table. Pure functions of a [`Field`],
//! in whole u (R/6000), without a match: offers, refusals, previews and scripts ask the same ones.
//!
//! The rooms, from the ground up: [`measures`], [`terrain`], [`groups`], [`stand`] (the field and its predicates),
//! [`company`] (a unit in hand), [`slots`] (where a man may be set down), [`formation`] (setting a unit down round its
//! leader), [`dragging`] (correcting that by hand), [`paths`] (the way of a leader), [`stages`] (the points of a way
//! where somebody may react), [`areas`] (where the next click may fall), [`sight`], [`front_line`], [`lines`] (of a
//! charge), [`charge`].
//!
//! [`Field`]: stand::Field
pub mod areas;
pub mod charge;
pub mod company;
pub mod dragging;
pub mod formation;
pub mod front_line;
pub mod groups;
pub mod lines;
pub mod measures;
pub mod paths;
pub mod sight;
pub mod slots;
pub mod stages;
pub mod stand;
pub mod terrain;
