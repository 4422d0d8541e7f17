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
    for (what, below) in [("the page for a new match", 2), ("the match", 0)] {
        let before = desk.screen();
        desk.click(desk.title_button(below, 100).expect("a main button"));
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

/// A view of an open table rests like any other, with all that lies over it.
fn rests(desk: &Desk) {
    wait_for("a rest", 30, || {
        let before = desk.ticks();
        std::thread::sleep(Duration::from_secs(1));
        desk.ticks() <= before + 1
    });
}

/// Where the meadow lies on the screen: the green between its frames.
fn meadow_on(desk: &Desk) -> impl Fn(Spot) -> (usize, usize) + use<> {
    let screen = desk.screen();
    let green = |x: usize, y: usize| {
        let [r, g, b] = screen[y * desk.width + x];
        g > r && g > b.saturating_add(20)
    };
    let points = (60..desk.height * 9 / 10).flat_map(|y| (0..desk.width * 76 / 100).map(move |x| (x, y)));
    let found: Vec<(usize, usize)> = points.filter(|(x, y)| green(*x, *y)).collect();
    let side = |pick: fn(&(usize, usize)) -> usize| {
        let all = found.iter().map(pick);
        (all.clone().min().unwrap_or(0) as i32, all.max().unwrap_or(0) as i32)
    };
    let ((left, right), (top, bottom)) = (side(|p| p.0), side(|p| p.1));
    move |spot| {
        let x = left + spot.x * (right - left) / 6000;
        let y = bottom - spot.y * (bottom - top) / 4000;
        (x.max(0) as usize, y.max(0) as usize)
    }
}

/// Where one's own dog stands, as the journal has it.
fn own_dog(desk: &Desk) -> Spot {
    let last = own(desk).into_iter().rfind(|line| line.contains(" run "));
    let spot = last.and_then(|line| {
        let (x, y) = line.split_whitespace().nth(3)?.split_once(',')?;
        Some(Spot { x: x.parse().ok()?, y: y.parse().ok()? })
    });
    spot.unwrap_or(Spot { x: 800, y: 1000 })
}

/// Drags slowly, for a machine with other work to see every step.
fn drag(desk: &Desk, from: (usize, usize), to: (usize, usize), button: &str) {
    let go = |(x, y): (usize, usize)| desk.press(&["mousemove", &x.to_string(), &y.to_string()]);
    let pause = || std::thread::sleep(Duration::from_millis(700));
    go(from);
    pause();
    desk.press(&["mousedown", button]);
    pause();
    go(((from.0 + to.0) / 2, (from.1 + to.1) / 2));
    pause();
    go(to);
    pause();
    desk.press(&["mouseup", button]);
    pause();
}

#[test]
fn the_meadow_is_played_in_the_real_window() {
    play_in(&[(1280, 800, "en"), (1920, 1080, "fr")]);
}

/// To be looked at.
#[test]
#[ignore = "each window takes its time"]
fn the_meadow_is_played_in_windows_of_every_size() {
    play_in(&[(1280, 800, "fr"), (1920, 1080, "en"), (3840, 2160, "en")]);
}

fn play_in(windows: &[(usize, usize, &str)]) {
    for (width, height, lang) in windows.iter().copied() {
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
        desk.keep(&name("run"), settled(&desk));
        // The pointer asks, and is told what it would do or why it does nothing.
        let at = meadow_on(&desk);
        let spots = [
            ("points", Spot { x: 1500, y: 1900 }),
            ("refused", Spot { x: 1300, y: 1100 }),
            ("far", Spot { x: 4900, y: 3100 }),
        ];
        for (what, spot) in spots {
            let (x, y) = at(spot);
            desk.press(&["mousemove", &x.to_string(), &y.to_string()]);
            desk.keep(&name(what), settled(&desk));
        }
        // A tape from dog to pond, and no order.
        drag(&desk, at(own_dog(&desk)), at(Spot { x: 2600, y: 2000 }), "3");
        desk.keep(&name("tape"), settled(&desk));
        rests(&desk);
        // A click that is refused changes nothing.
        desk.click(at(Spot { x: 2400, y: 3500 }));
        std::thread::sleep(Duration::from_millis(900));
        assert_eq!(own(&desk).len(), 1, "nothing was ordered: {:?}", own(&desk));
        // The list of orders, and closer to the dogs.
        desk.keys(&["l"]);
        desk.keep(&name("list"), settled(&desk));
        desk.keys(&["Escape"]);
        settled(&desk);
        desk.keys(&["Tab", "plus", "plus", "plus", "plus", "plus", "plus", "plus"]);
        desk.keep(&name("closer"), settled(&desk));
        desk.keys(&["Home"]);
        settled(&desk);
        desk.keys(&["Escape"]);
        settled(&desk);
        // Then to the end: the dog is carried, or sent with a click.
        for (round, by) in
            [Spot { x: 300, y: 800 }, Spot { x: 500, y: 300 }, Spot { x: -400, y: 500 }].into_iter().enumerate()
        {
            let dog = own_dog(&desk);
            let to = dog.moved(by);
            for attempt in 0..4 {
                if own(&desk).len() > round + 1 {
                    break;
                }
                let (from, to) = (at(dog), at(to.moved(Spot { x: 90 * attempt, y: 60 * attempt })));
                if round % 2 == 0 {
                    drag(&desk, from, to, "1")
                } else {
                    desk.click(to)
                }
                std::thread::sleep(Duration::from_millis(900));
            }
            desk.keep(&name(&format!("round-{}", round + 2)), settled(&desk));
            assert_eq!(own(&desk).len(), round + 2, "{:?}", own(&desk));
            let there = own_dog(&desk);
            assert!((there.x - to.x).abs() < 400 && (there.y - to.y).abs() < 300, "{there:?} instead of {to:?}");
        }
        wait_for("the end of the match", 300, || {
            assert!(desk.is_running(), "{}", desk.said());
            // While others go nothing is lit, and Tab walks over the buttons: who asks then for an order can take one back, turn
            // after turn.
            desk.still();
            desk.keys(&["Tab", "Tab", "Return"]);
            std::thread::sleep(Duration::from_millis(400));
            desk.journal().lines().any(|line| line.starts_with("end "))
        });
        desk.rest();
        desk.keep(&name("end"), desk.screen());
        rests(&desk);
    }
}
