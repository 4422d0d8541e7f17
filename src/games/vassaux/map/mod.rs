//! The table of a scenario in whole units: terrain, zones, and the points and edges that matter for victory.
pub mod check;
pub mod layout;
pub mod palette;
