//! Settings that a table may agree on: each is defined once, and from that come its option, its default and its value in a
//! match.
use super::data::nearest;
use super::text::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
}

impl OptionSpec {
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
            let near = nearest(name, specs.iter().map(|s| s.name.as_str())).unwrap_or_default();
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

/// An enum whose values stand under their own names in rule data and options.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($word:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
        pub enum $name { $($word),* }
        impl $name {
            pub const WORDS: &'static [&'static str] = &[$(stringify!($word)),*];
            pub fn word(self) -> &'static str { match self { $(Self::$word => stringify!($word)),* } }
            pub fn of_word(word: &str) -> Option<Self> { match word { $(stringify!($word) => Some(Self::$word),)* _ => None } }
        }
    };
}

/// `switches! { SwitchesData, number_bounds; name: kind "group" "rule"; … }`: the options of these fields
/// (`switch_specs`) and how the settings of a match are put into them (`apply`). A kind is `bool`, `number`, whose range
/// `number_bounds` gives for the data and a name, or a type made with [`words`].
macro_rules! switches {
    ($data:ty, $bounds:path; $($name:ident: $kind:ident $group:literal $rule:literal;)*) => {
        fn switch_specs(s: &$data) -> Vec<$crate::table::options::OptionSpec> {
            vec![$($crate::table::options::switches!(@spec $kind s $name $group $rule $bounds)),*]
        }
        fn apply(usual: &$data, options: &$crate::table::options::Settings) -> $data {
            let mut s = usual.clone();
            $(if let Some(setting) = options.get(stringify!($name)) {
                $crate::table::options::switches!(@apply $kind s $name setting);
            })*
            s
        }
    };
    (@spec bool $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::options::Choice::Switch, $crate::table::options::Setting::Switch($s.$name),
        )
    };
    (@spec number $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {{
        let (least, most) = $bounds($s, stringify!($name));
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::options::Choice::Number { least, most }, $crate::table::options::Setting::Number($s.$name as i32),
        )
    }};
    (@spec $words:ident $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::options::one_of($words::WORDS), $crate::table::options::Setting::Word($s.$name.word().into()),
        )
    };
    (@apply bool $s:ident $name:ident $setting:ident) => {
        if let $crate::table::options::Setting::Switch(on) = $setting { $s.$name = *on }
    };
    (@apply number $s:ident $name:ident $setting:ident) => {
        if let $crate::table::options::Setting::Number(n) = $setting { $s.$name = *n as _ }
    };
    (@apply $words:ident $s:ident $name:ident $setting:ident) => {
        if let $crate::table::options::Setting::Word(word) = $setting && let Some(value) = $words::of_word(word) {
            $s.$name = value
        }
    };
}
pub(crate) use {switches, words};

/// An option that is not locked.
pub fn spec(name: &str, group: &'static str, rule: &'static str, choice: Choice, default: Setting) -> OptionSpec {
    OptionSpec { name: name.to_owned(), group, rule, choice, default, locked: false }
}
/// One of these words.
pub fn one_of(words: &[&str]) -> Choice {
    Choice::OneOf(words.iter().map(|w| (*w).to_owned()).collect())
}
