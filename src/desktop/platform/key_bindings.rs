//! Which key does what: the keys of every action, the usual ones unless people have changed them.

use super::actions::Action;
use super::key_strokes::KeyStroke;
use crate::table::text::locales::Texts;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Which key does what: the actions whose keys are not the usual ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bindings(BTreeMap<Action, Vec<KeyStroke>>);

impl Bindings {
    /// The keys of an action; the usual ones unless they were changed.
    pub fn strokes(&self, action: Action) -> Vec<KeyStroke> {
        if let Some(own) = self.0.get(&action) {
            return own.clone();
        }
        let mut usual = action.usual();
        usual.retain(|stroke| !self.0.values().any(|own| own.contains(stroke)));
        usual
    }
    pub fn action(&self, stroke: KeyStroke) -> Option<Action> {
        Action::all().find(|action| self.strokes(*action).contains(&stroke))
    }
    /// Gives an action this key instead of the ones that it has.
    ///
    /// # Errors
    /// The action that has the key already; nothing was changed.
    pub fn bind(&mut self, action: Action, stroke: KeyStroke) -> Result<(), Action> {
        match self.action(stroke) {
            Some(other) if other != action => Err(other),
            _ => {
                self.set(action, vec![stroke]);
                Ok(())
            }
        }
    }
    /// The same, and takes the key from the action that has it.
    pub fn take_over(&mut self, action: Action, stroke: KeyStroke) {
        if let Some(other) = self.action(stroke).filter(|other| *other != action) {
            let mut left = self.strokes(other);
            left.retain(|s| *s != stroke);
            self.set(other, left);
        }
        self.set(action, vec![stroke]);
    }
    fn set(&mut self, action: Action, strokes: Vec<KeyStroke>) {
        self.0.insert(action, strokes);
    }
    /// The keys of an action in words: `Ctrl+Y, Ctrl+Shift+Z`.
    pub fn says(&self, action: Action, texts: &Texts) -> String {
        self.strokes(action).into_iter().map(|stroke| stroke.says(texts)).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Key, Modifiers};

    #[test]
    fn no_key_does_two_things_and_every_stroke_is_read_as_it_is_written() {
        let bindings = Bindings::default();
        for action in Action::all() {
            assert!(!bindings.strokes(action).is_empty(), "{action:?}");
            for stroke in bindings.strokes(action) {
                assert_eq!(bindings.action(stroke), Some(action));
                assert_eq!(KeyStroke::try_from(String::from(stroke)), Ok(stroke));
            }
        }
        assert_eq!(KeyStroke::try_from("Ctrl+Nothing".to_owned()), Err("Ctrl+Nothing".to_owned()));
        assert_eq!(KeyStroke::try_from("Hyper+Z".to_owned()), Err("Hyper+Z".to_owned()));
    }

    #[test]
    fn signs_are_the_same_with_and_without_shift_and_letters_are_not() {
        let shift = Modifiers::SHIFT;
        assert_eq!(KeyStroke::of(Key::Plus, shift), Some(KeyStroke::plain(Key::Plus)));
        assert_eq!(KeyStroke::of(Key::Num1, shift), Some(KeyStroke::plain(Key::Num1)));
        assert_eq!(KeyStroke::of(Key::L, shift), Some(KeyStroke { shift: true, ..KeyStroke::plain(Key::L) }));
        assert_eq!(KeyStroke::of(Key::Z, Modifiers::COMMAND), Some(KeyStroke::ctrl(Key::Z)));
        assert_eq!(KeyStroke::of(Key::ShiftLeft, shift), None);
    }

    #[test]
    fn a_key_is_taken_over_only_when_asked_to() {
        let mut bindings = Bindings::default();
        let enter = KeyStroke::plain(Key::Enter);
        assert_eq!(bindings.bind(Action::Skip, enter), Err(Action::Confirm));
        assert_eq!(bindings, Bindings::default());
        bindings.take_over(Action::Skip, enter);
        assert_eq!((bindings.action(enter), bindings.strokes(Action::Confirm)), (Some(Action::Skip), vec![]));
        assert_eq!(bindings.action(KeyStroke::plain(Key::Space)), None);
        assert_eq!(bindings.bind(Action::Confirm, KeyStroke::plain(Key::Space)), Ok(()));
    }
}
