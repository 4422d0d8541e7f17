//! The rules, chapter by chapter.
pub mod attack;
pub mod casting;
pub mod contests;
pub mod losses;
