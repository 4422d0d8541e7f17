//! Chapter 24, the automaton: which of its units acts, what its table makes of it, and what its units answer meanwhile.
pub mod activation;
pub mod answers;
pub mod attacks;
pub mod deeds;
pub mod factors;
pub mod goals;
pub mod moves;
pub mod placing;
pub mod spells;

use bevy::prelude::*;

/// Registers the steps and verbs of this chapter.
pub fn plugin(app: &mut App) {
    activation::plugin(app);
    answers::plugin(app);
    deeds::plugin(app);
    placing::plugin(app);
}
