//! Reads a RON text that ron has refused as far as it can be read: every wrong type, key and number is told, and what
//! cannot be used is replaced, so that the rest of the file can be checked for what it means.
mod deserializer;
mod value;

use self::value::Value;

use super::place;
use super::syntax::{Said, found, kind_in_serde, shown};
use super::tree::{self, Node};
use crate::table::text::locales::Arg;
use serde::de::value::StrDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Error, Expected, MapAccess, SeqAccess, Unexpected};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::Range;

/// How often a text is read anew because a value could not be replaced on the way.
const MOST_PASSES: usize = 100;

/// What could be read of a text.
pub(super) struct Draft<T> {
    /// The value with the replaced parts in it.
    pub value: Option<T>,
    /// What is wrong, each with the path of the value.
    pub said: Vec<(String, Said)>,
    /// The paths of the values that were replaced.
    pub replaced: BTreeSet<String>,
    /// The numbers that no type holds, by their paths: a check may know what is allowed there.
    pub beyond: BTreeMap<String, Said>,
    /// Where the values stand, by their paths.
    pub places: BTreeMap<String, Range<usize>>,
    /// Signs are missing or surplus.
    pub has_slips: bool,
}

/// Reads a text as far as possible; `None` if it is nested too deep for that.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Option<Draft<T>> {
    let tree = tree::read(text)?;
    let mut slips = tree.slips;
    let has_slips = !slips.is_empty();
    let mut draft = Draft {
        value: None,
        said: vec![],
        replaced: BTreeSet::new(),
        beyond: BTreeMap::new(),
        places: BTreeMap::new(),
        has_slips,
    };
    let mut known = Known::default();
    for _ in 0..MOST_PASSES {
        let work = Work { text, known: &known, notes: RefCell::default(), sound: !has_slips };
        let read = T::deserialize(Value { work: &work, node: tree.root.as_ref(), path: String::new() });
        let Notes { said, replaced, beyond, places, met } = work.notes.into_inner();
        draft.places = places;
        (draft.said, draft.replaced, draft.beyond) = (said, replaced, beyond);
        let met = match (read, met) {
            (Ok(value), _) => {
                draft.value = Some(value);
                break;
            }
            (Err(_), Some(met)) => met,
            (Err(fault), None) => Obstacle::Hopeless(0, fault),
        };
        if !known.note(met) {
            break;
        }
    }
    draft.said.extend(known.hopeless_said(text, tree.root.as_ref()));
    draft.said.append(&mut slips);
    draft.said.sort_by_key(|(_, said)| said.bytes.start);
    Some(draft)
}

/// What went wrong on a pass through the text and has to be known from the beginning of the next.
#[derive(Debug)]
enum Obstacle {
    /// Structs of this name need this field.
    Needs(&'static str, &'static str),
    /// The value that begins at this byte is refused for this reason.
    Hopeless(usize, Fault),
}

#[derive(Default)]
struct Known {
    needed: BTreeSet<(&'static str, &'static str)>,
    hopeless: BTreeMap<usize, Fault>,
}

impl Known {
    /// False if it was known already: then another pass would bring nothing.
    fn note(&mut self, met: Obstacle) -> bool {
        match met {
            Obstacle::Needs(of, field) => self.needed.insert((of, field)),
            Obstacle::Hopeless(at, fault) => self.hopeless.insert(at, fault).is_none(),
        }
    }

    fn hopeless_said(self, text: &str, root: Option<&Node>) -> Vec<(String, Said)> {
        let said = |(at, fault): (usize, Fault)| {
            let bytes = match place::stop(text, at) {
                place::Stop::Token(bytes) => bytes,
                _ => at..at,
            };
            let said = match fault {
                Fault::Unfit(expected) => {
                    let expected = kind_in_serde(&expected).map_or_else(|| Arg::Text(shown(&expected)), Arg::key);
                    Said::new("data-invalid-value", &[("expected", expected), ("found", found(text, &bytes))], bytes)
                }
                Fault::Missing(field) => Said::new("data-missing-field", &[("name", field.into())], bytes),
                Fault::Other(detail) => Said::new("data-custom", &[("detail", Arg::Text(shown(&detail)))], bytes),
            };
            (place::surroundings(text, at).path, said)
        };
        self.hopeless.into_iter().filter(|_| root.is_some()).map(said).collect()
    }
}

/// Why serde refused a value.
#[derive(Clone, Debug)]
enum Fault {
    Missing(&'static str),
    /// What was expected, as serde says it.
    Unfit(String),
    Other(String),
}

impl Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}
impl std::error::Error for Fault {}
impl Error for Fault {
    fn custom<T: Display>(detail: T) -> Self {
        Self::Other(detail.to_string())
    }
    fn missing_field(field: &'static str) -> Self {
        Self::Missing(field)
    }
    fn invalid_value(_: Unexpected, expected: &dyn Expected) -> Self {
        Self::Unfit(expected.to_string())
    }
    fn invalid_type(_: Unexpected, expected: &dyn Expected) -> Self {
        Self::Unfit(expected.to_string())
    }
}

#[derive(Default)]
struct Notes {
    said: Vec<(String, Said)>,
    replaced: BTreeSet<String>,
    beyond: BTreeMap<String, Said>,
    places: BTreeMap<String, Range<usize>>,
    met: Option<Obstacle>,
}

/// A pass through a text.
struct Work<'t> {
    text: &'t str,
    known: &'t Known,
    notes: RefCell<Notes>,
    /// No sign is missing or surplus.
    sound: bool,
}

impl Work<'_> {
    fn note(&self, met: Obstacle) {
        self.notes.borrow_mut().met.get_or_insert(met);
    }
}

struct Parts<'w>(std::vec::IntoIter<Value<'w>>);

impl<'de> SeqAccess<'de> for Parts<'_> {
    type Error = Fault;
    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        self.0.next().map(|part| part.read(seed)).transpose()
    }
}

struct Fields<'w> {
    parts: std::vec::IntoIter<(&'static str, Value<'w>)>,
    value: Option<Value<'w>>,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Fault;
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some((name, value)) = self.parts.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(StrDeserializer::new(name)).map(Some)
    }
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        self.value.take().ok_or(Fault::Other(String::new()))?.read(seed)
    }
}

/// The keys and values of a map.
struct Pairs<'w> {
    pairs: std::vec::IntoIter<(Value<'w>, Value<'w>)>,
    value: Option<Value<'w>>,
}

impl<'de> MapAccess<'de> for Pairs<'_> {
    type Error = Fault;
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some((key, value)) = self.pairs.next() else { return Ok(None) };
        self.value = Some(value);
        key.read(seed).map(Some)
    }
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        self.value.take().ok_or(Fault::Other(String::new()))?.read(seed)
    }
}
