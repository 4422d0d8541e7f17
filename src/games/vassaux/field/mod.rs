//! The geometry of units: who touches, sees, reaches and crosses whom on the open table. Pure functions of a [`Field`], in
//! whole u (R/6000), without a match: offers, refusals, previews and scripts ask the same ones.
//!
//! [`Field`]: stand::Field
pub mod areas;
pub mod company;
pub mod dragging;
pub mod formation;
pub mod groups;
pub mod measures;
pub mod paths;
pub mod sight;
pub mod slots;
pub mod stages;
pub mod stand;
pub mod terrain;
