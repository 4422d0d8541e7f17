//! The rule data of The Anarchy: what stands in `rules/anarchy/*.ron`, one file a chapter.
use super::artillery::ArtilleryData;
use super::bombardment::BombardmentData;
use super::defence::DefenceData;
use super::engines::{EngineKind, EnginesData};
use super::maps::MapData;
use super::opponents::OpponentsData;
use super::scenarios::ScenarioData;
use super::works::WorksData;
use crate::table::options::words;
use crate::table::prelude::Seat;
use serde::{Deserialize, Serialize};

/// Those who are loyal to the king.
pub const ROYALIST: Seat = Seat(0);
/// Those who are for the empress, from Anjou.
pub const ANGEVIN: Seat = Seat(1);
/// The labels of the seats.
pub const SIDES: [&str; 2] = ["royalist", "angevin"];

words! {
    /// What a man fights and shoots with.
    Weapon { Sword, Lance, Spear, Axe, Tool, Pick, ShortBow, LongBow, Crossbow, Sling, StaffSling, Javelin, Ballista }
}

/// Attack, defence and movement points of a man in one condition.
pub type Values = (i32, i32, i32);

/// A class of men or animals (table of 3.2).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassData {
    pub name: String,
    /// Wears mail: rivers are closed to him, and some arrows glance off.
    #[serde(default)]
    pub armoured: bool,
    /// A noble or knight, who commands and can be made a prisoner.
    #[serde(default)]
    pub commands: bool,
    /// An ox or a pack animal: it never fights, and is no man.
    #[serde(default)]
    pub animal: bool,
    /// Healthy and wounded, on foot.
    pub foot: (Values, Values),
    /// Healthy and wounded, mounted; without them the class does not ride.
    #[serde(default)]
    pub mounted: Option<(Values, Values)>,
    #[serde(default)]
    pub weapons: Vec<Weapon>,
    /// What one of them is worth, in points.
    pub points: i32,
    /// What his horse is worth beside that.
    #[serde(default)]
    pub mount: i32,
}

/// The class that draws engines.
pub const OX: &str = "ox";
/// The class without whom no engine shoots.
pub const ENGINEER: &str = "engineer";
/// The class that mines walls.
pub const SAPPER: &str = "sapper";
/// The class with whose values a loose horse is attacked.
pub const HORSE: &str = "pack_animal";

/// A named man. What is not said here is as his class has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RosterData {
    /// His proper name, the same in every language.
    pub name: String,
    pub origin: Origin,
    pub class: String,
    /// Attack and defence on foot while healthy.
    pub foot: (i32, i32),
    /// The same mounted.
    #[serde(default)]
    pub mounted: Option<(i32, i32)>,
}

words! {
    /// From where a man of the roster comes.
    Origin { Royalist, Angevin, Flemish, Welsh }
}

words! {
    /// The cover of a target, from none to that through which nobody shoots.
    Cover { None, Light, Medium, Strong, Total }
}

words! {
    /// The terrain of a hex. What it costs and does stands in the rule data; what is special about it, in the rules that name it.
    #[derive(Serialize)]
    Terrain {
        Flat, Brush, Tree, Embankment, Beach, Shallows, River, Ford,
        Interior, Wall, WallWindow, WallDoor, GreatDoor, ChurchWindow, ChapelWindow, Furniture, LowWall, OuterCorner, Scaffold,
        Stairs, Court, Ditch, FilledDitch, FixedBridge, BurntBridge, Gangway, Gate, Rampart, TowerTop, TowerDoor, CastleWall,
        KeepHall, KeepDoor, Platform, ArrowSlit, CastleWindow, TwinWindow, LadderHead, Rubble, Hourd,
        BelfryGround, BelfryFloor, BelfryBridge, BelfryWinch,
    }
}

