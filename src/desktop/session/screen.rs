//! The screens of the window.
use bevy::prelude::*;

/// Which screen is shown.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    #[default]
    Title,
    Setup,
    Table,
}
