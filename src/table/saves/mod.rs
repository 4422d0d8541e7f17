//! Saved matches: the format of their files, the journal that grows with every order, the folder of a user's saves,
//! and beside it the lists that a player brings to matches.
pub mod folder;
pub mod format;
pub mod journal;
pub mod lock;
pub mod own_lists;
