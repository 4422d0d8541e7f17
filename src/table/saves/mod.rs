//! Saved matches: the format of their files, the journal that grows with every order, and the folder of a user's saves.
pub mod folder;
pub mod format;
pub mod journal;
pub mod lock;
