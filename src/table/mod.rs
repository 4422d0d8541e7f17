//! What every game shares: the conversation between the game and its seats, the position, the dice, the chronicle, the
//! journal, the words. It knows no game and no window.
pub mod auctions;
pub mod ballots;
pub mod chronicle;
pub mod conversation;
pub mod counters;
pub mod data;
pub mod deals;
pub mod decks;
pub mod dice;
pub mod export;
pub mod games;
pub mod hexes;
pub mod journal_file;
pub mod lesson;
pub mod lookback;
pub mod luck;
pub mod matches;
pub mod names;
pub mod pieces;
pub mod position;
pub mod problem;
pub mod purses;
pub mod recorded;
pub mod roads;
pub mod rulebook;
pub mod rulepages;
pub mod save;
pub mod saves;
pub mod sequence;
pub mod switches;
pub mod targets;
pub mod telling;
pub mod texts;

pub use chronicle::{Chronicle, Entry, Roll};
pub use conversation::{Allowed, Ask, Asking, Flow, Key, Order, Prompt, Refusal, Span, Step, Task, Verb, Word, Words};
pub use dice::Dice;
pub use games::{Choice, Game, Header, OptionSpec, Player, RuleData, RuleSet, SeatSetup, Setting, Settings, UndoLimit};
pub use matches::{Match, Record, UndoStop};
pub use names::{Name, Names};
pub use pieces::{At, Hidden, Owner, Pieces, Spent, remove_piece, spawn_piece};
pub use position::{Fact, State, TrackApp};
pub use problem::Problem;
pub use recorded::Recorded;
pub use rulebook::{RuleApp, Rulebook, Thought, Turn};
pub use save::{Journal, Loaded};
pub use saves::Saves;
pub use sequence::{Ended, Outcome, Revealed, Waiting, begin};
pub use targets::{Kind, Numbered, On, PieceId, Place, Seat, Seats, Sort, Target, Universe};
pub use telling::Teller;
pub use texts::{Lang, Texts};

use bevy::prelude::*;

/// The table without a game.
pub struct TablePlugin;
impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<rulebook::Book>()
            .init_resource::<sequence::Agenda>()
            .init_resource::<Waiting>()
            .init_resource::<Outcome>()
            .init_resource::<Revealed>()
            .init_resource::<Asking>()
            .init_resource::<conversation::Known>()
            .init_resource::<position::Tracked>()
            .init_resource::<Names>()
            .init_resource::<Pieces>()
            .init_resource::<Dice>()
            .init_resource::<Chronicle>()
            .init_resource::<Thought>()
            .track::<Owner>()
            .track::<Kind>()
            .track::<At>()
            .track::<Spent>()
            .track::<Hidden>();
        app.world_mut().resource_mut::<Chronicle>().keep(true);
    }
}
