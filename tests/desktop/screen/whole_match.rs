//! The real window: a battle in it from the first picture to the end, and every screen of the desktop.
use super::desk::{Desk, wait_for};
use crate::desktop::MODULES_OF_ANCIENTS;
use std::time::Duration;

/// The window opens, rests, takes a click after it has rested, and a match is set up and played to its end in it with
/// real keys.
#[test]
fn a_match_is_played_in_the_real_window() {
    let Some(mut desk) = Desk::set_up(1280, 800) else { return };
    desk.start_program("en");
    wait_for("the first picture", 60, || desk.lit() > 1280 * 800 * 9 / 10);
    wait_for("the title's main button", 20, || desk.main_button().is_some());
    // It comes to rest: a window that draws without end would use some hundred ticks.
    wait_for("a rest", 30, || {
        let before = desk.ticks();
        std::thread::sleep(Duration::from_secs(1));
        desk.ticks() <= before + 1
    });
    let before = desk.ticks();
    std::thread::sleep(Duration::from_secs(5));
    let used = desk.ticks() - before;
    assert!(used <= 15, "the window does not rest: {used} hundredths of a second in 5 seconds");

    // The click after the rest is not lost.
    let title = desk.screen();
    desk.click(desk.title_button(2, 100).expect("New match"));
    wait_for("the page for a new match", 20, || {
        let differs = desk.screen().iter().zip(&title).filter(|(a, b)| a != b).count();
        differs > 20_000 && desk.main_button().is_some()
    });
    std::thread::sleep(Duration::from_millis(500));
    desk.click(desk.main_button().expect("Start the match"));
    wait_for("a journal of the match", 60, || desk.journal().starts_with("mesnie journal"));

    // No window manager gives the window the keys.
    desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
    // The usual army, the usual deployment: Enter orders what can be taken back. What confirms them has a digit.
    let orders = || desk.journal().lines().filter(|line| line.starts_with("order red")).count();
    for (number, key) in [(1, "Return"), (2, "0"), (3, "Return"), (4, "0")] {
        for _ in 0..3 {
            std::thread::sleep(Duration::from_millis(500));
            assert_eq!(orders(), number - 1, "before {key}: {}", desk.journal());
            if key != "Return" {
                // It could not be taken back, so Enter does not give it.
                desk.keys(&["Return"]);
            }
        }
        wait_for("the next question", 20, || {
            if orders() < number {
                desk.keys(&[key]);
            }
            std::thread::sleep(Duration::from_millis(500));
            orders() >= number
        });
    }
    // Then the first lit place or the first button, whatever it is, to the end of the match.
    wait_for("the end of the match", 900, || {
        assert!(
            desk.is_running(),
            "the program ended after {} lines:\n{}",
            desk.journal().lines().count(),
            desk.said()
        );
        // What has just come on the screen takes no order for a moment.
        for keys in [&["Tab", "Return"][..], &["1"], &["2"], &["0"]] {
            desk.keys(keys);
            std::thread::sleep(Duration::from_millis(400));
        }
        desk.journal().lines().any(|line| line.starts_with("end "))
    });
    std::thread::sleep(Duration::from_secs(1));
    assert!(desk.is_running(), "the program ended with the match");
}

/// A window of another size is drawn anew to the end, though nobody touches mouse or keys.
#[test]
fn a_window_of_another_size_is_drawn_anew() {
    let Some(mut desk) = Desk::set_up(1280, 800) else { return };
    desk.start_program("en");
    wait_for("the title's main button", 60, || desk.main_button().is_some());
    desk.click(desk.title_button(2, 100).expect("New match"));
    desk.rest();
    for (number, size) in [["1000", "700"], ["1280", "800"], ["1100", "640"]].into_iter().enumerate() {
        let before = desk.screen();
        desk.press(&["search", "--sync", "--name", "Mesnie", "windowsize", size[0], size[1]]);
        wait_for("another picture", 20, || desk.screen() != before);
        let rested = desk.still();
        // What a window draws that is woken has to be there already.
        desk.press(&["mousemove", "3", "3"]);
        std::thread::sleep(Duration::from_millis(500));
        let woken = desk.still();
        let changed = rested.iter().zip(&woken).filter(|(a, b)| a != b).count();
        desk.keep(&format!("resized-{number}"), rested);
        assert!(changed < 1_000, "{size:?}: {changed} pixels change when the window is woken");
    }
}

