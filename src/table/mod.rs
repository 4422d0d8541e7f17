//! What every game shares: the conversation between the game and its seats, the position, the dice, the chronicle, the
//! journal, the words. It knows no game and no window.
pub mod data;
pub mod game;
pub mod kit;
pub mod options;
pub mod play;
pub mod prelude;
pub mod protocol;
pub mod saves;
pub mod state;
pub mod text;
