//! Scenarios as they stand in the rule data: map, forces, how they come onto it, and what wins. Conditions are a closed list.
use super::engines::{EngineKind, EnginesData};
use super::files::{ANGEVIN, ROYALIST};
use super::laid::{Laid, LaidData};
use super::maps::{MapData, Side};
use super::towers::FLOORS;
use crate::table::options::words;
use crate::table::prelude::Seat;
use serde::Deserialize;

words! {
    /// A side.
    SideName { Royalist, Angevin }
}
impl SideName {
    /// Its seat.
    pub fn seat(self) -> Seat {
        match self {
            Self::Royalist => ROYALIST,
            Self::Angevin => ANGEVIN,
        }
    }
}

words! {
    /// An edge of the map.
    Edge { Top, Right, Bottom, Left }
}

/// Men of one class, drawn from the roster in its order; where it has no more they are numbered.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawData {
    pub class: String,
    pub count: u8,
    /// They begin on horseback.
    #[serde(default)]
    pub mounted: bool,
}

/// A part of an edge by which a side may come or go.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EdgeData {
    pub edge: Edge,
    /// First and last column or row of it; all of the edge if it is not named.
    #[serde(default)]
    pub from: Option<(u8, u8)>,
    /// Only the edge hexes of this area.
    #[serde(default)]
    pub area: Option<String>,
}

/// Where a side may deploy.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ZoneData {
    Cols(u8, u8),
    Rows(u8, u8),
    Area(String),
    /// The hexes within so many of a column and row.
    Around(u8, u8, u8),
    /// The hexes within so many of an engine of the side, its own included.
    AroundEngines(u8),
}

/// An engine as it stands at the start, by its lead and its axis.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineAtData {
    pub engine: EngineKind,
    pub lead: (u8, u8),
    pub axis: Side,
    /// It may leave the map ahead of it.
    #[serde(default)]
    pub leaves: bool,
    /// So many men of its side stand in it beyond the edge of the map, of whom the side chooses whom.
    #[serde(default)]
    pub manned: u8,
}

/// Mangonels that stand from the start, on the map or beyond its edge.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MangonelsData {
    /// Where each stands, by column and row as they go on beyond the edge.
    pub at: Vec<(i8, i8)>,
    /// Who serves those beyond the edge, and takes no other part in the battle.
    pub crew: Vec<CrewData>,
    /// The wall between towers or bends at which they are aimed, and at nothing else; whatever they can strike if none is named.
    pub aims: Option<String>,
}

/// So many men of a class.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrewData {
    pub class: String,
    pub count: u8,
}

/// What sappers in a gallery do in the course of a battle: they mine the wall before it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiningData {
    /// After so many turns against the wall they roll for the first time, and every so many turns from then on.
    pub turns: u8,
    /// Points of each sapper.
    pub points: u8,
}

/// Somebody who stands on a hex before the deployment.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedData {
    pub class: String,
    pub at: (u8, u8),
}

/// How a side comes onto the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ArrivalData {
    /// Its men stand in one of these zones before turn 1.
    Deploys(Vec<ZoneData>),
    /// They enter in their own movement, from this turn on.
    Enters { edges: Vec<EdgeData>, turn: u8 },
}

/// The force of a side.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideData {
    pub draw: Vec<DrawData>,
    pub arrival: ArrivalData,
    /// By which edges its men may leave.
    #[serde(default)]
    pub exits: Vec<EdgeData>,
    /// Its men are short of food.
    #[serde(default)]
    pub unsupplied: bool,
    /// Ladders that it brings.
    #[serde(default)]
    pub ladders: u8,
    /// Mantlets that it brings.
    #[serde(default)]
    pub mantlets: u8,
    /// Fascines that it lays before the battle.
    #[serde(default)]
    pub fascines: LaidData,
    /// Rubble that it lays before the battle.
    #[serde(default)]
    pub rubble: LaidData,
    /// Heaps of stones that lie on its walls.
    #[serde(default)]
    pub heaps: LaidData,
    /// Basins of oil that stand there.
    #[serde(default)]
    pub basins: LaidData,
    /// Ballistae that it places before its men.
    #[serde(default)]
    pub ballistae: LaidData,
    /// Mantlets that stand on the map from the start, beside those that its men bring.
    #[serde(default)]
    pub screens: LaidData,
    /// Engines that it has on the map.
    #[serde(default)]
    pub engines: Vec<EngineAtData>,
    /// Mangonels that it has.
    #[serde(default)]
    pub mangonels: MangonelsData,
    /// Those of its men and animals who stand somewhere from the start.
    #[serde(default)]
    pub placed: Vec<PlacedData>,
    /// Each of its men has a torch.
    #[serde(default)]
    pub torches: bool,
    /// What binds its deployment beside its zones.
    #[serde(default)]
    pub lines_up: LineUpData,
    /// Where its men have to stay at first.
    #[serde(default)]
    pub keeps_to: Option<KeepsToData>,
    /// It is surprised: so few of its men act at first.
    #[serde(default)]
    pub surprised: Option<SurprisedData>,
    /// It goes when its last noble or knight has fallen.
    #[serde(default)]
    pub needs_leader: bool,
}

