//! The settings: their file, and their page by its labels.
use super::click;
use bevy_egui::egui::{Key, pos2};
use egui_kittest::{Harness, kittest::Queryable};
use mesnie::desktop::pages::saves::{self, Scenario};
use mesnie::desktop::pages::settings::{Facts, Typed, is_choosing_size, show};
use mesnie::desktop::platform::actions::Action;
use mesnie::desktop::platform::key_bindings::Bindings;
use mesnie::desktop::platform::key_strokes::KeyStroke;
use mesnie::desktop::platform::settings::{Chosen, NewMatch, Pace, Panels, Preferences, SettingsFile, check_folder};
use mesnie::desktop::screens::title;
use mesnie::desktop::session::requests::{Dialog, Request};
use mesnie::desktop::theme;
use mesnie::desktop::theme::{Palette, Room};
use mesnie::table::prelude::{Player, Saves};
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;
use std::fs;

fn file(folder: &tempfile::TempDir) -> SettingsFile {
    SettingsFile::at(folder.path().join("house/settings.ron"))
}

#[test]
fn settings_are_kept_between_runs() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut file = file(&folder);
    assert_eq!(file.read(), (Preferences::default(), None), "no file is no fault");
    let chosen = Preferences {
        language: Some(Lang::Fr),
        text_size: 130,
        pace: Pace::Fast,
        volume: 35,
        room: Room::Night,
        palette: Palette::RedGreen,
        full_screen: true,
        hints: false,
        trails: false,
        saves: Some("/somewhere/else".into()),
        autosaves: 3,
        log_height: 44,
        panels: Panels { side: Some(300), side_folded: true, list: Some(511), list_open: true },
        new_match: NewMatch { game: "fief".into(), games: [("fief".to_owned(), Chosen::default())].into() },
        keys: {
            let mut keys = Bindings::default();
            keys.take_over(Action::Skip, KeyStroke { shift: true, ..KeyStroke::ctrl(Key::Plus) });
            keys.take_over(Action::Order(3), KeyStroke::plain(Key::Space));
            keys
        },
    };
    file.write(&chosen);
    assert_eq!(file.problem, None);
    assert_eq!(file.read(), (chosen.clone(), None));
    let (keys, new_match) = (chosen.keys.clone(), chosen.new_match.clone());
    let kept = Preferences { language: chosen.language, keys, new_match, ..Preferences::default() };
    assert_eq!(chosen.usual(), kept);
    // Nothing is left beside the file.
    let path = file.path.clone().expect("a path");
    assert_eq!(fs::read_dir(path.parent().expect("a folder")).expect("it is there").count(), 1);
}

#[test]
fn an_older_file_has_the_usual_settings_for_what_it_lacks() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = file(&folder);
    let path = file.path.clone().expect("a path");
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(&path, "(room: Night, text_size: 900, autosaves: 0, panels: (side: Some(20), list: Some(5000)))")
        .expect("written");
    let (read, problem) = file.read();
    assert_eq!(problem, None);
    // What is out of bounds is brought within them.
    let panels = Panels { side: Some(220), list: Some(900), ..Panels::default() };
    let wanted = Preferences { room: Room::Night, text_size: 200, autosaves: 1, panels, ..Preferences::default() };
    assert_eq!(read, wanted);
}

#[test]
fn a_broken_file_is_put_aside_and_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (text, place) in [
        ("(room: Dusk)", "1:"),
        ("(\n  romo: Night,\n)", "2:"),
        ("(room: Night", "1:"),
        ("\u{0}", "1:"),
        ("(keys: {Skip: [\"Hyper+Z\"]})", "1:"),
        ("(panels: (\n  sude: 300,\n))", "2:"),
    ] {
        let file = file(&folder);
        let path = file.path.clone().expect("a path");
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(&path, text).expect("written");
        let (read, problem) = file.read();
        assert_eq!(read, Preferences::default());
        let problem = problem.expect("told");
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let told = problem.tell(&texts);
            assert!(told.contains("settings.ron") && told.contains(place) && told.contains(".broken"), "{told}");
            assert!(texts.faults().is_empty());
        }
        assert_eq!(fs::read_to_string(path.with_extension("ron.broken")).expect("kept"), text);
        assert!(!path.exists());
        assert_eq!(file.read(), (Preferences::default(), None), "the next run finds nothing wrong");
    }
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let taken = folder.path().join("taken");
    fs::write(&taken, "a file where a folder should be").expect("written");
    let mut file = SettingsFile::at(taken.join("settings.ron"));
    file.write(&Preferences::default());
    let problem = file.problem.clone().expect("it cannot be written");
    assert_eq!(problem.key, "settings-not-written");
    let problem = problem.tell(&Texts::new(Lang::En));
    let texts = Texts::new(Lang::En);
    let facts = Facts { text_size: 100, folder: String::new(), sound: false, problem: Some(&problem) };
    let page =
        |ui: &mut bevy_egui::egui::Ui| show(ui, &mut Preferences::default(), &mut Typed::default(), &facts, &texts);
    // The problem stands on the page.
    assert_eq!(click(&problem, page), None);
}