/// A whole match with all modules and the mouse alone: what is lit on the board and what is a button is clicked, as chance will have it.
#[test]
fn a_match_is_played_with_clicks_alone() {
    let Some(mut desk) = Desk::set_up(1280, 800) else { return };
    let on: String = MODULES_OF_ANCIENTS.iter().map(|module| format!("\"{module}\": true, ")).collect();
    let options = format!("{{ {on}\"budget\": 45 }}");
    let chosen = format!(r#"(game: "ancients", games: {{ "ancients": (options: {options}) }})"#);
    std::fs::write(desk.folder.path().join("settings.ron"), format!("(pace: Off, new_match: {chosen})"))
        .expect("settings");
    desk.start_program("fr");
    wait_for("the title's main button", 60, || desk.main_button().is_some());
    for (what, below) in [("the page for a new match", 2), ("the match", 0)] {
        let before = desk.screen();
        desk.click(desk.title_button(below, 100).expect("a main button"));
        wait_for(what, 60, || desk.screen().iter().zip(&before).filter(|(a, b)| a != b).count() > 20_000);
        std::thread::sleep(Duration::from_millis(500));
    }
    wait_for("a journal of the match", 60, || desk.journal().starts_with("mesnie journal"));
    // Chance alone would soon confirm an army of one unit, and lose it at once.
    desk.buy_by_clicks();
    let bought = desk.journal().lines().filter(|line| line.starts_with("order red recruit")).count();
    assert!(bought >= 6, "{bought} bought");
    let orders = desk.play_by_clicks("red");
    assert!(orders > 20, "the match ended after {orders} orders");
    desk.rest();
    desk.keep("end-of-a-match-by-clicks", desk.screen());
}

/// Languages with rooms.
const ALL: [(&str, &str); 4] = [("en", "Day"), ("fr", "Day"), ("en", "Night"), ("fr", "Night")];

/// Every screen, in both languages and both rooms: kept as pictures under `target/screens`, to be looked at. Here it is tested that
/// each comes up, that it is complete when the window rests, and that it goes away again. By itself, so that others run beside it.
#[test]
fn every_screen_comes_up_in_both_languages_and_rooms() {
    tour(&[(1280, 800, 100, &ALL)]);
}

/// The same in a large window, each language and each room once; and in the smallest, in the language of the longer words.
#[test]
fn every_screen_comes_up_in_large_and_small_windows() {
    tour(&[(1920, 1080, 100, &[ALL[0], ALL[3]]), (1024, 700, 100, &ALL[1..2])]);
}

/// In other windows: the largest with the largest text, or what `WINDOWS` names (`1280x800:80:fr:Day,1920x1080:200:en:Night`).
#[test]
#[ignore = "software rendering takes minutes for so many pixels"]
fn every_screen_comes_up_in_other_windows() {
    for window in std::env::var("WINDOWS").unwrap_or_else(|_| "3840x2160:200:fr:Day".into()).split(',') {
        let parts: Vec<&str> = window.split([':', 'x']).collect();
        let [width, height, text, lang, room] = parts[..] else { panic!("{window}: not WIDTHxHEIGHT:TEXT:LANG:ROOM") };
        let number = |part: &str| part.parse().expect("a number");
        tour(&[(number(width), number(height), number(text) as u32, &[(lang, room)])]);
    }
}

/// Width, height, size of the text in percent, languages with rooms.
type Windows<'a> = (usize, usize, u32, &'a [(&'a str, &'a str)]);

