//! Engines of siege on the field: where each stands, who draws it, what of it has burnt.
use crate::games::anarchy::data::engines::{Cell, EngineData, EngineKind};
use crate::table::kit::hex_map::Heading;
use crate::table::prelude::{Names, PieceId, Seat, State, Target};
use bevy::prelude::*;
use hexx::{Hex, HexOrientation, OffsetHexMode};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What has moved an engine in this turn: men may push it instead of oxen that draw it, not both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Traction {
    Oxen,
    Men,
}

/// A place with an engine: one of its hexes, or where somebody of its team stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Berth {
    /// One of its hexes, by its number.
    Cell(u8),
    /// A hex of a floor of a belfry, from 1, by its number.
    Floor(u8, u8),
    /// Straight ahead of the foremost hex of a side column: an ox.
    Ox(u8),
    /// Straight ahead of the lead: who drives the oxen.
    Driver,
}

impl Traction {
    /// Its name in positions.
    pub fn name(self) -> &'static str {
        match self {
            Self::Oxen => "oxen",
            Self::Men => "men",
        }
    }
}

impl Berth {
    /// Its name in positions: the number of the hex, `2.5` on a floor, `ox-0`, `driver`.
    pub fn name(self) -> String {
        match self {
            Self::Cell(number) => number.to_string(),
            Self::Floor(floor, number) => format!("{floor}.{number}"),
            Self::Ox(which) => format!("ox-{which}"),
            Self::Driver => "driver".into(),
        }
    }
    /// The one that is called so in positions.
    pub fn of_name(name: &str) -> Option<Self> {
        match name.strip_prefix("ox-") {
            Some(which) => which.parse().ok().map(Self::Ox),
            None if name == "driver" => Some(Self::Driver),
            None if let Some((floor, number)) = name.split_once('.') => {
                Some(Self::Floor(floor.parse().ok()?, number.parse().ok()?))
            }
            None => name.parse().ok().map(Self::Cell),
        }
    }
}

/// The hex of a column and a row, be it beyond the edge of a map: `26,-1`. None where these are no numbers of 16 bits, with which
/// hexes can be reckoned.
pub fn hex_of_label(label: &str) -> Option<Hex> {
    let (col, row) = label.split_once(',')?;
    let [col, row]: [i16; 2] = [col.parse().ok()?, row.parse().ok()?];
    Some(Hex::from_offset_coordinates([col.into(), row.into()], OffsetHexMode::Odd, HexOrientation::Flat))
}

/// An engine of several hexes. Some of them may lie beyond the edge of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Engine {
    pub kind: EngineKind,
    pub side: Seat,
    /// The foremost hex of its middle column.
    pub lead: Hex,
    /// Its axis: it moves along it and never turns.
    pub heading: Heading,
    /// The oxen that are tethered, by their side column.
    pub team: [Option<PieceId>; 2],
    /// How many hexes it has moved in this turn, and by what.
    pub moved: u8,
    pub traction: Option<Traction>,
    /// Its hexes that have burnt out, a bit each.
    pub burnt: u32,
    /// Those who go with it beyond the edge of the map.
    pub beyond: Vec<(PieceId, Berth)>,
    /// It has left the map.
    pub gone: bool,
}

impl Engine {
    pub fn new(kind: EngineKind, side: Seat, lead: Hex, heading: Heading) -> Self {
        Self {
            kind,
            side,
            lead,
            heading,
            team: [None; 2],
            moved: 0,
            traction: None,
            burnt: 0,
            beyond: vec![],
            gone: false,
        }
    }
    /// Its hexes by their numbers.
    pub fn cells(&self, data: &EngineData) -> Vec<Cell> {
        data.cells(self.lead, self.heading)
    }
    /// The hex of a berth.
    pub fn hex_of(&self, data: &EngineData, berth: Berth) -> Option<Hex> {
        match berth {
            Berth::Cell(number) | Berth::Floor(_, number) => {
                self.cells(data).get(usize::from(number)).map(|cell| cell.hex)
            }
            Berth::Ox(which) => data.yokes(self.lead, self.heading).nth(usize::from(which)),
            Berth::Driver => Some(self.lead + self.heading.step()),
        }
    }
    /// Whether one of its hexes has burnt out.
    pub fn is_burnt(&self, number: u8) -> bool {
        self.burnt & (1 << number) != 0
    }
    /// Whether it can still be used.
    pub fn is_of_use(&self, data: &EngineData) -> bool {
        !self.gone && self.burnt.count_ones() < data.useless_at
    }
    pub fn draws(&self, id: PieceId) -> bool {
        self.team.contains(&Some(id))
    }
}

/// All engines of a battle.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Engines {
    pub all: Vec<Engine>,
    /// Who has gone along with an engine in this phase: afterwards he only leaves it, enters it or moves in it (3.6).
    pub went_along: Vec<PieceId>,
    /// Who has attacked or been attacked since his side's last movement: he does not push.
    pub engaged: Vec<PieceId>,
}

impl Engines {
    /// Those that are on the field, with their numbers.
    pub fn on_field(&self) -> impl Iterator<Item = (usize, &Engine)> {
        self.all.iter().enumerate().filter(|(_, engine)| !engine.gone)
    }
    /// Whether an ox is tethered to an engine.
    pub fn is_tethered(&self, id: PieceId) -> bool {
        self.all.iter().any(|engine| engine.draws(id))
    }
    /// An ox is tethered no more, whatever the reason.
    pub fn free(&mut self, id: PieceId) {
        for team in self.all.iter_mut().map(|engine| &mut engine.team) {
            for ox in team.iter_mut().filter(|ox| **ox == Some(id)) {
                *ox = None;
            }
        }
    }
}

impl State for Engines {
    const NAME: &'static str = "engines";
    fn show(&self, names: &Names, _: Option<Seat>) -> Value {
        let piece = |id: PieceId| names.label(Target::Piece(id));
        let pieces = |all: &[PieceId]| all.iter().map(|id| piece(*id)).collect::<Vec<_>>();
        let engines = self.all.iter().map(|engine| {
            let [col, row] = engine.lead.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
            let beyond = engine.beyond.iter().map(|(id, berth)| (piece(*id).to_string(), berth.name().into()));
            json!({
                "engine": engine.kind.name(),
                "side": names.label(Target::Seat(engine.side)),
                "lead": format!("{col},{row}"),
                "axis": Heading::NAMES[engine.heading.index()],
                "oxen": engine.team.iter().map(|ox| ox.map(piece)).collect::<Vec<_>>(),
                "moved": engine.moved,
                "traction": engine.traction.map(Traction::name),
                "burnt": engine.burnt,
                "beyond": Value::Object(beyond.collect()),
                "gone": engine.gone,
            })
        });
        json!({
            "all": engines.collect::<Vec<_>>(),
            "went_along": pieces(&self.went_along),
            "engaged": pieces(&self.engaged),
        })
    }
}