impl SideData {
    /// Whether it waits on its walls with stones or oil.
    pub fn holds_walls(&self) -> bool {
        self.heaps.count + self.basins.count > 0
    }
    /// How much of something the side has, and where it may lie.
    pub fn laid(&self, what: Laid) -> &LaidData {
        match what {
            Laid::Ballista => &self.ballistae,
            Laid::Mantlet => &self.screens,
            Laid::Heap => &self.heaps,
            Laid::Basin => &self.basins,
            Laid::Fascine => &self.fascines,
            Laid::Rubble => &self.rubble,
        }
    }
}

/// What binds a deployment.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LineUpData {
    /// No two men stand beside each other.
    pub apart: bool,
    /// At most so many men stand in an area.
    pub most: Vec<(String, u8)>,
    /// At least so many do.
    pub least: Vec<(String, u8)>,
    /// One man, and no more, stands beside each of these hexes.
    pub beside: Vec<(u8, u8)>,
    /// At least so many stand in the engines of the side.
    pub aboard: u8,
}

/// The areas that the men of a side may not leave before a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepsToData {
    pub areas: Vec<String>,
    /// From this turn on they may.
    pub until: u8,
}

/// How few men of a side act up to a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurprisedData {
    /// The last turn of which it is so. One man acts in each.
    pub turn: u8,
}

/// What a side is credited with beside the enemies whom it has killed or taken, when points decide.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ExtraData {
    /// So many points for each scaffold hex that burns or has burnt.
    BurntScaffolds { side: SideName, points: i32 },
    /// So many points for each ballista of the enemy that is gone, or whose crew is: nobody is left who could shoot with it.
    LostBallistae { side: SideName, points: i32 },
}

/// Whom a condition counts.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub enum WhoData {
    /// Every man.
    Men,
    /// Every animal.
    Animals,
    /// Men or animals of a class.
    Class(String),
}

/// A condition of victory.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ConditionData {
    /// So many of a side have left the map by an edge that they may use.
    Exited { side: SideName, who: WhoData, least: u8 },
    /// None of them is left to leave it.
    NoneLeft { side: SideName, who: WhoData },
    /// So many have been led off the map as captives.
    LedOff { side: SideName, who: WhoData, least: u8 },
    /// So many have been killed.
    Killed { side: SideName, who: WhoData, least: u8 },
    /// So many are captives, on the map or led off it.
    Taken { side: SideName, who: WhoData, least: u8 },
    /// So many are active.
    Remain { side: SideName, who: WhoData, least: u8 },
    /// So many active men of a side stand in an area.
    Stand { side: SideName, area: String, least: u8 },
    /// Every active man of a side stands in an area.
    Only { side: SideName, area: String },
    /// A side holds so many of these areas.
    Holds { side: SideName, areas: Vec<String>, least: u8 },
    /// Every door in an area is closed.
    Closed(String),
    /// So many walls of an area are demolished.
    Demolished { area: String, least: u8 },
    /// An engine of a side has left the map.
    EngineLeft { side: SideName, engine: EngineKind },
    /// A belfry of a side is burnt so far that it cannot move any more, and its bridge is up.
    Stuck { side: SideName, engine: EngineKind },
    /// At least so many active men of a side stand in one of these areas or another.
    StandAmong { side: SideName, areas: Vec<String>, least: u8 },
    /// So many walls before a gallery are mined.
    Mined { least: u8 },
    /// The walls of these areas have taken so many degrees of damage in all.
    Damaged { areas: Vec<String>, least: u8 },
    /// All of these.
    All(Vec<ConditionData>),
    /// One of these at least.
    Any(Vec<ConditionData>),
    /// Not this.
    Not(Box<ConditionData>),
}