fn tour(windows: &[Windows]) {
    for (width, height, text, tours) in windows.iter().copied() {
        for (lang, room) in tours {
            let Some(mut desk) = Desk::set_up(width, height) else { return };
            std::fs::write(
                desk.folder.path().join("settings.ron"),
                format!("(room: {room}, pace: Off, text_size: {text})"),
            )
            .expect("settings");
            desk.start_program(lang);
            let tour = Tour { desk: &desk, name: tour_name(width, height, text, lang, room) };
            wait_for("the first picture", 60, || desk.lit() > width * height * 9 / 10 && desk.main_button().is_some());
            desk.rest();
            tour.keep("title");
            desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
            let sheets = [("F10", "settings"), ("F1", "keys"), ("F2", "rules"), ("F3", "rule-data")];
            for (key, name) in sheets {
                tour.visit(key, name);
            }
            let before = desk.screen();
            desk.click(desk.title_button(2, text as usize).expect("New match"));
            desk.rest_after(&before);
            tour.keep("new-match");
            let before = desk.screen();
            desk.click(desk.main_button().expect("Start the match"));
            wait_for("a journal of the match", 60, || desk.journal().starts_with("mesnie journal"));
            desk.rest_after(&before);
            tour.keep("army");
            let before = desk.screen();
            desk.keys(&["Return"]);
            desk.rest_after(&before);
            tour.keep("army-chosen");
            let before = desk.screen();
            desk.click(desk.main_button().expect("Confirm the army"));
            desk.rest_after(&before);
            tour.keep("deployment");
            let before = desk.screen();
            wait_for("the battle", 90, || {
                // Deployed as usual, then confirmed.
                for digit in ["1", "0"] {
                    desk.keys(&[digit]);
                    std::thread::sleep(Duration::from_millis(600));
                }
                desk.journal().lines().filter(|line| line.starts_with("order red")).count() >= 4
            });
            desk.rest_after(&before);
            tour.keep("battle");
            let before = desk.screen();
            desk.keys(&["Tab", "Return"]);
            // A mouse that moves takes the place of the keys.
            std::thread::sleep(Duration::from_millis(800));
            desk.rest_after(&before);
            tour.keep("unit-in-hand");
            if width > 2000 {
                // Every picture of so many pixels takes its time.
                continue;
            }
            let sheets = [
                ("F2", "rules-in-battle"),
                ("F10", "settings-in-battle"),
                ("ctrl+o", "saved-matches"),
                ("ctrl+s", "save-as"),
                ("l", "list-of-orders"),
            ];
            for (key, name) in sheets {
                tour.visit(key, name);
            }
            let before = desk.screen();
            desk.keys(&["Prior"]);
            desk.rest_after(&before);
            tour.keep("looking-back");
            desk.keys(&["Escape"]);
            assert!(desk.is_running());
        }
    }
}

fn tour_name(width: usize, height: usize, text: u32, lang: &str, room: &str) -> String {
    let size = if text == 100 { String::new() } else { format!("-{text}%") };
    format!("{width}x{height}{size}-{lang}-{}", room.to_lowercase())
}

struct Tour<'a> {
    desk: &'a Desk,
    name: String,
}

impl Tour<'_> {
    fn keep(&self, screen: &str) {
        self.desk.keep(&format!("{screen}-{}", self.name), self.desk.screen());
    }

    /// Opens a sheet with a key, keeps its picture, and closes it.
    fn visit(&self, key: &str, name: &str) {
        let before = self.desk.screen();
        self.desk.keys(&[key]);
        self.desk.rest_after(&before);
        let open = self.desk.screen();
        let changed = before.iter().zip(&open).filter(|(a, b)| a != b).count();
        assert!(changed > 10_000, "{key} opens nothing ({}): {changed} pixels", self.name);
        self.keep(name);
        self.desk.keys(&["Escape"]);
        let left = || before.iter().zip(self.desk.screen()).filter(|(a, b)| **a != *b).count();
        wait_for(&format!("{name} to go away ({})", self.name), 20, || left() < 3_000);
        self.desk.rest();
        assert!(left() < 3_000, "{name} leaves {} pixels behind ({})", left(), self.name);
    }
}
