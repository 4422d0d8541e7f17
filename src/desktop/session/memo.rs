//! Values that are computed once for a view and shown in many frames.
use crate::desktop::face::work_counter::WorkCounter;
use crate::table::text::locales::Lang;

/// Names what is on the screen: what was computed from a session is valid until this changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewStamp {
    pub(in crate::desktop) session: u64,
    pub(in crate::desktop) revision: u64,
    pub(in crate::desktop) lang: Lang,
}

/// The value computed last, with the key that it was computed for.
#[derive(Debug)]
pub struct Memo<K, V>(Option<(K, V)>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V> Memo<K, V> {
    /// The value computed last.
    pub fn kept(&self) -> Option<&V> {
        self.0.as_ref().map(|(_, value)| value)
    }
    /// The value for `key`: computed, unless the last key asked for was the same.
    pub fn get(&mut self, key: K, make: impl FnOnce() -> V) -> &V {
        if self.0.as_ref().is_some_and(|(kept, _)| *kept != key) {
            self.0 = None;
        }
        let make = || {
            WorkCounter::count(|work| work.papers += 1);
            (key, make())
        };
        &self.0.get_or_insert_with(make).1
    }
}
