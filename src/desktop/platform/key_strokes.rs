//! Keys with the keys that are held with them, as they stand in the file of the settings and as people call them.

use crate::table::text::locales::Texts;
use bevy_egui::egui::{Key, Modifiers};
use serde::{Deserialize, Serialize};

pub(in crate::desktop) const DIGITS: [Key; 10] =
    [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

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
