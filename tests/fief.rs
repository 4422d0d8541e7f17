//! The rules of Fief: its rule data, its rule scripts, and what cannot be told in a script.
#[path = "fief/books.rs"]
mod books;
#[path = "fief/data.rs"]
mod data;
#[path = "fief/opponents.rs"]
mod opponents;
#[path = "fief/play.rs"]
mod play;
#[path = "fief/saves.rs"]
mod saves;
#[path = "fief/war.rs"]
mod war;

use mesnie::fief::Fief;
use mesnie::table::data::{Reader, Source};
use mesnie::table::*;

fn empty_table() -> Match {
    Match::new(&Fief, Fief.load(&Reader::new(Source::built_in())).expect("sound rule data"))
}

fn header(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Header {
    Header {
        game: "fief".into(),
        scenario: String::new(),
        options: options.iter().map(|(name, setting)| ((*name).to_owned(), setting.clone())).collect(),
        seed,
        seats: vec![SeatSetup::of(player); seats],
        undo: UndoLimit::Usual,
        data: Default::default(),
    }
}

fn started(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Match {
    let mut table = empty_table();
    table.start(header(options, seats, seed, player)).unwrap();
    table
}
