//! The board as the renderer draws it: ground, counters, lights, camera; and small pictures of saved matches.
pub mod antialiasing;
pub mod arrows;
pub mod camera;
pub mod counters;
pub mod ground;
pub mod layers;
pub mod lights;
pub mod meshes;
pub mod preview;
