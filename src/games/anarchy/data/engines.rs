//! The rule data of engines: where their hexes lie, who moves them, over what ground.
use super::files::Terrain;
use super::towers::{TowerData, check_tower};
use crate::table::data::Check;
use crate::table::kit::hex_map::Heading;
use crate::table::options::words;
use hexx::Hex;
use serde::{Deserialize, Serialize};

words! {
    /// An engine of siege.
    #[derive(Serialize)]
    EngineKind { Ram, Belfry, Gallery }
}
impl EngineKind {
    /// Its name in positions and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ram => "ram",
            Self::Belfry => "belfry",
            Self::Gallery => "gallery",
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

/// Where an engine with a roof is open: there one comes in, and is shot at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Entrance {
    /// In front and at the rear.
    #[default]
    Ends,
    /// At the rear alone.
    Rear,
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
    #[serde(default)]
    pub entrance: Entrance,
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
    /// Its floors and its bridge; none: it has a roof and no more (4.2).
    #[serde(default)]
    pub tower: Option<TowerData>,
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
    /// In front or at the rear of its column.
    pub is_end: bool,
    pub is_rear: bool,
    /// Under the awning: men stand there only while the engine stands against a wall.
    pub awning: bool,
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
            let ColumnData { hexes, men, axles, awning, .. } = *column;
            (0..hexes).map(move |n| {
                let (is_rear, awning) = (n + 1 == hexes, n < awning);
                let is_end = n == 0 || is_rear;
                let men = men && !(axles && is_end) && !awning;
                Cell { hex: head + back * i32::from(n), men, is_end, is_rear, awning }
            })
        };
        self.heads(lead, heading).flat_map(column).collect()
    }
    /// The hexes straight ahead of its columns.
    pub fn ahead(&self, lead: Hex, heading: Heading) -> impl Iterator<Item = Hex> {
        self.heads(lead, heading).map(move |(head, _)| head + heading.step())
    }
    /// The hex straight behind its middle column.
    pub fn behind(&self, lead: Hex, heading: Heading) -> Option<Hex> {
        let middle = self.columns.first()?;
        Some(lead + heading.back().step() * i32::from(middle.hexes))
    }
    /// Whether it has hexes where men stand only while it stands against a wall.
    pub fn has_awning(&self) -> bool {
        self.columns.iter().any(|column| column.awning > 0)
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
    /// Its first and its last hex hold the axles: on the ground they are closed.
    #[serde(default)]
    pub axles: bool,
    /// So many of its foremost hexes lie under an awning, and are closed but against a wall.
    #[serde(default)]
    pub awning: u8,
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

/// The numbers are in their ranges, every engine is there once, and its columns are those between its oxen.
pub fn check_engines(at: &Check, engines: &EnginesData, needed: &[EngineKind]) {
    at.field("oxen").within(engines.oxen as i32, 1..=2);
    at.field("drawn_hexes").within(i32::from(engines.drawn_hexes), 1..=20);
    at.field("tether_turns").within(i32::from(engines.tether_turns), 1..=20);
    let lines = at.field("engines");
    lines.unique(engines.engines.iter().map(|line| line.engine.word()));
    lines.complete(needed.iter().map(|kind| kind.word()), engines.engines.iter().map(|line| line.engine.word()));
    for (i, line) in engines.engines.iter().enumerate() {
        let row = lines.index(i);
        let columns = row.field("columns");
        // The middle column and one on each side, before which an ox finds its place.
        columns.length(line.columns.len(), 3);
        for (j, column) in line.columns.iter().enumerate() {
            let from = if j == 0 { 0..=0 } else { 1..=5 };
            columns.index(j).field("from").within(i32::from(column.from), from);
            columns.index(j).field("hexes").within(i32::from(column.hexes), 1..=8);
            columns.index(j).field("awning").within(i32::from(column.awning), 0..=i32::from(column.hexes.min(8)));
        }
        let sides = line.columns.get(1).zip(line.columns.get(2));
        if sides.is_some_and(|(one, other)| one.from == other.from) {
            columns.index(2).field("from").duplicate(&line.columns[2].from.to_string());
        }
        row.field("top").within(line.top, 0..=20);
        row.field("enter_mp").within(line.enter_mp, 1..=20);
        row.field("speed").not_empty(line.speed.len());
        for (j, speed) in line.speed.iter().enumerate() {
            let most = if j == 0 { 24 } else { line.speed[j - 1].men.clamp(2, 24) as i32 - 1 };
            row.field("speed").index(j).field("men").within(speed.men as i32, 1..=most);
            row.field("speed").index(j).field("hexes").within(i32::from(speed.hexes), 1..=20);
        }
        row.field("useless_at").within(line.useless_at as i32, 1..=24);
        for (j, blow) in line.blows.iter().enumerate() {
            let most = if j == 0 { 24 } else { line.blows[j - 1].men.clamp(2, 24) as i32 - 1 };
            row.field("blows").index(j).field("men").within(blow.men as i32, 1..=most);
            row.field("blows").index(j).field("points").within(i32::from(blow.points), 1..=99);
        }
        row.field("blow_turns").within(i32::from(line.blow_turns), 1..=20);
        row.field("ground").not_empty(line.ground.len());
        if let Some(tower) = &line.tower {
            check_tower(&row.field("tower"), tower, line.columns.first().map_or(0, |column| column.hexes));
        }
    }
}
