//! Chapters 9 and 17, battles: declared (`declare`), joined on one side or the other (`sides`), fought in rounds
//! (`rounds`, `round`, `losses`), and what comes of them (`aftermath`); with the chances of a battle (`forecast`).
pub mod aftermath;
pub mod declare;
pub mod forecast;
pub mod losses;
pub mod phase;
pub mod round;
pub mod rounds;
pub mod sides;

pub(in crate::games::fief) use declare::uprising;

pub use declare::{may_arrest, may_attack};
pub use phase::plugin;
pub use sides::{Column, column, fighters, front, parties, present, soldiers, strength};
