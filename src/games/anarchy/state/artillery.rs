//! Engines that shoot: ballistae, which stand in one hex.
use crate::table::prelude::{Names, PieceId, Place, Seat, State, Target};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A ballista.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ballista {
    pub hex: Place,
    pub side: Seat,
    /// Upkeeps since its last shot with its crew beside it, up to those that load it.
    pub loaded: u8,
    /// How far it has been carried in this turn of its side, in hexes of easy ground.
    pub carried: u8,
}

/// What of engines that shoot is in a battle.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Artillery {
    /// In the order in which they were placed.
    pub ballistae: Vec<Ballista>,
    /// How many ballistae each side still has to place before the battle.
    pub ballistae_left: [u8; 2],
    /// How many mantlets each side still has to place before the battle.
    pub mantlets_left: [u8; 2],
    /// Who carries a ballista in this turn, and does nothing else.
    pub carriers: Vec<PieceId>,
    /// The ballista that is aimed now.
    pub in_hand: Option<Place>,
    /// Who places a mantlet before the battle, and is asked which way it faces.
    pub screened_by: Option<Seat>,
}

impl Artillery {
    /// No engine shoots in this battle.
    pub const NONE: Self = Self {
        ballistae: Vec::new(),
        ballistae_left: [0; 2],
        mantlets_left: [0; 2],
        carriers: Vec::new(),
        in_hand: None,
        screened_by: None,
    };

    /// The ballista in a hex.
    #[inline]
    pub fn ballista(&self, hex: Place) -> Option<&Ballista> {
        self.ballistae.iter().find(|ballista| ballista.hex == hex)
    }
    pub fn ballista_mut(&mut self, hex: Place) -> Option<&mut Ballista> {
        self.ballistae.iter_mut().find(|ballista| ballista.hex == hex)
    }
    /// The ballista in a hex is gone.
    pub fn lose_ballista(&mut self, hex: Place) {
        self.ballistae.retain(|ballista| ballista.hex != hex);
    }
}

impl State for Artillery {
    const NAME: &'static str = "artillery";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let place = |place: Place| names.label(Target::Place(place));
        let ballistae = self.ballistae.iter().map(|ballista| {
            let shown = json!({
                "side": names.label(Target::Seat(ballista.side)),
                "loaded": ballista.loaded,
                "carried": ballista.carried,
            });
            (place(ballista.hex).to_string(), shown)
        });
        json!({
            "ballistae": Value::Object(ballistae.collect()),
            "ballistae_left": self.ballistae_left,
            "mantlets_left": self.mantlets_left,
            "carriers": self.carriers.iter().map(|id| names.label(Target::Piece(*id))).collect::<Vec<_>>(),
            "in_hand": self.in_hand.map(place),
        })
    }
}
