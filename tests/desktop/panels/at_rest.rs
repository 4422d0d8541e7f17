//! Every picture comes to rest: what is asked finds a height and keeps it, however wide the window is and however long the
//! machine takes for a picture.
use crate::desktop::play_screen::{Table, on_screen_with};
use crate::desktop::screen::questions::about_a_note;
use crate::desktop::{header_of, rules_of};
use bevy_egui::egui::vec2;
use egui_kittest::Harness;
use mesnie::desktop::board::camera::Lens;
use mesnie::desktop::platform::library::{Library, Shelf};
use mesnie::desktop::session::Session;
use mesnie::desktop::session::requests::Dialog;
use mesnie::table::data::Source;
use mesnie::table::prelude::*;
use mesnie::table::text::locales::{Lang, Texts};
use std::cell::RefCell;

/// Pictures until panels have their size, and those in which it stays.
const SETTLING: usize = 30;
const RESTING: usize = 12;
/// Seconds for a picture: usual, and on a machine with other work, where nothing is animated between two pictures.
const PACES: [f32; 2] = [0.016, 0.25];

/// Where the first seat is asked something new in a match at random: the orders up to there. In the header a person has that seat.
fn questions(shelf: &Shelf, most: usize) -> (Header, Vec<Vec<Record>>) {
    let rules = rules_of(shelf.game);
    let players = vec![Player::Random; *shelf.game.seat_counts().start()];
    let mut setup = header_of(shelf.game, &rules, 5, &[], &players);
    setup.scenario = shelf.game.scenarios(&rules.data).first().cloned().unwrap_or_default();
    let mut table = Match::new(shelf.game, rules.data);
    table.start(setup.clone()).expect("a match");
    let (mut found, mut asked) = (vec![], vec![]);
    for _ in 0..3_000 {
        let Some(prompt) = table.prompt().filter(|_| found.len() < most) else { break };
        if prompt.seat == Seat(0) && !asked.contains(&prompt.text) {
            asked.push(prompt.text);
            found.push(table.journal().to_vec());
        }
        let record = table.automatic_order().expect("chance plays every seat");
        table.submit(record.seat, record.order).expect("on offer");
    }
    setup.seats[0].player = Player::Person;
    (setup, found)
}

fn session(shelf: &Shelf, setup: &Header, orders: &[Record], texts: &Texts) -> Session {
    let mut table = Match::new(shelf.game, rules_of(shelf.game).data);
    table.start(setup.clone()).expect("a match");
    for record in orders {
        table.submit(record.seat, record.order).expect("as before");
    }
    Session::new(1, Recorded::without_file(table), shelf.face, texts)
}

/// Lays the table on screens of these widths, at every pace, and gives those on which the board's space never stays.
fn restless(session: Session, lang: Lang, widths: impl Iterator<Item = u16> + Clone) -> Vec<(u16, f32)> {
    let table = RefCell::new(Table::lay(session, Texts::new(lang), Dialog::None));
    let mut restless = vec![];
    for pace in PACES {
        let screen = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(pace);
        let mut harness = on_screen_with(screen, &table);
        for width in widths.clone() {
            harness.set_size(vec2(width.into(), 800.0));
            harness.run_steps(SETTLING);
            let space = |table: &RefCell<Table>| table.borrow().world.resource::<Lens>().space;
            let before = space(&table);
            let rests = (0..RESTING).all(|_| {
                harness.step();
                space(&table) == before
            });
            if !rests {
                restless.push((width, pace));
            }
        }
    }
    restless
}

#[test]
fn the_board_keeps_its_space_at_many_widths() {
    for shelf in Library::read(&Source::built_in()).shelf {
        let (setup, found) = questions(&shelf, 6);
        assert!(found.len() > 2, "{}: too few questions", shelf.game.id());
        for (number, orders) in found.iter().enumerate() {
            for lang in Lang::ALL {
                let session = session(&shelf, &setup, orders, &Texts::new(lang));
                let widths = (1024 + number as u16 * 5..1600).step_by(97);
                let restless = restless(session, lang, widths);
                assert_eq!(restless, [], "{} after {} orders in {lang}", shelf.game.id(), orders.len());
            }
        }
    }
}

/// Much is said of a note, and there are many answers: the panel is as high as they need, whether or not the button for advice
/// has room behind the words.
#[test]
fn a_long_question_keeps_its_height_at_many_widths() {
    let shelf = Library::read(&Source::built_in()).shelf.into_iter().find(|shelf| shelf.game.id() == "fief");
    let shelf = shelf.expect("fief");
    for (name, mut spot) in about_a_note() {
        spot.setup.seats[usize::from(spot.seat.0)].player = Player::Person;
        for lang in Lang::ALL {
            let session = session(&shelf, &spot.setup, &spot.orders, &Texts::new(lang));
            assert_eq!(restless(session, lang, (1180..1400).step_by(5)), [], "{name} in {lang}");
        }
    }
}
