//! A new match as it is being chosen: game, scenario, options, who plays each seat.
use crate::desktop::platform::library::Shelf;
use crate::table::prelude::{Header, OptionSpec, Player, RuleSet, SeatSetup, Setting, Settings, UndoLimit};
use bevy::prelude::Resource;
use std::ops::RangeInclusive;

/// The match as it is being chosen.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The number of the game in the library.
    pub game: usize,
    pub scenario: String,
    pub options: Settings,
    pub seats: Vec<SeatSetup>,
    /// As typed; empty: from the clock.
    pub seed: String,
    pub undo: UndoLimit,
    /// Why the match could not begin.
    pub problem: Option<String>,
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            game: 0,
            scenario: String::new(),
            options: Settings::new(),
            seats: vec![],
            seed: String::new(),
            undo: UndoLimit::Usual,
            problem: None,
        }
    }
}

impl MatchSetup {
    /// Another game: what was chosen for the last one is void.
    pub fn choose(&mut self, game: usize) {
        self.problem = None;
        if self.game != game {
            *self = Self { game, ..Self::default() };
        }
    }
    /// As many seats as the game allows, at first the fewest: a person against the middle script, if there is one.
    pub(in crate::desktop) fn seat_everybody(
        &mut self,
        counts: &RangeInclusive<usize>,
        levels: &[&'static str],
        arms: &[String],
    ) {
        if !counts.contains(&self.seats.len()) {
            self.seats.clear();
            self.seat(*counts.start(), levels, arms);
        }
    }
    /// This many seats: the last ones leave, or scripts are added.
    pub(in crate::desktop) fn seat(&mut self, seats: usize, levels: &[&'static str], arms: &[String]) {
        let script = levels.iter().find(|level| **level == "normal").or(levels.first());
        let other = script.map_or(Player::Random, |level| Player::Script((*level).to_owned()));
        self.seats.truncate(seats);
        while self.seats.len() < seats {
            let player = if self.seats.is_empty() { Player::Person } else { other.clone() };
            let arms = arms.get(self.seats.len()).cloned().unwrap_or_default();
            self.seats.push(SeatSetup { arms, ..SeatSetup::of(player) });
        }
    }
    /// Another scenario: options that do not belong to it, or cannot be so in it, are void.
    pub fn take_scenario(&mut self, scenario: &str, specs: &[OptionSpec]) {
        scenario.clone_into(&mut self.scenario);
        let may = |spec: &OptionSpec, setting: &Setting| spec.is_of(scenario) && spec.allows(setting);
        self.options.retain(|name, setting| specs.iter().any(|spec| spec.name == *name && may(spec, setting)));
    }
    /// The choices of a match that was played.
    pub fn of_header(&mut self, header: &Header) {
        self.options = header.options.clone();
        self.scenario.clone_from(&header.scenario);
        self.seats.clone_from(&header.seats);
        self.undo = header.undo;
    }
    /// The header of the match to begin.
    pub fn header(&self, shelf: &Shelf, rules: &RuleSet) -> Header {
        Header {
            game: shelf.game.id().to_owned(),
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            seed: self.seed.trim().parse().unwrap_or_else(|_| seed_of(self.seed.trim())),
            seats: self.seats.clone(),
            undo: self.undo,
            data: rules.files.clone(),
        }
    }
}

/// A seed from the clock, or from words that somebody typed.
fn seed_of(words: &str) -> u64 {
    if words.is_empty() {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        return now.as_nanos() as u64 % 1_000_000_000;
    }
    xxhash_rust::xxh3::xxh3_64(words.as_bytes())
}
