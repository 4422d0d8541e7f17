//! What a match is made of. It knows no chapter of the rules.
pub mod combat;
pub mod deployment;
pub mod fighters;
pub mod frames;
pub mod losses;
pub mod magic;
pub mod objectives;
pub mod orders;
pub mod progress;
pub mod reserves;
pub mod solo;
pub mod terrain;
pub mod units;
