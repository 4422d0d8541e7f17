//! Chapters 9 and 17, battles: declared (`declare`), joined on one side or the other (`sides`), fought in rounds
//! (`rounds` by the tables of `combat_results`, `losses` in the order of `loss_order`), and what comes of them (`aftermath`); with the chances of a battle (`forecast`).
pub mod aftermath;
pub mod combat_results;
pub mod declare;
pub mod forecast;
pub mod loss_order;
pub mod losses;
pub mod phase;
pub mod rounds;
pub mod sides;

pub use declare::{may_arrest, may_attack};
pub use phase::plugin;
pub use sides::{Column, column, fighters, front, parties, present, soldiers, strength};
