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

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::keyboard::{KeyCode, NativeKeyCode};

    /// What egui is told of keys that all fall between two pictures.
    fn told(keys: &[(Key, ButtonState)]) -> Vec<(egui::Key, bool, bool)> {
        let mut app = App::new();
        app.add_message::<KeyboardInput>().add_message::<KeyboardFocusLost>().add_systems(Update, right_modifiers);
        let mut input = EguiInput::default();
        for (key, state) in keys {
            let message = KeyboardInput {
                key_code: KeyCode::Unidentified(NativeKeyCode::Unidentified),
                logical_key: key.clone(),
                state: *state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            };
            if let Some(key) =
                bevy_to_egui_key(key).filter(|_| !matches!(message.logical_key, Key::Control | Key::Shift))
            {
                input.0.events.push(egui::Event::Key {
                    key,
                    physical_key: None,
                    pressed: state.is_pressed(),
                    repeat: false,
                    modifiers: egui::Modifiers::NONE,
                });
            }
            app.world_mut().write_message(message);
        }
        let entity = app.world_mut().spawn(input).id();
        app.update();
        let events = &app.world().get::<EguiInput>(entity).expect("it is there").0.events;
        let key = |event: &egui::Event| match event {
            egui::Event::Key { key, modifiers, .. } => Some((*key, modifiers.ctrl, modifiers.shift)),
            _ => None,
        };
        events.iter().filter_map(key).collect()
    }

    #[test]
    fn a_quick_stroke_keeps_its_modifiers() {
        use ButtonState::{Pressed, Released};
        let (s, z) = (Key::Character("s".into()), Key::Character("z".into()));
        let quick = [
            (s.clone(), Pressed),
            (s.clone(), Released),
            (Key::Control, Pressed),
            (s.clone(), Pressed),
            (s, Released),
            (Key::Shift, Pressed),
            (z.clone(), Pressed),
            (Key::Shift, Released),
            (Key::Control, Released),
            (z, Released),
        ];
        let told = told(&quick);
        let expected = [
            (egui::Key::S, false, false),
            (egui::Key::S, false, false),
            (egui::Key::S, true, false),
            (egui::Key::S, true, false),
            (egui::Key::Z, true, true),
            (egui::Key::Z, false, false),
        ];
        assert_eq!(told, expected);
    }
}
