//! An X server of its own with the program on it: real input, and the screen as it is.
use mesnie::table::saves::format::EXTENSION;
use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Red of the main button by day and by night.
const SEALS: [Pixel; 2] = [[0x8f, 0x1d, 0x1d], [0x8f, 0x2a, 0x22]];

/// What is lit on the board: a choice and a way, an attack.
pub const LIGHTS: [Pixel; 2] = [[0xe8, 0xb4, 0x2a], [0xb0, 0x10, 0x18]];
/// A button by day.
const BUTTON: Pixel = [0xea, 0xda, 0xb4];

/// An X server with a screen that can be read, and the program on it.
pub struct Desk {
    server: Child,
    program: Option<Child>,
    display: String,
    /// Settings, saves, what the program said.
    pub folder: tempfile::TempDir,
    pub width: usize,
    pub height: usize,
    /// How often the window rested before its picture was complete.
    late: Cell<u32>,
}

impl Drop for Desk {
    fn drop(&mut self) {
        // What was on the screen when a test failed, and what the program has complained of.
        if std::thread::panicking() && self.folder.path().join("Xvfb_screen0").exists() {
            let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
            self.keep(&format!("failed-{name}"), self.screen());
            eprintln!("see the picture failed-{name}; the program said: {}", self.said());
        }
        for child in self.program.iter_mut().chain([&mut self.server]) {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

pub type Pixel = [u8; 3];

impl Desk {
    /// Nothing where there is no X server to start or nothing to press keys with.
    pub fn set_up(width: usize, height: usize) -> Option<Self> {
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

    pub fn start_program(&mut self, lang: &str) {
        self.start_program_with(lang, &[]);
    }

    pub fn start_program_with(&mut self, lang: &str, args: &[&str]) {
        // Another build of it can be measured.
        let program = std::env::var_os("PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_mesnie").into());
        let mut command = Command::new(program);
        command.args(["--lang", lang]).args(args);
        self.start(command);
    }

    /// Starts a program that is a window of ours on this screen.
    pub fn start(&mut self, mut command: Command) {
        command.env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY");
        command
            .env("MESNIE_SETTINGS", self.folder.path().join("settings.ron"))
            .env("MESNIE_SAVES", self.folder.path().join("matches"))
            .env("MESNIE_WINDOW", format!("{}x{}", self.width, self.height));
        let said = std::fs::File::create(self.folder.path().join("said")).expect("a file for what it says");
        self.program = Some(command.stdout(Stdio::null()).stderr(said).spawn().expect("the program starts"));
    }

    /// Ends the program as a power cut would.
    pub fn stop(&mut self) {
        let mut program = self.program.take().expect("started");
        program.kill().and_then(|()| program.wait()).expect("it ends");
    }

    pub fn press(&self, args: &[&str]) {
        press_on(&self.display, args);
    }
    /// The X server that it is.
    pub fn display(&self) -> String {
        self.display.clone()
    }
    pub fn click(&self, (x, y): (usize, usize)) {
        self.press(&["mousemove", &x.to_string(), &y.to_string()]);
        std::thread::sleep(Duration::from_millis(100));
        self.press(&["click", "1"]);
        std::thread::sleep(Duration::from_millis(200));
    }
    pub fn keys(&self, keys: &[&str]) {
        self.press(&[&["key", "--delay", "30"], keys].concat());
    }
    /// The exit code of the program, once it has ended.
    pub fn ended(&mut self) -> Option<i32> {
        let program = self.program.as_mut().expect("started");
        program.try_wait().expect("it can be waited for").map(|status| status.code().unwrap_or(-1))
    }
    pub fn is_running(&self) -> bool {
        // A program that has ended stays in the list of processes until it is waited for, as a zombie.
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.program_id())).unwrap_or_default();
        status.lines().any(|line| line.starts_with("State:") && !line.contains('Z'))
    }

    /// What the program has complained of.
    pub fn said(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("said")).unwrap_or_default()
    }

