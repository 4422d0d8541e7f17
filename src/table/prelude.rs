//! What nearly every file of a game or of the window imports.
pub use super::game::{Game, Header, Player, RuleData, RuleSet, SeatSetup, UndoLimit};
pub use super::ground::{regions::Region, spots::Spot};
pub use super::options::{OptionChoice, OptionSpec, Setting, Settings};
pub use super::play::matches::{Match, Record, Thinking, UndoStop};
pub use super::play::recorded_match::Recorded;
pub use super::play::replay::LoadedMatch;
pub use super::protocol::areas::Area;
pub use super::protocol::prompt::{
    Allowed, Ask, Asking, Flow, Key, Order, Prompt, Refusal, Refusals, Span, Step, Task, Verb, Word, Words,
};
pub use super::protocol::registry::{
    Choice, Effort, Judgement, Lookahead, Registry, RuleApp, Thought, TrialRound, Turn, pick, tie_break,
};
pub use super::protocol::sequence::{Ended, Outcome, Revealed, Waiting, begin};
pub use super::protocol::targets::{Kind, Numbered, On, PieceId, Place, Seat, Seats, Sort, Target, Universe};
pub use super::saves::folder::Saves;
pub use super::saves::format::Journal;
pub use super::state::chronicle::{Chronicle, Entry, Roll};
pub use super::state::components::{At, Hidden, Owner, Pieces, Spent, Standing, remove_piece, spawn_piece};
pub use super::state::dice::Dice;
pub use super::state::names::{Ground, LaidLandmarks, Name, Names};
pub use super::state::snapshot::{Fact, State, TrackApp};
pub use super::text::locales::{Lang, Texts};
pub use super::text::narrator::Narrator;
pub use super::text::problem::Problem;
