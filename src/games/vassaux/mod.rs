//! Lords and vassals: a skirmish of two hosts of miniatures on an open table, without a grid.
pub mod chapters;
pub mod field;
pub mod odds;
