//! Saved matches: the format, the journal that grows with every order, the folder that they lie in.
pub mod folder;
pub mod format;
pub mod journal;
