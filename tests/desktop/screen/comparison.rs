//! The page of comparisons in the real window: empty, while it plays, and with a result.
use super::desk::{Desk, wait_for};
use mesnie::table::data::Source;
use std::fs;
use std::time::Duration;

/// Red of the main button by day.
const SEAL: [u8; 3] = [0x8f, 0x1d, 0x1d];

/// Two bars for each seat, in two colours: whose is whose can be seen.
#[test]
fn rule_data_are_compared_in_the_real_window() {
    for ((width, height), lang) in [((1280, 800), "fr"), ((1920, 1080), "en")] {
        let Some(mut desk) = Desk::set_up(width, height) else { return };
        let own = desk.folder.path().join("rules/ancients/budgets.ron");
        fs::create_dir_all(own.parent().expect("a folder")).expect("made");
        let usual = Source::built_in().read("ancients/budgets.ron").expect("the program's own");
        fs::write(&own, usual.replace("turn_limit: 8", "turn_limit: 4")).expect("written");
        fs::write(desk.folder.path().join("settings.ron"), "(pace: Off, hints: false)").expect("settings");
        let rules = desk.folder.path().join("rules").display().to_string();
        desk.start_program_with(lang, &["--rules", &rules]);
        wait_for("the title", 60, || desk.lit() > width * height * 9 / 10 && desk.main_button().is_some());
        desk.rest();
        let keep = |name: &str| desk.keep(&format!("comparison-{name}-{width}x{height}-{lang}"), desk.screen());
        let title = desk.screen();
        desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
        desk.keys(&["F3"]);
        desk.rest_after(&title);
        keep("rule-data");
        // To the left of the button that closes the page.
        let data = desk.screen();
        let close = desk.find(&[SEAL], 3, width / 2..width - 30, 50..110);
        let left = close.iter().min().expect("a red button");
        desk.click((left.0 - 60, left.1 + 6));
        desk.rest_after(&data);
        keep("empty");
        let begin = desk.find(&[SEAL], 3, 30..width * 3 / 4, 50..110);
        let (first, last) = (begin.iter().min().expect("a red button"), begin.iter().max().expect("its end"));
        desk.click(((first.0 + last.0) / 2, (first.1 + last.1) / 2));
        std::thread::sleep(Duration::from_millis(1500));
        keep("playing");
        // The designer's bars are the only large red things below the heads.
        let red = |[r, g, b]: &[u8; 3]| *r > 140 && r.saturating_sub(*g) > 50 && r.saturating_sub(*b) > 50;
        let bars = || desk.screen()[width * 200..].iter().filter(|pixel| red(pixel)).count();
        wait_for("the result", 180, || bars() > 5_000);
        desk.rest();
        keep("result");
        assert!(desk.is_running(), "{}", desk.said());
    }
}
