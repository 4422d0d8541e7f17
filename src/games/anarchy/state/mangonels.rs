//! Mangonels, and the walls that are mined.
use crate::table::prelude::{Names, Place, Seat, State, Target};
use bevy::prelude::*;
use hexx::{Hex, HexOrientation, OffsetHexMode};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Where a mangonel stands, and never moves from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Emplacement {
    /// On the map.
    Field(Place),
    /// Beyond its edge, out of everybody's reach.
    Beyond(Hex),
}

/// A mangonel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mangonel {
    pub at: Emplacement,
    pub side: Seat,
    /// Upkeeps since its last shot with its crew beside it, up to those that load it.
    pub loaded: u8,
}
impl Mangonel {
    /// Its hex, if it stands on the map.
    pub fn hex(&self) -> Option<Place> {
        match self.at {
            Emplacement::Field(hex) => Some(hex),
            Emplacement::Beyond(_) => None,
        }
    }
}

/// The mangonels of a battle, in the order in which the scenario names them, and what their stones and the sappers have done.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Mangonels {
    pub all: Vec<Mangonel>,
    /// The number of the one that is aimed now.
    pub in_hand: Option<u8>,
    /// From where a stone has come, and the hex that it has struck, while those beside it are rolled for: they get away from it.
    pub struck: Option<(Emplacement, Place)>,
    /// Hourds that stones have brought down in this turn: what was behind them is aimed at from the next one on.
    pub hourds_lost: Vec<Place>,
    /// The hourd at which the mangonels of each side have been aimed in this turn.
    pub hourd_aimed: [Option<Place>; 2],
    /// The walls that are mined.
    pub mines: Vec<Place>,
}

impl Mangonels {
    /// There are none.
    pub const NONE: Self = Self {
        all: Vec::new(),
        in_hand: None,
        struck: None,
        hourds_lost: Vec::new(),
        hourd_aimed: [None; 2],
        mines: Vec::new(),
    };

    /// The mangonel in a hex of the map.
    #[inline]
    pub fn in_hex(&self, hex: Place) -> Option<&Mangonel> {
        self.all.iter().find(|mangonel| mangonel.hex() == Some(hex))
    }
    /// The mangonel in a hex is gone.
    pub fn lose(&mut self, hex: Place) {
        self.all.retain(|mangonel| mangonel.hex() != Some(hex));
    }
}

impl State for Mangonels {
    const NAME: &'static str = "mangonels";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let place = |place: Place| names.label(Target::Place(place));
        let all = self.all.iter().map(|mangonel| {
            let at = match mangonel.at {
                Emplacement::Field(hex) => place(hex).to_string(),
                Emplacement::Beyond(hex) => {
                    let [col, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
                    format!("{col},{row}")
                }
            };
            json!({
                "at": at,
                "beyond": mangonel.hex().is_none(),
                "side": names.label(Target::Seat(mangonel.side)),
                "loaded": mangonel.loaded,
            })
        });
        json!({
            "all": all.collect::<Vec<_>>(),
            "in_hand": self.in_hand,
            "struck": self.struck.map(|(_, hex)| place(hex)),
            "hourds_lost": self.hourds_lost.iter().map(|hex| place(*hex)).collect::<Vec<_>>(),
            "hourd_aimed": self.hourd_aimed.map(|hex| hex.map(place)),
            "mines": self.mines.iter().map(|hex| place(*hex)).collect::<Vec<_>>(),
        })
    }
}
