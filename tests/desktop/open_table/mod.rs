//! An open table in the window: the meadow with its dogs, played with the pointer, with keys, and from the list of orders.
mod by_keys;
mod by_pointer;
mod edges;
mod face;
mod same_match;
mod skirmish;
mod window;

use super::play_screen::{Table, on_screen_of, on_screen_with};
use crate::meadow::{MEADOW, Meadow};
use bevy::ecs::system::RunSystemOnce;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::face::Point;
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::{Dialog, Requests};
use mesnie::desktop::session::serving;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use same_match::SameMatch;
use std::cell::RefCell;
use std::path::Path;
use std::sync::Arc;

/// The words of the program and those of the meadow.
pub fn texts(lang: Lang) -> Texts {
    let built_in = |lang: Lang| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
        let mut files: Vec<_> =
            std::fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path()).collect();
        files.sort();
        let read: Vec<String> =
            files.iter().map(|path| std::fs::read_to_string(path).expect("a readable file")).collect();
        read.join("\n")
    };
    let own = |lang: Lang| match lang {
        Lang::En => include_str!("meadow.en.ftl"),
        Lang::Fr => include_str!("meadow.fr.ftl"),
    };
    let all = |lang: Lang| format!("{}\n{}", built_in(lang), own(lang));
    Texts::from_ftl(lang, &all(Lang::En), &all(lang))
}

/// A match of one person against two dogs that go where chance takes them.
fn begin(seed: u64, texts: &Texts) -> Session {
    let data: RuleData = Arc::new(());
    let mut table = Match::new(&MEADOW, data);
    let players = [Player::Person, Player::Random, Player::Random];
    table
        .start(Header {
            game: Meadow.id().into(),
            scenario: String::new(),
            options: Settings::new(),
            seed,
            seats: players.map(SeatSetup::of).to_vec(),
            undo: UndoLimit::Usual,
            advice: true,
            data: Default::default(),
        })
        .expect("a match");
    Session::new(1, Recorded::without_file(table), &face::FACE, texts)
}

/// An open table on a screen.
struct OnTable<'t> {
    table: &'t RefCell<Table>,
    harness: Harness<'t>,
    lang: Lang,
    /// The same match in the real window, where every click and drag is done too.
    window: Option<SameMatch>,
}

fn lay(seed: u64, lang: Lang) -> RefCell<Table> {
    RefCell::new(Table::lay(begin(seed, &texts(lang)), texts(lang), Dialog::None))
}

impl<'t> OnTable<'t> {
    fn at(table: &'t RefCell<Table>, lang: Lang, size: [f32; 2]) -> Self {
        Self { table, harness: on_screen_of(size, table), lang, window: None }
    }
    fn of_session<T>(&self, read: impl FnOnce(&Session) -> T) -> T {
        read(self.table.borrow().world.resource::<Session>())
    }
    /// Serves what was asked for, and lets the others play until the person is asked.
    fn go_on(&mut self) {
        {
            let mut table = self.table.borrow_mut();
            table.world.run_system_once(serving::serve_match).expect("it runs");
            table.world.resource_mut::<Requests>().0.clear();
            let texts = texts(self.lang);
            let mut session = table.world.resource_mut::<Session>();
            for _ in 0..200 {
                if !session.is_busy() {
                    break;
                }
                session.skip();
                session.pass_time(1.0, &texts);
            }
        }
        self.harness.run_steps(3);
    }
    fn screen(&self, spot: Spot) -> Pos2 {
        let table = self.table.borrow();
        let ground = table.world.resource::<Session>().scenery.ground.clone().expect("an open table");
        table.world.resource::<Lens>().screen_point(ground.point(spot))
    }
    /// The spot under a point of the screen.
    fn spot(&self, at: Pos2) -> Spot {
        let table = self.table.borrow();
        let point: Point = table.world.resource::<Lens>().board_point(at);
        table.world.resource::<Session>().scenery.ground.as_ref().expect("an open table").spot(point)
    }
    fn point_at(&mut self, at: Pos2) {
        self.harness.event(Event::PointerMoved(at));
        self.harness.run_steps(2);
    }
    fn button(&mut self, pos: Pos2, button: PointerButton, pressed: bool) {
        self.harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        self.harness.run_steps(2);
    }
    /// The pointer of a real window moves from pixel to pixel.
    fn on_pixels(&self, at: Pos2) -> Pos2 {
        if self.window.is_some() { at.round() } else { at }
    }
    fn click(&mut self, at: Pos2) {
        let at = self.on_pixels(at);
        if let Some(window) = &self.window {
            window.click(at);
        }
        self.point_at(at);
        self.button(at, PointerButton::Primary, true);
        self.button(at, PointerButton::Primary, false);
        self.go_on();
        self.agree();
    }
    fn drag(&mut self, from: Pos2, to: Pos2, button: PointerButton) {
        let (from, to) = (self.on_pixels(from), self.on_pixels(to));
        if let Some(window) = &self.window {
            window.drag(from, to);
        }
        self.point_at(from);
        self.button(from, button, true);
        for share in [0.3, 0.7, 1.0] {
            self.point_at(from + (to - from) * share);
            // What the beginning of a drag orders is done while it goes on, as in the program.
            self.go_on();
        }
        self.button(to, button, false);
        self.go_on();
        self.agree();
    }
    /// Keeps a picture of the real window when a question comes up there for the first time.
    fn see(&self, question: &'static str) {
        if let Some(window) = &self.window {
            window.see(question);
        }
    }
    /// Waits until the same orders were given in the real window.
    fn agree(&self) {
        if let Some(window) = &self.window {
            window.agree();
        }
    }
    /// The orders of the person.
    fn given(&self) -> Vec<Order> {
        self.of_session(|session| {
            let own = session.game.journal().iter().filter(|record| record.seat == Seat(0));
            own.map(|record| record.order).collect()
        })
    }
    fn is_over(&self) -> bool {
        self.of_session(|session| session.game.outcome().is_some())
    }
    fn area(&self) -> Option<Area> {
        self.of_session(|session| session.areas().first().cloned())
    }
}
