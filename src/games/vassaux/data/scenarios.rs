//! Scenarios (chapter 23): tables, hosts, victory. Lengths and points are in R with decimals, as they are written.
use super::files::Culture;
use crate::table::data::Decimal;
use serde::Deserialize;

/// A point, or width and height: east, north.
pub type PointData = (Decimal, Decimal);

/// The outline of a piece of terrain or of a zone.
#[derive(Clone, Debug, Deserialize)]
pub enum ShapeData {
    /// Its centre and radius.
    Circle(Decimal, Decimal, Decimal),
    /// Two opposite corners.
    Rect(Decimal, Decimal, Decimal, Decimal),
    /// The corners in turn, either way round.
    Poly(Vec<PointData>),
    /// So far from any edge of the table; of zones only.
    BorderStrip(Decimal),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceData {
    pub id: String,
    /// A kind of terrain.
    pub kind: String,
    pub shape: ShapeData,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneData {
    pub id: String,
    pub shape: ShapeData,
}

/// What the list of a host must fulfil.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Demand {
    /// Neither titles nor ready-made fighters of this culture.
    NoCulture(Culture),
    /// Exactly so many leaders with this title.
    Titles {
        title: String,
        count: i32,
    },
    /// One unit of exactly these, led by this title, which deploys in a zone of its own (V-23.04, R-53).
    Villagers {
        prebuilt: String,
        size: i32,
        title: String,
        zone: String,
    },
    /// Nobody but the lord has this profile.
    OnlyLordIs(String),
    /// At least so many mounted fighters with one of these weapons.
    Mounted {
        least: i32,
        weapons: Vec<String>,
    },
    /// More than half of the fighters are mounted and have one of these weapons.
    MountedMajority {
        weapons: Vec<String>,
    },
    /// At least one unit of one of these profiles with one of these weapons (V-23.22).
    ArcherUnit {
        profiles: Vec<String>,
        weapons: Vec<String>,
    },
    LordOnFoot,
}

/// What the list of a host is warned of only.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Advice {
    /// No other profile holds more points; those of a demanded unit of villagers do not count.
    Mostly(String),
    /// Mounted fighters with one of these weapons hold more points than the others.
    Mounted { weapons: Vec<String> },
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostData {
    pub id: String,
    /// The limit of its list (V-4.06).
    pub points: i32,
    pub zone: String,
    /// The lists that it usually takes: the first of them that may be played.
    pub armies: Vec<String>,
    #[serde(default)]
    pub demands: Vec<Demand>,
    #[serde(default)]
    pub advice: Vec<Advice>,
}

/// Who deploys when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Deployment {
    /// Unit by unit in turn; who begins is drawn (V-23.01).
    Drawn,
    /// The first host all of its units, then the second (V-23.13).
    HostsInOrder,
}

/// What a lost lord means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LordLossData {
    /// His host loses (V-3.06).
    Lose,
    /// The match ends and is scored (V-23.20).
    EndAndScore,
    Continue,
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Edge {
    North,
    East,
    South,
    West,
}

/// A part of an edge, from one point of it to another, from the south or the west.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExitData {
    pub edge: Edge,
    pub from: Decimal,
    pub to: Decimal,
}

/// What a side wants to have done at the end (3.8, scenario 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Objective {
    KillLord,
    /// So many percent of the enemy's points as the constants say.
    Destroy,
    /// Control the point of interest in the middle in the last turn.
    HoldCentre,
    /// Have controlled a point of interest near the opponent's edge (V-23.30).
    Capture,
    /// Control more points of interest at the end (V-23.29).
    ControlMore,
    /// Not let lord and vassals of the enemy beyond a line (V-23.31).
    KeepBehindLine,
    /// What the defender has rolled, mirrored (V-23.24).
    AsDefender,
}

/// The faces of a die that ask for an objective.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveRowData {
    pub from: i32,
    pub to: i32,
    pub objective: Objective,
}

/// Victory points (V-23.19).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictoryPointsData {
    pub objective: i32,
    pub lord: i32,
    pub vassal: i32,
}

/// How many pieces of terrain lie on a table that players lay (V-23.32).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnTableData {
    pub least: i32,
    pub most: i32,
}

/// How a scenario is won.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum VictoryData {
    /// The second host's villagers leave by a part of an edge (V-23.06).
    Evacuate { exit: ExitData, most: i32, lost_turns: i32 },
    /// The first host lights markers (V-23.07, V-23.08).
    Fires { markers: Vec<PointData>, fires_to_win: i32, retreat_kills: i32 },
    /// The lords fight each other first (V-23.09, V-23.12). Where they stand, in units.
    Duel { lords_u: Vec<(i32, i32)> },
    /// The first host leaves by one of these edges, which is drawn (V-23.13, V-23.15).
    Escape { edges: Vec<Edge> },
    /// Each side rolls what it is to do (V-23.16).
    Objectives {
        attacker: Vec<ObjectiveRowData>,
        defender: Vec<ObjectiveRowData>,
        points: VictoryPointsData,
        /// The point of interest in the middle.
        centre: PointData,
        /// V-23.17
        control: Decimal,
        /// V-23.29
        apart: Decimal,
        /// V-23.30
        from_edge: Decimal,
        /// V-23.31
        line: Decimal,
        /// Enemy vassals beyond the line who, with their lord, spoil the last objective.
        vassals_beyond: i32,
        own_table: OwnTableData,
    },
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioData {
    pub id: String,
    pub size: PointData,
    pub pieces: Vec<PieceData>,
    pub zones: Vec<ZoneData>,
    /// In the order of the seats.
    pub hosts: Vec<HostData>,
    /// Between which limits the players may agree on another one (V-23.16).
    #[serde(default)]
    pub points_bounds: Option<(i32, i32)>,
    pub deployment: Deployment,
    pub lord_loss: LordLossData,
    pub victory: VictoryData,
}
