//! `vassaux`: a skirmish of two hosts of miniatures on an open table.
pub mod chapters;
pub mod odds;
