//! Texts in the language of the players: Fluent messages (`locales/<language>/*.ftl`) that are built into the program.
use bevy::prelude::Resource;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

type Bundle = FluentBundle<FluentResource>;

static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A language of the program. A message that lacks a translation is shown in English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The language of the user's system; English if it is unknown or not one of these.
    pub fn of_system() -> Self {
        sys_locale::get_locale().and_then(|tag| tag.parse().ok()).unwrap_or_default()
    }

    /// Its ISO 639-1 code: `en`, `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// Its name in the language itself, for a menu.
    pub fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Fr => "Français",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language tag that is none of the program's languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language `{0}`; expected one of en, fr")]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a language tag or a POSIX locale by its language alone: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    fn from_str(tag: &str) -> Result<Self, UnknownLang> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(language))
            .ok_or_else(|| UnknownLang(tag.to_owned()))
    }
}

/// An argument of a message: what stands for `{ $name }` in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A text.
    Text(String),
    /// A number, written without separators. Messages can choose singular or plural by it (`[one]`, `*[other]`).
    Int(i64),
    /// The key of another message in the same language, for instance the name of a piece or a place.
    Key(String),
}

impl Arg {
    /// An argument that is itself a message.
    pub fn key(key: impl Into<String>) -> Self {
        Self::Key(key.into())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

macro_rules! arg_from_integers {
    ($n:ident => $int:expr, $($integer:ty)*) => { $(
        impl From<$integer> for Arg {
            /// A number beyond the range of `i64` becomes the largest one in it.
            fn from($n: $integer) -> Self {
                Self::Int($int)
            }
        }
    )* };
}
arg_from_integers!(n => n, i64);
arg_from_integers!(n => i64::from(n), i8 i16 i32 u8 u16 u32);
arg_from_integers!(n => i64::try_from(n).unwrap_or(i64::MAX), u64 usize isize);

/// What the Fluent source of one language says.
struct Messages {
    bundle: Bundle,
    /// What is wrong in the source.
    faults: Vec<String>,
}

impl Messages {
    /// The messages built into the program, one set for all that ask for it.
    fn built_in(lang: Lang) -> Arc<Self> {
        static BUILT_IN: [OnceLock<Arc<Messages>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        let built_in = BUILT_IN[lang as usize].get_or_init(|| {
            let files = LOCALES.get_dir(lang.code()).into_iter().flat_map(Dir::files);
            let ftl = files.filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"));
            Self::read(lang, ftl.filter_map(|file| file.contents_utf8().map(str::to_owned))).into()
        });
        built_in.clone()
    }

    fn read(lang: Lang, sources: impl IntoIterator<Item = String>) -> Self {
        let mut faults = vec![];
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        // egui has no glyphs for the direction marks, and both languages run from left to right.
        bundle.set_use_isolating(false);
        if lang == Lang::Fr
            && let Err(error) = bundle.add_function("DE", |names, _| names.first().map_or(FluentValue::None, french_of))
        {
            faults.push(format!("{lang}: {error}"));
        }
        for source in sources {
            let resource = FluentResource::try_new(source).unwrap_or_else(|(sound_part, errors)| {
                faults.extend(errors.iter().map(|error| format!("{lang}: {error}")));
                sound_part
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{lang}: {error}")));
            }
        }
        Self { bundle, faults }
    }
}

/// The messages of one language; what is not translated is taken from English.
///
/// A key is the name of a message (`data-gap`) or of an attribute of one (`data-gap.hint`). A key without any message
/// is shown as it is and counted in [`Texts::faults`]: a forgotten text is noticed, but never stops a game.
#[derive(Resource)]
pub struct Texts {
    lang: Lang,
    /// In the order in which a message is looked up.
    languages: Vec<Arc<Messages>>,
    faults: Mutex<BTreeMap<String, usize>>,
}

impl Texts {
    /// The messages built into the program. They are read once, however often this is called.
    pub fn new(lang: Lang) -> Self {
        Self::of(lang, Messages::built_in)
    }

    /// Messages from Fluent source instead of those built in. `translated` is the source for `lang` if that is not
    /// English.
    pub fn from_ftl(lang: Lang, english: &str, translated: &str) -> Self {
        Self::of(lang, |lang| {
            let source = if lang == Lang::En { english } else { translated };
            Messages::read(lang, [source.to_owned()]).into()
        })
    }

    fn of(lang: Lang, messages: impl Fn(Lang) -> Arc<Messages>) -> Self {
        let languages = if lang == Lang::En { vec![lang] } else { vec![lang, Lang::En] };
        let languages: Vec<Arc<Messages>> = languages.into_iter().map(messages).collect();
        let mut faults = BTreeMap::new();
        for fault in languages.iter().flat_map(|messages| &messages.faults) {
            *faults.entry(fault.clone()).or_default() += 1;
        }
        Self { lang, languages, faults: Mutex::new(faults) }
    }

    fn bundles(&self) -> impl Iterator<Item = &Bundle> {
        self.languages.iter().map(|messages| &messages.bundle)
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message for the key, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        self.bundles().any(|bundle| match key.split_once('.') {
            None => bundle.get_message(key).is_some_and(|message| message.value().is_some()),
            Some((message, attribute)) => {
                bundle.get_message(message).is_some_and(|message| message.get_attribute(attribute).is_some())
            }
        })
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.format_with(key, [])
    }

    /// A message without arguments; `otherwise` if there is none.
    pub fn get_or(&self, key: &str, otherwise: &str) -> String {
        if self.has(key) { self.get(key) } else { otherwise.to_owned() }
    }

    /// A number of tenths, hundredths and so on, as `places` says, with its decimal places in the notation of the
    /// language: of 325 hundredths 3.25; 3,25.
    pub fn decimal(&self, number: i64, places: u32) -> String {
        let one = 10_u64.pow(places);
        let (whole, rest) = (number.unsigned_abs() / one, number.unsigned_abs() % one);
        let sign = if number < 0 { "−" } else { "" };
        let rest = format!("{rest:0width$}", width = places as usize);
        self.format("decimal", &[("whole", format!("{sign}{whole}").into()), ("rest", rest.into())])
    }

    /// Sentences or facts in one line, with a semicolon between two of them.
    pub fn semicolons(&self, facts: impl IntoIterator<Item = String>) -> String {
        let both =
            |all: String, fact: String| self.format("semicolon", &[("first", all.into()), ("then", fact.into())]);
        facts.into_iter().reduce(both).unwrap_or_default()
    }

    /// A message with its arguments. Arguments that it does not use are ignored. A message that is an argument is filled in with
    /// the texts and numbers among the others.
    pub fn format(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.format_with(key, args.iter().map(|(name, arg)| (*name, arg)))
    }

    /// As [`Texts::format`], with references to the arguments.
    pub fn format_with<'a>(&self, key: &str, args: impl IntoIterator<Item = (&'a str, &'a Arg)>) -> String {
        let mut values = FluentArgs::new();
        let mut messages = vec![];
        for (name, arg) in args {
            match plain(arg) {
                Ok(value) => values.set(name.to_owned(), value),
                Err(key) => messages.push((name, key)),
            }
        }
        let written = messages.into_iter().map(|(name, key)| (name, self.written(key, &values)));
        for (name, text) in written.collect::<Vec<_>>() {
            values.set(name.to_owned(), text);
        }
        self.written(key, &values)
    }

    fn written(&self, key: &str, values: &FluentArgs) -> String {
        for bundle in self.bundles() {
            let mut errors = vec![];
            let Some(text) = format_in(bundle, key, values, &mut errors) else { continue };
            errors.iter().for_each(|error| self.note(format!("{key}: {error}")));
            return text;
        }
        self.note(key.to_owned());
        key.to_owned()
    }

    /// The keys without a message, and messages with errors (`key: error`), each with the number of times it was used.
    pub fn faults(&self) -> BTreeMap<String, usize> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, fault: String) {
        *self.faults.lock().unwrap_or_else(PoisonError::into_inner).entry(fault).or_default() += 1;
    }
}

/// The value of a text or a number, or the key of another message.
fn plain(arg: &Arg) -> Result<FluentValue<'static>, &str> {
    // Fluent keeps numbers as f64, which would round larger ones.
    const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;
    match arg {
        Arg::Text(text) => Ok(text.clone().into()),
        Arg::Int(n) if n.unsigned_abs() > EXACT => Ok(n.to_string().into()),
        Arg::Int(n) => Ok((*n).into()),
        Arg::Key(key) => Err(key),
    }
}

/// Whether the program has a message for the key in a language, without regard to the other languages.
pub fn is_written(lang: Lang, key: &str) -> bool {
    Messages::built_in(lang).bundle.get_message(key).is_some_and(|message| message.value().is_some())
}

/// What French messages write as `{ DE($name) }`: “of” before a name. It is “de Charles”, but “d’Arnaud”, “du Croissant”
/// (de le), “des rebelles” (de les).
fn french_of(name: &FluentValue) -> FluentValue<'static> {
    let name = match name {
        FluentValue::String(name) => name.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => return FluentValue::Error,
    };
    let first: String = fold(&name).chars().take(2).collect();
    // A y is a consonant before a vowel: d’Yves, de York.
    let vowel = match first.as_bytes() {
        [b'y', next] => !b"aeiou".contains(next),
        [letter, ..] => b"aeiouhy".contains(letter),
        [] => false,
    };
    FluentValue::from(match (name.strip_prefix("le "), name.strip_prefix("les ")) {
        (Some(noun), _) => format!("du {noun}"),
        (_, Some(noun)) => format!("des {noun}"),
        _ if vowel => format!("d’{name}"),
        _ => format!("de {name}"),
    })
}

fn format_in(bundle: &Bundle, key: &str, args: &FluentArgs, errors: &mut Vec<FluentError>) -> Option<String> {
    let pattern = match key.split_once('.') {
        None => bundle.get_message(key)?.value()?,
        Some((message, attribute)) => bundle.get_message(message)?.get_attribute(attribute)?.value(),
    };
    Some(bundle.format_pattern(pattern, Some(args), errors).into_owned())
}

/// The text in small letters without accents and ligatures, for a search that ignores them: `boeuf` is found in `Bœuf`.
pub fn fold(text: &str) -> String {
    let plain = text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase);
    let mut folded = String::with_capacity(text.len());
    for c in plain {
        match c {
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            c => folded.push(c),
        }
    }
    folded
}
