//! What a position is made of: pieces, names, dice, the chronicle of what happened, and snapshots of the whole.
pub mod chronicle;
pub mod components;
pub mod dice;
pub mod names;
pub mod plugin;
pub mod snapshot;
