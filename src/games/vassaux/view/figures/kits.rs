//! What a miniature shows of its fighter: what he is, what he bears, who he is in his unit.
use crate::desktop::face::Tincture;
use crate::games::vassaux::rules::Rules;
use crate::table::prelude::PieceId;

/// What a fighter is by his profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    Peasant,
    Squire,
    Soldier,
    Knight,
}

/// What he strikes or shoots with, as one sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// A tool of the field.
    Tool,
    Sword,
    Bow,
    Crossbow,
    Spear,
}

/// What protects him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Armour {
    Cloth,
    Light,
    Reinforced,
    Mail,
    Plate,
    /// A tall shield that stands on the ground.
    Siege,
}

/// Who he is in his host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Station {
    Fighter,
    Vassal,
    Lord,
}

/// What a miniature shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kit {
    pub rank: Rank,
    pub weapon: Weapon,
    pub armour: Armour,
    pub mounted: bool,
    pub station: Station,
    pub tincture: Tincture,
    /// The place of his unit in his host; 0 is the lord's.
    pub unit: usize,
    /// A number of his own: no two men are painted quite alike.
    pub number: u32,
    /// He runs about, and has thrown away what he bore (V-7.04).
    pub confused: bool,
}

impl Kit {
    /// What a fighter shows; nothing if there is no such one.
    pub fn of(rules: &Rules, fighter: PieceId, leads: bool, confused: bool, tincture: Tincture) -> Option<Self> {
        let unit = rules.roster.unit_of_fighter(fighter)?;
        let build = &rules.figures_of(fighter).build;
        let (gear, data) = (&rules.data.gear, &rules.data);
        let weapon = &gear.weapons[build.weapon];
        let rank = match data.profiles[build.profile].id.as_str() {
            "paysan" => Rank::Peasant,
            "ecuyer" => Rank::Squire,
            "soldat" => Rank::Soldier,
            _ => Rank::Knight,
        };
        let weapon = match (weapon.id.as_str(), weapon.shot) {
            ("light_ranged", _) => Weapon::Bow,
            (_, Some(_)) => Weapon::Crossbow,
            ("specialised", _) => Weapon::Spear,
            ("improvised", _) => Weapon::Tool,
            _ => Weapon::Sword,
        };
        let armour = match gear.armours[build.armour].id.as_str() {
            "none" => Armour::Cloth,
            "light" => Armour::Light,
            "reinforced" => Armour::Reinforced,
            "knight" => Armour::Plate,
            "siege" => Armour::Siege,
            _ => Armour::Mail,
        };
        let station = match (leads, unit.is_lord()) {
            (_, true) => Station::Lord,
            (true, false) => Station::Vassal,
            _ => Station::Fighter,
        };
        let (mounted, number) = (rules.is_mounted(unit.id), fighter.0);
        Some(Self { rank, weapon, armour, mounted, station, tincture, unit: unit.index, number, confused })
    }
    /// One of so many, always the same for this man and this question.
    pub const fn one_of(&self, many: u32, question: u32) -> u32 {
        let mixed = (self.number.wrapping_mul(0x9e37_79b9)) ^ question.wrapping_mul(0x85eb_ca6b);
        let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
        (mixed >> 11) % many
    }
    /// Whether he leads his unit.
    pub const fn leads(&self) -> bool {
        !matches!(self.station, Station::Fighter)
    }
}
