//! Chapter 8, moves: a lord leads a company (the lords, captives and soldiers who march with him) step by step; what a
//! go of moves brings about is settled at its end.
mod arrival;
mod company;
pub mod go;
mod march;
pub(in crate::games::fief) mod passage;

pub(in crate::games::fief) use arrival::take_fief;

pub use arrival::{come_in, take_village, walk_in};
pub use company::{may_join, may_lead, pieces_at_hand, take_pieces, weather_holds};
pub use march::{Host, gate_holds, gate_road, host, may_ask, may_march, may_storm};
pub use passage::FORCE;
