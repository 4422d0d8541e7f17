//! The options of a game: what players may choose before a match. A game defines each one once; its default and its
//! value in a match follow from that.
use super::data::nearest;
use super::text::locales::{Arg, Texts};
use super::text::problem::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The value of an option of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Setting {
    /// Of an option that is on or off.
    Switch(bool),
    /// Of an option that is a number.
    Number(i32),
    /// Of an option that is one of several words.
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
/// How far orders may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndoLimit {
    /// Back to the last roll, reveal or decision of another seat.
    #[default]
    Usual,
    /// The players have agreed that anything may be taken back.
    Agreed,
}

/// Values of options, by the name of the option.
pub type Settings = BTreeMap<String, Setting>;

/// The settings that are words, as arguments of a message: why a match ended depends on what its table plays.
pub fn word_args(settings: &Settings) -> Vec<(&str, Arg)> {
    let word =
        |setting: &Setting| if let Setting::Word(word) = setting { Some(Arg::from(word.as_str())) } else { None };
    settings.iter().filter_map(|(name, setting)| Some((name.as_str(), word(setting)?))).collect()
}

/// The values that an option may have.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionChoice {
    /// On or off.
    Switch,
    /// One of these words.
    OneOf(Vec<String>),
    /// One of these numbers.
    OneNumber(Vec<i32>),
    /// A whole number in a range.
    Number {
        /// The smallest allowed.
        least: i32,
        /// The largest allowed.
        most: i32,
    },
}

impl OptionChoice {
    /// The values that are allowed, each as it is written, or a range: `0..30`.
    pub fn allowed(&self) -> Vec<String> {
        match self {
            Self::Switch => vec!["true".to_owned(), "false".to_owned()],
            Self::OneOf(words) => words.clone(),
            Self::OneNumber(numbers) => numbers.iter().map(i32::to_string).collect(),
            Self::Number { least, most } => vec![format!("{least}..{most}")],
        }
    }
}

/// An option of a game, as the rule data define it. Its name for people is the Fluent message `option-GAME-NAME`, with
/// the explanation in the attribute `.hint`; a word that it may have is `choice-GAME-NAME-WORD`.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// Its name in saves, rule data and on the command line.
    pub name: String,
    /// Fluent key of the group in which it is listed.
    pub group: &'static str,
    /// The number of the rule that introduces it.
    pub rule: &'static str,
    /// The values that it may have.
    pub choice: OptionChoice,
    /// Its value if nobody chooses another.
    pub default: Setting,
    /// It cannot be changed yet: any value but the default is refused with `module_disabled`.
    pub locked: bool,
    /// The scenarios that it belongs to; none named: all of them.
    pub scenarios: Vec<String>,
    /// What people call words for which the program has no message: names that players gave.
    pub names: BTreeMap<String, String>,
}

impl OptionSpec {
    /// What people call a word that the option of this game may have.
    pub fn says(&self, game: &str, word: &str, texts: &Texts) -> String {
        let key = format!("choice-{game}-{}-{word}", self.name);
        texts.get_or(&key, self.names.get(word).map_or(word, String::as_str))
    }
    /// Whether the option belongs to a scenario.
    pub fn is_of(&self, scenario: &str) -> bool {
        self.scenarios.is_empty() || self.scenarios.iter().any(|own| own == scenario)
    }
    /// Reads a value as typed on the command line.
    ///
    /// # Errors
    /// `option-bad-value`, with the values that are allowed.
    pub fn parse(&self, text: &str) -> Result<Setting, Problem> {
        let bad = |allowed: String| {
            Problem::new("option-bad-value").with("option", &self.name).with("value", text).with("allowed", allowed)
        };
        match &self.choice {
            OptionChoice::Switch => text.parse().map(Setting::Switch).map_err(|_| bad("true, false".into())),
            OptionChoice::Number { least, most } => (text.parse().ok())
                .filter(|n| (least..=most).contains(&n))
                .map(Setting::Number)
                .ok_or_else(|| bad(format!("{least}..{most}"))),
            OptionChoice::OneNumber(numbers) => (text.parse().ok())
                .filter(|n| numbers.contains(n))
                .map(Setting::Number)
                .ok_or_else(|| bad(numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(", "))),
            OptionChoice::OneOf(words) => (words.iter())
                .find(|w| w.eq_ignore_ascii_case(text))
                .map(|w| Setting::Word(w.clone()))
                .ok_or_else(|| bad(words.join(", "))),
        }
    }

