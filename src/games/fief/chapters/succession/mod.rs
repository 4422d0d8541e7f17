//! Chapters 10 and 11, what follows from deaths: the cards and titles of the dead (`deaths`), the fiefs of families
//! without lords (`estates`), and the crown (`regency`).
pub mod deaths;
pub mod estates;
pub mod regency;
