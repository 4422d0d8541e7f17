//! The board as the renderer draws it: ground, counters, lights, camera; what lies on an open table; what happens in a
//! moment; and small pictures of saved matches.
pub mod antialiasing;
pub mod arrows;
pub mod banners;
pub mod bases;
pub mod camera;
pub mod counters;
pub mod effects;
pub mod ground;
pub mod hatching;
pub mod layers;
pub mod lights;
pub mod meshes;
pub mod named;
pub mod overlays;
pub mod painter;
pub mod preview;
pub mod terrain;
pub mod traced_areas;
pub mod trails;
