//! Lords and vassals: a skirmish of two hosts of miniatures on an open table, without a grid.
pub mod chapters;
pub mod data;
pub mod field;
pub mod map;
pub mod odds;
pub mod rules;
