//! The rules of Fief Tactique: its rule data, its rule scripts, and what cannot be told in a script.
#[path = "tactique/books.rs"]
mod books;
#[path = "tactique/data.rs"]
mod data;
#[path = "tactique/play.rs"]
mod play;
#[path = "tactique/usual.rs"]
mod usual;

use mesnie::table::data::{Reader, Source};
use mesnie::table::*;
use mesnie::tactique::Tactique;

fn empty_table() -> Match {
    Match::new(&Tactique, Tactique.load(&Reader::new(Source::built_in())).expect("sound rule data"))
}

fn header(options: &[(&str, Setting)], seats: usize, seed: u64, player: Player) -> Header {
    Header {
        game: "tactique".into(),
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

fn word(word: &str) -> Setting {
    Setting::Word(word.to_owned())
}
