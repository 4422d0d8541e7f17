//! The window: menus, board, panels. Bevy draws the board, egui everything else. It knows no game: a
//! game shows itself through its [`face::Face`].
pub mod app;
pub mod board;
pub mod face;
pub mod input;
pub mod pages;
pub mod panels;
pub mod platform;
pub mod screens;
pub mod session;
pub mod sound;
pub mod theme;