    /// The screen, row by row: Xvfb keeps it in a file in the form of xwd.
    pub fn screen(&self) -> Vec<Pixel> {
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
    pub fn lit(&self) -> usize {
        self.screen().iter().filter(|p| p.iter().any(|c| *c > 8)).count()
    }
    /// The middle of the widest red button: the obvious one.
    pub fn main_button(&self) -> Option<(usize, usize)> {
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
                if (80..self.width / 3 + 80).contains(&(x - start))
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
    /// A button of the title, so many below the red one: 2 is *New match* where no match is under way, 3 the lessons. `zoom`: the size
    /// of the text in percent.
    pub fn title_button(&self, below: usize, zoom: usize) -> Option<(usize, usize)> {
        // In a large window text grows with it.
        let zoom = zoom.max((self.width * 100 / 1920).min(self.height * 100 / 1080));
        let pitch = if self.height * 100 / zoom < 720 { 41 } else { 51 };
        self.main_button().map(|(x, y)| (x, y + below * pitch * zoom / 100))
    }
    /// The points within a part of the screen that have one of these colours as far as `round` pixels around.
    pub fn find(
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
    pub fn rest(&self) {
        self.rest_after(&[]);
    }
    /// The same once the picture differs from what it was.
    pub fn rest_after(&self, before: &[Pixel]) {
        let began = Instant::now();
        // The mouse far from everything that it could light: a corner of the window.
        self.press(&["mousemove", "2", "2"]);
        wait_for("the picture to change", 30, || {
            let now = self.screen();
            before.is_empty() || now.iter().zip(before).filter(|(a, b)| a != b).count() > 2_000
        });
        loop {
            let last = self.still();
            assert!(began.elapsed() < Duration::from_secs(180), "the picture does not come to rest");
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
    /// A picture that has stayed as it is for four moments in which the program did nothing: on a machine with other work the
    /// next picture can take longer than that.
    pub fn still(&self) -> Vec<Pixel> {
        let (mut last, mut used, mut same) = (self.screen(), self.ticks(), 0);
        let began = Instant::now();
        while same < 4 {
            std::thread::sleep(self.moment());
            let (now, ticks) = (self.screen(), self.ticks());
            same = if now == last && ticks <= used + 1 { same + 1 } else { 0 };
            (last, used) = (now, ticks);
            assert!(began.elapsed() < Duration::from_secs(180), "the picture does not come to rest");
        }
        last
    }
    /// Keeps a picture under `target/screens`.
    pub fn keep(&self, name: &str, picture: Vec<Pixel>) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screens");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let file = std::fs::File::create(folder.join(format!("{name}.png"))).expect("a picture");
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        let written = encoder.write_header().and_then(|mut w| w.write_image_data(&picture.into_flattened()));
        written.expect("a picture");
    }
    /// The files of the matches, the latest last.
    pub fn matches(&self) -> Vec<PathBuf> {
        let folder = self.folder.path().join("matches/autosaves");
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        // Beside each match that is being played lies its lock.
        let is_match = |path: &PathBuf| path.extension().is_some_and(|extension| extension == EXTENSION);
        let mut matches: Vec<PathBuf> = files.filter(is_match).collect();
        matches.sort();
        matches
    }
    /// The journal of the latest match.
    pub fn journal(&self) -> String {
        self.matches().last().map(|path| std::fs::read_to_string(path).unwrap_or_default()).unwrap_or_default()
    }
    pub fn program_id(&self) -> u32 {
        self.program.as_ref().expect("started").id()
    }
    /// Processor time of the program so far, in hundredths of a second.
    pub fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(Path::new("/proc").join(self.program_id().to_string()).join("stat"))
            .expect("it runs");
        let fields: Vec<&str> = stat.rsplit(") ").next().expect("fields").split(' ').collect();
        fields[11].parse::<u64>().expect("user time") + fields[12].parse::<u64>().expect("system time")
    }

    /// Buys of what the shop has, from its last lines up to its first, with the mouse alone.
    pub fn buy_by_clicks(&self) {
        let (columns, lines) =
            (self.width * 17 / 100..self.width * 28 / 100, self.height * 30 / 100..self.height * 88 / 100);
        let (x, y) = ((columns.end + 40).to_string(), (self.height / 2).to_string());
        let turn_wheel = |button: &str, times: usize| {
            self.press(&["mousemove", &x, &y]);
            (0..times).for_each(|_| self.press(&["click", button]));
            std::thread::sleep(Duration::from_millis(600));
        };
        turn_wheel("5", 40);
        for _ in 0..8 {
            for _ in 0..2 {
                // Of what can be clicked the rightmost: one more.
                let found = self.find(&[BUTTON], 2, columns.clone(), lines.clone());
                let Some((x, y)) = found.into_iter().max_by_key(|(x, y)| (*x, *y)) else { continue };
                self.click((x, y));
                std::thread::sleep(Duration::from_millis(300));
            }
            turn_wheel("4", 4);
        }
    }

    /// Plays the match on the screen to its end with the mouse alone: what is lit on the board and what is a button is
    /// clicked, as chance will have it. Gives how many orders the seat with this label gave.
    ///
    /// # Panics
    /// If the program ends, or no click gives an order for a minute.
    pub fn play_by_clicks(&self, label: &str) -> usize {
        let own = format!("order {label} ");
        let mut chance = 7_u64;
        let mut pick = |of: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((chance >> 33) as usize) % of
        };
        // The board and the question below it; the panel beside them gives no orders.
        let (left, below) = (4..self.width * 7 / 10, self.height - 122..self.height - 8);
        let (mut clicks, mut last_order) = (0, Instant::now());
        let mut orders = 0;
        let own_orders = |journal: &str| journal.lines().filter(|line| line.starts_with(&own)).count();
        loop {
            let journal = self.journal();
            if journal.lines().any(|line| line.starts_with("end ")) {
                break;
            }
            let now = own_orders(&journal);
            if now > orders {
                (orders, last_order) = (now, Instant::now());
            }
            assert!(self.is_running(), "the program ended after {orders} orders: {}", self.said());
            if last_order.elapsed() > Duration::from_secs(180) {
                self.keep("no-order-by-clicks", self.screen());
                panic!("no click gives an order after {orders} orders: see the picture no-order-by-clicks");
            }
            // A button under the pointer has another colour.
            self.press(&["mousemove", "2", "2"]);
            std::thread::sleep(Duration::from_millis(60));
            let lights = self.find(&LIGHTS, 0, left.clone(), 90..self.height - 134);
            let mut asked = self.find(&[BUTTON, SEALS[0]], 2, left.clone(), below.clone());
            // What ends a series of choices, often enough for the match to get on.
            let usual = self.find(&SEALS[..1], 2, left.clone(), below.clone());
            if !usual.is_empty() && pick(2) == 0 {
                asked = usual;
            }
            // A choice between several orders lies over the board.
            let choices = self.find(&[BUTTON], 2, left.clone(), 90..self.height - 134);
            let targets = match pick(10) {
                0..=5 if !choices.is_empty() => choices,
                0..=7 if !lights.is_empty() => lights,
                _ if !asked.is_empty() => asked,
                _ => [lights, choices].concat(),
            };
            // The message that an order was refused lies over everything else, and its button closes it.
            let closing = self.find(&SEALS[..1], 2, left.clone(), 90..self.height - 134);
            let stuck = last_order.elapsed() > Duration::from_secs(5) && pick(2) == 0;
            let targets = if stuck && !closing.is_empty() { closing } else { targets };
            if targets.is_empty() {
                std::thread::sleep(Duration::from_millis(100));
                continue;
            }
            let before = self.screen();
            let (x, y) = targets[pick(targets.len())];
            self.press(&["mousemove", &x.to_string(), &y.to_string()]);
            std::thread::sleep(Duration::from_millis(40));
            self.press(&["click", "1"]);
            clicks += 1;
            // What a click does shows at once; one that does nothing is followed by another.
            let clicked = Instant::now();
            while clicked.elapsed() < Duration::from_millis(400) && self.journal() == journal && self.screen() == before
            {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        println!("{orders} orders by {clicks} clicks");
        orders
    }
}

/// Real input on an X server.
pub fn press_on(display: &str, args: &[&str]) {
    let done = Command::new("xdotool").args(args).env("DISPLAY", display).status().expect("xdotool runs");
    assert!(done.success(), "xdotool {args:?}");
}

/// Waits until something has happened that takes so many seconds at most, and on a machine with other work some times as many.
pub fn wait_for(what: &str, seconds: u64, done: impl Fn() -> bool) {
    const WITH_OTHER_WORK: u64 = 4;
    let most = seconds * WITH_OTHER_WORK;
    let began = Instant::now();
    while !done() {
        assert!(began.elapsed() < Duration::from_secs(most), "waited {most} s in vain for: {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}
