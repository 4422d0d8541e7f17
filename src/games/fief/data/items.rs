//! What can be named in orders: cards, buildings, counters.
use crate::table::prelude::{PieceId, Place};

/// A blue card that is neither a lord nor a bishop nor d'Arc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Plain {
    Tithe,
    Taille,
    Plague,
    Escape,
    Assassination,
    Justice,
    BadWeather,
    Sun,
    Famine,
    GoodHarvest,
    Revolt,
}
impl Plain {
    pub const ALL: [(Plain, &'static str); 11] = [
        (Plain::Tithe, "tithe"),
        (Plain::Taille, "taille"),
        (Plain::Plague, "plague"),
        (Plain::Escape, "escape"),
        (Plain::Assassination, "assassination"),
        (Plain::Justice, "justice"),
        (Plain::BadWeather, "bad_weather"),
        (Plain::Sun, "sun"),
        (Plain::Famine, "famine"),
        (Plain::GoodHarvest, "good_harvest"),
        (Plain::Revolt, "revolt"),
    ];
}

/// A building that stands in a village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Building {
    Castle,
    City,
    Mill,
    Press,
}
impl Building {
    pub const ALL: [(Building, &'static str); 4] =
        [(Building::Castle, "castle"), (Building::City, "city"), (Building::Mill, "mill"), (Building::Press, "press")];
}

/// What a `Kind` of the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The card of a lord.
    Lord(PieceId),
    /// The card of the d'Arc woman.
    Darc,
    /// The mitre of a bishopric.
    Bishop(Place),
    Card(Plain),
    Building(Building),
    /// A counter of soldiers or rebels: the number of its value, smallest first.
    Soldiers(u8),
    Rebels(u8),
    Cardinal,
    /// A counter of the King's or the Queen's guard.
    KingsGuard(u8),
    QueensGuard(u8),
    /// What only an expansion has, by the number that it gives it ([`UnitTypes::others`](super::unit_types::UnitTypes::others)).
    Other(u8),
}
impl Item {
    pub fn is_blue_card(self) -> bool {
        matches!(self, Item::Lord(_) | Item::Darc | Item::Bishop(_) | Item::Card(_))
    }
}
