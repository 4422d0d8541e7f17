//! Deaths and what follows from them at once: cards, the crown, and the fiefs of the dead (F-9.20, F-10.19 to F-10.32).
pub mod deaths;
pub mod estates;
pub mod regency;
