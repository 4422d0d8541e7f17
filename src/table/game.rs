//! What a game provides: its rules as a plugin, its rule data, its options, its set-up; and what defines a match.
pub use super::data::RuleData;
use super::data::{Findings, Reader, Source};
pub use super::options::UndoLimit;
use super::options::{OptionSpec, Settings};
use super::presets::{self, Known, Presets};
use super::rosters::book::RosterBook;
use super::text::problem::Problem;
use bevy::prelude::{App, World};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// Somebody at the screen.
    Person,
    /// The scripted opponent of the game at this level.
    Script(String),
    /// Random legal orders.
    Random,
}

/// A seat of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The name of its player; empty for the name that the rules give to the seat.
    pub name: String,
    /// Who plays it.
    pub player: Player,
    /// The arms that its player has chosen, as the window writes them; empty for those of the game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arms: String,
}

impl SeatSetup {
    /// A seat with this player, without a name and arms of its own.
    pub fn of(player: Player) -> Self {
        Self { name: String::new(), player, arms: String::new() }
    }
}

/// All that defines a match before its first order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The id of the game.
    pub game: String,
    /// The name of the scenario; empty for the first of the game.
    pub scenario: String,
    /// The values of the options; those that are not named have their defaults.
    pub options: Settings,
    /// The seed of the dice and of random and scripted players.
    pub seed: u64,
    /// Who plays each seat, in the order of [`Game::seats`].
    pub seats: Vec<SeatSetup>,
    /// How far orders may be taken back.
    pub undo: UndoLimit,
    /// Whether players may ask what a script would do in their place. Matches from before this was asked allow it.
    #[serde(default = "allowed", skip_serializing_if = "is_allowed")]
    pub advice: bool,
    /// The rule data that the match is played with: the content of each file by its name.
    pub data: BTreeMap<String, String>,
}

fn allowed() -> bool {
    true
}
fn is_allowed(advice: &bool) -> bool {
    *advice
}

/// The rule data of a game with the text of their files, which is kept in saves ([`Header::data`]).
#[derive(Clone)]
pub struct RuleSet {
    /// The checked data.
    pub data: RuleData,
    /// The text of each file by its name.
    pub files: BTreeMap<String, String>,
    /// The presets of the game: choices before a match, in none of these files.
    pub presets: Presets,
}

impl RuleSet {
    /// Reads and checks the rule data of a game. `None` if the findings hold an error.
    pub fn read(game: &dyn Game, source: Source) -> (Option<Self>, Findings) {
        let reader = Reader::new(source);
        let data = game.load(&reader);
        let files = reader.files();
        let presets = data.as_ref().map(|data| {
            let (scenarios, specs) = (game.scenarios(data), game.options(data));
            let known = Known { game: game.id(), scenarios: &scenarios, specs: &specs, seats: game.seat_counts() };
            presets::read(&reader, &known)
        });
        let findings = reader.finish();
        let sound = data.zip(presets).filter(|_| !findings.has_errors());
        (sound.map(|(data, presets)| Self { data, files, presets }), findings)
    }
}

/// Checks the number of seats of a match.
///
/// # Errors
/// `seats-wrong-number` if the game allows only one number, else `seats-out-of-range`.
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

/// The scenario that a match is played with: the one that is named, or the first of the game where none is.
pub fn scenario_or_usual(game: &dyn Game, data: &RuleData, named: &str) -> String {
    if named.is_empty() { game.scenarios(data).into_iter().next().unwrap_or_default() } else { named.to_owned() }
}

/// The options of a game that belong to a scenario; an empty name stands for the first scenario.
pub fn options_of(game: &dyn Game, data: &RuleData, scenario: &str) -> Vec<OptionSpec> {
    let scenario = scenario_or_usual(game, data, scenario);
    let mut options = game.options(data);
    options.retain(|option| option.is_of(&scenario));
    options
}

/// A game. There is one value of it in the whole program; it keeps nothing of a match.
pub trait Game: Send + Sync + 'static {
    /// Its name in folders, journals and on the command line: lower case, no spaces.
    fn id(&self) -> &'static str;
    /// The id of the game that it is an expansion of, if it is one. Texts and rules that it lacks are taken from there.
    fn base(&self) -> Option<&'static str> {
        None
    }
    /// The labels of its seats, in order. A match with fewer seats has the first of them.
    fn seats(&self) -> &'static [&'static str];
    /// The Fluent key of a seat's name in a scenario, by the label of the seat; an expansion has the sides of its base unless the
    /// game says otherwise.
    fn side(&self, _: &RuleData, _scenario: &str, label: &str) -> String {
        format!("{}-side-{label}", self.base().unwrap_or(self.id()))
    }
    /// How many seats a match may have: all of them, unless the game says otherwise.
    fn seat_counts(&self) -> RangeInclusive<usize> {
        let all = self.seats().len();
        all..=all
    }
    /// Adds the plugins of its rules: steps, decisions, verbs, scripts, and the components and resources that are
    /// tracked.
    fn build(&self, app: &mut App);
    /// Reads and checks its rule data; the reader collects the errors of all files. `None` if they cannot be used.
    fn load(&self, reader: &Reader) -> Option<RuleData>;
    /// The names of its scenarios, at least one; the first is played if none is named.
    fn scenarios(&self, data: &RuleData) -> Vec<String>;
    /// Every option of the game, in the order in which they are listed, each with the scenarios that it belongs to.
    fn options(&self, data: &RuleData) -> Vec<OptionSpec>;
    /// The lists that its players bring to a match, if it has any.
    fn rosters(&self) -> Option<&'static dyn RosterBook> {
        None
    }
    /// Sets up a match in a cleared world: names, pieces, tracked resources. All options have values. The sequence of
    /// play is not begun yet.
    ///
    /// # Errors
    /// Values of options that exclude each other.
    fn set_up(&self, world: &mut World, data: &RuleData, header: &Header) -> Result<(), Problem>;
    /// Begins the sequence of play, after [`Game::set_up`].
    fn begin(&self, world: &mut World);
    /// Instead of [`Game::begin`]: puts up a position that is written in RON, in a form of the game's own, and
    /// continues the sequence of play from there.
    ///
    /// # Errors
    /// What is wrong with the position, in English, for authors of scripts and lessons.
    fn arrange(&self, world: &mut World, position: &str) -> Result<(), String>;
    /// The invariants that the position breaks, in English; none if all is well.
    fn broken_invariants(&self, world: &mut World) -> Vec<String>;
    /// Figures about a match that has ended, each with its name, for the balance report.
    fn figures(&self, world: &World) -> Vec<(&'static str, f64)>;
}