    /// Whether the option may have this value.
    pub fn allows(&self, setting: &Setting) -> bool {
        match (&self.choice, setting) {
            (OptionChoice::Switch, Setting::Switch(_)) => true,
            (OptionChoice::Number { least, most }, Setting::Number(n)) => (least..=most).contains(&n),
            (OptionChoice::OneOf(words), Setting::Word(w)) => words.contains(w),
            (OptionChoice::OneNumber(numbers), Setting::Number(n)) => numbers.contains(n),
            _ => false,
        }
    }
}

/// The values of all options: those wanted, and the defaults of the others.
///
/// # Errors
/// `option-unknown`, or `option-unknown-near` with the name that was probably meant; `refusal-option_not_available` for
/// a value that the option may not have; `refusal-module_disabled` for a locked option.
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

/// Defines an enum whose variants are written with their own names in rule data and as values of options.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($word:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
        pub enum $name { $($word),* }
        impl $name {
            /// The names of the variants, in order.
            pub const WORDS: &'static [&'static str] = &[$(stringify!($word)),*];
            /// The name of this variant.
            pub fn word(self) -> &'static str { match self { $(Self::$word => stringify!($word)),* } }
            /// The variant with this name.
            pub fn of_word(word: &str) -> Option<Self> { match word { $(stringify!($word) => Some(Self::$word),)* _ => None } }
        }
    };
}

/// Makes options of the fields of a struct of rule data: `options! { Data, bounds; field: kind "group" "rule"; … }`
/// defines
///
/// - `option_specs(&Data) -> Vec<OptionSpec>`: an option for each field, whose default is the value of the field;
/// - `apply(&Data, &Settings) -> Data`: the struct with the values that a match has set.
///
/// The kind of a field is `bool`, `number` (`bounds(&Data, "field")` gives the smallest and the largest value allowed)
/// or an enum made with [`words`].
macro_rules! options {
    ($data:ty, $bounds:path; $($name:ident: $kind:ident $group:literal $rule:literal;)*) => {
        fn option_specs(s: &$data) -> Vec<$crate::table::options::OptionSpec> {
            vec![$($crate::table::options::options!(@spec $kind s $name $group $rule $bounds)),*]
        }
        fn apply(usual: &$data, options: &$crate::table::options::Settings) -> $data {
            let mut s = usual.clone();
            $(if let Some(setting) = options.get(stringify!($name)) {
                $crate::table::options::options!(@apply $kind s $name setting);
            })*
            s
        }
    };
    (@spec bool $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::options::OptionChoice::Switch, $crate::table::options::Setting::Switch($s.$name),
        )
    };
    (@spec number $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {{
        let (least, most) = $bounds($s, stringify!($name));
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::options::OptionChoice::Number { least, most }, $crate::table::options::Setting::Number($s.$name as i32),
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
pub(crate) use {options, words};

/// An option that can be changed.
pub fn spec(name: &str, group: &'static str, rule: &'static str, choice: OptionChoice, default: Setting) -> OptionSpec {
    OptionSpec {
        name: name.to_owned(),
        group,
        rule,
        choice,
        default,
        locked: false,
        scenarios: vec![],
        names: BTreeMap::new(),
    }
}
/// The choice among these words.
pub fn one_of(words: &[&str]) -> OptionChoice {
    OptionChoice::OneOf(words.iter().map(|w| (*w).to_owned()).collect())
}
