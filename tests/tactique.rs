//! The rules of Fief Tactique: its rule data, its rule scripts, and what cannot be told in a script.
mod kingdom;

#[path = "tactique/books.rs"]
mod books;
#[path = "tactique/data.rs"]
mod data;
#[path = "tactique/opponents.rs"]
mod opponents;
#[path = "tactique/play.rs"]
mod play;
#[path = "tactique/usual.rs"]
mod usual;

use kingdom::{Opening, asked, empty_table, header, script, started, usual_when_asked, word};
use mesnie::games::tactique::Tactique;
use mesnie::table::data::{Reader, Source};
use mesnie::table::prelude::*;
use play::{NEVER_AT_RANDOM, POSITIONS, after_order, before_order, rarer, stem, switches};
use usual::USUAL;

const GAME: &dyn Game = &Tactique;
/// The letter of its rules with the dash, and how many there are.
const RULES: (&str, usize) = ("T-", 72);
/// At least so many reasons to refuse an order.
const REASONS: usize = 14;
