//! Keys: which of them are ours, and the modifiers that were held with them.
mod keys {
    use bevy_egui::egui::Key;
    use mesnie::desktop::input::keys::KeyContext;
    use mesnie::desktop::platform::actions::Action;
    use mesnie::desktop::platform::key_strokes::KeyStroke;

    #[test]
    fn what_is_typed_or_in_focus_is_left_to_the_paper() {
        let (enter, letter) = (KeyStroke::plain(Key::Enter), KeyStroke::plain(Key::L));
        let table = KeyContext { at_table: true, lit: true, ..KeyContext::default() };
        assert!(table.takes(Action::Confirm, enter) && table.takes(Action::NextPlace, KeyStroke::plain(Key::Tab)));
        let focused = KeyContext { focused: true, ..table };
        assert!(!focused.takes(Action::Confirm, enter) && focused.takes(Action::Undo, KeyStroke::ctrl(Key::Z)));
        let typing = KeyContext { typing: true, ..table };
        assert!(!typing.takes(Action::Confirm, enter) && !typing.takes(Action::Skip, letter));
        assert!(typing.takes(Action::Menu, KeyStroke::plain(Key::Escape)));
        assert!(typing.takes(Action::Help, KeyStroke::plain(Key::F1)));
        let title = KeyContext::default();
        assert!(
            !title.takes(Action::Undo, KeyStroke::ctrl(Key::Z))
                && title.takes(Action::FullScreen, KeyStroke::plain(Key::F11))
        );
        assert!(!title.takes(Action::NextPlace, KeyStroke::plain(Key::Tab)), "Tab goes from button to button");
        let dialog = KeyContext { asked: true, ..KeyContext::default() };
        assert!(dialog.takes(Action::Confirm, enter) && dialog.takes(Action::Menu, KeyStroke::plain(Key::Escape)));
    }
}

mod keystrokes {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyCode, KeyboardFocusLost, KeyboardInput, NativeKeyCode};
    use bevy::prelude::{App, Entity, Update};
    use bevy_egui::helpers::bevy_to_egui_key;
    use bevy_egui::{EguiInput, egui};
    use mesnie::desktop::input::keystrokes::right_modifiers;

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