impl Terrain {
    /// Its name in positions: `burnt_bridge`.
    pub fn name(self) -> String {
        let mut name = String::new();
        for c in self.word().chars() {
            if c.is_uppercase() && !name.is_empty() {
                name.push('_');
            }
            name.extend(c.to_lowercase());
        }
        name
    }
    /// The one that is called so in positions.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::WORDS.iter().filter_map(|word| Self::of_word(word)).find(|terrain| terrain.name() == name)
    }
    /// A door that can be opened and closed.
    pub fn is_door(self) -> bool {
        matches!(self, Self::GreatDoor | Self::Gate | Self::KeepDoor)
    }
    /// A slit or window that is entered from inside only, but for windows of a church.
    pub fn is_opening(self) -> bool {
        matches!(
            self,
            Self::ChurchWindow | Self::ChapelWindow | Self::ArrowSlit | Self::CastleWindow | Self::TwinWindow
        )
    }
    /// Ground without walls, openings, doors, stairs or bridges: at one level men go and fight over it freely.
    pub fn is_plain(self) -> bool {
        use Terrain::*;
        matches!(
            self,
            Flat | Brush
                | Tree
                | Beach
                | Shallows
                | River
                | Ford
                | Interior
                | Furniture
                | LowWall
                | OuterCorner
                | Court
        )
    }
    /// On a wall or a tower: behind crenels, or in the door of a tower.
    pub fn is_on_wall(self) -> bool {
        self.is_crenelled() || self == Self::TowerDoor
    }
    /// Ground on which an engine that shoots can stand or be carried: open, without doors, openings, water or ditches.
    pub fn takes_artillery(self) -> bool {
        use Terrain::*;
        matches!(
            self,
            Flat | Brush
                | Beach
                | Embankment
                | Interior
                | Court
                | Rampart
                | TowerTop
                | Stairs
                | FilledDitch
                | FixedBridge
                | Gangway
                | KeepHall
                | Platform
        )
    }
    /// The walk on a wall, behind crenels (3.10).
    pub fn is_crenelled(self) -> bool {
        matches!(self, Self::Rampart | Self::TowerTop)
    }
}

/// A terrain (table 4.1).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainData {
    pub terrain: Terrain,
    /// The character that stands for it on maps; terrains that only come about in play have none.
    #[serde(default)]
    pub char: Option<char>,
    /// Movement points to enter it on foot; without them it is closed.
    #[serde(default)]
    pub foot: Option<i32>,
    /// The same on horseback.
    #[serde(default)]
    pub mounted: Option<i32>,
    #[serde(default = "no_cover")]
    pub cover: Cover,
    /// Columns by which a combat shifts in favour of who attacks out of this hex.
    #[serde(default)]
    pub attack: i32,
    /// Columns by which a combat shifts in favour of who attacks a man in this hex.
    #[serde(default)]
    pub defence: i32,
    /// On which level a man in it stands, in halves.
    #[serde(default)]
    pub level: i32,
    /// How high it stands in the way of a line of fire, in halves of a level; nothing if it never does.
    #[serde(default)]
    pub top: Option<i32>,
}

fn no_cover() -> Cover {
    Cover::None
}

/// The results of a combat (table 4.3). Both tables have the columns 9–12, 13–20 and 51–70, narrow bands in which a few
/// points more are soon the next column, and 9–12 and 13–20 are mild on the attackers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CombatResult {
    /// A wounded attacker.
    AW,
    /// A stunned attacker.
    AS,
    /// All attackers retreat.
    AR,
    /// Nothing.
    No,
    /// The defender retreats.
    DR,
    /// The defender is stunned.
    DS,
    /// The rider is thrown from his horse.
    DU,
    /// The defender is wounded.
    DW,
    /// The defender is killed.
    DK,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatData {
    /// From which differential on each column is read; the first is read below the second, too.
    pub columns: Vec<i32>,
    /// A row for each face of the die, a cell for each column, for a defender on foot.
    pub foot: Vec<Vec<CombatResult>>,
    /// The same for a rider.
    pub mounted: Vec<Vec<CombatResult>>,
}

/// A weapon that shoots (table 4.4).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShooterData {
    pub weapon: Weapon,
    /// How far short, medium and long range reach, in hexes.
    pub ranges: Vec<u8>,
    /// No nearer than this.
    pub nearest: u8,
    /// For each range whether armour adds to the die.
    pub armour: Vec<bool>,
    /// Most movement points before a shot, for those who shot in the enemy's phase, too; none: they never shoot twice.
    pub both: Option<i32>,
    /// Most movement points before a shot in one's own phase alone.
    pub own: Option<i32>,
    /// Most movement points of the movement before a shot in the enemy's phase alone.
    pub enemy: Option<i32>,
    /// How many a man carries; without a number he never runs out.
    #[serde(default)]
    pub carried: Option<u8>,
    /// For each cover from none to strong: highest die for killed, wounded, stunned, driven back; of a man on foot.
    pub foot: Vec<(i32, i32, i32, i32)>,
    /// The same of a rider, who is thrown from his horse instead of stunned.
    pub mounted: Vec<(i32, i32, i32, i32)>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShootingData {
    /// Added to the die at short, medium and long range.
    pub range: Vec<i32>,
    /// Added for a wounded shooter.
    pub wounded: i32,
    /// Added where armour counts.
    pub armour: i32,
    /// Added for a man of an unsupplied group.
    pub unsupplied: i32,
    pub weapons: Vec<ShooterData>,
    /// Where a stone of a staff sling comes down, for each face of the die.
    pub impact: Vec<Impact>,
}

