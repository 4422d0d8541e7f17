//! Matches under way: orders and the way back, recorded matches, looking back, lessons, statistics, export.
pub mod dice_stats;
pub mod export;
pub mod history;
pub mod lesson;
pub mod matches;
pub mod recorded_match;
