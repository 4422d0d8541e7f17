//! The real window, on an X server of its own, with real input.
use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Red of the main button by day and by night.
const SEALS: [Pixel; 2] = [[0x8f, 0x1d, 0x1d], [0x8f, 0x2a, 0x22]];

/// What is lit on the board: a choice and a way, an attack.
const LIGHTS: [Pixel; 2] = [[0xe8, 0xb4, 0x2a], [0xb0, 0x10, 0x18]];
/// A button by day.
const BUTTON: Pixel = [0xea, 0xda, 0xb4];

/// An X server with a screen that can be read, and the program on it.
struct Desk {
    server: Child,
    program: Option<Child>,
    display: String,
    folder: tempfile::TempDir,
    width: usize,
    height: usize,
    /// How often the window rested before its picture was complete.
    late: Cell<u32>,
}

impl Drop for Desk {
    fn drop(&mut self) {
        for child in self.program.iter_mut().chain([&mut self.server]) {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

type Pixel = [u8; 3];

impl Desk {
    /// Nothing where there is no X server to start or nothing to press keys with.
    fn set_up(width: usize, height: usize) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let have = |program: &str| {
            Command::new(program).arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
        };
        if !have("Xvfb") || !have("xdotool") {
            eprintln!("SKIPPED: the window tests need Xvfb and xdotool; .ci/run installs them");
            return None;
        }
        let screen = format!("{width}x{height}x24");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp", "-fbdir"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        BufReader::new(server.stdout.take().expect("piped")).read_line(&mut number).expect("Xvfb tells its display");
        Some(Self {
            server,
            program: None,
            display: format!(":{}", number.trim()),
            folder,
            width,
            height,
            late: Cell::new(0),
        })
    }

    fn start_program(&mut self, lang: &str) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mesnie"));
        command.args(["--lang", lang]).env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY");
        command
            .env("MESNIE_SETTINGS", self.folder.path().join("settings.ron"))
            .env("MESNIE_SAVES", self.folder.path().join("matches"))
            .env("MESNIE_WINDOW", format!("{}x{}", self.width, self.height));
        let said = std::fs::File::create(self.folder.path().join("said")).expect("a file for what it says");
        self.program = Some(command.stdout(Stdio::null()).stderr(said).spawn().expect("the program starts"));
    }

    fn press(&self, args: &[&str]) {
        let done = Command::new("xdotool").args(args).env("DISPLAY", &self.display).status().expect("xdotool runs");
        assert!(done.success(), "xdotool {args:?}");
    }
    fn click(&self, (x, y): (usize, usize)) {
        self.press(&["mousemove", &x.to_string(), &y.to_string()]);
        std::thread::sleep(Duration::from_millis(100));
        self.press(&["click", "1"]);
        std::thread::sleep(Duration::from_millis(200));
    }
    fn keys(&self, keys: &[&str]) {
        self.press(&[&["key", "--delay", "30"], keys].concat());
    }
    fn is_running(&self) -> bool {
        // A program that has ended stays in the list of processes until it is waited for, as a zombie.
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.program_id())).unwrap_or_default();
        status.lines().any(|line| line.starts_with("State:") && !line.contains('Z'))
    }

    /// What the program has complained of.
    fn said(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("said")).unwrap_or_default()
    }

    /// The screen, row by row: Xvfb keeps it in a file in the form of xwd.
    fn screen(&self) -> Vec<Pixel> {
        let file = std::fs::read(self.folder.path().join("Xvfb_screen0")).expect("the server's screen");
        let word = |i: usize| u32::from_be_bytes(file[4 * i..4 * i + 4].try_into().expect("a word")) as usize;
        let (header, per_line, colours) = (word(0), word(12), word(19));
        let pixels = &file[header + 12 * colours..];
        let mut screen = Vec::with_capacity(self.width * self.height);
        for y in 0..self.height {
            for x in 0..self.width {
                let at = y * per_line + 4 * x;
                screen.push([pixels[at + 2], pixels[at + 1], pixels[at]]);
            }
        }
        screen
    }
    /// How many pixels are not black.
    fn lit(&self) -> usize {
        self.screen().iter().filter(|p| p.iter().any(|c| *c > 8)).count()
    }
    /// The middle of the widest red button: the obvious one.
    fn main_button(&self) -> Option<(usize, usize)> {
        let screen = self.screen();
        let is_red = |x: usize, y: usize| SEALS.contains(&screen[y * self.width + x]);
        let mut best: Option<(usize, (usize, usize))> = None;
        for y in (20..self.height - 50).step_by(4) {
            let mut x = 0;
            while x < self.width {
                let start = x;
                while x < self.width && is_red(x, y) {
                    x += 1;
                }
                let middle = start + (x - start) / 2;
                // A button, and not the ruled border of the page.
                if (90..self.width / 3 + 80).contains(&(x - start))
                    && (0..24).all(|dy| is_red(start + 4, y + dy))
                    && best.is_none_or(|(w, _)| x - start > w)
                {
                    best = Some((x - start, (middle, y + 12)));
                }
                x += 1;
            }
        }
        best.map(|(_, at)| at)
    }
    /// The points within a part of the screen that have one of these colours as far as `round` pixels around.
    fn find(
        &self,
        colours: &[Pixel],
        round: usize,
        xs: std::ops::Range<usize>,
        ys: std::ops::Range<usize>,
    ) -> Vec<(usize, usize)> {
        let screen = self.screen();
        let is = |x: usize, y: usize| colours.contains(&screen[y * self.width + x]);
        let around = |x: usize, y: usize| (y - round..=y + round).all(|y| (x - round..=x + round).all(|x| is(x, y)));
        let points = ys.flat_map(|y| xs.clone().map(move |x| (x, y)));
        points.filter(|(x, y)| around(*x, *y)).collect()
    }
    /// Waits until the picture stays as it is, then wakes the window: one that rested before its picture was complete
    /// would draw something else.
    fn rest(&self) {
        self.rest_after(&[]);
    }
    /// The same once the picture differs from what it was.
    fn rest_after(&self, before: &[Pixel]) {
        let began = Instant::now();
        // The mouse far from everything that it could light: a corner of the window.
        self.press(&["mousemove", "2", "2"]);
        wait_for("the picture to change", 30, || {
            let now = self.screen();
            before.is_empty() || now.iter().zip(before).filter(|(a, b)| a != b).count() > 2_000
        });
        loop {
            let last = self.still();
            assert!(began.elapsed() < Duration::from_secs(60), "the picture does not come to rest");
            self.press(&["mousemove", "3", "3"]);
            std::thread::sleep(self.moment().max(Duration::from_millis(400)));
            let now = self.screen();
            if now.iter().zip(&last).filter(|(a, b)| a != b).count() < 4_000 {
                return;
            }
            // A machine with other work may be that slow; a window that rests too early is so again and again.
            let late = self.late.get() + 1;
            self.late.set(late);
            self.keep(&format!("unfinished-{late}-rested"), last);
            self.keep(&format!("unfinished-{late}-woken"), now);
            assert!(late <= 5, "the window rested {late} times before its picture was complete");
            self.press(&["mousemove", "2", "2"]);
        }
    }
    /// Longer than a picture takes to be drawn: a quarter of a second, more in a large window.
    fn moment(&self) -> Duration {
        Duration::from_millis(250 * (self.width * self.height / 2_000_000).max(1) as u64)
    }
    /// A picture that has stayed as it is for four moments.
    fn still(&self) -> Vec<Pixel> {
        let (mut last, mut same) = (self.screen(), 0);
        let began = Instant::now();
        while same < 4 {
            std::thread::sleep(self.moment());
            let now = self.screen();
            same = if now == last { same + 1 } else { 0 };
            last = now;
            assert!(began.elapsed() < Duration::from_secs(60), "the picture does not come to rest");
        }
        last
    }
    /// Keeps a picture under `target/screens`.
    fn keep(&self, name: &str, picture: Vec<Pixel>) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screens");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let file = std::fs::File::create(folder.join(format!("{name}.png"))).expect("a picture");
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let written = encoder.write_header().and_then(|mut w| w.write_image_data(&picture.into_flattened()));
        written.expect("a picture");
    }
    fn journal(&self) -> String {
        let folder = self.folder.path().join("matches/autosaves");
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        files.max().map(|path: PathBuf| std::fs::read_to_string(path).unwrap_or_default()).unwrap_or_default()
    }
    fn program_id(&self) -> u32 {
        self.program.as_ref().expect("started").id()
    }
    /// Processor time of the program so far, in hundredths of a second.
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(Path::new("/proc").join(self.program_id().to_string()).join("stat"))
            .expect("it runs");
        let fields: Vec<&str> = stat.rsplit(") ").next().expect("fields").split(' ').collect();
        fields[11].parse::<u64>().expect("user time") + fields[12].parse::<u64>().expect("system time")
    }
}

