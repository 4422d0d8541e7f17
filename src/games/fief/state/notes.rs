//! Loans and promises written down between two families (F-11.01, R-63): nothing enforces them.
use crate::table::prelude::{Names, Seat, Seats, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What the debtor owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Promise {
    /// A sum in écus; it changes hands in offers.
    Sum(i32),
    Votes,
    Passage,
    Peace,
    Alliance,
    /// Something that the two have told each other.
    Other,
}
impl Promise {
    /// Its name in positions.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sum(_) => "sum",
            Self::Votes => "votes",
            Self::Passage => "passage",
            Self::Peace => "peace",
            Self::Alliance => "alliance",
            Self::Other => "other",
        }
    }
}

/// Who may know of a note.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Known {
    #[default]
    ToAll,
    ToTheTwo,
}

/// A note: never changed, but closed by its creditor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// By which it is called, from 1 on; no number comes twice in a match.
    pub number: u16,
    pub debtor: Seat,
    pub creditor: Seat,
    pub promise: Promise,
    /// The turn in which it falls due.
    pub until: u16,
    pub known: Known,
}
impl Note {
    /// The two families.
    pub fn parties(&self) -> Seats {
        Seats::only(self.debtor).and(self.creditor)
    }
    /// Whether a seat may know of it.
    pub fn is_seen_by(&self, viewer: Option<Seat>) -> bool {
        self.known == Known::ToAll || viewer.is_none_or(|seat| [self.debtor, self.creditor].contains(&seat))
    }
}

/// A note that is being put together, or waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// Who writes it, and with whom.
    pub by: Seat,
    pub with: Seat,
    /// What has been said so far: who owes, what, and until which turn.
    pub debtor: Option<Seat>,
    pub promise: Option<Promise>,
    pub until: Option<u16>,
    pub known: Known,
}

/// All notes that are not closed.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    pub open: Vec<Note>,
    pub draft: Option<Draft>,
    /// How many have been written in the match.
    pub written: u16,
}

impl State for Notes {
    const NAME: &'static str = "notes";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let label = |seat: Seat| names.label(Target::Seat(seat));
        let notes: Vec<Value> = (self.open.iter())
            .filter(|note| note.is_seen_by(viewer))
            .map(|note| {
                let sum = if let Promise::Sum(sum) = note.promise { json!(sum) } else { Value::Null };
                json!({
                    "number": note.number, "debtor": label(note.debtor), "creditor": label(note.creditor),
                    "promise": note.promise.name(), "sum": sum, "until": note.until,
                    "known": if note.known == Known::ToAll { "all" } else { "two" },
                })
            })
            .collect();
        if notes.is_empty() { Value::Null } else { notes.into() }
    }
}
