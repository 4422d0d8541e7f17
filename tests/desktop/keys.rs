//! The keys on paper: help, and the page on which they are changed.
use super::click;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::{State, World};
use bevy_egui::egui::{self, Key};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::input::keys;
use mesnie::desktop::input::keys::{KeyContext, Pressed};
use mesnie::desktop::pages::keys::{KeyPage, show_help, show_keys};
use mesnie::desktop::pages::saves;
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::platform::idle::Moving;
use mesnie::desktop::platform::key_bindings::Bindings;
use mesnie::desktop::platform::key_strokes::KeyStroke;
use mesnie::desktop::platform::settings::Preferences;
use mesnie::desktop::session::requests::{Dialog, Request, Requests};
use mesnie::desktop::session::screen::Screen;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

#[test]
fn help_names_every_key_as_it_is_now() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut keys = Bindings::default();
        keys.take_over(Action::Skip, KeyStroke::ctrl(Key::K));
        let harness = Harness::builder().with_size([900.0, 1600.0]).build_ui(|ui| drop(show_help(ui, &keys, &texts)));
        for action in Action::all() {
            assert!(harness.query_all_by_label(&action.says(&texts)).next().is_some(), "{action:?}");
            assert!(harness.query_all_by_label(&keys.says(action, &texts)).next().is_some(), "{action:?}");
        }
        assert!(harness.query_by_label("Ctrl+K").is_some());
        assert!(texts.faults().is_empty());
    }
    let texts = Texts::new(Lang::En);
    let help = |ui: &mut egui::Ui| show_help(ui, &Bindings::default(), &texts);
    assert_eq!(click("Change the keys", help), Some(Request::Open(Dialog::Keys)));
    assert_eq!(click("Close", help), Some(Request::Close));
    assert_eq!(click("Help", |ui| saves::show_menu(ui, None, None, &texts)), Some(Request::Open(Dialog::Help)));
}

#[test]
fn keys_are_changed_by_pressing_them() {
    let texts = Texts::new(Lang::En);
    let (keys, page) = (RefCell::new(Bindings::default()), RefCell::new(KeyPage::default()));
    let mut harness = Harness::builder()
        .with_size([900.0, 1600.0])
        .build_ui(|ui| drop(show_keys(ui, &mut keys.borrow_mut(), &mut page.borrow_mut(), &texts)));
    harness.get_by_label("Change: Show at once what is under way (Space)").click();
    harness.run_ok();
    assert!(page.borrow().waits() && harness.query_by_label("Press the new key…").is_some());
    harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::K);
    harness.run_ok();
    assert_eq!(keys.borrow().strokes(Action::Skip), [KeyStroke::ctrl(Key::K)]);
    // A key that does something else already is named, and taken only when one insists.
    harness.get_by_label("Change: Show at once what is under way (Ctrl+K)").click();
    harness.run_ok();
    harness.key_press(Key::Home);
    harness.run_ok();
    assert_eq!(keys.borrow().strokes(Action::Skip), [KeyStroke::ctrl(Key::K)]);
    assert!(harness.query_by_label("Home is taken: The whole board.").is_some());
    harness.get_by_label("Use it here all the same").click();
    harness.run_ok();
    assert_eq!(keys.borrow().action(KeyStroke::plain(Key::Home)), Some(Action::Skip));
    assert!(harness.query_by_label("Change: The whole board (no key)").is_some());
    // Escape leaves everything as it was.
    let before = keys.borrow().clone();
    harness.get_by_label("Change: Closer (+, =)").click();
    harness.run_ok();
    harness.key_press(Key::Escape);
    harness.run_ok();
    assert_eq!(*keys.borrow(), before);
    assert!(!page.borrow().waits());
    harness.get_by_label("Usual keys").click();
    harness.run_ok();
    assert_eq!(*keys.borrow(), Bindings::default());
}

/// The size of text is changed with keys on every screen, while somebody types too.
#[test]
fn text_is_made_larger_and_smaller_with_keys() {
    let mut world = World::new();
    world.insert_resource(State::new(Screen::Title));
    world.init_resource::<Dialog>();
    world.init_resource::<Preferences>();
    world.init_resource::<Requests>();
    world.init_resource::<Moving>();
    world.init_resource::<Pressed>();
    let mut sizes = vec![];
    for action in [Action::TextLarger, Action::TextLarger, Action::TextSmaller, Action::TextUsual, Action::TextSmaller]
    {
        world.resource_mut::<Pressed>().0 = vec![action];
        world.run_system_once(keys::act).expect("it runs");
        sizes.push(world.resource::<Preferences>().text_size);
    }
    assert_eq!(sizes, [110, 120, 110, 100, 90]);
    let typing = KeyContext { typing: true, ..KeyContext::default() };
    let usual = Bindings::default();
    for (key, action) in
        [(Key::Plus, Action::TextLarger), (Key::Equals, Action::TextLarger), (Key::Minus, Action::TextSmaller)]
    {
        let stroke = KeyStroke::of(key, egui::Modifiers::COMMAND).expect("a key");
        assert_eq!(usual.action(stroke), Some(action));
        assert!(typing.takes(action, stroke) && KeyContext::default().takes(action, stroke));
    }
    let digit = KeyStroke::of(Key::Num0, egui::Modifiers::COMMAND).expect("a key");
    assert_eq!(usual.action(digit), Some(Action::TextUsual));
}
