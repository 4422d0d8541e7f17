//! The rule data of the set battles: what stands in `rules/ancients/battles.ron`.
use super::files::{AncientsData, BLUE, DeployData, RED, SwitchesData};
use super::load::{check_label, file};
use super::options;
use crate::table::data::Reader;
use crate::table::options::words;
use crate::table::prelude::{Seat, Settings};
use serde::Deserialize;

/// What a side fights with (N-22.02).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ForcesData {
    /// Everything that it has.
    Army {
        /// A unit each: `heavy 6`, with what it bears behind it: `heavy 6 +standard`.
        units: Vec<String>,
        /// The hexes of its stakes, which stand from the start (N-22.06).
        #[serde(default)]
        stakes: Vec<String>,
    },
    /// Points for an army that is composed as usual.
    Budget(i32),
}

words! {
    /// Who wins after the last turn if no target is reached (N-22.04): the higher total, or a side.
    LimitVerdict { Points, Red, Blue }
}
impl LimitVerdict {
    /// The side that wins then; none: the points say.
    pub fn side(self) -> Option<Seat> {
        match self {
            Self::Points => None,
            Self::Red => Some(RED),
            Self::Blue => Some(BLUE),
        }
    }
}

words! {
    /// Who starts the first turn (N-22.05).
    FirstTurn { Roll, Red, Blue }
}

impl FirstTurn {
    /// The side that starts; none: the dice say.
    pub fn side(self) -> Option<Seat> {
        match self {
            Self::Roll => None,
            Self::Red => Some(RED),
            Self::Blue => Some(BLUE),
        }
    }
}

/// A set battle: what it names is fixed (N-22.01). The odds that its hint tells were measured (N-22.08).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleData {
    pub name: String,
    pub board: String,
    /// The settings that are not the usual ones (N-22.07).
    #[serde(default)]
    pub switches: Settings,
    pub red: ForcesData,
    pub blue: ForcesData,
    /// Victory points with which Red and Blue win (N-22.03).
    pub targets: (i32, i32),
    /// The last turn (N-22.04).
    pub length: u8,
    pub at_limit: LimitVerdict,
    pub starter: FirstTurn,
    /// Zones of deployment other than those of the board (N-22.02).
    #[serde(default)]
    pub deploy: Option<DeployData>,
}

impl BattleData {
    /// What each side fights with.
    pub fn forces(&self) -> [&ForcesData; 2] {
        [&self.red, &self.blue]
    }
    /// The settings of the battle (N-22.07).
    pub fn switches(&self, usual: &SwitchesData) -> SwitchesData {
        options::in_force(usual, &self.switches)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattlesData {
    pub battles: Vec<BattleData>,
}

/// A unit as a battle names it: kind, fresh strength, and the names of what it bears; `None` if it is written otherwise.
pub fn read_unit(text: &str) -> Option<(&str, i8, Vec<&str>)> {
    let mut words = text.split_whitespace();
    let (kind, fresh) = (words.next()?, words.next()?.parse().ok()?);
    let bears = words.map(|word| word.strip_prefix('+')).collect::<Option<_>>()?;
    Some((kind, fresh, bears))
}

/// Checks what can be said of the battles before their rules are put together.
pub fn check_battles(reader: &Reader, data: &AncientsData) {
    let at = reader.at(&file("battles")).field("battles");
    at.unique(data.battles.iter().map(|battle| battle.name.as_str()));
    let specs = options::options(data);
    for (i, battle) in data.battles.iter().enumerate() {
        let row = at.index(i);
        let name = row.field("name");
        if name.not_blank(&battle.name) && check_label(&name, &battle.name) {
            name.has_words(&format!("scenario-ancients-{}", battle.name), &battle.name);
        }
        row.field("board").known(&battle.board, data.maps.iter().map(|map| map.name.as_str()));
        for (option, setting) in &battle.switches {
            let known = specs.iter().find(|spec| spec.name == *option && !spec.scenarios.is_empty());
            if !known.is_some_and(|spec| spec.allows(setting)) {
                row.field("switches").error("ancients-data-battle-switch", &[("option", option.as_str().into())]);
            }
        }
        for (side, target) in [battle.targets.0, battle.targets.1].into_iter().enumerate() {
            row.field("targets").index(side).within(target, 1..=100);
        }
        row.field("length").within(i32::from(battle.length), 1..=50);
        for (side, forces) in ["red", "blue"].into_iter().zip(battle.forces()) {
            match forces {
                ForcesData::Budget(points) => {
                    row.field(side).within(*points, 1..=1000);
                }
                ForcesData::Army { units, .. } => {
                    row.field(side).field("units").not_empty(units.len());
                }
            }
        }
    }
}
