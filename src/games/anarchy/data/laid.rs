//! What is laid or placed on the map before a battle: fascines, rubble, stones, oil, ballistae, mantlets.
use super::files::Terrain;
use serde::Deserialize;

/// What lies or stands on the map from the start, one a hex: fascines that fill ditch hexes, rubble in place of walls
/// heaps of stones or basins of oil on the walls, ballistae, mantlets.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LaidData {
    pub count: u8,
    /// The hexes on which they may be laid, by column and row; any that fits if none is named. Where there are no more hexes than
    /// there is to lay, all of it lies there from the start.
    pub hexes: Vec<(u8, u8)>,
    /// The first and the last column, and row, in which it may lie; any of them if none is named.
    pub cols: Option<(u8, u8)>,
    pub rows: Option<(u8, u8)>,
    /// The only terrains on which it may lie; any that fits if none is named.
    pub on: Vec<Terrain>,
}
impl LaidData {
    /// Whether all of it lies on the map from the start: the scenario names a hex for each.
    pub fn is_given(&self) -> bool {
        self.count > 0 && self.hexes.len() == usize::from(self.count)
    }
    /// Whether the scenario says in which part of the map it may lie.
    pub fn names_a_place(&self) -> bool {
        !self.hexes.is_empty() || self.cols.is_some() || self.rows.is_some()
    }
    /// Whether the scenario lets it lie in this column and row, on this terrain.
    pub fn allows(&self, (col, row): (u8, u8), terrain: Terrain) -> bool {
        let within = |range: Option<(u8, u8)>, at: u8| range.is_none_or(|(first, last)| (first..=last).contains(&at));
        (self.hexes.is_empty() || self.hexes.contains(&(col, row)))
            && within(self.cols, col)
            && within(self.rows, row)
            && (self.on.is_empty() || self.on.contains(&terrain))
    }
}

/// When a side lays something before a battle: before it deploys, so that its men stand around it, when its men stand, or when both
/// sides do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaidWhen {
    BeforeMen,
    AfterMen,
    AfterBoth,
}

/// What is laid before a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    Ballista,
    Mantlet,
    Heap,
    Basin,
    Fascine,
    Rubble,
}
impl Laid {
    /// In the order in which a side is asked about them.
    pub const ALL: [Self; 6] = [Self::Ballista, Self::Mantlet, Self::Heap, Self::Basin, Self::Fascine, Self::Rubble];
    /// Its field in the rule data of a side.
    pub fn field(self) -> &'static str {
        match self {
            Self::Ballista => "ballistae",
            Self::Mantlet => "screens",
            Self::Heap => "heaps",
            Self::Basin => "basins",
            Self::Fascine => "fascines",
            Self::Rubble => "rubble",
        }
    }
    /// When a side lays it.
    pub fn when(self) -> LaidWhen {
        match self {
            Self::Ballista | Self::Mantlet => LaidWhen::BeforeMen,
            Self::Heap | Self::Basin => LaidWhen::AfterMen,
            Self::Fascine | Self::Rubble => LaidWhen::AfterBoth,
        }
    }
    /// Whether all of it has to be laid as long as there is room for it.
    pub fn is_due(self) -> bool {
        matches!(self, Self::Ballista | Self::Mantlet)
    }
    /// Whether it can lie on a hex of this terrain: fascines in a ditch, rubble in place of a rampart, a wall or a slit
    /// heaps and basins on ramparts and towers and in hourds, ballistae on walls
    /// and wherever else there is room for them, but not in hourds, nor where they would bar stairs or a bridge.
    /// Where mantlets stand their own chapter says.
    pub fn fits(self, terrain: Terrain) -> bool {
        match self {
            Self::Ballista => {
                terrain.takes_artillery()
                    && !matches!(terrain, Terrain::Stairs | Terrain::FixedBridge | Terrain::Gangway)
            }
            Self::Mantlet => true,
            Self::Fascine => terrain == Terrain::Ditch,
            Self::Rubble => {
                matches!(terrain, Terrain::Rampart | Terrain::Wall | Terrain::CastleWall | Terrain::ArrowSlit)
            }
            Self::Heap | Self::Basin => terrain.is_crenelled() || terrain == Terrain::Hourd,
        }
    }
    /// What it makes of its hex; what only lies there changes nothing.
    pub fn makes(self) -> Option<Terrain> {
        match self {
            Self::Fascine => Some(Terrain::FilledDitch),
            Self::Rubble => Some(Terrain::Rubble),
            Self::Ballista | Self::Mantlet | Self::Heap | Self::Basin => None,
        }
    }
}
