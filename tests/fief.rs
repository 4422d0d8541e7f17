//! The rules of Fief: its rule data, its rule scripts, and what cannot be told in a script.
mod kingdom;

#[path = "fief/data.rs"]
mod data;
#[path = "fief/opponents.rs"]
mod opponents;
#[path = "fief/play.rs"]
mod play;
#[path = "fief/usual.rs"]
mod usual;
#[path = "fief/war.rs"]
mod war;

use kingdom::{Opening, asked, empty_table, header, script, started, usual_when_asked, word};
use mesnie::games::fief::Fief;
use mesnie::table::prelude::*;
use play::{NEVER_AT_RANDOM, POSITIONS, after_order, before_order, rarer, stem, switches};
use usual::USUAL;

const GAME: &dyn Game = &Fief;
/// The letter of its rules with the dash, and how many there are.
const RULES: (&str, usize) = ("F-", 305);
/// At least so many reasons to refuse an order.
const REASONS: usize = 35;