words! {
    /// Where a shot comes down, seen from the shooter.
    Impact { Target, Far, Near, FarRight, NearRight, FarLeft, NearLeft }
}

/// Numbers that stand in no table (4.9).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitsData {
    /// From which differential on a surrounded knight may yield.
    pub capture_min_differential: i32,
    /// Up to which die he does.
    pub capture_yields_max: i32,
    /// So many men beside a captive lead him.
    pub captive_guards: usize,
    /// So many hexes straight ahead make a charge.
    pub charge_min_hexes: i32,
    /// Columns that a charge gives.
    pub charge_columns: i32,
    /// Added to a step from a threatened hex to a threatened hex.
    pub zone_mp_surcharge: i32,
    /// From so many bodies on a hex costs double.
    pub bodies_that_slow: u8,
    /// Added to the cost of a pivot.
    pub pivot_mp: i32,
    /// How many times a step back costs.
    pub back_times: i32,
    /// What leaving the map costs.
    pub exit_mp: i32,
    /// Added to the die of a combat with an unsupplied attacker.
    pub unsupplied_die: i32,
    /// Length of a battle, in percent of that of its scenario, rounded up.
    pub length_percent: i32,
    /// Sides of the die.
    pub die: i32,
    /// Columns for who attacks from one level higher, across stairs or a door.
    pub higher: i32,
}

/// Which means of setting fire (table 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kindle {
    Arrow,
    /// Of a staff sling: it is read in the column of flaming arrows.
    Incendiary,
    Torch,
    Oil,
    Spread,
}

/// What can burn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fuel {
    Terrain(Terrain),
    Engine(EngineKind),
    Mantlet,
    Ballista,
    Mangonel,
    /// The front of a belfry, which is covered with hides, and its other sides.
    BelfryFront,
    BelfrySides,
}

/// From which die on something catches fire (table 4.5); nothing: never.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireData {
    #[serde(default)]
    pub terrain: Vec<Terrain>,
    #[serde(default)]
    pub engines: Vec<EngineKind>,
    /// The line holds for mantlets, too.
    #[serde(default)]
    pub mantlets: bool,
    /// The line holds for ballistae, too.
    #[serde(default)]
    pub ballistae: bool,
    /// The line holds for mangonels, too.
    #[serde(default)]
    pub mangonels: bool,
    /// The line holds for the fronts of belfries, and for their sides and rears.
    #[serde(default)]
    pub belfry_fronts: bool,
    #[serde(default)]
    pub belfry_sides: bool,
    pub arrow: Option<i32>,
    pub torch: Option<i32>,
    pub oil: Option<i32>,
    pub spread: Option<i32>,
}
impl FireData {
    /// Whether the line is about this.
    pub fn is_of(&self, fuel: Fuel) -> bool {
        match fuel {
            Fuel::Terrain(terrain) => self.terrain.contains(&terrain),
            Fuel::Engine(engine) => self.engines.contains(&engine),
            Fuel::Mantlet => self.mantlets,
            Fuel::Ballista => self.ballistae,
            Fuel::Mangonel => self.mangonels,
            Fuel::BelfryFront => self.belfry_fronts,
            Fuel::BelfrySides => self.belfry_sides,
        }
    }
    pub fn needed(&self, means: Kindle) -> Option<i32> {
        match means {
            Kindle::Arrow | Kindle::Incendiary => self.arrow,
            Kindle::Torch => self.torch,
            Kindle::Oil => self.oil,
            Kindle::Spread => self.spread,
        }
    }
}

/// All rule data, checked.
#[derive(Clone, Debug)]
pub struct AnarchyData {
    pub classes: Vec<ClassData>,
    pub roster: Vec<RosterData>,
    pub terrain: Vec<TerrainData>,
    pub combat: CombatData,
    pub shooting: ShootingData,
    pub works: WorksData,
    pub fire: Vec<FireData>,
    pub engines: EnginesData,
    pub defence: DefenceData,
    pub bombardment: BombardmentData,
    pub artillery: ArtilleryData,
    pub limits: LimitsData,
    pub opponents: OpponentsData,
    pub maps: Vec<MapData>,
    pub scenarios: Vec<ScenarioData>,
}

impl AnarchyData {
    /// The class of this name.
    pub fn class(&self, name: &str) -> Option<usize> {
        self.classes.iter().position(|class| class.name == name)
    }
}