#[test]
fn folders_are_checked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let inside = folder.path().join("new/matches");
    assert_eq!(check_folder(&format!("  {}  ", inside.display())), Ok(inside.clone()));
    assert!(inside.is_dir());
    assert_eq!(check_folder("matches").map_err(|p| p.key), Err("settings-folder-relative".into()));
    assert_eq!(check_folder("").map_err(|p| p.key), Err("settings-folder-relative".into()));
    let file = inside.join("file");
    fs::write(&file, "").expect("written");
    let refused = check_folder(&file.display().to_string()).map_err(|p| p.key);
    assert_eq!(refused, Err("settings-folder-refused".into()));
}

#[test]
fn every_setting_is_on_the_page() {
    let texts = Texts::new(Lang::En);
    let (preferences, typed) = (RefCell::new(Preferences::default()), RefCell::new(Typed::default()));
    let facts = Facts { text_size: 100, folder: "/usual".into(), sound: true, problem: None };
    let press = |label: &str| {
        click(label, |ui| show(ui, &mut preferences.borrow_mut(), &mut typed.borrow_mut(), &facts, &texts))
    };
    assert_eq!(press("Français"), Some(Request::Language(Lang::Fr)));
    for label in [
        "More: Size of text and buttons (100%)",
        "Less: Sounds (60%)",
        "By night",
        "For weak red and green",
        "At once",
        "Full screen",
        "Beside the pointer: what a click does, or why it does nothing",
        "The last moves of others stay on the board until your next order",
        "Less: Autosaves that are kept (20)",
    ] {
        assert_eq!(press(label), None);
    }
    let chosen = Preferences {
        text_size: 110,
        room: Room::Night,
        palette: Palette::RedGreen,
        pace: Pace::Off,
        volume: 50,
        full_screen: true,
        hints: false,
        trails: false,
        autosaves: 10,
        ..Preferences::default()
    };
    assert_eq!(*preferences.borrow(), chosen);
    // A folder that will not do is told, one that will is taken.
    typed.borrow_mut().folder = Some("nowhere".into());
    press("Use this folder");
    assert!(typed.borrow().problem.as_ref().is_some_and(|p| p.contains("nowhere")));
    assert_eq!(preferences.borrow().saves, None);
    let folder = tempfile::tempdir().expect("a temporary folder");
    typed.borrow_mut().folder = Some(folder.path().display().to_string());
    press("Use this folder");
    assert_eq!(*typed.borrow(), Typed::default());
    assert_eq!(preferences.borrow().saves.as_deref(), Some(folder.path()));
    press("Usual settings");
    assert_eq!(*preferences.borrow(), Preferences::default());
    assert_eq!(press("Close"), Some(Request::Close));
}

#[test]
fn the_page_opens_from_the_title_and_from_the_menu() {
    let texts = Texts::new(Lang::Fr);
    let request = Some(Request::Open(Dialog::Settings));
    assert_eq!(click("Réglages", |ui| title::show(ui, &[], None, &[], &texts)), request);
    assert_eq!(click("Réglages", |ui| saves::show_menu(ui, None, None, &texts)), request);
}

#[test]
fn text_grows_as_far_as_the_window_has_room() {
    let large = Preferences { text_size: 200, ..Preferences::default() };
    assert_eq!(large.text_size_in(3840.0, 2160.0), 200);
    assert_eq!(large.text_size_in(1920.0, 1080.0), 200);
    assert_eq!(large.text_size_in(1600.0, 900.0), 166);
    assert_eq!(large.text_size_in(640.0, 480.0), 100);
    let small = Preferences { text_size: 80, ..Preferences::default() };
    assert_eq!(small.text_size_in(640.0, 480.0), 80);
}

