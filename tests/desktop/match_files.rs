//! The file of a match and its window: what others play, what cannot be written, a window that is lost.
use super::screen::desk::{Desk, wait_for};
use super::*;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::{NextState, World};
use mesnie::desktop::board::preview::Album;
use mesnie::desktop::pages::saves::Scenario;
use mesnie::desktop::pages::{match_file, saves};
use mesnie::desktop::platform::library::Library;
use mesnie::desktop::session::leaving::ask_before_leaving;
use mesnie::desktop::session::match_setup::MatchSetup;
use mesnie::desktop::session::opening::{MatchCount, serve_openings};
use mesnie::desktop::session::requests::{Dialog, Requests, Unsaved};
use mesnie::desktop::session::screen::Screen;
use mesnie::desktop::session::serving::serve_match;
use mesnie::table::play::replay::load;
use mesnie::table::saves::folder::{Saved, Summary};
use mesnie::table::text::locales::Lang;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

/// How many pairs of windows are tried on one match: 20, or as many as the environment says.
fn pairs() -> u64 {
    std::env::var("MESNIE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(20)
}

/// What of a window opens and leaves matches, with this folder of saves.
pub fn window(folder: &Path) -> World {
    let mut world = World::new();
    world.insert_resource(Texts::new(Lang::En));
    world.insert_resource(Library { saves: Ok(Saves::at(folder)), ..Library::read(&Source::built_in()) });
    world.init_resource::<Requests>();
    world.init_resource::<Dialog>();
    world.init_resource::<MatchSetup>();
    world.init_resource::<MatchCount>();
    world.init_resource::<NextState<Screen>>();
    world
}

/// Asks for something, as a click does; gives what is left to be served by others.
pub fn ask(world: &mut World, request: Request) -> Vec<Request> {
    world.resource_mut::<Requests>().0.push(request);
    world.run_system_once(ask_before_leaving).unwrap();
    world.run_system_once(serve_match).unwrap();
    world.run_system_once(serve_openings).unwrap();
    std::mem::take(&mut world.resource_mut::<Requests>().0)
}

fn dialog(world: &World) -> Dialog {
    world.resource::<Dialog>().clone()
}

fn orders_in(path: &Path) -> usize {
    let loaded = load(path, mesnie::games::all()).unwrap();
    assert_eq!((&loaded.problem, loaded.torn), (&None, false));
    loaded.orders
}

/// Scripts alone play on by so many orders.
fn play(world: &mut World, orders: usize) {
    let mut session = world.resource_mut::<Session>();
    for _ in 0..orders {
        let Some(Record { seat, order }) = session.game.automatic_order() else { break };
        session.game.submit(seat, order).unwrap();
    }
}

/// A match of two scripts in this folder, some orders on, that nobody plays.
fn left_match(folder: &Path) -> PathBuf {
    let table = Match::new(&mesnie::games::ancients::Ancients, rules().data);
    let saves = Saves::at(folder);
    let mut recorded = Recorded::start_autosave(table, header([Player::Random, Player::Random], 7), &saves).unwrap();
    for _ in 0..30 {
        let Record { seat, order } = recorded.automatic_order().unwrap();
        recorded.submit(seat, order).unwrap();
    }
    recorded.path().to_owned()
}

#[test]
fn of_two_windows_on_one_match_one_plays_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = left_match(folder.path());
    let [mut one, mut other] = [window(folder.path()), window(folder.path())];
    ask(&mut one, Request::Load(path.clone()));
    assert_eq!((one.resource::<Session>().game.path(), dialog(&one)), (path.as_path(), Dialog::None));
    ask(&mut other, Request::Load(path.clone()));
    let Dialog::InUse(asked, who) = dialog(&other) else { panic!("{:?}", dialog(&other)) };
    assert!(asked == path && who.contains("another window") && other.get_resource::<Session>().is_none());
    let texts = Texts::new(Lang::En);
    let pressed = |label| click(label, |ui| match_file::show_in_use(ui, &asked, &who, &texts)).unwrap();
    assert_eq!(pressed("Look at it"), Request::LookAt(path.clone()));
    assert_eq!(pressed("Go on in a copy"), Request::LoadCopy(path.clone()));
    assert_eq!(pressed("Cancel"), Request::Close);

    // Who only looks orders nothing and writes nothing.
    ask(&mut other, pressed("Look at it"));
    let before = fs::read(&path).unwrap();
    assert_eq!(dialog(&other), Dialog::None);
    for request in [Request::Undo, Request::Redo, Request::Bookmark(0), Request::UndoTo(3)] {
        ask(&mut other, request);
        assert!(matches!(other.resource_mut::<Dialog>().clone(), Dialog::Told(_)));
        *other.resource_mut::<Dialog>() = Dialog::None;
    }
    let mut session = other.resource_mut::<Session>();
    assert!(session.view_only && session.open_prompt().is_none() && !session.is_busy());
    assert!(session.view.question.is_none() && session.view.marks.is_empty() && session.view.undo_stop.is_some());
    let orders = session.game.journal().len();
    for _ in 0..50 {
        session.pass_time(1.0, &texts);
    }
    assert_eq!((session.game.journal().len(), fs::read(&path).unwrap() == before), (orders, true));
    // And leaves it without being asked anything.
    assert_eq!(ask(&mut other, Request::ToTitle), [Request::ToTitle]);

    // In a copy both play on.
    ask(&mut other, pressed("Go on in a copy"));
    let copy = other.resource::<Session>().game.path().to_owned();
    assert!(copy != path && !other.resource::<Session>().view_only);
    let (at_one, at_other) =
        <(usize, usize)>::from([&one, &other].map(|world| world.resource::<Session>().game.journal().len()));
    play(&mut one, 7);
    play(&mut other, 9);
    assert_eq!((orders_in(&path), orders_in(&copy)), (at_one + 7, at_other + 9));
    // Loading one's own match again is not stopped by oneself.
    ask(&mut one, Request::Load(path.clone()));
    assert_eq!((dialog(&one), one.resource::<Session>().game.path()), (Dialog::None, path.as_path()));
    // When it is left the other may have it.
    one.remove_resource::<Session>();
    ask(&mut other, Request::Load(path.clone()));
    assert_eq!(other.resource::<Session>().game.path(), path);
}