/// When a condition is looked at, always at the end of a turn.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub enum WhenData {
    /// Of every turn from this one on.
    From(u8),
    /// Of the last turn only.
    AtEnd,
}

/// What a condition that holds decides.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub enum DecidesData {
    Wins(SideName),
    Marginally(SideName),
    Draw,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictoryData {
    pub when: WhenData,
    pub holds: ConditionData,
    pub decides: DecidesData,
}

/// What makes a full victory of a side a decisive one.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecisiveData {
    pub side: SideName,
    pub holds: ConditionData,
}

/// Who wins when the length is over and no condition holds.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub enum OtherwiseData {
    /// A side, in full.
    Wins(SideName),
    /// Whoever has killed and taken more, marginally.
    Points,
    /// The same, in full.
    MostPoints,
    Draw,
}

/// A lower differential for capture against a class.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptureData {
    pub class: String,
    pub min_differential: i32,
}

/// A scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioData {
    pub name: String,
    /// Its place among the scenarios, in the order of learning.
    pub number: u8,
    pub map: String,
    /// The map that lies below it, if any: its rows follow those of the first, from 20 on (12.4).
    #[serde(default)]
    pub below: Option<String>,
    /// The board is laid turned by 180° (C-15.24). Columns, rows and edges of the scenario are those of the board as it lies.
    #[serde(default)]
    pub turned: bool,
    /// Length in turns.
    pub turns: u8,
    /// The side that moves first.
    pub first: SideName,
    pub royalist: SideData,
    pub angevin: SideData,
    #[serde(default)]
    pub capture: Vec<CaptureData>,
    /// The pieces of hourd, each by the hexes over which it hangs, column and row.
    #[serde(default)]
    pub hourds: Vec<Vec<(u8, u8)>>,
    /// Hexes of a ditch that are dry, and flat ground from the start.
    #[serde(default)]
    pub dry: Vec<(u8, u8)>,
    /// Walls are mined in the course of this battle.
    #[serde(default)]
    pub mining: Option<MiningData>,
    /// The areas whose doors stand open at the start; all others are closed (12.1).
    #[serde(default)]
    pub open_doors: Vec<String>,
    pub victory: Vec<VictoryData>,
    #[serde(default)]
    pub decisive: Vec<DecisiveData>,
    #[serde(default)]
    pub extra_points: Vec<ExtraData>,
    pub otherwise: OtherwiseData,
}

impl ScenarioData {
    /// The board as it lies: its map, with the other one below it, turned or not; nothing if there is no such map.
    pub fn board<'m>(&self, maps: impl IntoIterator<Item = &'m MapData> + Clone) -> Option<MapData> {
        let find = |name: &str| maps.clone().into_iter().find(|map| map.name == name);
        let upper = find(&self.map)?;
        let board = match &self.below {
            Some(below) => upper.above(find(below)?),
            None => upper.clone(),
        };
        Some(if self.turned { board.turned() } else { board })
    }
    /// How many floors its engines have at most above the ground.
    pub fn floors(&self, engines: &EnginesData) -> u8 {
        let has_tower = |line: &EngineAtData| engines.of(line.engine).tower.is_some();
        let any = self.sides().any(|(_, side)| side.engines.iter().any(has_tower));
        if any { FLOORS as u8 } else { 0 }
    }
    /// Both sides with their seats.
    pub fn sides(&self) -> impl Iterator<Item = (Seat, &SideData)> {
        [ROYALIST, ANGEVIN].into_iter().map(|seat| (seat, self.side(seat)))
    }
    /// The force of a seat.
    pub fn side(&self, seat: Seat) -> &SideData {
        if seat == ROYALIST { &self.royalist } else { &self.angevin }
    }
}
