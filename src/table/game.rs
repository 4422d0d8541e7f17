//! What a game brings to the table: its rules as a plugin, its data, its options, its way of setting up.
use super::data::{Findings, Reader, Source};
use super::text::problem::Problem;
use bevy::prelude::{App, World};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The checked rule data of a game, of a type that only the game knows.
pub type RuleData = Arc<dyn Any + Send + Sync>;

/// The value of an option of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Setting {
    Switch(bool),
    Number(i32),
    Word(String),
}
impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Switch(on) => on.fmt(f),
            Setting::Number(n) => n.fmt(f),
            Setting::Word(word) => word.fmt(f),
        }
    }
}
/// Options by name.
pub type Settings = BTreeMap<String, Setting>;

/// What an option may be.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    Switch,
    OneOf(Vec<String>),
    OneNumber(Vec<i32>),
    Number { least: i32, most: i32 },
}

/// An option of a game, as the rule data define it. Its words are the Fluent messages `option-GAME-NAME` and, for the
/// explanation, its attribute `.hint`; those of a choice `choice-GAME-NAME-CHOICE`.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    pub name: String,
    /// Fluent key of the group that it stands in.
    pub group: &'static str,
    pub rule: &'static str,
    pub choice: Choice,
    pub default: Setting,
    /// The module is not in this edition: any other setting is refused with `module_disabled`.
    pub locked: bool,
    /// The scenarios that it belongs to; empty: all of them.
    pub scenarios: Vec<String>,
}

impl OptionSpec {
    /// Whether it belongs to a scenario.
    pub fn is_of(&self, scenario: &str) -> bool {
        self.scenarios.is_empty() || self.scenarios.iter().any(|own| own == scenario)
    }
    /// Reads a setting as typed on a command line.
    ///
    /// # Errors
    /// A line that says what the option may be.
    pub fn parse(&self, text: &str) -> Result<Setting, Problem> {
        let bad = |allowed: String| {
            Problem::new("option-bad-value").with("option", &self.name).with("value", text).with("allowed", allowed)
        };
        match &self.choice {
            Choice::Switch => text.parse().map(Setting::Switch).map_err(|_| bad("true, false".into())),
            Choice::Number { least, most } => (text.parse().ok())
                .filter(|n| (least..=most).contains(&n))
                .map(Setting::Number)
                .ok_or_else(|| bad(format!("{least}..{most}"))),
            Choice::OneNumber(numbers) => (text.parse().ok())
                .filter(|n| numbers.contains(n))
                .map(Setting::Number)
                .ok_or_else(|| bad(numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(", "))),
            Choice::OneOf(words) => (words.iter())
                .find(|w| w.eq_ignore_ascii_case(text))
                .map(|w| Setting::Word(w.clone()))
                .ok_or_else(|| bad(words.join(", "))),
        }
    }

    /// Whether a setting is one that the option may have.
    pub fn allows(&self, setting: &Setting) -> bool {
        match (&self.choice, setting) {
            (Choice::Switch, Setting::Switch(_)) => true,
            (Choice::Number { least, most }, Setting::Number(n)) => (least..=most).contains(&n),
            (Choice::OneOf(words), Setting::Word(w)) => words.contains(w),
            (Choice::OneNumber(numbers), Setting::Number(n)) => numbers.contains(n),
            _ => false,
        }
    }
}

/// Fills in the defaults and refuses what the game does not have.
///
/// # Errors
/// `option_unknown` with what was perhaps meant, `option_not_available` or `module_disabled`.
pub fn settle(specs: &[OptionSpec], wanted: &Settings) -> Result<Settings, Problem> {
    for (name, setting) in wanted {
        let Some(spec) = specs.iter().find(|s| s.name == *name) else {
            let near = super::data::nearest(name, specs.iter().map(|s| s.name.as_str())).unwrap_or_default();
            let problem = Problem::new(if near.is_empty() { "option-unknown" } else { "option-unknown-near" });
            return Err(problem.with("option", name).with("near", near));
        };
        if spec.locked && *setting != spec.default {
            return Err(Problem::new("refusal-module_disabled").with("option", name).rule(spec.rule));
        }
        if !spec.allows(setting) {
            return Err(Problem::new("refusal-option_not_available")
                .with("option", name)
                .with("value", setting)
                .rule(spec.rule));
        }
    }
    Ok(specs.iter().map(|s| (s.name.clone(), wanted.get(&s.name).unwrap_or(&s.default).clone())).collect())
}

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

/// The scenario that a match is played with: the one that is named, or the usual one where none is.
pub fn scenario_or_usual(game: &dyn Game, data: &RuleData, named: &str) -> String {
    if named.is_empty() { game.scenarios(data).into_iter().next().unwrap_or_default() } else { named.to_owned() }
}

/// The options of a game that belong to a scenario; no name stands for the usual scenario.
pub fn options_of(game: &dyn Game, data: &RuleData, scenario: &str) -> Vec<OptionSpec> {
    let scenario = scenario_or_usual(game, data, scenario);
    let mut options = game.options(data);
    options.retain(|option| option.is_of(&scenario));
    options
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
    /// Every option of the game, each with the scenarios that it belongs to.
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