#[test]
fn pairs_of_windows_lose_no_order() {
    let folder = tempfile::tempdir().unwrap();
    for pair in 0..pairs() {
        let path = left_match(folder.path());
        let [mut one, mut other] = [window(folder.path()), window(folder.path())];
        // Both read the match, then both want to play it; now this one is first, now that one.
        let (first, second) = if pair % 2 == 0 { (&mut one, &mut other) } else { (&mut other, &mut one) };
        ask(first, Request::Load(path.clone()));
        play(first, pair as usize % 5);
        ask(second, Request::Load(path.clone()));
        ask(second, Request::LoadCopy(path.clone()));
        let mut expected = vec![];
        for (by_first, orders) in [(true, 3), (false, 4), (true, 2), (false, 1)] {
            let world = if by_first { &mut *first } else { &mut *second };
            play(world, orders);
            let game = &world.resource::<Session>().game;
            assert_eq!(game.problem(), None);
            expected.push((game.path().to_owned(), game.journal().len()));
        }
        assert_ne!(expected[2].0, expected[3].0);
        for (path, orders) in &expected[2..] {
            assert_eq!(orders_in(path), *orders, "pair {pair}");
        }
    }
}

/// The match cannot be written: nobody leaves it unasked, and it can be saved elsewhere.
#[test]
fn who_leaves_a_match_that_cannot_be_written_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let saves = folder.path().join("saves");
    let path = left_match(&saves);
    let mut world = window(&saves);
    ask(&mut world, Request::Load(path.clone()));
    // All is written: nobody is asked.
    for leave in [Request::Quit, Request::ToTitle] {
        assert_eq!(ask(&mut world, leave.clone()), [leave]);
    }
    let before = world.resource::<Session>().game.journal().len();
    fs::rename(&saves, folder.path().join("away")).unwrap();
    fs::write(&saves, "in the way").unwrap();
    play(&mut world, 6);
    assert!(world.resource::<Session>().game.problem().is_some());
    for leave in [Request::Quit, Request::ToTitle, Request::Rematch, Request::Load(path.clone())] {
        assert_eq!(ask(&mut world, leave.clone()), []);
        let Dialog::Unsaved(unsaved) = dialog(&world) else { panic!("{leave:?}: {:?}", dialog(&world)) };
        assert_eq!((*unsaved.then, unsaved.folder.is_empty()), (leave, false));
    }
    ask(&mut world, Request::Quit);
    let Dialog::Unsaved(unsaved) = dialog(&world) else { panic!("not asked") };
    // What the dialog offers.
    let texts = Texts::new(Lang::En);
    let pressed =
        |label| click(label, |ui| match_file::show_unsaved(ui, &unsaved, Some("disk full".into()), &texts)).unwrap();
    assert_eq!(pressed("Stay with the match"), Request::Close);
    assert_eq!(pressed("Save there and leave"), Request::SaveElsewhere(unsaved.clone()));
    let leave = pressed("Leave without saving");
    assert_eq!(leave, Request::LeaveUnsaved(Box::new(Request::Quit)));
    assert_eq!(ask(&mut world, leave), [Request::Quit]);
    // A folder that will not do is told, and nobody leaves.
    let bad = Unsaved { folder: saves.join("below a file").display().to_string(), ..unsaved.clone() };
    assert_eq!(ask(&mut world, Request::SaveElsewhere(bad)), []);
    assert!(matches!(dialog(&world), Dialog::Unsaved(Unsaved { problem, .. }) if !problem.is_empty()));
    // One that will do has the whole match.
    let elsewhere = folder.path().join("elsewhere");
    let good = Unsaved { folder: elsewhere.display().to_string(), ..unsaved };
    assert_eq!(ask(&mut world, Request::SaveElsewhere(good)), [Request::Quit]);
    assert!(matches!(dialog(&world), Dialog::Told(told) if told.contains("elsewhere")));
    let saved = Saves::at(&elsewhere).list().remove(0);
    assert_eq!(orders_in(&saved.path), before + 6);
    // There is room again: all is written before one leaves, and nobody is asked.
    fs::remove_file(&saves).unwrap();
    assert_eq!(ask(&mut world, Request::ToTitle), [Request::ToTitle]);
    assert_eq!(orders_in(&path), before + 6);
}

