//! Colours, type and arms.
pub mod heraldry;
pub mod style;
