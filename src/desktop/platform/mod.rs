//! What the window shares with the system around it: settings on disk, rest, screen readers.
pub mod idle;
pub mod screen_reader;
pub mod settings;