fn wait_for(what: &str, seconds: u64, done: impl Fn() -> bool) {
    let began = Instant::now();
    while !done() {
        assert!(began.elapsed() < Duration::from_secs(seconds), "waited {seconds} s in vain for: {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

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
    desk.click(desk.main_button().expect("New match"));
    wait_for("the page for a new match", 20, || {
        let differs = desk.screen().iter().zip(&title).filter(|(a, b)| a != b).count();
        differs > 20_000 && desk.main_button().is_some()
    });
    std::thread::sleep(Duration::from_millis(500));
    desk.click(desk.main_button().expect("Start the match"));
    wait_for("a journal of the match", 60, || desk.journal().starts_with("mesnie journal"));

    // No window manager gives the window the keys.
    desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
    // The usual army, confirmed; the usual deployment, confirmed.
    for orders in 1..=4 {
        wait_for("the next question", 20, || {
            std::thread::sleep(Duration::from_millis(200));
            desk.keys(&["Return"]);
            desk.journal().lines().filter(|line| line.starts_with("order red")).count() >= orders
        });
    }
    // Then the first order on offer or the obvious one, whatever it is, to the end of the match.
    wait_for("the end of the match", 300, || {
        assert!(
            desk.is_running(),
            "the program ended after {} lines:\n{}",
            desk.journal().lines().count(),
            desk.said()
        );
        desk.keys(&["1", "Return", "2", "Return"]);
        std::thread::sleep(Duration::from_millis(60));
        desk.journal().lines().any(|line| line.starts_with("end "))
    });
    std::thread::sleep(Duration::from_secs(1));
    assert!(desk.is_running(), "the program ended with the match");
}

/// A whole match with the mouse alone: what is lit on the board and what is a button is clicked, as chance will have it.
#[test]
fn a_match_is_played_with_clicks_alone() {
    let (width, height) = (1280, 800);
    let Some(mut desk) = Desk::set_up(width, height) else { return };
    std::fs::write(desk.folder.path().join("settings.ron"), "(pace: Off)").expect("settings");
    desk.start_program("fr");
    wait_for("the title's main button", 60, || desk.main_button().is_some());
    for what in ["the page for a new match", "the match"] {
        let before = desk.screen();
        desk.click(desk.main_button().expect("a main button"));
        wait_for(what, 60, || desk.screen().iter().zip(&before).filter(|(a, b)| a != b).count() > 20_000);
        std::thread::sleep(Duration::from_millis(500));
    }
    wait_for("a journal of the match", 60, || desk.journal().starts_with("mesnie journal"));
    let mut chance = 7_u64;
    let mut pick = |of: usize| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((chance >> 33) as usize) % of
    };
    // The board and the question below it; the panel beside them gives no orders.
    let (left, below) = (4..width * 7 / 10, height - 122..height - 8);
    let (mut clicks, mut last_order) = (0, Instant::now());
    let mut orders = 0;
    let orders_of_red = |journal: &str| journal.lines().filter(|line| line.starts_with("order red")).count();
    loop {
        let journal = desk.journal();
        if journal.lines().any(|line| line.starts_with("end ")) {
            break;
        }
        let now = orders_of_red(&journal);
        if now > orders {
            (orders, last_order) = (now, Instant::now());
        }
        assert!(desk.is_running(), "the program ended after {orders} orders: {}", desk.said());
        if last_order.elapsed() > Duration::from_secs(60) {
            desk.keep("no-order-by-clicks", desk.screen());
            panic!("no click gives an order after {orders} orders: see the picture no-order-by-clicks");
        }
        let lights = desk.find(&LIGHTS, 0, left.clone(), 90..height - 134);
        let asked = desk.find(&[BUTTON, SEALS[0]], 2, left.clone(), below.clone());
        // A choice between several orders lies over the board.
        let choices = desk.find(&[BUTTON], 2, left.clone(), 90..height - 134);
        let targets = match pick(10) {
            0..=5 if !choices.is_empty() => choices,
            0..=7 if !lights.is_empty() => lights,
            _ if !asked.is_empty() => asked,
            _ => [lights, choices].concat(),
        };
        if targets.is_empty() {
            std::thread::sleep(Duration::from_millis(100));
            continue;
        }
        let before = desk.screen();
        let (x, y) = targets[pick(targets.len())];
        desk.press(&["mousemove", &x.to_string(), &y.to_string()]);
        std::thread::sleep(Duration::from_millis(40));
        desk.press(&["click", "1"]);
        clicks += 1;
        // What a click does shows at once; one that does nothing is followed by another.
        let clicked = Instant::now();
        while clicked.elapsed() < Duration::from_millis(400) && desk.journal() == journal && desk.screen() == before {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    assert!(orders > 10, "the match ended after {orders} orders");
    desk.rest();
    desk.keep("end-of-a-match-by-clicks", desk.screen());
    println!("{orders} orders by {clicks} clicks");
}

/// Every screen, in both languages and both rooms, small and large: kept as pictures under `target/screens`, to be looked
/// at. Here it is tested that each comes up, that it is complete when the window rests, and that it goes away again.
#[test]
fn every_screen_comes_up_in_both_languages_and_rooms() {
    let all = [("en", "Day"), ("fr", "Day"), ("en", "Night"), ("fr", "Night")];
    // The smallest window, too, in the language of the longer words.
    tour(&[(1280, 800, 100, &all), (1920, 1080, 100, &all), (1024, 700, 100, &all[1..2])]);
}

/// The largest window with the largest text.
#[test]
#[ignore = "software rendering takes minutes for so many pixels"]
fn every_screen_comes_up_in_the_largest_window() {
    tour(&[(3840, 2160, 200, &[("fr", "Day")])]);
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
            let tour = Tour { desk: &desk, name: format!("{width}x{height}-{lang}-{}", room.to_lowercase()) };
            wait_for("the first picture", 60, || desk.lit() > width * height * 9 / 10 && desk.main_button().is_some());
            desk.rest();
            tour.keep("title");
            desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
            let sheets = [("F10", "settings"), ("F1", "keys"), ("F2", "rules"), ("F3", "rule-data")];
            for (key, name) in sheets {
                tour.visit(key, name);
            }
            let before = desk.screen();
            desk.click(desk.main_button().expect("New match"));
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
            desk.keys(&["Return"]);
            desk.rest_after(&before);
            tour.keep("deployment");
            let before = desk.screen();
            wait_for("the battle", 90, || {
                desk.keys(&["Return"]);
                std::thread::sleep(Duration::from_millis(400));
                desk.journal().lines().filter(|line| line.starts_with("order red")).count() >= 4
            });
            desk.rest_after(&before);
            tour.keep("battle");
            let before = desk.screen();
            desk.keys(&["1"]);
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
        self.desk.rest_after(&open);
        let left = before.iter().zip(self.desk.screen()).filter(|(a, b)| **a != *b).count();
        assert!(left < 3_000, "{name} leaves {left} pixels behind ({})", self.name);
    }
}
