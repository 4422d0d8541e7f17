//! How a game shows itself in the window.
pub mod face_trait;

pub use face_trait::*;
