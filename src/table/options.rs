//! Settings that a table may agree on: each is defined once, and from that come its option, its default and its value in a
//! match.
use super::game::{Choice, OptionSpec, Setting};

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
        fn switch_specs(s: &$data) -> Vec<$crate::table::prelude::OptionSpec> {
            vec![$($crate::table::options::switches!(@spec $kind s $name $group $rule $bounds)),*]
        }
        fn apply(usual: &$data, options: &$crate::table::prelude::Settings) -> $data {
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
            $crate::table::prelude::Choice::Switch, $crate::table::prelude::Setting::Switch($s.$name),
        )
    };
    (@spec number $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {{
        let (least, most) = $bounds($s, stringify!($name));
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::prelude::Choice::Number { least, most }, $crate::table::prelude::Setting::Number($s.$name as i32),
        )
    }};
    (@spec $words:ident $s:ident $name:ident $group:literal $rule:literal $bounds:path) => {
        $crate::table::options::spec(
            stringify!($name), $group, $rule,
            $crate::table::options::one_of($words::WORDS), $crate::table::prelude::Setting::Word($s.$name.word().into()),
        )
    };
    (@apply bool $s:ident $name:ident $setting:ident) => {
        if let $crate::table::prelude::Setting::Switch(on) = $setting { $s.$name = *on }
    };
    (@apply number $s:ident $name:ident $setting:ident) => {
        if let $crate::table::prelude::Setting::Number(n) = $setting { $s.$name = *n as _ }
    };
    (@apply $words:ident $s:ident $name:ident $setting:ident) => {
        if let $crate::table::prelude::Setting::Word(word) = $setting && let Some(value) = $words::of_word(word) {
            $s.$name = value
        }
    };
}
pub(crate) use {switches, words};

/// An option that is not locked.
pub fn spec(name: &str, group: &'static str, rule: &'static str, choice: Choice, default: Setting) -> OptionSpec {
    OptionSpec { name: name.to_owned(), group, rule, choice, default, locked: false, scenarios: vec![] }
}
/// One of these words.
pub fn one_of(words: &[&str]) -> Choice {
    Choice::OneOf(words.iter().map(|w| (*w).to_owned()).collect())
}
