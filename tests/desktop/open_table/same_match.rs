//! A match that is played in the real window and on a screen without one at once: each click is done in both, and the same orders
//! come of it.
use crate::desktop::screen::desk::Desk;
use crate::desktop::screen::questions::go_on;
use bevy_egui::egui::Pos2;
use mesnie::desktop::platform::settings::Preferences;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::Lang;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// What has just come on the screen takes no click for so long, once it is drawn.
const READING: Duration = Duration::from_millis(450);
/// How long the window may take to give the orders of the match beside it: a machine with other work is slow.
const PATIENCE: Duration = Duration::from_secs(120);

/// The real window with a match, and the file of the same match on the screen without one.
pub struct SameMatch {
    pub desk: Desk,
    beside: PathBuf,
    lang: Lang,
    /// Pixels of the window for a point of the screen: in a large window everything is larger.
    pub scale: f32,
    /// The questions of which there is a picture.
    seen: RefCell<BTreeSet<&'static str>>,
    /// The last click, and how many orders had been given then.
    clicked: Cell<Option<(Pos2, Instant, usize)>>,
}

impl SameMatch {
    /// Begins a match in both, with one order given, so that the title offers to go on with it. Gives the one for the screen
    /// without a window; nothing where there is no X server.
    pub fn begin(size: (usize, usize), lang: Lang, begun: impl Fn(PathBuf) -> Recorded) -> Option<(Self, Recorded)> {
        let mut desk = Desk::set_up(size.0, size.1)?;
        let settings = "(pace: Off, hints: false)";
        std::fs::write(desk.folder.path().join("settings.ron"), settings).expect("settings");
        let beside = desk.folder.path().join("beside.mesnie");
        let saves = Saves::at(desk.folder.path().join("matches"));
        let [_, game] = [saves.new_autosave("vassaux"), beside.clone()].map(|path| {
            let mut game = begun(path);
            let prompt = game.prompt().cloned().expect("who begins");
            let record = game.automatic_order().unwrap_or(Record { seat: prompt.seat, order: prompt.offered[0] });
            game.submit(record.seat, record.order).expect("on offer");
            game
        });
        go_on(&mut desk, lang.code());
        desk.press(&["search", "--sync", "--name", "Mesnie", "windowfocus"]);
        let scale = scale_in(size);
        Some((Self { desk, beside, lang, scale, seen: RefCell::default(), clicked: Cell::default() }, game))
    }
    /// Keeps a picture of the window when it has come to rest.
    pub fn keep(&self, name: &str) {
        self.desk.rest();
        self.desk.keep(name, self.desk.screen());
    }
    /// Keeps a picture of a question that comes up for the first time.
    pub fn see(&self, question: &'static str) {
        if self.seen.borrow_mut().insert(question) {
            let Desk { width, height, .. } = self.desk;
            self.keep(&format!("{question}-{width}x{height}-{}", self.lang));
        }
    }
    /// How many times longer a large window takes to be drawn by the processor.
    fn slowness(&self) -> u32 {
        (self.desk.width * self.desk.height).div_ceil(1_500_000) as u32
    }
    fn read(&self) {
        std::thread::sleep(READING * self.slowness());
    }
    pub fn click(&self, at: Pos2) {
        self.read();
        let before = orders(&self.desk.journal()).len();
        self.desk.click(((at.x * self.scale) as usize, (at.y * self.scale) as usize));
        self.clicked.set(Some((at, Instant::now(), before)));
    }
    /// On a machine with other work a press and its release can be too far apart for a click, or too early for what has just
    /// come: a click without an order is done again after some seconds.
    fn click_again(&self, given: usize) {
        let Some((at, when, before)) = self.clicked.get() else { return };
        if given == before && when.elapsed() > Duration::from_secs(5) {
            self.click(at);
        }
    }
    pub fn drag(&self, from: Pos2, to: Pos2) {
        self.read();
        self.clicked.set(None);
        let move_to = |at: Pos2| {
            let (x, y) = ((at.x * self.scale).round(), (at.y * self.scale).round());
            self.desk.press(&["mousemove", &x.to_string(), &y.to_string()]);
            std::thread::sleep(Duration::from_millis(150) * self.slowness());
        };
        move_to(from);
        self.desk.press(&["mousedown", "1"]);
        for share in [0.1, 0.3, 0.7, 1.0] {
            move_to((from + (to - from) * share).round());
        }
        self.desk.press(&["mouseup", "1"]);
        std::thread::sleep(Duration::from_millis(200));
    }
    /// Waits until the orders in the window are those of the match beside it.
    ///
    /// # Panics
    /// If they are not within two minutes.
    pub fn agree(&self) {
        let beside = std::fs::read_to_string(&self.beside).expect("a journal");
        let beside = orders(&beside);
        let began = Instant::now();
        loop {
            assert!(self.desk.is_running(), "{}", self.desk.said());
            let journal = self.desk.journal();
            let given = orders(&journal);
            if given == beside {
                return;
            }
            if began.elapsed() > PATIENCE {
                self.desk.keep("other-orders", self.desk.screen());
                let same = given.iter().zip(&beside).take_while(|(a, b)| a == b).count();
                panic!("in the window {:?}, beside it {:?}", &given[same..], &beside[same..]);
            }
            self.click_again(given.len());
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Pixels for a point in a window of this size.
pub fn scale_in((width, height): (usize, usize)) -> f32 {
    Preferences::default().text_size_in(width as f32, height as f32) as f32 / 100.0
}

/// The orders of a journal that were not taken back, without their checksums.
fn orders(journal: &str) -> Vec<&str> {
    let mut orders = vec![];
    for line in journal.lines() {
        let line = line.rsplit_once(" #").map_or(line, |(line, _)| line);
        if line.starts_with("order ") {
            orders.push(line);
        } else if let Some(left) = line.strip_prefix("undo ") {
            orders.truncate(left.parse().expect("a number"));
        }
    }
    orders
}
