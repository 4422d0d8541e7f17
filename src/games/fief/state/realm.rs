//! The state of the villages and regions, of money, cards and revolt.
use crate::games::fief::data::rules::Building;
use crate::table::kit::decks::{Deck, Hands};
use crate::table::kit::purses::Purses;
use crate::table::prelude::{Kind, Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A village and what stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Village {
    /// Outside fiefs, whose it is: the last occupant, even while it stands empty.
    pub owner: Option<Seat>,
    /// Who sits in it; others inside are guests.
    pub occupant: Option<Seat>,
    /// Who has won it and stays at its gate while it is empty (F-9.42).
    pub left_open: Option<Seat>,
    pub castle: bool,
    pub city: bool,
    pub mills: u8,
    pub presses: u8,
}
impl Village {
    pub fn has_walls(&self) -> bool {
        self.castle || self.city
    }
    /// How many of a building there are.
    pub fn count(&self, building: Building) -> u8 {
        match building {
            Building::Castle => self.castle.into(),
            Building::City => self.city.into(),
            Building::Mill => self.mills,
            Building::Press => self.presses,
        }
    }
    pub fn build(&mut self, building: Building) {
        match building {
            Building::Castle => self.castle = true,
            Building::City => self.city = true,
            Building::Mill => self.mills += 1,
            Building::Press => self.presses += 1,
        }
    }
}

/// The cards that lie on a region (F-16.26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Region {
    pub bad_weather: bool,
    pub famine: bool,
}

/// All villages and regions, by their numbers.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Realm {
    pub villages: Vec<Village>,
    pub regions: Vec<Region>,
}

impl Realm {
    #[inline]
    pub fn village(&self, village: Place) -> &Village {
        &self.villages[village.index()]
    }
    pub fn village_mut(&mut self, village: Place) -> &mut Village {
        &mut self.villages[village.index()]
    }
    /// How many of a building stand on the board.
    pub fn built(&self, building: Building) -> u8 {
        self.villages.iter().map(|v| v.count(building)).sum()
    }
}

impl State for Realm {
    const NAME: &'static str = "realm";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let seat = |seat: Option<Seat>| seat.map(|s| names.label(Target::Seat(s)));
        let mut all = Map::new();
        for (i, v) in self.villages.iter().enumerate().filter(|(_, v)| **v != Village::default()) {
            let village = json!({
                "owner": seat(v.owner), "occupant": seat(v.occupant), "castle": v.castle, "city": v.city,
                "mills": v.mills, "presses": v.presses,
            });
            all.insert(names.label(Target::Place(Place(i as u16))), village);
        }
        for (i, r) in self.regions.iter().enumerate().filter(|(_, r)| **r != Region::default()) {
            let label = names.label(Target::Place(Place((self.villages.len() + i) as u16)));
            all.insert(label, json!({ "bad_weather": r.bad_weather, "famine": r.famine }));
        }
        all.into()
    }
}

/// The purses, the bank, and the revenue of captive lords set aside by region (F-9.37).
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Treasury {
    pub purses: Purses,
    /// The number of the first region among the places.
    pub first_region: u16,
}
impl State for Treasury {
    const NAME: &'static str = "treasury";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let region = |i| names.label(Target::Place(Place(self.first_region + i)));
        self.purses.show(names, viewer, region)
    }
}

/// A tax card that waits for Revenues (F-5.13): where it lies and who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tax {
    pub on: Place,
    pub by: Seat,
}

/// The blue cards, but for those that lie with lords and on regions.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Cards {
    pub deck: Deck<Kind>,
    pub hands: Hands<Kind>,
    /// The card that the active seat has taken up to play.
    pub in_play: Option<(Seat, Kind)>,
    pub tithes: Vec<Tax>,
    pub tailles: Vec<Tax>,
}
impl State for Cards {
    const NAME: &'static str = "cards";
    fn show(&self, names: &Names, viewer: Option<Seat>) -> Value {
        let taxes = |taxes: &[Tax]| {
            let seat = |tax: &Tax| Value::from(names.label(Target::Seat(tax.by)));
            taxes.iter().map(|tax| (names.label(Target::Place(tax.on)), seat(tax))).collect::<Map<_, _>>()
        };
        let in_play = self.in_play.filter(|(seat, _)| viewer.is_none_or(|v| v == *seat));
        let mut hands = self.hands.show(names, viewer);
        // A card taken up and not laid yet is still in the hand, as far as the others know.
        if let (Some((seat, _)), None, Value::Object(hands)) = (self.in_play, in_play, &mut hands) {
            hands.insert(names.label(Target::Seat(seat)), (self.hands.of(seat).len() + 1).into());
        }
        json!({
            "hands": hands,
            "deck": self.deck.show(names, viewer),
            "in_play": in_play.map(|(_, card)| names.label(Target::Kind(card))),
            "tithes": taxes(&self.tithes),
            "tailles": taxes(&self.tailles),
        })
    }
}

/// The revolt (F-16.27 to F-16.45): the rebels' village, their points, and who plays them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Uprising {
    pub at: Place,
    pub points: u16,
    pub controller: Seat,
    /// Villages gone this turn (F-16.35).
    pub steps: u8,
}
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Revolt(pub Option<Uprising>);
impl State for Revolt {
    const NAME: &'static str = "revolt";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        self.0.map_or(Value::Null, |u| {
            let (at, controller) = (names.label(Target::Place(u.at)), names.label(Target::Seat(u.controller)));
            json!({ "at": at, "points": u.points, "controller": controller })
        })
    }
}

/// What an order that takes several clicks has come to.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Underway {
    /// The purchase whose place is still to be named (F-7).
    pub buying: Option<Kind>,
    /// The region of the fief that is being created or of the title that is being moved, and its capital.
    pub region: Option<Place>,
    pub capital: Option<Place>,
    /// The assassin's seat while the window for justice is open (F-16.18).
    pub assassin: Option<Seat>,
    /// The lord being laid is the Prince (F-15.02).
    pub prince: bool,
    /// A parent has said no in this go.
    pub prince_denied: bool,
    /// The lord laid last, while titles may go to him (F-10.10).
    pub newcomer: Option<PieceId>,
    /// The village that a freed lord asks to be let into, and those that have said no (F-9.35).
    pub asks: Option<Place>,
    pub turned_away: Vec<Place>,
    /// Lords freed and not placed yet.
    pub freed: Vec<PieceId>,
    /// Prisoners sold, with their buyers, who have still to say where they keep them.
    pub sold: Vec<(PieceId, Seat)>,
    /// The plague that strikes a region.
    pub plague: Option<crate::games::fief::chapters::plague::Plague>,
}
impl State for Underway {
    const NAME: &'static str = "underway";
    fn show(&self, _: &Names, _: Option<Seat>) -> Value {
        Value::Null
    }
}
