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
