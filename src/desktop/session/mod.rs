//! The match on the table as the window holds it: what is seen of it, what people have asked the window for, playback.
pub mod answers;
pub mod arms;
pub mod audience;
pub mod dice_throw;
pub mod exports;
pub mod hot_reload;
pub mod leaving;
pub mod lesson;
pub mod log_cache;
pub mod log_lines;
pub mod match_session;
pub mod match_setup;
pub mod memo;
pub mod opening;
pub mod playback;
pub mod requests;
pub mod screen;
pub mod serving;
pub mod view_model;

pub use match_session::{
    Aimed, Aiming, Amounts, AreaChoices, Candidate, Carry, ClickOption, Composition, Pointed, Session, Trail,
};
