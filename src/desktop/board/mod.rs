//! The board: scenery, counters, camera, lights.
pub mod antialiasing;
pub mod areas;
pub mod camera;
pub mod counters;
pub mod preview;
pub mod scene;
pub mod shapes;
