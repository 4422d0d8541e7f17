//! The games. This list is the only shared file that a new game edits.
pub mod anarchy;
pub mod ancients;
pub mod fief;
pub mod tactique;
pub mod vassaux;

use crate::table::prelude::Game;

/// Every game that is offered, in the order in which players see them.
pub fn all() -> &'static [&'static dyn Game] {
    &[&ancients::Ancients, &fief::Fief, &tactique::Tactique, &vassaux::Vassaux, &anarchy::Anarchy]
}

/// How each game shows itself in the window.
#[cfg(feature = "desktop")]
pub fn faces() -> &'static [&'static dyn crate::desktop::face::Face] {
    &[
        &ancients::view::AncientsFace,
        &fief::view::FACE,
        &tactique::view::FACE,
        &vassaux::view::VassauxFace,
        &anarchy::view::AnarchyFace,
    ]
}
