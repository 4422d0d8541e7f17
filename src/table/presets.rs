//! Presets: options of a match that go together, under one name (a short match, a tournament), and the match that is begun with
//! one click. Each game keeps its own in `<game>/presets.ron`. They are choices before a match and no part of its rule data: no
//! saved match carries them.
use super::data::{Origin, Reader};
use super::options::{OptionSpec, Setting, Settings, UndoLimit};
use super::text::locales::Arg;
use serde::Deserialize;
use std::ops::RangeInclusive;

/// Options that go together.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// Its name in the file. For people it is the Fluent message `preset-NAME`; one without a message is called by its name.
    pub name: String,
    /// The scenarios that it is for; none named: all of them.
    #[serde(default)]
    pub scenarios: Vec<String>,
    /// The values of options that it sets; all others have their defaults.
    #[serde(default)]
    pub options: Settings,
    /// How far orders may be taken back.
    #[serde(default)]
    pub undo: UndoLimit,
}

/// The match that is begun with one click: a person against scripts of the middle level.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The name of its preset.
    pub preset: String,
    /// Its scenario; empty for the first of the game.
    #[serde(default)]
    pub scenario: String,
    /// How many seats it has; 0 for the fewest of the game.
    #[serde(default)]
    pub seats: usize,
}

/// The presets of a game.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Presets {
    /// The match that is begun with one click.
    pub quick: QuickMatch,
    /// The options that presets leave as they were chosen, unless they name them: which army somebody brings.
    #[serde(default)]
    pub keeps: Vec<String>,
    /// All of them, in the order in which people see them.
    pub presets: Vec<Preset>,
}

impl Preset {
    /// Whether it is for a scenario.
    pub fn is_for(&self, scenario: &str) -> bool {
        self.scenarios.is_empty() || self.scenarios.iter().any(|own| own == scenario)
    }
}

impl Presets {
    /// The presets of a scenario.
    pub fn of<'p>(&'p self, scenario: &'p str) -> impl Iterator<Item = &'p Preset> {
        self.presets.iter().filter(move |preset| preset.is_for(scenario))
    }
    /// The options of a match of this scenario by a preset, as far as they differ from their defaults. `chosen`: the options as
    /// they are.
    pub fn settings(&self, preset: &Preset, specs: &[OptionSpec], scenario: &str, chosen: &Settings) -> Settings {
        let set = |spec: &OptionSpec| {
            let kept = chosen.get(&spec.name).filter(|_| self.keeps.contains(&spec.name));
            let setting = preset.options.get(&spec.name).or(kept).filter(|setting| **setting != spec.default)?;
            Some((spec.name.clone(), setting.clone()))
        };
        specs.iter().filter(|spec| spec.is_of(scenario)).filter_map(set).collect()
    }
    /// The preset by which a match of this scenario is played with these options, and with orders that may be taken back so far.
    pub fn matching(
        &self,
        specs: &[OptionSpec],
        scenario: &str,
        options: &Settings,
        undo: UndoLimit,
    ) -> Option<&Preset> {
        let differs = |(name, setting): &(&String, &Setting)| {
            specs.iter().any(|spec| spec.name == **name && spec.is_of(scenario) && spec.default != **setting)
        };
        let chosen: Settings = options.iter().filter(differs).map(|(n, s)| (n.clone(), s.clone())).collect();
        let is_so = |preset: &&Preset| preset.undo == undo && self.settings(preset, specs, scenario, options) == chosen;
        self.presets.iter().filter(|preset| preset.is_for(scenario)).find(is_so)
    }
    /// The preset of the match that is begun with one click.
    pub fn of_quick_match(&self) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.name == self.quick.preset)
    }
}

/// What presets are checked against.
pub struct Known<'k> {
    /// The id of the game.
    pub game: &'k str,
    /// Its scenarios.
    pub scenarios: &'k [String],
    /// Its options.
    pub specs: &'k [OptionSpec],
    /// How many seats it may have.
    pub seats: RangeInclusive<usize>,
}

