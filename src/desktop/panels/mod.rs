//! The panels around the board.
pub mod army_shop;
pub mod curtain;
pub mod dice_tray;
pub mod digits;
pub mod hand;
pub mod handle;
pub mod header;
pub mod languages;
pub mod lesson;
pub mod log;
pub mod orders;
pub mod points;
pub mod question;
pub mod sheet;
pub mod turn_track;
pub mod wanted;
