//! What the tests of Fief and of its expansion share. Each says which game it is about (`GAME`), with what options and from
//! what positions it is tried (`switches`, `POSITIONS`), what its
//! invariants say of orders rather than of positions (`before_order`, `after_order`), and what its books hold (`RULES`, `REASONS`).
mod books;
pub mod play;
mod secrecy;

use crate::GAME;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;

pub fn empty_table() -> Match {
    Match::new(GAME, GAME.load(&Reader::new(Source::built_in())).expect("sound rule data"))
}

pub fn header(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Header {
    Header {
        game: GAME.id().into(),
        scenario: String::new(),
        options: options.iter().map(|(name, setting)| ((*name).to_owned(), setting.clone())).collect(),
        seed,
        seats: vec![SeatSetup::of(player); seats],
        undo: UndoLimit::Usual,
        data: Default::default(),
    }
}

pub fn started(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Match {
    let mut table = empty_table();
    table.start(header(options, seats, seed, player)).unwrap();
    table
}

pub fn word(word: &str) -> Setting {
    Setting::Word(word.to_owned())
}

pub fn script(level: &str) -> Player {
    Player::Script(level.into())
}

/// Gives an order as it is written.
pub fn give(table: &mut Match, order: &str) {
    let record = table.read_order(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
    table.submit(record.seat, record.order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
}

/// Four people in this position, after these orders; dice fall as named, then on their least face.
pub fn asked(options: &[(&str, Setting)], position: &str, faces: &[i32], orders: &[&str]) -> Match {
    let mut table = empty_table();
    table.start_with(header(options, 4, 1, Player::Person), Some(position), Some(faces)).unwrap();
    orders.iter().for_each(|order| give(&mut table, order));
    table
}

/// The usual answer of section 5 to what is asked.
pub fn usual(table: &Match) -> Record {
    let prompt = table.prompt().expect("a question");
    let order = prompt.closing.filter(|order| prompt.takes(*order)).expect("a usual answer");
    Record { seat: prompt.seat, order }
}

/// The usual answer to this question, as it is written, once it is asked; all are answered as usual up to there.
pub fn usual_when_asked(mut table: Match, question: &str) -> String {
    for _ in 0..400 {
        let record = usual(&table);
        if table.prompt().is_some_and(|prompt| prompt.text == question) {
            return table.write_order(record);
        }
        table.submit(record.seat, record.order).unwrap();
    }
    panic!("{question} is never asked");
}

/// A position from which a game is tried: what it is, on how many seeds, up to which turn.
pub struct Opening {
    pub position: &'static str,
    pub seeds: u64,
    pub turns: i32,
}
