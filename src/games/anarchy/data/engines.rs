//! The rule data of engines: where their hexes lie, who moves them, over what ground.
use super::files::Terrain;
use crate::table::kit::hex_map::Heading;
use crate::table::options::words;
use hexx::Hex;
use serde::{Deserialize, Serialize};

words! {
    /// An engine of siege.
    #[derive(Serialize)]
    EngineKind { Ram }
}
impl EngineKind {
    /// Its name in positions and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ram => "ram",
        }
    }
    /// The one that is called so in positions.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::WORDS.iter().filter_map(|word| Self::of_word(word)).find(|engine| engine.name() == name)
    }
}

/// Engines, and the oxen that draw them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnginesData {
    /// How many oxen draw an engine.
    pub oxen: usize,
    /// How many hexes they draw it in a turn at most.
    pub drawn_hexes: u8,
    /// How many turns it takes to tether an ox, or to free it.
    pub tether_turns: u8,
    pub engines: Vec<EngineData>,
}

/// An engine of several hexes. Its place is that of its lead, the foremost hex of its middle column.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineData {
    pub engine: EngineKind,
    pub columns: Vec<ColumnData>,
    /// How far it stands above the level of its hexes, in halves of a level.
    pub top: i32,
    /// Movement points to enter it.
    pub enter_mp: i32,
    /// How many hexes those who push bring it on in a turn, the larger numbers of men first.
    pub speed: Vec<SpeedData>,
    /// With so many hexes burnt out it is of no use any more.
    pub useless_at: u32,
    /// The ground over which it moves.
    pub ground: Vec<Terrain>,
    /// With so many servants, so many points against a wall, the larger numbers of men first; none: it beats no walls.
    #[serde(default)]
    pub blows: Vec<BlowData>,
    /// It strikes every so many turns.
    #[serde(default = "blow_turns")]
    pub blow_turns: u8,
}
fn blow_turns() -> u8 {
    2
}

/// A hex of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub hex: Hex,
    /// Men stand in it; else it is closed.
    pub men: bool,
    /// In front or at the rear, where one enters it.
    pub is_end: bool,
}

impl EngineData {
    /// The foremost hex of each of its columns, where its lead and its axis are these.
    fn heads(&self, lead: Hex, heading: Heading) -> impl Iterator<Item = (Hex, &ColumnData)> {
        self.columns.iter().map(move |column| {
            let beside = heading.turned(i32::from(column.from)).step();
            (if column.from == 0 { lead } else { lead + beside }, column)
        })
    }
    /// Its hexes by their numbers: column by column, from the foremost backward (12.1).
    pub fn cells(&self, lead: Hex, heading: Heading) -> Vec<Cell> {
        let back = heading.back().step();
        let column = |(head, column): (Hex, &ColumnData)| {
            let (hexes, men) = (column.hexes, column.men);
            (0..hexes).map(move |n| Cell { hex: head + back * i32::from(n), men, is_end: n == 0 || n + 1 == hexes })
        };
        self.heads(lead, heading).flat_map(column).collect()
    }
    /// Where its oxen stand: straight ahead of the foremost hex of each side column.
    pub fn yokes(&self, lead: Hex, heading: Heading) -> impl Iterator<Item = Hex> {
        let sides = self.heads(lead, heading).filter(|(_, column)| column.from != 0);
        sides.map(move |(head, _)| head + heading.step())
    }
}

/// A column of an engine's hexes.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnData {
    /// Where its foremost hex lies: 0 is the lead itself; else it is beside the lead, counted clockwise from straight ahead.
    pub from: u8,
    /// How many hexes it has, one behind the other.
    pub hexes: u8,
    /// Men stand in it; else it is closed.
    pub men: bool,
}

/// How many points of bombardment so many servants of an engine are worth.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlowData {
    pub men: usize,
    pub points: u8,
}

/// How far so many men push an engine.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeedData {
    pub men: usize,
    pub hexes: u8,
}

impl EnginesData {
    /// What the rule data say of an engine; the loader checks that there is something.
    pub fn of(&self, engine: EngineKind) -> &EngineData {
        self.engines.iter().find(|line| line.engine == engine).expect("the loader checks the engines")
    }
}
