//! The match at the table as the window holds it: what is seen, what the player has asked the window for, playback.
pub mod hot_reload;
pub mod lesson;
pub mod log_cache;
pub mod memo;
pub mod playback;
pub mod requests;
pub mod table_session;
pub mod view_model;
pub mod work_counter;
