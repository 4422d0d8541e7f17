//! Single parts of the window, each by itself.
mod board;
mod camera;
mod face;
mod input;
mod pages;
mod panels;
mod platform;
mod play;
mod session;
mod sound;
mod theme;