/// Each step is seen: where the window has no room for larger letters, the next step back makes them smaller at once.
#[test]
fn text_goes_up_and_down_by_steps_that_are_seen() {
    let window = (1280.0, 800.0);
    let mut chosen = Preferences::default();
    let mut sizes = vec![];
    for _ in 0..8 {
        chosen.step_text(true, window);
        sizes.push(chosen.text_size_in(window.0, window.1));
    }
    assert_eq!(sizes, [110, 120, 130, 140, 142, 142, 142, 142]);
    chosen.step_text(false, window);
    assert_eq!(chosen.text_size_in(window.0, window.1), 140);
    for _ in 0..20 {
        chosen.step_text(false, window);
    }
    assert_eq!(chosen.text_size, 80);
}

/// On a large screen that does not enlarge letters itself the usual size would be too small to read.
#[test]
fn text_grows_with_a_large_window() {
    let usual = Preferences::default();
    let sizes =
        [(1280.0, 800.0), (1920.0, 1080.0), (1920.0, 2160.0), (2560.0, 1440.0), (3840.0, 2160.0), (7680.0, 4320.0)];
    assert_eq!(sizes.map(|(width, height)| usual.text_size_in(width, height)), [100, 100, 100, 133, 200, 200]);
    let small = Preferences { text_size: 80, ..Preferences::default() };
    assert_eq!(small.text_size_in(3840.0, 2160.0), 160);
}

/// However large the text: who cannot read the rest finds the languages, and every button is on the page.
#[test]
fn the_title_page_has_room_for_everything_at_the_largest_text() {
    let source = mesnie::table::data::Source::built_in();
    let library = mesnie::desktop::platform::library::Library::read(&source);
    let cards: Vec<title::Card> = (library.shelf.iter().enumerate())
        .map(|(number, shelf)| title::Card {
            number,
            id: shelf.game.id(),
            emblem: shelf.face.emblem(),
            seats: (*shelf.game.seat_counts().start(), *shelf.game.seat_counts().end()),
            sound: true,
            scenario: Scenario::Understood,
            rosters: shelf.game.rosters().is_some(),
            quick: String::new(),
        })
        .collect();
    let (mut session, folder) = super::begin([Player::Person, Player::Random], &Texts::new(Lang::En));
    let order = session.obvious_order().expect("something obvious");
    session.give(&[order], &Texts::new(Lang::En)).expect("on offer");
    let unfinished = Saves::at(folder.path()).unfinished().expect("a match under way");
    for (wide, high) in [(900.0, 540.0), (1024.0, 700.0), (1280.0, 800.0), (1600.0, 900.0)] {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let page = |ui: &mut bevy_egui::egui::Ui| drop(title::show(ui, &cards, Some(&unfinished), &[], &texts));
            let mut harness = Harness::builder().with_size([wide, high]).build_ui(page);
            theme::apply_style(&harness.ctx, theme::Look::default());
            harness.run_steps(4);
            let border = bevy_egui::egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(wide, high)).shrink(22.0);
            let quick = texts.get("desktop-quick");
            for label in ["Français", "English", &quick, &texts.get("desktop-quit"), &texts.get("desktop-continue")] {
                let rect = harness.get_by_label(label).rect();
                assert!(border.contains_rect(rect), "{label} in {wide} x {high}: {rect:?}");
            }
            // Where there is room, every game is seen without scrolling, and none lies over the languages.
            for card in cards.iter().filter(|_| high >= 800.0) {
                let name = texts.get(&format!("game-{}", card.id));
                let label = texts.format("desktop-card", &[("game", name.into())]);
                let rect = harness.get_by_label(&label).rect();
                assert!(border.contains_rect(rect) && rect.bottom() < high - 66.0, "{label}: {rect:?}");
            }
        }
    }
}

/// While the size of the text is chosen click by click, what is clicked stays where it is.
#[test]
fn the_text_grows_when_the_clicks_have_ended() {
    let texts = Texts::new(Lang::En);
    let preferences = RefCell::new(Preferences::default());
    let mut typed = Typed::default();
    let facts = Facts { text_size: 100, folder: "/usual".into(), sound: true, problem: None };
    let mut harness = Harness::builder().with_size([1000.0, 700.0]).with_step_dt(0.25).build_ui(|ui| {
        drop(show(ui, &mut preferences.borrow_mut(), &mut typed, &facts, &texts));
    });
    harness.run_ok();
    assert!(!is_choosing_size(&harness.ctx));
    harness.get_by_label("More: Size of text and buttons (100%)").click();
    harness.run_steps(2);
    assert!(is_choosing_size(&harness.ctx) && preferences.borrow().text_size == 110);
    harness.run_steps(5);
    assert!(!is_choosing_size(&harness.ctx));
}
