//! What a game brings to the table: its rules as a plugin, its data, its options, its way of setting up.
use super::data::{Findings, Reader, Source};
use super::options::{OptionSpec, Settings};
use super::text::problem::Problem;
use bevy::prelude::{App, World};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The checked rule data of a game, of a type that only the game knows.
pub type RuleData = Arc<dyn Any + Send + Sync>;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    Person,
    /// The game's script at this level.
    Script(String),
    Random,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// What its player is called; empty: the seat's own name.
    pub name: String,
    pub player: Player,
    /// The colour and the charge that its player has chosen, in the words of the window; empty: the game's own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arms: String,
}

impl SeatSetup {
    /// A seat with this player and everything else as usual.
    pub fn of(player: Player) -> Self {
        Self { name: String::new(), player, arms: String::new() }
    }
}

/// How far a table may take orders back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoLimit {
    /// Up to a roll, a reveal or another seat's decision.
    #[default]
    Usual,
    /// The players have agreed that anything may be taken back.
    Agreed,
}

/// All that defines a match before its first order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub game: String,
    pub scenario: String,
    pub options: Settings,
    pub seed: u64,
    pub seats: Vec<SeatSetup>,
    pub undo: UndoLimit,
    /// The rule data that the match is played with: file name and content.
    pub data: BTreeMap<String, String>,
}

/// The rule data of a game with the text of the files that they were read from, which travels in its saves
/// ([`Header::data`]).
#[derive(Clone)]
pub struct RuleSet {
    pub data: RuleData,
    pub files: BTreeMap<String, String>,
}

impl RuleSet {
    /// Reads and checks the rule data of a game; nothing where there is an error among the findings.
    pub fn read(game: &dyn Game, source: Source) -> (Option<Self>, Findings) {
        let reader = Reader::new(source);
        let data = game.load(&reader);
        let files = reader.files();
        let findings = reader.finish();
        (data.filter(|_| !findings.has_errors()).map(|data| Self { data, files }), findings)
    }
}

/// Refuses a number of seats that a game does not have.
///
/// # Errors
/// `seats-wrong-number` where there is only one such number, else `seats-out-of-range`.
pub fn check_seats(counts: RangeInclusive<usize>, given: usize) -> Result<(), Problem> {
    let (least, most) = (*counts.start(), *counts.end());
    if counts.contains(&given) {
        return Ok(());
    }
    Err(if least == most {
        Problem::new("seats-wrong-number").with("wanted", least).with("given", given)
    } else {
        Problem::new("seats-out-of-range").with("least", least).with("most", most).with("given", given)
    })
}

/// A game. One value for the whole program; it holds nothing of a match.
pub trait Game: Send + Sync + 'static {
    /// Its name in paths, journals and on the command line.
    fn id(&self) -> &'static str;
    /// The game that it is an expansion of: its rule book goes on with that game's.
    fn base(&self) -> Option<&'static str> {
        None
    }
    /// The labels of its seats, in order. A match with fewer seats than there are has the first of them.
    fn seats(&self) -> &'static [&'static str];
    /// How many seats a match may have; how many it has stands in its header.
    fn seat_counts(&self) -> RangeInclusive<usize> {
        let all = self.seats().len();
        all..=all
    }
    /// Registers steps, decisions, verbs, scripts and what is tracked.
    fn build(&self, app: &mut App);
    /// Reads and checks its rule data; the reader collects every error of every file.
    fn load(&self, reader: &Reader) -> Option<RuleData>;
    /// The names of its scenarios; the first is the usual one.
    fn scenarios(&self, data: &RuleData) -> Vec<String>;
    fn options(&self, data: &RuleData) -> Vec<OptionSpec>;
    /// Puts names and pieces into a cleared world, for options that are settled, up to but without the first step.
    ///
    /// # Errors
    /// Options that do not go together.
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem>;
    /// Begins the sequence of play.
    fn begin(&self, world: &mut World);
    /// Puts a position written in RON (in the game's own form) on the table instead of beginning at the start.
    ///
    /// # Errors
    /// What is wrong with the position, for whoever writes scripts.
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String>;
    /// What is wrong with the position, by the invariants of the rule document. Empty: nothing.
    fn broken_invariants(&self, world: &mut World) -> Vec<String>;
    /// A line of figures about a match that has ended, for the balance report: name and value.
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)>;
}
