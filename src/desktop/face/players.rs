//! What a game tells of its players: whose turn it is, who comes next, and what it counts of each.
use super::shapes::{Point, Tincture};
use crate::table::prelude::{Seat, Target};
use serde::Serialize;

/// Something that a game counts of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Count {
    /// The outlines of its sign, in a square from -1 to 1.
    pub sign: Vec<Vec<Point>>,
    /// What is counted, in a word or two.
    pub label: String,
    /// How many there are; empty where the sign says all.
    pub value: String,
    /// What it means.
    pub hint: String,
    /// The rule that counts it.
    pub rule: &'static str,
    /// The places, pieces and points of the board that it counts.
    pub counted: Vec<Target>,
}

/// A player as everybody at the screen may know of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerStanding {
    pub seat: Seat,
    pub tincture: Tincture,
    /// What it is called where room is scarce, unless its player has chosen a name: "Tower".
    pub short: String,
    /// The one figure by which players compare themselves, in words: "3 fiefs".
    pub score: String,
    /// What is counted, the most important first: where room is scarce the last ones are told beside the pointer only.
    pub counts: Vec<Count>,
    /// Dignities and the like, which count for all: a crown, the initiative.
    pub badges: Vec<Count>,
    /// It is its go, as far as everybody knows, whoever is asked something just now.
    pub on_go: bool,
    /// It comes next once the seat that is asked has answered, as far as is known.
    pub next: bool,
    /// It is out of the game.
    pub out: bool,
}

/// A heading that an entry of the log begins: what follows stands under it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The turn that begins, or the time before the first one; nothing: the turn goes on.
    pub turn: Option<String>,
    /// The part of the turn that begins; empty where a turn has no parts.
    pub phase: String,
}

impl Heading {
    pub fn turn(turn: String, phase: String) -> Self {
        Self { turn: Some(turn), phase }
    }
    pub fn phase(phase: String) -> Self {
        Self { turn: None, phase }
    }
}

/// Entries that are folded into one line of the log when several of them follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The Fluent key of what is told of all of them, with their number `$n`, the seat, and the words of the last one.
    pub key: &'static str,
    /// The names of the words that they have in common; `seat` for the seat.
    pub alike: &'static [&'static str],
    /// The name of the word that says whom an entry is about, where somebody of whom several entries tell counts once.
    pub each: Option<&'static str>,
}
