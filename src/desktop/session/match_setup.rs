//! A new match as it is being chosen: game, scenario, options, who plays each seat.
use crate::desktop::platform::library::{Library, Shelf};
use crate::desktop::platform::settings::{Chosen, NewMatch, Preferences};
use crate::table::game::scenario_or_usual;
use crate::table::prelude::{
    Header, Match, OptionSpec, Player, RuleSet, Seat, SeatSetup, Setting, Settings, UndoLimit,
};
use crate::table::presets::{Preset, Presets};
use crate::table::text::locales::Texts;
use bevy::prelude::{Commands, Res, ResMut, Resource};
use std::collections::BTreeMap;
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
    /// Whether players may ask what a script would do.
    pub advice: bool,
    /// Why the match could not begin.
    pub problem: Option<String>,
    /// What was chosen for the other games, by their numbers in the library.
    pub others: BTreeMap<usize, MatchSetup>,
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
            advice: true,
            problem: None,
            others: BTreeMap::new(),
        }
    }
}

impl MatchSetup {
    /// Another game: what was chosen for the last one is kept until one comes back to it.
    pub fn choose(&mut self, game: usize) {
        self.problem = None;
        if self.game == game {
            return;
        }
        let mut others = std::mem::take(&mut self.others);
        others.insert(self.game, self.clone());
        *self = others.remove(&game).unwrap_or_else(|| Self { game, ..Self::default() });
        self.others = others;
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
        let other = usual_script(levels);
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
    /// What the rule data no longer have, or never had where the choices come from another run of the program, is void.
    pub(in crate::desktop) fn fit(&mut self, scenarios: &[String], specs: &[OptionSpec], levels: &[&'static str]) {
        let scenario = Some(&self.scenario).filter(|scenario| scenarios.contains(scenario));
        let scenario = scenario.or(scenarios.first()).cloned().unwrap_or_default();
        self.take_scenario(&scenario, specs);
        let is_known = |player: &Player| !matches!(player, Player::Script(level) if !levels.contains(&level.as_str()));
        for seat in self.seats.iter_mut().filter(|seat| !is_known(&seat.player)) {
            seat.player = usual_script(levels);
        }
    }
    /// The options of a preset, and how far orders may be taken back.
    pub fn take_preset(&mut self, presets: &Presets, preset: &Preset, specs: &[OptionSpec], scenario: &str) {
        self.options = presets.settings(preset, specs, scenario, &self.options);
        self.undo = preset.undo;
        self.problem = None;
    }
    /// The match that one click begins: a person in the first seat against scripts of the middle level, as the presets of the
    /// game say. `game`: its number in the library.
    pub fn quick(game: usize, shelf: &Shelf, rules: &RuleSet) -> Self {
        let mut quick = Self { game, ..Self::default() };
        let wanted = &rules.presets.quick;
        quick.scenario.clone_from(&wanted.scenario);
        if let Some(preset) = rules.presets.of_quick_match() {
            let scenario = scenario_or_usual(shelf.game, &rules.data, &wanted.scenario);
            quick.take_preset(&rules.presets, preset, &shelf.game.options(&rules.data), &scenario);
        }
        let counts = shelf.game.seat_counts();
        let seats = if counts.contains(&wanted.seats) { wanted.seats } else { *counts.start() };
        let levels = Match::new(shelf.game, rules.data.clone()).registry().levels();
        let arms: Vec<String> = (0..seats as u8).map(|seat| shelf.face.arms(&rules.data, Seat(seat))).collect();
        quick.seat(seats, &levels, &arms);
        quick
    }
    /// What was chosen in earlier runs of the program.
    pub fn of_last_run(kept: &NewMatch, library: &Library) -> Self {
        let number = |id: &str| library.shelf.iter().position(|shelf| shelf.game.id() == id);
        let mut setup = Self::default();
        for (game, chosen) in kept.games.iter().filter_map(|(id, chosen)| Some((number(id)?, chosen))) {
            setup.choose(game);
            let Chosen { scenario, options, seats, undo, advice } = chosen.clone();
            setup = Self { scenario, options, seats, undo, advice, ..setup };
        }
        setup.choose(number(&kept.game).unwrap_or(0));
        setup
    }
    /// What is kept of it for later runs: not the seed, with which every match would be the same.
    pub fn to_keep(&self, library: &Library) -> NewMatch {
        let id = |game: usize| library.shelf.get(game).map(|shelf| shelf.game.id().to_owned());
        let chosen = |setup: &Self| Chosen {
            scenario: setup.scenario.clone(),
            options: setup.options.clone(),
            seats: setup.seats.clone(),
            undo: setup.undo,
            advice: setup.advice,
        };
        let all = self.others.values().chain([self]).filter(|setup| !setup.seats.is_empty());
        NewMatch {
            game: id(self.game).unwrap_or_default(),
            games: all.filter_map(|setup| Some((id(setup.game)?, chosen(setup)))).collect(),
        }
    }
    /// The choices of a match that was played.
    pub fn of_header(&mut self, header: &Header) {
        self.options = header.options.clone();
        self.scenario.clone_from(&header.scenario);
        self.seats.clone_from(&header.seats);
        self.undo = header.undo;
        self.advice = header.advice;
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
            advice: self.advice,
            data: rules.files.clone(),
        }
    }
}

/// The script of the middle level, if there is one.
fn usual_script(levels: &[&'static str]) -> Player {
    let script = levels.iter().find(|level| **level == "normal").or(levels.first());
    script.map_or(Player::Random, |level| Player::Script((*level).to_owned()))
}

/// What people call a preset.
pub fn preset_name(preset: &str, texts: &Texts) -> String {
    texts.get_or(&format!("preset-{preset}"), preset)
}

/// A value of an option, in words.
pub fn value_in_words(game: &str, spec: &OptionSpec, setting: &Setting, texts: &Texts) -> String {
    match setting {
        Setting::Switch(on) => texts.get(if *on { "setup-on" } else { "setup-off" }),
        Setting::Number(n) => n.to_string(),
        Setting::Word(word) => spec.says(game, word, texts),
    }
}

/// Options with their values, in one line; empty if there are none.
pub fn settings_in_words(game: &str, specs: &[OptionSpec], settings: &Settings, texts: &Texts) -> String {
    let told = specs.iter().filter_map(|spec| {
        let value = value_in_words(game, spec, settings.get(&spec.name)?, texts);
        let option = texts.get(&format!("option-{game}-{}", spec.name));
        Some(texts.format("preset-option", &[("option", option.into()), ("value", value.into())]))
    });
    let join = |first: String, rest: String| {
        texts.format("preset-options-between", &[("first", first.into()), ("rest", rest.into())])
    };
    told.reduce(join).unwrap_or_default()
}

/// What the quick match of a game is, in a sentence.
pub fn quick_in_words(shelf: &Shelf, rules: &RuleSet, texts: &Texts) -> String {
    let (game, specs) = (shelf.game.id(), shelf.game.options(&rules.data));
    let scenario = scenario_or_usual(shelf.game, &rules.data, &rules.presets.quick.scenario);
    let own: Vec<OptionSpec> = specs.into_iter().filter(|spec| spec.is_of(&scenario)).collect();
    let preset = rules.presets.of_quick_match();
    let settings = |preset: &Preset| rules.presets.settings(preset, &own, &scenario, &Settings::new());
    let told = preset.map(|preset| settings_in_words(game, &own, &settings(preset), texts));
    match (preset, told.filter(|told| !told.is_empty())) {
        (Some(preset), Some(told)) => {
            let args = [("preset", preset_name(&preset.name, texts).into()), ("options", told.into())];
            texts.format("desktop-quick.hint", &args)
        }
        _ => texts.get("desktop-quick.plain"),
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

/// At the start the page for a new match shows what was chosen last.
pub fn choose_as_left(mut commands: Commands, preferences: Res<Preferences>, library: Res<Library>) {
    commands.insert_resource(MatchSetup::of_last_run(&preferences.new_match, &library));
}

/// What is chosen is kept for later runs.
pub fn keep_choices(match_setup: Res<MatchSetup>, library: Res<Library>, mut preferences: ResMut<Preferences>) {
    let kept = match_setup.to_keep(&library);
    if preferences.new_match != kept {
        preferences.new_match = kept;
    }
}
