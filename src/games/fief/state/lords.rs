//! The lords, what they are, and what they hold: titles (chapter 10) and the crown (chapters 11 and 15).
use crate::games::fief::state::posts::Post;
use crate::table::prelude::{Fact, Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map as JsonMap, Value, json};

/// Where the card of a lord is; it is never in two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Whereabouts {
    /// In the deck, a hand or the discard pile.
    #[default]
    Away,
    /// On the table, and the piece on the board.
    Board,
    /// On the table, but in the King's dungeon (F-14.14).
    Dungeon,
}

/// What a lord is, beside the family he belongs to and the village he is in.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lord {
    pub whereabouts: Whereabouts,
    /// The bishopric of his mitre (F-16.05).
    pub bishop_of: Option<Place>,
    pub cardinal: bool,
    /// She carries the d'Arc card (F-16.03).
    pub darc: bool,
    /// The living spouse (F-11.06).
    pub spouse: Option<PieceId>,
    /// The family that holds the lord captive.
    pub captor: Option<Seat>,
    /// Taken by grace: the captor may not kill (F-9.30).
    pub by_grace: bool,
    /// At the gate of the village, on the road from there (F-8.17).
    pub gate: Option<Place>,
    /// At that gate to help those inside.
    pub relief: bool,
    /// The order in which those at the gates came (F-8.25).
    pub arrival: u16,
    /// Villages gone this turn (F-8.05).
    pub steps: u8,
    /// In the dungeon: the regions whose titles he held, a bit each (F-14.17).
    pub stripped: u16,
}

impl Lord {
    /// Neither on the table nor anything else.
    pub const AWAY: Lord = Lord {
        whereabouts: Whereabouts::Away,
        bishop_of: None,
        cardinal: false,
        darc: false,
        spouse: None,
        captor: None,
        by_grace: false,
        gate: None,
        relief: false,
        arrival: 0,
        steps: 0,
        stripped: 0,
    };
    /// Where in his village he stands.
    pub fn post(&self) -> Post {
        match self.gate {
            None => Post::Inside,
            Some(from) if self.relief => Post::Relief { from },
            Some(from) => Post::Gate { from, arrival: self.arrival },
        }
    }
    pub fn set_post(&mut self, post: Post) {
        self.gate = post.from();
        self.relief = matches!(post, Post::Relief { .. });
        self.arrival = if let Post::Gate { arrival, .. } = post { arrival } else { 0 };
    }
    pub fn on_board(&self) -> bool {
        self.whereabouts == Whereabouts::Board
    }
    /// On the board and nobody's prisoner.
    pub fn is_free(&self) -> bool {
        self.on_board() && self.captor.is_none()
    }
    pub fn is_churchman(&self) -> bool {
        self.bishop_of.is_some()
    }
}

impl Fact for Lord {
    const NAME: &'static str = "lord";
    fn show(&self, names: &Names) -> Value {
        let mut facts = JsonMap::new();
        let mut fact = |name: &str, value: Option<Value>| drop(value.map(|value| facts.insert(name.into(), value)));
        let place = |place: Place| names.label(Target::Place(place)).into();
        fact("dungeon", (self.whereabouts == Whereabouts::Dungeon).then_some(true.into()));
        fact("away", (self.whereabouts == Whereabouts::Away).then_some(true.into()));
        fact("bishop_of", self.bishop_of.map(place));
        fact("cardinal", self.cardinal.then_some(true.into()));
        fact("darc", self.darc.then_some(true.into()));
        fact("spouse", self.spouse.map(|lord| names.label(Target::Piece(lord)).into()));
        fact("captor", self.captor.map(|seat| names.label(Target::Seat(seat)).into()));
        fact("by_grace", self.by_grace.then_some(true.into()));
        fact("gate", self.gate.map(place));
        fact("relief", self.relief.then_some(true.into()));
        fact("steps", (self.steps > 0).then_some(self.steps.into()));
        facts.into()
    }
}

/// Who holds the title of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Holder {
    #[default]
    Bank,
    Lord(PieceId),
    /// A family that has no lord to hold it (F-10.19, F-10.23).
    Unassigned(Seat),
    /// Rebels have taken the city (F-16.40).
    Rebels,
}

/// The title of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Title {
    pub holder: Holder,
    /// The capital, where the city stands, even after the title went back to the bank.
    pub capital: Option<Place>,
    /// Taken by whoever holds its capital: no prisoner receives it (F-10.19).
    pub taken: bool,
}

