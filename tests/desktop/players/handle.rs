//! The handle of the log: how high the log is, with the pointer and with keys, and that it is remembered.
use crate::desktop::play_screen::{Table, late_match, on_screen_of};
use bevy::ecs::system::RunSystemOnce;
use bevy_egui::egui::{self, Key, vec2};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::platform::settings::{LOG_HEIGHTS, Preferences, SettingsFile};
use mesnie::desktop::session::requests::Dialog;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::fs;

const SIZE: [f32; 2] = [1280.0, 800.0];

fn lay(lang: Lang) -> RefCell<Table> {
    let texts = Texts::new(lang);
    RefCell::new(Table::lay(late_match(400, None, &texts), texts, Dialog::None))
}

fn chosen(table: &RefCell<Table>) -> u32 {
    table.borrow().world.resource::<Preferences>().log_height
}

fn handle(harness: &Harness, percent: u32, texts: &Texts) -> egui::Rect {
    harness.get_by_label(&texts.format("players-log-height", &[("n", percent.into())])).rect()
}

fn top(harness: &Harness, texts: &Texts) -> f32 {
    harness.get_by_label(&texts.get("desktop-log")).rect().top()
}

#[test]
fn the_log_is_as_high_as_its_handle_is_drawn() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let table = lay(lang);
        let mut harness = on_screen_of(SIZE, &table);
        let usual = Preferences::default().log_height;
        let before = top(&harness, &texts);
        let from = handle(&harness, usual, &texts).center();
        harness.drag_at(from);
        harness.run_steps(2);
        for n in 1..=4 {
            harness.event(egui::Event::PointerMoved(from - vec2(0.0, 20.0 * n as f32)));
            harness.run_steps(1);
        }
        harness.run_steps(1);
        assert_eq!(chosen(&table), usual, "it is remembered once it is let go");
        assert!((top(&harness, &texts) - (before - 80.0)).abs() < 6.0, "{} {before}", top(&harness, &texts));
        harness.drop_at(from - vec2(0.0, 80.0));
        harness.run_steps(3);
        // 80 of 800 points are 10 percent.
        assert_eq!(chosen(&table), usual + 10);
        assert!((top(&harness, &texts) - (before - 80.0)).abs() < 6.0);
        // With keys, within its bounds.
        let says = texts.format("players-log-height", &[("n", (usual + 10).into())]);
        harness.get_by_label(&says).focus();
        harness.run_steps(2);
        harness.key_press(Key::ArrowDown);
        harness.run_steps(3);
        assert_eq!(chosen(&table), usual + 5);
        for _ in 0..20 {
            harness.key_press(Key::ArrowUp);
            harness.run_steps(2);
        }
        assert_eq!(chosen(&table), LOG_HEIGHTS.1);
        // What is told above it keeps some lines.
        assert!(top(&harness, &texts) > 150.0);
    }
}

/// The keys for it work wherever one is at the table.
#[test]
fn keys_make_the_log_higher_and_lower() {
    use mesnie::desktop::input::keys::{self, Pressed};
    use mesnie::desktop::platform::actions::Action;
    use mesnie::desktop::session::screen::Screen;
    let table = lay(Lang::En);
    let texts = Texts::new(Lang::En);
    let mut harness = on_screen_of(SIZE, &table);
    let before = top(&harness, &texts);
    table.borrow_mut().world.insert_resource(bevy::prelude::State::new(Screen::Table));
    for (action, by) in [(Action::LogHigher, 5), (Action::LogHigher, 10), (Action::LogLower, 5)] {
        let mut table = table.borrow_mut();
        table.world.resource_mut::<Pressed>().0 = vec![action];
        table.world.run_system_once(keys::act).expect("it runs");
        assert!(table.world.resource::<Pressed>().0.is_empty());
        assert_eq!(table.world.resource::<Preferences>().log_height, Preferences::default().log_height + by);
    }
    harness.run_steps(3);
    assert!((before - top(&harness, &texts) - 40.0).abs() < 3.0, "5 percent of 800 points");
}

#[test]
fn the_height_of_the_log_is_kept_in_the_settings() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = SettingsFile::at(folder.path().join("settings.ron"));
    file.write(&Preferences { log_height: 52, ..Preferences::default() });
    assert_eq!(file.read().0.log_height, 52);
    let path = file.path.clone().expect("a path");
    for (written, read) in [("900", LOG_HEIGHTS.1), ("1", LOG_HEIGHTS.0)] {
        fs::write(&path, format!("(log_height: {written})")).expect("written");
        assert_eq!(file.read(), (Preferences { log_height: read, ..Preferences::default() }, None));
    }
    let mut preferences = Preferences::default();
    preferences.raise_log(-1000);
    assert_eq!(preferences.log_height, LOG_HEIGHTS.0);
}
