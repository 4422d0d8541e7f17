//! All tests of the window.
mod desktop;