/// Whether a seat has ordered something in secret is not seen in the list of saves.
#[test]
fn the_list_of_saves_counts_no_orders() {
    let saved = |orders| Saved {
        path: "match.mesnie".into(),
        name: "match".into(),
        autosave: true,
        modified: SystemTime::UNIX_EPOCH,
        summary: Ok(Summary {
            game: "ancients".into(),
            scenario: "standard".into(),
            seats: vec![SeatSetup::of(Player::Person); 2],
            orders,
            finished: false,
            damaged: false,
        }),
    };
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let told = |orders| saves::describe(&saved(orders), Scenario::Told, &texts);
        assert_eq!(told(0), told(1));
        assert_eq!(told(1), told(417));
    }
}

/// Of a game with several scenarios it is told which one was saved.
#[test]
fn the_list_of_saves_tells_the_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = window(folder.path());
    world.resource_mut::<MatchSetup>().choose(4);
    world.resource_mut::<MatchSetup>().scenario = "sc07".into();
    world.resource_mut::<MatchSetup>().seats = vec![SeatSetup::of(Player::Random); 2];
    ask(&mut world, Request::Start);
    ask(&mut world, Request::QuickMatch(1));
    let library = world.resource::<Library>();
    let album = Album::of(Saves::at(folder.path()).list()).telling_scenarios(library);
    for (lang, gate, kingdom) in
        [(Lang::En, "The Open Gate", "The kingdom"), (Lang::Fr, "La porte ouverte", "Le royaume")]
    {
        let texts = Texts::new(lang);
        assert_eq!(texts.get("scenario-anarchy-sc07"), gate);
        let told = |game: &str| {
            let of_game = |saved: &&Saved| saved.summary.as_ref().is_ok_and(|summary| summary.game == game);
            let saved = album.saves.iter().find(of_game).unwrap();
            saves::describe(saved, Scenario::told_if(album.has_scenarios(saved)), &texts)[0].clone()
        };
        assert!(told("anarchy").contains(&format!(" · {gate} · ")), "{}", told("anarchy"));
        assert_eq!(texts.get("scenario-fief-kingdom"), kingdom);
        assert!(!told("fief").contains(kingdom), "a game of one scenario does not name it: {}", told("fief"));
    }
    // It stands in the list itself.
    let texts = Texts::new(Lang::En);
    let album = std::cell::RefCell::new(album);
    let list = |ui: &mut bevy_egui::egui::Ui| {
        drop(saves::show_list(ui, &mut album.borrow_mut(), None, |_, _| (), &texts));
    };
    let mut harness = Harness::builder().with_size([1000.0, 700.0]).build_ui(list);
    harness.run_steps(3);
    assert!(harness.query_by_label_contains("The Open Gate").is_some());
}

#[test]
fn without_a_display_a_line_says_so() {
    for (lang, words) in [("en", "finds no screen"), ("fr", "ne trouve pas d’écran")] {
        for display in [None, Some(":4711")] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
            command.args(["--lang", lang]).env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
            command.env("RUST_BACKTRACE", "1").env("MESNIE_SETTINGS", "/nowhere/settings.ron");
            match display {
                None => command.env_remove("DISPLAY"),
                Some(display) => command.env("DISPLAY", display),
            };
            let output = command.output().unwrap();
            let told = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{told}");
            assert!(told.contains(words) && told.trim_end().lines().count() == 1, "{told}");
        }
    }
}

#[test]
fn a_window_that_is_destroyed_from_outside_ends_the_program() {
    let Some(mut desk) = Desk::set_up(1024, 700) else { return };
    desk.start_program("en");
    wait_for("the first picture", 60, || desk.lit() > 1024 * 700 * 9 / 10);
    wait_for("the title's main button", 20, || desk.main_button().is_some());
    std::thread::sleep(Duration::from_secs(1));
    desk.press(&["search", "--sync", "--name", "Mesnie", "windowclose"]);
    let ended = (0..100).find_map(|_| {
        std::thread::sleep(Duration::from_millis(100));
        desk.ended()
    });
    assert_eq!(ended, Some(1), "{}", desk.said());
    assert!(desk.said().contains("the window is gone"), "{}", desk.said());
}
