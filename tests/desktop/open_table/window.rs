//! The real window with the meadow in it, on an X server of its own: real clicks, drags and keys, and pictures to be looked at
//! under `target/screens`.
use super::*;
use crate::desktop::screen::desk::{Desk, wait_for};
use mesnie::desktop::app::app;
use mesnie::desktop::platform::library::{Library, Shelf};
use mesnie::table::data::Source;
use std::time::Duration;

/// The variable that makes this program a window with the meadow: its language.
const WINDOW: &str = "MESNIE_TEST_MEADOW";

/// Not a test: the program that the tests below look at. Without the variable nothing happens.
#[test]
fn the_window_with_the_meadow() {
    let Ok(lang) = std::env::var(WINDOW) else { return };
    let lang: Lang = lang.parse().expect("a language");
    let source = Source::built_in();
    let (rules, findings) = RuleSet::read(&MEADOW, source.clone());
    let shelf = vec![Shelf { game: &MEADOW, face: &face::FACE, rules: rules.ok_or(findings) }];
    let mut app = app(&source, Some(lang));
    let library = Library { shelf, ..Library::read(&source) };
    app.insert_resource(library).insert_resource(texts(lang));
    app.run();
}

fn open(width: usize, height: usize, lang: &str) -> Option<Desk> {
    let mut desk = Desk::set_up(width, height)?;
    std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Off)").expect("settings");
    let mut command = std::process::Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "desktop::open_table::window::the_window_with_the_meadow", "--nocapture"]);
    command.env(WINDOW, lang);
    desk.start(command);
    wait_for("the title's main button", 60, || desk.main_button().is_some());
    desk.rest();
    for what in ["the page for a new match", "the match"] {
        let before = desk.screen();
        desk.click(desk.main_button().expect("a main button"));
        wait_for(what, 60, || desk.screen().iter().zip(&before).filter(|(a, b)| a != b).count() > 20_000);
        std::thread::sleep(Duration::from_millis(600));
    }
    wait_for("a journal of the match", 60, || desk.journal().starts_with("mesnie journal"));
    desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
    desk.rest();
    Some(desk)
}

fn own(desk: &Desk) -> Vec<String> {
    desk.journal().lines().filter(|line| line.starts_with("order rex ")).map(str::to_owned).collect()
}

/// The picture when it has come to rest after something was done.
fn settled(desk: &Desk) -> Vec<crate::desktop::screen::desk::Pixel> {
    std::thread::sleep(Duration::from_millis(1200));
    desk.still()
}

/// The middle of the gold ring around the base of one's own dog: it alone leads.
fn own_dog(desk: &Desk) -> (usize, usize) {
    let gold = desk.find(&[[0xf2, 0xc4, 0x3a]], 0, 4..desk.width * 7 / 10, 90..desk.height - 170);
    let n = gold.len().max(1);
    (gold.iter().map(|(x, _)| x).sum::<usize>() / n, gold.iter().map(|(_, y)| y).sum::<usize>() / n)
}

#[test]
fn the_meadow_is_played_in_the_real_window() {
    for (width, height, lang) in [(1280, 800, "en"), (1920, 1080, "fr")] {
        let Some(desk) = open(width, height, lang) else { return };
        let name = |what: &str| format!("meadow-{what}-{width}x{height}-{lang}");
        desk.keep(&name("bury"), desk.screen());
        // Keys go to a point and give the order.
        desk.keys(&["Tab", "Tab"]);
        desk.keep(&name("bury-keys"), settled(&desk));
        wait_for("the bone to be buried", 20, || {
            if own(&desk).is_empty() {
                desk.keys(&["Return"]);
            }
            std::thread::sleep(Duration::from_millis(500));
            own(&desk).len() == 1
        });
        desk.rest();
        desk.keep(&name("run"), desk.screen());
        // The pointer asks, and is told why not.
        let (x, y) = (width * 3 / 10, height / 2);
        for (what, (x, y)) in [("points", (x, y)), ("points-far", (width * 6 / 10, height * 3 / 10))] {
            desk.press(&["mousemove", &x.to_string(), &y.to_string()]);
            desk.keep(&name(what), settled(&desk));
        }
        // A tape across the table.
        desk.press(&["mousemove", &(width / 6).to_string(), &(height / 4).to_string(), "mousedown", "3"]);
        for share in [3, 4, 5] {
            desk.press(&["mousemove", &(share * width / 10).to_string(), &(height / 2).to_string()]);
            std::thread::sleep(Duration::from_millis(150));
        }
        desk.press(&["mouseup", "3"]);
        desk.keep(&name("tape"), settled(&desk));
        assert_eq!(own(&desk).len(), 1, "nothing was ordered: {:?}", own(&desk));
        // The list of orders, and closer to the dogs.
        desk.keys(&["l"]);
        desk.keep(&name("list"), settled(&desk));
        desk.keys(&["Escape"]);
        desk.still();
        desk.keys(&["Tab", "plus", "plus", "plus", "plus", "plus", "plus"]);
        desk.keep(&name("closer"), settled(&desk));
        desk.keys(&["Home", "Escape"]);
        // Then to the end, by clicks around where the dog may go.
        let turn = std::cell::Cell::new(0_usize);
        wait_for("the end of the match", 240, || {
            assert!(desk.is_running(), "{}", desk.said());
            turn.set(turn.get() + 1);
            let (dx, dy) = [(60_i64, 20_i64), (0, -70), (-50, 40), (40, 60), (90, -30), (0, 110)][turn.get() % 6];
            let (x, y) = own_dog(&desk);
            let to = ((x as i64 + dx).max(10) as usize, (y as i64 + dy).max(100) as usize);
            desk.click(to);
            std::thread::sleep(Duration::from_millis(700));
            desk.journal().lines().any(|line| line.starts_with("end "))
        });
        desk.rest();
        desk.keep(&name("end"), desk.screen());
        // A view of an open table rests like any other.
        let before = desk.ticks();
        std::thread::sleep(Duration::from_secs(4));
        assert!(desk.ticks() - before <= 15, "the window does not rest");
    }
}
