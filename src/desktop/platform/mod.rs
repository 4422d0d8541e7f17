//! What the window shares with the system around it: settings on disk, keys, the games and their files, rest, screen readers.
pub mod actions;
pub mod first_window;
pub mod font_atlases;
pub mod heap;
pub mod idle;
pub mod kept_picture;
pub mod key_bindings;
pub mod key_strokes;
pub mod library;
pub mod overlay_shader;
pub mod screen_reader;
pub mod settings;
