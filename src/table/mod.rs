//! What every game shares. It knows no game and no window.
//!
//! The rooms stand on floors, and each imports only what stands below it: [`ground`] (points and shapes of an open table
//! in whole numbers), [`protocol`] (the conversation between a game and its seats), [`state`] (what a position is made
//! of), [`kit`] (parts of games) and [`text`] (language), [`data`] (rule data), [`options`], [`presets`] (options
//! that go together), [`rosters`] (lists of players), [`game`] (what a game brings), [`saves`] (journal files), [`play`] (matches). [`prelude`] names what
//! nearly every file of a game or of the window needs.
pub mod data;
pub mod game;
pub mod ground;
pub mod kit;
pub mod options;
pub mod play;
pub mod prelude;
pub mod presets;
pub mod protocol;
pub mod rosters;
pub mod saves;
pub mod state;
pub mod text;