/// Revenue of a region that was set aside for a captive before the fief was taken from him (F-6.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owed {
    pub region: u16,
    pub lord: PieceId,
    /// In écus, above 0.
    pub sum: i32,
}

/// Who gets the fiefs of a family without lords at the next Negotiations (F-10.22, F-10.23, F-10.24, F-10.25).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Estate {
    pub family: Seat,
    /// Fixed when the last lord died (F-10.32): the widow's seat, the King's or regent's; nobody while the throne is
    /// empty.
    pub heir: Option<Seat>,
    /// The heir is King or regent, and gives the fiefs to whom he likes (F-10.22); else a widow's or widower's seat,
    /// which has them for its own lords (F-10.24).
    pub by_crown: bool,
}

/// The titles by region, the fiefs that wait for a new holder, and estates that wait for Negotiations.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Titles {
    pub of: Vec<Title>,
    /// Regions whose titles are still to be given to a lord of the family that keeps them (F-10.21).
    pub to_assign: Vec<u16>,
    pub estates: Vec<Estate>,
    /// What is set aside for captives who hold the fief no more; the rest of a region's is its holder's.
    pub owed: Vec<Owed>,
    /// The number of the first region among the places.
    pub first_region: u16,
}

impl State for Titles {
    const NAME: &'static str = "titles";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let held = self.of.iter().enumerate().filter(|(_, title)| **title != Title::default());
        let mut titles: JsonMap<String, Value> = held
            .map(|(i, title)| {
                let holder: Value = match title.holder {
                    Holder::Bank => "bank".into(),
                    Holder::Lord(lord) => names.label(Target::Piece(lord)).into(),
                    Holder::Unassigned(seat) => json!({ "unassigned": names.label(Target::Seat(seat)) }),
                    Holder::Rebels => "rebels".into(),
                };
                let capital = title.capital.map(|village| names.label(Target::Place(village)));
                let region = names.label(Target::Place(Place(self.first_region + i as u16)));
                (region, json!({ "holder": holder, "capital": capital }))
            })
            .collect();
        if !self.estates.is_empty() {
            let seat = |seat: Seat| names.label(Target::Seat(seat));
            let heirs = self.estates.iter().map(|estate| (seat(estate.family), estate.heir.map(seat).into()));
            titles.insert("estates".into(), heirs.collect::<JsonMap<_, _>>().into());
        }
        if !self.owed.is_empty() {
            let label = |owed: &Owed| names.label(Target::Place(Place(self.first_region + owed.region)));
            let all = self.owed.iter().map(
                |owed| json!({ "region": label(owed), "lord": names.label(Target::Piece(owed.lord)), "sum": owed.sum }),
            );
            titles.insert("owed".into(), all.collect::<Vec<_>>().into());
        }
        titles.into()
    }
}

/// The crown cards (F-15.01, F-15.02) and who governs.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Crown {
    pub king: Option<PieceId>,
    /// The woman with the Queen card: the King's wife, the regent, or the Queen mother (F-11.29).
    pub queen: Option<PieceId>,
    pub prince: Option<PieceId>,
    /// The Queen governs: until an election (F-11.31) or for a child King (F-11.28).
    pub regent: bool,
    /// The King is a child; how many turns the regency has lasted, the first one counted.
    pub childhood: Option<u8>,
}

impl Crown {
    /// The regent, if there is one.
    pub fn regent(&self) -> Option<PieceId> {
        self.queen.filter(|_| self.regent)
    }
    /// Whoever governs: the King, or for a child or an empty throne the regent.
    pub fn governs(&self) -> Option<PieceId> {
        if self.regent { self.queen } else { self.king.filter(|_| self.childhood.is_none()) }
    }
    /// The master of the King's guard (F-12.02, F-12.03).
    pub fn master_of_guard(&self) -> Option<PieceId> {
        if self.regent { self.queen } else { self.king }
    }
}

impl State for Crown {
    const NAME: &'static str = "crown";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let lord = |lord: Option<PieceId>| lord.map(|lord| names.label(Target::Piece(lord)));
        json!({
            "king": lord(self.king), "queen": lord(self.queen), "prince": lord(self.prince),
            "regent": self.regent, "childhood": self.childhood,
        })
    }
}
