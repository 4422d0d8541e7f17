//! Keys with Ctrl, Shift or Alt, however slow the pictures are. bevy_egui 0.42 gives every key of a picture the modifier
//! keys as they are at its end: of a quick Ctrl+S that falls between two pictures only the S is left. Here each key has
//! those that were held when it was pressed. Can go when bevy_egui keeps the order of its keys.
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::bevy_to_egui_key;
use bevy_egui::input::ModifierKeysState;
use bevy_egui::{EguiInput, egui};

/// Puts it right before anybody reads the keys.
pub fn right_modifiers(
    mut messages: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<ModifierKeysState>,
    mut inputs: Query<&mut EguiInput>,
) {
    if lost.read().count() > 0 {
        *held = ModifierKeysState::default();
    }
    let mut strokes: Vec<(egui::Key, bool, egui::Modifiers)> = vec![];
    for message in messages.read() {
        let down = message.state == ButtonState::Pressed;
        match &message.logical_key {
            Key::Shift => held.shift = down,
            Key::Control => held.ctrl = down,
            Key::Alt => held.alt = down,
            Key::Super | Key::Meta => held.win = down,
            key => strokes.extend(bevy_to_egui_key(key).map(|key| (key, down, held.to_egui_modifiers()))),
        }
    }
    for mut input in &mut inputs {
        let mut strokes = strokes.iter();
        for event in &mut input.bypass_change_detection().0.events {
            if let egui::Event::Key { key, pressed, modifiers, .. } = event
                && let Some((.., right)) = strokes.find(|(k, down, _)| k == key && down == pressed)
            {
                *modifiers = *right;
            }
        }
    }
}
