//! Matches: orders and undo, recording, history, lessons, statistics of the dice, export of the log.
pub mod advice;
pub mod batch;
pub mod comparison;
pub mod dice_stats;
pub mod effort;
pub mod export;
pub mod history;
pub mod lesson;
pub mod lookahead;
pub mod matches;
pub mod recorded_match;
pub mod replay;
pub mod trial;
