//! Armies: from the list that a player writes to units with their figures and prices, and the one judge of such lists.
pub mod capacity;
pub mod demands;
pub mod faults;
pub mod muster;
pub mod reasons;
pub mod units;
