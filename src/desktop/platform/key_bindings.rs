//! Which key does what: key strokes as they stand in the file of the settings, and those that people have changed.
use super::actions::Action;
use crate::table::text::locales::Texts;
use bevy_egui::egui::{Key, Modifiers};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub(in crate::desktop) const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// A key with the keys that are held with it. In files and journals: `Ctrl+Shift+Z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct KeyStroke {
    pub key: Key,
    /// The command key where there is one.
    pub ctrl: bool,
    pub shift: bool,
    pub alt: bool,
}

impl From<KeyStroke> for String {
    fn from(stroke: KeyStroke) -> Self {
        let held = [(stroke.ctrl, "Ctrl+"), (stroke.shift, "Shift+"), (stroke.alt, "Alt+")];
        let held: String = held.into_iter().filter(|(held, _)| *held).map(|(_, name)| name).collect();
        held + stroke.key.name()
    }
}

impl TryFrom<String> for KeyStroke {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let mut names: Vec<&str> = text.split('+').collect();
        let key = names.pop().and_then(Key::from_name).ok_or_else(|| text.clone())?;
        let mut stroke = KeyStroke::plain(key);
        for name in names {
            *match name {
                "Ctrl" => &mut stroke.ctrl,
                "Shift" => &mut stroke.shift,
                "Alt" => &mut stroke.alt,
                _ => return Err(text.clone()),
            } = true;
        }
        Ok(stroke)
    }
}

impl KeyStroke {
    pub const fn plain(key: Key) -> Self {
        Self { key, ctrl: false, shift: false, alt: false }
    }
    pub const fn ctrl(key: Key) -> Self {
        Self { key, ctrl: true, shift: false, alt: false }
    }

    /// What was pressed; nothing for a key that is only held with others.
    pub fn of(key: Key, held: Modifiers) -> Option<Self> {
        use Key::*;
        if matches!(
            key,
            ShiftLeft | ShiftRight | ControlLeft | ControlRight | AltLeft | AltRight | SuperLeft | SuperRight
        ) {
            return None;
        }
        // Where a sign is on the keyboard differs from country to country: with or without Shift it is the same sign.
        let sign = key.name().chars().count() == 1 && !key.name().chars().all(char::is_alphabetic);
        let sign = sign
            || matches!(key, Plus | Minus | Equals | Questionmark | Exclamationmark | Colon | Slash | Pipe | Quote);
        Some(Self { key, ctrl: held.command || held.ctrl, shift: held.shift && !sign, alt: held.alt })
    }

    /// As people call it.
    pub fn says(self, texts: &Texts) -> String {
        let name = |key: &str| texts.get(key);
        let key = match self.key {
            Key::Enter => name("keys-name-enter"),
            Key::Escape => name("keys-name-escape"),
            Key::Space => name("keys-name-space"),
            Key::Tab => name("keys-name-tab"),
            Key::Home => name("keys-name-home"),
            Key::End => name("keys-name-end"),
            Key::PageUp => name("keys-name-page-up"),
            Key::PageDown => name("keys-name-page-down"),
            Key::Insert => name("keys-name-insert"),
            Key::Delete => name("keys-name-delete"),
            Key::Backspace => name("keys-name-backspace"),
            Key::ArrowLeft => name("keys-name-left"),
            Key::ArrowRight => name("keys-name-right"),
            Key::ArrowUp => name("keys-name-up"),
            Key::ArrowDown => name("keys-name-down"),
            Key::Minus => "−".into(),
            key => key.symbol_or_name().to_owned(),
        };
        let held = [(self.ctrl, "keys-name-ctrl"), (self.shift, "keys-name-shift"), (self.alt, "keys-name-alt")];
        let held = held.into_iter().filter(|(held, _)| *held).map(|(_, key)| name(key));
        held.chain([key]).collect::<Vec<_>>().join("+")
    }
}

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