/// Reads and checks the presets of a game. A source without the file has none: the rule data of a saved match. What the
/// program's own file says and changed rule data do not allow is left out: their author has not written it.
pub fn read(reader: &Reader, known: &Known) -> Presets {
    let file = format!("{}/presets.ron", known.game);
    if !reader.source().list(&file).contains(&file) {
        return Presets::default();
    }
    let Some(mut all) = reader.parse::<Presets>(&file) else { return Presets::default() };
    if reader.source().origin(&file) == Origin::Program {
        all.presets.retain(|preset| known.allows(preset));
    } else {
        check(reader, &file, &all, known);
    }
    all
}

impl<'k> Known<'k> {
    /// The options that belong to a scenario of the preset.
    fn options_of(&self, preset: &Preset) -> Vec<&'k OptionSpec> {
        let of_preset = |spec: &&OptionSpec| {
            preset.scenarios.is_empty() || preset.scenarios.iter().any(|scenario| spec.is_of(scenario))
        };
        self.specs.iter().filter(of_preset).collect()
    }
    fn allows(&self, preset: &Preset) -> bool {
        let own = self.options_of(preset);
        let of_known = preset.scenarios.iter().all(|scenario| self.scenarios.contains(scenario));
        of_known
            && preset.options.iter().all(|(name, setting)| {
                own.iter().any(|spec| spec.name == *name) && refusing(&own, name, setting).is_none()
            })
    }
}

/// The option of this name that may not have a value. An option of several scenarios may have other values in each: each of
/// them has to allow it.
fn refusing<'k>(own: &[&'k OptionSpec], name: &str, setting: &Setting) -> Option<&'k OptionSpec> {
    let refuses = |spec: &&OptionSpec| !spec.allows(setting) || (spec.locked && spec.default != *setting);
    own.iter().copied().filter(|spec| spec.name == name).find(refuses)
}

fn check(reader: &Reader, file: &str, all: &Presets, known: &Known) {
    let at = reader.at(file);
    let scenarios = || known.scenarios.iter().map(String::as_str);
    let list = at.field("presets");
    for (i, preset) in all.presets.iter().enumerate() {
        let at = list.index(i);
        if at.field("name").not_blank(&preset.name) {
            at.field("name").has_words(&format!("preset-{}", preset.name), &preset.name);
        }
        if all.presets[..i].iter().any(|other| other.name == preset.name) {
            at.field("name").duplicate(&preset.name);
        }
        for (n, scenario) in preset.scenarios.iter().enumerate() {
            at.field("scenarios").index(n).known(scenario, scenarios());
        }
        let own = known.options_of(preset);
        for (name, setting) in &preset.options {
            let at = at.field("options").key(name);
            if !at.known(name, own.iter().map(|spec| spec.name.as_str())) {
                continue;
            }
            if let Some(spec) = refusing(&own, name, setting) {
                let allowed = if spec.locked { vec![spec.default.to_string()] } else { spec.choice.allowed() };
                let args = [("value", Arg::from(setting.to_string())), ("allowed", allowed.join(", ").into())];
                at.error("data-preset-value", &args);
            }
        }
    }
    for (i, name) in all.keeps.iter().enumerate() {
        at.field("keeps").index(i).known(name, known.specs.iter().map(|spec| spec.name.as_str()));
    }
    let quick = at.field("quick");
    if quick.field("preset").known(&all.quick.preset, all.presets.iter().map(|preset| preset.name.as_str())) {
        let scenario = scenarios().next().filter(|_| all.quick.scenario.is_empty()).unwrap_or(&all.quick.scenario);
        if all.of_quick_match().is_some_and(|preset| !preset.is_for(scenario)) {
            quick.field("preset").error("data-preset-not-for", &[("scenario", scenario.into())]);
        }
    }
    if !all.quick.scenario.is_empty() {
        quick.field("scenario").known(&all.quick.scenario, scenarios());
    }
    if all.quick.seats != 0 {
        let (least, most) = (*known.seats.start() as i64, *known.seats.end() as i64);
        quick.field("seats").within(all.quick.seats as i64, least..=most);
    }
}
